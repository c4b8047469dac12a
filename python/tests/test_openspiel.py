"""The suites that OpenSpiel ships."""

import random

import numpy as np
import pytest
import stolik

pyspiel = pytest.importorskip("pyspiel")
import stolik.openspiel  # noqa: E402, F401
from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, generate_playthrough, mcts  # noqa: E402


def load(name, **parameters):
    return pyspiel.load_game(f"stolik_{name.replace('-', '_')}", parameters)


@pytest.mark.parametrize("name", stolik.games())
def test_random_simulation(name):
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


def test_playthrough():
    text = generate_playthrough.playthrough("stolik_camel_up(players=3)", None, seed=1)
    assert "InformationStateTensor" in text and "IsTerminal() = True" in text


def test_its_search_runs():
    game, rng = load("keltis", players=2), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 12, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert bot.step(state) in state.legal_actions()
    assert mcts.RandomRolloutEvaluator(1, rng).evaluate(state) is not None


def nodes(state, most):
    """How many positions follow from this one, itself included; counted to a little over `most`."""
    count, waiting = 0, [state]
    while waiting and count <= most:
        here = waiting.pop()
        count += 1
        if not here.is_terminal():
            waiting.extend(here.child(action) for action in here.legal_actions())
    return count


def small_endgame(name, seed=3, most=1000):
    """The earliest position of a random game from which no more than `most` others follow."""
    positions, rng = [stolik.Game(name, 2).start()], random.Random(seed)
    while not positions[-1].is_over:
        here = positions[-1]
        positions.append(here.roll(rng) if here.is_chance else here.apply(rng.choice(here.legal_actions())))
    small = None
    for position in reversed(positions[:-1]):
        game = stolik.openspiel.endgame(position, reward="points-zero-sum")
        if nodes(game.new_initial_state(), most) > most:
            break
        small = game
    return small


@pytest.mark.parametrize("name", ["sobek", "dragon-racer"])
def test_endgames_are_solved_and_the_solution_is_hard_to_exploit(name):
    game = small_endgame(name)
    again = pyspiel.load_game(str(game))
    assert str(again.new_initial_state()) == str(game.new_initial_state())
    np.random.seed(1)  # The solver draws from NumPy's shared generator.
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    for _ in range(200):
        solver.iteration()
    after = exploitability.nash_conv(game, solver.average_policy())
    # In points of both seats together.
    assert before > 2 and after < before / 5


def test_wrong_parameters_are_refused():
    with pytest.raises(Exception, match="seats|players"):
        load("keltis", players=8)
    assert stolik.openspiel.StolikGame is not None
