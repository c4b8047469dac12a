"""PPO with action masks in one file, after the manner of CleanRL: one learner against three bots of the house.

    pip install ./python torch matplotlib
    python python/examples/ppo.py --game sobek --opponent trader --minutes 30 --out runs/sobek

The policy begins as its adviser, a bot that says what each action promises at first sight (``bot_promises``; ``--trust`` times that is
added to the numbers of the actions), so that what is nearly as good is tried often and nonsense never; it learns where to depart
from it. While it learns it chooses ever more sharply (``--sharpen``): the network plays the best action in the end, and learns what follows
when all later choices are good ones too. ``--adviser none`` learns from nothing. It writes the
curve of the training (curve.csv, curve.png) and the network (policy.safetensors), which the server plays as a bot; see docs/bots.md.
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
    parser.add_argument("--adviser", default="easy", help="whose promises the policy begins with, or none")
    parser.add_argument("--trust", type=float, default=2.0, help="what the promises are multiplied with")
    parser.add_argument("--envs", type=int, default=512)
    parser.add_argument("--steps", type=int, default=64, help="steps of each environment between two updates")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--minibatch", type=int, default=2048)
    parser.add_argument("--hidden", type=int, default=192)
    parser.add_argument("--learning-rate", type=float, default=2e-3, help="of the policy")
    parser.add_argument("--critic-rate", type=float, default=1e-3, help="the learning rate of the critic")
    parser.add_argument("--warm-up", type=float, default=0.05, help="share of the time in which the critic learns alone")
    parser.add_argument("--gamma", type=float, default=1.0)
    parser.add_argument("--gae", type=float, default=0.95)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.0)
    parser.add_argument("--reward", default="points-zero-sum")
    parser.add_argument("--scale", type=float, default=0.03, help="what the reward is multiplied with")
    parser.add_argument("--victory", type=float, default=0.5, help="what a victory is worth beside the reward")
    parser.add_argument("--sharpen", type=float, default=3.0, help="how many times sharper it chooses at the end than at first")
    parser.add_argument("--bfloat16", action="store_true", help="multiply in 16 bits; much faster where the processor has AMX")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--games", type=int, default=4000, help="games of the examination at the end")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("runs/ppo"))
    return parser.parse_args()


def network(inputs, hidden, outputs, gain):
    """Two hidden layers with rectifiers, as the server can play it."""
    layers = [nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU(), nn.Linear(hidden, outputs)]
    for layer, gain in zip(layers[::2], (2**0.5, 2**0.5, gain)):
        nn.init.orthogonal_(layer.weight, gain)
        nn.init.zeros_(layer.bias)
    return nn.Sequential(*layers)


def judge(inputs, hidden):
    """A value network; it is not played by the server, so that it may be normalised, which keeps its units alive."""
    first, second, last = nn.Linear(inputs, hidden), nn.Linear(hidden, hidden), nn.Linear(hidden, 1)
    nn.init.zeros_(last.weight)
    return nn.Sequential(first, nn.LayerNorm(hidden), nn.ReLU(), second, nn.LayerNorm(hidden), nn.ReLU(), last)


class Agent(nn.Module):
    """A policy and a value that share nothing, so that neither spoils the other."""

    def __init__(self, observation, hidden, actions):
        super().__init__()
        self.policy = network(observation, hidden, actions, 0.01)
        self.critic = judge(observation, hidden)
        self.sharpness = 1.0

    def act(self, observation, advice, mask):
        """The logarithms of the probabilities of all actions."""
        logits = (self.sharpness * (self.policy(observation).float() + advice)).masked_fill(mask == 0, -1e9)
        return functional.log_softmax(logits, dim=-1)

    def value(self, observation):
        """What the seat to move may expect."""
        return self.critic(observation).float().squeeze(-1)


def sample(log_probabilities):
    """An action of each row by its probability (the Gumbel trick, which draws no row by row)."""
    noise = -torch.empty_like(log_probabilities).exponential_().log()
    return (log_probabilities + noise).argmax(dim=-1)


def advised(env, args):
    """What the adviser adds to the numbers of all actions in each game."""
    if args.adviser == "none":
        return torch.zeros(env.masks.shape)
    return torch.from_numpy(env.bot_promises(args.adviser)).clamp(-30, 0) * args.trust


def victories(env):
    """For each game that has just ended the learner's part of the victory, and which games these are."""
    ended = env.done == 1
    best = env.all_rewards[ended] == env.all_rewards[ended].max(axis=1, keepdims=True)
    own = env.rewards[ended] == env.all_rewards[ended].max(axis=1)
    return own / best.sum(axis=1), ended


def collect(env, agent, args, wins):
    """Plays `steps` steps in each environment."""
    shape, kind = (args.steps, args.envs), torch.bfloat16 if args.bfloat16 else torch.float32
    memory = {
        "observations": torch.empty(*shape, env.observations.shape[1], dtype=kind),
        "masks": torch.empty(*shape, env.masks.shape[1], dtype=torch.uint8),
        "advice": torch.empty(*shape, env.masks.shape[1]),
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
            memory["advice"][step] = advised(env, args)
            logs = agent.act(memory["observations"][step], memory["advice"][step], memory["masks"][step])
            memory["values"][step] = agent.value(memory["observations"][step])
            action = sample(logs)
            memory["actions"][step] = action
            memory["chosen"][step] = logs.gather(1, action[:, None]).squeeze(1)
            env.step(action.numpy())
            won, ended = victories(env)
            memory["rewards"][step] = torch.from_numpy(env.rewards) * args.scale
            memory["rewards"][step, ended] += torch.from_numpy(won).float() * args.victory
            memory["done"][step] = torch.from_numpy(env.done)
            wins.extend(won.tolist())
        last = agent.value(torch.from_numpy(env.observations).to(kind))
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


def update(agent, optimizer, memory, last, args, warming):
    """Epochs of clipped updates over what was played; while it warms up, of the critic alone."""
    advantage = advantages(memory, last, args)
    target = (advantage + memory["values"]).flatten()
    flat = {name: values.flatten(0, 1) for name, values in memory.items()}
    advantage = advantage.flatten()
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    told = {"entropy": [], "kl": [], "value": []}
    for _ in range(args.epochs):
        for batch in torch.randperm(len(target)).split(args.minibatch):
            logs = agent.act(flat["observations"][batch], flat["advice"][batch], flat["masks"][batch])
            value = agent.value(flat["observations"][batch])
            chosen = logs.gather(1, flat["actions"][batch, None]).squeeze(1)
            change = chosen - flat["chosen"][batch]
            entropy = -(logs.exp() * logs).sum(dim=-1).mean()
            gain, ratio = advantage[batch], change.exp()
            clipped = ratio.clamp(1 - args.clip, 1 + args.clip)
            policy_loss = -torch.min(gain * ratio, gain * clipped).mean() - args.entropy * entropy
            value_loss = 0.5 * (value - target[batch]).square().mean()
            optimizer.zero_grad()
            (value_loss if warming else policy_loss + value_loss).backward()
            nn.utils.clip_grad_norm_(agent.policy.parameters(), 0.5)
            nn.utils.clip_grad_norm_(agent.critic.parameters(), 0.5)
            optimizer.step()
            told["entropy"].append(entropy.item())
            told["kl"].append((change.exp() - 1 - change).mean().item())
            told["value"].append(value_loss.item())
    told = {name: float(np.mean(values)) for name, values in told.items()}
    told["explained"] = 1 - 2 * told["value"] / (target.var().item() + 1e-8)
    return told


def examine(agent, args):
    """The share of victories of the best action in so many new games, with its standard error."""
    env = environment(args, args.seed + 1_000_003, "win")
    wins = []
    with torch.no_grad():
        while len(wins) < args.games:
            logs = agent.act(torch.from_numpy(env.observations), advised(env, args), torch.from_numpy(env.masks))
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
    rates = [(agent.policy, args.learning_rate), (agent.critic, args.critic_rate)]
    optimizer = torch.optim.Adam([{"params": part.parameters(), "lr": rate} for part, rate in rates], eps=1e-7)
    begun, curve, wins, played = time.time(), [], [], 0
    for number in range(args.updates):
        share = (time.time() - begun) / (60 * args.minutes)
        if share >= 1:
            break
        for group, (_, rate) in zip(optimizer.param_groups, rates):
            group["lr"] = rate * (1 - share)
        agent.sharpness = 1 + (args.sharpen - 1) * share
        with torch.autocast("cpu", torch.bfloat16, enabled=args.bfloat16):
            memory, last = collect(env, agent, args, wins)
            told = update(agent, optimizer, memory, last, args, share < args.warm_up)
        played += args.steps * args.envs
        wins = wins[-2000:]
        row = {"minutes": (time.time() - begun) / 60, "decisions": played, "wins": float(np.mean(wins or [0]))}
        curve.append(row)
        if number % 10 == 0:
            told = "  ".join(f"{name} {value:.3f}" for name, value in told.items())
            print(f"{row['minutes']:5.1f} min  {played:>10,} decisions  {row['wins']:6.1%} won  {told}", flush=True)
    with open(args.out / "curve.csv", "w", newline="") as file:
        writer = csv.DictWriter(file, ["minutes", "decisions", "wins"])
        writer.writeheader()
        writer.writerows(curve)
    plot(curve, args)
    layers = [(layer.weight.detach().numpy(), layer.bias.detach().numpy()) for layer in agent.policy[::2]]
    adviser = None if args.adviser == "none" else args.adviser
    save(args.out / "policy.safetensors", stolik.Game(args.game, args.seats), layers, adviser, args.trust)
    mean, error = examine(agent, args)
    print(f"{mean:.1%} ± {error:.1%} of {args.games} new games won against {args.seats - 1} × {args.opponent}")


if __name__ == "__main__":
    main()
