"""The frame of a tournament, folded: terms and dates, what was told of them, its end before its time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from app.domain.poker import facts as f
from app.domain.poker.state import PlayerState, Tournament


def terms_changed(state: Tournament, fact: f.TermsChanged) -> Tournament:
    changed = replace(state, terms=fact.terms, clock=fact.clock or state.clock)
    if fact.notice_by is None:
        return changed
    return replace(
        changed,
        date_change_by=fact.notice_by,
        moved_from=_told_of(state, f.NoticeKind.DATE_CHANGE, pending=state.date_change_by is not None),
        notices=_notices_for_new_date(state),
    )


def _told_of(state: Tournament, kind: f.NoticeKind, *, pending: bool) -> datetime:
    # While the letter about an earlier move has not gone, the date before that move is the one known.
    untold = pending and kind not in state.notices
    return (state.moved_from if untold else None) or state.terms.starts_at


def _notices_for_new_date(state: Tournament) -> Mapping[f.NoticeKind, Any]:
    # A letter that was sent ahead of the first change speaks of it; a second change asks for another.
    if state.date_change_by is None:
        return state.notices
    return {kind: at for kind, at in state.notices.items() if kind is not f.NoticeKind.DATE_CHANGE}


def postponed(state: Tournament, fact: f.TournamentPostponed) -> Tournament:
    back = {
        each: replace(player, state=PlayerState.REGISTERED, table=None, seat=None, stack=0, first_chips=0)
        if player.state in (PlayerState.CHECKED_IN, PlayerState.IN_PLAY)
        else player
        for each, player in state.players.items()
    }
    again = replace(
        state, terms=fact.terms, players=back, drawn=False, tables=(), breaking=(), chips_in_play=0,
        ledger={}, counts={}, moving={},
    )  # fmt: skip
    if fact.asks is f.NoticeKind.POSTPONEMENT:
        sent = dict(state.notices)
        if state.postponed:
            sent.pop(f.NoticeKind.POSTPONEMENT, None)
        known = _told_of(state, f.NoticeKind.POSTPONEMENT, pending=state.postponed)
        return replace(again, postponed=True, moved_from=known, notices=sent)
    return replace(
        again,
        date_change_by=fact.notice_by,
        moved_from=_told_of(state, f.NoticeKind.DATE_CHANGE, pending=state.date_change_by is not None),
        notices=_notices_for_new_date(state),
    )


def cancelled(state: Tournament, _: f.TournamentCancelled) -> Tournament:
    return replace(state, cancelled=True)


def stopped(state: Tournament, fact: f.TournamentStopped) -> Tournament:
    return replace(state, stopped=True, clock=fact.clock)


def notice_sent(state: Tournament, fact: f.NoticeSent) -> Tournament:
    return replace(state, notices={**state.notices, fact.kind: fact.at})
