"""What the trader may put on offer, and every reason why not (BETTING B1, art. 2, 5.3, 6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime

from app.domain.betting.bet import MATCHES_OF_THE_DAY, NUMBERS, Bet, Event, MatchOfTheDay, picks_fit
from app.domain.betting.offer import OnOffer, PickState
from app.domain.errors import Code, Refused
from app.domain.values import Odds, business_day


@dataclass(frozen=True, slots=True)
class Held:
    """A number, and a match of the day if it is one, that a bet holds up to its last day of sale."""

    bet: int
    number: int
    event: int
    match_of_the_day: MatchOfTheDay | None
    last_day: date

    @classmethod
    def by(cls, on_offer: OnOffer) -> Held:
        bet = on_offer.bet
        last = business_day(on_offer.closes_at)
        return cls(bet.id, bet.number, bet.event.id, bet.event.match_of_the_day, last)


def typed_odds(text: str) -> Odds:
    """Odds as a trader types them. Raises Refused(odds_invalid)."""
    try:
        odds = Odds.parse(text)
    except ValueError:
        raise Refused(Code.ODDS_INVALID, odds=text) from None
    check_odds({text: odds})
    return odds


def written_odds(text: str) -> Odds:
    """Odds as a file of the bet operator holds them, `1.85`: no odds can be read in two ways.

    Raises Refused(odds_invalid).
    """
    odds = typed_odds(text)
    if odds.plain() != text:
        raise Refused(Code.ODDS_INVALID, odds=text, written=odds.plain())
    return odds


def check_odds(odds: Mapping[str, Odds | None]) -> None:
    """Odds are greater than 1 (art. 2.1.6); None is `nd`. Raises Refused(odds_invalid)."""
    for pick, value in odds.items():
        if value is not None and value <= Odds.ONE:
            raise Refused(Code.ODDS_INVALID, pick=pick, odds=value)


def problems(
    bet: Bet, odds: Mapping[str, Odds | None], closes_at: datetime, held: Iterable[Held], at: datetime
) -> tuple[Code, ...]:
    """Every reason, in the order of B1, why `bet` can't be put on offer at `at`; none when it can.

    `held` are the bets published before. A number is taken while another bet bearing it is on
    offer on one of the days of this one (art. 2.1.4); the number of a match of the day likewise,
    by another event, so that a day has ten of them at most (2.2.2).
    """
    today = business_day(at)
    on_those_days = [other for other in held if other.last_day >= today and other.bet != bet.id]
    found: list[Code] = []
    if any(value is not None and value <= Odds.ONE for value in odds.values()):
        found.append(Code.ODDS_INVALID)
    if bet.number not in NUMBERS or any(other.number == bet.number for other in on_those_days):
        found.append(Code.BET_NUMBER_TAKEN)
    if not _place_for_match_of_the_day(bet.event, on_those_days):
        found.append(Code.MATCH_OF_THE_DAY_FULL)
    if not picks_fit(bet, odds):
        found.append(Code.PICKS_INVALID)
    if not _times_fit(bet.event, closes_at, at):
        found.append(Code.TIMES_INVALID)
    return tuple(found)


def publish(
    bet: Bet, odds: Mapping[str, Odds | None], closes_at: datetime, held: Iterable[Held], at: datetime
) -> OnOffer:
    """`bet` on offer. Raises Refused with the first of `problems`."""
    found = problems(bet, odds, closes_at, held, at)
    if found:
        beyond = found[0] is Code.BET_NUMBER_TAKEN and bet.number not in NUMBERS
        raise Refused(found[0], **({"beyond": bet.number} if beyond else {"bet": bet.number}))
    return OnOffer(bet, closes_at, {pick: PickState(value) for pick, value in odds.items()})


def check_sides(event: Event, sides: tuple[str, str]) -> None:
    """Sides that a file names again must be those of the event, in its order (art. 2.3).

    Raises Refused(picks_invalid): with the sides swapped, `1` would mean the other one.
    """
    if sides == event.sides[::-1]:
        raise Refused(Code.PICKS_INVALID, swapped=event.sides)
    if sides != event.sides:
        raise Refused(Code.PICKS_INVALID, sides=event.sides, given=sides)


def with_odds(on_offer: OnOffer, odds: Mapping[str, Odds | None]) -> OnOffer:
    """New odds for some picks; the others keep theirs. The revision grows if any odds moved (B5).

    Raises Refused: `odds_invalid`, `picks_invalid` for a pick that is not listed, `bet_voided`.
    """
    check_odds(odds)
    if not set(odds) <= set(on_offer.picks):
        raise Refused(Code.PICKS_INVALID, bet=on_offer.bet.number)
    if on_offer.is_voided:
        raise Refused(Code.BET_VOIDED, bet=on_offer.bet.number)
    picks = {pick: replace(state, odds=odds.get(pick, state.odds)) for pick, state in on_offer.picks.items()}
    moved = any(picks[pick].odds != state.odds for pick, state in on_offer.picks.items())
    return replace(on_offer, picks=picks, revision=on_offer.revision + moved)


def with_suspension(on_offer: OnOffer, pick: str | None, *, suspended: bool) -> OnOffer:
    """The bet, or one of its picks, suspended or resumed (6.4). Raises Refused(picks_invalid)."""
    if pick is None:
        return replace(on_offer, suspended=suspended)
    state = _listed(on_offer, pick)
    return replace(on_offer, picks={**on_offer.picks, pick: replace(state, suspended=suspended)})


def with_void(on_offer: OnOffer, pick: str | None) -> OnOffer:
    """The bet, or one of its picks, voided for good, whatever its result (5.7).

    Raises Refused: `picks_invalid` for a pick that is not listed, `bet_voided` where it is so
    already.
    """
    if on_offer.voided:
        raise Refused(Code.BET_VOIDED, bet=on_offer.bet.number)
    revision = on_offer.revision + 1
    if pick is None:
        return replace(on_offer, voided=True, revision=revision)
    state = _listed(on_offer, pick)
    if state.voided:
        raise Refused(Code.BET_VOIDED, bet=on_offer.bet.number, pick=pick)
    picks = {**on_offer.picks, pick: replace(state, voided=True)}
    return replace(on_offer, picks=picks, revision=revision)


def rescheduled(
    on_offer: OnOffer,
    *,
    starts_at: datetime | None,
    closes_at: datetime | None,
    held: Iterable[Held],
    at: datetime,
) -> OnOffer:
    """The bet with a new planned start, a new end of validation or both (5.3, 6.4).

    A start put forward brings the end of validation with it. Raises Refused: `bet_number_taken`
    where the new days of sale meet another bet of that number, `times_invalid` for an end that is
    past or after the start.
    """
    event = on_offer.bet.event if starts_at is None else replace(on_offer.bet.event, starts_at=starts_at)
    closing = closes_at or on_offer.closes_at
    if closes_at is None and starts_at is not None:
        closing = min(closing, starts_at)
    moved = replace(on_offer, bet=replace(on_offer.bet, event=event), closes_at=closing)
    if business_day(closing) > business_day(on_offer.closes_at):
        first_day = business_day(at)
        for other in held:
            if other.bet != moved.bet.id and other.number == moved.bet.number and other.last_day >= first_day:
                raise Refused(Code.BET_NUMBER_TAKEN, bet=moved.bet.number)
    if closing < at or (event.starts_at is not None and closing > event.starts_at):
        raise Refused(Code.TIMES_INVALID, bet=moved.bet.number, closes_at=closing)
    return moved


def started_early(on_offer: OnOffer, started_at: datetime, at: datetime) -> OnOffer:
    """The bet of an event that began before it was planned to: its sale ended then too (5.3).

    A bet whose sale had ended before is as it was. Raises Refused(times_invalid) for a real start
    that is yet to come.
    """
    if started_at > at:
        raise Refused(Code.TIMES_INVALID, bet=on_offer.bet.number, started_at=started_at)
    if started_at >= on_offer.closes_at:
        return on_offer
    return replace(on_offer, closes_at=started_at, void_from=started_at)


def _listed(on_offer: OnOffer, pick: str) -> PickState:
    if pick not in on_offer.picks:
        raise Refused(Code.PICKS_INVALID, bet=on_offer.bet.number, pick=pick)
    return on_offer.picks[pick]


def _place_for_match_of_the_day(event: Event, others: Iterable[Held]) -> bool:
    match = event.match_of_the_day
    if match is None:
        return True
    held_by_another = any(other.match_of_the_day == match and other.event != event.id for other in others)
    return match.number in MATCHES_OF_THE_DAY and not held_by_another


def _times_fit(event: Event, closes_at: datetime, at: datetime) -> bool:
    return closes_at > at and (event.starts_at is None or closes_at <= event.starts_at)
