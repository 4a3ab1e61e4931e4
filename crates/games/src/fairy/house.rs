//! The games that Liege brings: those of all folders.

use super::declared::Declared;
use super::folders::{FOLDERS, Game};
use super::made::made;
use super::text::own;
use liege_game::Entry;

/// The games of the family.
pub(crate) fn entries() -> Vec<Entry> {
    let entry = |game: &Game| {
        // A test reads every declaration.
        let declared = Declared::read(game.declaration).unwrap_or_default();
        let entry = made(own(game.id)?, declared, &game.words, game.lesson, None);
        Some(Entry { puzzles: game.puzzles, ..entry })
    };
    FOLDERS.iter().filter_map(|folder| folder.game.as_ref()).filter_map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::super::made::SPECS;
    use super::{Declared, FOLDERS};

    #[test]
    fn declarations_can_be_read() {
        for game in FOLDERS.iter().filter_map(|folder| folder.game.as_ref()) {
            Declared::read(game.declaration).unwrap_or_else(|fault| panic!("{}: {fault}", game.id));
        }
        assert!(Declared::read("colour = 3").is_err());
    }

    #[test]
    fn games_hold() {
        let specs = SPECS.lock().expect("the games").clone();
        assert!(specs.len() > FOLDERS.len() / 2);
        liege_testing::squares::hold_all(&specs);
    }
}
