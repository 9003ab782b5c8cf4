"""Result files of the bet operator, JSON or CSV (BETTING B6).

JSON: `{"results": [{"event", "sides", "half_time"?: [1, 0], "full_time"?, "extra_time"?, "shoot_out"?,
"first_goal"?, "ended"?, "counts"?: {"tries": {"half_time"?, "full_time"?}}, "winners"?: {"134": ["1"]}}]}`.
CSV: one event on each line, scores as `1:0`, winners as `134=1 135=N+2`. The sides are named in the
order of the event: a row that has them the other way round is refused, not turned (F10). Extra time
and shoot-out are kept apart and never counted (art. 4.1, F11).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from app.domain.betting.bet import Counted, WhichBet
from app.domain.betting.outcomes import Ending, Result, Scores
from app.services.betting.offer_file import BadRow, unread
from app.services.files.fields import Fields
from app.services.files.misread import MisreadError, Slip, misread
from app.services.files.strict import read_csv, read_json

COLUMNS = (
    "event", "side_1", "side_2", "half_time", "full_time", "extra_time", "shoot_out", "first_goal", "ended",
    "winners",
)  # fmt: skip
_FIELDS = (
    "event", "sides", "half_time", "full_time", "extra_time", "shoot_out", "first_goal", "ended", "counts",
    "winners",
)  # fmt: skip
_SCORES = ("half_time", "full_time", "extra_time", "shoot_out")
_SCORE = re.compile(r"([0-9]{1,3}):([0-9]{1,3})")


@dataclass(frozen=True, slots=True)
class ResultRow:
    """What a row says of an event: `result`, or `winners` by bet number for a sport without scores."""

    where: str
    event: str
    sides: tuple[str, str]
    result: Result | None = None
    winners: Mapping[WhichBet, tuple[str, ...]] = field(default_factory=dict)


def read_results(data: bytes, *, is_csv: bool) -> Iterator[ResultRow | BadRow]:
    """The results of a file, and the rows that are none. Raises Refused(file_invalid)."""
    if is_csv:
        for line, cells in read_csv(data, COLUMNS):
            yield _row(f"line {line}", _nested(cells))
        return
    top = read_json(data)
    if not isinstance(top, dict) or set(top) != {"results"} or not isinstance(top["results"], list):
        raise misread(Slip.NO_RESULTS)
    for place, value in enumerate(top["results"], 1):
        yield _row(f"result {place}", value)


def _row(where: str, value: Any) -> ResultRow | BadRow:
    try:
        fields = Fields(value, _FIELDS)
        event, sides = fields.text("event"), fields.pair("sides")
        if sides is None:
            raise MisreadError(Slip.MISSING, field="sides")
        if "winners" in fields:
            if any(name in fields for name in (*_SCORES, "first_goal", "ended", "counts")):
                raise MisreadError(Slip.WINNERS_BESIDE_A_SCORE)
            return ResultRow(where, event, sides, winners=_winners(fields.raw("winners")))
        return ResultRow(where, event, sides, result=_result(fields))
    except MisreadError as error:
        return unread(where, error)


def _result(fields: Fields) -> Result:
    half, full, extra, shoot_out = (fields.score(name) for name in _SCORES)
    return Result(
        scores=Scores(half, full),
        first_goal=fields.text("first_goal") if "first_goal" in fields else None,
        ended=fields.word("ended", Ending, Ending.PLAYED),
        counts=_counts(fields.raw("counts")),
        extra_time=extra,
        shoot_out=shoot_out,
    )


def _counts(value: Any) -> dict[Counted, Scores]:
    if value is None:
        return {}
    counted = Fields(value, [each.value for each in Counted])
    scores = {}
    for each in Counted:
        if each.value in counted:
            periods = Fields(counted.raw(each.value), ("half_time", "full_time"))
            scores[each] = Scores(periods.score("half_time"), periods.score("full_time"))
    return scores


def _winners(value: Any) -> dict[WhichBet, tuple[str, ...]]:
    if not isinstance(value, dict) or not value:
        raise MisreadError(Slip.NOT_LIST, field="winners")
    winners: dict[WhichBet, tuple[str, ...]] = {}
    for number, picks in value.items():
        if not (number.isascii() and number.isdigit() and len(number) <= 3):
            raise MisreadError(Slip.NO_BET_NUMBER, value=number)
        if not isinstance(picks, list) or any(not isinstance(pick, str) for pick in picks):
            raise MisreadError(Slip.NO_PICKS, bet=number)
        winners[int(number)] = tuple(picks)
    return winners


def _nested(cells: Mapping[str, str]) -> dict[str, Any]:
    """A CSV line as the JSON object that says the same."""
    row: dict[str, Any] = {"event": cells["event"], "sides": [cells["side_1"], cells["side_2"]]}
    for name in _SCORES:
        if cells[name]:
            match = _SCORE.fullmatch(cells[name])
            row[name] = [int(match[1]), int(match[2])] if match else cells[name]
    row |= {name: cells[name] for name in ("first_goal", "ended") if cells[name]}
    if cells["winners"]:
        row["winners"] = _listed(cells["winners"])
    return row


def _listed(cell: str) -> dict[str, list[str]] | None:
    winners: dict[str, list[str]] = {}
    for word in cell.split():
        number, equals, picks = word.partition("=")
        if not equals or number in winners:
            return None
        winners[number] = picks.split("+") if picks else []
    return winners
