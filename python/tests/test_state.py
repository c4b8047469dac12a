"""Games and positions."""

import copy
import pickle
import random

import numpy as np
import pytest
import stolik


def positions(name, seats=3, seed=0, **options):
    """All positions of a random game."""
    rng = random.Random(seed)
    state = stolik.Game(name, seats, **options).start()
    while True:
        yield state
        if state.is_over:
            return
        state = state.roll(rng) if state.is_chance else state.apply(rng.choice(state.legal_actions()))


@pytest.fixture(params=stolik.games())
def name(request):
    return request.param


def test_a_game_tells_what_it_is(name):
    game = stolik.Game(name, 3)
    assert (game.name, game.seats, game.options) == (name, 3, {})
    assert game.observation_length == sum(int(np.prod(shape)) for _, shape in game.observation_parts)
    assert pickle.loads(pickle.dumps(game)) == game
    assert eval(repr(game), {"Game": stolik.Game}) == game
    texts = [game.action_text(action) for action in range(game.num_actions)]
    assert [game.action_number(text) for text in texts] == list(range(game.num_actions))


def test_whole_games_agree_with_themselves(name):
    for at, state in enumerate(positions(name)):
        acting = state.acting
        assert (state.turn is None) == (acting == ()) == (state.is_chance or state.is_over)
        assert bool(state.chance_outcomes()) == state.is_chance
        if state.is_chance:
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
            assert state.apply(0) == state.apply(state.chance_outcomes()[0][0])
        for seat in acting:
            legal = state.legal_actions(seat)
            assert legal == sorted(set(legal)) and legal
            assert [state.game.action_text(action) for action in legal] == state.legal_texts(seat)
            assert list(np.flatnonzero(state.action_mask(seat))) == legal
        if at % 20 == 0 and acting:
            seat = state.turn
            sample = state.sample(seat, 5)
            assert sample.view(seat) == state.view(seat)
            assert (sample.observation(seat) == state.observation(seat)).all()
            assert isinstance(state.explain(state.legal_actions()[0]), list)
        if at % 50 == 0:
            assert state.game.from_json(state.to_json()) == state
            assert pickle.loads(pickle.dumps(state)) == state and copy.deepcopy(state) == state
            assert hash(pickle.loads(pickle.dumps(state))) == hash(state)
    assert sum(state.returns("place")) == pytest.approx(0)
    assert sum(state.returns("win")) == pytest.approx(1)
    assert state.returns("points") == state.points
    best = [points for points, place in zip(state.points, state.places) if place == 1]
    assert min(state.places) == 1 and best


def test_views_that_differ_are_observed_differently_and_the_reverse(name):
    met = {}
    for seed in range(2):
        for state in positions(name, seed=seed):
            for seat in range(3):
                view = state.view(seat)
                # What is open follows from the rest; nothing else stands beside the seat's knowledge.
                key = repr((view["public"], view["private"], view["legal"]))
                observation = (seat, state.observation(seat).tobytes())
                assert met.setdefault(observation, key) == key, state.board(seat)
                assert met.setdefault((seat, key), observation) == observation


def test_positions_never_change(name):
    states = list(positions(name))[:60]
    texts = [state.to_json() for state in states]
    for state in states:
        if state.turn is not None:
            state.apply(state.legal_actions()[0])
    assert [state.to_json() for state in states] == texts


def test_the_board_is_the_terminal_s():
    text = repr(stolik.Game("camel-up", 4).start())
    assert text.startswith("Camel Up, 4 seats") and "Chance is to speak." in text
    state = next(state for state in positions("keltis") if state.turn == 1)
    assert "seat 2 is to move" in state.board(0) and "only seat 2" not in state.board(0)


def test_refusals_carry_clause_and_code(name):
    *_, last = positions(name)
    with pytest.raises(stolik.IllegalAction) as caught:
        last.apply(0)
    assert caught.value.code == "game-over" and caught.value.clause
    start = stolik.Game(name, 3).start()
    for wrong in [10**6, -1, "fly to the moon", None, 1.5, [], 2**70]:
        with pytest.raises((stolik.StolikError, TypeError, OverflowError)):
            start.apply(wrong)
    for call in [
        lambda: start.view(3),
        lambda: start.view(-2),
        lambda: start.sample(99, 1),
        lambda: start.sample(0, "luck"),
        lambda: start.apply(0, seat=7),
        lambda: start.returns("glory"),
        lambda: start.game.from_json("{}"),
        lambda: start.game.from_json("["),
        lambda: start.game.from_json({"seats": 3}),
        lambda: start.game.action_text(10**9),
        lambda: start.game.action_number("?"),
        lambda: start.game.split(np.zeros(3, np.float32)),
        lambda: stolik.Game(name, 0),
        lambda: stolik.Game(name, 99),
        lambda: stolik.Game(name, 3, colour="red"),
        lambda: stolik.Game("chess", 2),
    ]:
        with pytest.raises((stolik.StolikError, TypeError)) as caught:
            call()
        assert str(caught.value)


def test_the_clause_of_a_wrong_setup_is_told():
    with pytest.raises(stolik.StolikError) as caught:
        stolik.Game("camel-up", 2)
    assert (caught.value.clause, caught.value.code) == ("CU-2.1", "bad-setup")
    assert stolik.Game("camel-up", 2, two_players="on").options == {"two_players": "on"}


def test_bots_choose_what_is_legal(name):
    state = next(state for state in positions(name) if state.turn is not None)
    for bot in state.game.bots:
        assert state.bot_action(bot, 1) in state.legal_actions()
    with pytest.raises(stolik.StolikError):
        state.bot_action("deep-blue", 1)


def test_series_records_and_odds():
    report = stolik.simulate("keltis", ["random", "planner"], games=20, seed=3)
    assert report["games"] == 20 and report["bots"][1]["win_share"] > 0.9
    rng, entries = random.Random(1), []
    state = start = stolik.Game("sobek", 2).start()
    while not state.is_over:
        if state.is_chance:
            text = rng.choice(state.chance_outcomes())[0]
            entries.append(f"* {text}")
        else:
            text = rng.choice(state.legal_texts())
            entries.append(f"{state.turn + 1} {text}")
        state = state.apply(text)
    record = stolik.record(start, entries)
    assert stolik.check(record) is None
    states = stolik.replay(record)
    assert len(states) == len(entries) + 1 and states[0] == start and states[-1] == state
    with pytest.raises(stolik.StolikError):
        stolik.replay(record.replace("sobek", "chess"))
    odds = stolik.odds("camel-up", "1:blue,green 3:pink 5:purple,yellow 15:black 16:white")
    assert odds and isinstance(odds, dict)
    with pytest.raises(stolik.StolikError) as caught:
        stolik.odds("keltis", "")
    assert caught.value.code == "no-odds"


def test_a_playout_ends(name):
    end = stolik.Game(name, 3).start().playout(7)
    assert end.is_over and end == stolik.Game(name, 3).start().playout(7)


def test_observations_come_apart():
    state = next(state for state in positions("camel-up") if state.turn is not None)
    parts = state.game.split(state.observation())
    assert list(parts) == [name for name, _ in state.game.observation_parts]
    assert parts["seats"].sum() == 1
