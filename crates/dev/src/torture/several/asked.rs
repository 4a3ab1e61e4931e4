//! What is to be tortured, and where.

use crate::torture::Asked;

/// What is to be tortured, and where.
#[derive(Clone, Debug)]
pub struct AskedSeveral {
    /// The runs.
    pub runs: Asked,
    /// How many processes.
    pub processes: u32,
    /// The address of a server on which databases can be made.
    pub address: String,
    /// What starts that server anew, if that is to happen too.
    pub restart: Option<String>,
}
