"""Files of the operator: taken whole, or every row that is wrong is listed (BETTING B1)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ports.filing import ReceivedFile
from app.services.betting.offer_file import unread
from app.services.betting.offers import AskOffer, offer
from app.services.files.misread import MisreadError, Slip
from tests.ui.pages.hands import Hand
from tests.ui.pages.seated import Seat, seated
from ui.pages.imports.page import ImportsPage
from ui.pages.imports.presenter import FileKind
from ui.pages.imports.words import row_words
from ui.theme import Theme
from ui.widgets import Text
from ui.words import Language, Words

Check = Callable[[QWidget], None]


def offer_file(seat: Seat, *numbers: int) -> bytes:
    """An offer of 1N2 bets; a number above 999 can't be taken."""
    closes = (seat.counter.clock.now() + timedelta(hours=5)).isoformat()
    events = [
        {
            "code": f"f{number}",
            "sides": ["Évrande", "Brécourt"],
            "bets": [
                {
                    "number": number,
                    "type": "1n2",
                    "odds": {"1": "1.85", "N": "3.10", "2": "4.20"},
                    "closes_at": closes,
                }
            ],
        }
        for number in numbers
    ]
    return json.dumps({"events": events}).encode()


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("theo") as seat:
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> ImportsPage:
    page = ImportsPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    return page


@pytest.fixture
def hand(qtbot: QtBot, seat: Seat, page: ImportsPage) -> Hand:
    return Hand(qtbot, seat, page.view)


def bring(seat: Seat, page: ImportsPage, qtbot: QtBot, name: str, data: bytes) -> None:
    seat.files.received[name] = ReceivedFile(name, data, "")
    page.on_show()
    seat.rest(qtbot)


def test_an_empty_folder_says_where_to_put_the_file(page: ImportsPage, seat: Seat, qtbot: QtBot) -> None:
    page.on_show()
    seat.rest(qtbot)
    assert page.view.nothing.isVisibleTo(page.view)
    assert not page.view.primary.isEnabled()


def test_the_newest_file_is_taken_with_one_touch(
    hand: Hand, page: ImportsPage, seat: Seat, qtbot: QtBot
) -> None:
    bring(seat, page, qtbot, "offre.json", offer_file(seat, 134, 135))
    hand.touch(page.view.primary)
    assert page.view.done.isVisibleTo(page.view)
    lines = offer(seat.counter.house, seat.counter.by("theo"), AskOffer())
    assert [line.on_offer.bet.number for line in lines] == [134, 135]


def test_every_bad_row_is_listed_and_nothing_is_taken(
    hand: Hand, page: ImportsPage, seat: Seat, qtbot: QtBot
) -> None:
    bring(seat, page, qtbot, "offre.json", offer_file(seat, 134, 1000, 1001))
    hand.touch(page.view.primary)
    assert len(page.presenter.bad) == 2
    assert page.view.rows.count() == 2
    assert not offer(seat.counter.house, seat.counter.by("theo"), AskOffer())
    hand.press(Qt.Key.Key_Escape)
    assert list(page.view.files) == ["offre.json"]


def test_a_file_that_is_no_offer_is_refused_in_place(
    hand: Hand, page: ImportsPage, seat: Seat, qtbot: QtBot
) -> None:
    bring(seat, page, qtbot, "offre.json", b"not json")
    hand.touch(page.view.primary)
    assert page.view.band.isVisibleTo(page.view)
    assert page.view.primary.isEnabled()


def test_a_file_named_after_results_is_read_as_results(page: ImportsPage, seat: Seat, qtbot: QtBot) -> None:
    bring(seat, page, qtbot, "results-0905.json", b"{}")
    assert page.presenter.kind is FileKind.RESULTS
    assert page.view.kinds[FileKind.RESULTS].isChecked()


@pytest.mark.parametrize("size", [(936, 656), (1270, 656)])
@pytest.mark.parametrize("numbers", [(134,), (134, 1000, 1001)])
def test_it_can_be_read_and_touched_at_every_size(
    hand: Hand,
    page: ImportsPage,
    seat: Seat,
    qtbot: QtBot,
    assert_page_is_sound: Check,
    theme: Theme,
    words: Words,
    size: tuple[int, int],
    numbers: tuple[int, ...],
) -> None:
    page.view.resize(*size)
    bring(seat, page, qtbot, "offre.json", offer_file(seat, *numbers))
    assert_page_is_sound(page.view)
    hand.touch(page.view.primary)
    assert_page_is_sound(page.view)
    theme.set_dark(True)
    words.speak(Language.ENGLISH)
    assert_page_is_sound(page.view)


def test_a_bad_row_says_in_words_where_it_is_and_what_to_do(
    hand: Hand, page: ImportsPage, seat: Seat, qtbot: QtBot
) -> None:
    bring(seat, page, qtbot, "offre.json", offer_file(seat, 134, 1000))
    hand.touch(page.view.primary)
    where, _what, below = row_words(page.presenter.bad[0])
    assert where == "Rencontre 2, pari 1"
    assert below == "1000 : un pari porte un numéro de 1 à 999. Prenez un autre numéro, de 1 à 999."


def test_a_row_that_cannot_be_read_says_what_its_reader_found_in_either_language(words: Words) -> None:
    bad = unread("line 4", MisreadError(Slip.MISSING, field="closes_at"))
    assert row_words(bad)[0] == "Ligne 4"
    assert row_words(bad)[2] == "«\u00a0closes_at\u00a0» manque."
    words.speak(Language.ENGLISH)
    assert row_words(bad)[1:] == ("Can’t be read", "“closes_at” is missing.")


def test_odds_that_a_file_writes_in_a_way_of_its_own_are_named_as_they_should_be(
    hand: Hand, page: ImportsPage, seat: Seat, qtbot: QtBot
) -> None:
    written = offer_file(seat, 134).replace(b'"3.10"', b'"3,1"')
    bring(seat, page, qtbot, "offre.json", written)
    hand.touch(page.view.primary)
    [bad] = page.presenter.bad
    assert "cette cote s’écrit 3.10." in row_words(bad)[2]


def test_a_file_that_breaks_off_says_at_which_line(
    hand: Hand, page: ImportsPage, seat: Seat, qtbot: QtBot
) -> None:
    bring(seat, page, qtbot, "offre.json", b'{"events": [\n{"code" 1}]}')
    hand.touch(page.view.primary)
    said = " ".join(label.text() for label in page.view.band.findChildren(Text))
    assert "la forme JSON est rompue. Rien n’en est repris." in said
    assert "Ligne 2" in said
