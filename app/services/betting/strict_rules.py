"""Whether the stricter rules against money laundering are in force (HOUSE H9).

It is what the journal said of it last: so it is sealed, holds for every station at once, and outlives a
restart.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.domain.house.rights import Act
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.house import House

_STRICT, _SEED = "strict", "article_11_3"


@dataclass(frozen=True, slots=True)
class SwitchRules:
    """`strict`: identity from 2,000 € of linked payments in a day, and from 300 € of wins together."""

    strict: bool


@dataclass(frozen=True, slots=True)
class RulesSwitched:
    strict: bool


@act(Act.SWITCH_RULES)
def switch_rules(work: Work, command: SwitchRules) -> RulesSwitched:
    """Put the stricter rules in force, or out of it. The règlement's own 5,000 € always holds."""
    work.subject = _STRICT if command.strict else _SEED
    return RulesSwitched(command.strict)


def are_strict(unit: Unit, house: House) -> bool:
    """The journal's last word; before it has one, the station's setting."""
    last = unit.journal.recent(1, Act.SWITCH_RULES)
    return last[0].subject == _STRICT if last else house.settings.linked_identity


def strict_now(house: House) -> bool:
    """`are_strict` at this instant, for a screen that asks before it sends."""
    with house.store.read() as unit:
        return are_strict(unit, house)


def _rules(unit: Unit, house: House, _query: None) -> bool:
    return are_strict(unit, house)


rules = reading(_rules, Act.READ_REGISTER)
"""Whether the stricter rules are in force. Raises Refused(not_allowed)."""
