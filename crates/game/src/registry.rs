//! The games there are, and the sentences that are said: what the program installed before anything else happened.
//!
//! This crate knows no game. The program hands over a [`House`]; everybody above asks [`all`], [`by_id`] and
//! [`words`](crate::words).

use crate::Game;
use liege_words::Language;
use std::sync::OnceLock;

/// The Fluent source of a crate's sentences in a language.
pub type Sentences = fn(Language) -> &'static str;

/// A game with the texts of its folder.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The game.
    pub game: &'static dyn Game,
    /// Its lesson, as TOML; empty where it has none.
    pub lesson: &'static str,
    /// Its puzzles, one JSON object a line; empty where it has none.
    pub puzzles: &'static str,
}

/// Everything that the program brings.
pub struct House {
    /// The games, in the order they are shown.
    pub games: Vec<Entry>,
    /// Games as they were before a rule of theirs changed: tables begun under those rules are played to their end by
    /// these. Nobody can open a table for them any more.
    pub former: Vec<&'static dyn Game>,
    /// The sentences that each crate brings, beside those of `words` and of each game.
    pub sentences: Vec<Sentences>,
}

struct Installed {
    house: House,
    games: Vec<&'static dyn Game>,
}

static INSTALLED: OnceLock<Installed> = OnceLock::new();

/// Installs the games and sentences. Only the first call counts: what was said to be there stays there.
pub fn install(house: House) {
    INSTALLED
        .get_or_init(|| Installed { games: house.games.iter().map(|entry| entry.game).collect(), house });
}

fn installed() -> &'static Installed {
    INSTALLED.get().expect("the program installs its games before anything else")
}

/// A game as it is played under a version of its rules; `None` if nobody knows that version any more.
#[must_use]
pub fn under(game: &'static dyn Game, rules: u32) -> Option<&'static dyn Game> {
    let is_so = |known: &&'static dyn Game| known.id() == game.id() && known.rules() == rules;
    [game].iter().chain(&installed().house.former).copied().find(is_so)
}

/// All games, in the order they are shown.
///
/// # Panics
/// Before [`install`] was called; so do the other functions here.
#[must_use]
pub fn all() -> &'static [&'static dyn Game] {
    &installed().games
}

/// The game with that id.
#[must_use]
pub fn by_id(id: &str) -> Option<&'static dyn Game> {
    all().iter().copied().find(|game| game.id() == id)
}

/// All games with the texts of their folders.
#[must_use]
pub fn entries() -> &'static [Entry] {
    &installed().house.games
}

/// The Fluent sources of all crates that have some, but for that of `words`, in a language.
#[must_use]
pub fn sentences(language: Language) -> Vec<&'static str> {
    installed().house.sentences.iter().map(|sentences| sentences(language)).collect()
}
