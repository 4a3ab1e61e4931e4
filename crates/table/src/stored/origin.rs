//! Tables that were not begun here: games brought in from a record, kept as they were or taken up again.

use crate::stored::chair::{Chair, Player};
use serde::{Deserialize, Serialize};

/// What a guest's id begins with. No transport gives such an id to anybody.
const MARK: char = '~';

/// What becomes of a game that is brought in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Manner {
    /// It is kept to be looked at.
    Archived,
    /// It goes on here once its seats are taken again.
    Resumed,
}

/// Draws made from a seed that is not known here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealed {
    /// The number of the last entry that could have been drawn from it.
    pub until: usize,
    /// The SHA-256 of the seed in hexadecimal.
    pub hash: String,
}

/// Where a table came from that was not begun here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    /// The check of its record in hexadecimal: the same record is known again by it.
    pub digest: String,
    /// What was to become of it.
    pub manner: Manner,
    /// How many entries of the log came with the record.
    pub entries: usize,
    /// Seeds from which entries that came with it were drawn and that nobody here knows, the earliest first.
    pub sealed: Vec<Sealed>,
    /// Who held the seats by the record, in seat order.
    pub chairs: Vec<Kept>,
    /// The id of whoever had opened the table.
    pub host: String,
    /// The tags of a file of another program that no table has a place for (Event, Site, Round …), in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<(String, String)>,
    /// What its record does not know of its times.
    #[serde(default, skip_serializing_if = "Unknown::is_nothing")]
    pub unknown: Unknown,
}

/// Times that a record does not know: where it was brought in, others stand for them, and are told nobody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unknown {
    /// When the table was opened.
    pub opened: bool,
    /// When each entry was made.
    pub entries: bool,
}

impl Unknown {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    fn is_nothing(&self) -> bool {
        *self == Unknown::default()
    }
}

/// A chair as the record has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kept {
    /// Open to anyone.
    Open,
    /// Kept for the member of this id.
    Invited(String),
    /// Held by the member of this id.
    Held(String),
}

impl Origin {
    /// Puts another id in place of a member's.
    pub fn rename(&mut self, id: &str, other: &str) {
        if self.host == id {
            other.clone_into(&mut self.host);
        }
        for kept in &mut self.chairs {
            if let Kept::Invited(held) | Kept::Held(held) = kept
                && *held == id
            {
                other.clone_into(held);
            }
        }
    }
}

impl Kept {
    /// The chair; of members who are no guests the name is not known here, and their id stands for it.
    pub fn chair(&self) -> Chair {
        let player =
            |id: &String| Player { id: id.clone(), name: guest_name(id).unwrap_or_else(|| id.clone()) };
        match self {
            Kept::Open => Chair::Open,
            Kept::Invited(id) => Chair::Invited(player(id)),
            Kept::Held(id) => Chair::Held(player(id)),
        }
    }

    /// What is kept of a chair.
    #[must_use]
    pub fn of(chair: &Chair) -> Kept {
        match chair {
            Chair::Open => Kept::Open,
            Chair::Invited(player) => Kept::Invited(player.id.clone()),
            Chair::Held(player) => Kept::Held(player.id.clone()),
        }
    }
}

/// The id of somebody who played elsewhere and is nobody here: `nth` tells people of one name apart, from 1.
#[must_use]
pub fn guest(name: &str, nth: usize) -> String {
    let mut id = format!("{MARK}{nth}{MARK}");
    for c in name.chars() {
        // What ends a mention must not stand in an id.
        match c {
            '%' => id.push_str("%25"),
            '<' => id.push_str("%3C"),
            '>' => id.push_str("%3E"),
            c => id.push(c),
        }
    }
    id
}

/// The name of a guest by their id; `None` for the id of a member.
#[must_use]
pub fn guest_name(id: &str) -> Option<String> {
    let (nth, name) = id.strip_prefix(MARK)?.split_once(MARK)?;
    let counted = !nth.is_empty() && nth.chars().all(|c| c.is_ascii_digit());
    counted.then(|| name.replace("%3C", "<").replace("%3E", ">").replace("%25", "%"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_guest_is_known_by_name(name in "(?s).{0,20}", nth in 1usize..100) {
            let id = guest(&name, nth);
            prop_assert!(!id.contains(['<', '>']));
            prop_assert_eq!(guest_name(&id), Some(name));
        }
    }

    #[test]
    fn members_are_no_guests() {
        for id in ["", "1234", "p1", "~", "~~", "~x~Ada", "~1", "1~1~Ada"] {
            assert_eq!(guest_name(id), None, "{id}");
        }
    }
}
