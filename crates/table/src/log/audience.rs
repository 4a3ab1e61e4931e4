//! The audience of every event, as far as it is disclosed by now.

use crate::log::deal::Deal;
use crate::log::deal_event::{About, DealEvent};
use crate::log::timeline::Timeline;
use liege_game::{Audience, SeatSet};

impl Timeline {
    /// The audience of an event about a deal.
    pub(crate) fn audience_of(&self, about: About) -> Audience {
        let Some(deal) = self.ledger.deals.get(about.deal) else { return Audience::Everyone };
        let open = if about.agreement { deal.open_agreement } else { deal.open_offer };
        if open { Audience::Everyone } else { Audience::Seats(deal.parties) }
    }

    /// The offers and agreements between seats that are kept from others.
    pub(crate) fn kept_back(&self) -> Vec<About> {
        let about = |index: &usize| {
            let deal = self.ledger.deals.get(*index)?;
            let about = About { deal: *index, agreement: !deal.is_open() };
            (self.audience_of(about) != Audience::Everyone).then_some(about)
        };
        self.keys.values().filter_map(about).collect()
    }

    /// The deal that an event is about.
    pub(crate) fn deal_of(&self, about: About) -> Option<&Deal> {
        self.ledger.deals.get(about.deal)
    }

    /// The audience of an event, as far as it is disclosed by now.
    pub(crate) fn audience(&self, number: usize, index: usize) -> Audience {
        if self.over {
            return Audience::Everyone;
        }
        match self.marks.of(number).get(index) {
            Some((Audience::Everyone, Some(about))) => self.audience_of(*about),
            Some((own, _)) => *own,
            None => Audience::Everyone,
        }
    }

    /// Whether holders of `seats` are told anything of an entry: the action, or one of its events.
    pub(crate) fn tells(&self, number: usize, seats: SeatSet) -> bool {
        let events = self.marks.of(number).len();
        (0..events.max(1)).any(|index| self.audience(number, index).includes(seats))
    }

    /// The audience of an entry: of its action, though maybe not of all its events.
    pub(crate) fn entry_audience(&self, number: usize) -> Audience {
        self.audience(number, 0)
    }

    /// Whether everybody may know of an event.
    pub(crate) fn is_for_all(&self, (event, about): &DealEvent) -> bool {
        let about = about.map_or(Audience::Everyone, |about| self.audience_of(about));
        event.audience == Audience::Everyone && about == Audience::Everyone
    }
}
