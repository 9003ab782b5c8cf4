"""Papers of a payment beyond 500 €: what the winner reads, what he takes along (BETTING B8, art. 11)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime

from stdnum import iban

from app.documents.blocks import (
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
    Table,
)
from app.documents.tickets import OFFER_NAME, grouped, sequence_words
from app.documents.wording import day_words, instant_words
from app.domain.betting.payment import Sharer, Winner
from app.domain.values import Money


def recap(
    number: int,
    winner: Winner,
    amount: Money,
    *,
    sequence: int,
    identification: str,
    station: str,
    at: datetime,
) -> Document:
    """To be read again by the winner before the transfer is asked for (11.1.4)."""
    blocks: tuple[Block, ...] = (
        Logo("Récapitulatif", "Virement demandé, pas encore ordonné"),
        *_ticket(sequence, identification, at),
        *_account(winner),
        Columns("Montant", amount.text(), Emphasis.LARGE),
        Rule(),
        Line("Relisez le nom et l’IBAN lettre par lettre.", Side.CENTRE, Emphasis.BOLD),
        Line("Le virement part sur ce compte et sur aucun autre.", Side.CENTRE, Emphasis.SMALL),
        Feed(),
        Line("Lu et confirmé, signature :", emphasis=Emphasis.SMALL),
        Feed(2),
    )
    title = f"Récapitulatif de virement {number}"
    return Document(Kind.TRANSFER_RECAP, title, str(number), at, station, blocks, amount=amount)


def attestation(
    number: int,
    winner: Winner,
    amount: Money,
    *,
    due_on: date,
    sequence: int,
    identification: str,
    station: str,
    at: datetime,
) -> Document:
    """What the winner takes along for the ticket that he gave (11.1.4): who gets what by when."""
    blocks: tuple[Block, ...] = (
        Logo("Attestation", "Paiement par virement"),
        *_ticket(sequence, identification, at),
        Columns("Ordre", f"n° {number}"),
        *_account(winner),
        Columns("Montant", amount.text(), Emphasis.LARGE),
        Columns("Au plus tard le", day_words(due_on)),
        Rule(),
        Line("Ordre donné à la banque le prochain jour ouvré.", Side.CENTRE, Emphasis.SMALL),
        Line("À garder jusqu’à réception du virement.", Side.CENTRE, Emphasis.SMALL),
    )
    title = f"Attestation de virement {number}"
    return Document(Kind.TRANSFER_ATTESTATION, title, str(number), at, station, blocks, amount=amount)


def collective_form(
    sharers: Sequence[Sharer],
    *,
    number: int,
    sequence: int,
    identification: str,
    station: str,
    at: datetime,
) -> Document:
    """Who shares a win, each with his part, to be signed by all of them (11.1.6)."""
    total = Money.total(sharer.share for sharer in sharers)
    rows = tuple(
        (
            str(place),
            sharer.name,
            f"{sharer.born:%d/%m/%Y}" if sharer.born else "",
            sharer.address,
            sharer.document,
            sharer.share.text(),
            "",
        )
        for place, sharer in enumerate(sharers, 1)
    )
    blocks: tuple[Block, ...] = (
        *_ticket(sequence, identification, at),
        Columns("Paiement", f"n° {sequence_words(number)}"),
        Columns("Gagnants", str(len(sharers))),
        Columns("Montant total", total.text(), Emphasis.BOLD),
        Feed(),
        Table(
            ("N°", "Nom", "Né(e) le", "Adresse", "Pièce d’identité", "Part", "Signature"),
            rows,
            (3, 13, 12, 14, 12, 12, 14),
            figures=(5,),
        ),
        Line("Les soussignés déclarent avoir joué ensemble et reçoivent chacun un chèque de sa part."),
        Line("Les données de ce formulaire sont gardées cinq ans pour un ticket de 5 000 € et plus."),
    )
    title = "Formulaire de gain collectif"
    return Document(Kind.COLLECTIVE_FORM, title, sequence_words(number), at, station, blocks, amount=total)


def _ticket(sequence: int, identification: str, at: datetime) -> tuple[Block, ...]:
    return (
        Rule(),
        Line(OFFER_NAME, Side.CENTRE, Emphasis.SMALL),
        Columns("Ticket", f"N° {sequence_words(sequence)}"),
        Columns("Identification", grouped(identification)),
        Columns("Date", instant_words(at)),
        Rule(),
    )


def _account(winner: Winner) -> tuple[Block, ...]:
    lines: list[Block] = [
        Columns("Nom", winner.surname.upper(), Emphasis.BOLD),
        Columns("Prénom", winner.given_names, Emphasis.BOLD),
        Columns("IBAN", ""),
        Line(iban.format(winner.iban), emphasis=Emphasis.BOLD),
    ]
    if winner.phone:
        lines.append(Columns("Téléphone", winner.phone))
    return tuple(lines)
