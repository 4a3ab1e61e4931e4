//! The games there are. Adding a game adds one line here.

use crate::game::Game;
use crate::games::chapaev::Chapaev;
use crate::games::chess;
use crate::games::dragonchess::DRAGONCHESS;
use crate::games::dragons_breakthrough::DRAGONS_BREAKTHROUGH;
use crate::games::draughts;
use crate::games::enochian_chess::EnochianChess;
use crate::games::reversi::REVERSI;
use crate::games::three_player_chess::ThreePlayerChess;
use crate::games::ugolki::UGOLKI;

static GAMES: &[&dyn Game] = &[
    &ThreePlayerChess,
    &DRAGONCHESS,
    &EnochianChess,
    &DRAGONS_BREAKTHROUGH,
    &chess::CHESS,
    &chess::MAHARAJAH,
    &chess::TWO_MOVE,
    &chess::TRANSFORMATIONS,
    &chess::APPEARANCES,
    &chess::CYLINDER,
    &chess::MOBIUS,
    &chess::RELOCATION,
    &chess::BUGHOUSE,
    &chess::DICE,
    &chess::MOVE_ALL,
    &chess::SHASHMATY,
    &Chapaev,
    &draughts::RUSSIAN,
    &draughts::ENGLISH,
    &draughts::INTERNATIONAL,
    &draughts::CANADIAN,
    &draughts::GERMAN,
    &draughts::ITALIAN,
    &draughts::SPANISH,
    &draughts::TURKISH,
    &REVERSI,
    &UGOLKI,
];

/// Games as they were before a rule of theirs changed: tables begun under those rules are played to their end by these.
/// Nobody can lay a table for them any more.
static FORMER: &[&dyn Game] = &[];

/// A game as it is played under a version of its rules; `None` if nobody knows that version any more.
#[must_use]
pub fn under(game: &'static dyn Game, rules: u32) -> Option<&'static dyn Game> {
    known_under(game, rules, FORMER)
}

fn known_under(
    game: &'static dyn Game,
    rules: u32,
    former: &[&'static dyn Game],
) -> Option<&'static dyn Game> {
    let is_so = |known: &&'static dyn Game| known.id() == game.id() && known.rules() == rules;
    [game].iter().chain(former).copied().find(is_so)
}

/// All games, in the order they are shown.
#[must_use]
pub fn all() -> &'static [&'static dyn Game] {
    GAMES
}

/// The game with that id.
#[must_use]
pub fn by_id(id: &str) -> Option<&'static dyn Game> {
    GAMES.iter().copied().find(|game| game.id() == id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::CHESS;
    use crate::squares::{OnSquares, Spec};

    #[test]
    fn old_tables_stay_with_the_rules_they_began_under() {
        static NEXT: Spec = Spec { version: 2, ..Spec::new("chess", "chs", |_| "", |_, _| unreachable!()) };
        static CHANGED: OnSquares = OnSquares::new(&NEXT);
        let versions =
            |game, former| [1, 2, 3].map(|rules| known_under(game, rules, former).map(Game::rules));
        assert_eq!(versions(&CHESS, &[]), [Some(1), None, None]);
        assert_eq!(versions(&CHANGED, &[&CHESS]), [Some(1), Some(2), None]);
        assert!(all().iter().all(|game| under(*game, game.rules()).is_some()));
    }
}
