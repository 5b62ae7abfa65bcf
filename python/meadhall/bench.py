"""How fast random play is, beside the games that OpenSpiel and PettingZoo bring themselves, in one run.

    python -m meadhall.bench [--seconds S] [--games N] [--threads T] [--json]

Everything is measured on the same machine, one after the other, with the processor time of this process, so that other
work on the machine matters less. A step is one decision; deals of chance come on top and are not counted.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

import numpy as np

from meadhall import _engine
from meadhall.batch import Batch
from meadhall.play import cards, game, usual_seats


@dataclass
class Figure:
    """A line of the report."""

    door: str
    game: str
    steps: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.steps / self.seconds if self.seconds else 0.0


Steps = Callable[[], int]


def timed(door: str, name: str, some_steps: Steps, seconds: float) -> Figure:
    """Repeats `some_steps`, which says how many it made, until the time is up; the first time does not count."""
    some_steps()
    steps = 0
    start = time.process_time()
    while True:
        steps += some_steps()
        spent = time.process_time() - start
        if spent >= seconds:
            return Figure(door, name, steps, spent)


State = _engine.State


def one_by_one(name: str, seats: int, choices: Callable[[State], Sequence[int]],
               choose: Callable[[State, int], None]) -> Steps:
    """One game after the other, one Python call for what may come next and one for what does."""
    rules = game(name, seats)
    draw = random.Random(1).random
    seeds = iter(range(10**9))

    def one_game() -> int:
        state = rules.new_state(seed=next(seeds))
        steps = 0
        while state.to_act >= 0:
            some = choices(state)
            choose(state, some[int(draw() * len(some))])
            steps += 1
        return steps

    return one_game


def single(name: str, seats: int) -> Steps:
    """Ids."""
    return one_by_one(name, seats, State.legal_actions, State.apply)


def whole_moves(name: str, seats: int) -> Steps:
    """Whole moves by their codes; counts moves."""
    return one_by_one(name, seats, State.moves, State.play)


def batched(name: str, seats: int, games: int, threads: int) -> Steps:
    """Many games at once, with observations and masks."""
    batch = Batch(game(name, seats), games, threads, seed=1)

    def sixteen_steps() -> int:
        for _ in range(16):
            batch.step(batch.random_actions())
        return 16 * games

    return sixteen_steps


def spiel(name: str) -> Steps:
    """A game of OpenSpiel, whoever made it, through its Python interface."""
    import pyspiel

    import meadhall.open_spiel  # noqa: F401: makes ours known

    rules = pyspiel.load_game(name)
    draw = random.Random(1)

    def one_game() -> int:
        state = rules.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                ids, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(ids, shares)[0])
            else:
                state.apply_action(draw.choice(state.legal_actions()))
                steps += 1
        return steps

    return one_game


def zoo(make: Callable[[], object]) -> Steps:
    """A PettingZoo environment, whoever made it: last, sample, step."""
    env = make()
    draw = random.Random(1)
    seeds = iter(range(10**6))

    def one_game() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            over = ended or cut
            env.step(None if over else draw.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 0 if over else 1
        return steps

    return one_game


LONG_ROW = 4096  # numbers of an observation, from which on a batch is smaller


def own_doors(games: int, threads: int) -> list[tuple[str, str, Steps]]:
    """Batches and single steps of our games."""
    rows: list[tuple[str, str, Steps]] = []
    for name in cards():
        rules = game(name)
        seats = rules.seats
        label = f"{name}, {seats}"
        size = games if rules.observation_size < LONG_ROW else max(1, games // 8)
        rows.append((f"batch of {size}, {threads} thread{'s' if threads > 1 else ''}", label,
                     batched(name, seats, size, threads)))
        rows.append(("single steps", label, single(name, seats)))
    rows.append(("single moves", "wikinger, 2", whole_moves("wikinger", 2)))
    return rows


def open_spiel_doors() -> list[tuple[str, str, Steps]]:
    """Our games and some of its own in OpenSpiel."""
    from open_spiel.python.games import tic_tac_toe  # noqa: F401: makes python_tic_tac_toe known

    ours = [f"meadhall_{name}(players={usual_seats(name)})" for name in cards()]
    theirs = ["breakthrough", "hearts", "backgammon", "python_tic_tac_toe"]
    return [("OpenSpiel", name, spiel(name)) for name in ours + theirs]


def zoo_doors() -> list[tuple[str, str, Steps]]:
    """Our environments and some of its own in PettingZoo."""
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    ours = {f"{name}_v0": importlib.import_module(f"meadhall.envs.{name}_v0") for name in cards()}
    theirs = {"connect_four_v3": connect_four_v3, "tictactoe_v3": tictactoe_v3}
    return [("PettingZoo", name, zoo(module.env)) for name, module in (ours | theirs).items()]


def doors(games: int, threads: int) -> list[tuple[str, str, Steps]]:
    """Every line of the report; those of a library that is not installed are left out, and said so."""
    rows = own_doors(games, threads)
    for library, lines in (("OpenSpiel", open_spiel_doors), ("PettingZoo", zoo_doors)):
        try:
            rows += lines()
        except ImportError as missing:
            print(f"{library} is left out: {missing}", file=sys.stderr)
    return rows


def main(arguments: list[str] | None = None) -> int:
    """The report, line by line."""
    parser = argparse.ArgumentParser(prog="python -m meadhall.bench", description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="for each line (1)")
    parser.add_argument("--games", type=int, default=1024, help="in a batch (1024)")
    parser.add_argument("--threads", type=int, default=1, help="of a batch (1)")
    parser.add_argument("--json", action="store_true", help="one JSON object per line")
    order = parser.parse_args(arguments)
    print(f"meadhall {_engine.version}, {_engine.flags}", file=sys.stderr)
    for door, name, steps in doors(order.games, order.threads):
        figure = timed(door, name, steps, order.seconds)
        if order.json:
            print(json.dumps(asdict(figure) | {"rate": figure.rate}), flush=True)
        else:
            print(f"{figure.door:26} {figure.game:26} {figure.rate:14,.0f} steps/s {1e9 / figure.rate:10,.0f} ns",
                  flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
