"""`python -m tests.crash.run --rounds N --seed S`: work, die at any instant, look, go on.

Each round forks a till that works through the product's services, its spooler and its own SQLite
library. A killed one gets SIGKILL; one without power leaves what a disk would hold. Before the power
cuts come controls: on a store that does not wait for the disk the same cuts have to lose something.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.crash.house import prepare
from tests.crash.inspecting import Inspection, inspect, unprinted
from tests.crash.rounds import Round, found_without_power
from tests.crash.telling import Heard

_CONTROLS = ("OFF", "NORMAL")
_MOST_CONTROLS = 30


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a run of rounds came to. `complaints` are those of the first round that had any."""

    rounds: int
    acts: int
    papers: int
    complaints: tuple[str, ...]


def main(words: list[str] | None = None) -> int:
    """0 where nothing was lost, half done or done twice, and every control lost something."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200, help="kills, and as many power cuts")
    parser.add_argument("--seed", type=int, help="printed where none is given")
    given = parser.parse_args(words)
    seed: int = time.time_ns() % 1_000_000 if given.seed is None else given.seed
    _say(f"seed {seed}")
    fine = [
        _told("kills", play(seed, given.rounds, power=False)),
        *(_bites(seed, level) for level in _CONTROLS),
        _told("power cuts", play(seed, given.rounds, power=True)),
        _told("foundings without power", found(seed, max(given.rounds // 10, 3))),
    ]
    return 0 if all(fine) else 1


def play(seed: int, rounds: int, *, power: bool, synchronous: str | None = None) -> Outcome:
    """Rounds in one house, each going on where the one before left it, up to the first complaint."""
    random = Random(f"{seed} {power} {synchronous}")  # noqa: S311  # when to die is no secret
    everything = Heard()
    with TemporaryDirectory(prefix="guichet-crash-") as name:
        house = prepare(Path(name) / "house")
        seen = _look(house.folder, everything, Heard(), None)
        for number in range(rounds):
            round_ = Round(house, number, random.random(), everything.in_doubt, synchronous)
            heard = round_.without_power() if power else round_.killed()
            everything.add(heard)
            seen = _look(house.folder, everything, heard, seen.records)
            if seen.complaints:
                said = tuple(f"round {number}: {complaint}" for complaint in seen.complaints)
                return Outcome(number + 1, len(everything.acts), len(everything.papers), said)
        everything.add(Round(house, rounds, random.random()).to_the_end())
        left = (*_look(house.folder, everything, Heard(), None).complaints, *unprinted(house.folder))
    return Outcome(rounds, len(everything.acts), len(everything.papers), left)


def found(seed: int, rounds: int) -> Outcome:
    """Houses whose power goes while they are being founded: each opens afterwards, and is founded anew
    or goes on."""
    random = Random(f"{seed} founding")  # noqa: S311
    acts = 0
    for number in range(rounds):
        with TemporaryDirectory(prefix="guichet-crash-") as name:
            folder = Path(name) / "house"
            found_without_power(folder, random.random())
            seen = inspect(folder, Heard(), (), None)
            if seen.complaints:
                said = tuple(f"founding {number}: {complaint}" for complaint in seen.complaints)
                return Outcome(number + 1, acts, 0, said)
            acts += seen.records
            if not seen.records:
                prepare(folder)
    return Outcome(rounds, acts, 0, ())


def _look(house: Path, everything: Heard, heard: Heard, before: int | None) -> Inspection:
    """Look at a copy: the house itself is next opened by a till, which may lose its power over it."""
    with TemporaryDirectory(prefix="looking-", dir=house.parent) as name:
        copy = shutil.copytree(house, Path(name) / "house")
        return inspect(copy, everything, heard.acts, before)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _told(what: str, outcome: Outcome) -> bool:
    for complaint in outcome.complaints:
        _say(f"{what}, {complaint}")
    counted = f"{outcome.rounds} {what}, {outcome.acts} acts acknowledged, {outcome.papers} papers"
    if outcome.complaints:
        _say(counted)
        return False
    _say(f"{counted}: none lost, none half done, none twice")
    return outcome.acts > 0


def _bites(seed: int, synchronous: str) -> bool:
    """The control: the same cuts, and a store that is told not to wait for the disk."""
    outcome = play(seed, _MOST_CONTROLS, power=True, synchronous=synchronous)
    if outcome.complaints:
        _say(f"control, synchronous={synchronous}: as it has to, {outcome.complaints[0]}")
        return True
    _say(f"control, synchronous={synchronous}: {outcome.rounds} power cuts lost nothing: they prove nothing")
    return False


if __name__ == "__main__":
    sys.exit(main())
