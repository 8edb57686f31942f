"""Actions as numbers and observations as bytes, and what both mean."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np

Json = Any


@dataclasses.dataclass(frozen=True)
class Spaces:
    """What a program that learns sees and says in one game.

    >>> import triclinium
    >>> spaces = triclinium.Game("carpe-diem").spaces
    >>> spaces.actions, spaces.actions_version
    (449, 1)
    >>> spaces.observation["players"].shape
    (4,)
    >>> spaces.fields["blueprints"]
    {'meaning': 'id', 'values': 124}
    """

    #: How many numbers there are.
    actions: int
    #: Changes when a number means another action than before.
    actions_version: int
    #: The kinds of action: name, first number, and the ranges of two arguments; the second one counts
    #: fastest.
    kinds: dict[str, tuple[int, range, range]]
    #: The bytes of an observation by name; nested where players, areas or spaces have fields.
    observation: np.dtype[Any]
    #: Changes when a byte means something else than before.
    observation_version: int
    #: For each field, nested ones as "players.tiles", its meaning: "amount", "id" (0 … values−1,
    #: where 0 is none), "set" (bit i: i is in it), "seat" (1 the observer, 2 the next …, 0 nobody).
    fields: dict[str, dict[str, Json]]


def spaces_of(description: Json) -> Spaces:
    actions, observation = description["actions"], description["observation"]
    fields: dict[str, dict[str, Json]] = {}
    dtype = _dtype(observation, "", fields)
    kinds = {
        kind["name"]: (kind["first"], *(range(low, high + 1) for low, high in kind["arguments"]))
        for kind in actions["kinds"]
    }
    return Spaces(actions["size"], actions["version"], kinds, dtype, observation["version"], fields)


def _dtype(struct: Json, prefix: str, fields: dict[str, dict[str, Json]]) -> np.dtype[Any]:
    names, formats, offsets = [], [], []
    for field in struct["fields"]:
        name = prefix + field["name"]
        if "fields" in field:
            inner: Any = _dtype(field, name + ".", fields)
        else:
            inner = np.dtype("<" + field["type"])
            fields[name] = {key: field[key] for key in ("meaning", "values") if key in field}
        names.append(field["name"])
        formats.append((inner, tuple(field["shape"])))
        offsets.append(field["offset"])
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": struct["bytes"]})
