"""The picks of the bulletin, as the player will read them on his ticket (look 02)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.domain.betting.bet import PickRef
from app.domain.values import Odds
from app.domain.values.days import local
from ui.betting.announced import AnnouncedPick
from ui.betting.offer_rows import question
from ui.betting.questions import pick_words
from ui.widgets import RowList, SlipPick, SlipRule
from ui.words import translate

_Shown = tuple[tuple[AnnouncedPick, ...], dict[PickRef, Odds], bool]


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

    def show_picks(
        self, picks: Sequence[AnnouncedPick], changed: Mapping[PickRef, Odds], *, editing: bool
    ) -> None:
        """List `picks`, with the odds of now where they `changed`; while `editing` each has a cross."""
        shown = (tuple(picks), dict(changed), editing)
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
            self.add(self._row(line, changed.get(line.ref), editing=editing))
        if self._made in refs:
            self.show_row(2 * refs.index(self._made))

    def _row(self, line: AnnouncedPick, now: Odds | None, *, editing: bool) -> SlipPick:
        about = question(line.bet) or translate("Sale", "ferme à {time}").format(
            time=f"{local(line.closes_at):%H:%M}"
        )
        made = SlipPick(
            pick_words(line.pick),
            f"{line.bet.number} · {about}",
            " – ".join(line.bet.event.sides),
            line.seen.text(),
            self,
            removable=editing,
        )
        if now is not None:
            made.show_moved(now.text(), 1 if now > line.seen else -1)
        made.removed.connect(partial(self.removed.emit, line.ref))
        return made
