"""The form of an entry: the document, then the fields, with Enter all the way (look 07)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.pages.registration.forms import FIELDS, Form, faulty_fields, missing_on
from ui.pages.registration.zone import ZoneState
from ui.pages.registration.zone_box import ZoneBox
from ui.theme import grid
from ui.widgets import Card, Field, Notice, RowList
from ui.words import translate


class EntryForm(Card):
    """`changed`: something was typed. `finished`: Enter in the last field. `zone_read`: a whole zone."""

    changed = Signal()
    finished = Signal()
    zone_read = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=8, margin=16)
        self.zone = ZoneBox(self)
        self.fields: Mapping[str, Field] = {name: Field("", self) for name in FIELDS}
        self._rows = RowList(self, plain=True)
        self.hint = Notice("", Icon.SCAN_LINE, self)
        self._lay_out()
        self.zone.whole.connect(self.zone_read)
        self.zone.left.connect(self._leave_zone)
        self.zone.state_changed.connect(self._say_hint)
        self.zone.kind_changed.connect(self.changed)
        for field in self.fields.values():
            field.edit.textEdited.connect(self._edited)
            field.edit.returnPressed.connect(self._next)

    def _lay_out(self) -> None:
        cells_box = QWidget(self)
        cells = grid(cells_box, gap=(12, 5), even_columns=2)
        for place, field in enumerate(self.fields.values()):
            cells.addWidget(field, place // 2, place % 2)
        self._rows.add(cells_box)
        self.body.addWidget(self.zone)
        self.body.addWidget(self._rows, 1)
        self.body.addWidget(self.hint)

    def form(self) -> Form:
        """What is typed."""
        texts = {name: field.text() for name, field in self.fields.items()}
        return Form(**texts, kind=self.zone.kind)

    def show_form(self, form: Form, read: Iterable[str] = ()) -> None:
        """Fill the fields; those `read` from the document carry its mark."""
        marked = set(read)
        for name, field in self.fields.items():
            field.set_text(getattr(form, name))
            field.edit.set_icon(Icon.SCAN_LINE if name in marked else None)
            field.edit.setCursorPosition(0)
        self.zone.set_kind(form.kind)

    def complete(self, form: Form) -> None:
        """Fill what is still empty; what the document said keeps its mark."""
        for name, field in self.fields.items():
            if not field.text().strip():
                field.set_text(getattr(form, name))
                field.edit.setCursorPosition(0)

    def clear(self) -> None:
        self.zone.clear()
        self.show_form(Form())

    def start(self) -> None:
        """The focus is where the filling begins."""
        self.zone.zone.setFocus()

    def go_to_first_empty(self) -> None:
        """After a document was read: what it does not say."""
        self._focus(next((name for name in FIELDS if self._is_wanted(name)), FIELDS[-1]))

    def refuse(self, faults: Mapping[str, str]) -> None:
        """Say under each field what is wrong with it, and go to the first."""
        for name, why in faults.items():
            self.fields[name].refuse(why)
        first = next((name for name in FIELDS if name in faults), None)
        if first is not None:
            self._focus(first)

    def check_days(self) -> bool:
        """Whether every day typed is one; says it under those that are none."""
        wrong = faulty_fields(self.form())
        words = translate("Registration", "Jour, mois, année : 14/03/1991")
        self.refuse(dict.fromkeys(wrong, words))
        return not wrong

    def retranslate(self) -> None:
        labels = field_labels()
        for name, field in self.fields.items():
            field.set_label(labels[name])
        self.fields["surname"].edit.setPlaceholderText(translate("Registration", "Facultatif"))
        for name in ("born", "expires"):
            self.fields[name].edit.setPlaceholderText(translate("Registration", "JJ/MM/AAAA"))
        self.zone.retranslate()

    def _say_hint(self) -> None:
        """What to do about the zone; nothing that was filled is lost."""
        state = self.zone.state
        words = translate("Registration", "Lu sur le document ; chaque champ reste modifiable.")
        if state is ZoneState.WRONG:
            words = translate(
                "Registration",
                "Une lettre est mal lue : scannez de nouveau ou corrigez les lignes. Aucun champ n’a changé.",
            )
        elif state is ZoneState.CUT:
            words = translate(
                "Registration",
                "Il manque des lettres : scannez de nouveau toutes les lignes, ou tapez la suite.",
            )
        wrong = state in (ZoneState.WRONG, ZoneState.CUT)
        icon = Icon.TRIANGLE_ALERT if wrong else Icon.SCAN_LINE
        self.hint.say(words, icon, "warn" if wrong else "ink2")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter has done its work in the field; the page is not to hear of it as well."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _edited(self) -> None:
        edit = self.sender()
        for field in self.fields.values():
            if field.edit is edit:
                field.edit.set_icon(None)
        self.changed.emit()

    def _leave_zone(self) -> None:
        if self.form().is_empty:
            self._focus(FIELDS[0])
        else:
            self.go_to_first_empty()

    def _next(self) -> None:
        """Enter: to the next field; where a document was read, to the next one that it left empty.

        The Enter that a scanner sends after the zone finds the first of those: it is not gone past. Nor is
        the form left while something that the bulletin asks for is missing.
        """
        here = next((at for at, name in enumerate(FIELDS) if self.fields[name].edit.hasFocus()), 0)
        missing, was_read = missing_on(self.form()), self.zone.state is ZoneState.RIGHT
        if was_read and FIELDS[here] in missing:
            return
        later = [name for name in FIELDS[here + 1 :] if not was_read or self._is_wanted(name)]
        if later or missing:
            self._focus((*later, *missing)[0])
        else:
            self.finished.emit()

    def _is_wanted(self, name: str) -> bool:
        return name != "surname" and not self.fields[name].text().strip()

    def _focus(self, name: str) -> None:
        field = self.fields[name]
        field.edit.setFocus(Qt.FocusReason.TabFocusReason)
        self._rows.ensureWidgetVisible(field, 0, 4)


def field_labels() -> Mapping[str, str]:
    """What each field is called."""
    return {
        "birth_name": translate("Registration", "Nom de naissance"),
        "surname": translate("Registration", "Nom d’usage"),
        "given_names": translate("Registration", "Prénoms"),
        "born": translate("Registration", "Né(e) le"),
        "birth_place": translate("Registration", "Lieu de naissance"),
        "nationality": translate("Registration", "Nationalité"),
        "address": translate("Registration", "Adresse"),
        "town": translate("Registration", "Code postal et commune"),
        "number": translate("Registration", "Numéro du document"),
        "expires": translate("Registration", "Valable jusqu’au"),
    }
