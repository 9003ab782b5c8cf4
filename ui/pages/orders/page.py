"""The page of transfers and cheques, wired."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.betting.payment import Winner
from app.domain.errors import Refused
from app.domain.house.rights import Act
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.orders.presenter import Done, Found, OrdersPresenter, Task
from ui.pages.orders.view import OrdersView
from ui.pages.orders.words import (
    done_words,
    facts_of,
    method_word,
    primary_words,
    row_words,
    story_words,
    why_not,
)
from ui.sounds import Sound
from ui.words import translate

_CONCERNS = frozenset(
    {
        Act.PAY_TICKET,
        Act.EXPORT_TRANSFERS,
        Act.ISSUE_CHEQUE,
        Act.RETURN_ORDER,
        Act.REQUEST_AGAIN,
        Act.ERASE_EXPIRED,
        Act.CORRECT_PERSON,
        Act.CHANGE_RULE,
    }
)


class OrdersPage(QObject):
    """Send transfers to the bank, write down which cheque was handed over, and what came back."""

    key = "orders"
    icon = Icon.LANDMARK

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._operations, self._sounds = context.operations, context.sounds
        self._navigator, self._filing = context.navigator, context.filing
        self.presenter = OrdersPresenter(context.desk)
        self._shown = False
        self.view = view = OrdersView()
        view.words_asked.connect(self._set_words)
        view.chosen.connect(self._take)
        view.edited.connect(self._edited)
        view.to_do.clicked.connect(self._filter)
        view.every.clicked.connect(self._filter)
        view.primary.clicked.connect(self._do)
        view.confirmed.connect(view.primary.click)
        view.form.clicked.connect(self._save_form)
        view.file.clicked.connect(self._save_file)
        view.escaped.connect(lambda: self._choose(0))
        self._operations.changed.connect(self._changed)
        view.to_do.setChecked(True)
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Orders", "Virements\net chèques")

    def at_login(self) -> None:
        """How many are late, before the page was ever opened."""
        self._load()

    def on_show(self) -> None:
        self._shown = True
        self.view.say_done("", "")
        self._choose(0)
        self._load()

    def on_hide(self) -> None:
        self._shown = False

    def _changed(self, change: Change) -> None:
        if self._shown and change.act in _CONCERNS:
            self._load()

    def _load(self) -> None:
        self._operations.read(self, self.presenter.load).success(self._found).run()

    def _found(self, found: Found) -> None:
        """An order that is in hand and stands otherwise now asks for something else."""
        task = self.presenter.task
        self.presenter.show(found)
        self._navigator.show_badge(self.key, self.presenter.late())
        if self.presenter.task is not task:
            self.view.ask(self.presenter.task)
        self._show()

    # -- what is in hand ----------------------------------------------------------------------

    def _take(self, number: int) -> None:
        """Another order was touched: what was done before it is over."""
        if not self.view.primary.is_busy:
            self.view.say_done("", "")
            self._choose(number)

    def _choose(self, number: int) -> None:
        if self.view.primary.is_busy:
            return
        self.presenter.choose(number)
        self.view.refusal.clear()
        self.view.ask(self.presenter.task)
        self._show()

    def _filter(self) -> None:
        self.presenter.open_only = self.view.to_do.isChecked()
        self._choose(0)
        self._load()

    def _edited(self) -> None:
        held, view = self.presenter, self.view
        held.text = view.text.text()
        held.winner = Winner(view.surname.text(), view.given_names.text(), iban=view.iban.text())
        self._show_primary()

    def _do(self) -> None:
        primary = self.view.primary
        if primary.is_busy or not primary.isEnabled():
            return
        primary.set_busy(True)
        self.view.refusal.clear()
        operation = self._operations.act(self, self.presenter.doing(self._filing)).always(self._over)
        operation.success(self._did).refused(self._refused).run()

    def _over(self) -> None:
        self.presenter.end()
        self.view.primary.set_busy(False)
        self._show_primary()

    def _did(self, done: Done) -> None:
        self._sounds.play(Sound.DONE)
        self.view.say_done(done_words(done.task), _name_of(done.where))
        self._choose(0)
        self._load()

    def _refused(self, refusal: Refused) -> None:
        self._sounds.play(Sound.BAD_SCAN)
        self.view.refusal.say(refusal)

    # -- files --------------------------------------------------------------------------------

    def _save_form(self) -> None:
        self._save(
            self.presenter.form(self._filing), translate("Orders", "Formulaire à faire signer par tous :")
        )

    def _save_file(self) -> None:
        self._save(self.presenter.file_again(self._filing), done_words(Task.SEND))

    def _save(self, work: Callable[[], str], words: str) -> None:
        def saved(where: str) -> None:
            self._sounds.play(Sound.DONE)
            self.view.say_done(words, _name_of(where))

        self._operations.act(self, work).success(saved).refused(self._refused).run()

    # -- showing ------------------------------------------------------------------------------

    def _show(self) -> None:
        held, view = self.presenter, self.view
        second = translate("Orders", "%n à faire", None, len(held.waiting()))
        if held.late():
            second += " · " + translate("Orders", "%n en retard", None, held.late())
        view.heading.say(translate("Orders", "Virements et chèques"), second)
        view.show_orders([(each.order.number, *row_words(each)) for each in held.listed()], held.chosen)
        if held.line is None:
            view.subject.say(translate("Orders", "Pour la banque"))
            view.show_facts(())
        else:
            view.subject.say(method_word(held.line.order), held.line.winner)
            view.show_facts(facts_of(held.line.order))
        view.story.setText(story_words(held))
        view.form.setVisible(held.has_form)
        view.file.setVisible(held.has_file)
        self._say_field()
        self._show_primary()

    def _say_field(self) -> None:
        words = translate("Orders", "Motif du retour")
        if self.presenter.task is Task.HAND_OVER:
            words = translate("Orders", "Numéro du chèque")
        self.view.text.set_label(words)

    def _show_primary(self) -> None:
        primary = self.view.primary
        if primary.is_busy:
            return
        primary.setText(primary_words(self.presenter))
        by_cheque = self.presenter.task is Task.HAND_OVER
        primary.set_icon(Icon.FILE_CHECK if by_cheque else Icon.LANDMARK)
        primary.allow_unless(why_not(self.presenter))

    def _set_words(self) -> None:
        view = self.view
        view.to_do.setText(translate("Orders", "À faire"))
        view.every.setText(translate("Orders", "Tous"))
        view.nothing.say(
            translate("Orders", "Rien à faire"),
            translate("Orders", "Un gain payé par virement ou par chèque s’ajoute ici."),
        )
        view.surname.set_label(translate("Orders", "Nom"))
        view.given_names.set_label(translate("Orders", "Prénom"))
        view.iban.set_label(translate("Orders", "IBAN"))
        view.form.setText(translate("Orders", "Formulaire collectif (PDF)"))
        view.file.setText(translate("Orders", "Fichier de la banque"))
        self._show()


def _name_of(where: str) -> str:
    return where.replace("\\", "/").rpartition("/")[2]
