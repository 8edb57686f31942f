"""Games as data: every row is a decision as its game had it."""

import numpy as np
import pyarrow.parquet
import pytest
import triclinium
from triclinium.dataset import COLUMNS, collect, main


@pytest.mark.parametrize("id", [game.id for game in triclinium.games()])
def test_rows_are_the_decisions_of_whole_games(id):
    rows = collect(id, seats=2, games=2, seed=3, players=["greedy", "random"], judge=None)
    assert list(rows) == list(COLUMNS)
    assert set(rows["game"]) == {0, 1} and set(rows["seat"]) == {0, 1}
    for i in range(len(rows["action"])):
        assert rows["action"][i] in rows["legal"][i]
    for number in (0, 1):
        own = rows["game"] == number
        assert (np.diff(rows["move"][own]) > 0).all()
        assert rows["final_rank"][own].min() == 1
    spaces = triclinium.Game(id).spaces
    assert (rows["observation"].view(spaces.observation)["to_act"] == 1).all()
    again = collect(id, seats=2, games=2, seed=3, players=["greedy", "random"], judge=None)
    assert all((rows[name] == again[name]).all() for name in ("observation", "action", "final_score"))


def test_a_judge_says_what_it_expects_of_the_answers():
    rows = collect("carpe-diem", 2, games=1, seed=1, players=["random"] * 2, judge="legatus", iterations=8)
    looked = rows["visits"] > 0
    assert (looked.sum(1) >= 1).all() and (rows["legal"][looked] >= 0).all()
    assert ((rows["win_chance"][looked] >= 0) & (rows["win_chance"][looked] <= 1)).all()
    assert np.isnan(rows["win_chance"][~looked]).all() and np.isfinite(rows["expected_score"][looked]).all()


def test_files_come_with_a_datasheet(tmp_path, capsys):
    arguments = ["ave-roma", "--games", "1", "--players", "random", "--judge", "none", "--seed", "5"]
    for name in ("games.npz", "games.parquet"):
        assert main([*arguments, "--out", str(tmp_path / name)]) == 0
    stored = np.load(tmp_path / "games.npz")
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    assert sorted(stored.files) == sorted(COLUMNS) == sorted(table.column_names)
    for name in COLUMNS:
        column = table.column(name).to_pylist()
        expected = stored[name]
        assert np.array_equal(np.array(column, expected.dtype), expected, equal_nan=expected.dtype.kind == "f")
    sheet = (tmp_path / "games.md").read_text()
    assert "`observation` | uint8[672]" in sheet and '"seed"' not in sheet and "- seed: `5`" in sheet
    assert main([*arguments, "--out", str(tmp_path / "games.txt")]) == 2
    assert main(["ave-roma", "--players", "nemo", "--out", str(tmp_path / "x.npz")]) == 2
    assert main(["ave-roma", "--seats", "9", "--out", str(tmp_path / "x.npz")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 3
