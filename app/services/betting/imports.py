"""Offers and results from the bet operator's files: all of a file or nothing of it (BETTING B1, B6)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

from app.domain.betting.bet import Event
from app.domain.betting.offer import OnOffer
from app.domain.betting.publishing import check_sides, rescheduled, with_odds
from app.domain.betting.results import contradictions
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.house.signatures import is_signed
from app.domain.values import business_day
from app.services.act import Work, act
from app.services.betting.offer_file import BadRow, OfferRow, read_offer
from app.services.betting.offers import PublishBet, Publisher, same_question
from app.services.betting.result_file import ResultRow, read_results
from app.services.betting.results import Promulgate, record_first
from app.services.files.misread import Slip, misread


@dataclass(frozen=True, slots=True)
class ImportFile:
    """A file as it came; `name` says by its ending which of the two forms it has."""

    name: str
    data: bytes
    signature: str = ""
    """Ed25519, in hex."""

    @property
    def is_csv(self) -> bool:
        return self.name.lower().endswith(".csv")

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.data).hexdigest()


@dataclass(frozen=True, slots=True)
class OfferImported:
    """Numbers of the bets put on sale and of those that had other odds or another end before."""

    published: tuple[int, ...]
    changed: tuple[int, ...]
    digest: str


@dataclass(frozen=True, slots=True)
class ResultsImported:
    """Numbers of the bets that the file settled and voided, ascending."""

    settled: tuple[int, ...]
    voided: tuple[int, ...]
    digest: str


@act(Act.IMPORT_OFFER)
def import_offer(work: Work, command: ImportFile) -> OfferImported:
    """Put a file's bets on sale; one that is on sale already gets the file's odds and end.

    Raises Refused: signature_invalid; file_invalid; or, with all bad rows under `rows`, their codes.
    """
    signer = _check_signature(work, command)
    offer = _OfferImport(work)
    bad = [
        problem
        for row in read_offer(command.data, is_csv=command.is_csv)
        if (problem := row if isinstance(row, BadRow) else offer.take(row)) is not None
    ]
    _refuse(bad)
    _keep(work, "offer", command, len(offer.met), signer)
    return OfferImported(tuple(sorted(offer.published)), tuple(sorted(offer.changed)), command.digest)


class _OfferImport:
    def __init__(self, work: Work) -> None:
        self._work = work
        self._publisher = Publisher(work)
        self._held = work.unit.offer.held(business_day(work.now))
        self._on_sale = work.unit.offer.by_numbers({held.number for held in self._held})
        self.met: set[int] = set()
        self.published: set[int] = set()
        self.changed: set[int] = set()

    def take(self, row: OfferRow) -> BadRow | None:
        try:
            self._take(row.bet)
        except Refused as refused:
            return _bad(row.where, refused)
        return None

    def _take(self, bet: PublishBet) -> None:
        number = bet.number
        before = self._on_sale.get(number)
        event = self._publisher.known_event(bet.event)
        if before is None or number in self.published or not _same_bet(before, bet, event):
            self._publisher.publish(bet)
            self.published.add(number)
            self.met.add(number)
            return
        if number in self.met:
            raise Refused(Code.BET_NUMBER_TAKEN, bet=number)
        if bet.sides is not None:
            check_sides(before.bet.event, bet.sides)
        after = with_odds(before, bet.odds)
        after = rescheduled(
            after, starts_at=None, closes_at=bet.closes_at, held=self._held, at=self._work.now
        )
        self.met.add(number)
        if after == before:
            return
        self._work.unit.offer.change(before, after, "", self._work.now)
        self.changed.add(number)


def _same_bet(before: OnOffer, bet: PublishBet, event: Event | None) -> bool:
    return event is not None and before.bet.event.id == event.id and same_question(before.bet, bet)


@act(Act.IMPORT_RESULTS)
def import_results(work: Work, command: ImportFile) -> ResultsImported:
    """Promulgate a file's results. An event that has one is corrected by hand, with a supervisor.

    Raises Refused: signature_invalid; file_invalid; or, with all bad rows under `rows`, their codes:
    bet_unknown, picks_invalid for sides that are not the event's, result_exists, no_result.
    """
    signer = _check_signature(work, command)
    results = _ResultImport(work)
    bad = [
        problem
        for row in read_results(command.data, is_csv=command.is_csv)
        if (problem := row if isinstance(row, BadRow) else results.take(row)) is not None
    ]
    _refuse(bad)
    _keep(work, "results", command, len(results.events), signer)
    return ResultsImported(tuple(sorted(results.settled)), tuple(sorted(results.voided)), command.digest)


class _ResultImport:
    def __init__(self, work: Work) -> None:
        self._work = work
        self.events: set[str] = set()
        self.settled: set[int] = set()
        self.voided: set[int] = set()

    def take(self, row: ResultRow) -> BadRow | None:
        try:
            self._take(row)
        except Refused as refused:
            return _bad(row.where, refused)
        return None

    def _take(self, row: ResultRow) -> None:
        event = self._work.unit.offer.event_by_code(row.event)
        if event is None:
            raise Refused(Code.BET_UNKNOWN, event=row.event)
        check_sides(event, row.sides)
        if row.event in self.events:
            raise Refused(Code.RESULT_EXISTS, event=row.event)
        wrong = contradictions(row.result) if row.result else ()
        if wrong:
            raise Refused(Code.NO_RESULT, contradicts=wrong)
        done = record_first(self._work, Promulgate(row.event, row.result, row.winners))
        self.events.add(row.event)
        self.settled |= set(done.settled)
        self.voided |= set(done.voided)


def _check_signature(work: Work, command: ImportFile) -> str | None:
    """The key that signed the file, or None where the house asks for none (BETTING B1)."""
    key = work.house.settings.bet_operator_key
    if not key:
        return None
    if not is_signed(key, command.data, command.signature):
        raise Refused(Code.SIGNATURE_INVALID, file=command.name)
    return key


def _bad(where: str, refused: Refused) -> BadRow:
    why = " ".join(f"{name}={value}" for name, value in refused.details.items())
    return BadRow(where, refused.codes, why, refused.details)


def _refuse(bad: Iterable[BadRow]) -> None:
    """Refuse the file with every bad row that it has; each code once, in the order of the rows."""
    rows = tuple(bad)
    if rows:
        first, *more = dict.fromkeys(code for row in rows for code in row.codes)
        raise Refused(first, *more, rows=rows)


def _keep(work: Work, kind: str, command: ImportFile, items: int, signer: str | None) -> None:
    if not items:
        raise misread(Slip.NOTHING)
    work.subject = f"file {command.name}"
    work.unit.exchanges.add_import(kind, command.digest, items, signer, work.now)
