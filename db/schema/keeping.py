"""What keeps a house: restores, changes of keys, periods sealed, personal data let go (H4, H5, H9)."""

from __future__ import annotations

from db.schema.frame import Index, flag, number, sealed, text

RESTORES = sealed(
    "restores",
    number("back_to"),
    text("back_to_hash"),
    number("lost_to"),
    text("digest"),
    text("reason"),
    text("at"),
)
"""A copy put back: the head it had, and the highest number known before, whose entries are lost."""

KEY_CHANGES = sealed(
    "key_changes",
    text("key_id"),
    text("former_key_id"),
    text("public_key"),
    text("former_public_key"),
    text("signature", nullable=True),
    flag("lost"),
    text("reason"),
    text("at"),
)

PERIOD_CLOSURES = sealed(
    "period_closures",
    text("period", unique=True),
    text("first_day"),
    text("last_day"),
    number("days"),
    number("first"),
    number("last"),
    text("head"),
    text("movements"),
    number("turnover"),
    number("perpetual"),
    text("uncertified"),
    text("signature"),
    text("closed_at"),
)

PRIVACY_ACTS = sealed(
    "privacy_acts",
    text("kind"),
    text("subject"),
    text("reason"),
    text("at"),
    Index("ix_privacy_acts_subject", "subject"),
)
