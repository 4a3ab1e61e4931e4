//! What the host, or a manager of the server, does. Nobody is judge in their own game.

pub(crate) mod ending;
pub(crate) mod seats;
pub(crate) mod time;
