//! The interface of the chat that the listening half of the transport needs.

use futures::FutureExt;
use futures::future::BoxFuture;
use liege_chat::{
    self as chat, Answer, Choice, Desk, Field, FormShown, Incoming, Listening, Person, Place, PlaceNews,
};
use liege_store::{Shard, Watermark};
use std::collections::HashMap;
use std::time::Duration;

/// A chat that handles the things that people say, and answers them.
pub trait ChatHandler: Send + Sync {
    /// Handles a message and returns the answers to its author; see [`chat::handle`].
    fn handle(&self, incoming: Incoming) -> BoxFuture<'_, Vec<Answer>>;

    /// Whether the files that somebody sends are worth fetching now; see [`chat::takes_files`].
    fn takes_files(&self, _who: &Person) -> bool {
        true
    }

    /// Handles news about servers and channels; see [`chat::hear_of`].
    fn hear_of<'a>(&'a self, _news: &'a PlaceNews) -> BoxFuture<'a, ()> {
        async {}.boxed()
    }

    /// Stores the ids under which the slash commands are registered; see [`Desk::slash_registered`].
    fn slash_registered(&self, _numbers: HashMap<String, u64>) {}

    /// Notes whether a shard hears people from now on; see [`chat::listens_by`].
    fn listens_by(&self, _shard: Shard, _listening: Listening) {}

    /// How long this process has to wait until some shards of it may identify to Discord; see
    /// [`chat::turn_to_introduce`].
    fn turn_to_introduce(&self, _shards: u32) -> BoxFuture<'_, Duration> {
        async { Duration::ZERO }.boxed()
    }

    /// Whether another process hears people already, and waits for this one to end; see [`Desk::is_followed`].
    fn is_followed(&self) -> bool {
        false
    }

    /// The messages up to which a shard had heard everything before the program was started; see
    /// [`chat::last_watermark`].
    fn last_watermark(&self, _shard: Shard) -> BoxFuture<'_, Option<Watermark>> {
        async { None }.boxed()
    }

    /// Notes the messages up to which a shard has heard everything; see [`chat::note_watermark`].
    fn note_watermark<'a>(&'a self, _shard: Shard, _heard: &'a Watermark) -> BoxFuture<'a, ()> {
        async {}.boxed()
    }

    /// Whether a table that has not ended is played in a channel or thread, or was created there; see
    /// [`chat::plays_in`].
    fn plays_in<'a>(&'a self, _place: &'a str) -> BoxFuture<'a, bool> {
        async { true }.boxed()
    }

    /// The threads on a server in which unfinished tables are played; see [`chat::threads_on`].
    fn threads_on<'a>(&'a self, _server: &'a str) -> BoxFuture<'a, Vec<String>> {
        async { Vec::new() }.boxed()
    }

    /// Notes that something is said in the channel of direct messages with a member; see
    /// [`chat::note_direct`].
    fn note_direct<'a>(&'a self, _member: &'a str, _channel: &'a str) -> BoxFuture<'a, ()> {
        async {}.boxed()
    }

    /// The conversations that may go on; see [`chat::direct_channels`].
    fn direct_channels(&self) -> BoxFuture<'_, Vec<String>> {
        async { Vec::new() }.boxed()
    }

    /// The line beside the bot's name; see [`chat::presence`].
    fn presence(&self) -> BoxFuture<'_, Option<String>> {
        async { None }.boxed()
    }

    /// The form that a button asks somebody to fill in first; see [`chat::form`].
    fn form<'a>(
        &'a self,
        _who: &'a Person,
        _place: &'a Place,
        _button: &'a str,
    ) -> BoxFuture<'a, Option<FormShown>> {
        async { None }.boxed()
    }

    /// Completions for a field that is being typed; see [`chat::complete`].
    fn complete<'a>(
        &'a self,
        who: &'a Person,
        place: &'a Place,
        field: Field,
        table: Option<i64>,
        typed: &'a str,
    ) -> BoxFuture<'a, Vec<Choice>>;
}

impl ChatHandler for Desk {
    fn handle(&self, incoming: Incoming) -> BoxFuture<'_, Vec<Answer>> {
        chat::handle(self, incoming).boxed()
    }

    fn hear_of<'a>(&'a self, news: &'a PlaceNews) -> BoxFuture<'a, ()> {
        chat::hear_of(self, news).boxed()
    }

    fn slash_registered(&self, numbers: HashMap<String, u64>) {
        Desk::slash_registered(self, numbers);
    }

    fn listens_by(&self, shard: Shard, listening: Listening) {
        chat::listens_by(self, shard, listening);
    }

    fn turn_to_introduce(&self, shards: u32) -> BoxFuture<'_, Duration> {
        chat::turn_to_introduce(self, shards).boxed()
    }

    fn is_followed(&self) -> bool {
        Desk::is_followed(self)
    }

    fn last_watermark(&self, shard: Shard) -> BoxFuture<'_, Option<Watermark>> {
        chat::last_watermark(self, shard).boxed()
    }

    fn note_watermark<'a>(&'a self, shard: Shard, watermark: &'a Watermark) -> BoxFuture<'a, ()> {
        chat::note_watermark(self, shard, watermark).boxed()
    }

    fn plays_in<'a>(&'a self, place: &'a str) -> BoxFuture<'a, bool> {
        chat::plays_in(self, place).boxed()
    }

    fn threads_on<'a>(&'a self, server: &'a str) -> BoxFuture<'a, Vec<String>> {
        chat::threads_on(self, server).boxed()
    }

    fn note_direct<'a>(&'a self, member: &'a str, channel: &'a str) -> BoxFuture<'a, ()> {
        chat::note_direct(self, member, channel).boxed()
    }

    fn direct_channels(&self) -> BoxFuture<'_, Vec<String>> {
        chat::direct_channels(self).boxed()
    }

    fn takes_files(&self, who: &Person) -> bool {
        chat::takes_files(self, who)
    }

    fn presence(&self) -> BoxFuture<'_, Option<String>> {
        chat::presence(self).boxed()
    }

    fn form<'a>(
        &'a self,
        who: &'a Person,
        place: &'a Place,
        button: &'a str,
    ) -> BoxFuture<'a, Option<FormShown>> {
        chat::form(self, who, place, button).boxed()
    }

    fn complete<'a>(
        &'a self,
        who: &'a Person,
        place: &'a Place,
        field: Field,
        table: Option<i64>,
        typed: &'a str,
    ) -> BoxFuture<'a, Vec<Choice>> {
        chat::complete(self, who, place, field, table, typed).boxed()
    }
}
