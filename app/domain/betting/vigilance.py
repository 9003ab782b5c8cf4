"""When a winner has to say who he is (BETTING B8, art. 11.3; HOUSE H9).

The règlement asks from 5,000 €. An establishment may switch on the stricter rules against money
laundering: from 2,000 € of linked payments to one person in a day, and where several wins are asked
for together over 300 €.
"""

from __future__ import annotations

from enum import StrEnum

from app.domain.betting.settlement import WITH_IDENTITY
from app.domain.values import Money

LINKED = Money.euros(2_000)
"""From this on, that very amount included."""
TOGETHER = Money.euros(300)
"""Above this; that very amount is still free."""


class Rule(StrEnum):
    """Which rule asked for the identity, as the register names it."""

    ARTICLE_11_3 = "article_11_3"
    LINKED = "linked"
    TOGETHER = "together"


def identity_rule(amount: Money, linked: Money, together: Money, *, strict: bool) -> Rule | None:
    """The rule that asks for the winner's identity; None where none does.

    `linked` is what was paid to the same person earlier that day, `together` what else is asked for
    at the same time, both without `amount`.
    """
    if amount >= WITH_IDENTITY:
        return Rule.ARTICLE_11_3
    if not strict:
        return None
    if amount + linked + together >= LINKED:
        return Rule.LINKED
    if together > Money.ZERO and amount + together > TOGETHER:
        return Rule.TOGETHER
    return None
