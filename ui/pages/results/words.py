"""The words of the results page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.domain.betting.bet import Event
from app.domain.betting.offer import OnOffer
from app.domain.betting.outcomes import Ending
from app.domain.values.days import local
from app.services.betting.results import AwaitedEvent, ResultRecorded
from ui.betting.questions import pick_words
from ui.pages.results.entering import Entering, Entry, Missing
from ui.pages.results.events import EventLine
from ui.words import translate

BETWEEN_SIDES = " – "
_NAMED_APART = 2


@dataclass(frozen=True, slots=True)
class PageWords:
    """What a page of results calls its list, what it says while it is empty and before anything is
    entered, and what it remarks."""

    events: str
    nothing: str
    hint: str
    begin: str
    begin_hint: str
    remark: str


def first_result_words() -> PageWords:
    return PageWords(
        events=translate("Results", "À promulguer"),
        nothing=translate("Results", "Rien à promulguer"),
        hint=translate("Results", "Un match arrive ici quand sa vente est finie."),
        begin=translate("Results", "Entrez ce qui s’est passé"),
        begin_hint=translate(
            "Results", "Ce que le résultat fait de chaque pari se lit ici avant de compter."
        ),
        remark=translate(
            "Results", "Après promulgation, une correction demande un motif et un superviseur (art. 9.3)."
        ),
    )


def event_name(event: Event) -> str:
    return BETWEEN_SIDES.join(event.sides)


def event_line(awaited: AwaitedEvent) -> EventLine:
    """An event of the list: its bets, its time, and what is special about it."""
    event = awaited.bets[0].bet.event
    numbers = numbers_words([each.bet.number for each in awaited.bets])
    parts = [numbers, when_words(event), event.competition or sport_word(event.sport)]
    if not awaited.closed:
        parts[2] = translate("Results", "en vente")
    elif awaited.scored:
        parts[2] = translate("Results", "gagnants à nommer")
    return EventLine(awaited.code, event.sides, " · ".join(part for part in parts if part))


def event_words(event: Event) -> str:
    """Its sport, its competition, its start."""
    parts = [sport_word(event.sport), event.competition, kick_off_words(event)]
    return " · ".join(part for part in parts if part)


def rest_words(rest: int) -> str:
    """How many events more there are than the list can show."""
    return translate("Results", "%n autre(s) match(s), par la recherche", None, rest) if rest > 0 else ""


def chooser_words(chosen: AwaitedEvent | None) -> EventLine:
    """The chosen event, or the invitation to choose one."""
    if chosen is None:
        return EventLine("", (translate("Results", "Choisir"), ""), "")
    return event_line(chosen)


def score_text(score: tuple[int, int]) -> str:
    return f"{score[0]} – {score[1]}"


def sport_word(sport: str) -> str:
    words = {
        "football": translate("Results", "Football"),
        "rugby": translate("Results", "Rugby"),
        "tennis": translate("Results", "Tennis"),
        "basketball": translate("Results", "Basket"),
        "handball": translate("Results", "Handball"),
        "volleyball": translate("Results", "Volley"),
        "hockey": translate("Results", "Hockey"),
    }
    return words.get(sport, sport.capitalize())


def ending_word(ended: Ending) -> str:
    words = {
        Ending.PLAYED: translate("Results", "Joué"),
        Ending.STOPPED_FIRST_HALF: translate("Results", "Arrêté, 1re mi-temps"),
        Ending.STOPPED_SECOND_HALF: translate("Results", "Arrêté, 2e mi-temps"),
        Ending.CANCELLED: translate("Results", "Annulé"),
        Ending.POSTPONED: translate("Results", "Reporté"),
        Ending.FORFEIT: translate("Results", "Forfait"),
    }
    return words[ended]


def promulgate_words(ended: Ending | None, score: tuple[int, int]) -> str:
    """What the main action does, named by what it makes known."""
    words = {
        Ending.STOPPED_FIRST_HALF: translate("Results", "Promulguer l’arrêt"),
        Ending.STOPPED_SECOND_HALF: translate("Results", "Promulguer l’arrêt"),
        Ending.CANCELLED: translate("Results", "Promulguer l’annulation"),
        Ending.POSTPONED: translate("Results", "Promulguer le report"),
        Ending.FORFEIT: translate("Results", "Promulguer le forfait"),
    }
    played = translate("Results", "Promulguer {score}").format(score=score_text(score))
    return words.get(ended, played) if ended else translate("Results", "Promulguer")


def what_became_known(ended: Ending, score: tuple[int, int]) -> str:
    return score_text(score) if ended is Ending.PLAYED else ending_word(ended).lower()


def known_words(entry: Entry, bets: Sequence[OnOffer]) -> str:
    """What becomes known of `bets`: the score, how it ended, or the winners that are named."""
    if not entry.by_hand:
        return what_became_known(entry.ended, entry.full) if entry.ended else ""
    if len(entry.named) > _NAMED_APART:
        return translate("Results", "gagnants de %n pari(s)", None, len(entry.named))
    nobody = translate("Results", "aucun")
    return ", ".join(
        f"{each.bet.number} : {winners_words(tuple(sorted(entry.named[each.bet.id]))) or nobody}"
        for each in bets
        if each.bet.id in entry.named
    )


def entry_words(entry: Entry) -> str:
    """What the main action does."""
    if entry.by_hand:
        return translate("Results", "Promulguer la liste")
    return promulgate_words(entry.ended, entry.full)


def recorded_words(said: str, entering: Entering, recorded: ResultRecorded) -> str:
    """`said` with what became `{known}` of the event, and of how many `{bets}`."""
    event = entering.event
    known = known_words(entering.entry, entering.bets_to_name)
    bets = settled_words(len(recorded.settled), len(recorded.voided))
    return said.format(known=f"{event_name(event)}, {known}" if event else known, bets=bets)


def settled_words(settled: int, voided: int) -> str:
    """`8 paris réglés, aucun annulé`."""
    words = translate("Results", "%n pari(s) réglé(s)", None, settled)
    none = translate("Results", "aucun annulé")
    some = translate("Results", "%n annulé(s)", None, voided)
    return f"{words}, {some if voided else none}"


def missing_words(missing: Missing, entry: Entry) -> str:
    """What still keeps a result from being made known."""
    least = translate("Results", "Entrez la fin de match : à la mi-temps, c’était déjà {score}.")
    words = {
        Missing.EVENT: translate("Results", "Choisissez un match."),
        Missing.ENDING: translate("Results", "Entrez le score, ou dites comment le match s’est terminé."),
        Missing.FIRST_GOAL: translate("Results", "Dites quelle équipe a marqué la première."),
        Missing.HALF_TIME: least.format(score=score_text(entry.half)),
        Missing.WRONG_FIRST_GOAL: translate("Results", "La première équipe à marquer contredit le score."),
        Missing.WINNERS: translate("Results", "Nommez le gagnant de chaque pari, ou « Aucun »."),
        Missing.UNCHANGED: translate("Results", "C’est le résultat promulgué : changez ce qui est faux."),
    }
    return words.get(missing, "")


def agreement_words(entering: Entering) -> str:
    """What a complete entry comes to."""
    entry, event = entering.entry, entering.event
    if entry.by_hand:
        return translate("Results", "Gagnants nommés pour %n pari(s).", None, len(entry.named))
    if entry.ended is Ending.STOPPED_SECOND_HALF:
        return translate("Results", "Les paris de la mi-temps comptent, les autres sont annulés.")
    if entry.ended is not Ending.PLAYED or event is None:
        return translate("Results", "Tous les paris de ce match sont annulés : cote 1.")
    total = sum(entry.full)
    parity = translate("Results", "nombre impair") if total % 2 else translate("Results", "nombre pair")
    if entering.asks_half_time:
        words = translate("Results", "Cohérent avec la mi-temps : {count}, {parity}.")
    else:
        words = translate("Results", "En tout : {count}, {parity}.")
    return words.format(count=count_words(event.sport, total), parity=parity)


def numbers_words(numbers: Sequence[int]) -> str:
    """`101`, `151–158`, `101, 103, 107`: the bets of an event, in as little room as they take."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def count_words(sport: str, total: int) -> str:
    """`3 buts`, `41 points`, `3 sets`."""
    if sport in {"football", "handball", "hockey"}:
        return translate("Results", "%n but(s)", None, total)
    if sport in {"tennis", "volleyball"}:
        return translate("Results", "%n set(s)", None, total)
    return translate("Results", "%n point(s)", None, total)


def when_words(event: Event) -> str:
    return f"{local(event.starts_at):%H:%M}" if event.starts_at else ""


def kick_off_words(event: Event) -> str:
    if event.starts_at is None:
        return ""
    moment = local(event.starts_at)
    words = translate("Results", "début le {day} à {time}")
    return words.format(day=f"{moment:%d/%m}", time=f"{moment:%H:%M}")


def winners_words(winners: tuple[str, ...]) -> str:
    """`1/N, 1/2`, `Plus`; nobody where no listed answer is right."""
    return ", ".join(pick_words(pick) for pick in winners)
