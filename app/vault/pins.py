"""PINs as argon2 digests, badges as keyed ones (HOUSE H2). argon2-cffi, because a PIN's hash is no place
for own code."""

from __future__ import annotations

import hmac
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError


@dataclass(frozen=True, slots=True)
class ArgonPins:
    """The pepper and the operator go into what is hashed: a digest copied to somebody else's row,
    or taken away with the store, opens nothing."""

    pepper: bytes
    hasher: PasswordHasher

    @classmethod
    def of_strength(cls, pepper: bytes, *, memory_kib: int = 65_536, passes: int = 3) -> ArgonPins:
        return cls(pepper, PasswordHasher(time_cost=passes, memory_cost=memory_kib, parallelism=1))

    def digest(self, operator: str, pin: str) -> str:
        return self.hasher.hash(self._peppered(operator, pin))

    def matches(self, operator: str, pin: str, digest: str) -> bool:
        try:
            return self.hasher.verify(digest, self._peppered(operator, pin))
        except (Argon2Error, InvalidHashError):
            return False

    def badge_digest(self, code: str) -> str:
        return hmac.digest(self.pepper, f"badge\0{code}".encode(), "sha256").hex()

    def _peppered(self, operator: str, pin: str) -> bytes:
        return hmac.digest(self.pepper, f"{operator}\0{pin}".encode(), "sha256")
