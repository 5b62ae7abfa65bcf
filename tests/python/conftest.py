"""What the tests share: where things lie, and random play."""

from __future__ import annotations

import os
import pathlib
import random

import pytest

import meadhall

# Ray may take its time to start on a busy machine, and tells nobody that it was here.
os.environ.setdefault("RAY_raylet_start_wait_time_s", "180")
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

ROOT = pathlib.Path(__file__).resolve().parents[2]

EVERY_GAME = [(name, seats) for name, card in meadhall.cards().items() for seats in range(card.min_seats, card.max_seats + 1)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `rules` runs for every game and number of seats."""
    if "rules" in metafunc.fixturenames:
        metafunc.parametrize("rules", [meadhall.game(name, seats) for name, seats in EVERY_GAME],
                             ids=[f"{name}-{seats}" for name, seats in EVERY_GAME])


@pytest.fixture
def dice() -> random.Random:
    return random.Random(7)


@pytest.fixture
def program() -> str:
    """The native program, for comparison."""
    place = os.environ.get("MEADHALL_PROGRAM", "")
    if not place:
        pytest.fail("MEADHALL_PROGRAM names no program; tools/test-python sets it")
    return place


@pytest.fixture
def webassembly() -> list[str]:
    """The command that answers lines with the module for browsers; ./test builds it before it comes here."""
    node, module = os.environ.get("MEADHALL_NODE", ""), os.environ.get("MEADHALL_MODULE", "")
    if not node or not module:
        pytest.skip("the page has not been built: tools/build-web")
    return [node, "--no-warnings", str(ROOT / "tests" / "python" / "module.mjs"), module]


def played_on(state: meadhall.State, dice: random.Random, most: int = 10**6) -> meadhall.State:
    """So many acts on, chance included, or to the end."""
    for _ in range(most):
        if state.is_over:
            break
        if state.to_act == -1:
            ids, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply(dice.choices(ids, shares)[0])
        else:
            state.apply(dice.choice(state.legal_actions()))
    return state
