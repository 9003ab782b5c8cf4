"""The recovery copy of the keys on paper: the very bytes of its file, to be typed back in need (HOUSE H5)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from app.documents.blocks import Block, Columns, Document, Emphasis, Feed, Kind, Line, Rule

_GROUP, _GROUPS_IN_A_LINE = 8, 4


def recovery_paper(fields: Mapping[str, str], *, station: str, at: datetime) -> Document:
    """`fields` are those of the file, in its order; the secret ones are worth nothing without the phrase."""
    blocks: list[Block] = [
        Line("Gardez ce papier au coffre, la phrase secrète ailleurs.", emphasis=Emphasis.BOLD),
        Line("Avec les deux, les clés se remettent : guichet keys restore FICHIER."),
        Line("Le fichier tient les champs ci-dessous, sans les espaces, en JSON."),
        Rule(),
    ]
    for name, value in fields.items():
        if len(value) <= 2 * _GROUP or not _is_hex(value):
            blocks.append(Columns(name, value))
        else:
            blocks += [Line(name, emphasis=Emphasis.BOLD), *map(Line, _grouped(value)), Feed()]
    return Document(
        Kind.RECOVERY_COPY,
        "Copie de secours des clés",
        fields.get("key_id", "")[:16],
        at,
        station,
        tuple(blocks),
    )


def _is_hex(text: str) -> bool:
    return set(text) <= set("0123456789abcdef")


def _grouped(text: str) -> list[str]:
    groups = [text[start : start + _GROUP] for start in range(0, len(text), _GROUP)]
    lines = range(0, len(groups), _GROUPS_IN_A_LINE)
    return [" ".join(groups[start : start + _GROUPS_IN_A_LINE]) for start in lines]
