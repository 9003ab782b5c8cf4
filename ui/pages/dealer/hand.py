"""What the dealer's hand is doing at the table: a stack, a count, who goes out (POKER P5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from app.domain.poker.ranking import Place
from app.domain.poker.view import places_if_out
from app.services.house import Origin
from app.services.poker import floor
from ui.pages.dealer.seen import SeenTable
from ui.tournament.tie import tied


class Task(StrEnum):
    LOOK = "look"
    STACK = "stack"
    COUNT = "count"
    OUT = "out"
    TIE = "tie"
    """They would go out with equal stacks, which is asked about."""


@dataclass(slots=True)
class Doing:
    """The task, the chairs touched for it in their order, and the chips typed for each player."""

    task: Task = Task.LOOK
    seats: list[int] = field(default_factory=list)
    stacks: dict[str, int] = field(default_factory=dict)


class DealersHand:
    """One task at a time; looking is the one that all others end in."""

    def __init__(self, room: SeenTable) -> None:
        self._room = room
        self.doing = Doing()

    def look_again(self) -> None:
        """A task whose players are gone is dropped."""
        taken = self._room.taken
        if any(seat not in taken for seat in self.doing.seats) and self.doing.task is not Task.STACK:
            self.stop()

    def stop(self) -> None:
        """Back to looking."""
        self.doing = Doing()

    def touch(self, seat: int) -> None:
        """A chair is touched: in a hand it joins or leaves, otherwise its chips are meant."""
        doing, taken = self.doing, self._room.taken
        if doing.task in (Task.OUT, Task.TIE):
            doing.task = Task.OUT
            if seat in doing.seats:
                doing.seats.remove(seat)
            elif seat in taken:
                doing.seats.append(seat)
        elif doing.task is Task.COUNT:
            if seat in taken:
                doing.seats = [seat]
        else:
            self.doing = Doing(Task.STACK, [seat])

    def begin_count(self) -> None:
        """From the first chair on."""
        self.doing = Doing(Task.COUNT, sorted(self._room.taken)[:1])

    def begin_out(self) -> None:
        """Who was touched goes out; others may join him."""
        taken = self._room.taken
        self.doing = Doing(Task.OUT, [seat for seat in self.doing.seats if seat in taken])

    def step_back(self) -> None:
        """From the question to the stacks typed; from any other task to looking."""
        if self.doing.task is Task.TIE:
            self.doing.task = Task.OUT
        else:
            self.stop()

    @property
    def is_last_seat(self) -> bool:
        taken = sorted(self._room.taken)
        return not taken or self.doing.seats[-1:] == taken[-1:]

    def next_seat(self) -> None:
        """The chair after this one, clockwise."""
        taken = sorted(self._room.taken)
        after = [seat for seat in taken if seat > (self.doing.seats[-1] if self.doing.seats else 0)]
        self.doing.seats = after[:1] or taken[:1]

    @property
    def chosen(self) -> tuple[str, ...]:
        """The players at the chairs touched."""
        taken = self._room.taken
        return tuple(taken[seat] for seat in self.doing.seats if seat in taken)

    @property
    def aimed(self) -> str:
        """Whose chips the keys type: who was touched last; "" at a free chair."""
        return self._room.taken.get(self.doing.seats[-1], "") if self.doing.seats else ""

    def set_stack(self, stack: int) -> None:
        """`stack` chips, typed for who is aimed at."""
        if self.aimed:
            self.doing.stacks[self.aimed] = stack

    def stack_of(self, player: str) -> int:
        """The chips typed for him, or the last ones known."""
        return self.doing.stacks.get(player, self._room.state.players[player].stack)

    def stack_before(self, player: str) -> int:
        """The chips typed that he had before the hand, or 0: the last ones known would make ties."""
        return self.doing.stacks.get(player, 0)

    @property
    def lacks_stacks(self) -> bool:
        """Whether one of several who go out has no stack yet."""
        return len(self.chosen) > 1 and not all(map(self.stack_before, self.chosen))

    @property
    def total(self) -> int:
        """The chips of the table as they would be recorded."""
        return sum(self.stack_of(player) for player in self._room.taken.values())

    @property
    def deviation(self) -> int | None:
        """What these are more, or less, than should lie there; None where moves made that uncertain."""
        supposed = self._room.state.ledger.get(self._room.table or 0)
        return None if supposed is None else self.total - supposed

    def expected_places(self) -> Mapping[str, Place]:
        """The place that each of the hand would have; empty where stacks are lacking or nobody would be
        left."""
        if self.lacks_stacks:
            return {}
        stacks = {player: self.stack_before(player) for player in self.chosen}
        return places_if_out(self._room.state, self.chosen, stacks)

    @property
    def ties(self) -> Mapping[Place, Sequence[str]]:
        """Who would share a place because stacks are equal."""
        return tied(self._room.state, self.expected_places())

    def act(self) -> Callable[[Origin], object]:
        """What confirming the task asks of the house."""
        room, chosen = self._room, self.chosen
        if self.doing.task in (Task.OUT, Task.TIE):
            stacks = {player: self.stack_before(player) for player in chosen} if len(chosen) > 1 else {}
            out = floor.Eliminate(room.state.tournament, chosen, stacks)
            return lambda origin: floor.eliminate(room.desk.house, origin, out)
        counted = {player: self.stack_of(player) for player in room.taken.values()}
        command = floor.CountChips(room.state.tournament, room.table or 0, counted)
        return lambda origin: floor.count_chips(room.desk.house, origin, command)
