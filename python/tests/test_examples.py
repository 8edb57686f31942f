"""The examples, the sample and the leaderboard are true to the package."""

import json
import pathlib
import subprocess
import sys

import numpy as np
import pytest
import triclinium
from triclinium.dataset import CANDIDATES, collect, digest, read
from triclinium.leaderboard import table
from triclinium.leaderboard import main as leaderboard

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "python" / "examples"


@pytest.mark.parametrize("name", ["ppo.py", "curve.py"])
def test_examples_compile(name):
    compile((EXAMPLES / name).read_text(encoding="utf-8"), name, "exec")


def test_the_curve_is_drawn_from_the_logged_lines(tmp_path):
    logged = [str(ROOT / "docs" / "learning" / f"seed-{seed}.jsonl") for seed in (1, 2, 3)]
    drawn = tmp_path / "curve.svg"
    subprocess.run([sys.executable, EXAMPLES / "curve.py", drawn, *logged], check=True)
    assert drawn.read_text() == (ROOT / "docs" / "learning" / "curve.svg").read_text()


def test_the_network_learns_a_little(tmp_path):
    pytest.importorskip("torch", reason="torch stays with the example")
    curve = tmp_path / "curve.jsonl"
    arguments = ["--minutes", "0.02", "--games", "8", "--length", "8", "--minibatch", "32", "--width", "16"]
    arguments += ["--test-games", "2", "--final-games", "2", "--opponents", "random", "--curve", str(curve)]
    subprocess.run([sys.executable, EXAMPLES / "ppo.py", *arguments], check=True)
    lines = [json.loads(line) for line in curve.read_text().splitlines()]
    assert len(lines) == 2 and lines[-1]["steps"] >= 64


@pytest.mark.parametrize("game", [game.id for game in triclinium.games()])
def test_the_sample_is_of_whole_judged_games(game):
    rows = read(str(EXAMPLES / "sample" / f"{game}.parquet"))
    assert (np.unique(rows["game"]) == np.arange(rows["game"][-1] + 1)).all()
    assert (rows["visits"] >= 1).all() and np.isfinite(rows["win_chance"]).all()
    assert (rows["legal"] >= 0).all() and (rows["legal"] < triclinium.Game(game).spaces.actions).all()


def test_the_sample_is_what_its_command_makes():
    rows = read(str(EXAMPLES / "sample" / "carpe-diem.parquet"))
    count = int((rows["game"] == 0).sum())
    first = {
        name: values[: rows["offsets"][count]] if name in CANDIDATES else values[: count + (name == "offsets")]
        for name, values in rows.items()
    }
    again = collect("carpe-diem", 2, 1, 2026, ["judge", "judge"], "centurio", 80, observations=False)
    assert digest(again) == digest(first)


def test_the_leaderboard_is_of_these_rules_and_in_its_document(capsys):
    file = ROOT / "docs" / "leaderboard.jsonl"
    matches = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert all(match["rules"] == triclinium.Game(match["game"]).rules for match in matches)
    assert table(matches) in (ROOT / "docs" / "leaderboard.md").read_text(encoding="utf-8")
    assert leaderboard([str(file)]) == 0 and capsys.readouterr().out.strip() == table(matches)
    assert leaderboard(["nowhere.jsonl"]) == 2 and leaderboard([]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_the_notebook_was_run_without_a_fault():
    cells = json.loads((EXAMPLES / "games.ipynb").read_text(encoding="utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert len(code) >= 5 and all(cell["execution_count"] for cell in code)
    assert {output["output_type"] for cell in code for output in cell["outputs"]} <= {"stream", "display_data", "execute_result"}
    for cell in code:
        compile("".join(cell["source"]), "games.ipynb", "exec")
