"""The times of an event, wired: what is typed of them, and the words of what will follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from app.domain.values.days import local
from app.services.betting.offers import OfferLine
from app.services.house import Origin
from ui.icons import Icon
from ui.pages.offer.part import OfferPart
from ui.pages.offer.presenter import Done
from ui.pages.offer.times import Moment, TimesPresenter
from ui.pages.offer.times_card import TimesCard
from ui.words import translate


class TimesPart(OfferPart):
    """Each time as it was and as it will be; or an early start, which voids what was sold since."""

    def __init__(self, card: TimesCard, presenter: TimesPresenter) -> None:
        super().__init__(card)
        self.card, self.presenter = card, presenter
        card.typed.connect(self._typed)
        card.chosen.connect(self._choose)

    def begin(self, line: OfferLine, lines: Sequence[OfferLine]) -> None:
        self.presenter.begin(line, lines)
        for moment, fields in self.card.moments.items():
            fields.show_typed(self.presenter.typed[moment])
        self.show_all()

    def follow(self, line: OfferLine, lines: Sequence[OfferLine]) -> None:
        """The offer has changed meanwhile; what is typed stays."""
        self.presenter.follow(line, lines)
        self.show_all()

    def show_all(self) -> None:
        """Everything but what is typed."""
        card, presenter = self.card, self.presenter
        self._say_words()
        card.later.setChecked(not presenter.early)
        card.early.setChecked(presenter.early)
        faulty = presenter.faulty() if presenter.line is not None else ()
        for moment, fields in card.moments.items():
            fields.setVisible(moment in presenter.asked())
            fields.set_fault(moment in faulty)
        card.follows.setText(self._consequence() if presenter.line is not None else "")
        resumes = presenter.suspended
        card.turn.set_icon(Icon.PLAY if resumes else Icon.PAUSE)
        card.turn.setText(
            translate("Offer", "Reprendre la rencontre")
            if resumes
            else translate("Offer", "Suspendre la rencontre")
        )

    def heading(self) -> tuple[str, str]:
        second = translate("Offer", "Touchez une date ou une heure, puis tapez.")
        return translate("Offer", "Horaires"), second

    def work(self) -> Callable[[Origin], Done] | None:
        times = self.presenter
        if times.line is None:
            return None
        event, instants = times.line.on_offer.bet.event.id, times.changes()
        return lambda origin: times.record(origin, event, instants)

    def main_action(self) -> tuple[str, str]:
        presenter = self.presenter
        words = (
            translate("Offer", "Noter le début")
            if presenter.early
            else translate("Offer", "Changer les horaires")
        )
        if presenter.faulty():
            return words, translate("Offer", "Une date s’écrit 06/09 et une heure 20:30.")
        return words, "" if presenter.changes() else translate("Offer", "Changez une date ou une heure.")

    def _consequence(self) -> str:
        """What will follow, in words: each time, old and new, or what an early start voids."""
        changes = self.presenter.changes()
        if self.presenter.early:
            words = translate(
                "Offer",
                "La vente s’arrête à {time}. Les pronostics vendus depuis comptent à la cote 1 (art. 5.3).",
            )
            started = changes.get(Moment.STARTED)
            return "" if started is None else words.format(time=f"{local(started):%H:%M}")
        lines = [
            f"{_moment_word(moment)} : {_short(self.presenter.before(moment))} → {_short(new)}"
            for moment, new in changes.items()
        ]
        return "\n".join(lines) or translate("Offer", "Avancer le début avance aussi la fin de validation.")

    def _say_words(self) -> None:
        card, presenter = self.card, self.presenter
        card.later.setText(translate("Offer", "Changer les horaires"))
        card.early.setText(translate("Offer", "Commencé plus tôt"))
        card.leave.setText(translate("Offer", "Revenir au pari"))
        for moment, fields in card.moments.items():
            fields.say(_moment_word(moment), translate("Offer", "jour"), translate("Offer", "heure"))
        if presenter.line is not None:
            card.title.set_name(" – ".join(presenter.line.on_offer.bet.event.sides))
            card.hint.setText(
                translate("Offer", "Pour tous ses paris : {numbers}").format(
                    numbers=", ".join(map(str, presenter.numbers))
                )
            )

    def _typed(self) -> None:
        self.presenter.typed = {moment: fields.text() for moment, fields in self.card.moments.items()}
        self.show_all()
        self.changed.emit()

    def _choose(self) -> None:
        self.presenter.early = self.card.early.isChecked()
        self.show_all()
        self.changed.emit()


def _moment_word(moment: Moment) -> str:
    words = {
        Moment.CLOSES: translate("Offer", "Fin de validation"),
        Moment.STARTS: translate("Offer", "Début"),
        Moment.STARTED: translate("Offer", "Début réel"),
    }
    return words[moment]


def _short(instant: datetime | None) -> str:
    return "–" if instant is None else f"{local(instant):%d/%m %H:%M}"
