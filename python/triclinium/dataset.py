"""Games as data: every decision with what was seen, what was legal and what a bot thought of it.

``python -m triclinium.dataset carpe-diem --games 100 --out games.npz`` plays games of bots and writes
one row for each decision, with a datasheet beside the file. ``.parquet`` needs pyarrow.

>>> from triclinium.dataset import collect
>>> rows = collect("carpe-diem", seats=2, games=1, seed=1, players=["greedy", "random"], judge=None)
>>> list(rows)[:4]
['game', 'move', 'seat', 'decision']
>>> len(rows["action"]) == len(rows["observation"])
True
"""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from . import game as rules
from .bots import Bot

#: What each column is; the datasheet repeats it.
COLUMNS = {
    "game": "number of the game",
    "move": "number of the action within its game, chance included",
    "seat": "who decided",
    "decision": "kind of the question",
    "observation": "what the seat saw: bytes as triclinium.Spaces.observation names them",
    "legal": "the legal numbers, then −1",
    "action": "the number of the action that was played",
    "visits": "how often the judge looked at each legal number, in their order; 0 without a judge",
    "win_chance": "the judge's chance to win with each legal number for the seat; NaN where unknown",
    "expected_score": "the judge's expected score at the end with each; NaN where unknown",
    "final_score": "the seat's score at the end of the game",
    "final_rank": "the seat's rank at the end of the game, from 1",
}


def collect(
    game: str,
    seats: int,
    games: int,
    seed: int,
    players: Sequence[str],
    judge: str | None = "legatus",
    iterations: int = 0,
    options: dict[str, Any] | None = None,
) -> dict[str, npt.NDArray[Any]]:
    """Plays games of bots, one for each seat, and returns a column for each of :data:`COLUMNS`.

    `judge` is a bot that searches: it looks at every decision and says what it expects of each
    action. It may be left out.
    """
    chosen = rules.Game(game)
    if len(players) != seats:
        raise ValueError("there must be a player for every seat")
    rows: list[dict[str, Any]] = []
    for number in range(games):
        rows += _play(chosen, seats, number, seed, players, judge, iterations, options)
    width = max((len(row["legal"]) for row in rows), default=1)
    columns: dict[str, npt.NDArray[Any]] = {}
    for name in COLUMNS:
        values = [row[name] for row in rows]
        if name == "decision":
            columns[name] = np.array(values, dtype="U16")
        elif name == "observation":
            columns[name] = np.stack(values)
        elif name in ("legal", "visits", "win_chance", "expected_score"):
            filler, kind = {"legal": (-1, np.int16), "visits": (0, np.uint32)}.get(name, (np.nan, np.float32))
            table = np.full((len(rows), width), filler, kind)
            for i, value in enumerate(values):
                table[i, : len(value)] = value
            columns[name] = table
        else:
            columns[name] = np.array(values, np.int32)
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
) -> list[dict[str, Any]]:
    random = np.random.default_rng([seed & 0xFFFF_FFFF_FFFF_FFFF, number])

    def draw() -> int:
        return int(random.integers(1 << 63))

    state = game.new(seats, draw(), options)
    bots = [Bot(game, player, draw()) for player in players]
    thinker = Bot(game, judge, draw()) if judge else None
    rows: list[dict[str, Any]] = []
    move = 0
    while not state.over:
        if state.to_act == "chance":
            state.draw(draw())
            move += 1
            continue
        seat = state.to_act
        assert isinstance(seat, int)
        legal = state.legal_numbers()
        row: dict[str, Any] = {
            "game": number,
            "move": move,
            "seat": seat,
            "decision": state.decision,
            "observation": state.observe(seat),
            "legal": legal,
            **_judged(state, legal, seat, thinker, iterations),
        }
        row["action"] = state.number_of(bots[seat].choose(state))
        rows.append(row)
        state.apply(row["action"])
        move += 1
    for row in rows:
        row["final_score"] = state.scores[row["seat"]]
        row["final_rank"] = (state.ranks or [])[row["seat"]]
    return rows


def _judged(state: rules.State, legal: list[int], seat: int, thinker: Bot | None, iterations: int) -> dict[str, Any]:
    visits, chances, scores = [0] * len(legal), [np.nan] * len(legal), [np.nan] * len(legal)
    if thinker is not None:
        for candidate in thinker.advise(state, iterations)["candidates"]:
            place = legal.index(state.number_of(candidate["action"]))
            visits[place] = candidate["visits"]
            chances[place] = candidate["expected"][seat]
            scores[place] = candidate["scores"][seat]
    return {"visits": visits, "win_chance": chances, "expected_score": scores}


def datasheet(given: dict[str, Any], columns: dict[str, npt.NDArray[Any]]) -> str:
    """What is in the file, how it came about and what it is good for."""
    game = rules.Game(given["game"])
    spaces = game.spaces
    lines = [
        f"# Games of {game.title} for learning",
        "",
        f"{given['games']} games, {len(columns['action'])} decisions; one row for each decision of a player.",
        "",
        "## How it was made",
        *(f"- {name}: `{json.dumps(value)}`" for name, value in given.items()),
        f"- rules {game.rules}, actions version {spaces.actions_version}, observation version {spaces.observation_version}",
        "",
        "The same arguments give the same file. Bots saw what their seats could see, nothing else; observations hold nothing else either.",
        "",
        "## Columns",
        "| column | type | |",
        "|---|---|---|",
        *(
            f"| `{name}` | {columns[name].dtype}{list(columns[name].shape[1:]) or ''} | {meaning} |"
            for name, meaning in COLUMNS.items()
        ),
        "",
        "## Good for",
        "Learning policies and values from the play of bots, and judging decisions. Not for learning how people play: no person played these games.",
    ]
    return "\n".join(lines) + "\n"


def write(path: str, columns: dict[str, npt.NDArray[Any]]) -> None:
    """``.npz`` by NumPy, ``.parquet`` by pyarrow."""
    if path.endswith(".npz"):
        np.savez_compressed(path, **columns)  # type: ignore[arg-type]
    elif path.endswith(".parquet"):
        import pyarrow
        import pyarrow.parquet

        def column(values: npt.NDArray[Any]) -> Any:
            if values.ndim == 1:
                return pyarrow.array(values)
            flat = pyarrow.array(np.ascontiguousarray(values).reshape(-1))
            return pyarrow.FixedSizeListArray.from_arrays(flat, values.shape[1])

        table = pyarrow.table({name: column(values) for name, values in columns.items()})
        pyarrow.parquet.write_table(table, path)
    else:
        raise ValueError("--out: must end with .npz or .parquet")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m triclinium.dataset")
    parser.add_argument("game", choices=[game.id for game in rules.games()])
    parser.add_argument("--out", required=True, help="a file that ends with .npz or .parquet")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", default="centurio", help="a bot for every seat, or one for each, with commas between")
    parser.add_argument("--judge", default="legatus", help="the bot that judges every decision; none: without")
    parser.add_argument("--iterations", type=int, default=0, help="of the judge; 0: as its name says")
    parser.add_argument("--options", type=json.loads, default={}, help="options of the game as JSON")
    given = vars(parser.parse_args(arguments))
    out = given.pop("out")
    players = given["players"].split(",")
    given["players"] = players * given["seats"] if len(players) == 1 else players
    given["judge"] = None if given["judge"] == "none" else given["judge"]
    try:
        if not out.endswith((".npz", ".parquet")):
            raise ValueError("--out: must end with .npz or .parquet")
        columns = collect(**given)
        write(out, columns)
    except (ValueError, OSError, ImportError) as error:
        print(error, file=sys.stderr)
        return 2
    pathlib.Path(out).with_suffix(".md").write_text(datasheet(given, columns), encoding="utf-8")
    print(f"{out}: {len(columns['action'])} decisions of {given['games']} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
