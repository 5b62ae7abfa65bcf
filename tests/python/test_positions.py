"""Positions: ids that always mean the same, observations without secrets, pickles, chance."""

from __future__ import annotations

import copy
import pickle
import random

import numpy as np
import pytest
from conftest import played_on

import meadhall
from meadhall import State


def test_ids_and_moves_are_the_same_thing_said_in_two_ways(rules: meadhall.Game, dice: random.Random) -> None:
    """Every legal move has a path of ids of its own, and saying it makes exactly this move."""
    state = rules.new_state(seed=3)
    for _ in range(60):
        if state.is_over:
            break
        codes = state.moves()
        paths = {tuple(state.path(code)) for code in codes}
        assert len(paths) == len(codes)
        assert {path[0] for path in paths} == set(state.legal_actions())
        code = dice.choice(codes)
        by_ids, by_move = state.clone(), state.clone()
        for action in state.path(code):
            assert by_ids.mask()[action]
            by_ids.apply(action)
        by_move.play(code)
        assert by_ids.hash == by_move.hash
        state = by_move


def test_an_id_says_the_same_in_every_position(rules: meadhall.Game, dice: random.Random) -> None:
    """The verb of a move is the verb of the block in which its ids lie."""
    state = played_on(rules.new_state(seed=5), dice, 40)
    for _ in range(25):
        if state.is_over:
            break
        for code in state.moves()[:20]:
            verbs = {meadhall.action_text(rules, action).split()[0] for action in state.path(code)}
            assert len(verbs) == 1
        state = played_on(state, dice, 1)


def test_blocks_of_ids_lie_one_behind_the_other(rules: meadhall.Game) -> None:
    for blocks, count in ((rules.actions, rules.action_count), (rules.outcomes, rules.outcome_count)):
        following = 0
        for block in blocks:
            assert block["first"] == following
            following += block["size"]
        assert following == count


def test_games_of_one_number_of_seats_or_another_have_the_same_ids_and_numbers() -> None:
    for name, card in meadhall.cards().items():
        few, many = (meadhall.game(name, number) for number in (card.min_seats, card.max_seats))
        assert few.actions == many.actions
        assert few.observation_fields == many.observation_fields


def test_chance_is_explicit_without_a_seed_and_dealt_with_one(rules: meadhall.Game, dice: random.Random) -> None:
    explicit = rules.new_state()
    assert explicit.to_act == -1
    assert explicit.purpose
    assert sum(share for _, share in explicit.chance_outcomes()) == pytest.approx(1)
    assert [action for action, _ in explicit.chance_outcomes()] == explicit.legal_actions()
    assert rules.new_state(seed=1).to_act >= 0
    assert played_on(explicit, dice).is_over


def test_the_same_seed_and_acts_bring_the_same_game(rules: meadhall.Game) -> None:
    ends = [played_on(rules.new_state(seed=9), random.Random(1)).hash for _ in range(2)]
    assert ends[0] == ends[1]


def test_returns_are_nothing_before_the_end_and_nothing_in_sum_after_it(
        rules: meadhall.Game, dice: random.Random) -> None:
    state = rules.new_state(seed=2)
    assert state.returns() == [0] * rules.seats
    played_on(state, dice)
    if rules.seats == 1:
        assert state.returns() == [state.scores[0] / 100]
    else:
        assert sum(state.returns()) == pytest.approx(0)
        assert max(state.returns()) <= 1
        assert all(state.returns()[winner] > 0 for winner in state.winners)


def test_observations_hold_what_the_view_holds_and_nothing_else(rules: meadhall.Game, dice: random.Random) -> None:
    """Two positions whose views are equal for a seat have equal observations for it, whatever others hide."""
    state = played_on(rules.new_state(seed=4), dice, 30)
    for seat in range(rules.seats):
        seen = state.view(seat)
        other = hidden_changed(state, seat)
        if other is None:
            continue
        assert other.hash != state.hash
        assert other.view(seat) == seen
        assert np.array_equal(other.observation(seat), state.observation(seat))


def hidden_changed(state: State, seat: int) -> State | None:
    """The same position with what two others hide from this seat exchanged; None if nobody hides anything."""
    values = state.values()
    hands = values.get("hands")
    others = [number for number in range(state.game.seats) if number != seat]
    if hands is None or len(others) < 2:
        return None
    one, other = others[:2]
    if hands[one] == hands[other] or size_of(hands[one]) != size_of(hands[other]):
        return None
    hands[one], hands[other] = hands[other], hands[one]
    if "kept" in values:
        values["kept"][one], values["kept"][other] = values["kept"][other], values["kept"][one]
    try:
        return meadhall.game(state.game.id, state.game.seats, state.game.options, values).new_state()
    except meadhall.Refused:
        return None


def size_of(hand: object) -> int:
    return sum(hand.values()) if isinstance(hand, dict) else len(hand)  # type: ignore[arg-type]


def test_hidden_hands_really_were_exchanged_somewhere(dice: random.Random) -> None:
    """Else the test before would prove nothing."""
    rules = meadhall.game("walhalla", 4)
    positions = (played_on(rules.new_state(seed=seed), dice, 25) for seed in range(40))
    assert any(hidden_changed(position, 0) for position in positions if not position.is_over)


def test_nobody_hears_what_another_has_said_of_a_move() -> None:
    state = meadhall.game("wikinger", 2).new_state(seed=1)
    dice = random.Random(1)
    while not state.said:
        played_on(state, dice, 1)
    me, other = state.to_act, 1 - state.to_act
    fields = {entry["path"]: entry for entry in state.game.observation_fields}
    said = slice(fields["said"]["first"], fields["said"]["first"] + fields["said"]["size"])
    assert state.observation(me)[said].any()
    assert not state.observation(other)[said].any()


def test_every_number_of_an_observation_is_named_once_unless_kinds_share_it(rules: meadhall.Game) -> None:
    named = np.zeros(rules.observation_size, int)
    for entry in rules.observation_fields:
        if "<" not in entry["path"]:
            for place in places_of(entry):
                named[place : place + entry["size"]] += 1
    assert named.max() == 1
    for entry in rules.observation_fields:
        for place in places_of(entry):
            named[place : place + entry["size"]] = 1
    assert named.all()


def places_of(entry: dict) -> list[int]:
    places = [entry["first"]]
    for count, distance in entry["repeats"]:
        places = [place + i * distance for place in places for i in range(count)]
    return places


def test_named_numbers_are_those_of_the_view(rules: meadhall.Game, dice: random.Random) -> None:
    state = played_on(rules.new_state(seed=8), dice, 30)
    seen = state.observation(0)
    view = state.view(0)
    for entry in rules.observation_fields:
        value = view.get(entry["path"])
        if entry["kind"] == "number" and isinstance(value, int) and not isinstance(value, bool):
            assert seen[entry["first"]] == value
        if entry["kind"] == "choice" and isinstance(value, str):
            assert entry["values"][seen[entry["first"]]] == value


def test_a_pickle_and_a_copy_go_on_as_the_original_would(rules: meadhall.Game, dice: random.Random) -> None:
    state = played_on(rules.new_state(seed=6, memories=True), dice, 33)
    copies = [pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state), state.clone()]
    for other in copies:
        assert (other.hash, other.said, other.memory(0)) == (state.hash, state.said, state.memory(0))
        assert other.game == rules
    ends = {played_on(other, random.Random(2)).hash for other in copies}
    assert ends == {played_on(state, random.Random(2)).hash}


def test_half_said_moves_survive_a_pickle() -> None:
    state = meadhall.game("wikinger", 2).new_state(seed=1)
    dice = random.Random(1)
    for _ in range(400):
        if state.is_over:
            break
        played_on(state, dice, 1)
        other = pickle.loads(pickle.dumps(state))
        assert (other.said, other.to_act) == (state.said, state.to_act)
        assert state.is_over or other.legal_actions() == state.legal_actions()


def test_memories_differ_after_different_pasts_and_not_by_what_is_hidden() -> None:
    rules = meadhall.game("walhalla", 3)
    one, other = rules.new_state(memories=True), rules.new_state(memories=True)
    for state in (one, other):
        while state.purpose != "cards":
            state.apply(state.legal_actions()[0])
    first, second = (action for action, _ in one.chance_outcomes()[:2])
    one.apply(first)
    other.apply(second)
    drawn = [seat for seat in range(3) if one.memory(seat) != other.memory(seat)]
    assert len(drawn) == 1


def test_the_small_games_are_small_and_can_be_lost_and_won() -> None:
    for name, most in (("wikinger", 3_000), ("walhalla", 5_000), ("odin", 100_000)):
        start = meadhall.tiny(name).new_state()
        counts = {"positions": 0}
        ends = {tuple(end) for end in ends_below(start, counts, most)}
        assert counts["positions"] <= most
        assert len(ends) > 1


def ends_below(state: State, counts: dict[str, int], most: int) -> list[list[float]]:
    counts["positions"] += 1
    if state.is_over:
        return [state.returns()]
    ends: list[list[float]] = []
    for action in state.legal_actions():
        if counts["positions"] > most:
            break
        following = state.clone()
        following.apply(action)
        ends += ends_below(following, counts, most)
    return ends
