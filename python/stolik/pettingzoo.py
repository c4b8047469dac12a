"""The games as PettingZoo environments with action masks.

``env`` is played seat by seat (AEC), chance inside. Observations are dictionaries of ``observation`` and ``action_mask``.
Where several seats choose at once and in secret they are asked one after the other; what one has chosen the others do
not see.
"""

import random

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ._render import render
from ._stolik import Game, IllegalAction


class env(AECEnv):  # noqa: N801 - PettingZoo's modules have a class or function of this name.
    """A game seat by seat.

    ``max_cycles`` truncates after so many decisions a seat on the average. An illegal action raises
    ``IllegalAction``; with ``illegal="random"`` a random legal one is taken in its place.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "name": "stolik", "is_parallelizable": False}

    def __init__(
        self, game="camel-up", seats=4, *, reward="place", max_cycles=None, illegal="raise", render_mode=None, **options
    ):
        super().__init__()
        if illegal not in ("raise", "random"):
            raise ValueError(f"illegal is `raise` or `random`, not {illegal!r}")
        self.game = Game(game, seats, **options)
        self.metadata = {**self.metadata, "name": f"stolik_{game.replace('-', '_')}"}
        self.render_mode, self.reward, self.max_cycles, self.illegal = render_mode, reward, max_cycles, illegal
        self.game.start().returns(reward)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(seats)]
        self.agents = []
        self._spaces = {
            agent: (
                spaces.Dict(
                    {
                        "observation": spaces.Box(-100, 100, (self.game.observation_length,), np.float32),
                        "action_mask": spaces.Box(0, 1, (self.game.num_actions,), np.int8),
                    }
                ),
                spaces.Discrete(self.game.num_actions),
            )
            for agent in self.possible_agents
        }
        self._rng = random.Random()

    def observation_space(self, agent):
        return self._spaces[agent][0]

    def action_space(self, agent):
        return self._spaces[agent][1]

    def reset(self, seed=None, options=None):
        if seed is not None:
            self._rng = random.Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.steps = 0
        self.state_now = self._after_chance(self.game.start())
        self.agent_selection = self.possible_agents[self.state_now.turn]

    def _after_chance(self, state):
        while state.is_chance:
            state = state.roll(self._rng)
        return state

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        state = self.state_now
        return {"observation": state.observation(seat), "action_mask": state.action_mask(seat)}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state_now = self._after_chance(self._apply(action))
        self.steps += 1
        if self.state_now.is_over:
            self.rewards = dict(zip(self.possible_agents, self.state_now.returns(self.reward)))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.state_now.turn]
            if self.max_cycles is not None and self.steps >= self.max_cycles * len(self.possible_agents):
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _apply(self, action):
        try:
            return self.state_now.apply(int(action))
        except IllegalAction:
            if self.illegal == "raise":
                raise
            return self.state_now.apply(self._rng.choice(self.state_now.legal_actions()))

    def render(self):
        return render(self.render_mode, repr(self.state_now))

    def close(self):
        pass


class parallel_env(ParallelEnv):  # noqa: N801 - as above.
    """A game in rounds: in each every seat is asked for one action, and they are carried out in turn order.

    What is not legal when its turn comes is replaced by a random legal action. This is for tools that know nothing else;
    ``env`` is the faithful form.
    """

    metadata = env.metadata

    def __init__(self, game="camel-up", seats=4, *, max_cycles=None, **arguments):
        self._env = env(game, seats, **{**arguments, "illegal": "random"})
        self.max_cycles, self.cycles = max_cycles, 0
        self.metadata, self.render_mode = self._env.metadata, self._env.render_mode
        self.possible_agents, self.agents = self._env.possible_agents, []
        self.observation_space, self.action_space = self._env.observation_space, self._env.action_space

    def reset(self, seed=None, options=None):
        self._env.reset(seed, options)
        self.agents, self.cycles = self._env.agents[:], 0
        return self._observations(), self._env.infos

    def _observations(self):
        return {agent: self._env.observe(agent) for agent in self.agents}

    def step(self, actions):
        inner, asked = self._env, set()
        rewards = dict.fromkeys(self.agents, 0.0)
        while not asked >= set(self.agents) and inner.agent_selection not in asked:
            agent = inner.agent_selection
            asked.add(agent)
            inner.step(actions[agent])
            rewards = {agent: rewards[agent] + inner.rewards[agent] for agent in self.agents}
            if any(inner.terminations.values()):
                break
        self.cycles += 1
        is_long = self.max_cycles is not None and self.cycles >= self.max_cycles
        truncations = dict.fromkeys(self.agents, is_long)
        answer = (self._observations(), rewards, dict(inner.terminations), truncations, inner.infos)
        if is_long or all(inner.terminations.values()):
            self.agents = []
        return answer

    def render(self):
        return self._env.render()

    def close(self):
        pass


def raw_env(*arguments, **named):
    """The same as ``env``: there are no wrappers round it."""
    return env(*arguments, **named)
