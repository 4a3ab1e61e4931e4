//! Standard output.

use std::io::{self, Write as _};

/// Prints to standard output; a closed pipe is not a failure (`liege config | head`).
///
/// # Errors
/// Returns an error if it can't be written.
pub fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}
