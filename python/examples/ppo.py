"""PPO with action masks in one file, after the manner of CleanRL: one learner against three bots of the house.

    pip install ./python torch matplotlib
    python python/examples/ppo.py --game sobek --opponent trader --minutes 30 --out runs/sobek

writes the curve of the training (curve.csv, curve.png) and the network (policy.safetensors), which the server plays as a
bot; see docs/bots.md.
"""

import argparse
import csv
import pathlib
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional

import stolik
from stolik.weights import save


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="sobek")
    parser.add_argument("--opponent", default="trader")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--updates", type=int, default=10**9, help="stop after so many updates at the latest")
    parser.add_argument("--envs", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64, help="steps of each environment between two updates")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--minibatch", type=int, default=1024)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--learning-rate", type=float, default=1e-3)
    parser.add_argument("--gamma", type=float, default=1.0)
    parser.add_argument("--gae", type=float, default=0.95)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--reward", default="points-zero-sum")
    parser.add_argument("--scale", type=float, default=0.03, help="what the reward is multiplied with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--games", type=int, default=4000, help="games of the examination at the end")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("runs/ppo"))
    return parser.parse_args()


class Agent(nn.Module):
    """Two layers that policy and value share."""

    def __init__(self, observation, hidden, actions):
        super().__init__()
        self.first = nn.Linear(observation, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        for layer, gain in [(self.first, 2**0.5), (self.second, 2**0.5), (self.policy, 0.01), (self.value, 1.0)]:
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, observation, mask):
        inner = functional.relu(self.second(functional.relu(self.first(observation))))
        logits = self.policy(inner).masked_fill(mask == 0, -1e9)
        return functional.log_softmax(logits, dim=-1), self.value(inner).squeeze(-1)


def sample(log_probabilities):
    """An action of each row by its probability (the Gumbel trick, which draws no row by row)."""
    noise = -torch.empty_like(log_probabilities).exponential_().log()
    return (log_probabilities + noise).argmax(dim=-1)


def collect(env, agent, args, wins, rewards):
    """Plays `steps` steps in each environment."""
    shape = (args.steps, args.envs)
    memory = {
        "observations": torch.empty(*shape, env.observations.shape[1]),
        "masks": torch.empty(*shape, env.masks.shape[1], dtype=torch.uint8),
        "actions": torch.empty(shape, dtype=torch.int64),
        "chosen": torch.empty(shape),
        "values": torch.empty(shape),
        "rewards": torch.empty(shape),
        "done": torch.empty(shape),
    }
    with torch.no_grad():
        for step in range(args.steps):
            memory["observations"][step] = torch.from_numpy(env.observations)
            memory["masks"][step] = torch.from_numpy(env.masks)
            logs, value = agent(memory["observations"][step], memory["masks"][step])
            action = sample(logs)
            memory["actions"][step] = action
            memory["chosen"][step] = logs.gather(1, action[:, None]).squeeze(1)
            memory["values"][step] = value
            env.step(action.numpy())
            memory["rewards"][step] = torch.from_numpy(env.rewards) * args.scale
            memory["done"][step] = torch.from_numpy(env.done)
            ended = env.done == 1
            # The first place, shared or not, counts as in the server's tables: a part for each winner.
            best = env.all_rewards[ended] == env.all_rewards[ended].max(axis=1, keepdims=True)
            own = env.rewards[ended] == env.all_rewards[ended].max(axis=1)
            wins.extend((own / best.sum(axis=1)).tolist())
            rewards.extend(env.rewards[ended].tolist())
        _, last = agent(torch.from_numpy(env.observations), torch.from_numpy(env.masks))
    return memory, last


def advantages(memory, last, args):
    """Generalised advantage estimates, over ends of games."""
    result, running, following = torch.empty_like(memory["values"]), torch.zeros_like(last), last
    for step in reversed(range(args.steps)):
        going_on = 1 - memory["done"][step]
        error = memory["rewards"][step] + args.gamma * following * going_on - memory["values"][step]
        running = error + args.gamma * args.gae * going_on * running
        result[step], following = running, memory["values"][step]
    return result


def update(agent, optimizer, memory, last, args):
    """Epochs of clipped updates over what was played."""
    advantage = advantages(memory, last, args)
    target = (advantage + memory["values"]).flatten()
    flat = {name: values.flatten(0, 1) for name, values in memory.items()}
    advantage = advantage.flatten()
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(args.epochs):
        for batch in torch.randperm(len(target)).split(args.minibatch):
            logs, value = agent(flat["observations"][batch], flat["masks"][batch])
            chosen = logs.gather(1, flat["actions"][batch, None]).squeeze(1)
            ratio = (chosen - flat["chosen"][batch]).exp()
            gain = advantage[batch]
            clipped = ratio.clamp(1 - args.clip, 1 + args.clip)
            policy_loss = -torch.min(gain * ratio, gain * clipped).mean()
            entropy = -(logs.exp() * logs).sum(dim=-1).mean()
            value_loss = 0.5 * (value - target[batch]).square().mean()
            loss = policy_loss + 0.5 * value_loss - args.entropy * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()
    return entropy.item()


def examine(agent, args):
    """The share of victories of the best action in so many new games, with its standard error."""
    env = environment(args, args.seed + 1_000_003, "win")
    wins = []
    with torch.no_grad():
        while len(wins) < args.games:
            logs, _ = agent(torch.from_numpy(env.observations), torch.from_numpy(env.masks))
            env.step(logs.argmax(dim=-1).numpy())
            wins.extend(env.rewards[env.done == 1].tolist())
    wins = np.array(wins)
    return wins.mean(), wins.std(ddof=1) / len(wins) ** 0.5


def environment(args, seed, reward):
    opponents = [args.opponent] * (args.seats - 1)
    return stolik.VectorEnv(
        args.game, args.envs, args.threads, seats=args.seats, opponents=opponents, reward=reward, seed=seed
    )


def plot(curve, args):
    """The curve as a picture, where matplotlib is installed."""
    try:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot
    except ImportError:
        print("no picture of the curve: matplotlib is not installed")
        return
    pyplot.figure(figsize=(7, 4))
    pyplot.plot([row["minutes"] for row in curve], [100 * row["wins"] for row in curve])
    pyplot.axhline(100 / args.seats, linestyle=":", color="grey", label="equal play")
    pyplot.axhline(40, linestyle="--", color="green", label="40 %")
    pyplot.xlabel("minutes")
    pyplot.ylabel("games won, %")
    pyplot.title(f"{args.game}: PPO against {args.seats - 1} × {args.opponent}")
    pyplot.legend()
    pyplot.savefig(args.out / "curve.png", dpi=110, bbox_inches="tight")


def main():
    args = arguments()
    args.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    env = environment(args, args.seed, args.reward)
    agent = Agent(env.observations.shape[1], args.hidden, env.masks.shape[1])
    optimizer = torch.optim.Adam(agent.parameters(), lr=args.learning_rate, eps=1e-5)
    begun, curve, wins, rewards, played = time.time(), [], [], [], 0
    for number in range(args.updates):
        share = (time.time() - begun) / (60 * args.minutes)
        if share >= 1:
            break
        optimizer.param_groups[0]["lr"] = args.learning_rate * (1 - share)
        memory, last = collect(env, agent, args, wins, rewards)
        entropy = update(agent, optimizer, memory, last, args)
        played += args.steps * args.envs
        wins, rewards = wins[-2000:], rewards[-2000:]
        row = {"minutes": (time.time() - begun) / 60, "decisions": played, "wins": float(np.mean(wins or [0]))}
        curve.append(row)
        if number % 10 == 0:
            points = float(np.mean(rewards or [0]))
            print(f"{row['minutes']:5.1f} min  {played:>10,} decisions  {row['wins']:6.1%} won  {points:+6.1f}  entropy {entropy:.2f}", flush=True)
    with open(args.out / "curve.csv", "w", newline="") as file:
        writer = csv.DictWriter(file, ["minutes", "decisions", "wins"])
        writer.writeheader()
        writer.writerows(curve)
    plot(curve, args)
    layers = [(layer.weight.detach().numpy(), layer.bias.detach().numpy()) for layer in (agent.first, agent.second, agent.policy)]
    save(args.out / "policy.safetensors", stolik.Game(args.game, args.seats), layers)
    mean, error = examine(agent, args)
    print(f"{mean:.1%} ± {error:.1%} of {args.games} new games won against {args.seats - 1} × {args.opponent}")


if __name__ == "__main__":
    main()
