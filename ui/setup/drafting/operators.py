"""The first operators (HOUSE H2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.domain.house.people import pin_fault
from app.domain.house.rights import Role
from app.ports.setting_up import DraftPerson
from ui.pages.people.presenter import identifier
from ui.setup.drafting.held import HeldDraft


class FirstOperators:
    """`codes` live here alone, by operator: they are typed anew after an interruption."""

    def __init__(self, held: HeldDraft) -> None:
        self._held = held
        self.codes: dict[str, str] = {}

    def add(self, name: str, roles: Sequence[Role], code: str) -> bool:
        """False without a name, a role, or a code that may become somebody's."""
        if not name.strip() or not roles or pin_fault(code):
            return False
        draft = self._held.draft
        key = identifier(name, [each.operator for each in draft.people])
        person = DraftPerson(key, name.strip(), tuple(sorted(roles)))
        self._held.draft = replace(draft, people=(*draft.people, person))
        self.codes[key] = code
        return True

    def take(self, operator: str) -> DraftPerson:
        """Take somebody out of the list, to be changed; his code is forgotten."""
        draft = self._held.draft
        taken = next(each for each in draft.people if each.operator == operator)
        self._held.draft = replace(draft, people=tuple(each for each in draft.people if each != taken))
        self.codes.pop(operator, None)
        return taken

    @property
    def without_code(self) -> Sequence[DraftPerson]:
        """Those whose code was not kept when the set-up was interrupted."""
        return [each for each in self._held.draft.people if each.operator not in self.codes]
