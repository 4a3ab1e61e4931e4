//! A transposition table of fixed size: results for positions already searched.

/// The meaning of a stored value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// The value is exact.
    #[default]
    Exact,
    /// The value is a lower bound.
    Least,
    /// The value is an upper bound.
    Most,
}

/// The stored result for a position.
#[derive(Clone, Copy, Debug, Default)]
pub struct Entry {
    /// The position's key.
    pub key: u64,
    /// The tag of the best move; 0 if none is known.
    pub tag: u32,
    /// The value for the side to move; wins are counted from this position.
    pub value: i32,
    /// The depth of the search behind it.
    pub depth: i16,
    /// The meaning of the value.
    pub bound: Bound,
}

/// The transposition table.
#[derive(Debug)]
pub struct Table(Vec<Entry>);

impl Table {
    /// A table with room for about this many positions.
    pub fn of(nodes: u64) -> Table {
        let size = nodes.clamp(1 << 8, 1 << 19).next_power_of_two();
        Table(vec![Entry::default(); size as usize])
    }

    fn place(&self, key: u64) -> usize {
        (key % self.0.len() as u64) as usize
    }

    /// The stored result for a position, if there is one.
    pub fn get(&self, key: u64) -> Option<Entry> {
        Some(self.0[self.place(key)]).filter(|entry| entry.key == key)
    }

    /// Stores a result. It replaces the old one, unless that is a deeper result for the same position.
    pub fn put(&mut self, entry: Entry) {
        let place = self.place(entry.key);
        let old = &mut self.0[place];
        if old.key != entry.key || old.depth <= entry.depth || entry.bound == Bound::Exact {
            *old = entry;
        }
    }
}
