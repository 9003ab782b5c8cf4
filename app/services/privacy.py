"""Personal data: shown to its owner, put right, opposed, and let go after its time (HOUSE H9, art. 11.4)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from app.codec import canonical, plain
from app.documents import Document
from app.documents.privacy import personal_data
from app.domain.betting.payment import Sharer, Winner
from app.domain.betting.settlement import WITH_IDENTITY
from app.domain.errors import Code, Refused
from app.domain.house.keeping import PrivacyAct, PrivacyKind
from app.domain.house.rights import Act
from app.domain.poker.persons import Person
from app.domain.values.days import local
from app.ports.store import Unit
from app.services.act import Work, act
from app.services.betting.winners import Kept, kept
from app.services.house import House, Origin


@dataclass(frozen=True, slots=True)
class PersonalData:
    """Whose data: a player's (`person`, eight digits) or that of who was paid for a ticket (`play`)."""

    person: str | None = None
    play: str | None = None

    @property
    def subject(self) -> str:
        return f"person {self.person}" if self.person else f"winner {self.play}"


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody asks about his own data, and how he showed who he is."""

    data: PersonalData
    reason: str


@dataclass(frozen=True, slots=True)
class Correct:
    person: str
    right: Person
    reason: str


@dataclass(frozen=True, slots=True)
class CorrectWinner:
    """Who was paid for a ticket, put right; what was paid and by which rule stays."""

    play: str
    right: Kept
    reason: str


@dataclass(frozen=True, slots=True)
class PrivacyDone:
    """`kept_until`: the day until which a rule has the data kept all the same, None where it is gone."""

    subject: str
    kept_until: date | None = None


@dataclass(frozen=True, slots=True)
class Exported:
    """Everything that the house knows of somebody: as JSON, and as a page in words for himself."""

    subject: str
    text: str
    page: Document


@dataclass(frozen=True, slots=True)
class EraseExpired:
    """Let go of all personal data whose time is over."""


@dataclass(frozen=True, slots=True)
class Erased:
    winners: int
    persons: int
    papers: int


def export_person(house: House, origin: Origin, command: Asked) -> Exported:
    """What is known of somebody; the journal keeps that it was asked, and the store no second copy.

    Raises Refused(unknown, reason_required, not_allowed).
    """
    done = _record_export(house, origin, command)
    with house.store.read() as unit:
        page = _page(unit, command.data, station=origin.station, at=house.clock.now())
        return Exported(done.subject, _everything(unit, command.data), page)


@act(Act.EXPORT_PERSON)
def _record_export(work: Work, command: Asked) -> PrivacyDone:
    _require(work.unit, command.data, command.reason)
    return _record(work, PrivacyKind.EXPORTED, command.data.subject, command.reason)


@act(Act.CORRECT_PERSON)
def correct_person(work: Work, command: Correct) -> PrivacyDone:
    """Put a person's data right; the journal gets a new commitment, and the old one keeps its seal.

    Raises Refused(unknown, reason_required).
    """
    data = PersonalData(person=command.person)
    _require(work.unit, data, command.reason)
    salt = work.house.randomness.bytes(16).hex()
    work.unit.persons.keep(command.person, command.right, salt, work.now)
    return _record(work, PrivacyKind.CORRECTED, data.subject, command.reason)


@act(Act.CORRECT_PERSON)
def correct_winner(work: Work, command: CorrectWinner) -> PrivacyDone:
    """Put a winner's data right, under a new commitment; its five years still run from the payment.

    Raises Refused(unknown, reason_required).
    """
    data = PersonalData(play=command.play)
    _require(work.unit, data, command.reason)
    salt = work.house.randomness.bytes(16).hex()
    work.unit.privacy.correct_winner(command.play, salt, canonical(command.right), work.now)
    return _record(work, PrivacyKind.CORRECTED, data.subject, command.reason)


@act(Act.OPPOSE_PERSON)
def oppose_person(work: Work, command: Asked) -> PrivacyDone:
    """Let go of somebody's data at his word, or say until when a rule has it kept (art. 11.3, 11.4).

    Raises Refused(unknown, reason_required).
    """
    _require(work.unit, command.data, command.reason)
    kept_until = _kept_until(work, command.data)
    if kept_until is None:
        _erase(work.unit, command.data)
        _record(work, PrivacyKind.ERASED, command.data.subject, command.reason)
    _record(work, PrivacyKind.OPPOSED, command.data.subject, command.reason)
    return PrivacyDone(command.data.subject, kept_until)


@act(Act.ERASE_EXPIRED)
def erase_expired(work: Work, _command: EraseExpired) -> Erased:
    """The retention job at will; each day's closure runs it too."""
    return erase_due(work)


def erase_due(work: Work) -> Erased:
    """Let go of what was kept long enough, salt and all: the journal's commitments then say nothing.

    Printed papers name people as well; they are let go of once nobody prints them again.
    """
    before = _years_before(work.now, work.house.settings.personal_data_years)
    papers_before = work.now - timedelta(days=work.house.settings.papers_days)
    privacy = work.unit.privacy
    winners, persons = privacy.erase_winners(before), privacy.erase_persons(before)
    for subject in (*(f"winner {play}" for play in winners), *(f"person {person}" for person in persons)):
        _add(work, PrivacyKind.ERASED, subject, "retention")
    return Erased(len(winners), len(persons), privacy.erase_papers(papers_before))


def _erase(unit: Unit, data: PersonalData) -> None:
    """What is kept of somebody, and every print job that names him."""
    if data.person:
        known = unit.persons.person(data.person)
        names = (known.surname, known.given_names) if known else ()
        unit.privacy.erase_papers_naming(data.subject, names)
        unit.privacy.erase_person(data.person)
        return
    play = data.play or ""
    held = unit.privacy.winner(play)
    for winner in kept(held) if held else ():
        unit.privacy.erase_papers_naming(play, _names(winner))
    unit.privacy.erase_winner(play)


def _names(winner: Winner | Sharer) -> list[str]:
    return winner.name.split() if isinstance(winner, Sharer) else [winner.surname, winner.given_names]


def _require(unit: Unit, data: PersonalData, reason: str) -> None:
    if not reason.strip():
        raise Refused(Code.REASON_REQUIRED)
    known = unit.persons.person(data.person) if data.person else unit.privacy.winner(data.play or "")
    if known is None:
        raise Refused(Code.UNKNOWN, subject=data.subject)


def _kept_until(work: Work, data: PersonalData) -> date | None:
    """Winners of 5,000 € and more for five years; players until their tournaments are over."""
    if data.person:
        for name in work.unit.privacy.tournaments_of(data.person):
            state = work.unit.tournaments.state(name)
            if state is not None and not state.over:
                return local(state.terms.starts_at).date()
        return None
    play = work.unit.plays.play(data.play or "")
    taken = work.unit.privacy.winner_taken_at(data.play or "")
    if play is None or play.payment is None or taken is None:
        return None
    watched = work.unit.registers.vigilance(taken, taken + timedelta(seconds=1))
    amount = play.payment.gain + play.payment.refund
    if amount < WITH_IDENTITY and data.play not in {each.play for each in watched}:
        return None
    return local(_years_before(taken, -work.house.settings.personal_data_years)).date()


def _everything(unit: Unit, data: PersonalData) -> str:
    known: dict[str, object] = {"subject": data.subject}
    if data.person:
        known["person"] = plain(unit.persons.person(data.person))
        known["tournaments"] = list(unit.privacy.tournaments_of(data.person))
    else:
        known["winner"] = json.loads(unit.privacy.winner(data.play or "") or "null")
    known["acts"] = [plain(each) for each in unit.keeping.privacy_acts() if each.subject == data.subject]
    return json.dumps(known, ensure_ascii=False, indent=1)


_DONE = {
    PrivacyKind.EXPORTED: "remises à la personne",
    PrivacyKind.CORRECTED: "rectifiées",
    PrivacyKind.OPPOSED: "opposition",
    PrivacyKind.ERASED: "effacées",
}


def _page(unit: Unit, data: PersonalData, *, station: str, at: datetime) -> Document:
    facts: list[tuple[str, str]] = []
    person = unit.persons.person(data.person) if data.person else None
    if person is not None:
        facts = _person_facts(person)
        facts += [("Tournoi", name) for name in unit.privacy.tournaments_of(data.person or "")]
    held = unit.privacy.winner(data.play) if data.play else None
    for winner in kept(held) if held else ():
        facts += winner_facts(winner)
    acts = [
        (each.at, _DONE[each.kind]) for each in unit.keeping.privacy_acts() if each.subject == data.subject
    ]
    number = data.person or f"ticket {data.play}"
    return personal_data(number, facts, acts, station=station, at=at)


def _person_facts(person: Person) -> list[tuple[str, str]]:
    document = person.document
    facts = (
        ("Nom", person.surname),
        ("Prénoms", person.given_names),
        ("Nom de naissance", person.birth_name),
        ("Né(e) le", f"{person.born:%d/%m/%Y}" if person.born else ""),
        ("À", person.birth_place),
        ("Nationalité", person.nationality),
        ("Adresse", person.address),
        ("Pièce", f"{document.kind} {document.number}" if document else ""),
    )
    return [fact for fact in facts if fact[1]]


def winner_facts(winner: Winner | Sharer) -> list[tuple[str, str]]:
    """What is kept of a winner, in words; what is empty is left out."""
    if isinstance(winner, Sharer):
        named = [("Nom", winner.name), ("Part", winner.share.text())]
        reached = []
    else:
        named = [("Nom", f"{winner.surname} {winner.given_names}".strip())]
        reached = [("Compte", winner.iban), ("Téléphone", winner.phone)]
    facts = [
        *named,
        ("Né(e) le", f"{winner.born:%d/%m/%Y}" if winner.born else ""),
        ("Adresse", winner.address),
        ("Pièce", winner.document),
        *reached,
    ]
    return [fact for fact in facts if fact[1]]


def _record(work: Work, kind: PrivacyKind, subject: str, reason: str) -> PrivacyDone:
    _add(work, kind, subject, reason.strip())
    work.subject = subject
    return PrivacyDone(subject)


def _add(work: Work, kind: PrivacyKind, subject: str, reason: str) -> None:
    work.unit.keeping.add_privacy_act(PrivacyAct(kind, subject, reason, work.now))


def _years_before(instant: datetime, years: int) -> datetime:
    """The same day of another year; 29 February becomes 1 March."""
    try:
        return instant.replace(year=instant.year - years)
    except ValueError:
        return (instant + timedelta(days=1)).replace(year=instant.year - years)
