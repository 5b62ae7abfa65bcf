"""Self-play: games as files, runs that go on, workers that die, records as arrays."""

from __future__ import annotations

import json
import os
import pathlib
import signal
import subprocess
import sys
import time

import numpy as np
import pytest

import meadhall
from meadhall import bench, export, selfplay


def files(folder: pathlib.Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.glob("*.saga")}


def first_legal(state: meadhall.State) -> int:
    """An agent in Python: always the first id."""
    return state.legal_actions()[0]


def test_a_run_that_was_stopped_goes_on_with_the_same_games(tmp_path: pathlib.Path) -> None:
    order = ["walhalla", "--seats", "3", "--bots", "random", "--out", str(tmp_path / "a")]
    assert selfplay.main([*order, "--games", "2"]) == 0
    some = files(tmp_path / "a")
    assert selfplay.main([*order, "--games", "5"]) == 0
    everything = files(tmp_path / "a")
    assert len(everything) == 5
    assert everything.items() >= some.items()
    assert selfplay.main(["walhalla", "--seats", "3", "--out", str(tmp_path / "b"), "--games", "5"]) == 0
    assert files(tmp_path / "b") == everything
    for record in everything.values():
        assert meadhall.verify(record.decode())["draws"] > 0


def test_a_folder_keeps_to_its_order(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture) -> None:
    assert selfplay.main(["odin", "--out", str(tmp_path), "--games", "1"]) == 0
    assert selfplay.main(["odin", "--out", str(tmp_path), "--games", "1", "--seed", "2"]) == 1
    assert "another order" in capsys.readouterr().err
    assert selfplay.main(["walhalla", "--bots", "random,random", "--out", str(tmp_path / "x")]) == 1


def test_a_run_that_was_killed_while_it_wrote_goes_on(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture) -> None:
    order = ["walhalla", "--seats", "3", "--out", str(tmp_path), "--games", "3"]
    assert selfplay.main(order) == 0
    told = capsys.readouterr().out
    before = files(tmp_path)
    results = tmp_path / "results.jsonl"
    results.write_text(results.read_text()[:-20])
    (tmp_path / "0000002.saga").unlink()
    (tmp_path / "0000002.saga.part").write_text("half a rec")
    assert selfplay.main(order) == 0
    assert files(tmp_path) == before
    assert capsys.readouterr().out == told


def test_an_agent_that_there_is_not_is_named(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture) -> None:
    for name in ("no_such_module:act", "test_selfplay:no_such_function", "no-such-bot"):
        assert selfplay.main(["walhalla", "--bots", name, "--games", "1", "--out", str(tmp_path / name)]) == 1
        assert name in capsys.readouterr().err


def test_bots_change_seats_and_are_compared(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture) -> None:
    assert selfplay.main(["walhalla", "--bots", "trader,random,random", "--rotate", "--playouts", "8", "--games", "6",
                          "--out", str(tmp_path)]) == 0
    lines = [json.loads(line) for line in (tmp_path / "results.jsonl").read_text().splitlines()]
    assert {line["bots"].index("trader") for line in lines} == {0, 1, 2}
    report = capsys.readouterr().out
    assert "trader" in report and "random" in report


def test_a_function_of_python_can_play(tmp_path: pathlib.Path) -> None:
    assert selfplay.main(["walhalla", "--bots", "test_selfplay:first_legal,random,random", "--games", "2",
                          "--out", str(tmp_path)]) == 0
    assert len(files(tmp_path)) == 2


@pytest.mark.parametrize(("name", "seats"), [("wikinger", 2), ("walhalla", 4), ("odin", 1)])
def test_records_become_arrays_that_tell_the_game_again(name: str, seats: int, tmp_path: pathlib.Path) -> None:
    assert selfplay.main([name, "--seats", str(seats), "--games", "2", "--out", str(tmp_path)]) == 0
    out = tmp_path / "rows.npz"
    assert export.main([str(tmp_path), "--out", str(out)]) == 0
    with np.load(out) as rows:
        count = len(rows["actions"])
        assert rows["masks"][np.arange(count), rows["actions"]].all()
        assert rows["observations"].shape == (count, meadhall.game(name, seats).observation_size)
        assert set(rows["game"]) == {0, 1}
        assert (rows["observations"][:, 0] == rows["seats"]).all()
    assert selfplay.main([name, "--seats", str(seats), "--games", "2", "--format", "npz", "--out",
                          str(tmp_path / "n")]) == 0
    assert len(list((tmp_path / "n").glob("*.npz"))) == 2


def test_export_refuses_what_is_no_record(tmp_path: pathlib.Path) -> None:
    bad = tmp_path / "bad.saga"
    bad.write_text("no saga")
    assert export.main([str(bad), "--out", str(tmp_path / "x.npz")]) == 1
    assert export.main([str(tmp_path / "missing.saga"), "--out", str(tmp_path / "x.npz")]) == 1


def test_a_killed_worker_of_ray_costs_nothing_but_its_games_in_flight(tmp_path: pathlib.Path) -> None:
    """Three workers on a Ray of this machine; one is killed in the middle of a game, and all games are there."""
    command = [sys.executable, "-m", "meadhall.selfplay", "walhalla", "--bots", "slow_agent:act", "--seats", "3",
               "--games", "8", "--ray", "local", "--workers", "3", "--out", str(tmp_path / "games")]
    (tmp_path / "slow_agent.py").write_text(SLOW_AGENT.format(pids=str(tmp_path / "pids")))
    (tmp_path / "pids").mkdir()
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    run = subprocess.Popen(command, env=os.environ | {"PYTHONPATH": path}, stderr=subprocess.PIPE,
                           text=True)
    deadline = time.monotonic() + 120
    while len(list((tmp_path / "pids").iterdir())) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
        assert run.poll() is None, run.stderr.read()
    victim = int(sorted((tmp_path / "pids").iterdir())[0].name)
    os.kill(victim, signal.SIGKILL)
    _, told = run.communicate(timeout=240)
    assert run.returncode == 0, told
    assert "8 of 8 games" in told
    records = files(tmp_path / "games")
    assert len(records) == 8
    for record in records.values():
        meadhall.verify(record.decode())


SLOW_AGENT = '''
import os, pathlib, time
def act(state):
    pathlib.Path({pids!r}, str(os.getpid())).touch()
    time.sleep(0.002)
    return state.legal_actions()[-1]
'''


def test_the_bench_shows_us_beside_the_games_of_the_libraries(capsys: pytest.CaptureFixture) -> None:
    assert bench.main(["--seconds", "0.01", "--games", "32", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines() if line.startswith("{")]
    shown = {(line["door"], line["game"]) for line in lines}
    for pair in (("OpenSpiel", "meadhall_odin(players=1)"), ("OpenSpiel", "backgammon"), ("PettingZoo", "walhalla_v0"),
                 ("PettingZoo", "connect_four_v3"), ("batch of 32, 1 thread", "walhalla, 4")):
        assert pair in shown
    assert all(line["rate"] > 0 for line in lines)
