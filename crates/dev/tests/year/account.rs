//! The account of the year: the deadline of every seat, the times of its holder's reminders, and the due
//! digests. It is kept from the logs and from people's messages, and compared with the program's work.

use super::calendar::Choices;
use super::clocks::Clocks;
use jiff::{SignedDuration, Timestamp};
use liege_game::Seat;
use liege_table::{Entry, Status, Table};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

/// The least change of a deadline after which a member is reminded of the same action again.
const MOVED: SignedDuration = SignedDuration::from_hours(12);

/// A table at the last look.
pub struct Known {
    pub version: i64,
    pub entries: usize,
    pub status: Status,
    pub clocks: Clocks,
    pub anonymous: bool,
    /// Everybody who ever took part in it.
    pub people: BTreeSet<String>,
    pub host: String,
    paused: bool,
    owing: Vec<Option<(usize, Timestamp)>>,
    holders: Vec<Option<String>>,
    turn: String,
}

/// A due action, as far as it matters for reminders.
#[derive(Clone, Debug)]
pub struct Due {
    pub member: String,
    pub since: usize,
    pub began: Timestamp,
    pub deadline: Option<Timestamp>,
    given: SignedDuration,
    /// When they are to be reminded.
    pub plan: Option<Timestamp>,
    pub snoozed: bool,
}

/// A member, as far as it matters for reminders.
#[derive(Debug)]
pub struct Habit {
    pub choices: Choices,
    pub next_digest: Option<Timestamp>,
    pub last_digest: Option<Timestamp>,
    /// The worker was killed at the hour of their digest, when they had nothing to do: it may have noticed
    /// that.
    pub doubtful: bool,
}

/// A seat with a new due action: its holder has to be told.
#[derive(Clone, Debug)]
pub struct Fresh {
    pub table: i64,
    pub since: usize,
    pub member: String,
    /// Whether they caused it themselves, or it stayed theirs by an agreement.
    pub known: bool,
}

#[derive(Debug, Default)]
pub struct Counts {
    pub actions: usize,
    pub excused: usize,
    pub late: usize,
    pub reminders: usize,
    pub snoozed: usize,
    pub silent: usize,
    pub digests: usize,
    pub credits: usize,
    pub pauses: usize,
    pub leaves: usize,
    pub claims: usize,
    pub freed: usize,
    pub taken: usize,
    pub takebacks: usize,
}

#[derive(Default)]
pub struct Account {
    pub tables: BTreeMap<i64, Known>,
    pub dues: BTreeMap<(i64, u8), Due>,
    pub reminder_settings: BTreeMap<String, Habit>,
    /// The actions of which somebody was reminded, with the deadlines at that time.
    told: HashMap<(i64, u8, String, usize), Option<Timestamp>>,
    pub fresh: Vec<Fresh>,
    pub counts: Counts,
}

impl Account {
    /// Adds a new table, with its clocks.
    pub fn lay(&mut self, table: &Table, clocks: Clocks) {
        let seats = table.chairs().len();
        let known = Known {
            version: -1,
            entries: 0,
            status: Status::Lobby,
            clocks,
            anonymous: table.terms().anonymous,
            people: BTreeSet::new(),
            host: table.host().id.clone(),
            paused: false,
            owing: vec![None; seats],
            holders: vec![None; seats],
            turn: String::new(),
        };
        self.tables.insert(table.id(), known);
    }

    /// Looks at a table. Returns whether it has changed.
    pub fn look(&mut self, table: &Table, now: Timestamp) -> bool {
        let id = table.id();
        let Some(mut known) = self.tables.remove(&id) else { panic!("#{id} was laid by nobody") };
        let changed = known.version != table.version();
        if changed {
            self.follow(&mut known, table);
            self.write_dues(&known, table, now);
        }
        self.tables.insert(id, known);
        changed
    }

    fn follow(&mut self, known: &mut Known, table: &Table) {
        let game = table.game();
        let new: Vec<Arc<Entry>> = table.log()[known.entries..].to_vec();
        let seat_called =
            |id: &str| game.seats().iter().position(|seat| seat.id == id).unwrap_or_else(|| panic!("{id}"));
        for entry in &new {
            let earlier = |before: &Arc<Entry>| before.at <= entry.at;
            assert!(
                table.log()[..entry.number].iter().all(earlier),
                "#{} {:?}: {:?}",
                table.id(),
                table.record().changed,
                table.log()
            );
            self.counts.actions += usize::from(entry.player.is_some());
            let words: Vec<&str> = entry.action.split(' ').collect();
            let where_ = || format!("#{} {} {}", table.id(), entry.number, entry.action);
            match words[..] {
                ["@excuse" | "@late", seat] => {
                    let seat = seat_called(seat);
                    let (_, began) =
                        known.owing[seat].unwrap_or_else(|| panic!("{}: owes nothing", where_()));
                    let deadline = known.clocks.deadline(seat, began);
                    assert!(deadline.is_some_and(|until| until <= entry.at), "{}: {deadline:?}", where_());
                    assert!(!known.clocks.is_late(seat), "{}: it was late already", where_());
                    assert!(entry.player.is_none() && entry.seat.is_none(), "{}", where_());
                    let excused = words[0] == "@excuse";
                    assert_eq!(known.clocks.excuses_left(seat) > 0, excused, "{}", where_());
                    match excused {
                        true => known.clocks.excuse(seat),
                        false => known.clocks.note_late(seat),
                    }
                    self.counts.excused += usize::from(excused);
                    self.counts.late += usize::from(!excused);
                }
                ["@credit", seconds] => {
                    let down = SignedDuration::from_secs(seconds.parse().expect("seconds"));
                    known.clocks.downs.push((entry.at - down, entry.at));
                    self.counts.credits += 1;
                }
                ["@away", seat, days] => {
                    known.clocks.go_away(seat_called(seat), entry.at, days.parse().expect("days"));
                    self.counts.leaves += 1;
                }
                ["@back", seat] => known.clocks.come_back(seat_called(seat), entry.at),
                ["@extend", seat, hours] => {
                    known.clocks.extend(seat_called(seat), hours.parse().expect("hours"));
                }
                ["@resume"] => {
                    known.clocks.resume(entry.at);
                    known.paused = false;
                }
                ["@vacate", seat] => {
                    known.clocks.come_back(seat_called(seat), entry.at);
                    self.counts.freed += 1;
                }
                ["@sit", seat] => {
                    known.clocks.come_back(seat_called(seat), entry.at);
                    known.clocks.sit(seat_called(seat));
                    self.counts.taken += 1;
                }
                ["@claim", _] => self.counts.claims += 1,
                ["@agree", of] => {
                    let of: usize = of.parse().expect("an entry");
                    let motion = table.log()[of - 1].action.as_str();
                    self.counts.takebacks += usize::from(motion.starts_with("@propose takeback"));
                    // A member who takes a seat over is not on leave.
                    if let ["@propose", "hand", seat, _] = *motion.split(' ').collect::<Vec<_>>() {
                        known.clocks.come_back(seat_called(seat), entry.at);
                    }
                }
                _ => {}
            }
        }
        let last = new.last().map(|entry| entry.at);
        self.settle_pause(known, table, last);
        self.settle_turns(known, table, &new);
        known.people.extend(table.players().iter().map(|player| player.id.clone()));
        known.people.extend(table.chairs().iter().filter_map(|chair| Some(chair.person()?.id.clone())));
        for entry in &new {
            known.people.extend(entry.player.clone());
            known.people.extend(liege_table::member_in(game, &entry.action));
        }
        known.version = table.version();
        known.entries = table.log().len();
        known.status = table.status();
    }

    /// Begins an agreed pause, or ends one.
    fn settle_pause(&mut self, known: &mut Known, table: &Table, last: Option<Timestamp>) {
        if table.status() != Status::Playing {
            return;
        }
        match (known.paused, table.paused_until()) {
            (false, Some(until)) => {
                let at = last.expect("an entry");
                let days = table.log().iter().rev().find_map(|entry| {
                    entry.action.strip_prefix("@propose pause ")?.split(' ').next()?.parse::<i64>().ok()
                });
                let days = days.expect("somebody has proposed it");
                assert_eq!(until, at + SignedDuration::from_hours(24 * days), "#{}", table.id());
                known.clocks.pause(at, days);
                known.paused = true;
                self.counts.pauses += 1;
            }
            (true, None) => {
                known.clocks.resume(last.expect("an entry"));
                known.paused = false;
            }
            _ => {}
        }
    }

    /// Notes which seats have another due action than before.
    fn settle_turns(&mut self, known: &mut Known, table: &Table, new: &[Arc<Entry>]) {
        let holders: Vec<Option<String>> =
            table.chairs().iter().map(|chair| chair.holder().map(|player| player.id.clone())).collect();
        let (turn, to_move) = (format!("{:?}", table.state().turn()), table.state().to_move());
        let owed = table.owed();
        // The seats that have moved, if several did at once.
        let game = new.iter().filter(|entry| !entry.action.starts_with('@'));
        let played: Vec<Seat> = match game.count() {
            0 | 1 => Vec::new(),
            _ => {
                let first = new.first().map_or(1, |entry| entry.number);
                let all = table.history(first..=table.log().len()).expect("a history");
                all.iter().filter(|played| played.is_move()).filter_map(|played| played.entry.seat).collect()
            }
        };
        // In a pause, and at the end, nobody is asked for anything; actions due in a pause stay due.
        if table.paused_until().is_none() {
            for (index, seat) in (0u8..).map(Seat).enumerate().take(holders.len()) {
                let now = owed.iter().find(|owed| owed.seat == seat);
                let owes = now.map(|owed| (owed.since, owed.began));
                let was = known.owing[index];
                if was.is_none() && owes.is_none() && played.len() > 1 && played.contains(&seat) {
                    // A plan has answered: it was due for no time.
                    let at = new.last().map(|entry| entry.at);
                    known.clocks.turn(index, at, at.expect("an entry"), true);
                }
                if was.map(|was| was.0) != owes.map(|owes| owes.0) {
                    // The colours are exchanged instead of a move.
                    let moved = |entry: &Arc<Entry>| {
                        let act = entry.action.starts_with('@') || entry.action == "swap";
                        entry.seat == Some(seat) && !act
                    };
                    // Somebody else has moved at once, by a plan.
                    let last = played.last().is_none_or(|by| *by == seat);
                    let passed_on = known.turn != turn || !to_move.contains(seat) || !last;
                    let earned = new.iter().any(moved) && passed_on;
                    let held = known.holders[index].is_some();
                    let at = new.last().map_or_else(|| table.changed(), |entry| entry.at);
                    known.clocks.turn(index, was.filter(|_| held).map(|was| was.1), at, earned);
                    if let (Some((since, _)), Some(member)) = (owes, &holders[index]) {
                        // An action that became due in a pause is asked for when the pause is over.
                        let since = since.max(new.first().map_or(0, |entry| entry.number));
                        let entry = since.checked_sub(1).map(|before| &table.log()[before]);
                        let by = entry.is_some_and(|entry| {
                            let matter = entry.action.starts_with('@') && entry.action != "@resume";
                            entry.player.as_ref() == Some(member) || matter
                        });
                        let member = member.clone();
                        self.fresh.push(Fresh { table: table.id(), since, member, known: by });
                    }
                }
                known.owing[index] = owes;
                // The program's deadline equals this account's.
                if let Some(owed) = now {
                    let until = known.clocks.deadline(index, owed.began);
                    let until = until.filter(|_| holders[index].is_some());
                    assert_eq!(
                        owed.until,
                        until,
                        "#{} {seat:?} {:?}: {:?}",
                        table.id(),
                        table.terms().time,
                        table.log()
                    );
                    assert_eq!(owed.late.is_some(), known.clocks.is_late(index), "#{}", table.id());
                }
            }
        }
        known.holders = holders;
        known.turn = turn;
    }

    /// Notes everybody's due actions at a table now, and the times of their reminders.
    fn write_dues(&mut self, known: &Known, table: &Table, now: Timestamp) {
        let owed = table.owed();
        for seat in 0..known.holders.len() as u8 {
            let key = (table.id(), seat);
            let owes = owed.iter().find(|owed| owed.seat.0 == seat);
            let holder = known.holders[usize::from(seat)].clone();
            let (Some(owed), Some(member)) = (owes, holder) else {
                if self.dues.remove(&key).is_some_and(|due| due.plan.is_some()) {
                    self.counts.silent += 1;
                }
                continue;
            };
            let deadline = known.clocks.deadline(usize::from(seat), owed.began);
            let given = known.clocks.given(usize::from(seat), owed.began);
            // In a pause nobody is asked for anything.
            let began = known.clocks.resumed().map_or(owed.began, |resumed| resumed.max(owed.began));
            let mut due =
                Due { member, since: owed.since, began, deadline, given, plan: None, snoozed: false };
            let before = self.dues.get(&key);
            if let Some(before) = before.filter(|due| due.member == *due.member && due.since == owed.since)
                && before.member == due.member
            {
                if before.deadline == deadline && before.began == began && before.given == given {
                    continue;
                }
                if let Some(at) = before.plan.filter(|_| before.snoozed)
                    && deadline.is_none_or(|until| at < until)
                {
                    (due.plan, due.snoozed) = (Some(at), true);
                }
            }
            if !due.snoozed {
                due.plan = self.planned(key, &due, now);
            }
            self.dues.insert(key, due);
        }
    }

    /// When somebody is to be reminded, if they were not yet.
    fn planned(&self, (table, seat): (i64, u8), due: &Due, now: Timestamp) -> Option<Timestamp> {
        match (self.told.get(&(table, seat, due.member.clone(), due.since)), due.deadline) {
            (Some(_), None) => return None,
            (Some(Some(then)), Some(until)) if until.duration_since(*then) < MOVED => return None,
            _ => {}
        }
        let ends = due.deadline.map(|until| (until, due.given));
        let habit = &self.reminder_settings[&due.member];
        habit.choices.reminder(due.began, ends, (habit.next_digest, habit.last_digest), now)
    }

    /// Changes somebody's settings.
    pub fn choose(&mut self, member: &str, now: Timestamp, change: impl FnOnce(&mut Choices)) {
        let habit = self.reminder_settings.get_mut(member).expect("a member");
        let hours = |of: &Choices| (of.digest, of.weekends, of.zone.clone());
        let before = hours(&habit.choices);
        change(&mut habit.choices);
        if before != hours(&habit.choices) || habit.next_digest.is_none() {
            habit.next_digest = habit.choices.next_digest_or_none(now, habit.last_digest);
        }
        self.replan(member, now);
    }

    /// Works out somebody's reminders anew: they changed their settings, or a digest did not come.
    pub fn replan(&mut self, member: &str, now: Timestamp) {
        let theirs = self.dues.iter().filter(|(_, due)| due.member == member && !due.snoozed);
        let planned: Vec<_> = theirs.map(|(key, due)| (*key, self.planned(*key, due, now))).collect();
        for (key, plan) in planned {
            self.dues.get_mut(&key).expect("it was there").plan = plan;
        }
    }

    /// Puts off somebody's reminders at a table. Returns whether they have any deadline that lasts so long.
    pub fn snooze(&mut self, member: &str, table: i64, until: Timestamp) -> bool {
        let theirs = self.dues.iter_mut().filter(|((at, _), due)| *at == table && due.member == member);
        let mut theirs: Vec<&mut Due> = theirs.map(|(_, due)| due).collect();
        let least = SignedDuration::from_mins(10);
        if theirs.iter().filter_map(|due| due.deadline).any(|end| end.duration_since(until) < least) {
            return false;
        }
        for due in &mut theirs {
            (due.plan, due.snoozed) = (Some(until), true);
        }
        !theirs.is_empty()
    }

    /// The reminders that a worker has to send now, after its work that was due.
    pub fn expected(&mut self, now: Timestamp) -> BTreeSet<(i64, u8)> {
        let mut expected = BTreeSet::new();
        for (key, due) in &mut self.dues {
            let Some(plan) = due.plan.filter(|plan| *plan <= now) else { continue };
            if due.deadline.is_some_and(|until| until <= now) {
                due.plan = None;
                continue;
            }
            let choices = &self.reminder_settings[&due.member].choices;
            let at = if due.snoozed { now } else { choices.settled(due.deadline, now) };
            if at > now {
                due.plan = Some(at);
            } else {
                assert!(plan <= now);
                expected.insert(*key);
            }
        }
        expected
    }

    /// Notes that somebody was reminded.
    pub fn reminded(&mut self, (table, seat): (i64, u8)) {
        let due = self.dues.get_mut(&(table, seat)).expect("it is owed");
        self.counts.reminders += 1;
        self.counts.snoozed += usize::from(due.snoozed);
        (due.plan, due.snoozed) = (None, false);
        let told = self.told.entry((table, seat, due.member.clone(), due.since)).or_insert(None);
        *told = (*told).max(due.deadline);
    }
}

impl Choices {
    fn next_digest_or_none(&self, now: Timestamp, last: Option<Timestamp>) -> Option<Timestamp> {
        self.digest.and_then(|_| self.next_digest(now, last))
    }
}
