"""The house's payout template: how many places are paid and how, by the number of entries (POKER P1, P6)."""

from __future__ import annotations

import json
from decimal import Decimal
from importlib import resources

from app.domain.poker.payouts import Payout


def standard_payouts() -> tuple[Payout, ...]:
    """The rows of the bundled template, the fewest entries first; each adds up to 100 %."""
    text = resources.files("resources").joinpath("templates", "payouts.json").read_text("utf-8")
    return tuple(
        Payout(row["from_entries"], tuple(map(Decimal, row["percentages"])))
        for row in json.loads(text)["payouts"]
    )
