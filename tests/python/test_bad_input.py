"""Whatever Python passes in, an exception says what was wrong, and the interpreter lives on."""

from __future__ import annotations

import gc
import multiprocessing
import os
import pickle
import random
import threading

import numpy as np
import pytest
from conftest import played_on

import meadhall
from meadhall import _engine
from meadhall.envs import odin_v0, solo, wikinger_v0


def test_an_illegal_action_is_refused_and_changes_nothing(rules: meadhall.Game) -> None:
    state = rules.new_state(seed=1)
    before = state.hash
    legal = set(state.legal_actions())
    for action in (-1, rules.action_count, 2**31 - 1, -(2**31), next(i for i in range(10**6) if i not in legal)):
        with pytest.raises(meadhall.Refused, match="not legal"):
            state.apply(action)
    assert state.hash == before


def test_actions_are_whole_numbers_of_a_sensible_size() -> None:
    state = meadhall.game("wikinger").new_state(seed=1)
    for action in (None, "3", 1.5, 2**70, [1], object()):
        with pytest.raises((TypeError, OverflowError)):
            state.apply(action)
    state.apply(np.int64(state.legal_actions()[0]))


def test_an_outcome_that_cannot_come_is_refused(rules: meadhall.Game) -> None:
    state = rules.new_state()
    with pytest.raises(meadhall.Refused, match="cannot come"):
        state.apply(10**6)


def test_nobody_acts_after_the_end(rules: meadhall.Game, dice: random.Random) -> None:
    state = played_on(rules.new_state(seed=1), dice)
    for attempt in (lambda: state.apply(0), lambda: state.play(0), lambda: state.play("pass")):
        with pytest.raises(meadhall.Refused):
            attempt()
    assert state.legal_actions() == []
    assert not state.mask().any()


def test_moves_that_are_none_are_refused() -> None:
    state = meadhall.game("walhalla", 4).new_state(seed=1)
    for move in (2**48, 2**63, "", "sing a song", "ride " * 10_000, "\0", "𓀀"):
        with pytest.raises(meadhall.Refused):
            state.play(move)


@pytest.mark.parametrize("arguments", [("chess", 2), ("wikinger", 1), ("wikinger", 5), ("walhalla", -3), ("odin", 10**6)])
def test_games_that_there_are_not_are_refused(arguments: tuple) -> None:
    with pytest.raises(meadhall.Refused):
        meadhall.game(*arguments)
    with pytest.raises(meadhall.Refused):
        meadhall.open(*arguments, seed=1)


def test_bad_options_and_positions_are_refused_with_their_place() -> None:
    with pytest.raises(meadhall.Refused, match="length"):
        meadhall.game("odin", 1, {"length": "endless"})
    values = meadhall.game("wikinger", 2).new_state(seed=1).values()
    for name, value in (("vikings", 7), ("turn", 9), ("phase", "tea"), ("aboard", [200] * 4)):
        with pytest.raises(meadhall.Refused):
            meadhall.game("wikinger", 2, start=values | {name: value})
    with pytest.raises(meadhall.Refused):
        _engine.make_game("wikinger", 2, "{", "")


def test_viewers_are_seats_or_nobody(rules: meadhall.Game) -> None:
    state = rules.new_state(seed=1, memories=True)
    for viewer in (-2, rules.seats, 255, 256):
        with pytest.raises(meadhall.Refused):
            state.observation(viewer)
        with pytest.raises(meadhall.Refused):
            state.view(viewer)
        with pytest.raises(meadhall.Refused):
            state.memory(viewer)
    assert state.observation(-1).shape == (rules.observation_size,)
    with pytest.raises(meadhall.Refused, match="memories"):
        rules.new_state(seed=1).memory(0)


def test_arrays_of_the_wrong_shape_or_kind_are_refused() -> None:
    state = meadhall.game("walhalla", 4).new_state(seed=1)
    size = state.game.observation_size
    for out in (np.zeros(size - 1, np.int16), np.zeros(size, np.float32), np.zeros((size, 1), np.int16),
                np.zeros(2 * size, np.int16)[::2], None, [0] * size):
        with pytest.raises((TypeError, ValueError)):
            state.write_observation(out)
    frozen = np.zeros(size, np.int16)
    frozen.setflags(write=False)
    with pytest.raises((TypeError, ValueError)):
        state.write_observation(frozen)
    with pytest.raises((TypeError, ValueError)):
        state.write_mask(np.zeros(3, bool))


def test_a_batch_refuses_bad_actions_as_a_whole() -> None:
    batch = meadhall.batch(meadhall.game("walhalla", 4), games=4, seed=1)
    good = batch.random_actions().copy()
    before = batch.observations.copy()
    for bad in (good[:3], good.astype(float), good.reshape(2, 2), np.full(4, -1), np.full(4, 2**40), "abcd", None,
                np.array([good[0], good[1], good[2], 10**6])):
        with pytest.raises((TypeError, ValueError)):
            batch.step(bad)
        assert np.array_equal(batch.observations, before)
    illegal = good.copy()
    illegal[2] = int(np.flatnonzero(~batch.masks[2])[0])
    with pytest.raises(meadhall.Refused, match="game 2"):
        batch.step(illegal)
    assert np.array_equal(batch.observations, before)
    batch.step(good)


@pytest.mark.parametrize("order", [{"games": 0}, {"games": -1}, {"games": 2**40}, {"games": 1, "threads": 0},
                                   {"games": 1, "threads": 10**6}, {"games": 1, "seed": -1}])
def test_batches_of_no_sensible_size_are_refused(order: dict) -> None:
    with pytest.raises((TypeError, ValueError)):
        meadhall.batch(meadhall.game("wikinger", 2), **order)


def test_what_is_closed_says_so() -> None:
    table = meadhall.open("wikinger", seats=2, seed=1)
    table.close()
    table.close()
    batch = meadhall.batch(meadhall.game("wikinger", 2), games=2)
    batch.close()
    env, alone = wikinger_v0.raw_env(), solo.OdinSolo()
    env.reset(seed=1)
    alone.reset(seed=1)
    env.close()
    alone.close()
    for attempt in (table.moves, lambda: batch.step([0, 0]), lambda: env.step(0), env.reset, lambda: alone.step(0),
                    alone.reset, batch.random_actions):
        with pytest.raises(meadhall.Closed, match="closed"):
            attempt()


def test_environments_that_have_not_begun_say_so() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        wikinger_v0.raw_env().step(0)
    with pytest.raises(Exception, match="reset"):
        solo.OdinSolo().step(0)
    env = odin_v0.raw_env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="None"):
        env.step(None)
    with pytest.raises(meadhall.Refused):
        env.step(-1)


def test_what_cannot_be_pickled_says_what_can() -> None:
    batch = meadhall.batch(meadhall.game("wikinger", 2), games=1)
    with meadhall.open("wikinger", seats=2, seed=1) as table:
        for thing, advice in ((table, "record"), (batch, "each process")):
            with pytest.raises(TypeError, match=advice):
                pickle.dumps(thing)


def test_pickles_that_were_tampered_with_are_refused() -> None:
    state = meadhall.game("wikinger", 2).new_state(seed=1, memories=True)
    game, text, said, dealer, memories = state.__reduce__()[1]
    for changed in ((game, "{}", said, dealer, memories), (game, text, [9999], dealer, memories),
                    (game, text, [0] * 500, dealer, memories), (game, text, said, [1], memories),
                    (game, text, said, [0] * 4, memories),
                    (game, text, said, dealer, [1, 2, 3])):
        with pytest.raises(ValueError):
            _engine.restore_state(*changed)
    with pytest.raises(TypeError):
        _engine.restore_state(None, text)


def test_engine_classes_cannot_be_made_out_of_nothing() -> None:
    for kind in (_engine.State, _engine.Game, _engine.Batch):
        with pytest.raises(TypeError):
            kind()


def step_in_a_fork(batch: meadhall.Batch, state: meadhall.State) -> None:
    batch.step(batch.random_actions())
    state.apply(state.legal_actions()[0])
    with meadhall.open("wikinger", seats=2, seed=1) as table:
        table.play(table.moves()[0]["code"])
    os._exit(17)


def test_a_forked_worker_goes_on_with_threads_of_its_own() -> None:
    batch = meadhall.batch(meadhall.game("walhalla", 4), games=8, threads=3, seed=1)
    batch.step(batch.random_actions())
    state = meadhall.game("wikinger", 2).new_state(seed=1)
    worker = multiprocessing.get_context("fork").Process(target=step_in_a_fork, args=(batch, state))
    worker.start()
    worker.join(60)
    assert worker.exitcode == 17
    batch.step(batch.random_actions())


def test_two_threads_at_one_batch_are_told_so_or_take_turns() -> None:
    batch = meadhall.batch(meadhall.game("odin", 4), games=64, seed=1)
    wrong: list[BaseException] = []

    def hammer() -> None:
        for _ in range(30):
            try:
                batch.reset(1)
            except RuntimeError as told:
                assert "another thread" in str(told)
            except BaseException as other:
                wrong.append(other)

    threads = [threading.Thread(target=hammer) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_a_listener_that_fails_does_not_end_the_interpreter() -> None:
    def fail(told: dict) -> None:
        raise KeyError("oops")

    with meadhall.open("wikinger", seats=2, seed=1) as table:
        with pytest.raises(KeyError):
            table.think("jarl", budget={"playouts": 5000}, listener=fail)
        assert table.moves()


def test_the_protocol_answers_rubbish_with_errors() -> None:
    hall = _engine.Hall()
    for request in ("", "{", "[]", "null", '{"jsonrpc":"2.0"}', "\0\0", "[" * 100_000):
        assert isinstance(hall.answer(request), str)
    with pytest.raises(TypeError):
        hall.answer(None)
    with pytest.raises(meadhall.Refused):
        meadhall.Hall().call("nonsense")


def test_a_batch_that_cannot_begin_is_refused_step_by_step(dice: random.Random) -> None:
    """From a position in which the game is over nobody is ever asked."""
    over = played_on(meadhall.game("wikinger", 2).new_state(seed=1), dice)
    rules = meadhall.game("wikinger", 2, start=over.values())
    batch = meadhall.batch(rules, games=2)
    assert batch.random_actions().tolist() == [-1, -1]
    with pytest.raises(meadhall.Refused, match="over"):
        batch.step(batch.random_actions())


def test_nothing_is_left_behind_when_things_go() -> None:
    for _ in range(50):
        state = meadhall.game("walhalla", 4).new_state(seed=1)
        state.observation()
        meadhall.batch(state.game, games=2, threads=2).step([int(np.flatnonzero(row)[0]) for row in
                                                            meadhall.batch(state.game, games=2, threads=2).masks])
    gc.collect()
