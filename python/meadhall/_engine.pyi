"""The rules engine. People import meadhall, not this."""

from collections.abc import Sequence
from typing import Annotated

import numpy
from numpy.typing import NDArray


version: str

flags: str

class Hall:
    """Tables that speak the protocol (docs/protocol.md)."""

    def __init__(self) -> None: ...

    def answer(self, request: str, listener: object | None = None) -> str:
        """
        The answer to a request, both as JSON text; listener hears notifications that come before it.
        """

class GameCard:
    """What can be played, before a game is made of it."""

    @property
    def id(self) -> str:
        """As make_game() takes it."""

    @property
    def title(self) -> str:
        """What its box says."""

    @property
    def min_seats(self) -> int:
        """The fewest who can play."""

    @property
    def max_seats(self) -> int:
        """The most who can play."""

    @property
    def has_secrets(self) -> bool:
        """Whether a seat may know what others must not."""

def game_cards() -> list[GameCard]:
    """Everything that can be played."""

def make_game(id: str, seats: int, options: str = '{}', start: str = '') -> Game:
    """
    A game from its name, seats, options and first position, the last two as JSON text.
    """

def restore_state(game: Game, state: str, said: Sequence[int] = [], dealer: Sequence[int] | None = None, memories: Sequence[int] = []) -> State:
    """
    A position from the JSON text of its state, and what else a pickle keeps.
    """

class Game:
    """The rules of one game with its options; made by meadhall.game()."""

    @property
    def id(self) -> str:
        """Its name: that of a GameCard."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def options(self) -> object:
        """All options, in full."""

    @property
    def start(self) -> object:
        """The position it begins from, or None for the usual beginning."""

    @property
    def rules_version(self) -> int:
        """Rises when old records would replay differently."""

    @property
    def action_count(self) -> int:
        """How many ids seats can choose from, over all positions."""

    @property
    def outcome_count(self) -> int:
        """How many ids chance can choose from."""

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""

    @property
    def actions(self) -> list:
        """The blocks of ids of seats."""

    @property
    def outcomes(self) -> list:
        """The blocks of ids of chance."""

    @property
    def observation_fields(self) -> list:
        """What each number of an observation means."""

    def new_state(self, seed: int | None = None, memories: bool = False) -> State:
        """
        The first position. With a seed chance is dealt; without one its outcomes are acts.
        """

    def __eq__(self, arg: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __reduce__(self) -> tuple: ...

    def __repr__(self) -> str: ...

class State:
    """A position of a game; made by Game.new_state()."""

    @property
    def game(self) -> Game: ...

    def clone(self) -> State:
        """A copy that goes its own way."""

    def __copy__(self) -> State: ...

    def __deepcopy__(self, arg: object, /) -> State: ...

    def __reduce__(self) -> tuple: ...

    def __repr__(self) -> str: ...

    @property
    def to_act(self) -> int:
        """The seat to act; -1: chance; -4: nobody, the game is over."""

    @property
    def purpose(self) -> str:
        """What chance is asked for; empty where it is not."""

    @property
    def said(self) -> list[int]:
        """The ids already chosen of the move in the making."""

    def legal_actions(self) -> list[int]:
        """The ids that may come next, rising: of the seat, or of chance."""

    def mask(self) -> Annotated[NDArray[numpy.bool_], dict(shape=(None,))]:
        """A flag for every id of seats: whether it may come next."""

    def write_mask(self, out: Annotated[NDArray[numpy.bool_], dict(shape=(None,), order='C', device='cpu')]) -> None:
        """The same into an array that is already there."""

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring: pairs of id and probability."""

    def apply(self, action: int) -> None:
        """One id of whoever is to act."""

    def moves(self) -> list[int]:
        """The codes of the moves that can still be meant, as in the protocol."""

    def parse(self, text: str) -> int:
        """The code of a move from its text."""

    def text(self, code: int) -> str:
        """A legal move in the notation of its game."""

    def path(self, move: int | str) -> list[int]:
        """The ids that are still to be said to make this move, a code or a text."""

    def play(self, move: int | str) -> None:
        """A whole move, by its code or its text."""

    def observation(self, viewer: int | None = None) -> Annotated[NDArray[numpy.int16], dict(shape=(None,))]:
        """
        What a seat sees, as numbers; without a viewer the seat to act, -1 for somebody who only looks on.
        """

    def write_observation(self, out: Annotated[NDArray[numpy.int16], dict(shape=(None,), order='C', device='cpu')], viewer: int | None = None) -> None:
        """The same into an array that is already there."""

    def view(self, viewer: int | None = None) -> object:
        """What a seat sees, as plain Python values."""

    def values(self) -> object:
        """
        The whole position as plain Python values; meadhall.game(..., start=...) takes them.
        """

    def json(self) -> str:
        """The same as JSON text."""

    @property
    def hash(self) -> str:
        """The hash of the position, the same in every door."""

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""

    @property
    def scores(self) -> list[int]:
        """The points of every seat as the game stands."""

    @property
    def winners(self) -> list[int]:
        """
        The seats that have won; none while the game runs, or where it is drawn.
        """

    def returns(self) -> list[float]:
        """What the game was worth to each seat; zeros until it is over."""

    def memory(self, seat: int) -> str:
        """
        All that a seat has seen and done as a short text; the state must keep memories.
        """

def make_batch(game: Game, games: int, threads: int = 1, seed: int = 0, observes: bool = True) -> Batch:
    """Many games of one kind, stepped together."""

class Batch:
    """Many games at once; made by meadhall.batch()."""

    def __len__(self) -> int: ...

    @property
    def game(self) -> Game: ...

    def reset(self, seed: int) -> None:
        """All games from the beginning, dealt from this seed."""

    def step(self, actions: Annotated[NDArray[numpy.int32], dict(shape=(None,), order='C', device='cpu', writable=False)]) -> None:
        """
        One id for each game, as int32; refused as a whole if one is not legal.
        """

    def draw(self, out: Annotated[NDArray[numpy.int32], dict(shape=(None,), order='C', device='cpu')]) -> None:
        """
        Fills an int32 array with one legal id for each game, all equally likely.
        """

    @property
    def observations(self) -> Annotated[NDArray[numpy.int16], dict(shape=(None, None), writable=False)]:
        """What the seat to act sees, one row for each game."""

    @property
    def masks(self) -> Annotated[NDArray[numpy.bool_], dict(shape=(None, None), writable=False)]:
        """Which ids may come next, one row for each game."""

    @property
    def to_act(self) -> Annotated[NDArray[numpy.int8], dict(shape=(None,), writable=False)]:
        """The seat to act in each game."""

    @property
    def rewards(self) -> Annotated[NDArray[numpy.float32], dict(shape=(None, None), writable=False)]:
        """
        What a game that the last step ended was worth to each seat; else zeros.
        """

    @property
    def scores(self) -> Annotated[NDArray[numpy.int16], dict(shape=(None, None), writable=False)]:
        """The points at the end of the last finished game of each row."""

    @property
    def dones(self) -> Annotated[NDArray[numpy.bool_], dict(shape=(None,), writable=False)]:
        """
        Whether the last step ended the game; the row shows the next one already.
        """
