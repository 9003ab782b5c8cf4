"""The day's tickets as hands use them: a scan shows, it never cancels; refusals leave the page usable."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.domain.values import Money, Odds
from app.services.betting.offers import SetOdds, set_odds
from app.services.betting.sales import Sold
from tests.app.services.kit import PIN
from tests.ui.pages.seated import Seat, seated
from tests.ui.pages.tickets.test_presenter import printed
from ui.betting.cancelling import ToCancel
from ui.customer import Answer
from ui.pages.tickets.page import TicketsPage
from ui.pages.tickets.presenter import Step
from ui.theme import Theme
from ui.widgets import Text
from ui.words import Language, Words

Check = Callable[[QWidget], None]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(134, 135)
        yield seat


@pytest.fixture
def sold(seat: Seat) -> Sold:
    seat.counter.sell(135, stake="20")
    return seat.counter.sell(134)


@pytest.fixture
def page(qtbot: QtBot, seat: Seat, sold: Sold) -> Iterator[TicketsPage]:
    page = TicketsPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    yield page
    page.on_hide()


@pytest.fixture
def touch(qtbot: QtBot, seat: Seat, page: TicketsPage) -> Callable[[QAbstractButton], None]:
    def touched(button: QAbstractButton) -> None:
        assert button.isVisibleTo(page.view)
        assert button.isEnabled()
        qtbot.mouseClick(button, LEFT)
        seat.rest(qtbot)

    return touched


Touch = Callable[[QAbstractButton], None]


def scan(page: TicketsPage, seat: Seat, qtbot: QtBot, sold: Sold) -> None:
    assert page.take_scan(sold.identification + seat.counter.control(sold.identification))
    seat.rest(qtbot)


def test_a_ticket_that_was_read_at_the_check_is_cancelled_with_one_touch(
    page: TicketsPage, seat: Seat, qtbot: QtBot, sold: Sold, touch: Touch
) -> None:
    page.receive(ToCancel(sold.identification + seat.counter.control(sold.identification)))
    seat.rest(qtbot)
    assert page.presenter.step is Step.CANCELLING
    touch(page.view.primary)
    assert page.presenter.step is Step.CANCELLED


def test_a_ticket_that_can_no_longer_be_cancelled_is_only_shown(
    page: TicketsPage, seat: Seat, qtbot: QtBot, sold: Sold
) -> None:
    seat.counter.later(hours=3)
    page.receive(ToCancel(sold.identification + seat.counter.control(sold.identification)))
    seat.rest(qtbot)
    assert page.presenter.step is Step.SHOWN
    assert not page.view.primary.isEnabled()


def test_a_touched_ticket_stands_in_the_panel(
    page: TicketsPage, seat: Seat, qtbot: QtBot, sold: Sold
) -> None:
    first = page.view.list.visualRect(page.view.list.rows.index(0)).center()
    qtbot.mouseClick(page.view.list.viewport(), LEFT, pos=first)
    seat.rest(qtbot)
    assert page.presenter.identification == sold.identification


def test_a_scanned_ticket_is_cancelled_with_two_touches(
    page: TicketsPage, seat: Seat, qtbot: QtBot, sold: Sold, touch: Touch
) -> None:
    before = seat.counter.records()
    scan(page, seat, qtbot, sold)
    assert seat.counter.records() == before
    touch(page.view.primary)
    touch(page.view.primary)
    assert page.presenter.step is Step.CANCELLED
    assert seat.counter.balance("drawer:P1") == Money.euros(120)
    assert seat.kicks == 1
    qtbot.waitUntil(lambda: "dont 1 annulé" in page.view.count.text())
    assert isinstance(seat.context.customer.showing, Answer), "the customer sees what he gets back"
    page.on_hide()
    assert seat.context.customer.showing is None


def test_a_double_touch_gives_the_money_back_once(
    page: TicketsPage, seat: Seat, qtbot: QtBot, sold: Sold, touch: Touch
) -> None:
    scan(page, seat, qtbot, sold)
    touch(page.view.primary)
    qtbot.mouseClick(page.view.primary, LEFT)
    qtbot.mouseClick(page.view.primary, LEFT)
    seat.rest(qtbot)
    assert seat.counter.balance("drawer:P1") == Money.euros(120)


def test_a_refused_cancellation_says_why_and_leaves_the_ticket(
    page: TicketsPage, seat: Seat, qtbot: QtBot, sold: Sold, touch: Touch
) -> None:
    scan(page, seat, qtbot, sold)
    touch(page.view.primary)
    seat.counter.later(hours=3)
    touch(page.view.primary)
    assert page.view.refusal.said is not None
    assert page.presenter.identification == sold.identification
    assert "deux heures" in page.view.primary.why_disabled


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda seat: seat.counter.later(hours=2, seconds=1), "deux heures"),
        (lambda seat: seat.counter.later(hours=6, minutes=5), "Ce ticket est du"),
        (
            lambda seat: set_odds(
                seat.counter.house, seat.counter.by("theo"), SetOdds(134, {"1": Odds.parse("1.80")})
            ),
            "La cote de",
        ),
        (lambda seat: seat.counter.settle(134), "Le résultat de"),
    ],
    ids=["two hours", "the match has begun", "odds moved", "a result is known"],
)
def test_a_ticket_that_can_no_longer_be_cancelled_says_so_before_it_is_touched(
    page: TicketsPage,
    seat: Seat,
    qtbot: QtBot,
    sold: Sold,
    change: Callable[[Seat], object],
    reason: str,
) -> None:
    """BETTING B5."""
    scan(page, seat, qtbot, sold)
    assert page.view.primary.isEnabled()
    change(seat)
    page._look_at_shown_again()
    seat.rest(qtbot)
    assert not page.view.primary.isEnabled()
    assert reason in page.view.primary.why_disabled
    assert page.view.primary.why_disabled.endswith("Art. 8.3")
    assert page.view.why.isVisible()
    assert page.view.why.text() == page.view.primary.why_disabled


def test_a_copy_is_one_touch(page: TicketsPage, seat: Seat, qtbot: QtBot, sold: Sold, touch: Touch) -> None:
    scan(page, seat, qtbot, sold)
    touch(page.view.copy)
    assert page.view.echo.isVisibleTo(page.view)
    assert page.presenter.chosen is not None
    assert page.presenter.chosen.registered.copies == 1


def test_a_printed_ticket_is_replaced_on_a_supervisors_code(
    page: TicketsPage, seat: Seat, qtbot: QtBot, sold: Sold, touch: Touch
) -> None:
    printed(seat, sold.identification)
    scan(page, seat, qtbot, sold)
    touch(page.view.replace)
    touch(page.view.primary)
    assert page.presenter.step is Step.APPROVING
    approval = page.view.approval
    while approval.chosen != "clara":
        touch(approval.who)
    said = " ".join(text.text() for text in approval.heading.findChildren(Text))
    assert page.presenter.total_of_chosen().text() in said
    touch(approval.keyboard)
    page.view.keyboard.press("x")
    assert approval.reason.text() == "x"
    touch(approval.ready.buttons[1])
    assert approval.reason.text() == approval.ready.buttons[1].text()
    for figure in PIN:
        approval.pad.press(figure)
    touch(page.view.primary)
    assert page.presenter.chosen is not None
    assert page.presenter.chosen.registered.issues == 2


def test_whoever_comes_next_finds_no_ticket_of_somebody_elses(
    page: TicketsPage, seat: Seat, qtbot: QtBot, sold: Sold
) -> None:
    scan(page, seat, qtbot, sold)
    page.on_hide()
    assert page.presenter.chosen is None
    assert page.presenter.control == ""


@pytest.mark.parametrize("size", [(936, 656), (1270, 712)])
@pytest.mark.parametrize("step", [None, *Step])
def test_every_step_can_be_read_and_touched_at_every_size(
    page: TicketsPage,
    seat: Seat,
    qtbot: QtBot,
    sold: Sold,
    touch: Touch,
    assert_page_is_sound: Check,
    theme: Theme,
    words: Words,
    size: tuple[int, int],
    step: Step | None,
) -> None:
    page.view.resize(*size)
    if step is not None:
        printed(seat, sold.identification)
        scan(page, seat, qtbot, sold)
    if step in (Step.REPLACING, Step.APPROVING):
        touch(page.view.replace)
    if step in (Step.CANCELLING, Step.CANCELLED, Step.APPROVING):
        touch(page.view.primary)
    if step is Step.CANCELLED:
        touch(page.view.primary)
    if step is Step.APPROVING:
        touch(page.view.approval.keyboard)
    assert step is None or page.presenter.step is step
    assert_page_is_sound(page.view)
    theme.set_dark(True)
    words.speak(Language.ENGLISH)
    assert_page_is_sound(page.view)
