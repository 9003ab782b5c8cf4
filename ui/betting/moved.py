"""What every selling page says of a bulletin before its price is accepted."""

from __future__ import annotations

from typing import Any

from ui.betting.announced import as_announced
from ui.betting.selling import Selling
from ui.betting.selling_view import SellingView
from ui.betting.states import Step
from ui.errors.said import Said
from ui.words import translate
from ui.words_of_errors import said_of_refusal


def why_of(presenter: Selling[Any]) -> Said | None:
    """The line over the totals: a refusal that will come, or odds that moved."""
    answer = presenter.answer
    if presenter.step is not Step.BULLETIN:
        return None
    if answer.refusal is not None:
        return said_of_refusal(answer.refusal)
    if answer.changed:
        return Said(translate("Sale", "%n cote(s) à annoncer de nouveau.", None, len(answer.changed)))
    return None


def show_changed(view: SellingView, presenter: Selling[Any]) -> None:
    """The odds that moved, old and new, and what that changes."""
    slip, answer = presenter.slip, presenter.answer
    now = answer.quoted.play if answer.quoted else None
    before = as_announced(now, slip.picks) if now else None
    view.changed.show_changed(slip, answer.changed, before, now)
    view.remove_changed.setText(translate("Sale", "Retirer %n pari(s)", None, len(answer.changed)))
