"""The house's keys in a file of their own, outside the data folder (HOUSE H4)."""

from __future__ import annotations

import hmac
import json
from dataclasses import dataclass
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from app.domain.errors import KnownError
from app.ports.outside import Randomness
from app.vault.files import private_folder, write_whole

_KEY_BYTES = 32


@dataclass(frozen=True, slots=True, repr=False)
class HouseKeys:
    """`house` seals and makes control numbers, `pepper` guards PINs, `signing` signs closures.

    Each use of the house key has a key of its own, derived by a label, so that no digest made
    for one purpose is of use for another.
    """

    house: bytes
    pepper: bytes
    signing: bytes

    @classmethod
    def make(cls, randomness: Randomness) -> HouseKeys:
        return cls(*(randomness.bytes(_KEY_BYTES) for _ in range(3)))

    @classmethod
    def load(cls, path: Path) -> HouseKeys:
        """Raises KnownError(keys_missing, keys_damaged): a lost key is said loudly."""
        try:
            held = json.loads(path.read_text("ascii"))
            keys = cls(*(bytes.fromhex(held[name]) for name in ("house", "pepper", "signing")))
        except FileNotFoundError as error:
            raise KnownError("keys_missing", path=str(path)) from error
        except (ValueError, KeyError, TypeError) as error:
            raise KnownError("keys_damaged", path=str(path)) from error
        if any(len(key) != _KEY_BYTES for key in (keys.house, keys.pepper, keys.signing)):
            raise KnownError("keys_damaged", path=str(path))
        return keys

    def save(self, path: Path) -> None:
        private_folder(path.parent)
        held = {"house": self.house.hex(), "pepper": self.pepper.hex(), "signing": self.signing.hex()}
        write_whole(path, json.dumps(held, indent=1).encode("ascii"))

    def seal_key(self) -> bytes:
        return hmac.digest(self.house, b"seal", "sha256")

    def control_mac(self, message: bytes) -> bytes:
        return hmac.digest(hmac.digest(self.house, b"control", "sha256"), message, "sha256")

    def sign(self, message: bytes) -> bytes:
        return self._private().sign(message)

    def public_key(self) -> bytes:
        return self._private().public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)

    def _private(self) -> Ed25519PrivateKey:
        return Ed25519PrivateKey.from_private_bytes(self.signing)
