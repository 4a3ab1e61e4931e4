//! Points in time, which every reader sees in their own zone.

/// A point in time, which every reader sees in their own zone.
pub fn moment(at: jiff::Timestamp) -> String {
    format!("<t:{}:R>", at.as_second())
}

/// The end of a limit: when it is, and how far off.
pub fn limit(at: jiff::Timestamp) -> String {
    format!("<t:{}:f> ({})", at.as_second(), moment(at))
}

/// The day of a point in time.
pub fn day(at: jiff::Timestamp) -> String {
    format!("<t:{}:D>", at.as_second())
}
