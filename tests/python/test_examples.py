"""Examples, stubs and the page of the documentation are in step with the package."""

from __future__ import annotations

import pathlib
import re
import subprocess
import sys

import pytest
from conftest import ROOT

import meadhall

EXAMPLES = ROOT / "examples" / "python"


def output_of(name: str, *arguments: str) -> str:
    run = subprocess.run([sys.executable, str(EXAMPLES / name), *arguments], capture_output=True, text=True, timeout=280)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_two_bots_play_and_leave_a_record() -> None:
    assert "points:" in output_of("play_with_bots.py", "walhalla")


def test_algorithms_of_openspiel_run_on_our_games() -> None:
    told = output_of("open_spiel_algorithms.py")
    assert "tree search" in told and "round 4" in told


def test_a_baseline_learns_to_beat_random(tmp_path: pathlib.Path) -> None:
    """A few seconds instead of minutes: enough for twice a fair share."""
    told = output_of("train_baseline.py", "--minutes", "0.25", "--games", "64", "--steps", "32", "--out",
                     str(tmp_path / "baseline.npz"))
    wins = float(re.search(r"wins ([0-9.]+)%", told)[1])
    assert wins > 50
    state = meadhall.game("walhalla", 4).new_state(seed=1)
    from meadhall.agents import Policy
    assert Policy.load(tmp_path / "baseline.npz").act(state) in state.legal_actions()


def test_weights_are_tuned_on_a_cluster_of_two() -> None:
    assert "round 1" in output_of("tune_on_ray.py", "--rounds", "1", "--workers", "2", "--games", "16")


def test_the_stubs_are_those_of_the_extension() -> None:
    from nanobind.stubgen import StubGen

    from meadhall import _engine
    generator = StubGen(_engine)
    generator.put(_engine)
    kept = (ROOT / "python" / "meadhall" / "_engine.pyi").read_text(encoding="utf-8")
    assert kept.strip() == generator.get().strip(), "tools/update-python-docs writes them"


@pytest.mark.parametrize("name", ["wikinger", "walhalla", "odin"])
def test_the_page_lists_every_id_and_every_number(name: str) -> None:
    sys.path.insert(0, str(ROOT / "tools"))
    import python_tables

    page = (ROOT / "docs" / "python-tables.md").read_text(encoding="utf-8")
    assert python_tables.section(name) in page, "tools/update-python-docs writes it"
