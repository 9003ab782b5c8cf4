from typing import Any

from app.domain.errors import Code
from app.domain.poker import rake
from app.domain.poker.facts import RakeCertified
from tests.app.domain.poker.play import Play, euros, refused


def certify(play: Play, by: str = "director", counter: str = "cashier", **roles: Any) -> None:
    play.do(rake.decide_certify, by, counter, **roles)


def test_the_rake_is_certified_at_the_award_by_two_people_once() -> None:
    play = Play().fill(3).draw().start().out("P3").out("P2")
    with refused(Code.AWARD_NOT_FINAL):
        certify(play, may_certify=False)
    play.finish()
    assert rake.award_uncertified(play.state)
    with refused(Code.SAME_PERSON):
        certify(play, "both", "both", may_certify=False)
    with refused(Code.NOT_ALLOWED):
        certify(play, may_countersign=False)
    certify(play)
    assert play.facts[-1] == RakeCertified(euros("300"), 4, euros("12"), "director", "cashier")
    assert not rake.award_uncertified(play.state)
    with refused(Code.ALREADY_CERTIFIED):
        certify(play, "both", "both")
