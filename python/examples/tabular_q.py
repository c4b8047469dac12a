"""Tabular Q learning on two-seat Camel Up, against a seat that moves at random.

The table is kept small by what it looks at: how many dice are out, which camel leads, which are worth a ticket, and six kinds
of actions in place of all of them.
"""

import argparse
import collections
import random

import stolik

def kinds(state):
    """The open actions by kind: tickets by the place of their camel now."""
    order = [camel for _, camel in sorted(heights(state), reverse=True)]
    found = {}
    for text in state.legal_texts():
        word, *rest = text.split()
        kind = f"bet {order.index(rest[0])}" if word == "bet" and rest[0] in order else word
        found.setdefault(kind, text)
    return found


def heights(state):
    """Each racing camel with where it stands: the further, then the higher, the better."""
    racers = ("blue", "green", "pink", "purple", "yellow")
    camels = state.view()["public"]["camels"]
    places = {name: (int(space), at) for space, stack in camels.items() for at, name in enumerate(stack)}
    return [(places.get(racer, (0, 0)), racer) for racer in racers]


def key(state):
    """What the table knows of a position: the gaps between the first three camels, and whether tickets are left."""
    (first, _), (second, _), (third, _), *_ = sorted(heights(state), reverse=True)
    return min(first[0] - second[0], 3), min(second[0] - third[0], 3), len(state.legal_texts()) // 8


def choose(table, here, options, rng, exploring):
    """One of the kinds: that which the table thinks most of, or any."""
    if rng.random() < exploring:
        return rng.choice(sorted(options))
    return max(sorted(options), key=lambda kind: table[here, kind])


def play(table, rng, exploring, rate):
    """A game; with a rate the table learns from it. Whether the learner won."""
    state, last = stolik.Game("camel-up", 2, two_players="on", start_stacks="random").start(), None
    learner = rng.randrange(2)
    while not state.is_over:
        if state.is_chance:
            state = state.roll(rng)
        elif state.turn != learner:
            state = state.apply(rng.choice(state.legal_actions()))
        else:
            here, options = key(state), kinds(state)
            kind = choose(table, here, options, rng, exploring)
            if last and rate:
                best = max(table[here, other] for other in options)
                gained = (state.points[learner] - last[2]) / 10
                table[last[:2]] += rate * (gained + 0.95 * best - table[last[:2]])
            last = (here, kind, state.points[learner])
            state = state.apply(options[kind])
    if last and rate:
        table[last[:2]] += rate * ((state.points[learner] - last[2]) / 10 - table[last[:2]])
    return state.returns("win")[learner]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    table, rng = collections.defaultdict(float), random.Random(args.seed)
    for number in range(args.games):
        play(table, rng, exploring=max(0.1, 1 - 2 * number / args.games), rate=0.1)
    trials = max(args.games // 5, 20)
    won = sum(play(table, rng, exploring=0, rate=0) for _ in range(trials)) / trials
    print(f"{len(table)} entries; {won:.1%} of {trials} games won against a seat that moves at random")
    return won


if __name__ == "__main__":
    main()
