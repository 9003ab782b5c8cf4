"""What the page of prizes and refunds shows of the presenter's state."""

from __future__ import annotations

from app.services.poker.money import PrizeGiven
from ui.icons import Icon
from ui.pages.prizes_desk.presenter import PrizesDeskPresenter
from ui.pages.prizes_desk.view import PrizesDeskView
from ui.pages.prizes_desk.words import beside_words, kind_word, paid_tag, rank_words, second_line
from ui.pages.tournament_desk.phrases import short_date
from ui.words import translate


class PrizesDeskScreen:
    """Puts the presenter's state into the view; decides nothing."""

    def __init__(self, view: PrizesDeskView, presenter: PrizesDeskPresenter) -> None:
        self._view, self._presenter = view, presenter

    def show(self, *, in_doubt: bool) -> None:
        """`in_doubt`: a supervisor's decision is asked for in the place of the player."""
        self._show_head()
        players, dues = self._presenter.players, self._presenter.by_player
        found = [dues[who.player] for who in players]
        self._view.players.show_players(players, [*map(second_line, found)], [*map(paid_tag, found)])
        self._view.players.choose(self._presenter.player)
        self._show_somebody(in_doubt=in_doubt)

    def set_words(self) -> None:
        """Every word that no state changes, in the language of the moment."""
        view = self._view
        view.players.retranslate(translate("PrizesDesk", "Nom du joueur, ou scannez son récépissé"))
        view.nobody.say(
            translate("PrizesDesk", "Qui est payé ?"),
            translate("PrizesDesk", "Scannez son récépissé, ou touchez son nom dans la liste."),
        )
        view.listed.none.say(
            translate("PrizesDesk", "Rien à payer pour l’instant"),
            translate(
                "PrizesDesk", "Les prix s’affichent une fois fixés, les remboursements après un arrêt."
            ),
        )
        view.seen.setText(translate("PrizesDesk", "Pièce d’identité vue"))
        view.place.set_label(translate("PrizesDesk", "Place"))
        view.born.set_label(translate("PrizesDesk", "Né(e) le"))
        view.document.set_label(translate("PrizesDesk", "Pièce"))

    def _show_head(self) -> None:
        roster = self._presenter.read.desk.roster
        if roster is None:
            self._view.head.say(translate("PrizesDesk", "Prix"), translate("PrizesDesk", "Aucun tournoi"))
            return
        title = translate("PrizesDesk", "Prix · {name}").format(name=roster.tournament.terms.name)
        words = translate("PrizesDesk", "Reste à payer : {amount}")
        self._view.head.say(title, words.format(amount=self._presenter.left.text()))
        self._view.head.offer_others(self._presenter.read.desk.tournaments)

    def _show_somebody(self, *, in_doubt: bool) -> None:
        view, who, due = self._view, self._presenter.who, self._presenter.due
        if not in_doubt:
            view.show_somebody(there=who is not None)
        view.seen.setVisible(due is not None and due.payable and not in_doubt)
        view.seen.setChecked(self._presenter.document_seen)
        if who is None:
            return
        view.name.set_name(who.name)
        view.born.set_value(short_date(who.person.born))
        document = who.person.document
        view.document.set_value(document.number if document else "")
        view.place.setVisible(due is not None and due.place is not None)
        view.place.set_value(rank_words(due.place) if due and due.place else "")
        view.amount.setVisible(due is not None and bool(due.cash))
        if due is not None:
            in_cash = translate("PrizesDesk", "Prix, en espèces")
            view.amount.set_label(in_cash if due.voucher else kind_word(due))
            view.amount.set_value(due.cash.text())
        nothing = translate("PrizesDesk", "Rien n’est à payer à ce joueur.")
        words = nothing if due is None else beside_words(due)
        view.note.setText(words)
        view.note.setVisible(due is None or (bool(words) and (not due.done or bool(due.things_to_rule_on))))
        view.paid.setVisible(due is not None and due.done)
        self._show_paid()

    def _show_paid(self) -> None:
        given = self._presenter.given
        words = translate("PrizesDesk", "Déjà payé.")
        if given is not None:
            handed = [given.amount.text()] if given.amount else []
            if isinstance(given, PrizeGiven) and given.voucher is not None:
                handed.append(translate("PrizesDesk", "le bon"))
            if isinstance(given, PrizeGiven):
                handed.extend(given.things)
            words = translate("PrizesDesk", "Remettez {things} et le reçu.")
            words = words.format(things=", ".join(handed))
        self._view.paid.say(words, "good", Icon.CIRCLE_CHECK)
