"""OpenSpiel's own test of games, on all of ours; and its algorithms run on them."""

from __future__ import annotations

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, mcts

import meadhall.open_spiel  # noqa: F401: makes the games known

GAMES = ["meadhall_wikinger", "meadhall_wikinger(players=3)", "meadhall_wikinger(players=4)", "meadhall_walhalla",
         "meadhall_walhalla(players=3)", "meadhall_odin(players=1)", "meadhall_odin", "meadhall_odin(players=4)",
         "meadhall_wikinger(tiny=True)", "meadhall_walhalla(tiny=True)", "meadhall_odin(players=1,tiny=True)"]


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_wrong_in_random_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def played(game: pyspiel.Game, acts: int) -> pyspiel.State:
    dice = random.Random(3)
    state = game.new_initial_state()
    for _ in range(acts):
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES[:8])
def test_states_serialise_and_pickle(name: str) -> None:
    game = pyspiel.load_game(name)
    state = played(game, 60)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (again, pickle.loads(pickle.dumps(state)), state.clone()):
        assert str(other) == str(state)
        assert other.history() == state.history()


def test_information_states_keep_what_is_hidden() -> None:
    """Two deals that differ in one seat's card differ in that seat's information state alone."""
    game = pyspiel.load_game("meadhall_walhalla(players=3)")
    one, other = game.new_initial_state(), game.new_initial_state()
    for state in (one, other):
        while state.engine.purpose != "cards":
            state.apply_action(state.legal_actions()[0])
    first, second = one.legal_actions()[:2]
    one.apply_action(first)
    other.apply_action(second)
    differ = [seat for seat in range(3)
              if one.information_state_string(seat) != other.information_state_string(seat)]
    assert len(differ) == 1
    for seat in set(range(3)) - set(differ):
        assert one.observation_string(seat) == other.observation_string(seat)
        assert np.array_equal(one.observation_tensor(seat), other.observation_tensor(seat))


def test_mcts_beats_random_in_the_small_wikinger() -> None:
    game = pyspiel.load_game("meadhall_wikinger(tiny=True)")
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 60, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    total = 0.0
    for number in range(8):
        state = game.new_initial_state()
        while not state.is_terminal():
            mine = state.current_player() == number % 2
            state.apply_action(bot.step(state) if mine else int(dice.choice(state.legal_actions())))
        total += state.returns()[number % 2]
    assert total > 0


def test_counterfactual_regret_lowers_exploitability_in_the_small_walhalla() -> None:
    game = pyspiel.load_game("meadhall_walhalla(tiny=True)")
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert before > 0.1
    assert after < before / 4


@pytest.mark.parametrize("name", meadhall.cards())
def test_the_usual_number_of_players_is_that_of_the_other_doors(name: str) -> None:
    assert pyspiel.load_game(f"meadhall_{name}").num_players() == meadhall.usual_seats(name, at_least=2)
    small = pyspiel.load_game(f"meadhall_{name}(tiny=True)")
    assert small.num_players() == meadhall.usual_seats(name, at_least=2, small=True)


def test_bad_parameters_are_refused() -> None:
    for name in ("meadhall_wikinger(players=7)", "meadhall_walhalla(players=2)", 'meadhall_odin(options={"length":3})'):
        with pytest.raises((ValueError, pyspiel.SpielError)):
            pyspiel.load_game(name)
