//! The tree of what has been looked at: nodes are what the searching seat can tell apart.

use engine::{Disclosure, Game, Seat};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Where a list ends.
pub(super) const NONE: u32 = u32::MAX;

/// A decision or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Step<A, O> {
    Act(A),
    Chance(O),
}

/// A step in a game.
pub(super) type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Outcome>;

/// A step from a node, and what came of it.
pub(super) struct Edge<G: Game> {
    pub(super) step: StepOf<G>,
    /// The next edge of the same node, or [`NONE`].
    pub(super) next: u32,
    /// The node it leads to, or [`NONE`].
    pub(super) child: u32,
    /// Steps of the same node with the same face lead to the same child; 0 for one that the searching seat sees.
    face: u64,
    /// How often it was made, and how often it could have been.
    pub(super) visits: u32,
    pub(super) open: u32,
    /// The sum of the mover's outlook.
    pub(super) sum: f32,
    /// The share of attention that it gets before anything is found out.
    pub(super) prior: f32,
}

/// All nodes and edges, each in one piece of memory.
pub(super) struct Tree<G: Game> {
    /// The first edge of each node.
    pub(super) nodes: Vec<u32>,
    pub(super) edges: Vec<Edge<G>>,
}

impl<G: Game> Tree<G> {
    pub(super) const fn new() -> Self {
        Self { nodes: Vec::new(), edges: Vec::new() }
    }

    /// Starts again with a node that has no edges.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.nodes.push(NONE);
    }

    /// The edges of a node in their order.
    pub(super) fn edges_of(&self, node: u32) -> impl Iterator<Item = &Edge<G>> {
        // `NONE` is beyond all of them.
        let edge = |at: u32| self.edges.get(at as usize);
        std::iter::successors(edge(self.nodes[node as usize]), move |before| edge(before.next))
    }

    /// The edge of a node for a step; none if there is none yet.
    pub(super) fn find(&self, node: u32, step: StepOf<G>) -> Option<u32> {
        let mut at = self.nodes[node as usize];
        while at != NONE {
            let edge = &self.edges[at as usize];
            if edge.step == step {
                return Some(at);
            }
            at = edge.next;
        }
        None
    }

    /// Adds an edge after `before`, or as the first if that is [`NONE`].
    pub(super) fn insert(&mut self, node: u32, before: u32, step: StepOf<G>, face: u64, prior: f32) -> u32 {
        let at = self.edges.len() as u32;
        let link = if before == NONE {
            &mut self.nodes[node as usize]
        } else {
            &mut self.edges[before as usize].next
        };
        let next = std::mem::replace(link, at);
        self.edges.push(Edge { step, next, child: NONE, face, visits: 0, open: 0, sum: 0.0, prior });
        at
    }

    /// The node that an edge leads to, and whether it is new.
    pub(super) fn child(&mut self, node: u32, edge: u32) -> (u32, bool) {
        let Edge { child, face, .. } = self.edges[edge as usize];
        if child != NONE {
            return (child, false);
        }
        let shared = if face == 0 { None } else { self.behind(node, face) };
        let child = shared.unwrap_or(self.nodes.len() as u32);
        self.edges[edge as usize].child = child;
        if shared.is_none() {
            self.nodes.push(NONE);
        }
        (child, shared.is_none())
    }

    /// The node behind the edges with this face, if one of them was made.
    fn behind(&self, node: u32, face: u64) -> Option<u32> {
        let made = |edge: &&Edge<G>| edge.face == face && edge.child != NONE;
        self.edges_of(node).find(made).map(|edge| edge.child)
    }
}

/// How a decision of `seat` looks to the searching seat: 0 for one that it sees as it is.
pub(super) fn face_of_action<G: Game>(world: &G, me: Seat, seat: Seat, action: G::Action) -> u64 {
    if seat == me || world.witnesses(seat, action).contains(me) {
        return 0;
    }
    face(world.disclosure(seat, action))
}

/// How an outcome of chance looks to the searching seat.
pub(super) fn face_of_outcome<G: Game>(world: &G, me: Seat, outcome: G::Outcome) -> u64 {
    let sees = world.outcome_witnesses(outcome).contains(me);
    if sees { 0 } else { face(world.outcome_disclosure(outcome)) }
}

fn face(disclosure: Disclosure) -> u64 {
    match disclosure {
        Disclosure::Open => 0,
        Disclosure::As(text) => {
            let mut hash = DefaultHasher::new();
            text.hash(&mut hash);
            hash.finish() | 1
        }
        Disclosure::Hidden => 1,
    }
}
