"""The check page as hands use it: two touches from scan to paid, the keyboard alone, no payment twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.domain.betting.payment import Method
from app.domain.values import Money, business_day
from app.services.betting import transfers
from app.services.betting.registers import AskAgeRefusals, age_refusals
from tests.app.services.kit import POINTS_OF_SALE
from tests.ui.pages.seated import Seat, seated
from ui.betting.cancelling import ToCancel
from ui.pages.check import paying
from ui.pages.check.looking_up import Case
from ui.pages.check.page import CheckPage
from ui.theme import Theme
from ui.theme.layouts import rescale
from ui.widgets import Text
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(101, 102, 103)
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> Iterator[CheckPage]:
    page = CheckPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.setMinimumSize(900, 600)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    yield page
    page.on_hide()


@pytest.fixture
def winning(seat: Seat) -> str:
    ticket = seat.counter.sell(101).identification
    seat.counter.settle(101)
    return ticket + seat.counter.control(ticket)


def touch(qtbot: QtBot, seat: Seat, button: QAbstractButton) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)


def case(page: CheckPage) -> Case:
    return page.presenter.case


def scan(qtbot: QtBot, seat: Seat, page: CheckPage, code: str) -> None:
    assert page.take_scan(code)
    seat.rest(qtbot)


def test_from_scan_to_paid_takes_two_touches(qtbot: QtBot, seat: Seat, page: CheckPage, winning: str) -> None:
    scan(qtbot, seat, page, winning)
    assert not page.view.primary.isEnabled(), "the ticket is not taken back yet"
    touch(qtbot, seat, page.view.taken_back)
    touch(qtbot, seat, page.view.primary)
    assert case(page) is Case.JUST_PAID
    assert seat.counter.balance("drawer:P1") == Money.euros(90)
    assert seat.kicks == 1


def test_a_scan_never_pays(qtbot: QtBot, seat: Seat, page: CheckPage, winning: str) -> None:
    scan(qtbot, seat, page, winning)
    touch(qtbot, seat, page.view.taken_back)
    scan(qtbot, seat, page, winning)
    assert case(page) is Case.WON
    assert not page.view.taken_back.isChecked(), "the ticket is to be looked at again"


def test_a_double_touch_pays_once_and_the_next_scan_says_so(
    qtbot: QtBot, seat: Seat, page: CheckPage, winning: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paying, "_DOUBLE_TOUCH_MS", 600_000)  # a busy machine makes no hand slow
    scan(qtbot, seat, page, winning)
    touch(qtbot, seat, page.view.taken_back)
    QTest.mouseClick(page.view.primary, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.view.primary, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)
    QTest.mouseClick(page.view.primary, Qt.MouseButton.LeftButton)
    assert case(page) is Case.JUST_PAID, "the confirmation stays under a hasty hand"
    scan(qtbot, seat, page, winning)
    assert case(page) is Case.PAID
    assert page.view.facts.isVisible()
    assert seat.counter.balance("drawer:P1") == Money.euros(90)


def test_typing_slowly_with_enter_works_in_the_same_field(
    qtbot: QtBot, seat: Seat, page: CheckPage, winning: str
) -> None:
    """F46: fourteen digits, then the control number."""
    line = page.view.number.line
    for part in (winning[:14], winning[14:]):
        QTest.keyClicks(line, part)
        QTest.keyClick(line, Qt.Key.Key_Return)
        seat.rest(qtbot)
    assert case(page) is Case.WON


@pytest.mark.parametrize(
    ("typed", "said"),
    [(13, "Il manque 1 chiffre : le ticket en a 14"), (20, "4 chiffres du numéro de contrôle"), (0, "14")],
)
def test_enter_on_too_few_figures_says_which_are_missing(
    qtbot: QtBot, seat: Seat, page: CheckPage, winning: str, typed: int, said: str
) -> None:
    page.view.number.setFocus()
    QTest.keyClicks(page.view.number.line, winning[:typed])
    QTest.keyClick(page.view.number.line, Qt.Key.Key_Return)
    assert page.view.why.isVisible()
    assert said in page.view.why.text()
    QTest.keyClicks(page.view.number.line, winning[typed:])
    assert not page.view.why.isVisible()
    QTest.keyClick(page.view.number.line, Qt.Key.Key_Return)
    seat.rest(qtbot)
    assert case(page) is Case.WON


def test_a_ticket_typed_without_its_control_number_asks_for_it_by_rule(
    qtbot: QtBot, seat: Seat, page: CheckPage, winning: str
) -> None:
    QTest.keyClicks(page.view.number.line, winning[:14])
    QTest.keyClick(page.view.number.line, Qt.Key.Key_Return)
    seat.rest(qtbot)
    assert case(page) is Case.CONTROL
    QTest.keyClicks(page.view.number.line, winning[14:20])
    QTest.keyClick(page.view.number.line, Qt.Key.Key_Return)
    assert "4 chiffres du numéro de contrôle" in page.view.why.text()


def test_the_pad_types_as_the_keyboard_does(qtbot: QtBot, seat: Seat, page: CheckPage, winning: str) -> None:
    keys = {key.value: key for key in page.view.keypad.keys}
    for figure in winning[:14]:
        QTest.mouseClick(keys[figure], Qt.MouseButton.LeftButton)
    assert page.view.number.line.digits() == winning[:14]
    touch(qtbot, seat, page.view.primary)
    assert case(page) is Case.CONTROL


def test_a_figure_typed_after_a_ticket_begins_the_next_one(
    qtbot: QtBot, seat: Seat, page: CheckPage, winning: str
) -> None:
    scan(qtbot, seat, page, winning)
    QTest.keyClicks(page.view.number.line, "7")
    assert case(page) is Case.IDLE
    assert page.view.number.line.digits() == "7"


def test_the_keyboard_alone_pays_and_goes_on(qtbot: QtBot, seat: Seat, page: CheckPage, winning: str) -> None:
    scan(qtbot, seat, page, winning)
    QTest.keyClick(page.view.taken_back, Qt.Key.Key_Space)
    QTest.keyClick(page.view.number.line, Qt.Key.Key_Return)
    seat.rest(qtbot)
    assert case(page) is Case.JUST_PAID
    qtbot.wait(550)
    QTest.keyClick(page.view.number.line, Qt.Key.Key_Return)
    assert case(page) is Case.IDLE


def test_a_ticket_paid_at_another_counter_meanwhile_is_told_with_the_facts(
    qtbot: QtBot, seat: Seat, page: CheckPage, winning: str
) -> None:
    """F01."""
    scan(qtbot, seat, page, winning)
    seat.counter.pay(winning[:14])
    touch(qtbot, seat, page.view.taken_back)
    touch(qtbot, seat, page.view.primary)
    seat.rest(qtbot)
    assert case(page) is Case.PAID
    assert page.view.facts.isVisible()


def test_a_drawer_that_is_short_says_so_and_the_page_stays_usable(
    qtbot: QtBot, seat: Seat, page: CheckPage
) -> None:
    """F59."""
    ticket = seat.counter.sell(101, stake="100").identification
    seat.counter.settle(101)
    seat.counter.close("200")
    seat.counter.open(float_="50")
    scan(qtbot, seat, page, ticket + seat.counter.control(ticket))
    touch(qtbot, seat, page.view.taken_back)
    touch(qtbot, seat, page.view.primary)
    assert page.view.refusal.isVisible()
    assert page.view.primary.isEnabled()
    assert case(page) is Case.WON


def test_a_transfer_says_what_is_missing_at_its_field(qtbot: QtBot, seat: Seat, page: CheckPage) -> None:
    ticket = seat.counter.sell(101, 102, 103, formula="3/3", stake="100").identification
    seat.counter.settle(101, 102, 103)
    seat.counter.later(days=1)
    scan(qtbot, seat, page, ticket + seat.counter.control(ticket))
    touch(qtbot, seat, page.view.taken_back)
    touch(qtbot, seat, page.view.primary)
    form = page.view.form
    assert form.isVisible()
    touch(qtbot, seat, page.view.primary)
    assert form.surname.fault
    form.surname.set_text("Durand")
    form.given_names.set_text("Zoé")
    form.iban.set_text("FR76 3000 6000 0112 3456 7890 180")
    touch(qtbot, seat, page.view.primary)
    assert form.iban.fault
    form.iban.set_text("")
    form.iban.edit.insert("fr7630006000011234567890189")
    assert form.iban.text() == "FR76 3000 6000 0112 3456 7890 189", "so that it can be read back"
    assert form.winner().iban == "FR7630006000011234567890189"
    touch(qtbot, seat, page.view.primary)
    assert case(page) is Case.WON, "the winner reads the recap first"
    touch(qtbot, seat, page.view.primary)
    assert case(page) is Case.JUST_PAID


def test_a_ticket_that_was_read_is_cancelled_without_reading_it_again(
    qtbot: QtBot, seat: Seat, page: CheckPage
) -> None:
    ticket = seat.counter.sell(101).identification
    code = ticket + seat.counter.control(ticket)
    scan(qtbot, seat, page, code)
    touch(qtbot, seat, page.view.cancel)
    assert seat.gone.to == [("tickets", ToCancel(code))]


def test_a_ticket_that_is_too_old_to_be_cancelled_says_so(
    qtbot: QtBot, seat: Seat, page: CheckPage, winning: str
) -> None:
    ticket = seat.counter.sell(102).identification
    seat.counter.later(hours=2, seconds=1)
    scan(qtbot, seat, page, ticket + seat.counter.control(ticket))
    assert page.view.cancel.isVisible()
    assert "Art. 8.3" in page.view.cancel.why_disabled
    scan(qtbot, seat, page, winning)
    assert not page.view.cancel.isVisible()


def test_a_code_of_another_kind_is_left_to_others(page: CheckPage) -> None:
    assert not page.take_scan("1234567890123456")


@pytest.mark.parametrize(("width", "height"), [(936, 656), (1270, 656), (1800, 970)])
@pytest.mark.parametrize("language", Language)
def test_every_answer_fits(
    qtbot: QtBot,
    seat: Seat,
    page: CheckPage,
    winning: str,
    theme: Theme,
    words: Words,
    assert_page_is_sound: Check,
    width: int,
    height: int,
    language: Language,
) -> None:
    theme.fit_to_width(width + 96)
    words.speak(language)
    rescale(page.view, theme.px)
    page.view.resize(width, height)
    assert_page_is_sound(page.view)
    lost = seat.counter.sell(102).identification
    seat.counter.cancel(lost)
    for code in (winning, lost + seat.counter.control(lost), winning[:14] + "0" * 10, "1" * 24):
        scan(qtbot, seat, page, code)
        assert_page_is_sound(page.view)
    scan(qtbot, seat, page, winning)
    touch(qtbot, seat, page.view.taken_back)
    touch(qtbot, seat, page.view.primary)
    assert_page_is_sound(page.view)
    scan(qtbot, seat, page, winning)
    assert_page_is_sound(page.view)


@pytest.fixture
def centre(seat: Seat, page: CheckPage) -> str:
    """A ticket of 2,000 €, the day after, at a payment centre."""
    seat.counter.publish(900, odds="20.00")
    ticket = seat.counter.sell(900, stake="100").identification
    seat.counter.settle(900)
    seat.counter.later(days=1)
    seat.context.desk.point_of_sale = POINTS_OF_SALE[2]
    return ticket + seat.counter.control(ticket)


def write_sharers(page: CheckPage, *shares: tuple[str, str]) -> None:
    for line, (name, share) in zip(page.view.form.sharers_form.rows, shares, strict=True):
        line.name.edit.setText(name)
        line.share.edit.setText(share)
        line.share.edit.textEdited.emit(share)


def open_collective_form(qtbot: QtBot, seat: Seat, page: CheckPage, code: str) -> None:
    scan(qtbot, seat, page, code)
    touch(qtbot, seat, page.view.taken_back)
    touch(qtbot, seat, page.view.primary)
    touch(qtbot, seat, page.view.form.several)


def test_several_winners_share_a_cheque_to_the_cent(
    qtbot: QtBot, seat: Seat, page: CheckPage, centre: str
) -> None:
    open_collective_form(qtbot, seat, page, centre)
    touch(qtbot, seat, page.view.form.sharers_form.add)
    write_sharers(page, ("Anne Morel", "1000"), ("Rui Mendes", "600,50"), ("Linh Nguyen", "399,50"))
    touch(qtbot, seat, page.view.primary)
    assert case(page) is Case.JUST_PAID
    orders = transfers.orders(seat.counter.house, seat.counter.by("anna"), transfers.AskOrders())
    assert [(line.winner, line.order.amount) for line in orders] == [
        ("Anne Morel", Money.euros(1000)),
        ("Rui Mendes", Money(60050)),
        ("Linh Nguyen", Money(39950)),
    ]
    told = " ".join(text.text() for text in page.view.steps.findChildren(Text))
    assert ">3</span> chèques" in told, "each has his own"
    assert "Formulaire collectif" in told


def test_shares_that_do_not_add_up_are_said_at_their_field_and_nothing_is_paid(
    qtbot: QtBot, seat: Seat, page: CheckPage, centre: str
) -> None:
    open_collective_form(qtbot, seat, page, centre)
    write_sharers(page, ("Anne Morel", "1000"), ("Rui Mendes", "999,99"))
    form = page.view.form.sharers_form
    assert Money(1).text() in form.left.text()
    assert not page.view.primary.isEnabled()
    assert page.view.primary.why_disabled == form.left.text()
    write_sharers(page, ("Anne Morel", "1000"), ("Rui Mendes", "1000"))
    touch(qtbot, seat, page.view.primary)
    assert case(page) is Case.JUST_PAID


def test_a_winner_without_a_name_is_asked_for_it(
    qtbot: QtBot, seat: Seat, page: CheckPage, centre: str
) -> None:
    open_collective_form(qtbot, seat, page, centre)
    write_sharers(page, ("Anne Morel", "1000"), ("", "1000"))
    touch(qtbot, seat, page.view.primary)
    assert page.view.form.sharers_form.rows[1].name.fault


def test_a_winner_can_be_taken_off_down_to_two(
    qtbot: QtBot, seat: Seat, page: CheckPage, centre: str
) -> None:
    open_collective_form(qtbot, seat, page, centre)
    form = page.view.form.sharers_form
    touch(qtbot, seat, form.add)
    touch(qtbot, seat, form.rows[0].remove)
    assert len(form.rows) == 2
    assert all(each.remove.isHidden() for each in form.rows)


@pytest.mark.parametrize("size", [(936, 656), (1270, 656)])
@pytest.mark.parametrize("identity", [False, True])
def test_the_collective_form_fits(
    qtbot: QtBot,
    seat: Seat,
    page: CheckPage,
    centre: str,
    assert_page_is_sound: Check,
    words: Words,
    size: tuple[int, int],
    identity: bool,
) -> None:
    page.view.resize(*size)
    open_collective_form(qtbot, seat, page, centre)
    if identity:
        page.view.form.open(Method.CHEQUE, Money.euros(6000), identity=True, kept=True)
    assert_page_is_sound(page.view)
    words.speak(Language.ENGLISH)
    assert_page_is_sound(page.view)


def test_a_winner_who_was_under_18_is_not_paid_and_the_refusal_is_counted(
    qtbot: QtBot, seat: Seat, page: CheckPage, winning: str
) -> None:
    page.receive(winning)
    seat.rest(qtbot)
    touch(qtbot, seat, page.view.of_age)
    assert not page.view.primary.isEnabled()
    touch(qtbot, seat, page.view.age.minor_button)
    assert case(page) is Case.MINOR
    today = business_day(seat.counter.house.clock.now())
    assert age_refusals(seat.counter.house, seat.context.desk.origin(), AskAgeRefusals(today, today)) == {
        "P1": 1
    }
    page.receive(winning)
    seat.rest(qtbot)
    assert case(page) is Case.WON


def test_a_winner_of_age_is_paid_and_what_was_written_down_stays(
    qtbot: QtBot, seat: Seat, page: CheckPage, winning: str
) -> None:
    page.receive(winning)
    seat.rest(qtbot)
    for answer in (page.view.age.adult_button.click, page.view.escaped.emit):
        touch(qtbot, seat, page.view.of_age)
        answer()
        assert not page.view.asks_age
        assert page.view.taken_back.isVisible()


def test_the_winner_who_is_too_young_is_pointed_out_among_several(
    qtbot: QtBot, seat: Seat, page: CheckPage, centre: str
) -> None:
    open_collective_form(qtbot, seat, page, centre)
    write_sharers(page, ("Anne Morel", "1000"), ("Rui Mendes", "1000"))
    anne, rui = page.view.form.sharers_form.rows
    anne.born.edit.setText("21/06/1980")
    rui.born.edit.setText("21/06/2012")
    rui.born.edit.textEdited.emit("21/06/2012")
    assert (bool(anne.born.fault), bool(rui.born.fault)) == (False, True)
    assert not page.view.primary.isEnabled()
    assert "2" in page.view.primary.why_disabled, "it says which one, out of sight or not"
    rui.born.edit.setText("31/02/1990")
    rui.born.edit.textEdited.emit("31/02/1990")
    assert not page.view.primary.isEnabled()
    rui.born.edit.setText("28/02/1990")
    rui.born.edit.textEdited.emit("28/02/1990")
    assert page.view.primary.isEnabled()


def test_the_formula_of_a_ticket_in_hand_follows_the_language(
    qtbot: QtBot, seat: Seat, page: CheckPage, words: Words
) -> None:
    ticket = seat.counter.sell(101, 102, formula="2/2").identification
    scan(qtbot, seat, page, ticket + seat.counter.control(ticket))
    words.speak(Language.ENGLISH)
    page.view.retranslate()
    said = [text.text() for text in page.view.slip.findChildren(Text)]
    assert any("combined 2/2" in text for text in said)
    assert not any("combiné" in text for text in said)


def test_the_whole_number_typed_is_read_on_a_small_screen(qtbot: QtBot, page: CheckPage) -> None:
    line = page.view.number.line
    page.view.resize(936, 656)
    assert page.view.number.hint.isVisible()
    QTest.keyClicks(line, "27094120003928")
    assert not page.view.number.hint.isVisible()
    qtbot.waitUntil(lambda: line.fontMetrics().horizontalAdvance(line.text()) < line.width())
    line.clear()
    assert page.view.number.hint.isVisible()
