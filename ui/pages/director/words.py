"""The sentences of the list of tournaments and of their calendar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from app.domain.poker.calendar import Notice, NoticeState
from app.domain.poker.facts import NoticeKind
from app.domain.poker.state import Tournament
from app.domain.poker.terms import Level
from app.domain.values.days import local
from ui.icons import Icon
from ui.pages.director.seen import Standing
from ui.tournament.words import blinds_words, entered_words, round_amount
from ui.widgets.marked_row import Mark
from ui.words import translate


def day_words(instant: datetime) -> str:
    """`05/09/2026 à 20:45`."""
    at = local(instant)
    return translate("Director", "{day} à {time}").format(day=f"{at:%d/%m/%Y}", time=f"{at:%H:%M}")


def row_words(state: Tournament) -> str:
    """`05/09/2026 à 20:45 · cave 150 € · 36 inscrits sur 72`."""
    buy_in = translate("Director", "cave {amount}").format(amount=round_amount(state.terms.buy_in))
    return f"{day_words(state.terms.starts_at)} · {buy_in} · {entered_words(state)}"


def standing_mark(standing: Standing) -> Mark:
    marks: Mapping[Standing, Mark] = {
        Standing.TO_COME: (translate("Director", "À venir"), Icon.CALENDAR_CLOCK, "ink2"),
        Standing.RUNNING: (translate("Director", "En cours"), Icon.PLAY, "good"),
        Standing.FINISHED: (translate("Director", "Terminé"), Icon.CHECK, "ink2"),
        Standing.CANCELLED: (translate("Director", "Annulé"), Icon.BAN, "bad"),
        Standing.STOPPED: (translate("Director", "Arrêté"), Icon.OCTAGON_X, "bad"),
    }
    return marks[standing]


def notice_words(kind: NoticeKind) -> str:
    """What is told, and to whom."""
    words = {
        NoticeKind.RULES_MINISTER: translate("Director", "Règlement au ministère"),
        NoticeKind.RULES_PREFECT: translate("Director", "Règlement au préfet"),
        NoticeKind.TABLE_PLAN: translate("Director", "Plan des tables ajoutées"),
        NoticeKind.TEMPORARY_STAFF: translate("Director", "Personnel temporaire"),
        NoticeKind.SINGLE_TABLE: translate("Director", "Table unique annoncée"),
        NoticeKind.DATE_CHANGE: translate("Director", "Changement de date"),
        NoticeKind.CANCELLATION: translate("Director", "Annulation"),
        NoticeKind.POSTPONEMENT: translate("Director", "Report faute de joueurs"),
        NoticeKind.SEASON_TABLE: translate("Director", "Table de la saison"),
    }
    return words[kind]


def deadline_words(notice: Notice) -> str:
    """When it went, or by when it has to go."""
    if notice.sent_at is not None:
        return translate("Director", "Envoyé le {day}").format(day=day_words(notice.sent_at))
    if notice.deadline is None:
        return translate("Director", "Sans délai")
    return translate("Director", "Avant le {day}").format(day=day_words(notice.deadline))


def notice_mark(state: NoticeState) -> Mark:
    marks: Mapping[NoticeState, Mark] = {
        NoticeState.TO_DO: (translate("Director", "À faire"), Icon.HOURGLASS, "ink2"),
        NoticeState.SENT: (translate("Director", "Fait"), Icon.CHECK, "good"),
        NoticeState.LATE: (translate("Director", "En retard"), Icon.TRIANGLE_ALERT, "bad"),
    }
    return marks[state]


def calendar_words(unsent: int, late: int, *, elsewhere: bool) -> str:
    """`2 à envoyer, 1 en retard`."""
    if elsewhere:
        return translate("Director", "Tenu par ailleurs, en dehors du guichet")
    if not unsent and not late:
        return translate("Director", "Tout est parti à temps")
    parts = []
    if unsent:
        parts.append(translate("Director", "{count} à envoyer").format(count=unsent))
    if late:
        parts.append(translate("Director", "{count} en retard").format(count=late))
    return ", ".join(parts)


def levels_words(levels: Sequence[Level]) -> str:
    """`24 niveaux de 20 min · de 100 / 200 à 100 000 / 200 000`."""
    if not levels:
        return ""
    words = translate("Director", "%n niveau(x) de {minutes} min · de {first} à {last}", None, len(levels))
    first, last = (blinds_words(each, with_ante=False) for each in (levels[0], levels[-1]))
    return words.format(minutes=_minutes_words(levels), first=first, last=last)


def short_levels_words(levels: Sequence[Level]) -> str:
    """`24 niveaux de 20 min, dès 100 / 200`, where the panel has no room for the last."""
    if not levels:
        return ""
    words = translate("Director", "%n niveau(x) de {minutes} min, dès {first}", None, len(levels))
    return words.format(minutes=_minutes_words(levels), first=blinds_words(levels[0], with_ante=False))


def _minutes_words(levels: Sequence[Level]) -> str:
    """`20`, or `15–30` where they differ."""
    minutes = sorted({level.minutes for level in levels})
    return str(minutes[0]) if len(minutes) == 1 else f"{minutes[0]}–{minutes[-1]}"
