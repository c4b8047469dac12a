//! Lists, and moves that fit a terminal.

/// The widest line.
const WIDTH: usize = 96;
/// Columns before the moves of a line.
const MARGIN: usize = 12;

/// `mossy, drizzle`, or `nothing`.
pub(crate) fn listed(texts: &[String]) -> String {
    if texts.is_empty() { "nothing".to_owned() } else { texts.join(", ") }
}

/// Moves by their first word, a paragraph each: `  bet       bet blue · bet green`.
pub(crate) fn grouped(moves: &[String]) -> String {
    let labels: Vec<_> = moves.iter().map(|text| (text.as_str(), text.clone())).collect();
    paragraphs(&labels, " · ")
}

/// Moves by their first word, a paragraph each, with the number of each move: `  bet       1) blue   2) green`.
pub fn numbered(moves: &[String]) -> String {
    let label = |(at, text): (usize, &String)| {
        let rest = text.split_once(' ').map_or(text.as_str(), |(_, rest)| rest);
        format!("{}) {rest}", at + 1)
    };
    let labels: Vec<_> = moves.iter().enumerate().map(|item| (item.1.as_str(), label(item))).collect();
    paragraphs(&labels, "   ")
}

/// Labels of moves, grouped by the moves' first words.
fn paragraphs(labels: &[(&str, String)], between: &str) -> String {
    let first = |text: &str| text.split(' ').next().unwrap_or_default().to_owned();
    let mut text = String::new();
    for group in labels.chunk_by(|(one, _), (next, _)| first(one) == first(next)) {
        let mut line = format!("  {:<width$}", first(group[0].0), width = MARGIN - 2);
        let mut is_empty = true;
        for (_, label) in group {
            if !is_empty && line.chars().count() + between.chars().count() + label.chars().count() > WIDTH {
                text.push_str(line.trim_end());
                text.push('\n');
                line = " ".repeat(MARGIN);
                is_empty = true;
            }
            if !is_empty {
                line.push_str(between);
            }
            line.push_str(label);
            is_empty = false;
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_grouped_by_their_first_word() {
        let moves = ["bet blue", "bet pink", "roll"].map(str::to_owned);
        assert_eq!(grouped(&moves), "  bet       bet blue · bet pink\n  roll      roll\n");
        assert_eq!(numbered(&moves), "  bet       1) blue   2) pink\n  roll      3) roll\n");
    }

    #[test]
    fn lines_stay_within_the_width() {
        let moves: Vec<_> = (0..60).map(|space| format!("tile {space} cheer")).collect();
        assert!(grouped(&moves).lines().all(|line| line.chars().count() <= WIDTH));
    }
}
