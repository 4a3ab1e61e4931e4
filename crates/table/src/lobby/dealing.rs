//! Drawing the seats by dice: the referee's rolls, and the players' choices.

use crate::log::dice::Dice;
use crate::log::timeline::Timeline;
use crate::sitting::error::TableError;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::chair::{Chair, Player};
use crate::stored::record::Status;
use crate::stored::table_event::TableEvent;
use crate::stored::terms::Dealing;
use jiff::Timestamp;
use liege_game::Seat;
use std::sync::Arc;

/// A limit on rolls: more of them mean a bug in the program.
const ROLLS: usize = 1_000;

impl Table {
    /// A member whose turn it is chooses a seat. When only one is left, it goes to the next member, and the
    /// game starts.
    ///
    /// # Errors
    /// Returns an error if no seats are being chosen; the member does not play, or another is to choose; or
    /// the seat is taken.
    pub fn choose(&self, member: &str, seat: Seat, at: Timestamp) -> Result<Step, TableError> {
        match self.record.status {
            Status::Playing => {}
            Status::Lobby => return Err(TableError::NotStarted),
            Status::Over => return Err(TableError::Over),
            Status::Abandoned => return Err(TableError::Abandoned),
        }
        let Some(chooser) = self.chooser() else { return Err(TableError::AlreadyStarted) };
        if !self.plays(member) {
            return Err(TableError::NoSeatFree);
        }
        if chooser.id != member {
            return Err(TableError::Dealing { name: chooser.name.clone() });
        }
        match self.record.chairs.get(seat.index()) {
            None => return Err(TableError::NoSuchSeat),
            Some(Chair::Held(holder)) if holder.id == member => return Err(TableError::SeatYours { seat }),
            Some(Chair::Held(holder)) => {
                return Err(TableError::SeatTaken { seat, name: holder.name.clone() });
            }
            Some(Chair::Open | Chair::Invited(_)) => {}
        }
        let mut step = Step::from(self);
        step.pick(seat, Some(member), at)?;
        step.draw(at)?;
        step.settle();
        Ok(step)
    }

    /// Whether dice are to be rolled when the game starts. With a single player, or a position in which the
    /// game is over, there is nothing to roll for.
    pub(crate) fn rolls_dice(&self) -> bool {
        self.record.terms.by_dice() && self.players().len() > 1 && !self.timeline.is_over() && !self.resumes()
    }
}

impl Step {
    /// Rolls the dice for the players, and again for ties; then the first of them is to choose.
    pub(crate) fn roll(&mut self, at: Timestamp) -> Result<(), TableError> {
        if !self.table.rolls_dice() {
            self.table.record.terms.dealing = Dealing::Choice;
            self.table.timeline =
                Arc::new(Timeline::start(&self.table.record).map_err(TableError::Unplayable)?);
            return Ok(());
        }
        let players: Vec<String> = self.table.players().iter().map(|player| player.id.clone()).collect();
        for _ in 0..ROLLS {
            let Some(due) = self.table.timeline.dice.as_ref().and_then(Dice::next_roll) else {
                self.arrange();
                return Ok(());
            };
            let member = due.member.or_else(|| players.get(due.nth - 1).cloned()).unwrap_or_default();
            let number = self.table.record.log.len() + 1;
            let roll = TableEvent::Dice {
                nth: (due.nth, due.of.unwrap_or(players.len())),
                dice: self.table.record.seed.dice(number),
            };
            self.enter(None, Some(&member), roll.write(self.table.record.game), at)?;
        }
        Err(TableError::EndlessChance)
    }

    /// Takes the first free seat for a player who has not chosen in time.
    pub(crate) fn choose_for(&mut self, at: Timestamp) -> Result<(), TableError> {
        match self.free().first() {
            Some(seat) => self.pick(*seat, None, at),
            None => Ok(()),
        }
    }

    /// Enters a choice of a seat, and the last one when only one seat is left.
    fn pick(&mut self, seat: Seat, by: Option<&str>, at: Timestamp) -> Result<(), TableError> {
        self.enter(None, by, TableEvent::Choose(seat).write(self.table.record.game), at)?;
        if let [last] = self.free().as_slice() {
            self.enter(None, None, TableEvent::Choose(*last).write(self.table.record.game), at)?;
        }
        self.arrange();
        Ok(())
    }

    fn free(&self) -> Vec<Seat> {
        self.table.timeline.dice.as_ref().map(Dice::free).unwrap_or_default()
    }

    /// Sets the chairs by the dice. Those who have chosen hold their seats; for each choice to come one of
    /// the other seats is reserved, so that everybody who plays is at the table.
    fn arrange(&mut self) {
        let Table { record, timeline, .. } = &mut self.table;
        let Some(dice) = &timeline.dice else { return };
        let people: Vec<Player> = record.chairs.iter().filter_map(Chair::person).cloned().collect();
        let person = |id: &str| people.iter().find(|player| player.id == id).cloned();
        let taken = dice.picks().iter().map(|pick| (pick.seat, person(&pick.member).map(Chair::Held)));
        let kept = dice.to_come().into_iter().map(|id| person(id).map(Chair::Invited));
        let chairs: Vec<(Seat, Option<Chair>)> = taken.chain(dice.free().into_iter().zip(kept)).collect();
        for (seat, chair) in chairs {
            let chair = chair.unwrap_or(Chair::Open);
            if let Some(place) = record.chairs.get_mut(seat.index())
                && *place != chair
            {
                *place = chair;
                if !self.seats.contains(&seat) {
                    self.seats.push(seat);
                }
            }
        }
    }
}
