"""The page of the bets to be voided, wired."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.betting.offer import OnOffer
from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.domain.values.days import local
from app.services.betting.offers import OfferChanged
from ui.betting.questions import bet_words
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.to_void.presenter import Reason, ToVoidPresenter
from ui.pages.to_void.view import DueLine, ToVoidView
from ui.words import translate

_CONCERNS: Final = frozenset(
    {
        Act.VOID_BET,
        Act.PROMULGATE,
        Act.CORRECT_RESULT,
        Act.IMPORT_RESULTS,
        Act.RESCHEDULE_EVENT,
        Act.PUBLISH_BET,
    }
)


class ToVoidPage(QObject):
    """Bets without a result past their time; one touch voids the one in hand."""

    key = "to_void"
    icon = Icon.TRIANGLE_ALERT

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self.presenter = ToVoidPresenter(context.desk)
        self._shown = False
        self.view = view = ToVoidView()
        view.words_asked.connect(self._set_words)
        view.chosen.connect(self._choose)
        view.beside.connect(self._choose_beside)
        view.reason_chosen.connect(self._choose_reason)
        view.primary.clicked.connect(self._void)
        view.confirmed.connect(self._void)
        self._operations.changed.connect(self._changed)
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("ToVoid", "À annuler")

    def on_show(self) -> None:
        self._shown = True
        self._show_done(None)
        self.view.refusal.clear()
        self._load()
        self.view.setFocus()

    def on_hide(self) -> None:
        self._shown = False

    def at_login(self) -> None:
        """How many bets are due, before the page was ever opened."""
        if self._context.desk.may(Act.VOID_BET) and not self._shown:
            self._load()

    def _changed(self, change: Change) -> None:
        if change.act not in _CONCERNS:
            return
        if self._shown:
            self._load()
        else:
            self.at_login()

    def _load(self) -> None:
        self._operations.read(self, self.presenter.load).success(self._loaded).run()

    def _loaded(self, bets: Sequence[OnOffer]) -> None:
        self.presenter.show(bets)
        self._context.navigator.show_badge(self.key, len(bets))
        self._show()

    # -- the bet in hand -----------------------------------------------------------------------

    def _choose(self, bet: int) -> None:
        self.presenter.choose(bet)
        self._show()

    def _choose_beside(self, by: int) -> None:
        self.presenter.choose_beside(by)
        self._show()

    def _choose_reason(self, reason: Reason) -> None:
        self.presenter.reason = reason
        self._show()

    def _void(self) -> None:
        command = self.presenter.command()
        if command is None or self.view.primary.is_busy:
            return
        self.view.primary.set_busy(True)
        origin = self._context.desk.origin()
        operation = self._operations.act(self, lambda: self.presenter.void(origin, command))
        operation.always(self._not_busy).success(self._voided).refused(self._refused).run()

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._show_primary()

    def _voided(self, changed: OfferChanged) -> None:
        self._show_done(changed.bets[0])
        self._load()

    def _show_done(self, voided: int | None) -> None:
        """Which bet was voided; None takes it back."""
        self.presenter.voided = voided
        words = translate("ToVoid", "Pari {number} annulé : ses pronostics comptent à la cote 1.")
        self.view.done.say(words.format(number=voided), "good", Icon.CIRCLE_CHECK)
        self.view.done.setVisible(voided is not None)

    def _refused(self, refusal: Refused) -> None:
        self._show_done(None)
        self.view.refusal.say(refusal)
        self._load()

    # -- showing -------------------------------------------------------------------------------

    def _show(self) -> None:
        presenter, view = self.presenter, self.view
        chosen = presenter.chosen
        view.show_bets([_line(bet) for bet in presenter.bets], chosen.bet.id if chosen else None)
        for reason, option in view.reasons.items():
            option.setChecked(reason is presenter.reason)
        if chosen is not None:
            title = translate("ToVoid", "Pari {number}").format(number=chosen.bet.number)
            view.subject.setText(title)
            view.sides.set_name(_sides(chosen))
            view.question.setText(bet_words(chosen.bet))
        self._show_primary()

    def _show_primary(self) -> None:
        primary, chosen = self.view.primary, self.presenter.chosen
        if primary.is_busy:
            return
        if chosen is None:
            primary.setText(translate("ToVoid", "Annuler le pari"))
            primary.forbid(translate("ToVoid", "Aucun pari n’attend d’être annulé."))
        else:
            primary.setText(translate("ToVoid", "Annuler le pari {number}").format(number=chosen.bet.number))
            primary.allow()

    def _set_words(self) -> None:
        view = self.view
        view.heading.say(
            translate("ToVoid", "Paris à annuler"),
            translate("ToVoid", "Sans résultat deux jours après la fin de la vente (art. 9.2)"),
        )
        view.nothing.say(
            translate("ToVoid", "Rien à annuler"),
            translate("ToVoid", "Chaque pari dont la vente est finie a son résultat, ou l’attend encore."),
        )
        view.reason_words.setText(translate("ToVoid", "Motif, porté au journal"))
        words = {
            Reason.NO_RESULT: (translate("ToVoid", "Sans résultat"), "Art. 9.2"),
            Reason.NOT_PLAYED: (translate("ToVoid", "Rencontre non jouée"), "Art. 5.1"),
            Reason.UNKNOWN_RESULT: (translate("ToVoid", "Résultat impossible à établir"), "Art. 5.5"),
        }
        for reason, option in view.reasons.items():
            text, article = words[reason]
            option.setText(text)
            option.set_second(article)
        view.remark.say(
            translate("ToVoid", "Annulé, un pari ne se reprend pas. Son résultat arrive : promulguez-le.")
        )
        self._show_done(self.presenter.voided)
        self._show()


def _sides(bet: OnOffer) -> str:
    return " – ".join(bet.bet.event.sides)


def _line(bet: OnOffer) -> DueLine:
    since = translate("ToVoid", "{bet} · vente finie le {day}")
    day = f"{local(bet.closes_at):%d/%m}"
    return DueLine(
        bet.bet.id,
        f"{bet.bet.number} · {_sides(bet)}",
        since.format(bet=bet_words(bet.bet), day=day),
    )
