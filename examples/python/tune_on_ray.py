"""Tuning spread over a cluster: a policy of Walhalla by an evolution strategy whose candidates play on Ray's workers.

    python examples/python/tune_on_ray.py --rounds 20 [--ray ADDRESS]
"""

import argparse

import numpy as np
import ray

import meadhall
from meadhall.agents import Policy


def worth(weights: list[np.ndarray], games: int, seed: int) -> float:
    """The mean return of seat 0 with these weights against random players."""
    rules = meadhall.game("walhalla", 3)
    policy, batch = Policy(*weights), meadhall.batch(rules, games, seed=seed)
    returns, over = np.zeros(games), np.zeros(games, bool)
    while not over.all():
        actions = batch.random_actions().copy()
        turn = np.flatnonzero((batch.to_act == 0) & ~over)
        if len(turn):
            actions[turn] = policy.shares(policy.features(batch.observations[turn]), batch.masks[turn]).argmax(axis=1)
        batch.step(actions)
        returns = np.where(batch.dones & ~over, batch.rewards[:, 0], returns)
        over |= batch.dones
    return float(returns.mean())


parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
parser.add_argument("--ray", default=None, help="the address of a cluster; else one on this machine")
parser.add_argument("--workers", type=int, default=2)
parser.add_argument("--rounds", type=int, default=20)
parser.add_argument("--pairs", type=int, default=4, help="of candidates a round")
parser.add_argument("--games", type=int, default=64, help="for each candidate")
order = parser.parse_args()

ray.init(**({"address": order.ray} if order.ray else {"num_cpus": order.workers}), log_to_driver=False,
         include_dashboard=False)
measure = ray.remote(num_cpus=1, max_retries=-1)(worth)
dice = np.random.default_rng(1)
middle = Policy.fresh(meadhall.game("walhalla", 3), 16, dice).weights()
for number in range(1, order.rounds + 1):
    steps = [[dice.normal(0, 0.05, part.shape).astype(np.float32) for part in middle] for _ in range(order.pairs)]
    tried = [measure.remote([part + sign * step for part, step in zip(middle, some, strict=True)], order.games, number)
             for some in steps for sign in (1, -1)]
    up, down = np.array(ray.get(tried)).reshape(order.pairs, 2).T
    for gain, some in zip(up - down, steps, strict=True):
        for part, step in zip(middle, some, strict=True):
            part += gain * step / order.pairs
    print(f"round {number}: {np.mean([up, down]):+.3f} a game against random", flush=True)
ray.shutdown()
