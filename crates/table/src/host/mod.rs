//! The host, or a manager of the server, uses their powers. Nobody is judge in their own game.

pub(crate) mod ending;
pub(crate) mod seats;
pub(crate) mod time;
