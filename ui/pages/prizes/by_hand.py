"""Prizes set by hand: an amount for each place, a buy-in of another tournament in it, a thing beside it
(POKER P6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtWidgets import QWidget

from app.domain.poker.facts import PrizeInKind, VoucherPrize
from app.domain.poker.prizes import Structure
from app.domain.poker.state import Tournament
from app.domain.values import Money
from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.theme import column
from ui.tournament.words import ordinal
from ui.widgets import Button, Heading, Keypad, MoneyField, TintedLine
from ui.words import translate


@dataclass(slots=True)
class HandPrizes:
    """Amounts by place, the vouchers in them, the things beside them, and the place whose amount is
    typed, from 1."""

    amounts: list[Money]
    vouchers: dict[int, VoucherPrize] = field(default_factory=dict)
    things: dict[int, PrizeInKind] = field(default_factory=dict)
    at: int = 1

    @property
    def total(self) -> Money:
        return Money.total(self.amounts)

    def set(self, amount: Money) -> None:
        self.amounts[self.at - 1] = amount

    def change_places(self, step: int, most: int) -> None:
        """One place fewer, its voucher and thing with it, or one more; never none, nor above `most`."""
        if step < 0 and len(self.amounts) > 1:
            self.vouchers.pop(len(self.amounts), None)
            self.things.pop(len(self.amounts), None)
            self.amounts.pop()
        elif step > 0 and len(self.amounts) < most:
            self.amounts.append(Money.ZERO)
        self.at = min(self.at, len(self.amounts))

    def other_voucher(self, others: Sequence[Tournament]) -> None:
        """At the present place: the next tournament's buy-in, after the last one none."""
        held = self.vouchers.get(self.at)
        names = [each.tournament for each in others]
        # One that has begun since is followed by the first.
        following = names.index(held.tournament) + 1 if held and held.tournament in names else 0
        if following >= len(others):
            self.vouchers.pop(self.at, None)
            return
        other = others[following]
        self.vouchers[self.at] = VoucherPrize(self.at, other.tournament, other.terms.buy_in)

    @property
    def thing(self) -> PrizeInKind | None:
        """What the present place wins in kind."""
        return self.things.get(self.at)

    def give(self, what: str, value: Money) -> None:
        """A thing with the present place, in place of the one before."""
        self.things[self.at] = PrizeInKind(self.at, what.strip(), value)

    def take_back_thing(self) -> None:
        self.things.pop(self.at, None)

    def structure(self) -> Structure:
        vouchers = tuple(self.vouchers[place] for place in sorted(self.vouchers))
        things = tuple(self.things[place] for place in sorted(self.things))
        return Structure(amounts=tuple(self.amounts), vouchers=vouchers, in_kind=things)


class ByHandPanel(QWidget):
    """The amount of one place, its voucher, and what is left of the pool."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self, role="section")
        self.field = MoneyField("", self, height=72, size=28)
        self.left = TintedLine("", "pri", Icon.INFO, self)
        self.voucher = Button("", Icon.TICKET, self, height=56)
        self.keypad = Keypad((",", "0", EditKey.BACKSPACE), self, key_height=56)
        lines = column(self, gap=12)
        for part in (self.heading, self.field, self.left, self.voucher):
            lines.addWidget(part)
        lines.addStretch(1)
        lines.addWidget(self.keypad)
        self.keypad.pressed.connect(self.field.press)

    def show_place(self, prizes: HandPrizes, pool: Money, names: Mapping[str, str]) -> None:
        """`names` are those of the other tournaments."""
        words = translate("Prizes", "Prix du {place}")
        self.heading.say(words.format(place=ordinal(prizes.at)), translate("Prizes", "Bon compris"))
        self.field.set_label(translate("Prizes", "Montant"))
        held = prizes.vouchers.get(prizes.at)
        if not names and held is None:
            self.voucher.setText(translate("Prizes", "Sans bon d’inscription"))
            self.voucher.forbid(translate("Prizes", "Aucun autre tournoi n’est annoncé."))
        else:
            self.voucher.allow()
            shown = translate("Prizes", "Bon : {name}, {amount}")
            self.voucher.setText(
                shown.format(name=names.get(held.tournament, held.tournament), amount=held.value.text())
                if held is not None
                else translate("Prizes", "Ajouter un bon d’inscription")
            )
        self._show_left(pool - prizes.total)

    def _show_left(self, left: Money) -> None:
        if left > Money.ZERO:
            words = translate("Prizes", "Il reste {amount} à donner.").format(amount=left.text())
            self.left.say(words, "warn", Icon.TRIANGLE_ALERT)
        elif left < Money.ZERO:
            words = translate("Prizes", "{amount} de plus que la dotation : apport du casino.")
            self.left.say(words.format(amount=(-left).text()), "pri", Icon.INFO)
        else:
            self.left.say(translate("Prizes", "Toute la dotation est donnée."), "good", Icon.CHECK)
