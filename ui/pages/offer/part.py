"""What every part of the offer page has: one is at work in the middle, the panel is about it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.services.house import Origin
from ui.icons import Icon
from ui.pages.offer.presenter import Done
from ui.words import translate


class OfferPart(QObject):
    """`changed` says that the main action is to be shown again."""

    changed = Signal()
    icon = Icon.CHECK
    """Of the main action."""

    def heading(self) -> tuple[str, str]:
        """What the panel is about, and what to do first."""
        return translate("Offer", "Offre"), ""

    def remark(self) -> str:
        """What follows for tickets that are sold; "" for nothing."""
        return ""

    def main_action(self) -> tuple[str, str]:
        """What the main action is called, and why it can't be touched yet; "" when it can."""
        return "", ""

    def work(self) -> Callable[[Origin], Done] | None:
        """What the main action asks of the house, as it stands now; None where no bet is in hand."""
        return None
