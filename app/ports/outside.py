"""Time, chance and secrets: what a pure rule is handed instead of reaching for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from app.domain.house.seal import Head, SealKey


class Clock(Protocol):
    def now(self) -> datetime:
        """The present instant, in UTC."""


class Randomness(Protocol):
    def bytes(self, count: int) -> bytes:
        """`count` bytes that nobody can foresee."""


@dataclass(frozen=True, slots=True)
class NextKeys:
    """Keys that were made and are not in use yet: what of them may be read."""

    key_id: str
    public_key: str


class Keys(Protocol):
    """The house's secrets. They lie outside the store (HOUSE H4)."""

    def seal_key(self) -> bytes:
        """The key of the journal's seal."""

    def key_id(self) -> str:
        """What the key of the seal is called in the store."""

    def seal_keys(self) -> Sequence[SealKey]:
        """Every key of the seal that there was, in order; the last is the one in use."""

    def control_mac(self, message: bytes) -> bytes:
        """A keyed digest from which a ticket's control number is made (BETTING B4)."""

    def sign(self, message: bytes) -> bytes:
        """An Ed25519 signature (closures, archives)."""

    def public_key(self) -> bytes:
        """What checks `sign`, for anybody."""

    def make_next(self, randomness: Randomness) -> NextKeys:
        """Make and keep the keys to come; the old ones stay in use until `turn`."""

    def turn(self, last: int) -> None:
        """Entry `last` was the last under the old keys: use the next ones. Nothing to do without them."""


class Pins(Protocol):
    """PINs are kept as argon2 digests, peppered and bound to their operator (HOUSE H2)."""

    def digest(self, operator: str, pin: str) -> str: ...

    def matches(self, operator: str, pin: str, digest: str) -> bool: ...

    def badge_digest(self, code: str) -> str:
        """What is kept of a badge, always the same of the same code: nothing without the keys."""


class Heads(Protocol):
    """The journal's last head, kept where the store is not (HOUSE H4)."""

    def catch_up(self, stored: Head) -> None:
        """Asked under the store's lock before anything is sealed on top of `stored`: keep it, where the act
        that sealed it could not. So the store is never more than one entry ahead.

        Raises KnownError(head_behind) where it can't be kept now either: nothing may follow it.
        """

    def keep(self, before: Head, after: Head) -> None:
        """Remember `after`, which was sealed on top of `before`; durable when it returns.

        A head that was not the one remembered is kept as a break for `verify` to find.
        """

    def last(self) -> Head | None: ...

    def start_again(self, head: Head) -> None:
        """A copy was put back by a sealed act: `head` is the last from now on, lower than before."""

    @property
    def alone(self) -> bool:
        """Does nobody but this station write to the store? Then the store is never far ahead."""

    def breaks(self) -> tuple[int, ...]:
        """Numbers of entries that were sealed on top of something else than what was known."""
