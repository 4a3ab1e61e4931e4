//! Checks of the queue and of the messages: everything once, at the right time, to the right person in the
//! right place.

use super::World;
use jiff::{SignedDuration, Timestamp};
use liege_chat::{OutboundMessage, Target};
use liege_dev::torture::place_of;
use liege_store::{OutboxKind, QueueState, Queued};
use liege_table::{Negotiation, Status};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::fmt::Write as _;

/// A row of the queue, as far as it matters later.
#[derive(Debug)]
pub struct Row {
    pub table: i64,
    pub kind: OutboxKind,
    pub target: Option<String>,
    pub tells: String,
    pub first: usize,
    pub number: usize,
    /// The members whom it pings.
    pub call: Vec<String>,
    /// The places where it arrived.
    arrived: Vec<String>,
}

#[derive(Default)]
pub struct Mail {
    /// The rows by their ids, which have gaps on a server.
    pub rows: BTreeMap<i64, Row>,
    seen: HashSet<(i64, String)>,
    pub digests: HashMap<String, Vec<Timestamp>>,
    pub unwanted: usize,
    pub elsewhere: usize,
    pub hosts_told: usize,
}

fn members(value: &serde_json::Value) -> Vec<String> {
    let ids = value.as_array().into_iter().flatten();
    ids.filter_map(|id| id.as_str().map(str::to_owned)).collect()
}

impl World {
    /// Reads the rows queued since the last call. Returns the changed tables, and the reminders and digests.
    pub async fn read_rows(&mut self) -> (BTreeSet<i64>, Vec<Queued>) {
        let (mut tables, mut told) = (BTreeSet::new(), Vec::new());
        let store = self.store();
        let mut last = self.mail.rows.last_key_value().map_or(0, |(id, _)| *id);
        while let Some(row) = store.queued_after(last).await.expect("the queue") {
            last = row.id;
            if row.table() == 0 {
                continue;
            }
            tables.insert(row.table());
            let tells = row.payload["tells"].as_str().unwrap_or_default().to_owned();
            let mut call = members(&row.payload["call"]);
            call.extend(row.payload["member"].as_str().filter(|_| tells == "remind").map(str::to_owned));
            if tells == "remind" || tells == "digest" {
                told.push(row.clone());
            }
            let kept = Row {
                table: row.table(),
                kind: row.kind,
                target: row.target,
                tells,
                first: row.first,
                number: row.number,
                call,
                arrived: Vec::new(),
            };
            self.mail.rows.insert(row.id, kept);
        }
        (tables, told)
    }

    /// Checks that exactly the expected members were reminded. `whole` says that the worker was not killed
    /// meanwhile.
    pub fn check_told(&mut self, told: &[Queued], whole: bool) {
        let now = self.now();
        // Actions in no digest are left to reminders.
        self.check_digests(told, whole);
        let mut expected = self.account.expected(now);
        for row in told.iter().filter(|row| row.payload["tells"] == "remind") {
            assert_eq!(row.queued, now);
            let member = row.payload["member"].as_str().expect("somebody");
            for seat in row.payload["seats"].as_array().expect("seats") {
                let key = (row.table(), seat.as_u64().expect("a seat") as u8);
                let due = self.account.dues.get(&key).unwrap_or_else(|| panic!("{key:?}: it is done"));
                assert_eq!(due.member, member, "{key:?}: the right person");
                assert!(expected.remove(&key), "{now}: {key:?} is reminded: {due:?}");
                self.account.reminded(key);
            }
            let private = self.account.reminder_settings[member].choices.private;
            let private = private || self.account.tables[&row.table()].anonymous;
            assert_eq!(row.target.as_deref(), private.then_some(member), "in the right place");
        }
        if whole && let Some(key) = expected.first() {
            panic!("{now}: {key:?} is not reminded: {:?}", self.account.dues[key]);
        }
    }

    fn check_digests(&mut self, told: &[Queued], whole: bool) {
        let now = self.now();
        let mut sent: BTreeMap<String, usize> = BTreeMap::new();
        for row in told.iter().filter(|row| row.payload["tells"] == "digest") {
            *sent.entry(row.target.clone().expect("digests are private")).or_default() += 1;
        }
        let (hour, stale) = (SignedDuration::from_hours(1), SignedDuration::from_hours(12));
        let owing: HashSet<&str> = self.account.dues.values().map(|due| due.member.as_str()).collect();
        let mut not_told: Vec<String> = Vec::new();
        for (member, habit) in &mut self.account.reminder_settings {
            let sent = sent.remove(member);
            let Some(at) = habit.next_digest.filter(|at| *at <= now) else {
                assert_eq!(sent, None, "{now}: {member} has no digest now: {habit:?}");
                continue;
            };
            let late = now.duration_since(at);
            if late > hour && late <= stale && habit.choices.settled(None, now) > now {
                assert_eq!(sent, None, "{now}: {member} is left alone");
                if whole {
                    habit.next_digest = Some(habit.choices.settled(None, now));
                    not_told.push(member.clone());
                }
                continue;
            }
            let owes = owing.contains(member.as_str());
            if sent.is_none() && !whole {
                habit.doubtful |= !owes;
                continue;
            }
            let doubtful = std::mem::take(&mut habit.doubtful);
            let asked = self.asked.values().any(|asked| asked.contains(member));
            match sent {
                Some(count) => {
                    assert_eq!(count, 1, "{now}: {member}");
                    assert!(late <= stale && (owes || asked), "{now}: {member}: a digest of nothing");
                    habit.last_digest = Some(now);
                    self.account.counts.digests += 1;
                    self.mail.digests.entry(member.clone()).or_default().push(now);
                }
                None => {
                    let none = !owes || late > stale || doubtful;
                    assert!(none, "{now}: {member} is sent no digest: {habit:?}");
                }
            }
            habit.next_digest = habit.choices.next_digest(now, sent.map(|_| now));
            if sent.is_none() {
                not_told.push(member.clone());
            }
        }
        for member in not_told {
            self.account.replan(&member, now);
        }
        assert!(sent.is_empty(), "nobody else has digests: {sent:?}");
    }

    /// Checks that everybody with a new due action was told, by the post for all or by a separate one.
    pub async fn check_called(&mut self) {
        let fresh = std::mem::take(&mut self.account.fresh);
        for fresh in fresh.into_iter().filter(|fresh| !fresh.known) {
            let rows = self.mail.rows.values().rev().take(5_000).filter(|row| row.table == fresh.table);
            let mut rows = rows.filter(|row| {
                let start = row.tells == "start" || row.tells == "seated";
                start && row.number <= fresh.since
                    || row.first > 0 && (row.first..=row.number).contains(&fresh.since)
            });
            let called = rows
                .any(|row| row.target.as_ref() == Some(&fresh.member) || row.call.contains(&fresh.member));
            if called || self.brought_about(fresh.table, fresh.since, &fresh.member).await {
                continue;
            }
            let lately = self.lately(fresh.table, fresh.since).await;
            panic!("{}: nobody calls {fresh:?}: {lately}", self.now());
        }
    }

    /// Whether a member did something at a table in the moment of an entry: nobody is called for what they have just
    /// brought about.
    async fn brought_about(&self, table: i64, number: usize, member: &str) -> bool {
        let known = self.store().table(table).await.expect("a table").expect("a table");
        let log = known.log();
        let at = log.iter().find(|entry| entry.number == number).map(|entry| entry.at);
        log.iter().any(|entry| Some(entry.at) == at && entry.player.as_deref() == Some(member))
    }

    /// The last actions and posts at a table, and its players.
    async fn lately(&self, table: i64, since: usize) -> String {
        let known = self.store().table(table).await.expect("a table").expect("a table");
        let mut text = String::new();
        for entry in known.log().iter().filter(|entry| entry.number + 3 >= since) {
            let _ = writeln!(text, "{entry:?}");
        }
        for row in self.mail.rows.values().filter(|row| row.table == table && row.number + 3 >= since) {
            let _ = writeln!(text, "{row:?}");
        }
        format!("{text}{:?} {:?} {:?}", known.chairs(), known.game().id(), known.terms())
    }

    /// Checks the messages that came: each belongs to a row, goes where it should, and came once.
    pub async fn check_letters(&mut self) {
        for letter in self.program.post.letters() {
            let text = &letter.text;
            assert!(text.chars().count() <= 2_000, "{text}");
            assert!(!text.contains("{$") && !text.contains("(Mark"), "{text}");
            let (kind, number) = letter.nonce.rsplit_once('-').expect("a number");
            let number: i64 = number.parse().expect("a number");
            if kind == "liege-host" {
                assert_eq!(letter.to, Target::Member(self.account.tables[&number].host.clone()));
                self.mail.hosts_told += 1;
                continue;
            }
            self.check_letter(number, &letter).await;
        }
    }

    async fn check_letter(&mut self, id: i64, letter: &OutboundMessage) {
        let place = place_of(&letter.to).to_owned();
        let first = self.mail.seen.insert((id, place.clone()));
        assert!(first, "{}: row {id} came twice to {place}: {}", self.now(), letter.text);
        let (table, kind) = (self.mail.rows[&id].table, self.mail.rows[&id].kind);
        let known = &self.account.tables[&table];
        let venue = self.store().table(table).await.expect("a table").expect("a table").venue().clone();
        let row = self.mail.rows.get_mut(&id).expect("a row");
        row.arrived.push(place.clone());
        match (&row.target, &letter.to) {
            (Some(member), Target::Member(to)) => assert_eq!(member, to, "the right person"),
            (Some(member), Target::Channel(to)) => {
                assert!(
                    self.program.post.is_closed(member) && !known.anonymous,
                    "{member} is called in public"
                );
                assert_eq!(
                    (to.as_str(), &letter.mentions[..]),
                    (venue.board_channel(), &[member.clone()][..])
                );
                self.mail.elsewhere += 1;
            }
            (None, Target::Channel(to)) => {
                let here = [Some(venue.channel.as_str()), venue.thread.as_deref()];
                assert!(here.contains(&Some(to.as_str())), "row {id} went to {to}");
                // Substitutes are looked for where others see it.
                let board = kind == OutboxKind::Post
                    && venue.thread.is_some()
                    && row.first > 0
                    && row.tells != "substitute";
                assert!(!board || Some(to) == venue.thread.as_ref(), "a board belongs to the table's thread");
            }
            (None, Target::Member(to)) => {
                assert!(known.people.contains(to), "{to} has nothing to do with #{table}");
                self.mail.elsewhere += 1;
            }
        }
        for member in &letter.mentions {
            // Hosts hear of their tables even if they hold no seat.
            let concerned = known.people.contains(member) || *member == known.host;
            assert!(concerned, "{member} is called to #{table}: {}", letter.text);
        }
        if row.tells == "remind" && matches!(letter.to, Target::Channel(_)) {
            assert_eq!(letter.mentions.len(), 1, "a reminder calls one member");
        }
        let masked = known.anonymous && matches!(known.status, Status::Lobby | Status::Playing);
        if masked && matches!(letter.to, Target::Channel(_)) && kind != OutboxKind::Lobby {
            assert!(letter.mentions.is_empty() && !letter.text.contains("<@"), "#{table}: {}", letter.text);
        }
    }

    /// At the end, checks that every row had the right outcome, and every entry of every log was announced
    /// once.
    pub async fn check_all_told(&mut self) {
        let mut wrong: Vec<String> = Vec::new();
        // Tables whose invitation could not be posted anywhere.
        let mut uninvited: BTreeSet<i64> = BTreeSet::new();
        let mut told: BTreeMap<i64, (Vec<usize>, BTreeSet<usize>)> = BTreeMap::new();
        let store = self.store();
        for (id, row) in &self.mail.rows {
            let state = store.queued(*id).await.expect("the queue").expect("a row");
            let letters = !matches!(row.kind, OutboxKind::Card | OutboxKind::Thread);
            match state.state {
                QueueState::Waiting => wrong.push(format!("row {id} waits: {state:?}")),
                QueueState::Done if letters == row.arrived.is_empty() => {
                    wrong.push(format!("row {id} arrived at {:?}: {state:?}", row.arrived));
                }
                QueueState::Done => {}
                QueueState::Dead => {
                    let why = state.fault.clone().unwrap_or_default();
                    match why.as_str() {
                        // It may have arrived all the same, if its answer was lost and it was done before the
                        // next attempt.
                        "it was done meanwhile"
                            if ["remind", "digest", "muster"].contains(&row.tells.as_str()) =>
                        {
                            self.mail.unwanted += usize::from(row.arrived.is_empty());
                        }
                        "closed" | "parked" if row.kind == OutboxKind::Lobby => {
                            uninvited.insert(row.table);
                        }
                        "closed" | "parked" | "no threads" => {}
                        "there is no invitation to start from" if uninvited.contains(&row.table) => {}
                        why => wrong.push(format!("row {id} was given up: {why} {state:?}")),
                    }
                }
            }
            let entry = told.entry(row.table).or_default();
            if row.first > 0 && ["turn", "start", "dealing"].contains(&row.tells.as_str()) {
                entry.0.extend(row.first..=row.number);
            } else if row.first > 0 && letters {
                entry.1.extend(row.first..=row.number);
            }
        }
        for (id, (posts, notices)) in told {
            let table = store.table(id).await.expect("a table").expect("a table");
            let once: BTreeSet<usize> = posts.iter().copied().collect();
            if once.len() != posts.len() || !posts.is_sorted() {
                wrong.push(format!("#{id}: once each, and in order: {posts:?}"));
            }
            // At an anonymous table, nobody else may know who takes a seat.
            let open = table.terms().negotiation == Negotiation::Public && !table.terms().anonymous;
            // The empty seats, by their letters.
            let mut free: BTreeSet<String> = BTreeSet::new();
            for entry in table.log() {
                let letter = |seat: &str| seat[..1].to_uppercase();
                match entry.action.split_once(' ') {
                    Some(("@vacate", seat)) => drop(free.insert(letter(seat))),
                    Some(("@sit", seat)) => drop(free.remove(&letter(seat))),
                    _ => {}
                }
                let told = once.contains(&entry.number) || !open && notices.contains(&entry.number);
                // A secret answer to an empty seat is told nobody.
                let to_nobody = !open && free.iter().any(|seat| entry.action.contains(&format!(" {seat}=")));
                if !told && !to_nobody {
                    let lately = self.lately(id, entry.number).await;
                    wrong.push(format!("#{id} {}: {} is told nobody: {lately}", entry.number, entry.action));
                }
            }
        }
        for (member, hours) in &self.mail.digests {
            let choices = &self.account.reminder_settings[member].choices;
            if self.moved.contains(member) {
                continue;
            }
            let days: BTreeSet<_> = hours.iter().map(|at| choices.day(*at)).collect();
            if days.len() != hours.len() {
                wrong.push(format!("{member}: one digest a day: {hours:?}"));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}
