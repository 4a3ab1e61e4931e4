//! The games, one folder each or a folder a family: rules, sentences, lesson, puzzles, vectors, worked
//! examples, corpus. A folder lists its own games (`games!` in its `mod.rs`), and nothing outside it knows
//! their ids.
//!
//! Only the program depends on this crate: it installs the result of [`house`], and all other code calls
//! [`liege_game::all`]. `bits` and `lines` are for rules that treat the board as sets of squares.
#![cfg_attr(not(test), forbid(unsafe_code))]

/// The sentences of a game, from the folder `words/` beside the caller: the only file of a language there, or
/// the files with the given names.
macro_rules! words {
    ($($name:literal),*) => {
        |language| liege_words::in_language!(language $(, $name)*)
    };
    (own $($name:literal),+) => {
        |language| liege_words::in_language!(language, own $(, $name)+)
    };
}
use words;

/// The games of a folder: a line each, in the order in which they are shown. Lesson and puzzles are beside
/// the caller, under the id. `"id" => GAME of SPEC` also declares the game.
macro_rules! games {
    ($($id:literal => $name:ident of $spec:expr;)+) => {
        $(
            #[doc = concat!("The game `", $id, "`.")]
            pub static $name: liege_squares::OnSquares = liege_squares::OnSquares::new(&$spec);
        )+

        /// The specs, for tests that run over every game of the folder.
        #[cfg(test)]
        #[allow(dead_code, reason = "a folder of one game names its own")]
        static SPECS: &[&liege_squares::Spec] = &[$(&$spec),+];

        crate::games! { $($id => $name;)+ }
    };
    ($($id:literal => $game:path;)+) => {
        /// The games of this folder, in the order in which they are shown.
        pub(crate) fn entries() -> Vec<liege_game::Entry> {
            vec![$(liege_game::Entry {
                game: &$game,
                lesson: include_str!(concat!("lessons/", $id, ".toml")),
                puzzles: include_str!(concat!("puzzles/", $id, ".jsonl")),
            }),+]
        }
    };
}
use games;

pub mod bits;
pub mod chapaev;
pub mod chess;
pub mod dragonchess;
pub mod dragons_breakthrough;
pub mod draughts;
pub mod enochian_chess;
pub mod fairy;
pub mod lines;
pub mod reversi;
pub mod three_player_chess;
pub mod ugolki;

use liege_game::{Entry, Game, House};
use liege_words::Language;

/// The games of all folders, in the order in which they are shown.
fn entries() -> Vec<Entry> {
    [
        three_player_chess::entries(),
        dragonchess::entries(),
        enochian_chess::entries(),
        dragons_breakthrough::entries(),
        chess::entries(),
        fairy::entries(),
        chapaev::entries(),
        draughts::entries(),
        reversi::entries(),
        ugolki::entries(),
    ]
    .concat()
}

/// Earlier versions of games whose rules have changed ([`House::former`]).
fn former() -> Vec<&'static dyn Game> {
    chess::FORMER.to_vec()
}

/// The sentences of this crate that belong to no single game: about texts that describe games.
fn sentences(language: Language) -> &'static str {
    liege_words::in_language!(language)
}

/// The games, and the sentences of this crate and of those below it.
#[must_use]
pub fn house() -> House {
    House {
        games: entries(),
        former: former(),
        sentences: vec![liege_squares::sentences, sentences],
        teller: Some(fairy::retold),
    }
}

#[cfg(test)]
liege_testing::install!(house());
