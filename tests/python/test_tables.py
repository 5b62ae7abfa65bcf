"""Tables: the names of the protocol, plain values, arrays, records, bots."""

from __future__ import annotations

import inspect
import threading

import numpy as np
import pytest

import meadhall


def test_all_games_are_there_with_bots_and_options() -> None:
    listed = {entry["id"]: entry for entry in meadhall.games()}
    assert list(listed) == list(meadhall.cards())
    for entry in listed.values():
        assert len(entry["bots"]) >= 3
        assert entry["options"]["type"] == "object"


def test_a_table_has_every_method_of_the_protocol() -> None:
    methods = set(meadhall.schema()["methods"])
    of_tables = {name for name, _ in inspect.getmembers(meadhall.Table, inspect.isfunction)}
    of_the_package = {"games", "schema", "open", "load", "tables", "replay", "verify"}
    assert methods - of_the_package <= of_tables
    assert all(callable(getattr(meadhall, name)) for name in of_the_package)


def test_a_game_is_played_taken_back_recorded_and_verified() -> None:
    with meadhall.open("wikinger", seats=2, seed=7, players=["Ann", "Bo"]) as table:
        first = table.hash
        move = table.moves()[0]
        assert {"code", "text", "verb"} <= set(move)
        played = table.play(move["text"])
        assert played["hash"] == table.hash != first
        assert table.undo()["ply"] == played["ply"] - 1
        table.redo()
        for _ in range(5):
            table.play(table.moves()[-1]["code"])
        record = table.record(reveal=True)
        assert meadhall.replay(record, seat="all")["hash"] == table.hash
        assert meadhall.verify(record)["draws"] >= 1
        with meadhall.load(record) as again:
            assert again.hash == table.hash
            assert again.about()["players"] == ["Ann", "Bo"]
        assert table.log()
        assert not table.result()["over"]


def test_a_position_can_be_looked_at_as_values_and_as_arrays() -> None:
    with meadhall.open("walhalla", seats=3, seed=1) as table:
        seat = table.to_act["seat"]
        assert table.view(seat)["view"]["me"] == seat
        state = table.state()
        assert state.hash == table.hash
        assert np.array_equal(table.observation(seat), state.observation(seat))
        assert table.observation().dtype == np.int16
        assert np.flatnonzero(table.mask()).tolist() == state.legal_actions()


def test_a_bot_thinks_tells_how_far_it_is_and_answers_the_same_again() -> None:
    heard: list[dict] = []
    answers = []
    for _ in range(2):
        with meadhall.open("wikinger", seats=2, seed=3) as table:
            answers.append(table.think("jarl", budget={"playouts": 200}, seed=5, listener=heard.append))
    assert answers[0]["move"] == answers[1]["move"]
    assert answers[0]["move"] in [move["code"] for move in table_moves()]
    assert all({"done", "move"} <= set(told) for told in heard)


def test_a_thought_is_ended_by_another_thread() -> None:
    with meadhall.open("wikinger", seats=2, seed=3) as table:
        begun = threading.Event()
        answers = []
        thinker = threading.Thread(target=lambda: answers.append(
            table.think("jarl", budget={"ms": 120_000}, listener=lambda told: begun.set())))
        thinker.start()
        assert begun.wait(60)
        table.stop()
        thinker.join(60)
        assert not thinker.is_alive()
        assert answers[0]["ms"] < 120_000
        table.play(answers[0]["move"])


def test_open_tables_are_listed() -> None:
    before = len(meadhall.tables())
    with meadhall.open("walhalla", seats=3, seed=1):
        assert [one["game"] for one in meadhall.tables()].count("walhalla") >= 1
        assert len(meadhall.tables()) == before + 1
    assert len(meadhall.tables()) == before


def table_moves() -> list[dict]:
    with meadhall.open("wikinger", seats=2, seed=3) as table:
        return table.moves()


def test_what_is_refused_says_the_rule_and_changes_nothing() -> None:
    with meadhall.open("wikinger", seats=2, seed=7) as table:
        before = table.hash
        with pytest.raises(meadhall.Refused) as refused:
            table.play("march c4 c5")
        assert refused.value.code.startswith("E-")
        assert refused.value.rule.startswith("W-")
        assert table.hash == before
        assert table.why("march c4 c5")["legal"] is False


def test_numbers_of_numpy_are_numbers_here_too() -> None:
    with meadhall.open("wikinger", seats=np.int64(2), seed=7) as table:
        table.play(np.int64(table.moves()[0]["code"]))
