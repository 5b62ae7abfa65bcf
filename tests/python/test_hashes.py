"""One engine, many doors: the hashes of Python are those of the native program and of the WebAssembly module."""

from __future__ import annotations

import json
import os
import random
import subprocess

import pytest
from conftest import EVERY_GAME, ROOT

import meadhall
from meadhall.export import plies


class Door:
    """A program behind the line protocol."""

    def __init__(self, command: list[str]) -> None:
        # What the sanitizers put before every library of Python is nothing for other programs.
        around = {name: value for name, value in os.environ.items() if name != "LD_PRELOAD"}
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=around)

    def call(self, method: str, **params: object) -> dict:
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())["result"]

    def end(self) -> None:
        self._process.stdin.close()
        self._process.wait(timeout=60)
        self._process.stdout.close()


def a_game_of_python(name: str, seats: int) -> tuple[str, str]:
    """A random game at a table and, step by step, in positions: its record and its last hash."""
    dice = random.Random(seats)
    with meadhall.open(name, seats, seed=f"python {seats}") as table:
        state = table.state()
        for _ in range(300):
            moves = table.moves()
            if not moves:
                break
            code = dice.choice(moves)["code"]
            state.play(code)
            played = table.play(code)
            if state.to_act >= 0 and "seat" in played["to_act"]:
                assert state.hash == played["hash"]
            else:
                state = table.state()
        return table.record(reveal=True), table.hash


def is_replayed(door: Door, record: str, last: str) -> None:
    try:
        assert door.call("replay", record=record, seat="all")["hash"] == last
        assert door.call("verify", record=record)["draws"] > 0
    finally:
        door.end()


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_the_native_program_replays_a_game_of_python_hash_by_hash(name: str, seats: int, program: str) -> None:
    is_replayed(Door([program, "rpc"]), *a_game_of_python(name, seats))


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_the_webassembly_module_replays_a_game_of_python_hash_by_hash(
        name: str, seats: int, webassembly: list[str]) -> None:
    is_replayed(Door(webassembly), *a_game_of_python(name, seats))


def test_recorded_games_of_the_house_have_the_same_hashes_here() -> None:
    files = sorted((ROOT / "tests" / "data" / "records").glob("*/*.saga"))
    assert len(files) > 30
    for file in files:
        meadhall.replay(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_a_record_played_by_positions_ends_with_the_hash_it_has_written_down(name: str, seats: int) -> None:
    dice = random.Random(seats)
    with meadhall.open(name, seats, seed=seats) as table:
        for _ in range(120):
            moves = table.moves()
            if moves:
                table.play(dice.choice(moves)["code"])
        record = table.record(reveal=True)
    state = meadhall.game(name, seats).new_state()
    for text in plies(record):
        state.play(text)
    assert record.rstrip().endswith(f"#{state.hash}")
