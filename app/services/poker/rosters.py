"""What the desk asks about a tournament's players; nothing here is kept (POKER P3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app.domain.errors import Refused
from app.domain.poker.checks import CheckFound, check_entry
from app.domain.poker.context import Context
from app.domain.poker.desk import HeldVoucher, price_of, require_admissible
from app.domain.poker.names import words
from app.domain.poker.persons import Listed, Person, nearly_found
from app.domain.poker.receipts import Receipt, read_receipt
from app.domain.poker.state import Player, PlayerState, Tournament, VoucherState
from app.domain.values import Money
from app.ports.store import Unit
from app.services.act import reading
from app.services.house import House
from app.services.poker.folding import load
from app.services.poker.lists import looked_up


@dataclass(frozen=True, slots=True)
class OnRoster:
    """Somebody of a tournament. `waits` is his place on the waiting list, from 1; `offered` says that a
    freed place is held for him."""

    player: str
    person: Person
    entry: Player
    waits: int | None = None
    offered: bool = False

    @property
    def state(self) -> PlayerState:
        return self.entry.state

    @property
    def name(self) -> str:
        """`Thévenal Armelle`: surname and first given name, as lists are read."""
        first = self.person.given_names.split(",")[0].strip()
        return f"{self.person.surname} {first}".strip()


@dataclass(frozen=True, slots=True)
class Roster:
    """A tournament with the persons behind its players, by name."""

    tournament: Tournament
    players: tuple[OnRoster, ...]

    def find(self, player: str) -> OnRoster | None:
        return next((each for each in self.players if each.player == player), None)

    def in_state(self, *states: PlayerState) -> tuple[OnRoster, ...]:
        return tuple(each for each in self.players if each.state in states)

    def waiting(self) -> tuple[OnRoster, ...]:
        """The waiting list, the first first."""
        waiting = [each for each in self.players if each.waits is not None]
        return tuple(sorted(waiting, key=lambda each: each.waits or 0))


@dataclass(frozen=True, slots=True)
class AskRoster:
    tournament: str


def _roster(unit: Unit, _house: House, query: AskRoster) -> Roster:
    """Everybody of a tournament, by name. Raises Refused(unknown)."""
    state = load(unit, query.tournament)
    persons = unit.persons.persons(list(state.players))
    offered = state.offered()
    listed = (
        OnRoster(
            player,
            persons.get(player, Person()),
            entry,
            state.waiting.index(player) + 1 if player in state.waiting else None,
            player in offered,
        )
        for player, entry in state.players.items()
    )
    return Roster(state, tuple(sorted(listed, key=lambda each: (words(each.name), each.player))))


roster = reading(_roster)


def matching(players: Iterable[OnRoster], typed: str) -> tuple[OnRoster, ...]:
    """Whom the words typed may mean: each begins a name, or is `T4`, `T4 P7` or a rank of entry.

    Accents, case and hyphens do not count. Nothing typed means everybody.
    """
    asked = words(typed)
    return tuple(each for each in players if _answers(each, asked))


def _answers(who: OnRoster, asked: Sequence[str]) -> bool:
    names = words(f"{who.person.surname} {who.person.birth_name} {who.person.given_names}")
    tags = _tags(who.entry)
    return all(word in tags or any(name.startswith(word) for name in names) for word in asked)


def _tags(entry: Player) -> frozenset[str]:
    seated = entry.state is PlayerState.IN_PLAY
    table = {f"t{entry.table}", f"p{entry.seat}", f"t{entry.table}p{entry.seat}"} if seated else set()
    return frozenset(table | ({str(entry.entered)} if entry.entered else set()))


@dataclass(frozen=True, slots=True)
class Preview:
    """A person at the desk, the form perhaps half filled."""

    tournament: str
    person: Person


@dataclass(frozen=True, slots=True)
class EntryPreview:
    """What an entry would meet now. `refusal` is what it would be refused for first, payment aside;
    `player` the identifier that the person has or would get; `free` the places left. `voucher` is the
    buy-in of this tournament that he won and has not used; `price` is what is left to pay."""

    player: str
    price: Money
    rank: int
    free: int
    waiting: int
    late: bool
    checks: tuple[CheckFound, ...]
    refusal: Refused | None
    voucher: HeldVoucher | None = None

    @property
    def passed(self) -> int:
        return sum(each.passed for each in self.checks)


def _preview(unit: Unit, house: House, query: Preview) -> EntryPreview:
    """The decision about an entry, with nothing recorded. Raises Refused(unknown)."""
    state = load(unit, query.tournament)
    who = looked_up(unit, house, query.person)
    context = Context(house.clock.now())
    refusal = None
    try:
        require_admissible(state, who, context)
    except Refused as refused:
        refusal = refused
    voucher = _voucher_for(unit, state, who.player)
    return EntryPreview(
        player=who.player,
        price=price_of(state, voucher),
        rank=state.first_entries + 1,
        free=max(0, state.terms.capacity - state.places_held()),
        waiting=len(state.waiting),
        late=state.started,
        checks=check_entry(state, who, context),
        refusal=refusal,
        voucher=voucher,
    )


def _voucher_for(unit: Unit, state: Tournament, player: str) -> HeldVoucher | None:
    """What he won elsewhere and can enter with here."""
    for name in unit.privacy.tournaments_of(player):
        entry = load(unit, name).players.get(player)
        won = entry.voucher if entry else None
        if won and won.state is VoucherState.OUTSTANDING and won.prize.tournament == state.tournament:
            return HeldVoucher(player, name, won)
    return None


preview_entry = reading(_preview)


@dataclass(frozen=True, slots=True)
class AskNearMatches:
    person: Person


def _near_matches(unit: Unit, house: House, query: AskNearMatches) -> Sequence[Listed]:
    """The banned persons whom this one resembles, for a supervisor to compare."""
    banned = looked_up(unit, house, query.person).registers.banned
    near = nearly_found(query.person, banned)
    return tuple(each for each in banned if each.record in near)


near_matches = reading(_near_matches)


@dataclass(frozen=True, slots=True)
class AskReceipt:
    """Sixteen digits of a receipt or a seat card, scanned or typed."""

    code: str


def _receipt(_unit: Unit, house: House, query: AskReceipt) -> Receipt:
    """Whose receipt it is. Raises Refused(unknown) for what the house never printed."""
    return read_receipt(house.keys.control_mac, query.code)


receipt = reading(_receipt)
