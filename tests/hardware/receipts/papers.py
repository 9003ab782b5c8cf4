"""One sample of every receipt of the house, made by what really makes it (HOUSE H8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from app.documents import Document, Kind
from app.documents.cash import closing_report, movement_receipt, x_report
from app.documents.closing import day_closure, period_closure
from app.documents.marking import as_duplicate
from app.documents.poker import (
    SeatWords,
    chips_receipt,
    draw_sheet,
    money_receipt,
    registration_receipt,
    seat_card,
)
from app.documents.posters import odds_poster, results_poster
from app.documents.tickets import cancellation, copy, payment, ticket
from app.documents.tournament_letters import voucher_paper
from app.documents.tournament_lists import bulletin
from app.documents.transfers import attestation, recap
from app.domain.betting.bet import BetType, MatchOfTheDay, PickRef, Points, Weekday
from app.domain.betting.orders import OrderTotal
from app.domain.betting.outcomes import BetOutcome, Result, Scores
from app.domain.betting.payment import Method, Winner
from app.domain.betting.sale import Asked, AskedLines, Line, SaleTerms, decide_sale
from app.domain.house.cash import Means
from app.domain.house.establishment import PointOfSale
from app.domain.house.keeping import PeriodClosure
from app.domain.house.shifts import Closure, MovementTotal, Shift, ShiftClosing
from app.domain.poker.facts import SeatsDrawn, VoucherPrize
from app.domain.poker.persons import IdentityDocument, Person
from app.domain.poker.state import Voucher
from app.domain.values import Money
from tests.app.domain.betting.samples import bet, event, offer_of, on_offer
from tests.app.domain.poker.play import Play, person, terms

AT: Final = datetime(2026, 9, 5, 12, 32, 47, tzinfo=UTC)
HOUSE: Final = "Casino de Port-Lazare"
STATION: Final = "Guichet 2"
CONTROL: Final = "7305194605"
IDENTIFICATION: Final = "26248000004182"
TICKET: Final[Mapping[str, Any]] = {"sequence": 418, "identification": IDENTIFICATION}
MADE: Final[Mapping[str, Any]] = {"station": STATION, "at": AT}
LEA: Final = Winner("Marchand", "Léa", iban="FR7630006000011234567890189", phone="06 00 00 00 00")
LUKASZ: Final = Person("O’Neill-Çelik", "Łukasz, Jean-Baptiste", date(1984, 2, 29))
NARVAL: Final = PointOfSale(
    "P1",
    "027 114",
    "Le Narval",
    "12, quai des Goélands - Port-Lazare",
    transfers=True,
    payment_centre=False,
)

BREST: Final = event(1, sides=("Brest", "Lorient"), competition="Ligue 1")
OPEN: Final = event(2, sides=("J. Delmas", "P. Kovařík"), sport="tennis", competition="Open de Belmont")
MATCH: Final = event(
    7, sides=("AS Montreval", "FC Port-Lazare"), match_of_the_day=MatchOfTheDay(Weekday.SATURDAY, 3)
)
OFFER: Final = (
    on_offer(134, {"1": "1.85", "N": None, "2": "4.10"}, of=bet(134, event=BREST)),
    on_offer(
        135,
        {"over": "1.95", "under": "1.75"},
        of=bet(135, BetType.OVER_UNDER, event=BREST, line=Points(250), formulas=bet(1).formulas[1:]),
    ),
    on_offer(136, of=bet(136, event=BREST), voided=True),
    on_offer(221, {"1": "1.45", "2": "2.60"}, of=bet(221, event=OPEN)),
)
SETTLED: Final = (
    replace(OFFER[0], outcome=BetOutcome(1134, 134, voided=False, winners=("1",))),
    replace(OFFER[1], outcome=BetOutcome(1135, 135, voided=False, winners=("over",))),
    OFFER[2],
    replace(OFFER[3], outcome=BetOutcome(1221, 221, voided=False, winners=("2",))),
)
ON_SALE: Final = offer_of(
    on_offer(7, of=bet(7, event=MATCH)),
    on_offer(8, {"1:0": "6.50", "0:0": "8.00", "other": "3.00"}, of=bet(8, BetType.EXACT_SCORE, event=MATCH)),
    on_offer(
        101,
        {"1": "1.85", "N": "3.20", "2": "4.10"},
        of=bet(101, event=event(101, sides=("AS Saint-Étienne", "Paris Saint-Germain"))),
    ),
    on_offer(102, {"1N": "1.15", "12": "1.25", "N2": "1.60"}, of=bet(102, BetType.DOUBLE_CHANCE)),
    OFFER[3],
)
SHIFT: Final = Shift("ab12cd34ef", "Caisse 2", "P1", "ines", Money.euros(200), AT - timedelta(hours=5))
MOVEMENTS: Final = (
    MovementTotal("sell", Means.CASH, 112, Money(124_600)),
    MovementTotal("sell", Means.CARD, 1, Money(2_000)),
    MovementTotal("pay_ticket", Means.CASH, 12, Money(-12_700)),
    MovementTotal("late_register", Means.CASH, 2, Money(22_000)),
    MovementTotal("dealers_bonus", Means.CHEQUE, 2, Money(1_000)),
    MovementTotal("cash_out", Means.CASH, 1, Money(-50_000)),
)
CLOSING: Final = ShiftClosing(
    shift=SHIFT.id,
    operator="ines",
    expected=Money(103_900),
    counted=Money(103_850),
    difference=Money(-50),
    reason="erreur de rendu sur un billet de 20 €",
    pieces={"500": 1, "50": 10, "20": 1, "10": 1, "5": 1, "2": 1, "1": 1, "0.50": 1},
    closed_at=AT + timedelta(hours=6),
)
DAY: Final = Closure(
    day=date(2026, 9, 5),
    first=18,
    last=12_431,
    head="0123456789abcdef" * 4,
    movements=MOVEMENTS,
    orders=(
        OrderTotal(Method.CHEQUE, 1, 3, Money(600_000)),
        OrderTotal(Method.TRANSFER, 2, 2, Money(160_050)),
    ),
    turnover=Money(149_600),
    perpetual=Money(1_234_567_890),
    uncertified=("Open de rentrée du casino de Port-Lazare",),
    signature="fedcba9876543210" * 8,
    closed_at=AT + timedelta(hours=11),
)
MONTH: Final = PeriodClosure(
    period="2026-09",
    first_day=date(2026, 9, 1),
    last_day=date(2026, 9, 30),
    days=30,
    first=18,
    last=412_431,
    head=DAY.head,
    movements=MOVEMENTS,
    orders=DAY.orders,
    turnover=DAY.turnover,
    perpetual=DAY.perpetual,
    uncertified=(),
    signature=DAY.signature,
    closed_at=datetime(2026, 10, 1, 0, 0, 3, tzinfo=UTC),
)
SATELLITE: Final = Play(name="Satellite du vendredi, première manche", chips=23_900).fill(3).draw().start()
PLAYED: Final = replace(SATELLITE.state, tournament="2609")
MAIN_EVENT: Final = terms(name="Grand tournoi de rentrée")
RECEIPT: Final = "2609000000420174"


def _sold(asked: Asked | AskedLines, identification: str = IDENTIFICATION) -> Document:
    return ticket(
        decide_sale(asked, ON_SALE, SaleTerms(), at=AT - timedelta(minutes=5), point_of_sale="P1"),
        offer={each.bet.id: each for each in ON_SALE.values()},
        point_of_sale=NARVAL,
        station=STATION,
        identification=identification,
        sequence=418,
        control=CONTROL,
    )


def _draw() -> SeatsDrawn:
    return next(fact for fact in SATELLITE.facts if isinstance(fact, SeatsDrawn))


def _betting() -> dict[str, Document]:
    multiple = _sold(
        Asked("2/3", Money.euros(10), (PickRef(101, "1"), PickRef(102, "12"), PickRef(221, "2")))
    )
    lines = (Line(PickRef(7, "1"), Money.euros(5)), Line(PickRef(8, "1:0"), Money.euros(2)))
    return {
        "ticket_1n2": multiple,
        "ticket_match_of_the_day": _sold(AskedLines(lines)),
        "ticket_replacement": as_duplicate(multiple, 1, AT + timedelta(minutes=9)),
        "ticket_copy": copy(multiple, 2, "ANNULÉ"),
        "cancellation": cancellation(**TICKET, refund=Money.euros(30), reason="", **MADE),
        "payment": payment(
            **TICKET, number=12, gain=Money(42_700), refund=Money(1_000), method="espèces", **MADE
        ),
        "transfer_recap": recap(7, LEA, Money.euros(600), **TICKET, **MADE),
        "transfer_attestation": attestation(
            3, LEA, Money.euros(600), due_on=date(2026, 9, 18), **TICKET, **MADE
        ),
        "odds_poster": odds_poster(OFFER, **MADE),
        "results_poster": results_poster(
            SETTLED, {1: Result(Scores((1, 0), (2, 1)), shoot_out=(5, 4))}, day=date(2026, 9, 5), **MADE
        ),
    }


def _card(seat: SeatWords) -> Document:
    return seat_card(PLAYED, player="00000042", person=LUKASZ, seat=seat, code=RECEIPT, **MADE)


def _tournaments() -> dict[str, Document]:
    seat = SeatWords(12, 7, 123_900, (5, 2), "équilibrage")
    prize = VoucherPrize(2, "2610", Money.euros(110))
    filled = person(
        "O’Neill-Çelik",
        "Łukasz, Jean-Baptiste",
        nationality="Française",
        address="12 bis, avenue du Général-de-Gaulle, 29200 Brest",
        document=IdentityDocument("carte d’identité", "X4RTBPFW4", date(2031, 4, 30)),
    )
    return {
        "registration": registration_receipt(
            PLAYED, person=LUKASZ, code=RECEIPT, rank=42, paid=Money.euros(110), **MADE
        ),
        "bulletin": bulletin(PLAYED, filled, "00000042", **MADE),
        "seat_card_first": _card(SeatWords(5, 7, 0)),
        "seat_card_moved": _card(seat),
        "rebuy": chips_receipt(
            PLAYED,
            person=LUKASZ,
            price=Money.euros(100),
            chips=10_000,
            bonus=False,
            name="00000042-C1",
            **MADE,
        ),
        "dealers_bonus": chips_receipt(
            PLAYED, person=LUKASZ, price=Money.euros(5), chips=2_000, bonus=True, name="00000042-D", **MADE
        ),
        "voucher": voucher_paper(PLAYED, Voucher(prize), MAIN_EVENT, LUKASZ, RECEIPT, **MADE),
        "prize": _money(
            Kind.PRIZE,
            "Prix",
            Money(123_450),
            (("Place", "2"), ("Bon d’inscription", MAIN_EVENT.name), ("Valeur du bon", Money(11_000).text())),
        ),
        "refund": _money(Kind.REFUND, "Remboursement", Money.euros(110), ()),
        "draw_sheet": draw_sheet(PLAYED, _draw(), number=14, **MADE),
    }


def _money(kind: Kind, title: str, amount: Money, lines: tuple[tuple[str, str], ...]) -> Document:
    return money_receipt(
        PLAYED, kind=kind, title=title, person=LUKASZ, amount=amount, lines=lines, name="00000042-P2", **MADE
    )


def _drawer() -> dict[str, Document]:
    closed_by = "Inès Rouvière, Thomas Lemaître"
    return {
        "x_report": x_report(SHIFT, Money(103_900), MOVEMENTS, opened_by="Inès Rouvière", **MADE),
        "z_report": closing_report(
            SHIFT, CLOSING, MOVEMENTS, opened_by="Inès Rouvière", closed_by=closed_by, station=STATION
        ),
        "cash_movement": movement_receipt(SHIFT, Money(-50_000), "dépôt au coffre", AT, STATION),
        "closure_day": day_closure(DAY, STATION),
        "closure_month": period_closure(MONTH, STATION),
    }


PAPERS: Final[Mapping[str, Document]] = {
    name: replace(document, house=HOUSE)
    for name, document in {**_betting(), **_tournaments(), **_drawer()}.items()
}
