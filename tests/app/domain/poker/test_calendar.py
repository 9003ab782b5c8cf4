from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from app.domain.errors import Code
from app.domain.poker import calendar, creation
from app.domain.poker.calendar import NoticeState, missing_notices, notices
from app.domain.poker.facts import NoticeKind
from app.domain.poker.terms import Format
from tests.app.domain.poker.play import START, Play, refused

AT_ONCE = datetime(2026, 8, 1, 8, 0, tzinfo=UTC)
SINGLE: dict[str, Any] = {"format": Format.SINGLE_TABLE, "capacity": 9}


def states(play: Play) -> Mapping[NoticeKind, NoticeState]:
    return {kind: notice.state for kind, notice in notices(play.state, play.now).items()}


def send(play: Play, *kinds: NoticeKind) -> Play:
    for kind in kinds:
        play.do(lambda state, kind=kind: calendar.decide_notice(kind, play.context))  # noqa: ARG005
    return play


def test_what_is_due_follows_the_terms() -> None:
    plain = Play(elsewhere=False)
    assert set(states(plain)) == {NoticeKind.RULES_MINISTER, NoticeKind.RULES_PREFECT}
    more = Play(elsewhere=False, added_tables=True, temporary_staff=True, **SINGLE)
    assert set(states(more)) == {
        NoticeKind.RULES_MINISTER,
        NoticeKind.RULES_PREFECT,
        NoticeKind.TABLE_PLAN,
        NoticeKind.TEMPORARY_STAFF,
        NoticeKind.SINGLE_TABLE,
        NoticeKind.SEASON_TABLE,
    }
    two_sessions = Play(elsewhere=False, sessions=(START, START + timedelta(days=1)), **SINGLE)
    assert NoticeKind.SINGLE_TABLE not in states(two_sessions)


def test_21_calendar_days_end_at_midnight_at_the_house() -> None:
    """For 5 September, 15 August is in time to its last minute, 00:00 on the 16th is late."""
    last_minute = datetime(2026, 8, 15, 21, 59, 59, tzinfo=UTC)
    in_time = send(Play(elsewhere=False).at(last_minute), NoticeKind.RULES_MINISTER)
    assert states(in_time)[NoticeKind.RULES_MINISTER] is NoticeState.SENT
    assert states(in_time)[NoticeKind.RULES_PREFECT] is NoticeState.TO_DO
    in_time.wait(seconds=1)
    assert states(in_time)[NoticeKind.RULES_PREFECT] is NoticeState.LATE
    assert states(send(in_time, NoticeKind.RULES_PREFECT))[NoticeKind.RULES_PREFECT] is NoticeState.LATE


def test_72_hours_count_to_the_second() -> None:
    play = Play(elsewhere=False, **SINGLE).at(START - timedelta(hours=72))
    assert states(play)[NoticeKind.SINGLE_TABLE] is NoticeState.TO_DO
    in_time = send(Play(elsewhere=False, **SINGLE).at(play.now), NoticeKind.SINGLE_TABLE)
    assert states(in_time)[NoticeKind.SINGLE_TABLE] is NoticeState.SENT
    play.wait(seconds=1)
    assert states(play)[NoticeKind.SINGLE_TABLE] is NoticeState.LATE


def test_a_house_that_keeps_its_letters_elsewhere_has_nothing_to_do() -> None:
    play = Play(elsewhere=True, **SINGLE)
    assert set(states(play).values()) == {NoticeState.SENT}
    play.do(creation.decide_postpone, START + timedelta(days=1), "trois joueurs", play.context)
    assert states(play)[NoticeKind.POSTPONEMENT] is NoticeState.SENT
    assert missing_notices(play.state, play.now) == ()


def test_a_cancellation_is_never_refused_but_shown_late() -> None:
    play = Play(elsewhere=False)
    play.do(creation.decide_cancel, "incendie")
    assert states(play)[NoticeKind.CANCELLATION] is NoticeState.LATE
    assert states(send(play, NoticeKind.CANCELLATION))[NoticeKind.CANCELLATION] is NoticeState.LATE
    early = Play(elsewhere=False).at(AT_ONCE)
    early.do(creation.decide_cancel, "incendie")
    assert states(send(early, NoticeKind.CANCELLATION))[NoticeKind.CANCELLATION] is NoticeState.SENT


def test_a_single_table_put_off_asks_for_its_own_notice_until_it_is_sent() -> None:
    play = Play(elsewhere=False, **SINGLE)
    play.do(creation.decide_postpone, START + timedelta(days=1), "trois joueurs", play.context)
    assert states(play)[NoticeKind.POSTPONEMENT] is NoticeState.TO_DO
    assert NoticeKind.DATE_CHANGE not in states(play)
    play.wait(days=30)
    assert states(play)[NoticeKind.POSTPONEMENT] is NoticeState.TO_DO
    assert states(send(play, NoticeKind.POSTPONEMENT))[NoticeKind.POSTPONEMENT] is NoticeState.SENT
    play.at(START)
    play.do(creation.decide_postpone, START + timedelta(days=9), "deux joueurs", play.context)
    assert states(play)[NoticeKind.POSTPONEMENT] is NoticeState.TO_DO


def test_a_letter_speaks_of_the_date_that_was_last_told() -> None:
    play = Play(elsewhere=False).at(AT_ONCE)
    play.do(creation.decide_postpone, START + timedelta(days=1), "travaux", play.context)
    assert play.state.moved_from == START
    play.do(creation.decide_postpone, START + timedelta(days=2), "travaux", play.context)
    assert play.state.moved_from == START, "the first letter never went"
    send(play, NoticeKind.DATE_CHANGE)
    later = replace(play.state.terms, starts_at=START + timedelta(days=3))
    play.do(creation.decide_change, later, play.context)
    assert play.state.moved_from == START + timedelta(days=2)


def test_any_other_change_of_date_within_72_hours_is_refused() -> None:
    play = Play(elsewhere=False).at(START - timedelta(hours=72))
    play.do(creation.decide_postpone, START + timedelta(days=1), "travaux", play.context)
    assert states(play)[NoticeKind.DATE_CHANGE] is NoticeState.TO_DO
    late = Play(elsewhere=False).at(START - timedelta(hours=72) + timedelta(seconds=1))
    with refused(Code.NOTICE_MISSING):
        late.do(creation.decide_postpone, START + timedelta(days=1), "travaux", late.context)


def test_a_date_brought_forward_has_to_be_known_72_hours_before_the_new_one() -> None:
    play = Play(elsewhere=False).at(START - timedelta(days=5))
    with refused(Code.NOTICE_MISSING):
        play.do(creation.decide_postpone, START - timedelta(days=3), "travaux", play.context)


def test_a_second_change_of_date_asks_for_a_second_letter() -> None:
    play = send(Play(elsewhere=False).at(AT_ONCE), NoticeKind.DATE_CHANGE)
    play.do(creation.decide_postpone, START + timedelta(days=1), "travaux", play.context)
    assert states(play)[NoticeKind.DATE_CHANGE] is NoticeState.SENT
    play.do(creation.decide_postpone, START + timedelta(days=2), "travaux", play.context)
    assert states(play)[NoticeKind.DATE_CHANGE] is NoticeState.TO_DO
