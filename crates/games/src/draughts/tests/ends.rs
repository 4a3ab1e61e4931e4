//! Tests of draws by counters (section 5), and of the replies to forbidden moves.

use super::{act, legal, outcome, plain, spec};
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
        ("brazilian-draughts", "W:WKa1:BKb8", 10),
        ("brazilian-draughts", "W:WKa1:BKb8,d8", 10),
        ("brazilian-draughts", "W:WKa1,Kc1:BKb8,d8", 10),
        ("brazilian-draughts", "W:WKa1,Kc1:BKb8,Kd8", 10),
        ("portuguese-draughts", "W:WK1:BK29,K30", 10),
        ("portuguese-draughts", "W:WK1:BK29,K30,K31", 24),
        ("czech-draughts", "W:WKa1:BKb8,d8,f8", 32),
        ("thai-draughts", "W:WK29:BK1", 10),
        ("frisian-draughts", "W:WK46:BK1", 4),
        ("frisian-draughts", "W:WK46,K47:BK1", 14),
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
        ("brazilian-draughts", "W:WKa1,c1:BKb8,d8"),
        ("brazilian-draughts", "W:WKa1:BKb8,Kd8,Kf8"),
        ("portuguese-draughts", "W:WK1:BK29,30"),
        ("portuguese-draughts", "W:WK1:BK29,K30,K31,K32"),
        ("thai-draughts", "W:WK29,K30:BK1"),
        ("frisian-draughts", "W:WK46,K47,K48:BK1"),
        ("frisian-draughts", "W:WK46,K47:BK1,K2"),
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
        ("czech-draughts", "W:Wc3,Ke1:Bd4,g3", "c3", "e5", "drt-objection-king-takes"),
        ("frisian-draughts", "W:W28,50:B11,12,22,K29", "28", "30", "drt-objection-value"),
        ("frisian-draughts", "W:WK46,28,35:B41,30", "35", "24", "drt-objection-by-king-equal"),
        ("frisian-draughts", "W:WK46,50:BK5,6 0 - - 46*3/-", "46", "41", "drt-objection-rests"),
        ("frisian-draughts", "W:W28:B1", "28", "33", "drt-objection-backward"),
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

/// In Frisian draughts a king moves three times in a row at most, while its side has a man.
#[test]
fn a_king_rests_after_three_moves() {
    let spec = spec("frisian-draughts");
    let mut rules = plain(spec, Some("W:WK46,50:BK15,20"));
    for action in ["46-41", "15-4", "41-46", "4-15", "46-41", "15-4"] {
        act(&mut *rules, action);
    }
    assert!(rules.position().ends_with(" 41*3/4*3"), "{}", rules.position());
    assert_eq!(legal(&*rules), ["50-44", "50-45"]);
    assert_eq!(rules.lines()[0].id(), "drt-line-rests");
    let again = plain(spec, Some(&rules.position()));
    assert_eq!((again.position(), legal(&*again)), (rules.position(), legal(&*rules)));
    act(&mut *rules, "50-45");
    assert!(rules.position().ends_with(" -/4*3"), "{}", rules.position());
    assert_eq!(legal(&*rules), ["20-24", "20-25"]);
    // If nothing else can move, the player has lost.
    let stuck = plain(spec, Some("W:WK46,36:B16,26,27,31 0 - - 46*3/-"));
    assert_eq!(outcome(&*stuck), Some([0.0, 1.0]));
    // Its side has no man left.
    let mut rules = plain(spec, Some("B:WK46,37:B31 0 - - 46*3/-"));
    act(&mut *rules, "31x42");
    assert!(rules.position().ends_with(" -/-"), "{}", rules.position());
}
