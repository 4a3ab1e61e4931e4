//! What the local chat needs of whoever answers in it.

use crate::chat::{Answer, Chat, Choice, Courier, Field, Incoming, Person, Place};
use futures::future::BoxFuture;

/// Whoever answers: the [`Chat`], or a stand-in in tests.
pub trait Talk: Send + Sync {
    /// Takes what was said and gives the answers for the one who said it.
    fn handle(&self, incoming: Incoming) -> BoxFuture<'_, Vec<Answer>>;

    /// Completions for what is being typed.
    fn complete<'a>(
        &'a self,
        who: &'a Person,
        place: &'a Place,
        field: Field,
        table: Option<i64>,
        typed: &'a str,
    ) -> BoxFuture<'a, Vec<Choice>>;

    /// Delivers what is due now, once.
    fn deliver_due<'a>(&'a self, courier: &'a dyn Courier) -> BoxFuture<'a, usize>;
}

impl Talk for Chat {
    fn handle(&self, incoming: Incoming) -> BoxFuture<'_, Vec<Answer>> {
        Box::pin(Chat::handle(self, incoming))
    }

    fn complete<'a>(
        &'a self,
        who: &'a Person,
        place: &'a Place,
        field: Field,
        table: Option<i64>,
        typed: &'a str,
    ) -> BoxFuture<'a, Vec<Choice>> {
        Box::pin(Chat::complete(self, who, place, field, table, typed))
    }

    fn deliver_due<'a>(&'a self, courier: &'a dyn Courier) -> BoxFuture<'a, usize> {
        Box::pin(Chat::deliver_due(self, courier))
    }
}
