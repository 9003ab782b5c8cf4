"""The seal: each journal entry holds the hash of the one before, under a key (HOUSE H4)."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

FORM = 1
"""The version of the canonical form; a verifier reads every one that was ever written."""
GENESIS = "0" * 64


@dataclass(frozen=True, slots=True)
class Head:
    """The last entry of a journal: its number (0 before the first) and its hash, as hex."""

    number: int
    hash: str

    @classmethod
    def empty(cls) -> Head:
        return cls(0, GENESIS)


def entry_hash(previous: str, body: str) -> str:
    """The link of the chain: SHA-256 over the previous link and the entry's canonical bytes."""
    digest = hashlib.sha256(previous.encode("ascii"))
    digest.update(body.encode("utf-8"))
    return digest.hexdigest()


def seal(key: bytes, link: str) -> str:
    """What nobody without the house's key can make: HMAC-SHA256 of the link."""
    return hmac.digest(key, link.encode("ascii"), "sha256").hex()
