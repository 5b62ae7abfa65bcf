"""Ein Fest für Odin alone, as a Gymnasium environment: ``gymnasium.make("meadhall/OdinSolo-v0")``."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from meadhall import _engine
from meadhall.envs.aec import observation_space
from meadhall.errors import Closed
from meadhall.play import game, tiny


class LegalActions(gymnasium.spaces.Discrete):
    """All ids. A sample without a mask is drawn from those that are legal now."""

    def __init__(self, env: OdinSolo) -> None:
        super().__init__(env.game.action_count)
        self._env = env

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """An id that is legal now, unless a mask or shares say otherwise."""
        if mask is None and probability is None:
            mask = self._env.mask()
        return super().sample(mask, probability)


class OdinSolo(gymnasium.Env[dict[str, np.ndarray], int]):
    """The reward of a step is by how many points / 100 the player stands better than before it.

    With ``rewards="end"`` it is zero until the end and the whole score / 100 there.

    An id that is not legal now raises ``meadhall.Refused`` and changes nothing. For programs that act without looking
    at the mask, as Gymnasium's own ``check_env`` does, there is ``illegal="costs"``: such an id changes nothing, costs
    ``ILLEGAL`` and is told in ``info["illegal"]``.
    """

    ILLEGAL = -0.01

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, options: Mapping[str, Any] | None = None, small: bool = False, rewards: str = "steps",
                 illegal: str = "raise", render_mode: str | None = None) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"there is no render mode {render_mode!r}, only 'ansi'")
        if rewards not in ("steps", "end"):
            raise ValueError(f"rewards come in 'steps' or at the 'end', not {rewards!r}")
        if illegal not in ("raise", "costs"):
            raise ValueError(f"an illegal action lets us 'raise', or 'costs', not {illegal!r}")
        if small and options:
            raise ValueError("the small game has options of its own")
        self.game: _engine.Game = tiny("odin", 1) if small else game("odin", 1, options)
        self.render_mode = render_mode
        self._rewards = rewards
        self._forgives = illegal == "costs"
        self._position: _engine.State | None = None
        self._closed = False
        self._points = 0
        self.observation_space = observation_space(self.game)
        self.action_space = LegalActions(self)

    @property
    def position(self) -> _engine.State:
        """The position itself."""
        if self._closed:
            raise Closed("this environment is closed")
        if self._position is None:
            raise gymnasium.error.ResetNeeded("call reset() first")
        return self._position

    def mask(self) -> np.ndarray:
        """Which ids are legal now, as Gymnasium's spaces take it; all before the first reset."""
        if self._position is None:
            return np.ones(self.game.action_count, np.int8)
        return self._position.mask().view(np.int8)

    def _observed(self) -> dict[str, np.ndarray]:
        return {"observation": self.position.observation(0), "action_mask": self.mask()}

    def reset(self, *, seed: int | None = None,
              options: dict[str, Any] | None = None) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """A new game, dealt from the seed or from what the last seed leads to."""
        super().reset(seed=seed)
        if self._closed:
            raise Closed("this environment is closed")
        self._position = self.game.new_state(seed=int(self.np_random.integers(2**63)))
        self._points = self._position.scores[0] if self._rewards == "steps" else 0
        return self._observed(), {}

    def step(self, action: int) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        """An id; ``info`` has the score as it stands."""
        position = self.position
        if not self.action_space.contains(action):
            raise ValueError(f"actions lie between 0 and {self.game.action_count - 1}, {action!r} does not")
        if self._forgives and not position.is_over and not position.mask()[action]:
            return self._observed(), self.ILLEGAL, False, False, {"score": position.scores[0], "illegal": True}
        position.apply(action)
        points = position.scores[0] if position.is_over or self._rewards == "steps" else self._points
        reward = (points - self._points) / 100
        self._points = points
        return self._observed(), reward, position.is_over, False, {"score": position.scores[0], "illegal": False}

    def render(self) -> str | None:
        """What the player sees, as text."""
        if self.render_mode is None:
            return None
        return f"odin: {self.position.scores[0]} points\n{json.dumps(self.position.view(0))}"

    def close(self) -> None:
        """An end to the environment; closing twice does no harm."""
        self._closed = True
        self._position = None


def register() -> None:
    """Makes "meadhall/OdinSolo-v0" known to Gymnasium; importing meadhall.envs.solo does it."""
    if "meadhall/OdinSolo-v0" not in gymnasium.registry:
        gymnasium.register("meadhall/OdinSolo-v0", entry_point="meadhall.envs.solo:OdinSolo")


register()
