"""How wrong codes and unknown badges in a row are slowed (HOUSE H2)."""

from __future__ import annotations

from datetime import datetime

from app.domain.house.people import Tries, locked_until
from app.services.house import House


def lock_of(house: House, tries: Tries) -> datetime | None:
    """Until when wrong tries in a row lock, perhaps in the past; None while there are few of them."""
    if tries.last_failure is None:
        return None
    settings = house.settings
    return locked_until(
        tries.failures,
        tries.last_failure,
        tries=settings.pin_tries,
        first_seconds=settings.pin_lock_seconds,
    )
