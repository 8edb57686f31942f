"""Games as data: every decision with what was seen, what was legal and what a bot thought of each answer.

``triclinium dataset carpe-diem --games 100 --out games.parquet`` or ``python -m triclinium.dataset`` plays
games of bots and writes one row for each decision, with a datasheet beside the file. ``.npz`` needs NumPy
alone, ``.parquet`` and ``.arrow`` need pyarrow.

>>> from triclinium.dataset import collect
>>> rows = collect("carpe-diem", seats=2, games=1, seed=1, players=["greedy", "random"], judge=None)
>>> list(rows)[:4]
['game', 'move', 'seat', 'decision']
>>> len(rows["action"]) == len(rows["observation"]) == len(rows["offsets"]) - 1
True
>>> first, second = rows["offsets"][:2]
>>> rows["legal"][first:second].tolist()
[0, 1, 2, 3, 4, 5, 6]
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import json
import pathlib
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from . import game as rules
from .bots import Bot

Columns = dict[str, npt.NDArray[Any]]

#: What each column is; the datasheet repeats it.
COLUMNS = {
    "game": "number of the game",
    "move": "number of the action within its game, chance included",
    "seat": "who decided",
    "decision": "kind of the question",
    "action": "the number of the action that was played",
    "final_score": "the seat's score at the end of the game",
    "final_rank": "the seat's rank at the end of the game, from 1",
    "observation": "what the seat saw: bytes as triclinium.Spaces.observation names them",
    "offsets": "where the candidates of each row begin in the columns below, and where the last ones end",
    "legal": "candidates: the legal numbers",
    "visits": "candidates: how often the judge looked at each; 0 without a judge",
    "win_chance": "candidates: the judge's chance to win with each for the seat; NaN without a judge",
    "expected_score": "candidates: the judge's expected score of the seat at the end; NaN without a judge",
}
#: One value for each candidate; Parquet and Arrow hold them as lists, so without offsets.
CANDIDATES = ("legal", "visits", "win_chance", "expected_score")
_TYPES = {"decision": "U16", "legal": "i2", "visits": "u4", "win_chance": "f4", "expected_score": "f4"}
_PART = 8  # games that one process plays at a time


def collect(
    game: str,
    seats: int,
    games: int,
    seed: int,
    players: Sequence[str],
    judge: str | None = "legatus",
    iterations: int = 0,
    options: dict[str, Any] | None = None,
    observations: bool = True,
    processes: int = 1,
) -> Columns:
    """Plays games of bots, one for each seat, and returns a column for each of :data:`COLUMNS`.

    `judge` is a bot that searches: it looks at every decision and says what it expects of each
    legal action. It may be left out. A player called "judge" does what the judge thinks best.
    The number of processes changes nothing but the time.
    """
    if len(players) != seats:
        raise ValueError("there must be a player for every seat")
    if games < 1 or processes < 1:
        raise ValueError("games and processes: must be at least 1")
    if judge is None and "judge" in players:
        raise ValueError("players: 'judge' needs a judge")
    play = functools.partial(_play_part, game, seats, seed, players, judge, iterations, options, observations)
    parts = [range(first, min(first + _PART, games)) for first in range(0, games, _PART)]
    if processes == 1:
        played = [play(part) for part in parts]
    else:
        with ProcessPoolExecutor(processes) as pool:
            played = list(pool.map(play, parts))
    columns = {name: np.concatenate([part[name] for part in played]) for name in played[0]}
    columns["offsets"] = np.concatenate([[0], np.cumsum(columns["offsets"])])
    return columns


def _play_part(
    game: str,
    seats: int,
    seed: int,
    players: Sequence[str],
    judge: str | None,
    iterations: int,
    options: dict[str, Any] | None,
    observations: bool,
    numbers: range,
) -> Columns:
    """The columns of some games; "offsets" are the numbers of candidates still."""
    chosen = rules.Game(game)
    rows: dict[str, list[Any]] = {name: [] for name in COLUMNS if observations or name != "observation"}
    for number in numbers:
        _play(chosen, seats, number, seed, players, judge, iterations, options, rows)
    columns: Columns = {}
    for name, values in rows.items():
        if name == "observation":
            columns[name] = np.stack(values)
        elif name in CANDIDATES:
            columns[name] = np.concatenate(values).astype(_TYPES[name])
        else:
            columns[name] = np.array(values, _TYPES.get(name, "i4"))
    return columns


def _play(
    game: rules.Game,
    seats: int,
    number: int,
    seed: int,
    players: Sequence[str],
    judge: str | None,
    iterations: int,
    options: dict[str, Any] | None,
    rows: dict[str, list[Any]],
) -> None:
    random = np.random.default_rng([seed & 0xFFFF_FFFF_FFFF_FFFF, number])

    def draw() -> int:
        return int(random.integers(1 << 63))

    state = game.new(seats, draw(), options)
    bots = [None if player == "judge" else Bot(game, player, draw()) for player in players]
    thinker = Bot(game, judge, draw()) if judge else None
    first = len(rows["seat"])
    move = 0
    while not state.over:
        if state.to_act == "chance":
            state.draw(draw())
            move += 1
            continue
        seat = state.to_act
        assert isinstance(seat, int)
        if thinker is None:
            legal = np.array(state.legal_numbers())
            unknown = np.full(len(legal), np.nan)
            found: tuple[Any, ...] = (legal, np.zeros(len(legal)), unknown, unknown)
        else:
            judged = thinker.judge(state, iterations)
            found = (judged.numbers, judged.visits, judged.win_chances.round(4), judged.scores.round(2))
        for name, values in zip(CANDIDATES, found, strict=True):
            rows[name].append(values)
        rows["offsets"].append(len(found[0]))
        rows["game"].append(number)
        rows["move"].append(move)
        rows["seat"].append(seat)
        rows["decision"].append(state.decision)
        if "observation" in rows:
            rows["observation"].append(state.observe(seat))
        bot = bots[seat]
        action = judged.best if bot is None else state.number_of(bot.choose(state))
        rows["action"].append(action)
        state.apply(action)
        move += 1
    ranks = state.ranks or []
    rows["final_score"] += [state.scores[seat] for seat in rows["seat"][first:]]
    rows["final_rank"] += [ranks[seat] for seat in rows["seat"][first:]]


def digest(columns: Columns) -> str:
    """SHA-256 of what the columns hold, however they are stored."""
    total = hashlib.sha256()
    for name in COLUMNS:
        if name in columns:
            total.update(f"{name} {columns[name].dtype.str} {columns[name].shape}\n".encode())
            total.update(columns[name].tobytes())
    return total.hexdigest()


def datasheet(given: dict[str, Any], columns: Columns) -> str:
    """What is in the file, how it came about and what it is good for."""
    game = rules.Game(given["game"])
    spaces = game.spaces
    lines = [
        f"# Games of {game.title} for learning",
        "",
        f"{given['games']} games, {len(columns['action'])} decisions with {len(columns['legal'])} candidates; one row for each decision of a player.",
        "",
        "## How it was made",
        *(f"- {name}: `{json.dumps(value)}`" for name, value in given.items()),
        f"- rules {game.rules}, actions version {spaces.actions_version}, observation version {spaces.observation_version}",
        f"- digest `{digest(columns)}` (`triclinium.dataset.digest`)",
        "",
        "The same arguments give the same rows and the same digest. Decisions with one legal answer are not asked and have no row.",
        "Bots saw what their seats could see, nothing else; observations hold nothing else either.",
        "",
        "## Columns",
        "| column | type | |",
        "|---|---|---|",
        *(
            f"| `{name}` | {columns[name].dtype}{list(columns[name].shape[1:]) or ''} | {meaning} |"
            for name, meaning in COLUMNS.items()
            if name in columns
        ),
        "",
        "The candidates of row i are those from `offsets[i]` to `offsets[i + 1]`; in Parquet and Arrow each row has them as lists.",
        "",
        "## Good for",
        "Learning policies and values from the play of bots, and judging decisions. Not for learning how people play: no person played these games.",
        "A candidate's figures are means over the judge's visits: few visits are a guess, not a verdict.",
        "",
        "## Rights and care",
        "No person's data is in it. It is under the project's licence, and belongs to the rules version above: a later one may play otherwise.",
    ]
    return "\n".join(lines) + "\n"


ENDINGS = (".npz", ".parquet", ".arrow")


def write(path: str, columns: Columns) -> None:
    """Writes ``.npz`` by NumPy, ``.parquet`` and ``.arrow`` by pyarrow."""
    if not path.endswith(ENDINGS):
        raise ValueError("--out: must end with .npz, .parquet or .arrow")
    if path.endswith(".npz"):
        np.savez_compressed(path, **columns)  # type: ignore[arg-type]
        return
    import pyarrow
    import pyarrow.feather
    import pyarrow.parquet

    def column(name: str) -> Any:
        values = columns[name]
        flat = pyarrow.array(np.ascontiguousarray(values).reshape(-1))
        if name in CANDIDATES:
            return pyarrow.ListArray.from_arrays(pyarrow.array(columns["offsets"], pyarrow.int32()), flat)
        return flat if values.ndim == 1 else pyarrow.FixedSizeListArray.from_arrays(flat, values.shape[1])

    table = pyarrow.table({name: column(name) for name in columns if name != "offsets"})
    if path.endswith(".parquet"):
        pyarrow.parquet.write_table(table, path, compression="zstd")
    else:
        pyarrow.feather.write_feather(table, path, compression="zstd")


def read(path: str) -> Columns:
    """The columns of a file that :func:`write` wrote."""
    if path.endswith(".npz"):
        with np.load(path) as stored:
            return {name: stored[name] for name in COLUMNS if name in stored}
    import pyarrow.feather
    import pyarrow.parquet

    table = (pyarrow.parquet.read_table if path.endswith(".parquet") else pyarrow.feather.read_table)(path)
    columns: Columns = {}
    for name in COLUMNS:
        if name == "offsets":
            lengths = pyarrow.compute.list_value_length(table.column("legal")).to_numpy()
            columns[name] = np.concatenate([[0], np.cumsum(lengths, dtype=np.int64)])
        elif name in table.column_names:
            values = table.column(name).combine_chunks()
            if name in CANDIDATES:
                columns[name] = values.flatten().to_numpy(zero_copy_only=False)
            elif name == "observation":
                columns[name] = values.flatten().to_numpy(zero_copy_only=False).reshape(len(values), -1)
            else:
                columns[name] = np.array(values.to_numpy(zero_copy_only=False), _TYPES.get(name, "i4"))
    return columns


def main(arguments: Sequence[str] | None = None, prog: str = "python -m triclinium.dataset") -> int:
    parser = argparse.ArgumentParser(prog=prog, description="Plays games of bots and writes what was decided and what a judge thought of it.")
    parser.add_argument("game", choices=[game.id for game in rules.games()])
    parser.add_argument("--out", required=True, help="a file that ends with .npz, .parquet or .arrow; its datasheet gets the ending .md")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--players", default="centurio", help="a bot for every seat, or one for each, with commas between; judge: the judge's choice"
    )
    parser.add_argument("--judge", default="legatus", help="the bot that judges every decision; none: without")
    parser.add_argument("--iterations", type=int, default=0, help="of the judge; 0: as its name says")
    parser.add_argument("--options", type=json.loads, default={}, help="options of the game as JSON")
    parser.add_argument("--no-observations", dest="observations", action="store_false", help="without the largest column")
    parser.add_argument("--processes", type=int, default=1)
    given = vars(parser.parse_args(arguments))
    out, processes = given.pop("out"), given.pop("processes")
    players = given["players"].split(",")
    given["players"] = players * given["seats"] if len(players) == 1 else players
    given["judge"] = None if given["judge"] == "none" else given["judge"]
    try:
        if not out.endswith(ENDINGS):
            raise ValueError("--out: must end with .npz, .parquet or .arrow")
        columns = collect(**given, processes=processes)
        write(out, columns)
    except (ValueError, OSError, ImportError) as error:
        print(error, file=sys.stderr)
        return 2
    pathlib.Path(out).with_suffix(".md").write_text(datasheet(given, columns), encoding="utf-8")
    print(f"{out}: {len(columns['action'])} decisions of {given['games']} games, digest {digest(columns)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
