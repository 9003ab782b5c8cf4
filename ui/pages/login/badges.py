"""A badge is scanned: it chooses its operator and opens nothing."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.domain.errors import Code, Refused
from app.domain.house.people import BadgeUse
from app.services.badges import ShownBadge
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.login.presenter import LoginPresenter
from ui.pages.login.view import LoginView
from ui.pages.login.words import locked_badges_words, unknown_badge_words
from ui.sounds import Sound


class BadgeReading(QObject):
    chose = Signal()
    """Whose badge it is, is chosen now."""

    def __init__(self, context: PageContext, presenter: LoginPresenter, view: LoginView) -> None:
        super().__init__(view)
        self._operations, self._sounds = context.operations, context.sounds
        self._presenter, self._view = presenter, view

    def take(self, code: str) -> bool:
        """False where badges are not in use."""
        if self._presenter.badge is BadgeUse.OFF:
            return False
        act = self._operations.act(self, lambda: self._presenter.show_badge(code))
        act.success(self._seen).refused(self._refused).run()
        return True

    def _seen(self, shown: ShownBadge) -> None:
        if shown.owner is None:
            self._sounds.play(Sound.BAD_SCAN)
            self._view.say_why(unknown_badge_words(shown), Icon.SCAN_BARCODE, "bad")
            return
        self._sounds.play(Sound.GOOD_SCAN)
        self._presenter.take_badge(shown.owner)
        self.chose.emit()

    def _refused(self, refusal: Refused) -> None:
        if refusal.code is not Code.BADGE_LOCKED:
            self._operations.report(refusal)
            return
        self._sounds.play(Sound.BAD_SCAN)
        words = locked_badges_words(refusal.details["until"])  # type: ignore[arg-type]  # a time in this refusal
        self._view.say_why(words, Icon.LOCK, "bad")
