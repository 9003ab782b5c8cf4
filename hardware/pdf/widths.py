"""How wide the columns of a table are: by their shares, but never narrower than what they hold."""

from __future__ import annotations

from collections.abc import Sequence


def column_widths(shares: Sequence[int], needs: Sequence[float], room: float) -> list[float]:
    """`room` by `shares`, each column at least as wide as it needs; the others give up what that takes.

    Where all of it is not enough, every column gives up the same part of its need.
    """
    if sum(needs) >= room:
        return [need * room / sum(needs) for need in needs]
    held: set[int] = set()
    while True:
        free = room - sum(needs[place] for place in held)
        whole = sum(share for place, share in enumerate(shares) if place not in held)
        widths = [
            needs[place] if place in held else free * share / whole for place, share in enumerate(shares)
        ]
        tight = {place for place, width in enumerate(widths) if place not in held and width < needs[place]}
        if not tight:
            return widths
        held |= tight
