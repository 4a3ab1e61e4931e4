//! What happens to offers and motions.

use liege_game::{Event, EventKind};
use liege_words::Message;

/// What an event tells of: a deal, as an offer or as the agreement that came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct About {
    pub(crate) deal: usize,
    pub(crate) agreement: bool,
}

impl About {
    /// Of the deal of that index as an offer.
    pub(crate) fn offer(deal: usize) -> About {
        About { deal, agreement: false }
    }
}

/// A sentence about the table itself, for everybody.
pub(crate) fn event(message: Message) -> Event {
    Event::new(EventKind::Table, message)
}

/// An event of the table itself, with the deal it tells of.
pub(crate) type DealEvent = (Event, Option<About>);
