//! The registry of all games and sentences. The program installs them before anything else.
//!
//! This crate knows no game. The program hands over a [`House`]; all crates above it call [`all`], [`by_id`]
//! and [`words`](crate::words).

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
    /// Its lesson, as TOML; empty if it has none.
    pub lesson: &'static str,
    /// Its puzzles, one JSON object a line; empty if it has none.
    pub puzzles: &'static str,
}

/// Everything that the program installs.
pub struct House {
    /// The games, in the order in which they are shown.
    pub games: Vec<Entry>,
    /// Earlier versions of games whose rules have changed. Tables that began under those rules are played to
    /// their end with these. Nobody can open a new table for them.
    pub former: Vec<&'static dyn Game>,
    /// The sentences of each crate, beside those of `words` and of each game.
    pub sentences: Vec<Sentences>,
}

struct Installed {
    house: House,
    games: Vec<&'static dyn Game>,
}

static INSTALLED: OnceLock<Installed> = OnceLock::new();

/// Installs the games and sentences. Only the first call has an effect.
pub fn install(house: House) {
    INSTALLED
        .get_or_init(|| Installed { games: house.games.iter().map(|entry| entry.game).collect(), house });
}

fn installed() -> &'static Installed {
    INSTALLED.get().expect("the program installs its games before anything else")
}

/// A game under a version of its rules; `None` if that version is unknown.
#[must_use]
pub fn under(game: &'static dyn Game, rules: u32) -> Option<&'static dyn Game> {
    let is_so = |known: &&'static dyn Game| known.id() == game.id() && known.rules() == rules;
    [game].iter().chain(&installed().house.former).copied().find(is_so)
}

/// All games, in the order in which they are shown.
///
/// # Panics
/// If [`install`] was not called before; the other functions here panic too.
#[must_use]
pub fn all() -> &'static [&'static dyn Game] {
    &installed().games
}

/// The game with this id.
#[must_use]
pub fn by_id(id: &str) -> Option<&'static dyn Game> {
    all().iter().copied().find(|game| game.id() == id)
}

/// All games with the texts of their folders.
#[must_use]
pub fn entries() -> &'static [Entry] {
    &installed().house.games
}

/// The Fluent sources of all crates that have sentences, except those of `words`, in a language.
#[must_use]
pub fn sentences(language: Language) -> Vec<&'static str> {
    installed().house.sentences.iter().map(|sentences| sentences(language)).collect()
}
