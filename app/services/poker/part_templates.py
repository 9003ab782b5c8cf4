"""Levels and payout tables saved, imported and exported by themselves (POKER P1, P6).

A payout table is the percentages by number of entries. The house's is the one kept last; without one, the
standard table.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Any, Final

from app.codec import plain, read_plain
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.poker.context import require_reason
from app.domain.poker.payouts import Payout, PayoutFault, payout_faults
from app.domain.poker.terms import Level
from app.ports.material import Saved, TemplateKind
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.files.strict import read_json
from app.services.house import House
from app.services.poker.folding import load
from app.services.poker.prize_templates import standard_payouts
from app.services.poker.templates import TemplateSaved

LEVELS_FORMAT: Final = "guichet-levels-1"
PAYOUTS_FORMAT: Final = "guichet-payouts-1"
_MOST_LEVELS: Final = 100


@dataclass(frozen=True, slots=True)
class SaveLevels:
    """The levels of `tournament`, under `name`."""

    tournament: str
    name: str


@dataclass(frozen=True, slots=True)
class SavePayouts:
    """A table as it was edited, to be kept under `name`."""

    name: str
    payouts: tuple[Payout, ...]


@dataclass(frozen=True, slots=True)
class ImportPart:
    """A file that `export_levels` or `export_payouts` made, to be kept under `name`."""

    data: bytes
    name: str


@dataclass(frozen=True, slots=True)
class RemovePart:
    kind: TemplateKind
    name: str


@dataclass(frozen=True, slots=True)
class LevelsTemplate:
    name: str
    levels: tuple[Level, ...]


@dataclass(frozen=True, slots=True)
class PayoutsTemplate:
    """`in_use`: prizes are proposed from it. Without a `name` it is the standard table."""

    name: str
    payouts: tuple[Payout, ...]
    in_use: bool


@dataclass(frozen=True, slots=True)
class Parts:
    """All that there are, by name; the standard payout table is the last."""

    levels: tuple[LevelsTemplate, ...]
    payouts: tuple[PayoutsTemplate, ...]


@act(Act.SAVE_TEMPLATE)
def save_levels(work: Work, command: SaveLevels) -> TemplateSaved:
    """Raises Refused(unknown, reason_required)."""
    levels = load(work.unit, command.tournament).terms.levels
    return _save(work, TemplateKind.LEVELS, require_reason(command.name), export_levels(levels))


@act(Act.SAVE_TEMPLATE)
def save_payouts(work: Work, command: SavePayouts) -> TemplateSaved:
    """Prizes are proposed from it from now on. Raises Refused(reason_required) without a name, or with
    every rule that its rows break: `percentages_not_100`, `terms_invalid`."""
    name, payouts = require_reason(command.name), command.payouts
    _require_sound(payouts)
    return _save(work, TemplateKind.PAYOUTS, name, export_payouts(payouts))


def _require_sound(payouts: Sequence[Payout]) -> None:
    found = {fault for faults in payout_faults(payouts).values() for fault in faults}
    codes = [Code.PERCENTAGES_NOT_100] if PayoutFault.NOT_100 in found else []
    if not payouts or found - {PayoutFault.NOT_100}:
        codes.append(Code.TERMS_INVALID)
    if codes:
        raise Refused(*codes, fields=("payouts",))


@act(Act.SAVE_TEMPLATE)
def import_part(work: Work, command: ImportPart) -> TemplateSaved:
    """Raises Refused(file_invalid, percentages_not_100, terms_invalid, reason_required)."""
    name, top = require_reason(command.name), _top(command.data)
    if top["format"] == LEVELS_FORMAT:
        return _save(work, TemplateKind.LEVELS, name, export_levels(read_levels(command.data)))
    payouts = read_payouts(command.data)
    _require_sound(payouts)
    return _save(work, TemplateKind.PAYOUTS, name, export_payouts(payouts))


@act(Act.SAVE_TEMPLATE)
def remove_part(work: Work, command: RemovePart) -> TemplateSaved:
    """Raises Refused(unknown)."""
    if all(each.name != command.name for each in work.unit.templates.saved(command.kind)):
        raise Refused(Code.UNKNOWN, template=command.name)
    return _save(work, command.kind, command.name, "")


def _save(work: Work, kind: TemplateKind, name: str, body: str) -> TemplateSaved:
    work.subject = f"template {name}"
    work.unit.templates.save(Saved(kind, name, body, work.now))
    return TemplateSaved(name)


@dataclass(frozen=True, slots=True)
class AskParts:
    """All saved levels and payout tables."""


def _parts(unit: Unit, _house: House, _query: AskParts) -> Parts:
    levels = [
        LevelsTemplate(each.name, read_levels(each.body.encode()))
        for each in unit.templates.saved(TemplateKind.LEVELS)
    ]
    saved = unit.templates.saved(TemplateKind.PAYOUTS)
    latest = max(saved, key=lambda each: each.at, default=None)
    payouts = [PayoutsTemplate(each.name, read_payouts(each.body.encode()), each is latest) for each in saved]
    standard = PayoutsTemplate("", standard_payouts(), in_use=latest is None)
    return Parts(tuple(levels), (*payouts, standard))


parts = reading(_parts)


def _house_payouts(unit: Unit, house: House, query: AskParts) -> tuple[Payout, ...]:
    """The table that prizes are proposed from."""
    return next(each.payouts for each in _parts(unit, house, query).payouts if each.in_use)


house_payouts = reading(_house_payouts)


def export_levels(levels: Sequence[Level]) -> str:
    """Levels as the JSON of a file."""
    body = {"format": LEVELS_FORMAT, "levels": [plain(each) for each in levels]}
    return json.dumps(body, ensure_ascii=False, indent=1)


def export_payouts(payouts: Sequence[Payout]) -> str:
    """A payout table as the JSON of a file; percentages are texts, as exact as they were typed."""
    rows = [
        {"from_entries": each.from_entries, "percentages": [str(part) for part in each.percentages]}
        for each in payouts
    ]
    return json.dumps({"format": PAYOUTS_FORMAT, "payouts": rows}, ensure_ascii=False, indent=1)


def read_levels(data: bytes) -> tuple[Level, ...]:
    """Levels of a file, each playable. Raises Refused(file_invalid)."""
    rows = _rows(data, LEVELS_FORMAT, "levels")
    try:
        levels = tuple(read_plain(row, Level) for row in rows)
    except Exception as error:
        raise Refused(Code.FILE_INVALID, why=f"levels: {type(error).__name__}") from None
    if [plain(each) for each in levels] != rows or len(levels) > _MOST_LEVELS:
        raise Refused(Code.FILE_INVALID, why="levels: a value of another type, or too many")
    for number, level in enumerate(levels, 1):
        if (
            min(level.small_blind, level.big_blind, level.minutes) < 1
            or min(level.ante, level.break_minutes) < 0
        ):
            raise Refused(Code.FILE_INVALID, why=f"level {number} can't be played")
    return levels


def read_payouts(data: bytes) -> tuple[Payout, ...]:
    """A payout table that answers for any number of entries. Raises Refused(file_invalid), or
    `percentages_not_100` for a row that does not add up."""
    rows = _rows(data, PAYOUTS_FORMAT, "payouts")
    found = []
    for row in rows:
        if not isinstance(row, dict) or set(row) != {"from_entries", "percentages"}:
            raise Refused(Code.FILE_INVALID, why="payouts: a row of another form")
        found.append(Payout(_entries(row["from_entries"]), _percentages(row["percentages"])))
    starts = [each.from_entries for each in found]
    if starts[0] != 1 or starts != sorted(set(starts)):
        raise Refused(Code.FILE_INVALID, why="payouts: entries begin with 1 and rise")
    return tuple(found)


def _entries(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused(Code.FILE_INVALID, why="payouts: entries are whole numbers")
    return value


def _percentages(texts: object) -> tuple[Decimal, ...]:
    if not isinstance(texts, list) or not all(isinstance(each, str) for each in texts):
        raise Refused(Code.FILE_INVALID, why="payouts: percentages are texts")
    try:
        parts = tuple(Decimal(each) for each in texts)
    except InvalidOperation:
        raise Refused(Code.FILE_INVALID, why="payouts: a percentage is no number") from None
    if not all(each.is_finite() and each > 0 for each in parts) or list(parts) != sorted(parts, reverse=True):
        raise Refused(Code.FILE_INVALID, why="payouts: percentages fall, and stay above 0")
    if sum(parts, Decimal()) != 100:
        raise Refused(Code.PERCENTAGES_NOT_100, total=sum(parts, Decimal()))
    return parts


def _top(data: bytes) -> Mapping[str, Any]:
    top = read_json(data)
    if not isinstance(top, dict) or top.get("format") not in (LEVELS_FORMAT, PAYOUTS_FORMAT):
        raise Refused(Code.FILE_INVALID, why="neither levels nor payouts")
    return top


def _rows(data: bytes, form: str, key: str) -> list[Any]:
    top = _top(data)
    if set(top) != {"format", key} or top["format"] != form or not isinstance(top[key], list) or not top[key]:
        raise Refused(Code.FILE_INVALID, why=f"not a {form} file")
    return list(top[key])
