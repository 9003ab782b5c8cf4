"""The inspector's page, wired."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.inspector.files import JournalFiles
from ui.pages.inspector.filter import JournalFilter
from ui.pages.inspector.presenter import SHOWN, Found, InspectorPresenter
from ui.pages.inspector.seal import SealPart
from ui.pages.inspector.view import InspectorView
from ui.pages.inspector.words import entry_facts, entry_second, entry_words
from ui.words import translate


class InspectorPage(QObject):
    """Reads everything; what leaves the house leaves a line in the journal. All it changes is to go on with
    a store that this station did not leave, by a sealed act."""

    key = "inspector"
    icon = Icon.SHIELD_CHECK

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._operations = context.operations
        self.presenter = presenter = InspectorPresenter(context.desk)
        self._shown = False
        self.view = view = InspectorView()
        self._filter = JournalFilter(presenter, view, self)
        self._seal = SealPart(context, presenter, view, self)
        self._files = JournalFiles(context, presenter, view, self)
        self._filter.changed.connect(self._ask_anew)
        self._filter.faulty.connect(self._files.show)
        self._seal.accepted.connect(self._ask_anew)
        view.further.clicked.connect(self._see_more)
        view.chosen.connect(self._choose)
        for back in (view.back, view.accepting.back):
            back.clicked.connect(self._back)
        view.confirmed.connect(self._confirm)
        view.escaped.connect(self._escape)
        view.words_asked.connect(self._set_words)
        self._operations.changed.connect(self._changed)
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Inspector", "Contrôle")

    def on_show(self) -> None:
        self._shown = True
        self.presenter.verdict = None
        self.presenter.see_first()
        self._ask_anew()

    def on_hide(self) -> None:
        self._shown = False

    def _changed(self, _change: Change) -> None:
        if self._shown:
            self._ask()

    # -- asking ---------------------------------------------------------------------------------

    def _ask(self) -> None:
        self.presenter.renew_span()
        self._operations.read(self, self.presenter.load).success(self._found).refused(self._refused).run()

    def _ask_anew(self) -> None:
        self.view.show_saved("")
        self._back()
        self._ask()

    def _see_more(self) -> None:
        self.presenter.see_more()
        self._ask()

    def _found(self, found: Found) -> None:
        self.presenter.found = found
        self.view.refusal.clear()
        self._show()
        self._seal.follow()

    def _refused(self, refusal: Refused) -> None:
        self.view.refusal.say(refusal)
        self._show()

    def _confirm(self) -> None:
        if not self._filter.leave_days():
            self.view.primary.click()

    def _escape(self) -> None:
        if not self._filter.give_up_days():
            self._back()

    # -- one entry ------------------------------------------------------------------------------

    def _choose(self, number: int) -> None:
        self.presenter.chosen = number
        self.view.show_saved("")
        self._show_entry()

    def _back(self) -> None:
        self.presenter.chosen = None
        self.view.leave_entry()
        self._show_rows()

    # -- showing --------------------------------------------------------------------------------

    def _show(self) -> None:
        self._filter.show()
        self._show_rows()
        self._seal.show()
        self._files.show()

    def _show_rows(self) -> None:
        view, held = self.view, self.presenter
        rows = [(each.number, entry_words(each), entry_second(each, held)) for each in held.shown]
        view.show_rows(rows, held.chosen)
        last = translate("Inspector", "Les {count} dernières sont là ; les fichiers les ont toutes.")
        view.show_further(last.format(count=len(rows)) if held.has_more else "")
        view.further.setText(translate("Inspector", "{count} de plus").format(count=SHOWN))

    def _show_entry(self) -> None:
        row = self.presenter.row
        if row is None:
            self.view.leave_entry()
            return
        number = translate("Inspector", "Écriture n° {number}").format(number=row.number)
        self.view.show_entry(number, entry_words(row), entry_facts(row, self.presenter))

    def _set_words(self) -> None:
        view = self.view
        view.people_title.say(translate("Inspector", "Qui a agi, ou donné son accord"))
        view.days.first.set_label(translate("Inspector", "Du"))
        view.days.last.set_label(translate("Inspector", "Au"))
        view.back.setText(translate("Inspector", "Revenir au journal"))
        view.nothing.say(
            translate("Inspector", "Rien de tel ces jours-là"),
            translate("Inspector", "Élargissez les dates, ou touchez « Tout »."),
        )
        self._show()
        if view.shows_entry:
            self._show_entry()
