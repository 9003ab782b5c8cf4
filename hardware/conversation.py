"""What is asked of a printer between `open` and `close`: how it is, and whether the paper came out."""

from __future__ import annotations

import time
from collections.abc import Callable

from app.ports.printing import Trouble
from hardware.profiles import Profile
from hardware.status import (
    ASK_NOW,
    ASK_PAPER,
    Answer,
    Completion,
    Condition,
    Listener,
    PaperAnswer,
    Said,
    read_answer,
)
from hardware.transports import Transport, TransportError

_SLICE_SECONDS = 0.25
_NEXT_ANSWER_SECONDS = 0.4
_MARK_SIGNS = 95


def ask(transport: Transport, seconds: float) -> Condition | None:
    """How the printer is, by `DLE EOT` 1 to 4; None if the first is not answered within `seconds`.

    A printer that leaves a later one unanswered is not asked on: a late answer would be taken for
    another's. Raises TransportError.
    """
    listener = Listener()
    known: Condition | None = None
    for kind, question in enumerate(ASK_NOW, 1):
        transport.send(question)
        answer = _await(
            transport,
            listener,
            lambda said: isinstance(said, Answer),
            seconds if kind == 1 else _NEXT_ANSWER_SECONDS,
        )
        if not isinstance(answer, Answer):
            return known
        condition = read_answer(kind, answer.byte)
        known = condition if known is None else known | condition
    return known


def mark_of(job: int) -> bytes:
    """Four printable bytes by which a printer tells that the paper of `job` is done."""
    signs = []
    for _place in range(4):
        job, sign = divmod(job, _MARK_SIGNS)
        signs.append(32 + sign)
    return bytes(signs)


def closing_question(profile: Profile, mark: bytes) -> bytes:
    """What to send behind a paper so that the printer tells when it is done; empty if it can't."""
    if profile.completion_id:
        return b"\x1d(H\x06\x0000" + mark
    return ASK_PAPER if profile.answers else b""


def confirm(
    transport: Transport, profile: Profile, mark: bytes, until: Callable[[], float]
) -> Trouble | None:
    """None once the printer says that the paper is done; else why that is not known.

    `until()` is the monotonic instant at which to stop waiting, asked again and again. Never raises:
    bytes have left, so whatever goes wrong now only means that a person must look.
    """
    if transport.delivers:
        return None
    if not profile.answers:
        return Trouble.NOT_CONFIRMED
    listener = Listener()

    def done(said: Said) -> bool:
        if profile.completion_id:
            return isinstance(said, Completion) and said.mark == mark
        return isinstance(said, PaperAnswer)

    try:
        while (left := until() - time.monotonic()) > 0:
            said = _await(transport, listener, done, min(left, _SLICE_SECONDS))
            if isinstance(said, PaperAnswer):
                return said.condition.trouble
            if said is not None:
                return None
        condition = ask(transport, _NEXT_ANSWER_SECONDS)
    except TransportError as gone:
        return gone.trouble
    return (condition.trouble if condition else Trouble.SILENT) or Trouble.NOT_CONFIRMED


def _await(
    transport: Transport, listener: Listener, wanted: Callable[[Said], bool], seconds: float
) -> Said | None:
    """The first `wanted` thing that is said within `seconds`."""
    end = time.monotonic() + seconds
    while True:
        heard = transport.read(max(end - time.monotonic(), 0.0))
        for said in listener.feed(heard):
            if wanted(said):
                return said
        if not heard or time.monotonic() >= end:
            return None
