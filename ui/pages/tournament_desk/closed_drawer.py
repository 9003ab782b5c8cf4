"""The closed drawer, said before anything is filled, with the touch that opens it."""

from __future__ import annotations

from app.domain.house.rights import Act
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.tournament_desk.head import TournamentHead
from ui.widgets import PrimaryButton
from ui.words import translate


class ClosedDrawer:
    """Where money is asked for or paid, the main action leads to the drawer until that one is open."""

    def __init__(self, context: PageContext, head: TournamentHead, primary: PrimaryButton) -> None:
        self._context, self._head, self._primary = context, head, primary
        self._leads = False

    def stands_in_the_way(self, *, is_open: bool, asks_money: bool) -> bool:
        """Say it over the page and on the main action, or take it back; whether it is said."""
        closed = asks_money and not is_open
        may_open = self._context.desk.may(Act.OPEN_SHIFT)
        self._leads = closed and may_open
        self._head.say_trouble(_trouble(may_open=may_open) if closed else "")
        if closed:
            self._show_the_way(may_open=may_open)
        return closed

    def leads(self) -> bool:
        """Go to the drawer if that is what the main action says now."""
        if self._leads:
            self._context.navigator.go("drawer")
        return self._leads

    def _show_the_way(self, *, may_open: bool) -> None:
        self._primary.setText(translate("TournamentDesk", "Ouvrir la caisse"))
        self._primary.set_icon(Icon.WALLET)
        self._primary.allow()
        if not may_open:
            self._primary.forbid(translate("TournamentDesk", "Un caissier ouvre d’abord la caisse."))


def _trouble(*, may_open: bool) -> str:
    if may_open:
        return translate(
            "TournamentDesk", "La caisse n’est pas ouverte : ouvrez-la, ce qui est rempli reste."
        )
    return translate("TournamentDesk", "La caisse n’est pas ouverte : un caissier l’ouvre d’abord.")
