"""What the page of the reports shows for where it stands; asks nothing and decides nothing."""

from __future__ import annotations

from app.domain.betting.reports import Figures, Statement
from app.services.betting.reports import ReportKind
from ui.desk import Desk
from ui.icons import Icon
from ui.pages.reports.accounts import account_lines, count_figures, ledger_words, shift_words
from ui.pages.reports.bearers import named_bet, sale_words
from ui.pages.reports.presenter import ReportsPresenter, Span
from ui.pages.reports.view import ReportsView
from ui.words import translate


class ReportsScreen:
    """Brings `view` in step with `presenter`; files go to `folder`."""

    def __init__(self, view: ReportsView, presenter: ReportsPresenter, desk: Desk, folder: str) -> None:
        self._view, self._presenter = view, presenter
        self._desk, self._folder = desk, folder

    def show(self) -> None:
        """Which figures are asked for, and those that are there."""
        presenter, view = self._presenter, self._view
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
        self.show_actions()

    def _show_bearers(self) -> None:
        """Which bet is meant, where several with the number that was typed wait for their result."""
        report = self._presenter.report
        if report is None and self._presenter.bet is not None:
            return  # one of those that are shown was touched: its figures are on their way
        bearers = report.bearers if report and report.bet else ()
        lines = [(each.bet.id, " – ".join(each.bet.event.sides), sale_words(each)) for each in bearers]
        self._view.bearers.show_bets(lines, report.bet.bet.id if report and report.bet else 0)

    def _heading(self) -> tuple[str, str]:
        presenter = self._presenter
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
        place = self._desk.point_of_sale.name
        return days, translate("Reports", "Tous les points de vente") if presenter.everywhere else place

    def show_actions(self) -> None:
        """What can be taken along, and why not yet."""
        view, ready = self._view, self._presenter.report is not None
        why = translate("Reports", "Choisissez d’abord ce qui est à lire.")
        if not view.primary.is_busy:
            view.primary.allow() if ready else view.primary.forbid(why)
        if not self._presenter.may_export:
            view.sheet.forbid(translate("Reports", "Vous lisez ces chiffres ; le tableur est à la caisse."))
        elif ready:
            view.sheet.allow()
        else:
            view.sheet.forbid(why)

    def set_words(self) -> None:
        """All words, on a switch of the language as well."""
        view = self._view
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
        view.folder_path.set_name(self._folder)
        view.sheet.setText(translate("Reports", "Enregistrer pour tableur"))
        view.primary.setText(translate("Reports", "Enregistrer le PDF"))
        self.show()


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
