"""Many games at once."""

import threading

import numpy as np
import pytest
import stolik


def trace(env, steps=120):
    rows = []
    for _ in range(steps):
        env.step(env.sample())
        rows.append([array.copy() for array in arrays(env)])
    return rows


def arrays(env):
    return env.observations, env.masks, env.rewards, env.all_rewards, env.done, env.turn


@pytest.mark.parametrize("name", stolik.games())
def test_the_same_seed_gives_the_same_games_whatever_the_threads(name):
    opponents = [stolik.bots(name)[1], "random"] if name in ("sobek", "dragon-racer") else None
    make = lambda threads, seed=9: stolik.VectorEnv(name, 40, threads, seats=3, opponents=opponents, seed=seed)
    one, three, other = trace(make(1)), trace(make(3)), trace(make(1, seed=10))
    assert all((a == b).all() for left, right in zip(one, three) for a, b in zip(left, right))
    assert any((a != b).any() for left, right in zip(one, other) for a, b in zip(left, right))


@pytest.mark.parametrize("name", stolik.games())
def test_it_plays_what_states_play(name):
    """Every row is that of some position: its mask is not empty and its seat acts; rewards come at the end alone."""
    env = stolik.VectorEnv(name, 16, seats=4, reward="win")
    ended = 0
    for _ in range(1500):
        env.step(env.sample())
        assert (env.masks.sum(axis=1) > 0).all() and ((env.turn >= 0) & (env.turn < 4)).all()
        done = env.done == 1
        assert (env.all_rewards[~done] == 0).all() and (env.rewards[~done] == 0).all()
        assert np.allclose(env.all_rewards[done].sum(axis=1), 1)
        ended += done.sum()
    assert ended > 16


def test_learner_and_bots_share_a_table():
    env = stolik.VectorEnv("sobek", 64, seats=2, opponents=["trader"], reward="win")
    wins, seats = [], set()
    while len(wins) < 200:
        env.step(env.sample())
        wins.extend(env.rewards[env.done == 1])
        seats.update(env.turn.tolist())
    assert np.mean(wins) < 0.2 and seats == {0, 1}


def test_a_bot_gives_advice_to_whoever_is_to_move():
    envs = [stolik.VectorEnv("sobek", 24, threads, seats=3, seed=4) for threads in (1, 3)]
    for _ in range(60):
        first, second = (env.bot_actions("trader").copy() for env in envs)
        assert (first == second).all() and all(env.masks[at, action] for env in envs for at, action in enumerate(first))
        for env in envs:
            env.step(first)
    with pytest.raises(stolik.StolikError, match="no bot"):
        envs[0].bot_actions("deep-blue")


@pytest.mark.parametrize("name", stolik.games())
def test_a_bot_says_what_actions_promise(name):
    envs = [stolik.VectorEnv(name, 12, threads, seats=3, seed=4) for threads in (1, 3)]
    between = 0
    for _ in range(40):
        compared, plain = envs[0].bot_promises("easy"), envs[0].bot_promises("random")
        assert (compared == envs[1].bot_promises("easy")).all() and (plain == envs[1].bot_promises("random")).all()
        open_ = envs[0].masks == 1
        for promises in (compared, plain):
            # The best of what is open promises 0, the rest less; what is not open says nothing.
            assert (promises[~open_] == 0).all() and (np.where(open_, promises, -1).max(axis=1) == 0).all()
        assert set(np.unique(plain)) <= {0, -1}
        between += ((compared < 0) & (compared != -1)).sum()
        for env in envs:
            env.step(env.sample())
    assert between > 0
    with pytest.raises(stolik.StolikError, match="no bot"):
        envs[0].bot_promises("deep-blue")
    # Also where nobody wants masks.
    bare = stolik.VectorEnv(name, 12, seats=3, seed=4, observations=False, masks=False)
    whole = stolik.VectorEnv(name, 12, seats=3, seed=4)
    assert (bare.bot_promises("easy") == whole.bot_promises("easy")).all()


def test_wrong_actions_move_nothing():
    env = stolik.VectorEnv("keltis", 4, seats=2)
    before = [array.copy() for array in arrays(env)]
    legal = env.sample().copy()
    illegal = legal.copy()
    illegal[2] = np.flatnonzero(env.masks[2] == 0)[0]
    wrong = [illegal, legal[:3], legal.astype(float), legal.reshape(2, 2), [1, 2], "abcd", None, 7]
    wrong += [np.full(4, 10**9), np.full(4, -1), np.array([2**63] * 4, dtype=np.uint64)]
    for actions in wrong:
        with pytest.raises((stolik.StolikError, TypeError, ValueError, OverflowError)):
            env.step(actions)
    assert all((a == b).all() for a, b in zip(before, arrays(env)))
    with pytest.raises(stolik.IllegalAction, match="game 2") as caught:
        env.step(illegal)
    assert caught.value.code
    env.step(legal.astype(np.int32))
    env.step([int(np.flatnonzero(row)[0]) for row in env.masks])


@pytest.mark.parametrize(
    "arguments",
    [
        {"seats": 9},
        {"num_envs": 0},
        {"opponents": ["random"], "seats": 4},
        {"opponents": ["deep-blue"]},
        {"reward": "glory"},
        {"threads": 10**6},
        {"colour": "red"},
    ],
)
def test_wrong_arguments_are_refused(arguments):
    with pytest.raises(stolik.StolikError):
        stolik.VectorEnv(**{"game": "keltis", "num_envs": 2, "seats": 2, **arguments})


def test_arrays_in_use_and_threads_of_python_do_no_harm():
    env = stolik.VectorEnv("dragon-racer", 256, 2, seats=4)
    failures = []

    def play():
        for _ in range(50):
            try:
                env.step(env.sample())
            except stolik.StolikError as refusal:
                failures.append(refusal.code)
            except Exception as busy:  # numpy's arrays are lent to one writer at a time
                failures.append(type(busy).__name__)

    threads = [threading.Thread(target=play) for _ in range(4)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    env.reset(1)
    trace(env, 5)


def test_without_observations_only_the_rest_is_written():
    env = stolik.VectorEnv("sobek", 8, seats=2, observations=False, masks=False)
    for _ in range(300):
        env.step(env.sample())
    assert env.observations.shape == (8, 0) and env.masks.shape == (8, 0)
