//! Changes made by time: offers and motions run out, a turn held up goes on, a pause ends, a seat is chosen
//! for a player who does not choose, a leave ends, a deadline is missed (`overdue.rs`), a table that nobody
//! comes to is closed.
//!
//! Nothing is kept in memory: every limit follows from the times of entries. A pause stops the limits of
//! everything that began before it; a proposal made during a pause has its own time.

use crate::log::deal::DealState;
use crate::sitting::error::TableError;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::record::Status;
use crate::stored::table_event::TableEvent;
use jiff::Timestamp;
use liege_game::Seat;

/// A change that time is to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Due {
    /// The pause ends.
    Resume,
    /// The open offer or motion at this index runs out.
    Expire(usize),
    /// The game goes on without the player who holds it up.
    Lapse,
    /// A seat is chosen for the player who is to choose.
    Choose,
    /// A seat has missed its deadline.
    Late(Seat),
    /// The leave of a seat is over.
    Back(Seat),
    /// Before the game: those who have not answered a ready check are reminded, or lose their seats.
    ReadyCheck,
    /// The table closes, because nobody has come to it for too long.
    Close,
}

impl Table {
    /// When time alone will next change something here: the limit of an offer or order, the end of a pause,
    /// the closing of a table that has not started.
    pub fn next_timer(&self) -> Option<Timestamp> {
        self.due().map(|(at, _)| at)
    }

    /// The change that time has made until `now`; `None` if nothing is due. It is one change at a time, the
    /// earliest first: call it again after storing it.
    ///
    /// # Errors
    /// Returns an error if the game refuses the change, which is a bug.
    pub fn tick(&self, now: Timestamp) -> Result<Option<Step>, TableError> {
        let Some((_, due)) = self.due().filter(|(at, _)| *at <= now) else { return Ok(None) };
        if due == Due::ReadyCheck {
            return self.tick_ready_check(now).map(Some);
        }
        if due == Due::Close {
            return Ok(Some(self.lapse_now(now)));
        }
        let mut step = Step::from(self);
        match due {
            Due::Resume => step.enter(None, None, TableEvent::Resume.write(self.record.game), now)?,
            Due::Expire(index) => {
                // An offer of the game is withdrawn as its proposer would do it.
                if let Some((seat, action)) = self.timeline.withdrawal(index) {
                    step.enter(Some(seat), None, action, now)?;
                } else {
                    let Some(deal) = self.timeline.ledger.deals.get(index) else { return Ok(None) };
                    let table_event = TableEvent::Expire(deal.number).write(self.record.game);
                    step.enter(None, None, table_event, now)?;
                }
            }
            Due::Lapse => {
                let Some(action) = self.timeline.lapse() else { return Ok(None) };
                step.enter(None, None, action, now)?;
            }
            Due::Choose => step.choose_for(now)?,
            Due::Late(seat) => step.miss(seat, now)?,
            Due::Back(seat) => step.enter(None, None, TableEvent::Back(seat).write(self.record.game), now)?,
            // These do not happen in a game.
            Due::ReadyCheck | Due::Close => return Ok(None),
        }
        step.draw(now)?;
        step.settle();
        Ok(Some(step))
    }

    /// The first due change, and its time.
    fn due(&self) -> Option<(Timestamp, Due)> {
        if let Some(at) = self.ready_check_due() {
            return Some((at, Due::ReadyCheck));
        }
        if let Some(until) = self.open_until() {
            return Some((until, Due::Close));
        }
        if self.record.status != Status::Playing {
            return None;
        }
        if self.is_dealing() {
            // Nothing else runs yet, not even offers of a custom start position.
            return self.choice_until().map(|at| (at, Due::Choose));
        }
        let paused = self.paused_until();
        let deals = self.timeline.ledger.deals.iter().enumerate().filter_map(|(index, deal)| {
            let DealState::Open { until: Some(until), .. } = deal.state else { return None };
            // A pause stops the game, also for changes that were due before it.
            let stands = paused.is_some() && deal.key().is_some();
            (!stands).then_some((until, Due::Expire(index)))
        });
        let lapse = self.blocked_until().filter(|_| paused.is_none()).map(|at| (at, Due::Lapse));
        let resume = paused.map(|at| (at, Due::Resume));
        let back = self.timeline.first_back().map(|(at, seat)| (at, Due::Back(seat)));
        let owed = self.owed().into_iter().filter(|owed| owed.late.is_none());
        let late = owed.filter_map(|owed| Some((owed.until?, Due::Late(owed.seat))));
        // At equal times the first counts.
        resume.into_iter().chain(back).chain(deals).chain(lapse).chain(late).min_by_key(|(at, _)| *at)
    }
}
