"""Matches between any players, by the protocol of ``triclinium match``: so that results compare.

A block is one deal, played once with every player on every seat: with each rotation of them. Wins
are shared among ties; intervals are Wilson's; a match may stop as soon as a sequential test has
decided. Deals, and the seeds of bots, are those of ``triclinium match`` with the same seed.

>>> from triclinium.match import play_match
>>> def first_answer(state):
...     return state.legal()[0]
>>> report = play_match("carpe-diem", {"greedy": "greedy", "first": first_answer}, blocks=5, seed=1)
>>> report.players["greedy"].win_share, report.games
(1.0, 10)
"""

from __future__ import annotations

import argparse
import ctypes
import dataclasses
import json
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Union

from ._library import library
from .bots import Bot
from .game import Game, Json, State, games

#: A player is the name of a bot, a function from a state to the text or number of an action, or a
#: program. Functions and programs see a position that their seat holds possible, never the truth.
Policy = Callable[[State], Union[str, int]]

_VERDICTS = ("open", "stronger", "weaker", "equal")
_MASK = (1 << 64) - 1


class Program:
    """A program that speaks the engine protocol: it is sent `load` and answers `bot`.

    >>> from triclinium.match import Program
    >>> Program("triclinium engine", bot="greedy")
    Program('triclinium engine', bot='greedy')
    """

    def __init__(self, command: str | Sequence[str], bot: str = "imperator") -> None:
        self.command = shlex.split(command) if isinstance(command, str) else list(command)
        self.bot = bot
        self._process: subprocess.Popen[str] | None = None

    def choose(self, state: State, seed: int) -> str:
        self._ask({"cmd": "load", "position": state.position()})
        return self._ask({"cmd": "bot", "bot": self.bot, "seed": seed})["action"]

    def close(self) -> None:
        if self._process is not None:
            self._process.communicate()
            self._process = None

    def _ask(self, request: Json) -> Json:
        if self._process is None:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"{shlex.join(self.command)} ended without an answer")
        answer = json.loads(line)
        if "error" in answer:
            raise RuntimeError(f"{shlex.join(self.command)}: {answer['error']}")
        return answer

    def __repr__(self) -> str:
        return f"Program({shlex.join(self.command)!r}, bot={self.bot!r})"


Player = Union[str, Policy, Program]


@dataclasses.dataclass
class Tally:
    """What one player did in a match."""

    games: int = 0
    wins: float = 0.0
    score: float = 0.0
    lead: float = 0.0
    decisions: int = 0
    seconds: float = 0.0

    @property
    def win_share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the share of wins."""
        return wilson(self.wins, self.games)


@dataclasses.dataclass
class Report:
    """The result of a match; ``json()`` is a line of a leaderboard file."""

    game: str
    options: dict[str, Json]
    seed: int
    blocks: int
    games: int
    verdict: str
    players: dict[str, Tally]

    def json(self) -> dict[str, Json]:
        players = [
            {
                "name": name,
                "win_share": tally.win_share,
                "wilson": list(tally.interval),
                "mean_score": tally.score / tally.games,
                "mean_lead": tally.lead / tally.games,
                "decisions": tally.decisions,
                "ms_per_decision": 1000 * tally.seconds / max(1, tally.decisions),
            }
            for name, tally in self.players.items()
        ]
        return {
            "game": self.game,
            "rules": Game(self.game).rules,
            "seats": len(players),
            "options": self.options,
            "seed": self.seed,
            "blocks": self.blocks,
            "games": self.games,
            "parity": 1 / len(players),
            "sprt": self.verdict,
            "bots": players,
        }

    def __str__(self) -> str:
        lines = [f"{self.game}, {self.games} games in {self.blocks} blocks, parity {100 / len(self.players):.1f} %"]
        for name, tally in self.players.items():
            low, high = tally.interval
            lines.append(
                f"{name:24} {100 * tally.win_share:5.1f} %  ({100 * low:.1f} – {100 * high:.1f})"
                f"  score {tally.score / tally.games:6.1f}  lead {tally.lead / tally.games:6.1f}"
            )
        lines.append(f"the first player is {self.verdict} (sequential test)")
        return "\n".join(lines)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """95 % interval of a share."""
    low, high = ctypes.c_double(), ctypes.c_double()
    library.wilson(wins, games, low, high)
    return low.value, high.value


def sequential_verdict(shares: Sequence[float], parity: float) -> str:
    """What the shares of wins of the blocks say of a player: "open", "stronger", "weaker", "equal"."""
    numbers = (ctypes.c_double * len(shares))(*shares)
    return _VERDICTS[library.verdict(parity, parity / 10, numbers, len(shares))]


def play_match(
    game: str | Game,
    players: Mapping[str, Player],
    blocks: int,
    seed: int,
    options: dict[str, Json] | None = None,
    stop_early: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Plays blocks of as many games as there are players, each on every seat.

    With `stop_early` it ends once the sequential test has decided about the first player.
    """
    rules = game if isinstance(game, Game) else Game(game)
    names = list(players)
    tallies = {name: Tally() for name in names}
    shares: list[float] = []
    verdict = "open"
    for block in range(blocks):
        before = tallies[names[0]].wins
        for rotation in range(len(names)):
            _play_game(rules, players, tallies, block, rotation, seed, options)
        shares.append((tallies[names[0]].wins - before) / len(names))
        verdict = sequential_verdict(shares, 1 / len(names))
        if progress is not None:
            progress(block + 1, blocks)
        if stop_early and verdict != "open":
            break
    for player in players.values():
        if isinstance(player, Program):
            player.close()
    return Report(rules.id, options or {}, seed, len(shares), len(shares) * len(names), verdict, tallies)


def _play_game(
    rules: Game,
    players: Mapping[str, Player],
    tallies: dict[str, Tally],
    block: int,
    rotation: int,
    seed: int,
    options: dict[str, Json] | None,
) -> None:
    names = list(players)
    seats = len(names)
    state = rules.new(seats, _mix(_mix(seed) ^ block), options)
    at = [(seat + rotation) % seats for seat in range(seats)]
    seeds = [_mix(_mix(seed ^ 0xB075) ^ (block * 5 + player) * 64 + rotation) for player in at]
    sitting: list[Bot | Policy | Program] = []
    for player, bot_seed in zip(at, seeds, strict=True):
        kind = players[names[player]]
        sitting.append(Bot(rules, kind, bot_seed) if isinstance(kind, str) else kind)
    while not state.over:
        if state.to_act == "chance":
            state.draw(_mix(_mix(seed) ^ block ^ _mix(state.moves)))
            continue
        assert isinstance(state.to_act, int)
        seat = state.to_act
        tally = tallies[names[at[seat]]]
        begin = time.process_time()
        sitter = sitting[seat]
        if isinstance(sitter, Bot):
            sitter.act(state)
        else:
            own = _mix(seeds[seat] ^ state.moves)
            imagined = state.determinize(seat, own)
            answer = sitter.choose(imagined, own >> 1) if isinstance(sitter, Program) else sitter(imagined)
            state.apply(answer)
        tally.seconds += time.process_time() - begin
        tally.decisions += 1
    ranks, scores = state.ranks or [], state.scores
    for seat in range(seats):
        tally = tallies[names[at[seat]]]
        tally.games += 1
        tally.wins += (ranks[seat] == 1) / ranks.count(1)
        tally.score += scores[seat]
        if seats > 1:
            tally.lead += scores[seat] - (sum(scores) - scores[seat]) / (seats - 1)


def _mix(x: int) -> int:
    """mix64 of engine/random.h."""
    x = (x + 0x9E3779B97F4A7C15) & _MASK
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB & _MASK
    return x ^ (x >> 31)


def main(arguments: Sequence[str] | None = None) -> int:
    """``python -m triclinium.match GAME --player greedy --player 'mine=./engine --fast'``"""
    parser = argparse.ArgumentParser(prog="python -m triclinium.match", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=[game.id for game in games()])
    parser.add_argument(
        "--player",
        action="append",
        required=True,
        help="one per seat: the name of a bot, or NAME=COMMAND for a program that speaks the engine protocol",
    )
    parser.add_argument("--bot", default="imperator", help="the bot that programs are asked for")
    parser.add_argument("--blocks", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", type=json.loads, default={}, help="options of the game as JSON")
    parser.add_argument("--sprt", action="store_true", help="stop once the sequential test has decided")
    parser.add_argument("--leaderboard", help="a file to which the result is added as a line of JSON")
    given = parser.parse_args(arguments)
    players: dict[str, Player] = {}
    for text in given.player:
        name, _, command = text.partition("=")
        while name in players:
            name += "'"
        players[name] = Program(command, bot=given.bot) if command else text
    try:
        report = play_match(given.game, players, given.blocks, given.seed, given.options, given.sprt)
    except (ValueError, RuntimeError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    print(report)
    if given.leaderboard:
        with open(given.leaderboard, "a", encoding="utf-8") as file:
            file.write(json.dumps(report.json()) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
