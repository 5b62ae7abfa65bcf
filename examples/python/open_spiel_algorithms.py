"""OpenSpiel's algorithms on our games: tree search against random play, and regret minimisation on a small raid.

    python examples/python/open_spiel_algorithms.py
"""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, mcts

import meadhall.open_spiel  # noqa: F401: makes the games known


def tree_search_against_random(name: str, games: int) -> float:
    """What OpenSpiel's tree search makes in the mean, changing seats."""
    game = pyspiel.load_game(name)
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 50, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    total = 0.0
    for number in range(games):
        state = game.new_initial_state()
        seat = number % game.num_players()
        while not state.is_terminal():
            if state.is_chance_node():
                ids, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choice(ids, p=shares))
            elif state.current_player() == seat:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(dice.choice(state.legal_actions()))
        total += state.returns()[seat]
    return total / games


def regret(name: str, rounds: int) -> None:
    """Counterfactual regret minimisation, and how exploitable it still is."""
    game = pyspiel.load_game(name)
    solver = cfr.CFRSolver(game)
    for number in range(1, rounds + 1):
        solver.evaluate_and_update_policy()
        print(f"{name}: round {number}, exploitable by {exploitability.nash_conv(game, solver.average_policy()):.4f}")


if __name__ == "__main__":
    print(f"tree search in the small Wikinger: {tree_search_against_random('meadhall_wikinger(tiny=True)', 10):+.2f} a game")
    regret("meadhall_walhalla(tiny=True)", 4)
