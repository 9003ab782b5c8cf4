"""Verbs of the tournament: frame, desk, floor, money."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from decimal import Decimal
from typing import Any

from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.domain.poker import view
from app.domain.poker.admission import Comparison
from app.domain.poker.drawing import verify_draws
from app.domain.poker.facts import NoticeKind, VoucherPrize
from app.domain.poker.mrz import read_mrz
from app.domain.poker.persons import IdentityDocument, Person
from app.domain.poker.prizes import CENT, Structure
from app.domain.poker.state import Tournament
from app.domain.poker.terms import (
    DealersBonusTerms,
    Format,
    Game,
    Level,
    RebuyTerms,
    ReentryTerms,
    Terms,
    standard_levels,
)
from app.domain.values import Money, business_day
from app.scenarios.reading import ScenarioError, Step, arguments
from app.scenarios.verbs import Play, Result, register_runner, verb
from app.services.house import Origin
from app.services.poker import desk, floor, lists, money, tournaments

_FIRST = ("Alix", "Basile", "Céline", "Denis", "Estelle", "Fabien", "Gaëlle", "Hugo", "Irène", "Joris")
_NOT_GIVEN = "…"


# -- the tournament's frame ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LevelGiven:
    sb: int
    bb: int
    minutes: int
    ante: int = 0
    break_: int = 0


@dataclass(frozen=True, slots=True)
class RebuyGiven:
    price: Money
    chips: int
    limit: int | None = None
    until_level: int | None = None


@dataclass(frozen=True, slots=True)
class ReentryGiven:
    buy_in: Money
    fee: Money
    chips: int


@dataclass(frozen=True, slots=True)
class BonusGiven:
    price: Money
    chips: int


@dataclass(frozen=True, slots=True)
class Creating:
    name: str
    game: Game
    format: Format
    buy_in: Money
    chips: int
    capacity: int
    starts_at: datetime
    fee: Money = Money.ZERO
    seats: int = 9
    sessions: tuple[datetime, ...] = ()
    levels: tuple[Any, ...] = ()
    first_part_levels: int = 0
    late_levels: int = 0
    rebuy: RebuyGiven | None = None
    reentry: Any = False
    dealers_bonus: BonusGiven | None = None
    contribution_cash: Money = Money.ZERO
    contribution_kind: Money = Money.ZERO
    guarantee: Money = Money.ZERO
    added_tables: bool = False
    temporary_staff: bool = False
    notices: str = "sent"

    def terms(self) -> Terms:
        rebuy, bonus = self.rebuy, self.dealers_bonus
        announced = arguments(self.reentry, ReentryGiven) if isinstance(self.reentry, Mapping) else None
        return Terms(
            name=self.name,
            game=self.game,
            format=self.format,
            buy_in=self.buy_in,
            fee=self.fee,
            chips=self.chips,
            seats=self.seats,
            capacity=self.capacity,
            starts_at=self.starts_at,
            sessions=self.sessions,
            levels=tuple(map(_level, self.levels)) or standard_levels(),
            first_part_levels=self.first_part_levels,
            late_levels=self.late_levels,
            rebuy=RebuyTerms(rebuy.price, rebuy.chips, rebuy.limit, rebuy.until_level) if rebuy else None,
            reentry=bool(self.reentry),
            reentry_terms=ReentryTerms(announced.buy_in, announced.fee, announced.chips)
            if announced
            else None,
            dealers_bonus=DealersBonusTerms(bonus.price, bonus.chips) if bonus else None,
            contribution_cash=self.contribution_cash,
            contribution_kind=self.contribution_kind,
            guarantee=self.guarantee,
            added_tables=self.added_tables,
            temporary_staff=self.temporary_staff,
        )


def _level(given: Mapping[str, Any]) -> Level:
    named = {("break_" if key == "break" else key): value for key, value in given.items()}
    level = arguments(named, LevelGiven)
    return Level(level.sb, level.bb, level.ante, level.minutes, level.break_)


@verb("tournament", Creating)
def tournament(play: Play, step: Step, given: Creating) -> Result:
    command = tournaments.CreateTournament(given.terms(), given.notices == "sent")
    made = tournaments.create_tournament(play.house, play.origin(step, Act.CREATE_TOURNAMENT), command)
    play.name("tournament", step.alias, made.tournament)
    play.terms[made.tournament] = dict(step.arguments)
    return {}


@dataclass(frozen=True, slots=True)
class Naming:
    tournament: str


def change(play: Play, step: Step) -> Result:
    """Those arguments of `tournament` that change; the others stay as the file last gave them."""
    given = dict(step.arguments)
    name = play.named("tournament", given.pop("tournament"))
    merged = {**play.terms[name], **given}
    command = tournaments.ChangeTournament(name, arguments(merged, Creating).terms())
    tournaments.change_tournament(play.house, play.origin(step, Act.CHANGE_TOURNAMENT), command)
    play.terms[name] = merged
    return {}


register_runner("change", change)


@dataclass(frozen=True, slots=True)
class Noticing:
    tournament: str
    kind: NoticeKind


@verb("notice", Noticing)
def notice(play: Play, step: Step, given: Noticing) -> Result:
    command = tournaments.SendNotice(play.named("tournament", given.tournament), given.kind)
    sent = tournaments.send_notice(play.house, play.origin(step, Act.SEND_NOTICE), command)
    return {"state": str(sent.state)}


@verb("notices", Naming)
def notices(play: Play, step: Step, given: Naming) -> Result:
    query = tournaments.AskTournament(play.named("tournament", given.tournament))
    due = tournaments.notices(play.house, play.origin(step, Act.READ), query)
    return {"notices": {str(kind): str(each.state) for kind, each in due.items()}}


@dataclass(frozen=True, slots=True)
class Reasoning:
    tournament: str
    reason: str = ""
    starts_at: datetime | None = None


def _ending(play: Play, given: Reasoning) -> tournaments.EndTournament:
    return tournaments.EndTournament(play.named("tournament", given.tournament), given.reason)


@verb("cancel_tournament", Reasoning)
def cancel_tournament(play: Play, step: Step, given: Reasoning) -> Result:
    origin = play.origin(step, Act.CANCEL_TOURNAMENT)
    tournaments.cancel_tournament(play.house, origin, _ending(play, given))
    return {}


@verb("stop", Reasoning)
def stop(play: Play, step: Step, given: Reasoning) -> Result:
    tournaments.stop_tournament(play.house, play.origin(step, Act.STOP), _ending(play, given))
    return {}


@verb("postpone", Reasoning)
def postpone(play: Play, step: Step, given: Reasoning) -> Result:
    if given.starts_at is None:
        raise ScenarioError("postpone wants starts_at")
    name = play.named("tournament", given.tournament)
    command = tournaments.Postpone(name, given.starts_at, given.reason)
    tournaments.postpone(play.house, play.origin(step, Act.POSTPONE), command)
    return {}


# -- the desk --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DocumentGiven:
    kind: str | None = "passport"
    number: str | None = "20AA00001"
    expires: str | None = _NOT_GIVEN


@dataclass(frozen=True, slots=True)
class PersonGiven:
    surname: str | None = "EXEMPLE"
    given_names: str | None = "Camille"
    born: date | None = date(1980, 1, 1)
    birth_name: str | None = _NOT_GIVEN
    birth_place: str | None = "Port-Lazare"
    nationality: str | None = "Française"
    address: str | None = "1, rue des Tanneurs, 29870 Port-Lazare"
    document: DocumentGiven | None = field(default_factory=DocumentGiven)

    def person(self, today: date) -> Person:
        """Valid invented values for what was left out, nothing for what is null."""
        surname = self.surname or ""
        document = self.document
        return Person(
            surname=surname,
            given_names=self.given_names or "",
            born=self.born,
            birth_name=surname if self.birth_name == _NOT_GIVEN else self.birth_name or "",
            birth_place=self.birth_place or "",
            nationality=self.nationality or "",
            address=self.address or "",
            document=IdentityDocument(document.kind or "", document.number or "", _expiry(document, today))
            if document
            else None,
        )


def _expiry(document: DocumentGiven, today: date) -> date | None:
    if document.expires is None:
        return None
    if document.expires == _NOT_GIVEN:
        return today.replace(year=today.year + 5, day=1)
    return date.fromisoformat(document.expires)


@dataclass(frozen=True, slots=True)
class Listing:
    person: PersonGiven


def _enlist(play: Play, given: Listing) -> lists.Enlist:
    return lists.Enlist(given.person.person(business_day(play.clock.now())))


@verb("ban", Listing)
def ban(play: Play, step: Step, given: Listing) -> Result:
    lists.ban(play.house, play.origin(step, Act.BAN), _enlist(play, given))
    return {}


@verb("employ", Listing)
def employ(play: Play, step: Step, given: Listing) -> Result:
    lists.employ(play.house, play.origin(step, Act.EMPLOY), _enlist(play, given))
    return {}


@verb("limit_access", Listing)
def limit_access(play: Play, step: Step, given: Listing) -> Result:
    lists.limit_access(play.house, play.origin(step, Act.LIMIT_ACCESS), _enlist(play, given))
    return {}


@dataclass(frozen=True, slots=True)
class Entering:
    tournament: str
    person: PersonGiven
    waiting: bool = False
    near_match: str | None = None
    access_limit: str | None = None
    supervisor: str | None = None
    tendered: Money | None = None
    voucher: str | None = None


def _enter(play: Play, step: Step, given: Entering, act: Act) -> Result:
    doubts = desk.Doubts(
        Comparison(given.near_match) if given.near_match else None, given.access_limit == "accept"
    )
    command = desk.Enter(
        tournament=play.named("tournament", given.tournament),
        person=given.person.person(business_day(play.clock.now())),
        waiting=given.waiting,
        doubts=doubts,
        tendered=given.tendered,
    )
    if given.voucher is not None:
        won_in, _, holder = play.named("player", given.voucher).partition("/")
        command = replace(command, voucher_of=won_in, voucher_holder=holder)
    origin = play.origin(step, act)
    if doubts and given.supervisor is not None:
        origin = play.approved(origin, given.supervisor, Act.DECIDE_NEAR_MATCH, command.subject)
    services = {
        Act.PRE_REGISTER: desk.pre_register,
        Act.REGISTER: desk.register,
        Act.LATE_REGISTER: desk.late_register,
    }
    entered = services[act](play.house, origin, command)
    play.name("player", step.alias, f"{command.tournament}/{entered.player}")
    play.aliases.setdefault(entered.player, {})[command.tournament] = step.alias or entered.player
    seat = {"table": entered.table, "seat": entered.seat}
    place = {"place": entered.place, "position": entered.position}
    return {"paid": entered.paid.plain(), **(seat if act is Act.LATE_REGISTER else place)}


@verb("pre_register", Entering)
def pre_register(play: Play, step: Step, given: Entering) -> Result:
    return _enter(play, step, given, Act.PRE_REGISTER)


@verb("register", Entering)
def register(play: Play, step: Step, given: Entering) -> Result:
    return _enter(play, step, given, Act.REGISTER)


@verb("late_register", Entering)
def late_register(play: Play, step: Step, given: Entering) -> Result:
    return _enter(play, step, given, Act.LATE_REGISTER)


@dataclass(frozen=True, slots=True)
class Filling:
    tournament: str
    count: int
    check_in: bool = True


@verb("fill", Filling)
def fill(play: Play, step: Step, given: Filling) -> Result:
    name = play.named("tournament", given.tournament)
    paid = Money.ZERO
    for number in range(1, given.count + 1):
        play.invented += 1
        person = _invented(play.invented, business_day(play.clock.now()))
        entered = desk.register(play.house, play.origin(step, Act.REGISTER), desk.Enter(name, person))
        alias = f"{step.alias}{number}" if step.alias else entered.player
        play.name("player", alias, f"{name}/{entered.player}")
        play.aliases.setdefault(entered.player, {})[name] = alias
        paid += entered.paid
        if given.check_in:
            desk.check_in(play.house, play.origin(step, Act.CHECK_IN), desk.AtDesk(name, entered.player))
    return {"paid": paid.plain(), "entries": _state(play, step, name).entries}


def _invented(number: int, today: date) -> Person:
    """An adult whom no other invented one resembles."""
    surname = "".join("ABCDEFGHIJ"[int(digit)] * 2 for digit in f"{number:04d}")
    given = PersonGiven(
        surname=f"JOUEUR {surname}",
        given_names=_FIRST[number % len(_FIRST)],
        born=date(1950 + number % 50, 1 + number % 12, 1 + number % 28),
    )
    return given.person(today)


def _player(play: Play, alias: str) -> tuple[str, str]:
    name, _, player = play.named("player", alias).partition("/")
    return name, player


@dataclass(frozen=True, slots=True)
class Playing:
    player: str
    document: bool = True


@verb("withdraw", Playing)
def withdraw(play: Play, step: Step, given: Playing) -> Result:
    name, player = _player(play, given.player)
    done = desk.withdraw(play.house, play.origin(step, Act.WITHDRAW), desk.AtDesk(name, player))
    offered = done.offered_to
    return {"offered_to": play.aliases[offered][name] if offered else None}


@dataclass(frozen=True, slots=True)
class Reading:
    lines: tuple[str, ...]


@verb("mrz", Reading)
def mrz(play: Play, _step: Step, given: Reading) -> Result:
    seen = read_mrz(given.lines, business_day(play.clock.now()))
    return {
        "kind": seen.kind,
        "surname": seen.surname,
        "given_names": seen.given_names,
        "number": seen.number,
        "nationality": seen.nationality,
        "born": seen.born.isoformat() if seen.born else None,
        "expires": seen.expires.isoformat() if seen.expires else None,
    }


@verb("check_in", Playing)
def check_in(play: Play, step: Step, given: Playing) -> Result:
    name, player = _player(play, given.player)
    command = desk.AtDesk(name, player, document=given.document)
    seated = desk.check_in(play.house, play.origin(step, Act.CHECK_IN), command)
    return {"table": seated.table, "seat": seated.seat}


def _selling(play: Play, given: Playing) -> desk.AtDesk:
    return desk.AtDesk(*_player(play, given.player))


@verb("rebuy", Playing)
def rebuy(play: Play, step: Step, given: Playing) -> Result:
    sold = desk.rebuy(play.house, play.origin(step, Act.REBUY), _selling(play, given))
    return {"paid": sold.paid.plain(), "chips": sold.chips}


@verb("dealers_bonus", Playing)
def dealers_bonus(play: Play, step: Step, given: Playing) -> Result:
    sold = desk.dealers_bonus(play.house, play.origin(step, Act.DEALERS_BONUS), _selling(play, given))
    return {"paid": sold.paid.plain(), "chips": sold.chips}


@verb("re_register", Playing)
def re_register(play: Play, step: Step, given: Playing) -> Result:
    sold = desk.re_register(play.house, play.origin(step, Act.RE_REGISTER), _selling(play, given))
    return {"paid": sold.paid.plain(), "chips": sold.chips, "table": sold.table, "seat": sold.seat}


# -- the floor -------------------------------------------------------------------------------------


def _state(play: Play, step: Step, name: str) -> Tournament:
    return tournaments.tournament(play.house, play.origin(step, Act.READ), tournaments.AskTournament(name))


def _floor(play: Play, given: Reasoning) -> floor.OnFloor:
    return floor.OnFloor(play.named("tournament", given.tournament), given.reason)


@verb("draw", Reasoning)
def draw(play: Play, step: Step, given: Reasoning) -> Result:
    drawn = floor.draw(play.house, play.origin(step, Act.DRAW), _floor(play, given))
    return {"tables": drawn.tables, "seated": drawn.seated, "spread": drawn.spread}


@verb("balance", Reasoning)
def balance(play: Play, step: Step, given: Reasoning) -> Result:
    done = floor.balance(play.house, play.origin(step, Act.BALANCE), _floor(play, given))
    return {"moves": len(done.moves), "spread": done.spread, "broken": list(done.broken)}


@verb("verify_draws", Naming)
def verify_all_draws(play: Play, _step: Step, given: Naming) -> Result:
    with play.house.store.read() as unit:
        facts = [each.fact for each in unit.tournaments.facts(play.named("tournament", given.tournament))]
    return {"ok": all(verdict.fair for verdict in verify_draws(facts))}


@dataclass(frozen=True, slots=True)
class Looking:
    player: str | None = None
    tournament: str | None = None
    open_table: int = 0
    nth: int = 0


@verb("player", Looking)
def player(play: Play, step: Step, given: Looking) -> Result:
    if given.player is not None:
        name, who = _player(play, given.player)
    else:
        name = play.named("tournament", given.tournament or "")
        seated = view.seated_at(_state(play, step, name), given.open_table)
        if len(seated) < given.nth:
            raise ScenarioError(f"nobody sits {given.nth}-th at the {given.open_table}-th open table")
        who = seated[given.nth - 1]
        play.name("player", step.alias, f"{name}/{who}")
    seen = view.view_player(_state(play, step, name), who)
    place = str(seen.place) if seen.place else None
    return {"state": str(seen.state), "place": place, "table": seen.table, "seat": seen.seat}


@dataclass(frozen=True, slots=True)
class Assigning:
    tournament: str
    assign: Mapping[str, tuple[int, ...]]


@verb("chiefs", Assigning)
def chiefs(play: Play, step: Step, given: Assigning) -> Result:
    command = floor.AssignChiefs(play.named("tournament", given.tournament), dict(given.assign))
    watch = floor.assign_chiefs(play.house, play.origin(step, Act.ASSIGN_CHIEFS), command)
    return {"problems": [str(code) for code in watch.problems]}


@dataclass(frozen=True, slots=True)
class Starting:
    tournament: str
    override: str | None = None
    reason: str = ""


@verb("start", Starting)
def start(play: Play, step: Step, given: Starting) -> Result:
    name = play.named("tournament", given.tournament)
    command = floor.Start(name, given.override is not None, given.reason)
    origin = play.origin(step, Act.START)
    if given.override is not None and given.override != origin.operator:
        origin = play.approved(origin, given.override, Act.OVERRIDE_START, command.subject)
    floor.start(play.house, origin, command)
    return {}


@verb("pause", Reasoning)
def pause(play: Play, step: Step, given: Reasoning) -> Result:
    floor.pause(play.house, play.origin(step, Act.PAUSE), _floor(play, given))
    return {}


@verb("resume", Reasoning, when="tournament")
def resume(play: Play, step: Step, given: Reasoning) -> Result:
    floor.resume(play.house, play.origin(step, Act.RESUME), _floor(play, given))
    return {}


@dataclass(frozen=True, slots=True)
class Levelling:
    tournament: str
    number: int


@verb("level", Levelling)
def level(play: Play, step: Step, given: Levelling) -> Result:
    command = floor.SetLevel(play.named("tournament", given.tournament), given.number)
    floor.set_level(play.house, play.origin(step, Act.SET_LEVEL), command)
    return {}


@dataclass(frozen=True, slots=True)
class Adjusting:
    tournament: str
    seconds: int


@verb("adjust_clock", Adjusting)
def adjust_clock(play: Play, step: Step, given: Adjusting) -> Result:
    command = floor.AdjustClock(play.named("tournament", given.tournament), given.seconds)
    floor.adjust_clock(play.house, play.origin(step, Act.ADJUST_CLOCK), command)
    return {}


@verb("clock", Naming)
def clock(play: Play, step: Step, given: Naming) -> Result:
    seen = _state(play, step, play.named("tournament", given.tournament)).clock_view(play.clock.now())
    return {"level": seen.level, "seconds_left": seen.seconds_left, "state": str(seen.state)}


@dataclass(frozen=True, slots=True)
class Eliminating:
    players: tuple[str, ...]
    stacks: Mapping[str, int] = field(default_factory=dict)
    hand_for_hand: bool = False
    one_by_one: bool = False


@verb("eliminate", Eliminating)
def eliminate(play: Play, step: Step, given: Eliminating) -> Result:
    who = {alias: _player(play, alias) for alias in given.players}
    name = next(iter(who.values()))[0]
    command = floor.Eliminate(
        name,
        tuple(player for _, player in who.values()),
        {_player(play, alias)[1]: stack for alias, stack in given.stacks.items()},
        given.hand_for_hand,
        given.one_by_one,
    )
    done = floor.eliminate(play.house, play.origin(step, Act.ELIMINATE), command)
    return {"places": {alias: done.places[player] for alias, (_, player) in who.items()}}


@verb("undo_elimination", Playing)
def undo_elimination(play: Play, step: Step, given: Playing) -> Result:
    command = floor.AboutPlayer(*_player(play, given.player))
    floor.undo_elimination(play.house, play.origin(step, Act.UNDO_ELIMINATION), command)
    return {}


@dataclass(frozen=True, slots=True)
class Expelling:
    player: str
    until: datetime | None = None
    reason: str = ""
    stack: int | None = None


@verb("expel", Expelling)
def expel(play: Play, step: Step, given: Expelling) -> Result:
    command = floor.Expel(*_player(play, given.player), given.until, given.reason, given.stack)
    floor.expel(play.house, play.origin(step, Act.EXPEL), command)
    return {}


@dataclass(frozen=True, slots=True)
class Counting:
    tournament: str
    table: int
    stacks: Mapping[str, int] = field(default_factory=dict)
    total: int | None = None


@verb("chip_count", Counting)
def chip_count(play: Play, step: Step, given: Counting) -> Result:
    command = floor.CountChips(
        play.named("tournament", given.tournament),
        given.table,
        {_player(play, alias)[1]: stack for alias, stack in given.stacks.items()},
        given.total,
    )
    seen = floor.count_chips(play.house, play.origin(step, Act.COUNT_CHIPS), command)
    return {"in_play": seen.in_play, "counted": seen.counted, "difference": seen.difference}


@verb("state", Naming)
def state(play: Play, step: Step, given: Naming) -> Result:
    seen = view.overview(_state(play, step, play.named("tournament", given.tournament)))
    return {
        "entries": seen.entries,
        "pre_registered": seen.pre_registered,
        "waiting": seen.waiting,
        "in_play": seen.in_play,
        "tables": seen.tables,
        "chips_in_play": seen.chips_in_play,
        "average": seen.average,
        "pool": seen.pool.plain(),
        "rake": seen.rake.plain(),
        "minimum": seen.minimum.plain(),
        "spread": seen.spread,
        "seats_valid": seen.seats_valid,
    }


@verb("finish", Reasoning)
def finish(play: Play, step: Step, given: Reasoning) -> Result:
    floor.finish(play.house, play.origin(step, Act.FINISH), _floor(play, given))
    name = play.named("tournament", given.tournament)
    finished = _state(play, step, name).finish
    return {"winner": play.aliases[finished.winner][name] if finished else None}


# -- money -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class VoucherGiven:
    place: int
    tournament: str


@dataclass(frozen=True, slots=True)
class Prizing:
    tournament: str
    percentages: tuple[str, ...] = ()
    amounts: tuple[Money, ...] = ()
    unit: Money = CENT
    vouchers: tuple[VoucherGiven, ...] = ()


@verb("prizes", Prizing)
def prizes(play: Play, step: Step, given: Prizing) -> Result:
    def voucher(each: VoucherGiven) -> VoucherPrize:
        name = play.named("tournament", each.tournament)
        return VoucherPrize(each.place, name, _state(play, step, name).terms.buy_in)

    structure = Structure(
        percentages=tuple(map(Decimal, given.percentages)),
        amounts=given.amounts,
        unit=given.unit,
        vouchers=tuple(map(voucher, given.vouchers)),
    )
    command = money.FixPrizes(play.named("tournament", given.tournament), structure)
    fixed = money.fix_prizes(play.house, play.origin(step, Act.FIX_PRIZES), command)
    return {
        "pool": fixed.pool.plain(),
        "minimum": fixed.minimum.plain(),
        "amounts": [amount.plain() for amount in fixed.amounts],
        "contribution_cash": fixed.contribution_cash.plain(),
    }


@verb("pay_prize", Playing)
def pay_prize(play: Play, step: Step, given: Playing) -> Result:
    command = money.PayPrize(*_player(play, given.player), document=given.document)
    paid = money.pay_prize(play.house, play.origin(step, Act.PAY_PRIZE), command)
    alias = next(
        (a for (kind, a), name in play.names.items() if kind == "tournament" and name == paid.voucher), None
    )
    return {"amount": paid.amount.plain(), "voucher": alias}


@dataclass(frozen=True, slots=True)
class Certifying:
    tournament: str
    certified_by: str
    countersigned_by: str


@verb("certify", Certifying)
def certify(play: Play, step: Step, given: Certifying) -> Result:
    command = money.Certify(play.named("tournament", given.tournament), given.countersigned_by)
    origin = play.origin_at(step.point_of_sale, given.certified_by)
    if given.certified_by != given.countersigned_by:
        origin = _countersigned(play, origin, given.countersigned_by, command.subject)
    known = money.certify(play.house, origin, command)
    return {"buy_ins": known.buy_ins.plain(), "rate": str(known.rate), "rake": known.rake.plain()}


def _countersigned(play: Play, origin: Origin, cashier: str, subject: str) -> Origin:
    """Who may not countersign gives no word that counts; the act then says what is wrong first."""
    try:
        return play.approved(origin, cashier, Act.COUNTERSIGN, subject)
    except Refused:
        return origin


@verb("refund", Playing)
def refund(play: Play, step: Step, given: Playing) -> Result:
    done = money.refund(play.house, play.origin(step, Act.REFUND), _selling(play, given))
    return {"amount": done.amount.plain()}
