"""Which pages there are, in the order of the rail, and who is offered each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.domain.house.establishment import Establishment
from app.domain.house.rights import Act, Role
from ui.context import PageContext
from ui.pages.check.page import CheckPage
from ui.pages.check_in.page import CheckInPage
from ui.pages.claims.page import ClaimsPage
from ui.pages.clock_control.page import ClockControlPage
from ui.pages.dealer.page import DealerPage
from ui.pages.devices.page import DevicesPage
from ui.pages.director.page import DirectorPage
from ui.pages.drawer.closing.page import ClosingPage
from ui.pages.drawer.page import DrawerPage
from ui.pages.guide.page import GuidePage
from ui.pages.imports.page import ImportsPage
from ui.pages.inspector.page import InspectorPage
from ui.pages.match_of_day.page import MatchOfDayPage
from ui.pages.offer.page import OfferPage
from ui.pages.orders.page import OrdersPage
from ui.pages.people.page import PeoplePage
from ui.pages.posters.page import PostersPage
from ui.pages.prints.page import PrintsPage
from ui.pages.privacy.page import PrivacyPage
from ui.pages.prizes.page import PrizesPage
from ui.pages.prizes_desk.page import PrizesDeskPage
from ui.pages.rebuys.page import RebuysPage
from ui.pages.registers.page import RegistersPage
from ui.pages.registration.page import RegistrationPage
from ui.pages.reports.page import ReportsPage
from ui.pages.results.corrections.page import CorrectionsPage
from ui.pages.results.page import ResultsPage
from ui.pages.room.page import RoomPage
from ui.pages.sale.page import SalePage
from ui.pages.settings.page import SettingsPage
from ui.pages.tickets.page import TicketsPage
from ui.pages.to_void.page import ToVoidPage
from ui.pages.waiting.page import WaitingPage
from ui.shell import Page


@dataclass(frozen=True, slots=True)
class PageSpec:
    """A page is offered to whoever may do one of `acts`."""

    key: str
    make: Callable[[PageContext], Page]
    acts: tuple[Act, ...]
    betting: bool = False
    poker: bool = False
    demo: bool = False
    devices: bool = False
    rail: bool = True


PAGES: tuple[PageSpec, ...] = (
    PageSpec("guide", GuidePage, (Act.READ,), demo=True),
    PageSpec("sale", SalePage, (Act.SELL,), betting=True),
    PageSpec("match_of_day", MatchOfDayPage, (Act.SELL,), betting=True),
    PageSpec("check", CheckPage, (Act.CHECK_TICKET,), betting=True),
    PageSpec("tickets", TicketsPage, (Act.CANCEL_TICKET,), betting=True),
    PageSpec("drawer", DrawerPage, (Act.OPEN_SHIFT, Act.FORCE_CLOSE_SHIFT)),
    PageSpec("registration", RegistrationPage, (Act.REGISTER,), poker=True),
    PageSpec("check_in", CheckInPage, (Act.CHECK_IN,), poker=True),
    PageSpec("waiting", WaitingPage, (Act.WITHDRAW,), poker=True),
    PageSpec("room", RoomPage, (Act.ANSWER_CALL,), poker=True),
    PageSpec("dealer", DealerPage, (Act.TAKE_TABLE,), poker=True, rail=False),
    PageSpec("clock_control", ClockControlPage, (Act.PAUSE,), poker=True),
    PageSpec("prizes", PrizesPage, (Act.FIX_PRIZES,), poker=True),
    PageSpec(
        "tournaments",
        DirectorPage,
        (Act.CREATE_TOURNAMENT, Act.CHANGE_TOURNAMENT, Act.SEND_NOTICE),
        poker=True,
    ),
    PageSpec("rebuys", RebuysPage, (Act.REBUY,), poker=True),
    PageSpec("prizes_desk", PrizesDeskPage, (Act.PAY_PRIZE, Act.REFUND), poker=True),
    PageSpec("offer", OfferPage, (Act.SET_ODDS,), betting=True),
    PageSpec("results", ResultsPage, (Act.PROMULGATE,), betting=True),
    PageSpec("to_void", ToVoidPage, (Act.VOID_BET,), betting=True),
    PageSpec("corrections", CorrectionsPage, (Act.CORRECT_RESULT,), betting=True),
    PageSpec("imports", ImportsPage, (Act.IMPORT_OFFER, Act.IMPORT_RESULTS), betting=True),
    PageSpec("orders", OrdersPage, (Act.ISSUE_CHEQUE, Act.EXPORT_TRANSFERS), betting=True),
    PageSpec("claims", ClaimsPage, (Act.RECEIVE_CLAIM,), betting=True),
    PageSpec("posters", PostersPage, (Act.PRINT_POSTER,), betting=True),
    PageSpec("reports", ReportsPage, (Act.EXPORT_REPORT, Act.CHECK_TICKET), betting=True),
    PageSpec("prints", PrintsPage, (Act.REPRINT, Act.SETTLE_PRINT)),
    PageSpec("closing", ClosingPage, (Act.CLOSE_DAY,)),
    PageSpec("inspector", InspectorPage, (Act.READ_REGISTER, Act.ACCEPT_STORE)),
    PageSpec("registers", RegistersPage, (Act.READ_REGISTER,), betting=True),
    PageSpec("privacy", PrivacyPage, (Act.EXPORT_PERSON, Act.ERASE_EXPIRED)),
    PageSpec("people", PeoplePage, (Act.ENGAGE_OPERATOR,)),
    PageSpec("settings", SettingsPage, (Act.CHANGE_SETTING, Act.CHANGE_RULE)),
    PageSpec("devices", DevicesPage, (Act.SET_UP_DEVICES,), devices=True),
)

LANDING = {
    Role.CASHIER: "sale",
    Role.CHIEF: "room",
    Role.TOURNAMENT_DIRECTOR: "room",
    Role.TRADER: "results",
    Role.DEALER: "dealer",
    Role.DIRECTOR: "tournaments",
    Role.AUDITOR: "inspector",
    Role.ADMINISTRATOR: "people",
}
"""The page that somebody lands on after logging in, by the first of these roles he has."""

LANDING_WITHOUT_OFFER = {"results": "offer"}
"""The page in its place as long as no bet was ever published."""

SCAN_PAGES = ((24, "check"), (16, "check_in"))
"""Which page a code of so many digits opens: tickets, registration receipts."""


def pages_for(establishment: Establishment, *, demo: bool, devices: bool = False) -> Sequence[PageSpec]:
    """The pages of a casino, a betting shop or both (HOUSE H1)."""
    return [
        spec
        for spec in PAGES
        if not (spec.betting and not establishment.betting)
        and not (spec.poker and not establishment.poker)
        and not (spec.demo and not demo)
        and not (spec.devices and not devices)
    ]
