//! The people of the server, their plans, and the times of these.

use super::World;
use super::account::Habit;
use super::calendar::{Choices, Point};
use super::clocks::{Clocks, Control};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use liege_game::Seat;
use liege_store::{TableLine, Which};
use liege_table::{Chair, DealState, Matter, Motion, Status, Table};
use rand::RngExt as _;
use std::sync::Arc;

/// An action that somebody plans.
#[derive(Clone, Debug)]
pub enum Event {
    /// Somebody creates a table.
    Lay,
    /// Somebody sits down at a table.
    Join { table: i64, member: String },
    /// The host abandons a table that nobody comes to.
    GiveUp { table: i64 },
    /// The holder of the seat does the action that is due since this entry.
    Turn { table: i64, seat: Seat, since: usize },
    /// The offer or motion of this entry is answered.
    Answer { table: i64, number: usize },
    /// An opponent claims the game of a seat that is late since this entry.
    Claim { table: i64, seat: Seat, number: usize },
    /// The host frees a seat whose action is still due.
    Vacate { table: i64, seat: Seat, since: usize },
    /// Somebody takes a free seat.
    Sit { table: i64, seat: Seat },
    /// The players play a rematch.
    Rematch { table: i64 },
    /// Somebody does something that depends on no turn.
    Whim,
}

/// A change of somebody's settings.
type Change = Box<dyn FnOnce(&mut Choices)>;

const ZONES: [&str; 5] = ["UTC", "Europe/Kyiv", "America/New_York", "Asia/Kolkata", "Australia/Sydney"];
pub const CHANNELS: [&str; 4] = ["c0", "c1", "c2", "c3"];

impl World {
    pub fn pick<'a, T>(&mut self, among: &'a [T]) -> &'a T {
        &among[self.random.random_range(0..among.len())]
    }

    pub fn one_in(&mut self, count: u32) -> bool {
        self.random.random_range(0..count) == 0
    }

    pub fn anybody(&mut self) -> String {
        format!("m{}", self.random.random_range(0..self.size.members))
    }

    pub fn plan(&mut self, at: Timestamp, event: Event) {
        self.events += 1;
        self.queue.insert((at, self.events), event);
    }

    pub fn plan_in_hours(&mut self, from: i64, to: i64, event: Event) {
        let minutes = self.random.random_range(from * 60..to * 60);
        self.plan(self.now() + SignedDuration::from_mins(minutes), event);
    }

    /// Whether this is planned for the first time.
    fn plan_once(&mut self, key: (i64, &'static str, usize, usize)) -> bool {
        self.planned.insert(key)
    }

    /// Adds all members; most of them choose their reminders.
    pub async fn gather(&mut self) {
        for number in 0..self.size.members {
            let id = format!("m{number}");
            let habit =
                Habit { choices: Choices::usual(), next_digest: None, last_digest: None, doubtful: false };
            self.account.reminder_settings.insert(id.clone(), habit);
            self.ask(&id, "settings").await;
            for _ in 0..self.random.random_range(0..5) {
                self.choose_something(&id).await;
            }
        }
        // Some accept no direct messages, one channel has no threads.
        for number in (7..self.size.members).step_by(29) {
            self.program.post.close(&format!("m{number}"), true);
        }
        self.program.post.forbid_threads("c3");
    }

    /// Begins a day: plans its events.
    pub fn dawn(&mut self, day: usize) {
        let (games, days) = (self.size.games, self.size.days * 4 / 5);
        if day < days {
            let count = games * (day + 1) / days - games * day / days;
            for _ in 0..count {
                self.plan_in_hours(0, 24, Event::Lay);
            }
        }
        for _ in 0..self.size.members / 12 {
            self.plan_in_hours(0, 24, Event::Whim);
        }
        // From time to time a channel lets nobody write for some days.
        self.program.post.close("c2", day % 60 >= 50 && day % 60 < 53);
    }

    /// Does everything that was planned until now.
    pub async fn happen(&mut self) {
        let now = self.now();
        while let Some(next) = self.queue.first_entry().filter(|next| next.key().0 <= now) {
            let event = next.remove();
            self.do_it(event).await;
        }
    }

    /// Somebody changes their reminders, by typing.
    pub async fn choose_something(&mut self, who: &str) {
        let zone = *self.pick(&ZONES);
        let (from, to) = *self.pick(&[(22, 8), (1, 9), (20, 16), (23, 7)]);
        let hour = *self.pick(&[8, 18, 21]);
        let (point, said) = *self.pick(&[
            (Point::Part(2), "half"),
            (Point::Part(4), "четверть"),
            (Point::Part(3), "third"),
            (Point::Hours(1), "1h"),
            (Point::Hours(6), "за 6 годин"),
            (Point::Hours(48), "2d"),
        ]);
        let now = self.now();
        let (text, change): (String, Change) = match self.random.random_range(0..14) {
            0..3 => {
                (format!("zone {zone}"), Box::new(move |of| of.zone = TimeZone::get(zone).expect("a zone")))
            }
            3..5 => (
                format!("quiet {from:02}:00-{to:02}:00"),
                Box::new(move |of| of.quiet = Some((from * 60, to * 60))),
            ),
            5 => ("quiet weekends".into(), Box::new(|of| of.weekends = true)),
            6 => ("quiet off".into(), Box::new(|of| (of.quiet, of.weekends) = (None, false))),
            7..9 => (format!("remind {said}"), Box::new(move |of| (of.point, of.reminded) = (point, true))),
            9 => ("remind private".into(), Box::new(|of| (of.private, of.reminded) = (true, true))),
            10 => match self.one_in(2) {
                true => ("remind off".into(), Box::new(|of| of.reminded = false)),
                false => ("remind here".into(), Box::new(|of| (of.private, of.reminded) = (false, true))),
            },
            11 => ("remind idle 3d".into(), Box::new(|of| (of.idle_days, of.reminded) = (Some(3), true))),
            12 => (format!("digest {hour}:00"), Box::new(move |of| of.digest = Some(hour * 60))),
            _ => match self.one_in(2) {
                true => ("digest off".into(), Box::new(|of| of.digest = None)),
                false => ("digest 21:30".into(), Box::new(|of| of.digest = Some(21 * 60 + 30))),
            },
        };
        self.moved.insert(who.to_owned());
        self.ask(who, &text).await;
        self.account.choose(who, now, change);
        let (kept, mine) = (
            self.store().reminder_settings(who).await.expect("habits"),
            &self.account.reminder_settings[who].choices,
        );
        let shown = (kept.reminded, kept.private, kept.weekends, kept.digest.is_some(), kept.quiet.is_some());
        let meant = (mine.reminded, mine.private, mine.weekends, mine.digest.is_some(), mine.quiet.is_some());
        assert_eq!(shown, meant, "{who}: {text}");
        assert_eq!(kept.idle_days.map(i64::from), mine.idle_days, "{who}: {text}");
    }

    /// Notes new tables, and lets the members who are wanted there plan to come.
    pub async fn meet_tables(&mut self) {
        let newest = self.account.tables.keys().max().copied().unwrap_or(0);
        for TableLine { id, .. } in self.store().tables(Which::After(newest, 1_000)).await.expect("tables") {
            let table = self.table(id).await;
            self.laid += 1;
            let control = Control::read(&table.terms().time.to_string());
            let clocks = Clocks::new(control, usize::from(table.terms().excuses), table.chairs().len());
            self.account.lay(&table, clocks);
            self.open.insert(id);
            let length = self.random.random_range(4..26);
            self.enough.insert(id, length);
            for chair in table.chairs() {
                let member = match chair {
                    Chair::Held(_) => continue,
                    Chair::Invited(player) => player.id.clone(),
                    Chair::Open => self.anybody(),
                };
                if !self.one_in(60) {
                    self.plan_in_hours(0, 14, Event::Join { table: id, member });
                }
            }
            self.plan_in_hours(60, 90, Event::GiveUp { table: id });
            self.look(id).await;
        }
    }

    /// Looks at a table, and lets people plan the consequences.
    pub async fn look(&mut self, id: i64) -> Arc<Table> {
        let table = self.table(id).await;
        if !self.account.look(&table, self.now()) {
            return table;
        }
        let asked = table.players().into_iter().map(|player| player.id.clone());
        let asked =
            asked.filter(|member| table.ledger().open().any(|deal| !table.answers(member, deal).is_empty()));
        let mut asked: Vec<String> = asked.collect();
        asked.extend(table.ledger().open().filter_map(|deal| match &deal.matter {
            Matter::Motion(Motion::Hand { to, .. }) => Some(to.clone()),
            _ => None,
        }));
        self.asked.insert(id, asked);
        self.plan_turns(&table);
        self.plan_answers(&table);
        if let Some(chooser) = table.chooser() {
            let key = (id, "choose", table.log().len(), 0);
            let member = chooser.id.clone();
            if self.plan_once(key) {
                self.plan_in_hours(0, 20, Event::Join { table: id, member });
            }
        }
        if matches!(table.status(), Status::Over | Status::Abandoned) {
            self.open.remove(&id);
            self.asked.remove(&id);
            if table.status() == Status::Over && self.one_in(12) && self.laid < self.size.games * 11 / 10 {
                self.plan_in_hours(0, 6, Event::Rematch { table: id });
            }
        }
        table
    }

    fn plan_turns(&mut self, table: &Table) {
        let id = table.id();
        for owed in table.owed() {
            let (seat, since) = (owed.seat, owed.since);
            if let Some(number) = owed.late
                && self.plan_once((id, "claim", number, seat.index()))
                && !self.one_in(8)
            {
                self.plan_in_hours(1, 70, Event::Claim { table: id, seat, number });
            }
            if table.vacated().contains(seat) {
                if self.plan_once((id, "sit", since, seat.index())) {
                    self.plan_in_hours(1, 40, Event::Sit { table: id, seat });
                }
            } else if self.plan_once((id, "turn", since, seat.index())) {
                self.plan_turn(table, seat, since);
            }
        }
    }

    /// Plans a turn: most people are quick, some use all their time, a few are late or never come back.
    pub fn plan_turn(&mut self, table: &Table, seat: Seat, since: usize) {
        let pace = self.account.tables[&table.id()].clocks.control().pace().as_mins();
        let minutes = match self.random.random_range(0..100) {
            0..55 => self.random.random_range(0..(pace / 4).max(60)),
            55..85 => self.random.random_range(pace / 4..pace * 9 / 10),
            85..98 => self.random.random_range(pace..pace * 3),
            _ => {
                self.plan_in_hours(24 * 8, 24 * 12, Event::Vacate { table: table.id(), seat, since });
                return;
            }
        };
        let at = self.now() + SignedDuration::from_mins(minutes);
        self.plan(at, Event::Turn { table: table.id(), seat, since });
    }

    fn plan_answers(&mut self, table: &Table) {
        let open = table.ledger().open();
        let open = open.filter(|deal| matches!(deal.state, DealState::Open { .. }) && deal.number > 0);
        let numbers: Vec<usize> = open.map(|deal| deal.number).collect();
        for number in numbers {
            if self.plan_once((table.id(), "answer", number, 0)) {
                for _ in 0..3 {
                    self.plan_in_hours(0, 40, Event::Answer { table: table.id(), number });
                }
            }
        }
    }
}
