"""The offer is listed by event, and found by number, side or competition."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from app.domain.betting.bet import Bet, BetType, Event, PickRef, Points
from app.domain.betting.offer import BetState, OnOffer, PickState
from app.domain.values import Odds
from app.services.betting.offers import OfferLine
from ui.betting.offer_rows import (
    BetRow,
    HeadRow,
    bet_rows,
    event_rows,
    events_of,
    has_sport,
    matches,
    on_sale,
)

NOW = datetime(2026, 9, 5, 12, 0, tzinfo=UTC)


def line(
    number: int,
    event: int,
    *,
    kind: BetType = BetType.RESULT,
    picks: tuple[str, ...] = ("1", "N", "2"),
    sport: str = "football",
    sides: tuple[str, str] = ("Évrande", "Brécourt"),
    closes: timedelta = timedelta(hours=6),
    suspended: bool = False,
) -> OfferLine:
    of = Event(event, sport, "Coupe · finale", sides)
    points = Points(250) if kind is BetType.OVER_UNDER else None
    states = {pick: PickState(Odds(150)) for pick in picks}
    on_offer = OnOffer(Bet(number, number, of, kind, line=points), NOW + closes, states, suspended=suspended)
    return OfferLine(on_offer, on_offer.state_at(NOW))


def test_an_event_is_one_row_under_its_competition_whatever_the_number_of_its_bets() -> None:
    lines = [line(301, 1, kind=BetType.OVER_UNDER, picks=("over", "under")), line(134, 1), line(135, 2)]
    head, first, second = event_rows(events_of(lines).values(), {}, has_sport(""))
    assert head == HeadRow("football", "Coupe · finale")
    assert isinstance(first, BetRow)
    assert isinstance(second, BetRow)
    assert (first.number, first.others) == (134, 1)
    assert (second.number, second.others) == (135, 0)


def test_a_bet_with_many_answers_goes_on_in_the_rows_below() -> None:
    scores = tuple(f"{home}:{away}" for home in range(3) for away in range(3))
    rows = list(bet_rows(line(310, 1, kind=BetType.EXACT_SCORE, picks=scores), {}, everything=True))
    assert [len(row.cells) for row in rows] == [3, 3, 3]
    assert [row.first for row in rows] == [True, False, False]


def test_what_has_closed_is_not_listed_and_what_is_suspended_is() -> None:
    lines = [line(1, 1, closes=timedelta(0)), line(2, 2, suspended=True), line(3, 3)]
    assert [each.on_offer.bet.number for each in on_sale(lines, NOW)] == [2, 3]


def test_an_answer_is_touched_only_while_its_bet_is_open() -> None:
    [row] = bet_rows(line(2, 2, suspended=True), {})
    assert row.state is BetState.SUSPENDED
    assert not any(cell.open for cell in row.cells)


def test_a_bet_says_how_long_it_is_still_open_only_when_it_closes_soon() -> None:
    [soon] = bet_rows(line(1, 1, closes=timedelta(minutes=13, seconds=20)), {})
    [later] = bet_rows(line(2, 2, closes=timedelta(minutes=16)), {})
    assert soon.minutes_left(NOW) == 13
    assert later.minutes_left(NOW) is None


def test_odds_that_moved_are_marked() -> None:
    [row] = bet_rows(line(1, 1), {PickRef(1, "N"): -1})
    assert [cell.moved for cell in row.cells] == [0, -1, 0]


def test_a_search_finds_numbers_sides_and_competitions_without_their_accents() -> None:
    bets = [line(134, 1), line(301, 1)]
    assert matches("evran")(bets)
    assert matches("coupe FINALE")(bets)
    assert matches("301")(bets)
    assert not matches("30")(bets)
    assert not matches("lormance")(bets)
