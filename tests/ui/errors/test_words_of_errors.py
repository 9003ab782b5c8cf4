"""The words for what goes wrong: every code has them, in both languages, and nobody reads a code."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from app.domain.errors import Code, KnownError, Refused
from app.domain.house.rights import Act, Role
from app.domain.values.money import Money
from app.domain.values.odds import Odds
from app.services.files.misread import Misread, Slip
from ui.errors.causes import CAUSES
from ui.errors.files import SLIPS, misread_words
from ui.errors.rules import excerpt
from ui.errors.said import Said, names_in
from ui.operations import Fault
from ui.words import Language, Words, read_catalogue
from ui.words_of_errors import REFUSALS, said

ROOT = Path(__file__).parents[3]
RAISED = re.compile(r'KnownError\(\s*"(\w+)"|, "(\w+)"\),$', re.MULTILINE)


def _sentences(words: Said) -> Iterable[str]:
    return (words.what, words.why, *words.steps)


def _catalogue() -> set[str]:
    return {source for context, source in read_catalogue(Language.ENGLISH) if context == "Errors"}


def test_every_code_has_words() -> None:
    assert set(Code) - set(REFUSALS) == set()


@pytest.mark.parametrize("code", list(Code))
def test_a_refusal_says_what_why_and_what_next(code: Code) -> None:
    words = said(Refused(code))
    assert words.what
    assert words.why
    assert 1 <= len(words.steps) <= 3
    assert all(len(step) < 120 for step in words.steps)
    for sentence in _sentences(words):
        assert code.value not in sentence
        assert "!" not in sentence
        assert "Erreur" not in sentence
        assert "erreur" not in sentence
        assert "{" not in sentence


@pytest.mark.parametrize("code", list(Code))
def test_a_refusal_is_said_in_english_too(code: Code) -> None:
    entry = REFUSALS[code]
    assert {entry.what, *entry.why, *entry.steps} <= _catalogue()


def test_whatever_a_reader_stumbles_over_has_words_in_both_languages() -> None:
    assert set(SLIPS) == set(Slip)
    assert set(SLIPS.values()) <= _catalogue()
    for slip, words in SLIPS.items():
        told = dict.fromkeys(("field", "line", "place", "limit", "value", "count", "found"), "7")
        told |= dict.fromkeys(("columns", "names", "bet"), "7")
        plain = misread_words(Misread(slip, told)).replace("\u00a0", " ").replace("\u202f", " ")
        assert plain == words.format_map(told)
        assert str(Misread(slip, told))


def test_a_number_that_no_bet_may_bear_is_not_called_taken() -> None:
    beyond, taken = (said(Refused(Code.BET_NUMBER_TAKEN, **d)) for d in ({"beyond": 1000}, {"bet": 134}))
    assert "de 1 à 999" in beyond.why
    assert "existe déjà" in taken.why
    assert beyond.what != taken.what


def test_the_english_asks_for_the_same_details() -> None:
    for (context, source), message in read_catalogue(Language.ENGLISH).items():
        if context in ("Errors", "Refusal"):
            assert all(names_in(form) == names_in(source) for form in message.forms), source


@pytest.mark.parametrize("code", list(Code))
def test_the_rule_behind_a_refusal_can_be_read(code: Code) -> None:
    article = REFUSALS[code].article
    assert (excerpt(article) != "") == (article != "")


def test_every_cause_that_the_house_knows_has_words() -> None:
    raised = {
        first or second
        for room in ("app", "db", "hardware")
        for path in (ROOT / room).rglob("*.py")
        for first, second in RAISED.findall(path.read_text("utf-8"))
        if "KnownError" in path.read_text("utf-8")
    }
    assert {"disk_full", "store_locked", "keys_missing"} <= raised
    assert raised - set(CAUSES) == set()
    for cause in CAUSES:
        words = said(KnownError(cause))
        assert words.steps
        assert cause not in " ".join(_sentences(words))


def test_amounts_odds_and_hours_are_written_as_the_house_writes_them() -> None:
    short = said(Refused(Code.DRAWER_SHORT, held=Money(12345), amount=Money(150000)))
    assert "123,45\u00a0€" in short.why
    assert "1\u202f500,00\u00a0€" in short.why
    assert "1,00" in said(Refused(Code.ODDS_INVALID, odds=Odds(100))).why
    until = datetime(2026, 9, 5, 12, 37, tzinfo=UTC)
    assert said(Refused(Code.PIN_LOCKED, until=until)).why.endswith("à 14:37.")
    assert "30/10/2026" in said(Refused(Code.EXPIRED, until=date(2026, 10, 30))).why


def test_who_may_do_it_is_named_by_function() -> None:
    why = said(Refused(Code.NOT_ALLOWED, act=Act.CLOSE_DAY, roles=[Role.COMMITTEE, Role.DIRECTOR])).why
    assert "Comité de direction, Direction responsable" in why


def test_missing_fields_are_named_in_words() -> None:
    assert (
        "date de naissance, adresse" in said(Refused(Code.IDENTITY_MISSING, fields=("born", "address"))).why
    )


def test_every_broken_rule_is_named() -> None:
    words = said(Refused(Code.DEALERS_BONUS_TOO_HIGH, Code.SINGLE_TABLE_TOO_BIG))
    assert "Trop de joueurs pour une table unique" in words.why


def test_a_fault_gives_its_reference() -> None:
    assert "1f2e3d4c" in said(Fault("1f2e3d4c")).why


def test_a_refusal_follows_the_language(words: Words) -> None:
    words.speak(Language.ENGLISH)
    assert said(Refused(Code.ALREADY_PAID)).what == "Already paid"
