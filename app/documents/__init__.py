"""What each paper says, as data. How it is laid out on a roll or a page is `hardware`'s."""

from app.documents.blocks import (
    Bar,
    BarCode,
    Bars,
    BigPair,
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
    Table,
)

__all__ = [
    "Bar",
    "BarCode",
    "Bars",
    "BigPair",
    "Block",
    "Columns",
    "Document",
    "Emphasis",
    "Feed",
    "Kind",
    "Line",
    "Logo",
    "Notice",
    "Rule",
    "Side",
    "Table",
]
