"""What may be sold, and what refuses it, in the order of BETTING B3.

`shift_closed` and `clock_behind` come before, with every act on money; the limits come after
(`limits.check`), once the totals that the play touches are known.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from itertools import combinations

from app.domain.betting.bet import BetType, PickRef
from app.domain.betting.formulas import BASE_STAKES, SINGLE, Formula
from app.domain.betting.offer import OnOffer
from app.domain.betting.play import Bulletin, Combination, PickTaken, Play
from app.domain.errors import Code, Refused
from app.domain.values import Money, Odds


@dataclass(frozen=True, slots=True)
class SaleTerms:
    """The house's settings. `same_event` on: picks of one event don't combine (6.2).

    `bulletins_only` on: only `1`/`N`/`2` picks combine, as on the paper bulletins (BETTING B1).
    """

    same_event: bool = True
    bulletins_only: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """A *1N2* bulletin: a formula, one base stake, up to six picks. `seen` are the odds shown."""

    formula: str
    stake: Money
    picks: tuple[PickRef, ...]
    seen: Mapping[PickRef, Odds] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """A simple bet of a *Match du Jour* bulletin, with a base stake of its own (art. 3.2.4)."""

    pick: PickRef
    stake: Money


@dataclass(frozen=True, slots=True)
class AskedLines:
    """A *Match du Jour* bulletin: simple bets on one event, all on one ticket."""

    lines: tuple[Line, ...]
    seen: Mapping[PickRef, Odds] = field(default_factory=dict)

    @property
    def picks(self) -> tuple[PickRef, ...]:
        return tuple(line.pick for line in self.lines)


def decide_sale(
    asked: Asked | AskedLines,
    offer: Mapping[int, OnOffer],
    terms: SaleTerms,
    *,
    at: datetime,
    point_of_sale: str,
) -> Play:
    """The play that `asked` makes of the offer at `at`, limits aside.

    `offer` holds the bets by number; one that is missing is unknown. Raises Refused with the
    first reason of BETTING B3 from `formula_invalid` to `odds_changed`; details name the pick, and
    for `odds_changed` the odds of all picks now.
    """
    formula = _formula(asked)
    _check_stakes(asked)
    _check_known(asked.picks, offer)
    _check_together(asked, formula, offer, terms)
    check_open(asked.picks, offer, at)
    _check_formula_allowed(asked.picks, formula, offer, terms)
    taken = tuple(_take(offer[ref.number], ref.pick) for ref in asked.picks)
    _check_seen(asked, taken)
    if isinstance(asked, AskedLines):
        combined = tuple(
            Combination((pick,), line.stake) for pick, line in zip(taken, asked.lines, strict=True)
        )
        return Play(Bulletin.MATCH_OF_THE_DAY, formula, taken, combined, point_of_sale, at)
    combined = tuple(Combination(picks, asked.stake) for picks in formula.combinations(taken))
    return Play(Bulletin.ONE_N_TWO, formula, taken, combined, point_of_sale, at)


def _formula(asked: Asked | AskedLines) -> Formula:
    if isinstance(asked, AskedLines):
        if not asked.lines:
            raise Refused(Code.FORMULA_INVALID, picks=0)
        return SINGLE
    try:
        formula = Formula.parse(asked.formula)
    except ValueError:
        raise Refused(Code.FORMULA_INVALID, formula=asked.formula) from None
    if not formula.takes(len(asked.picks)):
        raise Refused(Code.FORMULA_INVALID, formula=asked.formula, picks=len(asked.picks))
    return formula


def _check_stakes(asked: Asked | AskedLines) -> None:
    stakes = [line.stake for line in asked.lines] if isinstance(asked, AskedLines) else [asked.stake]
    for stake in stakes:
        if stake not in BASE_STAKES:
            raise Refused(Code.STAKE_INVALID, stake=stake)


def _check_known(picks: Iterable[PickRef], offer: Mapping[int, OnOffer]) -> None:
    for ref in picks:
        if ref.number not in offer:
            raise Refused(Code.BET_UNKNOWN, bet=ref.number)


def _check_together(
    asked: Asked | AskedLines, formula: Formula, offer: Mapping[int, OnOffer], terms: SaleTerms
) -> None:
    if isinstance(asked, AskedLines):
        events = {offer[ref.number].bet.event for ref in asked.picks}
        if len(events) > 1 or any(event.match_of_the_day is None for event in events):
            raise Refused(Code.LINES_INVALID, picks=[ref.plain() for ref in asked.picks])
    for first, second in combinations(asked.picks, 2):
        # on a Match du Jour ticket each line is a combination of its own: one bet may come twice
        same = first == second if isinstance(asked, AskedLines) else first.number == second.number
        if same:
            raise Refused(Code.DUPLICATE_BET, pick=second.plain())
    if formula.simple or not terms.same_event:
        return
    for first, second in combinations(asked.picks, 2):
        if offer[first.number].bet.event.id == offer[second.number].bet.event.id:
            raise Refused(Code.SAME_EVENT, pick=second.plain(), other=first.plain())


def check_open(picks: tuple[PickRef, ...], offer: Mapping[int, OnOffer], at: datetime) -> None:
    """Whether every pick can be played at `at`.

    Raises Refused with the first of `bet_voided`, `bet_suspended`, `pick_suspended`, `odds_unavailable`,
    `bet_closed` (B3).
    """
    reasons = (
        (Code.BET_VOIDED, lambda bet, _: bet.is_voided),
        (Code.BET_SUSPENDED, lambda bet, _: bet.suspended),
        (Code.PICK_SUSPENDED, lambda bet, pick: pick in bet.picks and bet.picks[pick].suspended),
        (Code.ODDS_UNAVAILABLE, lambda bet, pick: bet.playable_odds(pick) is None),
        (Code.BET_CLOSED, lambda bet, _: bet.closed_at(at)),
    )
    for code, applies in reasons:
        for ref in picks:
            bet = offer[ref.number]
            if not applies(bet, ref.pick):
                continue
            if code is Code.BET_CLOSED and at >= bet.closes_at:
                raise Refused(code, pick=ref.plain(), closed_at=bet.closes_at)
            raise Refused(code, pick=ref.plain())


def faults_of(
    picks: Iterable[PickRef], offer: Mapping[int, OnOffer], at: datetime
) -> Mapping[PickRef, Refused]:
    """Why each of `picks` that can't be played at `at` can't, every one for its own first reason of B3."""
    faults = {}
    for ref in picks:
        try:
            _check_known((ref,), offer)
            check_open((ref,), offer, at)
        except Refused as refusal:
            faults[ref] = refusal
    return faults


def _check_formula_allowed(
    picks: tuple[PickRef, ...], formula: Formula, offer: Mapping[int, OnOffer], terms: SaleTerms
) -> None:
    code = Code.SINGLE_NOT_ALLOWED if formula.simple else Code.FORMULA_NOT_ALLOWED
    for ref in picks:
        bet = offer[ref.number].bet
        off_bulletin = terms.bulletins_only and bet.type not in {BetType.RESULT, BetType.HANDICAP}
        if formula not in bet.formulas or (off_bulletin and not formula.simple):
            raise Refused(code, pick=ref.plain(), formula=formula.plain())


def _take(on_offer: OnOffer, pick: str) -> PickTaken:
    odds = on_offer.playable_odds(pick)
    if odds is None:
        raise Refused(Code.ODDS_UNAVAILABLE, pick=PickRef(on_offer.bet.number, pick).plain())
    bet = on_offer.bet
    return PickTaken(bet.id, bet.number, bet.event.id, pick, odds, on_offer.revision)


def _check_seen(asked: Asked | AskedLines, taken: tuple[PickTaken, ...]) -> None:
    current = dict(zip(asked.picks, (pick.odds for pick in taken), strict=True))
    moved = [ref for ref, odds in current.items() if asked.seen.get(ref, odds) != odds]
    if moved:
        raise Refused(
            Code.ODDS_CHANGED,
            picks=[ref.plain() for ref in moved],
            odds={ref.plain(): odds for ref, odds in current.items()},
        )
