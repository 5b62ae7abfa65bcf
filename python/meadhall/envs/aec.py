"""A game of the hall as a PettingZoo environment in which agents act one after another."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from meadhall import _engine
from meadhall.errors import Closed
from meadhall.play import game, tiny, usual_seats

_NUMBERS = np.iinfo(np.int16)


def observation_space(rules: _engine.Game) -> gymnasium.spaces.Dict:
    """What an agent sees (docs/python.md names every number) and which ids it may choose."""
    numbers = gymnasium.spaces.Box(_NUMBERS.min, _NUMBERS.max, (rules.observation_size,), np.int16)
    return gymnasium.spaces.Dict({
        "observation": numbers,
        "action_mask": gymnasium.spaces.Box(0, 1, (rules.action_count,), np.int8),
    })


class RawEnv(AECEnv[str, dict[str, np.ndarray], int]):
    """Chance is dealt from the seed of ``reset``; an illegal action raises ``meadhall.Refused`` and changes nothing.

    Rewards come at the end: 1 for a win, a share of it for a shared one, and what the losers lose in sum; who plays
    alone gets points / 100.
    """

    def __init__(self, rules: _engine.Game, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {"name": f"{rules.id}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        if render_mode not in (None, "ansi"):
            raise ValueError(f"there is no render mode {render_mode!r}, only 'ansi'")
        self.render_mode = render_mode
        self.game = rules
        self.possible_agents = [f"player_{seat}" for seat in range(rules.seats)]
        self.agents: list[str] = []
        self._observation_space = observation_space(rules)
        self._action_spaces = {agent: gymnasium.spaces.Discrete(rules.action_count) for agent in self.possible_agents}
        self._position: _engine.State | None = None
        self._closed = False
        self._seeds, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> gymnasium.Space:
        """What an agent sees; the same for all, and the same object at every call, as PettingZoo asks."""
        del agent
        return self._observation_space

    def action_space(self, agent: str) -> gymnasium.Space:
        """All ids, of which the mask says which may come next."""
        return self._action_spaces[agent]

    @property
    def position(self) -> _engine.State:
        """The position itself; for whoever owns the environment, because nothing is hidden in it."""
        if self._closed:
            raise Closed("this environment is closed")
        if self._position is None:
            raise RuntimeError("call reset() first")
        return self._position

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, dealt from the seed or from what the last seed leads to."""
        del options
        if self._closed:
            raise Closed("this environment is closed")
        if seed is not None:
            self._seeds, _ = seeding.np_random(seed)
        self._position = self.game.new_state(seed=int(self._seeds.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self._position.is_over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        seat = self.position.to_act
        self.agent_selection = self.possible_agents[seat] if seat >= 0 else self.agents[0]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent sees, and a mask that is all zero unless it is to act."""
        seat = self.possible_agents.index(agent)
        position = self.position
        mask = position.mask() if position.to_act == seat else np.zeros(self.game.action_count, bool)
        return {"observation": position.observation(seat), "action_mask": mask.view(np.int8)}

    def step(self, action: int | None) -> None:
        """An id of the agent to act; None of one whose game is over."""
        position = self.position
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is no action of an agent that still plays")
        position.apply(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if position.is_over:
            self.rewards = dict(zip(self.possible_agents, position.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What everybody sees, as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render mode: make the environment with render_mode='ansi'")
            return None
        position = self.position
        who = "over" if position.is_over else f"player_{position.to_act} is to act"
        return f"{self.game.id}: {who}, points {position.scores}\n{json.dumps(position.view(-1))}"

    def close(self) -> None:
        """An end to the environment; closing twice does no harm."""
        self._closed = True
        self._position = None


def wrapped(raw: RawEnv) -> AECEnv:
    """With PettingZoo's own wrappers around it, which say what was called in the wrong order."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


def make_raw_env(name: str, seats: int | None = None, options: Mapping[str, Any] | None = None, small: bool = False,
                 render_mode: str | None = None) -> RawEnv:
    """``small``: the tiny game of ``meadhall.tiny``, for quick experiments."""
    if small and options:
        raise ValueError("the small game has options of its own")
    count = usual_seats(name, at_least=2, small=small) if seats is None else seats
    return RawEnv(tiny(name, count) if small else game(name, count, options), render_mode)


def make_env(name: str, seats: int | None = None, options: Mapping[str, Any] | None = None, small: bool = False,
             render_mode: str | None = None) -> AECEnv:
    """The same with the wrappers that PettingZoo recommends."""
    return wrapped(make_raw_env(name, seats, options, small, render_mode))


def makers(name: str) -> tuple[Callable[..., RawEnv], Callable[..., AECEnv]]:
    """``raw_env`` and ``env`` of a game, as PettingZoo looks for them in a module of its own: <game>_v0.

    They can be pickled, as whoever plays in several processes does with what makes an environment.
    """
    return functools.partial(make_raw_env, name), functools.partial(make_env, name)
