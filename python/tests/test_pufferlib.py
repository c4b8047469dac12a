"""PufferLib's native environment. Where PufferLib is not installed, a stand-in has the buffers that it gives."""

import importlib
import importlib.util
import sys
import types

import numpy as np
import pytest
import stolik

pytest.importorskip("gymnasium")


class PufferEnv:
    def __init__(self, buf=None):
        rows, space = self.num_agents, self.single_observation_space
        made = {"observations": np.zeros((rows, *space.shape), space.dtype), "rewards": np.zeros(rows, np.float32)}
        made |= {name: np.zeros(rows, bool) for name in ("terminals", "truncations")}
        for name, array in (buf or made).items():
            setattr(self, name, array)


@pytest.fixture
def puffer(monkeypatch):
    if importlib.util.find_spec("pufferlib") is None:
        stand_in = types.ModuleType("pufferlib")
        stand_in.PufferEnv = PufferEnv
        monkeypatch.setitem(sys.modules, "pufferlib", stand_in)
        monkeypatch.delitem(sys.modules, "stolik.pufferlib", raising=False)
    return importlib.import_module("stolik.pufferlib").Puffer


def test_it_writes_what_the_vector_environment_has_into_the_buffers_given(puffer):
    env, same = puffer("keltis", 12, seats=2, seed=3), stolik.VectorEnv("keltis", 12, seats=2, opponents=["random"], seed=3)
    observations, infos = env.reset(3)
    same.reset(3)
    assert infos == [] and observations is env.observations
    length, ended = same.observations.shape[1], 0
    for _ in range(200):
        assert (observations[:, :length] == same.observations).all() and (observations[:, length:] == same.masks).all()
        actions = same.sample().copy()
        same.step(actions)
        observations, rewards, terminals, truncations, infos = env.step(actions.astype(np.int32))
        assert (rewards == same.rewards).all() and (terminals == (same.done == 1)).all() and not truncations.any()
        ended += len(infos)
    assert ended > 0 and infos is not None


def test_what_is_not_legal_is_replaced(puffer):
    env = puffer("sobek", 8, seats=3, opponents=None)
    env.reset(1)
    for _ in range(50):
        env.step(np.zeros(8, np.int32))
    env.close()
