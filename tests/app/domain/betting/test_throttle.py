from __future__ import annotations

from datetime import timedelta

import pytest

from app.domain.betting.throttle import LONGEST_WAIT, WrongControls, check_paper
from app.domain.errors import Code, Refused
from tests.app.domain.betting.samples import NOON

ISSUED = ["1111111111"]


def after(wrong: int) -> WrongControls:
    count = WrongControls()
    for _ in range(wrong):
        count = count.one_more(NOON)
    return count


def refusal(given: str, wrong: WrongControls, seconds: int) -> Code | None:
    try:
        check_paper(given, ISSUED, wrong, NOON + timedelta(seconds=seconds))
    except Refused as refused:
        return refused.code
    return None


def test_four_wrong_ones_do_not_make_a_station_wait() -> None:
    assert after(4).blocked_until is None
    assert refusal("1111111111", after(4), 0) is None
    assert refusal("2222222222", after(4), 0) is Code.CONTROL_NUMBER_WRONG


def test_after_five_even_the_right_one_waits() -> None:
    assert refusal("1111111111", after(5), 29) is Code.CONTROL_THROTTLED
    assert refusal("1111111111", after(5), 30) is None
    assert refusal("2222222222", after(5), 30) is Code.CONTROL_NUMBER_WRONG


def test_the_wait_doubles_up_to_an_hour() -> None:
    waits = [after(count).blocked_until for count in range(5, 14)]
    seconds = [(until - NOON).total_seconds() for until in waits if until is not None]
    assert seconds == [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]
    assert after(1000).blocked_until == NOON + LONGEST_WAIT


def test_an_earlier_paper_is_superseded_not_wrong() -> None:
    with pytest.raises(Refused) as refused:
        check_paper("1111111111", ["1111111111", "2222222222"], WrongControls(), NOON)
    assert refused.value.code is Code.SUPERSEDED
