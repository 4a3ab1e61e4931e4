//! Shortened texts for refusals.

/// The part of a text that fits a sentence.
pub(super) fn short(text: &str) -> String {
    let text = text.trim();
    if text.chars().count() <= 40 { text.to_owned() } else { text.chars().take(39).chain(['…']).collect() }
}
