//! The games, one folder each: rules, sentences, lesson, puzzles, and art that no other game has.
//!
//! Only the program depends on this crate: it installs what [`house`] gives, and everybody else asks
//! [`liege_game::all`]. `bits` and `lines` are for rules that see the board as sets of squares.
#![cfg_attr(not(test), forbid(unsafe_code))]

/// The sentences of a game: its files in the folder `words/` beside the caller.
macro_rules! words {
    ($($name:literal),*) => {
        |language| liege_words::in_language!(language, $(concat!("words/", $name)),*)
    };
}
use words;

pub mod bits;
pub mod chapaev;
pub mod chess;
pub mod dragonchess;
pub mod dragons_breakthrough;
pub mod draughts;
pub mod enochian_chess;
pub mod lines;
pub mod reversi;
pub mod three_player_chess;
pub mod ugolki;

use liege_game::{Entry, Game, House};
use liege_words::Language;

/// The registry: a line a game, with its folder and its id, in the order the games are shown.
macro_rules! registry {
    ($($folder:literal, $id:literal => $game:path;)+) => {
        fn entries() -> Vec<Entry> {
            vec![$(Entry {
                game: &$game,
                lesson: include_str!(concat!($folder, "/lessons/", $id, ".toml")),
                puzzles: include_str!(concat!($folder, "/puzzles/", $id, ".jsonl")),
            }),+]
        }

        /// What the lessons say.
        fn lesson_sentences(language: Language) -> &'static str {
            liege_words::in_language!(language, $(concat!($folder, "/lessons/", $id)),+)
        }
    };
}

registry! {
    "three_player_chess", "three-player-chess" => three_player_chess::ThreePlayerChess;
    "dragonchess", "dragonchess" => dragonchess::DRAGONCHESS;
    "enochian_chess", "enochian-chess" => enochian_chess::EnochianChess;
    "dragons_breakthrough", "dragons-breakthrough" => dragons_breakthrough::DRAGONS_BREAKTHROUGH;
    "chess", "chess" => chess::CHESS;
    "chess", "maharajah" => chess::MAHARAJAH;
    "chess", "two-move-chess" => chess::TWO_MOVE;
    "chess", "chess-transformations" => chess::TRANSFORMATIONS;
    "chess", "chess-appearances" => chess::APPEARANCES;
    "chess", "cylinder-chess" => chess::CYLINDER;
    "chess", "mobius-chess" => chess::MOBIUS;
    "chess", "swedish-relocation" => chess::RELOCATION;
    "chess", "swedish-bughouse" => chess::BUGHOUSE;
    "chess", "dice-chess" => chess::DICE;
    "chess", "move-all" => chess::MOVE_ALL;
    "chess", "shashmaty" => chess::SHASHMATY;
    "chapaev", "chapaev" => chapaev::Chapaev;
    "draughts", "russian-draughts" => draughts::RUSSIAN;
    "draughts", "english-draughts" => draughts::ENGLISH;
    "draughts", "international-draughts" => draughts::INTERNATIONAL;
    "draughts", "canadian-draughts" => draughts::CANADIAN;
    "draughts", "german-draughts" => draughts::GERMAN;
    "draughts", "italian-draughts" => draughts::ITALIAN;
    "draughts", "spanish-draughts" => draughts::SPANISH;
    "draughts", "turkish-draughts" => draughts::TURKISH;
    "reversi", "reversi" => reversi::REVERSI;
    "ugolki", "ugolki" => ugolki::UGOLKI;
}

/// Games as they were before a rule of theirs changed ([`House::former`]).
const FORMER: &[&dyn Game] = &[];

/// The games, and the sentences that this crate and those below it bring.
#[must_use]
pub fn house() -> House {
    House {
        games: entries(),
        former: FORMER.to_vec(),
        sentences: vec![liege_squares::sentences, lesson_sentences],
    }
}

#[cfg(test)]
liege_testing::install!(house());
