"""The chain and its key, against values worked out elsewhere (HOUSE H4)."""

from __future__ import annotations

import hashlib
import hmac

from hypothesis import given
from hypothesis import strategies as st

from app.domain.house.seal import GENESIS, Head, entry_hash, seal, sealer
from app.domain.house.verification import same_row

BODIES = st.text(st.characters(blacklist_categories=["Cs"]))


def test_a_link_is_the_sha256_of_the_link_before_and_the_bytes() -> None:
    assert entry_hash(GENESIS, "é") == hashlib.sha256(b"0" * 64 + "é".encode()).hexdigest()


def test_a_seal_is_the_hmac_of_the_link() -> None:
    assert seal(b"key", "ab") == hmac.new(b"key", b"ab", "sha256").hexdigest()


@given(st.binary(max_size=150), st.text("0123456789abcdef"))
def test_a_sealer_makes_the_same_seals(key: bytes, link: str) -> None:
    assert sealer(key)(link) == seal(key, link)


def test_the_empty_journal_has_a_head() -> None:
    assert Head.empty() == Head(0, GENESIS)


@given(BODIES, BODIES)
def test_other_bytes_make_another_link(one: str, other: str) -> None:
    assert (entry_hash(GENESIS, one) == entry_hash(GENESIS, other)) == (one == other)
    assert entry_hash(entry_hash(GENESIS, one), other) != entry_hash(GENESIS, one + other)


def test_a_column_that_came_later_is_empty_in_older_rows() -> None:
    assert same_row({"a": 1}, {"a": 1, "later": None})
    assert not same_row({"a": 1}, {"a": 1, "later": 5})
    assert not same_row({"a": 1, "b": 2}, {"a": 1})
    assert not same_row({"a": 1}, {"a": "1"})
    assert not same_row({"a": None}, {"a": 0})
