from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.receipts.text import balanced, clean, grouped, is_on_page, on_page, without_widow, wrapped


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("Éric œuvre à Ça, 3,50 €", "Éric œuvre à Ça, 3,50 €"),
        ("Łukasz O’Neill-Çelik", "Lukasz O’Neill-Çelik"),
        ("\x1bp\x00", "p"),
        ("=1+1", "=1+1"),
        ("23\u202f900\u00a0jetons", "23 900 jetons"),
        ("e\u0301te\u0301", "été"),
        ("Đorđe Škvorecký-Dvořák", "Dorde Škvorecký-Dvorák"),
        ("İpek Şahin Ağaoğlu", "Ipek Sahin Agaoglu"),
        ("Ștefan Țepeș", "Stefan Tepes"),
        ("Nguyễn Thị Ánh", "Nguyen Thi Ánh"),
        ("−1\u2009234,50", "-1 234,50"),
        ("a\u200bb\u202ec\ufeff", "abc"),
        ("ligne\r\nsuivante", "ligne  suivante"),
        ("Ωmega", "Ωmega"),
        ("李 明", "Li Ming"),
        ("漢字", "Han Zi"),
        ("김민수 Paul", "Gim Min Su Paul"),
        ("Иванов", "Иванов"),
        ("\U0001f0a1", "?"),
    ],
)
def test_f40_every_letter_is_right_or_sensibly_replaced(written: str, printed: str) -> None:
    assert on_page(written) == printed


@given(st.text())
def test_f40_no_text_from_people_carries_a_control_byte(text: str) -> None:
    assert all(sign >= " " and not "\x7f" <= sign <= "\x9f" for sign in clean(text))
    for sign in on_page(text):
        if is_on_page(sign):
            (byte,) = sign.encode("cp1252")
            assert byte >= 0x20
            assert byte != 0x7F


@given(st.text("ab cé€ "), st.integers(1, 12))
def test_wrapping_loses_no_letter_and_keeps_to_the_width(text: str, columns: int) -> None:
    lines = wrapped(text, columns)
    assert all(len(line) <= columns for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_lines_are_broken_between_words() -> None:
    assert wrapped("12, quai des Goélands - Port-Lazare", 32) == ["12, quai des Goélands -", "Port-Lazare"]


def test_no_line_begins_with_the_sign_that_closes_the_one_before() -> None:
    assert wrapped("Le pari est annulé ; 12,00 € rendus", 18) == ["Le pari est", "annulé ; 12,00 €", "rendus"]


@given(st.text("ab cé€ "), st.integers(1, 12))
def test_lines_are_evened_without_one_more(text: str, columns: int) -> None:
    for lines in (balanced(text, columns), without_widow(text, columns)):
        assert len(lines) == len(wrapped(text, columns))
        assert all(len(line) <= columns for line in lines)
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_no_word_stands_alone_on_the_last_line() -> None:
    iban = "FR76 3000 6000 0112 3456 7890 189"
    assert wrapped(iban, 32) == ["FR76 3000 6000 0112 3456 7890", "189"]
    assert balanced(iban, 32) == ["FR76 3000 6000", "0112 3456 7890 189"]
    assert without_widow(iban, 32) == ["FR76 3000 6000 0112 3456", "7890 189"]
    assert without_widow("Une ligne pleine, puis encore un mot.", 24) == [
        "Une ligne pleine, puis",
        "encore un mot.",
    ]


def test_digits_are_read_in_groups_of_four() -> None:
    assert grouped("Ident. 27094120004184") == "Ident. 2709 4120 0041 84"
    assert grouped("Sam. 05/09/2026") == "Sam. 05/09/2026"
