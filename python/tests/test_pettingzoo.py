"""The suites that PettingZoo ships."""

import functools
import types
import warnings

import pytest
import stolik

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, max_cycles_test, seed_test  # noqa: E402
from stolik import pettingzoo  # noqa: E402


@pytest.mark.parametrize("name", stolik.games())
def test_api_and_seed(name):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(name, 3), num_cycles=40)
        seed_test(lambda: pettingzoo.env(name, 3), num_cycles=30)


def test_max_cycles():
    # With starting stacks from chance every seat has one decision a turn, as the suite supposes.
    chosen = {"game": "camel-up", "seats": 4, "start_stacks": "random"}
    env = functools.partial(pettingzoo.env, **chosen, illegal="random")
    max_cycles_test(types.SimpleNamespace(env=env, parallel_env=functools.partial(pettingzoo.parallel_env, **chosen)))


def test_render():
    env = pettingzoo.env("keltis", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "seat 1" in env.render()
    pytest.importorskip("PIL")
    env = pettingzoo.env("keltis", 2, render_mode="rgb_array")
    env.reset(seed=1)
    pixels = env.render()
    assert pixels.ndim == 3 and pixels.shape[2] == 3 and pixels.min() < 100 < pixels.max()


def test_illegal_actions_are_refused():
    env = pettingzoo.env("camel-up", 3)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(stolik.IllegalAction):
        env.step(int((mask == 0).argmax()))
