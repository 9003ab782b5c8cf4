"""What the check-in page shows of the presenter's state."""

from __future__ import annotations

from app.services.poker.rosters import OnRoster
from ui.pages.check_in.presenter import CheckInPresenter, Filter, Step
from ui.pages.check_in.view import CheckInView
from ui.pages.tournament_desk.phrases import clock_time, entry_parts, short_date, state_tag, state_word
from ui.words import translate


class CheckInScreen:
    """Puts the presenter's state into the view; decides nothing."""

    def __init__(self, view: CheckInView, presenter: CheckInPresenter) -> None:
        self._view, self._presenter = view, presenter

    def show(self, *, in_doubt: bool) -> None:
        """`in_doubt`: a supervisor's decision is asked for in the place of the player."""
        self._show_head()
        self.show_players()
        self._show_ticks(in_doubt=in_doubt)
        who = self._presenter.who
        if not in_doubt:
            self._view.show_somebody(there=who is not None)
        if who is not None:
            self._show_somebody(who)

    def show_players(self) -> None:
        view, held = self._view, self._presenter
        words = {
            Filter.ALL: translate("CheckIn", "Tous"),
            Filter.PRE_REGISTERED: translate("CheckIn", "Préinscrits"),
            Filter.REGISTERED: translate("CheckIn", "Inscrits"),
            Filter.CHECKED_IN: translate("CheckIn", "Pointés"),
        }
        for each, button in view.filters.items():
            button.setText(words[each])
            button.set_count(str(held.count(each)))
        view.players.show_players(held.players, [_second(who) for who in held.players])
        view.players.choose(held.player)

    def set_words(self) -> None:
        """Every word that no state changes, in the language of the moment."""
        view = self._view
        view.players.retranslate(translate("CheckIn", "Nom du joueur, ou scannez son récépissé"))
        view.payment.retranslate()
        self.show_due()
        view.nobody.say(
            translate("CheckIn", "Scannez le récépissé du joueur"),
            translate("CheckIn", "ou cherchez-le par son nom dans la liste."),
        )
        view.born.set_label(translate("CheckIn", "Né(e) le"))
        view.document.set_label(translate("CheckIn", "Pièce"))
        view.given_back.set_label(translate("CheckIn", "À rendre"))
        view.give_back.setText(translate("CheckIn", "Rendre la place"))
        view.register.setText(translate("CheckIn", "Nouvelle inscription"))
        to_print = translate("CheckIn", "Imprimer le bulletin à signer")
        view.print_bulletin.setAccessibleName(to_print)
        view.print_bulletin.setToolTip(to_print)

    def show_due(self) -> None:
        held = self._presenter
        state = held.read.roster.tournament if held.read.roster else None
        self._view.payment.show_due(entry_parts(state, held.covered))

    def _show_head(self) -> None:
        head, read = self._view.head, self._presenter.read
        if read.roster is None:
            head.say(translate("CheckIn", "Pointage"), translate("CheckIn", "Aucun tournoi"))
            return
        state = read.roster.tournament
        title = translate("CheckIn", "Pointage · {name}").format(name=state.terms.name)
        held = state.places_held()
        words = translate("CheckIn", "Début à {time} · %n place(s) prise(s) sur {capacity}", None, held)
        time = clock_time(state.terms.starts_at)
        head.say(title, words.format(time=time, capacity=state.terms.capacity))
        head.offer_others(read.tournaments)

    def _show_ticks(self, *, in_doubt: bool) -> None:
        """What the cashier looks at and ticks before the act."""
        view, held = self._view, self._presenter
        pays = held.step is Step.PAY_AND_CHECK_IN
        view.give_back.setVisible(held.may_withdraw and not in_doubt)
        view.register.setHidden(in_doubt)
        view.print_bulletin.setVisible(pays and not in_doubt)
        view.seen.setVisible(not in_doubt and (pays or held.step is Step.CHECK_IN))
        view.seen.setChecked(held.document_seen)
        both = translate("CheckIn", "Pièce vue, bulletin signé")
        view.seen.setText(both if pays else translate("CheckIn", "Pièce d’identité vue"))
        printed = pays and held.bulletin_printed
        view.seen.set_second(translate("CheckIn", "Imprimé, à signer") if printed else "")

    def _show_somebody(self, who: OnRoster) -> None:
        view, held = self._view, self._presenter
        view.name.set_name(who.name)
        view.state.show_state(state_word(who), *state_tag(who))
        view.born.set_value(short_date(who.person.born))
        document = who.person.document
        view.document.set_value(f"{document.kind} {document.number}" if document else "")
        pays = held.step is Step.PAY_AND_CHECK_IN
        view.payment.setVisible(pays)
        # The list says it too, where the money needs the room.
        for known in (view.state, view.born, view.document):
            known.setHidden(pays)
        table, seat = who.entry.table, who.entry.seat
        seated = held.step is Step.DONE and table is not None and seat is not None
        view.seat.setVisible(seated)
        if table is not None and seat is not None:
            view.seat.say(table, seat)
        view.note.setText(_note(held.step, seated=seated))
        view.note.setVisible(bool(view.note.text()))
        view.given_back.setVisible(held.change is not None)
        if held.change is not None:
            view.given_back.set_value(held.change.text())


def _second(who: OnRoster) -> str:
    born = translate("CheckIn", "Né(e) le {day}").format(day=short_date(who.person.born))
    if who.entry.entered is None:
        return born
    rank = translate("CheckIn", "Inscription n° {rank}").format(rank=who.entry.entered)
    return f"{rank} · {born}"


def _note(step: Step, *, seated: bool) -> str:
    if step is Step.DONE:
        return (
            translate("CheckIn", "Pointé. Sa carte de place est imprimée.")
            if seated
            else translate("CheckIn", "Pointé. Sa place sera tirée au sort avec les autres.")
        )
    words = {
        Step.NOT_OFFERED: translate("CheckIn", "Sur la liste d’attente : aucune place n’est libre."),
        Step.GONE: translate("CheckIn", "Ce joueur n’est plus dans le tournoi."),
    }
    return words.get(step, "")
