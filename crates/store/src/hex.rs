//! Bytes as a text of hexadecimal digits.

use std::fmt::Write as _;

/// The text of bytes.
pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
