"""The verifications of an entry while the form is filled (look 07, in the middle)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime

from PySide6.QtWidgets import QWidget

from app.domain.errors import Code
from app.domain.poker.checks import Check, CheckFound
from app.domain.poker.persons import Person
from app.domain.values import business_day
from app.services.poker.rosters import EntryPreview
from ui.icons import Icon
from ui.pages.registration.applicant import FINAL
from ui.theme import column, row
from ui.widgets import Card, CheckLine, RowList, Rule, Tag, Text
from ui.words import translate

CHECKS = len(Check) + 1
"""The signed bulletin is the last one, and the cashier's own."""


class Verifications(Card):
    """One line each, with what was found."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=0, margin=18)
        self._heading = Text("", "section", self)
        self.tag = Tag("", "neutral", None, self)
        self.lines = {check: CheckLine("", "", "neutral", self) for check in Check}
        self.bulletin = CheckLine("", "", "neutral", self)
        head = row(gap=8, margins=(0, 0, 0, 8))
        head.addWidget(self._heading)
        head.addStretch(1)
        head.addWidget(self.tag)
        self.body.addLayout(head)
        rows = RowList(self, plain=True)
        for line in (*self.lines.values(), self.bulletin):
            box = QWidget(self)
            lines = column(box, gap=0)
            lines.addWidget(Rule(box))
            lines.addWidget(line)
            rows.add(box)
        self.body.addWidget(rows, 1)

    def show_checks(
        self, preview: EntryPreview | None, person: Person, now: datetime, *, signed: bool
    ) -> None:
        """Say what is known now; `signed` is the bulletin."""
        self._heading.setText(translate("Registration", "Vérifications"))
        checks = preview.checks if preview else tuple(CheckFound(check, known=False) for check in Check)
        for found in checks:
            words = found_words(found, preview, person, business_day(now))
            self.lines[found.check].say(check_word(found.check), words, _state(found))
        words = (
            translate("Registration", "Signé devant vous")
            if signed
            else translate("Registration", "À signer")
        )
        self.bulletin.say(translate("Registration", "Bulletin signé"), words, "good" if signed else "neutral")
        self._say_count(checks, signed=signed)

    def _say_count(self, checks: Sequence[CheckFound], *, signed: bool) -> None:
        passed = sum(found.passed for found in checks) + signed
        refused = any(found.refusal is not None for found in checks)
        words = translate("Registration", "{passed} sur {all}").format(passed=passed, all=CHECKS)
        if passed == CHECKS:
            self.tag.show_state(words, "good", Icon.CHECK)
        elif refused:
            self.tag.show_state(words, "warn", Icon.TRIANGLE_ALERT)
        else:
            self.tag.show_state(words, "neutral")


def _state(found: CheckFound) -> str:
    if not found.known:
        return "neutral"
    if found.refusal is None:
        return "good"
    return "bad" if found.refusal.code in FINAL else "warn"


def check_word(check: Check) -> str:
    """What is verified."""
    return {
        Check.DOCUMENT: translate("Registration", "Document valable"),
        Check.AGE: translate("Registration", "Majeur"),
        Check.BANNED: translate("Registration", "Interdits de jeux"),
        Check.EMPLOYEE: translate("Registration", "Personnel du casino"),
        Check.LIMIT: translate("Registration", "Limitation volontaire"),
        Check.ONE_ENTRY: translate("Registration", "Une seule inscription"),
        Check.PLACE: translate("Registration", "Place disponible"),
    }[check]


def found_words(found: CheckFound, preview: EntryPreview | None, person: Person, today: date) -> str:
    """What was found, in a few words."""
    if not found.known:
        return translate("Registration", "À lire sur la pièce")
    if found.refusal is not None:
        return _refused_words(found, preview)
    return {
        Check.DOCUMENT: _validity(person, today),
        Check.AGE: translate("Registration", "%n an(s) aujourd’hui", None, _age(person, today)),
        Check.BANNED: translate("Registration", "Rien trouvé"),
        Check.EMPLOYEE: translate("Registration", "Ne figure pas au registre"),
        Check.LIMIT: translate("Registration", "Aucune demande en cours"),
        Check.ONE_ENTRY: translate("Registration", "Pas encore inscrit"),
        Check.PLACE: translate("Registration", "%n place(s) libre(s)", None, preview.free if preview else 0),
    }[found.check]


def _refused_words(found: CheckFound, preview: EntryPreview | None) -> str:
    code = found.refusal.code if found.refusal else None
    waiting = preview.waiting if preview else 0
    words = {
        Code.DOCUMENT_EXPIRED: translate("Registration", "Périmé"),
        Code.MINOR: translate("Registration", "Moins de 18 ans"),
        Code.BANNED: translate("Registration", "Figure sur la liste"),
        Code.NEAR_MATCH: translate("Registration", "Nom proche, à comparer"),
        Code.LIST_OUTDATED: translate("Registration", "Liste trop vieille"),
        Code.EMPLOYEE: translate("Registration", "Figure au registre"),
        Code.ACCESS_LIMITED: translate("Registration", "Demande en cours"),
        Code.ALREADY_REGISTERED: translate("Registration", "Déjà inscrit"),
        Code.FULL: translate("Registration", "Complet, %n en attente", None, waiting),
    }
    return words.get(code, "") if code else ""


def _validity(person: Person, today: date) -> str:
    expires = person.document.expires if person.document else None
    if expires is None:
        return translate("Registration", "Sans date de fin")
    years = expires.year - today.year - ((expires.month, expires.day) < (today.month, today.day))
    if years >= 1:
        return translate("Registration", "Expire dans %n an(s)", None, years)
    return translate("Registration", "Expire le {day}").format(day=f"{expires:%d/%m/%Y}")


def _age(person: Person, today: date) -> int:
    born = person.born or today
    return today.year - born.year - ((today.month, today.day) < (born.month, born.day))
