"""The suites that OpenSpiel ships."""

import pytest
import stolik

pyspiel = pytest.importorskip("pyspiel")
import stolik.openspiel  # noqa: E402, F401
from open_spiel.python.algorithms import generate_playthrough, mcts  # noqa: E402


def load(name, **parameters):
    return pyspiel.load_game(f"stolik_{name.replace('-', '_')}", parameters)


@pytest.mark.parametrize("name", stolik.games())
def test_random_simulation(name):
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=False, verbose=False)


def test_playthrough():
    text = generate_playthrough.playthrough("stolik_camel_up(players=3)", None, seed=1)
    assert "InformationStateTensor" in text and "IsTerminal() = True" in text


def test_its_search_runs():
    import numpy as np

    game, rng = load("keltis", players=2), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 12, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert bot.step(state) in state.legal_actions()
    assert mcts.RandomRolloutEvaluator(1, rng).evaluate(state) is not None


def test_wrong_parameters_are_refused():
    with pytest.raises(Exception, match="seats|players"):
        load("keltis", players=8)
    assert stolik.openspiel.StolikGame is not None
