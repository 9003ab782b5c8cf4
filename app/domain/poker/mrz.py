"""The machine-readable zone of passports and identity cards (ICAO 9303: TD1, TD2, TD3), and of the
French identity card before 2021, which has lines of its own.

Strict: every check digit is verified, and nothing is guessed at; what can't be read is refused.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from app.domain.errors import Code, Refused

_LETTERS = re.compile("[A-Z0-9<]*")
_WEIGHTS = (7, 3, 1)
_EXPIRY_REACH_YEARS = 50
_OLD_NUMBER = re.compile(r"\d\d(0[1-9]|1[0-2])[0-9A-Z]{8}$")
_FIRST_OLD_CARDS = 87
"""The year, 1987, from which they were issued; numbers that begin with less are of this century."""


@dataclass(frozen=True, slots=True)
class MachineReadable:
    """What the zone says, names and numbers without fillers.

    `born` and `expires` are None where the zone leaves them out (an unknown day; the old French card
    has no expiry).
    """

    kind: str
    issuer: str
    surname: str
    given_names: str
    number: str
    nationality: str
    born: date | None
    sex: str
    expires: date | None


def check_digit(text: str) -> str:
    """Weights 7, 3, 1 over digits, letters from 10 on and fillers as 0, modulo 10."""
    return str(sum(_value(letter) * _WEIGHTS[at % 3] for at, letter in enumerate(text)) % 10)


def _value(letter: str) -> int:
    return 0 if letter == "<" else int(letter, 36)


def read_mrz(lines: Sequence[str], today: date) -> MachineReadable:
    """Reads two or three `lines`. `today` settles the century: nobody is born in the future.

    Raises Refused `check_digit` with the field that is wrong.
    """
    zone = tuple(line.strip().upper() for line in lines if line.strip())
    shape = (len(zone), *{len(line) for line in zone})
    readers = {(3, 30): _read_td1, (2, 36): _read_td2, (2, 44): _read_td3}
    if shape not in readers or not all(_LETTERS.fullmatch(line) for line in zone):
        raise Refused(Code.CHECK_DIGIT, field="lines")
    if shape == (2, 36) and zone[0].startswith("IDFRA"):
        return _read_old_french_card(zone, today)
    return readers[shape](zone, today)


def _read_td1(zone: Sequence[str], today: date) -> MachineReadable:
    first, second, third = zone
    number = _number(first[5:14], first[14], first[15:30])
    _require(first[5:30] + second[0:7] + second[8:15] + second[18:29], second[29], "composite")
    return _zone("TD1", first[2:5], third, number, second[15:18], second, (0, 7, 8), today)


def _read_td2(zone: Sequence[str], today: date) -> MachineReadable:
    first, second = zone
    number = _number(second[0:9], second[9], second[28:35])
    _require(second[0:10] + second[13:20] + second[21:35], second[35], "composite")
    return _zone("TD2", first[2:5], first[5:], number, second[10:13], second, (13, 20, 21), today)


def _read_td3(zone: Sequence[str], today: date) -> MachineReadable:
    first, second = zone
    _require(second[0:9], second[9], "number")
    # An empty personal number may carry a filler in the place of its check digit.
    if second[28:43].strip("<"):
        _require(second[28:42], second[42], "personal number")
    _require(second[0:10] + second[13:20] + second[21:43], second[43], "composite")
    number = _bare(second[0:9])
    return _zone("TD3", first[2:5], first[5:], number, second[10:13], second, (13, 20, 21), today)


def _zone(
    kind: str,
    issuer: str,
    names: str,
    number: str,
    nationality: str,
    dates: str,
    at: tuple[int, int, int],
    today: date,
) -> MachineReadable:
    """The fields that all three sizes share; `at` are birth, sex and expiry in the line `dates`."""
    birth, sex, expiry = at
    _require(dates[birth : birth + 6], dates[birth + 6], "born")
    _require(dates[expiry : expiry + 6], dates[expiry + 6], "expires")
    surname, _, given = names.partition("<<")
    return MachineReadable(
        kind=kind,
        issuer=_bare(issuer),
        surname=_spaced(surname),
        given_names=_spaced(given),
        number=number,
        nationality=_bare(nationality),
        born=_birth(dates[birth : birth + 6], today),
        sex=_bare(dates[sex]),
        expires=_expiry(dates[expiry : expiry + 6], today),
    )


def _read_old_french_card(zone: Sequence[str], today: date) -> MachineReadable:
    first, second = zone
    _require(second[0:12], second[12], "number")
    _require(second[27:33], second[33], "born")
    _require(first + second[0:35], second[35], "composite")
    return MachineReadable(
        kind="TD2",
        issuer="FRA",
        surname=_spaced(first[5:30]),
        given_names=_spaced(second[13:27]),
        number=_bare(second[0:12]),
        nationality="FRA",
        born=_birth(second[27:33], today),
        sex=_bare(second[34]),
        expires=None,
    )


def old_card_valid_until(zone: MachineReadable) -> date | None:
    """Until when a French card without an expiry in its zone is valid at least; None for any other document.

    Its number begins with the year and month of issue. It is valid for 10 years, and for 15 where it was
    issued to an adult from 2 January 2004 to 31 December 2013 (decree 2013-1188). The day of issue stands
    on the card alone, so that the first of the month is meant: no expired card passes as a valid one.
    """
    if (zone.kind, zone.issuer, zone.expires) != ("TD2", "FRA", None) or not _OLD_NUMBER.match(zone.number):
        return None
    year, month = int(zone.number[:2]), int(zone.number[2:4])
    issued = date(year + (1900 if year >= _FIRST_OLD_CARDS else 2000), month, 1)
    adult = zone.born is not None and (zone.born.year + 18, zone.born.month, zone.born.day) <= (
        issued.year,
        issued.month,
        issued.day,
    )
    prolonged = adult and 2004 <= issued.year <= 2013
    return issued.replace(year=issued.year + (15 if prolonged else 10))


def _number(field: str, digit: str, optional: str) -> str:
    """A number of up to nine characters, or one that goes on in the optional data (9303-5, 4.2.2)."""
    if digit != "<":
        _require(field, digit, "number")
        return _bare(field)
    rest, _, _ = optional.partition("<")
    if not rest:
        raise Refused(Code.CHECK_DIGIT, field="number")
    _require(field + rest[:-1], rest[-1], "number")
    return field + rest[:-1]


def _require(text: str, digit: str, field: str) -> None:
    if check_digit(text) != digit:
        raise Refused(Code.CHECK_DIGIT, field=field)


def _bare(text: str) -> str:
    return text.replace("<", "")


def _spaced(text: str) -> str:
    return " ".join(part for part in text.split("<") if part)


def _birth(digits: str, today: date) -> date | None:
    """The last century in which the day is not to come."""
    if "<" in digits:
        return None
    days = [day for day in _days(digits, (1800, 1900, 2000)) if day <= today]
    if not days:
        raise Refused(Code.CHECK_DIGIT, field="born")
    return max(days)


def _expiry(digits: str, today: date) -> date | None:
    """The century that brings the day nearest to `today`."""
    if "<" in digits:
        return None
    days = [
        day for day in _days(digits, (1900, 2000, 2100)) if abs(day.year - today.year) <= _EXPIRY_REACH_YEARS
    ]
    if not days:
        raise Refused(Code.CHECK_DIGIT, field="expires")
    return max(days)


def _days(digits: str, centuries: Sequence[int]) -> list[date]:
    if not digits.isdecimal():
        return []
    year, month, day = int(digits[:2]), int(digits[2:4]), int(digits[4:])
    found = []
    for century in centuries:
        try:
            found.append(date(century + year, month, day))
        except ValueError:
            continue
    return found
