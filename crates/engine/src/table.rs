//! What was found out about positions already: a table of fixed size.

/// How a value is to be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// It is so.
    #[default]
    Exact,
    /// At least so.
    Least,
    /// At most so.
    Most,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, Default)]
pub struct Entry {
    /// Of which position.
    pub key: u64,
    /// The best move's tag; 0: none is known.
    pub tag: u32,
    /// The value, for the side to move, with wins counted from this position on.
    pub value: i32,
    /// How deep it was looked at.
    pub depth: i16,
    /// How the value is to be read.
    pub bound: Bound,
}

/// The table.
#[derive(Debug)]
pub struct Table(Vec<Entry>);

impl Table {
    /// One with room for about as many positions as are looked at.
    pub fn of(nodes: u64) -> Table {
        let size = nodes.clamp(1 << 8, 1 << 19).next_power_of_two();
        Table(vec![Entry::default(); size as usize])
    }

    fn place(&self, key: u64) -> usize {
        (key % self.0.len() as u64) as usize
    }

    /// What is known of a position.
    pub fn get(&self, key: u64) -> Option<Entry> {
        Some(self.0[self.place(key)]).filter(|entry| entry.key == key)
    }

    /// Notes something: what was there is forgotten, unless it is deeper knowledge of the same position.
    pub fn put(&mut self, entry: Entry) {
        let place = self.place(entry.key);
        let old = &mut self.0[place];
        if old.key != entry.key || old.depth <= entry.depth || entry.bound == Bound::Exact {
            *old = entry;
        }
    }
}
