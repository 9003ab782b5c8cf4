"""The page where prizes and refunds are paid, wired."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.services.poker.dues import Due, DueKind
from app.services.poker.money import PrizeGiven
from ui.context import PageContext
from ui.customer import Sale
from ui.icons import Icon
from ui.pages.prizes_desk.presenter import DuesRead, Given, PrizesDeskPresenter
from ui.pages.prizes_desk.view import PrizesDeskView
from ui.pages.tournament_desk.at_work import TournamentAtWork
from ui.pages.tournament_desk.closed_drawer import ClosedDrawer
from ui.pages.tournament_desk.customer import tournament_payout
from ui.pages.tournament_desk.doubt_flow import DoubtFlow
from ui.pages.tournament_desk.doubts import DOUBTS, Decided
from ui.pages.tournament_desk.phrases import short_date
from ui.sounds import Sound
from ui.words import translate

_CONCERNS: Final = frozenset(
    {
        Act.PAY_PRIZE, Act.REFUND, Act.FIX_PRIZES, Act.FINISH, Act.ELIMINATE, Act.UNDO_ELIMINATION,
        Act.EXPEL, Act.STOP, Act.CANCEL_TOURNAMENT,
    }
)  # fmt: skip


class PrizesDeskPage(QObject):
    """Find the winner, see his document, pay: the receipt comes by itself."""

    key = "prizes_desk"
    icon = Icon.TROPHY

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations, self._sounds = context.operations, context.sounds
        self.presenter = PrizesDeskPresenter(context.desk)
        self.view = PrizesDeskView()
        head, picker = self.view.head, self.view.picker
        self._closed_drawer = ClosedDrawer(context, head, self.view.primary)
        self._work = TournamentAtWork(context, (head, picker), _CONCERNS, self.presenter.load)
        self._doubt = DoubtFlow(context, self.view, self.view.decision, self.view.approval)
        self._wire()
        self._set_words()

    def _wire(self) -> None:
        view = self.view
        view.words_asked.connect(self._set_words)
        view.words_asked.connect(self._doubt.retranslate)
        view.back_asked.connect(self._back)
        view.players.chosen.connect(self._choose)
        view.players.entered.connect(self._primary)
        view.primary.clicked.connect(self._primary)
        view.seen.toggled.connect(self._tick)
        view.refusal.left.connect(self._leave_refusal)
        self._work.loaded.connect(self._loaded)
        self._work.picking.connect(view.show_picker)
        self._work.picked.connect(lambda: view.show_list(empty=False))
        self._doubt.opened.connect(view.show_decision)
        self._doubt.decided.connect(self._decided)
        self._doubt.refused.connect(self._say_refused)

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("PrizesDesk", "Prix")

    def on_show(self) -> None:
        self._work.show()
        self.view.players.search.setFocus()

    def on_hide(self) -> None:
        self._work.hide()
        self._context.customer.show(None)

    def receive(self, subject: object) -> None:
        """A player, from another page."""
        if isinstance(subject, str):
            self._choose(subject)

    def take_scan(self, code: str) -> bool:
        if not self.presenter.reads(code) or self.view.primary.is_busy:
            return False
        operation = self._operations.read(self, lambda: self.presenter.find(code))
        operation.success(self._choose).refused(self._say_refused).run()
        return True

    # -- reading --------------------------------------------------------------------------------

    def _loaded(self, read: DuesRead) -> None:
        self.presenter.read = read
        self._work.settle(read.desk.tournaments, self.presenter.tournament)
        if self.presenter.who is None:
            self.presenter.choose("")
        if self.view.shows_list:
            self.view.show_list(empty=not read.dues)
        self._show()

    # -- choosing -------------------------------------------------------------------------------

    def _choose(self, player: str) -> None:
        if self.view.primary.is_busy:
            return
        self._doubt.close()
        self.presenter.choose(player)
        self.view.show_list(empty=not self.presenter.players)
        self._show()

    def _tick(self, ticked: bool) -> None:
        self.presenter.document_seen = ticked
        self._show_primary()

    def _next(self) -> None:
        self.view.players.clear_search()
        self._choose("")
        self.view.players.search.setFocus()

    def _back(self) -> None:
        if self.view.primary.is_busy:
            return
        if self.view.shows_list:
            self._next()
        else:
            self._leave_refusal()

    def _leave_refusal(self) -> None:
        self._doubt.close()
        self.view.show_list(empty=not self.presenter.players)
        self._work.load()

    # -- paying ---------------------------------------------------------------------------------

    def _primary(self) -> None:
        if not self.view.primary.isEnabled() or self._closed_drawer.leads():
            return
        due = self.presenter.due
        if self._doubt.doubt is not None:
            self._doubt.confirm()
        elif due is None or due.done:
            self._next()
        else:
            self._pay(due)

    def _pay(self, due: Due) -> None:
        origin = self.presenter.intend()
        self.view.primary.set_busy(True)
        operation = self._operations.act(self, lambda: self.presenter.pay(origin, due))
        operation.always(self._not_busy).success(self._paid).refused(self._refused).run()

    def _paid(self, given: Given) -> None:
        self.presenter.show_given(given)
        if given.amount:
            self._context.printing.kick_drawer()
        self._sounds.play(Sound.DONE)
        self._work.load()

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._show_primary()

    def _refused(self, refusal: Refused) -> None:
        self.presenter.give_up()
        held, who = self.presenter, self.presenter.who
        if refusal.code in DOUBTS and who is not None:
            self._sounds.play(Sound.BAD_SCAN)
            self._doubt.open(DOUBTS[refusal.code], who.person, held.subject, held.decided)
        else:
            self._say_refused(refusal)

    def _decided(self, decided: Decided) -> None:
        self.presenter.decided = decided
        self.view.show_list(empty=False)
        self._show()
        if self.presenter.due is not None:
            self._pay(self.presenter.due)

    def _say_refused(self, refusal: Refused) -> None:
        self._sounds.play(Sound.BAD_SCAN)
        self.view.refusal.say(refusal)
        self.view.show_refusal()
        self._work.load()

    # -- showing --------------------------------------------------------------------------------

    def _show(self) -> None:
        self._show_head()
        players, dues = self.presenter.players, self.presenter.by_player
        self.view.players.show_players(players, [second_line(dues[who.player]) for who in players])
        self.view.players.choose(self.presenter.player)
        self._show_somebody()
        self._show_primary()

    def _show_head(self) -> None:
        roster = self.presenter.read.desk.roster
        if roster is None:
            self.view.head.say(translate("PrizesDesk", "Prix"), translate("PrizesDesk", "Aucun tournoi"))
            return
        title = translate("PrizesDesk", "Prix · {name}").format(name=roster.tournament.terms.name)
        words = translate("PrizesDesk", "Reste à payer : {amount}")
        self.view.head.say(title, words.format(amount=self.presenter.left.text()))
        self.view.head.offer_others(self.presenter.read.desk.tournaments)

    def _show_somebody(self) -> None:
        view, who, due = self.view, self.presenter.who, self.presenter.due
        in_doubt = self._doubt.doubt is not None
        if not in_doubt:
            view.show_somebody(there=who is not None)
        unpaid = due is not None and not due.done
        view.seen.setVisible(unpaid and not in_doubt)
        view.seen.setChecked(self.presenter.document_seen)
        if who is None:
            return
        view.name.set_name(who.name)
        view.born.set_value(short_date(who.person.born))
        document = who.person.document
        view.document.set_value(document.number if document else "")
        view.place.setVisible(due is not None and due.place is not None)
        view.place.set_value(str(due.place) if due and due.place else "")
        view.amount.setVisible(due is not None)
        if due is not None:
            view.amount.set_label(kind_word(due.kind))
            view.amount.set_value(due.amount.text())
        things = ", ".join(due.things) if due else ""
        nothing = translate("PrizesDesk", "Rien n’est à payer à ce joueur.")
        in_kind = translate("PrizesDesk", "Lot à remettre : {things}").format(things=things)
        view.note.setText(in_kind if due is not None else nothing)
        view.note.setVisible(due is None or (bool(things) and not due.done))
        view.paid.setVisible(due is not None and due.done)
        self._show_paid()

    def _show_paid(self) -> None:
        given, due = self.presenter.given, self.presenter.due
        words = translate("PrizesDesk", "Déjà payé.")
        if given is not None:
            handed = [given.amount.text()]
            if isinstance(given, PrizeGiven) and given.voucher is not None:
                handed.append(translate("PrizesDesk", "le bon"))
            if isinstance(given, PrizeGiven) and due is not None:
                handed.extend(due.things)
            words = translate("PrizesDesk", "Remettez {things} et le reçu.")
            words = words.format(things=", ".join(handed))
        self.view.paid.say(words, "good", Icon.CIRCLE_CHECK)

    def _show_primary(self) -> None:
        primary, due = self.view.primary, self.presenter.due
        if self._work.is_shown:
            self._context.customer.show(self._for_customer())
        if primary.is_busy or self._doubt.doubt is not None:
            return
        primary.allow()
        if self._closed_drawer.stands_in_the_way(
            is_open=self.presenter.read.desk.drawer_open, asks_money=self.presenter.pays
        ):
            return
        if self.presenter.who is None:
            self._say_primary(translate("PrizesDesk", "Payer"), Icon.BANKNOTE)
            primary.forbid(
                translate("PrizesDesk", "Scannez un récépissé, ou cherchez le joueur par son nom.")
            )
        elif due is None or due.done:
            self._say_primary(translate("PrizesDesk", "Joueur suivant"), Icon.ARROW_RIGHT)
        else:
            words = translate("PrizesDesk", "Payer {amount}").format(amount=due.amount.text())
            gives = translate("PrizesDesk", "Remettre le lot")
            self._say_primary(words if due.amount else gives, Icon.BANKNOTE)
            if not self.presenter.document_seen:
                primary.forbid(translate("PrizesDesk", "Regardez la pièce d’identité, puis cochez la case."))

    def _for_customer(self) -> Sale | None:
        """What the player is paid, from the moment he is at the desk until the next one comes."""
        due, roster = self.presenter.due, self.presenter.read.desk.roster
        if roster is None or due is None or not self.view.shows_list:
            return None
        if due.done and self.presenter.given is None:
            return None  # it was paid before; nothing changes hands
        return tournament_payout(roster.tournament, due, self.presenter.given)

    def _say_primary(self, words: str, icon: Icon) -> None:
        self.view.primary.setText(words)
        self.view.primary.set_icon(icon)

    def _set_words(self) -> None:
        view = self.view
        view.players.retranslate(translate("PrizesDesk", "Nom du joueur, ou scannez son récépissé"))
        view.nobody.say(
            translate("PrizesDesk", "Qui est payé ?"),
            translate("PrizesDesk", "Scannez son récépissé, ou touchez son nom dans la liste."),
        )
        view.empty.say(
            translate("PrizesDesk", "Rien à payer pour l’instant"),
            translate(
                "PrizesDesk", "Les prix s’affichent une fois fixés, les remboursements après un arrêt."
            ),
        )
        view.seen.setText(translate("PrizesDesk", "Pièce d’identité vue"))
        view.place.set_label(translate("PrizesDesk", "Place"))
        view.born.set_label(translate("PrizesDesk", "Né(e) le"))
        view.document.set_label(translate("PrizesDesk", "Pièce"))
        self._show()


def kind_word(kind: DueKind) -> str:
    return {
        DueKind.PRIZE: translate("PrizesDesk", "Prix"),
        DueKind.REFUND: translate("PrizesDesk", "À rembourser"),
        DueKind.VOUCHER: translate("PrizesDesk", "Bon d’un tournoi annulé"),
    }[kind]


def second_line(due: Due) -> str:
    """`1er · 1 200,00 €`, and whether it was paid."""
    place = translate("PrizesDesk", "Place {place}").format(place=due.place)
    head = place if due.kind is DueKind.PRIZE else kind_word(due.kind)
    paid = (translate("PrizesDesk", "payé"),) if due.done else ()
    return " · ".join((head, due.amount.text(), *due.things, *paid))
