"""A bot as a program of its own, with nothing but the standard library.

    stolik tournament keltis --bots planner,mine --program 'mine=python3 python/examples/player.py' --games 40

It is asked by a line of JSON on standard input for each decision and answers with one on standard output, as
docs/engine-protocol.md says. This one plays the highest-scoring looking thing it can do at Keltis without thinking: it
advances and takes bonus steps, lays cards before it discards any, and of other games it takes any move.
"""

import json
import random
import sys

ORDER = ["advance", "bonus", "enter", "play", "draw", "discard", "stay"]


def liking(move):
    words = move.split()
    place = ORDER.index(words[0]) if words[0] in ORDER else len(ORDER)
    return (place, move == "bonus none", random.random())


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"move": min(question["legal"], key=liking)}), flush=True)
