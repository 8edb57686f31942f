"""One seat of a game as a Gymnasium environment; bots sit on the others.

>>> import gymnasium, triclinium.gymnasium
>>> table = gymnasium.make("triclinium/CarpeDiem-v1", opponents="greedy")
>>> observation, info = table.reset(seed=1)
>>> over = False
>>> while not over:
...     action = table.action_space.sample(observation["action_mask"])
...     observation, reward, over, _, info = table.step(action)
>>> info["ranks"]
[2, 1]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Union

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from .batch import Batch
from .bots import Bot
from .game import Game, Json, State

#: The name of a bot, or a function that answers with the text or number of a legal action.
Opponent = Union[str, Callable[[State], Union[str, int]]]


def _spaces(game: Game) -> tuple[spaces.Dict, spaces.Discrete]:
    described = game.spaces
    seen = spaces.Box(0, 255, (described.observation.itemsize,), np.uint8)
    mask = spaces.Box(0, 1, (described.actions,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask}), spaces.Discrete(described.actions)


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """Plays seat `seat` of `seats`; the reward comes at the end (:attr:`triclinium.State.returns`).

    An illegal action loses the game at once: reward −1 and ``info["illegal"]``.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str = "carpe-diem",
        seats: int = 2,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: dict[str, Json] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = Game(game)
        self.seats = seats
        self.seat = seat
        self.options = options
        self.render_mode = render_mode
        alone = isinstance(opponents, str) or callable(opponents)
        self._opponents: list[Opponent] = [opponents] * (seats - 1) if alone else list(opponents)  # type: ignore
        if not 0 <= seat < seats or len(self._opponents) != seats - 1:
            raise ValueError("there must be an opponent for every other seat")
        self.observation_space, self.action_space = _spaces(self.game)
        self.state = self.game.new(seats, 0, options)
        self._players: dict[int, Opponent | Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.state = self.game.new(self.seats, self._draw(), self.options)
        others = [seat for seat in range(self.seats) if seat != self.seat]
        self._players = {
            seat: Bot(self.game, each, self._draw()) if isinstance(each, str) else each
            for seat, each in zip(others, self._opponents, strict=True)
        }
        self._play_on()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if int(action) not in self.state.legal_numbers():
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": True}
        self.state.apply(int(action))
        self._play_on()
        reward = self.state.returns[self.seat]
        return self._observation(), reward, self.state.over, False, self._info()

    def render(self) -> Any:
        return self.state.json() if self.render_mode == "ansi" else None

    def _draw(self) -> int:
        return int(self.np_random.integers(1 << 63))

    def _play_on(self) -> None:
        while not self.state.over and self.state.to_act != self.seat:
            if self.state.to_act == "chance":
                self.state.draw(self._draw())
                continue
            player = self._players[self.state.to_act]  # type: ignore[index]
            if isinstance(player, Bot):
                player.act(self.state)
            elif callable(player):
                self.state.apply(player(self.state))

    def _observation(self) -> dict[str, Any]:
        mask = np.zeros(self.game.spaces.actions, np.int8)
        mask[self.state.legal_numbers()] = 1
        return {"observation": self.state.observe(self.seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"scores": self.state.scores, "ranks": self.state.ranks}


#: Answers for all rows of a batch: numbers of legal actions, of which only those asked for are used.
BatchPolicy = Callable[[Batch], npt.ArrayLike]


class SeatVectorEnv(VectorEnv[dict[str, Any], Any, Any]):
    """Many games at once in which the environment's user plays one seat (:class:`triclinium.Batch`).

    `opponents` is ``"random"`` or a function from the batch to numbers: a copy of the own network,
    say. Observations are the batch's own arrays: copy what is to be kept. A game that ends is dealt
    anew within the step; ``info["scores"]`` and ``info["ranks"]`` are those of the ended games.

    >>> from triclinium.gymnasium import SeatVectorEnv
    >>> tables = SeatVectorEnv("ave-roma", num_envs=16)
    >>> observations, info = tables.reset(seed=1)
    >>> observations["observation"].shape[0]
    16
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str = "carpe-diem",
        num_envs: int = 64,
        seats: int = 2,
        seat: int = 0,
        opponents: str | BatchPolicy = "random",
        options: dict[str, Json] | None = None,
        threads: int = 1,
    ) -> None:
        if isinstance(opponents, str) and opponents != "random":
            raise ValueError("opponents: must be 'random' or a function from the batch to numbers")
        if not 0 <= seat < seats:
            raise ValueError("seat: must be one of the seats")
        self.num_envs = num_envs
        self.seat = seat
        self.batch = Batch(Game(game), seats, num_envs, 0, options, threads)
        self._opponents = opponents
        self.single_observation_space, self.single_action_space = _spaces(self.batch.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        self.batch.reset(int(self.np_random.integers(1 << 63)))
        rewards, done = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        info = self._play_on(rewards, done)
        return self._observation(), info

    def step(
        self, actions: Any
    ) -> tuple[dict[str, Any], npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        self.batch.step(actions)
        rewards = self.batch.rewards[:, self.seat].astype(np.float64)
        done = self.batch.done.copy()
        info = self._play_on(rewards, done)
        return self._observation(), rewards, done, np.zeros(self.num_envs, np.bool_), info

    def _play_on(self, rewards: npt.NDArray[Any], done: npt.NDArray[Any]) -> dict[str, Any]:
        """Lets the opponents answer until the own seat is asked everywhere."""
        batch = self.batch
        scores, ranks = batch.scores.copy(), batch.ranks.copy()
        while (others := batch.to_act != self.seat).any():
            batch.step(np.where(others, self._answers(), -1))
            ended = others & batch.done
            running = others & ~done
            rewards[ended & ~done] = batch.rewards[ended & ~done, self.seat]
            scores[running], ranks[running] = batch.scores[running], batch.ranks[running]
            done |= ended
        return {"scores": scores, "ranks": ranks}

    def _answers(self) -> npt.ArrayLike:
        if not isinstance(self._opponents, str):
            return self._opponents(self.batch)
        picks = (self.np_random.random(self.num_envs) * self.batch.legal_counts).astype(np.intp)
        return self.batch.legal[np.arange(self.num_envs), picks]

    def _observation(self) -> dict[str, Any]:
        return {
            "observation": self.batch.observations,
            "action_mask": self.batch.masks.view(np.int8),
        }


for _id, _game in (("CarpeDiem", "carpe-diem"), ("AveRoma", "ave-roma"), ("Discordia", "discordia")):
    gymnasium.register(
        f"triclinium/{_id}-v1",
        entry_point="triclinium.gymnasium:SeatEnv",
        vector_entry_point="triclinium.gymnasium:SeatVectorEnv",
        kwargs={"game": _game},
    )
