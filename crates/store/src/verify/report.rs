//! The findings of a check.

/// A table that differs from its log.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Difference {
    /// The table.
    pub table: i64,
    /// The game's id.
    pub game: String,
    /// The difference, for people.
    pub what: String,
}

/// The findings of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of tables that were checked.
    pub tables: usize,
    /// The number of tables that were skipped, because they were found sound before and have not changed
    /// since.
    pub passed_over: usize,
    /// The number of actions that were replayed.
    pub actions: usize,
    /// The differences.
    pub differences: Vec<Difference>,
    /// Faults of rows that follow from no table's log.
    pub rows: Vec<String>,
    /// Faults that the database itself finds in the file.
    pub damage: Vec<String>,
}

impl Report {
    /// Whether everything is as it should be.
    pub fn is_sound(&self) -> bool {
        self.differences.is_empty() && self.rows.is_empty() && self.damage.is_empty()
    }
}
