"""What the shop puts up: the offer with its odds, and the results (BETTING B1, art. 2.2.1, 9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime
from itertools import groupby

from app.documents.blocks import (
    Block,
    Columns,
    Document,
    Emphasis,
    Feed,
    Kind,
    Line,
    Logo,
    Rule,
    Side,
    Table,
)
from app.documents.tickets import HELP, OFFER_LOGO, OFFER_NAME
from app.documents.wording import day_words, instant_words
from app.domain.betting import labels
from app.domain.betting.offer import OnOffer
from app.domain.betting.outcomes import Ending, Result
from app.domain.values.days import local
from app.domain.values.money import NO_BREAK_SPACE

_SPORTS = {
    "football": "Football",
    "rugby": "Rugby",
    "tennis": "Tennis",
    "basketball": "Basket-ball",
    "handball": "Handball",
    "volleyball": "Volley-ball",
    "hockey": "Hockey sur glace",
    "formula1": "Formule 1",
    "rally": "Rallye",
}
_ENDINGS = {
    Ending.PLAYED: "",
    Ending.STOPPED_FIRST_HALF: "arrêté en 1re période",
    Ending.STOPPED_SECOND_HALF: "arrêté en 2e période",
    Ending.CANCELLED: "annulé",
    Ending.POSTPONED: "reporté",
    Ending.FORFEIT: "forfait",
}
_ODDS_ON_A_LINE = 3


def odds_poster(bets: Sequence[OnOffer], *, station: str, at: datetime) -> Document:
    """The offer on receipt paper, as it stands at `at`."""
    blocks: list[Block] = [Logo(OFFER_LOGO, OFFER_NAME), *_updated(at)]
    for title, group in _by_competition(bets):
        blocks += [Rule(), Line(title, emphasis=Emphasis.BOLD)]
        for bet in group:
            blocks += _on_roll(bet)
    return _poster(Kind.ODDS_POSTER, "Affiche des cotes", (*blocks, *_advice()), station, at)


def odds_poster_page(bets: Sequence[OnOffer], *, station: str, at: datetime) -> Document:
    """The same on A4: one table for each competition."""
    blocks: list[Block] = [Line(OFFER_NAME, emphasis=Emphasis.BOLD), *_updated(at)]
    for title, group in _by_competition(bets):
        rows = tuple(
            (str(bet.bet.number), _closing(bet), _sides(bet), labels.bet_title(bet.bet), *_said(bet))
            for bet in group
        )
        blocks += [
            Line(title, emphasis=Emphasis.BOLD),
            Table(
                ("N°", "Fin de validation", "Manifestation", "Pari", "Cotes", "Mention"),
                rows,
                (5, 15, 25, 17, 25, 13),
            ),
        ]
    return _poster(Kind.ODDS_POSTER, "Affiche 1N2", (*blocks, *_advice()), station, at)


def results_poster(
    bets: Sequence[OnOffer], results: Mapping[int, Result], *, day: date, station: str, at: datetime
) -> Document:
    """The results of the bets whose sale ended on `day`; `results` by event, where there is a score."""
    blocks: list[Block] = [
        Logo("Résultats", OFFER_NAME),
        Line(day_words(day), Side.CENTRE, Emphasis.BOLD),
        *_updated(at, "Actualisés"),
    ]
    for title, group in _by_competition(bets):
        blocks += [Rule(), Line(title, emphasis=Emphasis.BOLD)]
        for event, of_event in groupby(group, lambda bet: bet.bet.event):
            blocks.append(Columns(" - ".join(event.sides), _score(results.get(event.id))))
            blocks += [_winner(bet) for bet in of_event]
    return _poster(Kind.RESULTS_POSTER, "Affiche des résultats", tuple(blocks), station, at)


def _poster(kind: Kind, title: str, blocks: tuple[Block, ...], station: str, at: datetime) -> Document:
    return Document(kind, title, f"{local(at):%Y%m%d-%H%M}", at, station, blocks)


def _updated(at: datetime, what: str = "Offre actualisée") -> tuple[Block, ...]:
    return (Line(f"{what} : {instant_words(at)}", Side.CENTRE),)


def _by_competition(bets: Sequence[OnOffer]) -> Iterator[tuple[str, list[OnOffer]]]:
    """Sport and competition, in the order of the bets' ends within; the events of one stay together."""
    ordered = sorted(
        bets,
        key=lambda bet: (
            bet.bet.event.sport,
            bet.bet.event.competition,
            bet.bet.event.starts_at or bet.closes_at,
            bet.bet.event.id,
            bet.bet.number,
        ),
    )
    for (sport, competition), group in groupby(
        ordered, lambda bet: (bet.bet.event.sport, bet.bet.event.competition)
    ):
        words = _SPORTS.get(sport, sport.capitalize())
        yield f"{words} · {competition}" if competition else words, list(group)


def _on_roll(bet: OnOffer) -> Iterator[Block]:
    yield Columns(_sides(bet), "", number=str(bet.bet.number))
    yield Columns(labels.bet_title(bet.bet).replace("–", "-"), f"fin {_closing(bet)}", number=" ")
    if bet.is_voided:
        yield Columns(labels.VOIDED_BET, "", Emphasis.BOLD, number=" ")
        return
    odds = [f"{labels.pick_word(pick)} {_odds(bet, pick)}" for pick in bet.shown_odds()]
    for start in range(0, len(odds), _ODDS_ON_A_LINE):
        words = "  ".join(odds[start : start + _ODDS_ON_A_LINE])
        yield Columns(words, "", Emphasis.BOLD, number=" ")
    if not bet.bet.single_allowed:
        yield Columns("pari simple impossible", "", number=" ")


def _said(bet: OnOffer) -> tuple[str, str]:
    """Odds and mention, as the table of the page has them."""
    if bet.is_voided:
        return "", labels.VOIDED_BET
    pairs = (f"{labels.pick_word(pick)} {_odds(bet, pick)}" for pick in bet.shown_odds())
    odds = " · ".join(pair.replace(" ", NO_BREAK_SPACE) for pair in pairs)
    return odds, "" if bet.bet.single_allowed else "pari simple impossible"


def _odds(bet: OnOffer, pick: str) -> str:
    odds = bet.playable_odds(pick)
    return labels.NO_ODDS if odds is None else odds.text()


def _sides(bet: OnOffer) -> str:
    return labels.sides(bet.bet).replace("–", "-")


def _closing(bet: OnOffer) -> str:
    closing = local(bet.closes_at)
    return f"{closing:%d/%m} {closing:%H:%M}"


def _score(result: Result | None) -> str:
    if result is None:
        return ""
    full, half = result.scores.full_time, result.scores.half_time
    words = [f"{full[0]}-{full[1]}"] if full else []
    words += [f"(mi-temps {half[0]}-{half[1]})"] if half else []
    words += [_ENDINGS[result.ended]] if _ENDINGS[result.ended] else []
    return " ".join(words)


def _winner(bet: OnOffer) -> Block:
    if bet.is_voided:
        return Columns(labels.bet_title(bet.bet).replace("–", "-"), labels.VOIDED_BET, number=_number(bet))
    winners = bet.outcome.winners if bet.outcome else ()
    said = ", ".join(map(labels.pick_word, winners)) or "aucun pronostic"
    return Columns(labels.bet_title(bet.bet).replace("–", "-"), said, Emphasis.BOLD, number=_number(bet))


def _number(bet: OnOffer) -> str:
    return str(bet.bet.number)


def _advice() -> tuple[Block, ...]:
    return (
        Rule(),
        Line("Offre valable à la date et à l’heure ci-dessus ; elle peut évoluer à tout moment."),
        Line("Vérifiez les cotes sur votre reçu : elles seules font foi (art. 2.1.6, 2.2.3)."),
        Feed(),
        HELP,
    )
