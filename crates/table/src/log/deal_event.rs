//! Events about offers and motions.

use liege_game::{Event, EventKind};
use liege_words::Message;

/// The subject of an event: a deal, either as an offer or as the agreement that it led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct About {
    pub(crate) deal: usize,
    pub(crate) agreement: bool,
}

impl About {
    /// The deal at this index, as an offer.
    pub(crate) fn offer(deal: usize) -> About {
        About { deal, agreement: false }
    }
}

/// An event of the table itself, for everybody.
pub(crate) fn event(message: Message) -> Event {
    Event::new(EventKind::Table, message)
}

/// An event of the table itself, with the deal that it is about.
pub(crate) type DealEvent = (Event, Option<About>);
