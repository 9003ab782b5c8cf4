"""What the drawer page shows, mode by mode."""

from __future__ import annotations

from typing import Literal

from app.documents.tickets import grouped
from app.domain.house.rights import Act
from app.domain.values import Money
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
        view.x_report.setVisible(mode in {Mode.OPEN, Mode.COUNTING} and own and not held.is_blind)
        for button in (view.cash_in, view.cash_out):
            button.setVisible(mode is Mode.OPEN and own)
        view.back.setVisible(held.may_leave or held.lists_paid)
        listed = translate("Drawer", "%n dans la liste", None, held.paid_tickets)
        view.grid.ask_tickets("" if held.is_blind else listed, asked=held.asks_tickets)
        view.grid.freeze(frozen=held.revealed)
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
            Mode.CASH_IN: translate("Drawer", "Apport du coffre"),
            Mode.CASH_OUT: translate("Drawer", "Remise au coffre"),
            Mode.DONE: translate("Drawer", "Caisse clôturée"),
        }[self._presenter.mode]

    def _subtitle(self) -> str:
        held = self._presenter
        station = held.desk.station.drawer
        if held.mode is Mode.CLOSED:
            return translate("Drawer", "{drawer} · comptez le fonds de caisse").format(drawer=station)
        if held.shift is None:
            return station
        opened = translate("Drawer", "{drawer} · ouverte à {time} par {name}")
        words = opened.format(
            drawer=station, time=f"{local(held.shift.opened_at):%H:%M}", name=held.opened_by
        )
        if held.mode is Mode.COUNTING and not self._view.is_narrow:
            return translate("Drawer", "{opened} · comptez tout, le fonds compris").format(opened=words)
        return words

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
                for each in self._presenter.paid
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
                for each in self._presenter.movements
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
            Verdict(
                translate("Drawer", "Caisse clôturée"),
                sentence,
                Icon.CIRCLE_CHECK,
                "good" if good else "slate",
            )
        )
        carry = translate("Drawer", "Remettez {amount} au coffre avec le rapport Z.")
        steps = [
            translate("Drawer", "Signez le rapport Z."),
            rich(carry, amount=closed.counted.text()),
        ]
        if held.paid_before:
            words = translate("Drawer", "Joignez %n ticket(s) payé(s).", None, held.paid_before)
            steps.append(words)
        self._view.steps.set_title(translate("Drawer", "Ce que vous faites"))
        self._view.steps.show_steps(steps)
        self._view.show_done()

    def show_account(self) -> None:
        """The panel: what changes with every figure that is counted."""
        held, sheet = self._presenter, self._view.sheet
        mode = held.mode
        lines, sums = [], []
        if held.is_open_mode and held.shift is not None and not held.is_blind:
            lines = [(translate("Drawer", "Fonds de caisse"), held.shift.float.text())]
            lines += [(movement_word(each.act), each.amount.text()) for each in held.cash_movements]
            sums = [(translate("Drawer", "Attendu"), held.expected.text())]
        if mode is Mode.COUNTING:
            sums.append((translate("Drawer", "Compté"), held.counted.text()))
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
            sums = [(translate("Drawer", "Fonds compté"), held.counted.text())]
        title = translate("Drawer", "Caisse attendue") if held.is_open_mode else self._closed_title()
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
        if held.mode in {Mode.CASH_IN, Mode.CASH_OUT}:
            moved = held.typed or Money.ZERO
            after = held.expected + (moved if held.mode is Mode.CASH_IN else -moved)
            kind: Literal["good", "warn"] = "warn" if after < Money.ZERO else "good"
            sheet.show_difference(translate("Drawer", "Après"), after.text(), kind)
            return
        shown = held.mode is Mode.COUNTING and held.touched
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
            Mode.CASH_IN: (translate("Drawer", "Motif de l’apport"), cash_in_reasons()),
            Mode.CASH_OUT: (translate("Drawer", "Motif de la remise"), cash_out_reasons()),
        }
        asked = held.mode in {Mode.CASH_IN, Mode.CASH_OUT} or (held.needs_reason and held.touched)
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
            ).format(counted=held.tickets, listed=held.paid_tickets)
        elif held.mode is Mode.COUNTING and held.touched and held.difference:
            words = translate(
                "Drawer", "Un écart n’empêche pas de clôturer : il est inscrit au journal avec son motif."
            )
        elif held.mode is Mode.CLOSED:
            words = translate("Drawer", "Le fonds sort du coffre. Sans caisse ouverte, rien n’est encaissé.")
        elif held.mode is Mode.OPEN and held.found is not None and held.found.state.over_ceiling:
            words = translate("Drawer", "Plafond de {ceiling} dépassé : remettez l’excédent au coffre.")
            words = words.format(ceiling=held.desk.house.settings.drawer_ceiling.text())
        elif held.mode is Mode.OPEN and not held.is_own:
            words = translate("Drawer", "Cette caisse est à {name}.").format(name=held.opened_by)
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
        amount = held.counted.text()
        opening = translate("Drawer", "Ouvrir avec {amount}").format(amount=amount)
        taking = translate("Drawer", "Ajouter {amount}").format(amount=amount)
        giving = translate("Drawer", "Remettre {amount}").format(amount=amount)
        if held.tells:
            return translate("Drawer", "Valider le compte"), Icon.CHECK
        if held.needs_word and not self._view.shows_approval:
            return translate("Drawer", "Demander l’accord"), Icon.SHIELD_CHECK
        return {
            Mode.ASKING: (translate("Drawer", "Caisse"), Icon.WALLET),
            Mode.CLOSED: (opening, Icon.WALLET),
            Mode.OPEN: (translate("Drawer", "Compter et clôturer"), Icon.COINS),
            Mode.COUNTING: (translate("Drawer", "Clôturer, imprimer le Z"), Icon.FILE_CHECK),
            Mode.CASH_IN: (taking, Icon.HAND_COINS),
            Mode.CASH_OUT: (giving, Icon.VAULT),
            Mode.DONE: (translate("Drawer", "Terminer"), Icon.CHECK),
        }[held.mode]

    def _why_not(self) -> str:
        """The first thing that the main action still waits for, or nothing."""
        held, pane = self._presenter, self._view.approval
        moving = held.mode in {Mode.CASH_IN, Mode.CASH_OUT}
        uncounted = held.mode is Mode.COUNTING and not held.touched and bool(held.expected)
        waits = (
            (
                self._view.shows_approval and not pane.is_complete,
                translate("Drawer", "Le responsable choisit son nom et tape son code."),
            ),
            (held.mode is Mode.ASKING, translate("Drawer", "La caisse est interrogée.")),
            (
                held.mode is Mode.CLOSED and not held.desk.may(Act.OPEN_SHIFT),
                translate("Drawer", "Une caisse s’ouvre au nom d’un caissier."),
            ),
            (uncounted, translate("Drawer", "Comptez d’abord les billets et les pièces.")),
            (
                held.asks_tickets and held.tickets is None,
                translate("Drawer", "Comptez aussi les tickets payés."),
            ),
            (moving and not held.typed, translate("Drawer", "Tapez d’abord le montant.")),
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
        view.back.setText(translate("Drawer", "Revenir"))
        view.by_pieces.setText(translate("Drawer", "Compter"))
        view.by_amount.setText(translate("Drawer", "Taper le total"))
        view.amount.set_label(translate("Drawer", "Montant"))
        view.head_sum.setText(translate("Drawer", "Montant"))
        view.nothing_moved.say(
            translate("Drawer", "Aucun mouvement"),
            translate("Drawer", "Ventes et paiements de cette caisse s’ajouteront ici."),
        )
        view.grid.retranslate()
        self.show()
