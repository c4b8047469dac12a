//! The arrays that a batch writes.

/// The arrays of a batch, a row for each game one after the other. All have the length said; `observations` and
/// `masks` may be empty, and are not written then.
///
/// Between two calls a batch expects its rows of `observations` and `masks` as it left them or zeroed.
#[derive(Debug)]
pub struct Arrays<'a> {
    /// What the seat to move knows: [`Encoded::OBSERVATION_LENGTH`](engine::Encoded::OBSERVATION_LENGTH) a game.
    pub observations: &'a mut [f32],
    /// 1 for each action that is legal: [`Encoded::ACTIONS`](engine::Encoded::ACTIONS) a game.
    pub masks: &'a mut [u8],
    /// What the seat got that has just moved, where the game ended: one a game.
    pub rewards: &'a mut [f32],
    /// What each seat got, where the game ended: one a seat and game.
    pub all_rewards: &'a mut [f32],
    /// 1 where the game has ended; the other arrays tell of the next one: one a game.
    pub done: &'a mut [u8],
    /// The seat to move, from 0: one a game.
    pub seats: &'a mut [i32],
}

impl<'a> Arrays<'a> {
    /// The rows of the first `first` of `games`, and the rest.
    pub(crate) fn split(self, first: usize, games: usize) -> (Arrays<'a>, Arrays<'a>) {
        fn at<T>(rows: &mut [T], first: usize, games: usize) -> (&mut [T], &mut [T]) {
            let width = rows.len() / games;
            rows.split_at_mut(first * width)
        }
        let observations = at(self.observations, first, games);
        let masks = at(self.masks, first, games);
        let rewards = at(self.rewards, first, games);
        let all_rewards = at(self.all_rewards, first, games);
        let done = at(self.done, first, games);
        let seats = at(self.seats, first, games);
        let left = Arrays {
            observations: observations.0,
            masks: masks.0,
            rewards: rewards.0,
            all_rewards: all_rewards.0,
            done: done.0,
            seats: seats.0,
        };
        let right = Arrays {
            observations: observations.1,
            masks: masks.1,
            rewards: rewards.1,
            all_rewards: all_rewards.1,
            done: done.1,
            seats: seats.1,
        };
        (left, right)
    }

    /// Does something with the row of each of `games` games, in order.
    pub(crate) fn each_row(&mut self, games: usize, mut work: impl FnMut(usize, Arrays<'_>)) {
        fn at<T>(rows: &mut [T], game: usize, width: usize) -> &mut [T] {
            &mut rows[game * width..(game + 1) * width]
        }
        let observations = self.observations.len() / games;
        let masks = self.masks.len() / games;
        let all_rewards = self.all_rewards.len() / games;
        for game in 0..games {
            let row = Arrays {
                observations: at(self.observations, game, observations),
                masks: at(self.masks, game, masks),
                rewards: at(self.rewards, game, 1),
                all_rewards: at(self.all_rewards, game, all_rewards),
                done: at(self.done, game, 1),
                seats: at(self.seats, game, 1),
            };
            work(game, row);
        }
    }
}
