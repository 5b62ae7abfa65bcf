"""Meadhall for researchers and bot authors: three Viking board games with chance and hidden information.

    import meadhall

    table = meadhall.open("wikinger", seats=2, seed=7)     # the protocol's names, plain Python values
    table.play(table.moves()[0]["code"])

    state = meadhall.game("walhalla", seats=4).new_state(seed=1)     # fast: fixed ids, NumPy arrays
    state.apply(state.legal_actions()[0])

docs/python.md tells the rest: PettingZoo, Gymnasium, OpenSpiel, batches, self-play.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from meadhall import _engine
from meadhall._engine import Game, GameCard, State
from meadhall.batch import Batch
from meadhall.errors import Closed, Refused
from meadhall.play import action_text, cards, game, tiny, usual_seats
from meadhall.table import Hall, Table

__version__: str = _engine.version
__all__ = ["Batch", "Closed", "Game", "GameCard", "Hall", "Refused", "State", "Table", "action_text", "batch", "cards", "game",
           "games", "load", "open", "replay", "schema", "tables", "tiny", "usual_seats", "verify"]

_halls: dict[int, Hall] = {}


def _hall() -> Hall:
    """The hall of this process: tables are not shared with a fork."""
    return _halls.setdefault(os.getpid(), Hall()) if os.getpid() not in _halls else _halls[os.getpid()]


def games() -> list[dict[str, Any]]:
    """What can be played: ids, seats, options as JSON Schema, bots."""
    return _hall().call("games")


def schema() -> dict[str, Any]:
    """The protocol, and what each game says, as JSON Schema."""
    return _hall().call("schema")


def open(game: str, seats: int, options: Mapping[str, Any] | None = None, seed: int | str | None = None,  # noqa: A001
         chance: str | None = None, players: Sequence[str] | None = None) -> Table:
    """A table for a new game. ``chance`` is "dealt" (usual) or "manual": then its outcomes are moves."""
    return _hall().open(game, seats, options, seed, chance, players)


def load(record: str | None = None, **position: Any) -> Table:
    """A table for a record, or for a position (game, seats, options, state)."""
    return _hall().load(record, **position)


def tables() -> list[dict[str, Any]]:
    """The open tables of this process, in the order of their names."""
    return _hall().call("tables")


def replay(record: str, ply: int | None = None, seat: int | str | None = None) -> dict[str, Any]:
    """A record at that ply, or at its end; every hash in it is checked."""
    return _hall().call("replay", record=record, ply=ply, seat=seat)


def verify(record: str) -> dict[str, Any]:
    """How many outcomes of chance follow from the seed of a record; refuses one that was tampered with."""
    return _hall().call("verify", record=record)


def batch(game: Game, games: int, threads: int = 1, seed: int = 0, observes: bool = True) -> Batch:
    """Many games at once, stepped together by C++ threads; see Batch."""
    return Batch(game, games, threads, seed, observes)
