//! The findings of a check.

/// A table that is not what its log says.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Difference {
    /// The table.
    pub table: i64,
    /// The game's id.
    pub game: String,
    /// What differs, for people.
    pub what: String,
}

/// What a check found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many tables were checked.
    pub tables: usize,
    /// How many were passed over, because they were found sound before and have not changed since.
    pub passed_over: usize,
    /// How many actions were replayed.
    pub actions: usize,
    /// The differences.
    pub differences: Vec<Difference>,
    /// What is wrong with rows that follow from no table's log.
    pub rows: Vec<String>,
    /// What the database itself finds wrong with the file.
    pub damage: Vec<String>,
}

impl Report {
    /// Whether everything is as it should be.
    pub fn is_sound(&self) -> bool {
        self.differences.is_empty() && self.rows.is_empty() && self.damage.is_empty()
    }
}
