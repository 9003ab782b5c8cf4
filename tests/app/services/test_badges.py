"""Badges beside the PIN: given, shown, required, lost (HOUSE H2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from sqlalchemy import text

from app.domain.errors import Code, Refused
from app.domain.house.people import BadgeUse
from app.domain.house.rights import Act, Role
from app.domain.poker.receipts import receipt_code
from app.services import badges, people, settings
from app.services.badges import GiveBadge, TakeBadge
from db.unit_of_work import SqlUnit, connection_of
from tests.app.services.kit import PIN, Counter, on_sqlite

ANNA, CLARA, ADA = "0012345678", "98765432", "555566667777"


def give(counter: Counter, operator: str, code: str) -> None:
    badges.give_badge(counter.house, counter.by("ada"), GiveBadge(operator, code))


def use(counter: Counter, how: BadgeUse, by: str = "ada") -> None:
    settings.change(counter.house, counter.by(by), settings.Change("badge", how))


def shown(counter: Counter, code: str) -> str | None:
    owner = badges.show_badge(counter.house, counter.by("anna"), code).owner
    return owner.id if owner is not None else None


def log_in(counter: Counter, operator: str, pin: str = PIN) -> people.LoggedIn:
    return people.log_in(counter.house, counter.by(operator), people.LogIn(operator, pin))


def refused(act: Callable[[], object]) -> Code:
    with pytest.raises(Refused) as error:
        act()
    return error.value.code


@pytest.fixture
def strict(counter: Counter) -> Counter:
    """A house that takes no PIN without its badge."""
    for operator, code in (("anna", ANNA), ("clara", CLARA), ("ada", ADA)):
        give(counter, operator, code)
    use(counter, BadgeUse.REQUIRED)
    return counter


def test_a_badge_says_who_somebody_is_and_the_pin_is_asked_all_the_same(counter: Counter) -> None:
    give(counter, "anna", ANNA)
    assert shown(counter, ANNA) is None, "badges are off"
    use(counter, BadgeUse.CHOOSES)
    records = counter.records()
    assert shown(counter, ANNA) == "anna"
    assert counter.records() == records, "nothing is opened, nothing recorded"
    assert [shown(counter, code) for code in (CLARA, ANNA.lstrip("0"), "")] == [None] * 3
    assert log_in(counter, "anna").right, "and the PIN alone still serves"


def test_giving_and_taking_a_badge_is_sealed_and_the_administrators_alone(counter: Counter) -> None:
    given = GiveBadge("anna", ANNA)
    for origin in (counter.by("anna"), counter.by("diane")):
        giving = partial(badges.give_badge, counter.house, origin, given)
        assert refused(giving) is Code.NOT_ALLOWED
    give(counter, "anna", ANNA)
    assert (counter.last().act, counter.last().subject) == ("give_badge", "anna")
    badges.take_badge(counter.house, counter.by("ada"), TakeBadge("anna"))
    assert (counter.last().act, counter.last().operator) == ("take_badge", "ada")
    use(counter, BadgeUse.CHOOSES)
    assert shown(counter, ANNA) is None, "a lost badge is nobody's"
    give(counter, "boris", ANNA)
    assert shown(counter, ANNA) == "boris"
    counter.assert_whole()


@on_sqlite
def test_the_code_of_a_badge_is_nowhere_in_the_store(counter: Counter) -> None:
    give(counter, "anna", ANNA)
    with counter.house.store.read() as unit:
        assert isinstance(unit, SqlUnit)
        [held] = connection_of(unit).execute(text("SELECT digest FROM badges")).scalars()
        bodies = " ".join(connection_of(unit).execute(text("SELECT body FROM journal")).scalars())
    assert held == counter.house.pins.badge_digest(ANNA) != counter.house.pins.badge_digest(CLARA)
    assert ANNA not in held
    assert ANNA not in bodies


@on_sqlite
@pytest.mark.parametrize("code", [CLARA, "1234567", "A2345678", "１２３４５６７８", "1" * 65, ""])
def test_a_badge_is_one_persons_and_eight_to_sixty_four_digits(counter: Counter, code: str) -> None:
    give(counter, "clara", CLARA)
    assert refused(lambda: give(counter, "anna", code)) is Code.BADGE_REFUSED
    give(counter, "clara", CLARA)


def test_where_badges_are_required_the_pin_alone_is_not_even_tried(strict: Counter) -> None:
    for pin in ("1111", PIN):
        assert refused(partial(log_in, strict, "anna", pin)) is Code.BADGE_NEEDED
    assert shown(strict, ANNA) == "anna"
    assert (strict.last().act, strict.last().operator) == ("show_badge", "anna")
    assert log_in(strict, "anna", "1111").tries_left == 2, "nothing was told of the PINs before"
    assert log_in(strict, "anna").right
    assert refused(lambda: log_in(strict, "anna")) is Code.BADGE_NEEDED, "a badge serves once"
    strict.assert_whole()


def test_a_badge_counts_for_its_own_operator_for_a_minute(strict: Counter) -> None:
    shown(strict, CLARA)
    assert refused(lambda: log_in(strict, "anna")) is Code.BADGE_NEEDED
    shown(strict, ANNA)
    strict.later(seconds=61)
    assert refused(lambda: log_in(strict, "anna")) is Code.BADGE_NEEDED
    shown(strict, ANNA)
    give(strict, "anna", "11112222")
    assert refused(lambda: log_in(strict, "anna")) is Code.BADGE_NEEDED, "it was replaced meanwhile"


def test_a_badge_does_not_end_the_lock_of_wrong_pins(strict: Counter) -> None:
    shown(strict, ANNA)
    for _ in range(3):
        log_in(strict, "anna", "1111")
    shown(strict, ANNA)
    assert refused(lambda: log_in(strict, "anna")) is Code.PIN_LOCKED


@pytest.mark.parametrize("how", [BadgeUse.CHOOSES, BadgeUse.REQUIRED])
def test_made_up_badges_are_slowed_as_wrong_pins_are_and_nothing_is_told_meanwhile(
    strict: Counter, how: BadgeUse
) -> None:
    use(strict, how, "diane")
    answers = [badges.show_badge(strict.house, strict.by("anna"), f"{code:08d}") for code in range(3)]
    assert [answer.tries_left for answer in answers] == [2, 1, 0]
    assert (strict.last().act, strict.last().subject) == ("show_badge", "")
    for code in ("00000003", ANNA):
        assert refused(partial(shown, strict, code)) is Code.BADGE_LOCKED
    restarted = badges.show_badge(strict.house, strict.by("anna", "P2"), ANNA)
    assert restarted.owner is not None, "the station was made to wait, not the house"
    strict.later(seconds=301)
    assert shown(strict, "00000003") is None
    strict.later(seconds=599)
    assert refused(partial(shown, strict, ANNA)) is Code.BADGE_LOCKED, "each further one doubles it"
    strict.later(seconds=2)
    assert shown(strict, ANNA) == "anna"
    assert log_in(strict, "anna").right
    assert badges.show_badge(strict.house, strict.by("anna"), "00000003").tries_left == 2
    strict.assert_whole()


def test_a_paper_of_the_house_is_no_try_of_a_badge(strict: Counter) -> None:
    use(strict, BadgeUse.CHOOSES, "diane")
    receipt = receipt_code(strict.house.keys.control_mac, "0001", "00000001")
    records = strict.records()
    assert [badges.show_badge(strict.house, strict.by("anna"), receipt).is_paper for _ in range(4)] == [
        True
    ] * 4
    assert strict.records() == records
    forged = receipt[:-1] + str((int(receipt[-1]) + 1) % 10)
    assert not badges.show_badge(strict.house, strict.by("anna"), forged).is_paper


def test_a_supervisor_shows_his_badge_before_his_word_too(strict: Counter) -> None:
    word = people.Approve("clara", PIN, Act.REFUND_NONCONFORMING, "x")

    def approve() -> people.Approved:
        return people.approve(strict.house, strict.by("anna"), word)

    assert refused(approve) is Code.BADGE_NEEDED
    shown(strict, CLARA)
    assert approve().approval is not None


def test_somebody_who_sets_up_the_house_always_has_a_badge_where_they_are_required(counter: Counter) -> None:
    give(counter, "anna", ANNA)
    assert refused(lambda: use(counter, BadgeUse.REQUIRED)) is Code.BADGE_LAST
    give(counter, "diane", CLARA)
    use(counter, BadgeUse.REQUIRED)
    house = counter.house
    lost = TakeBadge("diane")
    assert refused(lambda: badges.take_badge(house, counter.by("ada"), lost)) is Code.BADGE_LAST
    gone = people.Engage("diane", "Diane", (Role.CASHIER,))
    assert refused(lambda: people.engage(house, counter.by("ada"), gone)) is Code.BADGE_LAST
    assert shown(counter, CLARA) == "diane"
    counter.assert_whole()


def test_who_was_let_go_is_nobody_to_a_badge(strict: Counter) -> None:
    people.engage(strict.house, strict.by("ada"), people.Engage("anna", "Anna", ()))
    assert shown(strict, ANNA) is None
