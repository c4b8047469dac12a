"""Five board games at millions of moves a second.

``Game`` and ``State`` are the rules; ``VectorEnv`` plays many games at once into numpy arrays. The modules
``stolik.pettingzoo``, ``stolik.gymnasium``, ``stolik.openspiel`` and ``stolik.ray`` offer the same to others' tools.
"""

from ._stolik import (
    Game,
    IllegalAction,
    State,
    StolikError,
    VectorEnv,
    add_bots,
    bots,
    check,
    decisions,
    games,
    odds,
    record,
    replay,
    simulate,
)

__all__ = [
    "Game",
    "IllegalAction",
    "State",
    "StolikError",
    "VectorEnv",
    "add_bots",
    "bots",
    "check",
    "decisions",
    "games",
    "odds",
    "record",
    "replay",
    "simulate",
]
