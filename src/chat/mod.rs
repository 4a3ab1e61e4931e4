//! What people type or press, and what they are told: the program's talk, with no transport.
//!
//! A transport turns what it hears into an [`Incoming`], gives it to [`Chat::handle`] and shows the
//! [`Answer`]s at once to the person who asked. What everybody must learn is *not* among the answers:
//! it is queued in the store in the same transaction as the action, and the delivery worker
//! ([`Chat::deliver`]) hands it as [`Letter`]s to the transport's [`Courier`].

mod command;
mod courier;
mod io;

pub use command::Command;
pub use courier::{Courier, Letter, PostError, Posted, Refused, Target, ThreadRequest};
pub use io::{Answer, Button, ButtonStyle, Choice, Field, Incoming, Person, Picture, Place, Said};
