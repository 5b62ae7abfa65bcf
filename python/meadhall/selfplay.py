"""Games of bots against each other, as many as wanted, on one machine or on a Ray cluster.

    python -m meadhall.selfplay walhalla --games 1000 --out games --bots trader,jarl,jarl --rotate
    python -m meadhall.selfplay odin --games 100000 --out games --ray ADDRESS --format npz

Every game is a file of its own in the folder: a record (.saga), or arrays (.npz, see meadhall.export). A run that was
stopped goes on where it was; a worker that dies takes only its games in flight with it, and they are played again.
ADDRESS is that of a Ray cluster ("auto", "ray://host:10001"), or "local" for one on this machine with --workers.

A bot is one of the engine's (meadhall.games() lists them) or module:function, a function from a State to an id.
"""

from __future__ import annotations

import argparse
import importlib
import itertools
import json
import os
import pathlib
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

import meadhall
from meadhall import _engine
from meadhall.export import decisions
from meadhall.play import cards

Agent = Callable[[_engine.State], int]


@dataclass(frozen=True)
class Order:
    """What is to be played; two runs with the same order play the same games."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: str = "{}"
    playouts: int | None = None
    seed: str = "1"
    rotate: bool = False
    format: str = "saga"

    def seated(self, number: int) -> list[str]:
        """Who sits where in game number so and so."""
        turn = number % self.seats if self.rotate else 0
        return [self.bots[(seat + turn) % self.seats] for seat in range(self.seats)]


def agent_named(name: str) -> Agent:
    """The function of "module:function"."""
    module, _, function = name.partition(":")
    try:
        return getattr(importlib.import_module(module), function)
    except (ImportError, AttributeError) as missing:
        raise ValueError(f"there is no agent {name}: {missing}") from missing


def move_of(agent: Agent, state: _engine.State) -> int:
    """The code of the move that an agent's ids amount to."""
    paths = {code: state.path(code) for code in state.moves()}
    ahead, said = state.clone(), 0
    while len(paths) > 1:
        action = int(agent(ahead))
        paths = {code: path for code, path in paths.items() if len(path) > said and path[said] == action}
        if not paths:
            raise meadhall.Refused(f"the agent chose action {action}, which is not legal here", "E-ILLEGAL")
        if len(paths) > 1:
            ahead.apply(action)
            said += 1
    return next(iter(paths))


def play_one(order: Order, number: int) -> dict[str, Any]:
    """One whole game: its record (or arrays) and how it ended."""
    bots = order.seated(number)
    agents = {name: agent_named(name) for name in bots if ":" in name}
    budget = {"playouts": order.playouts} if order.playouts else None
    with meadhall.Hall().open(order.game, order.seats, json.loads(order.options), f"{order.seed}-{number}",
                              players=bots) as table:
        to_act = table.to_act
        ply = 0
        while "seat" in to_act:
            name = bots[to_act["seat"]]
            if name in agents:
                move = move_of(agents[name], table.state())
            else:
                move = table.think(name, budget=budget, seed=number * 1_000_003 + ply)["move"]
            to_act = table.play(move)["to_act"]
            ply += 1
        result = table.result()
        record = table.record()
    content = {"arrays": decisions(record)} if order.format == "npz" else {"record": record}
    return content | {"number": number, "bots": bots, "scores": result["scores"], "winners": result["winners"]}


class Archive:
    """The folder of a run: its order, its games, and one line about each in results.jsonl."""

    def __init__(self, folder: pathlib.Path, order: Order) -> None:
        self._folder = folder
        self._order = order
        folder.mkdir(parents=True, exist_ok=True)
        self._agree_on_order()
        self._end_a_torn_line()

    def _agree_on_order(self) -> None:
        place = self._folder / "order.json"
        wanted = json.dumps(asdict(self._order), indent=1)
        if not place.exists():
            _write(place, wanted.encode())
        elif place.read_text(encoding="utf-8") != wanted:
            raise ValueError(f"{self._folder} holds games of another order; choose another folder, or the same order")

    def _end_a_torn_line(self) -> None:
        """A run that was killed may have left half a line; its game has no file and is played again."""
        place = self._folder / "results.jsonl"
        if place.exists() and not place.read_bytes().endswith(b"\n"):
            with open(place, "ab") as results:
                results.write(b"\n")

    def _file(self, number: int) -> pathlib.Path:
        return self._folder / f"{number:07}.{self._order.format}"

    def missing(self, games: int) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [number for number in range(games) if not self._file(number).exists()]

    def keep(self, played: dict[str, Any]) -> None:
        """A finished game. The line about it comes first, so that a file always has one."""
        line = {name: played[name] for name in ("number", "bots", "scores", "winners")}
        with open(self._folder / "results.jsonl", "a", encoding="utf-8") as results:
            results.write(json.dumps(line) + "\n")
        file = self._file(played["number"])
        if "record" in played:
            _write(file, played["record"].encode())
        else:
            unfinished = file.with_suffix(".part.npz")
            np.savez_compressed(unfinished, **played["arrays"])
            os.replace(unfinished, file)

    def results(self) -> list[dict[str, Any]]:
        """The line of every finished game, once."""
        place = self._folder / "results.jsonl"
        lines = place.read_text(encoding="utf-8").splitlines() if place.exists() else []
        found = {line["number"]: line for line in filter(None, map(_whole, lines))}
        return [found[number] for number in sorted(found) if self._file(number).exists()]


def _whole(line: str) -> dict[str, Any] | None:
    """What a line says, unless it was torn."""
    try:
        return json.loads(line)
    except json.JSONDecodeError:
        return None


def _write(place: pathlib.Path, content: bytes) -> None:
    """Whole or not at all."""
    unfinished = place.with_name(place.name + ".part")
    unfinished.write_bytes(content)
    os.replace(unfinished, place)


def here(order: Order, numbers: list[int]) -> Iterator[dict[str, Any]]:
    """One game after the other, in this process."""
    for number in numbers:
        yield play_one(order, number)


def on_ray(order: Order, numbers: list[int], address: str, workers: int) -> Iterator[dict[str, Any]]:
    """As many at once as the cluster has processors. Ray plays a game again whose worker died."""
    import ray

    where: dict[str, Any] = {"num_cpus": workers} if address == "local" else {"address": address}
    ray.init(**where, log_to_driver=False, include_dashboard=False, ignore_reinit_error=True)
    play = ray.remote(num_cpus=1, max_retries=-1)(play_one)
    waiting = iter(numbers)
    most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    flying = [play.remote(order, number) for number in itertools.islice(waiting, most)]
    try:
        while flying:
            [done], flying = ray.wait(flying, num_returns=1)
            yield ray.get(done)
            flying += [play.remote(order, number) for number in itertools.islice(waiting, 1)]
    finally:
        ray.shutdown()


class Progress:
    """A line on standard error: over and over on a terminal, now and then in a file."""

    def __init__(self, already: int, games: int) -> None:
        self._done, self._already, self._games = already, already, games
        self._start = self._told = time.monotonic()

    def one_more(self) -> None:
        """Another game is done."""
        self._done += 1
        now = time.monotonic()
        if now - self._told < (0.2 if sys.stderr.isatty() else 5) and self._done < self._games:
            return
        self._told = now
        rate = (self._done - self._already) / max(now - self._start, 1e-9)
        end = "\r" if sys.stderr.isatty() and self._done < self._games else "\n"
        print(f"{self._done} of {self._games} games, {rate:.2f} games/s", end=end, file=sys.stderr, flush=True)


def summary(results: list[dict[str, Any]]) -> str:
    """For each bot the share of games it won, a shared win counted in part, and its mean score."""
    shares: dict[str, list[float]] = {}
    scores: dict[str, list[int]] = {}
    for line in results:
        for seat, bot in enumerate(line["bots"]):
            won = 1 / len(line["winners"]) if seat in line["winners"] else 0.0
            shares.setdefault(bot, []).append(won)
            scores.setdefault(bot, []).append(line["scores"][seat])
    return "\n".join(f"{bot:24} wins {np.mean(shares[bot]):6.1%}  points {np.mean(scores[bot]):8.2f}  in "
                     f"{len(scores[bot])} games" for bot in sorted(shares))


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    """The arguments of the command line."""
    usage, _, more = __doc__.partition("\n\n")
    parser = argparse.ArgumentParser(prog="python -m meadhall.selfplay", description=usage, epilog=more,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(cards()))
    parser.add_argument("--games", type=int, default=100, help="how many in all (100)")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="the folder of the games")
    parser.add_argument("--seats", type=int, help="how many play (as many as bots, or the usual number)")
    parser.add_argument("--bots", default="random", help="one for all seats, or one for each, with commas")
    parser.add_argument("--rotate", action="store_true", help="the bots change seats from game to game")
    parser.add_argument("--playouts", type=int, help="for each decision of a bot (as it likes)")
    parser.add_argument("--options", default="{}", help="of the game, as JSON")
    parser.add_argument("--seed", default="1", help="of the whole run (1)")
    parser.add_argument("--format", choices=["saga", "npz"], default="saga", help="records or arrays (saga)")
    parser.add_argument("--ray", metavar="ADDRESS", help="plays on a Ray cluster")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="of --ray local (all processors)")
    return parser.parse_args(arguments)


def order_of(given: argparse.Namespace) -> Order:
    """What they ask for; raises ValueError where that cannot be played."""
    bots = given.bots.split(",")
    seats = given.seats or (len(bots) if len(bots) > 1 else meadhall.game(given.game).seats)
    if len(bots) not in (1, seats):
        raise ValueError(f"{len(bots)} bots do not fit {seats} seats")
    everybody = tuple(bots * seats if len(bots) == 1 else bots)
    meadhall.game(given.game, seats, json.loads(given.options))
    return Order(given.game, seats, everybody, given.options, given.playouts, given.seed, given.rotate, given.format)


def main(arguments: list[str] | None = None) -> int:
    """Plays what is missing and tells how it ended."""
    given = parsed(arguments)
    try:
        order = order_of(given)
        archive = Archive(given.out, order)
        numbers = archive.missing(given.games)
        progress = Progress(given.games - len(numbers), given.games)
        played = on_ray(order, numbers, given.ray, given.workers) if given.ray and numbers else here(order, numbers)
        for one in played:
            archive.keep(one)
            progress.one_more()
    except (ValueError, OSError, ImportError) as wrong:
        print(f"meadhall.selfplay: {wrong}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nstopped; the same command goes on from here", file=sys.stderr)
        return 130
    print(summary(archive.results()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
