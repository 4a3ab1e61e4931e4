//! The declaration of a game, `game.toml` in its folder: everything that a text cannot say. All of it may be left out.

use super::picture::Picture;
use super::tables::Size;
use liege_game::Family;
use liege_game::scene::Art;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A declaration.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Declared {
    /// The game's name in the Universal Chess Interface.
    pub uci: Option<String>,
    /// The game's names in KIF and CSA.
    pub kif: Option<String>,
    pub csa: Option<String>,
    /// The game's name in PGN.
    pub pgn: Option<String>,
    /// The number of moves that a player usually makes in a game.
    pub moves: Option<u32>,
    /// The ids of the seats, the first to move first; else White and Black.
    pub seats: Option<[String; 2]>,
    /// Kinds that are named, and drawn, like another: keys of the text, with the ids of the others.
    pub kinds: BTreeMap<String, String>,
    /// The letters of kinds in moves, where they are not those of position strings.
    pub letters: BTreeMap<String, String>,
    /// Kinds that are drawn like another.
    pub art: BTreeMap<String, String>,
    /// Whether the first positions are those of Chess960.
    pub arrays: bool,
    /// The board and its men.
    pub picture: Picture,
    /// The notation of its own tradition, a file in `traditions/`; the message `fairy-notation-<this>` tells how moves are
    /// typed. Without it moves are written as in chess.
    pub notation: Option<String>,
    /// The first position, with the names of options in braces.
    pub start: Option<String>,
    /// The options.
    pub options: Vec<Choice>,
}

/// An option: it changes lines of the text, or the first position.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Choice {
    /// Its name.
    pub name: String,
    /// Its values, the default first.
    pub values: Vec<String>,
    /// For each value, what it is in the first position.
    pub put: Vec<String>,
    /// For each value, the lines that it adds to the text.
    pub lines: Vec<String>,
}

impl Declared {
    /// Reads a declaration; an empty text is the usual one.
    ///
    /// # Errors
    /// The fault, in the words of the reader of TOML.
    pub fn read(text: &str) -> Result<Declared, String> {
        toml::from_str(text).map_err(|fault| fault.to_string())
    }
}

/// The art of a kind by its id; `None`: nobody has drawn it.
pub fn art(id: &str) -> Option<Art> {
    Art::named(match id {
        "chancellor" => "empress",
        "horse" | "shogi-knight" => "knight",
        "shogi-pawn" => "pawn",
        "bers" => "rook",
        "dragon-horse" => "bishop",
        "janggi-elephant" => "elephant",
        "janggi-cannon" => "cannon",
        drawn => drawn,
    })
}

/// The family of a game with a board of this size.
pub fn family(size: Size) -> Family {
    if (size.files, size.ranks) == (8, 8) { Family::Chess } else { Family::Great }
}
