//! Entries of chance: seeds, aims, dice and the seats chosen by them.

use crate::log::deal_event::{DealEvent, event};
use crate::log::replay::ReplayError;
use crate::log::sentences;
use crate::log::timeline::Timeline;
use crate::stored::record::{Entry, Record};
use crate::stored::table_event::TableEvent;

impl Timeline {
    /// Enters a seed, an aim, a throw of dice or a seat chosen by dice.
    pub(crate) fn chance_event(
        &mut self,
        record: &Record,
        entry: &Entry,
        table_event: TableEvent,
    ) -> Result<Vec<DealEvent>, ReplayError> {
        let number = entry.number;
        let wrong = || ReplayError::TableEvent { number, action: entry.action.clone() };
        let by_time = entry.seat.is_none() && entry.player.is_none();
        match table_event {
            TableEvent::Die { seeds } => {
                let first = self.die.is_none() && self.throws() == 0;
                if !by_time || !first || !record.game.takes_seeds(&record.options) {
                    return Err(wrong());
                }
                let told = sentences::seeds(&seeds);
                self.die = Some(seeds);
                Ok(told.into_iter().collect())
            }
            TableEvent::Aim { action } => {
                let own = entry.seat.is_some() && entry.seat == self.state.actor(&action);
                let aims = own && self.aim.is_none() && self.trembles(record, &action);
                let aim = self.state.aim(&action).filter(|_| aims).ok_or_else(wrong)?;
                self.aims += 1;
                self.aim = Some(action);
                Ok(vec![(event(aim), None)])
            }
            TableEvent::Dice { nth, dice } => {
                let dealing = self.dice.as_mut().filter(|_| entry.seat.is_none()).ok_or_else(wrong)?;
                let player = entry.player.as_deref().ok_or_else(wrong)?;
                let roll = dealing.roll(number, player, nth, dice).ok_or_else(wrong)?;
                Ok(vec![sentences::rolled(roll)])
            }
            TableEvent::Choose(seat) => {
                let dealing = self.dice.as_mut().filter(|_| entry.seat.is_none()).ok_or_else(wrong)?;
                let pick = dealing.choose(number, seat, entry.player.as_deref()).ok_or_else(wrong)?;
                let told = vec![sentences::picked(pick)];
                if !self.is_dealing() {
                    self.begin(record, number);
                }
                Ok(told)
            }
            _ => Err(wrong()),
        }
    }
}
