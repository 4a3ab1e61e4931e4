//! Sitting down, getting up, beginning.

use super::{Status, Step, Table, TableError, to_millisecond};
use crate::game::Seat;
use jiff::Timestamp;

/// A member at or around the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The transport's id of the member.
    pub id: String,
    /// The name to show.
    pub name: String,
}

/// What is to be said of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chair {
    /// Open to anyone.
    Open,
    /// Kept for this member, who has not sat down yet.
    Invited(Player),
    /// Held by this member.
    Held(Player),
}

impl Chair {
    /// Who holds it.
    #[must_use]
    pub fn holder(&self) -> Option<&Player> {
        match self {
            Chair::Held(player) => Some(player),
            Chair::Open | Chair::Invited(_) => None,
        }
    }

    /// Who holds it, or for whom it is kept.
    #[must_use]
    pub fn person(&self) -> Option<&Player> {
        match self {
            Chair::Held(player) | Chair::Invited(player) => Some(player),
            Chair::Open => None,
        }
    }
}

impl Table {
    /// A member sits down: on `seat`, or else on the first seat kept for them, or else on the first
    /// open one. A member may hold several seats, but must name every further one that isn't kept for
    /// them (a second press on "join" takes no second seat). The game begins when the last seat is
    /// taken.
    ///
    /// # Errors
    /// The game has begun; the seat is held, or kept for somebody else; no seat is free.
    pub fn sit(&self, player: &Player, seat: Option<Seat>, at: Timestamp) -> Result<Step, TableError> {
        self.in_lobby()?;
        let seat = match seat {
            Some(seat) => self.free_for(player, seat)?,
            None => self.first_free_for(player)?,
        };
        let mut step = Step::from(self);
        let Some(chair) = step.table.record.chairs.get_mut(seat.index()) else {
            return Err(TableError::NoSuchSeat);
        };
        *chair = Chair::Held(player.clone());
        step.seats.push(seat);
        step.table.record.changed = to_millisecond(at);
        if step.table.record.chairs.iter().all(|chair| chair.holder().is_some()) {
            step.begin(at)?;
        }
        Ok(step)
    }

    /// A member gets up from all seats, or declines the seats kept for them; those are then open to
    /// anyone.
    ///
    /// # Errors
    /// The game has begun; the member has no seat here.
    pub fn leave(&self, member: &str, at: Timestamp) -> Result<Step, TableError> {
        self.in_lobby()?;
        let mine = |chair: &Chair| chair.person().is_some_and(|player| player.id == member);
        let seats: Vec<Seat> = self.seats_where(mine).iter().collect();
        if seats.is_empty() {
            return Err(TableError::NotSeated);
        }
        let mut step = Step::from(self);
        for chair in step.table.record.chairs.iter_mut().filter(|chair| mine(chair)) {
            *chair = Chair::Open;
        }
        step.seats = seats;
        step.table.record.changed = to_millisecond(at);
        Ok(step)
    }

    /// The host begins the game. With `fill`, those who sit share the seats nobody has taken (also
    /// those kept for members who did not come): each goes to whoever holds the fewest, in seat order.
    ///
    /// # Errors
    /// Not the host; the game has begun; seats are free (without `fill`), or nobody sits.
    pub fn start(&self, member: &str, fill: bool, at: Timestamp) -> Result<Step, TableError> {
        self.in_lobby()?;
        if self.record.host.id != member {
            return Err(TableError::NotHost { host: self.record.host.name.clone() });
        }
        let empty: Vec<Seat> = self.seats_where(|chair| chair.holder().is_none()).iter().collect();
        let players: Vec<Player> = self.players().into_iter().cloned().collect();
        if players.is_empty() {
            return Err(TableError::NobodySits);
        }
        if !fill && !empty.is_empty() {
            return Err(TableError::SeatsFree { seats: empty });
        }
        let mut step = Step::from(self);
        for seat in empty {
            // `min_by_key` takes the first of equals: the one who sits first in seat order.
            let next = players.iter().min_by_key(|player| step.table.seats_of(&player.id).len());
            if let (Some(player), Some(chair)) = (next, step.table.record.chairs.get_mut(seat.index())) {
                *chair = Chair::Held(player.clone());
                step.seats.push(seat);
            }
        }
        step.begin(at)?;
        Ok(step)
    }

    /// The host gives the table up before the start.
    ///
    /// # Errors
    /// Not the host; the game has begun.
    pub fn abandon(&self, member: &str, at: Timestamp) -> Result<Step, TableError> {
        self.in_lobby()?;
        if self.record.host.id != member {
            return Err(TableError::NotHost { host: self.record.host.name.clone() });
        }
        let mut step = Step::from(self);
        step.table.record.status = Status::Abandoned;
        step.table.record.changed = to_millisecond(at);
        Ok(step)
    }

    fn in_lobby(&self) -> Result<(), TableError> {
        match self.record.status {
            Status::Lobby => Ok(()),
            Status::Playing => Err(TableError::AlreadyStarted),
            Status::Over => Err(TableError::Over),
            Status::Abandoned => Err(TableError::Abandoned),
        }
    }

    fn free_for(&self, player: &Player, seat: Seat) -> Result<Seat, TableError> {
        match self.record.chairs.get(seat.index()) {
            None => Err(TableError::NoSuchSeat),
            Some(Chair::Open) => Ok(seat),
            Some(Chair::Invited(guest)) if guest.id == player.id => Ok(seat),
            Some(Chair::Invited(guest)) => Err(TableError::SeatReserved { seat, name: guest.name.clone() }),
            Some(Chair::Held(holder)) if holder.id == player.id => Err(TableError::SeatYours { seat }),
            Some(Chair::Held(holder)) => Err(TableError::SeatTaken { seat, name: holder.name.clone() }),
        }
    }

    fn first_free_for(&self, player: &Player) -> Result<Seat, TableError> {
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
    /// Begins the game: draws of chance may be due at once, or the start position be an end already.
    fn begin(&mut self, at: Timestamp) -> Result<(), TableError> {
        self.table.record.status = Status::Playing;
        self.table.record.changed = to_millisecond(at);
        self.started = true;
        self.draw(at)?;
        self.settle();
        Ok(())
    }
}
