"""A crowd at the counter: a marked house filled with as many tickets as wanted, by the house's own rules.

Weeks of an offer of its own, points of sale that stay below the day's limit, single bets, combined and
multiple plays in the proportions of a shop. The same seed gives the same crowd.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count

from app.domain.betting.bet import PickRef
from app.domain.betting.formulas import BASE_STAKES
from app.domain.betting.outcomes import Result, Scores
from app.domain.betting.sale import Asked
from app.domain.house.establishment import Establishment, PointOfSale
from app.domain.house.rights import Role
from app.domain.values import Money
from app.domain.values.days import midnight
from app.services import cash
from app.services.betting.bulk import SellMany, sell_many
from app.services.betting.imports import ImportFile, import_offer
from app.services.betting.results import Promulgate, promulgate_event
from app.services.founding import Found, Newcomer, found
from app.services.house import House, Origin

FIRST_DAY = datetime(2026, 9, 7, 8, 0, tzinfo=UTC)
"""A Monday morning."""
ESTABLISHMENT = Establishment("Maison d’essai", "Port-Lazare", betting=True, poker=False, marking="ESSAI")
COUNTERS = 8
BETS = 600
FIRST_BET = 101
DAYS = 6
TICKETS_A_WEEK = 100_000
A_BATCH = 250
_STAFF = (
    Newcomer("caisse", "Caisse", (Role.CASHIER,), "1111"),
    Newcomer("offre", "Offre", (Role.TRADER,), "2222"),
    Newcomer("direction", "Direction", (Role.DIRECTOR, Role.COMMITTEE), "3333"),
)
_SHAPES = (
    ("1/1", 1, 50), ("1/1", 2, 10), ("2/2", 2, 14), ("3/3", 3, 12), ("2/3", 3, 6), ("4/4", 4, 4),
    ("4/6", 6, 4),
)  # fmt: skip
"""Formula, picks, and how many of a hundred tickets are so."""
_LOW, *_ = sorted(BASE_STAKES)


class CrowdClock:
    """Stands where the crowd is: a week takes as long as it takes to write it down."""

    def __init__(self, start: datetime = FIRST_DAY) -> None:
        self._now = start

    def now(self) -> datetime:
        return self._now

    def move_to(self, instant: datetime) -> None:
        self._now = max(self._now, instant)


@dataclass(frozen=True, slots=True)
class Crowd:
    """What was made: tickets sold, bulletins that the rules refused, and the stakes."""

    tickets: int
    refused: int
    stakes: Money


def fill(
    house: House,
    clock: CrowdClock,
    tickets: int,
    *,
    seed: int = 1,
    told: Callable[[int], None] = lambda _: None,
) -> Crowd:
    """Fill an empty house with `tickets` tickets; `told` hears how many there are, now and then.

    The last week's bets are left open, the earlier ones' are promulgated.
    """
    chance = random.Random(seed)  # noqa: S311  # a crowd is made up, not drawn
    _found(house)
    made = Crowd(0, 0, Money.ZERO)
    for week in count():
        start = FIRST_DAY + timedelta(weeks=week)
        clock.move_to(start)
        if week:
            _settle(house, chance)
        import_offer(house, _origin(house, "offre"), ImportFile("crowd.json", _offer(chance, start)))
        wanted = min(TICKETS_A_WEEK, tickets - made.tickets)
        made = _sell_week(house, clock, made, wanted, chance, told)
        if made.tickets >= tickets:
            break
    return made


def counter(number: int) -> str:
    return f"C{number:02d}"


def _sell_week(
    house: House,
    clock: CrowdClock,
    made: Crowd,
    wanted: int,
    chance: random.Random,
    told: Callable[[int], None],
) -> Crowd:
    """`wanted` more tickets, evenly over the days and the points of sale of a week."""
    share = -(-wanted // (DAYS * COUNTERS))
    target = made.tickets + wanted
    opening = clock.now()
    for day in range(DAYS):
        clock.move_to(opening + timedelta(days=day))
        for number in range(COUNTERS):
            left = min(share, target - made.tickets)
            while left > 0:
                clock.move_to(clock.now() + timedelta(seconds=1))
                bulletins = tuple(_bulletin(chance) for _ in range(min(A_BATCH, left)))
                done = sell_many(house, _origin(house, "caisse", counter(number)), SellMany(bulletins))
                if not done.sold:
                    break
                left -= done.sold
                made = Crowd(made.tickets + done.sold, made.refused + done.refused, made.stakes + done.total)
                told(made.tickets)
    return made


def _found(house: House) -> None:
    places = tuple(
        PointOfSale(
            counter(n), f"{n:03d}", f"Comptoir {n}", "Port-Lazare", transfers=True, payment_centre=n == 0
        )
        for n in range(COUNTERS)
    )
    found(house, _origin(house, ""), Found(ESTABLISHMENT, places, _STAFF))
    for number in range(COUNTERS):
        cash.open_shift(house, _origin(house, "caisse", counter(number)), cash.OpenShift(Money.euros(500)))


def _offer(chance: random.Random, start: datetime) -> bytes:
    """A week of 1N2 bets, each on an event of its own, on sale until its last evening."""
    closing = midnight((start + timedelta(days=DAYS)).date()) + timedelta(hours=20)
    events = [
        {
            "code": _code(number, start),
            "sides": [f"Hôtes {number}", f"Invités {number}"],
            "starts_at": closing.isoformat(),
            "bets": [{"number": number, "type": "1n2", "odds": _odds(chance)}],
        }
        for number in range(FIRST_BET, FIRST_BET + BETS)
    ]
    return json.dumps({"events": events}).encode()


def _code(number: int, start: datetime) -> str:
    return f"{start:%Y-%m-%d}-{number}"


def _odds(chance: random.Random) -> dict[str, str]:
    return {
        pick: f"1.{chance.randrange(5, 100):02d}" if pick == "1" else f"2.{chance.randrange(0, 100):02d}"
        for pick in ("1", "N", "2")
    }


def _bulletin(chance: random.Random) -> Asked:
    [(formula, count, _)] = chance.choices(_SHAPES, weights=[weight for *_, weight in _SHAPES])
    numbers = chance.sample(range(FIRST_BET, FIRST_BET + BETS), count)
    stake = _LOW * (1 if count > 2 else chance.choice((1, 2, 5)))
    return Asked(formula, stake, tuple(PickRef(number, chance.choice(("1", "N", "2"))) for number in numbers))


def _settle(house: House, chance: random.Random) -> None:
    """Promulgate all that has no result yet."""
    with house.store.read() as unit:
        waiting = [bet.bet.event.id for bet in unit.offer.all() if not bet.result_known]
        codes = [unit.offer.event_code(event) for event in waiting]
    for code in codes:
        result = Result(Scores(full_time=(chance.randrange(4), chance.randrange(4))))
        promulgate_event(house, _origin(house, "offre"), Promulgate(code, result))


def _origin(house: House, operator: str, place: str = "") -> Origin:
    return Origin(operator, place, place or "Préparation", place, place, house.new_id())
