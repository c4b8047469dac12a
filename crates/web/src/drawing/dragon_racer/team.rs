//! Dragons of a team with what each of them needs and has.

use super::Sight;
use super::art::{card, support, tones};
use super::shares::{Share, shares};
use crate::drawing::pieces::line_icon;
use engine::Seat;
use games::dragon_racer::preview::{Readiness, fire_sets, readiness};
use games::dragon_racer::{Cards, Colour, Dragon, Event, Phase, Slot};
use maud::{Markup, html};

/// One symbol that a dragon needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Wanted {
    colour: Colour,
    /// Whether an attack asks for it.
    extra: bool,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// A card delivers it.
    Have,
    /// The hero can deliver it.
    Hero,
    Missing,
}

/// The symbols of a dragon in the order of colours, printed ones first.
fn wanted(line: &Readiness, share: &Share) -> Vec<Wanted> {
    let mut symbols = Vec::new();
    let mut helps = share.hero;
    for extra in [false, true] {
        for colour in Colour::ALL {
            let (printed, attacks) = (line.printed.of(colour), line.attacks.of(colour));
            let have = share.have.of(colour);
            let numbers = if extra { printed..printed + attacks } else { 0..printed };
            for number in numbers {
                let state = if number < have {
                    State::Have
                } else if helps.take_if(|helped| *helped == colour).is_some() {
                    State::Hero
                } else {
                    State::Missing
                };
                symbols.push(Wanted { colour, extra, state });
            }
        }
    }
    symbols
}

/// The team of a seat as its drafted cards stand.
pub(super) fn slots(sight: &Sight<'_>, seat: Seat, drafted: Cards) -> Markup {
    let now = Outlook::new(sight, seat, drafted);
    html! {
        @for line in &now.lines { (slot(sight, seat, line, now.instead(line), &state(sight, &now, line, ""))) }
    }
}

/// The team of who flies; what each of its dragons has flown stays on its card.
pub(super) fn slots_in_flight(sight: &Sight<'_>, seat: Seat, drafted: Cards) -> Markup {
    let now = Outlook::new(sight, seat, drafted);
    let flies = !plans(sight, seat);
    let flown = |line: &Readiness| {
        flies && now.together.contains(&line.slot) && fired(sight, seat, line.slot).is_none()
    };
    html! {
        @for line in &now.lines {
            (slot(sight, seat, line, now.instead(line), &html! {
                @if flown(line) { b class="dr-gain" { "+" (sight.values().speed(line.dragon)) } }
                (state(sight, &now, line, ""))
            }))
        }
    }
}

/// The spaces that a dragon flies in this step, if it is the one that fires.
fn fired(sight: &Sight<'_>, seat: Seat, slot: Slot) -> Option<u8> {
    match sight.step {
        Some(Event::DragonFired { seat: flyer, slot: at, speed, .. }) if (*flyer, *at) == (seat, slot) => {
            Some(*speed)
        }
        _ => None,
    }
}

/// The own team while a card is chosen: as it stands, and as it would with a card of each colour of the hand, of which
/// the style sheet shows that of the card that is picked.
pub(super) fn slots_to_draft(sight: &Sight<'_>, seat: Seat, hand: Cards) -> Markup {
    let drafted = sight.drafted(seat);
    let now = Outlook::new(sight, seat, drafted);
    let after: Vec<(Colour, Outlook)> = Colour::ALL
        .into_iter()
        .filter_map(|colour| Some((colour, hand.of_colour(colour).each().next()?)))
        .map(|(colour, card)| (colour, Outlook::new(sight, seat, drafted.with(card))))
        .collect();
    html! {
        @for (at, line) in now.lines.iter().enumerate() {
            (slot(sight, seat, line, now.instead(line), &html! {
                (state(sight, &now, line, "is-now"))
                @for (colour, outlook) in &after { (state(sight, outlook, &outlook.lines[at], &format!("if-{colour}"))) }
            }))
        }
    }
}

/// How a team would fly with some drafted cards.
pub(super) struct Outlook {
    /// Each dragon, and whether it fires.
    pub(super) lines: Vec<Readiness>,
    /// The dragons that fire together.
    together: Vec<Slot>,
    shares: Vec<Share>,
}

impl Outlook {
    pub(super) fn new(sight: &Sight<'_>, seat: Seat, drafted: Cards) -> Self {
        let mut lines = readiness(sight.board(), seat, drafted);
        let together = together(sight, seat, drafted, &lines);
        let plans = plans(sight, seat);
        for line in &mut lines {
            line.fires = line.fires && (plans || together.contains(&line.slot));
        }
        let shares = shares(sight.board(), seat, drafted, &together);
        Self { lines, together, shares }
    }

    /// Whether a dragon could fire instead of others only.
    fn instead(&self, line: &Readiness) -> bool {
        line.fires && !self.together.contains(&line.slot)
    }

    /// How many symbols the dragon in a slot gets.
    fn count(&self, slot: Slot) -> u8 {
        self.shares.iter().find(|share| share.slot == slot).map_or(0, Share::count)
    }

    /// Which dragons have more than before, or fire now.
    pub(super) fn served(&self, before: &Self) -> Vec<Served> {
        let fires = |outlook: &Self, slot| outlook.together.contains(&slot);
        let serve = |share: &Share| {
            let (slot, needs) = (share.slot, share.needs);
            let (gets, got) = if fires(self, slot) {
                (needs, if fires(before, slot) { needs } else { 0 })
            } else {
                (share.count(), before.count(slot))
            };
            Served { gets: if gets > got { gets } else { 0 }, needs }
        };
        self.shares.iter().map(serve).collect()
    }
}

/// How much of its need a dragon gets through a card; nothing if the card is not for it.
#[derive(Clone, Copy)]
pub(super) struct Served {
    pub(super) gets: u8,
    pub(super) needs: u8,
}

/// What a dragon needs and gets; what it would fly if it fires in the flight at hand.
fn state(sight: &Sight<'_>, outlook: &Outlook, line: &Readiness, class: &str) -> Markup {
    let share = outlook.shares.iter().find(|share| share.slot == line.slot);
    html! {
        div class={ "dr-state " (class) } aria-hidden="true" {
            @if outlook.instead(line) {
                b class="dr-or" { span class="only-wide" { (sight.t("or")) } span class="only-narrow" { (sight.t("or-short")) } }
            } @else if line.fires && sight.board().phase == Phase::Draft {
                b class="dr-gain" { "+" (sight.values().speed(line.dragon)) }
            }
            @if let Some(share) = share { (needs(line, share, "")) }
        }
    }
}

/// The symbols of a dragon, those that it gets lit.
pub(super) fn needs(line: &Readiness, share: &Share, class: &str) -> Markup {
    html! { div class={ "dr-needs" (class) } aria-hidden="true" { @for symbol in wanted(line, share) { (wanted_icon(symbol)) } } }
}

/// Whether a seat's dragons may still fire in any way: what is sent is not planned any more.
fn plans(sight: &Sight<'_>, seat: Seat) -> bool {
    let board = sight.board();
    match board.flyer() {
        Some(flyer) if flyer == seat => board.phase != Phase::Swap && board.firing().next().is_none(),
        _ => board.is_to_fly(seat),
    }
}

/// The dragons that fire: those that take the seat farthest together, or those that were chosen.
fn together(sight: &Sight<'_>, seat: Seat, drafted: Cards, lines: &[Readiness]) -> Vec<Slot> {
    let board = sight.board();
    if !plans(sight, seat) {
        return if board.flyer() == Some(seat) { chosen(sight, seat) } else { Vec::new() };
    }
    let able: Vec<Slot> = lines.iter().filter(|line| line.fires).map(|line| line.slot).collect();
    if able.len() < 2 {
        return able;
    }
    fire_sets(board, seat, drafted).into_iter().next().map(|best| best.slots).unwrap_or_default()
}

/// The dragons that the flyer has chosen; during the swap those that have fired.
fn chosen(sight: &Sight<'_>, seat: Seat) -> Vec<Slot> {
    let board = sight.board();
    if board.phase != Phase::Swap {
        return board.firing().collect();
    }
    let flight = sight.lately().take_while(|event| !matches!(event, Event::FlightBegins { .. }));
    let flown = flight.filter_map(|event| match *event {
        Event::DragonFired { seat: flyer, slot, .. } if flyer == seat => Some(slot),
        _ => None,
    });
    flown.collect()
}

/// One dragon of a team, which may fire `instead` of others only, and what stands over and under its card.
pub(super) fn slot(sight: &Sight<'_>, seat: Seat, line: &Readiness, instead: bool, more: &Markup) -> Markup {
    let fired = fired(sight, seat, line.slot);
    html! {
        div class={ "dr-slot at-" (line.slot.number()) @if line.fires && !instead { " is-ready" } @if fired.is_some() { " is-fired" } } title=(sight.card_words(line.dragon)) {
            (card(sight.values(), line.dragon))
            span class="sr" { (sight.card_words(line.dragon)) ". " (state_words(sight, line, instead)) }
            @if let Some(speed) = fired { b class="dr-gain" { "+" (speed) } }
            (hits(sight, seat, line.slot))
            (more)
            span class="dr-name" aria-hidden="true" { (sight.card(line.dragon)) }
        }
    }
}

fn wanted_icon(symbol: Wanted) -> Markup {
    let class = match symbol.state {
        State::Have => "is-have",
        State::Hero => "is-have is-hero",
        State::Missing => "is-missing",
    };
    support(symbol.colour, &format!("{class}{}", if symbol.extra { " is-extra" } else { "" }))
}

/// What a dragon lacks, in words.
fn state_words(sight: &Sight<'_>, line: &Readiness, instead: bool) -> String {
    if line.fires {
        sight.t(if instead { "ready-or" } else { "ready" })
    } else {
        sight.tr("missing", &[("symbols", sight.symbols(line.missing).into())])
    }
}

/// The attack cards on a dragon.
pub(super) fn hits(sight: &Sight<'_>, seat: Seat, slot: Slot) -> Markup {
    let mut lying = sight.board().attacks_on(seat, slot).peekable();
    if lying.peek().is_none() {
        return html! {};
    }
    html! {
        div class="dr-hits" { @for attack in lying { (hit(sight, attack.card)) } }
    }
}

fn hit(sight: &Sight<'_>, card: Dragon) -> Markup {
    html! {
        span class={ "dr-hit " (tones(card.colour())) } title=(sight.card_words(card)) {
            (line_icon("dragon-attack")) (support(card.colour(), ""))
            span class="sr" { (sight.card(card)) }
        }
    }
}

/// Whether an attack card lies on a dragon.
pub(super) fn is_attacked(sight: &Sight<'_>, seat: Seat, slot: Slot) -> bool {
    sight.board().attacks_on(seat, slot).next().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Scene;
    use crate::words::Lang;
    use engine::any::{AnyGame, AnyStep};
    use engine::random::{nth_rng, pick};
    use engine::{Game, Options, Turn, Viewer};
    use games::dragon_racer::{DragonRacer, Needs};

    #[test]
    fn the_symbol_of_an_attack_is_the_first_to_be_missing() {
        let states = |printed: [u8; 4], attacks: [u8; 4], have: [u8; 4], hero| {
            let line = Readiness {
                slot: Slot::new(0),
                dragon: "mossy".parse().unwrap(),
                printed: Needs::new(printed),
                attacks: Needs::new(attacks),
                missing: Needs::NONE,
                fires: false,
            };
            let share = Share { slot: line.slot, have: Needs::new(have), hero, needs: 0 };
            let letter = |symbol: &Wanted| match symbol.state {
                State::Have => 'h',
                State::Hero => 'o',
                State::Missing => '-',
            };
            wanted(&line, &share).iter().map(letter).collect::<String>()
        };
        assert_eq!(states([0, 2, 0, 0], [0, 1, 0, 0], [0, 2, 0, 0], None), "hh-");
        assert_eq!(states([0, 2, 0, 0], [0, 1, 0, 0], [0, 2, 0, 0], Some(Colour::Green)), "hho");
        assert_eq!(states([1, 0, 1, 0], [0; 4], [0; 4], None), "--");
    }

    /// Plays a game by chance; draws the team of whoever may swap, and shows it with what was told until then.
    fn each_swap(number: u64, mut look: impl FnMut(&DragonRacer, Seat, &[AnyStep], &str)) {
        let mut rng = nth_rng(3, number);
        let mut game = AnyGame::new(DragonRacer::new(DragonRacer::setup(4, &Options::default()).unwrap()));
        let mut log: Vec<AnyStep> = Vec::new();
        let names = ["Ola", "Marek", "Zosia", "Jan"].map(str::to_owned);
        while game.turn() != Turn::Over {
            let position = *game.downcast::<DragonRacer>().expect("a game of Dragon Racer");
            if let Some(seat) = position.board().flyer().filter(|_| position.board().phase == Phase::Swap) {
                let view = game.view(Viewer::Spectator);
                let lately = log.iter().rev().map(|step| &step.event).collect();
                let scene = Scene { lately, ..Scene::still(Lang::ENGLISH, &view, &names) };
                let sight = Sight::new(&scene).expect("a view of Dragon Racer");
                let drawn = slots_in_flight(&sight, seat, position.board().shown(seat)).into_string();
                look(&position, seat, &log, &drawn);
            }
            if let Turn::Act(deciding) = game.turn() {
                let seat = deciding.iter().next().expect("somebody acts");
                let text = pick(&mut rng, &game.legal(seat)).clone();
                game.act(seat, &text, &mut log).unwrap();
            } else {
                let text = game.roll(&mut rng);
                game.resolve(&text, &mut log).unwrap();
            }
        }
    }

    #[test]
    fn the_dragons_that_have_fired_stay_lit_while_one_may_be_swapped() {
        let mut in_doubt = 0;
        for number in 0..12 {
            each_swap(number, |game, seat, log, drawn| {
                let newest = |step: &AnyStep| step.event.downcast::<DragonRacer>().cloned();
                let flight = log.iter().rev().filter_map(newest);
                let fired: Vec<u8> = flight
                    .take_while(|event| !matches!(event, Event::FlightBegins { .. }))
                    .filter_map(|event| match event {
                        Event::DragonFired { slot, .. } => Some(slot.number()),
                        _ => None,
                    })
                    .collect();
                for slot in 1..=game.board().team(seat).len() as u8 {
                    let is_lit = drawn.contains(&format!("at-{slot} is-ready"));
                    assert_eq!(is_lit, fired.contains(&slot), "slot {slot} of seat {seat} in {game:?}");
                }
                let (far, drafted) = (game.board().moved(seat), game.board().shown(seat));
                let as_far =
                    fire_sets(game.board(), seat, drafted).into_iter().filter(|set| set.total == far);
                in_doubt += usize::from(!fired.is_empty() && as_far.count() > 1);
            });
        }
        assert!(in_doubt > 5, "other dragons could have flown as far {in_doubt} times");
    }
}
