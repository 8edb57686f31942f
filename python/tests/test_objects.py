"""Games, positions, records and bots: the same notation as the engine protocol."""

import copy
import json
import pickle
import random

import pytest
import triclinium

GAMES = [(game.id, seats) for game in triclinium.games() for seats in (game.min_seats, game.max_seats)]


def play_on(state, moves, seed):
    """Random moves; returns the digests on the way."""
    chooser = random.Random(seed)
    digests = [state.digest]
    while not state.over and len(digests) <= moves:
        if state.to_act == "chance":
            state.draw(chooser.getrandbits(64))
        else:
            state.apply(chooser.choice(state.legal()))
        digests.append(state.digest)
    return digests


def start(id, seats, seed=5):
    return triclinium.Game(id).new(seats=seats, seed=seed)


@pytest.mark.parametrize("id, seats", GAMES)
def test_a_whole_game_ends_with_ranks_and_its_record_leads_there_again(id, seats):
    state = start(id, seats)
    assert state.ranks is None
    digests = play_on(state, 10_000, 1)
    assert state.over and state.to_act is None and state.decision is None and state.legal() == []
    assert min(state.ranks) >= 1 and len(state.ranks) == len(state.scores) == seats
    record = state.record()
    assert record.result == {"scores": state.scores, "ranks": state.ranks}
    assert len(record.actions) == state.moves == len(digests) - 1
    assert [each.digest for each in record.states()] == digests
    assert triclinium.Record.from_json(record.to_json()).replay() == state


@pytest.mark.parametrize("id, seats", GAMES)
def test_undo_goes_back_to_the_deal_and_copies_do_not_notice(id, seats):
    state = start(id, seats)
    digests = play_on(state, 60, 2)
    twin = state.copy()
    for digest in reversed(digests[:-1]):
        state.undo()
        assert state.digest == digest
    assert state.moves == 0
    with pytest.raises(ValueError, match="nothing to undo"):
        state.undo()
    assert twin.digest == digests[-1] and twin.moves == len(digests) - 1
    twin.undo()
    assert twin.digest == digests[-2]


@pytest.mark.parametrize("id, seats", GAMES)
def test_positions_pickles_and_copies_are_the_same_game(id, seats):
    state = start(id, seats)
    play_on(state, 40, 3)
    assert state.game.load(state.position()) == state
    assert json.loads(state.json()) == state.position()
    loaded = state.game.load(state.position())
    for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), pickle.loads(pickle.dumps(loaded))):
        assert other == state and other is not state
    with pytest.raises(ValueError, match="deal is not known"):
        loaded.record()


@pytest.mark.parametrize("id, seats", GAMES)
def test_what_a_seat_cannot_know_is_drawn_anew_and_its_view_stays(id, seats):
    state = start(id, seats)
    play_on(state, 25, 4)
    other = state.determinize(0, seed=9)
    assert other != state
    assert other.view(0) == state.view(0)
    assert other.legal() == state.legal()
    with pytest.raises(ValueError, match="nothing to undo"):
        other.undo()


def test_events_are_told_as_a_seat_may_see_them():
    state = start("carpe-diem", 2)
    hidden = 0
    while not state.over:
        play_on(state, 1, state.moves)
        everything = state.events()
        for seat in (0, 1, None):
            for whole, told in zip(everything, state.events(seat), strict=True):
                assert told.items() <= whole.items()
                if told != whole:
                    assert whole["seat"] != seat
                    hidden += 1
    assert hidden > 0


def test_bots_play_to_the_end_without_looking_behind_the_screen():
    for game in triclinium.games():
        state = game.new(seats=2, seed=3)
        bots = [triclinium.Bot(game, name, seed=1) for name in ("greedy", "ismcts:20")]
        while not state.over:
            if state.to_act == "chance":
                state.draw(state.moves)
                continue
            bot = bots[state.to_act]
            twin = state.determinize(state.to_act, seed=state.moves)
            again = triclinium.Bot(game, bot.name, seed=1)
            assert again.choose(state) == triclinium.Bot(game, bot.name, seed=1).choose(twin)
            bot.act(state)
        assert sorted(state.ranks)[0] == 1


def test_bad_input_is_one_sentence_and_changes_nothing():
    game = triclinium.Game("carpe-diem")
    for wrong in (
        lambda: game.new(seats=9, seed=1),
        lambda: game.new(seats=2, seed=1, options={"edition": 7}),
        lambda: game.load({"game": "carpe-diem"}),
        lambda: game.load([]),
        lambda: triclinium.Record({"game": "nothing"}).replay(),
        lambda: triclinium.Record({}).replay(),
        lambda: triclinium.Record({**start("ave-roma", 2).record().data, "game": "carpe-diem"}).replay(),
        lambda: triclinium.Record({**start("ave-roma", 2).record().data, "actions": ["fly"]}).replay(),
        lambda: start("carpe-diem", 2).view(2),
        lambda: start("carpe-diem", 2).determinize(-1, 1),
        lambda: start("carpe-diem", 2).draw(1),
        lambda: triclinium.Bot(game, "greedy", 1).choose(start("ave-roma", 2)),
    ):
        with pytest.raises(ValueError) as error:
            wrong()
        assert str(error.value) and "\n" not in str(error.value)
    state = start("carpe-diem", 2)
    before = state.digest
    with pytest.raises(ValueError):
        state.apply("start 99")
    assert state.digest == before and state.moves == 0


def test_seeds_deal_what_they_deal_everywhere():
    # The same games that the engine protocol deals from these seeds.
    assert start("carpe-diem", 2, 1) == start("carpe-diem", 2, 1)
    assert start("carpe-diem", 2, 1) != start("carpe-diem", 2, 2)
    assert start("carpe-diem", 2, -1) == start("carpe-diem", 2, 2**64 - 1)
