"""The suite that Gymnasium ships."""

import numpy as np
import pytest
import stolik

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env  # noqa: E402
from stolik.gymnasium import Env, VectorEnv  # noqa: E402


@pytest.mark.parametrize("name", stolik.games())
@pytest.mark.filterwarnings("ignore")
def test_check_env(name):
    bot = stolik.bots(name)[1] if name in ("sobek", "dragon-racer") else "random"
    check_env(Env(name, 3, seat=1, opponents=bot, illegal="random"), skip_render_check=True)


def test_one_seat_against_bots():
    env = gymnasium.make("stolik/Sobek-v0", seats=2, opponents="trader", reward="win", render_mode="ansi")
    observation, _ = env.reset(seed=4)
    ended = False
    while not ended:
        action = int(np.random.default_rng(1).choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, ended, truncated, _ = env.step(action)
        assert not truncated and (ended or reward == 0)
    assert env.unwrapped.state.is_over and "game is over" in env.render()
    with pytest.raises(stolik.IllegalAction):
        env.unwrapped.step(0)


def test_vector():
    env = gymnasium.make_vec("stolik/Keltis-v0", num_envs=6, seats=3, opponents="random")
    observation, _ = env.reset(seed=2)
    assert env.observation_space.contains(observation)
    for _ in range(50):
        observation, reward, ended, truncated, _ = env.step(env.unwrapped.inner.sample())
        assert reward.shape == ended.shape == truncated.shape == (6,)
    with pytest.raises(stolik.StolikError):
        env.step(np.full(6, -1))


def test_wrong_arguments_are_refused():
    for wrong in [{"seat": 7}, {"opponents": ["random"]}, {"opponents": "deep-blue"}, {"illegal": "ignore"}]:
        with pytest.raises(ValueError):
            Env("camel-up", 4, **wrong)
    with pytest.raises(RuntimeError):
        Env("camel-up", 4).step(0)
    assert isinstance(VectorEnv("sobek", 2, seats=2).reset()[0], dict)
