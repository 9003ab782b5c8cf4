"""Offer files of the bet operator, JSON or CSV (BETTING B1).

JSON: `{"events": [{"code", "sport", "competition", "sides", "starts_at", "closes_at"?,
"match_of_the_day"?: {"day", "number"}, "bets": [{"number", "type", "period"?, "handicap"?, "line"?,
"counted"?, "single_allowed"?, "closes_at"?, "odds": {pick: "1.85" or null}}]}]}`.
CSV: one bet on each line, the event's columns with it, odds as `1=1.85 N=nd 2=4.10`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from app.domain.betting.bet import BetType, Counted, MatchOfTheDay, Period, Weekday
from app.domain.betting.publishing import written_odds
from app.domain.errors import Code, Refused
from app.domain.values import Odds
from app.services.betting.offers import PublishBet
from app.services.files.fields import Fields
from app.services.files.misread import MisreadError, Slip, misread
from app.services.files.strict import read_csv, read_json

COLUMNS = (
    "event", "sport", "competition", "side_1", "side_2", "starts_at", "closes_at", "match_day",
    "match_number", "number", "type", "period", "handicap", "line", "counted", "single_allowed", "odds",
)  # fmt: skip
_OF_EVENT = (
    "code", "sport", "competition", "sides", "starts_at", "closes_at", "match_of_the_day", "bets",
)  # fmt: skip
_OF_BET = (
    "number", "type", "period", "handicap", "line", "counted", "single_allowed", "closes_at", "odds",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class BadRow:
    """A row that can't be taken, and why: `where` is a CSV line or a place in the JSON file.

    `details` are those of the rule that it breaks, as in `Refused`.
    """

    where: str
    codes: tuple[Code, ...]
    why: str = ""
    details: Mapping[str, object] = field(default_factory=dict)


def unread(where: str, error: MisreadError) -> BadRow:
    """A row that its reader stumbled over."""
    return BadRow(where, (Code.FILE_INVALID,), str(error), {"misread": error.misread})


@dataclass(frozen=True, slots=True)
class OfferRow:
    where: str
    bet: PublishBet


def read_offer(data: bytes, *, is_csv: bool) -> Iterator[OfferRow | BadRow]:
    """The bets of a file, and the rows that are none. Raises Refused(file_invalid)."""
    if is_csv:
        for line, cells in read_csv(data, COLUMNS):
            yield from _event(f"line {line}", _nested(cells), f"line {line}")
        return
    top = read_json(data)
    if not isinstance(top, dict) or set(top) != {"events"} or not isinstance(top["events"], list):
        raise misread(Slip.NO_OFFER)
    for place, event in enumerate(top["events"], 1):
        yield from _event(f"event {place}", event)


def _event(where: str, value: Any, row: str | None = None) -> Iterator[OfferRow | BadRow]:
    try:
        fields = Fields(value, _OF_EVENT)
        event: dict[str, Any] = {
            "event": fields.text("code"),
            "sport": fields.text("sport", "football"),
            "competition": fields.text("competition", ""),
            "sides": fields.pair("sides"),
            "starts_at": fields.instant("starts_at"),
            "match_of_the_day": _match(fields.raw("match_of_the_day")),
        }
        if event["sides"] is None:
            raise MisreadError(Slip.MISSING, field="sides")
        closes_at = fields.instant("closes_at") or event["starts_at"]
        bets = fields.objects("bets")
    except MisreadError as error:
        yield unread(where, error)
        return
    for place, bet in enumerate(bets, 1):
        yield _bet(row or f"{where}, bet {place}", bet, event, closes_at)


def _bet(where: str, value: Any, event: Mapping[str, Any], closes_at: datetime | None) -> OfferRow | BadRow:
    try:
        fields = Fields(value, _OF_BET)
        closes = fields.instant("closes_at") or closes_at
        if closes is None:
            raise MisreadError(Slip.MISSING, field="closes_at")
        bet = PublishBet(
            number=fields.number("number"),
            type=fields.word("type", BetType),
            odds=_odds(fields.raw("odds")),
            closes_at=closes,
            period=fields.word("period", Period, Period.FULL),
            handicap=fields.text("handicap") if "handicap" in fields else None,
            line=fields.text("line") if "line" in fields else None,
            counted=fields.word("counted", Counted) if "counted" in fields else None,
            single_allowed=fields.flag("single_allowed", default=True),
            **event,
        )
    except Refused as refused:
        why = " ".join(map(str, refused.details.values()))
        return BadRow(where, refused.codes, why, refused.details)
    except MisreadError as error:
        return unread(where, error)
    return OfferRow(where, bet)


def _odds(value: Any) -> dict[str, Odds | None]:
    """Raises MisreadError, Refused(odds_invalid)."""
    if not isinstance(value, dict) or not value:
        raise MisreadError(Slip.NOT_LIST, field="odds")
    return {pick: None if odds is None else written_odds(_text(odds)) for pick, odds in value.items()}


def _text(odds: object) -> str:
    if not isinstance(odds, str):
        raise Refused(Code.ODDS_INVALID, odds=odds)
    return odds


def _match(value: Any) -> MatchOfTheDay | None:
    if value is None:
        return None
    fields = Fields(value, ("day", "number"))
    return MatchOfTheDay(fields.word("day", Weekday), fields.number("number"))


def _nested(cells: Mapping[str, str]) -> dict[str, Any]:
    """A CSV line as the JSON object that says the same."""
    event: dict[str, Any] = {
        "code": cells["event"],
        "sides": [cells["side_1"], cells["side_2"]],
        "starts_at": cells["starts_at"] or None,
        "closes_at": cells["closes_at"] or None,
    }
    event |= {name: cells[name] for name in ("sport", "competition") if cells[name]}
    if cells["match_day"]:
        event["match_of_the_day"] = {"day": cells["match_day"], "number": _whole(cells["match_number"])}
    bet: dict[str, Any] = {"number": _whole(cells["number"]), "odds": _listed(cells["odds"])}
    bet |= {name: cells[name] for name in ("type", "period", "handicap", "line", "counted") if cells[name]}
    if cells["single_allowed"]:
        bet["single_allowed"] = {"yes": True, "no": False}.get(cells["single_allowed"])
    return {**event, "bets": [bet]}


def _listed(cell: str) -> dict[str, str | None] | None:
    odds: dict[str, str | None] = {}
    for word in cell.split():
        pick, equals, value = word.partition("=")
        if not equals or pick in odds:
            return None
        odds[pick] = None if value == "nd" else value
    return odds


def _whole(cell: str) -> int | None:
    return int(cell) if cell.isascii() and cell.isdigit() and len(cell) < 10 else None
