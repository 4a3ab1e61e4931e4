//! Plans and only moves. They are played as their owners' own actions, in the same transaction as the action
//! that they answer, so each is played exactly once.

use crate::announce::announcement::Announcement;
use crate::announce::by_itself::ByItself;
use crate::announce::rows::of_step;
use jiff::Timestamp;
use liege_game::{Event, EventKind};
use liege_store::{MemberChanges, MemberPlans, OutboxEntry, OutboxKind, PlanChange};
use liege_table::{PlanEnd, Played, Pursuit, Step, Table};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The most such actions in a row: plans that answer each other endlessly must not block the table.
const IN_A_ROW: usize = 40;

/// A change of a table, with the plans and only moves that follow it.
pub struct Follower<'a> {
    /// The table before the change.
    before: &'a Table,
    /// The change, with the actions after it; `None`: nothing has changed.
    pub step: Option<Step>,
    /// The changes of members' data that are stored with it.
    pub beside: MemberChanges,
    /// The notices to the owners of plans.
    notices: Vec<OutboxEntry>,
    by_itself: ByItself,
}

impl<'a> Follower<'a> {
    /// Carries out the plans and only moves that follow a change of a table (or no change).
    pub fn follow(
        before: &'a Table,
        step: Option<Step>,
        settled: MemberPlans,
        now: Timestamp,
    ) -> Follower<'a> {
        let mut seen: Vec<(String, usize)> = Vec::new();
        if let Some(step) = &step {
            // A member who acts has seen the board.
            let number = step.table.log().len();
            for member in step.played.iter().filter_map(|played| played.entry.player.clone()) {
                if !seen.iter().any(|(known, _)| *known == member) {
                    seen.push((member, number));
                }
            }
        }
        let beside = MemberChanges { plans: Vec::new(), seen, challenge: None };
        let start = Follower { before, step, beside, notices: Vec::new(), by_itself: ByItself::default() };
        if settled == MemberPlans::default() {
            return start;
        }
        // A panic caused by a plan must not keep others from moving.
        let (step, beside) = (start.step.clone(), start.beside.clone());
        let members: Vec<String> = settled.plans.iter().map(|(member, _)| member.clone()).collect();
        catch_unwind(AssertUnwindSafe(|| start.run(settled, now))).unwrap_or_else(|_| {
            tracing::error!(table = before.id(), "following the plans panicked: they are dropped");
            let notices = Vec::new();
            let mut fallen = Follower { before, step, beside, notices, by_itself: ByItself::default() };
            for member in members {
                fallen.end(&member, &PlanEnd::Refused(String::new()));
            }
            fallen
        })
    }

    fn run(mut self, settled: MemberPlans, now: Timestamp) -> Follower<'a> {
        let MemberPlans { mut plans, forced } = settled;
        for _ in 0..IN_A_ROW {
            if !self.plan_is_due(&mut plans, now) && !self.move_is_forced(&forced, now) {
                break;
            }
        }
        self
    }

    /// Returns the table after the actions so far.
    fn table(&self) -> &Table {
        self.step.as_ref().map_or(self.before, |step| &step.table)
    }

    /// Plays the action of a plan, if it is time, and ends plans that no longer fit. Returns whether it
    /// played.
    fn plan_is_due(&mut self, plans: &mut Vec<(String, liege_table::Plan)>, now: Timestamp) -> bool {
        let mut index = 0;
        while let Some((member, plan)) = plans.get(index) {
            match self.table().pursue(member, plan, now) {
                Pursuit::Waits(_) => index += 1,
                Pursuit::Ended(end) => {
                    let (member, _) = plans.remove(index);
                    self.end(&member, &end);
                }
                Pursuit::Plays(step, rest) => {
                    let member = member.clone();
                    self.by_itself
                        .planned
                        .extend(step.played.iter().filter(|played| by_seat(played)).map(number));
                    self.join(*step);
                    match rest {
                        Some(rest) => {
                            self.keep(PlanChange { member, plan: Some(rest.clone()) });
                            plans[index].1 = rest;
                        }
                        None => {
                            plans.remove(index);
                            self.end(&member, &PlanEnd::Done);
                        }
                    }
                    return true;
                }
            }
        }
        false
    }

    /// Plays the only move of a member who wants that. Returns whether it played.
    fn move_is_forced(&mut self, forced: &[String], now: Timestamp) -> bool {
        let due = forced.iter().find_map(|member| self.table().play_forced(member, now).ok());
        let Some(step) = due else { return false };
        self.by_itself.forced.extend(step.played.iter().filter(|played| by_seat(played)).map(number));
        self.join(step);
        true
    }

    fn join(&mut self, next: Step) {
        self.step = Some(match self.step.take() {
            Some(step) => step.joined(next),
            None => next,
        });
    }

    fn end(&mut self, member: &str, end: &PlanEnd) {
        self.keep(PlanChange { member: member.to_owned(), plan: None });
        if end.is_told() {
            let announcement = Announcement::PlanEnded { end: end.clone() };
            self.notices.push(announcement.announce(0, 0).to(member));
        }
    }

    /// Only the last change of a plan counts.
    fn keep(&mut self, change: PlanChange) {
        self.beside.plans.retain(|known| known.member != change.member);
        self.beside.plans.push(change);
    }

    /// Returns all announcements.
    pub fn announcements(&self, threads: bool) -> Vec<OutboxEntry> {
        let Some(step) = &self.step else { return self.notices.clone() };
        let mut rows = of_step(self.before, step, threads, self.author());
        if self.by_itself != ByItself::default() {
            let spared = self.spared(step);
            for row in rows.iter_mut().filter(|row| row.kind == OutboxKind::Post) {
                let Some(payload) = row.payload.as_object_mut() else { continue };
                if let Some(call) = payload.get_mut("call").and_then(serde_json::Value::as_array_mut) {
                    call.retain(|member| !member.as_str().is_some_and(|id| spared.contains(&id)));
                }
                if let Ok(value) = serde_json::to_value(&self.by_itself) {
                    payload.insert("itself".to_owned(), value);
                }
            }
        }
        rows.extend(self.notices.iter().cloned());
        rows
    }

    /// Returns the member whose own action changed the table; actions that the bot played for people do not
    /// count.
    fn author(&self) -> Option<&str> {
        let first = self.step.as_ref()?.played.iter().find(|played| by_seat(played))?;
        let ByItself { planned, forced } = &self.by_itself;
        let number = first.entry.number;
        let itself = planned.contains(&number) || forced.contains(&number);
        first.entry.player.as_deref().filter(|_| !itself)
    }

    /// Returns the members whose actions the bot played and who have nothing to do now: a ping must not call
    /// them to a turn that is over.
    fn spared<'b>(&self, step: &'b Step) -> Vec<&'b str> {
        let ByItself { planned, forced } = &self.by_itself;
        if step.ended {
            return Vec::new();
        }
        let by_itself = step
            .played
            .iter()
            .filter(|played| planned.contains(&played.entry.number) || forced.contains(&played.entry.number));
        let members = by_itself.filter_map(|played| played.entry.player.as_deref());
        let busy = |member: &str| {
            let seats = step.table.seats_of(member);
            let mut talk =
                step.played.iter().flat_map(|played| &played.events).filter(|event| is_talk(event));
            step.table.to_move().iter().any(|seat| seats.contains(seat))
                || talk.any(|event| event.concerns.iter().any(|seat| seats.contains(*seat)))
        };
        members.filter(|member| !busy(member)).collect()
    }
}

/// Whether an event needs more attention than a move.
fn is_talk(event: &Event) -> bool {
    matches!(event.kind, EventKind::Diplomacy | EventKind::Table)
}

fn by_seat(played: &Played) -> bool {
    played.entry.player.is_some()
}

fn number(played: &Played) -> usize {
    played.entry.number
}
