//! Networks that were trained keep their worth: an observation is the same numbers in the same order.

use super::{rng, starts, step};
use engine::Viewer;

/// The FNV-1a hash of all observations of seeded games: of each viewer, every few steps.
fn hash(coding: &dyn engine::any::Coding) -> u64 {
    let mut out = vec![0.0; coding.length()];
    let mut hash = 0xCBF2_9CE4_8422_2325_u64;
    for (mut game, nth) in starts(coding.kind()).zip(0..) {
        // One view's observation is written over another's.
        out.fill(0.0);
        let mut rng = rng(nth);
        for steps in 0.. {
            for viewer in Viewer::all(game.seats()).filter(|_| steps % 3 == 0) {
                coding.observe(&game.view(viewer), &mut out);
                for byte in out.iter().flat_map(|number| number.to_le_bytes()) {
                    hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3);
                }
            }
            if step(&mut game, &mut rng).is_none() {
                break;
            }
        }
    }
    hash
}

#[test]
fn observations_stay_the_same_numbers() {
    let hashes: Vec<_> = games::CODINGS.iter().map(|coding| (coding.kind().id(), hash(*coding))).collect();
    let known = [
        ("camel-up", 15_611_476_831_544_976_206),
        ("camel-up-cards", 7_188_969_069_186_963_583),
        ("dragon-racer", 6_182_644_491_513_863_523),
        ("keltis", 7_273_596_690_405_690_709),
        ("sobek", 3_305_618_920_647_442_316),
    ];
    assert_eq!(hashes, known);
}
