//! The games that Liege brings: a line each. Everything else of a game is in its folder.

use super::declared::Declared;
use super::made::made;
use super::text::own;
use liege_game::Entry;

/// The games, in the order in which they are shown, each with its folder. A game with a lesson of its own, in place of
/// the one that is made, has `with lesson`.
macro_rules! house {
    ($($id:literal $(with $lesson:ident)?;)+) => {
        /// The games with their folders.
        const HOUSE: &[Folder] = &[$(Folder {
            id: $id,
            declaration: include_str!(concat!($id, "/game.toml")),
            words: |code| liege_words::of_code!(code, in $id),
            lesson: house!(@lesson $id $($lesson)?),
        }),+];
    };
    (@lesson $id:literal) => { "" };
    (@lesson $id:literal lesson) => { include_str!(concat!($id, "/lesson.toml")) };
}

/// What the folder of a game has beside its text.
struct Folder {
    id: &'static str,
    declaration: &'static str,
    words: fn(&str) -> &'static str,
    lesson: &'static str,
}

house! {
    "chess960";
    "crazyhouse";
    "king-of-the-hill";
    "three-check";
    "antichess" with lesson;
    "atomic-chess";
    "horde";
    "racing-kings";
    "knightmate";
    "berolina-chess";
}

/// The games of the family.
pub(crate) fn entries() -> Vec<Entry> {
    let entry = |folder: &Folder| {
        // A test reads every declaration.
        let declared = Declared::read(folder.declaration).unwrap_or_default();
        Some(made(own(folder.id)?, declared, &folder.words, folder.lesson))
    };
    HOUSE.iter().filter_map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::super::made::SPECS;
    use super::{Declared, HOUSE};

    #[test]
    fn declarations_can_be_read() {
        for folder in HOUSE {
            Declared::read(folder.declaration).unwrap_or_else(|fault| panic!("{}: {fault}", folder.id));
        }
        assert!(Declared::read("colour = 3").is_err());
    }

    #[test]
    fn games_hold() {
        let specs = SPECS.lock().expect("the games").clone();
        assert!(specs.len() >= HOUSE.len());
        liege_testing::squares::hold_all(&specs);
    }
}
