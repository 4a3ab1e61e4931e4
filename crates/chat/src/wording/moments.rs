//! Points in time, which every reader sees in their own zone.

/// How far off a point in time is: "in 3 days", "2 hours ago". A sentence names it `$when` and puts no
/// preposition before it, since "until in 3 days" is no English; after *until*, *by* or *since* there
/// is [`limit`]. `tests/cli/sentences.rs` holds the sentences and the code to that.
pub fn distance(at: jiff::Timestamp) -> String {
    format!("<t:{}:R>", at.as_second())
}

/// A point in time as a date, and how far off it is: fit to stand after a preposition.
pub fn limit(at: jiff::Timestamp) -> String {
    format!("<t:{}:f> ({})", at.as_second(), distance(at))
}

/// The day of a point in time.
pub fn day(at: jiff::Timestamp) -> String {
    format!("<t:{}:D>", at.as_second())
}
