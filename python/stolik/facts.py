"""``python -m stolik.facts``: facts of each game, measured by random and by skilled play, as a table."""

import argparse
import random
import statistics

from . import _stolik


def play(game, bots, seed):
    """A game: its end, and of each decision how many actions were open and the information that the seat had."""
    rng, state, open_, met = random.Random(seed), game.start(), [], set()
    while not state.is_over:
        if state.is_chance:
            state = state.roll(rng)
            continue
        legal = state.legal_actions()
        open_.append(len(legal))
        met.add(hash((state.turn, state.observation().tobytes())))
        bot = bots[state.turn]
        state = state.apply(rng.choice(legal) if bot == "random" else state.bot_action(bot, rng))
    return state, open_, met


def luck(game, bot, games):
    """The share of variance in points that is not explained by who plays: 1 if skill shows in nothing.

    One skilled seat sits among random ones, moving on from game to game.
    """
    skilled, all_points = [], []
    for number in range(games):
        bots = ["random"] * game.seats
        bots[number % game.seats] = bot
        points = play(game, bots, number)[0].points
        skilled.append(points[number % game.seats])
        all_points.extend((value, seat == number % game.seats) for seat, value in enumerate(points))
    groups = [[value for value, is_skilled in all_points if is_skilled == group] for group in (False, True)]
    total = statistics.pvariance([value for value, _ in all_points])
    inside = sum(len(group) * statistics.pvariance(group) for group in groups) / len(all_points)
    return inside / total if total else 1.0


def facts(name, seats, games):
    game, bot = _stolik.Game(name, seats), _stolik.bots(name)[1]
    lengths, branching, met, firsts, draws = [], [], set(), [0.0] * seats, 0
    for number in range(games):
        end, open_, own = play(game, ["random"] * seats, number)
        lengths.append(len(open_))
        branching.extend(open_)
        met |= own
        for seat, share in enumerate(end.returns("win")):
            firsts[seat] += share / games
        draws += end.places.count(1) > 1
    return {
        "game": name,
        "decisions": f"{statistics.mean(lengths):.0f} ± {statistics.stdev(lengths):.0f}",
        "open actions": f"{statistics.mean(branching):.1f}, most {max(branching)}",
        "information states met a game": f"{len(met) / games:.0f}",
        "victories by seat": " / ".join(f"{100 * share:.0f}" for share in firsts) + " %",
        "shared victories": f"{100 * draws / games:.1f} %",
        f"luck": f"{100 * luck(game, bot, max(games // 10, 20)):.0f} % ({bot})",
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    args = parser.parse_args()
    rows = [facts(name, args.seats, args.games) for name in _stolik.games()]
    print("| " + " | ".join(rows[0]) + " |\n" + "|---" * len(rows[0]) + "|")
    for row in rows:
        print("| " + " | ".join(row.values()) + " |")


if __name__ == "__main__":
    main()
