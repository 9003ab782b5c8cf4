"""Papers of the tournament desk and floor (POKER, HOUSE H8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from types import MappingProxyType

from app.documents.blocks import (
    BarCode,
    BigPair,
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
)
from app.documents.wording import hour_words, instant_words
from app.domain.poker.facts import SeatsDrawn
from app.domain.poker.moving import MoveReason
from app.domain.poker.persons import Person
from app.domain.poker.state import Tournament
from app.domain.poker.terms import Game, Terms
from app.domain.poker.view import blinds_to_play
from app.domain.values import Money

_GAMES = {Game.HOLDEM: "Texas hold’em", Game.OMAHA: "Omaha"}


@dataclass(frozen=True, slots=True)
class SeatWords:
    """A seat given, with the chips to take along; `left` is where the player comes from."""

    table: int
    seat: int
    stack: int
    left: tuple[int, int] | None = None
    why: str = ""


def name_words(person: Person) -> str:
    """`WEISS Armelle`: as papers and lists name somebody."""
    first = person.given_names.split(",")[0].strip()
    return f"{person.surname.upper()} {first}".strip()


def number_words(number: int) -> str:
    """`23 900`, with spaces that do not break."""
    return f"{number:,}".replace(",", "\u202f")


def game_words(terms: Terms) -> str:
    return _GAMES[terms.game]


def registration_receipt(
    state: Tournament,
    *,
    person: Person,
    code: str,
    rank: int,
    paid: Money,
    station: str,
    at: datetime,
) -> Document:
    """The right to take part: not transferable, to be shown at check-in."""
    terms = state.terms
    blocks: tuple[Block, ...] = (
        Logo(terms.name, f"{game_words(terms)} · récépissé d’inscription"),
        Rule(),
        Line(name_words(person), emphasis=Emphasis.LARGE),
        Columns("Né(e) le", f"{person.born:%d/%m/%Y}" if person.born else ""),
        Columns("Inscription", f"n° {rank}"),
        Columns("Début", hour_words(terms.starts_at)),
        Rule(),
        Columns(f"Cave · {number_words(terms.chips)} jetons", terms.buy_in.text()),
        Columns("Droit d’inscription", terms.fee.text()),
        Columns("Payé", paid.text(), Emphasis.LARGE),
        Feed(),
        BarCode(code, _grouped(code)),
        Rule(),
        Line("Personnel et incessible, même à titre gracieux.", Side.CENTRE, Emphasis.SMALL),
        Line("À présenter au pointage avec une pièce d’identité.", Side.CENTRE, Emphasis.SMALL),
    )
    number = f"{state.tournament}-{rank}"
    return Document(
        Kind.REGISTRATION,
        f"Récépissé {number}",
        number,
        at,
        station,
        blocks,
        opens_drawer=True,
        amount=paid,
    )


MOVE_REASONS: Mapping[MoveReason, str] = MappingProxyType(
    {
        MoveReason.FINAL_TABLE: "Table finale",
        MoveReason.BREAK: "Table cassée",
        MoveReason.BALANCE: "Équilibrage",
    }
)
"""Why somebody moves, on the list and on his card."""


def seat_card(
    state: Tournament,
    *,
    player: str,
    person: Person,
    seat: SeatWords,
    code: str,
    station: str,
    at: datetime,
) -> Document:
    """Where a player sits, to be read across a room; a new one, with a number of its own, for each move."""
    lines: list[Block] = []
    if seat.left is not None:
        lines.append(Columns("Vous quittez", f"table {seat.left[0]}, place {seat.left[1]}"))
    if seat.why:
        lines.append(Columns("Motif", seat.why))
    if seat.stack:
        lines.append(Columns("Tapis", f"{number_words(seat.stack)} jetons"))
    lines.append(_blinds_line(state, at))
    blocks: tuple[Block, ...] = (
        Logo(state.terms.name, game_words(state.terms)),
        Rule(),
        BigPair("TABLE", str(seat.table), "PLACE", str(seat.seat)),
        Rule(),
        Line(name_words(person), emphasis=Emphasis.LARGE),
        Feed(),
        *lines,
        Rule(),
        Line("Rejoignez votre place avec tous vos jetons.", emphasis=Emphasis.BOLD),
        Line("Place attribuée par tirage au sort."),
        Feed(),
        BarCode(code, _grouped(code)),
        Rule(),
        Line("Empreinte du prochain tirage (SHA-256) :", emphasis=Emphasis.SMALL),
        Line(_short(state.commitment), emphasis=Emphasis.SMALL),
    )
    title = f"Carte de place {seat.table}-{seat.seat}"
    number = f"{state.tournament}-{player}-S{state.seatings}"
    return Document(Kind.SEAT_CARD, title, number, at, station, blocks)


def chips_receipt(
    state: Tournament,
    *,
    person: Person,
    price: Money,
    chips: int,
    bonus: bool,
    name: str,
    station: str,
    at: datetime,
) -> Document:
    """A rebuy or a dealers bonus that was sold; `name` ends its number."""
    title = "Bonus dealers" if bonus else "Recave"
    blocks: tuple[Block, ...] = (
        Logo(title, state.terms.name),
        Rule(),
        Line(name_words(person), emphasis=Emphasis.LARGE),
        Columns("Jetons remis", number_words(chips), Emphasis.BOLD),
        Columns("Payé", price.text(), Emphasis.LARGE),
        Columns("Date", instant_words(at)),
        Rule(),
    )
    kind = Kind.DEALERS_BONUS if bonus else Kind.REBUY
    words = f"{title} · {name_words(person)}"
    number = f"{state.tournament}-{name}"
    return Document(kind, words, number, at, station, blocks, opens_drawer=True, amount=price)


def money_receipt(
    state: Tournament,
    *,
    kind: Kind,
    title: str,
    person: Person,
    amount: Money,
    lines: Sequence[tuple[str, str]],
    name: str,
    station: str,
    at: datetime,
) -> Document:
    """A prize or a refund that was paid, signed by who took it; `name` ends its number."""
    blocks: tuple[Block, ...] = (
        Logo(title, state.terms.name),
        Rule(),
        Line(name_words(person), emphasis=Emphasis.LARGE),
        *(Columns(label, value) for label, value in lines),
        Columns("Versé", amount.text(), Emphasis.LARGE),
        Columns("Date", instant_words(at)),
        Rule(),
        Line("Signature :", emphasis=Emphasis.SMALL),
        Feed(3),
    )
    words = f"{title} · {name_words(person)}"
    opens = bool(amount)
    number = f"{state.tournament}-{name}"
    return Document(kind, words, number, at, station, blocks, opens_drawer=opens, amount=amount)


def draw_sheet(state: Tournament, drawn: SeatsDrawn, *, number: int, station: str, at: datetime) -> Document:
    """What anybody needs to compute a draw again: seed, what was drawn from, what came out.

    `number` counts the draws of the tournament; where the draw was made by hand, all its seatings.
    """
    draw = drawn.draw
    lines: list[Block] = []
    if draw is not None:
        lines += [
            Line("Publiée avant (SHA-256 de la graine) :", emphasis=Emphasis.SMALL),
            *_hex_lines(draw.commitment),
            Line("Graine, révélée après :", emphasis=Emphasis.SMALL),
            *_hex_lines(draw.seed),
        ]
        lines += [Rule(), Line("Tiré de, dans cet ordre :", emphasis=Emphasis.SMALL)]
        lines += [
            Line(f"{number}. {len(step.drawn)} de : {' '.join(step.options)}", emphasis=Emphasis.SMALL)
            for number, step in enumerate(draw.steps, 1)
        ]
        lines += [Rule()]
    seats = sorted((given.table, given.seat, given.player) for given in drawn.given)
    lines += [Columns(f"Table {table}, place {seat}", f"joueur {player}") for table, seat, player in seats]
    blocks: tuple[Block, ...] = (
        Logo("Feuille de tirage", state.terms.name),
        Rule(),
        Columns("Tirage", f"n° {number}" if draw else "fait à la main"),
        Columns("Date", instant_words(at)),
        *(Columns("Témoin", witness) for witness in drawn.witnesses),
        Rule(),
        *lines,
        Rule(),
        Line("Empreinte du prochain tirage :", emphasis=Emphasis.SMALL),
        *_hex_lines(state.commitment),
    )
    name = f"{state.tournament}-{number}" if draw else f"{state.tournament}-M{number}"
    return Document(Kind.DRAW_SHEET, f"Feuille de tirage {name}", name, at, station, blocks)


def _blinds_line(state: Tournament, at: datetime) -> Block:
    blinds = blinds_to_play(state, at)
    words = f"{number_words(blinds.small_blind)} / {number_words(blinds.big_blind)}"
    if blinds.ante:
        words += f", ante {number_words(blinds.ante)}"
    return Columns(f"Niveau {blinds.level}", words)


def _grouped(digits: str) -> str:
    return " ".join(digits[start : start + 4] for start in range(0, len(digits), 4))


def _short(digest: str) -> str:
    return _grouped(digest[:32]) + " …"


def _hex_lines(digest: str) -> tuple[Block, ...]:
    return tuple(
        Line(_grouped(digest[start : start + 32]), emphasis=Emphasis.SMALL)
        for start in range(0, len(digest), 32)
    )
