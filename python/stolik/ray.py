"""Self-play and series spread over machines with Ray.

The same seed gives the same result however many workers there are, and a worker that is lost is replaced by Ray: what it was
doing is done again elsewhere.
"""

import numpy as np
import ray

from . import _stolik

# Retries of a task whose worker is lost.
RETRIES = 5


@ray.remote(max_retries=RETRIES)
def _series(game, bots, games, seed, options):
    report = _stolik.simulate(game, bots, games=games, seed=seed, threads=1, **options)
    return [(bot["wins"], bot["mean_score"] * games) for bot in report["bots"]]


def simulate(game, bots, games=10_000, seed=0, chunk=500, **options):
    """A series between bots in tasks of ``chunk`` games: wins and mean scores by seat."""
    if games < 1 or chunk < 1:
        raise ValueError("games and chunk are at least 1")
    sizes = [min(chunk, games - first) for first in range(0, games, chunk)]
    # Each task has a seed of its own, so that its games do not depend on who plays it.
    tasks = [
        _series.remote(game, list(bots), size, seed * 1_000_003 + number, options) for number, size in enumerate(sizes)
    ]
    parts = np.array(ray.get(tasks))
    wins, points = parts.sum(axis=0).T
    return {"games": games, "wins": wins.tolist(), "mean_scores": (points / games).tolist()}


@ray.remote(max_retries=RETRIES)
def _records(game, bots, games, first, seed, options):
    return _stolik.decisions(game, bots, first, games, seed=seed, **options)["records"]


def records(game, bots, games=1000, seed=0, chunk=50, **options):
    """Games between bots as records, in the order of their numbers; they come as they are ready."""
    if games < 1 or chunk < 1:
        raise ValueError("games and chunk are at least 1")
    tasks = [
        _records.remote(game, list(bots), min(chunk, games - first), first, seed, options)
        for first in range(0, games, chunk)
    ]
    for task in tasks:
        yield from ray.get(task)


@ray.remote(max_restarts=-1, max_task_retries=RETRIES)
class VectorActor:
    """A vector environment on some machine; after a restart it begins anew from its seed."""

    def __init__(self, game, num_envs, **arguments):
        self.env = _stolik.VectorEnv(game, num_envs, **arguments)

    def arrays(self):
        """Observations, masks, rewards, ends and the seats to move."""
        env = self.env
        return tuple(array.copy() for array in (env.observations, env.masks, env.rewards, env.done, env.turn))

    def step(self, actions):
        self.env.step(actions)
        return self.arrays()

    def rollout(self, steps):
        """Uniformly random play: how many games ended, and the sum of rewards."""
        ended, total = 0, 0.0
        for _ in range(steps):
            self.env.step(self.env.sample())
            ended += int(self.env.done.sum())
            total += float(self.env.rewards.sum())
        return ended, total
