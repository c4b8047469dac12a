"""``python -m stolik.bench``: decisions a second on one core, beside the peers that are installed.

Peers run uniformly random legal play in their own loop, one environment at a time, as their documents show it. Seconds are those of
the processor, so that other programs on the machine disturb little.
"""

import argparse
import importlib.util
import random
import subprocess
import sys
import time

from . import _stolik


def speed(step, seconds):
    """Calls ``step``, which gives how many decisions it made, for so long: decisions a second of processor time."""
    step()
    count, begun = 0, time.process_time()
    while (passed := time.process_time() - begun) < seconds:
        count += step()
    return count / passed


def vector(name, seats, observed, games=256):
    env = _stolik.VectorEnv(name, games, seats=seats, observations=observed, masks=observed)

    def step():
        for _ in range(20):
            env.step(env.sample())
        return 20 * games

    return step


def states(name, seats):
    rng, start = random.Random(1), _stolik.Game(name, seats).start()

    def game():
        state, count = start, 0
        while not state.is_over:
            if state.is_chance:
                state = state.roll(rng)
            else:
                state, count = state.apply(rng.choice(state.legal_actions())), count + 1
        return count

    return game


def openspiel(name):
    import pyspiel

    if name.startswith("stolik"):
        from . import openspiel as _  # noqa: F401
    loaded, rng = pyspiel.load_game(name), random.Random(1)

    def game():
        state, count = loaded.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                count += 1
        return count

    return game


def pettingzoo(module):
    env = importlib.import_module(module).env()

    def game():
        count = 0
        env.reset()
        for agent in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else env.action_space(agent).sample(observation["action_mask"].astype("int8")))
            count += not (ended or cut)
        return count

    return game


def ours_in_pettingzoo():
    from . import pettingzoo as module

    env = module.env("keltis", 2)

    def game():
        count = 0
        env.reset()
        for agent in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else env.action_space(agent).sample(observation["action_mask"]))
            count += not (ended or cut)
        return count

    return game


def rlcard(name):
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    return lambda: sum(len(moves) // 2 for moves in env.run(is_training=False)[0])


def pgx(name, games=256):
    import jax
    import pgx as module

    env = module.make(name)
    begin = jax.jit(jax.vmap(env.init))

    @jax.jit
    def turn(state, key):
        keys = jax.random.split(key, (3, games))
        noise = jax.vmap(lambda key: jax.random.gumbel(key, (env.num_actions,)))(keys[0])
        action = jax.numpy.where(state.legal_action_mask, noise, -jax.numpy.inf).argmax(axis=-1)
        after = jax.vmap(env.step)(state, action, keys[1])
        over, fresh = after.terminated | after.truncated, jax.vmap(env.init)(keys[2])
        chosen = lambda new, old: jax.numpy.where(over.reshape(-1, *[1] * (old.ndim - 1)), new, old)
        return jax.tree_util.tree_map(chosen, fresh, after)

    memory = {"state": begin(jax.random.split(jax.random.PRNGKey(0), games)), "key": jax.random.PRNGKey(1)}

    def steps():
        for _ in range(20):
            memory["key"], key = jax.random.split(memory["key"])
            memory["state"] = turn(memory["state"], key)
        memory["state"].observation.block_until_ready()
        return 20 * games

    return steps


PEERS = [
    ("OpenSpiel backgammon, C++ from Python", "pyspiel", lambda: openspiel("backgammon")),
    ("OpenSpiel gin rummy, C++ from Python", "pyspiel", lambda: openspiel("gin_rummy")),
    ("OpenSpiel Kuhn poker, written in Python", "pyspiel", lambda: _python_game("python_kuhn_poker")),
    ("Keltis in OpenSpiel", "pyspiel", lambda: openspiel("stolik_keltis")),
    ("PettingZoo connect four", "pygame", lambda: pettingzoo("pettingzoo.classic.connect_four_v3")),
    ("PettingZoo tic-tac-toe", "pygame", lambda: pettingzoo("pettingzoo.classic.tictactoe_v3")),
    ("Keltis in PettingZoo", "pettingzoo", ours_in_pettingzoo),
    ("RLCard gin rummy", "rlcard", lambda: rlcard("gin-rummy")),
    ("Pgx connect four, 256 games", "pgx", lambda: pgx("connect_four")),
    ("Pgx backgammon, 256 games", "pgx", lambda: pgx("backgammon")),
]


def _python_game(name):
    importlib.import_module("open_spiel.python.games")
    return openspiel(name)


def import_time():
    """Milliseconds of importing the package, the best of five new interpreters."""
    code = "import time; t = time.perf_counter(); import stolik; print(time.perf_counter() - t)"
    runs = (subprocess.run([sys.executable, "-c", code], capture_output=True, text=True) for _ in range(5))
    return 1000 * min(float(run.stdout) for run in runs)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each figure is measured")
    parser.add_argument("--seats", type=int, default=4)
    args = parser.parse_args()
    print("| game | seats | vector, observed | vector, bare | `State` in a loop |\n|---|---|---|---|---|")
    for name in _stolik.games():
        kinds = [vector(name, args.seats, True), vector(name, args.seats, False), states(name, args.seats)]
        figures = " | ".join(f"{speed(kind, args.seconds):,.0f}" for kind in kinds)
        print(f"| {name} | {args.seats} | {figures} |", flush=True)
    print(f"\nimport of the package: {import_time():.0f} ms\n\n| peer | decisions a second |\n|---|---|")
    for title, package, make in PEERS:
        if importlib.util.find_spec(package) is None:
            print(f"| {title} | not installed |")
            continue
        print(f"| {title} | {speed(make(), args.seconds):,.0f} |", flush=True)


if __name__ == "__main__":
    main()
