"""The games for OpenSpiel: Python games over the Rust core, registered by importing this module.

``pyspiel.load_game("stolik_camel_up", {"players": 4})``; the options of a game are the parameter ``options``, written as
``name=value name=value``. `endgame` makes a game of a position, small enough for exact methods near the end. Chance is explicit. Where several seats choose at once and in secret they are asked one after
the other; what one has chosen the others do not see. The observation is all that a seat knows, what it remembers of the game
included; the information state is the observation and the seat's own decisions so far.
"""

import base64
import zlib

import numpy as np
import pyspiel

from . import _stolik

MOST_OUTCOMES = 4096
MOST_LENGTH = 20_000
# The most points that a seat can win or lose over the mean of all seats.
MOST_POINTS = 1000.0


def _parsed(options):
    return dict(choice.split("=", 1) for choice in options.split())


def _packed(text):
    """Letters that OpenSpiel leaves alone where it writes and reads parameters."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode())).decode().rstrip("=")


def _unpacked(text):
    return zlib.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))).decode()


def endgame(state, options="", reward="place"):
    """The game that begins with this position, of a game with these options. What is hidden in it all know at the start."""
    name = f"stolik_{state.game.name.replace('-', '_')}"
    parameters = {"players": state.game.seats, "options": options, "reward": reward, "position": _packed(state.to_json())}
    return pyspiel.load_game(name, parameters)


class StolikGame(pyspiel.Game):
    """A game of the house."""

    def __init__(self, name, game_type, default_seats, params=None):
        params = dict(params or {})
        # OpenSpiel's own default, which an absent number stands for.
        seats = int(params.get("players", default_seats))
        self.stolik = _stolik.Game(name, seats, **_parsed(str(params.get("options", ""))))
        self.reward = str(params.get("reward", "place"))
        position = str(params.get("position", ""))
        self.start = self.stolik.from_json(_unpacked(position)) if position else self.stolik.start()
        most = 1.0 if self.reward == "place" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.stolik.num_actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=MOST_LENGTH,
        )
        super().__init__(game_type, info, params)

    def new_initial_state(self):
        return StolikState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return StolikObserver(self.stolik, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class StolikState(pyspiel.State):
    """A position."""

    def __init__(self, game):
        super().__init__(game)
        self.stolik_game, self.reward = game.stolik, game.reward
        self.state = game.start
        self.decisions = tuple(() for _ in range(game.stolik.seats))

    def current_player(self):
        if self.state.is_over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.state.is_chance else self.state.turn

    def _legal_actions(self, player):
        return self.state.legal_actions(player)

    def chance_outcomes(self):
        return list(enumerate(chance for _, chance in self.state.chance_outcomes()))

    def _apply_action(self, action):
        if not self.state.is_chance:
            player = self.state.turn
            own = self.decisions
            self.decisions = own[:player] + ((*own[player], action),) + own[player + 1 :]
        self.state = self.state.apply(action)

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return self.state.chance_outcomes()[action][0]
        return self.stolik_game.action_text(action)

    def is_terminal(self):
        return self.state.is_over

    def returns(self):
        return self.state.returns(self.reward)

    def __str__(self):
        return repr(self.state)

    def __deepcopy__(self, memo):
        # Positions never change, so that a copy shares them.
        clone = type(self)(self.get_game())
        clone.state, clone.decisions = self.state, self.decisions
        return clone


class StolikObserver:
    """What a seat knows, as numbers and as text; with perfect recall its own decisions too."""

    def __init__(self, game, iig_obs_type, params):
        if params:
            raise ValueError(f"observations have no parameters, but {params} is given")
        self.game, self.recall = game, iig_obs_type.perfect_recall
        self.private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        length = game.observation_length
        self.tensor = np.zeros(length + (game.num_actions if self.recall else 0), np.float32)
        self.dict = game.split(self.tensor[:length])
        if self.recall:
            self.dict["decisions"] = self.tensor[length:]

    def set_from(self, state, player):
        length = self.game.observation_length
        self.tensor[:length] = state.state.observation(player)
        if self.recall:
            # When each action was last taken, as a share of the decisions so far.
            self.tensor[length:] = 0
            own = state.decisions[player]
            for at, action in enumerate(own):
                self.tensor[length + action] = (at + 1) / len(own)

    def string_from(self, state, player):
        text = state.state.board(player if self.private else None) if self.private else ""
        if not self.recall:
            return text
        return f"{text}decisions: {' '.join(map(str, state.decisions[player]))}"


def _register(name):
    def seats(count):
        try:
            _stolik.Game(name, count)
        except _stolik.StolikError:
            return False
        return True

    admitted = [count for count in range(1, 9) if seats(count)]
    game_type = pyspiel.GameType(
        short_name=f"stolik_{name.replace('-', '_')}",
        long_name=name.replace("-", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=8,
        min_num_players=min(admitted) if name != "camel-up" else 2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": admitted[0], "options": "", "reward": "place", "position": ""},
    )

    class Registered(StolikGame):
        def __init__(self, params=None):
            super().__init__(name, game_type, admitted[0], params)

    Registered.__name__ = f"{''.join(word.capitalize() for word in name.split('-'))}Game"
    pyspiel.register_game(game_type, Registered)


for _name in _stolik.games():
    if f"stolik_{_name.replace('-', '_')}" not in pyspiel.registered_names():
        _register(_name)
