//! What every game of this crate does in the same way.

/// The items of `impl Game` that only say where the parts of a game are: its words and views in the modules that all
/// games have, `start` for the table before anything has happened, the number of seats on the board.
macro_rules! parts {
    () => {
        type Setup = Setup;
        type Action = Action;
        type Outcome = Outcome;
        type Event = Event;
        type Public = Public;
        type Private = Private;

        const OPTIONS: &'static [engine::OptionSpec] = setup::OPTIONS;

        fn new(setup: Setup) -> Self {
            Self::start(setup)
        }

        fn seats(&self) -> usize {
            self.board.seats()
        }

        fn public(&self) -> Public {
            self.public_view()
        }

        fn private(&self, seat: engine::Seat) -> Private {
            self.private_view(seat)
        }

        fn sample<R: engine::random::Rng>(view: &engine::View<Self>, rng: &mut R) -> Self {
            sample::imagine(view, rng)
        }
    };
}

/// The numbers of a game, each declared once: what it means, its name and type, its value. They are read by `data()`.
macro_rules! numbers {
    ($(#[$about:meta])* Data {
        $($(#[$meaning:meta])* $vis:vis $name:ident: $Type:ty = $value:expr,)+
    }) => {
        $(#[$about])*
        #[derive(Clone, Debug)]
        pub struct Data {
            $($(#[$meaning])* $vis $name: $Type,)+
        }

        const DATA: Data = Data { $($name: $value,)+ };

        /// The numbers of the game.
        #[inline]
        pub const fn data() -> &'static Data {
            &DATA
        }
    };
}

pub(crate) use {numbers, parts};
