//! States that can come about in many ways, kept once each with the sum over all ways.

use std::ops::AddAssign;

/// What tells states apart: small, with a number whose bits depend on all of it.
pub(crate) trait Key: Copy + Eq {
    /// The hash of the state.
    fn mixed(self) -> u64;
}

impl Key for u64 {
    #[inline]
    fn mixed(self) -> u64 {
        // Fibonacci hashing; the upper bits depend on all bits of the key.
        (self ^ self >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }
}

impl Key for (u64, u64) {
    #[inline]
    fn mixed(self) -> u64 {
        (self.0.mixed().rotate_left(23) ^ self.1).mixed()
    }
}

/// The distinct states after some step, each with the sum of the ways to it.
#[derive(Clone, Debug)]
pub(crate) struct Layer<K, W> {
    /// The states in order of appearance.
    pub(crate) states: Vec<(K, W)>,
    /// Open addressing: 1 + index in `states`, 0 where free. The length is a power of two.
    slots: Vec<u32>,
}

impl<K: Key, W: Copy + AddAssign> Layer<K, W> {
    /// No state.
    pub(crate) fn new() -> Self {
        Self { states: Vec::new(), slots: vec![0; 1 << 6] }
    }

    /// Forgets all states and makes room for about `states` of them.
    pub(crate) fn clear(&mut self, states: usize) {
        self.states.clear();
        self.slots.clear();
        self.slots.resize((2 * states).next_power_of_two().max(1 << 6), 0);
    }

    #[inline]
    fn slot(&self, key: K) -> usize {
        (key.mixed() >> (64 - self.slots.len().trailing_zeros())) as usize
    }

    /// Adds ways to a state.
    #[inline]
    pub(crate) fn add(&mut self, key: K, ways: W) {
        let mut slot = self.slot(key);
        loop {
            match self.slots[slot] {
                0 => break,
                found => {
                    let (known, sum) = &mut self.states[found as usize - 1];
                    if *known == key {
                        *sum += ways;
                        return;
                    }
                }
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        self.states.push((key, ways));
        self.slots[slot] = self.states.len() as u32;
        if self.states.len() * 2 > self.slots.len() {
            self.grow();
        }
    }

    #[cold]
    fn grow(&mut self) {
        let length = self.slots.len() * 4;
        self.slots.clear();
        self.slots.resize(length, 0);
        for index in 0..self.states.len() {
            let mut slot = self.slot(self.states[index].0);
            while self.slots[slot] != 0 {
                slot = (slot + 1) & (length - 1);
            }
            self.slots[slot] = index as u32 + 1;
        }
    }
}
