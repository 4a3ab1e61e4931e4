//! The plans of people: they see what has changed, and decide what they do about it and when.

use super::event::Event;
use super::world::{Known, World};
use jiff::SignedDuration;
use liege_contest::{Act, ChallengeState, Contest, Entrant, Format, Phase, Status};
use liege_table::Status as TableStatus;
use rand::RngExt as _;

/// One in this number of members never moves in a game of a contest.
const ASLEEP: u64 = 23;
/// One in this number of members takes most of the time that there is.
const SLOW: u64 = 5;

/// A number that stays with a member.
fn nature(member: &str) -> u64 {
    member.bytes().fold(7, |sum, byte| sum * 31 + u64::from(byte)) >> 3
}

/// The first person of an entrant who is none but a person.
fn person(entrant: &Entrant) -> Option<String> {
    let person = entrant.members.first()?;
    (!entrant.machine && !person.id.is_empty()).then(|| person.id.clone())
}

impl World {
    /// Whether a member can do anything at all.
    pub fn is_here(&self, member: &str) -> bool {
        !self.gone.contains(member) && !self.forgotten.contains(member)
    }

    /// Plans something once.
    fn plan_once(&mut self, key: String, from: i64, to: i64, event: Event) {
        if self.planned.insert(key) {
            self.plan_in_hours(from, to, event);
        }
    }

    /// Begins a day: members of ladders challenge, and things happen that depend on no contest.
    pub fn dawn(&mut self, day: i64) {
        let ladders: Vec<i64> =
            self.contests.iter().filter(|known| self.is_ladder(known)).map(|known| known.id).collect();
        for contest in ladders {
            for _ in 0..self.random.random_range(1..5) {
                self.plan_in_hours(0, 24, Event::Challenge { contest });
            }
        }
        if day % 6 == 2 {
            self.plan_in_hours(0, 24, Event::Rename);
        }
        if day % 9 == 4 {
            self.plan_in_hours(0, 24, Event::Leave);
        }
        if day % 13 == 6 {
            self.plan_in_hours(0, 24, Event::GoAway);
        }
        if day % 31 == 20 {
            self.plan_in_hours(0, 24, Event::Forget);
        }
        if day % 17 == 3 {
            self.plan_in_hours(0, 24, Event::Block);
        }
        if day % 40 == 30 {
            self.plan_in_hours(0, 24, Event::Substitute);
        }
    }

    fn is_ladder(&self, known: &Known) -> bool {
        known.running && self.plans[known.plan].text.starts_with("ladder")
    }

    /// Looks at everything that has changed, and lets people plan.
    pub async fn look(&mut self) -> Result<(), String> {
        let tables = self.read_rows().await?;
        self.read_letters().await?;
        for table in tables {
            self.look_at_table(table).await?;
        }
        for index in 0..self.contests.len() {
            let known = &self.contests[index];
            let (id, version, plan) = (known.id, known.version, known.plan);
            let stored = self.contest(id).await?;
            if stored.version == version {
                continue;
            }
            let running = stored.contest.phase() == Phase::Running;
            let begins = running && !self.contests[index].running;
            (self.contests[index].version, self.contests[index].running) = (stored.version, running);
            if begins {
                self.plan_fates(id, plan, &stored.contest);
            }
            self.plan_answers(id, &stored.contest);
        }
        Ok(())
    }

    /// Lets the players of a table plan their turns.
    async fn look_at_table(&mut self, id: i64) -> Result<(), String> {
        let table = self.program.store().table(id).await.map_err(|error| error.to_string())?;
        let Some(table) = table.filter(|table| table.status() == TableStatus::Playing) else { return Ok(()) };
        let length = self.random.random_range(2..8);
        self.enough.entry(id).or_insert(length);
        for owed in table.owed() {
            let (seat, since) = (owed.seat, owed.since);
            let Some(holder) = table.holder(seat).filter(|holder| !holder.is_machine()) else { continue };
            let nature = nature(&holder.id);
            if nature.is_multiple_of(ASLEEP) {
                continue;
            }
            let (from, to) = if nature.is_multiple_of(SLOW) { (12, 60) } else { (0, 20) };
            self.plan_once(
                format!("turn {id} {seat:?} {since}"),
                from,
                to,
                Event::Turn { table: id, seat, since },
            );
        }
        Ok(())
    }

    /// Decides at the start of a contest what its entrants do beside playing.
    fn plan_fates(&mut self, contest: i64, plan: usize, state: &Contest) {
        let members: Vec<String> = state.entrants().iter().filter_map(person).collect();
        let weeks = self.size.days * 24 / 3;
        for _ in 0..members.len() / 12 {
            if let Some(member) = self.pick(&members) {
                self.plan_in_hours(24, weeks, Event::Withdraw { contest, member });
            }
        }
        if let Format::Swiss { .. } = state.terms().format {
            for round in 1..=members.len() as u32 / 10 {
                if let Some(member) = self.pick(&members) {
                    self.plan_in_hours(1, 200, Event::Bye { contest, member, round: round + 1 });
                }
            }
        }
        let (first, count) = self.plans[plan].members;
        for late in 0..self.plans[plan].late {
            let member = format!("m{}", first + count + late);
            self.plan_in_hours(10, weeks, Event::Join { contest, member });
        }
    }

    /// Lets people answer what a contest asks them.
    fn plan_answers(&mut self, id: i64, contest: &Contest) {
        let asleep = |member: &String| nature(member).is_multiple_of(ASLEEP);
        match contest.phase() {
            Phase::CheckIn { .. } => {
                for entrant in contest.entrants() {
                    let Some(member) = person(entrant).filter(|member| !asleep(member)) else { continue };
                    if matches!(entrant.status, Status::Entered | Status::Waiting) && !self.one_in(30) {
                        self.plan_once(
                            format!("ready {id} {member}"),
                            0,
                            16,
                            Event::Ready { contest: id, member },
                        );
                    }
                }
            }
            Phase::Running => {
                for (number, challenge) in (1u32..).zip(contest.challenges()) {
                    if challenge.state != ChallengeState::Open {
                        continue;
                    }
                    for member in challenge.whom.iter().filter_map(|whom| person(contest.entrant(*whom)?)) {
                        let event = Event::Answer { contest: id, challenge: number, member: member.clone() };
                        if !asleep(&member) && !self.one_in(20) {
                            self.plan_once(format!("answer {id} {number} {member}"), 0, 50, event);
                        }
                    }
                }
                let season = contest.season();
                let over =
                    contest.log().iter().rev().any(|entry| matches!(entry.act, Act::SeasonOver { .. }));
                if over {
                    for member in contest.entrants().iter().filter_map(person) {
                        let event = Event::Again { contest: id, member: member.clone() };
                        if self.random.random_range(0..3) == 0 {
                            self.plan_once(format!("again {id} {season} {member}"), 0, 100, event);
                        }
                    }
                }
            }
            _ => {}
        }
    }

    /// The moment until which a member is on leave.
    pub fn leave_of(&mut self, member: &str) -> Option<SignedDuration> {
        let until = *self.away.get(member)?;
        let left = until.duration_since(self.now());
        if left > SignedDuration::ZERO {
            return Some(left);
        }
        self.away.remove(member);
        None
    }
}
