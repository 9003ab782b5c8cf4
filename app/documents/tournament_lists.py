"""Lists and sheets of a tournament on A4: who sits where, what goes on by hand, what is won (P5, P6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from app.documents.blocks import Block, Columns, Document, Emphasis, Feed, Kind, Line, Rule, Table
from app.documents.poker import MOVE_REASONS, game_words, name_words, number_words
from app.documents.wording import hour_words, instant_words
from app.domain.poker.clock import ClockState
from app.domain.poker.facts import PrizesFixed
from app.domain.poker.names import words
from app.domain.poker.persons import Person
from app.domain.poker.prizes import prize_of
from app.domain.poker.ranking import places
from app.domain.poker.state import PlayerState, Tournament
from app.domain.poker.things import things_of, things_to_rule_on, winners
from app.domain.poker.view import blinds_to_play, seating_list
from app.domain.values import Money

Persons = Mapping[str, Person]
_NOBODY = Person()
_UNRANKED = 1 << 30
_TO_RULE_ON = "à attribuer par décision du directeur du tournoi"


def bulletin(state: Tournament, person: Person, name: str, *, station: str, at: datetime) -> Document:
    """The registration form, filled in, to be signed, kept and archived (P3); `name` ends its number."""
    document = person.document
    born = f"{person.born:%d/%m/%Y}" if person.born else ""
    blocks: tuple[Block, ...] = (
        Line(state.terms.name, emphasis=Emphasis.BOLD),
        *_frame(state),
        Rule(),
        Columns("Nom", person.surname),
        Columns("Nom de naissance", person.birth_name),
        Columns("Prénoms", person.given_names),
        Columns("Né(e) le", born),
        Columns("À", person.birth_place),
        Columns("Nationalité", person.nationality),
        Columns("Adresse", person.address),
        Columns("Pièce d’identité", f"{document.kind} n° {document.number}" if document else ""),
        Rule(),
        Line("Je demande mon inscription à ce tournoi et déclare avoir pris connaissance de son règlement."),
        Line("L’inscription est personnelle et incessible, même à titre gracieux."),
        Line("Je déclare ne pas être interdit(e) de jeux ni salarié(e) de l’établissement."),
        Feed(2),
        Columns("Date et signature", "_" * 30),
        Feed(3),
        Line("Bulletin conservé par l’établissement à des fins d’archivage.", emphasis=Emphasis.SMALL),
    )
    number = f"{state.tournament}-{name}"
    return Document(Kind.BULLETIN, "Bulletin d’inscription", number, at, station, blocks)


def _frame(state: Tournament) -> tuple[Block, ...]:
    terms = state.terms
    return (
        Columns("Jeu", game_words(terms)),
        Columns("Début", hour_words(terms.starts_at)),
        Columns("Cave", terms.buy_in.text()),
        Columns("Droit d’inscription", terms.fee.text()),
    )


def seats_by_name(state: Tournament, persons: Persons, *, station: str, at: datetime) -> Document:
    """Who looks for his table finds his name."""
    lines = sorted(
        ((persons.get(each.player, _NOBODY), each) for each in seating_list(state)),
        key=lambda found: (words(f"{found[0].surname} {found[0].given_names}"), found[1].player),
    )
    rows = tuple((name_words(person), str(line.table), str(line.seat)) for person, line in lines)
    table = Table(("Nom", "Table", "Place"), rows, (6, 2, 2), figures=(1, 2))
    return _page(state, Kind.SEATING_LIST, "Liste des places par nom", "places-noms", (table,), station, at)


def seats_by_table(state: Tournament, persons: Persons, *, station: str, at: datetime) -> Document:
    """One table after another, seat by seat."""
    rows = tuple(
        (str(each.table), str(each.seat), name_words(persons.get(each.player, _NOBODY)))
        for each in seating_list(state)
    )
    table = Table(("Table", "Place", "Nom"), rows, (2, 2, 6), figures=(0, 1))
    return _page(
        state, Kind.SEATING_LIST, "Liste des places par table", "places-tables", (table,), station, at
    )


def moves_to_make(state: Tournament, persons: Persons, *, station: str, at: datetime) -> Document:
    """Who is to change his seat and has not yet, in the order of the draws, each with its reason (P4)."""
    rows = tuple(
        (
            name_words(persons.get(player, _NOBODY)), f"{move.table} · {move.seat}",
            f"{state.players[player].table} · {state.players[player].seat}", MOVE_REASONS[move.reason],
        )
        for player, move in state.moves_to_be_made().items()
    )  # fmt: skip
    table = Table(("Nom", "Quitte", "Table · place", "Motif"), rows, (5, 2, 2, 2))
    blocks: tuple[Block, ...] = (table,) if rows else (Line("Chacun est assis à la place tirée pour lui."),)
    return _page(state, Kind.SEATING_LIST, "Mouvements à faire", "mouvements", blocks, station, at)


def emergency_sheet(state: Tournament, persons: Persons, *, station: str, at: datetime) -> Document:
    """Everything to go on with on paper: clock, levels to come, seats and stacks (P5)."""
    clock = state.clock_view(at)
    blinds = blinds_to_play(state, at)
    minutes, seconds = divmod(clock.seconds_left, 60)
    standing = {ClockState.PAUSED: "en pause", ClockState.BREAK: "pause en cours"}.get(clock.state, "")
    rows = tuple(
        (
            str(each.table), str(each.seat), name_words(persons.get(each.player, _NOBODY)),
            number_words(each.stack), "",
        )
        for each in seating_list(state)
    )  # fmt: skip
    levels = tuple(
        (
            str(number), f"{number_words(each.small_blind)} / {number_words(each.big_blind)}",
            number_words(each.ante), f"{each.minutes} min",
            f"{each.break_minutes} min" if each.break_minutes else "",
        )
        for number, each in enumerate(state.terms.levels, 1) if number >= clock.level
    )  # fmt: skip
    blocks: tuple[Block, ...] = (
        Columns(
            f"Niveau {blinds.level}", f"{minutes} min {seconds:02d} s {standing}".strip(), Emphasis.LARGE
        ),
        Columns("Joueurs en jeu", f"{state.in_play} sur {state.entries}"),
        Columns("Jetons en jeu", number_words(state.chips_in_play)),
        Columns("Ordre de fermeture des tables", " ".join(map(str, state.breaking))),
        Rule(),
        Table(("Table", "Place", "Nom", "Dernier tapis connu", "Notes"), rows, (1, 1, 4, 2, 2), (0, 1, 3)),
        Table(("Niveau", "Blindes", "Ante", "Durée", "Pause après"), levels, (1, 3, 2, 2, 2), (0, 2)),
    )
    return _page(state, Kind.EMERGENCY_SHEET, "Feuille de secours", "secours", blocks, station, at)


def prize_list(
    state: Tournament, persons: Persons, others: Mapping[str, str], *, station: str, at: datetime
) -> Document:
    """What each place wins, and who has won it so far; `others` names the tournaments of vouchers (P6)."""
    fixed = state.prizes
    won: dict[int, list[str]] = {}
    awarded = {thing: name_words(persons.get(each, _NOBODY)) for thing, each in winners(state).items()}
    for player, taken in places(state).items():
        for place in range(taken.first, taken.last + 1):
            won.setdefault(place, []).append(name_words(persons.get(player, _NOBODY)))
    blocks: tuple[Block, ...] = (Line("Les prix ne sont pas encore fixés."),)
    if fixed is not None:
        rows = tuple(
            (str(place), amount.text(),
             _nature(fixed, place, others, awarded, shared=len(won.get(place, ())) > 1),
             " et ".join(won.get(place, ())) + (", ex æquo" if len(won.get(place, ())) > 1 else ""))
            for place, amount in enumerate(fixed.amounts, 1)
        )  # fmt: skip
        in_kind = Money.total(each.value for each in fixed.in_kind)
        blocks = (
            Columns("Dotation", fixed.pool.text(), Emphasis.BOLD),
            Columns("Minimum légal", fixed.minimum.text()),
            Columns("Contribution du casino", fixed.contribution_cash.text()),
            *((Columns("Lots en nature", in_kind.text()),) if in_kind else ()),
            Rule(),
            Table(("Place", "Prix", "Nature", "Gagnant"), rows, (1, 2, 4, 3), (0, 1)),
            Line("Les prix sont incessibles et ne peuvent être échangés.", emphasis=Emphasis.SMALL),
        )
    return _page(state, Kind.PRIZE_LIST, "Liste des prix", "prix", blocks, station, at)


def _nature(
    fixed: PrizesFixed,
    place: int,
    others: Mapping[str, str],
    awarded: Mapping[int, str],
    *,
    shared: bool,
) -> str:
    """The buy-in of another tournament that is part of a place's amount, and the things beside it. Of a
    place that is `shared` the buy-in is paid in cash, and the things are `awarded` to somebody by name."""
    paid = ", payé en espèces" if shared else ""
    bought = [
        f"dont un bon de {each.value.text()} pour {others.get(each.tournament, each.tournament)}{paid}"
        for each in fixed.vouchers
        if each.place == place
    ]
    things = []
    for thing, each in enumerate(fixed.in_kind):
        if each.place == place:
            ruled = f"à {awarded[thing]}" if thing in awarded else _TO_RULE_ON
            things.append(f"{each.what} ({each.value.text()})" + (f", {ruled}" if shared else ""))
    return " ; en plus : ".join(filter(None, (" ; ".join(bought), " ; ".join(things))))


def results(state: Tournament, persons: Persons, *, station: str, at: datetime) -> Document:
    """The places and the prizes, kept after the tournament (P10)."""
    rows = tuple(
        (
            "exclu" if standing == PlayerState.EXPELLED else place, name,
            prize if prize != Money.ZERO.text() else "", things,
        )
        for place, name, prize, things, standing in result_rows(state, persons)
    )  # fmt: skip
    blocks: tuple[Block, ...] = (
        Columns("Inscriptions", str(state.entries)),
        Rule(),
        Table(("Place", "Joueur", "Prix", "Lot en nature"), rows, (2, 5, 2, 4), (0, 2)),
    )
    return _page(state, Kind.TOURNAMENT_RESULTS, "Résultats", "resultats", blocks, station, at)


def result_rows(state: Tournament, persons: Persons) -> Sequence[tuple[str, str, str, str, str]]:
    """Place, name, prize, things won and state of everybody who paid: the ranked first, by place."""
    ranked = places(state)
    found = []
    for player, entry in state.players.items():
        if entry.entered is None:
            continue
        place = ranked.get(player)
        order = place.first if place else 1 if entry.state is PlayerState.IN_PLAY else _UNRANKED
        name = name_words(persons.get(player, _NOBODY))
        prize = prize_of(state, player).text()
        ruled = (f"{what}, {_TO_RULE_ON}" for what in things_to_rule_on(state, player))
        things = " ; ".join((*things_of(state, player), *ruled))
        found.append((order, str(place or ""), name, prize, things, entry.state.value))
    return [row[1:] for row in sorted(found)]


def table_plan(state: Tournament, chiefs: Mapping[str, str], *, station: str, at: datetime) -> Document:
    """The tables of the tournament and who watches each: goes with the notice when tables are added."""
    terms = state.terms
    tables = state.tables or tuple(range(1, -(-terms.capacity // terms.seats) + 1))
    watch = {table: chiefs.get(each.chief, each.chief) for each in state.chiefs for table in each.tables}
    rows = tuple((str(table), str(terms.seats), watch.get(table, "")) for table in tables)
    premises = "locaux annexes" if terms.separate_premises else "salle de jeux"
    blocks: tuple[Block, ...] = (
        Columns("Lieu", premises),
        Columns("Tables", str(len(tables))),
        Columns("Dont tables supplémentaires", "oui" if terms.added_tables else "non"),
        Rule(),
        Table(("Table", "Places", "Chef de table"), rows, (2, 2, 6), (0, 1)),
    )
    return _page(state, Kind.TABLE_PLAN, "Plan des tables", "plan", blocks, station, at)


def _page(
    state: Tournament,
    kind: Kind,
    title: str,
    name: str,
    blocks: tuple[Block, ...],
    station: str,
    at: datetime,
) -> Document:
    """`name` ends the number: each list of a tournament has its own (HOUSE H8)."""
    head = (Line(state.terms.name, emphasis=Emphasis.BOLD), Columns("Au", instant_words(at)), Rule())
    return Document(kind, title, f"{state.tournament}-{name}", at, station, (*head, *blocks))
