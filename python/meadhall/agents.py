"""A small policy that learns: one hidden layer over an observation, in NumPy. examples/python/train_baseline.py trains it."""

from __future__ import annotations

import pathlib

import numpy as np

from meadhall import _engine


class Policy:
    """How likely each legal id is, from what a seat sees. Numbers are squeezed by ``sign(x) log(1 + |x|)`` first."""

    def __init__(self, inner: np.ndarray, inner_bias: np.ndarray, outer: np.ndarray, outer_bias: np.ndarray) -> None:
        self._inner, self._inner_bias, self._outer, self._outer_bias = inner, inner_bias, outer, outer_bias

    @classmethod
    def fresh(cls, game: _engine.Game, hidden: int, dice: np.random.Generator) -> Policy:
        """One that knows nothing yet: every legal id is about equally likely."""
        size, ids = game.observation_size, game.action_count
        inner = dice.normal(0, 1 / np.sqrt(size), (size, hidden)).astype(np.float32)
        return cls(inner, np.zeros(hidden, np.float32), np.zeros((hidden, ids), np.float32), np.zeros(ids, np.float32))

    @classmethod
    def load(cls, file: str | pathlib.Path) -> Policy:
        """A policy that `save` has written."""
        with np.load(file) as kept:
            return cls(*(kept[name] for name in ("inner", "inner_bias", "outer", "outer_bias")))

    def save(self, file: str | pathlib.Path) -> None:
        """Writes the weights into an .npz file."""
        np.savez(file, inner=self._inner, inner_bias=self._inner_bias, outer=self._outer, outer_bias=self._outer_bias)

    def weights(self) -> list[np.ndarray]:
        """The arrays that learning changes in place."""
        return [self._inner, self._inner_bias, self._outer, self._outer_bias]

    @staticmethod
    def features(observations: np.ndarray) -> np.ndarray:
        """What the network reads: the numbers of observations, squeezed."""
        seen = observations.astype(np.float32)
        return np.sign(seen) * np.log1p(np.abs(seen))

    def _hidden(self, features: np.ndarray) -> np.ndarray:
        return np.tanh(features @ self._inner + self._inner_bias)

    def shares(self, features: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """The chance of every id, nothing for those that are not legal; one row for each row."""
        wishes = np.where(masks, self._hidden(features) @ self._outer + self._outer_bias, -np.inf)
        shares = np.exp(wishes - wishes.max(axis=1, keepdims=True))
        return shares / shares.sum(axis=1, keepdims=True)

    def gradients(self, features: np.ndarray, masks: np.ndarray, actions: np.ndarray, gain: np.ndarray,
                  curiosity: float) -> list[np.ndarray]:
        """Uphill for `gain` times the logarithm of the chosen share, and for evenness; in the order of `weights`."""
        hidden = self._hidden(features)
        shares = self.shares(features, masks)
        rows = np.arange(len(actions))
        push = -shares * gain[:, None]
        push[rows, actions] += gain
        logs = np.log(np.maximum(shares, 1e-12))
        evenness = -(shares * logs).sum(axis=1, keepdims=True)
        push -= curiosity * shares * (logs + evenness)
        push /= len(actions)
        below = (push @ self._outer.T) * (1 - hidden**2)
        return [features.T @ below, below.sum(axis=0), hidden.T @ push, push.sum(axis=0)]

    def act(self, state: _engine.State) -> int:
        """The likeliest legal id of whoever is to act: an agent for meadhall.selfplay."""
        shares = self.shares(self.features(state.observation()[None]), state.mask()[None])
        return int(shares[0].argmax())
