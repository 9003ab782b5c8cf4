"""What the README tells a newcomer is so."""

from __future__ import annotations

import re

from app.demo.founding import PEOPLE
from tests.architecture.source_tree import ROOT

README = (ROOT / "README.md").read_text("utf-8")
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def test_every_word_for_make_is_one() -> None:
    told = set(re.findall(r"(?:`|^)make ([a-z0-9]+)", README, re.MULTILINE))
    known = set(re.findall(r"^([a-z0-9]+):", MAKEFILE, re.MULTILINE))
    assert {"run", "test"} <= told <= known


def test_every_room_of_the_plan_stands() -> None:
    plan = README.partition("### The rooms\n\n```\n")[2].partition("\n```")[0]
    top = ""
    for line in plan.splitlines():
        name = line.split()[0]
        top = top if line.startswith(" ") else name
        path = ROOT / (name if name == top else top + name)
        assert path.exists(), name


def test_everybody_of_the_demonstration_is_told_with_the_right_pin() -> None:
    told = dict(re.findall(r"^\| ([^|]+) \| [^|]+ \| (\d{4}) \|$", README, re.MULTILINE))
    assert told == {person.name: person.pin for person in PEOPLE}


def test_every_picture_and_page_that_is_pointed_to_exists() -> None:
    pointed = re.findall(r"\]\((?!https?:)([^)#]+)\)", README)
    assert [path for path in pointed if not (ROOT / path).exists()] == []
