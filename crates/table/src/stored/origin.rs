//! Tables that were not started here: games imported from a record, kept to look at or resumed.

use crate::stored::chair::{Chair, Player};
use serde::{Deserialize, Serialize};

/// The beginning of a guest's id. No transport has such ids.
const MARK: char = '~';

/// The use of an imported game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Manner {
    /// It is kept to look at.
    Archived,
    /// It is resumed here when its seats are taken.
    Resumed,
}

/// Draws made from a seed that is unknown here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealed {
    /// The number of the last entry that could have been drawn from it.
    pub until: usize,
    /// The SHA-256 of the seed in hexadecimal.
    pub hash: String,
}

/// The origin of a table that was not started here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    /// The checksum of its record in hexadecimal, which identifies the record.
    pub digest: String,
    /// Its use.
    pub manner: Manner,
    /// The number of entries of the log that came with the record.
    pub entries: usize,
    /// Unknown seeds from which entries of the record were drawn, the earliest first.
    pub sealed: Vec<Sealed>,
    /// The holders of the seats in the record, in seat order.
    pub chairs: Vec<Kept>,
    /// The id of the member who had opened the table.
    pub host: String,
    /// The tags of a foreign file that a table has no field for (Event, Site, Round …), in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<(String, String)>,
    /// The unknown times.
    #[serde(default, skip_serializing_if = "Unknown::is_nothing")]
    pub unknown: Unknown,
}

/// Times that a record does not have. The times of the import replace them, and are shown to nobody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unknown {
    /// Whether the time when the table was opened is unknown.
    pub opened: bool,
    /// Whether the times of entries are unknown.
    pub entries: bool,
}

impl Unknown {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    fn is_nothing(&self) -> bool {
        *self == Unknown::default()
    }
}

/// A chair in the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kept {
    /// Open to anyone.
    Open,
    /// Reserved for the member with this id.
    Invited(String),
    /// Held by the member with this id.
    Held(String),
}

impl Origin {
    /// Replaces a member's id by another.
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
    /// The chair. The name of a member who is not a guest is unknown here, so their id is used.
    pub fn chair(&self) -> Chair {
        let player =
            |id: &String| Player { id: id.clone(), name: guest_name(id).unwrap_or_else(|| id.clone()) };
        match self {
            Kept::Open => Chair::Open,
            Kept::Invited(id) => Chair::Invited(player(id)),
            Kept::Held(id) => Chair::Held(player(id)),
        }
    }

    /// The stored form of a chair.
    #[must_use]
    pub fn of(chair: &Chair) -> Kept {
        match chair {
            Chair::Open => Kept::Open,
            Chair::Invited(player) => Kept::Invited(player.id.clone()),
            Chair::Held(player) => Kept::Held(player.id.clone()),
        }
    }
}

/// The id of a person who played elsewhere and is not a member here. `nth` distinguishes people with equal
/// names, from 1.
#[must_use]
pub fn guest(name: &str, nth: usize) -> String {
    let mut id = format!("{MARK}{nth}{MARK}");
    for c in name.chars() {
        // The character that ends a mention must not be in an id.
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
