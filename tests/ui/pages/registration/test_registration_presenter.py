"""Registering a player, without Qt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.poker.state import PlayerState
from app.domain.values import Money
from app.services.poker.desk import Entered
from app.services.poker.lists import Enlist, ban, limit_access
from tests.app.services.kit import PIN
from tests.app.services.poker.evening import Evening, newcomer
from tests.ui.pages.desk_kit import evening_seat
from tests.ui.pages.registration.test_forms import card
from ui.pages.registration.entry import Paid
from ui.pages.registration.forms import form_of
from ui.pages.registration.presenter import RegistrationPresenter, Step
from ui.pages.tournament_desk.doubts import ask_approval, ask_doubt


@pytest.fixture
def evening() -> Iterator[tuple[RegistrationPresenter, Evening]]:
    with evening_seat() as (seat, evening):
        presenter = RegistrationPresenter(seat.context.desk)
        presenter.read = presenter.load(None)
        yield presenter, evening


def enter(presenter: RegistrationPresenter, paid: Paid | None = None) -> Code | None:
    """Ask for the entry; what refused it."""
    try:
        entered = ask(presenter, paid or Paid())
    except Refused as refused:
        presenter.entry.give_up()
        return refused.code
    presenter.show_entered(entered, paid or Paid())
    return None


def ask(presenter: RegistrationPresenter, paid: Paid) -> Entered:
    entry = presenter.entry
    return entry.make(entry.intend(), presenter.state, presenter.applicant.person, paid)


def test_a_whole_form_registers_with_its_bulletin_and_tells_the_change(
    evening: tuple[RegistrationPresenter, Evening],
) -> None:
    presenter, table = evening
    presenter.change(form_of(newcomer("Martin")))
    assert enter(presenter, Paid(tendered=Money.euros(200))) is None
    assert presenter.step is Step.DONE
    assert presenter.entry.change_due == Money.euros(35)
    assert presenter.entry.made is not None
    assert table.state.players[presenter.entry.made.player].bulletin_signed


def test_a_retry_of_the_same_touch_registers_once(evening: tuple[RegistrationPresenter, Evening]) -> None:
    presenter, table = evening
    presenter.change(form_of(newcomer("Martin")))
    first = ask(presenter, Paid())
    assert ask(presenter, Paid()) == first
    assert table.state.entries == 1


def test_without_paying_a_place_is_held_and_nothing_is_taken(
    evening: tuple[RegistrationPresenter, Evening],
) -> None:
    presenter, table = evening
    presenter.change(form_of(newcomer("Martin")))
    assert enter(presenter, Paid(later=True)) is None
    assert presenter.entry.made is not None
    assert presenter.entry.made.paid == Money.ZERO
    assert presenter.entry.change_due == Money.ZERO
    assert table.state.count_of(PlayerState.PRE_REGISTERED) == 1


def test_who_holds_a_place_fills_the_form(evening: tuple[RegistrationPresenter, Evening]) -> None:
    presenter, table = evening
    player = table.pre_register(newcomer("Martin", "Claude, Jean"))
    presenter.read = presenter.load(None)
    assert [who.name for who in presenter.held] == ["Martin Claude"]
    assert presenter.take(player)
    assert presenter.applicant.person == newcomer("Martin", "Claude, Jean")
    assert enter(presenter) is None
    assert presenter.entry.made is not None
    assert presenter.entry.made.player == player
    assert not presenter.take("none")


def test_a_document_that_does_not_add_up_changes_nothing(
    evening: tuple[RegistrationPresenter, Evening],
) -> None:
    presenter, _ = evening
    wrong = "\n".join(card()).replace("910314", "910315")
    with pytest.raises(Refused):
        presenter.read_zone(wrong)
    assert presenter.applicant.form.is_empty
    assert "birth_name" in presenter.read_zone("\n".join(card()))


def test_a_supervisor_lifts_a_near_match_and_then_a_limit(
    evening: tuple[RegistrationPresenter, Evening],
) -> None:
    presenter, table = evening
    house, by = table.counter.house, table.counter.by
    ban(house, by("clara"), Enlist(newcomer("Kervalec")))
    limit_access(house, by("clara"), Enlist(newcomer("Kervallec")))
    presenter.change(form_of(newcomer("Kervallec")))
    for code, act in (
        (Code.NEAR_MATCH, Act.DECIDE_NEAR_MATCH),
        (Code.ACCESS_LIMITED, Act.DECIDE_ACCESS_LIMIT),
    ):
        assert enter(presenter) is code
        doubt = ask_doubt(presenter.desk, act, presenter.applicant.person, presenter.subject)
        assert [who.id for who in doubt.supervisors] == ["clara", "diane"]
        approved = ask_approval(presenter.desk, doubt, "clara", PIN, "comparé")
        assert approved.approval is not None
        presenter.decide(presenter.entry.decided.also(act, approved.approval, admitted=True))
    assert enter(presenter) is None


def test_the_same_person_is_refused_as_banned(evening: tuple[RegistrationPresenter, Evening]) -> None:
    presenter, table = evening
    ban(table.counter.house, table.counter.by("clara"), Enlist(newcomer("Kervalec")))
    presenter.change(form_of(newcomer("Kervallec")))
    act = Act.DECIDE_NEAR_MATCH
    doubt = ask_doubt(presenter.desk, act, presenter.applicant.person, presenter.subject)
    approved = ask_approval(presenter.desk, doubt, "diane", PIN, "")
    assert approved.approval is not None
    presenter.decide(presenter.entry.decided.also(act, approved.approval, admitted=False))
    assert enter(presenter) is Code.BANNED
    assert not table.state.players


def test_a_decision_counts_for_one_form_alone(evening: tuple[RegistrationPresenter, Evening]) -> None:
    presenter, table = evening
    ban(table.counter.house, table.counter.by("clara"), Enlist(newcomer("Kervalec")))
    presenter.change(form_of(newcomer("Kervallec")))
    act = Act.DECIDE_NEAR_MATCH
    doubt = ask_doubt(presenter.desk, act, presenter.applicant.person, presenter.subject)
    approved = ask_approval(presenter.desk, doubt, "clara", PIN, "")
    assert approved.approval is not None
    presenter.decide(presenter.entry.decided.also(act, approved.approval, admitted=True))
    presenter.change(replace(presenter.applicant.form, address="2, rue des Tanneurs"))
    assert enter(presenter) is Code.NEAR_MATCH


def test_after_the_start_the_entry_is_a_late_one_with_its_seat(
    evening: tuple[RegistrationPresenter, Evening],
) -> None:
    presenter, table = evening
    table.come("Zeller", "Yung")
    table.start()
    presenter.read = presenter.load(None)
    presenter.change(form_of(newcomer("Martin")))
    assert enter(presenter) is None
    assert presenter.entry.made is not None
    assert presenter.entry.made.seat is not None
