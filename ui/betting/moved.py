"""What every selling page says of a bulletin before its price is accepted."""

from __future__ import annotations

from typing import Any

from app.domain.betting.bet import PickRef
from ui.betting.announced import as_announced
from ui.betting.selling import Selling
from ui.betting.selling_view import SellingView
from ui.betting.states import Quotation, Step
from ui.errors.said import Said
from ui.words import translate
from ui.words_of_errors import said_of_refusal


def why_of(presenter: Selling[Any]) -> Said | None:
    """The line over the totals: a refusal that will come, or odds that moved.

    Where several picks can't be played it names them all; each says why on its own line.
    """
    answer = presenter.answer
    if presenter.step is not Step.BULLETIN:
        return None
    if answer.refusal is None:
        if not answer.changed:
            return None
        return Said(translate("Sale", "%n cote(s) à annoncer de nouveau.", None, len(answer.changed)))
    if len(answer.faults) > 1 and answer.refusal.code in {each.code for each in answer.faults.values()}:
        numbers = ", ".join(dict.fromkeys(str(ref.number) for ref in answer.faults))
        return Said(translate("Sale", "Ne se jouent pas : {numbers}.").format(numbers=numbers))
    return said_of_refusal(answer.refusal)


def fault_words(answer: Quotation[Any], ref: PickRef) -> str:
    """What is wrong with one pick, for its line of the bulletin: `Pari suspendu`; else nothing."""
    refusal = answer.faults.get(ref)
    return said_of_refusal(refusal).what if refusal is not None else ""


def show_changed(view: SellingView, presenter: Selling[Any]) -> None:
    """The odds that moved, old and new, and what that changes."""
    slip, answer = presenter.slip, presenter.answer
    now = answer.quoted.play if answer.quoted else None
    before = as_announced(now, slip.picks) if now else None
    view.changed.show_changed(slip, answer.changed, before, now)
    view.remove_changed.setText(translate("Sale", "Retirer %n pari(s)", None, len(answer.changed)))
