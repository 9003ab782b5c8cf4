"""The verifications of an entry one by one, while the form is filled."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from app.domain.errors import Code
from app.domain.poker.checks import Check, CheckFound, check_entry
from app.domain.poker.persons import IdentityDocument, Listed, Person, Registers
from tests.app.domain.poker.play import Play, person


def found(play: Play, who: Person, player: str = "newcomer") -> dict[Check, CheckFound]:
    answers = check_entry(play.state, play.applicant(player, who), play.context)
    return {answer.check: answer for answer in answers}


def codes(answers: dict[Check, CheckFound]) -> dict[Check, Code]:
    return {check: answer.refusal.code for check, answer in answers.items() if answer.refusal}


def test_a_person_with_nothing_against_him_passes_every_verification() -> None:
    answers = found(Play(), person())
    assert set(answers) == set(Check)
    assert all(answer.passed for answer in answers.values())


def test_an_empty_form_is_asked_for_nothing_but_a_place() -> None:
    answers = found(Play(), Person())
    assert [check for check, answer in answers.items() if answer.known] == [Check.PLACE]
    assert answers[Check.PLACE].passed


def test_every_rule_answers_for_itself_while_others_refuse_as_well() -> None:
    who = person(born=date(2010, 3, 1), document=IdentityDocument("passeport", "1", date(2026, 9, 4)))
    play = Play(capacity=1).fill(1)
    listed = [Listed("1", who)]
    play.registers = Registers(banned=listed, employees=listed, limited=listed)
    assert codes(found(play, who)) == {
        Check.DOCUMENT: Code.DOCUMENT_EXPIRED,
        Check.AGE: Code.MINOR,
        Check.BANNED: Code.BANNED,
        Check.EMPLOYEE: Code.EMPLOYEE,
        Check.LIMIT: Code.ACCESS_LIMITED,
        Check.PLACE: Code.FULL,
    }


def test_a_near_match_and_a_list_too_old_stand_at_the_banned() -> None:
    play, who = Play(), person("KERVALLEC", "Solène")
    near = [Listed("b1", replace(who, surname="KERVALEC", birth_name="KERVALEC"))]
    play.registers = Registers(banned=near)
    assert codes(found(play, who)) == {Check.BANNED: Code.NEAR_MATCH}
    play.registers = Registers(banned=near, banned_as_of=date(2026, 1, 1))
    assert codes(found(play, who)) == {Check.BANNED: Code.LIST_OUTDATED}


def test_who_has_entered_already_has_no_second_entry() -> None:
    play = Play().fill(1)
    [player] = play.state.players
    assert codes(found(play, person(), player)) == {Check.ONE_ENTRY: Code.ALREADY_REGISTERED}
