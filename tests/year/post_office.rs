//! Where messages go: it keeps them, is busy or closed at times, and loses the program in the middle of one.

#![allow(dead_code, reason = "every test file uses another part")]

use futures::future::BoxFuture;
use jiff::{SignedDuration, Timestamp};
use liege::chat::{OutboundMessage, PostError, Posted, Refused, Target, ThreadRequest, Transport};
use liege::clock::{Clock as _, ManualClock};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::Notify;

/// For so long a message that comes once more is known by its nonce; later somebody has to look for it.
const KNOWN: SignedDuration = SignedDuration::from_mins(2);

/// At which moment of a delivery the program is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The message is not there yet.
    Before,
    /// It is, and the program does not know it.
    After,
}

#[derive(Default)]
struct Kept {
    /// Messages not yet looked at.
    new: Vec<OutboundMessage>,
    /// Messages by place and nonce.
    known: HashMap<(String, String), (String, Timestamp)>,
    threads: HashMap<String, String>,
    /// Members who take no direct messages, channels that take nothing, channels without threads.
    closed: HashSet<String>,
    no_threads: HashSet<String>,
    kill: Option<(usize, Moment)>,
    edits: usize,
    pictures: usize,
    put_off: usize,
    refused: usize,
    again: usize,
    count: usize,
}

pub struct PostOffice {
    kept: Mutex<Kept>,
    random: Mutex<ChaCha8Rng>,
    clock: Arc<ManualClock>,
    /// It is busy once in so many messages; 0: never.
    busy: u32,
    pub killed: Notify,
}

impl PostOffice {
    pub fn new(seed: u64, clock: Arc<ManualClock>, busy: u32) -> PostOffice {
        PostOffice {
            busy,
            kept: Mutex::default(),
            random: Mutex::new(ChaCha8Rng::seed_from_u64(seed)),
            clock,
            killed: Notify::new(),
        }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap()
    }

    pub fn close(&self, place: &str, closed: bool) {
        let mut kept = self.kept();
        if closed {
            kept.closed.insert(place.to_owned())
        } else {
            kept.closed.remove(place)
        };
    }

    pub fn is_closed(&self, place: &str) -> bool {
        self.kept().closed.contains(place)
    }

    pub fn forbid_threads(&self, channel: &str) {
        self.kept().no_threads.insert(channel.to_owned());
    }

    /// The program is to be killed with the delivery after so many others.
    pub fn kill_at(&self, kill: Option<(usize, Moment)>) {
        self.kept().kill = kill;
    }

    /// The messages that came since this was asked last.
    pub fn letters(&self) -> Vec<OutboundMessage> {
        std::mem::take(&mut self.kept().new)
    }

    /// How many messages and edits there were.
    pub fn count(&self) -> usize {
        let kept = self.kept();
        kept.count + kept.edits
    }

    /// What it has seen, for the report.
    pub fn report(&self) -> String {
        let kept = self.kept();
        format!(
            "{} letters ({} with pictures), {} edits, {} put off, {} refused, {} sent once more",
            kept.count, kept.pictures, kept.edits, kept.put_off, kept.refused, kept.again
        )
    }

    fn chance(&self, of: u32) -> bool {
        self.random.lock().unwrap().random_range(0..of) == 0
    }

    fn is_busy(&self) -> Result<(), PostError> {
        if self.busy == 0 || !self.chance(self.busy) {
            return Ok(());
        }
        self.kept().put_off += 1;
        let after = (!self.chance(2)).then(|| Duration::from_mins(20));
        Err(PostError::Later { after, why: "the office is busy".into() })
    }

    /// Whether the program is killed now.
    fn is_killed(&self) -> Option<Moment> {
        let mut kept = self.kept();
        let (left, moment) = kept.kill.as_mut()?;
        if *left > 0 {
            *left -= 1;
            return None;
        }
        let moment = *moment;
        kept.kill = None;
        Some(moment)
    }

    async fn die(&self) {
        self.killed.notify_one();
        std::future::pending::<()>().await;
    }

    fn take(&self, letter: &OutboundMessage) -> Posted {
        let place = place_of(&letter.to);
        let now = self.clock.now();
        let mut kept = self.kept();
        let key = (place.to_owned(), letter.nonce.clone());
        // The host is told of another fault at the same table under the same nonce.
        if let Some((message, at)) = kept.known.get(&key)
            && (letter.look_first || now.duration_since(*at) <= KNOWN)
        {
            let message = message.clone();
            kept.again += 1;
            return Posted { channel: place.to_owned(), message };
        }
        kept.count += 1;
        kept.pictures += usize::from(!letter.pictures.is_empty());
        let message = format!("msg{}", kept.count);
        kept.known.insert(key, (message.clone(), now));
        kept.new.push(OutboundMessage { pictures: Vec::new(), ..letter.clone() });
        Posted { channel: place.to_owned(), message }
    }
}

pub fn place_of(to: &Target) -> &str {
    match to {
        Target::Channel(place) | Target::Member(place) => place,
    }
}

impl Transport for PostOffice {
    fn post<'a>(&'a self, letter: &'a OutboundMessage) -> BoxFuture<'a, Result<Posted, PostError>> {
        Box::pin(async move {
            let place = place_of(&letter.to);
            if self.kept().closed.contains(place) {
                self.kept().refused += 1;
                let refused = match letter.to {
                    Target::Channel(_) => Refused::Permission,
                    Target::Member(_) => Refused::ClosedToMessages,
                };
                return Err(PostError::Refused { refused, why: "closed".into() });
            }
            match self.is_killed() {
                Some(Moment::Before) => self.die().await,
                Some(Moment::After) => {
                    self.take(letter);
                    self.die().await;
                }
                None => self.is_busy()?,
            }
            Ok(self.take(letter))
        })
    }

    fn edit<'a>(&'a self, _: &'a Posted, _: &'a OutboundMessage) -> BoxFuture<'a, Result<(), PostError>> {
        Box::pin(async move {
            if self.is_killed().is_some() {
                self.die().await;
            }
            self.is_busy()?;
            self.kept().edits += 1;
            Ok(())
        })
    }

    fn open_thread<'a>(
        &'a self,
        request: &'a ThreadRequest,
    ) -> BoxFuture<'a, Result<Option<String>, PostError>> {
        Box::pin(async move {
            if self.kept().no_threads.contains(&request.channel) {
                return Err(PostError::Refused { refused: Refused::Permission, why: "no threads".into() });
            }
            let killed = self.is_killed();
            if killed == Some(Moment::Before) {
                self.die().await;
            }
            let opened = self.kept().threads.len();
            let thread =
                self.kept().threads.entry(request.message.clone()).or_insert(format!("t{opened}")).clone();
            if killed.is_some() {
                self.die().await;
            }
            self.is_busy()?;
            Ok(Some(thread))
        })
    }
}
