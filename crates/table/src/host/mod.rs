//! The powers of the host and of managers of the server. Nobody may judge in their own game.

pub(crate) mod ending;
pub(crate) mod seats;
pub(crate) mod time;
