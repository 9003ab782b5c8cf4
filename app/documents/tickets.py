"""The ticket, with everything of art. 7.2 (BETTING B4)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from app.documents.blocks import (
    BarCode,
    Block,
    Columns,
    Document,
    Emphasis,
    Feed,
    Kind,
    Line,
    Logo,
    Notice,
    Rule,
    Side,
)
from app.documents.wording import counted_words, instant_words
from app.domain.betting import labels
from app.domain.betting.bet import BetType
from app.domain.betting.offer import OnOffer
from app.domain.betting.play import Bulletin, PickTaken, Play
from app.domain.betting.ticket_numbers import bar_code
from app.domain.house.establishment import PointOfSale
from app.domain.values import Money

OFFER_LOGO = "1N2"
OFFER_NAME = "Paris sportifs à cotes"
HELP = Notice(
    "18+",
    (
        "Jeu interdit aux mineurs.",
        "Jouer comporte des risques : endettement, dépendance.",
        "Joueurs Info Service 09 74 75 13 13",
        "(appel non surtaxé)",
    ),
)


def ticket(
    play: Play,
    *,
    offer: Mapping[int, OnOffer],
    point_of_sale: PointOfSale,
    station: str,
    identification: str,
    sequence: int,
    control: str,
) -> Document:
    """The one paper against which gains are paid; `offer` holds its bets by identity."""
    blocks: tuple[Block, ...] = (
        *_head(play, point_of_sale, station, sequence),
        *_bets(play, offer),
        Rule(),
        *_amounts(play),
        Rule(),
        Columns("Montant total", play.total.text(), Emphasis.LARGE),
        Feed(),
        BarCode(
            bar_code(identification, control),
            f"Ident. {grouped(identification)}",
            f"Contrôle {grouped(control)}",
        ),
        Rule(),
        *_advice(),
        Rule(),
        HELP,
    )
    return Document(
        kind=Kind.TICKET,
        title=f"Ticket {sequence_words(sequence)}",
        number=sequence_words(sequence),
        made_at=play.registered_at,
        station=station,
        blocks=blocks,
        opens_drawer=True,
        amount=play.total,
    )


def copy(document: Document, number: int, state: str) -> Document:
    """A paper for the file: COPIE n, without control number or bar code, saying what became of it."""
    kept = tuple(block for block in document.blocks if not isinstance(block, BarCode))
    words = (
        Line(f"COPIE {number}", Side.CENTRE, Emphasis.LARGE),
        Line("Sans valeur de paiement", Side.CENTRE),
    )
    said = (Line(state, Side.CENTRE, Emphasis.LARGE),) if state else ()
    return Document(
        kind=Kind.TICKET,
        title=f"Copie {number} · {document.title}",
        number=document.number,
        made_at=document.made_at,
        station=document.station,
        blocks=(*words, *said, Rule(), *kept),
        amount=document.amount,
    )


def sequence_words(sequence: int) -> str:
    """`000 418`."""
    digits = f"{sequence:06d}"
    return f"{digits[:-3]} {digits[-3:]}"


def grouped(digits: str) -> str:
    """In fours, as they are read aloud."""
    return " ".join(digits[start : start + 4] for start in range(0, len(digits), 4))


def _head(play: Play, point_of_sale: PointOfSale, station: str, sequence: int) -> tuple[Block, ...]:
    title = "LE MATCH DU JOUR" if play.bulletin is Bulletin.MATCH_OF_THE_DAY else "BULLETIN 1N2"
    return (
        Logo(OFFER_LOGO, OFFER_NAME),
        Line(point_of_sale.name, Side.CENTRE),
        Line(point_of_sale.address, Side.CENTRE),
        Rule(),
        Columns(f"Point de vente {point_of_sale.number}", station),
        Columns(instant_words(play.registered_at).capitalize(), f"N° {sequence_words(sequence)}"),
        Rule(),
        Columns(title, labels.formula_word(play.formula).upper(), Emphasis.BOLD),
        Rule(),
    )


def _bets(play: Play, offer: Mapping[int, OnOffer]) -> list[Block]:
    lines: list[Block] = []
    for place, pick in enumerate(play.picks):
        bet = offer[pick.bet].bet
        match = bet.event.match_of_the_day
        if play.bulletin is Bulletin.MATCH_OF_THE_DAY and match is not None:
            number = labels.match_of_the_day(match) if place == 0 else ""
        else:
            number = str(pick.number)
        if number or play.bulletin is Bulletin.ONE_N_TWO:
            lines.append(Columns(labels.sides(bet).replace("–", "-"), "", number=number))
        if bet.type is not BetType.RESULT or play.bulletin is Bulletin.MATCH_OF_THE_DAY:
            lines.append(Columns(labels.bet_title(bet).replace("–", "-"), "", number=" "))
        lines.append(_pick(pick))
        if play.bulletin is Bulletin.MATCH_OF_THE_DAY:
            lines.append(Columns("Mise", play.combinations[place].stake.text(), number=" "))
    return lines


def _pick(pick: PickTaken) -> Block:
    odds = f"cote {pick.odds.text():>6}"
    return Columns(f"Pronostic {labels.pick_word(pick.pick)}", odds, Emphasis.BOLD, number=" ")


def _amounts(play: Play) -> list[Block]:
    lines: list[Block] = []
    if play.bulletin is Bulletin.ONE_N_TWO:
        count = counted_words(len(play.combinations), "combinaison")
        lines.append(Columns("Mise jouée", f"{count} x {play.combinations[0].stake.text()}"))
    if play.total_odds is not None:
        lines.append(Columns("Cote totale", play.total_odds.text()))
    lines.append(Columns("Gain potentiel maximum", play.potential.text(), Emphasis.BOLD))
    return lines


def _advice() -> tuple[Block, ...]:
    return (
        Line("Vérifiez votre ticket avant de partir.", Side.CENTRE),
        Line("Annulable ici, le jour même et sous 2 heures (art. 8.3).", Side.CENTRE, Emphasis.SMALL),
        Line(
            "À présenter entier, au plus tard le 60e jour suivant le lendemain des résultats (art. 11.2.2).",
            Side.CENTRE,
            Emphasis.SMALL,
        ),
    )


def cancellation(
    *, sequence: int, identification: str, refund: Money, station: str, at: datetime, reason: str
) -> Document:
    """The receipt of a play that was cancelled and given back whole."""
    return _returned(
        Kind.CANCELLATION,
        "Annulation",
        (
            Columns("Remboursé", refund.text(), Emphasis.LARGE),
            Columns("Motif", reason or "À la demande du joueur (art. 8.3)"),
        ),
        (sequence, identification),
        station,
        at,
        refund,
    )


def payment(
    *,
    sequence: int,
    identification: str,
    number: int,
    gain: Money,
    refund: Money,
    method: str,
    station: str,
    at: datetime,
) -> Document:
    """The receipt of a ticket that was paid; gain and refund stay apart (art. 5.7)."""
    lines: list[Block] = [Columns("Paiement", f"N° {sequence_words(number)}"), Columns("Moyen", method)]
    if gain:
        lines.append(Columns("Gain", gain.text()))
    if refund:
        lines.append(Columns("Mise remboursée", refund.text()))
    lines.append(Columns("Payé", (gain + refund).text(), Emphasis.LARGE))
    return _returned(
        Kind.PAYMENT, "Reçu de paiement", tuple(lines), (sequence, identification), station, at, gain + refund
    )


def _returned(
    kind: Kind,
    title: str,
    lines: tuple[Block, ...],
    numbers: tuple[int, str],
    station: str,
    at: datetime,
    amount: Money,
) -> Document:
    sequence, identification = numbers
    blocks = (
        Logo(title, OFFER_NAME),
        Rule(),
        Columns("Ticket", f"N° {sequence_words(sequence)}"),
        Columns("Identification", grouped(identification)),
        Columns("Date", instant_words(at)),
        Rule(),
        *lines,
        Rule(),
    )
    number = sequence_words(sequence)
    return Document(kind, f"{title} {number}", number, at, station, blocks, opens_drawer=True, amount=amount)
