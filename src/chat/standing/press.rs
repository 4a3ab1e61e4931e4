//! Ids of the buttons about standing.

/// What a button about standing does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StandingPress {
    /// A page of a game's leaderboard.
    Leaders {
        /// The game's id.
        game: String,
        /// The page, from 0.
        page: usize,
    },
    /// Play the game of a table again.
    Rematch {
        /// The table.
        table: i64,
    },
    /// The board of the most urgent other table that waits for whoever presses.
    Next {
        /// The table that is not meant.
        table: i64,
    },
}

impl StandingPress {
    /// The table it is about, if it is about one.
    #[must_use]
    pub fn table(&self) -> Option<i64> {
        match self {
            StandingPress::Rematch { table } => Some(*table),
            // It shows other tables than this one.
            StandingPress::Next { .. } | StandingPress::Leaders { .. } => None,
        }
    }

    /// The id of the button.
    #[must_use]
    pub fn id(&self) -> String {
        match self {
            StandingPress::Leaders { game, page } => format!("leaders:{game}:{page}"),
            StandingPress::Rematch { table } => format!("rematch:{table}"),
            StandingPress::Next { table } => format!("next:{table}"),
        }
    }

    /// Reads an id; `None` for one that is not of these.
    #[must_use]
    pub fn read(id: &str) -> Option<StandingPress> {
        let (what, rest) = id.split_once(':')?;
        Some(match what {
            "leaders" => {
                let (game, page) = rest.split_once(':')?;
                StandingPress::Leaders { game: game.to_owned(), page: page.parse().ok()? }
            }
            "rematch" => StandingPress::Rematch { table: rest.parse().ok()? },
            "next" => StandingPress::Next { table: rest.parse().ok()? },
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back() {
        for press in [
            StandingPress::Leaders { game: "dragonchess".into(), page: 3 },
            StandingPress::Rematch { table: 12 },
            StandingPress::Next { table: 7 },
        ] {
            assert_eq!(StandingPress::read(&press.id()), Some(press));
        }
        for id in ["", "leaders", "leaders:x", "leaders:x:y", "rematch:", "next:x", "nextly:1"] {
            assert_eq!(StandingPress::read(id), None, "{id}");
        }
    }
}
