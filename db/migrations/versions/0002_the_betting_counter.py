"""The betting counter."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.migrations.guards import seal_table

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "bet_states",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("bet", sa.BigInteger(), nullable=False),
        sa.Column("closes_at", sa.Text(), nullable=False),
        sa.Column("suspended", sa.Integer(), nullable=False),
        sa.Column("voided", sa.Integer(), nullable=False),
        sa.Column("over", sa.Integer(), nullable=False),
        sa.Column("result_voided", sa.Integer(), nullable=True),
        sa.Column("winners", sa.Text(), nullable=True),
        sa.Column("void_from", sa.Text(), nullable=True),
        sa.Column("revision", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_bet_states")),
    )
    op.create_index("ix_bet_states_bet", "bet_states", ["bet", "entry"], unique=False)
    op.create_table(
        "bets",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("id", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("event", sa.BigInteger(), nullable=False),
        sa.Column("type", sa.Text(), nullable=False),
        sa.Column("period", sa.Text(), nullable=False),
        sa.Column("handicap", sa.Text(), nullable=True),
        sa.Column("points_line", sa.Text(), nullable=True),
        sa.Column("counted", sa.Text(), nullable=True),
        sa.Column("formulas", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_bets")),
        sa.UniqueConstraint("id", name=op.f("uq_bets_id")),
    )
    op.create_index("ix_bets_event", "bets", ["event"], unique=False)
    op.create_index("ix_bets_number", "bets", ["number", "id"], unique=False)
    op.create_table(
        "betting_totals",
        sa.Column("scope", sa.Text(), nullable=False),
        sa.Column("item", sa.Text(), nullable=False),
        sa.Column("point_of_sale", sa.Text(), nullable=False),
        sa.Column("stakes", sa.BigInteger(), nullable=False),
        sa.Column("gains", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("scope", "item", "point_of_sale", name=op.f("pk_betting_totals")),
    )
    op.create_table(
        "cancellations",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("play", sa.Text(), nullable=False),
        sa.Column("refund", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("point_of_sale", sa.Text(), nullable=False),
        sa.Column("shift", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_cancellations")),
        sa.UniqueConstraint("play", name=op.f("uq_cancellations_play")),
    )
    op.create_index("ix_cancellations_at", "cancellations", ["at"], unique=False)
    op.create_table(
        "events",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("id", sa.BigInteger(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("sport", sa.Text(), nullable=False),
        sa.Column("competition", sa.Text(), nullable=False),
        sa.Column("side_1", sa.Text(), nullable=False),
        sa.Column("side_2", sa.Text(), nullable=False),
        sa.Column("starts_at", sa.Text(), nullable=True),
        sa.Column("match_day", sa.Text(), nullable=True),
        sa.Column("match_number", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_events")),
    )
    op.create_index("ix_events_code", "events", ["code", "entry"], unique=False)
    op.create_index("ix_events_id", "events", ["id", "entry"], unique=False)
    op.create_table(
        "payments",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("play", sa.Text(), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("gain", sa.BigInteger(), nullable=False),
        sa.Column("refund", sa.BigInteger(), nullable=False),
        sa.Column("method", sa.Text(), nullable=False),
        sa.Column("point_of_sale", sa.Text(), nullable=False),
        sa.Column("station", sa.Text(), nullable=False),
        sa.Column("operator", sa.Text(), nullable=False),
        sa.Column("shift", sa.Text(), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=True),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_payments")),
        sa.UniqueConstraint("number", name=op.f("uq_payments_number")),
        sa.UniqueConstraint("play", name=op.f("uq_payments_play")),
    )
    op.create_index("ix_payments_at", "payments", ["at"], unique=False)
    op.create_table(
        "pick_states",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("bet", sa.BigInteger(), nullable=False),
        sa.Column("pick", sa.Text(), nullable=False),
        sa.Column("position", sa.BigInteger(), nullable=False),
        sa.Column("odds", sa.BigInteger(), nullable=True),
        sa.Column("suspended", sa.Integer(), nullable=False),
        sa.Column("voided", sa.Integer(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_pick_states")),
    )
    op.create_index("ix_pick_states_bet", "pick_states", ["bet", "pick", "entry"], unique=False)
    op.create_table(
        "play_combinations",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("play", sa.Text(), nullable=False),
        sa.Column("position", sa.BigInteger(), nullable=False),
        sa.Column("picks", sa.Text(), nullable=False),
        sa.Column("stake", sa.BigInteger(), nullable=False),
        sa.Column("potential", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_play_combinations")),
    )
    op.create_index("ix_play_combinations_play", "play_combinations", ["play"], unique=False)
    op.create_table(
        "play_picks",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("play", sa.Text(), nullable=False),
        sa.Column("position", sa.BigInteger(), nullable=False),
        sa.Column("bet", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("event", sa.BigInteger(), nullable=False),
        sa.Column("pick", sa.Text(), nullable=False),
        sa.Column("odds", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_play_picks")),
    )
    op.create_index("ix_play_picks_bet", "play_picks", ["bet"], unique=False)
    op.create_index("ix_play_picks_play", "play_picks", ["play"], unique=False)
    op.create_table(
        "plays",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("identification", sa.Text(), nullable=False),
        sa.Column("running", sa.BigInteger(), nullable=False),
        sa.Column("sequence", sa.BigInteger(), nullable=False),
        sa.Column("point_of_sale", sa.Text(), nullable=False),
        sa.Column("station", sa.Text(), nullable=False),
        sa.Column("operator", sa.Text(), nullable=False),
        sa.Column("shift", sa.Text(), nullable=False),
        sa.Column("bulletin", sa.Text(), nullable=False),
        sa.Column("formula", sa.Text(), nullable=False),
        sa.Column("total", sa.BigInteger(), nullable=False),
        sa.Column("potential", sa.BigInteger(), nullable=False),
        sa.Column("total_odds", sa.BigInteger(), nullable=True),
        sa.Column("registered_at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_plays")),
        sa.UniqueConstraint("identification", name=op.f("uq_plays_identification")),
        sa.UniqueConstraint("running", name=op.f("uq_plays_running")),
    )
    op.create_index("ix_plays_point_of_sale", "plays", ["point_of_sale", "sequence"], unique=True)
    op.create_index("ix_plays_registered_at", "plays", ["registered_at"], unique=False)
    op.create_table(
        "reserves",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("play", sa.Text(), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_reserves")),
        sa.UniqueConstraint("play", name=op.f("uq_reserves_play")),
    )
    op.create_table(
        "results",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("event", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.BigInteger(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("winners", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_results")),
    )
    op.create_index("ix_results_event", "results", ["event", "revision"], unique=False)
    op.create_table(
        "rulings",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("bet", sa.BigInteger(), nullable=False),
        sa.Column("voided", sa.Integer(), nullable=False),
        sa.Column("winners", sa.Text(), nullable=True),
        sa.Column("void_picks", sa.Text(), nullable=False),
        sa.Column("void_from", sa.Text(), nullable=True),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_rulings")),
    )
    op.create_index("ix_rulings_bet", "rulings", ["bet", "entry"], unique=False)
    op.create_table(
        "ticket_papers",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("play", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("issue", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_ticket_papers")),
    )
    op.create_index("ix_ticket_papers_play", "ticket_papers", ["play"], unique=False)
    op.create_table(
        "winners",
        sa.Column("play", sa.Text(), nullable=False),
        sa.Column("salt", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("play", name=op.f("pk_winners")),
    )
    op.create_table(
        "wrong_controls",
        sa.Column("station", sa.Text(), nullable=False),
        sa.Column("in_a_row", sa.BigInteger(), nullable=False),
        sa.Column("last_at", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("station", name=op.f("pk_wrong_controls")),
    )
    seal_table("bet_states")
    seal_table("bets")
    seal_table("cancellations")
    seal_table("events")
    seal_table("payments")
    seal_table("pick_states")
    seal_table("play_combinations")
    seal_table("play_picks")
    seal_table("plays")
    seal_table("reserves")
    seal_table("results")
    seal_table("rulings")
    seal_table("ticket_papers")
