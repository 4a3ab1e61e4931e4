//! Up to which message everything was heard, by session of the gateway.

use serenity::all::{GuildId, MessageId, ShardId};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// Up to which message everything was heard.
#[derive(Debug)]
pub(super) struct Heard {
    /// The message up to which everything was heard before the program was started; 0: it never listened.
    before: u64,
    state: Mutex<State>,
    /// Becomes true when what was written before the first sessions began has been heard.
    caught_up: watch::Sender<bool>,
}

#[derive(Debug, Default)]
struct State {
    sessions: HashMap<ShardId, Session>,
    /// Messages that were taken in and are not done.
    under_way: BTreeSet<u64>,
    /// Places that are being looked through: a newer message may come before older ones are found.
    looking: usize,
}

/// A shard's session with the gateway. At its beginning Discord tells of each server, and the server is looked through.
#[derive(Debug, Default)]
struct Session {
    /// Whether Discord has said that it began. It may be heard a moment later than of its servers.
    begun: bool,
    /// The newest message that was heard before it.
    since: u64,
    /// The newest message that was taken in.
    newest: u64,
    /// The servers that Discord tells of.
    there: HashSet<GuildId>,
    looked_through: HashSet<GuildId>,
}

/// As long as this is kept, a place is being looked through.
pub(super) struct Looking<'a>(&'a Heard);

impl Drop for Looking<'_> {
    fn drop(&mut self) {
        self.0.state().looking -= 1;
        self.0.look_whether_caught_up();
    }
}

/// As long as this is kept, a message is not done.
pub(super) struct UnderWay<'a>(&'a Heard, u64);

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        self.0.state().under_way.remove(&self.1);
        self.0.look_whether_caught_up();
    }
}

impl Heard {
    /// Of a program that has heard everything up to a message, if it ever listened. `caught_up` becomes true when
    /// everything has been heard that was written before it listened again.
    pub fn until(last: Option<u64>, caught_up: watch::Sender<bool>) -> Heard {
        Heard { before: last.unwrap_or_default(), state: Mutex::default(), caught_up }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<T>(&self, shard: ShardId, act: impl FnOnce(&mut Session) -> T) -> T {
        let first = || Session { since: self.before, newest: self.before, ..Session::default() };
        act(self.state().sessions.entry(shard).or_insert_with(first))
    }

    /// The newest message up to which everything was heard and done; `None`: nothing was ever heard, or older ones
    /// may still be found.
    pub fn newest(&self) -> Option<u64> {
        let state = self.state();
        if state.looking > 0 {
            return None;
        }
        // Of several shards one may have been cut off while the others heard.
        let newest = state.sessions.values().map(|session| session.newest).min()?;
        let done = state.under_way.first().map_or(newest, |first| newest.min(first - 1));
        Some(done).filter(|done| *done > 0)
    }

    /// A message was taken in.
    pub fn takes(&self, shard: ShardId, message: MessageId) {
        self.state().under_way.insert(message.get());
        self.passes(shard, message);
    }

    /// There is a message of which nothing is to be made.
    pub fn passes(&self, shard: ShardId, message: MessageId) {
        self.with(shard, |session| session.newest = session.newest.max(message.get()));
    }

    /// A message that was taken in is being done.
    pub fn does(&self, message: MessageId) -> UnderWay<'_> {
        UnderWay(self, message.get())
    }

    /// A place is looked through.
    pub fn looks(&self) -> Looking<'_> {
        self.state().looking += 1;
        Looking(self)
    }

    /// A session begins on these servers; the message after which everything may be new. 0: nothing was ever heard.
    pub fn begins(&self, shard: ShardId, there: impl IntoIterator<Item = GuildId>) -> u64 {
        let there = there.into_iter().collect();
        self.with(shard, |session| {
            if session.begun {
                let newest = session.newest;
                *session = Session { since: newest, newest, ..Session::default() };
            }
            session.begun = true;
            session.there = there;
            session.since
        })
    }

    /// The message after which a server is to be looked through, once a session; 0: nothing was ever heard.
    pub fn since(&self, shard: ShardId, guild: GuildId) -> Option<u64> {
        self.with(shard, |session| session.looked_through.insert(guild).then_some(session.since))
    }

    fn look_whether_caught_up(&self) {
        let state = self.state();
        let whole = |session: &Session| session.begun && session.there.is_subset(&session.looked_through);
        let caught_up = state.looking == 0
            && state.under_way.is_empty()
            && !state.sessions.is_empty()
            && state.sessions.values().all(whole);
        if caught_up {
            self.caught_up.send_replace(true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHARD: ShardId = ShardId(0);
    const SINCE: u64 = 175_928_847_299_117_063;

    fn heard(last: Option<u64>) -> (Heard, watch::Receiver<bool>) {
        let (sender, receiver) = watch::channel(false);
        (Heard::until(last, sender), receiver)
    }

    #[test]
    fn each_server_is_looked_through_once_a_session() {
        let guild = GuildId::new(7);
        let (never, _) = heard(None);
        assert_eq!(never.begins(SHARD, [guild]), 0);
        assert_eq!(never.since(SHARD, guild), Some(0));
        let (heard, _) = heard(Some(SINCE));
        assert_eq!(heard.since(SHARD, guild), Some(SINCE));
        assert_eq!(heard.begins(SHARD, [guild]), SINCE);
        assert_eq!(heard.since(SHARD, guild), None, "it was the session's beginning that told of the server");
        heard.begins(SHARD, [guild]);
        assert_eq!(heard.since(SHARD, guild), Some(SINCE), "nothing was heard in the session before");
        let message = MessageId::new(SINCE + 5);
        heard.passes(SHARD, message);
        assert_eq!(heard.since(SHARD, guild), None, "once a session");
        heard.begins(SHARD, [guild]);
        assert_eq!(heard.since(SHARD, guild), Some(message.get()));
        assert_eq!(heard.since(ShardId(1), GuildId::new(8)), Some(SINCE), "each shard has its own session");
        assert_eq!(heard.newest(), Some(SINCE), "the other shard may have missed what this one heard");
    }

    #[test]
    fn nothing_counts_as_heard_before_it_is_done() {
        let (heard, _) = heard(Some(SINCE));
        let message = |number: u64| MessageId::new(SINCE + number);
        for number in [3, 5, 9] {
            heard.takes(SHARD, message(number));
        }
        assert_eq!(heard.newest(), Some(SINCE + 2));
        drop(heard.does(message(5)));
        assert_eq!(heard.newest(), Some(SINCE + 2), "an earlier one is not done");
        drop(heard.does(message(3)));
        assert_eq!(heard.newest(), Some(SINCE + 8));
        let looks = heard.looks();
        assert_eq!(heard.newest(), None, "older ones may be found");
        drop(looks);
        drop(heard.does(message(9)));
        assert_eq!(heard.newest(), Some(SINCE + 9));
    }

    #[test]
    fn it_is_caught_up_when_every_server_is_looked_through_and_what_was_found_is_done() {
        let (heard, caught_up) = heard(Some(SINCE));
        let guilds = [GuildId::new(7), GuildId::new(8)];
        drop(heard.looks());
        assert!(!*caught_up.borrow(), "no session has begun");
        heard.begins(SHARD, guilds);
        heard.since(SHARD, guilds[0]);
        drop(heard.looks());
        assert!(!*caught_up.borrow());
        heard.since(SHARD, guilds[1]);
        let looks = heard.looks();
        heard.takes(SHARD, MessageId::new(SINCE + 1));
        drop(looks);
        assert!(!*caught_up.borrow(), "a message was found");
        drop(heard.does(MessageId::new(SINCE + 1)));
        assert!(*caught_up.borrow());
    }
}
