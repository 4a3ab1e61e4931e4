//! The registry of all games and sentences. The program installs them before anything else.
//!
//! This crate knows no game. The program hands over a [`House`]; all crates above it call [`all`], [`by_id`]
//! and [`words`](crate::words).

use crate::Game;
use liege_words::Language;
use std::sync::{OnceLock, PoisonError, RwLock};

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

/// Reads the text of a host's own game, as [`Game::text`] has it. `None`: it is not such a text.
pub type Teller = fn(&str) -> Option<&'static dyn Game>;

/// Everything that the program installs.
#[derive(Default)]
pub struct House {
    /// The games, in the order in which they are shown.
    pub games: Vec<Entry>,
    /// Earlier versions of games whose rules have changed. Tables that began under those rules are played to
    /// their end with these. Nobody can open a new table for them.
    pub former: Vec<&'static dyn Game>,
    /// The sentences of each crate, beside those of `words` and of each game.
    pub sentences: Vec<Sentences>,
    /// Reads the texts of games that are stored with tables; `None`: the house has no such games.
    pub teller: Option<Teller>,
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

/// The games of stored texts that no present game has ([`recall`]).
static RECALLED: RwLock<Vec<&'static dyn Game>> = RwLock::new(Vec::new());

fn recalled(is_wanted: impl Fn(&'static dyn Game) -> bool) -> Option<&'static dyn Game> {
    let games = RECALLED.read().unwrap_or_else(PoisonError::into_inner);
    games.iter().rev().copied().find(|game| is_wanted(*game))
}

/// The game of a stored text, under the version of its rules that the text has. It is not among [`all`] games, and
/// nobody can open a new table for it, unless it is a present game. [`by_id`] and [`under`] find it from now on.
///
/// # Errors
/// Returns an error if the text does not tell a game with this id and this version of its rules.
pub fn recall(id: &str, rules: u32, text: &str) -> Result<&'static dyn Game, NotRecalled> {
    let is_it =
        |game: &'static dyn Game| game.id() == id && game.rules() == rules && game.text() == Some(text);
    if let Some(known) = all().iter().copied().find(|game| is_it(*game)).or_else(|| recalled(is_it)) {
        return Ok(known);
    }
    // No text takes the place of a game that the house brings, or of another text with an equal number.
    if all().iter().any(|game| game.id() == id && (game.text().is_none() || game.rules() == rules)) {
        return Err(NotRecalled);
    }
    // They are read before it is added, so that its sentences are added only once.
    let words = crate::words();
    let mut games = RECALLED.write().unwrap_or_else(PoisonError::into_inner);
    let known = games.iter().copied().find(|game| game.id() == id && game.rules() == rules);
    if let Some(known) = known {
        return if is_it(known) { Ok(known) } else { Err(NotRecalled) };
    }
    let game = installed().house.teller.and_then(|teller| teller(text)).filter(|game| is_it(*game));
    let game = game.ok_or(NotRecalled)?;
    words.add(|language| game.words(language));
    games.push(game);
    Ok(game)
}

/// The error of [`recall`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("its text does not tell that game")]
pub struct NotRecalled;

/// A game under a version of its rules; `None` if that version is unknown.
#[must_use]
pub fn under(game: &'static dyn Game, rules: u32) -> Option<&'static dyn Game> {
    let is_so = |known: &'static dyn Game| known.id() == game.id() && known.rules() == rules;
    let former = installed().house.former.iter();
    [game].iter().chain(former).copied().find(|known| is_so(*known)).or_else(|| recalled(is_so))
}

/// All games, in the order in which they are shown.
///
/// # Panics
/// If [`install`] was not called before; the other functions here panic too.
#[must_use]
pub fn all() -> &'static [&'static dyn Game] {
    &installed().games
}

/// The game with this id. A host's own game that is gone is found too if a table was played in it: it can be looked
/// at, but it is not among [`all`] games.
#[must_use]
pub fn by_id(id: &str) -> Option<&'static dyn Game> {
    all().iter().copied().find(|game| game.id() == id).or_else(|| recalled(|game| game.id() == id))
}

/// Whether new tables can be opened for the game with this id.
#[must_use]
pub fn is_present(id: &str) -> bool {
    all().iter().any(|game| game.id() == id)
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
