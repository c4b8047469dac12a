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

#[cfg(test)]
mod tests {
    use super::*;
    use engine::random::{Rng, nth_rng};

    #[test]
    fn the_nth_bit_is_the_nth_of_the_list() {
        let mut rng = nth_rng(1, 1);
        let dense_and_thin = |rng: &mut engine::random::PlayoutRng| {
            let mask = rng.next_u64();
            [mask, mask & rng.next_u64() & rng.next_u64(), !(mask & rng.next_u64()), u64::MAX, 1 << 63, 1]
        };
        for _ in 0..1_000 {
            for mask in dense_and_thin(&mut rng) {
                for (n, bit) in set_bits(mask).enumerate() {
                    assert_eq!(nth_set_bit(mask, n as u32), bit, "{mask:x} {n}");
                }
            }
        }
    }
}
