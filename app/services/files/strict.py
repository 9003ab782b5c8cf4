"""JSON and CSV from outside, read strictly: what could be read in two ways is not read at all.

A file has a limit to its size and to the depth of its brackets; keys stand once; numbers are whole
(amounts and odds travel as text), so that no value passes through a float on its way in.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from typing import Any

from app.services.files.misread import MisreadError, Slip, misread, refused

LARGEST_BYTES = 4 * 1024 * 1024
"""A full offer of 999 bets takes a tenth of it."""
DEEPEST = 12
MOST_DIGITS = 12


def decoded(data: bytes) -> str:
    """The text of a file in UTF-8, with or without a byte order mark.

    Raises Refused(file_invalid) for one too big, in another encoding, or with a NUL in it.
    """
    if len(data) > LARGEST_BYTES:
        raise misread(Slip.TOO_LARGE, limit=LARGEST_BYTES)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise misread(Slip.NOT_UTF8, place=error.start) from None
    if "\0" in text:
        raise misread(Slip.NUL)
    return text


def read_json(data: bytes) -> Any:
    """The value of a JSON file. Raises Refused(file_invalid) naming the line where there is one."""
    text = decoded(data)
    _check_depth(text)
    try:
        return json.loads(
            text,
            object_pairs_hook=_unique,
            parse_constant=_no_number,
            parse_float=_no_float,
            parse_int=_whole,
        )
    except json.JSONDecodeError as error:
        raise misread(Slip.NOT_JSON, line=error.lineno, found=error.msg) from None
    except MisreadError as error:
        raise refused(error) from None


def read_csv(data: bytes, columns: Sequence[str]) -> list[tuple[int, Mapping[str, str]]]:
    """The rows of a CSV file under the names of its first line, each with the line it ends on.

    Separated by semicolons or commas, as the first line shows. `columns` are those that may be
    there; a missing one is empty. Raises Refused(file_invalid).
    """
    text = decoded(data)
    first = text.partition("\n")[0]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=";" if ";" in first else ",", strict=True)
    try:
        names = [name.strip() for name in next(reader, [])]
        _check_header(names, columns)
        rows: list[tuple[int, Mapping[str, str]]] = []
        for cells in reader:
            if not any(cell.strip() for cell in cells):
                continue
            if len(cells) != len(names):
                raise misread(Slip.CELLS, line=reader.line_num, count=len(cells), columns=len(names))
            row = dict(zip(names, (cell.strip() for cell in cells), strict=True))
            rows.append((reader.line_num, {name: row.get(name, "") for name in columns}))
    except csv.Error as error:
        raise misread(Slip.NOT_CSV, line=reader.line_num, found=error) from None
    return rows


def _check_header(names: Sequence[str], columns: Sequence[str]) -> None:
    unknown = [name for name in names if name not in columns]
    if unknown or not names:
        raise misread(Slip.UNKNOWN_COLUMNS, names=", ".join(unknown)) if unknown else misread(Slip.NOTHING)
    if len(set(names)) < len(names):
        raise misread(Slip.COLUMN_TWICE)


def _check_depth(text: str) -> None:
    """Brackets are counted before anything is built from them: a deep file costs no memory."""
    depth, quoted, escaped = 0, False, False
    for sign in text:
        if quoted:
            quoted = escaped or sign != '"'
            escaped = sign == "\\" and not escaped
        elif sign == '"':
            quoted = True
        elif sign in "[{":
            depth += 1
            if depth > DEEPEST:
                raise misread(Slip.TOO_DEEP, limit=DEEPEST)
        elif sign in "]}":
            depth -= 1


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for key, value in pairs:
        if key in made:
            raise MisreadError(Slip.KEY_TWICE, field=key)
        made[key] = value
    return made


def _no_number(word: str) -> Any:
    raise MisreadError(Slip.NO_NUMBER, value=word)


def _no_float(written: str) -> Any:
    raise MisreadError(Slip.NOT_WHOLE, value=written)


def _whole(written: str) -> int:
    if len(written) > MOST_DIGITS:
        raise MisreadError(Slip.TOO_MANY_DIGITS, count=len(written))
    return int(written)
