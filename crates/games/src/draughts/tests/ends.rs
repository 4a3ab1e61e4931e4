//! Tests of draws by counters (section 5), and of the replies to forbidden moves.

use super::{outcome, plain, spec};
use liege_squares::Play;

#[test]
fn few_pieces_draw_by_their_counters() {
    for (id, diagram, limit) in [
        ("russian-draughts", "W:WKa1:BKb8,Kd8", 10),
        ("russian-draughts", "W:WKa1:BKb8,Kd8,f8", 10),
        ("russian-draughts", "W:WKa7:BKb8,Kd8,Kf8", 60),
        ("russian-draughts", "W:WKa1:BKb8,Kd8,Kf8,Kh6", 60),
        ("russian-draughts", "W:WKa1,c1,e1:BKb8,d8,f8,h6", 120),
        ("international-draughts", "W:WK46:BK1,K2", 10),
        ("international-draughts", "W:WK46:BK1,2,3", 32),
        ("german-draughts", "W:WKa1:BKb8", 10),
        ("spanish-draughts", "W:WK1:BK29", 10),
    ] {
        let at = |ratio: u32| plain(spec(id), Some(&format!("{diagram} {ratio}")));
        assert_eq!(at(limit - 1).ending(), None, "{id} {diagram}");
        assert_eq!(outcome(&*at(limit)), Some([0.5, 0.5]), "{id} {diagram}");
        assert_eq!(at(limit - 1).lines()[0].id(), "drt-line-few");
        assert!(at(limit).lines().is_empty());
    }
    for (id, diagram) in [
        ("russian-draughts", "W:WKa1:Bb8,d8"),
        ("russian-draughts", "W:WKa1,c1,e1,g1:BKb8,d8,f8,h6"),
        ("international-draughts", "W:WK46:BK1,2,3,4"),
        ("international-draughts", "W:WK46:B1"),
        ("english-draughts", "W:WK29:BK1"),
    ] {
        assert_eq!(plain(spec(id), Some(&format!("{diagram} 999"))).ending(), None, "{id} {diagram}");
    }
}

#[test]
fn one_against_one_in_turkish_draughts() {
    for (position, expected) in [
        ("W:WKa1:BKh8", Some([0.5, 0.5])),
        ("W:Wa2:Bh7", Some([0.5, 0.5])),
        ("B:Wa2:BKh8", Some([0.0, 1.0])),
        ("W:WKa1:Ba7", None),
        ("W:Wa1:B", None),
        ("W:W:Ba7", Some([0.0, 1.0])),
    ] {
        assert_eq!(outcome(&*plain(spec("turkish-draughts"), Some(position))), expected, "{position}");
    }
}

#[test]
fn forbidden_moves_are_explained() {
    for (id, position, from, to, expected) in [
        ("russian-draughts", "W:Wc5,a1:Bd6,f6", "a1", "b2", "drt-objection-must-take"),
        ("russian-draughts", "W:Wc5:Bd6,f6", "c5", "e7", "drt-objection-goes-on"),
        ("russian-draughts", "W:WKa1:Bd4,f4", "a1", "f6", "drt-objection-goes-on"),
        ("german-draughts", "W:We3:Bd4,f4,b6", "e3", "g5", "drt-objection-more"),
        ("spanish-draughts", "W:W10:BK14,13", "10", "17", "drt-objection-kings"),
        ("italian-draughts", "W:W18,K27:B14,K23", "18", "11", "drt-objection-by-king"),
        ("italian-draughts", "W:WK19:BK14,5,15,K7", "19", "3", "drt-objection-king-first"),
        ("russian-draughts", "W:Wc5:Bh8", "c5", "b4", "drt-objection-backward"),
        ("english-draughts", "W:W18:B22", "18", "25", "drt-objection-backward"),
        ("italian-draughts", "W:W18:BK14", "18", "11", "drt-objection-king"),
    ] {
        let rules = plain(spec(id), Some(position));
        let geometry = spec(id).geometry;
        let (from, to) = (geometry.of_name(from).unwrap(), geometry.of_name(to).unwrap());
        let piece = rules.piece(from).unwrap();
        let plays = rules.reachable();
        let play = plays.iter().find(|play| (play.from, play.to) == (Some(from), to));
        let said = match play {
            Some(play) => rules.objection(play, true),
            None => rules.objection(&Play::new(0, piece, Some(from), to), false),
        };
        assert_eq!(said.as_ref().map(liege_words::Message::id), Some(expected), "{id} {position} {play:?}");
    }
}
