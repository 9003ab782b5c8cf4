"""The page of the reports, wired."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.documents import Document
from app.domain.betting.reports import Figures, Statement
from app.domain.errors import Refused
from app.services.betting.reports import ReportExported, ReportKind
from app.services.cash import ShiftLine
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.reports.accounts import account_lines, count_figures, ledger_words, shift_words
from ui.pages.reports.bearers import named_bet, sale_words
from ui.pages.reports.presenter import Asked, Report, ReportsPresenter, Span
from ui.pages.reports.view import ReportsView
from ui.words import translate


class ReportsPage(QObject):
    """Figures to be read here, or taken along as a page or a sheet."""

    key = "reports"
    icon = Icon.FILE_TEXT

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self.presenter = ReportsPresenter(context.desk)
        self.view = view = ReportsView()
        for kind, button in view.kinds.items():
            button.clicked.connect(partial(self._choose_kind, kind))
        view.shift_chosen.connect(self._choose_shift)
        view.bet_chosen.connect(self._choose_bet)
        for span, choice in view.spans.items():
            choice.clicked.connect(partial(self._choose_span, span))
        view.everywhere.toggled.connect(self._choose_places)
        view.typed.connect(self._typed)
        view.number.returnPressed.connect(self._save_page)
        view.primary.clicked.connect(self._save_page)
        view.confirmed.connect(self._save_page)
        view.escaped.connect(self._forget_number)
        view.sheet.clicked.connect(self._save_sheet)
        view.words_asked.connect(self._set_words)
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Reports", "Rapports")

    def on_show(self) -> None:
        """Figures of now: whoever comes back asks again."""
        self.view.show_saved("")
        self._find_shifts()

    def on_hide(self) -> None:
        self.view.show_saved("")

    def _find_shifts(self) -> None:
        """Shifts of the days that are looked at, then the figures."""
        if self._context.desk.operator is not None:
            self._operations.read(self, self.presenter.find_shifts).success(self._shifts_found).run()

    def _shifts_found(self, found: tuple[ShiftLine, ...]) -> None:
        self.presenter.show_shifts(found)
        self.view.show_shifts([(each.past.shift.id, *shift_words(each)) for each in found])
        self._ask()

    def _choose_shift(self, shift: str) -> None:
        self.presenter.shift = shift
        self._ask()

    # -- which figures -------------------------------------------------------------------------

    def _choose_kind(self, kind: ReportKind) -> None:
        self.presenter.kind = kind
        self._find_shifts() if kind is ReportKind.SHIFT else self._ask()
        if kind is ReportKind.BET:
            self.view.number.setFocus()

    def _choose_bet(self, bet: int) -> None:
        self.presenter.choose_bet(bet)
        self._ask()

    def _choose_span(self, span: Span) -> None:
        self.presenter.span = span
        self._find_shifts()

    def _choose_places(self, everywhere: bool) -> None:
        self.presenter.everywhere = everywhere
        self._find_shifts()

    def _typed(self, text: str) -> None:
        self.presenter.type(text)
        if text != self.presenter.typed:
            self.view.number.setText(self.presenter.typed)
        self._ask()

    def _forget_number(self) -> None:
        self.view.number.clear()
        self._typed("")

    def _ask(self) -> None:
        presenter = self.presenter
        presenter.report = None
        self.view.show_saved("")
        self.view.refusal.clear()
        asked = presenter.asked()
        if asked.is_complete and self._context.desk.operator is not None:
            work = self._operations.read(self, lambda: presenter.ask(asked))
            work.success(partial(self._answered, asked)).refused(partial(self._refused, asked)).run()
        self._show()

    def _answered(self, asked: Asked, report: Report) -> None:
        if asked == self.presenter.asked():
            self.presenter.report = report
            self._show()

    def _refused(self, asked: Asked, refusal: Refused) -> None:
        if asked == self.presenter.asked():
            self.view.refusal.say(refusal)
            self._show()

    # -- files ---------------------------------------------------------------------------------

    def _save_page(self) -> None:
        if self.presenter.report is None or self.view.primary.is_busy:
            return
        asked = self.presenter.asked()
        self.view.primary.set_busy(True)
        operation = self._operations.read(self, lambda: self._keep_page(*self.presenter.page(asked)))
        operation.always(self._not_busy).success(self._saved).refused(partial(self._refused, asked)).run()

    def _keep_page(self, name: str, page: Document) -> str:
        return self._context.filing.keep_page(name, page)

    def _save_sheet(self) -> None:
        if self.presenter.report is None or self.view.primary.is_busy:
            return
        asked, origin = self.presenter.asked(), self._context.desk.origin()
        self.view.primary.set_busy(True)
        operation = self._operations.act(self, lambda: self._keep_sheet(self.presenter.export(origin, asked)))
        operation.always(self._not_busy).success(self._saved).refused(partial(self._refused, asked)).run()

    def _keep_sheet(self, exported: ReportExported) -> str:
        return self._context.filing.keep(exported.name, exported.text.encode())

    def _saved(self, where: str) -> None:
        self.view.show_saved(where.replace("\\", "/").rpartition("/")[2])

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._show_actions()

    # -- showing -------------------------------------------------------------------------------

    def _show(self) -> None:
        presenter, view = self.presenter, self.view
        kind = presenter.kind
        for each, button in view.kinds.items():
            button.setChecked(each is kind)
        for span, choice in view.spans.items():
            choice.setChecked(span is presenter.span)
        view.show_kind(kind, period=kind not in (ReportKind.BET, ReportKind.LEDGER))
        view.mark_shift(presenter.shift)
        view.heading.say(*self._heading())
        report = presenter.report
        self._show_bearers()
        if report is None:
            view.show_nothing()
        else:
            figures = [] if kind is ReportKind.LEDGER else _figures(report.figures)
            view.show_figures([*figures, *_statement(report.statement), *count_figures(report.shift)])
            places = [(line.name, line.figures.stakes.text()) for line in report.lines]
            view.show_places([*places, *account_lines(report.accounts)])
            view.chart.show_picks(report.picks)
            view.show_chart(shown=bool(report.picks))
        self._show_actions()

    def _show_bearers(self) -> None:
        """Which bet is meant, where several with the number that was typed wait for their result."""
        report = self.presenter.report
        if report is None and self.presenter.bet is not None:
            return  # one of those that are shown was touched: its figures are on their way
        bearers = report.bearers if report and report.bet else ()
        lines = [(each.bet.id, " – ".join(each.bet.event.sides), sale_words(each)) for each in bearers]
        self.view.bearers.show_bets(lines, report.bet.bet.id if report and report.bet else 0)

    def _heading(self) -> tuple[str, str]:
        presenter = self.presenter
        if presenter.kind is ReportKind.SHIFT:
            return shift_words(presenter.chosen_shift) if presenter.chosen_shift else ("", "")
        if presenter.kind is ReportKind.LEDGER:
            accounts = presenter.report.accounts if presenter.report else ()
            return translate("Reports", "Comptes de la maison"), ledger_words(accounts)
        if presenter.kind is ReportKind.BET:
            words = translate("Reports", "Pari {number}").format(number=presenter.typed)
            bet = presenter.report.bet if presenter.report else None
            return words if presenter.typed else "", named_bet(bet) if bet else ""
        first, last = presenter.days
        if first == last:
            days = translate("Reports", "Le {day}").format(day=f"{first:%d/%m/%Y}")
        else:
            days = translate("Reports", "Du {first} au {last}")
            days = days.format(first=f"{first:%d/%m/%Y}", last=f"{last:%d/%m/%Y}")
        place = self._context.desk.point_of_sale.name
        return days, translate("Reports", "Tous les points de vente") if presenter.everywhere else place

    def _show_actions(self) -> None:
        view, ready = self.view, self.presenter.report is not None
        why = translate("Reports", "Choisissez d’abord ce qui est à lire.")
        if not view.primary.is_busy:
            view.primary.allow() if ready else view.primary.forbid(why)
        if not self.presenter.may_export:
            view.sheet.forbid(translate("Reports", "Vous lisez ces chiffres ; le tableur est à la caisse."))
        elif ready:
            view.sheet.allow()
        else:
            view.sheet.forbid(why)

    def _set_words(self) -> None:
        view = self.view
        kinds = {
            ReportKind.PERIOD: translate("Reports", "Jours"),
            ReportKind.STATEMENT: translate("Reports", "Relevé"),
            ReportKind.SHIFT: translate("Reports", "Vacation"),
            ReportKind.BET: translate("Reports", "Pari"),
            ReportKind.LEDGER: translate("Reports", "Comptes"),
        }
        for kind, button in view.kinds.items():
            button.setText(kinds[kind])
        spans = {
            Span.TODAY: translate("Reports", "Aujourd’hui"),
            Span.YESTERDAY: translate("Reports", "Hier"),
            Span.WEEK: translate("Reports", "7 jours"),
            Span.MONTH: translate("Reports", "Ce mois"),
        }
        for span, choice in view.spans.items():
            choice.setText(spans[span])
        everywhere = translate("Reports", "Tous les points de vente")
        view.everywhere.setText(translate("Reports", "Tous") if view.is_narrow else everywhere)
        view.bearers.say(
            translate("Reports", "Plusieurs paris de ce numéro attendent leur résultat : lequel ?")
        )
        view.number.setPlaceholderText(translate("Reports", "Numéro du pari"))
        view.number.setAccessibleName(translate("Reports", "Numéro du pari"))
        view.nothing.say(
            translate("Reports", "Rien à lire encore"),
            translate("Reports", "Tapez le numéro d’un pari, ou choisissez une vacation."),
        )
        view.chart_words.setText(
            translate(
                "Reports",
                "Barres : gains possibles. Trait : mises sur le pari. À droite : ce que le pari coûte si le "
                "pronostic sort ; négatif, il rapporte.",
            )
        )
        view.done.say(translate("Reports", "Enregistré dans ce dossier"), "good", Icon.CIRCLE_CHECK)
        view.files.say(translate("Reports", "Fichiers"))
        view.folder.say(translate("Reports", "Les fichiers vont dans ce dossier"))
        view.folder_path.set_name(self._context.filing.outgoing)
        view.sheet.setText(translate("Reports", "Enregistrer pour tableur"))
        view.primary.setText(translate("Reports", "Enregistrer le PDF"))
        self._show()


def _figures(figures: Figures) -> list[tuple[str, str]]:
    return [
        (translate("Reports", "Tickets"), str(figures.tickets)),
        (translate("Reports", "Mises"), figures.stakes.text()),
        (translate("Reports", "Annulé"), figures.cancelled.text()),
        (translate("Reports", "Gains payés"), figures.gains.text()),
        (translate("Reports", "Remboursé"), figures.refunds.text()),
        (translate("Reports", "À payer encore"), figures.unpaid.text()),
        (translate("Reports", "Fonds de réserve"), figures.reserve.text()),
    ]


def _statement(statement: Statement | None) -> list[tuple[str, str]]:
    if statement is None:
        return []
    return [
        (translate("Reports", "Mises acquises"), statement.figures.played.text()),
        (translate("Reports", "Commission"), statement.commission.text()),
        (translate("Reports", "À verser"), statement.due.text()),
    ]
