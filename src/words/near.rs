//! Words: how like one is to another that somebody may have meant, and with a capital in front.

/// From 0 for words that have nothing in common to 1 for the same, by the slips between them. Of two of which one is
/// more than twice as long as the other it is 0, without a long look: what people type may be as long as a message.
#[must_use]
pub fn likeness(one: &str, other: &str) -> f64 {
    let (short, long) = (one.chars().count(), other.chars().count());
    let (short, long) = (short.min(long), short.max(long));
    if long > 2 * short { 0.0 } else { strsim::normalized_damerau_levenshtein(one, other) }
}

/// A text with a capital in front.
#[must_use]
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::{capitalised, likeness};

    #[test]
    fn a_capital_stands_in_front() {
        assert_eq!((capitalised("ферзь").as_str(), capitalised("").as_str()), ("Ферзь", ""));
    }

    #[test]
    fn slips_are_near_and_long_texts_are_not() {
        assert!((likeness("rook", "rook") - 1.0).abs() < f64::EPSILON);
        assert!(likeness("resgin", "resign") > 0.8 && likeness("слон", "слан") > 0.7);
        assert!(likeness("moves", "rating") < 0.4);
        assert!(likeness("move", &"move".repeat(1000)) < f64::EPSILON && likeness("", "a") < f64::EPSILON);
    }
}
