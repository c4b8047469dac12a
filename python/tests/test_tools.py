"""Examples, tables, data and facts."""

import importlib.util
import json
import pathlib
import subprocess
import sys

import pytest
import stolik

ROOT = pathlib.Path(__file__).parents[2]
EXAMPLES = ROOT / "python" / "examples"


def run(*arguments):
    done = subprocess.run([sys.executable, *map(str, arguments)], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random_playouts():
    assert "games" in run(EXAMPLES / "random_playouts.py")


def test_tabular_q_learns():
    out = run(EXAMPLES / "tabular_q.py", "--games", 200)
    assert float(out.split("; ")[1].split("%")[0]) > 55, out


def test_data_is_read_back():
    pytest.importorskip("pyarrow")
    pytest.importorskip("polars")
    assert "result" in run(EXAMPLES / "data.py")


def test_files_of_a_series_hold_and_repeat(tmp_path):
    from stolik.generate import generate

    counts = [
        generate("camel-up-cards", ["odds", "random", "random"], 3, tmp_path / name, seed=4) for name in ("one", "two")
    ]
    assert counts[0] == counts[1] > 0
    for file in sorted((tmp_path / "one" / "records").iterdir()):
        assert stolik.check(file.read_text()) is None
        assert file.read_text() == (tmp_path / "two" / "records" / file.name).read_text()
    parquet = [(tmp_path / name / "decisions.parquet").read_bytes() for name in ("one", "two")]
    assert parquet[0] == parquet[1]
    columns = stolik.decisions("camel-up-cards", ["odds", "random", "random"], 0, 3, seed=4, threads=2)
    assert len(columns["game"]) == counts[0] and columns["records"][2] == file.read_text()
    legal, offsets = columns["legal"]
    assert all(choice in legal[a:b] for choice, a, b in zip(columns["choice"], offsets, offsets[1:]))
    with pytest.raises(ValueError, match="no bot"):
        generate("keltis", ["deep-blue", "random"], 1, tmp_path / "three")
    with pytest.raises(ValueError, match="at least 1 game"):
        generate("keltis", ["random", "random"], 0, tmp_path / "three")
    assert not (tmp_path / "three").exists()
    with pytest.raises(OSError, match="cannot write"):
        generate("keltis", ["random", "random"], 1, tmp_path / "one" / "decisions.parquet")


def test_the_rows_of_a_file_are_the_decisions(tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    from stolik.generate import generate

    # More games than are written at once.
    count = generate("sobek", ["random", "random"], 300, tmp_path, seed=2, reward="points", records=False, threads=2)
    assert [path.name for path in tmp_path.iterdir()] == ["decisions.parquet"]
    table = parquet.read_table(tmp_path / "decisions.parquet")
    columns = stolik.decisions("sobek", ["random", "random"], 0, 300, seed=2, reward="points", records=False)
    assert table.num_rows == count == len(columns["game"])
    for name in ("game", "seat", "choice", "result"):
        assert (table[name].to_numpy() == columns[name]).all(), name
    for name in ("view", "text"):
        letters, offsets = columns[name]
        assert "".join(table[name].to_pylist()) == letters.decode() and len(offsets) == count + 1
    legal, offsets = columns["legal"]
    assert table["legal"].to_pylist()[-1] == legal[offsets[-2] :].tolist()
    view = json.loads(table["view"][0].as_py())
    assert view["viewer"] == str(table["seat"][0].as_py() + 1) and view["public"] and view["private"]


def test_the_tables_in_the_documents_are_those_of_the_code():
    from stolik.tables import page

    # `python -m stolik.tables > docs/observations.md` writes them anew.
    assert (ROOT / "docs" / "observations.md").read_text() == page()


def test_facts():
    assert "luck" in run("-m", "stolik.facts", "--games", 10, "--seats", 3)


def test_a_short_training_writes_a_bot_that_plays(tmp_path):
    if importlib.util.find_spec("torch") is None:
        pytest.skip("PyTorch is not installed")
    options = ["--updates", 2, "--envs", 16, "--steps", 8, "--games", 5, "--seats", 2, "--hidden", 16]
    out = run(EXAMPLES / "ppo.py", *options, "--out", tmp_path / "bots")
    assert "new games won" in out
    (tmp_path / "bots" / "policy.safetensors").rename(tmp_path / "bots" / "trained.safetensors")
    assert stolik.add_bots(tmp_path / "bots") == ["trained"]
    assert stolik.simulate("sobek", ["trained", "random"], games=2)["games"] == 2


def test_a_node_of_a_cluster_may_be_lost():
    if importlib.util.find_spec("ray") is None:
        pytest.skip("Ray is not installed")
    assert "wins" in run(EXAMPLES / "cluster.py")


def test_the_notebook_runs_from_top_to_bottom():
    pytest.importorskip("matplotlib").use("Agg")
    cells = json.loads((EXAMPLES / "luck.ipynb").read_text())["cells"]
    names = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]).replace("GAMES = 200", "GAMES = 6"), names)
    assert names["odds"]
