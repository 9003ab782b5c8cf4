"""Promulgating an event: which bets a step settles, which it voids, and what a correction may do
(BETTING B6, art. 5, 9).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from app.domain.betting.bet import NONE
from app.domain.betting.offer import OnOffer
from app.domain.betting.outcomes import BetOutcome, Ending, Result, decide, name_winners
from app.domain.errors import Code, Refused


@dataclass(frozen=True, slots=True)
class Promulgated:
    """The bets as they stand after a step, and the numbers that it settled and voided."""

    bets: tuple[OnOffer, ...]
    settled: tuple[int, ...]
    voided: tuple[int, ...]


def promulgate(bets: Iterable[OnOffer], result: Result) -> Promulgated:
    """The first result of an event. `bets` are all bets on it.

    What an act had voided stays void and is not listed. Raises Refused: `result_exists` where the
    event has one (it is corrected instead), `no_result` where `result` says nothing to settle from.
    """
    known = tuple(bets)
    if any(bet.over for bet in known):
        raise Refused(Code.RESULT_EXISTS)
    return _decided(known, result)


def correct(bets: Iterable[OnOffer], result: Result, reason: str) -> Promulgated:
    """Another result in place of the one promulgated; what that one had voided is settled anew (9.3).

    Winners of a bet that the other result says nothing of stay as they are, named by hand or not.
    Raises Refused: `no_result` where there is none to correct, `reason_required`.
    """
    known = tuple(bets)
    _check_correction(reason, promulgated=any(bet.over for bet in known))
    decided = _decided(tuple(replace(bet, outcome=None) for bet in known), result)
    kept = (
        new if new.outcome or old.outcome is None or old.outcome.voided else replace(new, outcome=old.outcome)
        for old, new in zip(known, decided.bets, strict=True)
    )
    return replace(decided, bets=tuple(kept))


def promulgate_winners(bets: Iterable[OnOffer], winners: Mapping[int, Iterable[str]]) -> Promulgated:
    """Winning picks by the bets' own identities, for sports without scores (B6).

    Raises Refused: `result_exists`, `picks_invalid` for a winner that is not listed.
    """
    known = tuple(bets)
    if any(bet.outcome is not None for bet in known):
        raise Refused(Code.RESULT_EXISTS)
    return _named(known, winners)


def correct_winners(
    bets: Iterable[OnOffer], winners: Mapping[int, Iterable[str]], reason: str
) -> Promulgated:
    """Other winning picks; a bet voided by an act stays void, as when winners are first named.

    Raises Refused: `no_result`, `reason_required`, `picks_invalid`.
    """
    known = tuple(bets)
    decided = [bet.outcome is not None for bet in known if not bet.voided]
    _check_correction(reason, promulgated=bool(decided) and all(decided))
    return _named(known, winners)


def contradictions(result: Result) -> tuple[str, ...]:
    """What in `result` can't be true together, by the names of its fields: asked before it counts.

    A first half with more than the whole match, a first goal of a side that scored none.
    """
    half, full = result.scores.half_time, result.scores.full_time
    found = []
    if half and full and (half[0] > full[0] or half[1] > full[1]):
        found.append("half_time")
    if full and result.first_goal is not None and _goal_contradicts(result.first_goal, full):
        found.append("first_goal")
    if result.ended is not Ending.PLAYED and full is not None:
        found.append("full_time")
    return tuple(found)


def _goal_contradicts(first_goal: str, full: tuple[int, int]) -> bool:
    if first_goal == NONE:
        return full != (0, 0)
    return full["12".index(first_goal)] == 0


def _check_correction(reason: str, *, promulgated: bool) -> None:
    if not promulgated:
        raise Refused(Code.NO_RESULT)
    if not reason.strip():
        raise Refused(Code.REASON_REQUIRED)


def _decided(bets: tuple[OnOffer, ...], result: Result) -> Promulgated:
    if result.ended is Ending.PLAYED and result == Result():
        raise Refused(Code.NO_RESULT)
    after, changed = [], []
    for bet in bets:
        outcome = None if bet.voided or bet.outcome else decide(bet.bet, tuple(bet.picks), result)
        if outcome is not None:
            changed.append(outcome)
        after.append(replace(bet, over=True, outcome=outcome or bet.outcome))
    return _promulgated(after, changed)


def _named(bets: tuple[OnOffer, ...], winners: Mapping[int, Iterable[str]]) -> Promulgated:
    after, changed = [], []
    for bet in bets:
        outcome = name_winners(bet.bet, tuple(bet.picks), tuple(winners[bet.bet.id]))
        if not bet.voided:
            changed.append(outcome)
        after.append(bet if bet.voided else replace(bet, outcome=outcome))
    return _promulgated(after, changed)


def _promulgated(after: list[OnOffer], changed: list[BetOutcome]) -> Promulgated:
    return Promulgated(
        tuple(after),
        settled=tuple(sorted(outcome.number for outcome in changed if not outcome.voided)),
        voided=tuple(sorted(outcome.number for outcome in changed if outcome.voided)),
    )
