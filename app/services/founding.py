"""The first act of a house: its name, its points of sale, its people (HOUSE H1, H2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.domain.errors import Code, Refused
from app.domain.house.establishment import Establishment, PointOfSale
from app.domain.house.people import is_pin
from app.domain.house.rights import Act, Operator, Role
from app.services.act import Work, act
from app.services.house import House


@dataclass(frozen=True, slots=True)
class Newcomer:
    """An operator with a first PIN of four to six digits."""

    operator: str
    name: str
    roles: tuple[Role, ...]
    pin: str


@dataclass(frozen=True, slots=True)
class Found:
    establishment: Establishment
    points_of_sale: tuple[PointOfSale, ...]
    operators: tuple[Newcomer, ...]


@dataclass(frozen=True, slots=True)
class Founded:
    name: str


@act(Act.SET_UP_HOUSE, founding=True)
def found(work: Work, command: Found) -> Founded:
    """Raises Refused(not_allowed) for a house that has begun, Refused(pin_wrong) for a bad PIN."""
    work.unit.places.establish(command.establishment, work.now)
    for point_of_sale in command.points_of_sale:
        work.unit.places.open(point_of_sale, work.now)
    for newcomer in command.operators:
        if not is_pin(newcomer.pin):
            raise Refused(Code.PIN_WRONG, operator=newcomer.operator)
        operator = Operator(newcomer.operator, newcomer.name, frozenset(newcomer.roles))
        work.unit.people.engage(operator, work.now)
        digest = work.house.pins.digest(newcomer.operator, newcomer.pin)
        work.unit.people.set_pin(newcomer.operator, digest, work.now)
    work.subject = command.establishment.name
    return Founded(command.establishment.name)


def establishment(house: House) -> Establishment | None:
    """The house's own name and trades, or None before it was founded."""
    with house.store.read() as unit:
        return unit.places.establishment()


def points_of_sale(house: House) -> Sequence[PointOfSale]:
    with house.store.read() as unit:
        return unit.places.points_of_sale()
