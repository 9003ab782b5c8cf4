"""A tournament in words and figures: places, chips, times, blinds, names."""

from __future__ import annotations

from app.documents.poker import game_words, number_words
from app.domain.poker.persons import Person
from app.domain.poker.ranking import Place
from app.domain.poker.terms import Level, Terms
from app.domain.values import Money
from ui.words import translate

_TEENS = range(11, 14)


def chips(number: int) -> str:
    """`32 000`, with spaces that do not break."""
    return number_words(number)


def minutes_text(seconds: int) -> str:
    """`11:21`, and from an hour on `1:11:21`."""
    minutes, rest = divmod(max(0, seconds), 60)
    hours, left = divmod(minutes, 60)
    return f"{hours}:{left:02d}:{rest:02d}" if hours else f"{minutes:02d}:{rest:02d}"


def ordinal(place: int) -> str:
    """`1er`, `2e`, `21e`; in English `1st`, `2nd`, `21st`."""
    if place == 1:
        return translate("Tournament", "1er")
    tens, ones = divmod(place, 10)
    if place % 100 in _TEENS or ones not in (1, 2, 3):
        return translate("Tournament", "{place}e").format(place=place)
    sentence = (
        translate("Tournament", "{tens}1e"),
        translate("Tournament", "{tens}2e"),
        translate("Tournament", "{tens}3e"),
    )[ones - 1]
    return sentence.format(tens=tens or "")


def place_words(place: Place) -> str:
    """`12e`, or `12e–13e` where players share places."""
    if place.first == place.last:
        return ordinal(place.first)
    return f"{ordinal(place.first)}–{ordinal(place.last)}"


def blinds_words(level: Level, *, with_ante: bool = True) -> str:
    """`500 / 1 000 · ante 1 000`."""
    blinds = f"{chips(level.small_blind)} / {chips(level.big_blind)}"
    if not level.ante or not with_ante:
        return blinds
    return f"{blinds} · {ante_words(level)}"


def ante_words(level: Level) -> str:
    return translate("Tournament", "ante {chips}").format(chips=chips(level.ante))


def terms_words(terms: Terms) -> str:
    """`Texas hold’em · cave 150 €`."""
    buy_in = translate("Tournament", "cave {amount}").format(amount=round_amount(terms.buy_in))
    return f"{game_words(terms)} · {buy_in}"


def round_amount(amount: Money) -> str:
    """Without the cents where there are none."""
    return amount.text(cents=bool(amount.cents % 100))


def surname_of(person: Person | None, player: str) -> str:
    """What stands on a seat; the player's number where his person was erased."""
    return person.surname if person is not None and person.surname else player


def full_name(person: Person | None, player: str) -> str:
    """`Armelle Weiss`."""
    if person is None:
        return player
    first = person.given_names.split(",")[0].strip()
    return f"{first} {person.surname}".strip() or player
