//! Refusals that need no position.

use liege_game::{Refusal, RefusalKind};
use liege_words::Message;

/// The refusal because the rules forbid it.
pub fn illegal(message: Message) -> Refusal {
    Refusal::new(RefusalKind::Illegal, message)
}

/// The refusal because the game is over.
pub fn over() -> Refusal {
    Refusal::new(RefusalKind::Over, Message::new("sqr-no-over"))
}
