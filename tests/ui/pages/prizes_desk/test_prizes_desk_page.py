"""The page where prizes are paid, as hands use it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.poker.facts import PrizeInKind, VoucherPrize
from app.domain.poker.prizes import Structure
from app.domain.values import Money
from app.services import cash
from app.services.cash import MoveCash
from app.services.poker.floor import Eliminate, Expel, OnFloor, eliminate, expel, finish
from app.services.poker.lists import Enlist, ban
from app.services.poker.money import FixPrizes, PayPrize, fix_prizes, pay_prize
from app.services.poker.rulings import AwardThing, award_thing
from app.services.poker.tournaments import EndTournament, stop_tournament
from tests.app.services.kit import PIN
from tests.app.services.poker.evening import Evening, newcomer
from tests.app.services.poker.test_dues import played_out
from tests.ui.pages.desk_kit import Hand, evening_seat
from ui.customer import Goods, Sale
from ui.pages.prizes_desk.page import PrizesDeskPage
from ui.theme import Theme
from ui.widgets import Text
from ui.words import Language, Words

Desk = tuple[PrizesDeskPage, Evening, Hand]


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    with evening_seat() as (seat, evening):
        page = PrizesDeskPage(seat.context)
        qtbot.addWidget(page.view)
        page.view.resize(1270, 712)
        page.view.show()
        page.on_show()
        hand = Hand(qtbot, seat, page.view)
        hand.rest()
        yield page, evening, hand
        page.on_hide()


def customer(hand: Hand) -> Sale:
    """What the customer sees."""
    showing = hand.seat.context.customer.showing
    assert isinstance(showing, Sale)
    return showing


def test_a_prize_is_paid_in_three_touches_and_once(desk: Desk) -> None:
    page, evening, hand = desk
    first, *_ = played_out(evening)
    hand.rest()
    drawer, papers = evening.counter.balance("drawer:P1"), len(evening.counter.papers())
    hand.touch(page.view.players.shown[0])
    assert not page.view.primary.isEnabled()
    assert customer(hand).total == Money.euros(300)
    hand.touch(page.view.seen)
    hand.touch(page.view.primary)
    assert hand.touches == 3
    assert (customer(hand).goods, customer(hand).total) == (Goods.PRIZE, Money.euros(300))
    assert evening.state.players[first].prize_paid == Money.euros(300)
    assert evening.counter.balance("drawer:P1") == drawer - Money.euros(300)
    assert len(evening.counter.papers()) == papers + 1
    assert hand.seat.kicks == 1
    hand.touch(page.view.primary)
    assert hand.seat.context.customer.showing is None
    hand.touch(page.view.players.shown[0])
    assert hand.seat.context.customer.showing is None, "paid before: nothing changes hands"
    hand.touch(page.view.primary)
    assert evening.counter.balance("drawer:P1") == drawer - Money.euros(300)


def test_who_shares_places_is_paid_and_a_thing_waits_for_the_director(desk: Desk) -> None:
    page, evening, hand = desk
    _first, *tied = evening.come("Adam", "Bernard", "Costes")
    evening.start()
    evening.later(hours=4)
    house, clara, tournament = evening.counter.house, evening.counter.by("clara"), evening.tournament
    watch = (PrizeInKind(2, "Montre", Money.euros(500)),)
    structure = Structure(amounts=tuple(map(Money.euros, (300, 100, 50))), in_kind=watch)
    fix_prizes(house, clara, FixPrizes(tournament, structure))
    eliminate(house, evening.counter.by("clara"), Eliminate(tournament, tuple(tied)))
    hand.rest()
    row, _other = page.view.players.shown
    assert "2e–3e ex æquo · 75,00" in row.accessibleName()
    assert row.state_shown == "À payer"
    hand.touch(row)
    assert page.view.note.text() == "À attribuer par décision du directeur du tournoi : Montre"
    hand.touch(page.view.seen)
    hand.touch(page.view.primary)
    assert page.view.players.shown[0].state_shown == "Payé"
    award = AwardThing(tournament, 0, page.presenter.player, "plus gros tapis")
    award_thing(house, evening.counter.by("clara"), award)
    hand.rest()
    assert page.view.primary.text() == "Remettre le lot", "handed over to who was paid before"
    assert customer(hand).total == Money.ZERO, "the cash was given before"
    hand.touch(page.view.primary)
    assert "Remettez Montre et le reçu." in [text.text() for text in page.view.paid.findChildren(Text)]
    assert [each.done for each in page.presenter.read.dues] == [True, False]


def test_the_difference_is_paid_to_who_moves_up_after_he_was_paid(desk: Desk) -> None:
    page, evening, hand = desk
    _first, cheat, third = evening.come("Adam", "Bernard", "Costes")
    evening.start()
    evening.later(hours=4)
    house, by, tournament = evening.counter.house, evening.counter.by, evening.tournament
    structure = Structure(amounts=tuple(map(Money.euros, (250, 130, 70))))
    fix_prizes(house, by("clara"), FixPrizes(tournament, structure))
    evening.eliminate(third)
    pay_prize(house, by("anna"), PayPrize(tournament, third))
    expel(house, by("clara"), Expel(tournament, cheat, None, "tricherie", stack=0))
    hand.rest()
    [row] = page.view.players.shown
    assert "2e · Complément du prix · 60,00" in row.accessibleName()
    hand.touch(row)
    assert page.view.note.text() == f"Déjà versé avant que sa place change : {Money.euros(70).text()}"
    hand.touch(page.view.seen)
    hand.touch(page.view.primary)
    assert evening.state.players[third].prize_paid == Money.euros(130)
    assert page.view.players.shown[0].state_shown == "Payé"


def test_who_shares_nothing_but_a_thing_is_listed_and_not_paid_before_it_is_awarded(desk: Desk) -> None:
    page, evening, hand = desk
    _first, *tied = evening.come("Adam", "Bernard", "Costes")
    evening.start()
    evening.later(hours=4)
    house, clara, tournament = evening.counter.house, evening.counter.by("clara"), evening.tournament
    structure = Structure(
        amounts=(Money.euros(450), Money.ZERO, Money.ZERO),
        in_kind=(PrizeInKind(3, "Montre", Money.euros(500)),),
    )
    fix_prizes(house, clara, FixPrizes(tournament, structure))
    eliminate(house, evening.counter.by("clara"), Eliminate(tournament, tuple(tied)))
    hand.rest()
    row, _other = page.view.players.shown
    assert (row.state_shown, "0,00" in row.accessibleName()) == ("À attribuer", False)
    hand.touch(row)
    assert page.view.note.text() == "À attribuer par décision du directeur du tournoi : Montre"
    assert not page.view.seen.isVisible()
    assert hand.seat.context.customer.showing is None
    hand.touch(page.view.primary)
    assert page.presenter.who is None


def test_a_closed_drawer_is_told_before_a_winner_is_chosen(desk: Desk) -> None:
    page, evening, hand = desk
    hand.rest()
    assert not page.view.head.trouble.isVisible(), "nothing is to be paid"
    played_out(evening)
    evening.counter.close("800")
    hand.rest()
    assert page.view.head.trouble.isVisible()
    hand.touch(page.view.primary)
    assert hand.seat.gone.to == [("drawer", None)]


def test_a_drawer_that_holds_too_little_is_said_in_place(desk: Desk) -> None:
    page, evening, hand = desk
    first, *_ = played_out(evening)
    cash_out = MoveCash(Money.euros(500), "coffre")
    cash.cash_out(evening.counter.house, evening.counter.by("anna"), cash_out)
    hand.rest()
    hand.touch(page.view.players.shown[0])
    hand.touch(page.view.seen)
    hand.touch(page.view.primary)
    assert page.view.refusal.said is not None
    assert evening.state.players[first].prize_paid is None
    hand.press(Qt.Key.Key_Escape)
    assert page.view.shows_list


def test_a_ban_that_came_later_counts_when_a_prize_is_paid(desk: Desk) -> None:
    page, evening, hand = desk
    first, *_ = played_out(evening)
    ban(evening.counter.house, evening.counter.by("clara"), Enlist(newcomer("Adan")))
    hand.rest()
    hand.touch(page.view.players.shown[0])
    hand.touch(page.view.seen)
    hand.touch(page.view.primary)
    assert evening.state.players[first].prize_paid is None
    hand.touch(page.view.decision.admit)
    page.view.decision.reason.edit.insert("Née ailleurs")
    for figure in PIN:
        page.view.approval.pad.press(figure)
    hand.touch(page.view.primary)
    assert evening.state.players[first].prize_paid == Money.euros(300)


def test_entries_of_a_stopped_tournament_are_given_back(desk: Desk) -> None:
    page, evening, hand = desk
    players = evening.come("Adam", "Bernard")
    evening.start()
    command = EndTournament(evening.tournament, "panne")
    stop_tournament(evening.counter.house, evening.counter.by("clara"), command)
    hand.rest()
    assert page.presenter.left == Money.euros(330)
    hand.type("adam")
    assert (customer(hand).goods, customer(hand).total) == (Goods.REFUND, Money.euros(165))
    hand.touch(page.view.seen)
    hand.press(Qt.Key.Key_Return)
    assert evening.state.players[players[0]].refunded
    assert page.presenter.left == Money.euros(165)


@pytest.mark.parametrize(("width", "height"), [(936, 656), (1270, 712), (1824, 1024)])
@pytest.mark.parametrize("language", list(Language))
def test_every_state_is_whole_in_every_window(
    desk: Desk,
    theme: Theme,
    words: Words,
    assert_page_is_sound: Callable[[QWidget], None],
    width: int,
    height: int,
    language: Language,
) -> None:
    page, evening, hand = desk
    theme.fit_to_width(width + 96)
    words.speak(language)
    page.view.resize(width, height)
    assert_page_is_sound(page.view)
    played_out(evening)
    hand.rest()
    hand.touch(page.view.players.shown[0])
    assert_page_is_sound(page.view)
    hand.touch(page.view.seen)
    hand.touch(page.view.primary)
    assert_page_is_sound(page.view)


def test_cash_and_voucher_are_told_apart_before_the_touch_that_pays(desk: Desk) -> None:
    page, evening, hand = desk
    final = Evening(evening.counter).open(name="Finale").tournament
    hand.rest()
    hand.seat.context.tournament.choose(evening.tournament)
    _first, second = evening.come("Adam", "Bernard")
    evening.start()
    evening.later(hours=4)
    house, clara = evening.counter.house, evening.counter.by("clara")
    structure = Structure(
        amounts=(Money.euros(300),), vouchers=(VoucherPrize(1, final, evening.state.terms.buy_in),)
    )
    fix_prizes(house, clara, FixPrizes(evening.tournament, structure))
    eliminate(house, evening.counter.by("clara"), Eliminate(evening.tournament, (second,)))
    finish(house, evening.counter.by("clara"), OnFloor(evening.tournament))
    hand.rest()
    cash = Money.euros(300) - evening.state.terms.buy_in
    drawer = evening.counter.balance("drawer:P1")
    [row] = page.view.players.shown
    told = f"{cash.text()} · un bon de {evening.state.terms.buy_in.text()}"
    assert told in row.accessibleName()
    hand.touch(row)
    assert page.view.amount.value() == cash.text()
    assert "un bon de" in page.view.note.text()
    assert page.view.primary.text() == f"Payer {cash.text()}"
    assert customer(hand).total == cash
    hand.touch(page.view.seen)
    hand.touch(page.view.primary)
    assert evening.counter.balance("drawer:P1") == drawer - cash
    assert told in page.view.players.shown[0].accessibleName(), "and of what was paid"


def test_a_refusal_ends_with_the_page_and_a_ticked_document_with_the_operator(desk: Desk) -> None:
    page, evening, hand = desk
    played_out(evening)
    cash.cash_out(evening.counter.house, evening.counter.by("anna"), MoveCash(Money.euros(500), "coffre"))
    hand.rest()
    hand.touch(page.view.players.shown[0])
    hand.touch(page.view.seen)
    hand.touch(page.view.primary)
    assert page.view.refusal.said is not None
    page.on_hide()
    page.on_show()
    hand.rest()
    assert page.view.shows_list
    assert page.presenter.document_seen, "who comes back from the drawer goes on with the player"
    hand.touch(page.view.primary)
    page.on_hide()
    hand.seat.sit("boris")
    page.on_show()
    hand.rest()
    assert (page.view.shows_list, page.presenter.player) == (True, "")
    hand.touch(page.view.players.shown[0])
    assert not page.view.seen.isChecked()


def test_a_refusal_ends_with_the_tournament(desk: Desk) -> None:
    page, evening, hand = desk
    other = Evening(evening.counter).open(name="Finale").tournament
    played_out(evening)
    cash.cash_out(evening.counter.house, evening.counter.by("anna"), MoveCash(Money.euros(500), "coffre"))
    hand.seat.context.tournament.choose(evening.tournament)
    hand.rest()
    hand.touch(page.view.players.shown[0])
    hand.touch(page.view.seen)
    hand.touch(page.view.primary)
    assert page.view.refusal.said is not None
    hand.seat.context.tournament.choose(other)
    hand.rest()
    assert page.view.refusal.said is None
    assert page.presenter.player == ""
