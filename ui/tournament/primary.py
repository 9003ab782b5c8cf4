"""The main action of a page of the floor, as it stands."""

from __future__ import annotations

from dataclasses import dataclass

from ui.icons import Icon
from ui.widgets import PrimaryButton


@dataclass(frozen=True, slots=True)
class Primary:
    """`why` is said beside it while it is not ready."""

    words: str
    icon: Icon
    ready: bool = True
    why: str = ""

    def show_on(self, button: PrimaryButton) -> None:
        """Say it; a busy key says by itself what it waits for, and is not freed."""
        button.setText(self.words)
        button.set_icon(self.icon)
        if button.is_busy:
            return
        if self.ready:
            button.allow()
        else:
            button.forbid(self.why)
