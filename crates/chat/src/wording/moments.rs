//! Points in time in Discord's form, which every reader sees in their own zone.

/// Returns a relative time: "in 3 days", "2 hours ago". A sentence calls it `$when` and puts no preposition
/// before it, since "until in 3 days" is not English; after *until*, *by* or *since* use [`limit`].
/// `tests/cli/sentences.rs` checks the sentences and the code for that.
pub fn distance(at: jiff::Timestamp) -> String {
    format!("<t:{}:R>", at.as_second())
}

/// Returns a date with a relative time, for use after a preposition.
pub fn limit(at: jiff::Timestamp) -> String {
    format!("<t:{}:f> ({})", at.as_second(), distance(at))
}

/// Returns the day of a point in time.
pub fn day(at: jiff::Timestamp) -> String {
    format!("<t:{}:D>", at.as_second())
}
