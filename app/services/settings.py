"""What a house chooses for itself, and its points of sale: each change an act of its own (HOUSE H1, H2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from app.codec import canonical
from app.domain.errors import Code, Refused
from app.domain.house.choices import CHOICES, Choice, Kind, Value, choice_of
from app.domain.house.establishment import Establishment, PointOfSale
from app.domain.house.people import BadgeUse
from app.domain.house.rights import Act
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.badges import ensure_way_in
from app.services.house import House, Origin, value_in


@dataclass(frozen=True, slots=True)
class Change:
    """A setting by its name in `CHOICES`, and what it is from now on."""

    name: str
    value: Value


@dataclass(frozen=True, slots=True)
class Changed:
    name: str
    before: Value
    after: Value


def change(house: House, origin: Origin, command: Change) -> Changed:
    """Put a setting in force at every station, from the next act on.

    Raises Refused(unknown) for a setting that there is not, Refused(not_allowed),
    Refused(setting_invalid) for a value out of bounds, or a folder that this station does not have,
    Refused(badge_last) for badges required of people of whom none may change settings and has one.
    """
    acts = {Act.CHANGE_SETTING: _change_setting, Act.CHANGE_RULE: _change_rule}
    return acts[choice_of(command.name).right](house, origin, command)


@act(Act.CHANGE_SETTING)
def _change_setting(work: Work, command: Change) -> Changed:
    return _change(work, command)


@act(Act.CHANGE_RULE)
def _change_rule(work: Work, command: Change) -> Changed:
    return _change(work, command)


def _change(work: Work, command: Change) -> Changed:
    choice = choice_of(command.name)
    choice.ensure_allows(command.value)
    _ensure_there(choice, command.value)
    if choice.name == "badge":
        ensure_way_in(work, BadgeUse(str(command.value)))
    before = value_in(work.house.settings, choice.name)
    work.unit.places.choose(choice.name, canonical(command.value), work.now)
    work.subject = choice.name
    return Changed(choice.name, before, command.value)


def _ensure_there(choice: Choice, value: Value) -> None:
    """Copies into a folder that is not there would be told one by one, for ever."""
    if (
        choice.kind is Kind.FOLDER
        and value
        and not (Path(str(value)).is_absolute() and Path(str(value)).is_dir())
    ):
        raise Refused(Code.SETTING_INVALID, setting=choice.name, expected=f"typed_{choice.kind}")


@dataclass(frozen=True, slots=True)
class ChangeEstablishment:
    """The house's name and place as papers bear them, and what it does."""

    name: str
    place: str
    betting: bool
    poker: bool


@dataclass(frozen=True, slots=True)
class PlaceChanged:
    """What was before, None for a point of sale that is new; and what is."""

    before: Establishment | PointOfSale | None
    after: Establishment | PointOfSale


@act(Act.CHANGE_PLACE)
def change_establishment(work: Work, command: ChangeEstablishment) -> PlaceChanged:
    """Papers bear it from the next one on; what was printed and sealed stays as it is (F51).

    Raises Refused(setting_invalid) without a name, a place or a trade.
    """
    before = work.unit.places.establishment()
    _ensure_named("establishment", command.name, command.place)
    if not (command.betting or command.poker):
        raise Refused(Code.SETTING_INVALID, setting="establishment", expected="typed_trade")
    marking = before.marking if before else ""
    after = Establishment(
        command.name.strip(), command.place.strip(), command.betting, command.poker, marking
    )
    work.unit.places.establish(after, work.now)
    work.subject = after.name
    return PlaceChanged(before, after)


@act(Act.CHANGE_PLACE)
def change_point_of_sale(work: Work, command: PointOfSale) -> PlaceChanged:
    """Open a point of sale, or change one: its `id` is what it stays known by.

    Raises Refused(setting_invalid) without a number or a name, or with another's number.
    """
    others = {each.id: each for each in work.unit.places.points_of_sale()}
    before = others.pop(command.id, None)
    _ensure_named("point_of_sale", command.id, command.number, command.name)
    if command.number in {each.number for each in others.values()}:
        raise Refused(Code.SETTING_INVALID, setting="point_of_sale", expected="typed_free_number")
    work.unit.places.open(command, work.now)
    work.subject = command.id
    return PlaceChanged(before, command)


def _ensure_named(what: str, *texts: str) -> None:
    if not all(text.strip() and text.isprintable() for text in texts):
        raise Refused(Code.SETTING_INVALID, setting=what, expected="typed_text")


@dataclass(frozen=True, slots=True)
class Chosen:
    """Everything that is in force now."""

    values: Mapping[str, Value]
    establishment: Establishment | None
    points_of_sale: Sequence[PointOfSale]


def _chosen(unit: Unit, house: House, _query: None) -> Chosen:
    values = {choice.name: value_in(house.settings, choice.name) for choice in CHOICES}
    return Chosen(values, unit.places.establishment(), tuple(unit.places.points_of_sale()))


chosen = reading(_chosen)
"""What the house has chosen. Raises Refused(not_allowed)."""
