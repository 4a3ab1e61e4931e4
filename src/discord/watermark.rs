//! Up to which message everything was heard: by session of the gateway, and by place where it is less than
//! that.
//!
//! A place is a server, or the direct messages. It is behind from the moment at which Discord says that it is
//! there until it was looked through, and as long as a message of it is not done. What is noted is the newest
//! message, and for each place that is behind its own: a server that stays unavailable for days must neither
//! let the watermark pass over what was written there, nor keep it where it stands for all others. Only what was
//! obeyed is refused when it is heard again, and that only for two days; a question would be answered again,
//! and a move that was refused be played.

use crate::store::Watermark;
use serenity::all::{GuildId, MessageId, ShardId};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// The shard that hears direct messages.
const DIRECT: ShardId = ShardId(0);
/// What stands for them in the watermark.
const DIRECT_MESSAGES: &str = "direct";

/// A server; `None`: direct messages.
type Place = Option<GuildId>;

/// Up to which message everything was heard.
#[derive(Debug)]
pub(super) struct WatermarkTracker {
    state: Mutex<State>,
    /// Whether everything is heard that was written before the sessions began.
    caught_up: watch::Sender<bool>,
}

#[derive(Debug)]
struct State {
    /// Of every shard, from the start: one that has not begun may have missed everything.
    sessions: HashMap<ShardId, Session>,
    /// Where not everything was heard: the message up to which it was. 0: nothing was ever heard.
    behind: HashMap<Place, u64>,
    /// Places that are being looked through, and how many times: a newer message may come before older ones
    /// are found.
    looking: HashMap<Place, usize>,
    /// How many sessions have begun, of all shards together.
    begun: u64,
    /// Messages that were taken in and are not done.
    under_way: BTreeMap<u64, Place>,
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
    /// Those that are looked through in this session, or were.
    looked_through: HashSet<GuildId>,
}

/// As long as this is kept, a place is being looked through.
pub(super) struct Looking<'a> {
    watermark: &'a WatermarkTracker,
    place: Place,
    since: u64,
}

impl Looking<'_> {
    /// The message after which everything may be new; 0: nothing was ever heard.
    pub fn since(&self) -> u64 {
        self.since
    }
}

impl Drop for Looking<'_> {
    fn drop(&mut self) {
        self.watermark.state().looked(self.place);
        self.watermark.look_whether_caught_up();
    }
}

/// A message that is being done. Dropped without a word it stays undone: it was cut off by the end of the
/// program.
#[must_use]
pub(super) struct UnderWay<'a>(&'a WatermarkTracker, u64);

impl UnderWay<'_> {
    /// The message is done.
    pub fn done(self) {
        self.0.state().under_way.remove(&self.1);
        self.0.look_whether_caught_up();
    }
}

impl WatermarkTracker {
    /// Of a program that has heard everything up to a message, if it ever listened, and that listens by so
    /// many shards. `caught_up` becomes true when everything has been heard that was written before it
    /// listened again.
    pub fn until(last: Option<Watermark>, shards: u32, caught_up: watch::Sender<bool>) -> WatermarkTracker {
        let Watermark { message: before, behind } = last.unwrap_or_default();
        let first = || Session { since: before, newest: before, ..Session::default() };
        let sessions = (0..shards).map(|shard| (ShardId(shard), first())).collect();
        let behind = behind.iter().filter_map(|(place, up_to)| Some((named(place)?, *up_to))).collect();
        let state = State { sessions, behind, looking: HashMap::new(), begun: 0, under_way: BTreeMap::new() };
        WatermarkTracker { state: Mutex::new(state), caught_up }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Up to which message everything was heard and done; `None`: nothing was ever heard.
    pub fn note(&self) -> Option<Watermark> {
        let state = self.state();
        // Of several shards one may have been cut off while the others heard.
        let newest = state.sessions.values().map(|session| session.newest).min()?;
        let mut behind = state.behind.clone();
        for (message, place) in &state.under_way {
            let up_to = behind.entry(*place).or_insert(u64::MAX);
            *up_to = (*up_to).min(message - 1);
        }
        // To a program that never listened nobody has spoken: there is nothing to be missed.
        let behind = behind.into_iter().filter(|(_, up_to)| (1..newest).contains(up_to));
        let behind = behind.map(|(place, up_to)| (name(place), up_to)).collect();
        (newest > 0).then_some(Watermark { message: newest, behind })
    }

    /// A message of a place was taken in.
    pub fn takes(&self, shard: ShardId, place: Option<GuildId>, message: MessageId) {
        self.state().under_way.insert(message.get(), place);
        self.passes(shard, message);
    }

    /// There is a message of which nothing is to be made.
    pub fn passes(&self, shard: ShardId, message: MessageId) {
        let mut state = self.state();
        let session = state.sessions.entry(shard).or_default();
        session.newest = session.newest.max(message.get());
    }

    /// A message that was taken in is being done.
    pub fn does(&self, message: MessageId) -> UnderWay<'_> {
        UnderWay(self, message.get())
    }

    /// A session begins on these servers. With the one that hears direct messages these are looked through at
    /// once.
    pub fn begins(&self, shard: ShardId, there: impl IntoIterator<Item = GuildId>) -> Option<Looking<'_>> {
        let mut state = self.state();
        state.begun += 1;
        let State { sessions, behind, .. } = &mut *state;
        let session = sessions.entry(shard).or_default();
        if session.begun {
            session.since = session.newest;
            session.looked_through.clear();
        }
        session.begun = true;
        session.there = there.into_iter().collect();
        // What was not looked through in the session before is behind from then on, and stays so.
        for guild in session.there.difference(&session.looked_through) {
            behind.entry(Some(*guild)).or_insert(session.since);
        }
        if sessions.values().all(|session| session.begun) {
            // The bot was removed from the others.
            let there = |guild: &GuildId| sessions.values().any(|session| session.there.contains(guild));
            behind.retain(|place, _| place.as_ref().is_none_or(&there));
        }
        let since = sessions.get(&shard).map_or(0, |session| session.since);
        let looking = (shard == DIRECT).then(|| self.looks_at(&mut state, None, since));
        self.caught_up.send_replace(false);
        drop(state);
        self.look_whether_caught_up();
        looking
    }

    /// How many sessions have begun, of all shards together.
    pub fn begun(&self) -> u64 {
        self.state().begun
    }

    /// A server is there: it is looked through, once a session.
    pub fn looks(&self, shard: ShardId, guild: GuildId) -> Option<Looking<'_>> {
        let mut state = self.state();
        let session = state.sessions.entry(shard).or_default();
        let invited = session.there.insert(guild) && session.begun;
        // What was written there before was written to nobody, and what was heard in an earlier stay is long done.
        let since = if invited { session.newest } else { session.since };
        let new = session.looked_through.insert(guild);
        new.then(|| self.looks_at(&mut state, Some(guild), since))
    }

    fn looks_at(&self, state: &mut State, place: Place, since: u64) -> Looking<'_> {
        *state.looking.entry(place).or_default() += 1;
        let since = *state.behind.entry(place).or_insert(since);
        Looking { watermark: self, place, since }
    }

    /// A server can't be reached any more; when it is there again it is looked through.
    pub fn loses(&self, shard: ShardId, guild: GuildId) {
        let mut state = self.state();
        let session = state.sessions.entry(shard).or_default();
        session.looked_through.remove(&guild);
        let newest = session.newest;
        state.behind.entry(Some(guild)).or_insert(newest);
    }

    /// The bot was removed from a server: nothing is to be heard there.
    pub fn leaves(&self, shard: ShardId, guild: GuildId) {
        let mut state = self.state();
        let session = state.sessions.entry(shard).or_default();
        session.looked_through.remove(&guild);
        session.there.remove(&guild);
        state.behind.remove(&Some(guild));
        drop(state);
        self.look_whether_caught_up();
    }

    fn look_whether_caught_up(&self) {
        let state = self.state();
        if state.behind.is_empty()
            && state.looking.is_empty()
            && state.under_way.is_empty()
            && !state.sessions.is_empty()
            && state.sessions.values().all(|session| session.begun)
        {
            self.caught_up.send_replace(true);
        }
    }
}

impl State {
    /// A place was looked through, by one who may not be the only one.
    fn looked(&mut self, place: Place) {
        if let Some(times) = self.looking.get_mut(&place) {
            *times -= 1;
            if *times > 0 {
                return;
            }
            self.looking.remove(&place);
        }
        // If the session was lost meanwhile, the next one has begun to look, or waits for the server.
        let looked = |guild: GuildId| self.sessions.values().any(|one| one.looked_through.contains(&guild));
        if place.is_none_or(looked) {
            self.behind.remove(&place);
        }
    }
}

fn name(place: Place) -> String {
    place.map_or_else(|| DIRECT_MESSAGES.to_owned(), |guild| guild.to_string())
}

fn named(place: &str) -> Option<Place> {
    if place == DIRECT_MESSAGES {
        return Some(None);
    }
    place.parse().ok().filter(|id| *id > 0).map(|id| Some(GuildId::new(id)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHARD: ShardId = ShardId(0);
    const SINCE: u64 = 175_928_847_299_117_063;

    fn watermark(last: Option<u64>) -> (WatermarkTracker, watch::Receiver<bool>) {
        heard_by(last, 1)
    }

    fn heard_by(last: Option<u64>, shards: u32) -> (WatermarkTracker, watch::Receiver<bool>) {
        let (sender, receiver) = watch::channel(false);
        let last = last.map(|message| Watermark { message, ..Watermark::default() });
        (WatermarkTracker::until(last, shards, sender), receiver)
    }

    fn since(looking: Option<Looking<'_>>) -> Option<u64> {
        looking.map(|looking| looking.since())
    }

    fn message(number: u64) -> MessageId {
        MessageId::new(SINCE + number)
    }

    /// The watermark, without what all messages have in common.
    fn note(watermark: &WatermarkTracker) -> (u64, Vec<(String, u64)>) {
        let note = watermark.note().unwrap();
        let behind = note.behind.into_iter().map(|(place, up_to)| (place, up_to - SINCE));
        (note.message - SINCE, behind.collect())
    }

    fn behind(place: &str, up_to: u64) -> Vec<(String, u64)> {
        vec![(place.to_owned(), up_to)]
    }

    #[test]
    fn each_server_is_looked_through_once_a_session() {
        let guild = GuildId::new(7);
        let (never, _) = watermark(None);
        assert_eq!(since(never.begins(SHARD, [guild])), Some(0));
        assert_eq!(since(never.looks(SHARD, guild)), Some(0));
        let (watermark, _) = heard_by(Some(SINCE), 2);
        assert_eq!(since(watermark.looks(SHARD, guild)), Some(SINCE));
        assert_eq!(since(watermark.begins(SHARD, [guild])), Some(SINCE));
        assert_eq!(
            since(watermark.looks(SHARD, guild)),
            None,
            "it was the session's beginning that told of it"
        );
        drop(watermark.begins(SHARD, [guild]));
        assert_eq!(
            since(watermark.looks(SHARD, guild)),
            Some(SINCE),
            "nothing was heard in the session before"
        );
        watermark.passes(SHARD, message(5));
        assert_eq!(since(watermark.looks(SHARD, guild)), None, "once a session");
        drop(watermark.begins(SHARD, [guild]));
        assert_eq!(since(watermark.looks(SHARD, guild)), Some(SINCE + 5));
        assert_eq!(note(&watermark), (0, vec![]), "the other shard may have missed what this one heard");
        assert_eq!(since(watermark.begins(ShardId(1), [])), None, "it does not hear direct messages");
        assert_eq!(
            since(watermark.looks(ShardId(1), GuildId::new(8))),
            Some(SINCE),
            "it has its own session"
        );
    }

    #[test]
    fn nothing_counts_as_heard_before_it_is_done() {
        let (watermark, _) = watermark(Some(SINCE));
        drop(watermark.begins(SHARD, []));
        for number in [3, 5, 9] {
            watermark.takes(SHARD, None, message(number));
        }
        assert_eq!(note(&watermark), (9, behind("direct", 2)));
        watermark.does(message(5)).done();
        assert_eq!(note(&watermark), (9, behind("direct", 2)), "an earlier one is not done");
        watermark.does(message(3)).done();
        assert_eq!(note(&watermark), (9, behind("direct", 8)));
        drop(watermark.does(message(9)));
        assert_eq!(note(&watermark), (9, behind("direct", 8)), "it was cut off");
        watermark.does(message(9)).done();
        assert_eq!(note(&watermark), (9, vec![]));
    }

    #[test]
    fn a_server_that_was_not_looked_through_is_behind() {
        let (here, late) = (GuildId::new(7), GuildId::new(8));
        let (watermark, _) = watermark(Some(SINCE));
        drop(watermark.begins(SHARD, [here, late]));
        drop(watermark.looks(SHARD, here));
        watermark.takes(SHARD, Some(here), message(5));
        watermark.does(message(5)).done();
        assert_eq!(note(&watermark), (5, behind("8", 0)), "what was written there may be older");
        // A session further on it is not there yet.
        drop(watermark.begins(SHARD, [here, late]));
        assert_eq!(since(watermark.looks(SHARD, here)), Some(SINCE + 5));
        assert_eq!(note(&watermark), (5, behind("8", 0)));
        // Nor in the next life of the program, in which others are heard.
        let watermark = WatermarkTracker::until(watermark.note(), 1, watch::channel(false).0);
        assert_eq!(note(&watermark), (5, behind("8", 0)), "nothing is known yet");
        drop(watermark.begins(SHARD, [here, late]));
        drop(watermark.looks(SHARD, here));
        watermark.passes(SHARD, message(9));
        assert_eq!(note(&watermark), (9, behind("8", 0)));
        let looking = watermark.looks(SHARD, late).unwrap();
        assert_eq!(looking.since(), SINCE);
        watermark.takes(SHARD, Some(late), message(2));
        assert_eq!(note(&watermark), (9, behind("8", 0)), "older ones may be found");
        drop(looking);
        assert_eq!(note(&watermark), (9, behind("8", 1)));
        watermark.does(message(2)).done();
        assert_eq!(note(&watermark), (9, vec![]));
        // An outage of its own.
        watermark.loses(SHARD, late);
        watermark.passes(SHARD, message(11));
        assert_eq!(note(&watermark), (11, behind("8", 9)));
        assert_eq!(since(watermark.looks(SHARD, late)), Some(SINCE + 9));
        assert_eq!(note(&watermark), (11, vec![]));
    }

    #[test]
    fn who_looks_for_a_session_that_is_lost_meanwhile_has_not_looked_for_the_next() {
        let guild = GuildId::new(7);
        let (watermark, _) = watermark(Some(SINCE));
        let direct = watermark.begins(SHARD, [guild]);
        let looking = watermark.looks(SHARD, guild);
        let direct_again = watermark.begins(SHARD, [guild]);
        drop(looking);
        watermark.passes(SHARD, message(5));
        drop(direct);
        let both = [("7".to_owned(), 0), ("direct".to_owned(), 0)];
        assert_eq!(note(&watermark), (5, both.to_vec()));
        assert_eq!(since(watermark.looks(SHARD, guild)), Some(SINCE));
        drop(direct_again);
        assert_eq!(note(&watermark), (5, vec![]));
    }

    #[test]
    fn nothing_is_waited_for_on_a_server_that_the_bot_was_removed_from() {
        let [stays, gone, lost] = [7, 8, 9].map(GuildId::new);
        let (watermark, mut caught_up) = heard_by(Some(SINCE), 2);
        drop(watermark.begins(SHARD, [stays, gone, lost]));
        let watermark = WatermarkTracker::until(watermark.note(), 2, watermark.caught_up.clone());
        for guild in [stays, gone, lost] {
            watermark.loses(SHARD, guild);
        }
        drop(watermark.begins(SHARD, [stays, lost]));
        watermark.leaves(SHARD, lost);
        drop(watermark.looks(SHARD, stays));
        assert!(!*caught_up.borrow_and_update(), "another shard may hear of it");
        drop(watermark.begins(ShardId(1), []));
        assert!(*caught_up.borrow());
    }

    #[test]
    fn where_the_bot_is_invited_nothing_is_looked_for_that_is_older() {
        let guild = GuildId::new(7);
        let (watermark, _) = watermark(Some(SINCE));
        drop(watermark.begins(SHARD, [guild]));
        drop(watermark.looks(SHARD, guild));
        watermark.passes(SHARD, message(5));
        watermark.leaves(SHARD, guild);
        watermark.passes(SHARD, message(9));
        assert_eq!(since(watermark.looks(SHARD, guild)), Some(SINCE + 9), "it is invited again");
        assert_eq!(since(watermark.looks(SHARD, GuildId::new(8))), Some(SINCE + 9), "it was never there");
    }

    #[test]
    fn it_is_caught_up_when_every_server_is_looked_through_and_what_was_found_is_done() {
        let (watermark, caught_up) = watermark(Some(SINCE));
        let guilds = [GuildId::new(7), GuildId::new(8)];
        drop(watermark.looks(SHARD, guilds[0]));
        assert!(!*caught_up.borrow(), "no session has begun");
        let direct = watermark.begins(SHARD, guilds);
        assert!(!*caught_up.borrow());
        let looking = watermark.looks(SHARD, guilds[1]);
        watermark.takes(SHARD, Some(guilds[1]), message(1));
        drop(looking);
        assert!(!*caught_up.borrow(), "a message was found");
        watermark.does(message(1)).done();
        assert!(!*caught_up.borrow(), "direct messages are looked through");
        drop(direct);
        assert!(*caught_up.borrow());
        drop(watermark.begins(SHARD, guilds));
        assert!(!*caught_up.borrow(), "all is to be looked through again");
    }
}
