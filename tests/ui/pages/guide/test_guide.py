"""The guide: what to try next, who does it, papers and scanner of a house that does not exist."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime

import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.demo.founding import PEOPLE
from app.domain.house.rights import Act, Operator
from app.ports.devices import VirtualPaper
from tests.ui.pages.seated import Seat, seated
from ui.context import Demo
from ui.pages.guide.page import GuidePage
from ui.pages.guide.presenter import STEPS, GuidePresenter, Step, StepName
from ui.pages.registry import PAGES
from ui.theme import Theme
from ui.words import Language, Words

Check = Callable[[QWidget], None]
LEFT = Qt.MouseButton.LeftButton
PINS = {each.operator: each.pin for each in PEOPLE}
AT = datetime(2026, 9, 5, 12, 0, tzinfo=UTC)


class Devices:
    """Papers that a test puts on the shelf, and what was scanned of them."""

    def __init__(self) -> None:
        self.shelf: list[VirtualPaper] = []
        self.scanned: list[int] = []

    def bring_out(self, title: str, code: str | None) -> None:
        picture = io.BytesIO()
        Image.new("1", (576, 900), 1).save(picture, "PNG")
        self.shelf.insert(0, VirtualPaper(len(self.shelf) + 1, title, picture.getvalue(), code, AT))

    def papers(self) -> Sequence[VirtualPaper]:
        return tuple(self.shelf)

    def scan(self, paper: int) -> bool:
        self.scanned.append(paper)
        return True


class Clock:
    def __init__(self) -> None:
        self.moved_to: list[datetime] = []

    def move_on(self, instant: datetime) -> None:
        self.moved_to.append(instant)


@pytest.fixture
def devices() -> Devices:
    return Devices()


@pytest.fixture
def clock_of_demo() -> Clock:
    return Clock()


@pytest.fixture
def seat(devices: Devices, clock_of_demo: Clock) -> Iterator[Seat]:
    with seated("anna", Demo(devices, clock_of_demo.move_on, None, lambda _: 36), pins=PINS) as seat:
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> Iterator[GuidePage]:
    page = GuidePage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 656)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    yield page
    page.on_hide()


def test_every_step_is_done_by_somebody_who_may_do_it() -> None:
    people = {each.operator: Operator(each.operator, each.name, frozenset(each.roles)) for each in PEOPLE}
    for step in STEPS:
        assert any(people[doer.operator].may(act) for doer in step.doers for act in step.acts), step.name


def test_a_step_is_done_once_its_act_is_in_the_journal(seat: Seat, devices: Devices) -> None:
    presenter = GuidePresenter(seat.context.desk, Demo(devices, Clock().move_on))
    presenter.show(presenter.load())
    assert presenter.seen.done == {StepName.OPEN}
    assert presenter.present.name is StepName.SELL
    seat.counter.publish(101)
    seat.counter.sell(101)
    presenter.show(presenter.load())
    assert presenter.present.name is StepName.RESULTS


def test_a_step_that_was_touched_stays_until_it_is_done(seat: Seat, devices: Devices) -> None:
    presenter = GuidePresenter(seat.context.desk, Demo(devices, Clock().move_on))
    presenter.show(presenter.load())
    presenter.chosen = StepName.RESULTS
    seat.counter.publish(101)
    seat.counter.sell(101)
    presenter.show(presenter.load())
    assert presenter.present.name is StepName.RESULTS
    seat.counter.settle(101)
    presenter.show(presenter.load())
    assert presenter.present.name is StepName.PAY


def test_the_clock_goes_on_to_the_evening_of_the_house(
    qtbot: QtBot, page: GuidePage, clock_of_demo: Clock
) -> None:
    assert not page.view.evening.isVisible(), "a day that has not begun is not over"
    page._choose_step(STEPS.index(next(step for step in STEPS if step.name is StepName.RESULTS)))
    qtbot.mouseClick(page.view.evening, LEFT)
    assert not page.view.evening.isEnabled(), "asked once"
    qtbot.waitUntil(lambda: clock_of_demo.moved_to == [datetime(2026, 9, 5, 21, 0, tzinfo=UTC)])


def test_a_tournament_that_starts_late_in_the_demonstration_is_no_cause_for_alarm(
    page: GuidePage, seat: Seat
) -> None:
    seat_step = next(place for place, step in enumerate(STEPS) if step.name is StepName.SEAT)
    page._choose_step(seat_step)
    assert "préinscrites" in page.view.hint.text()
    seat.counter.clock.set(page._presenter.evening)
    page._choose_step(seat_step)
    assert "en retard, sans mal" in page.view.hint.text()


def test_the_newest_paper_is_in_hand_and_the_scanner_reads_it(
    qtbot: QtBot, page: GuidePage, devices: Devices
) -> None:
    assert not page.view.primary.isEnabled()
    devices.bring_out("Ticket 000 417", "1" * 24)
    devices.bring_out("Ticket 000 418", "2" * 24)
    page._look_again()
    assert page.view.primary.text() == "Lire le ticket 000 418"
    qtbot.mouseClick(page.view.primary, LEFT)
    assert devices.scanned == [2]


def test_another_paper_can_be_chosen(qtbot: QtBot, page: GuidePage, devices: Devices) -> None:
    devices.bring_out("Ticket 000 417", "1" * 24)
    devices.bring_out("Ticket 000 418", "2" * 24)
    page._look_again()
    qtbot.mouseClick(page.view.papers.row_at(1), LEFT)
    qtbot.mouseClick(page.view.primary, LEFT)
    assert devices.scanned == [1]


def test_a_paper_without_bar_code_says_so(page: GuidePage, devices: Devices) -> None:
    devices.bring_out("Clôture 12", None)
    page._look_again()
    assert not page.view.primary.isEnabled()
    assert "pas de code à barres" in page.view.primary.why_disabled


def test_a_ticket_is_read_by_who_may_check_it(
    qtbot: QtBot, page: GuidePage, seat: Seat, devices: Devices
) -> None:
    seat.sit("theo")
    devices.bring_out("Ticket 000 418", "2" * 24)
    page._look_again()
    assert not seat.context.desk.may(Act.CHECK_TICKET)
    assert "code 1234" in page.view.primary.why_disabled


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_whoever_is_named_is_asked_for_his_code_and_lands_on_the_step_s_page(
    qtbot: QtBot, page: GuidePage, seat: Seat, step: Step
) -> None:
    page._choose_step(STEPS.index(step))
    for way, doer in zip(page.view.ways, step.doers, strict=False):
        assert PINS[doer.operator] in way.text()
        qtbot.mouseClick(way, LEFT)
        assert seat.gone.to[-1] == ("login", (doer.operator, doer.page))


def test_whoever_is_named_finds_the_page_on_the_rail() -> None:
    people = {each.operator: Operator(each.operator, each.name, frozenset(each.roles)) for each in PEOPLE}
    pages = {spec.key: spec.acts for spec in PAGES}
    for doer in (doer for step in STEPS for doer in step.doers):
        assert any(map(people[doer.operator].may, pages[doer.page])), doer


def test_the_step_s_page_opens_for_who_is_there_already(qtbot: QtBot, page: GuidePage, seat: Seat) -> None:
    seat.context.desk.operator = Operator("ines", "Inès Maillard", frozenset())
    page._show_steps()
    qtbot.mouseClick(page.view.ways[0], LEFT)
    assert seat.gone.to[-1] == ("sale", None)


@pytest.mark.parametrize("size", [(936, 656), (1270, 656), (1824, 968)])
@pytest.mark.parametrize("dark", [False, True])
def test_it_fits(
    qtbot: QtBot,
    page: GuidePage,
    devices: Devices,
    words: Words,
    theme: Theme,
    assert_page_is_sound: Check,
    size: tuple[int, int],
    dark: bool,
) -> None:
    page.view.resize(*size)
    theme.set_dark(dark)
    assert_page_is_sound(page.view)
    devices.bring_out("Ticket 000 418", "2" * 24)
    page._look_again()
    for language in Language:
        words.speak(language)
        for place in range(len(STEPS)):
            page._choose_step(place)
            assert_page_is_sound(page.view)
    qtbot.mouseClick(page.view.enlarge, LEFT)
    assert_page_is_sound(page.view)
