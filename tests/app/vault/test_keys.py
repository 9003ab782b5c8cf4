"""Keys lie outside the store, and a lost one is said loudly (HOUSE H4)."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from app.bootstrap import open_house
from app.config import Places
from app.domain.errors import KnownError
from app.vault.keys import HouseKeys
from app.vault.system import SystemRandomness


@pytest.fixture
def keys() -> HouseKeys:
    return HouseKeys.make(SystemRandomness())


def test_keys_come_back_as_they_were_saved_for_one_account_alone(keys: HouseKeys, tmp_path: Path) -> None:
    path = tmp_path / "keys" / "house.key"
    keys.save(path)
    assert HouseKeys.load(path) == keys
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert [file.name for file in path.parent.iterdir()] == ["house.key"]


def test_every_use_has_a_key_of_its_own(keys: HouseKeys) -> None:
    other = HouseKeys.make(SystemRandomness())
    digests = {
        keys.house, keys.pepper, keys.signing, keys.seal_key(), keys.control_mac(b"seal"),
        other.seal_key(), other.control_mac(b"seal"),
    }  # fmt: skip
    assert len(digests) == 7
    assert keys.seal_key() == HouseKeys(keys.house, other.pepper, other.signing).seal_key()


def test_a_signature_is_checked_by_anybody_and_made_by_the_house_alone(keys: HouseKeys) -> None:
    public = Ed25519PublicKey.from_public_bytes(keys.public_key())
    public.verify(keys.sign(b"closure"), b"closure")
    with pytest.raises(InvalidSignature):
        public.verify(HouseKeys.make(SystemRandomness()).sign(b"closure"), b"closure")


def test_keys_are_not_shown_by_accident(keys: HouseKeys) -> None:
    assert keys.house.hex() not in repr(keys)
    assert keys.house.hex() not in f"{keys}"


def test_a_lost_key_is_said_and_never_made_anew(tmp_path: Path) -> None:
    places = Places(tmp_path / "data", tmp_path / "keys")
    open_house(places, make_keys=True).store.close()
    (places.keys / "house.key").unlink()
    with pytest.raises(KnownError) as error:
        open_house(places)
    assert error.value.cause == "keys_missing"
    assert not (places.keys / "house.key").exists()


@pytest.mark.parametrize(
    "held",
    [
        "",
        "{}",
        "[1, 2]",
        json.dumps({"house": "00" * 32, "pepper": "00" * 32}),
        json.dumps({"house": "00" * 32, "pepper": "00" * 32, "signing": "00" * 31}),
        json.dumps({"house": "zz" * 32, "pepper": "00" * 32, "signing": "00" * 32}),
        json.dumps({"house": 7, "pepper": "00" * 32, "signing": "00" * 32}),
    ],
)
def test_a_damaged_key_is_said(tmp_path: Path, held: str) -> None:
    path = tmp_path / "house.key"
    path.write_text(held, "ascii")
    with pytest.raises(KnownError) as error:
        HouseKeys.load(path)
    assert error.value.cause == "keys_damaged"


def test_keys_saved_again_replace_the_old_ones_whole(keys: HouseKeys, tmp_path: Path) -> None:
    path = tmp_path / "house.key"
    HouseKeys.make(SystemRandomness()).save(path)
    path.with_name("house.key.new").write_text("left by a crash", "ascii")
    keys.save(path)
    assert HouseKeys.load(path) == keys
