"""``python -m stolik.generate GAME --bots … --games N --out DIR``: games between bots as records and as Parquet.

The same as ``stolik generate`` of the command line: ``records/NNNNNN.txt`` holds a game each, which ``stolik check`` verifies;
``decisions.parquet`` has one row a decision: game, seat, view (JSON), legal and choice (action numbers), text, and the reward of
the seat at the end. The same seed gives the same files whatever the threads.
"""

import argparse
import pathlib

from ._stolik import generate


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
