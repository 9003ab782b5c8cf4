"""Bulletins that wait while another player is served, and the last ticket once more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from app.domain.betting.bet import PickRef
from app.domain.house.rights import Operator
from ui.betting.bulletin_panel import BulletinPanel
from ui.betting.selling import Selling
from ui.betting.selling_view import SellingView
from ui.betting.shelf import Parked
from ui.strip_words import short_name
from ui.words import translate

_MOST_NUMBERS: Final = 4


class SetAside(QObject):
    """Parking, recalling and repeating, wired; the page shows what came of it."""

    parked = Signal()
    taken_up = Signal()
    """A bulletin that was made before is in the making again."""

    def __init__(self, presenter: Selling[Any], view: SellingView) -> None:
        super().__init__(view)
        self._presenter, self._view = presenter, view
        view.slip.park.clicked.connect(self._park)
        view.slip.nothing.recalled.connect(self._recall)
        view.slip.nothing.repeated.connect(self._repeat)

    def _park(self) -> None:
        self._presenter.park()
        self.parked.emit()

    def _recall(self, place: int) -> None:
        self._presenter.recall(place)
        self.taken_up.emit()

    def _repeat(self) -> None:
        left_out = self._presenter.repeat_last()
        self.taken_up.emit()
        if left_out:
            self._view.say_why(_left_out_words(left_out))


def show_set_aside(presenter: Selling[Any], panel: BulletinPanel, operator: Operator | None) -> None:
    """What waits, whose it is where it is not the operator's own, and whether one more may."""
    shelf = presenter.shelf
    panel.park.show_room(len(shelf.parked))
    waiting = [(_waiting_words(each), _whose_words(each, operator)) for each in shelf.parked]
    panel.nothing.show_waiting(waiting, repeatable=shelf.last is not None)


def _waiting_words(parked: Parked[Any]) -> str:
    slip = parked.slip
    if slip.is_ready:
        return translate("Sale", "Reprendre {amount}").format(amount=slip.total.text())
    return translate("Sale", "Reprendre %n pronostic(s)", None, len(slip.picks))


def _whose_words(parked: Parked[Any], operator: Operator | None) -> str:
    """The bets' numbers, by which the player is known again; before them a colleague's name."""
    numbers = list(dict.fromkeys(pick.bet.number for pick in parked.slip.picks))
    words = ", ".join(map(str, numbers[:_MOST_NUMBERS])) + (" …" if len(numbers) > _MOST_NUMBERS else "")
    if parked.by is None or operator is None or parked.by.id == operator.id:
        return words
    return f"{short_name(parked.by.name)} · {words}"


def _left_out_words(left_out: Sequence[PickRef]) -> str:
    numbers = ", ".join(str(number) for number in dict.fromkeys(ref.number for ref in left_out))
    return translate("Sale", "Fermé ou suspendu, non repris : {numbers}.").format(numbers=numbers)
