//! Refusals that no position is needed for.

use liege_game::{Refusal, RefusalKind};
use liege_words::Message;

/// Refused because the rules forbid it.
pub fn illegal(message: Message) -> Refusal {
    Refusal::new(RefusalKind::Illegal, message)
}

/// Refused because the game is over.
pub fn over() -> Refusal {
    Refusal::new(RefusalKind::Over, Message::new("sqr-no-over"))
}
