//! Portable Game Notation as text: what stands in a file, in what order, and nothing of chess. Whether a move
//! can be played is for a game to say. Portable Draughts Notation (PDN 3.0) differs in a few words: see [`Dialect`].

mod read;
#[cfg(test)]
mod tests;
mod words;
mod write;

pub use read::read;
pub use write::write;

/// Most variations within each other.
pub const DEEPEST: usize = 64;
/// Most games in one text: a game takes a hundred times the memory of the shortest text that makes one.
pub const MOST_GAMES: usize = 10_000;

/// Which of the notations that have this form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dialect {
    /// Portable Game Notation.
    #[default]
    Pgn,
    /// Portable Draughts Notation: `2-0`, `1-1`, `0-2` and `0-0` are results, the last of a game that nobody has won; a
    /// `*` behind a move says that it is the only one.
    Pdn,
    /// The same, with results written in two points: international and Canadian draughts.
    PdnInternational,
}

/// One game of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Names and values as they came, also repeated ones.
    pub tags: Vec<(String, String)>,
    /// The line of each tag, from 1; writing does not look at them.
    pub tag_lines: Vec<usize>,
    /// What was said before the first move.
    pub comments: Vec<String>,
    /// The number of the first move, and whether White makes it (in draughts, whoever begins): a game may begin in the
    /// middle.
    pub first: (u32, bool),
    /// The main line.
    pub moves: Vec<Move>,
    /// How it ended, by the end of its moves, else by its tag; none for `*` and where nothing is said.
    pub result: Option<Ending>,
}

impl Default for Game {
    fn default() -> Game {
        Game {
            tags: Vec::new(),
            tag_lines: Vec::new(),
            comments: Vec::new(),
            first: (1, true),
            moves: Vec::new(),
            result: None,
        }
    }
}

/// One move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Move {
    /// As it stood there (`0-0` stays `0-0`), but letters for figurines, hyphens for dashes, no `!` or `?`.
    pub text: String,
    /// The line it stood in, from 1.
    pub line: usize,
    /// What was said after it, with single spaces; commands such as `[%clk 0:01:00]` are part of it.
    pub comments: Vec<String>,
    /// Numeric annotation glyphs: 14 for `$14`, 1 for `!`.
    pub glyphs: Vec<u16>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// `1-0`, `2-0`
    White,
    /// `0-1`, `0-2`
    Black,
    /// `1/2-1/2`, `1-1`
    Draw,
}

/// Why a text can't be read, and in which line, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The comment that begins there has no `}`.
    UnclosedComment(usize),
    /// The variation that begins there has no `)`.
    UnclosedVariation(usize),
    /// The tag that begins there is not `[Name "value"]`.
    UnclosedTag(usize),
    /// More than [`DEEPEST`] variations within each other.
    TooDeep(usize),
    /// More than [`MOST_GAMES`] games.
    TooMany(usize),
    /// A sign that closes what was never opened.
    Stray(usize),
    /// A `;` behind a move, with the next move after it: it would be lost in the comment that begins there.
    MovesInComment(usize),
}

impl Fault {
    /// The line, the id, and what is wrong and would be right.
    fn parts(self) -> (usize, &'static str, &'static str) {
        match self {
            Fault::UnclosedComment(line) => {
                (line, "pgn-unclosed-comment", "a comment here has no end: write }")
            }
            Fault::UnclosedVariation(line) => {
                (line, "pgn-unclosed-variation", "a variation here has no end: write )")
            }
            Fault::UnclosedTag(line) => {
                (line, "pgn-unclosed-tag", r#"a tag here has no end: write [Name "value"]"#)
            }
            Fault::TooDeep(line) => {
                (line, "pgn-too-deep", "more than 64 variations within each other: take some out")
            }
            Fault::TooMany(line) => (line, "pgn-too-many", "more than 10000 games: split the text here"),
            Fault::Stray(line) => {
                (line, "pgn-stray", "a ), ] or } here ends nothing: take it out (the first } ends a comment)")
            }
            Fault::MovesInComment(line) => (
                line,
                "pgn-moves-in-comment",
                "a ; begins a comment up to the end of the line, and moves stand in it: take it out",
            ),
        }
    }

    /// The line at fault, from 1.
    pub fn line(self) -> usize {
        self.parts().0
    }

    /// The id of its sentence.
    pub fn id(self) -> &'static str {
        self.parts().1
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (line, _, why) = self.parts();
        write!(f, "line {line}: {why}")
    }
}

impl std::error::Error for Fault {}

/// Blank to any program. The mark of byte order also stands where files were joined.
fn blank(c: char) -> bool {
    c.is_whitespace() || c.is_control() || c == '\u{feff}'
}

/// Whether a sign ends a word among the moves.
fn ends(c: char) -> bool {
    blank(c) || "[](){};$".contains(c)
}
