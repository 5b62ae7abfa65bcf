"""Games as rules: fixed ids, positions, and the small sets of options for quick experiments."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from typing import Any

from meadhall import _engine


def game(id: str, seats: int | None = None, options: Mapping[str, Any] | None = None,  # noqa: A002
         start: Mapping[str, Any] | None = None) -> _engine.Game:
    """The rules of a game: "wikinger" (2–4 seats), "walhalla" (3–4), "odin" (1–4); ``cards()`` has them all.

    ``options`` are those of docs/rules; what is left out is as usual. ``start`` is a position to begin from, as
    ``State.values()`` gives it.
    """
    return _engine.make_game(id, usual_seats(id) if seats is None else seats, json.dumps(dict(options or {})),
                             "" if start is None else json.dumps(dict(start)))


def cards() -> dict[str, _engine.GameCard]:
    """What can be played, by name: titles, the fewest and the most seats, whether something is hidden."""
    return {card.id: card for card in _engine.game_cards()}


_USUAL_SEATS = {"walhalla": 4}  # where it is not the fewest


def usual_seats(id: str, at_least: int = 1, small: bool = False) -> int:  # noqa: A002
    """How many play where nobody says it, in a small game the fewest; some doors have no place for one alone."""
    known = cards()
    fewest = known[id].min_seats if id in known else 2
    return max(at_least, fewest if small else _USUAL_SEATS.get(id, fewest))


# A duel on an island of nine points, drawn after three quiet turns.
_TINY_ISLAND = {"island": ["aaa", "aaa", "aaa"], "quietPlyDraw": 3}
_NO_TRAIL = {"from": "-", "to": "-", "turnedBack": False}
_TINY_DUEL = {
    "vikings": [["a1", "b1"], ["b3", "c3"], [], []], "towers": [[], [], [], []], "aboard": [0] * 4, "fallen": [0] * 4,
    "toRemove": [0] * 4, "idle": [0] * 4, "trails": [_NO_TRAIL] * 4, "quiet": 0, "avenged": 0, "phase": "march",
    "ending": "none", "turn": 0, "starter": 0, "due": 0, "captured": False, "raised": False, "hopping": False,
    "marcher": "-", "setOut": "-",
}


def tiny(id: str, seats: int | None = None) -> _engine.Game:  # noqa: A002
    """A game so small that its whole tree can be searched, for two, three and one player unless said otherwise.

    wikinger: a small island, two Vikings each. walhalla: a short raid, the last one, with its last ship about to land.
    odin: a one-round feast, the banquet of the short game's last round.
    """
    count = usual_seats(id, small=True) if seats is None else seats
    if id == "wikinger":
        return game(id, count, _TINY_ISLAND, _TINY_DUEL)
    if id == "walhalla":
        whole = game(id, count)
        return _from(whole, {}, lambda at: at["raid"] == 3 and at["shipsLeft"] == 0 and at["step"] == "land",
                     seed=5)
    if id == "odin":
        options = {"length": "short", "decks": "A"}
        return _from(game(id, count, options), options, lambda at: at["round"] == 6 and at["stage"] == "feast", seed=19)
    raise ValueError(f"there is no small {id}")


def _from(whole: _engine.Game, options: Mapping[str, Any], is_there: Callable[[dict[str, Any]], bool],
          seed: int) -> _engine.Game:
    """The same game from the first position of this kind that random play from a seed comes to."""
    dice = random.Random(seed)
    for _ in range(1000):
        state = whole.new_state()
        while not state.is_over:
            if is_there(state.values()):
                return game(whole.id, whole.seats, options, state.values())
            if state.to_act < 0:
                ids, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply(dice.choices(ids, shares)[0])
            else:
                state.apply(dice.choice(state.legal_actions()))
    raise RuntimeError(f"no small {whole.id} found")


def action_text(game: _engine.Game, action: int) -> str:
    """What an id says, in every position: "march from 17"."""
    for block in game.actions:
        if block["first"] <= action < block["first"] + block["size"]:
            number = action - block["first"]
            return f"{block['verb']} {block['field']} {number}" if block["field"] else block["verb"]
    raise ValueError(f"ids lie between 0 and {game.action_count - 1}, {action} does not")


# What pickles call; the engine's own functions have no names that a pickle could find.


def restore_game(*arguments: Any) -> _engine.Game:
    """A game from its pickle."""
    return _engine.make_game(*arguments)


def restore_state(*arguments: Any) -> _engine.State:
    """A position from its pickle; what no game can come to is refused."""
    return _engine.restore_state(*arguments)
