//! What a command or button is counted as.

/// What a command or button is counted as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// A command or button.
    Command,
    /// A move or an answer; a command like others from those who play nowhere.
    Move,
    /// A picture.
    Picture,
    /// An animation or a sheet.
    Film,
    /// A file to be read.
    File,
}
