"""Games as data: every row is a decision as its game had it."""

import numpy as np
import pyarrow.parquet
import pytest
import triclinium
from triclinium.dataset import COLUMNS, collect, digest, main, read


@pytest.mark.parametrize("id", [game.id for game in triclinium.games()])
def test_rows_are_the_decisions_of_whole_games(id):
    rows = collect(id, seats=2, games=2, seed=3, players=["greedy", "random"], judge=None)
    assert list(rows) == list(COLUMNS)
    assert set(rows["game"]) == {0, 1} and set(rows["seat"]) == {0, 1}
    assert len(rows["offsets"]) == len(rows["action"]) + 1 and rows["offsets"][-1] == len(rows["legal"])
    for i, action in enumerate(rows["action"]):
        assert action in rows["legal"][rows["offsets"][i] : rows["offsets"][i + 1]]
    for number in (0, 1):
        own = rows["game"] == number
        assert (np.diff(rows["move"][own]) > 0).all()
        assert rows["final_rank"][own].min() == 1
    spaces = triclinium.Game(id).spaces
    assert (rows["observation"].view(spaces.observation)["to_act"] == 1).all()


@pytest.mark.parametrize("id", [game.id for game in triclinium.games()])
def test_a_judge_scores_every_candidate(id):
    rows = collect(id, 2, games=1, seed=1, players=["random", "judge"], judge="legatus", iterations=4)
    assert (rows["visits"] > 0).all() and rows["visits"].max() > 1
    assert ((rows["win_chance"] >= 0) & (rows["win_chance"] <= 1)).all() and np.isfinite(rows["expected_score"]).all()
    for i in np.flatnonzero(rows["seat"] == 1)[:20]:
        own = slice(rows["offsets"][i], rows["offsets"][i + 1])
        assert rows["visits"][own][rows["legal"][own] == rows["action"][i]] == rows["visits"][own].max()
    game = triclinium.Game(id)
    state = game.new(2, 1)
    while state.to_act == "chance":
        state.draw(1)
    with pytest.raises(ValueError, match="does not search"):
        triclinium.Bot(game, "greedy", 1).judge(state)


def test_the_same_rows_with_any_number_of_processes():
    given = dict(game="discordia", seats=2, games=9, seed=7, players=["greedy", "judge"], iterations=2)
    one, two = (collect(**given, processes=processes) for processes in (1, 2))
    assert digest(one) == digest(two)
    other = collect(**{**given, "games": 1, "seed": 8}, observations=False)
    assert "observation" not in other and not np.array_equal(other["action"], one["action"][: len(other["action"])])


def test_files_come_with_a_datasheet(tmp_path, capsys):
    arguments = ["ave-roma", "--games", "1", "--players", "random", "--judge", "none", "--seed", "5"]
    names = ("games.npz", "games.parquet", "games.arrow")
    for name in names:
        assert main([*arguments, "--out", str(tmp_path / name)]) == 0
    stored = [read(str(tmp_path / name)) for name in names]
    assert list(stored[0]) == list(COLUMNS)
    assert len({digest(columns) for columns in stored}) == 1
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    first, second = stored[0]["offsets"][:2]
    assert table.column("legal")[0].as_py() == stored[0]["legal"][first:second].tolist()
    sheet = (tmp_path / "games.md").read_text()
    assert "`observation` | uint8[672]" in sheet and "- seed: `5`" in sheet and digest(stored[0]) in sheet
    assert digest(stored[0]) in capsys.readouterr().out
    assert main([*arguments, "--out", str(tmp_path / "games.txt")]) == 2
    assert main(["ave-roma", "--players", "nemo", "--out", str(tmp_path / "x.npz")]) == 2
    assert main(["ave-roma", "--players", "judge", "--judge", "none", "--out", str(tmp_path / "x.npz")]) == 2
    assert main(["ave-roma", "--seats", "9", "--out", str(tmp_path / "x.npz")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 4
