"""The shapes that others' programs know: PettingZoo, Gymnasium, OpenSpiel, by their own tests."""

import types
import warnings

import gymnasium
import numpy as np
import pyspiel
import pytest
import triclinium
import triclinium.gymnasium
import triclinium.openspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, performance_benchmark, seed_test
from triclinium.gymnasium import SeatEnv, SeatVectorEnv
from triclinium.pettingzoo import env, raw_env

GAMES = [(game.id, seats) for game in triclinium.games() for seats in (2, game.max_seats)]


@pytest.mark.parametrize("id, seats", GAMES)
def test_pettingzoo_passes_its_own_tests(id, seats):
    api_test(env(id, seats=seats), num_cycles=200, verbose_progress=False)
    seed_test(lambda: env(id, seats=seats), num_cycles=50)


def test_pettingzoo_measures_itself(capsys):
    table = env("carpe-diem")
    table.reset(seed=1)
    # It measures for five seconds; a clock of our own makes them short.
    times = iter(range(1000))
    clock = types.SimpleNamespace(time=lambda: next(times) / 100)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(performance_benchmark.__globals__, "time", clock)
        performance_benchmark(table)
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("id, seats", GAMES)
def test_pettingzoo_ends_with_the_ranks(id, seats):
    table = raw_env(id, seats=seats)
    table.reset(seed=3)
    chooser = np.random.default_rng(1)
    total = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, _, info = table.last()
        total[agent] += reward
        if termination:
            table.step(None)
            continue
        assert (observation["observation"] == table.observe(agent)["observation"]).all()
        table.step(chooser.choice(np.flatnonzero(observation["action_mask"])))
    assert list(total.values()) == table.state_.returns
    assert abs(sum(total.values())) < 1e-9
    with pytest.raises(ValueError):
        table.reset(seed=1)
        table.step(table.game.spaces.actions - 1)


@pytest.mark.parametrize("name", ["CarpeDiem", "AveRoma", "Discordia"])
def test_gymnasium_passes_its_own_test(name):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Bytes are meant to fill the whole range of their type, and they are no picture.
        warnings.filterwarnings("ignore", message=".*Box observation space.*")
        check_env(gymnasium.make(f"triclinium/{name}-v1").unwrapped, skip_render_check=True)


def test_a_seat_plays_against_bots_functions_and_itself():
    def lowest(state):
        return min(state.legal_numbers())

    table = SeatEnv("ave-roma", seats=3, seat=1, opponents=["greedy", lowest])
    chooser = np.random.default_rng(2)
    observation, _ = table.reset(seed=5)
    over, steps = False, 0
    while not over:
        assert table.state.to_act == 1
        action = chooser.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, _, info = table.step(action)
        steps += 1
    assert steps > 20 and reward == table.state.returns[1] and info["ranks"] == table.state.ranks
    table.reset(seed=5)
    _, reward, over, _, info = table.step(table.game.spaces.actions - 1)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    for wrong in ({"opponents": ["greedy"], "seats": 3}, {"seat": 2}, {"opponents": "nemo"}):
        with pytest.raises(ValueError):
            SeatEnv("carpe-diem", **wrong).reset(seed=1)


@pytest.mark.parametrize("id", [game.id for game in triclinium.games()])
def test_vectorised_seats_are_asked_alone_and_count_every_end(id):
    tables = SeatVectorEnv(id, num_envs=12, seats=3, seat=2)
    chooser = np.random.default_rng(3)
    observations, _ = tables.reset(seed=7)
    assert tables.observation_space.contains(observations)
    ended, twin = 0, SeatVectorEnv(id, num_envs=12, seats=3, seat=2)
    twin.reset(seed=7)
    while ended < 20:
        assert (tables.batch.to_act == 2).all()
        mask = observations["action_mask"]
        actions = np.array([chooser.choice(np.flatnonzero(row)) for row in mask])
        observations, rewards, done, truncated, info = tables.step(actions)
        again = twin.step(actions)
        assert (again[1] == rewards).all() and (again[0]["observation"] == observations["observation"]).all()
        assert not truncated.any() and (rewards[~done] == 0).all()
        for i in np.flatnonzero(done):
            ranks = info["ranks"][i].astype(int)
            assert rewards[i] == np.sign(ranks - ranks[2]).sum() / 2
        ended += int(done.sum())
    vector = gymnasium.make_vec("triclinium/AveRoma-v1", num_envs=4)
    assert vector.reset(seed=1)[0]["observation"].shape == (4, 672)


def short_name(id):
    return "triclinium_" + id.replace("-", "_")


@pytest.mark.parametrize("id, seats", GAMES)
def test_openspiel_passes_its_own_simulation(id, seats):
    game = pyspiel.load_game(f"{short_name(id)}(players={seats})")
    assert game.num_players() == seats
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiel_states_serialise_and_clone():
    game = pyspiel.load_game("triclinium_discordia(workers=140)")
    state = game.new_initial_state()
    chooser = np.random.default_rng(1)
    for _ in range(60):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(odds) - 1) < 1e-9
            state.apply_action(int(chooser.choice(outcomes)))
        else:
            state.apply_action(int(chooser.choice(state.legal_actions())))
    copy = state.clone()
    assert copy.position == state.position and copy.position is not state.position
    again = game.deserialize_state(state.serialize())
    assert again.position == state.position
    assert state.position.position()["options"] == {"workers": 140}


@pytest.mark.parametrize("id, decisions", [("carpe-diem", 1000), ("ave-roma", 10), ("discordia", 10)])
def test_openspiels_information_set_search_plays_our_games(id, decisions):
    game = pyspiel.load_game(short_name(id))
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=1.0,
        max_simulations=3,
        random_state=np.random.RandomState(2),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    state = game.new_initial_state()
    chooser = np.random.default_rng(1)
    asked = 0
    while not state.is_terminal() and asked < decisions:
        if state.is_chance_node():
            state.apply_action(int(chooser.integers(256)))
            continue
        asked += 1
        action = bot.step(state) if asked % 4 == 0 else int(chooser.choice(state.legal_actions()))
        assert action in state.legal_actions()
        state.apply_action(action)
    assert asked == decisions or state.returns() in ([1, -1], [-1, 1], [0, 0])
