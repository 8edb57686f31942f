"""The functions of libtriclinium (apps/science/*.h), as ctypes sees them."""

from __future__ import annotations

import ctypes
import json
import os
import pathlib
from ctypes import POINTER, c_char_p, c_double, c_int, c_int16, c_int64, c_size_t, c_uint8, c_uint32, c_uint64, c_void_p
from typing import Any, Callable

STATE_BYTES = 1024
MAX_ACTIONS = 256
MAX_SEATS = 5
CHANCE = -1
NOBODY = -2
_VERSION = 3


class Arrays(ctypes.Structure):
    """triclinium_arrays: addresses of rows for each game of a batch."""

    _fields_ = [
        (name, c_void_p)
        for name in (
            "observations",
            "masks",
            "legal",
            "legal_counts",
            "to_act",
            "done",
            "rewards",
            "scores",
            "ranks",
        )
    ]

    @classmethod
    def of(cls, batch: object, address: Callable[[Any], int]) -> Arrays:
        """Those of a batch, which has them under the same names; an empty one has no address."""
        rows = (getattr(batch, field[0]) for field in cls._fields_)
        return cls(*(address(each) if each.size else None for each in rows))


_FUNCTIONS: dict[str, tuple[Any, list[Any]]] = {
    "values_version": (c_int, []),
    "free": (None, [c_void_p]),
    "games": (c_void_p, []),
    "find_game": (c_void_p, [c_char_p]),
    "components": (c_void_p, [c_void_p]),
    "deal": (c_void_p, [c_void_p, c_int, c_char_p, c_uint64]),
    "start": (c_void_p, [c_void_p, c_char_p, c_void_p]),
    "load": (c_void_p, [c_void_p, c_char_p, c_void_p]),
    "seats": (c_int, [c_void_p, c_void_p]),
    "to_act": (c_int, [c_void_p, c_void_p]),
    "decision": (c_char_p, [c_void_p, c_void_p]),
    "digest": (c_uint64, [c_void_p, c_void_p]),
    "standing": (None, [c_void_p, c_void_p, POINTER(c_int16), POINTER(c_uint8)]),
    "legal": (c_int, [c_void_p, c_void_p, POINTER(c_uint64)]),
    "legal_texts": (c_void_p, [c_void_p, c_void_p]),
    "action_text": (c_void_p, [c_void_p, c_void_p, c_uint64]),
    "parse_action": (c_void_p, [c_void_p, c_void_p, c_char_p, POINTER(c_uint64)]),
    "apply": (c_int, [c_void_p, c_void_p, c_uint64]),
    "events": (c_void_p, [c_void_p, c_void_p, c_uint64, c_int]),
    "draw": (c_int, [c_void_p, c_void_p, c_uint64, POINTER(c_uint64)]),
    "position": (c_void_p, [c_void_p, c_void_p]),
    "view": (c_void_p, [c_void_p, c_void_p, c_int]),
    "prospects": (c_void_p, [c_void_p, c_void_p, c_int]),
    "determinize": (None, [c_void_p, c_void_p, c_int, c_uint64, c_void_p]),
    "wilson": (None, [c_double, c_uint64, POINTER(c_double), POINTER(c_double)]),
    "verdict": (c_int, [c_double, c_double, POINTER(c_double), c_size_t]),
    "bot_new": (c_void_p, [c_void_p, c_char_p, c_uint64]),
    "bot_close": (None, [c_void_p]),
    "bot_choose": (c_uint64, [c_void_p, c_void_p, c_uint32]),
    "bot_advise": (c_void_p, [c_void_p, c_void_p, c_uint32]),
    "bot_judge": (c_int, [c_void_p, c_void_p, c_uint32, POINTER(c_uint64), c_void_p]),
    "spaces": (c_void_p, [c_void_p]),
    "action_number": (c_int, [c_void_p, c_uint64]),
    "numbered_action": (c_int, [c_void_p, c_int, POINTER(c_uint64)]),
    "observe": (None, [c_void_p, c_void_p, c_int, c_void_p]),
    "legal_numbers": (c_int, [c_void_p, c_void_p, c_void_p]),
    "options": (c_void_p, [c_void_p, c_int, c_char_p, c_void_p]),
    "batch_new": (
        c_void_p,
        [c_void_p, c_int, c_char_p, c_size_t, c_uint64, c_int, POINTER(Arrays), POINTER(c_void_p)],
    ),
    "batch_close": (None, [c_void_p]),
    "batch_reset": (None, [c_void_p, c_uint64]),
    "batch_step": (c_int64, [c_void_p, c_void_p]),
    "batch_get": (None, [c_void_p, c_size_t, c_void_p]),
    "batch_set": (c_int, [c_void_p, c_size_t, c_void_p]),
}


class _Library:
    """`library.legal(…)` calls `triclinium_legal`; calls run without the interpreter's lock."""

    def __init__(self) -> None:
        beside = pathlib.Path(__file__).with_name("libtriclinium.so")
        loaded = ctypes.CDLL(os.environ.get("TRICLINIUM_LIBRARY", str(beside)))
        for name, (result, arguments) in _FUNCTIONS.items():
            function = getattr(loaded, "triclinium_" + name)
            function.restype = result
            function.argtypes = arguments
            setattr(self, name, function)
        if self.values_version() != _VERSION:
            raise ImportError("libtriclinium.so is of another version than this package")

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)

    def text(self, address: int | None) -> str | None:
        """A text that the library gave away; None where it gave none."""
        if address is None:
            return None
        text = ctypes.string_at(address).decode()
        self.free(address)
        return text

    def json(self, address: int) -> Any:
        return json.loads(self.text(address) or "null")


library = _Library()
