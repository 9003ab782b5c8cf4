"""Whoever stands at the desk: the form as it is filled, and what the house says about it. No Qt (P3)."""

from __future__ import annotations

from typing import Final

from app.domain.errors import Code, Refused
from app.domain.poker.desk import HeldVoucher
from app.domain.poker.mrz import read_mrz
from app.domain.poker.persons import Person, missing_fields
from app.domain.values import business_day
from app.services.house import Origin
from app.services.poker.papers import BulletinAsked, print_bulletin
from app.services.poker.rosters import EntryPreview, OnRoster, Preview, preview_entry
from ui.desk import Desk
from ui.pages.registration.forms import Form, completed, faulty_fields, filled_from, form_of, person_of
from ui.pages.registration.zone import zone_lines

FINAL: Final = frozenset(
    {
        Code.DOCUMENT_EXPIRED, Code.MINOR, Code.BANNED, Code.EMPLOYEE, Code.ALREADY_REGISTERED,
        Code.REGISTRATION_CLOSED,
    }
)  # fmt: skip
"""What refuses a person and no supervisor at the desk can lift: nothing is to be paid (POKER P3)."""


class Applicant:
    """One form, its verifications, and the bulletin that came out of it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.form = Form()
        self.preview: EntryPreview | None = None
        self._refusal: Refused | None = None
        self._scanned: Form | None = None
        self._printed: Form | None = None

    @property
    def person(self) -> Person:
        return person_of(self.form)

    @property
    def against(self) -> Refused | None:
        """Why nothing can be taken from this person: told by an act, or by the verifications so far."""
        preview = self.preview
        told = (preview.refusal, *(found.refusal for found in preview.checks)) if preview else ()
        return next(
            (each for each in (self._refusal, *told) if each is not None and each.code in FINAL), None
        )

    @property
    def is_whole(self) -> bool:
        """Whether the bulletin can be printed: nothing that it asks for is missing."""
        return not faulty_fields(self.form) and not missing_fields(self.person)

    def begin_again(self) -> None:
        self.form, self._scanned = Form(), None
        self.ask_anew()

    def ask_anew(self) -> None:
        """Nothing is known of an entry by this form, and its bulletin is still to be printed."""
        self.preview = self._printed = self._refusal = None

    def change(self, form: Form) -> None:
        """What an act was refused for, it was for another form."""
        self.form, self._refusal = form, None

    def refuse(self, refusal: Refused) -> None:
        """An act was refused; it would be again while the form is this one."""
        self._refusal = refusal

    # -- the form ---------------------------------------------------------------------------------

    def read_zone(self, text: str) -> tuple[Form, tuple[str, ...]]:
        """The form with what a document says, and the names of the fields that it fills.

        Raises Refused(check_digit).
        """
        lines = zone_lines(text)
        zone = read_mrz(lines, business_day(self._desk.house.clock.now()))
        filled, names = filled_from(zone, lines, self.form)
        self._scanned = filled
        return filled, names

    @property
    def voucher(self) -> HeldVoucher | None:
        """The buy-in of this tournament that he won."""
        return self.preview.voucher if self.preview else None

    def ask_preview(self, tournament: str, form: Form) -> EntryPreview:
        """What an entry by this form would meet now; runs off the screen's thread."""
        query = Preview(tournament, person_of(form))
        return preview_entry(self._desk.house, self._desk.origin(), query)

    def known_from(self, held: OnRoster | None) -> Form | None:
        """The form completed by what is known of somebody who holds a place, if his document was just read.

        None where there is nobody, or where something was typed since.
        """
        if held is None or self._scanned != self.form:
            return None
        known = completed(self.form, form_of(held.person))
        return known if known != self.form else None

    # -- the bulletin -----------------------------------------------------------------------------

    @property
    def bulletin_printed(self) -> bool:
        """Whether the form, as it stands, came out to be signed."""
        return self._printed == self.form

    def print_bulletin(self, origin: Origin, tournament: str, form: Form) -> Form:
        """Queue the bulletin of `form`. Raises Refused: identity_missing, document_expired, minor."""
        print_bulletin(self._desk.house, origin, BulletinAsked(tournament, person_of(form)))
        return form

    def show_printed(self, form: Form) -> None:
        self._printed = form
