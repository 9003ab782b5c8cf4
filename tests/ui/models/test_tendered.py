from __future__ import annotations

from app.domain.values import Money
from ui.models.tendered import Tendered

DUE = Money.parse("12.50")
FIFTY = Money.euros(50)


def test_a_note_is_added_to_the_exact_sum() -> None:
    """F06."""
    tendered = Tendered((DUE,)).plus(FIFTY, DUE)
    assert tendered.parts == (DUE, FIFTY)
    assert tendered.total == Money.parse("62.50")


def test_a_note_is_added_to_what_was_typed() -> None:
    assert Tendered((DUE,)).plus(FIFTY, Money.euros(10)).parts == (Money.euros(10), FIFTY)


def test_nothing_is_no_part() -> None:
    assert Tendered().plus(FIFTY, Money.ZERO).parts == (FIFTY,)


def test_an_amount_that_was_typed_over_forgets_the_notes() -> None:
    tendered = Tendered((Money.euros(20), FIFTY))
    assert tendered.seen(Money.euros(70)) == tendered
    assert tendered.seen(Money.euros(6)).parts == ()
