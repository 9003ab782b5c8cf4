"""The house's keys in a file of their own, outside the data folder (HOUSE H4)."""

from __future__ import annotations

import hmac
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from app.domain.errors import KnownError
from app.domain.house.seal import SealKey, key_id
from app.ports.outside import NextKeys, Randomness
from app.vault.files import private_folder, write_whole

_KEY_BYTES = 32


@dataclass(frozen=True, slots=True, repr=False)
class HouseKeys:
    """`house` seals and makes control numbers, `pepper` guards PINs, `signing` signs closures.

    Each use of the house key has a key of its own, derived by a label, so that no digest made
    for one purpose is of use for another. Sold tickets carry control numbers and players hold
    receipts: `control` is the key of those, kept when the others change. `former` are the keys of
    the seal that were in use before.
    """

    house: bytes
    pepper: bytes
    signing: bytes
    control: bytes | None = None
    former: tuple[SealKey, ...] = ()

    @classmethod
    def make(cls, randomness: Randomness) -> HouseKeys:
        house, pepper, signing = (randomness.bytes(_KEY_BYTES) for _ in range(3))
        return cls(house, pepper, signing)

    @classmethod
    def load(cls, path: Path) -> HouseKeys:
        """Raises KnownError(keys_missing, keys_damaged): a lost key is said loudly."""
        try:
            return cls.read(path.read_bytes())
        except FileNotFoundError as error:
            raise KnownError("keys_missing", path=str(path)) from error
        except ValueError as error:
            raise KnownError("keys_damaged", path=str(path)) from error

    @classmethod
    def read(cls, data: bytes) -> HouseKeys:
        """The keys that `written` wrote. Raises ValueError."""
        try:
            held: Mapping[str, Any] = json.loads(data.decode("ascii"))
            return cls(
                _key(held["house"]),
                _key(held["pepper"]),
                _key(held["signing"]),
                control=_key(held["control"]) if "control" in held else None,
                former=tuple(
                    SealKey(_key(each["key"]) if each["key"] else None, int(each["last"]))
                    for each in held.get("former", ())
                ),
            )
        except (KeyError, TypeError) as error:
            raise ValueError("no keys of a house") from error

    def written(self) -> bytes:
        """As the file of keys holds them: JSON, each key in hexadecimal."""
        held: dict[str, object] = {
            "house": self.house.hex(),
            "pepper": self.pepper.hex(),
            "signing": self.signing.hex(),
        }
        if self.control is not None:
            held["control"] = self.control.hex()
        if self.former:
            held["former"] = [
                {"key": each.key.hex() if each.key else None, "last": each.last} for each in self.former
            ]
        return json.dumps(held, indent=1).encode("ascii")

    def save(self, path: Path) -> None:
        private_folder(path.parent)
        write_whole(path, self.written())

    def after(self, former: HouseKeys, last: int) -> HouseKeys:
        """These keys in the place of `former`, whose last entry was `last`."""
        sealed = (*former.former, SealKey(former.seal_key(), last))
        return HouseKeys(self.house, former.pepper, self.signing, former.control_key(), sealed)

    def after_loss(self, last: int) -> HouseKeys:
        """These keys in the place of lost ones, whose last entry was `last`."""
        return HouseKeys(self.house, self.pepper, self.signing, former=(SealKey(None, last),))

    def seal_key(self) -> bytes:
        return hmac.digest(self.house, b"seal", "sha256")

    def key_id(self) -> str:
        return key_id(self.seal_key())

    def seal_keys(self) -> Sequence[SealKey]:
        return (*self.former, SealKey(self.seal_key()))

    def control_key(self) -> bytes:
        return self.control or hmac.digest(self.house, b"control", "sha256")

    def control_mac(self, message: bytes) -> bytes:
        return hmac.digest(self.control_key(), message, "sha256")

    def sign(self, message: bytes) -> bytes:
        return self._private().sign(message)

    def public_key(self) -> bytes:
        return self._private().public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)

    def _private(self) -> Ed25519PrivateKey:
        return Ed25519PrivateKey.from_private_bytes(self.signing)


def _key(text: str) -> bytes:
    key = bytes.fromhex(text)
    if len(key) != _KEY_BYTES:
        raise ValueError(f"a key has {_KEY_BYTES} bytes")
    return key


class Keyring:
    """The keys in use (the port `Keys`), and their file where they have one.

    The keys to come are kept beside them before the journal names them, and take their place once
    it has: whenever the power goes, the keys that the journal names are there.
    """

    def __init__(self, keys: HouseKeys, path: Path | None = None) -> None:
        self._path = path
        self._next: HouseKeys | None = None
        self._use(keys)

    @classmethod
    def open(cls, path: Path) -> Keyring:
        """Raises KnownError(keys_missing, keys_damaged)."""
        ring = cls(HouseKeys.load(path), path)
        waiting = _waiting(path)
        ring._next = HouseKeys.load(waiting) if waiting.exists() else None
        return ring

    @property
    def keys(self) -> HouseKeys:
        return self._keys

    def seal_key(self) -> bytes:
        return self._seal_key

    def key_id(self) -> str:
        return self._key_id

    def seal_keys(self) -> Sequence[SealKey]:
        return self._keys.seal_keys()

    def control_mac(self, message: bytes) -> bytes:
        return self._keys.control_mac(message)

    def sign(self, message: bytes) -> bytes:
        return self._keys.sign(message)

    def public_key(self) -> bytes:
        return self._keys.public_key()

    def make_next(self, randomness: Randomness) -> NextKeys:
        self._next = HouseKeys.make(randomness)
        if self._path is not None:
            self._next.save(_waiting(self._path))
        return NextKeys(self._next.key_id(), self._next.public_key().hex())

    def turn(self, last: int) -> None:
        if self._next is None:
            return
        fresh = self._next.after(self._keys, last)
        if self._path is not None:
            fresh.save(self._path)
            _waiting(self._path).unlink(missing_ok=True)
        self._next = None
        self._use(fresh)

    def turn_where_named(self, named: str | None, last: int) -> None:
        """Make up for a power cut between the journal's word and the file's.

        `named` is the key that the store goes on with after its entry `last`. Raises
        KnownError(keys_wrong) where it is none of these.
        """
        if named is None or named == self._key_id:
            return
        if self._next is None or self._next.key_id() != named:
            raise KnownError("keys_wrong", wanted=named, found=self._key_id)
        self.turn(last)

    def _use(self, keys: HouseKeys) -> None:
        self._keys = keys
        self._seal_key = keys.seal_key()
        self._key_id = keys.key_id()


def _waiting(path: Path) -> Path:
    return path.with_name(f"{path.name}.next")
