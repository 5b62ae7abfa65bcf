"""Many games at once, stepped together by threads of the engine; the arrays are looked at, never copied."""

from __future__ import annotations

from typing import Any

import numpy as np

from meadhall import _engine
from meadhall.errors import Closed


class Batch:
    """N games of one kind. What ends begins anew in the same step, so every row always asks a seat for an id.

    ``observations`` (N, numbers) int16, ``masks`` (N, ids) bool and ``to_act`` (N,) int8 describe what is asked now;
    ``rewards`` (N, seats) float32, ``dones`` (N,) bool and ``scores`` (N, seats) int16 what the last step brought.
    All are views into the engine's memory: read-only, and changed by the next step. Copy what you keep.
    """

    def __init__(self, game: _engine.Game, games: int, threads: int = 1, seed: int = 0, observes: bool = True) -> None:
        self._engine: _engine.Batch | None = _engine.make_batch(game, games, threads, seed, observes)
        self.game = game
        self.size = games
        self.threads = threads
        engine = self._engine
        self.observations: np.ndarray = engine.observations
        self.masks: np.ndarray = engine.masks
        self.to_act: np.ndarray = engine.to_act
        self.rewards: np.ndarray = engine.rewards
        self.scores: np.ndarray = engine.scores
        self.dones: np.ndarray = engine.dones
        self._drawn = np.zeros(games, dtype=np.int32)

    def __len__(self) -> int:
        return self.size

    def _open(self) -> _engine.Batch:
        if self._engine is None:
            raise Closed("this batch is closed")
        return self._engine

    def reset(self, seed: int = 0) -> None:
        """All games from the beginning."""
        self._open().reset(seed)

    def step(self, actions: Any) -> None:
        """One id for each game. If one of them is not legal, Refused is raised and no game has moved."""
        self._open().step(self._as_ids(actions))

    def _as_ids(self, actions: Any) -> np.ndarray:
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {given.dtype}")
        if given.shape != (self.size,):
            raise ValueError(f"expected {self.size} actions, one for each game, not shape {given.shape}")
        if given.dtype != np.int32 and given.size and (given.min() < 0 or given.max() >= self.game.action_count):
            raise ValueError(f"actions lie between 0 and {self.game.action_count - 1}")
        return np.ascontiguousarray(given, dtype=np.int32)

    def random_actions(self) -> np.ndarray:
        """A legal id for each game, all equally likely; the array is the same at every call."""
        self._open().draw(self._drawn)
        return self._drawn

    def close(self) -> None:
        """No more steps; the arrays stay readable."""
        self._engine = None

    def __reduce__(self) -> Any:
        raise TypeError("a batch cannot be pickled: make one in each process")
