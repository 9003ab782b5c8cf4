"""Every colour of the screens, once, by what it is for; light and dark."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

Token = Literal[
    "canvas", "surface", "sunken", "line", "ctl", "ink", "ink2", "ink3",
    "pri", "onpri", "prip", "pritint", "prifocus",
    "good", "goodtint", "warn", "warntint", "bad", "badtint", "demo", "demotint",
    "bandgood", "bandbad", "bandslate", "onband", "bandwarn", "onbandwarn",
    "offtext", "offfill", "offline", "felt", "feltline",
    "rail", "railchosen", "railtext", "railbar", "onrail", "badge", "onbadge",
]  # fmt: skip
"""The name of a colour; what each is for stands beside it in `Tokens`."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """The colours of one scheme, as `#rrggbb`."""

    canvas: str  # the page
    surface: str  # cards, panel, strip, buttons
    sunken: str  # heads of lists, pressed, neutral tag
    line: str  # dividers only
    ctl: str  # borders of controls: 3:1 on surface and canvas
    ink: str  # text
    ink2: str  # labels
    ink3: str  # captions
    pri: str  # the main action, what is chosen, the focus
    onpri: str  # text on pri
    prip: str  # pri while pressed
    pritint: str  # a chosen row, a hint
    prifocus: str  # inner border of a focused main action: 3:1 on pri
    good: str
    goodtint: str
    warn: str
    warntint: str
    bad: str
    badtint: str
    demo: str  # demonstration and training, nothing else
    demotint: str
    bandgood: str
    bandbad: str
    bandslate: str
    onband: str  # text on the three bands above
    bandwarn: str
    onbandwarn: str
    offtext: str  # disabled controls, exempt from 4.5:1
    offfill: str
    offline: str
    felt: str
    feltline: str
    rail: str
    railchosen: str
    railtext: str
    railbar: str
    onrail: str
    badge: str
    onbadge: str

    def of(self, token: Token) -> str:
        """The colour named `token`."""
        colour: str = getattr(self, token)
        return colour

    def by_name(self) -> dict[str, str]:
        """Every colour under its name, for the style sheet."""
        return {name: getattr(self, name) for name in get_args(Token)}


LIGHT: Final = Tokens(
    canvas="#F1F3F5", surface="#FFFFFF", sunken="#E7EBEF", line="#D2D9E0", ctl="#7D8997",
    ink="#14202B", ink2="#435160", ink3="#596673",
    pri="#17569B", onpri="#FFFFFF", prip="#0F3F75", pritint="#E2EDF8", prifocus="#A9D0F8",
    good="#0E6B47", goodtint="#E0F2E9", warn="#855000", warntint="#FCEFD6", bad="#AD241C", badtint="#FBE6E4",
    demo="#643A9B", demotint="#EFE7F9",
    bandgood="#0E6B47", bandbad="#AD241C", bandslate="#435160", onband="#FFFFFF",
    bandwarn="#FCE3B4", onbandwarn="#3D2600",
    offtext="#7A8591", offfill="#EEF1F4", offline="#D2D9E0", felt="#D9E6DF", feltline="#7C9187",
    rail="#15222F", railchosen="#2A3D50", railtext="#C6D1DC", railbar="#7FB8F2", onrail="#FFFFFF",
    badge="#F0B84F", onbadge="#2A1B00",
)  # fmt: skip

DARK: Final = Tokens(
    canvas="#0F151B", surface="#19222C", sunken="#232F3B", line="#303E4C", ctl="#718192",
    ink="#EEF3F8", ink2="#B9C5D1", ink3="#9CAAB8",
    pri="#7FB8F2", onpri="#08192A", prip="#A9D0F8", pritint="#1B3550", prifocus="#0F3F75",
    good="#63D0A0", goodtint="#12352A", warn="#F0B84F", warntint="#3A2B0F", bad="#FF9189", badtint="#431E1C",
    demo="#C6A7F2", demotint="#33254A",
    bandgood="#0E6B47", bandbad="#AD241C", bandslate="#3C4A58", onband="#FFFFFF",
    bandwarn="#5A4010", onbandwarn="#FFE7B8",
    offtext="#71808E", offfill="#1E2832", offline="#303E4C", felt="#1C2C27", feltline="#5E756B",
    rail="#0A0F14", railchosen="#22303E", railtext="#B4C0CC", railbar="#7FB8F2", onrail="#FFFFFF",
    badge="#F0B84F", onbadge="#2A1B00",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class SecondScreenTokens:
    """The colours of the tournament clock, read from across a room; the same in both schemes."""

    page: str = "#0E141B"
    block: str = "#151D26"
    line: str = "#2A3744"
    text: str = "#F2F6FA"
    label: str = "#A9B7C5"
    pause: str = "#F0B84F"
    on_pause: str = "#2A1B00"
    progress: str = "#7FB8F2"


TEXT_PAIRS: Final[tuple[tuple[Token, Token], ...]] = (
    ("ink", "surface"), ("ink", "canvas"), ("ink", "sunken"), ("ink", "pritint"), ("ink", "felt"),
    ("ink2", "surface"), ("ink2", "canvas"), ("ink2", "sunken"), ("ink2", "pritint"), ("ink2", "felt"),
    ("ink3", "surface"), ("ink3", "canvas"), ("ink3", "sunken"), ("ink3", "pritint"),
    ("pri", "surface"), ("pri", "canvas"), ("pri", "pritint"),
    ("onpri", "pri"), ("onpri", "prip"),
    ("good", "surface"), ("good", "canvas"), ("good", "goodtint"),
    ("warn", "surface"), ("warn", "canvas"), ("warn", "warntint"),
    ("bad", "surface"), ("bad", "canvas"), ("bad", "badtint"),
    ("demo", "surface"), ("demo", "demotint"),
    ("onband", "bandgood"), ("onband", "bandbad"), ("onband", "bandslate"), ("onbandwarn", "bandwarn"),
    ("railtext", "rail"), ("onrail", "rail"), ("onrail", "railchosen"), ("onbadge", "badge"),
)  # fmt: skip
"""Text and what it may stand on: 4.5:1 at least, in both schemes."""

CONTROL_PAIRS: Final[tuple[tuple[Token, Token], ...]] = (
    ("ctl", "surface"), ("ctl", "canvas"), ("pri", "surface"), ("pri", "canvas"),
    ("prifocus", "pri"), ("bad", "surface"), ("railbar", "rail"), ("feltline", "surface"),
)  # fmt: skip
"""Borders of controls and what they stand on: 3:1 at least, in both schemes."""


def contrast(one: str, other: str) -> float:
    """The contrast of two `#rrggbb` colours by WCAG 2.2, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
