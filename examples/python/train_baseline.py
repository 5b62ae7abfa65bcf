"""A small baseline agent, trained in a few minutes with nothing but NumPy, in the manner of CleanRL: one file, top to bottom.

A policy with one hidden layer plays all seats of Walhalla in a batch of games (REINFORCE with the mean return of a seat as its
baseline and a bonus for staying curious), and then meets random players on games it has never seen.

    python examples/python/train_baseline.py --minutes 3 --out baseline.npz
"""

import argparse
import time

import numpy as np

import meadhall
from meadhall.agents import Policy

parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
parser.add_argument("--game", default="walhalla")
parser.add_argument("--seats", type=int, default=4)
parser.add_argument("--minutes", type=float, default=3.0)
parser.add_argument("--updates", type=int, default=10**9, help="no more than these")
parser.add_argument("--games", type=int, default=256, help="in a batch")
parser.add_argument("--steps", type=int, default=64, help="between two updates, for each game")
parser.add_argument("--rate", type=float, default=3e-3)
parser.add_argument("--curiosity", type=float, default=0.01)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--out", default="baseline.npz")
order = parser.parse_args()

rules = meadhall.game(order.game, order.seats)
dice = np.random.default_rng(order.seed)
policy = Policy.fresh(rules, hidden=64, dice=dice)
batch = meadhall.batch(rules, order.games, seed=order.seed)
moments = [(np.zeros_like(weights), np.zeros_like(weights)) for weights in policy.weights()]
open_games: list[list[tuple]] = [[] for _ in range(order.games)]  # decisions whose game is not over yet
updates = finished = 0
deadline = time.monotonic() + 60 * order.minutes

while updates < order.updates and time.monotonic() < deadline:
    # Play.
    ready: list[tuple] = []
    while len(ready) < order.games * order.steps and time.monotonic() < deadline:
        features, mask = policy.features(batch.observations), batch.masks.copy()
        shares = policy.shares(features, mask)
        actions = (shares.cumsum(axis=1) > dice.random((order.games, 1))).argmax(axis=1).astype(np.int32)
        actions = np.where(mask[np.arange(order.games), actions], actions, mask.argmax(axis=1)).astype(np.int32)
        for row, (action, seat) in enumerate(zip(actions, batch.to_act, strict=True)):
            if mask[row].sum() > 1:
                open_games[row].append((features[row], mask[row], int(action), int(seat)))
        batch.step(actions)
        for row in np.flatnonzero(batch.dones):
            ready += [(*decision, float(batch.rewards[row, decision[3]])) for decision in open_games[row]]
            open_games[row] = []
            finished += 1
    if not ready:
        break

    # Learn.
    features, mask, actions, _, worth = (np.array(column) for column in zip(*ready, strict=True))
    gain = (worth - worth.mean()) / (worth.std() + 1e-6)
    gradients = policy.gradients(features.astype(np.float32), mask, actions, gain.astype(np.float32), order.curiosity)
    updates += 1
    for weights, gradient, (mean, square) in zip(policy.weights(), gradients, moments, strict=True):
        mean += 0.1 * (gradient - mean)
        square += 0.001 * (gradient**2 - square)
        weights += order.rate * (mean / (1 - 0.9**updates)) / (np.sqrt(square / (1 - 0.999**updates)) + 1e-8)
    print(f"update {updates}: {finished} games, {len(ready)} decisions", flush=True)

policy.save(order.out)


def share_of_wins(games: int) -> float:
    """Against random players in all other seats, changing seats; a fair share is 1 / seats."""
    table = meadhall.batch(rules, games, seed=order.seed + 1000)
    mine = np.arange(games) % order.seats
    won, over = np.zeros(games), np.zeros(games, bool)
    while not over.all():
        actions = table.random_actions().copy()
        turn = np.flatnonzero((table.to_act == mine) & ~over)
        if len(turn):
            shares = policy.shares(policy.features(table.observations[turn]), table.masks[turn])
            actions[turn] = shares.argmax(axis=1)
        table.step(actions)
        for row in np.flatnonzero(table.dones & ~over):
            won[row] = (table.rewards[row, mine[row]] * (order.seats - 1) + 1) / order.seats
        over |= table.dones
    return float(won.mean())


print(f"after {updates} updates: wins {share_of_wins(400):.1%} against random, {1 / order.seats:.1%} would be fair")
