"""The sentences of the director's page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from app.domain.errors import Code
from app.domain.poker.calendar import Notice, NoticeState
from app.domain.poker.facts import NoticeKind
from app.domain.poker.state import Tournament
from app.domain.poker.terms import Format, Game, Level, Movers, Seating
from app.domain.values.days import local
from app.services.poker.templates import Pace
from ui.icons import Icon
from ui.pages.director.form import Fault, Item
from ui.pages.director.presenter import Standing
from ui.tournament.words import chips, round_amount
from ui.widgets.marked_row import Mark
from ui.words import translate


def day_words(instant: datetime) -> str:
    """`05/09/2026 à 20:45`."""
    at = local(instant)
    return translate("Director", "{day} à {time}").format(day=f"{at:%d/%m/%Y}", time=f"{at:%H:%M}")


def row_words(state: Tournament) -> str:
    """`05/09/2026 à 20:45 · cave 150 € · 36 sur 72`."""
    buy_in = translate("Director", "cave {amount}").format(amount=round_amount(state.terms.buy_in))
    held = translate("Director", "{held} sur {capacity}")
    places = held.format(held=state.places_held(), capacity=state.terms.capacity)
    return f"{day_words(state.terms.starts_at)} · {buy_in} · {places}"


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


def item_label(item: Item) -> str:
    labels = {
        Item.NAME: translate("Director", "Nom du tournoi"),
        Item.DAY: translate("Director", "Date (jj/mm/aaaa)"),
        Item.TIME: translate("Director", "Heure"),
        Item.SESSIONS: translate("Director", "Autres séances (jj/mm/aaaa hh:mm, …)"),
        Item.CHIPS: translate("Director", "Jetons de départ"),
        Item.SEATS: translate("Director", "Places par table"),
        Item.CAPACITY: translate("Director", "Joueurs au plus"),
        Item.MINIMUM: translate("Director", "Joueurs au moins"),
        Item.FIRST_PART: translate("Director", "Fin 1re partie (niveau)"),
        Item.LATE: translate("Director", "Entrées jusqu’au niveau"),
        Item.REBUY_UNTIL: translate("Director", "Recaves jusqu’au niveau"),
        Item.BUY_IN: translate("Director", "Cave"),
        Item.FEE: translate("Director", "Droit d’inscription"),
        Item.GUARANTEE: translate("Director", "Garantie"),
        Item.REBUY_PRICE: translate("Director", "Recave, prix"),
        Item.REBUY_CHIPS: translate("Director", "Recave, jetons"),
        Item.REBUY_LIMIT: translate("Director", "Recaves au plus"),
        Item.BONUS_PRICE: translate("Director", "Bonus dealers, prix"),
        Item.BONUS_CHIPS: translate("Director", "Bonus, jetons"),
        Item.KIND: translate("Director", "Apport en nature"),
        Item.CASH: translate("Director", "Apport en espèces"),
    }
    return labels[item]


def fault_words(fault: Fault | Code) -> str:
    """One sentence, to stand under its field."""
    words: dict[Fault | Code, str] = {
        Code.DEALERS_BONUS_WITH_REBUY: translate("Director", "Pas avec des recaves."),
        Code.DEALERS_BONUS_TOO_HIGH: translate("Director", "Au plus 20 % de la cave."),
        Code.DEALERS_BONUS_CHIPS: translate("Director", "20 % du départ, exactement."),
        Code.CONTRIBUTION_TOO_HIGH: translate("Director", "Au plus 250 000 € en tout."),
        Code.SINGLE_TABLE_TOO_BIG: translate("Director", "10 joueurs au plus, 9 à l’Omaha."),
        Code.REBUY_AFTER_FIRST_PART: translate("Director", "Pas après la 1re partie."),
        Code.REENTRY_TERMS_DIFFER: translate("Director", "Réinscription au même prix."),
        Fault.NOT_THIS_FORMAT: translate("Director", "Formule « Sans recave » choisie."),
        Fault.MORE_THAN_SEATS: translate("Director", "Une seule table : une place chacun."),
        Fault.EMPTY: translate("Director", "À remplir."),
        Fault.NO_DAY: translate("Director", "Un jour, comme 05/09/2026."),
        Fault.NO_TIME: translate("Director", "Une heure, comme 20:45."),
        Fault.NO_NUMBER: translate("Director", "Un nombre entier."),
        Fault.NO_AMOUNT: translate("Director", "Un montant, comme 12,50."),
        Fault.NOT_IN_ORDER: translate("Director", "Les séances se suivent, après la première."),
        Fault.TOO_SMALL: translate("Director", "Trop petit."),
    }
    return words[fault]


def faults_words(faults: Sequence[Fault | Code]) -> str:
    return " ".join(fault_words(fault) for fault in faults)


def game_label(game: Game) -> str:
    return "Omaha" if game is Game.OMAHA else "Texas hold’em"


def format_label(format_: Format) -> str:
    words = {
        Format.FREEZEOUT: translate("Director", "Sans recave"),
        Format.REBUY: translate("Director", "Avec recaves"),
        Format.SINGLE_TABLE: translate("Director", "Table unique"),
    }
    return words[format_]


def pace_label(pace: Pace | None) -> str:
    words = {
        Pace.TURBO: translate("Director", "Turbo"),
        Pace.REGULAR: translate("Director", "Normal"),
        Pace.DEEP_STACK: translate("Director", "Profond"),
        None: translate("Director", "Tels quels"),
    }
    return words[pace]


def seating_label(seating: Seating) -> str:
    if seating is Seating.AT_CHECK_IN:
        return translate("Director", "Au contrôle d’identité")
    return translate("Director", "Tous à la fois")


def movers_label(movers: Movers) -> str:
    if movers is Movers.BY_POSITION:
        return translate("Director", "Par position")
    return translate("Director", "Tiré au sort")


def levels_words(levels: Sequence[Level]) -> str:
    """`24 niveaux de 20 min · de 100 / 200 à 100 000 / 200 000`."""
    if not levels:
        return ""
    first, last = levels[0], levels[-1]
    minutes = sorted({level.minutes for level in levels})
    length = str(minutes[0]) if len(minutes) == 1 else f"{minutes[0]}–{minutes[-1]}"
    words = translate("Director", "%n niveau(x) de {minutes} min · de {first} à {last}", None, len(levels))
    return words.format(
        minutes=length,
        first=f"{chips(first.small_blind)} / {chips(first.big_blind)}",
        last=f"{chips(last.small_blind)} / {chips(last.big_blind)}",
    )
