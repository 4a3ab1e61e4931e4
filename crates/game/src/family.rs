//! Families of games, for people who look for a game.

/// A group of similar games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Chess on its own board, with a rule or two changed.
    Chess,
    /// Chess on other boards, or for more than two players.
    Great,
    /// Draughts.
    Draughts,
    /// Everything else.
    Other,
    /// The games that the host of this program tells in texts ([`crate::Game::text`]).
    Host,
}

impl Family {
    /// All families, in the order in which they are shown.
    pub const ALL: [Family; 5] =
        [Family::Host, Family::Great, Family::Chess, Family::Draughts, Family::Other];

    /// The name in data, also that of its message: `games-family-<id>`.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Family::Chess => "chess",
            Family::Great => "great",
            Family::Draughts => "draughts",
            Family::Other => "other",
            Family::Host => "host",
        }
    }
}
