//! Rules on which the format is short, as the reference engine has them.

use super::one;
use liege_games::fairy::{self, Definition};

/// The legal moves of a position that begin with a text.
fn moves(game: &Definition, position: &str, beginning: &str) -> Vec<String> {
    let position =
        fairy::read_position(game, position).unwrap_or_else(|fault| panic!("{position}: {fault:?}"));
    let moves = position.moves(game).into_iter().map(|mv| position.canonical(game, mv));
    let mut moves: Vec<String> = moves.filter(|mv| mv.starts_with(beginning)).collect();
    moves.sort_unstable();
    moves
}

#[test]
fn pairs_add_to_those_of_the_base() {
    let pawn = "4k4/9/4P4/9/9/9/9/9/4K4[] w - - 0 1";
    let kept = one("[mine:shogi]\npromotedPieceType = b:h");
    assert_eq!(moves(&kept, pawn, "e7"), ["e7e8", "e7e8+"]);
    let gone = one("[mine:shogi]\npromotedPieceType = p:- b:h");
    assert_eq!(moves(&gone, pawn, "e7"), ["e7e8"]);
    let text = "[base:chess]\npromotionLimit = q:1\n[mine:base]\npromotionLimit = r:2";
    let games = fairy::read(text, &|_| false).expect("two games");
    let promotions = moves(&games[1].definition, "4k3/7P/8/8/8/8/8/QQ2K3 w - - 0 1", "h7");
    assert_eq!(promotions, ["h7h8b", "h7h8n", "h7h8r"]);
}

#[test]
fn a_kind_that_must_be_dropped_goes_before_all_others() {
    let text = "[mine:chess]\npieceDrops = true\nmustDrop = true\nmustDropType = n\n\
        startFen = 4k3/8/8/8/8/8/8/4K3[NPnp] w - - 0 1";
    let game = one(text);
    let start = fairy::write_position(&game, &game.start);
    assert!(moves(&game, &start, "").iter().all(|mv| mv.starts_with("N@")));
}

#[test]
fn the_pawn_promotes_and_takes_en_passant_in_any_case() {
    let game = one("[mine:chess]\npawnTypes = n");
    assert_eq!(moves(&game, "4k3/7P/8/8/8/8/8/4K3 w - - 0 1", "h7").len(), 4);
    assert_eq!(moves(&game, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5"), ["e5d6", "e5e6"]);
}

#[test]
fn a_square_without_a_quiet_move_is_no_place_to_be() {
    let game = one("[mine:minishogi]\ncustomPiece1 = b:cB");
    assert_eq!(moves(&game, "4k/5/5/5/K4[B] w - - 0 1", "B@"), [""; 0]);
}

/// A text takes over kinds from the game that it is built on; a game tells only of those that can occur.
#[test]
fn kinds_that_no_game_has_are_not_told_of() {
    let kinds = |id: &str| -> Vec<&str> {
        let game = liege_game::by_id(id).expect("a game");
        game.kinds().iter().map(|kind| kind.id).collect()
    };
    assert_eq!(kinds("racing-kings"), ["king", "queen", "rook", "bishop", "knight"]);
    assert!(kinds("horde").contains(&"queen"), "pawns become queens");
    assert!(kinds("seirawan-chess").contains(&"archbishop"), "the hawk is in hand");
    assert!(kinds("shogi").iter().any(|kind| kind.contains("dragon")), "men are turned");
}

/// Squares have the names that players of the game give them.
#[test]
fn squares_are_named_by_tradition() {
    let named = |id: &str, cell: &str| {
        let game = liege_game::by_id(id).expect("a game");
        game.cell_in(cell, liege_words::Language::ENGLISH)
    };
    assert_eq!(named("shogi", "c4"), "7f");
    assert_eq!(named("minishogi", "a1"), "5e");
    assert_eq!(named("janggi", "a4"), "71");
    assert_eq!(named("xiangqi", "h3"), "h3");
    assert_eq!(named("capablanca", "j8"), "j8");
}
