"""The games as PettingZoo AEC environments.

>>> from triclinium.pettingzoo import env
>>> table = env("discordia", seats=3)
>>> table.reset(seed=1)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     over = termination or truncation
...     table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .game import Game, Json, State


def env(
    game: str = "carpe-diem",
    seats: int = 2,
    options: dict[str, Json] | None = None,
    render_mode: str | None = None,
) -> Any:
    """A table with the usual wrappers: an illegal action ends the game with −1 for its agent."""
    wrapped: Any = raw_env(game, seats, options, render_mode)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, Any, Any]):
    """Agents are ``seat_0`` …; observations are ``{"observation": bytes, "action_mask": mask}``.

    Rewards come at the end only: :attr:`triclinium.State.returns`. Infos hold the score.
    """

    metadata = {"render_modes": ["ansi"], "name": "triclinium_v1", "is_parallelizable": False}

    def __init__(
        self,
        game: str = "carpe-diem",
        seats: int = 2,
        options: dict[str, Json] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = Game(game)
        self.options = options
        self.render_mode = render_mode
        self.state_: State = self.game.new(seats, 0, options)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = list(self.possible_agents)
        shape = (self.game.spaces.observation.itemsize,)
        actions = self.game.spaces.actions
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, shape, np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.game.spaces.actions, np.int8)
        if self.state_.to_act == seat:
            mask[self.state_.legal_numbers()] = 1
        return {"observation": self.state_.observe(seat), "action_mask": mask}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.agents = list(self.possible_agents)
        self.state_ = self.game.new(len(self.agents), self._draw(), self.options)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._settle()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.state_.apply(int(action))
        self._settle()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.state_.json() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

    def _draw(self) -> int:
        return int(self._random.integers(1 << 63))

    def _settle(self) -> None:
        """Lets chance act, then says who is next or what the end is worth."""
        while self.state_.to_act == "chance":
            self.state_.draw(self._draw())
        for agent, reward, score in zip(
            self.possible_agents, self.state_.returns, self.state_.scores, strict=True
        ):
            self.rewards[agent] = reward
            self.terminations[agent] = self.state_.over
            self.infos[agent] = {"score": score}
        if isinstance(self.state_.to_act, int):
            self.agent_selection = self.possible_agents[self.state_.to_act]
