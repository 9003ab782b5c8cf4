"""Every word can be read and every border seen, in both schemes (HOUSE H7)."""

from __future__ import annotations

import pytest

from ui.theme import DARK, LIGHT, SecondScreenTokens, Tokens, contrast
from ui.theme.tokens import CONTROL_PAIRS, TEXT_PAIRS, Token

SCHEMES = [pytest.param(LIGHT, id="light"), pytest.param(DARK, id="dark")]

MEASURED: list[tuple[Token, Token, float, float]] = [
    ("ink", "surface", 16.5, 14.4),
    ("ink2", "surface", 8.1, 9.2),
    ("ink3", "surface", 5.9, 6.8),
    ("ink3", "sunken", 4.9, 5.8),
    ("ctl", "surface", 3.6, 4.0),
    ("ctl", "canvas", 3.2, 4.6),
    ("pri", "surface", 7.4, 7.7),
    ("onpri", "pri", 7.4, 8.5),
    ("onpri", "prip", 10.6, 11.1),
    ("ink", "pritint", 13.9, 11.3),
    ("good", "goodtint", 5.6, 7.1),
    ("warn", "warntint", 5.9, 7.6),
    ("bad", "badtint", 5.8, 6.7),
    ("demo", "demotint", 6.7, 6.8),
    ("onband", "bandgood", 6.5, 6.5),
    ("onband", "bandbad", 6.9, 6.9),
    ("onband", "bandslate", 8.1, 9.1),
    ("onbandwarn", "bandwarn", 11.4, 8.0),
    ("railtext", "rail", 10.4, 10.4),
    ("onrail", "railchosen", 11.2, 13.5),
    ("prifocus", "pri", 4.6, 5.1),
    ("offtext", "offfill", 3.3, 3.7),
]


@pytest.mark.parametrize("tokens", SCHEMES)
@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text_stands_out_by_four_and_a_half(tokens: Tokens, text: Token, ground: Token) -> None:
    assert contrast(tokens.of(text), tokens.of(ground)) >= 4.5


@pytest.mark.parametrize("tokens", SCHEMES)
@pytest.mark.parametrize(("border", "ground"), CONTROL_PAIRS)
def test_borders_of_controls_stand_out_by_three(tokens: Tokens, border: Token, ground: Token) -> None:
    assert contrast(tokens.of(border), tokens.of(ground)) >= 3


@pytest.mark.parametrize(("text", "ground", "light", "dark"), MEASURED)
def test_the_contrasts_are_those_of_the_look(text: Token, ground: Token, light: float, dark: float) -> None:
    assert contrast(LIGHT.of(text), LIGHT.of(ground)) == pytest.approx(light, abs=0.16)
    assert contrast(DARK.of(text), DARK.of(ground)) == pytest.approx(dark, abs=0.5)


def test_the_second_screen_can_be_read_across_the_room() -> None:
    colours = SecondScreenTokens()
    assert contrast(colours.text, colours.page) >= 15
    assert contrast(colours.label, colours.block) >= 7
    assert contrast(colours.on_pause, colours.pause) >= 7


def test_black_on_white_is_twenty_one() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
