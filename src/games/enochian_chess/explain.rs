use super::action::{Act, Written};
use super::position::Position;
use crate::game::{Refusal, RefusalKind, Seat};
use crate::words::Message;

pub(super) fn illegal(_: &Position, _: &Written) -> Refusal {
    Refusal::new(RefusalKind::Illegal, Message::new("eno-no-move"))
}
pub(super) fn closed(_: &Position, _: Seat, _: Act) -> Refusal {
    Refusal::new(RefusalKind::Illegal, Message::new("eno-no-act"))
}
