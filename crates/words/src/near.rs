//! Words: their likeness to words that a person may have meant, and a capital in front.

use crate::steps;

/// The likeness of two words by their slips: from 0 (nothing in common) to 1 (equal). If one has less than three
/// fifths of the other's length it is 0, without a long look: typed words may be as long as a message.
#[must_use]
pub fn likeness(one: &str, other: &str) -> f64 {
    let sizes = |one: usize, other: usize| (one.min(other), one.max(other));
    let (short, long) = sizes(one.len(), other.len());
    steps::step(1);
    // A character has one byte to four.
    if long > 8 * short {
        return 0.0;
    }
    let (short, long) = sizes(one.chars().count(), other.chars().count());
    if 3 * long > 5 * short {
        return 0.0;
    }
    steps::step(short * long);
    strsim::normalized_damerau_levenshtein(one, other)
}

/// The least likeness of a word that was meant: of four letters one may be wrong.
const NEAR: f64 = 0.75;

/// The things that may have been meant by a word, the likest first, each with how like the likest of its names is.
#[must_use]
pub fn near<T, N>(typed: &str, things: impl IntoIterator<Item = (T, N)>) -> Vec<(f64, T)>
where
    N: IntoIterator<Item: AsRef<str>>,
{
    let likest = |names: N| names.into_iter().map(|name| likeness(name.as_ref(), typed)).fold(0.0, f64::max);
    let things = things.into_iter().map(|(thing, names)| (likest(names), thing));
    let mut near: Vec<(f64, T)> = things.filter(|(likeness, _)| *likeness >= NEAR).collect();
    near.sort_by(|one, other| other.0.total_cmp(&one.0));
    near
}

/// The likest of the things that a word may mean, if no other is as like.
#[must_use]
pub fn nearest<T, N>(typed: &str, things: impl IntoIterator<Item = (T, N)>) -> Option<T>
where
    N: IntoIterator<Item: AsRef<str>>,
{
    let mut near = near(typed, things).into_iter();
    let (likest, thing) = near.next()?;
    near.next().is_none_or(|(next, _)| next < likest).then_some(thing)
}

/// A text with a capital in front.
#[must_use]
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::{capitalised, likeness, near, nearest};

    #[test]
    fn a_capital_stands_in_front() {
        assert_eq!((capitalised("ферзь").as_str(), capitalised("").as_str()), ("Ферзь", ""));
    }

    #[test]
    fn slips_are_near_and_long_texts_are_not() {
        assert!((likeness("rook", "rook") - 1.0).abs() < f64::EPSILON);
        assert!(likeness("resgin", "resign") > 0.8 && likeness("слон", "слан") > 0.7);
        assert!(likeness("moves", "rating") < 0.4);
        let things = [(1, ["rook", "castle"]), (2, ["book", "volume"]), (3, ["king", "monarch"])];
        assert_eq!(near("rook", things), [(1.0, 1), (0.75, 2)]);
        assert_eq!((nearest("book", things), nearest("hook", things)), (Some(2), None));
        assert!(likeness("move", &"move".repeat(1000)) < f64::EPSILON && likeness("", "a") < f64::EPSILON);
    }
}
