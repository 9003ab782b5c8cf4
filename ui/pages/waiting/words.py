"""The sentences of the waiting list."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from app.domain.values import Money, business_day
from app.domain.values.days import local
from app.services.poker.waiting import Paid, Unpaid
from ui.icons import Icon
from ui.pages.tournament_desk.phrases import clock_time, short_date
from ui.pages.waiting.presenter import Held, Listed, Shown
from ui.tournament.words import full_name
from ui.widgets.marked_row import Mark, RowWords
from ui.words import translate


def shown_label(shown: Shown) -> str:
    if shown is Shown.WAITING:
        return translate("Waiting", "En attente")
    if shown is Shown.PAID:
        return translate("Waiting", "Inscrits")
    return translate("Waiting", "Préinscrits")


def nobody_words(shown: Shown) -> tuple[str, str]:
    """Why this list is empty, and where one gets onto it."""
    if shown is Shown.WAITING:
        hint = translate("Waiting", "Au guichet, une inscription refusée faute de place y mène.")
        return translate("Waiting", "Personne n’attend"), hint
    if shown is Shown.PAID:
        hint = translate("Waiting", "Avant le début, un inscrit peut se désister.")
        return translate("Waiting", "Aucun inscrit"), hint
    hint = translate("Waiting", "Chaque place tenue est payée.")
    return translate("Waiting", "Aucune préinscription"), hint


def instant_words(instant: datetime, now: datetime) -> str:
    """`18:45`, with the day where it is another."""
    if business_day(instant) == business_day(now):
        return clock_time(instant)
    at = local(instant)
    return translate("Waiting", "{day} à {time}").format(day=f"{at:%d/%m}", time=f"{at:%H:%M}")


def row_words(each: Listed, held: Held | None, now: datetime) -> RowWords:
    """Name, since when, and how his place stands."""
    name = full_name(each.person, each.player)
    if isinstance(each, Paid):
        mark: Mark = (translate("Waiting", "Payé"), Icon.CHECK, "good")
        return name, each.amount.text(), mark
    if isinstance(each, Unpaid):
        since = translate("Waiting", "Préinscrit le {instant}")
        mark = (translate("Waiting", "Non payé"), Icon.WALLET, "ink2")
        return name, since.format(instant=_day_and_time(each.since)), mark
    name = f"{each.position} · {name}"
    if each.offered_at is None or held is Held.NOT_YET:
        words = translate("Waiting", "Attend depuis {instant}")
        mark = (translate("Waiting", "En attente"), Icon.HOURGLASS, "ink2")
        return name, words.format(instant=instant_words(each.since, now)), mark
    minutes = (now - each.offered_at) // timedelta(minutes=1)
    words = translate("Waiting", "Place tenue depuis {minutes} min").format(minutes=minutes)
    if held is Held.PAST:
        return name, words, (translate("Waiting", "Délai passé"), Icon.TRIANGLE_ALERT, "warn")
    return name, words, (translate("Waiting", "À appeler"), Icon.BELL, "good")


def fact_words(each: Listed) -> Sequence[tuple[str, str]]:
    """What the panel says of him, label and value."""
    born = (translate("Waiting", "Naissance"), short_date(each.person.born))
    if isinstance(each, Paid):
        return (born, (translate("Waiting", "Payé"), each.amount.text()))
    if isinstance(each, Unpaid):
        return (born, (translate("Waiting", "Préinscription"), _day_and_time(each.since)))
    facts = [born, (translate("Waiting", "Arrivée"), _day_and_time(each.since))]
    if each.offered_at is not None and each.held_until is not None:
        facts.append((translate("Waiting", "Place libérée"), clock_time(each.offered_at)))
        facts.append((translate("Waiting", "Tenue jusqu’à"), clock_time(each.held_until)))
    return facts


def note_words(held: Held | None, *, takes_off: bool) -> str:
    """What will happen; `held` is None for a pre-registration."""
    if takes_off:
        return translate("Waiting", "Sa place passe au suivant. Rien n’est payé, rien n’est rendu.")
    words = {
        None: translate("Waiting", "Il tient une place qu’il n’a pas payée."),
        Held.NOT_YET: translate("Waiting", "Aucune place n’est libre : il attend son tour."),
        Held.OFFERED: translate("Waiting", "Une place est tenue pour lui : appelez-le, puis inscrivez-le."),
        Held.PAST: translate("Waiting", "Il n’est pas venu à temps : la place passe au suivant."),
    }
    return words[held]


def off_words(held: Held | None, *, takes_off: bool) -> str:
    """The key that asks whether he is to be taken off; `held` is None for a pre-registration."""
    if takes_off:
        return translate("Waiting", "Garder sur la liste")
    if held is Held.PAST:
        return translate("Waiting", "Passer au suivant")
    if held is None:
        return translate("Waiting", "Retirer la préinscription")
    return translate("Waiting", "Retirer de la liste")


def taken_off_words(name: str, following: str) -> str:
    """Who is to be called now, if anybody is; else who is off the list."""
    if not following:
        return translate("Waiting", "Retiré : {name}").format(name=name)
    return translate("Waiting", "Place proposée à {name}").format(name=following)


def paid_note_words() -> str:
    return translate("Waiting", "S’il se désiste : le directeur du tournoi décide, tout lui est rendu.")


def paid_back_words(amount: Money, following: str) -> str:
    """What to hand over, and who is to be called now, if anybody is."""
    words = translate("Waiting", "Remettez {amount} et le reçu.").format(amount=amount.text())
    if not following:
        return words
    return f"{words} " + translate("Waiting", "Place proposée à {name}").format(name=following)


def passed_words(names: Sequence[str]) -> str:
    """For whom places are held now that others let their time pass."""
    if not names:
        return translate("Waiting", "Délai passé : la place est libre")
    words = translate("Waiting", "Délai passé : place proposée à {names}")
    return words.format(names=", ".join(names))


def _day_and_time(instant: datetime) -> str:
    at = local(instant)
    return translate("Waiting", "{day} à {time}").format(day=f"{at:%d/%m}", time=f"{at:%H:%M}")
