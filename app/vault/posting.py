"""A query posted over HTTP within a deadline, through a proxy and along redirections (RFC 3161, 3.4)."""

from __future__ import annotations

import base64
import contextlib
import socket
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPSConnection
from typing import Final
from urllib.parse import SplitResult, urljoin, urlsplit

_LARGEST_ANSWER: Final = 1 << 18
_MOST_REDIRECTIONS: Final = 5
_MOVED: Final = frozenset({301, 302, 307, 308})
"""The query goes along with each: an authority is asked by POST alone."""
_HEADERS: Final = {"Content-Type": "application/timestamp-query"}


_NOT_LET_THROUGH: Final = frozenset({401, 407})
"""The first is what some proxies say of a wrong password."""


class ProxyRefusedError(OSError):
    """The proxy wants another name and password, or any."""


@dataclass(frozen=True, slots=True)
class Proxy:
    """The proxy on the way, at an http `address`. `login`, as `name:password`, is for it alone: empty where
    it asks for none."""

    address: str
    login: str = field(default="", repr=False)

    @property
    def headers(self) -> Mapping[str, str]:
        if not self.login:
            return {}
        told = base64.b64encode(self.login.encode("utf-8")).decode("ascii")
        return {"Proxy-Authorization": f"Basic {told}"}


def post(address: str, query: bytes, deadline: float, proxy: Proxy | None = None) -> bytes:
    """The answer to a query, within `deadline` seconds in all, whatever the other side does.

    Raises ProxyRefusedError; OSError, HTTPException, ValueError where there is no answer.
    """
    ends = time.monotonic() + deadline
    for _ in range(_MOST_REDIRECTIONS + 1):
        status, answer, moved_to = _ask(_parts(address), query, ends, proxy)
        if status not in _MOVED or not moved_to:
            break
        address = urljoin(address, moved_to)
    if status != 200:
        raise ValueError(f"HTTP {status}")
    return answer


def _ask(address: SplitResult, query: bytes, ends: float, proxy: Proxy | None) -> tuple[int, bytes, str]:
    """Status, answer, and where it has moved to."""
    connection = _connection(address, proxy, max(0.001, ends - time.monotonic()))
    with contextlib.closing(connection), _cut_at(connection, ends):
        _connect(connection)
        if time.monotonic() > ends:
            raise TimeoutError
        seen_by_proxy = proxy is not None and address.scheme == "http"
        headers = {**_HEADERS, **proxy.headers} if proxy and seen_by_proxy else _HEADERS
        connection.request("POST", _target(address, whole=seen_by_proxy), query, headers)
        response = connection.getresponse()
        if seen_by_proxy and response.status in _NOT_LET_THROUGH:
            raise ProxyRefusedError(response.status)  # some hang up on the query, and no more can be read
        return response.status, response.read(_LARGEST_ANSWER), response.headers.get("Location", "")


def _connect(connection: HTTPConnection) -> None:
    """Raises ProxyRefusedError: http.client tells of a tunnel that wasn't made in words alone."""
    try:
        connection.connect()
    except OSError as error:
        if any(str(error).startswith(f"Tunnel connection failed: {each} ") for each in _NOT_LET_THROUGH):
            raise ProxyRefusedError(str(error)) from error
        raise


def _parts(address: str) -> SplitResult:
    parts = urlsplit(address)
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise ValueError(address)
    return parts


def _connection(address: SplitResult, proxy: Proxy | None, seconds: float) -> HTTPConnection:
    """To the authority, or to the proxy; https goes through it in a tunnel, which it can't look into."""
    host, port = address.hostname or "", address.port
    kind = HTTPSConnection if address.scheme == "https" else HTTPConnection
    if proxy is None:
        return kind(host, port, timeout=seconds)
    on_the_way = _parts(proxy.address)
    connection = kind(on_the_way.hostname or "", on_the_way.port or 80, timeout=seconds)
    if address.scheme == "https":
        connection.set_tunnel(host, port or 443, headers=dict(proxy.headers))
    return connection


def _target(address: SplitResult, *, whole: bool) -> str:
    """What is asked for: by its path, or in full where a proxy has to find it."""
    if whole:
        return address.geturl()
    return f"{address.path or '/'}{'?' if address.query else ''}{address.query}"


@contextmanager
def _cut_at(connection: HTTPConnection, ends: float) -> Iterator[None]:
    """End an exchange whose other side sends a byte now and then, which no socket's timeout ends.

    Raises TimeoutError where it was ended.
    """
    cut = threading.Timer(max(0.0, ends - time.monotonic()), _cut, (connection,))
    cut.daemon = True
    cut.start()
    try:
        yield
        if cut.finished.is_set():
            raise TimeoutError
    finally:
        cut.cancel()


def _cut(connection: HTTPConnection) -> None:
    with contextlib.suppress(OSError, AttributeError):
        connection.sock.shutdown(socket.SHUT_RDWR)
