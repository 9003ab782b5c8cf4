"""What the drawer page shows, mode by mode."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from app.documents.elision import filled
from app.documents.tickets import grouped
from app.domain.house.rights import Act
from app.domain.values import Money, business_day
from app.domain.values.days import local
from ui.icons import Icon
from ui.pages.drawer.presenter import DrawerPresenter, Mode
from ui.pages.drawer.view import DrawerView
from ui.pages.drawer.words import (
    cash_in_reasons,
    cash_out_reasons,
    count_reasons,
    means_word,
    movement_word,
)
from ui.widgets import Verdict
from ui.words import rich, translate


class DrawerShowing:
    """Puts what the presenter holds onto the view."""

    def __init__(self, presenter: DrawerPresenter, view: DrawerView) -> None:
        self._presenter = presenter
        self._view = view

    def show(self) -> None:
        """Everything, for the mode that the page is in."""
        held, view = self._presenter, self._view
        mode = held.mode
        view.heading.say(self._title_words(), self._subtitle())
        for way in (view.by_pieces, view.by_amount):
            way.setVisible(mode is Mode.CLOSED)
        own = held.is_own
        view.x_report.setVisible((mode is Mode.OPEN or mode.counts) and own and not held.is_blind)
        for button in (view.cash_in, view.cash_out, view.hand_over):
            button.setVisible(mode is Mode.OPEN and own)
        view.back.setVisible(held.may_leave or held.lists_paid)
        listed = translate("Drawer", "%n dans la liste", None, held.found.paid_tickets)
        view.grid.ask_tickets("" if held.is_blind else listed, asked=held.asks_tickets)
        view.grid.freeze(frozen=held.tally.revealed)
        if mode is Mode.OPEN:
            self._show_movements()
        elif held.lists_paid:
            self._show_paid()
        elif mode is Mode.DONE:
            self._show_done()
        elif mode is Mode.ASKING:
            view.show_asking()
        self.show_account()

    def _title_words(self) -> str:
        return {
            Mode.ASKING: translate("Drawer", "Caisse"),
            Mode.CLOSED: translate("Drawer", "Ouverture de la caisse"),
            Mode.OPEN: translate("Drawer", "Caisse ouverte"),
            Mode.COUNTING: translate("Drawer", "Clôture de la caisse"),
            Mode.HANDING_OVER: translate("Drawer", "Relève de la caisse"),
            Mode.CASH_IN: translate("Drawer", "Apport du coffre"),
            Mode.CASH_OUT: translate("Drawer", "Remise au coffre"),
            Mode.DONE: self._done_words(),
        }[self._presenter.mode]

    def _done_words(self) -> str:
        handed = translate("Drawer", "Caisse remise")
        return handed if self._presenter.handed_to else translate("Drawer", "Caisse clôturée")

    def say_word(self) -> None:
        """Whose word is asked for, and what for: a supervisor's (F63), or that of who takes the drawer."""
        held = self._presenter
        if held.mode is Mode.HANDING_OVER:
            title = translate("Drawer", "Qui prend la caisse ?")
            second = translate("Drawer", "{amount} comptés, qui restent en caisse")
        else:
            title = translate("Drawer", "Accord d’un responsable")
            second = translate("Drawer", "Clôturer la caisse de {name}")
        words = filled(second, name=held.found.opened_by, amount=held.tally.counted.text())
        self._view.approval.heading.say(title, words)

    def _subtitle(self) -> str:
        held = self._presenter
        station = held.desk.station.drawer
        if held.mode is Mode.CLOSED:
            return translate("Drawer", "{drawer} · comptez le fonds de caisse").format(drawer=station)
        if held.found.shift is None:
            return station
        words = self._opened_words(held.found.shift.opened_at)
        if held.mode.counts and not self._view.is_narrow:
            return translate("Drawer", "{opened} · comptez tout, le fonds compris").format(opened=words)
        return words

    def _opened_words(self, opened_at: datetime) -> str:
        """Since when the drawer is open and by whom, with the day where it is not today."""
        held, at = self._presenter, local(opened_at)
        opened = translate("Drawer", "{drawer} · ouverte à {time} par {name}")
        if business_day(opened_at) != business_day(held.desk.house.clock.now()):
            opened = translate("Drawer", "{drawer} · ouverte le {day} à {time} par {name}")
        return opened.format(
            drawer=held.desk.station.drawer, day=f"{at:%d/%m}", time=f"{at:%H:%M}", name=held.found.opened_by
        )

    def _show_paid(self) -> None:
        """Each paid ticket by the digits under its bar code."""
        self._show_heads(
            translate("Drawer", "Tickets payés"),
            translate("Drawer", "Heure"),
            translate("Drawer", "Reçu n°"),
        )
        self._view.show_movements(
            [
                (
                    grouped(each.identification),
                    f"{local(each.at):%H:%M}",
                    str(each.number),
                    each.amount.text(),
                )
                for each in self._presenter.found.state.paid
            ]
        )

    def _show_heads(self, what: str, means: str, count: str) -> None:
        view = self._view
        for head, words in ((view.head_what, what), (view.head_means, means), (view.head_count, count)):
            head.setText(words)

    def _show_movements(self) -> None:
        self._show_heads(
            translate("Drawer", "Mouvements"),
            translate("Drawer", "Moyen"),
            translate("Drawer", "Nombre"),
        )
        self._view.show_movements(
            [
                (
                    movement_word(each.act),
                    means_word(each.means),
                    str(each.count),
                    "" if self._presenter.is_blind else each.amount.text(),
                )
                for each in self._presenter.found.state.movements
            ]
        )

    def _show_done(self) -> None:
        held = self._presenter
        closed = held.closed
        if closed is None:
            return
        good = not closed.difference
        sentence = translate("Drawer", "Le rapport Z part à l’imprimante.")
        self._view.band.show_verdict(
            Verdict(self._done_words(), sentence, Icon.CIRCLE_CHECK, "good" if good else "slate")
        )
        steps = self._steps_after(closed.counted.text())
        if (tickets := closed.tickets) is not None and tickets.counted:
            words = translate("Drawer", "Joignez %n ticket(s) payé(s).", None, tickets.counted)
            steps.append(words)
        self._view.steps.set_title(translate("Drawer", "Ce que vous faites"))
        self._view.steps.show_steps(steps)
        self._view.show_done()

    def _steps_after(self, amount: str) -> list[str]:
        """Who signs the report, and where the money goes."""
        if successor := self._presenter.handed_to:
            stays = translate("Drawer", "{amount} restent dans la caisse de {name}.")
            signed = translate("Drawer", "Signez le rapport Z tous les deux.")
            return [signed, rich(stays, amount=amount, name=successor)]
        carry = translate("Drawer", "Remettez {amount} au coffre avec le rapport Z.")
        return [translate("Drawer", "Signez le rapport Z."), rich(carry, amount=amount)]

    def show_account(self) -> None:
        """The panel: what changes with every figure that is counted."""
        held, sheet = self._presenter, self._view.sheet
        mode = held.mode
        lines, sums = [], []
        if held.mode.is_open and held.found.shift is not None and not held.is_blind:
            lines = [(translate("Drawer", "Fonds de caisse"), held.found.shift.float.text())]
            lines += [(movement_word(each.act), each.amount.text()) for each in held.found.cash_movements]
            sums = [(translate("Drawer", "Attendu"), held.found.expected.text())]
        if mode.counts:
            sums.append((translate("Drawer", "Compté"), held.tally.counted.text()))
        if mode is Mode.DONE and held.closed is not None:
            sums = [
                (translate("Drawer", "Attendu"), held.closed.expected.text()),
                (translate("Drawer", "Compté"), held.closed.counted.text()),
                (translate("Drawer", "Écart"), held.closed.difference.text()),
            ]
            if (tickets := held.closed.tickets) is not None:
                counted = f"{tickets.counted} / {tickets.listed}"
                sums.append((translate("Drawer", "Tickets payés"), counted))
        if mode is Mode.CLOSED:
            usual = held.desk.house.settings.usual_float
            lines = [(translate("Drawer", "Fonds habituel"), usual.text())] if usual else []
            sums = [(translate("Drawer", "Fonds compté"), held.tally.counted.text())]
        title = translate("Drawer", "Caisse attendue") if held.mode.is_open else self._closed_title()
        if held.is_blind:
            title = translate("Drawer", "Compte à l’aveugle")
        sheet.show_account(title, lines, sums)
        self._view.grid.paid_list.setVisible(held.offers_paid_list)
        self._show_difference()
        self._show_reasons()
        self._show_notice()
        self.show_primary()

    def _closed_title(self) -> str:
        if self._presenter.mode is Mode.CLOSED:
            return translate("Drawer", "Fonds de caisse")
        return translate("Drawer", "Rapport Z") if self._presenter.mode is Mode.DONE else ""

    def _show_difference(self) -> None:
        held, sheet = self._presenter, self._view.sheet
        if held.is_blind:
            sheet.show_difference("", "", "good", shown=False)
            return
        if held.mode.moves:
            moved = held.tally.typed or Money.ZERO
            after = held.found.expected + (moved if held.mode is Mode.CASH_IN else -moved)
            kind: Literal["good", "warn"] = "warn" if after < Money.ZERO else "good"
            sheet.show_difference(translate("Drawer", "Après"), after.text(), kind)
            return
        shown = held.mode.counts and held.tally.touched
        difference = held.difference
        if not difference:
            sheet.show_difference(translate("Drawer", "Le compte y est"), "", "good", shown=shown)
        elif difference < Money.ZERO:
            words = translate("Drawer", "Il manque")
            sheet.show_difference(words, difference.text(), "warn", shown=shown)
        else:
            words = translate("Drawer", "Il y a en trop")
            sheet.show_difference(words, difference.text(), "warn", shown=shown)

    def _show_reasons(self) -> None:
        held, reasons = self._presenter, self._view.sheet.reasons
        titles = {
            Mode.COUNTING: (translate("Drawer", "Motif de l’écart"), count_reasons()),
            Mode.HANDING_OVER: (translate("Drawer", "Motif de l’écart"), count_reasons()),
            Mode.CASH_IN: (translate("Drawer", "Motif de l’apport"), cash_in_reasons()),
            Mode.CASH_OUT: (translate("Drawer", "Motif de la remise"), cash_out_reasons()),
        }
        asked = held.mode.moves or (held.needs_reason and held.tally.touched)
        reasons.setVisible(asked)
        if held.mode in titles:
            reasons.offer(*titles[held.mode])
            held.reason = reasons.reason() if asked else ""

    def _show_notice(self) -> None:
        held = self._presenter
        words = ""
        if held.is_blind:
            words = translate("Drawer", "Comptez sans savoir : l’attendu se lit une fois le compte validé.")
        elif held.tickets_differ:
            words = translate(
                "Drawer",
                "Tickets payés : {counted} sur {listed}. L’écart est inscrit avec son motif.",
            ).format(counted=held.tally.tickets, listed=held.found.paid_tickets)
        elif held.mode.counts and held.tally.touched and held.difference:
            words = translate(
                "Drawer", "Un écart n’empêche pas de clôturer : il est inscrit au journal avec son motif."
            )
        elif held.mode is Mode.CLOSED:
            words = translate("Drawer", "Le fonds sort du coffre. Sans caisse ouverte, rien n’est encaissé.")
        elif held.mode is Mode.OPEN and held.found.state.over_ceiling:
            words = translate("Drawer", "Plafond de {ceiling} dépassé : remettez l’excédent au coffre.")
            words = words.format(ceiling=held.desk.house.settings.drawer_ceiling.text())
        elif held.mode is Mode.OPEN and not held.is_own:
            words = translate("Drawer", "Cette caisse est à {name}.").format(name=held.found.opened_by)
        self._view.sheet.notice.say(words)

    def show_primary(self) -> None:
        """The main action's words, and why it can't be done yet."""
        primary = self._view.primary
        if primary.is_busy:
            return
        primary.allow()
        words, icon = self._primary_words()
        primary.setText(words)
        primary.set_icon(icon)
        why = self._why_not()
        if why:
            primary.forbid(why)

    def _primary_words(self) -> tuple[str, Icon]:
        held = self._presenter
        amount = held.tally.counted.text()
        opening = translate("Drawer", "Ouvrir avec {amount}").format(amount=amount)
        taking = translate("Drawer", "Ajouter {amount}").format(amount=amount)
        giving = translate("Drawer", "Remettre {amount}").format(amount=amount)
        if held.tells:
            return translate("Drawer", "Valider le compte"), Icon.CHECK
        if held.mode is Mode.HANDING_OVER and not self._view.shows_approval:
            return translate("Drawer", "Appeler la relève"), Icon.HANDSHAKE
        if held.word_for is not None and not self._view.shows_approval:
            return translate("Drawer", "Demander l’accord"), Icon.SHIELD_CHECK
        return {
            Mode.ASKING: (translate("Drawer", "Caisse"), Icon.WALLET),
            Mode.CLOSED: (opening, Icon.WALLET),
            Mode.OPEN: (translate("Drawer", "Compter et clôturer"), Icon.COINS),
            Mode.COUNTING: (translate("Drawer", "Clôturer, imprimer le Z"), Icon.FILE_CHECK),
            Mode.HANDING_OVER: (translate("Drawer", "Remettre la caisse"), Icon.HANDSHAKE),
            Mode.CASH_IN: (taking, Icon.HAND_COINS),
            Mode.CASH_OUT: (giving, Icon.VAULT),
            Mode.DONE: (translate("Drawer", "Terminer"), Icon.CHECK),
        }[held.mode]

    def _why_not(self) -> str:
        """The first thing that the main action still waits for, or nothing."""
        held, pane = self._presenter, self._view.approval
        moving = held.mode.moves
        uncounted = held.mode.counts and not held.tally.touched and bool(held.found.expected)
        waits = (
            (
                self._view.shows_approval and not pane.is_complete,
                translate("Drawer", "Qui prend la caisse choisit son nom et tape son code.")
                if held.mode is Mode.HANDING_OVER
                else translate("Drawer", "Le responsable choisit son nom et tape son code."),
            ),
            (held.mode is Mode.ASKING, translate("Drawer", "La caisse est interrogée.")),
            (
                held.mode is Mode.CLOSED and not held.desk.may(Act.OPEN_SHIFT),
                translate("Drawer", "Une caisse s’ouvre au nom d’un caissier."),
            ),
            (uncounted, translate("Drawer", "Comptez d’abord les billets et les pièces.")),
            (
                held.asks_tickets and held.tally.tickets is None,
                translate("Drawer", "Comptez aussi les tickets payés."),
            ),
            (moving and not held.tally.typed, translate("Drawer", "Tapez d’abord le montant.")),
            (
                (held.needs_reason or moving) and not held.reason,
                translate("Drawer", "Choisissez d’abord un motif."),
            ),
        )
        return next((why for waiting, why in waits if waiting), "")

    def set_words(self) -> None:
        """All words, on a switch of the language as well."""
        view = self._view
        view.x_report.setText(translate("Drawer", "Rapport X"))
        view.cash_in.setText(translate("Drawer", "Apport"))
        view.cash_out.setText(translate("Drawer", "Remise au coffre"))
        view.hand_over.setText(translate("Drawer", "Relève"))
        view.back.setText(translate("Drawer", "Revenir"))
        view.by_pieces.setText(translate("Drawer", "Compter"))
        view.by_amount.setText(translate("Drawer", "Taper le total"))
        view.amount.set_label(translate("Drawer", "Montant"))
        view.head_sum.setText(translate("Drawer", "Montant"))
        view.nothing_moved.say(
            translate("Drawer", "Aucun mouvement"),
            translate("Drawer", "Ventes et paiements de cette caisse s’ajouteront ici."),
        )
        self.say_word()
        view.grid.retranslate()
        self.show()
