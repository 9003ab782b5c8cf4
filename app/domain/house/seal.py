"""The seal: each journal entry holds the hash of the one before, under a key (HOUSE H4)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import dataclass

FORM = 1
"""The version of the canonical form; a verifier reads every one that was ever written."""
GENESIS = "0" * 64
_BLOCK = 64
"""Bytes of a block of SHA-256."""


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


@dataclass(frozen=True, slots=True, repr=False)
class SealKey:
    """A key of the seal, and the last entry that it sealed: None for the one in use.

    `key` is None where it was lost: the chain alone then vouches for its entries.
    """

    key: bytes | None
    last: int | None = None


def key_id(key: bytes) -> str:
    """What a key is called where it may be read: nothing that the key could be found from."""
    return hashlib.sha256(b"guichet seal key " + key).hexdigest()[:16]


def seal(key: bytes, link: str) -> str:
    """What nobody without the house's key can make: HMAC-SHA256 of the link."""
    return hmac.digest(key, link.encode("ascii"), "sha256").hex()


def sealer(key: bytes) -> Callable[[str], str]:
    """`seal` under one key, for many links: the key's two blocks are hashed once (RFC 2104)."""
    block = (hashlib.sha256(key).digest() if len(key) > _BLOCK else key).ljust(_BLOCK, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block)).copy
    outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in block)).copy

    def made(link: str) -> str:
        within = inner()
        within.update(link.encode("ascii"))
        around = outer()
        around.update(within.digest())
        return around.hexdigest()

    return made
