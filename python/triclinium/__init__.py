"""Triclinium: three Roman board games on one fast engine, for research.

docs/python.md is the manual.

>>> import triclinium
>>> state = triclinium.Game("carpe-diem").new(seats=2, seed=1)
>>> bot = triclinium.Bot(state.game, "greedy", seed=1)
>>> while not state.over:
...     played = bot.act(state)
>>> state.ranks
[2, 1]
"""

from .batch import Batch
from .bots import Bot
from .game import Game, Record, State, games
from .spaces import Spaces

__all__ = ["Batch", "Bot", "Game", "Record", "Spaces", "State", "games"]
