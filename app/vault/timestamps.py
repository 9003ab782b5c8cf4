"""RFC 3161 timestamps: asked for over HTTP, checked against trusted roots, kept beside the head (H4)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path

from cryptography import x509
from rfc3161_client import (
    HashAlgorithm,
    TimestampRequestBuilder,
    TimeStampResponse,
    VerificationError,
    VerifierBuilder,
    decode_timestamp_response,
)

from app.domain.house.seal import Head
from app.ports.timestamps import StampTrouble
from app.vault.files import private_folder, write_whole
from app.vault.posting import Proxy, ProxyRefusedError, post
from app.vault.token_form import in_der_order

_SHA256 = "2.16.840.1.101.3.4.2.1"
_GRANTED = 0
_NAME = re.compile(r"(\d{12})-([0-9a-f]{64})\.tsr")


@dataclass(frozen=True, slots=True)
class Authority:
    """An authority at `address` (http or https), trusted by the PEM certificates in `roots` (the port
    `Timestamps`). Each answer is a file in `folder`, as the authority sent it: any other tool can check it.

    `deadline` is in seconds, for the whole exchange; `proxy` is the one on the way, None for none.
    """

    address: str
    roots: Path
    folder: Path
    deadline: float = 5.0
    proxy: Proxy | None = None

    def kept(self) -> Sequence[Head]:
        found = (_NAME.fullmatch(path.name) for path in self.folder.glob("*.tsr"))
        heads = (Head(int(each[1]), each[2]) for each in found if each)
        return sorted(heads, key=lambda head: (head.number, head.hash))

    def token(self, head: Head) -> bytes:
        try:
            return self._file(head).read_bytes()
        except OSError:
            return b""

    def stamp(self, head: Head, sealed: bytes) -> StampTrouble | None:
        builder = TimestampRequestBuilder().data(sealed).hash_algorithm(HashAlgorithm.SHA256)
        request = builder.cert_request(cert_request=True).build()
        try:
            answer = post(self.address, request.as_bytes(), self.deadline, self.proxy)
        except ProxyRefusedError:
            return StampTrouble.PROXY_REFUSED
        except (OSError, HTTPException, ValueError):
            return StampTrouble.UNREACHABLE
        trouble = check_token(answer, head.hash, self.roots, request.nonce)
        if trouble is not None:
            return trouble
        try:
            private_folder(self.folder)
            write_whole(self._file(head), answer)
        except OSError:
            return StampTrouble.UNWRITABLE
        return None

    def check(self, token: bytes, sealed_hash: str) -> StampTrouble | None:
        return check_token(token, sealed_hash, self.roots)

    def _file(self, head: Head) -> Path:
        return self.folder / f"{head.number:012d}-{head.hash}.tsr"


def check_token(token: bytes, sealed_hash: str, roots: Path, nonce: int | None = None) -> StampTrouble | None:
    """Why an authority's answer proves nothing for the entry of that hash; None where it does.

    Its signer's certificate must lead to one in the PEM file `roots` and have been valid when the
    token was made; `nonce` is what the request held, where it was asked for just now. Certificates in
    between come with the token, in any order, or lie in `roots` as well.
    """
    try:
        trusted = x509.load_pem_x509_certificates(roots.read_bytes())
    except (OSError, ValueError):
        return StampTrouble.NO_ROOTS
    try:
        response = decode_timestamp_response(in_der_order(token))
        if response.status != _GRANTED:
            return StampTrouble.REFUSED
        if not _says(response, sealed_hash):
            return StampTrouble.FALSE
        VerifierBuilder(roots=trusted, nonce=nonce).build().verify(response, bytes.fromhex(sealed_hash))
    except (VerificationError, ValueError):
        return StampTrouble.FALSE
    return None


def _says(response: TimeStampResponse, sealed_hash: str) -> bool:
    imprint = response.tst_info.message_imprint
    return imprint.hash_algorithm.dotted_string == _SHA256 and imprint.message.hex() == sealed_hash
