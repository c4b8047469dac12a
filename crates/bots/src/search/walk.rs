//! The iterations of one search.

use super::guide::{Guide, Outlook};
use super::playout::{End, Lists, commit_others, play_on};
use super::tree::{Edge, NONE, Step, Tree, face_of_action, face_of_outcome};
use super::{Finding, Settings};
use engine::random::PlayoutRng;
use engine::{Game, Seat, Turn, View};

/// One search: the tree and the memory of its walks.
pub(super) struct Walk<'a, G: Game, P> {
    view: &'a View<G>,
    me: Seat,
    guide: &'a P,
    settings: Settings,
    rng: &'a mut PlayoutRng,
    tree: Tree<G>,
    /// The stage at which playouts stop.
    stop: u32,
    /// The edges of the current walk, with the seat whose outlook counts there; none for chance.
    path: Vec<(u32, Option<Seat>)>,
    /// The edges of the legal decisions.
    open: Vec<u32>,
    promises: Vec<f32>,
    lists: Lists<G>,
}

impl<'a, G: Game, P: Guide<G>> Walk<'a, G, P> {
    pub(super) fn new(
        view: &'a View<G>,
        me: Seat,
        guide: &'a P,
        settings: Settings,
        rng: &'a mut PlayoutRng,
    ) -> Self {
        let stop = guide.stage(&G::sample(view, rng)) + guide.horizon();
        let mut tree = Tree::new();
        tree.clear();
        Self {
            view,
            me,
            guide,
            settings,
            rng,
            tree,
            stop,
            path: Vec::new(),
            open: Vec::new(),
            promises: Vec::new(),
            lists: Lists::default(),
        }
    }

    /// One world, one walk down the tree, one playout.
    pub(super) fn iterate(&mut self) {
        let mut world = G::sample(self.view, self.rng);
        self.path.clear();
        commit_others(self.guide, &mut world, self.me, self.rng, &mut self.lists);
        self.descend(&mut world);
        let outlook = self.play_out(&mut world);
        for &(edge, seat) in &self.path {
            let edge = &mut self.tree.edges[edge as usize];
            edge.visits += 1;
            edge.sum += seat.map_or(0.0, |seat| outlook[seat.index()]);
        }
    }

    /// Follows the tree to a step that it does not know yet, and adds it.
    fn descend(&mut self, world: &mut G) {
        let mut node = 0;
        loop {
            let (edge, seat) = match world.turn() {
                Turn::Over => return,
                Turn::Chance => (self.chance(world, node), None),
                Turn::Act(seats) => {
                    let Some(seat) = seats.without(self.me).first().or(seats.first()) else { return };
                    (self.decide(world, node, seat), Some(seat))
                }
            };
            self.path.push((edge, seat));
            let (child, new) = self.tree.child(node, edge);
            if new || self.guide.stage(world) >= self.stop {
                return;
            }
            node = child;
        }
    }

    /// Draws an outcome and carries it out.
    fn chance(&mut self, world: &mut G, node: u32) -> u32 {
        let outcome = world.roll(self.rng, &mut self.lists.outcomes);
        let step = Step::Chance(outcome);
        let edge = self.tree.find(node, step).unwrap_or_else(|| {
            let face = face_of_outcome(world, self.me, outcome);
            self.tree.insert(node, NONE, step, face, 0.0)
        });
        world.resolve(outcome, &mut ());
        edge
    }

    /// Chooses the decision that is to be looked at next, and carries it out.
    fn decide(&mut self, world: &mut G, node: u32, seat: Seat) -> u32 {
        self.lists.legal.clear();
        world.legal(seat, &mut self.lists.legal);
        self.list(world, node, seat);
        let edge = self.most_urgent();
        if let Step::Act(action) = self.tree.edges[edge as usize].step {
            world.act(seat, action, &mut ());
        }
        edge
    }

    /// Finds or adds the edges of the legal decisions, both lists being sorted.
    fn list(&mut self, world: &G, node: u32, seat: Seat) {
        self.open.clear();
        self.promises.clear();
        let (mut before, mut at) = (NONE, self.tree.nodes[node as usize]);
        for index in 0..self.lists.legal.len() {
            let action = self.lists.legal[index];
            while at != NONE
                && matches!(self.tree.edges[at as usize].step, Step::Act(other) if other < action)
            {
                (before, at) = (at, self.tree.edges[at as usize].next);
            }
            let known = at != NONE
                && matches!(self.tree.edges[at as usize].step, Step::Act(other) if other == action);
            if !known {
                if self.promises.is_empty() {
                    self.weigh(world, seat, node == 0);
                }
                let face = face_of_action(world, self.me, seat, action);
                at = self.tree.insert(node, before, Step::Act(action), face, self.promises[index]);
            }
            self.tree.edges[at as usize].open += 1;
            self.open.push(at);
            (before, at) = (at, self.tree.edges[at as usize].next);
        }
    }

    /// What the legal decisions promise, as shares of 1.
    fn weigh(&mut self, world: &G, seat: Seat, at_root: bool) {
        let legal = &self.lists.legal;
        if at_root {
            // By another world than the one that is walked through.
            let other = G::sample(self.view, self.rng);
            self.guide.promises(&other, seat, legal, true, self.rng, &mut self.promises);
        } else {
            self.guide.promises(world, seat, legal, false, self.rng, &mut self.promises);
        }
        let most = self.promises.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for promise in &mut self.promises {
            *promise = (*promise - most).exp();
            sum += *promise;
        }
        self.promises.iter_mut().for_each(|promise| *promise /= sum);
    }

    /// By predictor and upper confidence bound (PUCT, after Rosin 2011); an edge never tried counts a little less than
    /// what its siblings bring.
    fn most_urgent(&self) -> u32 {
        let (mut visits, mut sum) = (0, 0.0);
        for &edge in &self.open {
            let edge = &self.tree.edges[edge as usize];
            visits += edge.visits;
            sum += edge.sum;
        }
        let untried = if visits == 0 { 0.0 } else { sum / visits as f32 };
        let mut best = (self.open[0], f32::NEG_INFINITY);
        for &at in &self.open {
            let edge = &self.tree.edges[at as usize];
            let mean = if edge.visits == 0 { untried } else { edge.sum / edge.visits as f32 };
            let room = self.settings.curiosity * edge.prior * (edge.open as f32).sqrt();
            let urgency = mean + room / (1.0 + edge.visits as f32);
            if urgency > best.1 {
                best = (at, urgency);
            }
        }
        best.0
    }

    fn play_out(&mut self, world: &mut G) -> Outlook {
        match play_on(self.guide, world, self.stop, self.rng, &mut self.lists) {
            End::Over(scores) => self.guide.end(&scores),
            End::Stopped(worth) => worth.outlook(world.seats()),
        }
    }

    /// Whether no decision can still be tried as often as the one that was tried most, with so many iterations left.
    pub(super) fn is_settled(&self, left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for edge in self.tree.edges_of(0) {
            second = second.max(edge.visits.min(most));
            most = most.max(edge.visits);
        }
        most > second + left
    }

    pub(super) fn findings(&self) -> Vec<Finding<G::Action>> {
        let found = |edge: &Edge<G>| {
            let Step::Act(action) = edge.step else { return None };
            let value = if edge.visits == 0 { 0.0 } else { edge.sum / edge.visits as f32 };
            Some(Finding { action, visits: edge.visits, value })
        };
        self.tree.edges_of(0).filter_map(found).collect()
    }
}
