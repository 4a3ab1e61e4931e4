//! Ids of the buttons about seeks.

/// What a button about seeks does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeekPress {
    /// Seek players for a game, with the usual settings.
    For {
        /// The game's id.
        game: String,
    },
    /// Sit down at a table that was listed: also from the direct message in which it was.
    Join {
        /// The table.
        table: i64,
        /// The seat (an index); none: any.
        seat: Option<u8>,
    },
    /// Seek players all the same, though others seek them.
    Own {
        /// The number of what was about to be sought.
        draft: i64,
    },
    /// Seek players once more for a table that was closed.
    Again {
        /// The table.
        table: i64,
    },
    /// Seek players no more.
    End {
        /// The table.
        table: i64,
    },
    /// A page of what is sought.
    Page {
        /// The page, from 0.
        page: usize,
        /// What is looked for, as typed after `seeks`.
        filter: String,
    },
}

impl SeekPress {
    /// The table it is about, if it has to be one that whoever presses may see from where they are.
    #[must_use]
    pub fn table(&self) -> Option<i64> {
        match self {
            SeekPress::Again { table } | SeekPress::End { table } => Some(*table),
            // What may be joined from a direct message is looked at when it is pressed.
            SeekPress::Join { .. }
            | SeekPress::For { .. }
            | SeekPress::Own { .. }
            | SeekPress::Page { .. } => None,
        }
    }

    /// The id of the button.
    #[must_use]
    pub fn id(&self) -> String {
        match self {
            SeekPress::For { game } => format!("seek-for:{game}"),
            SeekPress::Join { table, seat: None } => format!("seek-join:{table}"),
            SeekPress::Join { table, seat: Some(seat) } => format!("seek-join:{table}:{seat}"),
            SeekPress::Own { draft } => format!("seek-own:{draft}"),
            SeekPress::Again { table } => format!("seek-again:{table}"),
            SeekPress::End { table } => format!("unseek:{table}"),
            SeekPress::Page { page, filter } => format!("seeks:{page}:{filter}"),
        }
    }

    /// Reads an id; `None` for one that is not of these.
    #[must_use]
    pub fn read(id: &str) -> Option<SeekPress> {
        let (what, rest) = id.split_once(':')?;
        Some(match what {
            "seek-for" => SeekPress::For { game: rest.to_owned() },
            "seek-join" => match rest.split_once(':') {
                None => SeekPress::Join { table: rest.parse().ok()?, seat: None },
                Some((table, seat)) => {
                    SeekPress::Join { table: table.parse().ok()?, seat: Some(seat.parse().ok()?) }
                }
            },
            "seek-own" => SeekPress::Own { draft: rest.parse().ok()? },
            "seek-again" => SeekPress::Again { table: rest.parse().ok()? },
            "unseek" => SeekPress::End { table: rest.parse().ok()? },
            "seeks" => {
                let (page, filter) = rest.split_once(':')?;
                SeekPress::Page { page: page.parse().ok()?, filter: filter.to_owned() }
            }
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
            SeekPress::For { game: "dragonchess".into() },
            SeekPress::Join { table: 12, seat: None },
            SeekPress::Join { table: 12, seat: Some(3) },
            SeekPress::Own { draft: 4 },
            SeekPress::Again { table: 12 },
            SeekPress::End { table: 12 },
            SeekPress::Page { page: 2, filter: "dragonchess time=\"mon 20:00 Europe/Kyiv\"".into() },
            SeekPress::Page { page: 0, filter: String::new() },
        ] {
            assert_eq!(SeekPress::read(&press.id()), Some(press));
        }
        for id in
            ["", "seek", "seek-join:x", "seek-join:1:256", "seek-own:", "seeks:1", "seeks:x:", "unseek:-"]
        {
            assert_eq!(SeekPress::read(id), None, "{id}");
        }
    }
}
