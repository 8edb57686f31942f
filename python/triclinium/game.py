"""Games, positions, records and bots as objects, in the notation of the engine protocol."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Iterator
from typing import Any, Literal, Union

import numpy as np
import numpy.typing as npt

from ._library import CHANCE, MAX_ACTIONS, MAX_SEATS, NOBODY, STATE_BYTES, library
from .spaces import Spaces, spaces_of

Json = Any
ToAct = Union[int, Literal["chance"], None]

_Bytes = ctypes.c_char * STATE_BYTES
_Numbers = ctypes.c_int16 * MAX_ACTIONS
_Scores = ctypes.c_int16 * MAX_SEATS
_Ranks = ctypes.c_uint8 * MAX_SEATS


def _seed(seed: int) -> int:
    return seed & 0xFFFF_FFFF_FFFF_FFFF


def _dump(value: Json) -> bytes:
    return json.dumps(value).encode()


class Game:
    """The rules of one game.

    >>> import triclinium
    >>> [game.id for game in triclinium.games()]
    ['carpe-diem', 'ave-roma', 'discordia']
    >>> game = triclinium.Game("discordia")
    >>> game.title, game.min_seats, game.max_seats
    ('Discordia', 1, 4)
    >>> triclinium.Game("chess")
    Traceback (most recent call last):
    ValueError: there is no game 'chess'
    """

    __slots__ = ("_handle", "_spaces", "id", "max_seats", "min_seats", "options", "rules", "title")

    #: The word by which every notation knows the game.
    id: str
    title: str
    min_seats: int
    max_seats: int
    #: Version of the rules; records say by which they were played.
    rules: int
    #: What may be chosen, with defaults: ``{"edition": {"default": 2020, "values": [2020, 2018]}}``.
    options: dict[str, Json]

    def __init__(self, id: str) -> None:
        info = next((each for each in _infos() if each["id"] == id), None)
        if info is None:
            raise ValueError(f"there is no game '{id}'")
        self._handle = library.find_game(id.encode())
        self.id = id
        self.title = info["title"]
        self.min_seats, self.max_seats = info["seats"]
        self.rules = info["rules"]
        self.options = info["options"]
        self._spaces: Spaces | None = None

    @property
    def spaces(self) -> Spaces:
        """Actions as numbers and observations as bytes."""
        if self._spaces is None:
            description = library.json(library.spaces(self._handle))
            if description is None:
                raise ValueError(f"{self.title} has no numbered actions and observations")
            self._spaces = spaces_of(description)
        return self._spaces

    def new(self, seats: int, seed: int, options: dict[str, Json] | None = None) -> State:
        """A new game; the same seed gives the same deal as the engine protocol's ``new``.

        >>> import triclinium
        >>> state = triclinium.Game("carpe-diem").new(seats=2, seed=1)
        >>> state.decision, state.legal()
        ('start', ['start 0', 'start 1', 'start 2', 'start 3', 'start 4', 'start 5', 'start 6'])
        """
        setup = library.json(library.deal(self._handle, seats, _dump(options or {}), _seed(seed)))
        if "error" in setup:
            raise ValueError(setup["error"])
        return self._start(setup)

    def load(self, position: Json) -> State:
        """A position without its past, as :meth:`State.position` gave it; everything is checked."""
        content = _Bytes()
        error = library.text(library.load(self._handle, _dump(position), content))
        if error is not None:
            raise ValueError(error)
        return State(self, content, None)

    def components(self) -> dict[str, Json]:
        """The cards, tiles and boards as tables."""
        return library.json(library.components(self._handle))

    def _start(self, setup: Json) -> State:
        content = _Bytes()
        error = library.text(library.start(self._handle, _dump(setup), content))
        if error is not None:
            raise ValueError(error)
        return State(self, content, setup)

    def __repr__(self) -> str:
        return f"triclinium.Game({self.id!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.id == other.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.id,)

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self


_known: list[dict[str, Json]] = []


def _infos() -> list[dict[str, Json]]:
    if not _known:
        _known.extend(library.json(library.games()))
    return _known


def games() -> list[Game]:
    """All games."""
    return [Game(info["id"]) for info in _infos()]


class State:
    """A position with its past. :meth:`Game.new`, :meth:`Game.load` and :meth:`Record.replay` make it.

    >>> import triclinium
    >>> state = triclinium.Game("carpe-diem").new(seats=2, seed=1)
    >>> before = state.digest
    >>> state.apply("start 3")
    >>> state.undo()
    >>> state.digest == before
    True
    >>> state.apply("start 9")
    Traceback (most recent call last):
    ValueError: 'start 9' is not among the legal actions of this decision
    """

    __slots__ = ("_bytes", "_handle", "_past", "_setup", "game")

    game: Game

    def __init__(self, game: Game, content: ctypes.Array[Any], setup: Json) -> None:
        self.game = game
        self._handle = game._handle
        self._bytes = content
        self._setup = setup
        # What came before: (bytes, action, what came before that), shared between copies.
        self._past: tuple[bytes, int, Any] | None = None

    # --- Who is asked what

    @property
    def seats(self) -> int:
        return library.seats(self._handle, self._bytes)

    @property
    def to_act(self) -> ToAct:
        """A seat, ``"chance"``, or None once the game is over."""
        seat = library.to_act(self._handle, self._bytes)
        return "chance" if seat == CHANCE else None if seat == NOBODY else seat

    @property
    def over(self) -> bool:
        return library.to_act(self._handle, self._bytes) == NOBODY

    @property
    def decision(self) -> str | None:
        """The kind of question, None once the game is over."""
        return (library.decision(self._handle, self._bytes) or b"").decode() or None

    def legal(self) -> list[str]:
        """The answers of a player, sorted; empty for chance and once the game is over."""
        return sorted((library.text(library.legal_texts(self._handle, self._bytes)) or "").splitlines())

    # --- Actions as numbers

    def legal_numbers(self) -> list[int]:
        """The answers of a player as numbers (docs/python-arrays.md); empty for chance and when over.

        >>> import triclinium
        >>> state = triclinium.Game("carpe-diem").new(seats=2, seed=1)
        >>> state.legal_numbers()
        [0, 1, 2, 3, 4, 5, 6]
        >>> state.text_of(3), state.number_of("start 3")
        ('start 3', 3)
        """
        numbers = _Numbers()
        return numbers[: library.legal_numbers(self._handle, self._bytes, numbers)]

    def mask(self) -> npt.NDArray[np.bool_]:
        """Which numbers are legal."""
        mask = np.zeros(self.game.spaces.actions, np.bool_)
        mask[self.legal_numbers()] = True
        return mask

    def observe(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a seat sees, as bytes; ``.view(game.spaces.observation)`` names them."""
        words = np.zeros(self.game.spaces.observation.itemsize // 8, np.uint64)
        library.observe(self._handle, self._bytes, self._seat(seat), words.ctypes.data)
        return words.view(np.uint8)

    def number_of(self, action: str) -> int:
        """The number of an action that is legal here."""
        number: int = library.action_number(self._handle, self._parse(action))
        if number < 0:
            raise ValueError(f"'{action}' has no number")
        return number

    def text_of(self, number: int) -> str:
        """The action of a number that is legal here, as text."""
        return self._text(self._bytes, self._numbered(number))

    # --- Going on and back

    def apply(self, action: str | int) -> None:
        """Does an action, given as text or number, and everything that then has only one answer."""
        self._apply(self._parse(action) if isinstance(action, str) else self._numbered(action))

    def _parse(self, action: str) -> int:
        parsed = ctypes.c_uint64()
        error = library.text(library.parse_action(self._handle, self._bytes, action.encode(), parsed))
        if error is not None:
            raise ValueError(error)
        return parsed.value

    def _numbered(self, number: int) -> int:
        if number not in self.legal_numbers():
            raise ValueError(f"{number} is not among the legal numbers of this decision")
        action = ctypes.c_uint64()
        library.numbered_action(self._handle, number, action)
        return action.value

    def draw(self, seed: int) -> str:
        """At a decision of chance: draws an outcome, does it, and says which.

        >>> import triclinium
        >>> state = triclinium.Game("discordia").new(seats=1, seed=3)
        >>> while state.to_act != "chance":
        ...     state.apply(state.legal()[0])
        >>> state.draw(seed=5)
        'roll r3 y5 b2'
        """
        drawn = ctypes.c_uint64()
        if library.draw(self._handle, self._bytes, _seed(seed), drawn) != 0:
            raise ValueError("nothing is drawn now")
        text = self._text(self._bytes, drawn.value)
        self._apply(drawn.value)
        return text

    def undo(self) -> None:
        """One action back."""
        if self._past is None:
            raise ValueError("there is nothing to undo")
        before, _, self._past = self._past
        ctypes.memmove(self._bytes, before, STATE_BYTES)

    @property
    def moves(self) -> int:
        """How many actions this game has seen."""
        return sum(1 for _ in self._walk())

    def copy(self) -> State:
        """The same game, to go on with independently; costs one kilobyte however long the game was."""
        other = State(self.game, _Bytes.from_buffer_copy(self._bytes), self._setup)
        other._past = self._past
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    # --- Looking

    @property
    def scores(self) -> list[int]:
        """The points now; of Discordia the workers in the reserve, of which fewer are better."""
        return self._standing()[0]

    @property
    def ranks(self) -> list[int] | None:
        """The places from 1 on, equal seats sharing the better one; None before the end."""
        return self._standing()[1] if self.over else None

    @property
    def returns(self) -> list[float]:
        """What the end is worth to each seat: 1 before all others, −1 behind all, 0 before the end.

        In between, for each other seat 1 / (seats − 1) if it stands behind, the same less if before.
        Solo it is 1 for a win and −1 for a loss.
        """
        ranks = self.ranks
        if ranks is None:
            return [0.0] * self.seats
        if len(ranks) == 1:
            return [1.0 if ranks[0] == 1 else -1.0]
        return [sum((r > own) - (r < own) for r in ranks) / (len(ranks) - 1) for own in ranks]

    @property
    def digest(self) -> str:
        """Equal positions have equal digests, on every machine."""
        return f"{library.digest(self._handle, self._bytes):016x}"

    def position(self) -> dict[str, Json]:
        """The whole truth, for :meth:`Game.load`."""
        return library.json(library.position(self._handle, self._bytes))

    def json(self) -> str:
        """The position as text."""
        return library.text(library.position(self._handle, self._bytes)) or ""

    def view(self, seat: int | None) -> dict[str, Json]:
        """What a seat may know, None for an onlooker; hidden things are None."""
        return library.json(library.view(self._handle, self._bytes, self._observer(seat)))

    def prospects(self, seat: int | None) -> dict[str, Json] | None:
        """What the rules foretell for a seat (docs/prospects.md)."""
        return library.json(library.prospects(self._handle, self._bytes, self._observer(seat)))

    def determinize(self, seat: int, seed: int) -> State:
        """A position that the seat cannot tell from this one: all it cannot know is drawn anew.

        Its past is forgotten, since the past knows what is hidden.
        """
        other = State(self.game, _Bytes(), None)
        library.determinize(self._handle, self._bytes, self._seat(seat), _seed(seed), other._bytes)
        return other

    def events(self, seat: int | Literal["all"] | None = "all") -> list[dict[str, Json]]:
        """What the last action did, as a seat, an onlooker (None) or one who sees all was told.

        >>> import triclinium
        >>> state = triclinium.Game("carpe-diem").new(seats=2, seed=1)
        >>> state.apply("start 3")
        >>> [event["event"] for event in state.events()]
        ['started']
        """
        if self._past is None:
            return []
        before, action, _ = self._past
        eyes = CHANCE if seat == "all" else self._observer(seat)
        return library.json(library.events(self._handle, before, action, eyes))

    def record(self) -> Record:
        """The game so far: deal and actions."""
        if self._setup is None:
            raise ValueError("a loaded position has no record: its deal is not known")
        actions = [self._text(before, action) for before, action in self._walk()]
        actions.reverse()
        result = None
        if self.over:
            scores, ranks = self._standing()
            result = {"scores": scores, "ranks": ranks}
        return Record({**self._setup, "actions": actions, "result": result})

    def __repr__(self) -> str:
        return f"<{self.game.title}, {self.seats} seats, {self.decision or 'over'}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game == other.game and self._bytes.raw == other._bytes.raw

    __hash__ = None  # type: ignore[assignment]  # a State changes

    def __reduce__(self) -> tuple[Any, ...]:
        if self._setup is None:
            return _load, (self.game.id, self.position())
        return _replay, (self.record().data,)

    # --- Within

    def _apply(self, action: int) -> None:
        before = self._bytes.raw
        if library.apply(self._handle, self._bytes, action) != 0:
            raise ValueError("this action is not legal here")
        self._past = (before, action, self._past)

    def _walk(self) -> Iterator[tuple[bytes, int]]:
        past = self._past
        while past is not None:
            before, action, past = past
            yield before, action

    def _text(self, content: Any, action: int) -> str:
        return library.text(library.action_text(self._handle, content, action)) or ""

    def _standing(self) -> tuple[list[int], list[int]]:
        scores, ranks = _Scores(), _Ranks()
        library.standing(self._handle, self._bytes, scores, ranks)
        return list(scores)[: self.seats], list(ranks)[: self.seats]

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise ValueError("seat: must be a seat of this game")
        return seat

    def _observer(self, seat: int | None) -> int:
        return NOBODY if seat is None else self._seat(seat)


class Record:
    """A game from its deal to its end or as far as it went; replays anywhere.

    >>> import triclinium
    >>> state = triclinium.Game("ave-roma").new(seats=2, seed=1)
    >>> state.apply(state.legal()[0])
    >>> record = state.record()
    >>> record.replay() == state
    True
    >>> triclinium.Record.from_json(record.to_json()) == record
    True
    """

    __slots__ = ("data",)

    #: The record as the notation has it: game, rules, options, seats, deal, actions, result.
    data: dict[str, Json]

    def __init__(self, data: dict[str, Json]) -> None:
        self.data = data

    @classmethod
    def from_json(cls, text: str) -> Record:
        return cls(json.loads(text))

    def to_json(self) -> str:
        return json.dumps(self.data)

    @property
    def game(self) -> Game:
        return Game(self.data.get("game", ""))

    @property
    def seats(self) -> int:
        return self.data["seats"]

    @property
    def actions(self) -> list[str]:
        return self.data["actions"]

    @property
    def result(self) -> dict[str, list[int]] | None:
        """Scores and ranks, None while the game is not over."""
        return self.data["result"]

    def replay(self) -> State:
        """The position at the end of the record; every action is checked."""
        state = None
        for state in self.states():  # noqa: B007
            pass
        assert state is not None
        return state

    def states(self) -> Iterator[State]:
        """One state that goes through the record: before the first action, after each."""
        if not isinstance(self.data, dict):
            raise ValueError("record: must be an object")
        head = {key: value for key, value in self.data.items() if key not in ("actions", "result")}
        state = self.game._start(head)
        yield state
        for move, action in enumerate(self.data.get("actions", [])):
            try:
                state.apply(action)
            except ValueError as error:
                raise ValueError(f"actions[{move}]: {error}") from None
            yield state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.data == other.data

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<record of {self.game.title}, {self.seats} seats, {len(self.actions)} actions>"


def _load(id: str, position: Json) -> State:
    return Game(id).load(position)


def _replay(data: dict[str, Json]) -> State:
    return Record(data).replay()
