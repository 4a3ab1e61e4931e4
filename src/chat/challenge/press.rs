//! Ids of the buttons about challenges.

/// What a button about challenges does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengePress {
    /// Decline.
    Decline {
        /// The challenge's table.
        table: i64,
    },
    /// Take a challenge back.
    Withdraw {
        /// The challenge.
        challenge: i64,
    },
    /// Lay the table of a challenge that came to nothing anew, with the seats open to anyone.
    Open {
        /// The challenge's table.
        table: i64,
    },
    /// Take challenges, or none.
    Door {
        /// Whether one takes them.
        open: bool,
    },
    /// The challenges that concern one.
    List,
}

impl ChallengePress {
    /// The table it is about, if it is about one.
    #[must_use]
    pub fn table(&self) -> Option<i64> {
        match self {
            ChallengePress::Decline { table } | ChallengePress::Open { table } => Some(*table),
            ChallengePress::Withdraw { .. } | ChallengePress::Door { .. } | ChallengePress::List => None,
        }
    }

    /// The id of the button.
    #[must_use]
    pub fn id(&self) -> String {
        match self {
            ChallengePress::Decline { table } => format!("challenge:decline:{table}"),
            ChallengePress::Withdraw { challenge } => format!("challenge:withdraw:{challenge}"),
            ChallengePress::Open { table } => format!("challenge:open:{table}"),
            ChallengePress::Door { open: true } => "challenge:door:open".to_owned(),
            ChallengePress::Door { open: false } => "challenge:door:closed".to_owned(),
            ChallengePress::List => "challenge:list".to_owned(),
        }
    }

    /// Reads an id; `None` for one that is not of these.
    #[must_use]
    pub fn read(id: &str) -> Option<ChallengePress> {
        let what = id.strip_prefix("challenge:")?;
        let (what, rest) = what.split_once(':').unwrap_or((what, ""));
        Some(match (what, rest) {
            ("decline", table) => ChallengePress::Decline { table: table.parse().ok()? },
            ("withdraw", challenge) => ChallengePress::Withdraw { challenge: challenge.parse().ok()? },
            ("open", table) => ChallengePress::Open { table: table.parse().ok()? },
            ("door", "open") => ChallengePress::Door { open: true },
            ("door", "closed") => ChallengePress::Door { open: false },
            ("list", "") => ChallengePress::List,
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
            ChallengePress::Decline { table: 12 },
            ChallengePress::Withdraw { challenge: 3 },
            ChallengePress::Open { table: 12 },
            ChallengePress::Door { open: true },
            ChallengePress::Door { open: false },
            ChallengePress::List,
        ] {
            assert_eq!(ChallengePress::read(&press.id()), Some(press));
        }
        for id in
            ["", "challenge", "challenge:", "challenge:decline", "challenge:open:x", "challenge:door:ajar"]
        {
            assert_eq!(ChallengePress::read(id), None, "{id}");
        }
    }
}
