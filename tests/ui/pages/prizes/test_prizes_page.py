"""Prizes: live to the cent, fixed once, certified by two people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from decimal import Decimal

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.demo.founding import tournament_terms
from app.domain.poker.facts import PrizeInKind, VoucherPrize
from app.domain.poker.payouts import Payout, percentages_for
from app.domain.poker.prizes import Structure
from app.domain.values import Money
from app.services.poker import floor
from app.services.poker.money import FixPrizes, fix_prizes
from app.services.poker.part_templates import ImportPart, export_payouts, import_part
from app.services.poker.prize_templates import standard_payouts
from app.services.poker.tournaments import CreateTournament, create_tournament
from tests.app.services.kit import PIN
from tests.ui.pages.seated import Seat, seated
from tests.ui.tournament.playing import Evening, evening
from ui.pages.prizes.page import PrizesPage
from ui.pages.prizes.presenter import PrizesPresenter
from ui.pages.prizes.proposal import UNITS
from ui.pages.prizes.seen import Stage
from ui.theme import Theme
from ui.widgets import NameText, Text
from ui.words import Language, Words

Check = Callable[[QWidget], None]
PAST_REBUYS = 6 * 20 + 1


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("clara") as seat:
        yield seat


@pytest.fixture
def played(seat: Seat) -> Evening:
    played = evening(seat, 12)
    played.draw()
    played.start()
    return played


def opened(qtbot: QtBot, seat: Seat) -> PrizesPage:
    page = PrizesPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    return page


def touch(qtbot: QtBot, seat: Seat, button: QAbstractButton) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)
    seat.rest(qtbot)


def type_code(page: PrizesPage, code: str) -> None:
    for figure in code:
        page.view.approval.pad.press(figure)


@pytest.mark.parametrize("entries", [1, 2, 5, 6, 12, 19, 36, 72, 99, 112, 160, 300, 1008])
def test_the_template_has_a_row_for_any_number_of_entries(entries: int) -> None:
    percentages = percentages_for(standard_payouts(), entries)
    assert sum(percentages) == 100
    assert list(percentages) == sorted(percentages, reverse=True)
    assert len(percentages) <= entries


def test_prizes_are_proposed_from_the_house_s_own_table(seat: Seat, played: Evening) -> None:
    table = export_payouts([Payout(1, (Decimal(100),)), Payout(2, (Decimal(70), Decimal(30)))])
    import_part(seat.counter.house, played.origin("diane"), ImportPart(table.encode(), "Deux payés"))
    presenter = PrizesPresenter(seat.context.desk)
    presenter.seen.view = played.view()
    presenter.proposal.take_payouts(presenter.proposal.load_payouts(seat.context.desk.origin()))
    assert presenter.proposal.percentages == (Decimal(70), Decimal(30))


def test_amounts_always_add_up_to_the_pool(seat: Seat, played: Evening) -> None:
    presenter = PrizesPresenter(seat.context.desk)
    presenter.seen.view = played.view()
    for unit in UNITS:
        presenter.proposal.unit = unit
        assert Money.total(line.amount for line in presenter.lines()) == presenter.seen.sums.pool
    assert presenter.seen.stage is Stage.ENTRIES_OPEN


def test_fewer_or_more_places_are_rows_of_the_template(seat: Seat, played: Evening) -> None:
    presenter = PrizesPresenter(seat.context.desk)
    presenter.seen.view = played.view()
    assert presenter.proposal.paid_places == 3
    presenter.proposal.change_places(1)
    assert presenter.proposal.paid_places == 4
    presenter.proposal.change_places(-1)
    presenter.proposal.change_places(-1)
    presenter.proposal.change_places(-1)
    assert presenter.proposal.paid_places == 1
    assert not presenter.proposal.can_change_places(-1)


def test_while_rebuys_are_sold_prizes_cannot_be_fixed(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    page = opened(qtbot, seat)
    assert not page.view.primary.isEnabled()
    assert page.view.primary.why_disabled
    page.on_hide()


def test_fixing_is_asked_about_once_and_is_final(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    played.after(PAST_REBUYS)
    page = opened(qtbot, seat)
    touch(qtbot, seat, page.view.primary)
    assert played.state().prizes is None
    assert page.view.sure.isVisible()
    touch(qtbot, seat, page.view.primary)
    fixed = played.state().prizes
    assert fixed is not None
    assert Money.total(fixed.amounts) == fixed.pool
    assert not page.view.keys.isVisible()
    page.on_hide()


def finished(seat: Seat, played: Evening) -> None:
    played.after(PAST_REBUYS)
    presenter = PrizesPresenter(seat.context.desk)
    presenter.seen.view = played.view()
    presenter.fix(seat.context.desk.origin())
    played.out_until(1)
    floor.finish(seat.counter.house, played.origin("diane"), floor.OnFloor(played.tournament))


def test_shared_places_name_nobody_as_the_winner_of_a_thing(
    qtbot: QtBot, seat: Seat, played: Evening, assert_page_is_sound: Check
) -> None:
    final = another(seat, played)
    played.after(PAST_REBUYS)
    presenter = PrizesPresenter(seat.context.desk)
    presenter.seen.view = played.view()
    first = presenter.seen.sums.pool - Money.euros(400)
    structure = Structure(
        amounts=(first, Money.euros(300), Money.euros(100)),
        vouchers=(VoucherPrize(2, final, Money.euros(150)),),
        in_kind=(PrizeInKind(2, "Montre", Money.euros(500)),),
    )
    house, clara = seat.counter.house, played.origin("clara")
    fix_prizes(house, clara, FixPrizes(played.tournament, structure))
    played.out_until(3)
    tied = played.seated[:2]
    floor.eliminate(house, played.origin("clara"), floor.Eliminate(played.tournament, tuple(tied)))
    page = opened(qtbot, seat)
    seat.rest(qtbot)
    said = [text.text() for text in page.view.lines.findChildren(Text)]
    [beside] = [text for text in said if "Montre" in text]
    assert "bon pour Finale payé en espèces" in beside
    assert "à attribuer par décision du directeur du tournoi" in beside
    names = [text.text() for text in page.view.lines.findChildren(NameText)]
    assert [name.endswith(", ex æquo") for name in names] == [False, True, True]
    floor.finish(house, played.origin("diane"), floor.OnFloor(played.tournament))
    seat.rest(qtbot)
    touch(qtbot, seat, page.view.award)
    qtbot.keyClicks(page.view.award_leaf.reason.edit, "au plus gros tapis")
    assert not page.view.primary.isEnabled(), "nobody is named yet"
    assert_page_is_sound(page.view)
    touch(qtbot, seat, page.view.award_panel.options[tied[1]])
    touch(qtbot, seat, page.view.primary)
    assert played.state().awards == {0: tied[1]}, "the end does not close the way to an award"
    assert page.view.prizes.isVisible()
    said = [text.text() for text in page.view.lines.findChildren(Text)]
    [beside] = [text for text in said if "Montre" in text]
    assert "en plus : Montre" in beside
    touch(qtbot, seat, page.view.award)
    assert page.view.award_panel.options[tied[1]].isChecked(), "another may be named until it is handed over"
    page.on_hide()


def test_the_rake_is_certified_with_two_codes(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    finished(seat, played)
    page = opened(qtbot, seat)
    touch(qtbot, seat, page.view.primary)
    type_code(page, PIN)
    touch(qtbot, seat, page.view.primary)
    assert played.state().certified is None, "the cashier has not signed yet"
    type_code(page, PIN)
    touch(qtbot, seat, page.view.primary)
    certified = played.state().certified
    assert certified is not None
    assert certified.certified_by == "clara"
    assert page._presenter.seen.stage is Stage.CERTIFIED
    page.on_hide()


def test_a_wrong_code_certifies_nothing_and_says_so(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    finished(seat, played)
    page = opened(qtbot, seat)
    touch(qtbot, seat, page.view.primary)
    type_code(page, "1357")
    touch(qtbot, seat, page.view.primary)
    assert page.view.approval.why.isVisible()
    assert played.state().certified is None
    page.on_hide()


@pytest.mark.parametrize("size", [QSize(936, 656), QSize(1270, 656)])
@pytest.mark.parametrize("language", [Language.FRENCH, Language.ENGLISH])
def test_every_state_is_sound(
    qtbot: QtBot,
    seat: Seat,
    played: Evening,
    words: Words,
    assert_page_is_sound: Check,
    size: QSize,
    language: Language,
) -> None:
    page = opened(qtbot, seat)
    page.view.resize(size)
    if language is not words.language:
        words.speak(language)
    assert_page_is_sound(page.view)
    assert page.view.size() == size
    finished(seat, played)
    seat.rest(qtbot)
    assert_page_is_sound(page.view)
    touch(qtbot, seat, page.view.primary)
    assert_page_is_sound(page.view)
    assert page.view.size() == size, "nothing pushes the page beyond its window"
    page.on_hide()


def another(seat: Seat, played: Evening) -> str:
    """A tournament to come, whose buy-in may be won."""
    terms = replace(
        tournament_terms(),
        name="Finale",
        starts_at=tournament_terms().starts_at + timedelta(days=7),
        sessions=(),
    )
    command = CreateTournament(terms, notices_elsewhere=True)
    return create_tournament(seat.counter.house, played.origin("diane"), command).tournament


def test_prizes_are_set_by_hand_with_a_voucher_among_them(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    final = another(seat, played)
    played.after(PAST_REBUYS)
    page = opened(qtbot, seat)
    pool = page._presenter.seen.sums.pool
    touch(qtbot, seat, page.view.by_hand)
    hand = page._presenter.proposal.hand
    assert hand is not None
    while len(hand.amounts) > 2:
        touch(qtbot, seat, page.view.fewer)
    type_amount(page, pool - Money.euros(300))
    touch(qtbot, seat, page.view.lines.buttons[1])
    type_amount(page, Money.euros(300))
    assert hand.total == pool
    touch(qtbot, seat, page.view.hand.voucher)
    touch(qtbot, seat, page.view.primary)
    touch(qtbot, seat, page.view.primary)
    fixed = played.state().prizes
    assert fixed is not None
    assert fixed.amounts == (pool - Money.euros(300), Money.euros(300))
    assert [(each.place, each.tournament, each.value) for each in fixed.vouchers] == [
        (2, final, Money.euros(150))
    ]
    page.on_hide()


def test_a_thing_is_given_by_hand_beside_an_amount(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    played.after(PAST_REBUYS)
    page = opened(qtbot, seat)
    view, presenter = page.view, page._presenter
    pool = presenter.seen.sums.pool
    touch(qtbot, seat, view.by_hand)
    touch(qtbot, seat, view.lines.buttons[1])
    touch(qtbot, seat, view.thing)
    assert "Écrivez" in view.primary.why_disabled
    qtbot.keyClicks(view.thing_leaf.what.edit, "Une montre")
    assert "valeur" in view.primary.why_disabled
    for key in "500":
        view.thing_panel.value.press(key)
    page._show()
    touch(qtbot, seat, view.primary)
    assert presenter.proposal.hand is not None
    assert "Une montre (500,00" in view.thing.text()
    assert presenter.proposal.hand.total == pool, "a thing is no part of the cash"
    touch(qtbot, seat, view.primary)
    touch(qtbot, seat, view.primary)
    fixed = played.state().prizes
    assert fixed is not None
    assert [(each.place, each.what, each.value) for each in fixed.in_kind] == [
        (2, "Une montre", Money.euros(500))
    ]
    assert fixed.amounts[1] == presenter.lines()[1].amount
    assert view.sums[-1].isVisible()
    page.on_hide()


def type_amount(page: PrizesPage, amount: Money) -> None:
    for key in f"{amount.cents // 100},{amount.cents % 100:02d}":
        page.view.hand.field.press(key)


def test_money_that_no_place_wins_is_told_at_the_key_that_fixes(
    qtbot: QtBot, seat: Seat, played: Evening
) -> None:
    played.after(PAST_REBUYS)
    page = opened(qtbot, seat)
    touch(qtbot, seat, page.view.by_hand)
    first = page._presenter.seen.sums.pool - page._presenter.proposal.amounts()[0]
    assert page.view.primary.isEnabled()
    type_amount(page, Money.euros(1))
    assert "à donner" in page.view.primary.why_disabled
    qtbot.mouseClick(page.view.primary, Qt.MouseButton.LeftButton)
    assert not page.view.sure.isVisible()
    page.view.hand.field.propose(Money.ZERO)
    type_amount(page, page._presenter.seen.sums.pool - first)
    assert page.view.primary.isEnabled()
    page.on_hide()


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize(("width", "height"), [(936, 656), (1270, 712)])
def test_prizes_by_hand_are_whole_in_every_window(
    qtbot: QtBot,
    seat: Seat,
    played: Evening,
    theme: Theme,
    words: Words,
    assert_page_is_sound: Check,
    width: int,
    height: int,
    language: Language,
) -> None:
    another(seat, played)
    page = opened(qtbot, seat)
    theme.fit_to_width(width + 96)
    words.speak(language)
    page.view.resize(width, height)
    touch(qtbot, seat, page.view.by_hand)
    touch(qtbot, seat, page.view.hand.voucher)
    assert_page_is_sound(page.view)
    touch(qtbot, seat, page.view.thing)
    page.view.thing_leaf.what.set_text("Un séjour de deux nuits pour deux personnes")
    page.view.thing_panel.value.press("9")
    assert_page_is_sound(page.view)
    touch(qtbot, seat, page.view.primary)
    assert_page_is_sound(page.view)
    page.on_hide()


def test_prizes_set_by_hand_are_of_one_tournament_and_one_operator(
    qtbot: QtBot, seat: Seat, played: Evening
) -> None:
    """Amounts, places, rounding, a question about to be answered: none of it goes over to another."""
    final = another(seat, played)
    played.after(PAST_REBUYS)
    page = opened(qtbot, seat)
    proposal = page._presenter.proposal
    for leave in (lambda: seat.context.tournament.choose(final), lambda: come_back(page, seat, "diane")):
        touch(qtbot, seat, page.view.by_hand)
        proposal.unit = UNITS[-1]
        touch(qtbot, seat, page.view.primary)
        assert page.view.sure.isVisible()
        leave()
        seat.rest(qtbot)
        seat.rest(qtbot)
        assert (proposal.hand, proposal.unit) == (None, UNITS[0])
        assert not page.view.sure.isVisible()
        seat.context.tournament.choose(played.tournament)
        seat.rest(qtbot)
        seat.rest(qtbot)
        assert (proposal.hand, proposal.unit) == (None, UNITS[0])
    page.on_hide()


def come_back(page: PrizesPage, seat: Seat, operator: str) -> None:
    """The station was locked, and another operator logs in."""
    page.on_hide()
    seat.sit(operator)
    page.on_show()


def test_a_voucher_for_the_tournament_itself_is_refused_by_name_and_taken_off_with_a_touch(
    qtbot: QtBot, seat: Seat, played: Evening
) -> None:
    played.after(PAST_REBUYS)
    page = opened(qtbot, seat)
    touch(qtbot, seat, page.view.by_hand)
    hand = page._presenter.proposal.hand
    assert hand is not None
    buy_in = played.state().terms.buy_in
    hand.vouchers[2] = VoucherPrize(2, played.tournament, buy_in)
    touch(qtbot, seat, page.view.primary)
    touch(qtbot, seat, page.view.primary)
    assert page.view.refusal.said is not None
    why = str(page.view.refusal.said)
    assert "prix n° 2 est pour un autre tournoi" in why.replace("\N{NO-BREAK SPACE}", " ")
    touch(qtbot, seat, page.view.primary)
    assert hand.at == 2
    touch(qtbot, seat, page.view.hand.voucher)
    assert not hand.vouchers
    touch(qtbot, seat, page.view.primary)
    touch(qtbot, seat, page.view.primary)
    assert played.state().prizes is not None
    page.on_hide()
