//! Sets of small numbers as bits.

const BYTES: u64 = 0x0101_0101_0101_0101;

/// The place of the set bit number `n`, counted from 0 and from the lowest. There must be more than `n`.
#[inline]
pub(crate) const fn nth_set_bit(mask: u64, n: u32) -> u32 {
    debug_assert!(n < mask.count_ones());
    // Bits set in each byte, then in each byte and those below, after Vigna's broadword select.
    let pairs = mask - (mask >> 1 & (0x55 * BYTES));
    let nibbles = (pairs & (0x33 * BYTES)) + (pairs >> 2 & (0x33 * BYTES));
    let sums = ((nibbles + (nibbles >> 4)) & (0x0F * BYTES)).wrapping_mul(BYTES);
    // The first byte whose sum exceeds n.
    let exceeds = (sums | (0x80 * BYTES)).wrapping_sub((n as u64 + 1) * BYTES) & (0x80 * BYTES);
    let start = exceeds.trailing_zeros() & !7;
    let mut left = n - ((sums << 8) >> start & 0xFF) as u32;
    let mut byte = mask >> start;
    while left > 0 {
        byte &= byte - 1;
        left -= 1;
    }
    start + byte.trailing_zeros()
}

/// The places of the set bits, lowest first.
pub(crate) fn set_bits(mut mask: u64) -> impl Iterator<Item = u32> + Clone {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros())?;
        mask &= mask - 1;
        Some(bit)
    })
}

/// Checked at compile time, for dense and sparse masks: the nth bit is the nth of all.
const _: () = {
    let mut mask: u64 = 0x9E37_79B9_7F4A_7C15;
    let mut round = 0;
    while round < 40 {
        // Xorshift.
        mask ^= mask << 13;
        mask ^= mask >> 7;
        mask ^= mask << 17;
        are_the_nth(mask);
        are_the_nth(mask & mask.rotate_left(round));
        are_the_nth(mask | mask.rotate_right(round));
        are_the_nth(1 << round);
        round += 1;
    }
    are_the_nth(u64::MAX);
    are_the_nth(1 << 63);
};

const fn are_the_nth(mask: u64) {
    let (mut left, mut n) = (mask, 0);
    while left != 0 {
        assert!(nth_set_bit(mask, n) == left.trailing_zeros());
        left &= left - 1;
        n += 1;
    }
}
