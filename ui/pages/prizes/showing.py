"""Puts what the presenter knows into the view of the prizes."""

from __future__ import annotations

from decimal import Decimal

from app.domain.poker.state import Tournament
from ui.icons import Icon
from ui.pages.prizes.in_kind import thing_words
from ui.pages.prizes.presenter import PrizeLine, PrizesPresenter, Stage
from ui.pages.prizes.view import PrizesView, PrizeWords, percentage_words
from ui.tournament.words import full_name, ordinal, terms_words
from ui.words import translate


class PrizesShowing:
    """Nothing is decided here."""

    def __init__(self, presenter: PrizesPresenter, view: PrizesView) -> None:
        self._presenter = presenter
        self._view = view

    def show(self) -> None:
        view, presenter = self._view, self._presenter
        view.back.setText(translate("Prizes", "Revenir"))
        there_is_one = presenter.view is not None and presenter.state.entries > 0
        view.show_list(there_is_one=there_is_one)
        view.nothing.say(
            translate("Prizes", "Aucun prix à partager"),
            translate("Prizes", "La dotation naît des inscriptions payées."),
        )
        if presenter.view is None:
            return
        state = presenter.state
        view.heading.say(state.terms.name, terms_words(state.terms))
        if there_is_one:
            self._show_keys()
            self._show_lines()
        self._show_sums(state)
        self._show_sure()

    def _show_lines(self) -> None:
        view, presenter = self._view, self._presenter
        lines = [self._line(line) for line in presenter.lines()]
        if self.is_by_hand and presenter.hand is not None:
            view.lines.show_buttons(lines, presenter.hand.at)
            view.hand.field.propose(presenter.hand.amounts[presenter.hand.at - 1])
            self.show_hand()
        else:
            view.lines.show_lines(lines)

    @property
    def is_by_hand(self) -> bool:
        """Whether amounts are typed: only while they may still be fixed."""
        return self._presenter.hand is not None and self._presenter.stage in (
            Stage.ENTRIES_OPEN,
            Stage.TO_FIX,
        )

    def show_hand(self) -> None:
        """What is left of the pool, after each key."""
        presenter = self._presenter
        if presenter.hand is not None:
            at = presenter.hand.at
            self._view.lines.show_button(at, self._line(presenter.lines()[at - 1]))
            self._view.hand.show_place(presenter.hand, presenter.sums.pool, presenter.names_of_others())

    def _show_keys(self) -> None:
        view, presenter = self._view, self._presenter
        view.keys.setVisible(presenter.stage in (Stage.ENTRIES_OPEN, Stage.TO_FIX))
        if view.keys.isHidden():
            return
        view.fewer.setText(translate("Prizes", "Moins"))
        view.more.setText(translate("Prizes", "Plus"))
        by_hand = presenter.hand is not None
        view.fewer.setEnabled(by_hand or presenter.other_row(-1) is not None)
        view.more.setEnabled(by_hand or presenter.other_row(1) is not None)
        view.by_hand.setText(
            translate("Prizes", "Pourcentages") if by_hand else translate("Prizes", "À la main")
        )
        view.rounding.setVisible(not by_hand)
        view.thing.setVisible(by_hand)
        thing = presenter.hand.thing if presenter.hand is not None else None
        add = translate("Prizes", "Ajouter un lot en nature")
        held = translate("Prizes", "Lot : {thing}")
        view.thing.setText(add if thing is None else held.format(thing=thing_words(thing)))
        view.places.setText(translate("Prizes", "%n place(s) payée(s)", None, presenter.paid_places))
        view.round.setText(translate("Prizes", "Arrondi à"))
        view.mark_unit(presenter.unit)

    def _line(self, line: PrizeLine) -> PrizeWords:
        persons = self._presenter.view.persons if self._presenter.view else {}
        middle = full_name(persons.get(line.player), line.player) if line.player else ""
        if line.percentage is not None:
            middle = percentage_words(_figures(line.percentage))
        if line.shared:
            middle = translate("Prizes", "{name}, ex æquo").format(name=middle)
        paid = translate("Prizes", "Payé") if line.paid else ""
        return PrizeWords(ordinal(line.place), middle, line.amount.text(), paid, _beside(line))

    def _show_sums(self, state: Tournament) -> None:
        view, money = self._view, self._presenter.sums
        rate = state.terms.game.rake_percent
        titles = {
            Stage.CERTIFIED: translate("Prizes", "Retenue certifiée"),
            Stage.TO_CERTIFY: translate("Prizes", "Prix attribués"),
            Stage.FIXED: translate("Prizes", "Prix fixés"),
            Stage.STOPPED: translate("Prizes", "Tournoi arrêté"),
        }
        title = titles.get(self._presenter.stage) or translate("Prizes", "Dotation à ce jour")
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

    def _show_sure(self) -> None:
        """Asked once before the prizes are fixed: they are final."""
        steps = self._view.steps
        steps.set_title(translate("Prizes", "Fixer les prix"))
        steps.show_steps(
            [
                translate("Prizes", "Relisez les montants : ce sont eux qui seront payés."),
                translate("Prizes", "Une fois fixés, les prix ne changent plus."),
            ]
        )

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
        return notes.get(self._presenter.stage, "")

    # -- the main action ---------------------------------------------------------------------

    def say_primary(self, words: str, icon: Icon, *, ready: bool, why: str = "") -> None:
        """`why` is said to whoever touches it while it is not ready."""
        primary = self._view.primary
        primary.setText(words)
        primary.set_icon(icon)
        if primary.is_busy:
            return
        if ready:
            primary.allow()
        else:
            primary.forbid(why)

    def show_primary_of_thing(self) -> None:
        view = self._view
        why = ""
        if not view.thing_leaf.what.text().strip():
            why = translate("Prizes", "Écrivez d’abord ce qui est gagné.")
        elif not view.thing_panel.value.amount:
            why = translate("Prizes", "Donnez sa valeur.")
        self.say_primary(translate("Prizes", "Garder le lot"), Icon.CHECK, ready=not why, why=why)

    def show_primary(self) -> None:
        stage = self._presenter.stage
        if stage in (Stage.FIXED, Stage.TO_CERTIFY, Stage.CERTIFIED):
            whys = {
                Stage.FIXED: translate("Prizes", "Le tournoi n’est pas terminé."),
                Stage.CERTIFIED: translate("Prizes", "La retenue est certifiée."),
            }
            words = translate("Prizes", "Certifier la retenue")
            self.say_primary(words, Icon.STAMP, ready=stage is Stage.TO_CERTIFY, why=whys.get(stage, ""))
            return
        whys = {
            Stage.ENTRIES_OPEN: translate("Prizes", "Inscriptions ou recaves sont encore ouvertes."),
            Stage.NOTHING: translate("Prizes", "Aucun tournoi."),
            Stage.STOPPED: translate("Prizes", "Le tournoi est arrêté."),
        }
        words = translate("Prizes", "Fixer les prix")
        self.say_primary(words, Icon.TROPHY, ready=stage is Stage.TO_FIX, why=whys.get(stage, ""))


def _beside(line: PrizeLine) -> str:
    """The voucher that is part of the amount, and what is won apart from it."""
    said = []
    if line.voucher:
        part = translate("Prizes", "dont un bon pour {name}")
        shared = translate("Prizes", "bon pour {name} payé en espèces")
        said.append((shared if line.shared else part).format(name=line.voucher))
    if line.things:
        won = translate("Prizes", "en plus : {things}")
        ruled = translate("Prizes", "{things}, à attribuer par décision du directeur du tournoi")
        said.append((ruled if line.shared else won).format(things=", ".join(map(thing_words, line.things))))
    return " · ".join(said)


def _figures(percentage: Decimal) -> str:
    return f"{percentage.normalize():f}".replace(".", ",")
