//! Sitting down, getting up, starting the game, giving the table up.

use crate::sitting::error::TableError;
use crate::sitting::powers::Steward;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::chair::{Chair, Player};
use crate::stored::presence::Presence;
use crate::stored::record::Status;
use crate::stored::table_event::TableEvent;
use crate::time::instant::to_millisecond;
use jiff::Timestamp;
use liege_game::Seat;

impl Table {
    /// A member sits down: on `seat`, or else on the first seat kept for them, or else on the first
    /// open one. A member may hold several seats, but must name every further one that isn't kept for
    /// them (a second press on "join" takes no second seat). The game begins when the last seat is
    /// taken, or a ready check is called ([`crate::ReadyCheck`]). While it is on, a seat that the host has freed can be taken.
    ///
    /// Where seats are dealt by dice a member takes one place and no seat; while they are dealt, whoever is
    /// to choose takes the one they name.
    ///
    /// # Errors
    /// The game has begun; the seat is held, or kept for somebody else; no seat is free; a seat is named, or
    /// a second place taken, where dice will be rolled.
    pub fn sit(&self, player: &Player, seat: Option<Seat>, at: Timestamp) -> Result<Step, TableError> {
        if self.is_dealing() {
            return match seat {
                Some(seat) => self.choose(&player.id, seat, at),
                None => Err(self.is_on().err().unwrap_or(TableError::AlreadyStarted)),
            };
        }
        if self.record.status == Status::Playing && !self.vacated().is_empty() {
            return self.substitute(player, seat, at);
        }
        // Who comes too late for a seat that was freed reads who has it.
        if let Some(seat) = seat.filter(|_| self.record.status == Status::Playing) {
            self.free_for(player, seat)?;
        }
        self.in_lobby()?;
        if self.record.terms.by_dice() && !self.resumes() {
            if !self.seats_of(&player.id).is_empty() {
                return Err(TableError::PlaceYours);
            }
            if seat.is_some() {
                return Err(TableError::ByDice);
            }
        }
        let seat = match seat {
            Some(seat) => self.free_for(player, seat)?,
            None => self.first_free_for(player)?,
        };
        let mut step = Step::from(self);
        step.take_seat(player, seat)?;
        step.table.record.presence.note(seat, Some(to_millisecond(at)));
        step.table.record.changed = to_millisecond(at);
        if step.table.record.chairs.iter().all(|chair| chair.holder().is_some()) {
            step.gather(&player.id, at)?;
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
        step.get_up(&seats);
        step.seats = seats;
        step.table.record.changed = to_millisecond(at);
        Ok(step)
    }

    /// The host, or a manager, begins the game, also while a ready check is on. With `fill`, those who sit share the seats nobody has taken (also
    /// those kept for members who did not come): each goes to whoever holds the fewest, in seat order; where
    /// dice are rolled, they choose in turn until none is left.
    ///
    /// # Errors
    /// Not the host (nor a manager); the game has begun; seats are free (without `fill`), or nobody sits.
    pub fn start<'a>(
        &self,
        who: impl Into<Steward<'a>>,
        fill: bool,
        at: Timestamp,
    ) -> Result<Step, TableError> {
        self.in_lobby()?;
        let who = who.into();
        self.is_steward(who)?;
        let empty: Vec<Seat> = self.seats_where(|chair| chair.holder().is_none()).iter().collect();
        let players: Vec<Player> = self.players().into_iter().cloned().collect();
        // Machines alone play for nobody.
        if players.iter().all(Player::is_machine) {
            return Err(TableError::NobodySits);
        }
        if !fill && !empty.is_empty() {
            return Err(TableError::SeatsFree { seats: empty });
        }
        let mut step = Step::from(self);
        let shared = if self.rolls_dice() { Vec::new() } else { empty };
        for seat in shared {
            // `min_by_key` takes the first of equals: the one who sits first in seat order.
            let next = players.iter().min_by_key(|player| step.table.seats_of(&player.id).len());
            if let (Some(player), Some(chair)) = (next, step.table.record.chairs.get_mut(seat.index())) {
                *chair = Chair::Held(player.clone());
                step.seats.push(seat);
            }
        }
        if !self.asks_for_seeds() {
            step.begin(at)?;
            return Ok(step);
        }
        // There it is their word about the draws, if they play, and no more than that.
        let plays = !step.table.seats_of(who.id).is_empty();
        if step.table.ready_check().is_none() {
            step.gather(who.id, at)?;
        } else if !plays {
            return Err(TableError::SeedsAwaited);
        }
        if plays && step.table.ready_check().is_some() {
            step.answer(who.id, None, at)?;
        }
        Ok(step)
    }

    /// The host gives the table up before the start.
    ///
    /// # Errors
    /// Not the host (nor a manager); the game has begun.
    pub fn abandon<'a>(&self, who: impl Into<Steward<'a>>, at: Timestamp) -> Result<Step, TableError> {
        self.in_lobby()?;
        self.is_steward(who.into())?;
        let mut step = Step::from(self);
        step.table.record.presence = Presence::default();
        step.table.record.status = Status::Abandoned;
        step.table.record.changed = to_millisecond(at);
        Ok(step)
    }

    /// Somebody sits down on a seat that the host has freed.
    fn substitute(&self, player: &Player, seat: Option<Seat>, at: Timestamp) -> Result<Step, TableError> {
        let seat = match seat {
            Some(seat) => self.free_for(player, seat)?,
            None => self.first_free_for(player)?,
        };
        let mut step = Step::from(self);
        step.take_seat(player, seat)?;
        step.enter(None, Some(&player.id), TableEvent::Sit(seat).write(self.record.game), at)?;
        step.settle();
        Ok(step)
    }
}
