"""Papers of a tournament, read back from the pages that they are printed on (POKER P2 to P10)."""

from __future__ import annotations

from datetime import timedelta
from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader

from app.documents import Kind
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.poker.facts import NoticeKind, PrizeInKind, VoucherPrize
from app.domain.poker.material import ChipKind, ChipMove, SixainStep
from app.domain.poker.prizes import Structure
from app.domain.values import Money
from app.domain.values.days import local
from app.services.poker import dues, floor, material, money, rulings, tables
from app.services.poker.papers import BulletinAsked, Paper, PaperAsked, page, print_bulletin, print_paper
from app.services.poker.tournaments import Postpone, postpone
from app.services.settings import Change, change
from hardware.pdf import lay_out
from tests.app.services.kit import Counter
from tests.app.services.poker.evening import Evening, newcomer


@pytest.fixture
def evening(counter: Counter) -> Evening:
    return Evening(counter).open(rebuy=None, late_levels=0, reentry=False, first_part_levels=0)


_MINISTER = NoticeKind.RULES_MINISTER


def read(evening: Evening, paper: Paper, **asked: Any) -> str:
    query = PaperAsked(paper, evening.tournament, station="P1", **asked)
    document = page(evening.counter.house, evening.counter.by("anna"), query)
    pages = PdfReader(BytesIO(lay_out(document))).pages
    return " ".join(" ".join(each.extract_text() for each in pages).split())


def awarded(evening: Evening) -> tuple[str, str]:
    """A final won by Zeller, with a voucher for another tournament in his prize."""
    other = Evening(evening.counter).open(name="Finale").tournament
    winner, loser = evening.come("Zeller", "Yung")
    evening.start()
    evening.eliminate(loser)
    house, by = evening.counter.house, evening.counter.by
    floor.finish(house, by("clara"), floor.OnFloor(evening.tournament))
    structure = Structure(
        amounts=(Money.euros(200), Money.euros(88)),
        vouchers=(VoucherPrize(1, other, Money.euros(150)),),
        in_kind=(PrizeInKind(1, "une montre", Money.euros(500)),),
    )
    money.fix_prizes(house, by("clara"), money.FixPrizes(evening.tournament, structure))
    money.pay_prize(house, by("anna"), money.PayPrize(evening.tournament, winner))
    return winner, loser


def test_the_bulletin_is_filled_in_and_waits_for_its_signature(evening: Evening) -> None:
    player = evening.pre_register(newcomer("Sorel-Vidal", "Élise"))
    text = read(evening, Paper.BULLETIN, player=player)
    for word in ("Sorel-Vidal", "Élise", "12/04/1980", "Brécourt", "passeport n° 23XY45678", "signature"):
        assert word in text


def test_a_bulletin_is_printed_to_be_signed_before_the_entry(evening: Evening) -> None:
    counter = evening.counter
    asked = BulletinAsked(evening.tournament, newcomer("Sorel-Vidal", "Élise"))
    answer = print_bulletin(counter.house, counter.by("anna"), asked)
    (job,) = counter.papers()
    assert (job.document.kind, job.document.number) == (Kind.BULLETIN, answer.number)
    assert evening.state.players == {}, "nobody is registered by it"
    with pytest.raises(Refused) as refused:
        print_bulletin(
            counter.house,
            counter.by("anna"),
            BulletinAsked(evening.tournament, newcomer("Sorel", address="")),
        )
    assert refused.value.code is Code.IDENTITY_MISSING


def test_a_seat_is_found_by_name_and_by_table(evening: Evening) -> None:
    players = evening.come("Zeller", "Yung", "Varin")
    evening.start()
    by_name = read(evening, Paper.SEATS_BY_NAME)
    assert by_name.index("VARIN") < by_name.index("YUNG") < by_name.index("ZELLER")
    by_table = read(evening, Paper.SEATS_BY_TABLE)
    seats = sorted((evening.state.players[player].seat or 0) for player in players)
    assert all(f"1 {seat} " in by_table for seat in seats)


def test_the_moves_to_make_are_listed_with_their_reasons_until_they_are_made(counter: Counter) -> None:
    evening = Evening(counter).open(seats=4, capacity=20)
    evening.come(*(f"Joueur{chr(65 + number)}" for number in range(9)))
    evening.start()
    evening.eliminate(next(iter(evening.state.seated())))
    floor.balance(counter.house, counter.by("clara"), floor.OnFloor(evening.tournament))
    moves = evening.state.moves_to_be_made()
    text = read(evening, Paper.MOVES)
    assert text.count("Table cassée") == len(moves) > 0
    for player, move in moves.items():
        known = evening.state.players[player]
        assert f"{move.table} · {move.seat} {known.table} · {known.seat}" in text
    tables.make_moves(counter.house, counter.by("clara"), tables.MakeMoves(evening.tournament, tuple(moves)))
    assert "Chacun est assis" in read(evening, Paper.MOVES)


def test_the_emergency_sheet_is_enough_to_go_on_by_hand(evening: Evening) -> None:
    evening.come("Zeller", "Yung")
    evening.start()
    evening.later(minutes=7, seconds=30)
    text = " ".join(read(evening, Paper.EMERGENCY_SHEET).replace("\u202f", " ").split())
    for word in ("Niveau 1", "12 min 30 s", "40 000", "ZELLER Claude 20 000", "Notes"):
        assert word in text


@pytest.mark.parametrize("kind", list(NoticeKind))
def test_every_notice_has_a_letter_ready_to_sign(evening: Evening, kind: NoticeKind) -> None:
    text = read(evening, Paper.LETTER, notice=kind)
    for word in ("Maison Lenoir", "Port-Lazare, le sam. 05/09/2026", "Open de rentrée", "Diane", "Signature"):
        assert word in text
    assert ("Petite blinde" in text) == (kind in (NoticeKind.RULES_MINISTER, NoticeKind.RULES_PREFECT))


def test_a_letter_says_how_long_before_only_where_it_is_so(evening: Evening) -> None:
    starts_at = evening.state.terms.starts_at
    evening.counter.clock.set(starts_at - timedelta(days=30))
    assert "vingt-et-un jours au moins à l’avance" in read(evening, Paper.LETTER, notice=_MINISTER)
    evening.counter.clock.set(starts_at - timedelta(hours=6))
    late = read(evening, Paper.LETTER, notice=_MINISTER)
    assert "en dehors du délai de vingt-et-un jours" in late
    assert "à l’avance" not in late


def test_a_change_of_date_names_both_dates_to_the_police(evening: Evening) -> None:
    house, by = evening.counter.house, evening.counter.by
    starts_at = evening.state.terms.starts_at
    old, new = f"{local(starts_at):%d/%m/%Y}", f"{local(starts_at + timedelta(days=9)):%d/%m/%Y}"
    postpone(house, by("diane"), Postpone(evening.tournament, starts_at + timedelta(days=9), "travaux"))
    text = read(evening, Paper.LETTER, notice=NoticeKind.DATE_CHANGE)
    for word in ("police judiciaire", f"Date annoncée sam. {old}", f"Nouvelle date lun. {new}"):
        assert word in text


def test_the_letter_about_the_seasons_table_bears_its_number_or_room_for_it(evening: Evening) -> None:
    assert "Table de jeu n° ____" in read(evening, Paper.LETTER, notice=NoticeKind.SEASON_TABLE)
    change(evening.counter.house, evening.counter.by("diane"), Change("season_table", "7 (salon bleu)"))
    assert "Table de jeu n° 7 (salon bleu)" in read(evening, Paper.LETTER, notice=NoticeKind.SEASON_TABLE)


def test_rules_and_plan_say_what_the_tournament_is(evening: Evening) -> None:
    rules = read(evening, Paper.RULES)
    assert "incessible" in rules
    assert "150,00" in rules
    assert "Chef de table" in read(evening, Paper.TABLE_PLAN)


def test_prizes_results_and_voucher_name_the_winner(evening: Evening) -> None:
    winner, loser = awarded(evening)
    prizes = read(evening, Paper.PRIZE_LIST)
    for word in ("pour Finale", "ZELLER", "une montre", "Lots en nature 500,00"):
        assert word in prizes
    results = read(evening, Paper.RESULTS)
    assert "ZELLER" in results
    assert "une montre" in results
    voucher = read(evening, Paper.VOUCHER, player=winner)
    assert "Finale" in voucher
    assert "150,00" in voucher
    for paper, player in ((Paper.VOUCHER, loser), (Paper.BULLETIN, "00000099")):
        with pytest.raises(Refused) as refused:
            read(evening, paper, player=player)
        assert refused.value.code is Code.UNKNOWN


def test_results_name_the_expelled_and_no_prize_of_nothing(evening: Evening) -> None:
    _winner, loser, rude = evening.come("Zeller", "Yung", "Wolf")
    evening.start()
    expelled = floor.Expel(evening.tournament, rude, None, "insultes", stack=0)
    floor.expel(evening.counter.house, evening.counter.by("clara"), expelled)
    evening.eliminate(loser)
    results = read(evening, Paper.RESULTS)
    assert "exclu WOLF" in results
    assert "2 YUNG" in results
    assert "0,00" not in results


def test_a_thing_of_shared_places_is_nobodys_until_the_director_names_somebody(evening: Evening) -> None:
    _winner, *tied = evening.come("Zeller", "Yung", "Wolf")
    evening.start()
    structure = Structure(
        amounts=(Money.euros(300), Money.euros(100), Money.euros(50)),
        in_kind=(PrizeInKind(2, "une montre", Money.euros(500)),),
    )
    house, by, tournament = evening.counter.house, evening.counter.by, evening.tournament
    money.fix_prizes(house, by("clara"), money.FixPrizes(tournament, structure))
    floor.eliminate(house, by("clara"), floor.Eliminate(tournament, tuple(tied)))
    found = dues.dues(house, by("anna"), dues.AskDues(tournament))
    assert [(str(each.place), each.things, each.things_to_rule_on) for each in found] == [
        ("2-3", (), ("une montre",))
    ] * 2
    ruled = "à attribuer par décision du directeur du tournoi"
    assert f"une montre (500,00 €), {ruled}" in read(evening, Paper.PRIZE_LIST)
    assert read(evening, Paper.RESULTS).count(ruled) == 2
    money.pay_prize(house, by("anna"), money.PayPrize(tournament, tied[0]))
    receipt = str(evening.counter.papers()[0].document.blocks)
    assert "2-3 ex æquo" in receipt
    assert ruled in receipt
    rulings.award_thing(house, by("clara"), rulings.AwardThing(tournament, 0, tied[0], "plus gros tapis"))
    assert ruled not in read(evening, Paper.PRIZE_LIST) + read(evening, Paper.RESULTS)
    assert "une montre (500,00 €), à YUNG" in read(evening, Paper.PRIZE_LIST)
    given = money.pay_prize(house, by("anna"), money.PayPrize(tournament, tied[0]))
    assert (given.amount, given.things) == (Money.ZERO, ("une montre",))
    thing, cash = (job.document for job in evening.counter.papers()[:2])
    assert ("une montre" in str(thing.blocks), thing.opens_drawer) == (True, False)
    assert thing.number == f"{cash.number}-L1", "it has a receipt of its own"


def test_no_two_papers_of_a_tournament_bear_the_same_number(evening: Evening) -> None:
    winner, loser = awarded(evening)
    house, by = evening.counter.house, evening.counter.by
    money.pay_prize(house, by("anna"), money.PayPrize(evening.tournament, loser))
    receipts = [job.document.number for job in evening.counter.papers() if job.document.kind is Kind.PRIZE]
    assert sorted(receipts) == [f"{evening.tournament}-{winner}-P1", f"{evening.tournament}-{loser}-P2"]
    lists = set(Paper) - {Paper.BULLETIN, Paper.LETTER, Paper.VOUCHER}
    asked = [PaperAsked(paper, evening.tournament, station="P1") for paper in lists]
    assert len({page(house, by("anna"), each).number for each in asked}) == len(lists)


def test_register_11_ter_names_the_two_who_signed(evening: Evening) -> None:
    awarded(evening)
    counter = evening.counter
    command = money.Certify(evening.tournament, "anna")
    word = counter.approve(Act.COUNTERSIGN, command.subject, supervisor="anna", asked_by="clara")
    money.certify(counter.house, counter.by("clara", approval=word), command)
    text = read(evening, Paper.REGISTER_11_TER)
    for said in ("Clara", "Anna", "300,00", "4 %", "12,00"):
        assert said in text


def test_material_has_its_registers_on_paper(evening: Evening) -> None:
    house, by = evening.counter.house, evening.counter.by
    chips = material.MoveChips(ChipMove.RECEIVED, ((ChipKind("vert", 25), 500),))
    material.move_chips(house, by("clara"), chips)
    material.record_sixain(house, by("clara"), material.RecordSixain("S-1", SixainStep.RECEIVED))
    material.file_staff(
        house, by("clara"), material.FileStaff(evening.tournament, newcomer("Rolin"), "Croupier")
    )
    house_s = PaperAsked(Paper.SIXAINS, station="P1")
    assert "S-1" in str(page(house, by("anna"), house_s).blocks)
    assert "vert" in read(evening, Paper.CHIPS)
    staff = read(evening, Paper.STAFF)
    assert "casier judiciaire" in staff
    assert "ROLIN" in staff


def test_printing_is_an_act_with_its_right(evening: Evening) -> None:
    counter = evening.counter
    asked = PaperAsked(Paper.RULES, evening.tournament)
    assert print_paper(counter.house, counter.by("anna"), asked).paper is Paper.RULES
    assert counter.papers()[0].document.title == "Règlement du tournoi"
    assert counter.last().act == Act.PRINT_TOURNAMENT
    for ask in (print_paper, page):
        with pytest.raises(Refused) as refused:
            ask(counter.house, counter.by("odile"), asked)
        assert refused.value.code is Code.NOT_ALLOWED
