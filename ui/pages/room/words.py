"""The sentences of the room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Literal

from app.domain.errors import Code
from app.domain.poker.moving import MoveReason
from app.domain.values.days import local
from app.services.poker.room_view import Move
from ui.icons import Icon
from ui.tournament.watch import as_ranges
from ui.tournament.words import chips, listed
from ui.widgets import TagKind
from ui.words import translate


def tables_words(tables: Sequence[int]) -> str:
    """`Tables 1 à 3`, `Table 7`, `Tables 1 à 3 et 7`."""
    if not tables:
        return translate("Room", "Aucune table")
    if len(tables) == 1:
        return translate("Room", "Table {number}").format(number=tables[0])
    parts = []
    for first, last in as_ranges(tables):
        span = translate("Room", "{first} à {last}").format(first=first, last=last)
        parts.append(str(first) if first == last else span)
    return translate("Room", "Tables {numbers}").format(numbers=listed(parts))


def move_reason(move: Move) -> str:
    """Why a player moves."""
    if move.reason is MoveReason.FINAL_TABLE:
        return translate("Room", "Table finale")
    if move.reason is MoveReason.BREAK:
        return translate("Room", "Table {table} cassée").format(table=move.left[0])
    return translate("Room", "Équilibrage")


def breaking_words(breaks: Sequence[int], players: int, order: Sequence[int]) -> str:
    """Which tables the players no longer need, and in what order tables break."""
    one = translate("Room", "La table {tables} se casse : {players} joueurs tiennent aux autres.")
    several = translate("Room", "Les tables {tables} se cassent : {players} joueurs tiennent aux autres.")
    tables = listed([str(table) for table in sorted(breaks)])
    what = (one if len(breaks) == 1 else several).format(tables=tables, players=players)
    how = translate("Room", "Ordre de casse tiré au départ : {order}.")
    how = how.format(order=", ".join(map(str, order)))
    return f"{what} {how}"


def count_words(deviation: int | None) -> tuple[str, TagKind, Icon]:
    """What a count says against what should lie there; None where moves made that uncertain."""
    if deviation is None:
        return translate("Room", "Rien à comparer"), "neutral", Icon.COINS
    if deviation == 0:
        return translate("Room", "Aucun écart"), "good", Icon.CHECK
    more, less = translate("Room", "{chips} de trop"), translate("Room", "Il manque {chips}")
    words = (more if deviation > 0 else less).format(chips=chips(abs(deviation)))
    return words, "warn", Icon.TRIANGLE_ALERT


def left_words(left: int) -> tuple[str, TagKind, Icon]:
    """How many bags of a table are still to be counted."""
    return translate("Room", "%n sac(s) à compter", None, left), "neutral", Icon.COINS


def bags_words(
    counted: int, in_play: int, tables: Sequence[int]
) -> tuple[str, Literal["good", "warn"], Icon]:
    """What all the bags say against the chips in play; `tables` are those that do not add up."""
    if counted == in_play:
        even = translate("Room", "Les sacs font les {chips} jetons en jeu.").format(chips=chips(in_play))
        return even, "good", Icon.CHECK
    what, _, icon = count_words(counted - in_play)
    sums = translate("Room", "{counted} jetons comptés, {in_play} en jeu.")
    parts = [f"{what}. {sums.format(counted=chips(counted), in_play=chips(in_play))}"]
    if tables:
        parts.append(translate("Room", "L’écart : {tables}.").format(tables=tables_words(tables)))
    parts.append(translate("Room", "Touchez un sac pour le recompter."))
    return " ".join(parts), "warn", icon


def planned_words(start: datetime) -> str:
    """When a session is planned to begin, on the house's clock."""
    planned = translate("Room", "Prévue le {day} à {time}")
    return planned.format(day=f"{local(start):%d/%m/%Y}", time=f"{local(start):%H:%M}")


def watch_sentences(problems: Mapping[Code, tuple[int, ...]]) -> Sequence[str]:
    """What is wrong with the watch over the tables, one sentence for each thing."""
    sentences = {
        Code.CHIEF_MISSING: translate("Room", "Sans chef de table : {tables}."),
        Code.CHIEF_TOO_FEW: translate("Room", "Moins de 2 tables pour un chef : {tables}."),
        Code.CHIEF_TOO_MANY: translate("Room", "Plus de 10 tables pour un chef : {tables}."),
        Code.CHIEF_NOT_ADJACENT: translate("Room", "Tables qui ne se touchent pas : {tables}."),
    }
    return [sentences[code].format(tables=tables_words(at)) for code, at in problems.items()]
