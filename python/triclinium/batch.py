"""Many games side by side in NumPy arrays."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import numpy.typing as npt

from ._library import MAX_ACTIONS, Arrays, library
from .game import Game, Json, State, _Bytes, _dump, _seed


class Batch:
    """`games` games of the same kind; one :meth:`step` answers the open question of each.

    The arrays belong to the batch and are written anew by every step; none is copied. With
    ``np.from_dlpack`` or ``torch.from_dlpack`` they are tensors over the same memory.

    >>> import numpy as np, triclinium
    >>> batch = triclinium.Batch(triclinium.Game("carpe-diem"), seats=2, games=8, seed=1)
    >>> batch.masks.shape, batch.observations.dtype
    ((8, 449), dtype('uint8'))
    >>> while not batch.done.any():
    ...     batch.step(batch.legal[:, 0])
    >>> int(batch.rewards[batch.done].sum())
    0
    """

    game: Game
    seats: int
    #: [games, bytes] what the seat to act sees.
    observations: npt.NDArray[np.uint8]
    #: [games] the same memory by the names of its fields.
    structured: npt.NDArray[Any]
    #: [games, actions] which numbers are legal.
    masks: npt.NDArray[np.bool_]
    #: [games, 256] the legal numbers, then −1; the first is always there.
    legal: npt.NDArray[np.int16]
    #: [games] how many are legal.
    legal_counts: npt.NDArray[np.int16]
    #: [games] the seat to act.
    to_act: npt.NDArray[np.int8]
    #: [games] whether the last step ended the game; a new one is already dealt. Rewards, scores and
    #: ranks are those of the ended game.
    done: npt.NDArray[np.bool_]
    #: [games, seats] 0 before the end; then between 1 (before all others) and −1.
    rewards: npt.NDArray[np.float32]
    #: [games, seats]
    scores: npt.NDArray[np.int16]
    #: [games, seats] 0 before the end.
    ranks: npt.NDArray[np.uint8]

    def __init__(
        self,
        game: Game,
        seats: int,
        games: int,
        seed: int,
        options: dict[str, Json] | None = None,
        threads: int = 1,
        observations: bool = True,
        masks: bool = True,
    ) -> None:
        if not 1 <= games <= 1 << 24:
            raise ValueError("games: must be from 1 to 16777216")
        spaces = game.spaces
        rows = max(seats, 1)
        self._handle: int | None = None
        self.game = game
        self.seats = seats
        # As 64-bit words, since rows are to be aligned so.
        words = np.zeros((games if observations else 0, spaces.observation.itemsize // 8), np.uint64)
        self.observations = words.view(np.uint8)
        self.structured = self.observations.view(spaces.observation)[:, 0]
        self.masks = np.zeros((games if masks else 0, spaces.actions), np.bool_)
        self.legal = np.full((games, MAX_ACTIONS), -1, np.int16)
        self.legal_counts = np.zeros(games, np.int16)
        self.to_act = np.zeros(games, np.int8)
        self.done = np.zeros(games, np.bool_)
        self.rewards = np.zeros((games, rows), np.float32)
        self.scores = np.zeros((games, rows), np.int16)
        self.ranks = np.zeros((games, rows), np.uint8)
        arrays = Arrays.of(self, lambda each: each.ctypes.data)
        error = ctypes.c_void_p()
        self._handle = library.batch_new(
            game._handle, seats, _dump(options or {}), games, _seed(seed), threads, arrays, error
        )
        if self._handle is None:
            raise ValueError(library.text(error.value))

    def __len__(self) -> int:
        return len(self.to_act)

    def step(self, actions: npt.ArrayLike) -> None:
        """Does one action of each game, by number; chance and what has one answer follow by itself.

        A game with the action −1 waits: it and its rows stay as they are. If an action is not legal
        nothing is done in any game.
        """
        numbers = np.ascontiguousarray(actions, np.int64)
        if numbers.shape != self.to_act.shape:
            raise ValueError(f"actions: must be {len(self)} numbers")
        wrong = library.batch_step(self._handle, numbers.ctypes.data)
        if wrong >= 0:
            raise ValueError(f"actions[{wrong}]: {numbers[wrong]} is not legal in this game")

    def reset(self, seed: int) -> None:
        """Deals all games anew."""
        library.batch_reset(self._handle, _seed(seed))

    def state(self, game: int) -> State:
        """A game's position, to look at and go on with; its past is not known."""
        state = State(self.game, _Bytes(), None)
        library.batch_get(self._handle, self._index(game), state._bytes)
        return state

    def set_state(self, game: int, state: State) -> None:
        """Puts a position in the place of a game: a player's decision with as many seats."""
        fits = state.game == self.game and library.batch_set(self._handle, self._index(game), state._bytes)
        if not fits:
            raise ValueError("the position must be a player's decision of this game with as many seats")

    def _index(self, game: int) -> int:
        if not 0 <= game < len(self):
            raise IndexError(f"there is no game {game} in this batch")
        return game

    def __del__(self) -> None:
        handle = getattr(self, "_handle", None)
        if handle is not None:
            library.batch_close(handle)

    def __repr__(self) -> str:
        return f"<{len(self)} games of {self.game.title}, {self.seats} seats>"
