"""Games between bots as Parquet, read back with pandas and with polars."""

import pathlib
import tempfile

import pandas
import polars

from stolik.generate import generate

with tempfile.TemporaryDirectory() as folder:
    count = generate("sobek", ["trader", "random"], games=20, out=folder, seed=1)
    file = pathlib.Path(folder) / "decisions.parquet"
    frame = pandas.read_parquet(file)
    assert len(frame) == count
    print(frame.groupby("seat")["result"].mean())
    print(polars.read_parquet(file).group_by("seat").agg(polars.col("legal").list.len().mean(), polars.len()))
