"""A tournament in full play: 36 players, 4 tables, level 3, five out and a few rebuys.

Made through the services like any other, so that every page and every paper has something to show.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta

from app.domain.house.cash import drawer_account
from app.domain.poker.facts import NoticeKind
from app.domain.poker.persons import IdentityDocument, Person
from app.domain.poker.state import Tournament
from app.domain.poker.terms import Format, Game, Level, RebuyTerms, Terms
from app.domain.values import Money
from app.ports.printing import JobState
from app.services import cash
from app.services.house import House, Origin
from app.services.poker import floor
from app.services.poker.desk import AtDesk, Enter, check_in, rebuy, register
from app.services.poker.folding import load
from app.services.poker.tournaments import (
    CreateTournament,
    SendNotice,
    create_tournament,
    send_notice,
)

NAME = "Recave du samedi"
PLAYERS = 36
LEVEL = 3
OUT = 5
REBUYS = 6
_MINUTES = 20
_DRAWER = "Salle de jeu"
_FLOAT = Money.euros(500)
_BLINDS = (100, 200, 300, 400, 500, 600, 800, 1_000, 1_500, 2_000, 3_000, 4_000)
_SURNAMES = ("Aubrac", "Belloc", "Cassan", "Delmas", "Escudié", "Ferran", "Guérin", "Hourcade", "Issartel")
_GIVEN = ("Basile", "Colombe", "Désiré", "Élise")


@dataclass(frozen=True, slots=True)
class Hands:
    """The operators in whose names the sample is played."""

    cashier: str
    floor_chief: str
    tournament_director: str
    director: str


DEMO_HANDS = Hands(cashier="thomas", floor_chief="nadia", tournament_director="marc", director="sylvie")


def open_sample(house: House, origin: Origin, hands: Hands = DEMO_HANDS) -> str:
    """Play a new tournament up to its third level; returns its identifier.

    It has a drawer of its own, opened and closed again, and its papers count as printed. It was
    announced for the hour at which the levels that are over would have begun.
    Raises Refused as the acts themselves do.
    """
    stage = _Stage(house, replace(origin, drawer=_DRAWER, printer=_DRAWER), hands)
    created = create_tournament(house, stage.by(hands.director), CreateTournament(_terms(house)))
    name = created.tournament
    for kind in (NoticeKind.RULES_MINISTER, NoticeKind.RULES_PREFECT):
        send_notice(house, stage.by(hands.tournament_director), SendNotice(name, kind))
    cash.open_shift(house, stage.by(hands.cashier), cash.OpenShift(_FLOAT))
    stage.fill(name)
    stage.play(name)
    stage.clear_away()
    return name


@dataclass(frozen=True, slots=True)
class _Stage:
    house: House
    origin: Origin
    hands: Hands

    def by(self, operator: str) -> Origin:
        return replace(self.origin, operator=operator, request=self.house.new_id())

    def state(self, tournament: str) -> Tournament:
        with self.house.store.read() as unit:
            return load(unit, tournament)

    def fill(self, tournament: str) -> None:
        """Everybody pays and shows his papers."""
        cashier = self.hands.cashier
        for person in players():
            enter = Enter(tournament, person, bulletin_signed=True)
            entered = register(self.house, self.by(cashier), enter)
            check_in(self.house, self.by(cashier), AtDesk(tournament, entered.player))

    def play(self, tournament: str) -> None:
        """Seats, chiefs, three levels, some rebuys, and the first five out."""
        house, director = self.house, self.hands.tournament_director
        drawn = floor.draw(house, self.by(director), floor.OnFloor(tournament))
        watch = {self.hands.floor_chief: self.state(tournament).tables}
        floor.assign_chiefs(house, self.by(director), floor.AssignChiefs(tournament, watch))
        # The letters went out today, not 21 days ago: in the demonstration the director says why.
        start = floor.Start(tournament, overrides=True, reason="Tournoi de démonstration")
        floor.start(house, self.by(self.hands.director), start)
        seated = [player for player, _, _ in drawn.moves]
        for player in seated[:REBUYS]:
            rebuy(house, self.by(self.hands.cashier), AtDesk(tournament, player))
        floor.set_level(house, self.by(director), floor.SetLevel(tournament, LEVEL))
        for player in seated[-OUT:]:
            floor.eliminate(house, self.by(director), floor.Eliminate(tournament, (player,)))

    def clear_away(self) -> None:
        """The drawer is counted and closed; nobody waits for papers of a game that nobody plays."""
        with self.house.store.read() as unit:
            held = unit.cash.balance(drawer_account(_DRAWER))
        cash.close_shift(self.house, self.by(self.hands.cashier), cash.CloseShift(counted=held))
        with self.house.store.write() as unit:
            for job in unit.papers.in_state(_DRAWER, JobState.QUEUED):
                unit.papers.mark(job.number, JobState.PRINTED, "", self.house.clock.now())
            unit.commit_unsealed()


def _terms(house: House) -> Terms:
    begun = house.clock.now() - timedelta(minutes=_MINUTES * (LEVEL - 1))
    start = begun.replace(second=0, microsecond=0)
    return Terms(
        name=NAME,
        game=Game.HOLDEM,
        format=Format.REBUY,
        buy_in=Money.euros(60),
        fee=Money.euros(6),
        chips=15_000,
        seats=9,
        capacity=45,
        starts_at=start,
        sessions=(start,),
        levels=tuple(
            Level(blind, blind * 2, blind * 2 if number > 2 else 0, _MINUTES, 10 if number % 4 == 0 else 0)
            for number, blind in enumerate(_BLINDS, 1)
        ),
        first_part_levels=4,
        late_levels=3,
        rebuy=RebuyTerms(Money.euros(50), 15_000, limit=2),
        tournament_director="Marc Orsel",
    )


def players() -> Iterator[Person]:
    """Thirty-six more people who do not exist."""
    for place in range(PLAYERS):
        surname, given = _SURNAMES[place % len(_SURNAMES)], _GIVEN[place // len(_SURNAMES)]
        yield Person(
            surname=surname,
            given_names=given,
            born=date(1961 + place, 1 + (place * 5) % 12, 1 + (place * 11) % 28),
            birth_name=surname,
            birth_place="Montlaur",
            nationality="Française",
            address=f"{place + 2}, allée des Tamaris, 29870 Port-Lazare",
            document=IdentityDocument("passeport", f"24AB{place:05d}", date(2032, 3, 15)),
        )
