//! A year of a busy server: hundreds of members with different habits, thousands of games with all kinds of
//! terms, and a program that is down for minutes or days and killed during its work. Everything goes through
//! the ways that people use, and is compared with an independent account of deadlines, reminders and posts.
//!
//! The usual run is some weeks of a small server. `LIEGE_YEAR=full` plays the whole year, `LIEGE_YEAR_SEED`
//! changes the seed:
//!
//! ```text
//! LIEGE_YEAR=full cargo test --release --locked --test year -- --nocapture
//! ```
//!
//! If `LIEGE_TEST_SERVER` is the address of a `PostgreSQL` server (`.ci/postgres` starts one), it is played
//! there.

#![allow(clippy::large_futures, reason = "the test has one task, and a stack for it")]

mod account;
mod calendar;
mod clocks;
mod contests;
mod deeds;
mod mail;
mod people;
mod restarts;
mod torture;

use account::Account;
use jiff::{SignedDuration, Timestamp};
use liege_chat::Settings;
use liege_dev::place::Place;
use liege_dev::program::{Kill, Program};
use liege_dev::torture::Moment;
use liege_store::{Store, verify};
use liege_table::{Status, Table};
use mail::Mail;
use people::Event;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::Arc;

/// The shortest time without the program that counts as an outage.
const LEAST_DOWN: SignedDuration = SignedDuration::from_mins(10);

/// The size of the server, and the length of the time.
struct Size {
    members: usize,
    games: usize,
    days: usize,
    /// The pause between looks of the worker.
    step: SignedDuration,
    /// One in this number of posts is sent with its picture.
    drawn: u32,
    /// One in this number of looks of the worker, and of answers, is interrupted.
    kills: u32,
}

/// The program and everybody around it.
struct World {
    size: Size,
    program: Program,
    random: ChaCha8Rng,
    account: Account,
    mail: Mail,
    queue: BTreeMap<(Timestamp, u64), Event>,
    events: u64,
    /// The number of entries after which people have had enough of a table.
    enough: HashMap<i64, usize>,
    /// The tables that are not over.
    open: BTreeSet<i64>,
    /// The members who are asked for an answer, by table.
    asked: HashMap<i64, Vec<String>>,
    /// The things that people have planned already, once each.
    planned: HashSet<(i64, &'static str, usize, usize)>,
    /// Members who have changed their zone or hour: their digests are not checked by day.
    moved: HashSet<String>,
    /// When the worker last looked.
    passed: Timestamp,
    /// The last outage before the last complete look, and the tables that it matters for.
    down: Option<(Timestamp, Timestamp, Vec<i64>)>,
    cuts: usize,
    kills: usize,
    laid: usize,
    refused: Vec<String>,
    tried: usize,
}

impl World {
    async fn begin(seed: u64, size: Size) -> World {
        let start: Timestamp = "2026-01-05T12:00:00Z".parse().unwrap();
        let settings = Settings {
            slash: true,
            limits: liege_chat::Limits::default().unhurried(),
            ..Settings::default()
        };
        let place = Place::of_test().await.unwrap();
        let mut world = World {
            size,
            program: Program::new(place, start, settings, (seed, 60)).unwrap(),
            random: ChaCha8Rng::seed_from_u64(seed),
            account: Account::default(),
            mail: Mail::default(),
            queue: BTreeMap::new(),
            events: 0,
            enough: HashMap::new(),
            open: BTreeSet::new(),
            asked: HashMap::new(),
            planned: HashSet::new(),
            moved: HashSet::new(),
            passed: start,
            down: None,
            cuts: 0,
            kills: 0,
            laid: 0,
            refused: Vec::new(),
            tried: 0,
        };
        world.start().await;
        world.gather().await;
        world
    }

    fn steps_a_day(&self) -> usize {
        (24 * 60 / self.size.step.as_mins()) as usize
    }

    fn now(&self) -> Timestamp {
        self.program.now()
    }

    fn store(&self) -> Store {
        self.program.store()
    }

    async fn table(&self, id: i64) -> Arc<Table> {
        self.store().table(id).await.expect("the table replays").expect("a table")
    }

    /// Starts the program.
    async fn start(&mut self) {
        self.program.start(self.program.starts + 1).await.unwrap();
        self.program.renderer.leave_blank(true);
        let now = self.now();
        if let Some(alive) = self.store().last_alive().await.unwrap().iter().filter_map(|last| last.at).max()
        {
            assert!(alive == self.passed || alive == now, "{alive} {} {now}", self.passed);
            if now.duration_since(alive) >= LEAST_DOWN {
                // A deadline that had passed before is not prolonged.
                let dues = self.account.dues.iter();
                let limited = dues.filter(|(_, due)| due.deadline.is_some_and(|until| until >= alive));
                self.down = Some((alive, now, limited.map(|((id, _), _)| *id).collect()));
            }
        }
    }

    /// Lets the worker do its due work; sometimes it is killed. Returns whether it is still running.
    async fn work(&mut self) -> bool {
        self.program.renderer.leave_blank(self.random.random_range(0..self.size.drawn) != 0);
        let fate = self.random.random_range(0..self.size.kills * 5);
        let moment = if fate % 2 == 0 { Moment::Before } else { Moment::After };
        let kill = match fate {
            0..4 => Kill::AtPost(self.random.random_range(0..3), moment),
            9 => Kill::Polled(self.random.random_range(1..120)),
            _ => Kill::Not,
        };
        let done = self.program.work(kill).await;
        // A worker that is killed at a post has done all its other work before.
        let whole = done || fate < 4;
        if !done {
            self.kills += 1;
            self.start().await;
        }
        self.look_after(whole).await;
        if whole {
            self.passed = self.now();
            self.down = None;
        }
        done
    }

    /// Compares the worker's work with the account.
    async fn look_after(&mut self, whole: bool) {
        let (told_of, told) = self.read_rows().await;
        let mut tables = told_of.clone();
        // Sometimes everything is checked: nothing changes without a post.
        let all = self.random.random_range(0..self.steps_a_day()) == 0;
        if all || !whole {
            tables.extend(self.open.iter().copied());
        }
        for id in tables {
            let before = self.account.tables.get(&id).map(|known| known.version);
            let table = self.look(id).await;
            let silent = before == Some(table.version());
            assert!(silent || told_of.contains(&id), "#{id} was changed without a word");
        }
        if whole {
            self.check_given_back();
            self.check_nothing_left();
        }
        self.check_told(&told, whole);
        self.check_called().await;
        self.check_letters().await;
    }

    /// Checks that the time of the outage was given back wherever it mattered.
    fn check_given_back(&self) {
        let Some((from, to, tables)) = &self.down else { return };
        for id in tables {
            let known = &self.account.tables[id];
            let back: SignedDuration = known
                .clocks
                .downs
                .iter()
                .map(|(one, two)| (*two).min(*to).duration_since((*one).max(*from)).max(SignedDuration::ZERO))
                .fold(SignedDuration::ZERO, |sum, one| sum + one);
            let on = known.status == Status::Playing;
            assert!(!on || back == to.duration_since(*from), "#{id}: {back:?} of {from} to {to} given back");
        }
    }

    /// Checks that no deadline was missed.
    fn check_nothing_left(&self) {
        let now = self.now();
        for ((id, seat), due) in &self.account.dues {
            let over = due.deadline.is_some_and(|until| until <= now);
            let late = self.account.tables[id].clocks.is_late(usize::from(*seat));
            assert!(!over || late, "{now}: #{id} {seat}: {due:?} is over and nothing followed");
        }
    }

    /// Lets the days pass.
    async fn live(&mut self) {
        let mut down = 0;
        for step in 0..self.size.days * self.steps_a_day() {
            self.program.clock.advance(self.size.step);
            if down > 0 {
                down -= 1;
                if down > 0 {
                    continue;
                }
                self.start().await;
            }
            if step % self.steps_a_day() == 0 {
                if step > 0 && step.is_multiple_of(30 * self.steps_a_day()) {
                    println!("{}: {}", self.now(), self.figures());
                }
                self.dawn(step / self.steps_a_day());
            }
            // The worker looks before anybody does anything, and sometimes at once afterwards.
            self.work().await;
            self.happen().await;
            if self.one_in(2) {
                self.work().await;
            }
            if self.random.random_range(0..9 * self.steps_a_day()) == 0 {
                self.program.stop().await;
                down = match self.random.random_range(0..4) {
                    0 => 1,
                    1 => self.random.random_range(1..8),
                    2 => self.random.random_range(4..self.steps_a_day()),
                    _ => self.random.random_range(self.steps_a_day()..3 * self.steps_a_day()),
                };
            }
        }
        if !self.program.runs() {
            self.start().await;
        }
        // The last messages go out without disturbance.
        for _ in 0..self.steps_a_day() {
            self.program.clock.advance(self.size.step);
            self.work().await;
        }
        for place in people::CHANNELS {
            self.program.post.close(place, false);
        }
        let mut waiting = 0;
        while self.store().waiting().await.unwrap() > 0 {
            self.program.clock.advance(self.size.step);
            self.work().await;
            waiting += 1;
            assert!(waiting < 4 * self.steps_a_day(), "letters are left");
        }
    }

    fn over(&self) -> usize {
        self.account.tables.values().filter(|table| table.status == Status::Over).count()
    }

    fn figures(&self) -> String {
        format!(
            "{} tables ({} played to the end), {} starts of the program, {} killed at its work, {} killed while \
             somebody was answered\n  {:?}\n  {} rows of the queue; {}; {} reminders and digests outrun, {} letters \
             by another way, {} hosts told; {} of {} refused",
            self.laid,
            self.over(),
            self.program.starts,
            self.kills,
            self.cuts,
            self.account.counts,
            self.mail.rows.len(),
            self.program.post.report(),
            self.mail.unwanted,
            self.mail.elsewhere,
            self.mail.hosts_told,
            self.refused.len(),
            self.tried,
        )
    }

    async fn judge(&mut self) {
        self.check_all_told().await;
        let report = verify(&self.store()).await.unwrap();
        assert!(report.is_sound(), "{report:?}");
        assert!(
            self.refused.len() * 20 <= self.tried,
            "{} of {} refused: {:#?}",
            self.refused.len(),
            self.tried,
            &self.refused[..self.refused.len().min(40)]
        );
        println!(
            "{} members, {} days: {}",
            self.account.reminder_settings.len(),
            self.size.days,
            self.figures()
        );
        let over = self.over();
        let counts = &self.account.counts;
        let least = self.laid / 10;
        for (what, count) in [
            ("reminders", counts.reminders),
            ("digests", counts.digests),
            ("deadlines missed", counts.excused + counts.late),
            ("games played to the end", over * 2),
            ("time given back", counts.credits),
        ] {
            assert!(count > least, "{what}: {count}");
        }
        assert!(self.kills > 3 && self.cuts > 3, "{} {}", self.kills, self.cuts);
    }
}

#[tokio::test]
async fn in_a_year_of_play_everybody_is_told_what_they_owe_once_and_no_deadline_is_lost() {
    let full = std::env::var("LIEGE_YEAR").is_ok_and(|size| size == "full");
    let seed = std::env::var("LIEGE_YEAR_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let size = match full {
        true => Size {
            members: 300,
            games: 2_400,
            days: 365,
            step: SignedDuration::from_mins(30),
            drawn: 400,
            kills: 100,
        },
        false => Size {
            members: 40,
            games: 80,
            days: 30,
            step: SignedDuration::from_mins(30),
            drawn: 600,
            kills: 25,
        },
    };
    let began = std::time::Instant::now();
    let mut world = World::begin(seed, size).await;
    world.live().await;
    world.judge().await;
    world.program.remove().await.unwrap();
    println!("in {:.0?}", began.elapsed());
}

liege_testing::install!(liege_games::house());
