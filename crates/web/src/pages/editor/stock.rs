//! What is left in the box.

use super::desk::Hold;
use super::draw::Picture;
use games::editing::{Holds, Place, Supply, pieces};
use maud::{Markup, html};
use serde_json::Value;

impl Picture<'_> {
    /// What is left in the box.
    pub(super) fn stock(&self) -> Markup {
        html! {
            details class="card editor-group" {
                summary { h2 { (self.t("editor-box")) } }
                div class="editor-rows" {
                    p class="soft" { (self.t("editor-box-words")) }
                    @for supply in &self.parts.supplies { (self.supply(supply)) }
                }
            }
        }
    }

    fn supply(&self, supply: &Supply) -> Markup {
        let of =
            |place: &&Place| matches!(&place.holds, Holds::Pieces { supply: own, .. } if *own == supply.name);
        let used: Vec<Value> =
            self.parts.places.iter().filter(of).flat_map(|place| pieces(&self.desk.draft, place)).collect();
        let left =
            |piece: &Value, all: usize| all.saturating_sub(used.iter().filter(|used| *used == piece).count());
        let left: Vec<(usize, &Value, usize)> = supply
            .pieces
            .iter()
            .enumerate()
            .map(|(at, (piece, all))| (at, piece, left(piece, *all)))
            .filter(|(.., left)| *left > 0)
            .collect();
        html! {
            @if !left.is_empty() {
                div class="editor-row" id={ "box-" (supply.name) } {
                    span class="editor-name" { (self.teller.supply(supply.name)) }
                    ul class="pieces" {
                        @for (at, piece, left) in left {
                            li { (self.take(&format!("new-{}-{at}", supply.name), Hold::New(supply.name.to_owned(), piece.clone()), &html! {
                                (self.art(supply.name, piece)) (self.teller.piece(supply.name, piece)) @if left > 1 { small { "×" (left) } }
                            })) }
                        }
                    }
                }
            }
        }
    }
}
