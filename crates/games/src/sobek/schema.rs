//! What programs are told of the game: forms of moves, and schemas of what serde writes by hand.

use super::action::TAKES;
use super::card::{Back, Card, Character, Family};
use super::cards::Cards;
use super::data::{MOST, PLACES};
use super::quay::QuayCard;
use super::state::Sobek;
use super::token::{Glyph, Symbol, Token, Tokens};
use crate::schema::{Described, Form, list_of, one_of, schemas};
use engine::Seat;

schemas! {
    Family as "Family", "A family of goods.": |_| one_of(Family::ALL);
    Character as "Character", "A character.": |_| one_of(Character::ALL);
    Back as "Back", "The back of a card: green for starting cards, orange for characters, beige for all others.":
        |_| one_of(Back::ALL);
    Card as "Card", "A card: goods by family and scarabs, with `g` when the back is green; a character; or the \
        amulet.": |_| one_of(Card::all());
    Cards as "Cards", "Cards in canonical order, copies repeated.": |generator| list_of::<Card>(generator);
    QuayCard as "QuayCard", "A card on the quay; `character` when it lies face down.":
        |_| one_of(Card::all().filter(|card| card.back() == Back::Beige).map(QuayCard::Open)
            .chain([QuayCard::Character]).map(name_of));
    Glyph as "Glyph", "A sign between the numbers of the score track.": |_| one_of(Glyph::ALL);
    Symbol as "Symbol", "What stands on a space of the score track.": |_| one_of(Symbol::ALL);
    Token as "Token", "An event token.": |_| one_of(Token::ALL);
    Tokens as "Tokens", "Event tokens in canonical order, copies repeated.":
        |generator| list_of::<Token>(generator);
}

fn name_of(card: QuayCard) -> String {
    match card {
        QuayCard::Open(card) => card.to_string(),
        QuayCard::Character => "character".to_owned(),
    }
}

impl Described for Sobek {
    fn forms() -> Vec<Form> {
        let of_family = |words, meaning| Form::new(words, meaning).with("family", Family::ALL);
        let of_card = |words, meaning| Form::new(words, meaning).with("card", Card::all());
        let of_seat = |words, meaning| Form::new(words, meaning).with("seat", Seat::all(MOST));
        vec![
            Form::new("take <place>", "Take an available card of the quay, 1 next to the temple (SO-4.2).")
                .with("place", 1..=TAKES),
            Form::new("play <character>", "Use the power of a character in hand (SO-7.1).")
                .with("character", Character::ALL),
            of_family("set <family>", "Begin a set of a family, or an extension of the own one (SO-5)."),
            of_card("add <card>", "Put one card onto the set in the making (SO-5.10)."),
            Form::new("done", "No more cards, or no more sets (SO-5.14)."),
            of_family("lay <family>", "Begin a horizontal set at the end of the round (SO-9.3)."),
            Form::new("event <token>", "Choose an event token of the stack (SO-6.1).")
                .with("token", Token::ALL),
            of_seat("target <seat>", "Name a rival."),
            of_family("bless <family>", "Put Prosperity on an own set (SO-6.17)."),
            of_family("purge <family>", "Discard a family from the own corruption pile (SO-7.10)."),
            Form::new("back <back>", "From which cards of the victim to steal (SO-7.15).")
                .with("back", Back::ALL),
            of_card("drop <card>", "Give up one card to the own corruption pile (SO-7.19)."),
            of_card("pick <card>", "Take one card out of the rival's corruption pile (SO-7.23)."),
            of_family("extend <family>", "The own set that the Courtesan adds to (SO-7.26)."),
            Form::new(
                "fetch <number>",
                "Take the card with this number among those left on the quay (SO-7.31).",
            )
            .with("number", 1..=PLACES),
            of_seat("first <seat>", "Name the starting player of the round (SO-12.2)."),
        ]
    }
}
