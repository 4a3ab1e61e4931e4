//! Tables that were not begun here: games brought in from a record, kept as they were or taken up again.

use super::{Chair, Player, Record, Seed, Status, Table, TableError};
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
    #[must_use]
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

impl Table {
    /// The table of a record that was brought in: over if its game is, else waiting for its seats to be taken
    /// again, or only kept, as its [`Origin`] says.
    ///
    /// # Errors
    /// Those of [`Table::restore`].
    pub fn brought_in(record: Record) -> Result<Table, TableError> {
        let mut table = Table::restore(Record { status: Status::Playing, ..record })?;
        table.record.status = match (table.implied_status(), table.origin().map(|origin| origin.manner)) {
            (Status::Playing, Some(Manner::Resumed)) => Status::Lobby,
            (Status::Playing, _) => Status::Abandoned,
            (status, _) => status,
        };
        Ok(table)
    }

    /// Where it came from, if it was not begun here.
    #[must_use]
    pub fn origin(&self) -> Option<&Origin> {
        self.record.origin.as_ref()
    }

    /// Whether it is a game from a record that waits for its seats to be taken again.
    #[must_use]
    pub fn resumes(&self) -> bool {
        self.record.status == Status::Lobby
            && self.is_untouched()
            && self.origin().is_some_and(|origin| origin.manner == Manner::Resumed)
    }

    /// Whether it is a game from a record that is only kept, though it was never finished.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        self.record.status == Status::Abandoned && !self.timeline.is_over() && self.is_untouched()
    }

    /// Whether its seats are dealt by dice and not everybody has chosen, whether its game goes on or not.
    #[must_use]
    pub fn deals_seats(&self) -> bool {
        self.timeline.is_dealing()
    }

    /// The same table with another seed for what is drawn from now on: one that nobody knows beforehand.
    #[must_use]
    pub fn reseeded(mut self, seed: Seed) -> Table {
        let (until, hash) = (self.record.log.len(), self.record.seed.hash());
        if let Some(origin) = &mut self.record.origin
            && origin.sealed.last().is_none_or(|sealed| sealed.until < until)
        {
            origin.sealed.push(Sealed { until, hash });
        }
        self.record.seed = seed;
        self
    }

    /// The game's actions that count, in order: without what was taken back, and without what people did
    /// beside the game.
    #[must_use]
    pub fn game_actions(&self) -> Vec<(&str, jiff::Timestamp)> {
        let entries = self.timeline.trail().iter().filter_map(|number| self.record.log.get(number - 1));
        entries.map(|entry| (entry.action.as_str(), entry.at)).collect()
    }

    /// Whether nothing has been entered here since it came from a record.
    pub(super) fn is_untouched(&self) -> bool {
        self.origin().is_some_and(|origin| origin.entries == self.record.log.len())
    }

    /// The hash of the seed that draws come from: of the one that is not known here, while all draws were
    /// made from that.
    #[must_use]
    pub fn seed_hash(&self) -> String {
        let sealed = self.origin().and_then(|origin| origin.sealed.last());
        match sealed.filter(|_| self.is_untouched() && !self.resumes()) {
            Some(sealed) => sealed.hash.clone(),
            None => self.record.seed.hash(),
        }
    }

    /// Whether entry `number` was drawn from a seed that is not known here.
    pub(super) fn is_sealed(&self, number: usize) -> bool {
        let sealed = self.origin().and_then(|origin| origin.sealed.last());
        sealed.is_some_and(|sealed| number <= sealed.until)
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
