"""Offer, tickets, results (BETTING)."""

from __future__ import annotations

from sqlalchemy import Column, Integer

from db.schema.frame import Index, derived, flag, number, sealed, technical, text

EVENTS = sealed(
    "events",
    number("id"),
    text("code"),
    text("sport"),
    text("competition"),
    text("side_1"),
    text("side_2"),
    text("starts_at", nullable=True),
    text("match_day", nullable=True),
    number("match_number", nullable=True),
    text("at"),
    Index("ix_events_id", "id", "entry"),
    Index("ix_events_code", "code", "entry"),
)

BETS = sealed(
    "bets",
    number("id", unique=True),
    number("number"),
    number("event"),
    text("type"),
    text("period"),
    text("handicap", nullable=True),
    text("points_line", nullable=True),
    text("counted", nullable=True),
    text("formulas"),
    text("at"),
    Index("ix_bets_number", "number", "id"),
    Index("ix_bets_event", "event"),
)

BET_STATES = sealed(
    "bet_states",
    number("bet"),
    text("closes_at"),
    flag("suspended"),
    flag("voided"),
    flag("over"),
    Column("result_voided", Integer, nullable=True),
    text("winners", nullable=True),
    text("void_from", nullable=True),
    number("revision"),
    text("reason"),
    text("at"),
    Index("ix_bet_states_bet", "bet", "entry"),
    Index("ix_bet_states_closes_at", "closes_at"),
)

PICK_STATES = sealed(
    "pick_states",
    number("bet"),
    text("pick"),
    number("position"),
    number("odds", nullable=True),
    flag("suspended"),
    flag("voided"),
    text("at"),
    Index("ix_pick_states_bet", "bet", "pick", "entry"),
)

RULINGS = sealed(
    "rulings",
    number("bet"),
    flag("voided"),
    text("winners", nullable=True),
    text("void_picks"),
    text("void_from", nullable=True),
    text("at"),
    Index("ix_rulings_bet", "bet", "entry"),
)

RESULTS = sealed(
    "results",
    number("event"),
    number("revision"),
    text("result", nullable=True),
    text("winners"),
    text("reason"),
    text("at"),
    Index("ix_results_event", "event", "revision"),
)

PLAYS = sealed(
    "plays",
    text("identification", unique=True),
    number("running", unique=True),
    number("sequence"),
    text("point_of_sale"),
    text("station"),
    text("operator"),
    text("shift"),
    text("bulletin"),
    text("formula"),
    number("total"),
    number("potential"),
    number("total_odds", nullable=True),
    text("registered_at"),
    Index("ix_plays_point_of_sale", "point_of_sale", "sequence", unique=True),
    Index("ix_plays_registered_at", "registered_at"),
)

PLAY_PICKS = sealed(
    "play_picks",
    text("play"),
    number("position"),
    number("bet"),
    number("number"),
    number("event"),
    text("pick"),
    number("odds"),
    number("revision"),
    Index("ix_play_picks_play", "play"),
    Index("ix_play_picks_bet", "bet"),
)

PLAY_COMBINATIONS = sealed(
    "play_combinations",
    text("play"),
    number("position"),
    text("picks"),
    number("stake"),
    number("potential"),
    Index("ix_play_combinations_play", "play"),
)

TICKET_PAPERS = sealed(
    "ticket_papers",
    text("play"),
    text("kind"),
    number("issue"),
    text("at"),
    Index("ix_ticket_papers_play", "play"),
)

CANCELLATIONS = sealed(
    "cancellations",
    text("play", unique=True),
    number("refund"),
    text("kind"),
    text("reason"),
    text("point_of_sale"),
    text("shift"),
    text("at"),
    Index("ix_cancellations_at", "at"),
)

PAYMENTS = sealed(
    "payments",
    text("play", unique=True),
    number("number", unique=True),
    number("gain"),
    number("refund"),
    text("method"),
    text("point_of_sale"),
    text("station"),
    text("operator"),
    text("shift"),
    text("commitment", nullable=True),
    text("at"),
    Index("ix_payments_at", "at"),
)

RESERVES = sealed("reserves", text("play", unique=True), number("amount"), text("at"))

BETTING_TOTALS = derived(
    "betting_totals",
    Column("scope", text("scope").type, primary_key=True),
    Column("item", text("item").type, primary_key=True),
    Column("point_of_sale", text("point_of_sale").type, primary_key=True),
    number("stakes"),
    number("gains"),
)

WRONG_CONTROLS = technical(
    "wrong_controls",
    Column("station", text("station").type, primary_key=True),
    number("in_a_row"),
    text("last_at", nullable=True),
)
