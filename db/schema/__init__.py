"""The tables, one module per family, and which of them are sealed."""

from db.schema import house, papers
from db.schema.frame import METADATA, SEALED

__all__ = ["METADATA", "SEALED", "house", "papers"]
