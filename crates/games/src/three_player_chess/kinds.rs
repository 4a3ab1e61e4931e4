//! The kinds of pieces, each with a position that shows how it moves.

use super::action::Action;
use super::position::Position;
use liege_game::scene::Art;
use liege_game::{KindInfo, Scene, View};
use liege_words::Language;

/// The kinds, in the order of the help.
pub const KINDS: [KindInfo; 6] = [
    KindInfo { id: "king", letter: "K", art: Art::King, words: "tpc" },
    KindInfo { id: "queen", letter: "Q", art: Art::Queen, words: "tpc" },
    KindInfo { id: "rook", letter: "R", art: Art::Rook, words: "tpc" },
    KindInfo { id: "bishop", letter: "B", art: Art::Bishop, words: "tpc" },
    KindInfo { id: "knight", letter: "N", art: Art::Knight, words: "tpc" },
    KindInfo { id: "pawn", letter: "P", art: Art::Pawn, words: "tpc" },
];

/// A board for a piece without any other in its way.
const ALONE: &str = "1rK/6/10/14/18|1wK/6/10/14/8PIECE9|1bK/6/10/14/18 W RWB - --- - - - - - - * off";
/// A board for the king in that place.
const KING: &str = "1rK/6/10/14/18|2/6/10/14/8wK9|1bK/6/10/14/18 W RWB - --- - - - - - - * off";
/// A pawn in its home, where it may make a double step, and two pieces outside that it may capture.
const PAWN: &str = "1rK/6/10/14/18|1wK/6/4wP5/4rN1bB7/18|1bK/6/10/14/18 W RWB - --- - - - - - - * off";

/// The picture of how a kind moves; `None` if the game has no such kind.
pub fn reach(kind: &str, language: Language) -> Option<Scene> {
    let letter = KINDS.iter().find(|known| known.id == kind)?.letter;
    let text = match kind {
        "king" => KING.to_owned(),
        "pawn" => PAWN.to_owned(),
        _ => ALONE.replace("PIECE", &format!("w{letter}")),
    };
    let position: Position = text.parse().ok()?;
    let actor = position.mover()?;
    let home_king = |from: &str| kind != "king" && from.starts_with("WT");
    let targets: Vec<String> = position
        .legal_moves()
        .into_iter()
        .map(|mv| Action::Move { actor, mv }.to_string())
        .filter(|action| !action.split(':').nth(1).is_some_and(home_king))
        .collect();
    let names = [String::new(), String::new(), String::new()];
    let view = View { targets: &targets, names: &names, ..View::plain(language) };
    Some(super::scene::scene(&position, &view))
}

#[cfg(test)]
mod tests {
    use super::*;
    use liege_game::scene::Mark;

    #[test]
    fn every_kind_shows_where_it_may_go() {
        for (kind, targets) in [("king", 12), ("knight", 12), ("pawn", 24)] {
            let scene = reach(kind, Language::ENGLISH).unwrap();
            let shown = scene.marks.iter().filter(|mark| matches!(mark, Mark::Target { .. })).count();
            assert_eq!(shown, targets, "{kind}");
        }
        let count = |kind: &str| {
            let scene = reach(kind, Language::ENGLISH).unwrap();
            scene.marks.iter().filter(|mark| matches!(mark, Mark::Target { .. })).count()
        };
        assert_eq!(count("queen"), count("rook") + count("bishop"));
        assert!(reach("griffon", Language::ENGLISH).is_none());
    }
}
