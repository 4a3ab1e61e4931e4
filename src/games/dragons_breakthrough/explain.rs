//! Why an action is refused.
use super::action::{Action, ActionError};
use super::position::Position;
use crate::game::{Refusal, RefusalKind};
use crate::words::Message;

pub(super) fn unreadable(_: &ActionError) -> Refusal {
    Refusal::new(RefusalKind::Unreadable, Message::new("drb-no-shape"))
}
pub(super) fn refusal(_: &Position, _: &Action) -> Refusal {
    Refusal::new(RefusalKind::Illegal, Message::new("drb-no-move"))
}
