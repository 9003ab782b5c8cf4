"""What an authority says is believed only where it proves something (RFC 3161)."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest

from app.domain.house.seal import Head
from app.ports.timestamps import StampTrouble
from app.vault.posting import Proxy
from app.vault.timestamps import Authority
from tests.app.timestamping import Counterpart, Notary

SEALED = b"what the entry says"
HEAD = Head(7, hashlib.sha256(SEALED).hexdigest())


@pytest.fixture
def authority(notary: Notary, server: Counterpart, tmp_path: Path) -> Authority:
    return Authority(server.address, notary.roots, tmp_path / "timestamps", deadline=60)


def test_a_token_is_kept_and_anybodys_tools_can_check_it(authority: Authority, notary: Notary) -> None:
    assert authority.stamp(HEAD, SEALED) is None
    assert authority.kept() == [HEAD]
    assert authority.check(authority.token(HEAD), HEAD.hash) is None
    [file] = authority.folder.iterdir()
    assert notary.verifies(file, HEAD.hash)


def test_what_the_authority_gets_wrong_is_not_kept(
    authority: Authority, notary: Notary, server: Counterpart, tmp_path: Path
) -> None:
    def broken(query: bytes) -> bytes:
        reply = bytearray(notary.answer(query))
        reply[-1] ^= 1  # the signature is the last of it
        return bytes(reply)

    other = Head(6, HEAD.hash)
    assert authority.stamp(other, SEALED) is None
    before = authority.token(other)
    stranger = Notary(tmp_path / "stranger")
    for answer, trouble in (
        (notary.other_digest, StampTrouble.FALSE),
        (broken, StampTrouble.FALSE),
        (stranger.answer, StampTrouble.FALSE),
        (lambda _: before, StampTrouble.FALSE),  # replayed: the nonce is another's
        (lambda _: b"", StampTrouble.FALSE),
        (lambda _: b"\x30\x03\x02\x01\x00" * 100_000, StampTrouble.FALSE),
        (notary.refuse, StampTrouble.REFUSED),
    ):
        server.answer = answer
        assert authority.stamp(HEAD, SEALED) is trouble
    assert authority.kept() == [other]


def test_an_authority_that_is_silent_busy_or_gone_is_waited_for_no_longer_than_the_deadline(
    authority: Authority, server: Counterpart, notary: Notary, tmp_path: Path
) -> None:
    def silent(_query: bytes) -> bytes:
        raise TimeoutError

    def busy(_query: bytes) -> bytes:
        raise LookupError

    hurried = Authority(server.address, notary.roots, tmp_path / "timestamps", deadline=0.1)
    server.answer = silent
    assert hurried.stamp(HEAD, SEALED) is StampTrouble.UNREACHABLE
    server.answer = busy
    assert authority.stamp(HEAD, SEALED) is StampTrouble.UNREACHABLE
    for address in (
        "http://127.0.0.1:1/",
        "ftp://127.0.0.1/",
        "no address",
        "http://",
        "http://[",
        "http://a:b/",
    ):
        gone = Authority(address, notary.roots, tmp_path / "timestamps")
        assert gone.stamp(HEAD, SEALED) is StampTrouble.UNREACHABLE, address
    assert authority.kept() == []


@pytest.mark.parametrize("content", [b"", b"no certificate"])
def test_without_roots_nobody_is_believed(authority: Authority, content: bytes) -> None:
    authority.roots.write_bytes(content)
    assert authority.stamp(HEAD, SEALED) is StampTrouble.NO_ROOTS
    authority.roots.unlink()
    assert authority.stamp(HEAD, SEALED) is StampTrouble.NO_ROOTS
    assert authority.kept() == []


def test_a_folder_that_takes_no_file_is_said(authority: Authority) -> None:
    authority.folder.write_text("a file where the folder should be")
    assert authority.stamp(HEAD, SEALED) is StampTrouble.UNWRITABLE
    assert (authority.kept(), authority.token(HEAD)) == ([], b"")


def test_a_query_follows_an_authority_that_has_moved_but_not_for_ever(
    authority: Authority, server: Counterpart
) -> None:
    server.moved = {"/old": "/newer", "/newer": "/tsr", "/round": "/round", "/away": "ftp://127.0.0.1/"}
    root = server.address.removesuffix("/tsr")
    assert replace(authority, address=f"{root}/old").stamp(HEAD, SEALED) is None
    assert (server.targets, server.asked) == (["/old", "/newer", "/tsr"], 1)
    for astray in ("/round", "/away"):
        lost = replace(authority, address=f"{root}{astray}")
        assert lost.stamp(Head(8, HEAD.hash), SEALED) is StampTrouble.UNREACHABLE
    assert authority.kept() == [HEAD]


def test_a_proxy_is_told_where_to_and_is_trusted_with_nothing(
    authority: Authority, server: Counterpart
) -> None:
    far = replace(authority, address="http://horodatage.invalid/tsr?a=1", proxy=Proxy(server.address))
    assert far.stamp(HEAD, SEALED) is None
    safe = replace(far, address="https://horodatage.invalid/tsr")
    assert safe.stamp(Head(8, HEAD.hash), SEALED) is StampTrouble.UNREACHABLE
    assert server.targets == ["http://horodatage.invalid/tsr?a=1", "horodatage.invalid:443"]


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_proxy_that_asks_for_a_password_gets_it_and_nobody_else_does(
    authority: Authority, server: Counterpart, scheme: str
) -> None:
    far = replace(authority, address=f"{scheme}://horodatage.invalid/tsr", proxy=Proxy(server.address))
    server.login = "guichet:clé d’or"
    assert far.stamp(HEAD, SEALED) is StampTrouble.PROXY_REFUSED
    let_through = replace(far, proxy=Proxy(server.address, server.login))
    assert "clé" not in repr(let_through)
    beyond = StampTrouble.UNREACHABLE if scheme == "https" else None  # nothing answers behind the tunnel
    assert let_through.stamp(HEAD, SEALED) is beyond
    server.login = ""
    assert replace(let_through, proxy=None, address=server.address).stamp(HEAD, SEALED) is None


def test_certificates_in_any_order_are_read_and_a_forged_one_proves_nothing(
    authority: Authority, server: Counterpart, notary: Notary, tmp_path: Path
) -> None:
    server.answer = notary.signer_first
    assert authority.stamp(HEAD, SEALED) is None
    token = authority.token(HEAD)
    assert authority.check(token, HEAD.hash) is None
    server.answer = Notary(tmp_path / "stranger").signer_first
    assert authority.stamp(Head(8, HEAD.hash), SEALED) is StampTrouble.FALSE
    for cut in (1, 20, len(token) // 2, len(token) - 1):
        assert authority.check(token[:cut], HEAD.hash) is StampTrouble.FALSE
