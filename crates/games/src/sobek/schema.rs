//! JSON Schemas of what serde writes by hand.

use super::card::Card;
use super::cards::Cards;
use super::quay::QuayCard;
use super::token::{Token, Tokens};
use crate::schema::{list_of, one_of, schemas};

schemas! {
    Card as "Card", "A card: goods by family and scarabs, with `g` when the back is green; a character; or the \
        amulet.": |_| one_of(Card::all());
    Cards as "Cards", "Cards in canonical order, copies repeated.": |generator| list_of::<Card>(generator);
    QuayCard as "QuayCard", "A card on the quay; `character` when it lies face down.":
        |_| one_of(Card::all().filter(Card::is_goods).map(QuayCard::Open).chain([QuayCard::Character]));
    Tokens as "Tokens", "Event tokens in canonical order, copies repeated.":
        |generator| list_of::<Token>(generator);
}
