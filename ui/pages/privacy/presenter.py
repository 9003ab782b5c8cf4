"""People's data as its owners ask about it, without Qt (HOUSE H9, art. 11.4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum

from app.documents import Document
from app.domain.betting.payment import Sharer, Winner
from app.domain.house.rights import Act
from app.domain.values.days import local
from app.services.known_people import History, Known, Search, history, search
from app.services.privacy import (
    Asked,
    Correct,
    CorrectWinner,
    Erased,
    EraseExpired,
    Exported,
    PrivacyDone,
    correct_person,
    correct_winner,
    erase_expired,
    export_person,
    oppose_person,
)
from app.services.privacy_notice import AskNotice, NoticePrinted, PrintNotice, notice, print_notice
from ui.desk import Desk
from ui.pages.inspector.presenter import day_of


class Part(StrEnum):
    """What of somebody's data can be put right here; money and documents shown are not."""

    SURNAME = "surname"
    GIVEN_NAMES = "given_names"
    BORN = "born"
    BIRTH_PLACE = "birth_place"
    NATIONALITY = "nationality"
    ADDRESS = "address"


@dataclass(frozen=True, slots=True)
class Shown:
    """Somebody with what is known around him."""

    known: Known
    history: History


class FoundPeople:
    """`text` is what is looked for, `found` who was."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.text = ""
        self.found: Sequence[Known] = ()

    @property
    def may_hand_out(self) -> bool:
        """An administrator may run the retention alone, and reads nobody's data."""
        return self._desk.may(Act.EXPORT_PERSON)

    def find(self) -> Callable[[], Sequence[Known]]:
        house, origin, query = self._desk.house, self._desk.origin(), Search(self.text)
        return lambda: search(house, origin, query)

    def open(self, place: int) -> Callable[[], Shown]:
        house, origin, known = self._desk.house, self._desk.origin(), self.found[place]
        return lambda: Shown(known, history(house, origin, known.data))


class OnesData:
    """`shown` is who is looked at; `reason` is how he showed who he is, or why it is done."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.shown: Shown | None = None
        self.reason = ""

    @property
    def parts(self) -> Mapping[Part, str]:
        """The parts that can be put right, and what they are now; none for several winners of a ticket."""
        if self.shown is None:
            return {}
        known = self.shown.known
        if known.person is not None:
            return {part: _written(getattr(known.person, part.value)) for part in Part}
        if len(known.winners) == 1 and isinstance(known.winners[0], Winner):
            winner = known.winners[0]
            return {
                part: _written(getattr(winner, part.value)) for part in Part if hasattr(winner, part.value)
            }
        return {}

    def day_is_right(self, typed: Mapping[Part, str]) -> bool:
        born = typed.get(Part.BORN, "").strip()
        return not born or day_of(born) is not None

    def differs(self, typed: Mapping[Part, str]) -> bool:
        return any(typed[part].strip() != was for part, was in self.parts.items())

    def correct(self, typed: Mapping[Part, str]) -> Callable[[], PrivacyDone]:
        """Put right what was typed; what to run. Raises LookupError where nobody is shown."""
        if self.shown is None:
            raise LookupError("nobody is shown")
        house, origin, known = self._desk.house, self._desk.origin(), self.shown.known
        texts = {part: text.strip() for part, text in typed.items()}
        born = day_of(texts.pop(Part.BORN, ""))
        if known.person is not None:
            person = replace(
                known.person,
                surname=texts[Part.SURNAME],
                given_names=texts[Part.GIVEN_NAMES],
                born=born,
                birth_place=texts[Part.BIRTH_PLACE],
                nationality=texts[Part.NATIONALITY],
                address=texts[Part.ADDRESS],
            )
            command = Correct(known.data.person or "", person, self.reason)
            return lambda: correct_person(house, origin, command)
        winner = known.winners[0]
        if isinstance(winner, Sharer):
            raise LookupError("shares are not put right here")
        right = replace(
            winner,
            surname=texts[Part.SURNAME],
            given_names=texts[Part.GIVEN_NAMES],
            born=born,
            address=texts[Part.ADDRESS],
        )
        other = CorrectWinner(known.data.play or "", (right,), self.reason)
        return lambda: correct_winner(house, origin, other)

    def export(self) -> Callable[[], tuple[str, Exported]]:
        """Name of the files and what is in them; what to run."""
        house, origin, asked = self._desk.house, self._desk.origin(), self._asked()
        name = f"donnees-{asked.data.person or asked.data.play}-{local(house.clock.now()):%Y%m%d-%H%M%S}"
        return lambda: (name, export_person(house, origin, asked))

    def oppose(self) -> Callable[[], PrivacyDone]:
        house, origin, asked = self._desk.house, self._desk.origin(), self._asked()
        return lambda: oppose_person(house, origin, asked)

    def _asked(self) -> Asked:
        if self.shown is None:
            raise LookupError("nobody is shown")
        return Asked(self.shown.known.data, self.reason)


class HouseDuties:
    """What the house owes everybody: a notice, and forgetting in time."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def erase(self) -> Callable[[], Erased]:
        house, origin = self._desk.house, self._desk.origin()
        return lambda: erase_expired(house, origin, EraseExpired())

    @property
    def may_print_notice(self) -> bool:
        return self._desk.may(Act.PRINT_NOTICE)

    def print_notice(self) -> Callable[[], NoticePrinted]:
        house, origin = self._desk.house, self._desk.origin()
        return lambda: print_notice(house, origin, PrintNotice())

    def notice(self) -> Callable[[], Document]:
        house, origin = self._desk.house, self._desk.origin()
        return lambda: notice(house, origin, AskNotice(self._desk.station.name))


def _written(value: str | date | None) -> str:
    return f"{value:%d/%m/%Y}" if isinstance(value, date) else value or ""
