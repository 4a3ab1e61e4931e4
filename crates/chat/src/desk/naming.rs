//! The form in which help names commands.

use std::collections::HashMap;

/// The form in which help names commands.
#[derive(Clone, Debug, Default)]
pub struct Naming {
    /// The address before typed commands; empty if they need none.
    pub address: String,
    /// Whether slash commands exist.
    pub slash: bool,
    /// The number of games that are offered.
    pub games: usize,
    /// The ids under which slash commands (or their groups) are registered, by their English names.
    pub numbers: HashMap<String, u64>,
}
