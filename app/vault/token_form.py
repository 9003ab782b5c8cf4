"""A timestamp's certificates in the order that DER asks for (RFC 3161, RFC 5652, X.690 11.6).

Many authorities send them signer first, as they would be read. Nothing of them is signed as a set, so
their order proves nothing either way: they are put in order before the token is read strictly.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

_SEQUENCE: Final = 0x30
_FIRST_TAG: Final = 0xA0
"""`[0]`: what a content info holds, and the certificates of signed data."""
_LONG: Final = 0x80
_MOST_LENGTH_BYTES: Final = 4


@dataclass(frozen=True, slots=True)
class _Part:
    """A tagged value: where it begins, where its content begins, and where both end."""

    tag: int
    begins: int
    content: int
    ends: int


def in_der_order(answer: bytes) -> bytes:
    """A TimeStampResp with the certificates of its token in order; anything else just as it is."""
    certificates = _certificates(answer)
    if certificates is None:
        return answer
    try:
        each = [answer[part.begins : part.ends] for part in _parts(answer, certificates)]
    except ValueError:
        return answer
    return answer[: certificates.content] + b"".join(sorted(each)) + answer[certificates.ends :]


def _certificates(answer: bytes) -> _Part | None:
    """TimeStampResp, its token after the status, signed data under the type, and there the set."""
    try:
        [whole] = _parts(answer, _Part(0, 0, 0, len(answer)))
        _, token = _parts(answer, whole)
        _, explicit = _parts(answer, token)
        [signed] = _parts(answer, explicit)
        fields = list(_parts(answer, signed))
    except ValueError:
        return None
    held = [field for field in fields if field.tag == _FIRST_TAG]
    sound = whole.tag == token.tag == signed.tag == _SEQUENCE and explicit.tag == _FIRST_TAG
    return held[0] if sound and len(held) == 1 else None


def _parts(data: bytes, whole: _Part) -> Iterator[_Part]:
    """The values that follow each other in a value's content. Raises ValueError where they don't add up."""
    at = whole.content
    while at < whole.ends:
        part = _part(data, at)
        if part.ends > whole.ends:
            raise ValueError("a part goes past its whole")
        yield part
        at = part.ends


def _part(data: bytes, at: int) -> _Part:
    """The value at `at`, its length in the definite form that DER has."""
    header = data[at : at + 2]
    if len(header) < 2 or header[1] == _LONG:
        raise ValueError("no definite length")
    if header[1] < _LONG:
        return _Part(header[0], at, at + 2, at + 2 + header[1])
    count = header[1] - _LONG
    if count > _MOST_LENGTH_BYTES or len(data) < at + 2 + count:
        raise ValueError("too long a length")
    content = at + 2 + count
    return _Part(header[0], at, content, content + int.from_bytes(data[at + 2 : content], "big"))
