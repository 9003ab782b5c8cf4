"""A timestamp authority of the tests' own: `openssl ts` behind HTTP, which also misbehaves."""

from __future__ import annotations

import subprocess
import threading
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

Answer = Callable[[bytes], bytes]
"""From a query's bytes to the reply's; it raises TimeoutError to keep silent until the test ends,
LookupError for HTTP 503."""

_CONFIG = """
[tsa]
default_tsa = one
[one]
serial = {folder}/serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
[req]
distinguished_name = name
[name]
[root]
basicConstraints = critical,CA:true
keyUsage = critical,keyCertSign
subjectKeyIdentifier = hash
[signer]
basicConstraints = critical,CA:false
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
authorityKeyIdentifier = keyid
"""


class Notary:
    """A root, a signer below it, and an answer to every query."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.folder = folder
        self.roots = folder / "root.pem"
        self._config = folder / "openssl.cnf"
        self._config.write_text(_CONFIG.format(folder=folder))
        (folder / "serial").write_text("01\n")
        made = ("req", "-x509", "-config", self._config, "-days", "30", "-nodes")
        key = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256")
        root = ("-keyout", folder / "root.key", "-out", self.roots)
        _run(*made, *key, "-subj", "/CN=Racine", "-extensions", "root", *root)
        below = ("-CA", self.roots, "-CAkey", folder / "root.key")
        signer = ("-keyout", folder / "signer.key", "-out", folder / "signer.pem")
        _run(*made, *key, "-subj", "/CN=Horodateur", "-extensions", "signer", *below, *signer)

    def answer(self, query: bytes, *more: str | Path) -> bytes:
        (self.folder / "query").write_bytes(query)
        signer = ("-signer", self.folder / "signer.pem", "-inkey", self.folder / "signer.key")
        answered = ("-queryfile", self.folder / "query", "-out", self.folder / "reply")
        _run("ts", "-reply", "-config", self._config, *signer, *answered, *more)
        return (self.folder / "reply").read_bytes()

    def signer_first(self, query: bytes) -> bytes:
        """A good answer with the whole chain in it, as openssl sends it: not in the order of DER."""
        return self.answer(query, "-chain", self.roots)

    def other_digest(self, query: bytes) -> bytes:
        """A good answer to another question."""
        (self.folder / "other").write_bytes(query)
        asked = self.folder / "asked"
        _run("ts", "-query", "-data", self.folder / "other", "-sha256", "-cert", "-out", asked)
        return self.answer(asked.read_bytes())

    def refuse(self, _query: bytes) -> bytes:
        """The authority's own way to say no: a query that it can't read."""
        return self.answer(b"no query")

    def verifies(self, token: Path, sealed_hash: str) -> bool:
        """What anybody's openssl says of a token that was kept."""
        command = ("ts", "-verify", "-digest", sealed_hash, "-in", token, "-CAfile", self.roots)
        return _openssl(*command).returncode == 0


def _run(*words: str | Path) -> None:
    done = _openssl(*words)
    assert done.returncode == 0, done.stderr.decode()


def _openssl(*words: str | Path) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(["openssl", *map(str, words)], check=False, capture_output=True)  # noqa: S603, S607


class Counterpart:
    """What answers at `address`; `answer` may be changed at any time, `asked` counts the queries.

    `moved` holds where a path has moved to, `targets` what was asked for, through a proxy in full; with a
    `login` it is a proxy that lets nobody else through.
    """

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.asked = 0
        self.moved: dict[str, str] = {}
        self.targets: list[str] = []
        self.address = self.login = ""
        self.ended = threading.Event()

    def barred(self, headers: Message) -> int:
        """What a proxy answers whoever does not give its login; 0 for whoever is let through."""
        wanted = f"Basic {b64encode(self.login.encode()).decode()}"
        return 407 if self.login and headers["Proxy-Authorization"] != wanted else 0


@contextmanager
def serving(answer: Answer) -> Iterator[Counterpart]:
    """An HTTP server on a free port of this machine."""
    counterpart = Counterpart(answer)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            assert self.headers["Content-Type"] == "application/timestamp-query"
            query = self.rfile.read(int(self.headers["Content-Length"]))
            counterpart.targets.append(self.path)
            if barred := counterpart.barred(self.headers):
                self.send_error(barred)
                return
            if self.path in counterpart.moved:
                self.send_response(307)
                self.send_header("Location", counterpart.moved[self.path])
                self.end_headers()
                return
            counterpart.asked += 1
            try:
                reply = counterpart.answer(query)
            except LookupError:
                self.send_error(503)
                return
            except TimeoutError:
                counterpart.ended.wait()
                return
            self.send_response(200)
            self.send_header("Content-Type", "application/timestamp-reply")
            self.end_headers()
            self.wfile.write(reply)

        def do_CONNECT(self) -> None:
            counterpart.targets.append(self.path)
            self.send_error(counterpart.barred(self.headers) or 502)

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        counterpart.address = f"http://127.0.0.1:{server.server_address[1]}/tsr"
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield counterpart
        finally:
            counterpart.ended.set()
            server.shutdown()
            thread.join()
