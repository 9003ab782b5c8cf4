"""The three bulletins, empty, on A4: to be filled in by hand and read at the counter (BETTING B2)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from app.documents.blocks import Block, Document, Emphasis, Feed, Kind, Line, Table
from app.documents.tickets import HELP, OFFER_NAME
from app.domain.betting import labels
from app.domain.betting.bet import MATCHES_OF_THE_DAY, PICKS, SIDES, BetType, Weekday
from app.domain.betting.formulas import ALL_FORMULAS, BASE_STAKES, SINGLE

BOX = "☐"
MOST_PICKS = 6


def empty_bulletins(*, station: str, at: datetime) -> Document:
    """*1N2 Simple*, *1N2* and *Le Match du Jour*, one below the other."""
    blocks = (*_single(), Feed(2), *_combined(), Feed(2), *_match_of_the_day(), Feed(), HELP)
    return Document(Kind.EMPTY_BULLETINS, "Bulletins", f"{at:%Y%m%d}", at, station, blocks)


def _single() -> tuple[Block, ...]:
    return (
        _title("Bulletin 1N2 Simple", "un seul pari, au résultat"),
        _numbers(1),
        Table(("Pronostic", "Mise de base"), ((_boxes(SIDES), _stakes()),), (3, 7)),
    )


def _combined() -> tuple[Block, ...]:
    formulas = [formula.plain() for formula in ALL_FORMULAS if formula != SINGLE]
    return (
        _title("Bulletin 1N2", "deux à six paris, une formule, une mise de base"),
        Table(("Formule",), ((_boxes(formulas),),), (1,)),
        _numbers(MOST_PICKS, picks=True),
        Table(("Mise de base par combinaison",), ((_stakes(),),), (1,)),
    )


def _match_of_the_day() -> tuple[Block, ...]:
    days = [labels.weekday_word(day) for day in Weekday]
    rows = [
        *((labels.type_word(kind), _boxes(labels.pick_word(pick) for pick in PICKS[kind]), _stakes())
          for kind in PICKS),
        (labels.type_word(BetType.EXACT_SCORE), "__ : __   " + _boxes(["Autres"]), _stakes()),
    ]  # fmt: skip
    return (
        _title("Le Match du Jour", "un ou plusieurs paris simples sur un match, chacun sa mise"),
        Table(("Jour", "Numéro du match"), ((_boxes(days), _boxes(map(str, MATCHES_OF_THE_DAY))),), (6, 4)),
        Table(("Pari", "Pronostic", "Mise"), tuple(rows), (3, 4, 5)),
    )


def _title(name: str, about: str) -> Line:
    return Line(f"{name} · {OFFER_NAME} · {about}", emphasis=Emphasis.BOLD)


def _numbers(count: int, *, picks: bool = False) -> Table:
    """A grid of hundreds, tens and units for each bet."""
    digits = _boxes(map(str, range(10)))
    rows = tuple(
        (str(place), digits, digits, digits, *([_boxes(SIDES)] if picks else []))
        for place in range(1, count + 1)
    )
    names = ("Pari", "Centaines", "Dizaines", "Unités", *(["Pronostic"] if picks else []))
    return Table(names, rows, (2, 6, 6, 6, *([4] if picks else [])))


def _boxes(words: Iterable[str]) -> str:
    return " ".join(f"{BOX}{word}" for word in words)


def _stakes() -> str:
    return _boxes(f"{stake.cents // 100}€" for stake in BASE_STAKES)
