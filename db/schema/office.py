"""Behind the betting counter: payment orders, registers, files that came and went (BETTING B6, B8, B9)."""

from __future__ import annotations

from db.schema.frame import Index, flag, number, sealed, text

TRANSFER_RECAPS = sealed(
    "transfer_recaps",
    number("number", unique=True),
    text("play"),
    number("amount"),
    text("commitment"),
    text("at"),
    Index("ix_transfer_recaps_play", "play"),
)

PAYMENT_ORDERS = sealed(
    "payment_orders",
    number("number", unique=True),
    text("play"),
    text("method"),
    number("share"),
    number("amount"),
    text("due_on"),
    text("at"),
    Index("ix_payment_orders_play", "play"),
)
"""One order for each winner; `share` is his place on the collective form, 0 for the only one."""

ORDER_STATES = sealed(
    "order_states",
    number("payment_order"),
    text("state"),
    text("reference"),
    text("reason"),
    text("at"),
    Index("ix_order_states_payment_order", "payment_order", "entry"),
)

REFERRALS = sealed(
    "referrals",
    number("number", unique=True),
    text("play"),
    text("damage"),
    text("point_of_sale"),
    text("operator"),
    text("at"),
    Index("ix_referrals_play", "play"),
)

REFERRAL_DECISIONS = sealed(
    "referral_decisions",
    number("referral", unique=True),
    flag("pay"),
    text("reason"),
    text("operator"),
    text("at"),
)

CLAIMS = sealed(
    "claims",
    number("number", unique=True),
    text("play"),
    text("posted_on"),
    text("words"),
    text("at"),
    Index("ix_claims_play", "play"),
)

CLAIM_ANSWERS = sealed(
    "claim_answers",
    number("claim", unique=True),
    text("answer"),
    text("answered_on"),
    text("at"),
)

AGE_REFUSALS = sealed(
    "age_refusals",
    text("point_of_sale"),
    text("station"),
    text("operator"),
    text("at"),
    Index("ix_age_refusals_at", "at"),
)

VIGILANCE = sealed(
    "vigilance",
    text("play"),
    text("rule"),
    number("linked"),
    text("at"),
    Index("ix_vigilance_play", "play"),
)
"""The register of payments whose winner had to be identified, and by which rule (HOUSE H9)."""

IMPORTS = sealed(
    "imports",
    text("kind"),
    text("digest"),
    number("items"),
    text("signer", nullable=True),
    text("at"),
)

EXPORTS = sealed(
    "exports",
    text("kind"),
    text("subject"),
    text("digest"),
    text("at"),
)
