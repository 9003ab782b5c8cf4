"""A PIN's digest is of use for one operator, with the house's pepper alone (HOUSE H2)."""

from __future__ import annotations

import pytest

from app.vault.pins import ArgonPins


@pytest.fixture
def pins() -> ArgonPins:
    return ArgonPins.of_strength(b"pepper" * 6, memory_kib=8, passes=1)


def test_the_right_pin_matches_and_no_other(pins: ArgonPins) -> None:
    digest = pins.digest("anna", "2468")
    assert pins.matches("anna", "2468", digest)
    assert not any(pins.matches("anna", wrong, digest) for wrong in ("2469", "24680", "246", ""))


def test_a_digest_copied_to_another_operator_opens_nothing(pins: ArgonPins) -> None:
    assert not pins.matches("boris", "2468", pins.digest("anna", "2468"))


def test_a_digest_taken_away_without_the_pepper_opens_nothing(pins: ArgonPins) -> None:
    elsewhere = ArgonPins.of_strength(b"salt" * 8, memory_kib=8, passes=1)
    assert not elsewhere.matches("anna", "2468", pins.digest("anna", "2468"))


def test_operator_and_pin_do_not_run_into_each_other(pins: ArgonPins) -> None:
    assert not pins.matches("anna1", "2345", pins.digest("anna", "12345"))


def test_equal_pins_have_different_digests(pins: ArgonPins) -> None:
    assert pins.digest("anna", "2468") != pins.digest("anna", "2468")


def test_what_is_no_digest_matches_nothing(pins: ArgonPins) -> None:
    assert not pins.matches("anna", "2468", "not a digest")


def test_a_real_house_hashes_slowly() -> None:
    hasher = ArgonPins.of_strength(b"").hasher
    assert (hasher.time_cost, hasher.memory_cost) == (3, 65_536)
