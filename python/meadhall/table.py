"""Tables with the names of docs/protocol.md: whoever has written a bot for one door can use it here."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np

from meadhall import _engine
from meadhall.errors import Closed, Refused

Seat: TypeAlias = "int | str | None"
Move: TypeAlias = "int | str"
Values: TypeAlias = dict[str, Any]


class Hall:
    """Tables, and the methods of the protocol by their names; every process has one of its own already."""

    def __init__(self) -> None:
        self._door = _engine.Hall()

    def call(self, method: str, listener: Callable[[Values], None] | None = None, **params: Any) -> Any:
        """The result of any method of the protocol; raises Refused where it answers with an error.

        ``listener`` hears how far a thinking bot has come (``think`` with ``progress=True``).
        """
        given = {name.rstrip("_"): value for name, value in params.items() if value is not None}
        request = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": given}, default=_plain)
        hear = None if listener is None else (lambda line: listener(json.loads(line)["params"]))
        answer = json.loads(self._door.answer(request, hear))
        if "error" in answer:
            error = answer["error"]
            data = error.get("data", {})
            raise Refused(data.get("message", error["message"]), data.get("code", ""), data.get("rule", ""))
        return answer["result"]

    def open(self, game: str, seats: int, options: Mapping[str, Any] | None = None, seed: int | str | None = None,
             chance: str | None = None, players: Sequence[str] | None = None) -> Table:
        """A table for a new game."""
        return Table(self, self.call("open", game=game, seats=seats, options=options, seed=seed, chance=chance,
                                     players=players))

    def load(self, record: str | None = None, game: str | None = None, seats: int | None = None,
             options: Mapping[str, Any] | None = None, state: Mapping[str, Any] | None = None,
             seed: int | str | None = None, chance: str | None = None, players: Sequence[str] | None = None) -> Table:
        """A table for a record (the text of a .saga file), or for a position."""
        return Table(self, self.call("load", record=record, game=game, seats=seats, options=options, state=state,
                                     seed=seed, chance=chance, players=players))


def _plain(value: Any) -> Any:
    """NumPy's numbers and arrays as JSON has them."""
    if isinstance(value, np.generic | np.ndarray):
        return value.tolist()
    raise TypeError(f"{type(value).__name__} is no plain value: {value!r}")


class Table:
    """One table. Its methods are those of docs/protocol.md, without ``table``; results are plain Python values."""

    def __init__(self, hall: Hall, opened: Values) -> None:
        self._hall = hall
        self._name: str | None = opened["table"]
        self.opened: Values = opened

    def _call(self, method: str, **params: Any) -> Any:
        if self._name is None:
            raise Closed("this table is closed")
        return self._hall.call(method, table=self._name, **params)

    def view(self, seat: Seat = None, **more: Any) -> Values:
        """How the table stands for a seat; without one, what everybody sees; "all" for the owner of the table."""
        return self._call("view", seat=seat, **more)

    def about(self) -> Values:
        """How the table was set up."""
        return self._call("about")

    def moves(self, seat: Seat = None, filter: Mapping[str, Any] | None = None,
              after: Sequence[Move] | None = None) -> list[Values]:
        """The legal moves, each with its code, its text, its verb and what that is about."""
        return self._call("moves", seat=seat, filter=filter, after=after)["moves"]

    def play(self, move: Move, seat: Seat = None, **more: Any) -> Values:
        """A move, by its code or its text."""
        return self._call("play", move=move, seat=seat, **more)

    def act(self, move: Move, **more: Any) -> Values:
        """A move, and everything a screen shows after it."""
        return self._call("act", move=move, **more)

    def screen(self, **more: Any) -> Values:
        """Everything a screen shows."""
        return self._call("screen", **more)

    def preview(self, move: Move, **more: Any) -> Values:
        """What a move would bring about, as far as its seat can know."""
        return self._call("preview", move=move, **more)

    def log(self, **more: Any) -> list[Values]:
        """What has happened."""
        return self._call("log", **more)["events"]

    def why(self, move: Move, **more: Any) -> Values:
        """Whether a move is legal and, if not, which rule forbids it."""
        return self._call("why", move=move, **more)

    def undo(self, ply: int | None = None, **more: Any) -> Values:
        """Back to the last decision of a seat, or to a ply."""
        return self._call("undo", ply=ply, **more)

    def redo(self, ply: int | None = None, **more: Any) -> Values:
        """Forward again."""
        return self._call("redo", ply=ply, **more)

    def goto(self, ply: int, **more: Any) -> Values:
        """To any ply of the game."""
        return self._call("goto", ply=ply, **more)

    def result(self) -> Values:
        """Scores, winners, and where the points come from."""
        return self._call("result")

    def record(self, reveal: bool | None = None) -> str:
        """The game so far as the text of a .saga file."""
        return self._call("record", reveal=reveal)["record"]

    def think(self, bot: str, seat: Seat = None, budget: Mapping[str, int] | None = None, seed: int | None = None,
              listener: Callable[[Values], None] | None = None) -> Values:
        """What a bot would do; ``meadhall.games()`` lists the bots of each game."""
        return self._call("think", bot=bot, seat=seat, budget=budget, seed=seed, listener=listener,
                          progress=listener is not None)

    def stop(self) -> Values:
        """Ends a thought that another thread is having at this table; it answers with what it has found so far."""
        return self._call("stop")

    @property
    def to_act(self) -> Values:
        """{"seat": n}, {"chance": what for} or {"over": True}."""
        return self.view()["to_act"]

    @property
    def hash(self) -> str:
        """The hash of the position, the same in every door."""
        return self.view("all")["hash"]

    def state(self, seed: int | None = None) -> _engine.State:
        """The position as a State: its arrays, its ids, a copy to search in. With a seed its chance is dealt."""
        about = self.about()
        text = json.dumps(self.view("all")["view"])
        game = _engine.make_game(about["game"], about["seats"], json.dumps(about["options"]), text)
        return game.new_state(seed)

    def observation(self, seat: int | None = None) -> np.ndarray:
        """What a seat sees, as numbers (docs/python.md); without one the seat to act."""
        return self.state().observation(seat)

    def mask(self) -> np.ndarray:
        """Which ids may come next."""
        return self.state().mask()

    def close(self) -> None:
        """An end to the table; closing twice does no harm."""
        if self._name is not None:
            self._call("close")
            self._name = None

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __reduce__(self) -> Any:
        raise TypeError("a table cannot be pickled: pickle its record(reveal=True), or its state()")
