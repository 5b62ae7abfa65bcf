"""Examples, stubs and the page of the documentation are in step with the package."""

from __future__ import annotations

import importlib
import inspect
import pathlib
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator

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
    """A few updates instead of minutes of them: enough for twice a fair share."""
    told = output_of("train_baseline.py", "--minutes", "10", "--updates", "4", "--games", "64", "--steps", "64", "--out",
                     str(tmp_path / "baseline.npz"))
    wins = float(re.search(r"wins ([0-9.]+)%", told)[1])
    assert wins > 50
    state = meadhall.game("walhalla", 4).new_state(seed=1)
    from meadhall.agents import Policy
    assert Policy.load(tmp_path / "baseline.npz").act(state) in state.legal_actions()


def test_weights_are_tuned_on_a_cluster_of_two() -> None:
    assert "round 1" in output_of("tune_on_ray.py", "--rounds", "1", "--workers", "2", "--games", "16")


def written(part: str) -> str:
    run = subprocess.run([sys.executable, str(ROOT / "tools" / "python_tables.py"), part], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.parametrize(("part", "file"), [("stubs", "python/meadhall/_engine.pyi"), ("page", "docs/python-tables.md")])
def test_stubs_and_tables_are_those_of_the_extension(part: str, file: str) -> None:
    assert (ROOT / file).read_text(encoding="utf-8") == written(part), "tools/update-python-docs writes it"


def public_things(owner: object, module: str) -> Iterator[tuple[str, object]]:
    for name, thing in vars(owner).items():
        thing = getattr(thing, "__func__", thing)
        if not name.startswith("_") and getattr(thing, "__module__", "") == module and callable(thing):
            yield name, thing
            if inspect.isclass(thing):
                yield from public_things(thing, module)


def test_every_function_says_what_it_does() -> None:
    for place in pkgutil.walk_packages(meadhall.__path__, "meadhall."):
        module = importlib.import_module(place.name)
        for name, thing in public_things(module, module.__name__):
            assert (thing.__doc__ or "").strip(), f"{module.__name__}: {name}"


@pytest.mark.parametrize("name", meadhall.cards())
def test_the_page_has_the_figures_of_the_games(name: str) -> None:
    game = meadhall.game(name)
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    assert str(game.action_count) in page
    assert f"{game.observation_size} numbers" in (ROOT / "docs" / "python-tables.md").read_text(encoding="utf-8")
