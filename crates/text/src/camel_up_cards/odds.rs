//! Odds of Camel Up Cards: a race and what somebody knows of the deck in one line, and a table.

use crate::NoOdds;
use crate::Odds;
use engine::random::nth_rng;
use games::camel_up_cards::odds::{EXACT_ORDERS, LegOdds, Question, SAMPLES, Workspace};
use games::camel_up_cards::{BetCard, BetKind, Camel, Figure};
use std::fmt::Write;

/// The odds of a race such as `2:blue,white 4:orange fox:9 last:16 deck:blue1,white2 seen:green1 unknown:3`.
pub(super) fn of(race: &str) -> Result<Odds, NoOdds> {
    let Question { scene, knowledge } =
        race.parse().map_err(|message: String| NoOdds::new("bad-odds", message))?;
    // The same line gives the same numbers, also where they are sampled.
    let mut rng = nth_rng(1, 1);
    let odds = LegOdds::of_scene(&mut Workspace::new(), scene, knowledge, EXACT_ORDERS, SAMPLES, &mut rng);
    let json = serde_json::to_value(odds).map_err(|error| NoOdds::new("bad-odds", error.to_string()))?;
    Ok(Odds { json, text: table(&odds) })
}

fn table(odds: &LegOdds) -> String {
    let mut text = "chances at the end of the leg, and what a card is worth in EP\n\n".to_owned();
    text.push_str("            1st     2nd     3rd     4th     5th        5      3      2  third\n");
    for camel in Camel::ALL {
        // Writing to a string cannot fail, here and below.
        let _ = write!(text, "{:8}", camel.name());
        for place in odds.places[camel.index()] {
            let _ = write!(text, " {:6.2}%", 100.0 * place.chance);
        }
        text.push_str("  ");
        for (kind, value) in [
            (BetKind::Leg, Some(5)),
            (BetKind::Leg, Some(3)),
            (BetKind::Leg, Some(2)),
            (BetKind::Third, None),
        ] {
            let _ = write!(text, " {:+6.2}", odds.worth(BetCard { kind, camel, value }).value);
        }
        text.push('\n');
    }
    let _ = writeln!(text, "\nthe race ends in this leg: {:.2}%", 100.0 * odds.race_ends.chance);
    for figure in Figure::ALL {
        let stays = odds.figure_stays[figure as usize].chance;
        if stays > 0.0 {
            let _ = writeln!(text, "the {figure} is still out at the payout: {:.2}%", 100.0 * stays);
        }
    }
    match odds.samples {
        None => {
            let _ = writeln!(text, "exact: all {:.0} orders of cards are counted", odds.orders);
        }
        Some(samples) => {
            let most = odds.places.iter().flatten().map(|place| place.error).fold(0.0, f64::max);
            let _ = writeln!(
                text,
                "from {samples} orders of cards; one standard error is at most {:.2}%",
                100.0 * most
            );
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_that_is_known_gives_exact_chances() {
        let odds = of("2:blue,white 4:orange last:16 deck:blue1,orange2").ok().unwrap();
        assert_eq!(odds.json["exact"], true);
        // Orange leads whatever comes first; blue goes to 3 with white on its back.
        assert_eq!(odds.json["camels"]["orange"][0]["chance"], 1.0);
        assert_eq!(odds.json["camels"]["white"][1]["chance"], 1.0);
        assert!(odds.text.contains("exact: all 2 orders"), "{}", odds.text);
    }

    #[test]
    fn camels_on_the_start_may_be_named() {
        let [named, left_out] =
            ["start:green,yellow 2:blue,white 4:orange deck:blue1", "2:blue,white 4:orange deck:blue1"]
                .map(|race| of(race).ok().unwrap().json);
        assert_eq!(named, left_out);
        assert!(of("2:blue fox:1 deck:blue1").is_ok(), "a camel on the Start leaves no cell behind all");
    }

    #[test]
    fn what_cannot_be_is_refused() {
        for (race, reason) in [
            ("deck:blue1", "CC-2.9"),
            ("2:blue 3:blue deck:white1", "stands twice"),
            ("2:blue fox:2 deck:white1", "CC-6.3"),
            ("2:blue fox:40 deck:white1", "no cell 40"),
            ("2:blue deck:blue2,blue2", "CC-1.2"),
            ("2:blue unknown:31", "at most"),
            ("2:blue storm:4 deck:blue1", "no sandstorm"),
            ("4:blue storm:5-6 deck:blue1", "CC-3.11: no sandstorm lies ahead of the leader, but 5-6 does"),
            ("2:blue,green,orange,white,yellow fox:1 deck:blue1", "CC-6.5: the fox cannot stand behind"),
            ("2:blue start:purple deck:blue1", "`purple` is no camel"),
            ("2:blue start:blue deck:blue1", "blue stands twice"),
            ("2:blue fox:7 fox:8 deck:blue1", "`fox:` stands twice"),
            ("2:blue last:16 deck:blue1 last:18", "`last:` stands twice"),
            ("2:blue 2:white deck:blue1", "`2:` stands twice"),
            ("2:purple", "no camel"),
            ("nonsense", "what:how"),
        ] {
            let message = of(race).err().map(|refusal| refusal.message).unwrap_or_default();
            assert!(message.contains(reason), "{race}: {message}");
        }
    }
}
