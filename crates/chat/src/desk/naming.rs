//! How commands are named in help.

use std::collections::HashMap;

/// How commands are named in help.
#[derive(Clone, Debug, Default)]
pub struct Naming {
    /// How typed commands are addressed; empty where they need no address.
    pub address: String,
    /// Whether slash commands exist.
    pub slash: bool,
    /// The numbers under which these (or their groups) are registered, by their English names.
    pub numbers: HashMap<String, u64>,
}
