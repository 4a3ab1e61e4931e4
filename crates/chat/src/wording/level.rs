//! The rating range of a table, in typed form and in words.

use liege_table::Level;
use liege_words::Message;

/// Reads `1400-1800`, `1400+`, `-1800`, each with a `!` if it asks for a proven rating; `None` if it is
/// something else.
pub fn read(text: &str) -> Option<Level> {
    let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let (text, proven) = match text.strip_suffix('!') {
        Some(text) => (text, true),
        None => (text.as_str(), false),
    };
    let text = text.replace(['–', '—', '‒', '−', '…'], "-").replace("..", "-");
    let bound = |text: &str| text.parse().ok().filter(|bound| (1..=Level::MOST).contains(bound));
    let (low, high) = match text.split_once('-') {
        None => (Some(bound(text.strip_suffix('+')?)?), None),
        Some(("", high)) => (None, Some(bound(high)?)),
        Some((low, "")) => (Some(bound(low)?), None),
        Some((low, high)) => (Some(bound(low)?), Some(bound(high)?)),
    };
    let in_order = low.zip(high).is_none_or(|(low, high)| low <= high);
    in_order.then_some(Level { low, high, proven })
}

/// Returns the typed form.
pub fn written(level: Level) -> String {
    let proven = if level.proven { "!" } else { "" };
    match (level.low, level.high) {
        (None, None) => "none".to_owned(),
        (Some(low), None) => format!("{low}+{proven}"),
        (None, Some(high)) => format!("-{high}{proven}"),
        (Some(low), Some(high)) => format!("{low}-{high}{proven}"),
    }
}

/// Returns the lines about it for an invitation: none if everybody may join.
pub fn lines(level: Level) -> Vec<Message> {
    let mut lines = Vec::new();
    let bound = |bound: Option<u16>| bound.unwrap_or_default().to_string();
    let id = match (level.low, level.high) {
        (None, None) => return lines,
        (Some(_), None) => "term-level-low",
        (None, Some(_)) => "term-level-high",
        (Some(_), Some(_)) => "term-level-range",
    };
    lines.push(Message::new(id).with("low", bound(level.low)).with("high", bound(level.high)));
    if level.proven {
        lines.push(Message::new("term-level-proven"));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_as_they_are_written() {
        for (texts, low, high, proven) in [
            (&["1400-1800", "1400–1800", "1400 — 1800", "1400..1800"][..], Some(1400), Some(1800), false),
            (&["1400+", "1400-", "1400 +"], Some(1400), None, false),
            (&["-1800", "–1800"], None, Some(1800), false),
            (&["1500-1500!"], Some(1500), Some(1500), true),
            (&["1400+!"], Some(1400), None, true),
        ] {
            for text in texts {
                let level = read(text).unwrap_or_else(|| panic!("{text}"));
                assert_eq!(level, Level { low, high, proven }, "{text}");
                assert_eq!(read(&written(level)), Some(level), "{text}");
            }
        }
        for text in ["", "!", "-", "+", "1400", "1800-1400", "0+", "4001+", "-0", "1-2-3", "a-b", "99999+"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn newcomers_count_as_the_rating_that_everybody_begins_with() {
        let rating = liege_table::rating::Rating::default();
        let level = |text: &str| read(text).unwrap();
        assert!(level("1400-1800").admits(rating.rating, true));
        assert!(!level("1400-1800!").admits(rating.rating, true));
        assert!(!level("1501+").admits(rating.rating, true));
        assert!(level("1400-1800!").admits(1399.6, false), "as it is shown");
        assert!(!level("-1800").admits(1800.5, false));
    }
}
