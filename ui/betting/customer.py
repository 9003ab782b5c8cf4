"""What the customer sees of the sale that is being made (look 11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.domain.values import Money
from ui.betting.announced import AnnouncedPick
from ui.betting.questions import pick_words
from ui.betting.selling import Selling
from ui.betting.states import Step
from ui.betting.words import meaning
from ui.customer import Bought, Sale
from ui.words import translate


def customer_sale(presenter: Selling[Any], facts: Sequence[tuple[str, str]] = ()) -> Sale | None:
    """The bulletin as the customer sees it, None while nothing is picked.

    `facts` are what only one kind of bulletin has; the potential gain is common to all.
    """
    if not presenter.slip.picks:
        return None
    quoted = presenter.answer.quoted
    potential = quoted.play.potential.text() if quoted else "–"
    received, change = _money(presenter)
    return Sale(
        lines=tuple(_bought(pick) for pick in presenter.slip.picks),
        facts=(*facts, (translate("Customer", "Gain potentiel maximum"), potential)),
        total=presenter.slip.total,
        received=received,
        change=change,
    )


def _money(presenter: Selling[Any]) -> tuple[Money | None, Money | None]:
    """What was received and what is given back, as far as that is known."""
    if presenter.done is not None:
        return presenter.done.received, presenter.done.change
    if presenter.step is not Step.TENDER or presenter.money.received is None:
        return None, None
    enough = presenter.money.received >= presenter.slip.total
    return presenter.money.received, presenter.money.change if enough else None


def _bought(pick: AnnouncedPick) -> Bought:
    sides = " – ".join(pick.bet.event.sides)
    says = meaning(pick.bet, pick.pick)
    return Bought(pick_words(pick.pick), sides, f"{says[:1].upper()}{says[1:]}", pick.seen.text())
