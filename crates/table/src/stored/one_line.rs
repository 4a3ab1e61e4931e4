//! A text on one line.

/// The largest length of a reason, in characters.
pub(crate) const REASON: usize = 200;

/// A reason in the form for the log: on one line, not too long.
pub(crate) fn one_line(text: &str) -> String {
    let visible: String =
        text.chars().map(|c| if c.is_control() || c.is_whitespace() { ' ' } else { c }).collect();
    let line = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    line.chars().take(REASON).collect::<String>().trim_end().to_owned()
}
