"""The acts after which a selling page asks the house again."""

from __future__ import annotations

from typing import Final

from app.domain.house.rights import Act

CONCERNS: Final = frozenset(
    {
        Act.PUBLISH_BET,
        Act.SET_ODDS,
        Act.SUSPEND_BET,
        Act.RESUME_BET,
        Act.VOID_BET,
        Act.RESCHEDULE_EVENT,
        Act.RECORD_EARLY_START,
        Act.PROMULGATE,
        Act.CORRECT_RESULT,
        Act.IMPORT_OFFER,
        Act.IMPORT_RESULTS,
        Act.SELL,
        Act.CANCEL_TICKET,
        Act.OPEN_SHIFT,
        Act.CLOSE_SHIFT,
        Act.FORCE_CLOSE_SHIFT,
        Act.HAND_OVER_SHIFT,
    }
)
