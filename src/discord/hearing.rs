//! What the listening half of the transport needs of the chat.

use crate::chat::{Answer, Chat, Choice, Field, Incoming, Person, Place};
use futures::FutureExt;
use futures::future::BoxFuture;

/// Somebody who is told what people say, and answers.
pub trait Hearing: Send + Sync {
    /// Takes what was said and gives the answers to whoever said it; as [`Chat::handle`].
    fn handle(&self, incoming: Incoming) -> BoxFuture<'_, Vec<Answer>>;

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
