"""Who may do what: one table, read by every service (HOUSE H2, FORMAT's last paragraph)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from app.domain.errors import Code, Refused


class Role(StrEnum):
    CASHIER = "cashier"
    CHIEF = "chief"
    TOURNAMENT_DIRECTOR = "tournament_director"
    COMMITTEE = "committee"
    DIRECTOR = "director"
    AUDITOR = "auditor"
    TRADER = "trader"
    DEALER = "dealer"
    ADMINISTRATOR = "administrator"


class Act(StrEnum):
    """Everything that may be asked of the house, under the name that the journal keeps."""

    # reading
    READ = "read"
    # people
    SET_UP_HOUSE = "set_up_house"
    SET_UP_DEVICES = "set_up_devices"
    LOG_IN = "log_in"
    SHOW_BADGE = "show_badge"
    APPROVE = "approve"
    ENGAGE_OPERATOR = "engage_operator"
    SET_PIN = "set_pin"
    GIVE_BADGE = "give_badge"
    TAKE_BADGE = "take_badge"
    CHANGE_SETTING = "change_setting"
    CHANGE_RULE = "change_rule"
    CHANGE_PLACE = "change_place"
    # cash and seal
    OPEN_SHIFT = "open_shift"
    CLOSE_SHIFT = "close_shift"
    FORCE_CLOSE_SHIFT = "force_close_shift"
    HAND_OVER_SHIFT = "hand_over_shift"
    CASH_IN = "cash_in"
    CASH_OUT = "cash_out"
    X_REPORT = "x_report"
    CLOSE_DAY = "close_day"
    RECORD_CLOCK = "record_clock"
    BACK_UP = "back_up"
    RESTORE = "restore"
    ACCEPT_STORE = "accept_store"
    ROTATE_KEYS = "rotate_keys"
    REPLACE_KEYS = "replace_keys"
    ARCHIVE = "archive"
    EXPORT_JOURNAL = "export_journal"
    # personal data
    EXPORT_PERSON = "export_person"
    CORRECT_PERSON = "correct_person"
    OPPOSE_PERSON = "oppose_person"
    ERASE_EXPIRED = "erase_expired"
    PRINT_NOTICE = "print_notice"
    SWITCH_RULES = "switch_rules"
    EXPORT_REGISTER = "export_register"
    # papers
    REPRINT = "reprint"
    SETTLE_PRINT = "settle_print"
    # the offer and its results
    PUBLISH_BET = "publish_bet"
    SET_ODDS = "set_odds"
    SUSPEND_BET = "suspend_bet"
    RESUME_BET = "resume_bet"
    RESCHEDULE_EVENT = "reschedule_event"
    VOID_BET = "void_bet"
    RECORD_EARLY_START = "record_early_start"
    PROMULGATE = "promulgate"
    CORRECT_RESULT = "correct_result"
    APPROVE_CORRECTION = "approve_correction"
    IMPORT_OFFER = "import_offer"
    IMPORT_RESULTS = "import_results"
    PRINT_POSTER = "print_poster"
    # tickets
    SELL = "sell"
    CHECK_TICKET = "check_ticket"
    CANCEL_TICKET = "cancel_ticket"
    PAY_TICKET = "pay_ticket"
    REPLACE_TICKET = "replace_ticket"
    REPLACE_PRINTED_TICKET = "replace_printed_ticket"
    COPY_TICKET = "copy_ticket"
    REFUND_NONCONFORMING = "refund_nonconforming"
    CLOSE_EXPIRED = "close_expired"
    GENERATE = "generate"
    PRINT_RECAP = "print_recap"
    PAY_STAFF_WINNER = "pay_staff_winner"
    EXPORT_TRANSFERS = "export_transfers"
    ISSUE_CHEQUE = "issue_cheque"
    RETURN_ORDER = "return_order"
    REQUEST_AGAIN = "request_again"
    REFER_TICKET = "refer_ticket"
    DECIDE_REFERRAL = "decide_referral"
    REFUSE_AGE = "refuse_age"
    RECEIVE_CLAIM = "receive_claim"
    ANSWER_CLAIM = "answer_claim"
    EXPORT_REPORT = "export_report"
    READ_REGISTER = "read_register"
    # the tournament's frame
    CREATE_TOURNAMENT = "create_tournament"
    CHANGE_TOURNAMENT = "change_tournament"
    SEND_NOTICE = "send_notice"
    POSTPONE = "postpone"
    CANCEL_TOURNAMENT = "cancel_tournament"
    OVERRIDE_START = "override_start"
    SAVE_TEMPLATE = "save_template"
    # the desk
    BAN = "ban"
    IMPORT_LIST = "import_list"
    LIMIT_ACCESS = "limit_access"
    EMPLOY = "employ"
    PRE_REGISTER = "pre_register"
    REGISTER = "register"
    LATE_REGISTER = "late_register"
    RE_REGISTER = "re_register"
    WITHDRAW = "withdraw"
    WITHDRAW_PAID = "withdraw_paid"
    ALLOW_WITHDRAWAL = "allow_withdrawal"
    CHECK_IN = "check_in"
    DECIDE_NEAR_MATCH = "decide_near_match"
    DECIDE_ACCESS_LIMIT = "decide_access_limit"
    REFUND = "refund"
    PAY_PRIZE = "pay_prize"
    CASH_VOUCHER = "cash_voucher"
    PRINT_TOURNAMENT = "print_tournament"
    EXPORT_TOURNAMENT = "export_tournament"
    # the floor
    REBUY = "rebuy"
    DEALERS_BONUS = "dealers_bonus"
    ELIMINATE = "eliminate"
    UNDO_ELIMINATION = "undo_elimination"
    COUNT_CHIPS = "count_chips"
    DRAW = "draw"
    ASSIGN_CHIEFS = "assign_chiefs"
    START = "start"
    PAUSE = "pause"
    RESUME = "resume"
    SET_LEVEL = "set_level"
    ADJUST_CLOCK = "adjust_clock"
    BALANCE = "balance"
    EXPEL = "expel"
    PIN_PLAYER = "pin_player"
    PLACE_BUTTON = "place_button"
    TAKE_TABLE = "take_table"
    CALL_CHIEF = "call_chief"
    ANSWER_CALL = "answer_call"
    ASK_REBUY = "ask_rebuy"
    MAKE_MOVES = "make_moves"
    SEAT_BY_HAND = "seat_by_hand"
    RACE_CHIPS = "race_chips"
    LOG_RULING = "log_ruling"
    PUT_OUT_NO_SHOW = "put_out_no_show"
    CLOSE_SESSION = "close_session"
    OPEN_SESSION = "open_session"
    STOP = "stop"
    FIX_PRIZES = "fix_prizes"
    AWARD_THING = "award_thing"
    FINISH = "finish"
    CERTIFY = "certify"
    COUNTERSIGN = "countersign"
    # the tournament's material and its temporary staff
    RECORD_CHIPS = "record_chips"
    RECORD_SIXAIN = "record_sixain"
    FILE_STAFF = "file_staff"


_CASHIER = {Role.CASHIER}
_TRADER = {Role.TRADER}
_ADMINISTRATOR = {Role.ADMINISTRATOR}
_DIRECTOR = {Role.DIRECTOR}
_COMMITTEE = {Role.COMMITTEE, Role.DIRECTOR}
_TOURNAMENT = _COMMITTEE | {Role.TOURNAMENT_DIRECTOR}
_FLOOR = _TOURNAMENT | {Role.CHIEF}
_EVERYONE = frozenset(Role)


def _table() -> Mapping[Act, frozenset[Role]]:
    rows: dict[frozenset[Role], tuple[Act, ...]] = {
        _EVERYONE: (Act.READ, Act.LOG_IN, Act.SHOW_BADGE, Act.APPROVE),
        frozenset(_ADMINISTRATOR): (
            Act.SET_UP_HOUSE, Act.ENGAGE_OPERATOR, Act.SET_PIN, Act.GIVE_BADGE, Act.TAKE_BADGE,
            Act.ROTATE_KEYS, Act.REPLACE_KEYS,
        ),
        frozenset(_DIRECTOR | _ADMINISTRATOR): (Act.CHANGE_SETTING, Act.CHANGE_PLACE),
        frozenset(_COMMITTEE | _ADMINISTRATOR): (
            Act.SET_UP_DEVICES, Act.BACK_UP, Act.ERASE_EXPIRED,
            Act.ACCEPT_STORE,
        ),
        frozenset(_CASHIER): (
            Act.OPEN_SHIFT, Act.CLOSE_SHIFT, Act.HAND_OVER_SHIFT, Act.CASH_IN, Act.CASH_OUT, Act.X_REPORT,
            Act.SELL, Act.CANCEL_TICKET, Act.PAY_TICKET, Act.REPLACE_TICKET, Act.COPY_TICKET,
            Act.GENERATE, Act.PRINT_RECAP, Act.REFER_TICKET, Act.REFUSE_AGE,
            Act.PRE_REGISTER, Act.REGISTER, Act.LATE_REGISTER, Act.RE_REGISTER, Act.WITHDRAW,
            Act.WITHDRAW_PAID, Act.CHECK_IN, Act.REFUND, Act.PAY_PRIZE, Act.CASH_VOUCHER, Act.COUNTERSIGN,
        ),
        frozenset(_CASHIER | {Role.AUDITOR}): (Act.CHECK_TICKET,),
        frozenset(_CASHIER | _FLOOR | _TRADER): (Act.REPRINT, Act.SETTLE_PRINT),
        frozenset(_CASHIER | _TRADER | _COMMITTEE): (Act.PRINT_POSTER,),
        frozenset(_COMMITTEE | {Role.AUDITOR}): (
            Act.READ_REGISTER, Act.EXPORT_JOURNAL, Act.EXPORT_REGISTER,
        ),
        frozenset(_CASHIER | _COMMITTEE): (
            Act.ISSUE_CHEQUE, Act.RECEIVE_CLAIM, Act.EXPORT_REPORT, Act.PRINT_NOTICE,
        ),
        frozenset(_CASHIER | _FLOOR): (
            Act.REBUY, Act.DEALERS_BONUS, Act.PRINT_TOURNAMENT, Act.EXPORT_TOURNAMENT,
        ),
        frozenset(_TRADER): (
            Act.PUBLISH_BET, Act.SET_ODDS, Act.SUSPEND_BET, Act.RESUME_BET, Act.RESCHEDULE_EVENT,
            Act.VOID_BET, Act.RECORD_EARLY_START, Act.PROMULGATE, Act.CORRECT_RESULT,
            Act.IMPORT_OFFER, Act.IMPORT_RESULTS,
        ),
        frozenset(_COMMITTEE): (
            Act.FORCE_CLOSE_SHIFT, Act.CLOSE_DAY, Act.RECORD_CLOCK, Act.APPROVE_CORRECTION,
            Act.REPLACE_PRINTED_TICKET, Act.REFUND_NONCONFORMING, Act.CLOSE_EXPIRED,
            Act.PAY_STAFF_WINNER, Act.EXPORT_TRANSFERS, Act.RETURN_ORDER, Act.REQUEST_AGAIN,
            Act.DECIDE_REFERRAL, Act.ANSWER_CLAIM,
            Act.IMPORT_LIST, Act.FILE_STAFF,
            Act.BAN, Act.LIMIT_ACCESS, Act.EMPLOY, Act.RESTORE, Act.ARCHIVE,
            Act.EXPORT_PERSON, Act.CORRECT_PERSON, Act.OPPOSE_PERSON, Act.SWITCH_RULES,
        ),
        frozenset({Role.DEALER}): (Act.TAKE_TABLE,),
        # A dealer at his own table only: the services see to it.
        frozenset(_FLOOR | {Role.DEALER}): (
            Act.ELIMINATE, Act.UNDO_ELIMINATION, Act.COUNT_CHIPS, Act.PLACE_BUTTON, Act.CALL_CHIEF,
            Act.ASK_REBUY, Act.MAKE_MOVES,
        ),
        frozenset(_FLOOR): (Act.ANSWER_CALL, Act.LOG_RULING, Act.RECORD_CHIPS, Act.RECORD_SIXAIN),
        frozenset(_TOURNAMENT): (
            Act.DRAW, Act.ASSIGN_CHIEFS, Act.START, Act.PAUSE, Act.RESUME, Act.SET_LEVEL,
            Act.ADJUST_CLOCK, Act.BALANCE, Act.EXPEL, Act.PIN_PLAYER, Act.STOP, Act.FIX_PRIZES, Act.FINISH,
            Act.SEAT_BY_HAND, Act.RACE_CHIPS, Act.PUT_OUT_NO_SHOW, Act.CLOSE_SESSION, Act.OPEN_SESSION,
            Act.ALLOW_WITHDRAWAL, Act.AWARD_THING, Act.CERTIFY,
            Act.DECIDE_NEAR_MATCH, Act.DECIDE_ACCESS_LIMIT, Act.SEND_NOTICE,
        ),
        frozenset(_DIRECTOR): (
            Act.CREATE_TOURNAMENT, Act.CHANGE_TOURNAMENT, Act.POSTPONE, Act.CANCEL_TOURNAMENT,
            Act.OVERRIDE_START, Act.SAVE_TEMPLATE, Act.CHANGE_RULE,
        ),
    }  # fmt: skip
    return {act: roles for roles, acts in rows.items() for act in acts}


WHO_MAY: Mapping[Act, frozenset[Role]] = _table()


@dataclass(frozen=True, slots=True)
class Operator:
    """Somebody who works at the house; `id` is what the journal names."""

    id: str
    name: str
    roles: frozenset[Role]

    def may(self, act: Act) -> bool:
        return not self.roles.isdisjoint(WHO_MAY[act])


def ensure_may(operator: Operator, act: Act) -> None:
    """Raises Refused(not_allowed), naming the roles that may."""
    if not operator.may(act):
        raise Refused(Code.NOT_ALLOWED, act=act, roles=sorted(WHO_MAY[act]))


def who_may(act: Act, operators: Iterable[Operator]) -> tuple[Operator, ...]:
    """The operators who may do `act`, as a screen offers them for an approval."""
    return tuple(operator for operator in operators if operator.may(act))
