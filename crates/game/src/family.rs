//! What kind of game a game is, for those who look for one.

/// Games that are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Chess on its own board, with a rule or two changed.
    Chess,
    /// Chess of other boards, or for more than two.
    Great,
    /// Draughts.
    Draughts,
    /// Everything else.
    Other,
}

impl Family {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Family; 4] = [Family::Great, Family::Chess, Family::Draughts, Family::Other];

    /// The name in data, also that of its message: `games-family-<id>`.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Family::Chess => "chess",
            Family::Great => "great",
            Family::Draughts => "draughts",
            Family::Other => "other",
        }
    }
}
