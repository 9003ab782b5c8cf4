"""Shows the registers as their presenter has them."""

from __future__ import annotations

from app.domain.betting.vigilance import Rule
from app.services.betting.books import Book, Case
from app.services.betting.identities import winner_line
from app.services.betting.registers import Identified
from ui.icons import Icon
from ui.pages.check.parts import in_fours
from ui.pages.registers.presenter import RegistersPresenter, Span
from ui.pages.registers.view import RegistersView
from ui.words import translate


class RegistersShowing:
    """Words, lists, panel and what can be done, on one view."""

    def __init__(self, view: RegistersView, presenter: RegistersPresenter) -> None:
        self._view, self._held = view, presenter

    def everything(self) -> None:
        view, held = self._view, self._held
        view.show_book(held.book)
        view.every_rule.setChecked(held.rule is None)
        for rule, button in view.rules.items():
            button.setChecked(rule is held.rule)
        for span, choice in view.spans.items():
            choice.setChecked(span is held.span)
        self._heading()
        self._say_nothing()
        found = held.found
        rows = [(each.ticket, *_row(each)) for each in found.lines] if found else []
        rows += [(str(each.number), *_case_row(each)) for each in found.cases] if found else []
        view.show_rows(rows, held.chosen)
        self._show_panel()
        self.actions()

    def _heading(self) -> None:
        held = self._held
        if held.book is None:
            title = translate("Registers", "Registre des identités")
            second = translate("Registers", "%n paiement(s), {total}", None, held.count)
            self._view.heading.say(title, second.format(total=held.total.text()))
            return
        second = translate("Registers", "Inscrits : {count}").format(count=held.count)
        self._view.heading.say(_book_title(held.book), second)

    def _say_nothing(self) -> None:
        """What an empty register is waiting for."""
        book, nothing = self._held.book, self._view.nothing
        if book is None:
            nothing.say(
                translate("Registers", "Aucun paiement inscrit"),
                translate("Registers", "Un paiement s’inscrit seul dès qu’une règle demande l’identité."),
            )
        else:
            nothing.say(translate("Registers", "Rien n’est inscrit"), _book_words(book))

    def _show_panel(self) -> None:
        view, line, case = self._view, self._held.line, self._held.case
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
        if case is not None:
            view.line_title.say(_case_row(case)[0], _ticket(case))
            view.show_line([(translate("Registers", "Jour"), f"{case.day:%d/%m/%Y}")], _case_lines(case))
            return
        if self._held.book is not None:
            view.rules_title.say(_book_title(self._held.book))
            view.show_rules([_book_words(self._held.book)])
            return
        view.rules_title.say(translate("Registers", "Qui doit dire son nom"))
        view.show_rules(
            [
                translate("Registers", "Toujours : identité dès 5 000 € (art. 11.3)."),
                translate("Registers", "Renforcées : dès 2 000 € payés à la même personne dans la journée."),
                translate("Registers", "Renforcées : plusieurs gains ensemble au-delà de 300 €."),
            ]
        )
        self._show_rules()

    def _show_rules(self) -> None:
        view, held = self._view, self._held
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

    def actions(self) -> None:
        view, held = self._view, self._held
        why = translate("Registers", "Il n’y a rien à enregistrer ici.")
        ready = held.count > 0
        if not view.primary.is_busy:
            view.primary.allow() if ready else view.primary.forbid(why)
        view.sheet.allow() if ready else view.sheet.forbid(why)

    def words(self) -> None:
        view = self._view
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
        books = {
            None: translate("Registers", "Identités"),
            Book.CLAIMS: translate("Registers", "Réclamations"),
            Book.DAMAGED: translate("Registers", "Tickets abîmés"),
        }
        for book, tab in view.books.items():
            tab.setText(books[book])
        view.back.setText(translate("Registers", "Revenir au registre"))
        saved = translate("Registers", "Enregistré dans le dossier de sortie")
        view.saved.say(saved, "good", Icon.CIRCLE_CHECK)
        view.sheet.setText(translate("Registers", "Enregistrer pour tableur"))
        view.primary.setText(translate("Registers", "Enregistrer le PDF"))
        self.everything()


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


def _book_title(book: Book) -> str:
    return {
        Book.CLAIMS: translate("Registers", "Registre des réclamations"),
        Book.DAMAGED: translate("Registers", "Registre des tickets abîmés"),
    }[book]


def _book_words(book: Book) -> str:
    return {
        Book.CLAIMS: translate(
            "Registers", "Reçues par écrit, au jour du cachet de la poste ; chacune a sa réponse (art. 13.2)."
        ),
        Book.DAMAGED: translate(
            "Registers", "Ils ne se paient pas au guichet : le service des joueurs en décide (art. 7.4)."
        ),
    }[book]


def _case_row(case: Case) -> tuple[str, str]:
    number = translate("Registers", "N° {number}").format(number=case.number)
    return f"{number} · {_state(case)}", f"{case.day:%d/%m/%Y} · {case.text}"


def _state(case: Case) -> str:
    if case.answered_on is None:
        return translate("Registers", "sans réponse encore")
    if case.pays is None:
        return translate("Registers", "avec réponse")
    return translate("Registers", "à payer") if case.pays else translate("Registers", "non payé")


def _ticket(case: Case) -> str:
    return in_fours(case.ticket) if case.ticket else translate("Registers", "numéro illisible")


def _case_lines(case: Case) -> list[str]:
    """What was said, and what was answered."""
    if case.answered_on is None:
        return [case.text]
    answered = translate("Registers", "Réponse du {day} : {answer}")
    return [case.text, answered.format(day=f"{case.answered_on:%d/%m/%Y}", answer=case.answer)]
