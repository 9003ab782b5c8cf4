"""What the house has chosen, and one thing of it that is being changed, without Qt (HOUSE H1, H2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from app.domain.errors import Code, Refused
from app.domain.house.choices import CHOICES, Group, Kind, Value, choice_of
from app.domain.house.establishment import Establishment, PointOfSale
from app.domain.house.rights import Act
from app.domain.values import Money, Odds
from app.services.settings import (
    Change,
    ChangeEstablishment,
    Chosen,
    change,
    change_establishment,
    change_point_of_sale,
    chosen,
)
from ui.desk import Desk


class Section(StrEnum):
    """Where something is looked for: the house itself, then the groups of settings."""

    HOUSE = "house"
    SALE = Group.SALE.value
    LIMITS = Group.LIMITS.value
    CASH = Group.CASH.value
    PEOPLE = Group.PEOPLE.value
    KEEPING = Group.KEEPING.value


_OF_BETTING = frozenset({Section.SALE, Section.LIMITS})
_OF_HOUSE = (("name", Kind.TEXT), ("place", Kind.TEXT), ("betting", Kind.SWITCH), ("poker", Kind.SWITCH))
_OF_POINT = (
    ("number", Kind.TEXT),
    ("name", Kind.TEXT),
    ("address", Kind.TEXT),
    ("transfers", Kind.SWITCH),
    ("payment_centre", Kind.SWITCH),
)


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that may be changed. `name` is a setting's, or a field of the house or a point of sale.

    `point` is that point of sale, empty for one that is to be opened; `among` the answers of one of a few.
    """

    name: str
    kind: Kind
    right: Act
    value: Value
    section: Section
    point: PointOfSale | None = None
    among: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        return f"{self.point.id}.{self.name}" if self.point else self.name


NEW_POINT = PointOfSale("", "", "", "", transfers=False, payment_centre=False)


class SettingsPresenter:
    """`section` is what is shown, `chosen` the key of what is being changed, `saved` what was."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.section = Section.HOUSE
        self.held: Chosen | None = None
        self.chosen = ""
        self.typed: str | bool = ""
        self.proposed: Value = None
        """The last value typed that will do."""
        self.saved: tuple[Value, Value] | None = None

    def load(self) -> Chosen:
        return chosen(self._desk.house, self._desk.origin(), None)

    @property
    def sections(self) -> Sequence[Section]:
        betting = bool(self.held and self.held.establishment and self.held.establishment.betting)
        return [each for each in Section if betting or each not in _OF_BETTING]

    @property
    def items(self) -> Sequence[Item]:
        """What the section holds, in its order."""
        if self.held is None:
            return ()
        if self.section is Section.HOUSE:
            return self._of_the_house(self.held)
        values = self.held.values
        return [
            Item(each.name, each.kind, each.right, values[each.name], self.section, among=each.among)
            for each in CHOICES
            if each.group.value == self.section.value
        ]

    def _of_the_house(self, held: Chosen) -> Sequence[Item]:
        def item(name: str, kind: Kind, value: Value, point: PointOfSale | None = None) -> Item:
            return Item(name, kind, Act.CHANGE_PLACE, value, Section.HOUSE, point)

        house = held.establishment or Establishment("", "", betting=False, poker=False)
        own = [item(name, kind, getattr(house, name)) for name, kind in _OF_HOUSE]
        points = [
            item(name, kind, getattr(point, name), point)
            for point in held.points_of_sale
            for name, kind in _OF_POINT
        ]
        return [*own, *points, item("number", Kind.TEXT, "", NEW_POINT)]

    @property
    def item(self) -> Item | None:
        """What is being changed."""
        return next((each for each in self.items if each.key == self.chosen), None)

    @property
    def may(self) -> bool:
        return self.item is not None and self._desk.may(self.item.right)

    # -- changing -------------------------------------------------------------------------------

    def show(self, section: Section) -> None:
        self.section = section
        self.leave()

    def choose(self, key: str) -> None:
        self.chosen, self.saved = key, None
        item = self.item
        self.typed = as_typed(item) if item else ""
        self.proposed = item.value if item else None

    def type(self, typed: str | bool) -> None:
        self.typed, self.saved = typed, None
        if self.fault is None:
            self.proposed = self.value

    def leave(self) -> None:
        self.chosen, self.typed, self.saved = "", "", None

    @property
    def value(self) -> Value:
        """What was typed, as the service takes it."""
        return read(self.item.kind, self.typed) if self.item else None

    @property
    def is_changed(self) -> bool:
        return self.item is not None and self.value != self.item.value

    @property
    def fault(self) -> Refused | None:
        """Why what was typed will not do, as far as that is known before the house is asked."""
        item = self.item
        if item is None or not self.is_changed:
            return None
        try:
            _ensure_allowed(item, self.value)
        except Refused as refused:
            return refused
        return None

    def save(self) -> Callable[[], object]:
        """Put what was typed in force; what to run. Raises LookupError where nothing is chosen."""
        item = self.item
        if item is None:
            raise LookupError("nothing is being changed")
        house, origin, value = self._desk.house, self._desk.origin(), self.value
        if item.point is not None:
            point = self._point(item.point, item.name, value)
            return lambda: change_point_of_sale(house, origin, point)
        if item.section is Section.HOUSE:
            named = self._house(item.name, value)
            return lambda: change_establishment(house, origin, named)
        return lambda: change(house, origin, Change(item.name, value))

    def _house(self, name: str, value: Value) -> ChangeEstablishment:
        was = self.held.establishment if self.held else None
        house = was or Establishment("", "", betting=False, poker=False)
        fields = ChangeEstablishment(house.name, house.place, house.betting, house.poker)
        return replace(fields, **{name: value})  # type: ignore[arg-type]  # the kind of the field is the item's

    def _point(self, point: PointOfSale, name: str, value: Value) -> PointOfSale:
        if point.id:
            return replace(point, **{name: value})  # type: ignore[arg-type]  # as above
        number = str(value)
        return replace(
            point, id=f"PV{number}" if number else "", number=number, name=f"Point de vente {number}"
        )

    def done(self, held: Chosen) -> None:
        """The house as it is after a change: what was before is said beside what is."""
        before = self.item.value if self.item else None
        value = self.value
        self.held = held
        self.saved = (before, value) if self.chosen else None
        if self.item is not None:
            self.typed = as_typed(self.item)


def _ensure_allowed(item: Item, value: Value) -> None:
    """Raises Refused(setting_invalid)."""
    if item.section is not Section.HOUSE:
        choice_of(item.name).ensure_allows(value)
    elif item.kind is Kind.TEXT and item.name != "address" and not value:
        raise Refused(Code.SETTING_INVALID, setting=item.name, expected="typed_text")


def read(kind: Kind, typed: str | bool) -> Value:
    """What was typed as the value of its kind; what is none stays a text, which the service refuses."""
    if isinstance(typed, bool):
        return typed
    text = typed.strip()
    if kind is Kind.WHOLE:
        return int(text) if text.isdecimal() and len(text) < 10 else text
    if kind in (Kind.MONEY, Kind.ODDS):
        return _number(kind, text) if text else None
    return text


def _number(kind: Kind, text: str) -> Value:
    try:
        return Money.parse(text).cents if kind is Kind.MONEY else Odds.parse(text).hundredths
    except ValueError:
        return text


def as_typed(item: Item) -> str | bool:
    """The value of an item as somebody would type it."""
    value = item.value
    if isinstance(value, bool):
        return value
    if value is None:
        return ""
    if item.kind is Kind.MONEY and isinstance(value, int):
        return Money(value).plain()
    if item.kind is Kind.ODDS and isinstance(value, int):
        return Odds(value).text()
    return str(value)
