//! Files of shogi as text, without its rules: KIF, which people and programs in Japan use, and CSA, the form of programs'
//! tournaments. Both are read into the parts of PGN, and written from them; a move keeps its text, and a game decides
//! whether it can be played. First positions are in SFEN, in the tag `FEN`.

mod board;
mod csa;
mod read;
#[cfg(test)]
mod tests;
mod write;

pub use csa::{is_csa, read_csa, write_csa};
pub use read::{is_kif, read_kif};
pub use write::write_kif;

use super::pgn;
use super::pgn::Ending;

/// A game of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Its parts. White is sente, who moves first.
    pub game: pgn::Game,
    /// The name of its game in the notation: `平手`, `5五将棋`.
    pub kind: String,
}

/// The name of shogi with all men, in KIF.
pub const EVEN: &str = "平手";
/// The name of minishogi in KIF.
pub const MINI: &str = "5五将棋";
/// The name of shogi in CSA: the line that sets its men up.
pub const CSA_EVEN: &str = "PI";
/// The first position of shogi.
const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";

/// The men: their letter, their character and their code, and these when promoted.
const MEN: [(char, [char; 2], [&str; 2]); 8] = [
    ('P', ['歩', 'と'], ["FU", "TO"]),
    ('L', ['香', '杏'], ["KY", "NY"]),
    ('N', ['桂', '圭'], ["KE", "NK"]),
    ('S', ['銀', '全'], ["GI", "NG"]),
    ('G', ['金', '金'], ["KI", "KI"]),
    ('B', ['角', '馬'], ["KA", "UM"]),
    ('R', ['飛', '龍'], ["HI", "RY"]),
    ('K', ['玉', '玉'], ["OU", "OU"]),
];
/// The order in which hands are listed, by their places in [`MEN`].
const HELD: [usize; 7] = [6, 5, 4, 3, 2, 1, 0];
/// The digits of Japanese texts.
const NUMERALS: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// The end of a game, seen by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Won,
    Lost,
    Drawn,
    /// The game is not over.
    Open,
}

impl End {
    /// The result, if sente is to move or not.
    fn result(self, sente_moves: bool) -> Option<Ending> {
        match self {
            End::Open => None,
            End::Drawn => Some(Ending::Draw),
            won if (won == End::Won) == sente_moves => Some(Ending::White),
            _ => Some(Ending::Black),
        }
    }
}

/// A tag of the game with a value that says something.
fn tag<'g>(game: &'g pgn::Game, name: &str) -> Option<&'g str> {
    let found = game.tags.iter().find(|(known, _)| known == name)?;
    Some(found.1.as_str()).filter(|value| !value.is_empty() && !value.starts_with('?'))
}

/// A text on one line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
