from __future__ import annotations

from datetime import date

import pytest

from app.domain.betting.claims import Claim, check_claim
from app.domain.errors import Code, Refused
from tests.app.domain.betting.samples import days_later, won_ticket

TICKET = won_ticket("20.00")


def claim(posted_on: date, text: str = "Mon reçu était gagnant.") -> Claim:
    return Claim("26248000000013", posted_on, text)


def test_the_postmark_counts() -> None:
    check_claim(TICKET, claim(date(2026, 11, 5)), at=days_later(70))


@pytest.mark.parametrize(
    ("late", "code"),
    [
        (claim(date(2026, 11, 6)), Code.EXPIRED),
        (claim(date(2026, 9, 6), " "), Code.REASON_REQUIRED),
        (claim(date(2027, 9, 6)), Code.UNKNOWN),
    ],
)
def test_a_claim_that_cannot_be_taken_says_why(late: Claim, code: Code) -> None:
    with pytest.raises(Refused) as refused:
        check_claim(TICKET, late, at=days_later(70))
    assert refused.value.code is code
