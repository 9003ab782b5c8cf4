from __future__ import annotations

import pytest

from app.domain.betting.bet import BetType, Period, Points
from app.domain.betting.offer import OnOffer
from app.domain.betting.outcomes import Ending, Result, Scores
from app.domain.betting.publishing import with_void
from app.domain.betting.results import (
    contradictions,
    correct,
    correct_winners,
    promulgate,
    promulgate_winners,
)
from app.domain.errors import Code, Refused
from tests.app.domain.betting.samples import bet, event, on_offer

MATCH = event(50)
HOME_WIN = Result(Scores((1, 0), (3, 2)))
DRAW = Result(Scores((1, 1), (1, 1)))


def match_bets() -> tuple[OnOffer, ...]:
    line = Points.parse("5")
    return (
        on_offer(
            53, {"over": "1.70", "under": "2.00"}, of=bet(53, BetType.OVER_UNDER, event=MATCH, line=line)
        ),
        on_offer(51, of=bet(51, event=MATCH)),
        on_offer(52, of=bet(52, event=MATCH, period=Period.HALF_TIME)),
    )


def code_of(refused: pytest.ExceptionInfo[Refused]) -> Code:
    return refused.value.code


def test_a_step_tells_what_it_settled_and_voided_by_number() -> None:
    step = promulgate(match_bets(), HOME_WIN)
    assert (step.settled, step.voided) == ((51, 52), (53,))
    assert all(after.result_known for after in step.bets)


def test_what_an_act_voided_stays_void_and_is_not_listed() -> None:
    total, full, half = match_bets()
    step = promulgate((total, with_void(full, None), half), HOME_WIN)
    assert (step.settled, step.voided) == ((52,), (53,))
    again = correct(step.bets, DRAW, "score misread")
    assert 51 not in (*again.settled, *again.voided)


def test_an_event_is_promulgated_once_and_corrected_after() -> None:
    step = promulgate(match_bets(), HOME_WIN)
    with pytest.raises(Refused) as refused:
        promulgate(step.bets, DRAW)
    assert code_of(refused) is Code.RESULT_EXISTS
    corrected = correct(step.bets, DRAW, "score misread")
    assert (corrected.settled, corrected.voided) == ((51, 52, 53), ())


def test_a_correction_asks_for_a_result_and_a_reason() -> None:
    with pytest.raises(Refused) as refused:
        correct(match_bets(), DRAW, "score misread")
    assert code_of(refused) is Code.NO_RESULT
    step = promulgate(match_bets(), HOME_WIN)
    with pytest.raises(Refused) as refused:
        correct(step.bets, DRAW, "  ")
    assert code_of(refused) is Code.REASON_REQUIRED


def test_a_correction_settles_anew_what_the_old_result_had_voided() -> None:
    cancelled = promulgate(match_bets(), Result(ended=Ending.CANCELLED))
    assert cancelled.voided == (51, 52, 53)
    assert correct(cancelled.bets, DRAW, "it was played").settled == (51, 52, 53)


def test_a_corrected_score_leaves_the_winners_that_were_named_by_hand() -> None:
    duel = on_offer(
        54, {"1": "1.65", "2": "2.15", "none": "9.00"}, of=bet(54, BetType.FIRST_GOAL, event=MATCH)
    )
    scored = promulgate((*match_bets(), duel), HOME_WIN)
    assert scored.bets[-1].outcome is None, "the score does not tell who scored first"
    named = promulgate_winners(scored.bets[-1:], {1054: ["1"]})
    corrected = correct((*scored.bets[:-1], *named.bets), DRAW, "score misread")
    assert corrected.bets[-1].outcome == named.bets[0].outcome


def test_a_result_that_says_nothing_is_no_result() -> None:
    with pytest.raises(Refused) as refused:
        promulgate(match_bets(), Result())
    assert code_of(refused) is Code.NO_RESULT


def test_a_retirement_in_tennis_voids_all_bets_of_the_match() -> None:
    tennis = event(60, sport="tennis")
    bets = [on_offer(number, of=bet(number, event=tennis)) for number in (61, 62)]
    step = promulgate(bets, Result(ended=Ending.FORFEIT))
    assert (step.settled, step.voided) == ((), (61, 62))


def test_sports_without_scores_are_promulgated_by_naming_winners() -> None:
    duels = [on_offer(number, {"1": "1.65", "2": "2.15"}) for number in (71, 72)]
    step = promulgate_winners(duels, {1071: ["1"], 1072: ["2"]})
    assert step.settled == (71, 72)
    with pytest.raises(Refused) as refused:
        promulgate_winners(step.bets, {1071: ["1"], 1072: ["2"]})
    assert code_of(refused) is Code.RESULT_EXISTS
    corrected = correct_winners(step.bets, {1071: ["2"], 1072: ["2"]}, "photo finish")
    assert corrected.bets[0].outcome is not None
    assert corrected.bets[0].outcome.winners == ("2",)


def test_a_voided_pick_leaves_the_rest_of_its_bet_to_be_settled() -> None:
    absent = with_void(on_offer(71, {"1": "1.65", "2": "2.15"}), "2")
    assert promulgate_winners([absent], {1071: ["1"]}).settled == (71,)


def test_winners_of_a_voided_bet_change_nothing() -> None:
    voided = with_void(on_offer(71, {"1": "1.65", "2": "2.15"}), None)
    step = promulgate_winners([voided], {1071: ["1"]})
    assert (step.settled, step.bets) == ((), (voided,))


def test_winners_are_corrected_beside_a_voided_bet_that_stays_void() -> None:
    duel, voided = (on_offer(number, {"1": "1.65", "2": "2.15"}) for number in (71, 72))
    named = promulgate_winners([duel, with_void(voided, None)], {1071: ["1"], 1072: ["1"]})
    corrected = correct_winners(named.bets, {1071: ["2"], 1072: ["2"]}, "photo finish")
    assert (corrected.settled, corrected.bets[1]) == ((71,), named.bets[1])
    with pytest.raises(Refused) as refused:
        correct_winners(named.bets[1:], {1072: ["2"]}, "photo finish")
    assert code_of(refused) is Code.NO_RESULT


def test_what_the_result_left_open_can_still_be_named() -> None:
    goal = on_offer(
        54, {"1": "1.80", "2": "2.20", "none": "9.00"}, of=bet(54, BetType.FIRST_GOAL, event=MATCH)
    )
    step = promulgate((*match_bets(), goal), HOME_WIN)
    assert step.settled == (51, 52)
    assert promulgate_winners([step.bets[-1]], {1054: ["2"]}).settled == (54,)


def test_a_result_that_contradicts_itself_is_told() -> None:
    assert contradictions(HOME_WIN) == ()
    assert contradictions(Result(Scores((2, 0), (1, 0)))) == ("half_time",)
    assert contradictions(Result(Scores(None, (1, 0)), first_goal="2")) == ("first_goal",)
    assert contradictions(Result(Scores(None, (1, 0)), first_goal="none")) == ("first_goal",)
    assert contradictions(Result(Scores(None, (1, 0)), ended=Ending.CANCELLED)) == ("full_time",)
