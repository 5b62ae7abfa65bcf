"""Records as arrays: every decision of a game with what its seat saw, what it could do, what it did, how it ended.

    python -m meadhall.export FOLDER_OR_FILE... --out data.npz
"""

from __future__ import annotations

import argparse
import pathlib
import sys
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

import meadhall
from meadhall import _engine
from meadhall.play import game


def plies(record: str) -> Iterator[str]:
    """The moves of a record, in its notation: "12. ~ ship red-0   #8a…" is the ship red-0 (docs/notation.md)."""
    for line in record.splitlines():
        number, dot, rest = line.partition(".")
        if dot and number.isdigit():
            yield rest.rpartition("#")[0].strip().removeprefix("~").strip()


def rules_of(record: str) -> _engine.Game:
    """The game of a record with its options and the position it began from."""
    with meadhall.load(record) as table:
        table.goto(0)
        about = table.about()
        first = table.view("all")["view"]
    return game(about["game"], about["seats"], about["options"], first)


def decisions(record: str) -> dict[str, np.ndarray]:
    """One row for each id that was chosen, in the order of play; raises Refused for a record that does not hold."""
    meadhall.replay(record)
    rules = rules_of(record)
    state = rules.new_state()
    rows: dict[str, list[Any]] = {"observations": [], "masks": [], "actions": [], "seats": []}
    for text in plies(record):
        if state.to_act < 0:
            state.play(text)
            continue
        for action in state.path(text):
            rows["observations"].append(state.observation())
            rows["masks"].append(state.mask())
            rows["actions"].append(action)
            rows["seats"].append(state.to_act)
            state.apply(action)
    return _as_arrays(rules, rows, state)


def _as_arrays(rules: _engine.Game, rows: dict[str, list[Any]], state: _engine.State) -> dict[str, np.ndarray]:
    count = len(rows["actions"])
    seats = np.array(rows["seats"], dtype=np.int8)
    returns = np.array(state.returns(), dtype=np.float32)
    return {
        "observations": np.array(rows["observations"], dtype=np.int16).reshape(count, rules.observation_size),
        "masks": np.array(rows["masks"], dtype=bool).reshape(count, rules.action_count),
        "actions": np.array(rows["actions"], dtype=np.int32),
        "seats": seats,
        "returns": returns[seats],
    }


def together(games: Iterable[dict[str, np.ndarray]]) -> dict[str, np.ndarray]:
    """The rows of several games of one kind; ``game`` says which game each row is from."""
    listed = list(games)
    if not listed:
        raise ValueError("no game to make arrays of")
    all_rows = {name: np.concatenate([one[name] for one in listed]) for name in listed[0]}
    all_rows["game"] = np.repeat(np.arange(len(listed)), [len(one["actions"]) for one in listed]).astype(np.int32)
    return all_rows


def records_in(places: Iterable[pathlib.Path]) -> Iterator[pathlib.Path]:
    """Files as they are, folders by their .saga files."""
    for place in places:
        yield from sorted(place.glob("*.saga")) if place.is_dir() else [place]


def main(arguments: list[str] | None = None) -> int:
    """Reads records and writes one .npz file."""
    parser = argparse.ArgumentParser(prog="python -m meadhall.export", description=__doc__.split("\n")[0])
    parser.add_argument("places", nargs="+", type=pathlib.Path, help="records, or folders of them")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="the .npz file to write")
    order = parser.parse_args(arguments)
    found = list(records_in(order.places))
    try:
        rows = together(decisions(file.read_text(encoding="utf-8")) for file in found)
    except (OSError, ValueError) as wrong:
        print(f"meadhall.export: {wrong}", file=sys.stderr)
        return 1
    np.savez_compressed(order.out, **rows)
    print(f"{len(found)} games, {len(rows['actions'])} decisions in {order.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
