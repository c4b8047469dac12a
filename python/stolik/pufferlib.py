"""The vector environment as PufferLib's native environment.

``Puffer("keltis", num_envs=1024, seats=3, opponents="planner")``: an agent a game, whose observation is what it knows and then the mask of
legal actions, in one row. PufferLib knows no masks of its own, so that an action that is not legal is replaced by a random one that is.
"""

import gymnasium
import numpy as np
import pufferlib

from . import _stolik


class Puffer(pufferlib.PufferEnv):
    """Many games of the house against bots; with ``opponents=None`` all seats learn."""

    def __init__(self, game="camel-up", num_envs=256, threads=1, *, seats=4, opponents="random", buf=None, **arguments):
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else opponents
        self.inner = _stolik.VectorEnv(game, num_envs, threads, seats=seats, opponents=names, **arguments)
        self.length, actions = self.inner.observations.shape[1], self.inner.masks.shape[1]
        self.single_observation_space = gymnasium.spaces.Box(-np.inf, np.inf, (self.length + actions,), np.float32)
        self.single_action_space = gymnasium.spaces.Discrete(actions)
        self.num_agents = num_envs
        super().__init__(buf)

    def _write(self):
        self.observations[:, : self.length] = self.inner.observations
        self.observations[:, self.length :] = self.inner.masks

    def reset(self, seed=None):
        self.inner.reset(seed)
        self._write()
        self.rewards[:], self.terminals[:], self.truncations[:] = 0, False, False
        return self.observations, []

    def step(self, actions):
        actions = np.asarray(actions, dtype=np.int64).reshape(-1)
        legal = self.inner.masks[np.arange(self.num_agents), actions] == 1
        self.inner.step(np.where(legal, actions, self.inner.sample()))
        self._write()
        self.rewards[:], self.terminals[:] = self.inner.rewards, self.inner.done
        ended = self.inner.done == 1
        told = {"episode_return": float(self.inner.rewards[ended].mean()), "illegal": float(1 - legal.mean())} if ended.any() else {}
        return self.observations, self.rewards, self.terminals, self.truncations, [told] if told else []

    def close(self):
        pass
