//! The search for games by a word: of a name, of a piece, or of a description, in any language.

use super::speaker::{also_called, plain};
use super::{game_help::kind_name, speaker::game_text};
use liege_game::Game;
use liege_words::{Language, steps};
use std::sync::OnceLock;

/// The place where a game has a word; the earlier ones tell more.
const PLACES: usize = 3;

/// The words of a game: of its names, its pieces, and its description.
type Words = [Vec<String>; PLACES];

/// Returns how well a word fits a game: 0 if a word of a name begins so, 1 for a piece, 2 for the description.
pub(crate) fn fit(game: &dyn Game, word: &str) -> Option<usize> {
    // No game has so long a word.
    const LONGEST: usize = 100;
    let word = Some(word).filter(|word| word.len() <= LONGEST).map(plain)?;
    if word.is_empty() {
        return None;
    }
    let (_, places) = index().iter().find(|(id, _)| *id == game.id())?;
    steps::step(places.iter().map(Vec::len).sum());
    places.iter().position(|words| words.iter().any(|known| known.starts_with(&word)))
}

/// Returns the names of a game in all languages and those of its pieces in one, for a search elsewhere.
pub(crate) fn words(game: &'static dyn Game, language: Language) -> String {
    let named = Language::all().into_iter().filter_map(|language| game_text(language, game, "name"));
    let called = Language::all().into_iter().flat_map(|language| also_called(language, game));
    let kinds = game.kinds().iter().map(|kind| kind_name(language, kind));
    std::iter::once(game.id().to_owned())
        .chain(named)
        .chain(called)
        .chain(kinds)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Returns the words of all games. They are read once, and take a few hundred kilobytes.
fn index() -> &'static [(&'static str, Words)] {
    static INDEX: OnceLock<Vec<(&'static str, Words)>> = OnceLock::new();
    INDEX.get_or_init(|| liege_game::all().iter().map(|game| (game.id(), words_of(*game))).collect())
}

fn words_of(game: &'static dyn Game) -> Words {
    let mut words = Words::default();
    words[0].extend(of(game.id()));
    for language in Language::all() {
        words[0].extend(game_text(language, game, "name").iter().flat_map(|name| of(name)));
        words[0].extend(also_called(language, game).iter().flat_map(|name| of(name)));
        words[1].extend(game.kinds().iter().flat_map(|kind| of(&kind_name(language, kind))));
        words[2].extend(game_text(language, game, "about").iter().flat_map(|about| of(about)));
    }
    for place in &mut words {
        place.sort_unstable();
        place.dedup();
    }
    words
}

fn of(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.map(plain).filter(|word| !word.is_empty()).collect()
}
