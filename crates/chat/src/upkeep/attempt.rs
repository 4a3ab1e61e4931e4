//! Attempts to post a row.

use crate::desk::Desk;
use crate::transport::OutboundMessage;
use liege_store::Queued;
use std::sync::PoisonError;
use std::time::Duration;

/// The time after which a nonce may be forgotten: then the transport looks before it posts again.
const NONCE_LASTS: Duration = Duration::from_mins(1);

/// Notes an attempt to post a row, so that the transport looks for an earlier one that its nonce no longer protects.
pub(super) fn note_attempt(desk: &Desk, row: &Queued, outbound: &mut OutboundMessage) {
    // The wall clock may have been set since, and an earlier run had another steady clock.
    let steady = desk.clock.steady();
    let mut attempts = desk.attempts.lock().unwrap_or_else(PoisonError::into_inner);
    // This attempt is counted already: the question is whether there was one before.
    let is_first = row.attempts == 0;
    outbound.look_first = !is_first && !attempts.has(row.id, steady, NONCE_LASTS);
    if is_first {
        attempts.note(row.id, steady);
    }
}
