"""Where a store's file really lies: a file system over a network loses locks and syncs (F56)."""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path

_OVER_NETWORKS = (
    "9p afs ceph cifs coda davfs glusterfs lustre ncpfs nfs nfs4 prl_fs smb3 smbfs vboxsf",
    "fuse.ceph fuse.davfs2 fuse.glusterfs fuse.gvfsd-fuse fuse.rclone fuse.s3fs fuse.smbnetfs",
    "fuse.sshfs fuse.vmhgfs-fuse",
)
NETWORK_FILE_SYSTEMS = frozenset(" ".join(_OVER_NETWORKS).split())
_MOUNTS = Path("/proc/self/mountinfo")
_REMOTE_DRIVE = 4


def network_file_system(path: Path, mounts: Path = _MOUNTS) -> str | None:
    """The kind of network file system that `path` lies on, or None where it is the machine's own.

    Read from the kernel's list of mounts on Linux, from the drive on Windows; where neither can
    be asked the answer is None.
    """
    if sys.platform == "win32":
        return _remote_drive(path)
    try:
        listed = mounts.read_text("utf-8")
    except OSError:
        return None
    kind = _kind_of(path.resolve(), listed)
    return kind if kind in NETWORK_FILE_SYSTEMS else None


def _kind_of(path: Path, listed: str) -> str | None:
    """The file system of the last mount on the longest way to `path`."""
    best, kind = -1, None
    for line in listed.splitlines():
        fields, _, rest = line.partition(" - ")
        point = Path(_plain(fields.split()[4]))
        if path.is_relative_to(point) and len(point.parts) >= best:
            best, kind = len(point.parts), rest.split()[0]
    return kind


def _plain(field: str) -> str:
    """A mount point as it is: the kernel writes spaces and the like as octal escapes."""
    for octal, letter in (("\\040", " "), ("\\011", "\t"), ("\\012", "\n"), ("\\134", "\\")):
        field = field.replace(octal, letter)
    return field


def _remote_drive(path: Path) -> str | None:
    drive = path.resolve().drive
    if drive.startswith("\\\\"):
        return "unc"
    windows = getattr(ctypes, "windll").kernel32  # noqa: B009  # known to type checkers on Windows alone
    return "drive" if windows.GetDriveTypeW(f"{drive}{os.sep}") == _REMOTE_DRIVE else None
