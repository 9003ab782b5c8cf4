"""The picks of the bulletin, as the player will read them on his ticket (look 02)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.domain.betting.bet import PickRef
from app.domain.values import Odds
from app.domain.values.days import local
from ui.betting.announced import AnnouncedPick
from ui.betting.moved import fault_words
from ui.betting.offer_rows import question
from ui.betting.questions import pick_words
from ui.betting.states import Quotation
from ui.widgets import RowList, SlipPick, SlipRule
from ui.words import translate

_Shown = tuple[tuple[AnnouncedPick, ...], dict[PickRef, Odds], dict[PickRef, str], bool]


class SlipPicks(RowList):
    """Scrolls by itself to the pick that was just made, so that it is read back to the player."""

    removed = Signal(object)
    """This `PickRef` leaves the bulletin."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, plain=True)
        self._shown: _Shown | None = None
        self._made: PickRef | None = None

    def retranslate(self) -> None:
        """The rows are made anew when they are shown again."""
        self._shown = None

    def show_picks(self, picks: Sequence[AnnouncedPick], answer: Quotation[Any], *, editing: bool) -> None:
        """List `picks`, each with the odds of now or its fault as the house answered.

        While `editing` each has a cross.
        """
        faults = {ref: fault_words(answer, ref) for ref in answer.faults}
        shown = (tuple(picks), dict(answer.changed), faults, editing)
        if shown == self._shown:
            return
        refs = [line.ref for line in picks]
        before = {line.ref for line in self._shown[0]} if self._shown else set(refs)
        self._made = next((ref for ref in reversed(refs) if ref not in before), self._made)
        self._shown = shown
        self.clear()
        for place, line in enumerate(picks):
            if place:
                self.add(SlipRule(self))
            now, fault = answer.changed.get(line.ref), faults.get(line.ref, "")
            self.add(self._row(line, now, fault, editing=editing))
        seen = next((ref for ref in refs if ref in faults), self._made)
        if seen in refs:
            self.show_row(2 * refs.index(seen))

    def _row(self, line: AnnouncedPick, now: Odds | None, fault: str, *, editing: bool) -> SlipPick:
        about = (
            fault
            or question(line.bet)
            or translate("Sale", "ferme à {time}").format(time=f"{local(line.closes_at):%H:%M}")
        )
        made = SlipPick(
            pick_words(line.pick),
            f"{line.bet.number} · {about}",
            " – ".join(line.bet.event.sides),
            line.seen.text(),
            self,
            removable=editing,
        )
        if fault:
            made.mark_fault()
        if now is not None:
            made.show_moved(now.text(), 1 if now > line.seen else -1)
        made.removed.connect(partial(self.removed.emit, line.ref))
        return made
