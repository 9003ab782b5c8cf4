"""The one type of refusal, and every code that the house answers with."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class Code(StrEnum):
    """Why an act was refused. The words for each are the screens'; files and journal hold these."""

    # anyone, anywhere (HOUSE H2 to H4)
    NOT_ALLOWED = "not_allowed"
    PIN_WRONG = "pin_wrong"
    PIN_OBVIOUS = "pin_obvious"
    PIN_LOCKED = "pin_locked"
    BADGE_NEEDED = "badge_needed"
    BADGE_REFUSED = "badge_refused"
    BADGE_LOCKED = "badge_locked"
    BADGE_LAST = "badge_last"
    SHIFT_CLOSED = "shift_closed"
    SHIFT_OPEN = "shift_open"
    DAY_CLOSED = "day_closed"
    CLOCK_BEHIND = "clock_behind"
    AMOUNT_INVALID = "amount_invalid"
    REASON_REQUIRED = "reason_required"
    DRAWER_SHORT = "drawer_short"
    UNKNOWN = "unknown"
    SETTING_INVALID = "setting_invalid"
    # the offer (BETTING B1)
    ODDS_INVALID = "odds_invalid"
    BET_NUMBER_TAKEN = "bet_number_taken"
    MATCH_OF_THE_DAY_FULL = "match_of_the_day_full"
    PICKS_INVALID = "picks_invalid"
    TIMES_INVALID = "times_invalid"
    FILE_INVALID = "file_invalid"
    SIGNATURE_INVALID = "signature_invalid"
    # results (BETTING B6)
    RESULT_EXISTS = "result_exists"
    NO_RESULT = "no_result"
    # the sale (BETTING B3, in its order)
    FORMULA_INVALID = "formula_invalid"
    STAKE_INVALID = "stake_invalid"
    BET_UNKNOWN = "bet_unknown"
    LINES_INVALID = "lines_invalid"
    DUPLICATE_BET = "duplicate_bet"
    SAME_EVENT = "same_event"
    BET_VOIDED = "bet_voided"
    BET_SUSPENDED = "bet_suspended"
    PICK_SUSPENDED = "pick_suspended"
    ODDS_UNAVAILABLE = "odds_unavailable"
    BET_CLOSED = "bet_closed"
    SINGLE_NOT_ALLOWED = "single_not_allowed"
    FORMULA_NOT_ALLOWED = "formula_not_allowed"
    ODDS_CHANGED = "odds_changed"
    TOTAL_ODDS_LIMIT = "total_odds_limit"
    POTENTIAL_GAIN_LIMIT = "potential_gain_limit"
    COMBINATION_STAKES_LIMIT = "combination_stakes_limit"
    COMBINATION_GAINS_LIMIT = "combination_gains_limit"
    BET_STAKES_LIMIT = "bet_stakes_limit"
    BET_GAINS_LIMIT = "bet_gains_limit"
    POS_DAY_STAKES_LIMIT = "pos_day_stakes_limit"
    POS_COMBINATION_GAINS_LIMIT = "pos_combination_gains_limit"
    POS_COMBINATION_STAKES_LIMIT = "pos_combination_stakes_limit"
    DAY_GAINS_LIMIT = "day_gains_limit"
    LIABILITY_BLOCK = "liability_block"
    # a ticket that comes back (BETTING B4, B5, B8)
    TICKET_UNKNOWN = "ticket_unknown"
    CONTROL_NUMBER_WRONG = "control_number_wrong"
    CONTROL_THROTTLED = "control_throttled"
    SUPERSEDED = "superseded"
    ALREADY_CANCELLED = "already_cancelled"
    ALREADY_PAID = "already_paid"
    OTHER_POINT_OF_SALE = "other_point_of_sale"
    NOT_SAME_DAY = "not_same_day"
    TOO_LATE = "too_late"
    CANCELLED = "cancelled"
    PENDING = "pending"
    LOST = "lost"
    EXPIRED = "expired"
    NOT_YET_PAYABLE = "not_yet_payable"
    PAYMENT_CENTRE_ONLY = "payment_centre_only"
    METHOD_NOT_ALLOWED = "method_not_allowed"
    IDENTITY_REQUIRED = "identity_required"
    TRANSFER_SINGLE_WINNER = "transfer_single_winner"
    NAME_REQUIRED = "name_required"
    IBAN_INVALID = "iban_invalid"
    SHARES_MISMATCH = "shares_mismatch"
    RECAP_REQUIRED = "recap_required"
    MINOR = "minor"
    PAPER_TOO_NARROW = "paper_too_narrow"
    # the tournament (POKER P1, P2)
    DEALERS_BONUS_WITH_REBUY = "dealers_bonus_with_rebuy"
    DEALERS_BONUS_TOO_HIGH = "dealers_bonus_too_high"
    DEALERS_BONUS_CHIPS = "dealers_bonus_chips"
    CONTRIBUTION_TOO_HIGH = "contribution_too_high"
    SINGLE_TABLE_TOO_BIG = "single_table_too_big"
    REBUY_AFTER_FIRST_PART = "rebuy_after_first_part"
    REENTRY_TERMS_DIFFER = "reentry_terms_differ"
    TERMS_INVALID = "terms_invalid"
    NOTICE_MISSING = "notice_missing"
    # the desk (POKER P3)
    REGISTRATION_CLOSED = "registration_closed"
    IDENTITY_MISSING = "identity_missing"
    BANNED = "banned"
    NEAR_MATCH = "near_match"
    LIST_OUTDATED = "list_outdated"
    EMPLOYEE = "employee"
    ALREADY_REGISTERED = "already_registered"
    ACCESS_LIMITED = "access_limited"
    FULL = "full"
    PAYMENT_REQUIRED = "payment_required"
    DOCUMENT_EXPIRED = "document_expired"
    CHECK_DIGIT = "check_digit"
    CHECK_IN_REQUIRED = "check_in_required"
    REENTRY_NOT_ALLOWED = "reentry_not_allowed"
    REENTRY_TAKEN = "reentry_taken"
    STILL_IN_PLAY = "still_in_play"
    EXPELLED = "expelled"
    VOUCHER_HOLDER_ONLY = "voucher_holder_only"
    # the floor (POKER P4, P5)
    ALREADY_DRAWN = "already_drawn"
    NOT_DRAWN = "not_drawn"
    CHIEF_MISSING = "chief_missing"
    CHIEF_TOO_FEW = "chief_too_few"
    CHIEF_TOO_MANY = "chief_too_many"
    CHIEF_NOT_ADJACENT = "chief_not_adjacent"
    NOT_STARTED = "not_started"
    ALREADY_STARTED = "already_started"
    ALREADY_PAUSED = "already_paused"
    NOT_PAUSED = "not_paused"
    SEATS_INVALID = "seats_invalid"
    WITNESSES_REQUIRED = "witnesses_required"
    REBUY_NOT_ALLOWED = "rebuy_not_allowed"
    FIRST_PART_OVER = "first_part_over"
    REBUY_LIMIT = "rebuy_limit"
    DEALERS_BONUS_TAKEN = "dealers_bonus_taken"
    NOT_IN_PLAY = "not_in_play"
    LATER_FACT = "later_fact"
    NOT_FINISHED = "not_finished"
    ALREADY_FINISHED = "already_finished"
    STOPPED = "stopped"
    # prizes, rake, refunds (POKER P6 to P8)
    PRIZES_BELOW_MINIMUM = "prizes_below_minimum"
    PERCENTAGES_NOT_100 = "percentages_not_100"
    PRIZES_FIXED = "prizes_fixed"
    PRIZES_PAID = "prizes_paid"
    ENTRIES_OPEN = "entries_open"
    NOT_A_WINNER = "not_a_winner"
    AWARD_NOT_FINAL = "award_not_final"
    ALREADY_CERTIFIED = "already_certified"
    SAME_PERSON = "same_person"
    NOT_CANCELLED = "not_cancelled"
    ALREADY_REFUNDED = "already_refunded"


class Refused(Exception):
    """An act that the rules do not let through; nothing of it is kept.

    `details` holds what the words on the screen need (amounts, names, instants), by keys of the
    field. Where several rules are broken at once (POKER P1), `codes` holds them all.
    """

    def __init__(self, code: Code, *more: Code, **details: object) -> None:
        super().__init__(code, *more)
        self.codes: tuple[Code, ...] = (code, *more)
        self.details: Mapping[str, object] = details

    @property
    def code(self) -> Code:
        return self.codes[0]


class KnownError(Exception):
    """Something outside the rules went wrong, and the house knows what to do about it.

    Disk full, store locked, printer gone. `cause` names the kind; the screens have its words.
    """

    def __init__(self, cause: str, **details: object) -> None:
        super().__init__(cause)
        self.cause = cause
        self.details: Mapping[str, object] = details
