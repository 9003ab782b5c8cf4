"""The page of the register, wired."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.betting.vigilance import Rule
from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.services.betting.identities import winner_line
from app.services.betting.registers import Identified
from app.services.betting.strict_rules import RulesSwitched
from app.services.files.sheets import sheet_bytes
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.registers.presenter import Found, RegistersPresenter, Span
from ui.pages.registers.view import RegistersView
from ui.sounds import Sound
from ui.words import translate

_CONCERNS = frozenset(
    {Act.PAY_TICKET, Act.SWITCH_RULES, Act.ERASE_EXPIRED, Act.CORRECT_PERSON, Act.OPPOSE_PERSON}
)


class RegistersPage(QObject):
    """Who was asked for his identity, by which rule; kept five years."""

    key = "registers"
    icon = Icon.ID_CARD

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context, self._operations = context, context.operations
        self.presenter = RegistersPresenter(context.desk)
        self._shown = False
        self.view = view = RegistersView()
        view.every_rule.clicked.connect(partial(self._choose_rule, None))
        for rule, button in view.rules.items():
            button.clicked.connect(partial(self._choose_rule, rule))
        for span, choice in view.spans.items():
            choice.clicked.connect(partial(self._choose_span, span))
        view.chosen.connect(self._choose)
        view.back.clicked.connect(self._back)
        view.back_asked.connect(self._back)
        view.switch.clicked.connect(self._switch)
        view.primary.clicked.connect(self._save_page)
        view.confirmed.connect(self._save_page)
        view.sheet.clicked.connect(self._save_sheet)
        view.words_asked.connect(self._set_words)
        self._operations.changed.connect(self._changed)
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Registers", "Registre")

    def on_show(self) -> None:
        self._shown = True
        self.view.show_saved("")
        self._back()
        self._ask()

    def on_hide(self) -> None:
        self._shown = False
        self.presenter.chosen = None

    def _changed(self, change: Change) -> None:
        if self._shown and change.act in _CONCERNS:
            self._ask()

    # -- asking ---------------------------------------------------------------------------------

    def _ask(self) -> None:
        self._operations.read(self, self.presenter.load).success(self._found).refused(self._refused).run()

    def _found(self, found: Found) -> None:
        self.presenter.found = found
        self.view.refusal.clear()
        self._show()

    def _refused(self, refusal: Refused) -> None:
        self.view.refusal.say(refusal)

    def _choose_rule(self, rule: Rule | None) -> None:
        self.presenter.rule = rule
        self._ask_anew()

    def _choose_span(self, span: Span) -> None:
        self.presenter.span = span
        self._ask_anew()

    def _ask_anew(self) -> None:
        self.view.show_saved("")
        self.presenter.chosen = None
        self._ask()

    def _choose(self, ticket: str) -> None:
        self.presenter.chosen = ticket
        self._show()

    def _back(self) -> None:
        self.presenter.chosen = None
        self._show()

    # -- the rules, and files -------------------------------------------------------------------

    def _switch(self) -> None:
        self.view.switch.setEnabled(False)
        operation = self._operations.act(self, self.presenter.switch()).always(self._show)
        operation.success(self._switched).refused(self._refused).run()

    def _switched(self, _switched: RulesSwitched) -> None:
        self._context.sounds.play(Sound.DONE)
        self._ask()

    def _save_page(self) -> None:
        work = self.presenter.page()
        self._save(lambda: self._context.filing.keep_page(*work()))

    def _save_sheet(self) -> None:
        work = self.presenter.sheet()

        def keep() -> str:
            name, text = work()
            return self._context.filing.keep(name, sheet_bytes(text))

        self._save(keep)

    def _save(self, work: Callable[[], str]) -> None:
        if self.view.primary.is_busy or not self.view.primary.isEnabled():
            return
        self.view.primary.set_busy(True)
        self.view.sheet.setEnabled(False)
        operation = self._operations.act(self, work).always(self._over)
        operation.success(self._saved).refused(self._refused).run()

    def _over(self) -> None:
        self.view.primary.set_busy(False)
        self._show_actions()

    def _saved(self, where: str) -> None:
        self._context.sounds.play(Sound.DONE)
        self.view.show_saved(where.replace("\\", "/").rpartition("/")[2])

    # -- showing --------------------------------------------------------------------------------

    def _show(self) -> None:
        view, held = self.view, self.presenter
        lines = held.found.lines if held.found else ()
        view.every_rule.setChecked(held.rule is None)
        for rule, button in view.rules.items():
            button.setChecked(rule is held.rule)
        for span, choice in view.spans.items():
            choice.setChecked(span is held.span)
        second = translate("Registers", "%n paiement(s), {total}", None, len(lines))
        view.heading.say(
            translate("Registers", "Registre des identités"),
            second.format(total=held.total.text()),
        )
        view.show_rows([(each.ticket, *_row(each)) for each in lines], held.chosen)
        self._show_panel()
        self._show_actions()

    def _show_panel(self) -> None:
        view, line = self.view, self.presenter.line
        if line is not None:
            view.line_title.say(translate("Registers", "Ticket"), line.ticket)
            facts = [
                (translate("Registers", "Payé"), line.amount.text()),
                (translate("Registers", "Déjà payé ce jour"), line.linked.text()),
            ]
            gone = translate("Registers", "Données effacées à leur échéance.")
            who = [winner_line(each) for each in line.winners] or [gone]
            view.show_line(facts, [_rule_words(line.rule), *who])
            return
        view.show_rules(
            [
                translate("Registers", "Toujours : identité dès 5 000 € (art. 11.3)."),
                translate("Registers", "Renforcées : dès 2 000 € payés à la même personne dans la journée."),
                translate("Registers", "Renforcées : plusieurs gains ensemble au-delà de 300 €."),
            ]
        )
        self._show_rules()

    def _show_rules(self) -> None:
        view, held = self.view, self.presenter
        strict = held.found is not None and held.found.strict
        if strict:
            view.state.say(translate("Registers", "Règles renforcées en vigueur"), "good", Icon.SHIELD_CHECK)
            view.switch.setText(translate("Registers", "Revenir au règlement"))
        else:
            view.state.say(translate("Registers", "Règlement seul en vigueur"), "pri", Icon.INFO)
            view.switch.setText(translate("Registers", "Renforcer les règles"))
        if held.may_switch and held.found is not None:
            view.switch.allow()
        else:
            view.switch.forbid(translate("Registers", "Le comité ou la direction en décide."))

    def _show_actions(self) -> None:
        view, held = self.view, self.presenter
        why = translate("Registers", "Il n’y a rien à enregistrer ici.")
        ready = bool(held.found and held.found.lines)
        if not view.primary.is_busy:
            view.primary.allow() if ready else view.primary.forbid(why)
        view.sheet.allow() if ready else view.sheet.forbid(why)

    def _set_words(self) -> None:
        view = self.view
        view.every_rule.setText(translate("Registers", "Toutes"))
        for rule, button in view.rules.items():
            button.setText(_rule_name(rule))
        spans = {
            Span.MONTH: translate("Registers", "Ce mois"),
            Span.YEAR: translate("Registers", "Cette année"),
            Span.KEPT: translate("Registers", "Cinq ans"),
        }
        for span, choice in view.spans.items():
            choice.setText(spans[span])
        view.nothing.say(
            translate("Registers", "Aucun paiement inscrit"),
            translate("Registers", "Un paiement s’inscrit seul dès qu’une règle demande l’identité."),
        )
        view.rules_title.say(translate("Registers", "Qui doit dire son nom"))
        view.back.setText(translate("Registers", "Revenir aux règles"))
        saved = translate("Registers", "Enregistré dans le dossier de sortie")
        view.saved.say(saved, "good", Icon.CIRCLE_CHECK)
        view.sheet.setText(translate("Registers", "Enregistrer pour tableur"))
        view.primary.setText(translate("Registers", "Enregistrer le PDF"))
        self._show()


def _row(line: Identified) -> tuple[str, str]:
    who = " ; ".join(map(winner_line, line.winners))
    gone = translate("Registers", "Données effacées à leur échéance.")
    return f"{line.amount.text()} · {_rule_name(line.rule)}", f"{line.ticket} · {who or gone}"


def _rule_name(rule: Rule) -> str:
    return {
        Rule.ARTICLE_11_3: translate("Registers", "5 000 €"),
        Rule.LINKED: translate("Registers", "2 000 € par jour"),
        Rule.TOGETHER: translate("Registers", "300 € ensemble"),
    }[rule]


def _rule_words(rule: Rule) -> str:
    return {
        Rule.ARTICLE_11_3: translate("Registers", "5 000 € et plus, art. 11.3"),
        Rule.LINKED: translate("Registers", "2 000 € et plus à la même personne dans la journée"),
        Rule.TOGETHER: translate("Registers", "Plusieurs gains ensemble, plus de 300 €"),
    }[rule]
