"""A leaderboard file as a table: ``python -m triclinium.leaderboard docs/leaderboard.jsonl``

Each line of the file is a match that ``python -m triclinium.match --leaderboard`` wrote.

>>> from triclinium.leaderboard import table
>>> from triclinium.match import play_match
>>> print(table([play_match("carpe-diem", {"greedy": "greedy", "random": "random"}, blocks=5, seed=1).json()]))
| game | seats | player | against | games | wins, 95 % interval | lead | verdict |
|---|---|---|---|---|---|---|---|
| carpe-diem | 2 | greedy | random | 10 | 100.0 % (72.2 – 100.0) | +90.8 | open |
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence

from .game import Json

_HEAD = "| game | seats | player | against | games | wins, 95 % interval | lead | verdict |\n|---|---|---|---|---|---|---|---|"


def table(matches: Iterable[Json]) -> str:
    """Markdown, a row for the first player of each match."""
    return "\n".join([_HEAD, *map(_row, matches)])


def _row(match: Json) -> str:
    player, *others = match["bots"]
    low, high = player["wilson"]
    cells = [
        match["game"],
        match["seats"],
        player["name"],
        ", ".join(other["name"] for other in others),
        match["games"],
        f"{100 * player['win_share']:.1f} % ({100 * low:.1f} – {100 * high:.1f})",
        f"{player['mean_lead']:+.1f}",
        match["sprt"],
    ]
    return "| " + " | ".join(map(str, cells)) + " |"


def main(arguments: Sequence[str] | None = None) -> int:
    files = sys.argv[1:] if arguments is None else arguments
    if len(files) != 1:
        print("usage: python -m triclinium.leaderboard FILE", file=sys.stderr)
        return 2
    try:
        with open(files[0], encoding="utf-8") as file:
            print(table([json.loads(line) for line in file]))
    except (OSError, ValueError, KeyError) as error:
        print(f"{files[0]}: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
