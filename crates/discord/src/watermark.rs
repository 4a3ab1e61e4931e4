//! The watermark: the last message up to which everything was handled, for each session of the gateway, and
//! separately for each place that is behind.
//!
//! A place is a server, or the direct messages. It is behind from the moment when Discord names it until it
//! has been looked through, and as long as one of its messages is unfinished. For each shard, the newest
//! message is noted, and another for each place that is behind: if a server stays unavailable for days, the
//! watermark must neither skip messages there, nor stop for all others. A repeated message is recognised only
//! if it was carried out, and only for two days; otherwise a question would be answered again, and a refused
//! move played.

use liege_store::{Shard, Watermark};
use serenity::all::{GuildId, MessageId, ShardId};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// The shard that hears direct messages.
const DIRECT: ShardId = ShardId(0);
/// The name of direct messages in the watermark.
const DIRECT_MESSAGES: &str = "direct";

/// A server; `None` for direct messages.
type Place = Option<GuildId>;

/// Keeps the watermark.
#[derive(Debug)]
pub(super) struct WatermarkTracker {
    state: Mutex<State>,
    /// The number of shards.
    shards: u32,
    /// For each shard, whether all messages from before its session are handled.
    caught_up: watch::Sender<Vec<bool>>,
}

#[derive(Debug)]
struct State {
    /// The sessions of all shards, from the start: a shard that has not started may have missed everything.
    sessions: HashMap<ShardId, Session>,
    /// The places that are behind, each with the message up to which everything was handled; 0 if nothing
    /// ever was.
    behind: HashMap<Place, u64>,
    /// The places that are being looked through, and how many times: a newer message may come before older
    /// ones are found.
    looking: HashMap<Place, usize>,
    /// The messages that were received and are unfinished.
    under_way: BTreeMap<u64, Place>,
}

/// A shard's session with the gateway. At its beginning Discord names each server, and the bot looks through
/// it.
#[derive(Debug, Default)]
struct Session {
    /// The number of sessions that Discord has started.
    begun: u64,
    /// The newest message handled before it.
    since: u64,
    /// The newest message received.
    newest: u64,
    /// The servers that Discord names.
    there: HashSet<GuildId>,
    /// The servers that are or were looked through in this session.
    looked_through: HashSet<GuildId>,
}

/// A guard: while it exists, a place is being looked through.
pub(super) struct Looking {
    watermark: Arc<WatermarkTracker>,
    place: Place,
    since: u64,
}

impl Looking {
    /// The message after which everything may be new; 0 if nothing was ever handled.
    pub fn since(&self) -> u64 {
        self.since
    }
}

impl Drop for Looking {
    fn drop(&mut self) {
        self.watermark.state().looked(self.place);
        self.watermark.look_whether_caught_up();
    }
}

/// A message being handled. If this is dropped without [`UnderWay::done`], the message stays unfinished: the
/// end of the program interrupted it.
#[must_use]
pub(super) struct UnderWay<'a>(&'a WatermarkTracker, u64);

impl UnderWay<'_> {
    /// Marks the message as finished.
    pub fn done(self) {
        self.0.state().under_way.remove(&self.1);
        self.0.look_whether_caught_up();
    }
}

impl WatermarkTracker {
    /// Starts from the noted watermarks of all shards, if the program ever listened. `caught_up` becomes true
    /// for a shard when all messages from before it listened again are handled.
    pub fn until(
        shards: u32,
        last: Vec<(Shard, Option<Watermark>)>,
        caught_up: watch::Sender<Vec<bool>>,
    ) -> Arc<WatermarkTracker> {
        let (mut sessions, mut behind) = (HashMap::new(), HashMap::new());
        for (shard, last) in last {
            let last = last.unwrap_or_default();
            let session = Session { since: last.message, newest: last.message, ..Session::default() };
            sessions.insert(ShardId(shard.id), session);
            let places = last.behind.iter().filter_map(|(place, up_to)| Some((named(place)?, *up_to)));
            behind.extend(places.filter(|(place, _)| of(*place, shards) == shard));
        }
        let state = State { sessions, behind, looking: HashMap::new(), under_way: BTreeMap::new() };
        Arc::new(WatermarkTracker { state: Mutex::new(state), shards, caught_up })
    }

    /// A shard by its number.
    pub fn shard(&self, id: ShardId) -> Shard {
        Shard { id: id.0, count: self.shards }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The watermark of each shard; a missing one has never heard anything. One of several shards may have
    /// been cut off while the others heard.
    pub fn note(&self) -> Vec<(Shard, Watermark)> {
        let state = self.state();
        let noted = Shard::all(self.shards).filter_map(|shard| Some((shard, self.note_of(&state, shard)?)));
        noted.collect()
    }

    fn note_of(&self, state: &State, shard: Shard) -> Option<Watermark> {
        let newest = state.sessions.get(&ShardId(shard.id))?.newest;
        let mut behind = state.behind.clone();
        for (message, place) in &state.under_way {
            let up_to = behind.entry(*place).or_insert(u64::MAX);
            *up_to = (*up_to).min(message - 1);
        }
        // Nobody has written to a program that never listened, so it has missed nothing.
        let behind = behind
            .into_iter()
            .filter(|(place, up_to)| (1..newest).contains(up_to) && of(*place, self.shards) == shard);
        let behind = behind.map(|(place, up_to)| (name(place), up_to)).collect();
        (newest > 0).then_some(Watermark { message: newest, behind })
    }

    /// Notes that a message of a place was received.
    pub fn takes(&self, shard: ShardId, place: Option<GuildId>, message: MessageId) {
        self.state().under_way.insert(message.get(), place);
        self.passes(shard, message);
    }

    /// Notes a message that is not handled.
    pub fn passes(&self, shard: ShardId, message: MessageId) {
        let mut state = self.state();
        let session = state.sessions.entry(shard).or_default();
        session.newest = session.newest.max(message.get());
    }

    /// Whether a message is from before the session: it was handled, or its place is behind.
    pub fn is_before(&self, shard: ShardId, message: MessageId) -> bool {
        self.state().sessions.get(&shard).is_some_and(|session| message.get() <= session.since)
    }

    /// Begins to handle a message that was received.
    pub fn does(&self, message: MessageId) -> UnderWay<'_> {
        UnderWay(self, message.get())
    }

    /// Notes that a session begins with these servers. In the session that hears direct messages, these are
    /// looked through at once.
    pub fn begins(
        self: &Arc<Self>,
        shard: ShardId,
        there: impl IntoIterator<Item = GuildId>,
    ) -> Option<Looking> {
        let mut state = self.state();
        let State { sessions, behind, .. } = &mut *state;
        let session = sessions.entry(shard).or_default();
        if session.begun > 0 {
            session.since = session.newest;
            session.looked_through.clear();
        }
        session.begun += 1;
        session.there = there.into_iter().collect();
        // A server that was not looked through in the session before is behind from then on, and stays so.
        for guild in session.there.difference(&session.looked_through) {
            behind.entry(Some(*guild)).or_insert(session.since);
        }
        // The bot was removed from the other servers of this shard.
        behind.retain(|place, _| {
            of(*place, self.shards).id != shard.0
                || place.as_ref().is_none_or(|guild| session.there.contains(guild))
        });
        let since = session.since;
        let looking = (shard == DIRECT).then(|| self.looks_at(&mut state, None, since));
        self.says(shard, false);
        drop(state);
        self.look_whether_caught_up();
        looking
    }

    /// The number of sessions that a shard has started.
    pub fn begun(&self, shard: ShardId) -> u64 {
        self.state().sessions.get(&shard).map_or(0, |session| session.begun)
    }

    /// Begins to look through a server that has become available, once a session.
    pub fn looks(self: &Arc<Self>, shard: ShardId, guild: GuildId) -> Option<Looking> {
        let mut state = self.state();
        let session = state.sessions.entry(shard).or_default();
        let invited = session.there.insert(guild) && session.begun > 0;
        // Messages from before the invitation were written to nobody, and those of an earlier stay are long
        // finished.
        let since = if invited { session.newest } else { session.since };
        let new = session.looked_through.insert(guild);
        new.then(|| self.looks_at(&mut state, Some(guild), since))
    }

    fn looks_at(self: &Arc<Self>, state: &mut State, place: Place, since: u64) -> Looking {
        *state.looking.entry(place).or_default() += 1;
        let since = *state.behind.entry(place).or_insert(since);
        Looking { watermark: Arc::clone(self), place, since }
    }

    /// Notes that a server can't be reached any more; it is looked through when it is back.
    pub fn loses(&self, shard: ShardId, guild: GuildId) {
        let mut state = self.state();
        let session = state.sessions.entry(shard).or_default();
        session.looked_through.remove(&guild);
        let newest = session.newest;
        state.behind.entry(Some(guild)).or_insert(newest);
    }

    /// Notes that the bot was removed from a server: nothing can be heard there.
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
        let waiting = state.behind.keys().chain(state.looking.keys()).chain(state.under_way.values());
        let waiting: HashSet<u32> = waiting.map(|place| of(*place, self.shards).id).collect();
        for (shard, session) in &state.sessions {
            if session.begun > 0 && !waiting.contains(&shard.0) {
                self.says(*shard, true);
            }
        }
    }

    /// Reports whether a shard has handled all messages from before it listened again.
    fn says(&self, shard: ShardId, caught_up: bool) {
        self.caught_up.send_if_modified(|known| {
            known.resize(known.len().max(self.shards as usize), false);
            let known = known.get_mut(shard.0 as usize);
            known.is_some_and(|known| std::mem::replace(known, caught_up) != caught_up)
        });
    }
}

impl State {
    /// Notes that a place was looked through, maybe by one of several tasks.
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

/// The shard that hears a place.
fn of(place: Place, shards: u32) -> Shard {
    Shard::of_id(place.map_or(0, GuildId::get), shards)
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

    fn watermark(last: Option<u64>) -> (Arc<WatermarkTracker>, watch::Receiver<Vec<bool>>) {
        heard_by(last, 1)
    }

    fn heard_by(last: Option<u64>, shards: usize) -> (Arc<WatermarkTracker>, watch::Receiver<Vec<bool>>) {
        let (sender, receiver) = watch::channel(vec![false; shards]);
        let last = last.map(|message| Watermark { message, ..Watermark::default() });
        let count = u32::try_from(shards).unwrap();
        let last = Shard::all(count).map(|shard| (shard, last.clone())).collect();
        (WatermarkTracker::until(count, last, sender), receiver)
    }

    /// The state after a restart of the program.
    fn again(watermark: &WatermarkTracker) -> Arc<WatermarkTracker> {
        let noted = watermark.note().into_iter().map(|(shard, noted)| (shard, Some(noted))).collect();
        WatermarkTracker::until(watermark.shards, noted, watermark.caught_up.clone())
    }

    fn since(looking: Option<Looking>) -> Option<u64> {
        looking.map(|looking| looking.since())
    }

    fn message(number: u64) -> MessageId {
        MessageId::new(SINCE + number)
    }

    /// The watermark, without the bits that all messages have in common.
    fn note(watermark: &WatermarkTracker) -> (u64, Vec<(String, u64)>) {
        let note = watermark.note().remove(0).1;
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
        assert_eq!(note(&watermark), (5, vec![]));
        let other = (Shard { id: 1, count: 2 }, Watermark { message: SINCE, ..Watermark::default() });
        assert_eq!(watermark.note()[1], other, "it may have missed what this one heard");
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
        // In the next session it is not available yet.
        drop(watermark.begins(SHARD, [here, late]));
        assert_eq!(since(watermark.looks(SHARD, here)), Some(SINCE + 5));
        assert_eq!(note(&watermark), (5, behind("8", 0)));
        // Nor after a restart of the program, in which others are heard.
        let watermark = again(&watermark);
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
        // An outage of this server alone.
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
        let (watermark, caught_up) = heard_by(Some(SINCE), 2);
        drop(watermark.begins(SHARD, [stays, gone, lost]));
        let watermark = again(&watermark);
        for guild in [stays, gone, lost] {
            watermark.loses(SHARD, guild);
        }
        drop(watermark.begins(SHARD, [stays, lost]));
        drop(watermark.looks(SHARD, stays));
        assert_eq!(*caught_up.borrow(), [false, false]);
        watermark.leaves(SHARD, lost);
        assert_eq!(*caught_up.borrow(), [true, false], "the other shard has not begun");
    }

    #[test]
    fn each_shard_catches_up_by_itself_from_where_it_was() {
        // Of two shards, each hears one of them.
        let [here, there] = [2 << 22, 3 << 22].map(GuildId::new);
        let (watermark, caught_up) = heard_by(Some(SINCE), 2);
        let other = ShardId(1);
        drop(watermark.begins(SHARD, [here]));
        drop(watermark.begins(other, [there]));
        drop(watermark.looks(SHARD, here));
        drop(watermark.looks(other, there));
        assert_eq!(*caught_up.borrow(), [true, true]);
        watermark.passes(SHARD, message(9));
        watermark.passes(other, message(3));
        // One of them is lost, and in its next session the server is not available yet.
        drop(watermark.begins(other, [there]));
        assert_eq!(*caught_up.borrow(), [true, false]);
        watermark.passes(other, message(7));
        let noted = |watermark: &WatermarkTracker| {
            let noted = watermark.note().into_iter();
            noted.map(|(shard, noted)| (shard.id, noted.message - SINCE, noted.behind)).collect::<Vec<_>>()
        };
        let behind = [(there.to_string(), SINCE + 3)].into();
        let expected = [(0, 9, BTreeMap::new()), (1, 7, behind)];
        assert_eq!(noted(&watermark), expected);
        let watermark = again(&watermark);
        assert_eq!(noted(&watermark), expected);
        assert_eq!(since(watermark.begins(SHARD, [here])), Some(SINCE + 9));
        drop(watermark.begins(other, [there]));
        assert_eq!(since(watermark.looks(other, there)), Some(SINCE + 3));
        assert_eq!(*caught_up.borrow(), [false, true]);
        assert_eq!(since(watermark.looks(SHARD, here)), Some(SINCE + 9));
        assert_eq!(*caught_up.borrow(), [true, true]);
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
        assert_eq!(*caught_up.borrow(), [false], "no session has begun");
        let direct = watermark.begins(SHARD, guilds);
        assert_eq!(*caught_up.borrow(), [false]);
        let looking = watermark.looks(SHARD, guilds[1]);
        watermark.takes(SHARD, Some(guilds[1]), message(1));
        drop(looking);
        assert_eq!(*caught_up.borrow(), [false], "a message was found");
        watermark.does(message(1)).done();
        assert_eq!(*caught_up.borrow(), [false], "direct messages are looked through");
        drop(direct);
        assert_eq!(*caught_up.borrow(), [true]);
        drop(watermark.begins(SHARD, guilds));
        assert_eq!(*caught_up.borrow(), [false], "all is to be looked through again");
    }
}
