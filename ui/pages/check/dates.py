"""Days and instants of a ticket in words, in the language of the screens."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QDate, QLocale

from app.domain.values import business_day
from app.domain.values.days import local
from ui.words import translate


def short_day(day: date) -> str:
    """`sam. 5 sept. 2026`."""
    return QLocale().toString(QDate(day.year, day.month, day.day), "ddd d MMM yyyy")


def long_day(day: date) -> str:
    """`samedi 5 septembre 2026`."""
    return QLocale().toString(QDate(day.year, day.month, day.day), "dddd d MMMM yyyy")


def clock_time(instant: datetime) -> str:
    """`14:36`, on the house's clock."""
    return f"{local(instant):%H:%M}"


def short_instant(instant: datetime) -> str:
    """`sam. 5 sept. 2026, 14:37:12`."""
    return f"{short_day(business_day(instant))}, {local(instant):%H:%M:%S}"


def whole_instant(instant: datetime, now: datetime) -> str:
    """`Aujourd’hui, samedi 5 septembre 2026, à 14:37:12`."""
    day = business_day(instant)
    time = f"{local(instant):%H:%M:%S}"
    if day == business_day(now):
        today = translate("Check", "Aujourd’hui, {day}, à {time}")
        return today.format(day=long_day(day), time=time)
    other = translate("Check", "{day}, à {time}").format(day=long_day(day), time=time)
    return other[:1].upper() + other[1:]


def spoken_instant(instant: datetime, now: datetime) -> str:
    """`aujourd’hui à 14:37`, as it is said to a player."""
    day = business_day(instant)
    if day == business_day(now):
        return translate("Check", "aujourd’hui à {time}").format(time=clock_time(instant))
    words = translate("Check", "le {day} à {time}")
    return words.format(day=short_day(day), time=clock_time(instant))


def how_long_ago(instant: datetime, now: datetime) -> str:
    """`il y a 4 minutes`, on the same day; nothing about another one."""
    if business_day(instant) != business_day(now):
        return ""
    minutes = int((now - instant).total_seconds()) // 60
    if minutes < 1:
        return translate("Check", "à l’instant")
    if minutes < 60:
        return translate("Check", "il y a %n minute(s)", None, minutes)
    return translate("Check", "il y a %n heure(s)", None, minutes // 60)


def numbered(number: int) -> str:
    """`000 087`: a payment, a ticket of the point of sale."""
    digits = f"{number:06d}"
    return f"{digits[:-3]}\N{NO-BREAK SPACE}{digits[-3:]}"


def is_whole_day(text: str) -> bool:
    """Whether `text` is written as far as its year, a day of the calendar or not: `31/02/1990`."""
    figures = _figures(text)
    return len(figures) == 3 and len(figures[-1]) == 4


def birth_fault(text: str, latest: date | None) -> str:
    """What is wrong with a birth date that was typed, nothing while it is being written (11.1).

    Who was born after `latest` was under 18 on the day of the play.
    """
    born = typed_day(text)
    if born is None:
        return translate("Check", "Date impossible") if is_whole_day(text) else ""
    if latest is not None and born > latest:
        return translate("Check", "Moins de 18 ans le jour du jeu : ne payez pas")
    return ""


def typed_day(text: str) -> date | None:
    """The day that `21/06/1980` names, points or dashes between its figures too; None for no day."""
    figures = _figures(text)
    if len(figures) != 3 or not all(part.isascii() and part.isdigit() for part in figures):
        return None
    day, month, year = map(int, figures)
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _figures(text: str) -> list[str]:
    return text.strip().replace(".", "/").replace("-", "/").split("/")
