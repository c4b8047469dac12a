"""One seat against named bots, as a Gymnasium environment; and many at once, as its vector environment.

Observations are dictionaries of ``observation`` and ``action_mask``.
"""

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from . import _stolik
from ._render import render


def _spaces(game):
    observation = spaces.Dict(
        {
            "observation": spaces.Box(-100, 100, (game.observation_length,), np.float32),
            "action_mask": spaces.Box(0, 1, (game.num_actions,), np.int8),
        }
    )
    return observation, spaces.Discrete(game.num_actions)


class Env(gymnasium.Env):
    """The learner sits on ``seat``; ``opponents`` names one bot for all others or one for each.

    An illegal action raises ``IllegalAction``; with ``illegal="random"`` a random legal one is taken in its place, for
    tools that know no masks.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        game="camel-up",
        seats=4,
        *,
        seat=0,
        opponents="random",
        reward="place",
        illegal="raise",
        render_mode=None,
        **options,
    ):
        if illegal not in ("raise", "random"):
            raise ValueError(f"illegal is `raise` or `random`, not {illegal!r}")
        if not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} at a table of {seats}")
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != seats - 1:
            raise ValueError(f"at a table of {seats} there are {seats - 1} opponents, not {len(names)}")
        self.game = _stolik.Game(game, seats, **options)
        for name in names:
            if name not in self.game.bots:
                raise ValueError(f"there is no bot `{name}` for {game}; there are {', '.join(self.game.bots)}")
        self.seat, self.reward, self.illegal, self.render_mode = seat, reward, illegal, render_mode
        self.bots = {(seat + 1 + step) % seats: name for step, name in enumerate(names)}
        self.game.start().returns(reward)
        self.observation_space, self.action_space = _spaces(self.game)
        self.state = None

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.state = self._advance(self.game.start())
        return self._observation(), {}

    def step(self, action):
        if self.state is None:
            raise RuntimeError("reset comes before the first step")
        self.state = self._advance(self._apply(int(action)))
        reward = self.state.returns(self.reward)[self.seat]
        return self._observation(), reward, self.state.is_over, False, {}

    def _apply(self, action):
        try:
            return self.state.apply(action, self.seat)
        except _stolik.IllegalAction:
            if self.illegal == "raise" or self.state.is_over:
                raise
            return self.state.apply(int(self.np_random.choice(self.state.legal_actions(self.seat))), self.seat)

    def _advance(self, state):
        while not state.is_over and self.seat not in state.acting:
            if state.is_chance:
                state = state.roll(self.np_random)
            else:
                state = state.apply(state.bot_action(self.bots[state.turn], self.np_random))
        return state

    def _observation(self):
        state = self.state
        return {"observation": state.observation(self.seat), "action_mask": state.action_mask(self.seat)}

    def render(self):
        return render(self.render_mode, self.state.board(self.seat))


class VectorEnv(gymnasium.vector.VectorEnv):
    """``stolik.VectorEnv`` as Gymnasium knows vector environments; a game that ends starts anew in the same step.

    With ``copy=False`` observations are the arrays that Rust writes, and change with the next step.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, game="camel-up", num_envs=1, threads=1, *, seats=4, opponents="random", copy=True, **arguments):
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else opponents
        self.inner = _stolik.VectorEnv(game, num_envs, threads, seats=seats, opponents=names, **arguments)
        self.num_envs, self.copy = num_envs, copy
        self.single_observation_space, self.single_action_space = _spaces(_stolik.Game(game, seats))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _observation(self):
        observations = {"observation": self.inner.observations, "action_mask": self.inner.masks.view(np.int8)}
        return {name: array.copy() for name, array in observations.items()} if self.copy else observations

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.inner.reset(seed)
        return self._observation(), {}

    def step(self, actions):
        self.inner.step(actions)
        done = self.inner.done.astype(bool)
        return self._observation(), self.inner.rewards.astype(np.float64), done, np.zeros_like(done), {}


for _name in _stolik.games():
    _class = "".join(word.capitalize() for word in _name.split("-"))
    gymnasium.register(
        f"stolik/{_class}-v0",
        entry_point="stolik.gymnasium:Env",
        vector_entry_point="stolik.gymnasium:VectorEnv",
        kwargs={"game": _name},
    )
