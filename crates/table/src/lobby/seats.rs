//! The seat that a member can take, and how it is taken.

use crate::sitting::error::TableError;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::chair::{Chair, Player};
use liege_game::Seat;

impl Table {
    /// The table with its seats held by these players (`None`: by nobody), as they may have been at an
    /// earlier point of its log.
    #[must_use]
    pub fn held_by(&self, holders: Vec<Option<Player>>) -> Table {
        let mut table = self.clone();
        for (chair, holder) in table.record.chairs.iter_mut().zip(holders) {
            *chair = holder.map_or(Chair::Open, Chair::Held);
        }
        table
    }

    pub(crate) fn free_for(&self, player: &Player, seat: Seat) -> Result<Seat, TableError> {
        match self.record.chairs.get(seat.index()) {
            None => Err(TableError::NoSuchSeat),
            Some(Chair::Open) => Ok(seat),
            Some(Chair::Invited(guest)) if guest.id == player.id => Ok(seat),
            Some(Chair::Invited(guest)) => Err(TableError::SeatReserved { seat, name: self.name_of(guest) }),
            Some(Chair::Held(holder)) if holder.id == player.id => Err(TableError::SeatYours { seat }),
            Some(Chair::Held(holder)) => Err(TableError::SeatTaken { seat, name: self.name_of(holder) }),
        }
    }

    pub(crate) fn first_free_for(&self, player: &Player) -> Result<Seat, TableError> {
        if let Some(seat) = self.invitations_of(&player.id).iter().next() {
            return Ok(seat);
        }
        if let Some(seat) = self.seats_of(&player.id).iter().next() {
            return Err(TableError::SeatYours { seat });
        }
        let open = self.seats_where(|chair| matches!(chair, Chair::Open)).iter().next();
        open.ok_or(TableError::NoSeatFree)
    }
}

impl Step {
    /// Gives a seat to a player.
    pub(crate) fn take_seat(&mut self, player: &Player, seat: Seat) -> Result<(), TableError> {
        let chair = self.table.record.chairs.get_mut(seat.index()).ok_or(TableError::NoSuchSeat)?;
        *chair = Chair::Held(player.clone());
        if !self.seats.contains(&seat) {
            self.seats.push(seat);
        }
        Ok(())
    }
}
