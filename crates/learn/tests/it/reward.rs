//! What a seat gets at the end.

use engine::{Scores, Seat};
use learn::Reward;

#[test]
fn places_run_from_one_to_minus_one_and_add_up_to_nothing() {
    let rewards = |points: &[i32], reward: Reward| {
        let scores = Scores::by_points(points);
        Seat::all(points.len()).map(|seat| reward.of(&scores, seat)).collect::<Vec<_>>()
    };
    assert_eq!(rewards(&[5, 9, 1], Reward::Place), [0.0, 1.0, -1.0]);
    assert_eq!(rewards(&[9, 9, 1], Reward::Place), [0.5, 0.5, -1.0]);
    assert_eq!(rewards(&[4, 4], Reward::Place), [0.0, 0.0]);
    assert_eq!(rewards(&[9, 9, 1, 1], Reward::WinZeroSum), [0.25, 0.25, -0.25, -0.25]);
    assert_eq!(rewards(&[3, 1, 2], Reward::PointsZeroSum), [1.0, -1.0, 0.0]);
}

#[test]
fn every_reward_is_found_by_its_name() {
    assert!(Reward::ALL.into_iter().all(|reward| reward.name().parse() == Ok(reward)));
    assert!("glory".parse::<Reward>().unwrap_err().to_string().contains("win-zero-sum"));
}
