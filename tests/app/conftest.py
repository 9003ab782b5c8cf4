"""What tests of the house share: an authority that timestamps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.timestamping import Counterpart, Notary, serving


@pytest.fixture
def notary(tmp_path: Path) -> Notary:
    return Notary(tmp_path / "notary")


@pytest.fixture
def server(notary: Notary) -> Iterator[Counterpart]:
    with serving(notary.answer) as counterpart:
        yield counterpart
