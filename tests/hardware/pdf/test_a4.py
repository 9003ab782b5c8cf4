from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from io import BytesIO

import pytest
from pypdf import PdfReader

from app.documents import Bar, Bars, Columns, Document, Line, Table
from app.domain.values import Money
from hardware.pdf import lay_out


def read(data: bytes) -> list[str]:
    """The text of each page, spaces evened out."""
    return [" ".join(page.extract_text().split()) for page in PdfReader(BytesIO(data)).pages]


@pytest.mark.parametrize("kind", ["ticket", "seat_card", "z_report"])
def test_every_block_is_on_the_page(kind: str, request: pytest.FixtureRequest) -> None:
    document: Document = request.getfixturevalue(kind)
    (text,) = read(lay_out(document))
    for block in document.blocks:
        for words in (getattr(block, name, "") for name in ("text", "label", "value", "title", "mark")):
            assert " ".join(words.split()) in text


def test_each_page_has_number_date_station_and_page_of_pages(z_report: Document) -> None:
    long = replace(z_report, blocks=tuple(Columns(f"Opération {number}", "15,00 €") for number in range(120)))
    pages = read(lay_out(long))
    assert len(pages) > 1
    for number, text in enumerate(pages, 1):
        assert "N° Z-118 - 06/09/2026 00:01:00 - Guichet 2" in text
        assert f"page {number} sur {len(pages)}" in text


def test_fonts_are_embedded_and_letters_right(z_report: Document) -> None:
    data = lay_out(replace(z_report, blocks=(Line("Łukasz O’Neill-Çelik & <b>œuvre</b> \x1bp 3,50 €"),)))
    assert "Łukasz O’Neill-Çelik & <b>œuvre</b> p 3,50 €" in read(data)[0]
    fonts = PdfReader(BytesIO(data)).pages[0]["/Resources"]["/Font"].values()
    used = [font.get_object() for font in fonts]
    assert all("/FontFile2" in font["/FontDescriptor"] for font in used if "DejaVu" in font["/BaseFont"])
    assert any("DejaVu" in font["/BaseFont"] for font in used)


def test_the_same_document_is_the_same_file(z_report: Document) -> None:
    assert lay_out(z_report) == lay_out(z_report)


def test_a_duplicate_and_a_training_paper_say_so(z_report: Document) -> None:
    again = replace(
        z_report, duplicate=1, duplicated_at=datetime(2026, 9, 6, 8, 5, tzinfo=UTC), marking="FORMATION"
    )
    (text,) = read(lay_out(again))
    assert "DUPLICATA 1" in text
    assert "06/09/2026 à 10:05:00" in text
    assert text.count("FORMATION") == 2


def test_words_that_follow_a_figure_stand_clear_of_it(z_report: Document) -> None:
    """Level 3 at 300 / 600 is never read as 3 300 / 600."""
    table = Table(("Niveau", "Blindes"), (("3", "300 / 600"),), (1, 3), figures=(0,))
    at: dict[str, float] = {}

    def seen(text: str, within: list[float], line: list[float], *_: object) -> None:
        at.setdefault(text.strip(), within[4] + line[4])

    data = lay_out(replace(z_report, blocks=(table,)))
    PdfReader(BytesIO(data)).pages[0].extract_text(visitor_text=seen)
    figure = 8  # points that one figure of the page is at most wide
    assert at["300 / 600"] - at["3"] - figure >= 10


def test_figures_dates_and_heads_are_whole_however_narrow_their_columns(z_report: Document) -> None:
    heads = ("N°", "Tournoi", "Date", "Caves", "Taux", "Retenue", "Certifié par", "Contresigné par")
    row = ("128", "Championnat d’hiver du lac, Omaha", "28/12/2026", "1 250 000,00 €", "4 %")
    names = ("28 888,88 €", "Sylvie Montmorency", "Inès Vandenbroucke")
    table = Table(heads, ((*row, *names),), (1, 4, 2, 2, 1, 2, 3, 3), (0, 3, 4, 5))

    [page] = PdfReader(BytesIO(lay_out(replace(z_report, blocks=(table,))))).pages

    drawn: list[str] = []
    page.extract_text(visitor_text=lambda text, *_matrices: drawn.extend(text.split("\n")))
    said = {"N°", "Taux", "Retenue", "28/12/2026", "1 250 000,00 €", "4 %", "28 888,88 €", "Vandenbroucke"}
    assert said <= {words.strip() for words in drawn}


def test_bars_say_their_names_and_figures_and_pass_on_to_the_next_page(z_report: Document) -> None:
    bars = Bars(tuple(Bar(f"{n}-0", Money(n * 100), f"{n},00 €") for n in range(60)), Money(3000))
    pages = read(lay_out(replace(z_report, blocks=(bars,))))
    assert len(pages) == 2
    assert all(f"{n}-0 {n},00 €" in " ".join(pages) for n in range(60))


def test_a_bet_on_which_nothing_stands_has_bars_too(z_report: Document) -> None:
    nothing = Bars((Bar("1", Money.ZERO, "0,00 €"),), Money.ZERO)
    assert "0,00 €" in read(lay_out(replace(z_report, blocks=(nothing,))))[0]
