"""Networks written here and played by Rust."""

import random

import numpy as np
import pytest
import stolik
from stolik import weights


def network(game, seed, hidden=24):
    rng = np.random.default_rng(seed)
    sizes = [game.observation_length, hidden, hidden, game.num_actions]
    return [
        (rng.normal(size=(after, before)).astype(np.float32) / before**0.5, rng.normal(size=after).astype(np.float32))
        for before, after in zip(sizes, sizes[1:])
    ]


def test_the_bot_of_a_file_chooses_what_the_network_says(tmp_path):
    game = stolik.Game("keltis", 3)
    layers = network(game, 1)
    weights.save(tmp_path / "tested.safetensors", game, layers)
    back, about = weights.load(tmp_path / "tested.safetensors")
    assert about["game"] == "keltis" and all((a == b).all() for x, y in zip(layers, back) for a, b in zip(x, y))
    assert stolik.add_bots(tmp_path) == ["tested"] and "tested" in game.bots
    state, rng, decisions = game.start(), random.Random(3), 0
    while not state.is_over:
        if state.is_chance:
            state = state.roll(rng)
            continue
        values = weights.forward(layers, state.observation())
        legal = state.legal_actions()
        chosen = state.bot_action("tested", 1)
        # The best by the network, but for sums taken in another order.
        assert values[chosen] >= max(values[legal]) - 1e-4
        state, decisions = state.apply(chosen), decisions + 1
    assert decisions > 20
    report = stolik.simulate("keltis", ["tested", "random"], games=3)
    assert report["bots"][0]["bot"] == "tested"
    with pytest.raises(stolik.StolikError, match="already"):
        stolik.add_bots(tmp_path)


def test_an_adviser_is_heard(tmp_path):
    game = stolik.Game("sobek", 2)
    layers = network(game, 2)
    weights.save(tmp_path / "leaning.safetensors", game, layers, "trader", 2.5)
    weights.save(tmp_path / "obedient.safetensors", game, layers, "trader", 1e6)
    assert stolik.add_bots(tmp_path) == ["leaning", "obedient"]
    state, rng, apart = game.start(), random.Random(5), 0
    while not state.is_over:
        if state.is_chance:
            state = state.roll(rng)
            continue
        advice, legal = state.bot_action("trader", 1), state.legal_actions()
        assert state.bot_action("obedient", 1) == advice
        values = weights.forward(layers, state.observation())
        values[advice] += 2.5
        chosen = state.bot_action("leaning", 1)
        assert values[chosen] >= max(values[legal]) - 1e-4
        state, apart = state.apply(chosen), apart + (chosen != advice)
    assert apart > 0
    weights.save(tmp_path / "lost.safetensors", game, layers, "nobody", 1.0)
    with pytest.raises(stolik.StolikError, match="no bot `nobody`"):
        stolik.add_bots(tmp_path)


def test_files_that_do_not_fit_are_refused(tmp_path):
    game = stolik.Game("sobek", 2)
    file = tmp_path / "wrong.safetensors"
    weights.save(file, game, network(game, 1))
    whole = file.read_bytes()
    for bytes_ in [b"", whole[:5], whole[:200], whole[:-4], b"\xff" * 64, whole.replace(b"sobek", b"chess")]:
        file.write_bytes(bytes_)
        with pytest.raises(stolik.StolikError, match="wrong.safetensors"):
            stolik.add_bots(tmp_path)
    weights.save(file, game, network(stolik.Game("keltis", 2), 1))
    with pytest.raises(stolik.StolikError, match="does not fit"):
        stolik.add_bots(tmp_path)
    with pytest.raises(stolik.StolikError):
        stolik.add_bots(tmp_path / "nowhere")
