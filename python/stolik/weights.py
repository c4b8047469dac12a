"""Networks as files that the Rust programs play: safetensors, written without further packages."""

import json
import struct

import numpy as np


def save(path, game, layers, adviser=None, trust=0.0):
    """Writes a network of dense layers with ReLU between them, from an observation to a number for each action.

    `layers` are pairs of a weight (outputs × inputs) and a bias. Where a bot of the game is the `adviser`, `trust` times what
    each action promises it (`VectorEnv.bot_promises`) is added.
    """
    tensors, blobs, at = {}, [], 0
    for number, (weight, bias) in enumerate(layers):
        for name, array in ((f"{number}.weight", weight), (f"{number}.bias", bias)):
            blob = np.ascontiguousarray(array, dtype="<f4").tobytes()
            shape = list(np.shape(array))
            tensors[name] = {"dtype": "F32", "shape": shape, "data_offsets": [at, at + len(blob)]}
            blobs.append(blob)
            at += len(blob)
    about = {"game": game.name, "rules": str(game.rules), "layers": str(len(layers))}
    if adviser is not None:
        about |= {"adviser": adviser, "trust": str(float(trust))}
    header = json.dumps({"__metadata__": about, **tensors}).encode()
    header += b" " * (-len(header) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(header)))
        file.write(header)
        file.writelines(blobs)


def load(path):
    """The layers that `save` wrote, and what it noted of the game."""
    with open(path, "rb") as file:
        (length,) = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(length))
        data = file.read()
    about = header.pop("__metadata__")

    def tensor(name):
        first, last = header[name]["data_offsets"]
        return np.frombuffer(data[first:last], dtype="<f4").reshape(header[name]["shape"])

    return [(tensor(f"{n}.weight"), tensor(f"{n}.bias")) for n in range(int(about["layers"]))], about


def forward(layers, observation):
    """The numbers of the actions for one observation or a row of them."""
    values = np.asarray(observation, dtype=np.float32)
    for number, (weight, bias) in enumerate(layers):
        values = values @ weight.T + bias
        if number + 1 < len(layers):
            values = np.maximum(values, 0)
    return values
