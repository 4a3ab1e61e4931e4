//! Points in time, which every reader sees in their own zone.

/// A point in time, which every reader sees in their own zone.
pub(in crate::chat) fn moment(at: jiff::Timestamp) -> String {
    format!("<t:{}:R>", at.as_second())
}

/// The end of a limit: when it is, and how far off.
pub(in crate::chat) fn limit(at: jiff::Timestamp) -> String {
    format!("<t:{}:f> ({})", at.as_second(), moment(at))
}
