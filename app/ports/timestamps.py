"""An authority's word on when a closure was there: RFC 3161 timestamps, kept outside the store (HOUSE H4)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

from app.domain.house.seal import Head


class StampTrouble(StrEnum):
    """Why there is no timestamp, or why one proves nothing."""

    UNREACHABLE = "unreachable"
    PROXY_REFUSED = "proxy_refused"
    REFUSED = "refused"
    FALSE = "false"
    NO_ROOTS = "no_roots"
    UNWRITABLE = "unwritable"


class Timestamps(Protocol):
    """Tokens of the authority that the house trusts, each over the hash of one journal entry.

    They vouch for themselves, so that they need no seal of the house; lying outside the store, they
    also witness against an older copy of it.
    """

    def kept(self) -> Sequence[Head]:
        """The entries that a token is kept for, in order."""

    def token(self, head: Head) -> bytes:
        """The token kept for an entry, empty where it can't be read."""

    def stamp(self, head: Head, sealed: bytes) -> StampTrouble | None:
        """Ask for a token over `head`, check it and keep it; None where that was done.

        `head.hash` is the SHA-256 of `sealed`. Takes no longer than the adapter's deadline.
        """

    def check(self, token: bytes, sealed_hash: str) -> StampTrouble | None:
        """Why `token` proves nothing for the entry of that hash; None where it does."""
