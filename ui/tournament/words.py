"""A tournament in words and figures: places, chips, times, blinds, names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from app.documents.poker import game_words, number_words
from app.domain.poker.persons import Person
from app.domain.poker.ranking import Place
from app.domain.poker.state import PlayerState, Tournament
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


def entered_words(state: Tournament, *, with_held: bool = True) -> str:
    """`1 inscrit sur 72 · 36 préinscrits`: who has paid, and apart who only holds a place; with every
    page the same numbers."""
    held = state.count_of(PlayerState.PRE_REGISTERED)
    count = translate("Tournament", "%n inscrit(s) sur {capacity}", None, state.places_held() - held)
    entered = count.format(capacity=state.terms.capacity)
    if not held or not with_held:
        return entered
    return f"{entered} · {translate('Tournament', '%n préinscrit(s)', None, held)}"


def round_amount(amount: Money) -> str:
    """Without the cents where there are none."""
    return amount.text(cents=bool(amount.cents % 100))


def seat_names(persons: Mapping[str, Person]) -> Mapping[str, str]:
    """What stands on the seat of each player: his surname, with `P.` after it where another has the same,
    with the whole first name where even that is the same. Whose person was erased isn't there."""
    named = {player: person for player, person in persons.items() if person.surname}
    tries = [
        [person.surname, f"{person.surname} {_first(person)[:1]}.", f"{person.surname} {_first(person)}"]
        for person in named.values()
    ]
    counts = Counter(name.casefold() for names in tries for name in names)
    return {
        player: next((name for name in names if counts[name.casefold()] == 1), names[-1])
        for player, names in zip(named, tries, strict=True)
    }


def _first(person: Person) -> str:
    return person.given_names.split(",")[0].strip()


def full_name(person: Person | None, player: str) -> str:
    """`Armelle Weiss`."""
    if person is None:
        return player
    return f"{_first(person)} {person.surname}".strip() or player


def listed(parts: Iterable[str]) -> str:
    """`1`, `1 et 4`, `1, 4 et 7`: numbers, names."""
    *before, last = list(parts) or [""]
    if not before:
        return last
    both = translate("Tournament", "{some} et {last}")
    return both.format(some=", ".join(before), last=last)
