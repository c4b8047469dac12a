"""``python -m stolik.tables``: the tables of observations and actions of each game, made from the code."""

from . import _stolik


def table(name):
    """The parts of an observation and the kinds of actions of a game, as Markdown."""
    seats = next(seats for seats in range(2, 9) if _admits(name, seats))
    game = _stolik.Game(name, seats)
    title = name.replace("-", " ").title()
    lines = [f"## {title}", "", f"{game.observation_length} numbers in an observation, {game.num_actions} actions.", ""]
    lines += ["| part | from | shape |", "|---|---|---|"]
    first = 0
    for part, shape in game.observation_parts:
        lines.append(f"| `{part}` | {first} | {' × '.join(map(str, shape))} |")
        length = 1
        for side in shape:
            length *= side
        first += length
    lines += ["", "| actions | numbers | for example |", "|---|---|---|"]
    words = {}
    for action in range(game.num_actions):
        words.setdefault(game.action_text(action).split()[0], []).append(action)
    for word, numbers in words.items():
        span = f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"
        lines.append(f"| `{word}` | {span} | `{game.action_text(numbers[-1])}` |")
    return "\n".join(lines) + "\n"


def _admits(name, seats):
    try:
        _stolik.Game(name, seats)
    except _stolik.StolikError:
        return False
    return True


def page():
    """All tables, as `docs/observations.md` has them."""
    begin = (
        "# Observations and actions\n\n"
        "Made by `python -m stolik.tables`; a test compares. Seats are counted from the one that looks, those not at the table "
        "are 0. What the numbers of a part mean stands in `crates/games/src/<game>/encode.rs`.\n\n"
    )
    return begin + "\n".join(table(name) for name in _stolik.games())


if __name__ == "__main__":
    print(page(), end="")
