"""``python -m stolik.generate GAME --bots … --games N --out DIR``: games between bots as records and as Parquet.

``records/NNNNNN.txt`` holds a game each, which ``stolik check`` verifies; ``decisions.parquet`` has one row a decision: game,
seat, view (JSON), legal and choice (action numbers), text, and the reward of the seat at the end. The same seed gives the same
files whatever the threads. Needs pyarrow.
"""

import argparse
import pathlib

from . import _stolik

# Games between two row groups of the file.
GROUP = 256


def table(columns):
    """The columns of `decisions` as a table of Arrow, which shares their memory."""
    import pyarrow as arrow

    def texts(letters, offsets):
        return arrow.StringArray.from_buffers(len(offsets) - 1, arrow.py_buffer(offsets), arrow.py_buffer(letters))

    legal, offsets = columns["legal"]
    return arrow.table(
        {
            "game": columns["game"],
            "seat": columns["seat"],
            "view": texts(*columns["view"]),
            "legal": arrow.ListArray.from_arrays(arrow.array(offsets), arrow.array(legal)),
            "choice": columns["choice"],
            "text": texts(*columns["text"]),
            "result": columns["result"],
        }
    )


def generate(game, bots, games, out, *, seed=0, reward="place", records=True, threads=1, **options):
    """Writes the games; gives how many decisions they have."""
    from pyarrow import parquet

    if games < 1:
        raise ValueError("at least 1 game is to be played")
    chosen = {"seed": seed, "reward": reward, "records": records, "threads": threads, **options}
    out, count, writer = pathlib.Path(out), 0, None
    try:
        for first in range(0, games, GROUP):
            columns = _stolik.decisions(game, list(bots), first, min(GROUP, games - first), **chosen)
            rows = table(columns)
            if writer is None:
                (out / "records").mkdir(parents=True, exist_ok=True)
                writer = parquet.ParquetWriter(out / "decisions.parquet", rows.schema, compression="zstd")
            for number, record in enumerate(columns["records"], first):
                (out / "records" / f"{number:06}.txt").write_text(record)
            writer.write_table(rows)
            count += rows.num_rows
    finally:
        if writer is not None:
            writer.close()
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", default="random,random", help="by seat, with commas between")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--reward", default="place")
    parser.add_argument("--threads", type=int, default=0, help="0 for all cores")
    parser.add_argument("--no-records", action="store_true", help="write the Parquet file alone")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args()
    options = dict(option.split("=", 1) for option in args.option)
    chosen = {"seed": args.seed, "reward": args.reward, "records": not args.no_records, "threads": args.threads}
    count = generate(args.game, args.bots.split(","), args.games, args.out, **chosen, **options)
    print(f"{count:,} decisions of {args.games:,} games in {args.out}")


if __name__ == "__main__":
    main()
