"""The page that closes the day, wired."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale, QObject, Qt
from PySide6.QtWidgets import QWidget

from app.documents.elision import filled
from app.domain.betting.orders import OrderTotal
from app.domain.betting.payment import Method
from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.domain.house.verification import Verdict as Verification
from app.services.closing import DayClosed, DayState
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.drawer.closing.presenter import ClosingPresenter, Found
from ui.pages.drawer.closing.view import ClosingView
from ui.pages.drawer.words import means_word, movement_word
from ui.sounds import Sound
from ui.widgets import Verdict
from ui.words import translate

_SHOWN_OF_HEAD = 16


class ClosingPage(QObject):
    """Verify the journal, close the day, print its closure."""

    key = "closing"
    icon = Icon.FILE_CHECK

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._operations, self._sounds = context.operations, context.sounds
        self.presenter = ClosingPresenter(context.desk)
        self._shown = False
        self.view = view = ClosingView()
        view.words_asked.connect(self._set_words)
        view.primary.clicked.connect(self._close)
        view.confirmed.connect(view.primary.click)
        view.verify.clicked.connect(self._verify)
        self._operations.changed.connect(self._changed)
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Closing", "Clôture\ndu jour")

    def on_show(self) -> None:
        self._shown = True
        self.view.primary.setFocus(Qt.FocusReason.OtherFocusReason)
        self._ask()

    def on_hide(self) -> None:
        self._shown = False
        self.presenter.forget()
        self.view.refusal.clear()

    def _changed(self, _change: Change) -> None:
        if self._shown:
            self._ask()

    def _ask(self) -> None:
        self._operations.read(self, self.presenter.load).success(self._found).run()

    def _found(self, found: Found) -> None:
        self.presenter.show(found)
        self._show()

    # -- verifying and closing ----------------------------------------------------------------

    def _verify(self) -> None:
        self.view.verify.setEnabled(False)
        self.view.journal.say(
            translate("Closing", "Journal scellé"), translate("Closing", "Vérification en cours…"), "neutral"
        )
        operation = self._operations.read(self, self.presenter.verify)
        operation.always(lambda: self.view.verify.setEnabled(True)).success(self._verified).run()

    def _verified(self, verdict: Verification) -> None:
        self.presenter.verdict = verdict
        self._sounds.play(Sound.DONE if verdict.ok else Sound.BAD_SCAN)
        self._show()

    def _close(self) -> None:
        if not self.view.primary.isEnabled():
            return
        self.view.refusal.clear()
        self.presenter.start()
        self.view.primary.set_busy(True)
        operation = self._operations.act(self, self.presenter.close).always(self._over)
        operation.success(self._closed).refused(self._refused).run()

    def _over(self) -> None:
        self.presenter.end()
        self.view.primary.set_busy(False)

    def _closed(self, closed: DayClosed) -> None:
        self.presenter.closed = closed
        self._sounds.play(Sound.DONE)
        self._ask()

    def _refused(self, refusal: Refused) -> None:
        self._sounds.play(Sound.BAD_SCAN)
        self.view.refusal.say(refusal)
        self._ask()

    # -- showing ------------------------------------------------------------------------------

    def _show(self) -> None:
        held, view = self.presenter, self.view
        if held.found is None:
            view.primary.forbid(translate("Closing", "La journée est interrogée."))
            return
        state = held.found.state
        day = state.day
        view.heading.say(
            translate("Closing", "Clôture du jour"),
            QLocale().toString(QDate(day.year, day.month, day.day), "dddd d MMMM yyyy"),
        )
        self._show_band(state)
        opened = translate("Closing", "{drawer} est encore ouverte, aux mains de {name}.")
        view.show_drawers(
            [filled(opened, drawer=drawer, name=name) for drawer, name in held.open_drawers],
            "" if state.closed else translate("Closing", "Toutes les caisses sont fermées."),
        )
        empty = translate("Closing", "La clôture scellera une journée vide.")
        after = translate("Closing", "Rien n’a bougé depuis la clôture.")
        view.nothing.say(translate("Closing", "Aucun mouvement"), after if state.closed else empty)
        self._show_journal()
        view.show_movements(
            [
                (f"{movement_word(each.act)} · {means_word(each.means)}", str(each.count), each.amount.text())
                for each in state.movements
            ]
            + _ordered(state)
        )
        self._show_account(state)
        self._show_primary(state)

    def _show_band(self, state: DayState) -> None:
        closed = self.presenter.closed
        self.view.band.setVisible(state.closed)
        if not state.closed:
            return
        sentence = translate("Closing", "Cette journée a déjà sa clôture.")
        if closed is not None:
            sentence = translate("Closing", "La clôture part à l’imprimante : signez-la et rangez-la.")
        word = translate("Closing", "Journée clôturée")
        self.view.band.show_verdict(Verdict(word, sentence, Icon.CIRCLE_CHECK, "good"))

    def _show_journal(self) -> None:
        verdict = self.presenter.verdict
        what = translate("Closing", "Journal scellé")
        if verdict is None:
            self.view.journal.say(what, translate("Closing", "Pas encore vérifié aujourd’hui."), "neutral")
        elif verdict.ok:
            words = translate("Closing", "Entier : %n acte(s) vérifié(s).", None, verdict.records)
            self.view.journal.say(what, words, "good")
        elif verdict.first_bad is not None:
            words = translate("Closing", "Faux à partir de l’acte n° {number}. Prévenez la direction.")
            self.view.journal.say(what, words.format(number=verdict.first_bad), "bad")
        else:
            words = translate("Closing", "Une protection du journal manque. Prévenez la direction.")
            self.view.journal.say(what, words, "bad")

    def _show_account(self, state: DayState) -> None:
        closed = self.presenter.closed
        head = (closed.head if closed else state.head)[:_SHOWN_OF_HEAD]
        groups = " ".join(head[start : start + 4] for start in range(0, len(head), 4))
        takings = closed.turnover if closed else state.turnover
        after = closed.perpetual if closed else state.perpetual + state.turnover
        records = closed.records if closed else state.records
        self.view.sheet_title.setText(translate("Closing", "Totaux scellés"))
        self.view.show_account(
            (
                (translate("Closing", "Total perpétuel avant"), (after - takings).text()),
                (translate("Closing", "Total perpétuel après"), after.text()),
                (translate("Closing", "Actes au journal"), str(records)),
            ),
            (translate("Closing", "Recettes"), takings.text()),
        )
        self.view.show_fingerprint(translate("Closing", "Dernière empreinte"), groups)
        self.view.notice.say(
            translate("Closing", "La clôture imprimée porte l’empreinte : le papier en témoigne.")
        )

    def _show_primary(self, state: DayState) -> None:
        primary = self.view.primary
        if primary.is_busy:
            return
        primary.allow()
        if state.closed:
            primary.forbid(translate("Closing", "Cette journée a déjà sa clôture."))
        elif state.open_shifts:
            primary.forbid(translate("Closing", "Clôturez d’abord les caisses encore ouvertes."))

    def _set_words(self) -> None:
        view = self.view
        view.primary.setText(translate("Closing", "Clôturer la journée"))
        view.primary.set_icon(Icon.FILE_CHECK)
        view.verify.setText(translate("Closing", "Vérifier maintenant"))
        view.head_what.setText(translate("Closing", "Depuis la dernière clôture"))
        view.head_count.setText(translate("Closing", "Nombre"))
        view.head_sum.setText(translate("Closing", "Montant"))
        self._show()


def _ordered(state: DayState) -> list[tuple[str, str, str]]:
    """Gains and refunds owed by each means that no drawer pays: how many tickets, and their sum."""
    return [
        (
            f"{movement_word(Act.PAY_TICKET)} · {_orders_words(each)}",
            str(each.tickets),
            (-each.amount).text(),
        )
        for each in state.orders
    ]


def _orders_words(total: OrderTotal) -> str:
    if total.method is Method.CHEQUE:
        return translate("Closing", "%n chèque(s) à remettre", None, total.orders)
    return translate("Closing", "%n virement(s) à faire", None, total.orders)
