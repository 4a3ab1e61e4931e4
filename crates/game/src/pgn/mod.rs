//! Portable Game Notation as text: the parts of a file and their order, without the rules of chess. A game
//! decides whether a move can be played. Portable Draughts Notation (PDN 3.0) differs in a few words: see
//! [`Dialect`].

mod read;
#[cfg(test)]
mod tests;
mod words;
mod write;

pub use read::read;
pub use write::write;

/// The deepest nesting of variations.
pub const DEEPEST: usize = 64;
/// The largest number of games in one text: a game takes a hundred times the memory of the shortest text that
/// makes one.
pub const MOST_GAMES: usize = 10_000;

/// A notation of this form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dialect {
    /// Portable Game Notation.
    #[default]
    Pgn,
    /// Portable Draughts Notation: `2-0`, `1-1`, `0-2` and `0-0` are results, the last for a game that nobody
    /// has won; a `*` behind a move says that it is the only one.
    Pdn,
    /// Portable Draughts Notation with results in two points: international and Canadian draughts.
    PdnInternational,
}

/// One game of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Names and values as the file has them, with repeats.
    pub tags: Vec<(String, String)>,
    /// The line number of each tag, from 1; the writer ignores them.
    pub tag_lines: Vec<usize>,
    /// The comments before the first move.
    pub comments: Vec<String>,
    /// The number of the first move, and whether White makes it (in draughts, the side that begins): a game
    /// may begin in the middle.
    pub first: (u32, bool),
    /// The main line.
    pub moves: Vec<Move>,
    /// The result: from the end of the moves, else from the tag; `None` for `*` and if nothing is said.
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
    /// The move as the file has it (`0-0` stays `0-0`), but with letters for figurines, hyphens for dashes,
    /// and without `!` or `?`.
    pub text: String,
    /// The number of its line, from 1.
    pub line: usize,
    /// The comments after it, with single spaces; commands such as `[%clk 0:01:00]` are part of them.
    pub comments: Vec<String>,
    /// Numeric annotation glyphs: 14 for `$14`, 1 for `!`.
    pub glyphs: Vec<u16>,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// `1-0`, `2-0`
    White,
    /// `0-1`, `0-2`
    Black,
    /// `1/2-1/2`, `1-1`
    Draw,
}

/// The reason why a text can't be read, with the line number, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The comment that begins there has no `}`.
    UnclosedComment(usize),
    /// The variation that begins there has no `)`.
    UnclosedVariation(usize),
    /// The tag that begins there is not `[Name "value"]`.
    UnclosedTag(usize),
    /// Variations are nested more deeply than [`DEEPEST`].
    TooDeep(usize),
    /// There are more than [`MOST_GAMES`] games.
    TooMany(usize),
    /// A sign closes something that was never opened.
    Stray(usize),
    /// A `;` stands behind a move, and the next move follows it: that move would be lost in the comment that
    /// begins there.
    MovesInComment(usize),
    /// A line of a first position of shogi is not in the form of its file.
    Diagram(usize),
    /// The handicap of a game of shogi is unknown.
    Handicap(usize),
    /// A second game of a file of CSA begins there.
    Second(usize),
}

impl Fault {
    /// The line, the message id, the faulty text and the right one.
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
            Fault::Diagram(line) => (
                line,
                "kif-diagram",
                "this line of the first position has a man or a square that shogi has not",
            ),
            Fault::Handicap(line) => {
                (line, "kif-handicap", "this handicap is unknown: put a diagram of the first position here")
            }
            Fault::Second(line) => (line, "kif-second", "a second game begins here: take one of them out"),
        }
    }

    /// The line with the fault, from 1.
    pub fn line(self) -> usize {
        self.parts().0
    }

    /// The id of its message.
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

/// The seconds that a move took, from a comment: `[%emt 1:02:03]`.
#[must_use]
pub fn elapsed(comment: &str) -> Option<i64> {
    let (_, rest) = comment.split_once("[%emt ")?;
    let (time, _) = rest.split_once(']')?;
    // Fractions of a second are dropped.
    let whole = time.trim().split('.').next().unwrap_or_default();
    let parts: Vec<i64> = whole.split(':').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    match parts[..] {
        [hours, minutes, seconds] => {
            hours.checked_mul(3600)?.checked_add(minutes.checked_mul(60)?)?.checked_add(seconds)
        }
        _ => None,
    }
}

/// The comment for the seconds that a move took.
#[must_use]
pub fn elapsed_comment(seconds: i64) -> String {
    format!("[%emt {}:{:02}:{:02}]", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// Whether programs treat a sign as blank. A byte-order mark may also stand where files were joined.
fn blank(c: char) -> bool {
    c.is_whitespace() || c.is_control() || c == '\u{feff}'
}

/// Whether a sign ends a word in the movetext.
fn ends(c: char) -> bool {
    blank(c) || "[](){};$".contains(c)
}
