//! The coordinates beside boards.

/// The coordinates beside a board, by the tradition that its players read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// Letters below for files, numbers at the left for ranks, both from the first seat's left corner.
    #[default]
    Chess,
    /// Japanese: files are numbered from the first seat's right, above; ranks have letters from the far side, at the right.
    Japanese,
    /// Chinese: each seat numbers the files from its own right, below or above. Ranks have no names.
    Chinese,
    /// Korean: ranks are numbered from the far side, at the left, the tenth as 0; files from the left, below.
    Korean,
}
