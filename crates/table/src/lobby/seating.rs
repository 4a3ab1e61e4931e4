//! Sitting down, leaving, starting the game, abandoning the table.

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
    /// A member sits down: on `seat`, or else on the first seat reserved for them, or else on the first open
    /// one. A member may hold several seats, but must name every further one that isn't reserved for them (a
    /// second press on "join" takes no second seat). When the last seat is taken, the game or a ready check
    /// ([`crate::ReadyCheck`]) starts. During the game, a seat that the host has freed can be taken.
    ///
    /// If seats are drawn by dice, a member takes a place and not a seat; later the member whose turn it is
    /// takes the seat they name.
    ///
    /// # Errors
    /// Returns an error if the game has started; the seat is held, or reserved for somebody else; no seat is
    /// free; or, at a table with dice, a seat is named or a second place taken.
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
        // A member who comes too late for a freed seat reads who has it.
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

    /// A member leaves all their seats, or declines the seats reserved for them; those are then open to
    /// anyone.
    ///
    /// # Errors
    /// Returns an error if the game has started, or the member has no seat here.
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

    /// The host, or a manager, starts the game, also during a ready check. With `fill`, the players share the
    /// seats nobody has taken (also those reserved for members who did not come): each goes to the player
    /// with the fewest, in seat order; with dice, they choose in turn until none is left.
    ///
    /// # Errors
    /// Returns an error if the member is neither; the game has started; seats are free (without `fill`), or
    /// nobody sits.
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
        // A game of machines alone has no player.
        if players.iter().all(Player::is_machine) {
            return Err(TableError::NobodySits);
        }
        if !fill && !empty.is_empty() {
            return Err(TableError::SeatsFree { seats: empty });
        }
        let mut step = Step::from(self);
        let shared = if self.rolls_dice() { Vec::new() } else { empty };
        for seat in shared {
            // `min_by_key` takes the first of equals: the player who comes first in seat order.
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
        // Here the host only declines to add a seed, if they play.
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

    /// Everybody for whom a seat is reserved sits down, and the game starts at once: the players have agreed to it elsewhere,
    /// such as in a contest.
    ///
    /// # Errors
    /// Returns an error if the game has started, or a seat is reserved for nobody.
    pub fn seat_all(&self, at: Timestamp) -> Result<Step, TableError> {
        self.in_lobby()?;
        let empty: Vec<Seat> = self.seats_where(|chair| *chair == Chair::Open).iter().collect();
        if !empty.is_empty() {
            return Err(TableError::SeatsFree { seats: empty });
        }
        let mut step = Step::from(self);
        for (chair, seat) in step.table.record.chairs.iter_mut().zip(0u8..) {
            if let Chair::Invited(player) = chair {
                *chair = Chair::Held(player.clone());
                step.seats.push(Seat(seat));
            }
        }
        step.begin(at)?;
        Ok(step)
    }

    /// The host abandons the table before the start.
    ///
    /// # Errors
    /// Returns an error if the member is neither the host nor a manager, or the game has started.
    pub fn abandon<'a>(&self, who: impl Into<Steward<'a>>, at: Timestamp) -> Result<Step, TableError> {
        self.in_lobby()?;
        self.is_steward(who.into())?;
        let mut step = Step::from(self);
        step.table.record.presence = Presence::default();
        step.table.record.status = Status::Abandoned;
        step.table.record.changed = to_millisecond(at);
        Ok(step)
    }

    /// Seats a substitute on a seat that the host has freed.
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
