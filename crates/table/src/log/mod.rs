//! The state that a log leads to: the position, the ledger of offers and agreements, the clocks, and the
//! audience of each event.

pub(crate) mod audience;
pub(crate) mod clock;
pub(crate) mod clock_events;
pub(crate) mod clock_sentences;
pub(crate) mod deal;
pub(crate) mod deal_event;
pub(crate) mod dice;
pub(crate) mod ledger;
pub(crate) mod owed;
pub(crate) mod played;
pub(crate) mod punctuality;
pub(crate) mod replay;
pub(crate) mod sentences;
pub(crate) mod takeback;
pub(crate) mod timeline;
