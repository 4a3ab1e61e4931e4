//! r
use super::state::Breakthrough;
use crate::game::{Refusal, RefusalKind, Seat};
use crate::words::Message;
pub(super) fn read(_: &Breakthrough, _: Seat, _: &str) -> Result<Vec<String>, Refusal> {
    Err(Refusal::new(RefusalKind::Unreadable, Message::new("drb-no-shape")))
}
pub(super) fn moves_of(_: &Breakthrough, _: Seat, _: &str) -> Result<Vec<String>, Refusal> {
    Err(Refusal::new(RefusalKind::Unreadable, Message::new("drb-no-shape")))
}
pub(super) fn complete(_: &Breakthrough, _: Seat, _: &str) -> Vec<(String, String)> {
    Vec::new()
}
