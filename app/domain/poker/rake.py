"""The rake in the register *modèle n° 11 ter*, certified by two people (POKER P7)."""

from __future__ import annotations

from app.domain.errors import Code, Refused
from app.domain.poker.facts import RakeCertified
from app.domain.poker.money import sums
from app.domain.poker.state import Tournament


def decide_certify(
    state: Tournament,
    certified_by: str,
    countersigned_by: str,
    *,
    may_certify: bool = True,
    may_countersign: bool = True,
) -> tuple[RakeCertified]:
    """At the final award: certified by the casino director, a committee member or the tournament
    director, countersigned by the games cashier.

    `may_certify` and `may_countersign` say whether the two have these roles. Raises Refused, in this
    order: `stopped`, `award_not_final`, `already_certified`, `same_person`, `not_allowed`.
    """
    if state.stopped or state.cancelled:
        raise Refused(Code.STOPPED)
    if state.finish is None:
        raise Refused(Code.AWARD_NOT_FINAL)
    if state.certified is not None:
        raise Refused(Code.ALREADY_CERTIFIED)
    if certified_by == countersigned_by:
        raise Refused(Code.SAME_PERSON)
    if not (may_certify and may_countersign):
        raise Refused(Code.NOT_ALLOWED)
    money = sums(state)
    rate = state.terms.game.rake_percent
    return (RakeCertified(money.raked, rate, money.rake, certified_by, countersigned_by),)


def award_uncertified(state: Tournament) -> bool:
    """Whether the day's closure has to say that an award waits for its certification."""
    return state.finish is not None and state.certified is None and not state.stopped
