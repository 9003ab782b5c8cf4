"""What the room says of its latest draw: who came from where (POKER P4)."""

from __future__ import annotations

from app.services.poker.floor import OnFloor, balance
from app.services.poker.room_view import AskRoom, room
from tests.app.services.kit import Counter, on_sqlite
from tests.app.services.poker.evening import Evening


@on_sqlite
def test_everybody_who_moves_comes_from_where_he_sat(counter: Counter) -> None:
    evening = Evening(counter).open(seats=4, capacity=20)
    evening.come(*(f"Joueur{chr(65 + number)}" for number in range(9)))
    evening.start()
    for _ in range(2):
        evening.eliminate(next(iter(evening.state.seated())))
        before = {each: (player.table, player.seat) for each, player in evening.state.seated().items()}
        given = balance(counter.house, counter.by("clara"), OnFloor(evening.tournament))
        drawn = room(counter.house, counter.by("clara"), AskRoom(evening.tournament)).last_draw
        if not given.moves:
            continue
        assert drawn is not None
        assert {move.player: move.left for move in drawn.moves} == {
            player: before[player] for player, _, _ in given.moves
        }
        return
    raise AssertionError("nine players at three tables of four never had to move")
