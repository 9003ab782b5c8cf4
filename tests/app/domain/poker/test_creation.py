from dataclasses import replace
from datetime import timedelta

from app.domain.errors import Code
from app.domain.poker import creation
from app.domain.poker.terms import DealersBonusTerms, Format, Level, Terms
from app.domain.poker.view import overview
from tests.app.domain.poker.play import START, Play, euros, refused, terms


def change(play: Play, changed: Terms) -> None:
    play.do(creation.decide_change, changed, play.context)


def test_a_tournament_that_breaks_rules_is_not_created() -> None:
    with refused(Code.DEALERS_BONUS_CHIPS, Code.SINGLE_TABLE_TOO_BIG):
        Play(format=Format.SINGLE_TABLE, dealers_bonus=DealersBonusTerms(euros("20"), 1))
    with refused(Code.TERMS_INVALID) as caught:
        Play(chips=0)
    assert caught.value.details["fields"] == ("chips",)


def test_f18_who_entered_before_a_change_keeps_his_price() -> None:
    play = Play().fill(2)
    change(play, replace(play.state.terms, buy_in=euros("120"), fee=euros("12")))
    play.fill(2)
    assert overview(play.state).minimum == euros("422.40")
    assert [play.state.players[each].paid for each in ("P1", "P3")] == [euros("110"), euros("132")]


def test_a_change_is_held_to_the_rules_of_creation() -> None:
    play = Play(dealers_bonus=DealersBonusTerms(euros("20"), 2000))
    with refused(Code.DEALERS_BONUS_TOO_HIGH):
        change(play, terms(buy_in=euros("99.99"), dealers_bonus=DealersBonusTerms(euros("20"), 2000)))


def test_what_a_draw_or_a_start_fixes_no_longer_changes() -> None:
    play = Play().fill(3).draw()
    with refused(Code.ALREADY_DRAWN):
        change(play, replace(play.state.terms, chips=20_000))
    play.start()
    with refused(Code.ALREADY_STARTED):
        change(play, replace(play.state.terms, starts_at=START + timedelta(days=1)))
    play.level(3)
    with refused(Code.TERMS_INVALID):
        change(play, replace(play.state.terms, levels=(Level(1, 2, 0, 20),)))
    play.prizes("288")
    with refused(Code.PRIZES_FIXED):
        change(play, replace(play.state.terms, guarantee=euros("1000")))


def test_new_levels_count_from_where_the_clock_stands() -> None:
    play = Play().fill(2).draw().start().wait(minutes=25)
    shorter = tuple(replace(level, minutes=10) for level in play.state.terms.levels)
    change(play, replace(play.state.terms, levels=shorter))
    assert (play.state.level(play.now), play.state.clock_view(play.now).seconds_left) == (2, 900)
    play.wait(minutes=16)
    assert (play.state.level(play.now), play.state.clock_view(play.now).seconds_left) == (3, 540)
    assert [level.minutes for level in play.state.terms.levels[:3]] == [20, 10, 10]


def test_levels_that_were_played_stay_as_they_were() -> None:
    play = Play().fill(2).draw().start().wait(minutes=45)
    old = play.state.terms.levels
    doubled = tuple(replace(level, ante=level.ante + 50) for level in old)
    change(play, replace(play.state.terms, levels=doubled))
    assert play.state.terms.levels == old[:2] + doubled[2:]


def test_a_level_is_played_once_its_break_has_begun() -> None:
    play = Play().fill(2).draw().start()
    with_break = (replace(play.state.terms.levels[0], break_minutes=10), *play.state.terms.levels[1:])
    change(play, replace(play.state.terms, levels=with_break))
    assert creation.levels_played(play.state, play.now) == 0
    play.wait(minutes=21)
    assert creation.levels_played(play.state, play.now) == 1


def test_a_postponement_takes_check_ins_and_seats_back_and_keeps_entries() -> None:
    play = Play().fill(3).draw()
    play.do(creation.decide_postpone, START + timedelta(days=8), "travaux", play.context)
    after = overview(play.state)
    assert (after.entries, after.in_play, after.chips_in_play, after.tables) == (3, 0, 0, 0)
    assert play.player("P1").state == "registered"
    with refused(Code.CHECK_IN_REQUIRED):
        play.draw()
    play.check_in("P1").draw()
    assert overview(play.state).chips_in_play == 10_000


def test_putting_off_cancelling_and_stopping_want_a_reason() -> None:
    play = Play().fill(2).draw()
    with refused(Code.REASON_REQUIRED):
        play.do(creation.decide_postpone, START + timedelta(days=8), " ", play.context)
    with refused(Code.REASON_REQUIRED):
        play.do(creation.decide_cancel, "")
    with refused(Code.REASON_REQUIRED):
        play.do(creation.decide_stop, "", play.context)
    with refused(Code.TIMES_INVALID):
        play.do(creation.decide_postpone, play.now, "travaux", play.context)


def test_once_started_it_can_only_be_stopped_and_only_once() -> None:
    play = Play().fill(2).draw().start()
    with refused(Code.ALREADY_STARTED):
        play.do(creation.decide_cancel, "incendie")
    with refused(Code.ALREADY_STARTED):
        play.do(creation.decide_postpone, START + timedelta(days=8), "incendie", play.context)
    play.wait(minutes=5).do(creation.decide_stop, "incendie", play.context)
    view = play.state.clock_view(play.now + timedelta(hours=1))
    assert (view.state, view.level, view.seconds_left) == ("ended", 1, 900)
    with refused(Code.STOPPED):
        play.do(creation.decide_stop, "incendie", play.context)


def test_a_stop_is_refused_once_a_prize_is_paid() -> None:
    play = Play().fill(3).draw().start().prizes("200", "88").out("P1").out("P2")
    play.pay_prize("P2")
    with refused(Code.PRIZES_PAID):
        play.do(creation.decide_stop, "incendie", play.context)
