"""PettingZoo's and Gymnasium's own tests of environments, on all of ours."""

from __future__ import annotations

import copy
import gc
import importlib
import pickle
import random
import weakref
from types import ModuleType

import gymnasium
import numpy as np
import pytest
from conftest import EVERY_GAME
from gymnasium.utils import env_checker
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import meadhall
from meadhall.envs import solo, wikinger_v0

MODULES = {name: importlib.import_module(f"meadhall.envs.{name}_v0") for name in meadhall.cards()}
EVERY_ENVIRONMENT = [(MODULES[name], seats) for name, seats in EVERY_GAME]


@pytest.mark.parametrize(("module", "seats"), EVERY_ENVIRONMENT)
def test_pettingzoo_finds_nothing_wrong(module: ModuleType, seats: int) -> None:
    api_test(module.env(seats=seats), num_cycles=300)


@pytest.mark.parametrize("name", MODULES)
def test_pettingzoo_finds_nothing_wrong_with_the_small_games(name: str) -> None:
    api_test(MODULES[name].env(seats=meadhall.cards()[name].min_seats, small=True), num_cycles=50)


def test_an_environment_has_one_space_for_all_and_is_gone_when_nobody_needs_it() -> None:
    env = wikinger_v0.raw_env()
    assert env.observation_space("player_0") is env.observation_space("player_1")
    left = weakref.ref(env)
    del env
    gc.collect()
    assert left() is None


@pytest.mark.parametrize(("module", "seats"), EVERY_ENVIRONMENT)
def test_the_same_seed_is_the_same_game_for_pettingzoo(module: ModuleType, seats: int) -> None:
    seed_test(lambda: module.env(seats=seats), num_cycles=60)


@pytest.mark.parametrize("arguments", [{}, {"small": True}, {"rewards": "end"}, {"options": {"length": "short"}}])
def test_gymnasium_finds_nothing_wrong(arguments: dict) -> None:
    """It acts with ids that were legal in another position, so an illegal one must not raise (illegal="costs")."""
    env = gymnasium.make("meadhall/OdinSolo-v0", render_mode="ansi", illegal="costs", **arguments)
    check_env(env.unwrapped)


@pytest.mark.parametrize("arguments", [{}, {"small": True}])
def test_gymnasium_finds_nothing_wrong_with_an_environment_that_raises(arguments: dict) -> None:
    """All that check_env looks at and does with legal ids, and what it watches in a whole game of legal ids."""
    env = gymnasium.make("meadhall/OdinSolo-v0", **arguments)
    for check in (env_checker.check_reset_return_type, env_checker.check_reset_seed_determinism,
                  env_checker.check_reset_options, env_checker.check_returned_data_not_reused):
        check(env.unwrapped)
    env_checker.check_action_space(env.action_space)
    env_checker.check_observation_space(env.observation_space)
    env.reset(seed=2)
    over = False
    while not over:
        _, _, over, _, _ = env.step(env.action_space.sample())


def test_random_samples_are_legal_and_rewards_add_up_to_the_score() -> None:
    for rewards in ("steps", "end"):
        env = solo.OdinSolo(rewards=rewards)
        env.reset(seed=4)
        env.action_space.seed(4)
        start = env.position.scores[0] if rewards == "steps" else 0
        total, over = 0.0, False
        while not over:
            _, reward, over, _, info = env.step(env.action_space.sample())
            total += reward
        assert total * 100 == pytest.approx(info["score"] - start)


def test_an_illegal_action_raises_or_costs_and_changes_nothing() -> None:
    strict, lenient = solo.OdinSolo(), solo.OdinSolo(illegal="costs")
    for env in (strict, lenient):
        env.reset(seed=1)
    wrong = int(np.flatnonzero(strict.mask() == 0)[0])
    before = strict.position.hash
    with pytest.raises(meadhall.Refused, match="not legal"):
        strict.step(wrong)
    _, reward, over, _, info = lenient.step(wrong)
    assert (reward, over, info["illegal"]) == (solo.OdinSolo.ILLEGAL, False, True)
    assert strict.position.hash == lenient.position.hash == before
    with pytest.raises(ValueError, match="raise"):
        solo.OdinSolo(illegal="forgiven")


@pytest.mark.parametrize("module", MODULES.values())
def test_an_agent_sees_what_its_seat_may_see_and_a_mask_when_it_is_asked(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=3)
    asked = env.agent_selection
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)
        assert np.array_equal(seen["observation"], env.position.observation(seat))
        assert seen["action_mask"].any() == (agent == asked)


@pytest.mark.parametrize("module", MODULES.values())
def test_the_last_rewards_are_what_the_game_was_worth(module: ModuleType) -> None:
    env, dice = module.env(), random.Random(5)
    env.reset(seed=5)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        totals[agent] += reward
        env.step(None if ended or cut else dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert list(totals.values()) == pytest.approx(env.unwrapped.position.returns())


@pytest.mark.parametrize("module", MODULES.values())
def test_environments_can_be_copied_pickled_and_drawn(module: ModuleType) -> None:
    env = module.raw_env(render_mode="ansi")
    env.reset(seed=1)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        action = int(np.flatnonzero(other.observe(other.agent_selection)["action_mask"])[0])
        other.step(action)
        assert other.position.hash != env.position.hash or other.position.said != env.position.said
    assert "is to act" in env.render()


@pytest.mark.parametrize("module", MODULES.values())
@pytest.mark.parametrize("small", [False, True])
def test_what_makes_environments_is_pickled_and_so_are_the_wrapped_ones(module: ModuleType, small: bool) -> None:
    """Whoever plays in several processes sends them what makes an environment."""
    for make in (module.raw_env, module.env):
        sent = pickle.loads(pickle.dumps(make))
        env = sent(small=small)
        env.reset(seed=1)
        twin = pickle.loads(pickle.dumps(env))
        assert twin.unwrapped.position.hash == env.unwrapped.position.hash


@pytest.mark.parametrize("name", MODULES)
def test_the_usual_number_of_seats_is_the_same_in_every_door(name: str) -> None:
    usual = meadhall.usual_seats(name)
    assert meadhall.game(name).seats == usual
    assert len(MODULES[name].env().possible_agents) == max(2, usual)
    fewest = meadhall.cards()[name].min_seats
    assert meadhall.tiny(name).seats == fewest
    assert len(MODULES[name].env(small=True).possible_agents) == max(2, fewest)
