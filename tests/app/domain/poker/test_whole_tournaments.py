"""Any course of a tournament: money, chips and seats always come out (POKER P4 to P8)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from app.domain.errors import Refused
from app.domain.poker import creation, desk, play, prizes, rake, refunds, sales, sessions, timing
from app.domain.poker.drawing import verify_draws
from app.domain.poker.facts import PlayerExpelled, PrizePaid, Refunded, VoucherPrize
from app.domain.poker.fold import fold
from app.domain.poker.money import rake_on, sums
from app.domain.poker.prizes import Structure
from app.domain.poker.state import PlayerState, Voucher
from app.domain.poker.terms import DealersBonusTerms, Format, RebuyTerms
from app.domain.values import Money
from tests.app.domain.poker.play import START, Play, euros

PICK = st.integers(0, 10_000)
BONUS = euros("20")


class WholeTournament(RuleBasedStateMachine):
    """Rebuys or a dealers bonus, late entries, some with a voucher won elsewhere, and re-entries at
    levels 1 and 2; two sessions; then play to the end, perhaps for a voucher."""

    @initialize(players=st.integers(2, 22), redraw=st.booleans(), bonus=st.booleans())
    def begin(self, players: int, *, redraw: bool, bonus: bool) -> None:
        extra: dict[str, Any] = (
            {"format": Format.FREEZEOUT, "dealers_bonus": DealersBonusTerms(BONUS, 2_000)}
            if bonus
            else {"format": Format.REBUY, "rebuy": RebuyTerms(euros("50"), 4_000, limit=2)}
        )
        self.play = Play(
            seats=5, capacity=30, first_part_levels=2, late_levels=2, reentry=True,
            sessions=(START, START.replace(day=6)), redraw_between_sessions=redraw,
            guarantee=euros("900"), **extra,
        )  # fmt: skip
        self.play.fill(players).draw().start()
        self.late = 0
        self.given_out = players * 10_000
        self.put_out = 0
        self.paid_in = players * euros("110")
        self.vouchers_used = Money.ZERO

    def pick(self, number: int, state: PlayerState = PlayerState.IN_PLAY) -> str | None:
        found = [each for each, player in self.play.state.players.items() if player.state is state]
        return found[number % len(found)] if found else None

    @property
    def playing(self) -> bool:
        state = self.play.state
        return not state.over and not state.between_sessions

    @property
    def selling(self) -> bool:
        return self.playing and self.play.state.late_entry_open(self.play.now)

    @precondition(lambda self: self.selling and self.play.state.places_held() < 30)
    @rule(with_voucher=st.booleans())
    def late_entry(self, *, with_voucher: bool) -> None:
        """A voucher pays the buy-in, never the fee."""
        self.late += 1
        player = f"L{self.late}"
        if with_voucher:
            won = Voucher(VoucherPrize(1, self.play.state.tournament, euros("100")))
            payment = desk.Payment(voucher=desk.HeldVoucher(player, "M", won))
            self.play.do(desk.decide_late_register, self.play.applicant(player), payment, self.play.context)
            self.vouchers_used += euros("100")
        else:
            self.play.late(player)
        self.given_out += 10_000
        self.paid_in += euros("10") if with_voucher else euros("110")

    @precondition(lambda self: self.selling and self.play.state.terms.dealers_bonus is not None)
    @rule(number=PICK)
    def dealers_bonus(self, number: int) -> None:
        player = self.pick(number)
        if player is not None and not self.play.state.players[player].dealers_bonus:
            self.play.do(sales.decide_dealers_bonus, player, self.play.context)
            self.given_out += 2_000
            self.paid_in += BONUS

    @precondition(lambda self: self.playing and self.play.state.rebuys_open(self.play.now))
    @rule(number=PICK)
    def rebuy(self, number: int) -> None:
        player = self.pick(number)
        if player is not None and self.play.state.players[player].rebuys < 2:
            self.play.do(sales.decide_rebuy, player, self.play.context)
            self.given_out += 4_000
            self.paid_in += euros("50")

    @precondition(lambda self: self.selling)
    @rule(number=PICK)
    def come_back(self, number: int) -> None:
        player = self.pick(number, PlayerState.OUT)
        if player is not None and not self.play.state.players[player].reentered:
            self.play.back(player)
            self.given_out += 10_000
            self.paid_in += euros("110")

    @precondition(lambda self: self.playing and self.play.state.in_play > 1)
    @rule(number=PICK, balance=st.booleans())
    def eliminate(self, number: int, *, balance: bool) -> None:
        player = self.pick(number)
        assert player is not None
        self.play.out(player)
        if balance:
            self.balance()

    @precondition(lambda self: self.playing and self.play.state.undoable)
    @rule()
    def undo(self) -> None:
        self.play.do(play.decide_undo_elimination, self.play.state.undoable[-1][0])

    @precondition(lambda self: self.playing and self.play.state.in_play > 1)
    @rule(number=PICK)
    def expel(self, number: int) -> None:
        [gone] = self.play.do(play.decide_expel, self.pick(number), None, "tricherie")
        assert isinstance(gone, PlayerExpelled)
        self.put_out += gone.stack

    @precondition(lambda self: self.playing)
    @rule()
    def balance(self) -> None:
        self.play.balance()
        assert self.play.state.room().spread <= 1

    @precondition(lambda self: self.playing and self.play.state.session == 1)
    @rule()
    def a_night_between(self) -> None:
        bags = {player: entry.stack for player, entry in self.play.state.seated().items()}
        self.play.do(sessions.decide_close_session, bags, self.play.context)
        self.play.wait(hours=12)
        self.play.do(sessions.decide_open_session, self.play.context)

    @precondition(lambda self: self.playing)
    @rule(level=st.integers(1, 4))
    def level(self, level: int) -> None:
        self.play.level(level)

    @precondition(lambda self: self.playing)
    @rule()
    def stop(self) -> None:
        """Everybody but who was expelled gets back what he paid, a buy-in paid by a voucher in cash, and
        the house keeps nothing else."""
        from_players = self.paid_in + self.vouchers_used
        self.play.do(creation.decide_stop, "incendie", self.play.context)
        back = Money.ZERO
        for player, entry in self.play.state.players.items():
            if entry.state is not PlayerState.EXPELLED:
                [given] = self.play.do(refunds.decide_refund, player)
                assert isinstance(given, Refunded)
                back += given.amount
        kept = [each for each in self.play.state.players.values() if each.state is PlayerState.EXPELLED]
        assert from_players == back + Money.total(each.paid for each in kept)

    @precondition(lambda self: self.playing and self.play.state.in_play)
    @rule(for_a_voucher=st.booleans())
    def play_to_the_end(self, *, for_a_voucher: bool) -> None:
        """Money in, vouchers used and contributions are the prizes paid, the vouchers issued, the rake,
        the fees, and what is left of the dealers bonuses."""
        self.play.level(5)
        while self.play.state.in_play > 1:
            self.play.out(next(iter(self.play.state.seated())))
            self.balance()
        self.play.finish()
        money = sums(self.play.state)
        pool = max(money.minimum, euros("900"))
        vouchers = (VoucherPrize(1, "N", euros("150")),) if for_a_voucher else ()
        structure = Structure(amounts=(pool,), vouchers=vouchers)
        self.play.do(prizes.decide_prizes, structure, self.play.context)
        fixed = self.play.state.prizes
        assert fixed is not None
        winner = next(iter(self.play.state.seated()))
        paid = self.play.pay_prize(winner)
        assert isinstance(paid, PrizePaid)
        [done] = self.play.do(rake.decide_certify, "clara", "anna", may_certify=True, may_countersign=True)
        fees = Money.total(
            each.fee * (2 if each.reentered else 1) for each in self.play.state.players.values()
        )
        issued = paid.voucher.value if paid.voucher is not None else Money.ZERO
        assert bool(issued) is for_a_voucher
        state = self.play.state
        bonus_left = state.bonuses - (done.rake - rake_on(state.buy_ins, state.terms.game))
        money_in = self.paid_in + self.vouchers_used + fixed.contribution_cash
        assert money_in == paid.amount + issued + done.rake + fees + bonus_left
        assert bool(prizes.outstanding_vouchers(state)) is for_a_voucher

    @precondition(lambda self: self.play.state.over)
    @rule()
    def nothing_is_played_after_the_end(self) -> None:
        with pytest.raises(Refused):
            self.play.do(timing.decide_pause, "", self.play.context)

    @invariant()
    def the_player_s_money_is_counted(self) -> None:
        if hasattr(self, "play"):
            paid = Money.total(each.paid for each in self.play.state.players.values())
            assert paid == self.paid_in + self.vouchers_used

    @invariant()
    def chips_in_play_are_those_given_out_less_those_put_out(self) -> None:
        if hasattr(self, "play"):
            assert self.play.state.chips_in_play == self.given_out - self.put_out

    @invariant()
    def nobody_sits_on_two_chairs(self) -> None:
        if hasattr(self, "play"):
            assert self.play.state.seats_valid()

    def teardown(self) -> None:
        if hasattr(self, "play"):
            assert all(verdict.fair for verdict in verify_draws(self.play.facts))
            assert fold(self.play.facts) == self.play.state


WholeTournament.TestCase.settings = settings(max_examples=80, stateful_step_count=25, deadline=None)
TestWholeTournament = WholeTournament.TestCase
