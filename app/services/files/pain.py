"""SEPA credit transfers as pain.001 (BETTING B8): sepaxml builds and checks them against their schema."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime

from sepaxml import SepaTransfer
from sepaxml.validation import try_valid_xml

from app.domain.values import Money
from app.domain.values.days import local

SCHEMA = "pain.001.001.09"


@dataclass(frozen=True, slots=True)
class Credit:
    """What one winner gets; `reference` is what his bank tells him."""

    name: str
    iban: str
    amount: Money
    reference: str
    end_to_end: str


def pain_001(
    message: str,
    payer: tuple[str, str],
    credits: Sequence[Credit],  # noqa: A002  # the bank's word
    *,
    at: datetime,
    execution: date,
) -> bytes:
    """The file of one message. The same values always give the same bytes.

    `payer` is the name and the IBAN of the account that pays. Raises sepaxml's ValidationError for
    a file that its schema does not let through.
    """
    name, iban = payer
    made = SepaTransfer({"name": name, "IBAN": iban, "batch": True, "currency": "EUR"}, schema=SCHEMA)
    for each in credits:
        made.add_payment(
            {
                "name": each.name,
                "IBAN": each.iban,
                "amount": each.amount.cents,
                "execution_date": execution,
                "description": each.reference,
                "endtoend_id": each.end_to_end,
            }
        )
    # sepaxml draws its identifiers and reads the clock; a file that is sealed by its digest can't
    text: str = made.export(validate=False).decode("utf-8")
    for tag, value in (
        ("MsgId", message),
        ("PmtInfId", f"{message}-1"),
        ("CreDtTm", f"{local(at):%Y-%m-%dT%H:%M:%S}"),
    ):
        text = re.sub(f"<{tag}>[^<]*</{tag}>", f"<{tag}>{value}</{tag}>", text)
    try_valid_xml(text.encode("utf-8"), SCHEMA)
    return text.encode("utf-8")
