//! A transport for torture: it keeps messages, is sometimes busy, slow or closed, loses its answers, and has
//! the program killed during a delivery.

use futures::future::BoxFuture;
use jiff::{SignedDuration, Timestamp};
use liege_chat::clock::Clock;
use liege_chat::{OutboundMessage, PostError, Posted, Refused, Target, ThreadRequest, Transport};
use liege_store::fault::{self, Point};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;

/// How long a repeated message is recognised by its nonce; later somebody has to look for it.
const KNOWN: SignedDuration = SignedDuration::from_mins(2);

/// The time without progress after which a connection is cut off.
const CUT_OFF: SignedDuration = SignedDuration::from_mins(1);

/// The moment of a delivery at which the program is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The message has not arrived yet.
    Before,
    /// The message has arrived, and the program does not know it.
    After,
}

/// The way in which a busy office treats a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trouble {
    /// There are too many messages: it says when to try again.
    Limited,
    /// It fails, without saying more.
    Failing,
    /// The message arrives and the answer is lost.
    Unanswered,
}

#[derive(Default)]
struct Kept {
    /// Messages that were not checked yet.
    new: Vec<OutboundMessage>,
    /// Messages by place and nonce.
    known: HashMap<(String, String), (String, Timestamp)>,
    threads: HashMap<String, String>,
    /// Members who accept no direct messages, channels that accept nothing, channels without threads.
    closed: HashSet<String>,
    no_threads: HashSet<String>,
    /// Channels and threads that were deleted, and messages.
    gone: HashSet<String>,
    /// Members who are not on the server.
    left: HashSet<String>,
    kill: Option<(usize, Moment)>,
    edits: usize,
    pictures: usize,
    again: usize,
    count: usize,
    /// The numbers of troubles, by name.
    troubles: BTreeMap<&'static str, u64>,
}

/// A transport with all the troubles of Discord.
pub struct PostOffice {
    kept: Mutex<Kept>,
    random: Mutex<ChaCha8Rng>,
    clock: Arc<dyn Clock>,
    /// One in this number of messages has trouble; 0 for none.
    busy: Mutex<u32>,
    /// Notified when the program is to be killed.
    pub killed: Notify,
}

impl PostOffice {
    /// An office whose troubles follow from `seed`. One in `busy` messages has trouble; 0 for none.
    #[must_use]
    pub fn new(seed: u64, clock: Arc<impl Clock + 'static>, busy: u32) -> PostOffice {
        PostOffice {
            busy: Mutex::new(busy),
            kept: Mutex::default(),
            random: Mutex::new(ChaCha8Rng::seed_from_u64(seed)),
            clock,
            killed: Notify::new(),
        }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets how often there is trouble: once in this number of messages; 0 for never.
    pub fn set_busy(&self, busy: u32) {
        *self.busy.lock().unwrap_or_else(PoisonError::into_inner) = busy;
    }

    /// Sets whether a channel or member accepts no messages.
    pub fn close(&self, place: &str, closed: bool) {
        let mut kept = self.kept();
        if closed {
            kept.closed.insert(place.to_owned())
        } else {
            kept.closed.remove(place)
        };
    }

    /// Whether a channel or member accepts no messages.
    pub fn is_closed(&self, place: &str) -> bool {
        self.kept().closed.contains(place)
    }

    /// Forbids threads in this channel from now on.
    pub fn forbid_threads(&self, channel: &str) {
        self.kept().no_threads.insert(channel.to_owned());
    }

    /// Deletes a channel, thread or message.
    pub fn delete(&self, id: &str) {
        self.kept().gone.insert(id.to_owned());
    }

    /// Lets a member leave the server, or come back.
    pub fn leave(&self, member: &str, left: bool) {
        let mut kept = self.kept();
        if left {
            kept.left.insert(member.to_owned())
        } else {
            kept.left.remove(member)
        };
    }

    /// Has the program killed during the delivery after this number of others.
    pub fn kill_at(&self, kill: Option<(usize, Moment)>) {
        self.kept().kill = kill;
    }

    /// The messages that came since the last call.
    pub fn letters(&self) -> Vec<OutboundMessage> {
        std::mem::take(&mut self.kept().new)
    }

    /// The number of messages and edits.
    pub fn count(&self) -> usize {
        let kept = self.kept();
        kept.count + kept.edits
    }

    /// The troubles so far, by name, with their numbers.
    pub fn troubles(&self) -> BTreeMap<&'static str, u64> {
        self.kept().troubles.clone()
    }

    /// The messages and edits so far, for the report.
    pub fn report(&self) -> String {
        let kept = self.kept();
        format!(
            "{} letters ({} with pictures), {} edits, {} sent once more, troubles {:?}",
            kept.count, kept.pictures, kept.edits, kept.again, kept.troubles
        )
    }

    fn chance(&self, of: u32) -> bool {
        self.random.lock().unwrap_or_else(PoisonError::into_inner).random_range(0..of) == 0
    }

    fn note(&self, trouble: &'static str) {
        *self.kept().troubles.entry(trouble).or_default() += 1;
    }

    /// The present trouble, if any.
    fn trouble(&self) -> Option<Trouble> {
        let busy = *self.busy.lock().unwrap_or_else(PoisonError::into_inner);
        if busy == 0 || !self.chance(busy) {
            return None;
        }
        Some(match (self.chance(2), self.chance(2)) {
            (true, _) => Trouble::Limited,
            (_, true) => Trouble::Failing,
            _ => Trouble::Unanswered,
        })
    }

    /// Does the work, or has trouble with it.
    fn troubled<T>(&self, work: impl FnOnce() -> T) -> Result<T, PostError> {
        let later = |after, why: &str| Err(PostError::Later { after, why: why.into() });
        match self.trouble() {
            None => Ok(work()),
            Some(Trouble::Limited) => {
                self.note("told to come later (429)");
                later(Some(Duration::from_mins(20)), "the office is busy")
            }
            Some(Trouble::Failing) => {
                self.note("refused by a failing server (5xx, reset)");
                later(None, "the office fails")
            }
            Some(Trouble::Unanswered) => {
                work();
                self.note("created, and the answer lost");
                later(None, "the office does not answer")
            }
        }
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
        // The host is told of another fault at this table under the same nonce.
        if let Some((message, at)) = kept.known.get(&key)
            && (letter.look_first || now.duration_since(*at).abs() <= KNOWN)
        {
            let message = message.clone();
            kept.again += 1;
            return Posted { channel: place.to_owned(), message };
        }
        tracing::debug!(nonce = letter.nonce, look = letter.look_first, %now, "arrived");
        kept.count += 1;
        kept.pictures += usize::from(!letter.pictures.is_empty());
        let message = format!("msg{}", kept.count);
        kept.known.insert(key, (message.clone(), now));
        kept.new.push(OutboundMessage { pictures: Vec::new(), ..letter.clone() });
        Posted { channel: place.to_owned(), message }
    }

    /// The reason why a place accepts nothing, if it is so.
    fn refusal(&self, to: &Target) -> Option<PostError> {
        let place = place_of(to);
        let mut kept = self.kept();
        let refused = match to {
            _ if kept.gone.contains(place) => Refused::Gone,
            _ if !kept.closed.contains(place) => return None,
            Target::Channel(_) => Refused::Permission,
            Target::Member(_) => Refused::ClosedToMessages,
        };
        let name = match refused {
            Refused::Gone => "refused: the place was deleted",
            Refused::Permission => "refused: the permission was lost",
            _ => "refused: no direct messages",
        };
        *kept.troubles.entry(name).or_default() += 1;
        Some(PostError::Refused { refused, why: "closed".into() })
    }
}

/// The id of a channel or member.
#[must_use]
pub fn place_of(to: &Target) -> &str {
    match to {
        Target::Channel(place) | Target::Member(place) => place,
    }
}

impl Transport for PostOffice {
    fn post<'a>(&'a self, letter: &'a OutboundMessage) -> BoxFuture<'a, Result<Posted, PostError>> {
        Box::pin(async move {
            if let Some(refused) = self.refusal(&letter.to) {
                return Err(refused);
            }
            let began = self.clock.now();
            let broken = fault::at(Point::Upload).await;
            // A connection that takes longer is cut off.
            if broken.is_some() || self.clock.now().duration_since(began).abs() > CUT_OFF {
                self.note("cut off while it was sent");
                return Err(PostError::Later { after: None, why: "the connection was reset".into() });
            }
            match self.is_killed() {
                Some(Moment::Before) => self.die().await,
                Some(Moment::After) => {
                    self.take(letter);
                    self.die().await;
                }
                None => {}
            }
            self.troubled(|| self.take(letter))
        })
    }

    fn edit<'a>(
        &'a self,
        posted: &'a Posted,
        _: &'a OutboundMessage,
    ) -> BoxFuture<'a, Result<(), PostError>> {
        Box::pin(async move {
            if self.is_killed().is_some() {
                self.die().await;
            }
            let gone = {
                let kept = self.kept();
                kept.gone.contains(&posted.message) || kept.gone.contains(&posted.channel)
            };
            if gone {
                self.note("refused: the message was deleted");
                return Err(PostError::Refused { refused: Refused::Gone, why: "gone".into() });
            }
            self.troubled(|| self.kept().edits += 1)
        })
    }

    fn open_thread<'a>(
        &'a self,
        request: &'a ThreadRequest,
    ) -> BoxFuture<'a, Result<Option<String>, PostError>> {
        Box::pin(async move {
            let Some(message) = &request.message else { return Ok(None) };
            if self.kept().no_threads.contains(&request.channel) {
                return Err(PostError::Refused { refused: Refused::Permission, why: "no threads".into() });
            }
            let killed = self.is_killed();
            if killed == Some(Moment::Before) {
                self.die().await;
            }
            if self.kept().gone.contains(message) {
                self.note("refused: the message was deleted");
                return Err(PostError::Refused { refused: Refused::Gone, why: "gone".into() });
            }
            let open = || {
                let mut kept = self.kept();
                let opened = kept.threads.len();
                kept.threads.entry(message.clone()).or_insert(format!("t{opened}")).clone()
            };
            if killed.is_some() {
                open();
                self.die().await;
            }
            self.troubled(open).map(Some)
        })
    }

    fn has_left<'a>(&'a self, _: &'a str, member: &'a str) -> BoxFuture<'a, bool> {
        Box::pin(async move { self.kept().left.contains(member) })
    }
}
