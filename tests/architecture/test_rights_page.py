"""The documentation says who may what, exactly as the services ask it (HOUSE H2)."""

from __future__ import annotations

from app.cli.rights import rights_page
from app.domain.house.rights import WHO_MAY, Act, Role
from tests.architecture.source_tree import ROOT

PAGE = (ROOT / "resources" / "documentation" / "who-may-what.md").read_text("utf-8")


def test_the_page_is_made_from_the_table_in_force() -> None:
    assert rights_page() == PAGE, "guichet rights > resources/documentation/who-may-what.md"


def test_the_page_read_as_a_table_gives_every_right_and_no_other() -> None:
    rows = [line.strip("|").split("|") for line in PAGE.splitlines() if line.startswith("| `")]
    told = {
        Act(row[0].strip(" `")): {role for role, mark in zip(Role, row[1:], strict=True) if mark.strip()}
        for row in rows
    }
    assert told == {act: set(roles) for act, roles in WHO_MAY.items()}
