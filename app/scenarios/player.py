"""Playing a scenario file from its first step to the first one that differs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol

from app.codec import plain
from app.config import Settings
from app.domain.betting.limits import ARTICLE_6, Limits
from app.domain.errors import KnownError, Refused
from app.domain.house.establishment import Establishment, PointOfSale
from app.domain.house.rights import Role
from app.domain.values import Money, Odds
from app.ports.outside import Clock
from app.ports.tampering import Tamperer
from app.scenarios import betting_verbs, house_verbs, offer_verbs
from app.scenarios.comparing import difference
from app.scenarios.poker import desk, floor, frame, money
from app.scenarios.reading import HouseSpec, Scenario, ScenarioError, Step, arguments, load
from app.scenarios.verbs import DEFAULT_OPERATORS, PIN, FileClock, Play, runner_of
from app.services.cash import OpenShift, open_shift
from app.services.founding import Found, Newcomer, found
from app.services.house import House

FAMILIES = (house_verbs, offer_verbs, betting_verbs, frame, desk, floor, money)
POINTS_OF_SALE = (
    PointOfSale(
        "P1", "001", "Point de vente 1", "1, quai des Goélands", transfers=True, payment_centre=False
    ),
    PointOfSale(
        "P2", "002", "Point de vente 2", "2, quai des Goélands", transfers=False, payment_centre=False
    ),
    PointOfSale(
        "C1", "003", "Centre de paiement", "3, quai des Goélands", transfers=True, payment_centre=True
    ),
)


class MadeHouse(Protocol):
    """A fresh house and the means to tamper with its store."""

    @property
    def house(self) -> House: ...
    @property
    def tamperer(self) -> Tamperer: ...


HouseMaker = Callable[[Clock, Settings], AbstractContextManager[MadeHouse]]


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a file: each step's whole result, and the first difference, if any."""

    path: Path
    difference: str | None
    results: tuple[Mapping[str, Any], ...] = field(default=())

    @property
    def ok(self) -> bool:
        return self.difference is None


def play_file(path: Path, make_house: HouseMaker) -> Played:
    """Play one file on a house of its own."""
    try:
        scenario = load(path)
        settings = _settings(scenario.house)
    except ScenarioError as error:
        return Played(path, str(error))
    clock = FileClock(scenario.start)
    with make_house(clock, settings) as made:
        play = Play(made.house, made.tamperer, clock)
        _found(play, scenario.house)
        return _play(path, scenario, play)


def _play(path: Path, scenario: Scenario, play: Play) -> Played:
    results: list[Mapping[str, Any]] = []
    copies = {
        step.arguments.get("record") for step in scenario.steps if step.arguments.get("how") == "old_copy"
    }
    for step in scenario.steps:
        if step.at is not None:
            play.clock.set(step.at)
        if step.alias in copies:
            play.tamperer.remember()
        try:
            result = _run(play, step)
            found = _judge(play, step, result)
        except (ScenarioError, KnownError) as error:
            return Played(path, f"step {step.number} ({step.verb}): {error}", tuple(results))
        results.append(result)
        if found is not None:
            return Played(path, f"step {step.number} ({step.verb}): {found}", tuple(results))
    return Played(path, None, tuple(results))


def _run(play: Play, step: Step) -> Mapping[str, Any]:
    runner = runner_of(step)
    if step.point_of_sale not in {each.id for each in POINTS_OF_SALE}:
        raise ScenarioError(f"no point of sale {step.point_of_sale}")
    before = play.head()
    try:
        result = runner(play, step)
    except Refused as refusal:
        if play.head() != max(before, play.prepared_head) and step.verb != "fill":
            raise ScenarioError(f"refused {refusal.code}, yet something was recorded") from refusal
        codes = [str(code) for code in refusal.codes]
        details: dict[str, Any] = {key: plain(value) for key, value in refusal.details.items()}
        return {**details, "refused": codes if len(codes) > 1 else codes[0]}
    if step.alias is not None:
        play.results[step.alias] = result
        play.records[step.alias] = range(before + 1, play.head() + 1)
    return result


def _judge(play: Play, step: Step, result: Mapping[str, Any]) -> str | None:
    if step.expect is None:
        return f"refused: {result['refused']}" if "refused" in result else None
    expected = dict(step.expect)
    if isinstance(expected.get("refused"), list) and isinstance(result.get("refused"), str):
        result = {**result, "refused": [result["refused"]]}
    if "refused" in result and "refused" not in expected:
        return f"expected {expected!r}, actual refused: {result['refused']}"
    return difference(expected, result, lambda name: _same_as(play, name))


def _same_as(play: Play, name: str) -> Any:
    alias, _, key = name.partition(".")
    try:
        return play.results[alias][key]
    except KeyError:
        raise ScenarioError(f"same_as: {name} is no result so far") from None


def _settings(spec: HouseSpec) -> Settings:
    unknown = set(spec.limits) - set(Limits.__dataclass_fields__)
    unknown |= set(spec.settings) - set(Settings.__dataclass_fields__) | {"limits"} & set(spec.settings)
    if unknown:
        raise ScenarioError(f"unknown settings {sorted(unknown)}")
    limits = {name: _limit(name, value) for name, value in spec.limits.items()}
    settings = arguments({"drawer_short": False, **spec.settings}, Settings)
    return replace(settings, limits=replace(ARTICLE_6, **limits))


def _limit(name: str, value: str | None) -> Any:
    if value is None:
        return None
    try:
        return Odds.parse(value) if name == "total_odds_limit" else Money.parse(value)
    except ValueError as error:
        raise ScenarioError(f"{name}: {error}") from error


def _found(play: Play, spec: HouseSpec) -> None:
    roles: dict[str, tuple[Role, ...]] = {name: (role,) for name, role in DEFAULT_OPERATORS.items()}
    roles |= spec.operators
    newcomers = tuple(Newcomer(name, name, held, PIN) for name, held in roles.items())
    house = Establishment("Casino du Scénario", "Port-Lazare", betting=True, poker=True)
    origin = play.origin_at("P1", "administrator")
    found(play.house, origin, Found(house, POINTS_OF_SALE, newcomers))
    if spec.auto_shift:
        for point_of_sale in POINTS_OF_SALE:
            open_shift(play.house, play.origin_at(point_of_sale.id, "cashier"), OpenShift(Money.ZERO))
