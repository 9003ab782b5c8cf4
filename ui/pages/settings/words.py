"""A setting as it is read: its name, what it does, its value."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from app.domain.house.choices import Kind, Value
from app.domain.values import Money, Odds
from ui.pages.settings.named import ANSWERS, HOUSE, NEW_POINT, POINT, SETTINGS
from ui.pages.settings.presenter import Item, Section
from ui.words import translate

_CONTEXT: Final = "Settings"


def section_words(section: Section) -> str:
    return {
        Section.HOUSE: translate("Settings", "Établissement"),
        Section.SALE: translate("Settings", "Vente"),
        Section.LIMITS: translate("Settings", "Limites"),
        Section.CASH: translate("Settings", "Caisse"),
        Section.PEOPLE: translate("Settings", "Accès"),
        Section.KEEPING: translate("Settings", "Conservation"),
    }[section]


def label_of(item: Item) -> str:
    label = QCoreApplication.translate(_CONTEXT, _named(item)[0])
    return label.format(point=item.point.name) if item.point else label


def explanation_of(item: Item) -> str:
    """What it does, and from when on."""
    return QCoreApplication.translate(_CONTEXT, _named(item)[1])


def _named(item: Item) -> tuple[str, str]:
    if item.section is not Section.HOUSE:
        return SETTINGS[item.name]
    if item.point is None:
        return HOUSE[item.name]
    return POINT[item.name] if item.point.id else NEW_POINT


def value_words(item: Item, value: Value) -> str:
    """The value as somebody reads it."""
    if value is None:
        return translate("Settings", "sans")
    if isinstance(value, bool):
        return translate("Settings", "oui") if value else translate("Settings", "non")
    if isinstance(value, int):
        return _figure(item, value)
    if item.kind is Kind.ONE_OF:
        return answer_words(item.name, value)
    return value or translate("Settings", "rien")


def answer_words(name: str, answer: str) -> str:
    """One of the few answers that a setting has."""
    return QCoreApplication.translate(_CONTEXT, ANSWERS[name][answer])


def _figure(item: Item, value: int) -> str:
    if item.kind is Kind.MONEY:
        return Money(value).text()
    if item.kind is Kind.ODDS:
        return Odds(value).text()
    units = {
        "commission_thousandths": "{count} ‰",
        "idle_lock_minutes": "{count} min",
        "pin_lock_seconds": "{count} s",
        "approval_seconds": "{count} s",
        "offer_minutes": "{count} min",
        "backup_every_hours": "{count} h",
        "ban_list_days": translate("Settings", "{count} j"),
        "papers_days": translate("Settings", "{count} j"),
        "personal_data_years": translate("Settings", "%n an(s)", None, value),
    }
    return units.get(item.name, "{count}").format(count=value)
