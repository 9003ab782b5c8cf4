"""Templates: levels built from the starting stack, and whole tournaments saved, copied, imported and
exported (POKER P1)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from importlib import resources

from app.codec import plain, read_plain
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.poker.context import require_reason
from app.domain.poker.terms import Level, Terms, broken_rules, impossible_fields
from app.ports.material import Saved, TemplateKind
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.files.strict import read_json
from app.services.house import House
from app.services.poker.folding import load

_STEPS = (10, 15, 20, 30, 40, 50, 60, 80)
"""Small blinds within a decade, in tenths of its first."""
_LEVELS = 24
_ANTES_FROM = 4
FORMAT = "guichet-tournament-1"


class Pace(StrEnum):
    TURBO = "turbo"
    REGULAR = "regular"
    DEEP_STACK = "deep_stack"


def levels_for(pace: Pace, chips: int) -> tuple[Level, ...]:
    """Levels that begin with the depth of `pace` for a starting stack of `chips`.

    Blinds are round figures of the smallest chip that the depth allows, at least 1.
    """
    text = resources.files("resources").joinpath("templates", "levels.json").read_text("utf-8")
    row: Mapping[str, int] = next(each for each in json.loads(text)["levels"] if each["name"] == pace)
    first = _first_small_blind(chips // (2 * row["stack_in_big_blinds"]))
    return tuple(
        Level(
            small_blind=small,
            big_blind=small * 2,
            ante=small * 2 if number >= _ANTES_FROM else 0,
            minutes=row["minutes"],
            break_minutes=row["break_minutes"] if number % row["break_every"] == 0 else 0,
        )
        for number, small in enumerate(_ladder(first), 1)
    )


def _first_small_blind(most: int) -> int:
    """The largest round small blind that is not above `most`."""
    size = 1
    while size * 10 <= most:
        size *= 10
    return max((size * step // 10 for step in _STEPS if size * step <= most * 10), default=1)


def _ladder(first: int) -> Sequence[int]:
    """Small blinds from `first` on, each a round figure above the one before."""
    found: list[int] = []
    size = 1
    while len(found) < _LEVELS:
        for step in _STEPS:
            small, odd = divmod(size * step, 10)
            if not odd and small >= first and (not found or small > found[-1]) and len(found) < _LEVELS:
                found.append(small)
        size *= 10
    return found


@dataclass(frozen=True, slots=True)
class SaveTemplate:
    """The terms of `tournament`, under `name`."""

    tournament: str
    name: str


@dataclass(frozen=True, slots=True)
class ImportTemplate:
    """A file that `export_template` made; `name` in place of the tournament's own, if given."""

    data: bytes
    name: str = ""


@dataclass(frozen=True, slots=True)
class RemoveTemplate:
    name: str


@dataclass(frozen=True, slots=True)
class TemplateSaved:
    name: str


@act(Act.SAVE_TEMPLATE)
def save_template(work: Work, command: SaveTemplate) -> TemplateSaved:
    """Keep a tournament's rules for later ones. Raises Refused(unknown, reason_required)."""
    return _save(work, require_reason(command.name), load(work.unit, command.tournament).terms)


@act(Act.SAVE_TEMPLATE)
def import_template(work: Work, command: ImportTemplate) -> TemplateSaved:
    """Keep the rules of a file. Raises Refused(file_invalid), or every rule of P1 that is broken."""
    terms = read_template(command.data)
    return _save(work, command.name.strip() or terms.name, terms)


@act(Act.SAVE_TEMPLATE)
def remove_template(work: Work, command: RemoveTemplate) -> TemplateSaved:
    """Raises Refused(unknown)."""
    _named(work.unit, command.name)
    work.subject = f"template {command.name}"
    work.unit.templates.save(Saved(TemplateKind.TOURNAMENT, command.name, "", work.now))
    return TemplateSaved(command.name)


def _save(work: Work, name: str, terms: Terms) -> TemplateSaved:
    work.subject = f"template {name}"
    body = export_terms(terms)
    work.unit.templates.save(Saved(TemplateKind.TOURNAMENT, name, body, work.now))
    return TemplateSaved(name)


@dataclass(frozen=True, slots=True)
class AskTemplates:
    """All saved tournaments."""


@dataclass(frozen=True, slots=True)
class Template:
    name: str
    terms: Terms


def _templates(unit: Unit, _house: House, _query: AskTemplates) -> Sequence[Template]:
    """Saved tournaments, by name. One that was kept under milder rules is begun from and put right."""
    saved = unit.templates.saved(TemplateKind.TOURNAMENT)
    return tuple(Template(each.name, _terms_in(each.body.encode())) for each in saved)


templates = reading(_templates)


def _named(unit: Unit, name: str) -> Saved:
    for each in unit.templates.saved(TemplateKind.TOURNAMENT):
        if each.name == name:
            return each
    raise Refused(Code.UNKNOWN, template=name)


def copied(terms: Terms, starts_at: datetime, name: str = "") -> Terms:
    """The same tournament at another time, and under another name if given; its sessions move along."""
    moved = terms.moved_to(starts_at)
    return replace(moved, name=name.strip() or moved.name)


def export_terms(terms: Terms) -> str:
    """The rules of a tournament as the JSON of a file."""
    return json.dumps({"format": FORMAT, "terms": plain(terms)}, ensure_ascii=False, indent=1)


def read_template(data: bytes) -> Terms:
    """The rules of a file, whole and sound. Raises Refused(file_invalid, terms_invalid), or every rule of
    P1 that is broken."""
    terms = _terms_in(data)
    fields = impossible_fields(terms)
    if fields:
        raise Refused(Code.TERMS_INVALID, fields=fields)
    broken = broken_rules(terms)
    if broken:
        raise Refused(*broken)
    return terms


def _terms_in(data: bytes) -> Terms:
    top = read_json(data)
    if not isinstance(top, dict) or set(top) != {"format", "terms"} or top["format"] != FORMAT:
        raise Refused(Code.FILE_INVALID, why=f"not a {FORMAT} file")
    try:
        terms = read_plain(top["terms"], Terms)
    except Exception as error:
        raise Refused(Code.FILE_INVALID, why=f"terms: {type(error).__name__}") from None
    if plain(terms) != top["terms"]:
        raise Refused(Code.FILE_INVALID, why="terms: a value of another type")
    return terms
