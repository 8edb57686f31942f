"""Bots by their names."""

from __future__ import annotations

import ctypes
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ._library import MAX_ACTIONS, library
from .game import Game, State, _seed

#: triclinium_candidate
_CANDIDATE = np.dtype(
    [("action", "u8"), ("number", "i4"), ("visits", "u4"), ("win_chance", "f4"), ("score", "f4")]
)


class Judged(NamedTuple):
    """What a search thinks of a decision; the arrays are in the order of the legal numbers."""

    best: int
    numbers: npt.NDArray[np.int32]
    visits: npt.NDArray[np.uint32]
    #: Of the seat to act.
    win_chances: npt.NDArray[np.float32]
    #: The seat's expected score at the end.
    scores: npt.NDArray[np.float32]


class Bot:
    """A player of the engine: a level, ``random``, ``greedy`` or ``ismcts:N`` (bots/README.md).

    It looks at nothing that the seat to act cannot see. The same seed and the same sight give the
    same choice.

    >>> import triclinium
    >>> game = triclinium.Game("carpe-diem")
    >>> state = game.new(seats=2, seed=1)
    >>> triclinium.Bot(game, "greedy", seed=7).choose(state) in state.legal()
    True
    >>> triclinium.Bot(game, "nemo", seed=7)
    Traceback (most recent call last):
    ValueError: there is no bot 'nemo'
    """

    __slots__ = ("_handle", "game", "name")

    def __init__(self, game: Game, name: str, seed: int) -> None:
        self._handle: int | None = library.bot_new(game._handle, name.encode(), _seed(seed))
        if self._handle is None:
            raise ValueError(f"there is no bot '{name}'")
        self.game = game
        self.name = name

    def choose(self, state: State, iterations: int = 0) -> str:
        """Its action for the seat to act; without `iterations` it thinks as its name says."""
        return state._text(state._bytes, self._choose(state, iterations))

    def act(self, state: State, iterations: int = 0) -> str:
        """Chooses an action, does it, and says which."""
        action = self._choose(state, iterations)
        text = state._text(state._bytes, action)
        state._apply(action)
        return text

    def advise(self, state: State, iterations: int = 0) -> dict[str, Any]:
        """Action, expected chances and scores, candidates and plan, as the engine protocol's ``bot``.

        >>> import triclinium
        >>> game = triclinium.Game("carpe-diem")
        >>> advice = triclinium.Bot(game, "legatus", seed=7).advise(game.new(seats=2, seed=1), iterations=50)
        >>> sorted(advice)
        ['action', 'candidates', 'expected', 'iterations', 'plan', 'reasons', 'scores']
        """
        self._check(state)
        return library.json(library.bot_advise(self._handle, state._bytes, iterations))

    def judge(self, state: State, iterations: int = 0) -> Judged:
        """What a search thinks of every legal action: each is examined at least once.

        >>> import triclinium
        >>> game = triclinium.Game("carpe-diem")
        >>> judged = triclinium.Bot(game, "legatus", seed=7).judge(game.new(seats=2, seed=1), iterations=50)
        >>> judged.numbers.tolist(), bool(judged.visits.min() >= 1)
        ([0, 1, 2, 3, 4, 5, 6], True)
        """
        self._check(state)
        choice = ctypes.c_uint64()
        rows = np.empty(MAX_ACTIONS, _CANDIDATE)
        count = library.bot_judge(self._handle, state._bytes, iterations, choice, rows.ctypes.data)
        if count == 0:
            raise ValueError(f"{self.name} does not search")
        rows = rows[:count][rows["number"][:count] >= 0]
        best: int = library.action_number(self.game._handle, choice)
        if best < 0:  # it has no number: the one that was examined most
            best = int(rows["number"][rows["visits"].argmax()])
        return Judged(best, rows["number"], rows["visits"], rows["win_chance"], rows["score"])

    def _choose(self, state: State, iterations: int) -> int:
        self._check(state)
        return library.bot_choose(self._handle, state._bytes, iterations)

    def _check(self, state: State) -> None:
        if state.game != self.game:
            raise ValueError(f"this bot plays {self.game.title}")
        if not isinstance(state.to_act, int):
            raise ValueError("there is nothing to decide for a player now")

    def __del__(self) -> None:
        handle = getattr(self, "_handle", None)
        if handle is not None:
            library.bot_close(handle)

    def __repr__(self) -> str:
        return f"triclinium.Bot({self.game!r}, {self.name!r})"
