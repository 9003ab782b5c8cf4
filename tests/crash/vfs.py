"""Tells a `Disk` what the product's own SQLite library does to its files.

The library's usual file layer stays in charge of locks, names and shared memory. A layer of its own name
goes in front of it, by the public interface `sqlite3_vfs` (sqlite.org/vfs.html): each file that it
opens has its methods for writing, truncating and syncing replaced. That holds for every connection
that the process opens afterwards, whatever its journal mode and however it was made.
"""

from __future__ import annotations

import ctypes
from ctypes import CFUNCTYPE, POINTER, c_char_p, c_int, c_int64, c_void_p
from typing import Any

import sqlcipher3._sqlite3 as library

from tests.crash.disk import Disk

_OPEN_KEPT = 0x00000100 | 0x00000800 | 0x00080000
"""A main database, its rollback journal, its WAL: what is there after a cut. Scratch files are not."""

_Write = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
_Sync = CFUNCTYPE(c_int, c_void_p, c_int)
_Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, POINTER(c_int))
_Delete = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)


class _Methods(ctypes.Structure):
    """`sqlite3_io_methods`, version 3."""

    _fields_ = (
        ("version", c_int),
        *((name, c_void_p) for name in ("close", "read", "write", "truncate", "sync")),
        *((f"other_{place}", c_void_p) for place in range(13)),
    )


class _File(ctypes.Structure):
    """`sqlite3_file`."""

    _fields_ = (("methods", POINTER(_Methods)),)


class _Vfs(ctypes.Structure):
    """`sqlite3_vfs`, version 3."""

    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest_name", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", c_void_p),
        ("delete", c_void_p),
        *((f"other_{place}", c_void_p) for place in range(14)),
    )


class WatchedFiles:
    """The file layer. It has to live as long as the process: the library calls it."""

    def __init__(self, disk: Disk) -> None:
        sqlite = ctypes.CDLL(library.__file__)
        sqlite.sqlite3_vfs_find.restype = POINTER(_Vfs)
        self._disk = disk
        self._usual = sqlite.sqlite3_vfs_find(None)
        self._paths: dict[int, str] = {}
        self._watched: dict[int, _Methods] = {}
        self._alive: list[Any] = []
        mine = _Vfs.from_buffer_copy(self._usual.contents)
        mine.name = b"watched"
        mine.open = self._called(_Open, self._on_open)
        mine.delete = self._called(_Delete, self._on_delete)
        self._mine, self._sqlite = mine, sqlite

    def stand_before(self) -> None:
        """From now on the library opens files through this layer."""
        if self._sqlite.sqlite3_vfs_register(ctypes.byref(self._mine), 1):
            raise RuntimeError("the file layer was not taken")

    def _called(self, kind: Any, function: Any) -> Any:
        made = kind(function)
        self._alive.append(made)
        return ctypes.cast(made, c_void_p)

    def _on_open(self, _vfs: int, name: int, file: int, flags: int, out: Any) -> int:
        path = ctypes.string_at(name).decode() if name and flags & _OPEN_KEPT else None
        if path is not None:
            self._disk.opened(path)
        code: int = _Open(self._usual.contents.open)(
            ctypes.cast(self._usual, c_void_p).value, name, file, flags, out
        )
        if code == 0 and path is not None:
            self._paths[file] = path
            self._watch(ctypes.cast(file, POINTER(_File)).contents)
        return code

    def _on_delete(self, _vfs: int, name: int, folder_too: int) -> int:
        self._disk.deleted(ctypes.string_at(name).decode(), folder_too=bool(folder_too))
        usual = ctypes.cast(self._usual, c_void_p).value
        code: int = _Delete(self._usual.contents.delete)(usual, name, folder_too)
        return code

    def _watch(self, file: _File) -> None:
        """Give `file` the methods that it has, but for three."""
        usual = file.methods.contents
        address = ctypes.addressof(usual)
        if address not in self._watched:
            mine = _Methods.from_buffer_copy(usual)
            write, truncate, sync = _Write(usual.write), _Truncate(usual.truncate), _Sync(usual.sync)
            mine.write = self._called(_Write, lambda *told: self._on_write(write, *told))
            mine.truncate = self._called(_Truncate, lambda *told: self._on_truncate(truncate, *told))
            mine.sync = self._called(_Sync, lambda *told: self._on_sync(sync, *told))
            self._watched[address] = mine
        file.methods = ctypes.pointer(self._watched[address])

    def _on_write(self, usual: Any, file: int, data: int, size: int, offset: int) -> int:
        self._disk.written(self._paths[file], offset, ctypes.string_at(data, size))
        code: int = usual(file, data, size, offset)
        return code

    def _on_truncate(self, usual: Any, file: int, size: int) -> int:
        self._disk.truncated(self._paths[file], size)
        code: int = usual(file, size)
        return code

    def _on_sync(self, usual: Any, file: int, how: int) -> int:
        code: int = usual(file, how)
        self._disk.synced(self._paths[file])
        return code
