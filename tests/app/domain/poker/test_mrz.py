from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.errors import Code
from app.domain.poker.mrz import MachineReadable, check_digit, old_card_valid_until, read_mrz
from tests.app.domain.poker.play import refused

TODAY = date(2026, 9, 5)
PASSPORT = ("P<FRADUPONT<LEFEVRE<<ANNE<SOPHIE<<<<<<<<<<<<", "23XY456782FRA8004129F3104301<<<<<<<<<<<<<<<0")
OLD_FRENCH_CARD = ("IDFRADOUEL<<<<<<<<<<<<<<<<<<<<932013", "0506932020438CHRISTIANE<<NI2906209F3")


def read(*lines: str, today: date = TODAY) -> MachineReadable:
    return read_mrz(lines, today)


def test_a_passport_fills_the_form() -> None:
    assert read(*PASSPORT) == MachineReadable(
        "TD3", "FRA", "DUPONT LEFEVRE", "ANNE SOPHIE", "23XY45678", "FRA",
        date(1980, 4, 12), "F", date(2031, 4, 30),
    )  # fmt: skip


def test_icaos_own_specimens() -> None:
    """Document 9303, parts 4, 5 and 6."""
    passport = read(
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"
    )
    assert (passport.number, passport.born, passport.expires) == (
        "L898902C3",
        date(1974, 8, 12),
        date(2012, 4, 15),
    )
    card = read(
        "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"
    )
    assert (card.kind, card.number, card.surname) == ("TD1", "D23145890", "ERIKSSON")
    td2 = read("I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6")
    assert (td2.kind, td2.number, td2.nationality) == ("TD2", "D23145890", "UTO")


def test_a_number_of_more_than_nine_characters_goes_on_in_the_optional_data() -> None:
    card = read(
        "I<UTOD23145890<7349<<<<<<<<<<<", "3407127M9507122UTO<<<<<<<<<<<2", "STEVENSON<<PETER<JOHN<<<<<<<<<"
    )
    assert card.number == "D23145890734"
    belgian = read(
        "IDBEL000590696<1015<<<<<<<<<<<", "9401013F2710017BEL000101123453", "SPECIMEN<<SPECIMEN<<<<<<<<<<<<"
    )
    assert (belgian.number, belgian.nationality) == ("000590696101", "BEL")
    with refused(Code.CHECK_DIGIT):
        read(
            "IDBEL000590696<1017<<<<<<<<<<<",
            "9401013F2710017BEL000101123453",
            "SPECIMEN<<SPECIMEN<<<<<<<<<<<<",
        )


def test_the_french_card_before_2021_has_lines_of_its_own() -> None:
    card = read(*OLD_FRENCH_CARD)
    assert (card.kind, card.surname, card.given_names) == ("TD2", "DOUEL", "CHRISTIANE NI")
    assert (card.number, card.nationality, card.expires) == ("050693202043", "FRA", None)


@pytest.mark.parametrize(
    ("number", "born", "until"),
    [
        ("010476P00312", date(1970, 1, 1), date(2011, 4, 1)),
        ("991231P00312", date(1970, 1, 1), date(2009, 12, 1)),
        ("031276P00312", date(1970, 1, 1), date(2013, 12, 1)),
        ("040176P00312", date(1970, 1, 1), date(2019, 1, 1)),
        ("131276P00312", date(1970, 1, 1), date(2028, 12, 1)),
        ("131276P00312", date(1995, 12, 2), date(2023, 12, 1)),
        ("140176P00312", date(1970, 1, 1), date(2024, 1, 1)),
        ("041376P00312", date(1970, 1, 1), None),
    ],
)
def test_the_number_of_an_old_french_card_tells_until_when_it_is_valid(
    number: str, born: date, until: date | None
) -> None:
    card = replace(read(*OLD_FRENCH_CARD), number=number, born=born)
    assert old_card_valid_until(card) == until


def test_any_other_document_is_valid_as_long_as_it_says() -> None:
    assert old_card_valid_until(read(*PASSPORT)) is None


def test_nobody_is_born_in_the_future() -> None:
    assert read(*OLD_FRENCH_CARD, today=date(2029, 6, 19)).born == date(1929, 6, 20)
    assert read(*OLD_FRENCH_CARD, today=date(2029, 6, 20)).born == date(2029, 6, 20)


@pytest.mark.parametrize("lines", [PASSPORT, OLD_FRENCH_CARD])
@given(data=st.data())
def test_any_one_digit_misread_is_refused(lines: tuple[str, str], data: st.DataObject) -> None:
    digits = [at for at, letter in enumerate(lines[1]) if letter.isdigit()]
    at = data.draw(st.sampled_from(digits))
    wrong = str((int(lines[1][at]) + data.draw(st.integers(1, 9))) % 10)
    with refused(Code.CHECK_DIGIT):
        read(lines[0], lines[1][:at] + wrong + lines[1][at + 1 :])


@pytest.mark.parametrize(
    "lines",
    [
        (),
        ("P<FRA",),
        (PASSPORT[0], PASSPORT[1][:-1]),
        (PASSPORT[0], PASSPORT[1].replace("<", " ")),
        (PASSPORT[0], PASSPORT[0]),
        (PASSPORT[0].replace("O", "Ö"), PASSPORT[1]),
    ],
)
def test_what_is_no_zone_is_refused(lines: tuple[str, ...]) -> None:
    with refused(Code.CHECK_DIGIT):
        read(*lines)


def test_an_impossible_day_is_refused_though_its_digit_is_right() -> None:
    number, born, expires = "23XY456782", "801312", "310430"
    tail = "<" * 15
    dates = f"{born}{check_digit(born)}", f"{expires}{check_digit(expires)}"
    whole = check_digit(number + "".join(dates) + tail)
    with refused(Code.CHECK_DIGIT):
        read(PASSPORT[0], f"{number}FRA{dates[0]}F{dates[1]}{tail}{whole}")


NAMES = st.lists(st.text("ABCDEFGHIJ", min_size=1, max_size=5), min_size=1, max_size=2)


@given(
    NAMES,
    NAMES,
    st.text("ABC0123456789", min_size=1, max_size=9),
    st.dates(date(1930, 1, 1), date(2008, 1, 1)),
    st.dates(date(2020, 1, 1), date(2045, 1, 1)),
)
def test_what_a_state_prints_is_read_back(
    surname: list[str], given_names: list[str], number: str, born: date, expires: date
) -> None:
    def field(text: str) -> str:
        return text + check_digit(text)

    first = f"P<FRA{'<'.join(surname)}<<{'<'.join(given_names)}".ljust(44, "<")
    numbered, birth, expiry = (
        field(number.ljust(9, "<")),
        field(born.strftime("%y%m%d")),
        field(expires.strftime("%y%m%d")),
    )
    optional = field("<" * 14)
    whole = check_digit(numbered + birth + expiry + optional)
    zone = read(first, f"{numbered}FRA{birth}M{expiry}{optional}{whole}")
    assert (zone.surname, zone.given_names) == (" ".join(surname), " ".join(given_names))
    assert (zone.number, zone.born, zone.expires) == (number, born, expires)
