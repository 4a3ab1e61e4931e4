//! The kinds of requests that limits count.

/// A kind of request that a limit counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// A command or button.
    Command,
    /// A move or an answer; from a member who plays nowhere it counts as a command.
    Move,
    /// A picture.
    Picture,
    /// An animation or a sheet.
    Film,
    /// A file to read.
    File,
}
