"""The counter as hands use it: three touches, the keyboard alone, and no sale twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.domain.betting.bet import PickRef
from app.domain.values import Money, Odds
from app.services.betting.offers import SetOdds, set_odds
from app.services.betting.registers import AskAgeRefusals, age_refusals
from tests.ui.betting.test_offer_rows import line as offer_line
from tests.ui.pages.seated import Seat, seated
from ui.betting.states import Step
from ui.pages.sale.page import SalePage
from ui.theme import Theme
from ui.words import Language, Words

Check = Callable[[QWidget], None]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(134, 135, 141, 142, 143, 144, odds="1.85", sport="football", competition="Coupe")
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> Iterator[SalePage]:
    page = SalePage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    yield page
    page.on_hide()


@pytest.fixture
def hand(qtbot: QtBot, seat: Seat, page: SalePage) -> Hand:
    return Hand(qtbot, seat, page)


class Hand:
    """Types and touches, and counts the touches."""

    def __init__(self, qtbot: QtBot, seat: Seat, page: SalePage) -> None:
        self.qtbot = qtbot
        self._seat = seat
        self._page = page
        self.touches = 0

    def type(self, text: str) -> None:
        self.qtbot.keyClicks(self._page.view.bulletin.entry.line, text)
        self.press(Qt.Key.Key_Return)

    def press(self, key: Qt.Key) -> None:
        focused = self._page.view.focusWidget() or self._page.view
        self.qtbot.keyClick(focused, key)
        self._seat.rest(self.qtbot)

    def touch(self, button: QAbstractButton) -> None:
        assert button.isVisibleTo(self._page.view)
        assert button.isEnabled()
        self.qtbot.mouseClick(button, LEFT)
        self.touches += 1
        self._seat.rest(self.qtbot)


def test_a_simple_bet_takes_three_touches_once_number_and_pick_are_typed(
    hand: Hand, page: SalePage, seat: Seat
) -> None:
    hand.type("134 1")
    hand.touch(page.view.slip.choices.stakes[Money.euros(5)])
    hand.touch(page.view.primary)
    hand.touch(page.view.primary)
    assert hand.touches == 3
    assert page.presenter.step is Step.SOLD
    assert [job.document.kind for job in seat.counter.papers()][:1] == ["ticket"]


def test_the_keyboard_alone_sells_and_goes_on_to_the_next_player(
    hand: Hand, page: SalePage, seat: Seat
) -> None:
    hand.type("134 1 5")
    for _ in range(2):
        hand.press(Qt.Key.Key_Return)
    assert page.presenter.step is Step.SOLD
    assert seat.counter.balance("drawer:P1") == Money.euros(105)
    hand.press(Qt.Key.Key_Return)
    assert page.presenter.step is Step.BULLETIN
    assert not page.presenter.slip.picks


def test_what_was_said_of_a_number_ends_with_the_next_one(hand: Hand, page: SalePage) -> None:
    bulletin = page.view.bulletin
    for next_one in (
        lambda: bulletin.keyboard.press("1"),
        bulletin.grid.number_changed.emit,
    ):
        hand.type("999 1")
        assert "Aucun pari" in bulletin.entry.echo.text()
        assert "Relisez" in page.view.why.text()
        next_one()
        assert bulletin.entry.echo.text() == ""
        assert "Relisez" not in page.view.why.text()
        bulletin.entry.set_text("")


def test_what_was_refused_is_replaced_by_the_next_figure_and_gone_after_a_lock(
    hand: Hand, page: SalePage, seat: Seat, qtbot: QtBot
) -> None:
    entry = page.view.bulletin.entry
    hand.type("1 1")
    entry.line.clearFocus()
    entry.line.setFocus()
    qtbot.keyClicks(entry.line, "201")
    assert entry.line.text() == "201", "what was refused is not typed on to, wherever the focus was meanwhile"
    seat.context.desk.operator = None
    page.on_hide()
    seat.sit("anna")
    page.on_show()
    assert entry.line.text() == ""
    hand.type("134 1")
    assert page.presenter.slip.holds(PickRef(134, "1"))


def test_the_next_players_first_figure_begins_his_bulletin(hand: Hand, page: SalePage, qtbot: QtBot) -> None:
    hand.type("134 1 5")
    hand.press(Qt.Key.Key_Return)
    hand.press(Qt.Key.Key_Return)
    qtbot.keyClicks(page.view, "1")
    assert page.presenter.step is Step.BULLETIN
    assert page.view.bulletin.entry.line.text() == "1"


def test_f03_a_double_touch_sells_one_ticket(hand: Hand, page: SalePage, seat: Seat, qtbot: QtBot) -> None:
    hand.type("134 1 5")
    hand.touch(page.view.primary)
    before = seat.counter.records()
    qtbot.mouseClick(page.view.primary, LEFT)
    qtbot.mouseClick(page.view.primary, LEFT)
    seat.rest(qtbot)
    assert seat.counter.records() == before + 1


def test_f03_back_during_validation_neither_loses_the_sale_nor_makes_another(
    hand: Hand, page: SalePage, seat: Seat, qtbot: QtBot
) -> None:
    hand.type("134 1 5")
    hand.touch(page.view.primary)
    before = seat.counter.records()
    qtbot.mouseClick(page.view.primary, LEFT)
    qtbot.keyClick(page.view, Qt.Key.Key_Escape)
    seat.rest(qtbot)
    assert page.presenter.step is Step.SOLD
    assert seat.counter.records() == before + 1
    assert [job.document.kind for job in seat.counter.papers()] == ["ticket"]


def test_the_total_on_the_button_is_what_is_taken(hand: Hand, page: SalePage) -> None:
    for line in ("134 1", "135 1", "141 1 5"):
        hand.type(line)
    hand.touch(page.view.slip.choices.formulas[1])
    assert page.view.primary.text() == f"Encaisser {Money.euros(15).text()}"
    hand.touch(page.view.primary)
    assert page.view.tender.field.amount == Money.euros(15)


def test_too_little_received_does_not_sell(hand: Hand, page: SalePage) -> None:
    hand.type("134 1 10")
    hand.touch(page.view.primary)
    page.view.tender.field.propose(Money.euros(5))
    assert not page.view.primary.isEnabled()
    hand.press(Qt.Key.Key_Return)
    assert page.presenter.step is Step.TENDER


def test_the_change_stays_to_be_read_after_the_sale(hand: Hand, page: SalePage) -> None:
    hand.type("134 1 10")
    hand.touch(page.view.primary)
    page.view.tender.field.propose(Money.euros(20))
    hand.touch(page.view.primary)
    assert page.view.sold.change == Money.euros(10).text()


def test_odds_that_move_under_the_hand_are_accepted_with_one_touch(
    hand: Hand, page: SalePage, seat: Seat, qtbot: QtBot
) -> None:
    hand.type("134 1 10")
    hand.touch(page.view.primary)
    set_odds(seat.counter.house, seat.counter.by("theo"), SetOdds(134, {"1": Odds.parse("1.80")}))
    before = seat.counter.records()
    hand.touch(page.view.primary)
    assert page.presenter.step is Step.CHANGED
    assert seat.counter.records() == before
    hand.touch(page.view.primary)
    assert page.presenter.step is Step.SOLD


def test_a_change_of_odds_shows_by_itself_with_an_arrow(
    hand: Hand, page: SalePage, seat: Seat, qtbot: QtBot
) -> None:
    set_odds(seat.counter.house, seat.counter.by("theo"), SetOdds(134, {"1": Odds.parse("1.80")}))
    qtbot.waitUntil(lambda: page.view.bulletin.offer.row_widgets()[0].odds[0].text() == "1,80")
    assert page.view.bulletin.offer.row_widgets()[0].row.cells[0].moved == -1


def test_a_closed_drawer_says_so_and_leads_to_it(
    hand: Hand, page: SalePage, seat: Seat, qtbot: QtBot
) -> None:
    seat.counter.close("100")
    qtbot.waitUntil(lambda: page.view.bulletin.trouble.isVisibleTo(page.view))
    hand.touch(page.view.primary)
    assert seat.gone.to == [("drawer", None)]


def test_a_minor_is_refused_with_one_touch_and_the_journal_knows(
    hand: Hand, page: SalePage, seat: Seat
) -> None:
    hand.type("134 1 10")
    hand.touch(page.view.slip.age)
    assert not page.view.primary.isEnabled()
    hand.touch(page.view.slip.question.minor_button)
    assert not page.presenter.slip.picks
    assert not page.view.slip.asks_age
    today = seat.counter.clock.now().date()
    refused = age_refusals(seat.counter.house, seat.counter.by("anna"), AskAgeRefusals(today, today))
    assert refused == {"P1": 1}


def test_a_multiple_of_three_out_of_six_takes_at_most_twelve_touches(hand: Hand, page: SalePage) -> None:
    for widget in page.view.bulletin.offer.row_widgets()[:6]:
        hand.touch(widget.odds[0])
    [three] = [button for button in page.view.slip.choices.formulas if button.text() == "3/6"]
    hand.touch(three)
    hand.touch(page.view.slip.choices.stakes[Money.euros(1)])
    hand.touch(page.view.primary)
    hand.touch(page.view.primary)
    assert page.presenter.step is Step.SOLD
    assert page.presenter.done is not None
    assert page.presenter.done.sold.combinations == 20
    assert hand.touches <= 12


def test_the_days_take_the_place_of_the_sports_until_one_is_chosen(
    hand: Hand, page: SalePage, seat: Seat
) -> None:
    seat.counter.publish(900, closes_at=seat.counter.clock.now() + timedelta(days=1))
    page.on_show()
    seat.rest(hand.qtbot)
    bulletin = page.view.bulletin
    hand.touch(bulletin.day)
    assert not bulletin.filters.isVisibleTo(page.view)
    hand.touch(list(bulletin.days.buttons.values())[-1])
    assert [widget.row.number for widget in bulletin.offer.row_widgets()] == [900]
    assert bulletin.day.text() == "Demain"


def test_escape_goes_back_to_the_bulletin_and_sells_nothing(hand: Hand, page: SalePage, seat: Seat) -> None:
    hand.type("134 1 10")
    hand.touch(page.view.primary)
    before = seat.counter.records()
    hand.press(Qt.Key.Key_Escape)
    assert page.presenter.step is Step.BULLETIN
    assert page.presenter.slip.picks
    assert seat.counter.records() == before


def test_a_touched_answer_comes_and_goes(hand: Hand, page: SalePage) -> None:
    first = page.view.bulletin.offer.row_widgets()[0].odds[0]
    hand.touch(first)
    assert first.isChecked()
    hand.touch(first)
    assert not first.isChecked()
    assert not page.presenter.slip.picks


def test_the_offer_is_searched_while_typing(hand: Hand, page: SalePage, qtbot: QtBot) -> None:
    hand.touch(page.view.bulletin.search)
    qtbot.keyClicks(page.view.bulletin.entry.line, "invites 141")
    assert [widget.row.number for widget in page.view.bulletin.offer.row_widgets()] == [141]
    hand.press(Qt.Key.Key_Escape)
    assert len(page.view.bulletin.offer.row_widgets()) == 6


STEPS = (Step.BULLETIN, Step.CHANGED, Step.TENDER, Step.SOLD)


@pytest.mark.parametrize("size", [(936, 656), (1270, 712), (1270, 656)])
@pytest.mark.parametrize("step", STEPS)
def test_every_step_can_be_read_and_touched_at_every_size(
    hand: Hand,
    page: SalePage,
    seat: Seat,
    assert_page_is_sound: Check,
    theme: Theme,
    words: Words,
    size: tuple[int, int],
    step: Step,
) -> None:
    page.view.resize(*size)
    for line in ("134 1", "135 n", "141 2 5"):
        hand.type(line)
    if step is not Step.BULLETIN:
        hand.touch(page.view.primary)
        page.view.tender.field.propose(Money(5025))
    if step is Step.CHANGED:
        set_odds(seat.counter.house, seat.counter.by("theo"), SetOdds(134, {"1": Odds.parse("1.80")}))
    if step in (Step.CHANGED, Step.SOLD):
        hand.touch(page.view.primary)
    assert page.presenter.step is step
    assert_page_is_sound(page.view)
    theme.set_dark(True)
    words.speak(Language.ENGLISH)
    assert_page_is_sound(page.view)


@pytest.mark.parametrize("size", [(936, 656), (1270, 656)])
def test_six_picks_that_are_refused_still_fit(
    hand: Hand, page: SalePage, seat: Seat, assert_page_is_sound: Check, size: tuple[int, int]
) -> None:
    page.view.resize(*size)
    seat.counter.publish(700, single_allowed=False)
    page.on_show()
    for number in (134, 135, 141, 142, 143, 144):
        hand.type(f"{number} 1 5")
    hand.touch(page.view.slip.choices.formulas[0])
    assert_page_is_sound(page.view)


@pytest.mark.parametrize("size", [(936, 656), (1270, 656)])
def test_bulletins_that_wait_can_be_read_and_touched_at_every_size(
    hand: Hand, page: SalePage, assert_page_is_sound: Check, words: Words, size: tuple[int, int]
) -> None:
    page.view.resize(*size)
    hand.type("134 1 100")
    for _ in range(3):
        hand.touch(page.view.primary)
    for _ in range(3):
        hand.type("134 1 100")
        hand.touch(page.view.slip.park)
    assert_page_is_sound(page.view)
    words.speak(Language.ENGLISH)
    assert_page_is_sound(page.view)
    hand.touch(page.view.slip.nothing.repeat)
    assert page.presenter.chosen == {PickRef(134, "1")}
    assert page.view.height() == size[1], "what takes turns must not make the window grow"
    assert not page.view.slip.park.isEnabled()


def test_999_bets_are_listed_at_once_by_few_widgets(qtbot: QtBot, page: SalePage, seat: Seat) -> None:
    presenter = page.presenter
    loaded = presenter.offer.loaded
    assert loaded is not None
    many = replace(loaded, lines=[offer_line(number, number) for number in range(1, 1000)])
    page._loaded(many)
    offer = page.view.bulletin.offer
    assert offer.count() == 1000
    assert len(offer.row_widgets()) < 20
    offer.verticalScrollBar().setValue(offer.verticalScrollBar().maximum())
    assert offer.row_widgets()[-1].row.number == 999


def test_the_pick_just_made_is_seen_whole_on_a_small_screen(hand: Hand, page: SalePage, qtbot: QtBot) -> None:
    page.view.resize(936, 656)  # 1024 × 768 without rail, strip and the bar of a demonstration
    for number in (134, 135, 141, 142, 143, 144):
        hand.type(f"{number} 1")
        last = page.view.slip.picks.row_at(page.view.slip.picks.count() - 1)
        qtbot.waitUntil(lambda row=last: row.visibleRegion().boundingRect() == row.rect())
    hand.type("134 N")
    first = page.view.slip.picks.row_at(0)
    qtbot.waitUntil(lambda: first.visibleRegion().boundingRect() == first.rect())


def test_whoever_logs_in_finds_what_waits_under_his_colleagues_name_and_sells_nothing_of_it_by_mistake(
    hand: Hand, page: SalePage, seat: Seat, qtbot: QtBot
) -> None:
    hand.type("134 1 5")
    hand.press(Qt.Key.Key_Return)
    page.on_hide()
    seat.sit("boris")
    page.on_show()
    seat.rest(qtbot)
    hand.press(Qt.Key.Key_Return)
    assert page.presenter.step is Step.BULLETIN
    assert not page.view.primary.isEnabled()
    assert page.unsold == 1
    (waiting,) = page.view.slip.nothing.waiting
    assert "Anna" in waiting.accessibleName()
    assert seat.gone.badges["sale"] == 1
    hand.touch(waiting)
    assert seat.gone.badges["sale"] == 0
    assert page.presenter.slip.holds(PickRef(134, "1"))


@pytest.mark.parametrize("size", [(936, 656), (1270, 656)])
def test_a_bet_is_marked_by_hundreds_tens_and_units_as_on_the_paper_bulletin(
    hand: Hand,
    page: SalePage,
    seat: Seat,
    qtbot: QtBot,
    assert_page_is_sound: Check,
    words: Words,
    size: tuple[int, int],
) -> None:
    page.view.resize(*size)
    grid, slip = page.view.bulletin.grid, page.view.slip
    hand.touch(page.view.bulletin.by_grid)
    for place, figure in zip(grid.places, (1, 3, 4), strict=True):
        hand.touch(place.figures[figure])
    for language in (Language.ENGLISH, Language.FRENCH):
        words.speak(language)
        seat.rest(qtbot)
        assert_page_is_sound(page.view)
    (bet,) = grid.offer.row_widgets()
    hand.touch(bet.odds[0])
    assert page.presenter.slip.holds(PickRef(134, "1"))
    assert grid.number is None
    hand.touch(slip.choices.stakes[Money.euros(5)])
    hand.touch(page.view.primary)
    hand.touch(page.view.primary)
    assert (page.presenter.step, hand.touches) == (Step.SOLD, 8)


def test_a_number_without_a_bet_is_said_and_escape_leads_back_to_the_whole_offer(
    hand: Hand, page: SalePage
) -> None:
    hand.touch(page.view.bulletin.by_grid)
    for place in page.view.bulletin.grid.places:
        hand.touch(place.figures[9])
    assert page.view.bulletin.grid.nothing.isVisible()
    assert page.view.bulletin.grid.number == 999
    hand.press(Qt.Key.Key_Escape)
    assert not page.view.bulletin.shows_grid
    assert page.view.bulletin.offer.isVisible()


def test_a_drawer_over_its_ceiling_is_told_and_sells_all_the_same(
    hand: Hand, page: SalePage, seat: Seat, qtbot: QtBot
) -> None:
    desk = seat.context.desk
    desk.house = replace(desk.house, settings=replace(desk.house.settings, drawer_ceiling=Money.euros(99)))
    page.on_show()
    seat.rest(qtbot)
    assert page.view.bulletin.trouble.isVisible()
    hand.type("134 1 5")
    assert page.view.primary.isEnabled()
