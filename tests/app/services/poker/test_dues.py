"""Who is still to be paid of a tournament, on both engines."""

from __future__ import annotations

from collections.abc import Sequence

from app.domain.poker.facts import PrizeInKind, VoucherPrize
from app.domain.poker.prizes import Structure
from app.domain.poker.ranking import Place
from app.domain.values import Money
from app.services import cash
from app.services.poker.desk import AtDesk
from app.services.poker.dues import AskDues, Due, DueKind, dues
from app.services.poker.floor import Expel, OnFloor, expel, finish
from app.services.poker.money import FixPrizes, PayPrize, cash_voucher, fix_prizes, pay_prize, refund
from app.services.poker.tournaments import EndTournament, cancel_tournament, stop_tournament
from tests.app.services.kit import Counter, euros
from tests.app.services.poker.evening import Evening


def ask(evening: Evening) -> Sequence[Due]:
    query = AskDues(evening.tournament)
    return dues(evening.counter.house, evening.counter.by("anna"), query)


def played_out(evening: Evening) -> list[str]:
    """Three players, the first wins: prizes of 300 € and 150 € are fixed."""
    players = evening.come("Adam", "Bernard", "Costes")
    evening.start()
    evening.later(hours=4)
    amounts = tuple(map(euros, ("300", "150")))
    command = FixPrizes(evening.tournament, Structure(amounts=amounts))
    fix_prizes(evening.counter.house, evening.counter.by("clara"), command)
    for player in reversed(players[1:]):
        evening.eliminate(player)
    finish(evening.counter.house, evening.counter.by("clara"), OnFloor(evening.tournament))
    return players


def test_prizes_are_listed_by_place_and_ticked_off_as_they_are_paid(counter: Counter) -> None:
    evening = Evening(counter).open()
    first, second, _ = played_out(evening)
    assert ask(evening) == (
        Due(first, DueKind.PRIZE, Money.euros(300), Place(1, 1), done=False),
        Due(second, DueKind.PRIZE, Money.euros(150), Place(2, 2), done=False),
    )
    pay_prize(counter.house, counter.by("anna"), PayPrize(evening.tournament, first))
    assert [(each.player, each.done) for each in ask(evening)] == [(first, True), (second, False)]


def test_who_moves_up_after_he_was_paid_is_owed_the_difference(counter: Counter) -> None:
    evening = Evening(counter).open()
    _, cheat, third = evening.come("Adam", "Bernard", "Costes")
    evening.start()
    evening.later(hours=4)
    house, by = counter.house, counter.by
    structure = Structure(amounts=tuple(map(euros, ("250", "130", "70"))))
    fix_prizes(house, by("clara"), FixPrizes(evening.tournament, structure))
    evening.eliminate(third)
    pay_prize(house, by("anna"), PayPrize(evening.tournament, third))
    expel(house, by("clara"), Expel(evening.tournament, cheat, None, "tricherie", stack=0))
    [due] = ask(evening)
    assert due == Due(third, DueKind.PRIZE, euros("60"), Place(2, 2), done=False, before=euros("70"))
    assert pay_prize(house, by("anna"), PayPrize(evening.tournament, third)).amount == euros("60")
    assert "Complément" in str(counter.papers()[0].document.blocks)
    assert ask(evening) == (Due(third, DueKind.PRIZE, euros("130"), Place(2, 2), done=True),)


def test_before_prizes_are_fixed_nobody_is_paid(counter: Counter) -> None:
    evening = Evening(counter).open()
    evening.come("Adam", "Bernard")
    assert ask(evening) == ()


def test_a_stopped_tournament_gives_everybody_his_money_back_once(counter: Counter) -> None:
    evening = Evening(counter).open()
    players = evening.come("Adam", "Bernard")
    evening.start()
    stop_tournament(counter.house, counter.by("clara"), EndTournament(evening.tournament, "panne"))
    price = evening.state.terms.entry_price
    assert ask(evening) == tuple(Due(player, DueKind.REFUND, price, None, done=False) for player in players)
    cash.cash_in(counter.house, counter.by("anna"), cash.MoveCash(euros("1000"), "x"))
    refund(counter.house, counter.by("anna"), AtDesk(evening.tournament, players[0]))
    assert [each.done for each in ask(evening)] == [True, False]


def test_a_voucher_of_a_cancelled_tournament_and_a_thing_alone_are_still_to_be_given(
    counter: Counter,
) -> None:
    final = Evening(counter).open(name="Finale").tournament
    evening = Evening(counter).open()
    players = evening.come("Adam", "Bernard")
    evening.start()
    evening.later(hours=4)
    structure = Structure(
        amounts=(euros("288"), Money.ZERO),
        vouchers=(VoucherPrize(1, final, euros("150")),),
        in_kind=(PrizeInKind(2, "un jambon", euros("40")),),
    )
    house, by = counter.house, counter.by
    fix_prizes(house, by("clara"), FixPrizes(evening.tournament, structure))
    evening.eliminate(players[1])
    finish(house, by("clara"), OnFloor(evening.tournament))
    assert [(each.amount, each.things) for each in ask(evening)] == [
        (euros("288"), ()),
        (Money.ZERO, ("un jambon",)),
    ]
    for player in players:
        pay_prize(house, by("anna"), PayPrize(evening.tournament, player))
    assert all(each.done for each in ask(evening))
    cancel_tournament(house, by("diane"), EndTournament(final, "travaux"))
    voucher = Due(players[0], DueKind.VOUCHER, euros("150"), Place(1, 1), done=False)
    assert ask(evening)[0] == voucher
    cash_voucher(house, by("anna"), AtDesk(evening.tournament, players[0], document=True))
    assert all(each.done and each.kind is DueKind.PRIZE for each in ask(evening))
