//! The moments for which a contest waits, and what they bring.

use crate::due::{Appointment, Due};
use crate::entrant::Status;
use crate::error::Error;
use crate::happening::{Happening, Parting};
use crate::results::{after, days};
use crate::round::Stage;
use crate::state::{ChallengeState, Contest, Phase};
use crate::terms::Format;
use jiff::{SignedDuration, Timestamp};

/// The hours after which somebody who left the server counts as withdrawn.
const GONE_HOURS: i64 = 48;
/// The days in which an organiser decides about a contest with too few entrants.
const TOO_FEW_DAYS: i64 = 3;

impl Contest {
    /// The moment that comes next, if any. Apply [`Act::Due`](crate::Act::Due) with it once it has come, as
    /// [`Author::Time`](crate::Author::Time); ask again until it lies ahead.
    pub fn due(&self) -> Option<Appointment> {
        self.all_due().into_iter().min()
    }

    /// Everything that comes with time, in no order. Nothing does while the contest is paused.
    pub fn all_due(&self) -> Vec<Appointment> {
        let mut all = Vec::new();
        if self.paused.is_some() {
            return all;
        }
        let mut add = |at: Option<Timestamp>, due: Due| all.extend(at.map(|at| Appointment { at, due }));
        match self.phase {
            Phase::Announced => add(self.terms.opens, Due::Opens),
            Phase::Entries => {
                if let Some(since) = self.too_few {
                    add(Some(after(since, days(TOO_FEW_DAYS))), Due::TooFew);
                } else {
                    add(self.terms.closes, Due::Closes);
                    let soon = self.terms.closes.map(|closes| after(closes, days(-1)));
                    add(soon.filter(|_| !self.closing_said), Due::ClosesSoon);
                }
            }
            Phase::CheckIn { until } => add(Some(until), Due::CheckedIn),
            Phase::Running => self.running_due(&mut add),
            Phase::Finished { .. } | Phase::Cancelled => return all,
        }
        for entrant in self.entrants.iter().filter(|entrant| !matches!(entrant.status, Status::Out(_))) {
            let gone = entrant.left.map(|left| after(left, SignedDuration::from_hours(GONE_HOURS)));
            if let Some(member) = entrant.members.first() {
                add(gone, Due::Gone(member.id.clone()));
            }
        }
        all
    }

    fn running_due(&self, add: &mut impl FnMut(Option<Timestamp>, Due)) {
        for (id, game) in self.games() {
            if matches!(game.stage, Stage::Open { .. }) {
                let away = |seat: usize| {
                    self.entrant(game.seats[seat]).is_some_and(|entrant| entrant.holiday.is_some())
                };
                let due = self.first_move_due(id).filter(|(seat, _)| !away(*seat));
                add(due.map(|(_, until)| until), Due::FirstMove(id));
            }
        }
        for (number, round) in (1u32..).zip(&self.rounds).filter(|(_, round)| !round.over && !round.closed) {
            let Some(deadline) = round.deadline else { continue };
            if round.games.iter().any(|game| game.is_open() && !game.judging) {
                add(Some(deadline), Due::Deadline(number));
                let length = deadline.duration_since(round.paired);
                if round.reminded == 0 && length > days(8) {
                    add(Some(after(deadline, days(-7))), Due::WeekLeft(number));
                }
                if round.reminded < 2 && length > days(2) {
                    add(Some(after(deadline, days(-1))), Due::DayLeft(number));
                }
            }
        }
        if let Format::Ladder { .. } = self.terms.format {
            for (number, challenge) in (1u32..).zip(&self.challenges) {
                if challenge.state == ChallengeState::Open && !self.waits_for_holiday(challenge) {
                    add(Some(challenge.until), Due::Unanswered(number));
                }
            }
            for entrant in self.numbered().filter(|entrant| self.idles(entrant.number)) {
                add(entrant.idle, Due::Idle(entrant.number));
            }
            for entrant in self.numbered().filter(|entrant| entrant.holiday.is_some()) {
                add(entrant.back, Due::Back(entrant.number));
            }
        }
        add(self.next_season, Due::Season);
    }

    /// A moment has come.
    pub(crate) fn come(&mut self, due: &Due, at: Timestamp) -> Result<Vec<Happening>, Error> {
        let known = self.all_due().into_iter().find(|known| known.due == *due);
        if known.is_none_or(|known| known.at > at) {
            return Err(Error::NotDue);
        }
        let mut told = Vec::new();
        match due {
            Due::Opens => return self.open_entries(),
            Due::ClosesSoon => {
                self.closing_said = true;
                let entered = self.entrants.iter().filter(|entrant| entrant.is_in()).count() as u32;
                if self.terms.limit.is_none_or(|limit| entered < limit) {
                    told.push(Happening::EntriesCloseSoon);
                }
            }
            Due::Closes => return self.close(at),
            Due::CheckedIn => told = self.end_check_in(),
            Due::TooFew => told = self.too_few_at_last(),
            Due::FirstMove(id) => self.no_show(*id, at, &mut told),
            Due::WeekLeft(round) => told.extend(self.remind(*round, 1)),
            Due::DayLeft(round) => told.extend(self.remind(*round, 2)),
            Due::Deadline(round) => self.apply_deadline(*round, at, &mut told),
            Due::Unanswered(challenge) => told = self.unanswered(*challenge, at),
            Due::Idle(number) => told = self.idle(*number, at),
            Due::Back(number) => self.end_holiday(*number, at),
            Due::Gone(member) => {
                let has = self
                    .entrants
                    .iter()
                    .position(|entrant| entrant.has(member) && !matches!(entrant.status, Status::Out(_)));
                if let Some(index) = has {
                    told = self.remove(index, &Parting::Gone, at);
                }
            }
            Due::Season => self.next_season = None,
        }
        Ok(told)
    }

    /// The members who are late in a round.
    fn remind(&mut self, number: u32, step: u8) -> Option<Happening> {
        let round = self.rounds.get_mut((number as usize).checked_sub(1)?)?;
        round.reminded = step;
        let until = round.deadline?;
        let mut late: Vec<u32> = round
            .games
            .iter()
            .filter(|game| game.is_open())
            .flat_map(|game| game.seats.iter().copied())
            .collect();
        late.sort_unstable();
        late.dedup();
        let entrants =
            late.iter().filter_map(|number| self.entrant(*number)).filter(|entrant| !entrant.machine);
        let members = entrants.flat_map(|entrant| entrant.members.iter().map(|person| person.id.clone()));
        Some(Happening::DeadlineNear { round: number, members: members.collect(), until })
    }
}
