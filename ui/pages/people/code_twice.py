"""A new code: typed, and typed once more (HOUSE H2)."""

from __future__ import annotations

from enum import StrEnum

from app.domain.errors import Code
from app.domain.house.people import pin_fault


class CodeFault(StrEnum):
    """Why a code that was typed gives no access."""

    INCOMPLETE = "incomplete"
    OBVIOUS = "obvious"
    DIFFERS = "differs"


class CodeTwice:
    """Between the first time and the second the code is held here and nowhere else."""

    def __init__(self) -> None:
        self._code = ""
        self.fault: CodeFault | None = None
        """What is wrong with the one typed last."""

    @property
    def is_once_more(self) -> bool:
        """Whether the same is to be typed again."""
        return bool(self._code)

    def forget(self) -> None:
        """From the start."""
        self._code, self.fault = "", None

    def take(self, code: str) -> bool:
        """Whether `code` is the one that was typed before; a faulty one is not asked for again."""
        if not self.is_once_more:
            self.fault = _fault_of(code)
            self._code = "" if self.fault else code
            return False
        self.fault = None if code == self._code else CodeFault.DIFFERS
        if self.fault is not None:
            self._code = ""
        return self.fault is None


def _fault_of(code: str) -> CodeFault | None:
    fault = pin_fault(code)
    if fault is None:
        return None
    return CodeFault.OBVIOUS if fault is Code.PIN_OBVIOUS else CodeFault.INCOMPLETE
