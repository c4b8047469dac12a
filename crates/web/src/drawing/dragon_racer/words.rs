//! Names of things in the viewer's language, and lists of them.

use super::Sight;
use crate::words::Lang;
use engine::Seat;
use games::dragon_racer::{Cards, Colour, Dragon, Hero, Needs, Realm, Talent, Tile, Values};

/// The name of a card.
pub(super) fn card_name(lang: Lang, card: Dragon) -> String {
    lang.t(&format!("dragon-racer-card-{card}"))
}

/// The name of a card as somebody to whom something is done.
pub(super) fn whom(lang: Lang, card: Dragon) -> String {
    lang.t(&format!("dragon-racer-whom-{card}"))
}

/// The name of a realm.
pub(super) fn realm(lang: Lang, realm: Realm) -> String {
    lang.t(&format!("dragon-racer-realm-{realm}"))
}

/// A talent.
pub(super) fn talent(lang: Lang, talent: Talent) -> String {
    lang.t(&format!("dragon-racer-talent-{talent}"))
}

/// What is special about the last turn.
pub(super) fn last_turn(lang: Lang) -> String {
    format!("{} {}", lang.t("dragon-racer-last-turn"), lang.t("dragon-racer-last-turn-tie"))
}

/// The names of cards as a list.
pub(super) fn cards(lang: Lang, cards: impl IntoIterator<Item = Dragon>) -> String {
    lang.list(&cards.into_iter().map(|card| card_name(lang, card)).collect::<Vec<_>>())
}

/// Cards as a player sorts them: by colour, then by what they can do.
pub(super) fn sorted(values: &Values, cards: Cards) -> Vec<Dragon> {
    let mut cards: Vec<Dragon> = cards.each().collect();
    cards.sort_by_key(|card| (card.colour(), card.is_attack(), values.speed(*card), *card));
    cards
}

impl Sight<'_> {
    /// The values on the cards, under the version of the rules of this game.
    pub(super) fn values(&self) -> &'static Values {
        self.board().values()
    }

    pub(super) fn card(&self, card: Dragon) -> String {
        card_name(self.lang, card)
    }

    pub(super) fn realm(&self, realm: Realm) -> String {
        self::realm(self.lang, realm)
    }

    pub(super) fn hero(&self, hero: Hero) -> String {
        self.t(&format!("hero-{hero}"))
    }

    pub(super) fn talent(&self, talent: Talent) -> String {
        self::talent(self.lang, talent)
    }

    /// What a talent does, and what its heroes lend.
    pub(super) fn does(&self, talent: Talent) -> String {
        format!("{} {}", self.power(talent), self.lends(talent))
    }

    /// Which colour the heroes of a talent lend.
    pub(super) fn lends(&self, talent: Talent) -> String {
        self.t(&format!("lends-{talent}"))
    }

    /// What a talent does.
    pub(super) fn power(&self, talent: Talent) -> String {
        match talent {
            Talent::Leap if self.board().setup.leap_once => self.t("does-leap-once"),
            talent => self.t(&format!("does-{talent}")),
        }
    }

    pub(super) fn tile(&self, tile: Tile) -> String {
        let values = [("realm", self.realm(tile.realm()).into())];
        self.tr(&format!("tile-{}", tile.colour()), &values)
    }

    /// Symbols as words: "2 × red, blue".
    pub(super) fn symbols(&self, needs: Needs) -> String {
        let one = |(colour, count): (Colour, u8)| match count {
            1 => self.t(colour.name()),
            more => format!("{more} × {}", self.t(colour.name())),
        };
        needs.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    /// All that stands on a card.
    pub(super) fn card_words(&self, card: Dragon) -> String {
        let values = [
            ("name", self.card(card).into()),
            ("realm", self.realm(card.realm()).into()),
            ("colour", self.t(card.colour().name()).into()),
            ("speed", self.values().speed(card).into()),
            ("needs", self.symbols(self.values().needs(card)).into()),
        ];
        self.tr(if card.is_attack() { "attack-words" } else { "card-words" }, &values)
    }

    /// The player to whom a seat passes its hand (`DR-2.20`).
    pub(super) fn next_hand(&self, seat: Seat) -> Seat {
        let seats = self.board().seats();
        let step = if self.board().passes_left() { 1 } else { seats - 1 };
        Seat::new((seat.index() + step) % seats)
    }
}
