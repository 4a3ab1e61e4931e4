//! What the listening half of the transport needs of the chat.

use crate::chat::{Answer, Chat, Choice, Field, Incoming, Person, Place, PlaceNews};
use futures::FutureExt;
use futures::future::BoxFuture;

/// Somebody who is told what people say, and answers.
pub trait Hearing: Send + Sync {
    /// Takes what was said and gives the answers to whoever said it; as [`Chat::handle`].
    fn handle(&self, incoming: Incoming) -> BoxFuture<'_, Vec<Answer>>;

    /// Whether the files that somebody sends along are worth fetching now; as [`Chat::takes_files`].
    fn takes_files(&self, _who: &Person) -> bool {
        true
    }

    /// Takes in what is heard of servers and channels; as [`Chat::hear_of`].
    fn hear_of<'a>(&'a self, _news: &'a PlaceNews) -> BoxFuture<'a, ()> {
        async {}.boxed()
    }

    /// Completions for a field that is being typed; as [`Chat::complete`].
    fn complete<'a>(
        &'a self,
        who: &'a Person,
        place: &'a Place,
        field: Field,
        table: Option<i64>,
        typed: &'a str,
    ) -> BoxFuture<'a, Vec<Choice>>;
}

impl Hearing for Chat {
    fn handle(&self, incoming: Incoming) -> BoxFuture<'_, Vec<Answer>> {
        Chat::handle(self, incoming).boxed()
    }

    fn hear_of<'a>(&'a self, news: &'a PlaceNews) -> BoxFuture<'a, ()> {
        Chat::hear_of(self, news).boxed()
    }

    fn takes_files(&self, who: &Person) -> bool {
        Chat::takes_files(self, who)
    }

    fn complete<'a>(
        &'a self,
        who: &'a Person,
        place: &'a Place,
        field: Field,
        table: Option<i64>,
        typed: &'a str,
    ) -> BoxFuture<'a, Vec<Choice>> {
        Chat::complete(self, who, place, field, table, typed).boxed()
    }
}
