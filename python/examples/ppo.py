#!/usr/bin/env python3
"""PPO with masks in one file: a network learns a game by playing against itself, on a CPU.

    pip install . torch
    python python/examples/ppo.py --minutes 10 --curve curve.jsonl --save network.pt

All seats are played by one network, each for its own result: half the place at the end, half the lead
in points, which is paid out as it comes and goes. Now and then it plays matches against `random` and
`greedy`; their results are printed, and written to --curve as lines of JSON.
"""

import argparse
import json
import time

import numpy as np
import torch
import triclinium
from torch import nn
from torch.distributions import Categorical
from triclinium.match import play_match

#: A lead that is as good as a win, in points (of Discordia workers).
LEADS = {"carpe-diem": 40, "ave-roma": 30, "discordia": 10}


def varying(game, seats):
    """Which bytes of an observation differ between positions of random games; the others are not worth seeing."""
    batch, random = triclinium.Batch(game, seats, 256, seed=0), np.random.default_rng(0)
    first, differ = batch.observations[0].copy(), np.zeros(batch.observations.shape[1], bool)
    for _ in range(600):
        picks = (random.random(256) * batch.legal_counts).astype(int)
        batch.step(batch.legal[np.arange(256), picks])
        differ |= (batch.observations != first).any(0)
    return differ


def bytes_of(dtype, name):
    """Where the values of a field begin, and their type."""
    places = [0]
    for part in name.split("."):
        inner, offset = dtype.fields[part][:2]
        count = int(np.prod(inner.shape, dtype=int))
        dtype = inner.base
        places = [place + offset + i * dtype.itemsize for place in places for i in range(count)]
    return places, dtype


class Eyes(nn.Module):
    """Bytes of an observation as numbers: ids embedded, sets as bits, amounts by their logarithm."""

    def __init__(self, game, seats, width):
        super().__init__()
        varies = varying(game, seats)
        ids, bits, amounts = {}, [], []
        for name, field in game.spaces.fields.items():
            places, dtype = bytes_of(game.spaces.observation, name)
            if field["meaning"] in ("id", "seat"):
                ids.setdefault(field["values"], []).extend(place for place in places if varies[place])
            elif field["meaning"] == "set":
                every = [(place + bit // 8, bit % 8) for place in places for bit in range(field["values"])]
                bits += [(place, bit) for place, bit in every if varies[place]]
            else:
                sign = 0 if dtype.itemsize > 1 else 256 * (dtype.kind == "i")
                amounts += [
                    (place, place + dtype.itemsize - 1, 256 * (dtype.itemsize > 1), sign)
                    for place in places
                    if varies[place : place + dtype.itemsize].any()
                ]
        self.values = [values for values, places in ids.items() if places]
        self.tables = nn.ModuleDict({str(values): nn.Embedding(values, width) for values in self.values})
        for values in self.values:
            self.register_buffer(f"ids{values}", torch.tensor(ids[values]))
        self.register_buffer("bits", torch.tensor(bits).T.contiguous())
        self.register_buffer("amounts", torch.tensor(amounts).T.contiguous())
        self.size = sum(len(ids[values]) for values in self.values) * width + len(bits) + len(amounts)

    def forward(self, seen):
        parts = [self.tables[str(v)](seen[:, getattr(self, f"ids{v}")].int()).flatten(1) for v in self.values]
        parts.append((seen[:, self.bits[0]] >> self.bits[1].to(torch.uint8) & 1).float())
        low, high, wide, sign = self.amounts
        amounts = seen[:, low].float() + seen[:, high].view(torch.int8).float() * wide
        amounts = torch.where(amounts >= 128, amounts - sign, amounts)
        parts.append(amounts.sign() * amounts.abs().log1p() / 2)
        return torch.cat(parts, 1)


class Network(nn.Module):
    """Logits of the actions (legal ones above −1e9), and what the seat to act may hope for."""

    def __init__(self, game, seats, width):
        super().__init__()
        self.eyes = Eyes(game, seats, width=8)
        self.first, self.norm = nn.Linear(self.eyes.size, width), nn.LayerNorm(width)
        self.second, self.third = nn.Linear(width, width), nn.Linear(width, width)
        self.policy, self.value = nn.Linear(width, game.spaces.actions), nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen, masks):
        inner = self.norm(self.first(self.eyes(seen))).relu()
        inner = inner + self.third(self.second(inner).relu())
        return self.policy(inner).masked_fill(~masks, -1e9), self.value(inner).squeeze(1)


class Learner:
    def __init__(self, game, given):
        self.given = given
        self.batch = triclinium.Batch(game, given.seats, given.games, given.seed, threads=given.threads)
        self.network = Network(game, given.seats, given.width)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=given.rate, eps=1e-5)
        self.lead = np.zeros((given.games, given.seats), np.float32)
        # Views of the batch's own arrays: nothing is copied to see the games.
        self.seen = torch.from_dlpack(self.batch.observations)
        self.masks = torch.from_numpy(self.batch.masks)

    def rewards(self):
        """What the last step brought each seat: the change of its lead, and at the end its place."""
        batch = self.batch
        scores = batch.scores.astype(np.float32) * (-1 if batch.game.id == "discordia" else 1)
        seats = scores.shape[1]
        lead = (scores - scores.mean(1, keepdims=True)) * seats / max(1, seats - 1) / LEADS[batch.game.id]
        change = lead - self.lead
        self.lead = np.where(batch.done[:, None], 0, lead)
        return 0.5 * change + 0.5 * batch.rewards

    @torch.no_grad()
    def collect(self):
        batch, rows = self.batch, np.arange(len(self.batch))
        kept = {name: [] for name in ("seen", "masks", "seats", "actions", "logs", "values", "rewards", "done")}
        for _ in range(self.given.length):
            logits, values = self.network(self.seen, self.masks)
            choice = Categorical(logits=logits, validate_args=False)
            actions = choice.sample()
            kept["seen"].append(self.seen.clone())
            kept["masks"].append(self.masks.clone())
            kept["seats"].append(batch.to_act.copy())
            kept["actions"].append(actions)
            kept["logs"].append(choice.log_prob(actions))
            kept["values"].append(values)
            batch.step(actions.numpy())
            kept["rewards"].append(self.rewards())
            kept["done"].append(batch.done.copy())
        # Every seat of every game has its own line of decisions; walk them from the end.
        value = np.zeros((len(batch), batch.seats), np.float32)
        for seats, values in zip(kept["seats"], kept["values"], strict=True):
            value[rows, seats] = values.numpy()
        value[rows, batch.to_act] = self.network(self.seen, self.masks)[1].numpy()
        ahead, reward = np.zeros_like(value), np.zeros_like(value)
        advantages = []
        for t in reversed(range(self.given.length)):
            ended, seat, own = kept["done"][t], kept["seats"][t], kept["values"][t].numpy()
            value[ended], ahead[ended], reward[ended] = 0, 0, 0
            reward += kept["rewards"][t]
            advantages.append(reward[rows, seat] + value[rows, seat] - own + 0.95 * ahead[rows, seat])
            value[rows, seat], ahead[rows, seat], reward[rows, seat] = own, advantages[-1], 0
        flat = {name: torch.cat(kept[name]) for name in ("seen", "masks", "actions", "logs", "values")}
        flat["advantages"] = torch.from_numpy(np.concatenate(advantages[::-1]))
        return flat

    def learn(self, data, clip=0.2):
        returns = data["values"] + data["advantages"]
        for _ in range(self.given.epochs):
            for part in torch.randperm(len(returns)).split(self.given.minibatch):
                logits, values = self.network(data["seen"][part], data["masks"][part])
                choice = Categorical(logits=logits, validate_args=False)
                ratio = (choice.log_prob(data["actions"][part]) - data["logs"][part]).exp()
                gain = data["advantages"][part]
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                loss = -torch.min(gain * ratio, gain * ratio.clamp(1 - clip, 1 + clip)).mean()
                loss = loss + (values - returns[part]).square().mean() - self.given.entropy * choice.entropy().mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()
        return len(returns)

    @torch.no_grad()
    def play(self, state):
        """The likeliest action."""
        seen = torch.from_numpy(state.observe(state.to_act))[None]
        logits, _ = self.network(seen, torch.from_numpy(state.mask())[None])
        return int(logits.argmax())

    def matches(self, games, seed):
        """Against each opponent, by the protocol of `triclinium match`."""
        for opponent in self.given.opponents.split(","):
            others = [opponent] + [f"{opponent} {i}" for i in range(2, self.given.seats)]
            players = {"ppo": self.play, **dict.fromkeys(others, opponent)}
            yield opponent, play_match(self.given.game, players, games // self.given.seats, seed)


def append(path, line):
    """Adds a line of JSON to a file, if there is one, and prints it."""
    print(json.dumps(line), flush=True)
    if path:
        with open(path, "a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="ave-roma", choices=[game.id for game in triclinium.games()])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10, help="of processor time, all threads together")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=256, help="games side by side")
    parser.add_argument("--length", type=int, default=64, help="steps of each between two lessons")
    parser.add_argument("--epochs", type=int, default=2, help="how often a lesson sees each step")
    parser.add_argument("--minibatch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning at first; it goes down to 0")
    parser.add_argument("--entropy", type=float, default=0.01, help="how much trying counts")
    parser.add_argument("--width", type=int, default=256, help="of the network")
    parser.add_argument("--every", type=float, default=1, help="minutes between two tests")
    parser.add_argument("--test-games", type=int, default=100)
    parser.add_argument("--final-games", type=int, default=1000)
    parser.add_argument("--opponents", default="random,greedy")
    parser.add_argument("--curve", help="a file for the shares of wins, a line of JSON each")
    parser.add_argument("--save", help="a file for the network")
    parser.add_argument("--load", help="a network to begin with; with --minutes 0 it only plays")
    parser.add_argument("--leaderboard", help="a file for the last matches, a line of JSON each")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    learner = Learner(triclinium.Game(given.game), given)
    if given.load:
        learner.network.load_state_dict(torch.load(given.load))
    steps, spent, next_test = 0, 0.0, 0.0
    while spent < given.minutes:
        if spent >= next_test:
            next_test += given.every
            shares = {name: report.players["ppo"].win_share for name, report in learner.matches(given.test_games, 1)}
            append(given.curve, {"minutes": round(spent, 2), "steps": steps, **shares})
        begin = time.process_time()
        for group in learner.optimizer.param_groups:
            group["lr"] = given.rate * (1 - spent / given.minutes)
        steps += learner.learn(learner.collect())
        spent += (time.process_time() - begin) / 60
    if given.save:
        torch.save(learner.network.state_dict(), given.save)
    print(f"{spent:.1f} minutes of processor time, {steps} steps")
    shares = {}
    for opponent, report in learner.matches(given.final_games, 1_000_000):
        print(report, flush=True)
        append(given.leaderboard, report.json())
        shares[opponent] = report.players["ppo"].win_share
    append(given.curve, {"minutes": round(spent, 2), "steps": steps, **shares})


if __name__ == "__main__":
    main()
