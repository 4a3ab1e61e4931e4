//! The settings of torture with several processes.

use crate::torture::Asked;

/// The settings of torture with several processes.
#[derive(Clone, Debug)]
pub struct AskedSeveral {
    /// The settings of the runs.
    pub runs: Asked,
    /// The number of processes.
    pub processes: u32,
    /// The address of a server on which databases can be created.
    pub address: String,
    /// The command that restarts that server, if that is to happen too.
    pub restart: Option<String>,
}
