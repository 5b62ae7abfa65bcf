"""Batches: many games at once are many single games, whatever the number of threads."""

from __future__ import annotations

import threading

import numpy as np
import pytest

import meadhall


def test_a_batch_plays_by_the_rules_and_begins_anew(rules: meadhall.Game) -> None:
    batch = meadhall.batch(rules, games=8, threads=2, seed=3)
    ended = 0
    for _ in range(400):
        assert batch.masks.any(axis=1).all()
        assert ((batch.to_act >= 0) & (batch.to_act < rules.seats)).all()
        batch.step(batch.random_actions())
        ended += int(batch.dones.sum())
        assert not batch.rewards[~batch.dones].any()
    assert ended > 0 or rules.id == "odin"


def test_a_row_is_seen_by_the_seat_to_act(rules: meadhall.Game) -> None:
    batch = meadhall.batch(rules, games=4, seed=1)
    fields = {entry["path"]: entry["first"] for entry in rules.observation_fields}
    assert (batch.observations[:, fields["me"]] == batch.to_act).all()
    assert (batch.observations[:, fields["toAct"]] == batch.to_act).all()
    for row in range(4):
        chosen = int(np.flatnonzero(batch.masks[row])[0])
        assert meadhall.action_text(rules, chosen)


def test_threads_change_nothing_but_the_time(rules: meadhall.Game) -> None:
    seen = []
    for threads in (1, 3):
        batch = meadhall.batch(rules, games=7, threads=threads, seed=5)
        for _ in range(50):
            batch.step(batch.random_actions())
        seen.append((batch.observations.copy(), batch.masks.copy(), batch.to_act.copy()))
    for one, other in zip(*seen, strict=True):
        assert np.array_equal(one, other)


def test_arrays_are_looked_at_not_copied_and_outlive_the_batch() -> None:
    batch = meadhall.batch(meadhall.game("walhalla", 4), games=16, seed=2)
    observations, masks = batch.observations, batch.masks
    before = observations.copy()
    batch.step(batch.random_actions())
    assert not np.array_equal(before, observations)
    assert np.shares_memory(observations, batch.observations)
    for array in (observations, masks, batch.rewards, batch.dones, batch.to_act, batch.scores):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
    batch.close()
    del batch
    assert masks.any()


def test_a_reset_with_the_same_seed_begins_the_same_games() -> None:
    batch = meadhall.batch(meadhall.game("walhalla", 3), games=5, seed=9)
    first = batch.observations.copy()
    for _ in range(200):
        batch.step(batch.random_actions())
    batch.reset(seed=9)
    assert np.array_equal(batch.observations, first)
    assert not batch.dones.any()
    batch.reset(seed=10)
    assert not np.array_equal(batch.observations, first)


def test_rewards_and_scores_agree_with_each_other() -> None:
    batch = meadhall.batch(meadhall.game("odin", 1, {"length": "short"}), games=8, seed=1)
    for _ in range(1500):
        batch.step(batch.random_actions())
        for row in np.flatnonzero(batch.dones):
            assert batch.rewards[row, 0] == pytest.approx(batch.scores[row, 0] / 100)
            return
    pytest.fail("no game came to its end")


def test_other_threads_of_python_run_while_a_batch_steps() -> None:
    """The interpreter is free meanwhile: a counter goes on counting."""
    batch = meadhall.batch(meadhall.game("odin", 4), games=512, seed=1)
    counted = 0
    stop = threading.Event()

    def count() -> None:
        nonlocal counted
        while not stop.is_set():
            counted += 1

    counter = threading.Thread(target=count)
    counter.start()
    for _ in range(20):
        batch.step(batch.random_actions())
    stop.set()
    counter.join()
    assert counted > 0


def test_a_small_game_can_be_stepped_in_batches_too() -> None:
    batch = meadhall.batch(meadhall.tiny("wikinger"), games=32, threads=2, seed=1)
    worth = np.zeros(2)
    for _ in range(300):
        batch.step(batch.random_actions())
        worth += batch.rewards.sum(axis=0)
    assert worth.sum() == pytest.approx(0, abs=1e-3)
    assert batch.dones.shape == (32,)
