"""How games and positions come back from a pickle."""

from ._stolik import Game


def game(name, seats, options):
    return Game(name, seats, **options)


def state(game, json):
    return game.from_json(json)
