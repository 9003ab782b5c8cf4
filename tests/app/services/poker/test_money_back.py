"""Money that goes back: a paid player who withdraws, a voucher whose tournament fell through."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from app.documents import Kind
from app.domain.errors import Code, Refused
from app.domain.house.cash import Ledger
from app.domain.house.rights import Act
from app.domain.poker.facts import VoucherPrize
from app.domain.poker.prizes import Structure
from app.domain.poker.terms import DealersBonusTerms, Format
from app.domain.values import Money
from app.services.poker import floor, money, tournaments
from app.services.poker.desk import AtDesk, dealers_bonus
from tests.app.services.kit import Counter, on_sqlite
from tests.app.services.poker.evening import Evening, newcomer


@pytest.fixture
def evening(counter: Counter) -> Evening:
    return Evening(counter).open(capacity=2)


def test_a_paid_place_is_given_back_on_the_director_s_word_alone(evening: Evening) -> None:
    counter = evening.counter
    before = counter.balance("drawer:P1")
    first, _ = evening.come("Zeller", "Yung")
    third = evening.pre_register(newcomer("Varin"), waiting=True)
    command = AtDesk(evening.tournament, first)
    with pytest.raises(Refused) as refused:
        money.withdraw_paid(counter.house, counter.by("anna"), command)
    assert refused.value.code is Code.NOT_ALLOWED
    word = counter.approve(Act.ALLOW_WITHDRAWAL, command.subject)
    answer = money.withdraw_paid(counter.house, counter.by("anna", approval=word), command)
    assert (answer.amount, answer.offered_to) == (Money.euros(165), third)
    assert counter.balance("drawer:P1") == before + Money.euros(165)
    assert first not in evening.state.players
    counter.assert_whole()


def prizes_fixed(evening: Evening) -> tuple[str, str]:
    """Two players, one with a dealers bonus; the guaranteed 500 € are shared, 400 € and 100 €."""
    counter = evening.counter
    first, second = evening.come("Zeller", "Yung")
    evening.start()
    dealers_bonus(counter.house, counter.by("anna"), AtDesk(evening.tournament, first))
    evening.later(hours=4)
    structure = Structure(amounts=(Money.euros(400), Money.euros(100)))
    money.fix_prizes(counter.house, counter.by("clara"), money.FixPrizes(evening.tournament, structure))
    return first, second


def held(counter: Counter) -> dict[str, Money]:
    """What the accounts of tournaments owe, or have earned."""
    accounts = (Ledger.PRIZE_POOL, Ledger.RAKE, Ledger.ENTRY_FEES, Ledger.DEALERS_BONUS, Ledger.CONTRIBUTIONS)
    return {account: -counter.balance(account) for account in accounts}


def with_bonus_and_guarantee(counter: Counter) -> Evening:
    bonus = DealersBonusTerms(Money.euros(30), 4_000)
    return Evening(counter).open(
        format=Format.FREEZEOUT, rebuy=None, reentry=False, dealers_bonus=bonus, guarantee=Money.euros(500)
    )


@on_sqlite
def test_the_books_of_a_finished_tournament_hold_rake_fees_bonus_and_what_is_still_due(
    counter: Counter,
) -> None:
    evening = with_bonus_and_guarantee(counter)
    first, second = prizes_fixed(evening)
    evening.eliminate(second)
    floor.finish(counter.house, counter.by("clara"), floor.OnFloor(evening.tournament))
    money.pay_prize(counter.house, counter.by("anna"), money.PayPrize(evening.tournament, first))
    command = money.Certify(evening.tournament, "anna")
    word = counter.approve(Act.COUNTERSIGN, command.subject, supervisor="anna", asked_by="clara")
    money.certify(counter.house, counter.by("clara", approval=word), command)
    # 4 % of two buy-ins of 150 €, and of a bonus of 30 €
    rake, on_bonus = Money(1_200), Money(120)
    assert held(counter) == {
        Ledger.PRIZE_POOL: Money.euros(100),
        Ledger.RAKE: rake + on_bonus,
        Ledger.ENTRY_FEES: Money.euros(30),
        Ledger.DEALERS_BONUS: Money.euros(30) - on_bonus,
        Ledger.CONTRIBUTIONS: -(Money.euros(500) - (Money.euros(300) - rake)),
    }
    counter.assert_whole()


@on_sqlite
def test_what_the_casino_added_to_the_prizes_is_its_own_again_after_a_stop(counter: Counter) -> None:
    evening = with_bonus_and_guarantee(counter)
    before = held(counter)
    players = prizes_fixed(evening)
    stop = tournaments.EndTournament(evening.tournament, "Incendie")
    tournaments.stop_tournament(counter.house, counter.by("diane"), stop)
    for player in players:
        money.refund(counter.house, counter.by("anna"), AtDesk(evening.tournament, player))
    assert held(counter) == before
    counter.assert_whole()


def test_who_has_paid_nothing_gets_nothing_back(evening: Evening) -> None:
    player = evening.pre_register(newcomer("Zeller"))
    with pytest.raises(Refused) as refused:
        money.withdraw_paid(
            evening.counter.house, evening.counter.by("anna"), AtDesk(evening.tournament, player)
        )
    assert refused.value.code is Code.PAYMENT_REQUIRED


@on_sqlite
@pytest.mark.parametrize(("elsewhere", "euros"), [(False, 150), (True, 165), (True, 100)])
def test_a_voucher_is_the_buy_in_of_another_tournament_without_its_fee(
    counter: Counter, elsewhere: bool, euros: int
) -> None:
    final = Evening(counter).open(name="Finale").tournament
    evening = Evening(counter).open(rebuy=None, late_levels=0, reentry=False, first_part_levels=0)
    evening.come("Zeller", "Yung")
    evening.start()
    voucher = VoucherPrize(1, final if elsewhere else evening.tournament, Money.euros(euros))
    structure = Structure(amounts=(Money.euros(288),), vouchers=(voucher,))
    with pytest.raises(Refused) as refused:
        money.fix_prizes(counter.house, counter.by("clara"), money.FixPrizes(evening.tournament, structure))
    assert refused.value.code is Code.AMOUNT_INVALID
    assert evening.state.prizes is None


def test_a_voucher_falls_back_to_cash_once_its_tournament_is_cancelled(counter: Counter) -> None:
    final = Evening(counter).open(name="Finale").tournament
    evening = Evening(counter).open(rebuy=None, late_levels=0, reentry=False, first_part_levels=0)
    winner, loser = evening.come("Zeller", "Yung")
    evening.start()
    evening.eliminate(loser)
    floor.finish(counter.house, counter.by("clara"), floor.OnFloor(evening.tournament))
    voucher = VoucherPrize(1, final, Money.euros(150))
    structure = Structure(amounts=(Money.euros(288),), vouchers=(voucher,))
    money.fix_prizes(counter.house, counter.by("clara"), money.FixPrizes(evening.tournament, structure))
    won = money.pay_prize(counter.house, counter.by("anna"), money.PayPrize(evening.tournament, winner))
    assert (won.amount, won.voucher) == (Money.euros(138), final)
    assert [job.document.kind for job in counter.papers()[:2]] == [Kind.PRIZE, Kind.VOUCHER]
    assert -counter.balance(Ledger.VOUCHERS) == Money.euros(150)
    command = AtDesk(evening.tournament, winner)
    with pytest.raises(Refused) as refused:
        money.cash_voucher(counter.house, counter.by("anna"), command)
    assert refused.value.code is Code.NOT_CANCELLED
    end = tournaments.EndTournament(final, "Salle fermée")
    tournaments.cancel_tournament(counter.house, counter.by("diane"), end)
    assert money.cash_voucher(counter.house, counter.by("anna"), command).amount == Money.euros(150)
    assert counter.balance(Ledger.VOUCHERS) == Money.ZERO
    with pytest.raises(Refused) as refused:
        money.cash_voucher(counter.house, counter.by("anna"), command)
    assert refused.value.code is Code.ALREADY_PAID
    counter.assert_whole()


def test_a_dealers_bonus_comes_back_from_its_own_account_at_the_price_it_was_sold(counter: Counter) -> None:
    bonus = DealersBonusTerms(Money.euros(30), 2_000)
    evening = Evening(counter).open(format=Format.FREEZEOUT, rebuy=None, chips=10_000, dealers_bonus=bonus)
    player, _ = evening.come("Zeller", "Yung")
    evening.start()
    dealers_bonus(counter.house, counter.by("anna"), AtDesk(evening.tournament, player))
    cheaper = replace(evening.state.terms, dealers_bonus=replace(bonus, price=Money.euros(10)))
    change = tournaments.ChangeTournament(evening.tournament, cheaper)
    tournaments.change_tournament(counter.house, counter.by("diane"), change)
    end = tournaments.EndTournament(evening.tournament, "Alarme")
    tournaments.stop_tournament(counter.house, counter.by("clara"), end)
    given = money.refund(counter.house, counter.by("anna"), AtDesk(evening.tournament, player))
    assert given.amount == Money.euros(195)
    assert counter.balance(Ledger.DEALERS_BONUS) == Money.ZERO
    assert -counter.balance(Ledger.PRIZE_POOL) == Money.euros(150)
    counter.assert_whole()


def test_a_minor_with_a_voucher_of_nobody_s_is_told_that_he_is_a_minor(evening: Evening) -> None:
    minor = replace(newcomer("Zeller"), born=date(2020, 1, 1))
    with pytest.raises(Refused) as refused:
        evening.register(minor, voucher_of=evening.tournament, voucher_holder="nobody")
    assert refused.value.code is Code.MINOR
