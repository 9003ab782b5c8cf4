"""A real CUPS of a test's own: raw queues, a socket of its own, nothing of the system's touched."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

CUPSD = shutil.which("cupsd", path="/usr/sbin:/usr/bin") or ""

_ALL = """Listen {folder}/cups.sock
LogLevel warn
WebInterface No
Browsing No
DefaultAuthType None
<Location />
  Order allow,deny
  Allow all
</Location>
<Policy default>
  <Limit All>
    Order deny,allow
    Allow all
  </Limit>
</Policy>
"""
_FILES = """ServerRoot {folder}
RequestRoot {folder}/spool
CacheDir {folder}/cache
StateDir {folder}/state
DataDir /usr/share/cups
ServerBin /usr/lib/cups
TempDir {folder}/spool/tmp
AccessLog {folder}/access
ErrorLog {folder}/error
PageLog {folder}/page
"""


@dataclass(frozen=True, slots=True)
class PrintServer:
    address: str

    def queue(self, name: str, port: int) -> None:
        """A raw queue to the port of a peer."""
        self.tool("lpadmin", "-p", name, "-E", "-v", f"socket://127.0.0.1:{port}", "-m", "raw")

    def tool(self, *words: str, data: bytes = b"") -> str:
        environment = os.environ | {"CUPS_SERVER": self.address, "LC_ALL": "C"}
        done = subprocess.run(  # noqa: S603
            words, input=data, capture_output=True, timeout=60, check=True, env=environment
        )
        return done.stdout.decode()


@contextmanager
def print_server() -> Iterator[PrintServer]:
    """Needs to be root, as every print server that starts its own filters does."""
    with tempfile.TemporaryDirectory(prefix="guichet-cups-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        for inner in ("spool/tmp", "cache", "state"):
            (folder / inner).mkdir(parents=True)
        (folder / "cupsd.conf").write_text(_ALL.format(folder=folder))
        (folder / "cups-files.conf").write_text(_FILES.format(folder=folder))
        words = [CUPSD, "-f", "-c", folder / "cupsd.conf", "-s", folder / "cups-files.conf"]
        with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:  # noqa: S603
            try:
                _wait_for(folder / "cups.sock")
                yield PrintServer(str(folder / "cups.sock"))
            finally:
                running.terminate()


def _wait_for(address: Path) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with socket.socket(socket.AF_UNIX) as line:
            if line.connect_ex(str(address)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError("cupsd does not answer")
