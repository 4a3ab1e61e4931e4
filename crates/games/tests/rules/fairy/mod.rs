//! Games as data: figures of other engines, faults of texts, and texts that nobody would write.

mod faults;
mod figures;
mod hostile;
mod hosts;
mod oracle;
mod rulings;

use liege_games::fairy::{self, Definition};
use std::sync::Arc;

/// A game of the house.
fn own(id: &str) -> Arc<Definition> {
    Arc::new(fairy::own(id).unwrap_or_else(|| panic!("there is no game {id}")))
}

/// The only game of a text.
fn one(text: &str) -> Arc<Definition> {
    let mut games = fairy::read(text, &|_| false).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
    assert_eq!(games.len(), 1);
    Arc::new(games.remove(0).definition)
}
