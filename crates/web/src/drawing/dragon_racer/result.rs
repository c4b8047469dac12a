//! The end of the race: podium, where each player's spaces came from, the turns, and the story in a plot.

use super::Sight;
use super::art::{hero, realm_mark, support};
use super::board::small_pawn;
use crate::drawing::pieces::{player_name, token};
use crate::drawing::plot::Plot;
use crate::drawing::podium::{by_place, podium_of};
use engine::any::AnyEvent;
use engine::{MAX_SEATS, Scores, Seat};
use games::dragon_racer::data::{TURNS, data};
use games::dragon_racer::{DragonRacer, Event, Moved};
use maud::{Markup, html};
use table::Told;

/// Where the spaces of a player came from.
#[derive(Clone, Copy, Default)]
struct Sources {
    dragons: u16,
    talent: u16,
    turbo: u16,
    attacks: u16,
    swaps: u16,
}

/// A turn as it went.
struct Turn<'a> {
    number: u8,
    /// The tile that was discovered.
    tile: Option<games::dragon_racer::Tile>,
    moved: &'a [Moved],
}

/// What the events of a game tell.
#[derive(Default)]
struct Story<'a> {
    sources: [Sources; MAX_SEATS],
    turns: Vec<Turn<'a>>,
}

impl<'a> Story<'a> {
    fn new(told: &'a [Told]) -> Self {
        let mut story = Self::default();
        let mut tile = None;
        for event in told.iter().filter_map(|told| AnyEvent::downcast::<DragonRacer>(&told.event)) {
            match event {
                Event::TileRevealed { tile: revealed, .. } => tile = Some(*revealed),
                Event::TurnEnds { turn, moved } => {
                    story.turns.push(Turn { number: *turn, tile: tile.take(), moved });
                }
                event => story.add(event),
            }
        }
        story
    }

    fn add(&mut self, event: &Event) {
        match event {
            Event::DragonFired { seat, speed, .. } => self.sources[seat.index()].dragons += u16::from(*speed),
            Event::TalentMoved { seat, movement, .. } => {
                self.sources[seat.index()].talent += u16::from(*movement);
            }
            Event::RealmScored { leaders, movement, .. } => {
                for seat in leaders.iter() {
                    self.sources[seat.index()].turbo += u16::from(*movement);
                }
            }
            Event::AttackPlaced { seat, .. } => self.sources[seat.index()].attacks += 1,
            Event::DragonSwapped { seat, .. } => self.sources[seat.index()].swaps += 1,
            _ => {}
        }
    }

    /// A seat's distance at the start and after each turn.
    fn distances(&self, seat: Seat) -> Vec<i32> {
        let of = |turn: &Turn<'_>| {
            turn.moved.iter().find(|moved| moved.seat == seat).map_or(0, |moved| i32::from(moved.distance))
        };
        std::iter::once(0).chain(self.turns.iter().map(of)).collect()
    }

    fn moved(&self, seat: Seat, turn: usize) -> u16 {
        self.turns.get(turn).map_or(0, |turn| super::centre::moved_of(turn.moved, seat))
    }
}

/// The whole page below the heading.
pub(super) fn result(sight: &Sight<'_>, told: &[Told]) -> Markup {
    let story = Story::new(told);
    html! {
        (scene(sight))
        div class="end-grid" {
            section class="card" {
                h2 { (sight.t("story")) }
                (plot(sight, &story))
            }
            (turns(sight, &story))
        }
        (sources(sight, &story))
    }
}

/// Distances, and places by distance and then by the last turn (`DR-11.3`).
pub(super) fn scores(sight: &Sight<'_>) -> Scores {
    let seats = || Seat::all(sight.board().seats());
    let points: Vec<i32> = seats().map(|seat| sight.board().distance(seat).into()).collect();
    let keys: Vec<_> =
        seats().map(|seat| (sight.board().distance(seat), sight.board().moved(seat))).collect();
    Scores::by_key(&points, &keys)
}

fn scene(sight: &Sight<'_>) -> Markup {
    html! {
        section class="end-scene dr-end card board-frame" {
            svg class="end-bg" viewBox="0 0 1000 340" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
                rect class="dk-sky" width="1000" height="340" {}
                use href="#dragon-dusk" width="1000" height="240" y="100" {}
                path class="dk-wind" d="M6 150C40 142 60 146 84 140M-8 182C24 174 44 179 70 172M776 128C800 121 812 123 830 118M764 152C788 146 798 147 814 143" {}
                use class="dr-green" href="#dragon-bay-4" x="104" y="76" width="176" height="159" transform="rotate(-10 192 155)" {}
                use class="dr-red" href="#dragon-star-4" x="692" y="40" width="200" height="180" transform="rotate(-11 792 130)" {}
            }
            (podium_of(&scores(sight), sight.scene, |seat| html! { @if let Some(own) = sight.board().hero(seat) { (hero(own)) } }))
            div class="dr-end-note" { @for note in notes(sight) { p { (note) } } }
        }
    }
}

/// The seats of every tie that the last turn settled (`DR-11.3`), the best first.
pub(super) fn settled(sight: &Sight<'_>) -> Vec<Vec<Seat>> {
    let (board, scores) = (sight.board(), scores(sight));
    let place = |seat: Seat| scores.places()[seat.index()];
    let seats = by_place(&scores);
    let level = seats.chunk_by(|&one, &other| board.distance(one) == board.distance(other));
    level
        .filter(|tied| tied.iter().any(|&seat| place(seat) != place(tied[0])))
        .map(<[Seat]>::to_vec)
        .collect()
}

/// What decided between equal distances, in words.
fn notes(sight: &Sight<'_>) -> Vec<String> {
    let board = sight.board();
    let told = settled(sight).into_iter().map(|tied| {
        let flown = |seat: &Seat| format!("{} ({})", sight.scene.name(*seat), board.moved(*seat));
        let flown: Vec<String> = tied.iter().map(flown).collect();
        let values =
            [("distance", board.distance(tied[0]).into()), ("names", sight.lang.list(&flown).into())];
        sight.tr("ties-settled", &values)
    });
    told.collect()
}

/// Where each player's spaces came from.
fn sources(sight: &Sight<'_>, story: &Story<'_>) -> Markup {
    html! {
        section class="card end-table" {
            h2 { (sight.t("sources")) }
            div class="scroll-x" tabindex="0" {
                table class="ledger" {
                    thead { tr {
                        td {}
                        th scope="col" { (sight.t("sum")) }
                        th scope="col" { (sight.t("source-dragons")) }
                        th scope="col" { (sight.t("source-talent")) }
                        th scope="col" { (sight.t("source-turbo")) }
                        th scope="col" { (sight.t("source-last")) }
                        th scope="col" { (sight.t("source-attacks")) }
                        th scope="col" { (sight.t("source-swaps")) }
                    } }
                    tbody { @for seat in by_place(&scores(sight)) { (source_row(sight, story, seat)) } }
                }
            }
        }
    }
}

fn source_row(sight: &Sight<'_>, story: &Story<'_>, seat: Seat) -> Markup {
    let sources = &story.sources[seat.index()];
    let number = |number: u16| if number == 0 { "·".to_owned() } else { number.to_string() };
    html! {
        tr {
            th scope="row" {
                span class="ledger-who" {
                    (token(seat))
                    @if let Some(own) = sight.board().hero(seat) { span class="dr-hero-mini" title={ (sight.hero(own)) ": " (sight.talent(own.talent())) } { (hero(own)) } }
                    (player_name(sight.scene, seat))
                }
            }
            td class="sum" { (sight.board().distance(seat)) }
            @for part in [sources.dragons, sources.talent, sources.turbo] { td class="plus" { (number(part)) } }
            @for part in [sight.board().moved(seat), sources.attacks, sources.swaps] { td { (number(part)) } }
        }
    }
}

/// Turn by turn, how far everybody flew.
fn turns(sight: &Sight<'_>, story: &Story<'_>) -> Markup {
    html! {
        section class="card" {
            h2 { (sight.t("turns")) }
            div class="scroll-x" tabindex="0" {
                table class="ledger dr-turn-table" {
                    thead { tr {
                        td {}
                        @for turn in &story.turns {
                            th scope="col" title=[turn.tile.map(|tile| sight.tile(tile))] {
                                (turn.number)
                                @if let Some(tile) = turn.tile { (realm_mark(tile.realm())) }
                            }
                        }
                    } }
                    tbody {
                        @for seat in by_place(&scores(sight)) {
                            tr {
                                th scope="row" { span class="ledger-who" { (small_pawn(seat)) (player_name(sight.scene, seat)) } }
                                @for at in 0..story.turns.len() {
                                    @let most = Seat::all(sight.board().seats()).map(|seat| story.moved(seat, at)).max().unwrap_or_default();
                                    @let moved = story.moved(seat, at);
                                    td class=(if moved == most { "sum" } else { "" }) { (moved) }
                                }
                            }
                        }
                    }
                }
            }
            (account(sight, story))
        }
    }
}

/// What each turn brought: the tile, who flew farthest, who led then.
fn account(sight: &Sight<'_>, story: &Story<'_>) -> Markup {
    let best = |of: &dyn Fn(&Moved) -> u16, turn: &Turn<'_>| {
        let most = turn.moved.iter().map(of).max().unwrap_or_default();
        let seats = turn.moved.iter().filter(|moved| of(moved) == most).map(|moved| moved.seat);
        html! { @for seat in seats { (token(seat)) span class="sr" { (sight.scene.name(seat)) } " " } (most) }
    };
    html! {
        table class="ledger dr-account" {
            thead { tr { @for head in ["account-turn", "account-most", "account-first"] { th scope="col" { (sight.t(head)) } } } }
            tbody {
                @for turn in &story.turns {
                    tr {
                        th scope="row" {
                            (turn.number)
                            @if let Some(tile) = turn.tile { " " (realm_mark(tile.realm())) (support(tile.colour(), "icon")) " " (sight.realm(tile.realm())) }
                        }
                        td { (best(&|moved| moved.moved, turn)) }
                        td { (best(&|moved| moved.distance, turn)) }
                    }
                }
            }
        }
    }
}

/// Distance over the turns, a line for each player, laps marked.
fn plot(sight: &Sight<'_>, story: &Story<'_>) -> Markup {
    let lines: Vec<(Seat, Vec<i32>)> =
        Seat::all(sight.board().seats()).map(|seat| (seat, story.distances(seat))).collect();
    let marks: Vec<_> = (1..=TURNS).map(|turn| (turn, turn.to_string())).collect();
    let stands_out = |distance| distance > 0 && distance % i32::from(data().lap) == 0;
    let name = &sight.t("plot");
    Plot { marks: &marks, ..Plot::of(name, &lines, stands_out, 366.0) }.draw()
}
