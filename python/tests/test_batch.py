"""Batches against single games: numbers, masks, observations, rewards, chance, new deals."""

import threading

import numpy as np
import pytest
import triclinium

GAMES = [game.id for game in triclinium.games()]


def random_numbers(batch, chooser):
    picks = (chooser.random(len(batch)) * batch.legal_counts).astype(np.intp)
    return batch.legal[np.arange(len(batch)), picks]


@pytest.mark.parametrize("id", GAMES)
def test_numbers_and_texts_are_the_same_actions_in_whole_games(id):
    game = triclinium.Game(id)
    chooser = np.random.default_rng(1)
    used = set()
    for seats in range(game.min_seats, game.max_seats + 1):
        state = game.new(seats=seats, seed=seats)
        while not state.over:
            if state.to_act == "chance":
                state.draw(int(chooser.integers(1 << 60)))
                continue
            numbers = state.legal_numbers()
            texts = [state.text_of(number) for number in numbers]
            assert sorted(texts) == state.legal()
            assert [state.number_of(text) for text in texts] == numbers
            assert np.flatnonzero(state.mask()).tolist() == sorted(numbers)
            choice = int(chooser.integers(len(numbers)))
            twin = state.copy()
            twin.apply(texts[choice])
            state.apply(numbers[choice])
            assert twin == state
            used.add(numbers[choice])
    assert max(used) < game.spaces.actions
    state = game.new(seats=2, seed=1)
    for wrong in (-1, game.spaces.actions, 1 << 40):
        with pytest.raises(ValueError):
            state.apply(wrong)


@pytest.mark.parametrize("id", GAMES)
def test_arrays_are_what_the_states_say(id):
    game = triclinium.Game(id)
    batch = triclinium.Batch(game, seats=3, games=4, seed=2)
    chooser = np.random.default_rng(3)
    ended = 0
    while ended < 6:
        for i in range(len(batch)):
            state = batch.state(i)
            assert state.to_act == batch.to_act[i]
            assert batch.legal[i, : batch.legal_counts[i]].tolist() == state.legal_numbers()
            assert (batch.legal[i, batch.legal_counts[i] :] == -1).all()
            assert (batch.masks[i] == state.mask()).all()
            assert (batch.observations[i] == state.observe(state.to_act)).all()
            if not batch.done[i]:
                assert batch.scores[i].tolist() == state.scores
        batch.step(random_numbers(batch, chooser))
        ended += int(batch.done.sum())
        assert (batch.rewards[~batch.done] == 0).all() and (batch.ranks[~batch.done] == 0).all()
        for i in np.flatnonzero(batch.done):
            ranks = batch.ranks[i]
            expected = [sum(np.sign(ranks - own)) / 2 for own in ranks.astype(int)]
            assert batch.rewards[i].tolist() == expected


@pytest.mark.parametrize("id", GAMES)
def test_no_hidden_bit_reaches_an_observation(id):
    game = triclinium.Game(id)
    chooser = np.random.default_rng(4)
    state = game.new(seats=3, seed=9)
    changed = 0
    while not state.over:
        if state.to_act == "chance":
            state.draw(state.moves)
            continue
        for seat in range(3):
            other = state.determinize(seat, seed=state.moves)
            changed += other != state
            assert (other.observe(seat) == state.observe(seat)).all()
        state.apply(int(chooser.choice(state.legal_numbers())))
    assert changed > 0


@pytest.mark.parametrize("id", GAMES)
def test_fields_have_the_values_that_they_promise(id):
    game = triclinium.Game(id)
    batch = triclinium.Batch(game, seats=game.max_seats, games=16, seed=5)
    chooser = np.random.default_rng(5)
    assert np.shares_memory(batch.structured, batch.observations)
    varied = set()
    for _ in range(400):
        batch.step(random_numbers(batch, chooser))
        for name, meaning in game.spaces.fields.items():
            values = batch.structured
            for part in name.split("."):
                values = values[part]
            if values.max() > 0:
                varied.add(name)
            if meaning["meaning"] in ("id", "seat"):
                assert values.max() < meaning["values"], name
            if meaning["meaning"] == "set" and meaning["values"] < 8 * values.dtype.itemsize:
                assert (values >> np.array(meaning["values"], values.dtype) == 0).all(), name
    # The observer is the first player: the one to act.
    assert (batch.structured["to_act"] == 1).all()
    assert len(varied) > len(game.spaces.fields) * 0.6


def test_arrays_are_not_copied_and_go_over_as_dlpack():
    batch = triclinium.Batch(triclinium.Game("carpe-diem"), seats=2, games=4, seed=1)
    shared = np.from_dlpack(batch.observations)
    address = batch.observations.ctypes.data
    batch.step(batch.legal[:, 0])
    assert shared.ctypes.data == address == batch.observations.ctypes.data
    assert (shared == batch.observations).all()


def test_the_same_seed_is_the_same_batch_with_any_number_of_threads():
    game = triclinium.Game("discordia")
    batches = [triclinium.Batch(game, 2, games=33, seed=7, threads=threads) for threads in (1, 3)]
    chooser = np.random.default_rng(6)
    for turn in range(500):
        if turn == 250:
            for batch in batches:
                batch.reset(8)
        numbers = random_numbers(batches[0], chooser)
        for batch in batches:
            batch.step(numbers)
        for one, other in zip(*[(b.observations, b.masks, b.legal, b.scores, b.done) for b in batches], strict=True):
            assert (one == other).all()


def test_python_threads_step_their_own_batches_at_once():
    game = triclinium.Game("ave-roma")
    results = {}

    def play(seed):
        batch = triclinium.Batch(game, 2, games=16, seed=seed)
        chooser = np.random.default_rng(seed)
        for _ in range(200):
            batch.step(random_numbers(batch, chooser))
        results.setdefault(seed, []).append(batch.observations.copy())

    for _ in range(2):
        threads = [threading.Thread(target=play, args=(seed,)) for seed in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    for first, second in results.values():
        assert (first == second).all()


def test_games_wait_and_positions_go_in_and_out():
    game = triclinium.Game("carpe-diem")
    batch = triclinium.Batch(game, 2, games=2, seed=1)
    before = batch.state(0)
    for _ in range(5):
        batch.step([-1, batch.legal[1, 0]])
    assert batch.state(0) == before and batch.state(1) != before
    batch.set_state(1, before)
    assert batch.state(1) == before and (batch.observations[0] == batch.observations[1]).all()
    over = game.new(2, 1)
    bot = triclinium.Bot(game, "random", 1)
    while not over.over:
        bot.act(over)
    for wrong in (game.new(3, 1), over, triclinium.Game("ave-roma").new(2, 1)):
        with pytest.raises(ValueError, match="as many seats"):
            batch.set_state(0, wrong)
    with pytest.raises(IndexError):
        batch.state(2)


def test_bad_input_changes_nothing():
    game = triclinium.Game("carpe-diem")
    batch = triclinium.Batch(game, 2, games=3, seed=1)
    before = batch.observations.copy()
    for wrong in ([0, 0, 448], [0, 0, 1 << 50], [-2, 0, 0], [0, 0], [[0, 0, 0]]):
        with pytest.raises(ValueError, match="actions"):
            batch.step(wrong)
    assert (batch.observations == before).all()
    for arguments in (
        {"seats": 9, "games": 1},
        {"seats": 0, "games": 1},
        {"seats": 2, "games": 0},
        {"seats": 2, "games": 1, "threads": 0},
        {"seats": 2, "games": 1, "options": {"edition": 1}},
    ):
        with pytest.raises(ValueError):
            triclinium.Batch(game, seed=1, **arguments)


def test_without_masks_and_observations_there_are_none():
    batch = triclinium.Batch(triclinium.Game("carpe-diem"), 2, 4, 1, masks=False, observations=False)
    batch.step(batch.legal[:, 0])
    assert batch.masks.size == batch.observations.size == 0
