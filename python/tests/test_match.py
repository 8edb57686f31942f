"""Matches: the protocol of `triclinium match`, for bots, functions and programs."""

import json
import sys

import pytest
from triclinium.match import Program, main, play_match, sequential_verdict, wilson

ENGINE = """
import json, sys, triclinium
state = None
for line in sys.stdin:
    request = json.loads(line)
    if request["cmd"] == "load":
        state = triclinium.Game(request["position"]["game"]).load(request["position"])
        answer = {"position": request["position"]}
    else:
        answer = {"action": triclinium.Bot(state.game, request["bot"], request["seed"]).choose(state)}
    print(json.dumps(answer), flush=True)
"""


def test_bots_play_the_very_games_of_the_program():
    # `triclinium match GAME --bots random,random,random --blocks 6 --seed 3 --json`
    expected = {"carpe-diem": [3.0556, 4.3889, 0.1111], "ave-roma": [42.0556, 42.1111, 40.0556]}
    for id, scores in expected.items():
        report = play_match(id, dict.fromkeys(("a", "b", "c"), "random"), blocks=6, seed=3)
        assert [tally.score / tally.games for tally in report.players.values()] == pytest.approx(scores, abs=1e-4)


def test_every_player_sits_on_every_seat_of_the_same_deals():
    seen = []

    def watcher(state):
        seen.append((state.to_act, state.digest))
        return state.legal()[0]

    report = play_match("carpe-diem", {"watcher": watcher, "greedy": "greedy", "random": "random"}, blocks=2, seed=1)
    assert report.games == 6 and {seat for seat, _ in seen} == {0, 1, 2}
    assert [tally.games for tally in report.players.values()] == [6, 6, 6]
    assert sum(tally.wins for tally in report.players.values()) == pytest.approx(6)


def test_functions_never_see_the_truth():
    truths = set()

    def look(state):
        truths.add(json.dumps(state.position()["black"]))
        return state.legal()[0]

    play_match("carpe-diem", {"look": look, "other": "random"}, blocks=1, seed=1)
    assert len(truths) > 10  # drawn anew for every decision


def test_a_program_that_speaks_the_engine_protocol_plays(tmp_path, capsys):
    script = tmp_path / "engine.py"
    script.write_text(ENGINE)
    program = Program([sys.executable, "-P", str(script)], bot="greedy")
    report = play_match("discordia", {"program": program, "random": "random"}, blocks=2, seed=1)
    assert report.players["program"].win_share == 1.0
    board = tmp_path / "board.jsonl"
    arguments = ["carpe-diem", "--player", f"mine={sys.executable} -P {script}", "--player", "random"]
    assert main([*arguments, "--bot", "greedy", "--blocks", "1", "--leaderboard", str(board)]) == 0
    line = json.loads(board.read_text())
    assert [bot["name"] for bot in line["bots"]] == ["mine", "random"] and line["games"] == 2
    assert "mine" in capsys.readouterr().out
    assert main(["carpe-diem", "--player", "nemo", "--player", "random"]) == 2
    assert main(["carpe-diem", "--player", f"x={sys.executable} -c pass", "--player", "random"]) == 2


def test_intervals_and_the_sequential_test_are_those_of_the_program():
    low, high = wilson(50, 100)
    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert sequential_verdict([1.0, 1.0, 0.5] * 20, 0.5) == "stronger"
    assert sequential_verdict([0.0, 0.0, 0.5] * 20, 0.5) == "weaker"
    assert sequential_verdict([1.0], 0.5) == "open"
    report = play_match("carpe-diem", {"greedy": "greedy", "random": "random"}, 100, 1, stop_early=True)
    assert report.verdict == "stronger" and report.blocks < 100

