"""The form of a new bet, wired."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.documents.elision import filled
from app.domain.betting.bet import BetType, Counted, Period, Weekday
from app.services.betting.offers import OfferLine
from app.services.house import Origin
from ui.betting.questions import pick_words, type_words
from ui.betting.words import day_word, sport_word
from ui.pages.offer.new_bet import TOTALS, Line, Missing, NewBetPresenter
from ui.pages.offer.new_bet_card import NO_MATCH, SCORE, NewBetCard
from ui.pages.offer.part import OfferPart
from ui.pages.offer.presenter import Done
from ui.words import translate


class NewBetPart(OfferPart):
    """On an event in hand or a new one; what its type asks for is shown as it is chosen."""

    def __init__(self, card: NewBetCard, presenter: NewBetPresenter) -> None:
        super().__init__(card)
        self.card, self.presenter = card, presenter
        self._filling = False
        card.typed.connect(self._typed)
        card.odds_typed.connect(self._type_odds)
        card.about.chosen.connect(self._choose_event)
        card.sport.chosen.connect(self._choose_sport)
        card.type.chosen.connect(self._choose_type)
        card.period.chosen.connect(self._choose_period)
        card.match_day.chosen.connect(self._choose_match_day)
        card.counted.chosen.connect(self._choose_counted)
        card.single.chosen.connect(self._choose_single)
        card.add_score.clicked.connect(self._add_score)

    def begin(self, line: OfferLine | None, lines: Sequence[OfferLine]) -> None:
        self.presenter.begin(line, lines)
        self.card.show_odds({})
        self._fill()
        self.say_words()

    def heading(self) -> tuple[str, str]:
        return translate("Offer", "Nouveau pari"), translate("Offer", "Touchez un champ, puis tapez.")

    def work(self) -> Callable[[Origin], Done] | None:
        presenter, command = self.presenter, self.presenter.asked()
        return lambda origin: presenter.publish(origin, command)

    def main_action(self) -> tuple[str, str]:
        number = self.presenter.lines[Line.NUMBER].strip()
        words = translate("Offer", "Publier le pari {number}").format(number=number)
        missing = self.presenter.missing()
        return words, "" if missing is None else _missing_words(missing)

    def _fill(self) -> None:
        self._filling = True
        for line, typed in self.presenter.lines.items():
            self.card.lines[line].edit.setText(typed)
        self.card.starts.show_typed(self.presenter.starts)
        self.card.closes.show_typed(self.presenter.closes)
        self._filling = False

    def _show(self) -> None:
        card, presenter = self.card, self.presenter
        card.about.setVisible(presenter.known is not None)
        card.about.choose("new" if presenter.event is None else "known")
        card.sport.choose(presenter.sport)
        card.type.choose(presenter.type)
        card.period.choose(presenter.period)
        card.match_day.choose(presenter.match_day or NO_MATCH)
        card.counted.choose(presenter.counted or SCORE)
        card.single.choose("yes" if presenter.single_allowed else "no")
        card.new_event.setVisible(presenter.event is None)
        card.match_day.setVisible(presenter.asks_match)
        card.lines[Line.MATCH].setVisible(presenter.asks_match_number)
        card.counted.setVisible(presenter.type in TOTALS)
        card.period.setVisible(presenter.type is not BetType.HALF_FULL)
        card.leads.setVisible(presenter.type is BetType.HANDICAP)
        card.lines[Line.LINE].setVisible(presenter.type is BetType.OVER_UNDER)
        card.scores.setVisible(presenter.type is BetType.EXACT_SCORE)
        card.show_odds({pick: (pick_words(pick), presenter.odds.get(pick, "")) for pick in presenter.picks()})
        self.changed.emit()

    def say_words(self) -> None:
        card, known = self.card, self.presenter.known
        for line, words in _line_words().items():
            card.lines[line].say(words)
        card.about.title.setText(translate("Offer", "Rencontre"))
        card.about.buttons["known"].setText(" – ".join(known.sides) if known is not None else "")
        card.about.buttons["new"].setText(translate("Offer", "Nouvelle rencontre"))
        card.sport.title.setText(translate("Offer", "Sport"))
        for sport, button in card.sport.buttons.items():
            button.setText(sport_word(sport))
        card.type.title.setText(translate("Offer", "Type de pari"))
        for key, button in card.type.buttons.items():
            button.setText(type_words(BetType(key)))
        card.period.title.setText(translate("Offer", "Période"))
        card.period.buttons[Period.FULL].setText(translate("Offer", "Match"))
        card.period.buttons[Period.HALF_TIME].setText(translate("Offer", "Mi-temps"))
        self._say_choices()
        day, hour = translate("Offer", "jour"), translate("Offer", "heure")
        card.starts.say(translate("Offer", "Début"), day, hour)
        card.closes.say(translate("Offer", "Fin de validation (vide : au début)"), day, hour)
        for score, side in zip(card.score, ("1", "2"), strict=True):
            score.say(filled(translate("Offer", "Score de {side}"), side=side))
        card.add_score.setText(translate("Offer", "Ajouter"))
        card.odds_title.setText(translate("Offer", "Cotes (vide : nd)"))
        card.keys.setText(translate("Offer", "Clavier"))
        card.leave.setText(translate("Offer", "Revenir à l’offre"))
        self._show()

    def _say_choices(self) -> None:
        card = self.card
        card.match_day.title.setText(translate("Offer", "Match du Jour"))
        card.match_day.buttons[NO_MATCH].setText(translate("Offer", "Aucun"))
        for day in Weekday:
            card.match_day.buttons[day].setText(day_word(day))
        card.counted.title.setText(translate("Offer", "Total compté"))
        card.counted.buttons[SCORE].setText(translate("Offer", "Le score"))
        for counted, words in _counted_words().items():
            card.counted.buttons[counted].setText(words)
        card.single.title.setText(translate("Offer", "Mise simple"))
        card.single.buttons["yes"].setText(translate("Offer", "Admise"))
        card.single.buttons["no"].setText(translate("Offer", "Non admise"))

    # -- what is typed and touched ------------------------------------------------------------

    def _typed(self) -> None:
        if self._filling:
            return
        presenter, card = self.presenter, self.card
        presenter.lines = {line: box.edit.text() for line, box in card.lines.items()}
        presenter.starts, presenter.closes = card.starts.text(), card.closes.text()
        self._show()

    def _type_odds(self, pick: str, text: str) -> None:
        self.presenter.odds[pick] = text
        self.changed.emit()

    def _choose_event(self, which: str) -> None:
        self.presenter.take_event(self.presenter.known if which == "known" else None)
        self._fill()
        self._show()

    def _choose_sport(self, sport: str) -> None:
        self.presenter.sport = sport

    def _choose_type(self, key: str) -> None:
        self.presenter.type, self.presenter.odds = BetType(key), {}
        self.card.show_odds({})
        self._show()

    def _choose_period(self, key: str) -> None:
        self.presenter.period = Period(key)

    def _choose_match_day(self, key: str) -> None:
        self.presenter.match_day = None if key == NO_MATCH else Weekday(key)
        self._show()

    def _choose_counted(self, key: str) -> None:
        self.presenter.counted = None if key == SCORE else Counted(key)

    def _choose_single(self, key: str) -> None:
        self.presenter.single_allowed = key == "yes"

    def _add_score(self) -> None:
        first, second = (box.edit for box in self.card.score)
        if self.presenter.add_score(first.text(), second.text()):
            first.clear()
            second.clear()
            first.setFocus()
            self._show()


def _line_words() -> dict[Line, str]:
    return {
        Line.NUMBER: translate("Offer", "Numéro"),
        Line.FIRST: translate("Offer", "Équipe 1"),
        Line.SECOND: translate("Offer", "Équipe 2"),
        Line.COMPETITION: translate("Offer", "Compétition"),
        Line.MATCH: translate("Offer", "Numéro du Match du Jour"),
        Line.FIRST_LEAD: translate("Offer", "Avance de 1"),
        Line.SECOND_LEAD: translate("Offer", "Avance de 2"),
        Line.LINE: translate("Offer", "Seuil"),
    }


def _counted_words() -> dict[Counted, str]:
    return {
        Counted.GOALS: translate("Offer", "Buts"),
        Counted.POINTS: translate("Offer", "Points"),
        Counted.TRIES: translate("Offer", "Essais"),
        Counted.GAMES: translate("Offer", "Jeux"),
        Counted.SETS: translate("Offer", "Sets"),
    }


def _missing_words(missing: Missing) -> str:
    words = {
        Missing.NUMBER: translate("Offer", "Le numéro va de 1 à 999."),
        Missing.SIDES: translate("Offer", "Nommez les deux équipes."),
        Missing.START: translate("Offer", "Le début s’écrit 06/09 et 20:30."),
        Missing.MATCH: translate("Offer", "Le Match du Jour va de 1 à 10."),
        Missing.CLOSES: translate("Offer", "La fin s’écrit 06/09 et 20:30."),
        Missing.HANDICAP: translate("Offer", "Tapez les deux avances, comme 0 et 1."),
        Missing.LINE: translate("Offer", "Tapez le seuil, comme 2,5."),
        Missing.SCORES: translate("Offer", "Ajoutez un score au moins."),
        Missing.ODDS: translate("Offer", "Une cote est supérieure à 1, avec deux décimales au plus."),
    }
    return words[missing]
