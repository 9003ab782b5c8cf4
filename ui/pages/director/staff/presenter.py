"""A file of the temporary staff while it is filled in. No Qt (POKER P9, art. 15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from app.domain.poker.material import StaffFile, StaffPaper
from app.domain.poker.persons import Person
from app.services.house import Origin
from app.services.poker.material import AskMaterial, FileStaff, StaffFiled, file_staff, material
from ui.desk import Desk
from ui.pages.director.terms.faults import Fault
from ui.pages.director.terms.reading import day_of

Filed = tuple[StaffFile, Person]


class Blank(StrEnum):
    """What is typed of an employee, in the order of the form."""

    SURNAME = "surname"
    GIVEN_NAMES = "given_names"
    BORN = "born"
    POST = "post"


NOTHING: Final[Mapping[Blank, str]] = dict.fromkeys(Blank, "")


class StaffPresenter:
    """Either the list is shown, or one file is open: a new one, or one of the list."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.known: Sequence[Filed] = ()
        self.is_open = False
        self.texts: Mapping[Blank, str] = NOTHING
        self.papers: frozenset[StaffPaper] = frozenset()
        self.faults: Mapping[Blank, Fault] = {}
        self._person = Person()

    def begin(self) -> None:
        self.known = ()
        self.close()

    def load(self, origin: Origin, tournament: str) -> Sequence[Filed]:
        """The files of the tournament, by name; the latest state of each."""
        latest = {
            file.person: (file, person)
            for file, person in material(self.desk.house, origin, AskMaterial(tournament)).staff
        }
        return sorted(latest.values(), key=lambda each: (each[1].surname, each[1].given_names))

    # -- a file ------------------------------------------------------------------------------

    def open_new(self) -> None:
        self._open(Person(), "", frozenset())

    def open_known(self, place: int) -> None:
        file, person = self.known[place]
        self._open(person, file.post, file.papers)

    def _open(self, person: Person, post: str, papers: frozenset[StaffPaper]) -> None:
        self.is_open, self._person, self.papers, self.faults = True, person, papers, {}
        self.texts = {
            Blank.SURNAME: person.surname,
            Blank.GIVEN_NAMES: person.given_names,
            Blank.BORN: f"{person.born:%d/%m/%Y}" if person.born else "",
            Blank.POST: post,
        }

    def close(self) -> None:
        self.is_open, self.faults = False, {}

    def typed(self, texts: Mapping[Blank, str]) -> None:
        self.texts = texts
        if self.faults:
            self.faults = self._faults()

    def tick(self, paper: StaffPaper, *, there: bool) -> None:
        self.papers = self.papers | {paper} if there else self.papers - {paper}

    @property
    def missing(self) -> int:
        """How many papers the file that is open lacks."""
        return len(StaffPaper) - len(self.papers)

    def is_ready(self) -> bool:
        """Whether the file can be kept; if not, everything that is wrong with it is known now."""
        self.faults = self._faults()
        return not self.faults

    def _faults(self) -> Mapping[Blank, Fault]:
        found = {blank: Fault.EMPTY for blank in Blank if not self.texts[blank].strip()}
        if Blank.BORN not in found and day_of(self.texts[Blank.BORN].strip()) is None:
            found[Blank.BORN] = Fault.NO_DAY
        return found

    def file(self, origin: Origin, tournament: str) -> StaffFiled:
        """Open his file, or put what is new into it. Raises Refused."""
        person = replace(
            self._person,
            surname=self.texts[Blank.SURNAME].strip(),
            given_names=self.texts[Blank.GIVEN_NAMES].strip(),
            born=day_of(self.texts[Blank.BORN].strip()),
        )
        command = FileStaff(tournament, person, self.texts[Blank.POST].strip(), self.papers)
        return file_staff(self.desk.house, origin, command)
