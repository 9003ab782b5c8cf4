"""The form as it is typed, and the person that it means. No Qt (POKER P3)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from typing import Final

from app.domain.poker.mrz import MachineReadable, old_card_valid_until
from app.domain.poker.persons import IdentityDocument, Person, missing_fields


class DocumentKind(StrEnum):
    """The value is what bulletin and journal name the document."""

    CARD = "carte d’identité"
    PASSPORT = "passeport"
    PERMIT = "titre de séjour"


FIELDS: Final = (
    "birth_name", "surname", "given_names", "born", "birth_place",
    "nationality", "address", "town", "number", "expires",
)  # fmt: skip
"""The fields in the order in which they are filled."""

_ASKED_AT: Final = {"document": "number", "surname": "birth_name"}
_NATIONALITIES: Final[Mapping[str, str]] = {
    "FRA": "Française", "BEL": "Belge", "CHE": "Suisse", "LUX": "Luxembourgeoise", "D": "Allemande",
    "ESP": "Espagnole", "ITA": "Italienne", "PRT": "Portugaise", "GBR": "Britannique", "NLD": "Néerlandaise",
    "IRL": "Irlandaise", "POL": "Polonaise", "ROU": "Roumaine", "MAR": "Marocaine", "DZA": "Algérienne",
    "TUN": "Tunisienne", "SEN": "Sénégalaise", "USA": "Américaine", "CAN": "Canadienne",
}  # fmt: skip
_DAY: Final = re.compile(r"(\d{1,2})[ ./-]?(\d{1,2})[ ./-]?(\d{4})")
_TOWN: Final = re.compile(r"^(.*), (\d{5} .+)$")


@dataclass(frozen=True, slots=True)
class Form:
    """What stands in the fields; days as `14/03/1991`."""

    birth_name: str = ""
    surname: str = ""
    given_names: str = ""
    born: str = ""
    birth_place: str = ""
    nationality: str = ""
    address: str = ""
    town: str = ""
    number: str = ""
    expires: str = ""
    kind: DocumentKind = DocumentKind.CARD

    @property
    def is_empty(self) -> bool:
        return replace(self, kind=DocumentKind.CARD) == Form()


def parse_day(text: str) -> date | None:
    """`14/03/1991`, `14 3 1991` or `14031991`; None for what is no day."""
    found = _DAY.fullmatch(text.strip())
    if found is None:
        return None
    day, month, year = map(int, found.groups())
    try:
        return date(year, month, day)
    except ValueError:
        return None


def day_text(day: date | None) -> str:
    return f"{day:%d/%m/%Y}" if day else ""


def person_of(form: Form) -> Person:
    """The person that the form describes so far. Without a usual name he goes by his birth name."""
    number = form.number.strip()
    document = IdentityDocument(form.kind.value, number, parse_day(form.expires)) if number else None
    address = ", ".join(part for part in (form.address.strip(), form.town.strip()) if part)
    return Person(
        surname=form.surname.strip() or form.birth_name.strip(),
        given_names=form.given_names.strip(),
        born=parse_day(form.born),
        birth_name=form.birth_name.strip(),
        birth_place=form.birth_place.strip(),
        nationality=form.nationality.strip(),
        address=address,
        document=document,
    )


def form_of(person: Person) -> Form:
    """The form filled with what is known of somebody."""
    usual = person.surname if person.surname != person.birth_name else ""
    parted = _TOWN.match(person.address)
    document = person.document
    kinds = {kind.value: kind for kind in DocumentKind}
    return Form(
        birth_name=person.birth_name,
        surname=usual,
        given_names=person.given_names,
        born=day_text(person.born),
        birth_place=person.birth_place,
        nationality=person.nationality,
        address=parted[1] if parted else person.address,
        town=parted[2] if parted else "",
        number=document.number if document else "",
        expires=day_text(document.expires) if document else "",
        kind=kinds.get(document.kind, DocumentKind.CARD) if document else DocumentKind.CARD,
    )


def completed(form: Form, known: Form) -> Form:
    """The form with its empty fields as they are known."""
    return replace(form, **{name: getattr(known, name) for name in FIELDS if not getattr(form, name).strip()})


def fields_asked(names: Iterable[str]) -> tuple[str, ...]:
    """Where on the form is filled what the bulletin calls by `names`, in the order of filling."""
    asked = {_ASKED_AT.get(name, name) for name in names}
    return tuple(name for name in FIELDS if name in asked)


def missing_on(form: Form) -> tuple[str, ...]:
    """The fields that the bulletin can't do without and that are still empty."""
    return fields_asked(missing_fields(person_of(form)))


def faulty_fields(form: Form) -> tuple[str, ...]:
    """The days that are typed but are none."""
    return tuple(
        name
        for name in ("born", "expires")
        if getattr(form, name).strip() and not parse_day(getattr(form, name))
    )


def filled_from(zone: MachineReadable, lines: tuple[str, ...], form: Form) -> tuple[Form, tuple[str, ...]]:
    """The form with what the document says, and the names of the fields filled. The rest stays.

    An old French card is proposed to be valid as long as its number says.
    """
    read = {
        "birth_name": zone.surname,
        "given_names": ", ".join(zone.given_names.title().split()),
        "born": day_text(zone.born),
        "nationality": _NATIONALITIES.get(zone.nationality, zone.nationality),
        "number": zone.number,
        "expires": day_text(zone.expires or old_card_valid_until(zone)),
    }
    said = {name: text for name, text in read.items() if text}
    filled = replace(form, **said, kind=_kind(zone, lines))
    return filled, tuple(said)


def _kind(zone: MachineReadable, lines: tuple[str, ...]) -> DocumentKind:
    if zone.kind == "TD3" or lines[0].upper().startswith("P"):
        return DocumentKind.PASSPORT
    return DocumentKind.PERMIT if lines[0].upper()[:2] in {"IR", "AR", "CR", "TS"} else DocumentKind.CARD
