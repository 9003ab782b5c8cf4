"""A copy of the keys for the safe, under a passphrase (HOUSE H5).

scrypt makes every guess of the passphrase cost 64 MiB and a good part of a second; AES-256-GCM
tells a wrong passphrase or a changed file from the right one. Both by cryptography.
"""

from __future__ import annotations

import json
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from app.domain.errors import KnownError
from app.ports.outside import Randomness
from app.vault.files import write_whole
from app.vault.keys import HouseKeys

LEAST_PASSPHRASE = 12
"""Characters: fewer could be guessed from a stolen file."""
_FORM = "guichet-keys-1"
_COST = 1 << 16


def save_recovery_copy(keys: HouseKeys, path: Path, passphrase: str, randomness: Randomness) -> None:
    """Raises what `ensure_can_save` raises."""
    ensure_can_save(path, passphrase)
    salt, nonce = randomness.bytes(16), randomness.bytes(12)
    sealed = AESGCM(_stretch(passphrase, salt)).encrypt(nonce, keys.written(), _FORM.encode())
    held = {
        "form": _FORM,
        "key_id": keys.key_id(),
        "salt": salt.hex(),
        "nonce": nonce.hex(),
        "keys": sealed.hex(),
    }
    write_whole(path, json.dumps(held, indent=1).encode("ascii"))


def ensure_can_save(path: Path, passphrase: str) -> None:
    """Raises KnownError(passphrase_short), KnownError(file_exists), KnownError(folder_missing)."""
    if len(passphrase) < LEAST_PASSPHRASE:
        raise KnownError("passphrase_short", least=LEAST_PASSPHRASE)
    if path.exists():
        raise KnownError("file_exists", path=str(path))
    if not path.absolute().parent.is_dir():
        raise KnownError("folder_missing", path=str(path.absolute().parent))


def read_recovery_copy(path: Path, passphrase: str) -> HouseKeys:
    """Raises KnownError(recovery_copy_unreadable, passphrase_wrong)."""
    try:
        held = json.loads(path.read_text("ascii"))
        salt, nonce, sealed = (bytes.fromhex(held[name]) for name in ("salt", "nonce", "keys"))
        if held["form"] != _FORM:
            raise ValueError(held["form"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise KnownError("recovery_copy_unreadable", path=str(path)) from error
    try:
        return HouseKeys.read(AESGCM(_stretch(passphrase, salt)).decrypt(nonce, sealed, _FORM.encode()))
    except InvalidTag as error:
        raise KnownError("passphrase_wrong") from error


def _stretch(passphrase: str, salt: bytes) -> bytes:
    return Scrypt(salt=salt, length=32, n=_COST, r=8, p=1).derive(passphrase.encode())
