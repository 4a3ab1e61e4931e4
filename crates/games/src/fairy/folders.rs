//! The folders of the family, one list: each has a text, and all but those that are only bases of others are games.

/// The folders, in the order in which the games are shown; a game stands behind its base. `base`: the text is only a
/// base of others. `lesson`: the folder has a lesson in place of the one that is made.
macro_rules! folders {
    ($($id:literal $(: $kind:ident)?;)+) => {
        /// All folders.
        pub const FOLDERS: &[Folder] = &[$(Folder {
            text: include_str!(concat!($id, "/text.ini")),
            game: folders!(@game $id $($kind)?),
        }),+];
    };
    (@game $id:literal base) => { None };
    (@game $id:literal) => { folders!(@game $id, "") };
    (@game $id:literal lesson) => { folders!(@game $id, include_str!(concat!($id, "/lesson.toml"))) };
    (@game $id:literal, $lesson:expr) => {
        Some(Game {
            id: $id,
            declaration: include_str!(concat!($id, "/game.toml")),
            words: |code| liege_words::of_code!(code, in $id),
            lesson: $lesson,
            puzzles: include_str!(concat!($id, "/puzzles.jsonl")),
        })
    };
}

/// A folder.
pub struct Folder {
    /// The text.
    pub text: &'static str,
    /// The rest of its folder; `None`: it is only a base.
    pub game: Option<Game>,
}

/// The contents of a game's folder beside its text.
pub struct Game {
    /// The id.
    pub id: &'static str,
    /// The declaration, as TOML.
    pub declaration: &'static str,
    /// Its sentences in the language with a code.
    pub words: fn(&str) -> &'static str,
    /// Its lesson, as TOML; empty: it is made.
    pub lesson: &'static str,
    /// Its puzzles, a line each.
    pub puzzles: &'static str,
}

folders! {
    "chess": base;
    "chess960";
    "crazyhouse";
    "king-of-the-hill";
    "three-check";
    "antichess": lesson;
    "atomic-chess";
    "horde";
    "racing-kings";
    "knightmate";
    "berolina-chess";
    "shatranj";
    "makruk";
    "capablanca";
    "embassy-chess";
    "janus-chess";
    "chancellor-chess";
    "modern-chess";
    "grand-chess";
    "courier-chess";
    "seirawan-chess";
    "shogi";
    "minishogi";
    "xiangqi";
    "janggi";
}
