"""Changes of the house's keys, each an entry of the journal that the key before it signs (HOUSE H4, H5)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.codec import canonical
from app.domain.errors import Code, Refused
from app.domain.house.keeping import KeyChange
from app.domain.house.people import BadgeUse, ensure_pin
from app.domain.house.rights import Act
from app.services.act import Work, act
from app.services.house import House, Origin


@dataclass(frozen=True, slots=True)
class RotateKeys:
    reason: str


@dataclass(frozen=True, slots=True)
class ReplaceKeys:
    """The keys are lost, and the PINs with their pepper: the operator gets a new PIN with the new keys."""

    reason: str
    pin: str


@dataclass(frozen=True, slots=True)
class KeysChanged:
    """From the entry after `number` on the key called `key_id` seals."""

    number: int
    key_id: str
    public_key: str


def rotate_keys(house: House, origin: Origin, command: RotateKeys) -> KeysChanged:
    """Make new keys for seal and signature; the old ones are kept to check what they sealed.

    Control numbers, receipts and PINs stay as they are. Save a recovery copy afterwards: copies from
    before do not open the house any more. Raises Refused(reason_required, not_allowed).
    """
    changed = _rotate(house, origin, command)
    house.keys.turn(changed.number)
    return changed


@act(Act.ROTATE_KEYS)
def _rotate(work: Work, command: RotateKeys) -> KeysChanged:
    keys = work.house.keys
    if not command.reason.strip():
        raise Refused(Code.REASON_REQUIRED)
    coming = keys.make_next(work.house.randomness)
    change = KeyChange(
        key_id=coming.key_id,
        former_key_id=keys.key_id(),
        public_key=coming.public_key,
        former_public_key=keys.public_key().hex(),
        signature=None,
        lost=False,
        reason=command.reason.strip(),
        at=work.now,
    )
    return _record(work, replace(change, signature=keys.sign(change.message()).hex()))


@act(Act.REPLACE_KEYS)
def replace_lost_keys(work: Work, command: ReplaceKeys) -> KeysChanged:
    """Record that the keys were lost and that the ones at hand take their place.

    The entries before stay under their chain alone; all PINs but this one have to be set anew, and so
    have all badges: the house requires none until then.
    Raises Refused(reason_required, pin_wrong, pin_obvious, not_allowed), Refused(unknown) where nothing
    is lost.
    """
    keys, keeping = work.house.keys, work.unit.keeping
    if not command.reason.strip():
        raise Refused(Code.REASON_REQUIRED)
    ensure_pin(command.pin)
    lost = keeping.key_id()
    if lost in (None, keys.key_id()):
        raise Refused(Code.UNKNOWN, key=lost)
    operator = work.origin.operator
    work.unit.people.set_pin(operator, work.house.pins.digest(operator, command.pin), work.now)
    if work.house.settings.badge is BadgeUse.REQUIRED:
        work.unit.places.choose("badge", canonical(BadgeUse.CHOOSES), work.now)
    before = [change.public_key for change in keeping.key_changes().values()]
    return _record(
        work,
        KeyChange(
            key_id=keys.key_id(),
            former_key_id=lost or "",
            public_key=keys.public_key().hex(),
            former_public_key=before[-1] if before else "",
            signature=None,
            lost=True,
            reason=command.reason.strip(),
            at=work.now,
        ),
    )


def _record(work: Work, change: KeyChange) -> KeysChanged:
    work.subject = change.key_id
    work.unit.keeping.add_key_change(change)
    return KeysChanged(work.unit.journal.head().number + 1, change.key_id, change.public_key)
