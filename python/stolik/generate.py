"""``python -m stolik.generate GAME --bots … --games N --out DIR``: games between bots as records and as Parquet.

``records/NNNNNN.txt`` holds a game each, which ``stolik check`` verifies; ``decisions.parquet`` has one row a decision: game,
seat, view (JSON), legal and choice (action numbers and text), and the reward of the seat at the end. The same seed gives the
same files. Needs pyarrow.
"""

import argparse
import pathlib
import random

from . import _stolik

ROWS = 50_000


def play(start, bots, seed):
    """A game: its entries as a record has them, its decisions, and its end."""
    dealer, choosers = random.Random(f"dealer {seed}"), [random.Random(f"{seat} {seed}") for seat in range(len(bots))]
    state, entries, decisions = start, [], []
    while not state.is_over:
        if state.is_chance:
            outcomes = state.chance_outcomes()
            text = dealer.choices([text for text, _ in outcomes], [chance for _, chance in outcomes])[0]
            entries.append(f"* {text}")
            state = state.apply(text)
            continue
        seat, legal = state.turn, state.legal_actions()
        if bots[seat] == "random":
            choice = choosers[seat].choice(legal)
        else:
            choice = state.bot_action(bots[seat], choosers[seat])
        text = state.game.action_text(choice)
        decisions.append((seat, state.view_json(seat), legal, choice, text))
        entries.append(f"{seat + 1} {text}")
        state = state.apply(choice)
    return entries, decisions, state


def generate(game, bots, games, out, *, seed=0, reward="place", records=True, **options):
    """Writes the games; gives how many decisions they have."""
    import pyarrow as arrow
    from pyarrow import parquet

    if games < 1:
        raise ValueError("at least 1 game is to be played")
    start, out = _stolik.Game(game, len(bots), **options).start(), pathlib.Path(out)
    for bot in bots:
        if bot not in start.game.bots:
            raise ValueError(f"there is no bot `{bot}` for {game}; there are {', '.join(start.game.bots)}")
    start.returns(reward)
    (out / "records").mkdir(parents=True, exist_ok=True)
    schema = arrow.schema(
        [
            ("game", arrow.int64()),
            ("seat", arrow.int8()),
            ("view", arrow.string()),
            ("legal", arrow.list_(arrow.int16())),
            ("choice", arrow.int16()),
            ("text", arrow.string()),
            ("result", arrow.float64()),
        ]
    )
    rows, count = {name: [] for name in schema.names}, 0

    def flush(writer):
        writer.write_table(arrow.table(rows, schema))
        for column in rows.values():
            column.clear()

    with parquet.ParquetWriter(out / "decisions.parquet", schema, compression="zstd") as writer:
        for number in range(games):
            entries, decisions, end = play(start, bots, f"{seed} {number}")
            if records:
                (out / "records" / f"{number:06}.txt").write_text(_stolik.record(start, entries))
            results = end.returns(reward)
            for seat, view, legal, choice, text in decisions:
                for name, value in zip(schema.names, (number, seat, view, legal, choice, text, results[seat])):
                    rows[name].append(value)
            count += len(decisions)
            if len(rows["game"]) >= ROWS:
                flush(writer)
        flush(writer)
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", default="random,random", help="by seat, with commas between")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--reward", default="place")
    parser.add_argument("--no-records", action="store_true", help="write the Parquet file alone")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args()
    options = dict(option.split("=", 1) for option in args.option)
    chosen = {"seed": args.seed, "reward": args.reward, "records": not args.no_records}
    count = generate(args.game, args.bots.split(","), args.games, args.out, **chosen, **options)
    print(f"{count:,} decisions of {args.games:,} games in {args.out}")


if __name__ == "__main__":
    main()
