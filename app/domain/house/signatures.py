"""Whether a file comes from whom it should come from (BETTING B1: the bet operator's key)."""

from __future__ import annotations

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey


def is_signed(public_key: str, data: bytes, signature: str) -> bool:
    """Whether the holder of `public_key` (Ed25519) signed `data`; both are written in hex.

    False for what is no signature. Raises ValueError for a key that is none: that is a fault of the
    settings, not of the file.
    """
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(public_key))
    try:
        key.verify(bytes.fromhex(signature), data)
    except (InvalidSignature, ValueError):
        return False
    return True
