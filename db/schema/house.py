"""Journal, people, cash: what HOUSE H2 to H4 ask to be kept."""

from __future__ import annotations

from sqlalchemy import BigInteger, CheckConstraint, Column, Integer, UniqueConstraint

from db.schema.frame import Index, derived, flag, number, sealed, technical, text

JOURNAL = technical(
    "journal",
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    text("at"),
    text("act"),
    text("operator"),
    text("subject"),
    text("body"),
    text("hash", unique=True),
    text("seal"),
    Index("ix_journal_act", "act", "number"),
    Index("ix_journal_subject", "subject", "number"),
    Index("ix_journal_operator", "operator", "number"),
)
"""The chain itself: append-only under triggers like the sealed tables, sealed by its own hashes."""

JOURNAL_HEAD = derived(
    "journal_head",
    Column("id", Integer, CheckConstraint("id = 1", name="one"), primary_key=True, autoincrement=False),
    number("number"),
    text("hash"),
    text("latest_at", nullable=True),
    text("key_id", nullable=True),
)
"""`key_id` is the key that the next entry is sealed with: another one seals nothing."""

REQUESTS = technical(
    "requests",
    Column("request", text("request").type, primary_key=True),
    number("entry"),
    text("answer"),
)

REFUSALS = technical(
    "refusals",
    Column("id", Integer, primary_key=True, autoincrement=True),
    text("at"),
    text("act"),
    text("operator"),
    text("station"),
    text("codes"),
)

ESTABLISHMENTS = sealed(
    "establishments",
    text("name"),
    text("place"),
    flag("betting"),
    flag("poker"),
    text("marking"),
    text("at"),
)

POINTS_OF_SALE = sealed(
    "points_of_sale",
    text("id"),
    text("number"),
    text("name"),
    text("address"),
    flag("transfers"),
    flag("payment_centre"),
    text("at"),
)

SETTINGS = sealed("settings", text("name"), text("value"), text("at"))
"""What the house chose for itself, each value as JSON; the latest of a name holds."""

OPERATORS = sealed(
    "operators",
    text("id"),
    text("name"),
    text("roles"),
    text("at"),
    Index("ix_operators_id", "id"),
)

CREDENTIALS = sealed(
    "credentials",
    text("operator"),
    text("digest"),
    text("at"),
    Index("ix_credentials_operator", "operator"),
)

LOGINS = sealed(
    "logins",
    text("operator"),
    text("station"),
    flag("right"),
    text("at"),
    Index("ix_logins_operator", "operator"),
)

BADGES = sealed(
    "badges",
    text("operator"),
    text("digest"),
    text("at"),
    Index("ix_badges_operator", "operator"),
    Index("ix_badges_digest", "digest"),
)
"""Whose badge a keyed digest is of; an empty one takes the badge away. The latest of an operator holds."""

BADGE_SHOWINGS = sealed(
    "badge_showings",
    text("operator"),
    text("station"),
    text("at"),
    Index("ix_badge_showings_operator", "operator"),
)

APPROVALS = sealed(
    "approvals",
    text("id", unique=True),
    text("supervisor"),
    text("asked_by"),
    text("act"),
    text("subject"),
    number("amount", nullable=True),
    text("reason"),
    text("at"),
)

APPROVAL_USES = sealed("approval_uses", text("approval", unique=True), text("at"))

SHIFTS = sealed(
    "shifts",
    text("id", unique=True),
    text("drawer"),
    text("point_of_sale"),
    text("operator"),
    number("float"),
    text("opened_at"),
    Index("ix_shifts_drawer", "drawer"),
)

SHIFT_CLOSINGS = sealed(
    "shift_closings",
    text("shift", unique=True),
    text("operator"),
    number("expected"),
    number("counted"),
    number("difference"),
    text("reason"),
    text("pieces"),
    text("closed_at"),
)

PAID_TICKET_COUNTS = sealed(
    "paid_ticket_counts",
    text("shift", unique=True),
    number("listed"),
    number("counted"),
    text("at"),
)

MOVEMENTS = sealed(
    "movements",
    text("shift"),
    text("act"),
    text("means"),
    number("amount"),
    text("reference"),
    text("reason"),
    text("at"),
    Index("ix_movements_shift", "shift"),
    Index("ix_movements_at", "at"),
)

POSTINGS = sealed(
    "postings",
    text("account"),
    number("amount"),
    text("shift", nullable=True),
    Index("ix_postings_account", "account"),
)

BALANCES = derived("balances", Column("account", text("account").type, primary_key=True), number("amount"))

CLOSURES = sealed(
    "closures",
    text("day", unique=True),
    number("first"),
    number("last"),
    text("head"),
    text("movements"),
    number("turnover"),
    number("perpetual"),
    text("signature"),
    text("closed_at"),
    text("uncertified", nullable=True),
)

CLOSURE_ORDERS = sealed(
    "closure_orders",
    text("period", unique=True),
    text("orders"),
)
"""What a closure seals of gains by cheque and transfer; `period` is its day, its month or its year."""

CLOCK_RECORDS = sealed(
    "clock_records", text("latest_at"), text("now"), text("reason"), UniqueConstraint("entry")
)
