//! Commands, however they were given: typed, slash or button.

/// A command with its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A new table.
    New {
        /// Game id; as typed.
        game: String,
        /// Options and seats as typed: `truce=bound red=@ada white=open`; a seat that is not named is
        /// open to anyone.
        settings: String,
    },
    /// Take a seat.
    Join {
        /// The table; none where the place implies it.
        table: Option<i64>,
        /// The seat; none: the one invited to, or the first open one.
        seat: Option<String>,
    },
    /// Leave before the start.
    Leave {
        /// The table.
        table: Option<i64>,
    },
    /// Start with all seats taken by those who sit (a player may hold several).
    Start {
        /// The table.
        table: Option<i64>,
    },
    /// A move or act in notation (or several).
    Move {
        /// The table.
        table: Option<i64>,
        /// The notation.
        text: String,
    },
    /// Show the board.
    Board {
        /// The table.
        table: Option<i64>,
        /// The seat at the bottom; none: one's own.
        seat: Option<String>,
        /// The position after so many actions; none: now.
        at: Option<usize>,
    },
    /// The legal moves of a piece or cell.
    Moves {
        /// The table.
        table: Option<i64>,
        /// The piece or cell.
        piece: String,
    },
    /// The acts open now.
    Acts {
        /// The table.
        table: Option<i64>,
    },
    /// The actions so far.
    Log {
        /// The table.
        table: Option<i64>,
    },
    /// My tables, most urgent first.
    Tables,
    /// Help.
    Help {
        /// A command, a game, or nothing.
        topic: Option<String>,
    },
    /// Resign.
    Resign {
        /// The table.
        table: Option<i64>,
    },
    /// Choose one's language.
    Language {
        /// A code or name; none: show the present one.
        language: Option<String>,
    },
    /// Letters on the pieces of one's private boards.
    Letters {
        /// On or off.
        on: bool,
    },
    /// What this is, who made the games.
    About,
}
