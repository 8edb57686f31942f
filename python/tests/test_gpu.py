"""Batches on a GPU against those on the processor; skipped, with the reason, where there is no GPU."""

import numpy as np
import pytest
import triclinium
from triclinium import gpu

GAMES = [game.id for game in triclinium.games()]
ARRAYS = ["observations", "masks", "legal", "legal_counts", "to_act", "done", "rewards", "scores", "ranks"]


@pytest.fixture(params=GAMES)
def game(request):
    reason = gpu.why_not(request.param)
    if reason is not None:
        pytest.skip(reason)
    return triclinium.Game(request.param)


def random_numbers(batch, chooser):
    picks = (chooser.random(len(batch)) * batch.legal_counts).astype(np.intp)
    return batch.legal[np.arange(len(batch)), picks].astype(np.int64)


def assert_equal(there, here):
    for name in ARRAYS:
        expected = getattr(here, name)
        got = getattr(there, name).numpy()
        assert got.dtype == expected.dtype and got.shape == expected.shape, name
        assert (got == expected).all(), name


def test_both_play_the_same_games(game):
    ended = 0
    for seats, games, options in ((game.max_seats, 700, {}), (2, 65, next(iter(others(game)), {}))):
        here = triclinium.Batch(game, seats, games, seed=3, options=options)
        there = gpu.GpuBatch(game, seats, games, seed=3, options=options)
        assert_equal(there, here)
        chooser = np.random.default_rng(4)
        for turn in range(900):
            numbers = random_numbers(here, chooser)
            if turn % 7 == 0:
                numbers[chooser.random(games) < 0.3] = -1
            here.step(numbers)
            there.step(numbers)
            ended += int(here.done.sum())
            if turn % 10 == 0 or here.done.any():
                assert_equal(there, here)
        assert_equal(there, here)
        assert all(there.state(i) == here.state(i) for i in range(0, games, 9))
        for batch in (here, there):
            batch.reset(11)
        assert_equal(there, here)
    assert ended > 500


def others(game):
    for name, option in game.options.items():
        for value in option["values"]:
            if value != option["default"]:
                yield {name: value}


def test_bad_input_changes_nothing(game):
    there = gpu.GpuBatch(game, 2, games=3, seed=1)
    before = {name: getattr(there, name).numpy() for name in ARRAYS}
    legal = there.legal.numpy()[:, 0].astype(np.int64)
    illegal = int(np.flatnonzero(~there.masks.numpy()[2])[0])
    for wrong in ([*legal[:2], illegal], [*legal[:2], 1 << 50], [-2, *legal[1:]], legal[:2], [legal]):
        with pytest.raises(ValueError, match="actions"):
            there.step(wrong)
    with pytest.raises(ValueError, match="64-bit"):
        there.step(there.legal_counts)
    for name in ARRAYS:
        assert (getattr(there, name).numpy() == before[name]).all()
    for arguments in (
        {"seats": 9, "games": 1},
        {"seats": 2, "games": 0},
        {"seats": 2, "games": 1, "options": {"x": 1}},
    ):
        with pytest.raises(ValueError):
            gpu.GpuBatch(game, seed=1, **arguments)


def test_positions_go_in_and_out(game):
    here = triclinium.Batch(game, 2, games=2, seed=1)
    there = gpu.GpuBatch(game, 2, games=2, seed=1)
    chooser = np.random.default_rng(2)
    for _ in range(30):
        here.step(random_numbers(here, chooser))
    for i in range(2):
        there.set_state(i, here.state(i))
        assert there.state(i) == here.state(i)
    for name in ["observations", "masks", "legal", "to_act", "scores"]:
        assert (getattr(there, name).numpy() == getattr(here, name)).all()
    with pytest.raises(ValueError, match="as many seats"):
        there.set_state(0, game.new(3, 1))
    with pytest.raises(IndexError):
        there.state(2)


def test_torch_sees_the_same_memory(game):
    torch = pytest.importorskip("torch")
    there = gpu.GpuBatch(game, 2, games=500, seed=5)
    tensors = {name: torch.from_dlpack(getattr(there, name)) for name in ARRAYS}
    for name, tensor in tensors.items():
        assert tensor.data_ptr() == getattr(there, name).address and tensor.is_cuda, name
        assert tuple(tensor.shape) == getattr(there, name).shape, name
    generator = torch.Generator("cuda").manual_seed(1)
    for _ in range(50):
        there.step(torch.multinomial(tensors["masks"].float(), 1, generator=generator)[:, 0].contiguous())
    for name, tensor in tensors.items():
        assert (tensor.cpu().numpy() == getattr(there, name).numpy()).all(), name
    # A tensor outlives its batch.
    masks = tensors["masks"].clone()
    kept = tensors["masks"]
    del there, tensors
    assert bool((kept == masks).all())


def test_without_masks_and_observations_there_are_none(game):
    there = gpu.GpuBatch(game, 2, 4, 1, masks=False, observations=False)
    there.step(there.legal.numpy()[:, 0].astype(np.int64))
    assert there.masks.size == there.observations.size == 0
