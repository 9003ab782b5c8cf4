"""The trader's offer: odds typed and changed once, sales stopped and resumed, bets voided for a reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.betting.offer import BetState, PickState
from app.domain.values import Odds
from app.services.betting.offers import VoidBet, void_bet
from tests.ui.pages.seated import Seat, seated
from ui.pages.offer.page import OfferPage
from ui.pages.offer.presenter import OfferPresenter
from ui.pages.offer.words import state_word
from ui.theme import Theme
from ui.words import Language, Words

Check = Callable[[QWidget], None]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("theo") as seat:
        seat.counter.publish(101, 102)
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> Iterator[OfferPage]:
    page = OfferPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    yield page
    page.on_hide()


@pytest.fixture
def presenter(seat: Seat) -> OfferPresenter:
    presenter = OfferPresenter(seat.context.desk)
    presenter.show(presenter.load())
    return presenter


def test_only_odds_that_differ_are_changed(presenter: OfferPresenter) -> None:
    presenter.type_odds("1", "2,00")
    presenter.type_odds("N", "3.15")
    presenter.type_odds("2", "")
    assert presenter.changes() == {"N": Odds(315), "2": None}


@pytest.mark.parametrize("text", ["1", "1,00", "0,95", "1,855", "1e3", "deux"])
def test_what_can_not_be_odds_changes_nothing(presenter: OfferPresenter, text: str) -> None:
    presenter.type_odds("N", "3,15")
    presenter.type_odds("1", text)
    assert presenter.faulty() == ["1"]
    assert presenter.changes() == {}


def test_a_bet_is_found_by_number_or_by_either_side(presenter: OfferPresenter) -> None:
    presenter.searched = "102"
    assert [each.on_offer.bet.number for each in presenter.found()] == [102]
    presenter.searched = "INVITÉS 101"
    assert [each.on_offer.bet.number for each in presenter.found()] == [101]


def test_odds_are_typed_on_the_keypad_and_changed_by_one_touch(
    qtbot: QtBot, page: OfferPage, seat: Seat
) -> None:
    assert "gardent la cote de leur vente" in page.view.remark.text()
    field = page.view._fields["1"]
    qtbot.mouseClick(field, LEFT)
    for key in ("2", ",", "3", "5"):
        page.view.keypad.pressed.emit(key)
    assert field.text() == "2,35"
    assert page.view.primary.text() == "Changer 1 cote"
    before = seat.counter.records()
    qtbot.mouseClick(page.view.primary, LEFT)
    qtbot.mouseClick(page.view.primary, LEFT)
    seat.rest(qtbot)
    assert seat.counter.records() == before + 1
    assert page._presenter.present("1") == Odds(235)


def test_a_sale_is_stopped_and_goes_on_again(qtbot: QtBot, page: OfferPage, seat: Seat) -> None:
    qtbot.mouseClick(page.view.turn, LEFT)
    seat.rest(qtbot)
    assert page._presenter.line is not None
    assert page._presenter.line.state is BetState.SUSPENDED
    assert page.view.turn.text() == "Reprendre la vente"
    qtbot.mouseClick(page.view.turn, LEFT)
    seat.rest(qtbot)
    assert page._presenter.line is not None
    assert page._presenter.line.state is BetState.OPEN


def test_a_bet_without_any_odds_says_that_nothing_of_it_can_be_played(page: OfferPage) -> None:
    line = page._presenter.line
    assert line is not None
    assert state_word(line) == "en vente"
    nowhere = {pick: PickState(None) for pick in line.on_offer.picks}
    assert state_word(replace(line, on_offer=replace(line.on_offer, picks=nowhere))) == "rien de jouable"


def test_a_bet_is_voided_with_a_reason_and_never_without(qtbot: QtBot, page: OfferPage, seat: Seat) -> None:
    qtbot.mouseClick(page.view.void, LEFT)
    assert not page.view.primary.isEnabled()
    qtbot.mouseClick(page.view.void_card.reasons[0], LEFT)
    assert page.view.primary.text() == "Annuler le pari 101"
    qtbot.mouseClick(page.view.primary, LEFT)
    seat.rest(qtbot)
    assert page._presenter.line is not None
    assert page._presenter.line.state is BetState.VOIDED
    assert not page.view.turn.isEnabled()


def test_escape_keeps_the_bet(qtbot: QtBot, page: OfferPage, seat: Seat) -> None:
    before = seat.counter.records()
    qtbot.mouseClick(page.view.void, LEFT)
    qtbot.mouseClick(page.view.void_card.leave, LEFT)
    assert not page.view.shows_void
    assert seat.counter.records() == before


def test_a_bet_that_was_voided_meanwhile_is_said_in_place(qtbot: QtBot, page: OfferPage, seat: Seat) -> None:
    page._odds.type("1", "2,35")
    page._shown = False  # the news of it is still on its way
    void_bet(seat.counter.house, seat.counter.by("theo"), VoidBet(101, "reporté"))
    page.view.primary.click()
    seat.rest(qtbot)
    assert page.view.refusal.said is not None
    assert page.view.refusal.said.what == "Pari annulé"


def test_what_is_typed_stays_while_another_station_changes_the_offer(
    qtbot: QtBot, page: OfferPage, seat: Seat
) -> None:
    page._odds.type("1", "2,35")
    seat.counter.publish(103)
    seat.rest(qtbot)
    assert page.view._fields["1"].text() == "2,35"
    assert len(page._presenter.lines) == 3


@pytest.mark.parametrize("size", [(936, 656), (1270, 656), (1824, 968)])
@pytest.mark.parametrize("dark", [False, True])
def test_it_fits(
    qtbot: QtBot,
    page: OfferPage,
    words: Words,
    theme: Theme,
    assert_page_is_sound: Check,
    size: tuple[int, int],
    dark: bool,
) -> None:
    page.view.resize(*size)
    theme.set_dark(dark)
    for language in Language:
        words.speak(language)
        assert_page_is_sound(page.view)
        qtbot.mouseClick(page.view.void, LEFT)
        assert_page_is_sound(page.view)
        qtbot.mouseClick(page.view.void_card.leave, LEFT)
