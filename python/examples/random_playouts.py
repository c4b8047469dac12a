"""A million random decisions in ten lines."""

import stolik

env = stolik.VectorEnv("camel-up", num_envs=256, seats=4, seed=7)
games, decisions = 0, 0
while decisions < 1_000_000:
    env.step(env.sample())
    decisions += env.num_envs
    games += int(env.done.sum())
print(f"{decisions:,} decisions, {games:,} games, {decisions / max(games, 1):.0f} decisions a game")
