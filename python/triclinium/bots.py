"""Bots by their names."""

from __future__ import annotations

from typing import Any

from ._library import library
from .game import Game, State, _seed


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
