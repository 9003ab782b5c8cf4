"""The tables, one module per family, and which of them are sealed."""

from db.schema import betting, house, keeping, material, office, papers, persons, poker
from db.schema.frame import METADATA, SEALED

__all__ = [
    "METADATA",
    "SEALED",
    "betting",
    "house",
    "keeping",
    "material",
    "office",
    "papers",
    "persons",
    "poker",
]
