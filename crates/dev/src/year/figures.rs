//! The figures of a year.

use std::collections::BTreeMap;
use std::fmt;

/// The posts of one kind, and the people whom they pinged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// The number of posts.
    pub posts: u64,
    /// The number of pings.
    pub pings: u64,
}

/// The figures of a year.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    /// The days.
    pub days: i64,
    /// The numbers of deeds of people, by name.
    pub deeds: BTreeMap<String, u64>,
    /// The deeds that contests refused: the number, and one answer.
    pub refused: BTreeMap<String, (u64, String)>,
    /// A line for each contest.
    pub contests: Vec<String>,
    /// The games of contests that were paired.
    pub games: u64,
    /// The posts of contests, by kind.
    pub of_contests: BTreeMap<String, Told>,
    /// The posts of their tables, by kind.
    pub of_tables: BTreeMap<String, Told>,
    /// The pings of each person: by contests, and by tables.
    pub people: BTreeMap<String, (u64, u64)>,
    /// The edits of posts, as a line of the office.
    pub office: String,
    /// The number of times that the program was started.
    pub starts: u64,
    /// The number of times that it was killed at its work, and while somebody was answered.
    pub kills: (u64, u64),
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for contest in &self.contests {
            writeln!(f, "{contest}")?;
        }
        writeln!(f, "\n{} games in {} days; deeds of people:", self.games, self.days)?;
        for (deed, count) in &self.deeds {
            writeln!(f, "{count:>9}  {deed}")?;
        }
        for (deed, (count, answer)) in &self.refused {
            writeln!(f, "{count:>9}  {deed}, refused: {}", answer.replace('\n', " · "))?;
        }
        for (whose, told) in [("contests", &self.of_contests), ("their tables", &self.of_tables)] {
            writeln!(f, "\n    posts     pings  of {whose}")?;
            for (kind, Told { posts, pings }) in told {
                writeln!(f, "{posts:>9} {pings:>9}  {kind}")?;
            }
        }
        let people = self.people.len().max(1) as f64;
        let of = |which: fn(&(u64, u64)) -> u64| {
            let all = self.people.values().map(which);
            (all.clone().sum::<u64>() as f64 / people, all.max().unwrap_or_default())
        };
        let ((contests, most), (tables, most_tables)) = (of(|pings| pings.0), of(|pings| pings.1));
        writeln!(
            f,
            "\n{} people were pinged by contests {contests:.1} times on average ({most} at most), by their tables \
             {tables:.1} times ({most_tables} at most)",
            self.people.len()
        )?;
        writeln!(
            f,
            "{} starts of the program, {} killed at its work, {} killed while somebody was answered; {}",
            self.starts, self.kills.0, self.kills.1, self.office
        )
    }
}
