"""Puts what the presenter knows into the view of the prizes."""

from __future__ import annotations

from decimal import Decimal

from app.domain.poker.state import Tournament
from ui.icons import Icon
from ui.pages.prizes.in_kind import thing_words
from ui.pages.prizes.lines import PrizeLine
from ui.pages.prizes.presenter import PrizesPresenter
from ui.pages.prizes.seen import Stage
from ui.pages.prizes.view import PrizesView, PrizeWords, percentage_words
from ui.tournament.leaves import Shown
from ui.tournament.words import full_name, ordinal, terms_words
from ui.words import translate


class PrizesShowing:
    """Nothing is decided here."""

    def __init__(self, presenter: PrizesPresenter, view: PrizesView) -> None:
        self._presenter = presenter
        self._view = view

    def show(self) -> Shown:
        """Everything filled in, and what is to be shown of it."""
        view, seen = self._view, self._presenter.seen
        view.back.setText(translate("Prizes", "Revenir"))
        view.award.setText(translate("Prizes", "Attribuer un lot ex æquo"))
        view.nothing.say(
            translate("Prizes", "Aucun prix à partager"),
            translate("Prizes", "La dotation naît des inscriptions payées."),
        )
        if seen.view is None:
            return Shown(view.nothing, view.money)
        state = seen.state
        view.heading.say(state.terms.name, terms_words(state.terms))
        self._show_sums(state)
        if not state.entries:
            return Shown(view.nothing, view.money)
        self._show_keys()
        self._show_lines()
        return Shown(view.prizes, view.hand if self._presenter.proposal.is_by_hand else view.money)

    def _show_lines(self) -> None:
        view, proposal = self._view, self._presenter.proposal
        lines = [self._line(line) for line in self._presenter.lines()]
        if proposal.is_by_hand and proposal.hand is not None:
            view.lines.show_buttons(lines, proposal.hand.at)
            view.hand.field.propose(proposal.hand.amounts[proposal.hand.at - 1])
            self.show_hand()
        else:
            view.lines.show_lines(lines)

    def show_hand(self) -> None:
        """What is left of the pool, after each key."""
        presenter, hand = self._presenter, self._presenter.proposal.hand
        if hand is not None:
            self._view.lines.show_button(hand.at, self._line(presenter.lines()[hand.at - 1]))
            self._view.hand.show_place(hand, presenter.seen.sums.pool, presenter.others.names())

    def _show_keys(self) -> None:
        view, proposal = self._view, self._presenter.proposal
        view.keys.setVisible(self._presenter.seen.may_change)
        if view.keys.isHidden():
            return
        by_hand = proposal.hand is not None
        view.fewer.setText(translate("Prizes", "Moins"))
        view.more.setText(translate("Prizes", "Plus"))
        fewest = translate("Prizes", "Une place est payée au moins.")
        most = translate("Prizes", "La table de prix ne paie pas plus de places pour ces entrées.")
        if by_hand:
            most = translate("Prizes", "Il n’y a pas plus d’entrées que de places payées.")
        view.fewer.allow_unless("" if proposal.can_change_places(-1) else fewest)
        view.more.allow_unless("" if proposal.can_change_places(1) else most)
        view.by_hand.setText(
            translate("Prizes", "Pourcentages") if by_hand else translate("Prizes", "À la main")
        )
        view.rounding.setVisible(not by_hand)
        view.thing.setVisible(by_hand)
        thing = proposal.hand.thing if proposal.hand is not None else None
        add = translate("Prizes", "Ajouter un lot en nature")
        held = translate("Prizes", "Lot : {thing}")
        view.thing.setText(add if thing is None else held.format(thing=thing_words(thing)))
        view.places.setText(translate("Prizes", "%n place(s) payée(s)", None, proposal.paid_places))
        view.round.setText(translate("Prizes", "Arrondi à"))
        view.mark_unit(proposal.unit)

    def _line(self, line: PrizeLine) -> PrizeWords:
        seen = self._presenter.seen
        persons = seen.view.persons if seen.view else {}
        middle = full_name(persons.get(line.player), line.player) if line.player else ""
        if line.percentage is not None:
            middle = percentage_words(_figures(line.percentage))
        if line.shared:
            middle = translate("Prizes", "{name}, ex æquo").format(name=middle)
        paid = translate("Prizes", "Payé") if line.paid else ""
        return PrizeWords(ordinal(line.place), middle, line.amount.text(), paid, _beside(line))

    def _show_sums(self, state: Tournament) -> None:
        view, seen = self._view, self._presenter.seen
        money = seen.sums
        rate = state.terms.game.rake_percent
        titles = {
            Stage.CERTIFIED: translate("Prizes", "Retenue certifiée"),
            Stage.TO_CERTIFY: translate("Prizes", "Prix attribués"),
            Stage.FIXED: translate("Prizes", "Prix fixés"),
            Stage.STOPPED: translate("Prizes", "Tournoi arrêté"),
        }
        title = titles.get(seen.stage) or translate("Prizes", "Dotation à ce jour")
        view.panel_heading.say(title)
        rows = (
            (translate("Prizes", "Entrées payées"), str(state.entries)),
            (translate("Prizes", "Caves et recaves"), state.buy_ins.text()),
            (translate("Prizes", "Retenue, {rate} %").format(rate=rate), money.rake.text()),
            (translate("Prizes", "Minimum à rendre"), money.minimum.text()),
            (translate("Prizes", "Apport du casino"), money.contribution.text()),
            (translate("Prizes", "Dotation"), money.pool.text()),
            (translate("Prizes", "Lots en nature"), self._presenter.in_kind.text()),
        )
        for row, (label, value) in zip(view.sums, rows, strict=True):
            row.set_label(label)
            row.set_value(value)
        view.sums[-1].setVisible(bool(self._presenter.in_kind))
        view.note.say(self._note(), Icon.INFO)

    def _note(self) -> str:
        notes = {
            Stage.ENTRIES_OPEN: translate(
                "Prizes", "Les montants suivent les ventes : inscriptions ou recaves sont encore ouvertes."
            ),
            Stage.TO_FIX: translate("Prizes", "Une fois fixés, les prix ne changent plus."),
            Stage.FIXED: translate("Prizes", "La retenue se certifie quand le tournoi est terminé."),
            Stage.TO_CERTIFY: translate(
                "Prizes", "Deux personnes, chacune avec son code : vous, puis un caissier des jeux."
            ),
            Stage.CERTIFIED: translate(
                "Prizes", "Inscrite au registre modèle n° 11 ter ; elle ne change plus."
            ),
        }
        return notes.get(self._presenter.seen.stage, "")


def _beside(line: PrizeLine) -> str:
    """The voucher that is part of the amount, and what is won apart from it."""
    said = []
    if line.voucher:
        part = translate("Prizes", "dont un bon pour {name}")
        shared = translate("Prizes", "bon pour {name} payé en espèces")
        said.append((shared if line.shared else part).format(name=line.voucher))
    if line.things:
        won = translate("Prizes", "en plus : {things}")
        said.append(won.format(things=", ".join(map(thing_words, line.things))))
    if line.awaited:
        ruled = translate("Prizes", "{things}, à attribuer par décision du directeur du tournoi")
        said.append(ruled.format(things=", ".join(map(thing_words, line.awaited))))
    return " · ".join(said)


def _figures(percentage: Decimal) -> str:
    return f"{percentage.normalize():f}".replace(".", ",")
