"""Posters as services print them: what is on sale now, what was promulgated that day (BETTING B1, B9)."""

from __future__ import annotations

from datetime import date

import pytest

from app.documents import Document, Kind, Table
from app.domain.errors import Code, Refused
from app.services.betting import offers, posters
from tests.app.services.kit import Counter


def paper(counter: Counter, kind: Kind) -> str:
    [job, *_] = [job for job in counter.papers() if job.document.kind is kind]
    return words(job.document)


def words(document: Document) -> str:
    names = ("text", "label", "value", "number")
    said = [str(getattr(block, name, "")) for block in document.blocks for name in names]
    cells = [
        cell for block in document.blocks if isinstance(block, Table) for row in block.rows for cell in row
    ]
    return " ".join([*said, *cells])


def test_the_odds_poster_shows_what_is_on_sale_now(counter: Counter) -> None:
    counter.publish(101, 102, 103, odds="1.85")
    counter.publish(104, closes_at=counter.clock.now().replace(hour=13))
    offers.set_odds(counter.house, counter.by("theo"), offers.SetOdds(101, {"N": None}))
    offers.void_bet(counter.house, counter.by("theo"), offers.VoidBet(102, "erreur"))
    counter.settle(103)
    counter.later(hours=2)
    done = posters.print_odds_poster(counter.house, counter.by("anna"), posters.PrintOdds())
    said = paper(counter, Kind.ODDS_POSTER)
    assert done.bets == 2
    assert "N nd" in said
    assert "pari annulé" in said
    assert "Hôtes 103" not in said
    assert "Hôtes 104" not in said
    assert "16:00:00" in said
    page = words(posters.odds_page(counter.house, counter.by("odile"), posters.AskPage("P1")))
    assert "pari annulé" in page
    assert "Hôtes 103" not in page


def test_the_results_poster_shows_the_day(counter: Counter) -> None:
    counter.publish(101, 102)
    with pytest.raises(Refused) as caught:
        posters.print_results_poster(counter.house, counter.by("theo"), posters.PrintResults())
    assert caught.value.code is Code.NO_RESULT
    counter.settle(101)
    counter.later(days=1)
    asked = posters.PrintResults(date(2026, 9, 5))
    assert posters.print_results_poster(counter.house, counter.by("theo"), asked).bets == 1
    assert "2-0 (mi-temps 1-0)" in paper(counter, Kind.RESULTS_POSTER)


def test_a_house_that_is_not_real_says_so_on_its_pages(counter: Counter) -> None:
    page = posters.bulletins_page(counter.house, counter.by("anna"), posters.AskPage("P1"))
    assert (page.kind, page.marking) == (Kind.EMPTY_BULLETINS, "")
