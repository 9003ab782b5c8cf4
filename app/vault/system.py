"""The machine's own clock and chance."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime


class SystemClock:
    def now(self) -> datetime:
        return datetime.now(UTC)


class SystemRandomness:
    def bytes(self, count: int) -> bytes:
        return secrets.token_bytes(count)
