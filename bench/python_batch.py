#!/usr/bin/env python3
"""Steps a second of batches by random play, with masks and observations, in processor time of one core.

python bench/python_batch.py [--seconds 2] [--games 256]
"""

import argparse
import time

import numpy as np
import triclinium


def measure(game, seats, games, seconds, **arrays):
    batch = triclinium.Batch(game, seats, games, seed=1, **arrays)
    chooser = np.random.default_rng(1)
    rows = np.arange(games)
    inside = steps = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        for _ in range(50):
            picks = (chooser.random(games, np.float32) * batch.legal_counts).astype(np.intp)
            numbers = batch.legal[rows, picks].astype(np.int64)
            called = time.process_time()
            batch.step(numbers)
            inside += time.process_time() - called
        steps += 50 * games
    return steps / (time.process_time() - begin), steps / inside


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--games", type=int, default=256)
    arguments = parser.parse_args()
    print("M steps a second     whole loop   the call   the call without masks and observations")
    for game in triclinium.games():
        for seats in (2, 4):
            loop, call = measure(game, seats, arguments.games, arguments.seconds)
            _, bare = measure(game, seats, arguments.games, arguments.seconds / 2, masks=False, observations=False)
            print(f"{game.title:12} {seats} seats {loop / 1e6:11.2f} {call / 1e6:10.2f} {bare / 1e6:10.2f}")


if __name__ == "__main__":
    main()
