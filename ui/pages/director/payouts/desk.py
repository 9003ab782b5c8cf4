"""Payout tables edited on the screen and kept as a template; prizes are proposed from it (POKER P1, P6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Slot

from app.domain.poker.payouts import Payout, PayoutFault
from app.services.poker.part_templates import SavePayouts, save_payouts
from app.services.poker.templates import TemplateSaved
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.director.payouts.draft import Fault, PayoutsDraft, Unclear, draft_of
from ui.pages.director.payouts.view import PayoutsView
from ui.pages.director.side import SideDesk
from ui.tournament.primary import Primary
from ui.widgets.marked_row import Mark
from ui.words import translate


class PayoutsDesk(SideDesk):
    """Nothing is kept before the main action; what is typed is shown in its row at once."""

    def __init__(self, context: PageContext) -> None:
        self.view = PayoutsView()
        super().__init__(context, self.view)
        self._draft = draft_of([Payout(1, ())])
        self._kept: tuple[str, tuple[Payout, ...]] = ("", ())
        self._name = ""
        self.view.rows.chosen.connect(self._choose)
        self.view.typed.connect(self._typed)
        self.view.named.connect(self._named)
        self.view.add.clicked.connect(self._add)
        self.view.remove.clicked.connect(self._remove)

    def edit(self, name: str, payouts: Sequence[Payout]) -> None:
        """Begin with a known table; the usual one, which has no name, is kept under another."""
        self._name = name or translate("Director", "Table du casino")
        self._kept = (self._name, tuple(payouts))
        self._draft = draft_of(payouts)
        self.open(None)
        self.view.begin_typing()

    def show(self) -> None:
        view, draft = self.view, self._draft
        faults = draft.faults()
        view.heading.say(
            translate("Director", "Table de prix"),
            translate("Director", "Les parts en %, de la première place à la dernière"),
        )
        rows = {place: self._row_words(place, faults.get(place, ())) for place in range(len(draft.rows))}
        view.rows.show_rows(rows, draft.at)
        view.name.set_label(translate("Director", "Nom de la table"))
        view.entries.set_label(translate("Director", "Dès (inscriptions)"))
        view.shares.set_label(translate("Director", "Parts en %, comme 40 / 3 × 20"))
        view.show_row(self._name, draft.row)
        self._show_row_in_hand(faults.get(draft.at, ()))
        self._show_buttons(faults)

    def _row_words(self, place: int, faults: Sequence[Fault]) -> tuple[str, str, Mark]:
        row = self._draft.rows[place]
        if faults:
            mark: Mark = (translate("Director", "À corriger"), Icon.TRIANGLE_ALERT, "bad")
            return range_words(self._draft, place), faults_words(faults), mark
        paid = translate("Director", "Payés : {count}").format(count=len(row.percentages or ()))
        return range_words(self._draft, place), row.shares, (paid, Icon.TROPHY, "ink2")

    def _show_row_in_hand(self, faults: Sequence[Fault]) -> None:
        view, draft = self.view, self._draft
        shares = draft.row.percentages or ()
        places = translate("Director", "Places payées : {count}").format(count=len(shares))
        view.about.say(range_words(draft, draft.at), places)
        total = f"{sum(shares):f}".replace(".", ",")
        words = translate("Director", "Total des parts : {total} %").format(total=total)
        if PayoutFault.NOT_100 in faults or not shares:
            view.total.say(words, "bad", Icon.TRIANGLE_ALERT)
        else:
            view.total.say(words, "good", Icon.CHECK)
        view.fault.say(faults_words(faults))
        view.fault.setVisible(bool(faults))

    def _show_buttons(self, faults: Mapping[int, Sequence[Fault]]) -> None:
        view, draft = self.view, self._draft
        view.write_name.setText(translate("Director", "Son nom"))
        view.add.setText(translate("Director", "Ajouter"))
        view.remove.setText(translate("Director", "Retirer"))
        view.next_place.setText(translate("Director", "Place suivante"))
        view.same_share.setText(translate("Director", "Fois"))
        last = translate("Director", "Une table a une ligne au moins.")
        view.remove.allow_unless("" if draft.may_remove else last)
        words, why = translate("Director", "Garder cette table"), self._why_not_kept(faults)
        Primary(words, Icon.CHECK, ready=not why, why=why).show_on(view.primary)

    def _why_not_kept(self, faults: Mapping[int, Sequence[Fault]]) -> str:
        if faults:
            return translate("Director", "Ligne {number} à corriger.").format(number=min(faults) + 1)
        if not self._name.strip():
            return translate("Director", "Donnez un nom à la table.")
        same = (self._name, self._draft.payouts) == self._kept
        return translate("Director", "Rien n’a changé.") if same else ""

    @Slot(object)
    def _choose(self, place: int) -> None:
        self._take(self._draft.on(place))
        self.view.begin_typing()

    @Slot(str, str)
    def _typed(self, entries: str, shares: str) -> None:
        self._take(self._draft.typed(entries, shares))

    @Slot(str)
    def _named(self, name: str) -> None:
        self._name = name
        self._take(self._draft)

    @Slot()
    def _add(self) -> None:
        self._take(self._draft.added())
        self.view.begin_typing()

    @Slot()
    def _remove(self) -> None:
        self._take(self._draft.removed())
        self.view.begin_typing()

    def _take(self, draft: PayoutsDraft) -> None:
        self._draft = draft
        self.touched()
        self.view.rows.ensureWidgetVisible(self.view.rows.by_key[draft.at])

    def _primary(self) -> None:
        house, command = self._context.desk.house, SavePayouts(self._name, self._draft.payouts)
        self._acting.run(lambda origin: save_payouts(house, origin, command), self._saved)

    def _saved(self, saved: TemplateSaved) -> None:
        self._name, self._kept = saved.name, (saved.name, self._draft.payouts)
        self.say_done(translate("Director", "Les prix se proposent d’après {name}").format(name=saved.name))
        self.show()


def range_words(draft: PayoutsDraft, place: int) -> str:
    """`De 12 à 19 inscriptions`."""
    first, last = draft.rows[place].entries.strip(), draft.last_entries(place)
    if last is None:
        return translate("Director", "Dès {first} inscriptions").format(first=first)
    return translate("Director", "De {first} à {last} inscriptions").format(first=first, last=last)


def faults_words(faults: Sequence[Fault]) -> str:
    words: Mapping[Fault, str] = {
        Unclear.ENTRIES: translate("Director", "Un nombre d’inscriptions."),
        Unclear.SHARES: translate("Director", "Des parts comme 50 / 30 / 20, ou 3 × 1,5."),
        PayoutFault.NOT_FROM_ONE: translate("Director", "La première ligne commence à 1."),
        PayoutFault.NOT_RISING: translate("Director", "Commence plus haut que la ligne d’avant."),
        PayoutFault.NOT_100: translate("Director", "Les parts ne font pas 100 %."),
        PayoutFault.NOT_FALLING: translate("Director", "Une part est plus grande que celle d’avant."),
        PayoutFault.NOT_ABOVE_ZERO: translate("Director", "Une part est nulle."),
        PayoutFault.MORE_PLACES_THAN_ENTRIES: translate("Director", "Plus de places payées que d’inscrits."),
    }
    return " ".join(words[fault] for fault in faults)
