"""The register of winners who had to say who they are, read and taken along (HOUSE H8, H9, art. 11.3)."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from app.codec import canonical
from app.documents import Document
from app.documents.registers import IdentityLine, identity_register
from app.domain.betting.payment import Sharer, Winner
from app.domain.betting.vigilance import Rule
from app.domain.house.rights import Act
from app.ports.office import Sent
from app.services.act import Work, act
from app.services.betting.registers import AskIdentified, Identified, identified
from app.services.files.sheets import sheet
from app.services.house import House, Origin


@dataclass(frozen=True, slots=True)
class AskRegister:
    """From the first to the last day, both included; `rule` None for all of them."""

    first: date
    last: date
    rule: Rule | None = None


def register(house: House, origin: Origin, query: AskRegister) -> Sequence[Identified]:
    """The lines of the register, oldest first. Raises Refused(not_allowed)."""
    lines = identified(house, origin, AskIdentified(query.first, query.last))
    return tuple(line for line in lines if query.rule in (None, line.rule))


@dataclass(frozen=True, slots=True)
class RegisterExported:
    """What left the house: how many lines, and the SHA-256 of what they were written to."""

    lines: int
    digest: str


def export_register(house: House, origin: Origin, query: AskRegister) -> str:
    """The register as a CSV sheet, its formulas neutralised; sealed with its digest.

    Raises Refused(not_allowed).
    """
    lines = register(house, origin, query)
    text = sheet(_NAMES, (_cells(line) for line in lines))
    seal_export(house, origin, RegisterExported(len(lines), hashlib.sha256(text.encode()).hexdigest()))
    return text


def print_register(house: House, origin: Origin, query: AskRegister) -> Document:
    """The register on A4: winners of 5,000 € and more, or all rules; sealed as the sheet is.

    Raises Refused(not_allowed).
    """
    lines = register(house, origin, query)
    title = "Gagnants de 5 000 € et plus" if query.rule is Rule.ARTICLE_11_3 else "Registre des identités"
    page = identity_register(
        title,
        [IdentityLine(line.ticket, line.rule, line.amount, line.linked, _winners(line)) for line in lines],
        days=(query.first, query.last),
        station=origin.station,
        at=house.clock.now(),
    )
    digest = hashlib.sha256(canonical(page).encode()).hexdigest()
    seal_export(house, origin, RegisterExported(len(lines), digest))
    return page


@act(Act.EXPORT_REGISTER)
def seal_export(work: Work, command: RegisterExported) -> RegisterExported:
    """A register left the house, as a sheet or a page. Raises Refused(not_allowed)."""
    work.subject = "register"
    work.unit.exchanges.add_export(Sent("register", work.subject, command.digest, work.now))
    return command


_NAMES = ("ticket", "règle", "montant", "déjà payé ce jour", "gagnants")


def _cells(line: Identified) -> tuple[str, ...]:
    who = " ; ".join(_winners(line))
    return line.ticket, line.rule.value, line.amount.plain(), line.linked.plain(), who


def _winners(line: Identified) -> tuple[str, ...]:
    """Everybody who shared in it, in a line each; nobody once the data was let go."""
    return tuple(map(winner_line, line.winners))


def winner_line(winner: Winner | Sharer) -> str:
    """`Marchand Léa, né(e) le 02/04/1980, 2, rue du Port, X7K4M2P1`, as far as it is known."""
    named = winner.name if isinstance(winner, Sharer) else f"{winner.surname} {winner.given_names}"
    born = f"né(e) le {winner.born:%d/%m/%Y}" if winner.born else ""
    parts = (named.strip(), born, winner.address, winner.document)
    return ", ".join(part for part in parts if part)
