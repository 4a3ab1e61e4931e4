//! Weeks of a small club: random tables, moves, settings and times without the program, compared with a
//! separate calculation of the reminders.

use super::*;
use crate::announce::Announcement;
use crate::commands::you::remind::due::remind;
use liege_game::{Options, Seat};
use liege_store::{Beside, Committed, Created, Creation, Setting, Work};
use liege_table::reminding::{Digests, ReminderSettings, Span, digest_after, reminder};
use liege_table::{Chair, NewTable, Player, Status, Terms, Time, Venue};
use liege_testing::cases::cases;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;

const STEP: SignedDuration = SignedDuration::from_mins(15);
const STEPS_A_DAY: usize = 96;

/// The key of a deadline: the table, the seat, and the entry since which it runs.
type Key = (i64, u8, usize);

/// The expected reminder of a deadline.
struct Watched {
    member: String,
    deadline: Option<Timestamp>,
    span: Span,
    /// The time by the member's own settings.
    asked: Option<Timestamp>,
    /// The time by this calculation.
    expected: Option<Timestamp>,
    /// Whether the settings were changed meanwhile: then only the impossible is checked.
    disturbed: bool,
    reminded: Vec<Timestamp>,
}

struct Weeks {
    club: Club,
    random: ChaCha8Rng,
    members: Vec<(String, ReminderSettings)>,
    tables: Vec<Arc<Table>>,
    watched: BTreeMap<Key, Watched>,
    done: Vec<(Key, Watched)>,
    digests: BTreeMap<String, Vec<Timestamp>>,
    /// The hours of everybody's digests, by this calculation.
    hours: BTreeMap<String, Digests>,
    /// The number of reminders left by digests that did not come.
    left: usize,
    row: i64,
}

impl Weeks {
    async fn begin(seed: u64) -> Weeks {
        let club = Club::open().await;
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let (mut members, mut hours) = (Vec::new(), BTreeMap::new());
        for number in 0..5 {
            let id = format!("m{number}");
            club.chat.store.meet(&id, &id, club.clock.now()).await.unwrap();
            let reminder_settings = random_habits(&mut random);
            club.chat.store.set(&id, Setting::Reminders(&reminder_settings), club.clock.now()).await.unwrap();
            let next = digest_after(&reminder_settings, club.clock.now(), None);
            hours.insert(id.clone(), Digests { next, last: None });
            members.push((id, reminder_settings));
        }
        let mut weeks = Weeks {
            club,
            random,
            members,
            tables: Vec::new(),
            watched: BTreeMap::new(),
            done: Vec::new(),
            digests: BTreeMap::new(),
            hours,
            left: 0,
            row: 0,
        };
        for _ in 0..8 {
            weeks.lay().await;
        }
        weeks
    }

    fn now(&self) -> Timestamp {
        self.club.clock.now()
    }

    fn chosen(&self, member: &str) -> &ReminderSettings {
        &self.members.iter().find(|(id, _)| id == member).unwrap().1
    }

    /// Opens a table for two or three that begins at once.
    async fn lay(&mut self) {
        let game = ["dragonchess", "three-player-chess"][self.random.random_range(0..2)];
        let game = liege_game::by_id(game).unwrap();
        let time = match self.random.random_range(0..8) {
            0 => Time::Endless,
            choice => Time::Move { hours: [12, 24, 36, 48, 72, 72, 168][choice - 1] },
        };
        let now = self.now();
        let player = |id: &str| Player { id: id.to_owned(), name: id.to_owned() };
        let first = self.random.random_range(0..5);
        let seats: Vec<Player> =
            (0..game.seats().len()).map(|seat| player(&format!("m{}", (first + seat) % 5))).collect();
        let table = Table::new(NewTable {
            game,
            options: Options::check(game.options(), std::iter::empty::<(&str, &str)>()).unwrap(),
            terms: Terms { time, anonymous: self.random.random_range(0..4) == 0, ..Terms::default() },
            start: None,
            host: seats[0].clone(),
            venue: Venue {
                server: Some("s".into()),
                channel: "c".into(),
                thread: None,
                lobby_message: None,
                language: Language::ENGLISH,
            },
            seed: liege_table::Seed::foreseen(7, first as u64),
            chairs: vec![Chair::Open; seats.len()],
            at: now,
        });
        let mut table = table.unwrap();
        for player in &seats {
            table = table.sit(player, None, now).unwrap().table;
        }
        let Created::Done(table) =
            self.club.chat.store.create(&table, &Creation::of(&[], None), now).await.unwrap()
        else {
            panic!("nothing was heard")
        };
        assert_eq!(table.status(), Status::Playing);
        self.tables.push(table);
    }

    /// Updates the deadlines of the calculation.
    fn look(&mut self) {
        let now = self.now();
        let mut owed = BTreeMap::new();
        for table in &self.tables {
            for due in table.owed() {
                if due.until.is_some_and(|until| until <= now) {
                    continue;
                }
                let member = table.holder(due.seat).unwrap().id.clone();
                owed.insert((table.id(), due.seat.0, due.since), (member, due));
            }
        }
        let gone: Vec<Key> = self.watched.keys().filter(|key| !owed.contains_key(*key)).copied().collect();
        for key in gone {
            let watched = self.watched.remove(&key).unwrap();
            self.done.push((key, watched));
        }
        for (key, (member, due)) in owed {
            if self.watched.contains_key(&key) {
                continue;
            }
            let table = self.tables.iter().find(|table| table.id() == key.0).unwrap();
            let given = match table.terms().time {
                Time::Move { hours } => SignedDuration::from_hours(i64::from(hours)),
                _ => SignedDuration::ZERO,
            };
            let span = Span { began: due.began, ends: due.until.map(|until| (until, given)), weekends: None };
            let asked = reminder(self.chosen(&member), self.hours[&member], &span, due.began);
            let watched = Watched {
                member,
                deadline: due.until,
                span,
                asked,
                expected: None,
                disturbed: false,
                reminded: Vec::new(),
            };
            self.watched.insert(key, watched);
        }
    }

    /// Returns the members whom the tables wait for; also those out of time, since a digest includes them.
    fn waiting(&self) -> Vec<String> {
        let owed = self.tables.iter().flat_map(|table| {
            let holder = |due: liege_table::Owed| table.holder(due.seat).map(|player| player.id.clone());
            table.owed().into_iter().filter_map(holder)
        });
        owed.collect()
    }

    /// Calculates the digests that a worker must now send, put off, or drop; the contents of digests that do
    /// not come now get reminders.
    fn expect_digests(&mut self) {
        let (now, waiting) = (self.now(), self.waiting());
        let hour = SignedDuration::from_hours(1);
        for (member, reminder_settings) in &self.members {
            let digests = self.hours.get_mut(member).unwrap();
            let Some(at) = digests.next.filter(|at| *at <= now) else { continue };
            let late = now.duration_since(at);
            if late > hour && late <= hour * 12 && reminder_settings.is_quiet(now) {
                let mut free = now;
                while reminder_settings.is_quiet(free) {
                    free += STEP;
                }
                digests.next = Some(free);
            } else if late <= hour * 12 && waiting.contains(member) {
                *digests = Digests { next: digest_after(reminder_settings, now, Some(now)), last: Some(now) };
                continue;
            } else {
                digests.next = digest_after(reminder_settings, now, None);
            }
            let theirs = self.watched.values_mut().filter(|watched| watched.member == *member);
            for watched in theirs.filter(|watched| watched.expected.is_none()) {
                let asked = reminder(reminder_settings, *digests, &watched.span, now);
                self.left += usize::from(watched.asked.is_none() && asked.is_some());
                watched.asked = asked;
            }
        }
    }

    /// Calculates the work of a worker that looks now.
    fn expect(&mut self) {
        let now = self.now();
        let members = self.members.clone();
        for watched in self.watched.values_mut().filter(|watched| watched.expected.is_none()) {
            let Some(asked) = watched.asked.filter(|asked| *asked <= now) else { continue };
            let reminder_settings = &members.iter().find(|(id, _)| *id == watched.member).unwrap().1;
            let free = |mut moment: Timestamp, until: Timestamp| {
                while moment < until {
                    if !reminder_settings.is_quiet(moment) {
                        return true;
                    }
                    moment += STEP;
                }
                false
            };
            let late = asked < now;
            let waits = late
                && reminder_settings.is_quiet(now)
                && watched.deadline.is_none_or(|until| free(now, until));
            if !waits {
                watched.expected = Some(now);
            }
        }
    }

    /// Runs the worker, and reads the rows that it queued.
    async fn work(&mut self) {
        let now = self.now();
        let waiting = self.waiting();
        remind(&self.club.chat).await;
        while let Some(row) = self.club.chat.store.queued_after(self.row).await.unwrap() {
            self.row = row.id;
            assert_eq!(row.queued, now);
            match Announcement::of(&row) {
                Announcement::Remind(of) => {
                    let table = self.tables.iter().find(|table| table.id() == row.table()).unwrap();
                    for seat in &of.seats {
                        let due = table.owed().into_iter().find(|due| due.seat == Seat(*seat));
                        let due = due.expect("nobody is reminded of what is done");
                        let watched =
                            self.watched.get_mut(&(row.table(), *seat, due.since)).expect("in time");
                        assert_eq!(watched.member, of.member, "the right person");
                        watched.reminded.push(now);
                    }
                    let reminder_settings = &self.members.iter().find(|(id, _)| *id == of.member).unwrap().1;
                    let private = reminder_settings.private || table.terms().anonymous;
                    assert_eq!(row.target, private.then(|| of.member.clone()), "in the right place");
                }
                Announcement::Digest => {
                    let member = row.target.clone().unwrap();
                    assert!(waiting.contains(&member), "no digest of nothing");
                    assert_eq!(self.hours[&member].last, Some(now), "a digest at its hour");
                    self.digests.entry(member).or_default().push(now);
                }
                other => panic!("{other:?}"),
            }
        }
    }

    async fn people(&mut self) {
        let now = self.now();
        // Now and then a player moves, at any table: about every second day at each.
        for index in 0..self.tables.len() {
            let table = Arc::clone(&self.tables[index]);
            if self.random.random_range(0..2 * STEPS_A_DAY) > 0 {
                continue;
            }
            let Some(seat) = table.to_move().iter().next() else { continue };
            let member = table.holder(seat).unwrap().id.clone();
            let legal = table.state().legal();
            let action = legal[self.random.random_range(0..legal.len())].clone();
            let step = table.act(&member, &action, now).unwrap();
            let Committed::Done(table) =
                self.club.chat.store.commit(&step, Beside::of(&[], None), now).await.unwrap()
            else {
                panic!("nobody else plays")
            };
            self.tables[index] = table;
        }
        if self.random.random_range(0..4 * STEPS_A_DAY) == 0 {
            let who = self.random.random_range(0..self.members.len());
            let reminder_settings = random_habits(&mut self.random);
            let id = self.members[who].0.clone();
            self.club.chat.store.set(&id, Setting::Reminders(&reminder_settings), now).await.unwrap();
            let digests = self.hours.get_mut(&id).unwrap();
            digests.next = digest_after(&reminder_settings, now, digests.last);
            self.members[who].1 = reminder_settings;
            for watched in self.watched.values_mut().filter(|watched| watched.member == id) {
                watched.disturbed = true;
            }
            // The digests by the earlier setting no longer count.
            self.digests.insert(id, Vec::new());
        }
    }

    fn judge(&self) -> [usize; 3] {
        let mut counts = [0; 3];
        for (key, watched) in &self.done {
            let Watched { member, reminded, expected, deadline, .. } = watched;
            assert!(reminded.len() <= 1, "{key:?} {member}: twice");
            assert!(reminded.iter().all(|at| deadline.is_none_or(|deadline| *at < deadline)));
            if watched.disturbed {
                counts[2] += 1;
            } else {
                assert_eq!(reminded.first(), expected.as_ref(), "{key:?} {member} {:?}", watched.asked);
                counts[usize::from(expected.is_some())] += 1;
            }
        }
        for (member, hours) in &self.digests {
            let rules = self.chosen(member).zone.rules();
            let mut days: Vec<_> = hours.iter().map(|at| rules.to_datetime(*at).date()).collect();
            let all = days.len();
            days.dedup();
            assert_eq!(days.len(), all, "{member}: one a day");
        }
        counts
    }
}

fn random_habits(random: &mut ChaCha8Rng) -> ReminderSettings {
    let mut pick = |among: &[&str]| among[random.random_range(0..among.len())].to_owned();
    let point = pick(&["half", "third", "third", "quarter", "1h", "6h", "2d"]).parse().unwrap();
    let quiet = pick(&["", "", "22:00-08:00", "01:00-09:00", "20:00-16:00"]).parse().ok();
    let zone = pick(&["UTC", "Europe/Kyiv", "America/New_York", "Asia/Kolkata"]).parse().unwrap();
    let digest = liege_table::reminding::hour_called(&pick(&["", "", "", "8:00", "21:30"]));
    let idle = pick(&["", "", "3"]).parse().ok();
    let mut one_of = |count: u32| random.random_range(0..count) == 0;
    ReminderSettings {
        reminded: !one_of(6),
        point,
        private: one_of(3),
        every: None,
        ahead: false,
        idle_days: idle,
        digest,
        quiet,
        weekends: one_of(3),
        zone,
        zone_chosen: true,
    }
}

#[tokio::test]
async fn in_weeks_of_play_everybody_is_reminded_once_of_what_they_owe_and_of_nothing_else() {
    let (mut counts, mut left) = ([0; 3], 0);
    for seed in 0..cases(6) as u64 {
        let mut weeks = Weeks::begin(seed).await;
        let mut down = 0;
        for step in 0..28 * STEPS_A_DAY {
            if step > 0 {
                weeks.club.clock.advance(STEP);
            }
            if down > 0 {
                down -= 1;
                if down > 0 {
                    weeks.look();
                    continue;
                }
            }
            weeks.look();
            weeks.expect_digests();
            weeks.expect();
            weeks.work().await;
            for (member, digests) in
                weeks.hours.iter().filter(|(_, digests)| digests.last == Some(weeks.now()))
            {
                let came = weeks.digests.get(member).and_then(|came| came.last());
                assert_eq!(came.copied(), digests.last, "{member}: the digest that was to come");
            }
            weeks.people().await;
            weeks.look();
            if weeks.random.random_range(0..7 * STEPS_A_DAY) == 0 {
                down = weeks.random.random_range(2..2 * STEPS_A_DAY);
            }
        }
        for (count, more) in counts.iter_mut().zip(weeks.judge()) {
            *count += more;
        }
        left += weeks.left;
        // Nothing was left waiting forever.
        let next = weeks.club.chat.store.next(&[Work::Digests, Work::Reminders]).await.unwrap();
        assert!(next.is_none_or(|next| next > weeks.now()));
        for (member, reminder_settings) in &weeks.members {
            assert_eq!(
                reminder_settings.digest.is_some(),
                digest_after(reminder_settings, weeks.now(), None).is_some(),
                "{member}"
            );
        }
    }
    let [silent, reminded, disturbed] = counts;
    assert!(silent > 100 && reminded > 100 && disturbed > 20 && left > 0, "{counts:?} {left}");
}
