"""Fair draws: what NIST's generator gives, a chi-square test, and biased controls that it catches."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.poker.draw import Drawer, DrawStep, RandomBytes, commitment_of, verify_draw
from app.domain.poker.seating import Room, first_seats, late_seat

PLAYERS = ("Ana", "Bea", "Cléo", "Dora")
DRAWS = 4800
# One sound draw in 10,000 would be called biased at these values, for 23 and 7 degrees of freedom.
CHI_23, CHI_7 = 55.6, 27.9


def seed(number: int) -> bytes:
    return hashlib.sha256(f"draw {number}".encode()).digest()


def chi_square(counts: Sequence[int], cells: int) -> float:
    expected = sum(counts) / cells
    return sum((count - expected) ** 2 for count in counts) / expected + expected * (cells - len(counts))


class CarelessDrawer(Drawer):
    """Exchanges every place with any other: the shuffle that everybody writes first."""

    def pick(self, what: str, options: Sequence[str], count: int) -> tuple[str, ...]:
        places = list(options)
        for place in range(len(places)):
            other = self._random.below(len(places))
            places[place], places[other] = places[other], places[place]
        self._steps.append(DrawStep(what, tuple(options), tuple(places[:count])))
        return tuple(places[:count])


def orders(drawer: type[Drawer]) -> Sequence[int]:
    """How often each way to seat four players at four seats comes out."""
    seen = Counter(
        tuple(sorted((each.seat, each.player) for each in first_seats(PLAYERS, 4, drawer(seed(n))).given))
        for n in range(DRAWS)
    )
    return list(seen.values())


def test_every_way_to_seat_the_players_is_equally_likely() -> None:
    counts = orders(Drawer)
    assert len(counts) == 24
    assert chi_square(counts, 24) < CHI_23


def test_the_same_test_catches_a_careless_shuffle() -> None:
    assert chi_square(orders(CarelessDrawer), 24) > CHI_23


def test_every_seat_of_two_tables_is_equally_likely_for_a_player() -> None:
    places = Counter(
        next(
            (each.table, each.seat)
            for each in first_seats(("X", *PLAYERS), 4, Drawer(seed(n))).given
            if each.player == "X"
        )
        for n in range(DRAWS)
    )
    assert chi_square(list(places.values()), 8) < CHI_7


def test_a_late_player_is_as_likely_at_either_of_the_smallest_tables() -> None:
    room = Room(4, {1: {1: "A"}, 2: {2: "B"}, 3: {1: "C", 2: "D"}}, breaking=(1, 2, 3))
    tables = Counter(late_seat(room, "X", Drawer(seed(n))).given[0].table for n in range(2000))
    assert set(tables) == {1, 2}
    assert abs(tables[1] - tables[2]) < 200


def test_a_number_below_100_is_not_bent_by_a_remainder() -> None:
    numbers = [RandomBytes(seed(n)) for n in range(20)]
    counts = Counter(source.below(100) for source in numbers for _ in range(1000))
    low = sum(count for number, count in counts.items() if number < 56)
    bent = sum(RandomBytes(seed(n)).request(1)[0] % 100 < 56 for n in range(20_000))
    # 56 % of fair numbers; a byte modulo 100 gives 65.6 %.
    assert abs(low - 11_200) < 300
    assert abs(bent - 11_200) > 1500


def test_the_generator_is_hmac_drbg_as_published() -> None:
    """SP 800-90A by hand: two updates from the seed, then HMAC after HMAC."""
    secret = seed(1)
    key, value = bytes(32), b"\x01" * 32
    for mark in (b"\x00", b"\x01"):
        key = hmac.digest(key, value + mark + secret, "sha256")
        value = hmac.digest(key, value, "sha256")
    first = hmac.digest(key, value, "sha256")
    second = hmac.digest(key, first, "sha256")
    assert RandomBytes(secret).request(48) == first + second[:16]


def test_a_short_seed_is_no_seed() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        RandomBytes(b"short")


@given(st.binary(min_size=32, max_size=48), st.integers(1, 12), st.integers(0, 12))
def test_what_was_drawn_is_computed_again_from_the_seed(secret: bytes, count: int, wanted: int) -> None:
    drawer = Drawer(secret)
    options = [str(number) for number in range(count)]
    drawn = drawer.pick("options", options, min(wanted, count))
    record = drawer.record("next")
    assert len(set(drawn)) == min(wanted, count)
    assert verify_draw(record)
    assert record.commitment == commitment_of(secret)


def test_a_draw_that_was_touched_does_not_come_out() -> None:
    drawer = Drawer(seed(7))
    drawer.pick("players", PLAYERS, 4)
    record = drawer.record("next")
    (step,) = record.steps
    swapped = replace(step, drawn=(step.drawn[1], step.drawn[0], *step.drawn[2:]))
    assert not verify_draw(replace(record, steps=(swapped,)))
    assert not verify_draw(replace(record, seed=seed(8).hex()))
    assert not verify_draw(replace(record, commitment=commitment_of(seed(8))))
    assert not verify_draw(replace(record, seed="no hexadecimal"))
