"""The games of the hall in OpenSpiel: ``pyspiel.load_game("meadhall_walhalla")`` once this module is imported.

Chance is explicit, information states are all that a player has seen and done, states serialise as OpenSpiel has it: by
their history. Parameters: ``players``, 0 for the usual number; ``tiny`` (the small game of meadhall.tiny); ``options`` as JSON text.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from meadhall import _engine
from meadhall.play import action_text, cards, game, tiny, usual_seats

# The most acts of a game, chance included.
_LENGTHS = {"wikinger": 20_000, "walhalla": 2_000, "odin": 50_000}
_USUAL_LENGTH = 50_000  # more than we have seen of any
_SOLO_BOUND = 10.0  # a thousand points, which nobody ever sees


def _type_of(name: str, alone: bool) -> pyspiel.GameType:
    """Who plays alone plays for points; else what one wins the others lose."""
    card = cards()[name]
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"meadhall_{name}",
        long_name=f"Meadhall: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if card.has_secrets else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=card.max_seats,
        min_num_players=card.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "tiny": False, "options": "{}"},
    )


def _info_of(rules: _engine.Game, most_acts: int) -> pyspiel.GameInfo:
    bound = _SOLO_BOUND if rules.seats == 1 else 1.0
    return pyspiel.GameInfo(
        num_distinct_actions=rules.action_count,
        max_chance_outcomes=rules.outcome_count,
        num_players=rules.seats,
        min_utility=-bound,
        max_utility=bound,
        utility_sum=None if rules.seats == 1 else 0.0,
        max_game_length=most_acts,
    )


class MeadhallGame(pyspiel.Game):
    """A game of the hall; the engine is asked for everything."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        small = bool(given.get("tiny", False))
        players = int(given.get("players", 0)) or usual_seats(self.name, at_least=2, small=small)
        options = json.loads(given.get("options", "{}"))
        if small and options:
            raise ValueError("the tiny game has options of its own")
        self.rules = tiny(self.name, players) if small else game(self.name, players, options)
        super().__init__(_type_of(self.name, self.rules.seats == 1),
                         _info_of(self.rules, _LENGTHS.get(self.name, _USUAL_LENGTH)), given)

    def new_initial_state(self) -> MeadhallState:
        """The beginning, chance to act."""
        return MeadhallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> MeadhallObserver:
        """What turns positions into observations."""
        return MeadhallObserver(self.rules, iig_obs_type, params)


class MeadhallState(pyspiel.State):
    """A position. ``engine`` is the State of meadhall itself, with views, texts and hashes."""

    def __init__(self, spiel_game: MeadhallGame) -> None:
        super().__init__(spiel_game)
        self.engine: _engine.State = spiel_game.rules.new_state(memories=True)

    def current_player(self) -> int:
        """The seat to act, or one of OpenSpiel's numbers for chance and for the end."""
        return self.engine.to_act

    def _legal_actions(self, player: int) -> list[int]:
        return self.engine.legal_actions() if player == self.engine.to_act else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring: pairs of id and probability."""
        return self.engine.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.engine.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{self.engine.purpose or 'outcome'} {action}"
        return action_text(self.engine.game, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.engine.is_over

    def returns(self) -> list[float]:
        """What the game was worth to each seat."""
        return self.engine.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen and done, as a short text."""
        seat = self.engine.to_act if player is None else player
        return f"{seat} {self.engine.memory(seat)}"

    def __str__(self) -> str:
        said = f" said {self.engine.said}" if self.engine.said else ""
        return f"{self.engine.game.id} {self.engine.hash}{said}"


class MeadhallObserver:
    """What a player sees, as numbers (docs/python.md names them) and as JSON text."""

    def __init__(self, rules: _engine.Game, iig_obs_type: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        self._recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = np.zeros(rules.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MeadhallState, player: int) -> None:
        """Writes what a player sees into ``tensor``."""
        self.tensor[:] = state.engine.observation(player)

    def string_from(self, state: MeadhallState, player: int) -> str:
        """What a player sees, or has seen, as text."""
        if self._recalls:
            return state.information_state_string(player)
        said = state.engine.said if player == state.engine.to_act else []
        return json.dumps({"me": player, "said": said, "view": state.engine.view(player)})


def _register(name: str) -> type[MeadhallGame]:
    """A class of its own for each game, known to OpenSpiel as meadhall_<name>."""
    spiel_type = _type_of(name, alone=cards()[name].min_seats == 1)
    about = f"{spiel_type.long_name}, backed by the engine."
    kind = type(f"{name.capitalize()}Game", (MeadhallGame,), {"name": name, "__doc__": about})
    if spiel_type.short_name not in pyspiel.registered_names():
        pyspiel.register_game(spiel_type, kind)
    return kind


GAMES = {name: _register(name) for name in cards()}
