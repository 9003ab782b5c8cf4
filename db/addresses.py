"""The address of a central store, from what somebody typed."""

from __future__ import annotations

from sqlalchemy import URL

_CONNECT_SECONDS = "5"
"""How long a server that does not answer is waited for."""


def postgresql_address(server: str, database: str, user: str, password: str) -> str:
    """An address for PostgreSQL. `server` is a host with or without a port, or the folder of a socket;
    user and password may hold any letter."""
    typed = server.strip()
    query = {"connect_timeout": _CONNECT_SECONDS}
    host, port = "", ""
    if typed.startswith("/"):
        query["host"] = typed
    elif _has_port(typed):
        host, _, port = typed.rpartition(":")
    else:
        host = typed
    return URL.create(
        "postgresql+psycopg",
        user.strip(),
        password or None,
        host.strip("[]") or None,
        int(port) if port else None,
        database.strip(),
        query,
    ).render_as_string(hide_password=False)


def _has_port(server: str) -> bool:
    """Whether a port follows; an IPv6 address holds colons of its own."""
    host, _, port = server.rpartition(":")
    return port.isdecimal() and (":" not in host or host.endswith("]"))
