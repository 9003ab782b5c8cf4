"""The trader makes a result known: entered by touch or keys, read before it counts, once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.betting.bet import BetType, Period
from app.domain.betting.outcomes import Ending
from app.domain.house.rights import Act
from app.domain.values import Odds
from app.services.betting.offers import PublishBet, publish_bet
from app.services.betting.payments import pay
from tests.ui.pages.seated import Seat, seated
from ui.pages.results.events import MOST, EventLine
from ui.pages.results.page import ResultsPage
from ui.theme import Theme
from ui.theme.layouts import rescale
from ui.widgets import Text
from ui.words import Language, Words

Check = Callable[[QWidget], None]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("theo") as seat:
        seat.counter.publish(101, 102, 103)
        more = {
            201: (BetType.FIRST_GOAL, ("1", "2", "none")),
            202: (BetType.DOUBLE_CHANCE, ("1/N", "N/2", "1/2")),
            203: (BetType.ODD_EVEN, ("even", "odd")),
        }
        for number, (kind, picks) in more.items():
            odds = dict.fromkeys(picks, Odds(200))
            command = PublishBet(number, "e101", kind, odds, seat.counter.clock.now().replace(hour=18))
            publish_bet(seat.counter.house, seat.counter.by("theo"), command)
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> Iterator[ResultsPage]:
    seat.counter.sell(101)
    seat.counter.sell(101, pick="2")
    seat.counter.later(hours=8)
    page = ResultsPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 700)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    yield page
    page.on_hide()


def _enter(qtbot: QtBot, page: ResultsPage, seat: Seat, first: int, second: int) -> None:
    form = page.view.form
    for side, count in enumerate((first, second)):
        box = form._steppers[Period.FULL, side]
        for _ in range(count):
            qtbot.mouseClick(box._plus, LEFT)
    page.consequences.count.begin()
    seat.rest(qtbot)


def in_hand(page: ResultsPage) -> str:
    chosen = page.presenter.choice.chosen
    return chosen.code if chosen else ""


def _records(seat: Seat) -> int:
    return seat.counter.records()


def test_the_consequences_are_read_before_they_count(qtbot: QtBot, page: ResultsPage, seat: Seat) -> None:
    before = _records(seat)
    _enter(qtbot, page, seat, 2, 0)
    panel = page.view.consequences
    assert panel.total.value() == "20,00\u00a0€"
    assert [box.number.text() for box in panel._boxes] == ["1", "1", "0"]
    assert _records(seat) == before


def test_one_touch_promulgates_and_the_next_event_is_there(
    qtbot: QtBot, page: ResultsPage, seat: Seat
) -> None:
    _enter(qtbot, page, seat, 2, 0)
    assert page.view.primary.text() == "Promulguer 2 – 0"
    qtbot.mouseClick(page.view.primary, LEFT)
    qtbot.waitUntil(lambda: in_hand(page) == "e102")
    seat.rest(qtbot)
    assert "Hôtes 101 – Invités 101, 2 – 0" in page.view.consequences.done._text.text()
    with seat.counter.house.store.read() as unit:
        assert unit.offer.by_numbers([101])[101].outcome is not None


def test_two_touches_make_one_result(qtbot: QtBot, page: ResultsPage, seat: Seat) -> None:
    _enter(qtbot, page, seat, 1, 0)
    before = _records(seat)
    qtbot.mouseClick(page.view.primary, LEFT)
    qtbot.mouseClick(page.view.primary, LEFT)
    seat.rest(qtbot)
    seat.rest(qtbot)
    assert _records(seat) == before + 1


def test_keys_do_the_whole_job(qtbot: QtBot, page: ResultsPage, seat: Seat) -> None:
    page.view.activateWindow()
    box = page.view.form._steppers[Period.FULL, 0]._box
    qtbot.keyClick(box, "2")
    assert page.presenter.entering.entry.full == (2, 0)
    qtbot.keyClick(box, Qt.Key.Key_Up)
    assert page.presenter.entering.entry.full == (3, 0)
    page.view.primary.click()
    seat.rest(qtbot)
    with seat.counter.house.store.read() as unit:
        assert unit.offer.by_numbers([101])[101].result_known


def test_a_contradiction_is_said_and_can_not_be_promulgated(
    qtbot: QtBot, page: ResultsPage, seat: Seat
) -> None:
    qtbot.mouseClick(page.view.form._steppers[Period.HALF_TIME, 0]._plus, LEFT)
    assert page.presenter.entering.entry.full == (0, 0), "nobody but the trader enters the end"
    assert not page.view.primary.isEnabled()
    assert "Entrez la fin de match" in page.view.primary.why_disabled


def test_a_result_that_a_colleague_promulgated_meanwhile_is_said_in_place(
    qtbot: QtBot, page: ResultsPage, seat: Seat
) -> None:
    _enter(qtbot, page, seat, 1, 0)
    page._shown = False  # the news of it is still on its way
    seat.counter.settle(101)
    page.view.primary.click()
    seat.rest(qtbot)
    assert page.view.refusal.said is not None
    assert page.view.refusal.said.what == "Le résultat est déjà promulgué"
    page._shown = True
    qtbot.mouseClick(page.view.refusal._leave, LEFT)
    assert page.view.shows_form


def test_a_result_from_another_station_takes_the_event_off_the_list(
    qtbot: QtBot, page: ResultsPage, seat: Seat
) -> None:
    seat.counter.settle(102)
    seat.rest(qtbot)
    assert [each.code for each in page.presenter.choice.events] == ["e101", "e103"]
    assert seat.gone.badges["results"] == 2


def test_events_on_sale_are_behind_a_filter(qtbot: QtBot, page: ResultsPage, seat: Seat) -> None:
    seat.counter.publish(104)
    seat.rest(qtbot)
    assert "e104" not in [each.code for each in page.presenter.choice.events]
    qtbot.mouseClick(page.view.events.more, LEFT)
    seat.rest(qtbot)
    assert "e104" in [each.code for each in page.presenter.choice.events]


@pytest.mark.parametrize("size", [(936, 656), (1270, 712), (1824, 968)])
@pytest.mark.parametrize("dark", [False, True])
def test_it_fits(
    qtbot: QtBot,
    page: ResultsPage,
    seat: Seat,
    words: Words,
    theme: Theme,
    assert_page_is_sound: Check,
    size: tuple[int, int],
    dark: bool,
) -> None:
    page.view.resize(*size)
    _enter(qtbot, page, seat, 2, 1)
    qtbot.mouseClick(page.view.form.goals["2"], LEFT)
    page.consequences.count.begin()
    seat.rest(qtbot)
    theme.set_dark(dark)
    assert_page_is_sound(page.view)
    words.speak(Language.ENGLISH)
    assert_page_is_sound(page.view)
    page.view.form.endings[Ending.POSTPONED].click()
    assert_page_is_sound(page.view)


def test_only_a_trader_is_offered_it() -> None:
    from ui.pages.registry import PAGES  # noqa: PLC0415  # reads every page of the house

    [spec] = [each for each in PAGES if each.key == "results"]
    assert spec.acts == (Act.PROMULGATE,)


def test_the_gain_that_was_shown_is_the_one_that_is_paid(qtbot: QtBot, page: ResultsPage, seat: Seat) -> None:
    seat.counter.publish(105)
    sold = seat.counter.sell(105, stake="20")
    seat.counter.later(hours=8)
    page._load()
    seat.rest(qtbot)
    page.events.choose("e105")
    _enter(qtbot, page, seat, 1, 0)
    shown = page.view.consequences.total.value()
    page.view.primary.click()
    seat.rest(qtbot)
    paid = pay(seat.counter.house, seat.counter.by("anna"), seat.counter.payment(sold.identification))
    assert paid.amount.text() == shown == "40,00\u00a0€"


def test_awaited_results_are_counted_before_the_page_was_ever_opened(qtbot: QtBot, seat: Seat) -> None:
    seat.counter.later(hours=8)
    page = ResultsPage(seat.context)
    qtbot.addWidget(page.view)
    page.at_login()
    seat.rest(qtbot)
    assert seat.gone.badges["results"] == 3
    seat.counter.settle(102)
    seat.rest(qtbot)
    assert seat.gone.badges["results"] == 2


def test_the_list_is_searched_by_number_and_the_form_follows(qtbot: QtBot, page: ResultsPage) -> None:
    assert page.view.form.isAncestorOf(page.view.focusWidget()), "the keys begin in the form"
    page.view.events.search.setFocus()
    qtbot.keyClicks(page.view.events.search, "103")
    assert page.view.events.button("e103") is not None
    assert page.view.events.button("e101") is None
    assert in_hand(page) == "e103"
    assert page.view.focusWidget() is page.view.events.search, "and they stay where they are typed"


def test_what_is_missing_is_said_once(page: ResultsPage) -> None:
    assert page.view.primary.why_disabled.startswith("Entrez le score")
    assert page.view.form.verdict.isHidden()


def test_a_long_list_shows_its_first_events_and_says_how_many_more(page: ResultsPage) -> None:
    lines = [EventLine(f"e{place}", ("Brest", "Nice"), "") for place in range(MOST + 5)]
    page.view.events.show_events(lines, len(lines), "encore 5")
    assert page.view.events.button(f"e{MOST - 1}") is not None
    assert page.view.events.button(f"e{MOST}") is None
    assert page.view.events.rest.text() == "encore 5"


def test_enter_in_the_search_brings_up_what_was_found_and_makes_nothing_known(
    qtbot: QtBot, page: ResultsPage, seat: Seat
) -> None:
    _enter(qtbot, page, seat, 2, 0)
    assert page.view.primary.isEnabled()
    before, search = _records(seat), page.view.events.search
    page.view.activateWindow()
    search.setFocus()
    qtbot.keyClicks(search, "103")
    qtbot.keyClick(search, Qt.Key.Key_Return)
    seat.rest(qtbot)
    assert page.presenter.choice.chosen is not None
    assert page.presenter.choice.chosen.code == "e103"
    assert _records(seat) == before


def test_a_search_that_is_done_shows_what_still_waits(qtbot: QtBot, page: ResultsPage, seat: Seat) -> None:
    page.events.choose("e103")
    qtbot.keyClicks(page.view.events.search, "103")
    page.view.form.setFocus()
    _enter(qtbot, page, seat, 1, 0)
    page.view.primary.click()
    seat.rest(qtbot)
    assert page.view.events.search.text() == ""
    assert page.view.events.button("e101") is not None


def test_winners_are_named_by_touch_and_promulgated_once(qtbot: QtBot, page: ResultsPage, seat: Seat) -> None:
    page.events.choose("e102")
    qtbot.mouseClick(page.view.form.turn, LEFT)
    qtbot.mouseClick(page.view.winners.choice(seat.counter.bet_id(102), "N"), LEFT)
    page.consequences.count.begin()
    seat.rest(qtbot)
    assert page.view.consequences.total.isVisible()
    qtbot.mouseClick(page.view.primary, LEFT)
    qtbot.mouseClick(page.view.primary, LEFT)
    seat.rest(qtbot)
    with seat.counter.house.store.read() as unit:
        outcome = unit.offer.by_numbers([102])[102].outcome
    assert outcome is not None
    assert outcome.winners == ("N",)
    assert "e102" not in [each.code for each in page.presenter.choice.events]


def test_many_tickets_are_counted_part_by_part(
    qtbot: QtBot, page: ResultsPage, seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.services.betting.consequences.PART", 1)
    heard: list[tuple[int, int, bool]] = []
    count = page.consequences.count
    count.changed.connect(lambda: heard.append((count.counted, count.in_all, count.is_whole)))
    _enter(qtbot, page, seat, 1, 0)
    assert heard[-2:] == [(1, 2, False), (2, 2, True)]
    assert not page.view.consequences.progress.isVisible()


@pytest.mark.parametrize("size", [(936, 656), (1270, 712), (1824, 968)])
@pytest.mark.parametrize("language", Language)
def test_naming_winners_fits(
    qtbot: QtBot,
    page: ResultsPage,
    theme: Theme,
    words: Words,
    assert_page_is_sound: Check,
    size: tuple[int, int],
    language: Language,
) -> None:
    theme.fit_to_width(size[0] + 96)
    rescale(page.view, theme.px)
    words.speak(language)
    page.view.resize(*size)
    page.view.form.turn.click()
    assert_page_is_sound(page.view)


def test_until_the_house_has_answered_the_page_says_that_it_loads(qtbot: QtBot, seat: Seat) -> None:
    page = ResultsPage(seat.context)
    qtbot.addWidget(page.view)
    shown = [each.text() for each in page.view.events.empty.findChildren(Text)]
    assert "Les matchs se chargent…" in shown
    page.on_show()
    seat.rest(qtbot)
    shown = [each.text() for each in page.view.events.empty.findChildren(Text)]
    assert "Rien à promulguer" in shown
    page.on_hide()


def test_a_whole_entry_fits_at_1024_under_the_demonstrations_band(
    qtbot: QtBot, page: ResultsPage, seat: Seat
) -> None:
    page.view.resize(936, 656)
    _enter(qtbot, page, seat, 2, 0)
    form = page.view.form
    form.goals["1"].click()
    seat.rest(qtbot)
    assert form.verdict.isVisible()
    for side in form.sides:
        side.set_name("Association sportive de Villefranche-de-Rouergue")
    assert form.minimumSizeHint().height() <= form.height()
    assert form.minimumSizeHint().width() <= form.width()


def test_long_names_are_whole_in_a_narrow_window(page: ResultsPage, qtbot: QtBot) -> None:
    page.view.resize(936, 656)
    page.view.show_form()
    name = "2 · Association sportive de Villefranche-de-Rouergue"
    for side in page.view.form.sides:
        side.set_name(name)
    qtbot.waitUntil(lambda: page.view.form.sides[1].text().replace("\n", " ") == name)
    page.view.chooser.list.say(EventLine("", ("Olympique de Montreval", name), "101"))
    assert page.view.chooser.list.accessibleName() == f"Olympique de Montreval – {name}. 101"
    assert page.view.form.minimumSizeHint().height() <= page.view.form.height()
