//! What a game is: positions, chance, views, records and fair dice, for any turn-based game.
