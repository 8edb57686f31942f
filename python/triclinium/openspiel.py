"""The games registered with OpenSpiel: ``triclinium_carpe_diem``, ``_ave_roma``, ``_discordia``.

>>> import pyspiel, triclinium.openspiel
>>> game = pyspiel.load_game("triclinium_discordia(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 256)
>>> state.apply_action(7)
>>> state.action_to_string(state.legal_actions()[0])
'tile SA1'

Chance is sampled: every chance node, the deal included, has `samples` equally likely outcomes, each
an outcome of the rules drawn from a seed; the same history always leads to the same position.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from . import game as rules
from ._library import library


class Game(pyspiel.Game):
    """A game of Triclinium with a number of players and its options; one subclass for each game."""

    rules: rules.Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        values = {**_parameters(self.rules), **(params or {})}
        self.players = int(values.pop("players"))
        self.samples = int(values.pop("samples"))
        self.options = {name: _option(self.rules, name, value) for name, value in values.items()}
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.spaces.actions,
            max_chance_outcomes=self.samples,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=10_000,
        )
        super().__init__(_type(self.rules), info, params or {})

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)


class State(pyspiel.State):
    """A position; before the deal there is none (`position` is None)."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        # Not the game itself: OpenSpiel's copies of states would copy it, too.
        self._rules = game.rules
        self._players = game.players
        self._samples = game.samples
        self._options = game.options
        self.position: rules.State | None = None

    def current_player(self) -> Any:
        if self.position is None:
            return pyspiel.PlayerId.CHANCE
        seat = self.position.to_act
        if seat is None:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if seat == "chance" else seat

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.position is None else sorted(self.position.legal_numbers())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / self._samples) for outcome in range(self._samples)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self._rules.new(self._players, action, self._options)
        elif self.position.to_act == "chance":
            self.position.draw(int(self.position.digest, 16) + action)
        else:
            self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.position is None:
            return f"chance {action}"
        return self.position.text_of(action)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        return [0.0] * self._players if self.position is None else self.position.returns

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """A state that the player cannot tell from this one, for information-set search."""
        other: State = self.clone()
        if self.position is not None:
            other.position = self.position.determinize(player, int(sampler() * (1 << 53)))
        return other

    def __str__(self) -> str:
        return "before the deal" if self.position is None else self.position.json()


class Observer:
    """What a player sees: the bytes of :meth:`triclinium.State.observe` as a tensor, the view as text."""

    def __init__(self, game: Game) -> None:
        self.tensor = np.zeros(game.rules.spaces.observation.itemsize, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = 0 if state.position is None else state.position.observe(player)

    def string_from(self, state: State, player: int) -> str:
        if state.position is None:
            return "before the deal"
        return library.text(library.view(state.position._handle, state.position._bytes, player)) or ""


def _parameters(game: rules.Game) -> dict[str, Any]:
    """The parameters with their defaults: players, samples and the options of the game."""
    options = {name: option["default"] for name, option in game.options.items()}
    return {"players": max(2, game.min_seats), "samples": 256, **options}


def _option(game: rules.Game, name: str, value: Any) -> Any:
    """Parameters read from a text may be numbers where the option is a text, and the like."""
    for allowed in game.options[name]["values"]:
        if str(allowed) == str(value):
            return allowed
    return value


def _type(game: rules.Game) -> Any:
    return pyspiel.GameType(
        short_name="triclinium_" + game.id.replace("-", "_"),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=max(2, game.min_seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


# OpenSpiel keeps what it is given beyond the end of the interpreter, which classes survive.
for _each in rules.games():
    pyspiel.register_game(_type(_each), type(_each.title.replace(" ", ""), (Game,), {"rules": _each}))
