"""Many games side by side on a GPU, in arrays that stay there."""

from __future__ import annotations

import ctypes
import functools
import os
import pathlib
from ctypes import c_int, c_uint64
from typing import Any

import numpy as np
import numpy.typing as npt

from ._cuda import DeviceArray, Driver, GpuError, Memory, Module
from ._library import MAX_ACTIONS, Arrays, library
from .game import Game, Json, State, _Bytes, _dump, _seed

__all__ = ["DeviceArray", "GpuBatch", "GpuError", "why_not"]

_OPTIONS_BYTES = 16
_NONE_WRONG = (1 << 64) - 1
# Order of apps/gpu/batch_kernel.cpp.
_DEAL, _CHECK, _ACT, _TELL = range(4)


@functools.cache
def _driver() -> Driver:
    return Driver()


@functools.cache
def _kernels(game: str) -> Module:
    folder = os.environ.get("TRICLINIUM_KERNELS", str(pathlib.Path(__file__).with_name("gpu_kernels")))
    file = pathlib.Path(folder) / f"{game.replace('-', '_')}_batch.ptx"
    driver = _driver()
    if not file.exists():
        raise GpuError(f"{file} is missing: build the target gpu_kernels and name its folder in TRICLINIUM_KERNELS")
    with driver:
        return Module(driver, file.read_bytes())


def why_not(game: str) -> str | None:
    """Why no batch of this game can be played on a GPU here; None where it can."""
    try:
        _kernels(game)
    except GpuError as error:
        return str(error)
    return None


class GpuBatch:
    """What :class:`triclinium.Batch` is, on the first NVIDIA GPU: the same games for the same seed and actions.

    Its arrays are :class:`DeviceArray` and belong to the batch; ``torch.from_dlpack(batch.masks)`` is a
    tensor over the same memory, written anew by every step::

        batch = GpuBatch(triclinium.Game("carpe-diem"), seats=2, games=1 << 16, seed=1)
        masks = torch.from_dlpack(batch.masks)
        while True:
            batch.step(torch.multinomial(masks.float(), 1)[:, 0])
    """

    game: Game
    seats: int
    observations: DeviceArray
    masks: DeviceArray
    legal: DeviceArray
    legal_counts: DeviceArray
    to_act: DeviceArray
    done: DeviceArray
    rewards: DeviceArray
    scores: DeviceArray
    ranks: DeviceArray

    def __init__(
        self,
        game: Game,
        seats: int,
        games: int,
        seed: int,
        options: dict[str, Json] | None = None,
        observations: bool = True,
        masks: bool = True,
    ) -> None:
        if not 1 <= games <= 1 << 24:
            raise ValueError("games: must be from 1 to 16777216")
        self._options = (ctypes.c_char * _OPTIONS_BYTES)()
        error = library.text(library.options(game._handle, seats, _dump(options or {}), self._options))
        if error is not None:
            raise ValueError(error)
        self.game = game
        self.seats = seats
        self._module = _kernels(game.id)
        self._gpu = _driver()
        spaces = game.spaces

        def array(shape: tuple[int, ...], dtype: npt.DTypeLike, fill: int = 0) -> DeviceArray:
            return DeviceArray(self._gpu, shape, dtype, fill)

        self.observations = array((games if observations else 0, spaces.observation.itemsize), np.uint8)
        self.masks = array((games if masks else 0, spaces.actions), np.bool_)
        self.legal = array((games, MAX_ACTIONS), np.int16, 0xFF)
        self.legal_counts = array((games,), np.int16)
        self.to_act = array((games,), np.int8)
        self.done = array((games,), np.bool_)
        self.rewards = array((games, seats), np.float32)
        self.scores = array((games, seats), np.int16)
        self.ranks = array((games, seats), np.uint8)
        self._arrays = Arrays.of(self, lambda each: each.address)
        with self._gpu:
            layout = self._module.numbers("batch_layout", 5)
            self._slot_bytes, self._state_bytes, most_games, self._threads, stack = layout
            self._module.ensure_stack(stack)
        self._blocks = max(self._gpu.processors, -(-games // most_games))
        self._slots = Memory(self._gpu, games * self._slot_bytes)
        self._actions = Memory(self._gpu, 8 * games)
        self._wrong = Memory(self._gpu, 8)
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.to_act)

    def reset(self, seed: int) -> None:
        """Deals all games anew."""
        self._seed = _seed(seed)
        self._order(_DEAL)

    def step(self, actions: Any) -> None:
        """Does one action of each game, by number, as :meth:`triclinium.Batch.step` does.

        `actions` are 64-bit integers on the GPU (a tensor of torch, an array of JAX or CuPy, a
        :class:`DeviceArray`), or anything that NumPy takes, which is copied there.
        """
        address = self._address_of(actions)
        wrong = c_uint64(_NONE_WRONG)
        self._wrong.write(0, ctypes.byref(wrong), 8)
        self._order(_CHECK, _ACT, actions=address)
        self._wrong.read(0, ctypes.byref(wrong), 8)
        if wrong.value != _NONE_WRONG:
            raise ValueError(f"actions[{wrong.value}]: is not legal in this game")

    def state(self, game: int) -> State:
        """A game's position, to look at and go on with; its past is not known."""
        state = State(self.game, _Bytes(), None)
        self._slots.read(self._index(game) * self._slot_bytes, state._bytes, self._state_bytes)
        return state

    def set_state(self, game: int, state: State) -> None:
        """Puts a position in the place of a game: a player's decision with as many seats."""
        index = self._index(game)
        fits = state.game == self.game and self.seats == library.seats(self.game._handle, state._bytes)
        if not fits or library.to_act(self.game._handle, state._bytes) < 0:
            raise ValueError("the position must be a player's decision of this game with as many seats")
        self._slots.write(index * self._slot_bytes, state._bytes, self._state_bytes)
        self._order(_TELL, one=index)

    def _order(self, *orders: int, actions: int = 0, one: int = 0) -> None:
        with self._gpu:
            # Whoever made the actions may still be at work in a stream of their own.
            self._gpu.synchronize()
            for order in orders:
                self._module.launch(
                    "batch",
                    self._blocks,
                    self._threads,
                    self._options,
                    c_int(self.seats),
                    c_uint64(self._seed),
                    c_uint64(len(self)),
                    c_uint64(self._slots.address),
                    self._arrays,
                    c_int(order),
                    c_uint64(actions),
                    c_uint64(self._wrong.address),
                    c_uint64(one),
                )
            self._gpu.synchronize()

    def _address_of(self, actions: Any) -> int:
        there = getattr(actions, "__cuda_array_interface__", None)
        if there is None:
            numbers = np.ascontiguousarray(actions, np.int64)
            if numbers.shape != (len(self),):
                raise ValueError(f"actions: must be {len(self)} numbers")
            self._actions.write(0, ctypes.c_void_p(numbers.ctypes.data), numbers.nbytes)
            return self._actions.address
        together = there.get("strides") in (None, (8,))
        if tuple(there["shape"]) != (len(self),) or there["typestr"] != "<i8" or not together:
            raise ValueError(f"actions: must be {len(self)} 64-bit integers, one after the other")
        return int(there["data"][0])

    def _index(self, game: int) -> int:
        if not 0 <= game < len(self):
            raise IndexError(f"there is no game {game} in this batch")
        return game

    def __repr__(self) -> str:
        return f"<{len(self)} games of {self.game.title}, {self.seats} seats, on the GPU>"
