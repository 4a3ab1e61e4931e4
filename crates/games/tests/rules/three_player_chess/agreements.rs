//! Passes, draws, offers, neutrality, truces (4.3, 4.8 to 4.10).

use crate::three_player_chess::Play;
use liege_games::three_player_chess::board::Cell;

#[test]
fn all_pass_is_a_draw() {
    // White's pieces fill the board; the other kings are walled in, and no king is in check.
    let mut pieces = vec!["RT2=rK".to_owned(), "BT2=bK".to_owned(), "WT2=wK".to_owned()];
    for cell in Cell::all().map(|cell| cell.to_string()) {
        if cell.ends_with("T2") {
            continue;
        }
        let knight = ["RP2", "RP4", "RP6", "BP2", "BP4", "BP6"].contains(&cell.as_str());
        pieces.push(format!("{cell}=w{}", if knight { 'N' } else { 'P' }));
    }
    let play = Play::bare(&pieces.join(" "), "W RWB - --- - - - - - - * off");
    assert_eq!(play.field(12), "=");
    assert_eq!(play.points(), [2, 2, 2]);
    // With a bond it is a draw too, and the vassal keeps its last place.
    let play = Play::bare(&pieces.join(" "), "W RWB - --- - W>R:3a - - - R * off");
    assert_eq!((play.field(12).as_str(), play.points()), ("=", [0, 3, 3]));
}

#[test]
fn a_pass_counts_as_a_completed_turn() {
    let mut play =
        Play::at("1rK/wQ5/wR9/14/18|1wK/6/10/14/18|1bK/6/4bP5/14/18 B RWB - W-- - - - - R=W:1.3 - * word");
    assert_eq!(play.plays("B:BC5-BC4"), ["tpc-moved", "tpc-passed"]);
    assert_eq!((play.to_move().as_str(), play.field(5).as_str()), ("W", "---"));
    assert_eq!(play.field(10), "R=W:0.3");
}

#[test]
fn draws_are_agreed_by_all() {
    let pieces = "RC5=rP WC5=wP BC5=bP";
    let start = || Play::new(pieces, "W RWB - --- - - - - - - * off");
    let mut play = start();
    assert_eq!(play.plays("B:offer draw"), ["tpc-offered-draw"]);
    assert_eq!(play.refuses("W:offer draw"), "tpc-no-offer-open");
    assert_eq!(play.refuses("B:accept draw"), "tpc-no-answer-own");
    assert_eq!(play.plays("R:accept draw"), ["tpc-draw-accepted"]);
    assert_eq!(play.field(8), "draw?B+R");
    assert_eq!(play.refuses("R:accept draw"), "tpc-no-answer-twice");
    let mut moved = Play(play.0.clone());
    assert_eq!(moved.plays("W:WC5-WC4"), ["tpc-moved", "tpc-lapsed"]);
    assert_eq!((moved.field(8).as_str(), moved.field(9).as_str()), ("-", "draw#B"));
    assert_eq!(moved.refuses("B:offer draw"), "tpc-no-offer-closed");
    assert!(moved.allows("R:offer draw"));
    moved.plays("B:BC5-BC4");
    assert_eq!(moved.field(9), "-", "the proposer has completed a turn");
    assert_eq!(play.plays("W:accept draw"), ["tpc-draw-agreed", "tpc-drawn"]);
    assert_eq!((play.field(12).as_str(), play.points()), ("=", [2, 2, 2]));

    // The turns of the proposer and of the seats that have agreed do not end the offer.
    let mut play = start();
    play.plays("W:offer draw; B:accept draw; W:WC5-WC4; B:BC5-BC4");
    assert_eq!(play.field(8), "draw?W+B");
    play.plays("R:refuse draw");
    assert_eq!((play.field(8).as_str(), play.field(9).as_str()), ("-", "draw#W"));

    // With a seat out; and with a bond.
    let mut play = start();
    assert!(play.plays("W:offer draw; B:resign").contains(&"tpc-void"));
    assert_eq!((play.field(8).as_str(), play.field(9).as_str()), ("-", "-"));
    play.plays("W:offer draw; R:accept draw");
    assert_eq!(play.points(), [3, 3, 0]);
    let mut play = Play::new(pieces, "W RWB - --W - - B>W?W,draw?R - - - * off");
    assert!(play.plays("B:accept B>W").contains(&"tpc-void"));
    assert_eq!(play.refuses("R:offer draw"), "tpc-no-draw-bonds");
}

#[test]
fn closed_marks_open_again_at_the_right_turn() {
    let pieces = "RC5=rP WC5=wP BC5=bP";
    // White has captured from Red; both may propose, and both are closed separately.
    let mut play = Play::new(pieces, "B RWB - -R- - - - - - - * off");
    play.plays("W:offer W>R; R:refuse W>R");
    assert_eq!(play.field(9), "W>R#W");
    assert_eq!(play.refuses("W:offer W>R"), "tpc-no-offer-closed");
    assert_eq!(play.plays("R:offer W>R"), ["tpc-offered-service"]);
    assert_eq!(play.refuses("R:accept W>R"), "tpc-no-answer-own");
    assert_eq!(play.plays("W:refuse W>R"), ["tpc-refused-vassal"]);
    assert_eq!(play.field(9), "W>R#R,W>R#W");
    play.plays("B:BC5-BC4; R:RC5-RC4");
    assert_eq!(play.field(9), "W>R#R,W>R#W", "until the lord completes a turn");
    play.plays("W:WC5-WC4");
    assert_eq!(play.field(9), "-");
    assert_eq!(play.refuses("W:offer W>R"), "tpc-no-offer-window");
    // A withdrawal closes the offer; a turn of the lord removes it without closing it.
    let mut play = Play::new(pieces, "W RWB - -R- - - - - - - * off");
    play.plays("R:offer W>R");
    assert_eq!(play.refuses("R:refuse W>R"), "tpc-no-answer-own");
    assert_eq!(play.refuses("W:withdraw W>R"), "tpc-no-withdraw");
    assert_eq!(play.refuses("B:accept W>R"), "tpc-no-act-party");
    assert_eq!(play.plays("R:withdraw W>R"), ["tpc-withdrawn"]);
    assert_eq!(play.field(9), "W>R#R");
    assert_eq!(play.plays("W:offer W>R; W:WC5-WC4"), ["tpc-moved", "tpc-lapsed"]);
    assert_eq!((play.field(8).as_str(), play.field(9).as_str()), ("-", "-"));
    // A new capture of the same seat's piece opens a new window, but not the old offer.
    let mut play = Play::new("RC5=rP WV10=wR RV9=rP BC5=bP", "W RWB - -R- - - - - - - * off");
    play.plays("R:offer W>R; W:WV10xRV9");
    assert_eq!((play.field(5).as_str(), play.field(8).as_str()), ("-R-", "-"));
    assert!(play.allows("R:offer W>R"));
    // Truces: closed until the proposer's own turn.
    let mut play = Play::new(pieces, "W RWB - --- - - - - - - * word");
    play.plays("R:offer R=W/3; W:WC5-WC4");
    assert_eq!(play.field(9), "R=W#R", "lapsed by the addressee’s turn");
    assert!(play.allows("W:offer R=W/9"), "the other side may offer");
    play.plays("B:BC5-BC4");
    assert_eq!(play.refuses("R:offer R=W/1"), "tpc-no-offer-closed");
    play.plays("R:RC5-RC4");
    assert!(play.allows("R:offer R=W/1"));
}

#[test]
fn who_may_be_lord_and_vassal() {
    let pieces = "RC5=rP WC5=wP BC5=bP";
    // A vassal cannot be a lord, even while its bond is suspended.
    for state in ["3a", "3v", "3l"] {
        let play = Play::new(
            pieces,
            &format!("W RWB - W-- - W>R:{state} - - - {} * word", if state == "3a" { "R" } else { "-" }),
        );
        assert_eq!(play.refuses("R:offer R>W"), "tpc-no-offer-lord-bound");
        assert_eq!(play.refuses("R:offer R=B/2"), "tpc-no-truce-vassal");
        assert_eq!(play.refuses("W:offer W>R"), "tpc-no-offer-bond");
        assert!(play.allows("W:offer W=B/2"));
    }
    // A vassal may get a second lord; the first one's claims wait longer then.
    let mut play = Play::new(pieces, "R RWB - --R - W>R:2ac - - - R * off");
    assert_eq!(play.to_move(), "W");
    play.plays("B:offer B>R; R:accept B>R");
    assert_eq!((play.to_move().as_str(), play.field(7).as_str()), ("R", "W>R:2ac,B>R:3a"));
    // Offers in both directions, of which one makes the other void.
    let mut play = Play::new(pieces, "B RWB - WR- - - - - - - * off");
    play.plays("W:offer W>R; R:offer R>W");
    assert_eq!(play.field(8), "R>W?R,W>R?W");
    assert_eq!(play.plays("W:accept R>W"), ["tpc-bound", "tpc-void"]);
    assert_eq!((play.field(7).as_str(), play.field(8).as_str()), ("R>W:3a", "-"));
}

#[test]
fn a_captured_armys_pieces_count_as_the_captors() {
    // Black's last move captured from White, who commands Red: for Black, Red's pieces count as White's.
    let play = Play::bare("WT2=wK BT2=bK RT1=wN RV9=rP RV10=bQ WC1=wP", "B WWB - --W - - - - - R * off");
    assert!(play.allows("B:RV10xRV9"), "with two players left nothing is forbidden");
    let mut play = play;
    play.plays("B:RV10xRV9");
    assert_eq!(play.field(5), "--W", "the commander counts");
}

#[test]
fn a_broken_word_ends_the_truce() {
    let pieces = "WV10=wR WC5=wP BC5=bP RV9=rP RC5=rP";
    let mut play = Play::new(pieces, "W RWB - --- - - - - R=W:3.3,W=B:2.2 - * word");
    assert_eq!(play.plays("W:WV10xRV9"), ["tpc-took", "tpc-truce-broken"]);
    assert_eq!(play.field(10), "W=B:1.2");
    // The lord who orders the capture breaks his own truce; the vassal's own capture breaks nothing.
    let pieces = "RV10=rR BV9=bP WC5=wP BC5=bP";
    let mut play = Play::new(pieces, "R RWB - --- - W>R:3a - - W=B:3.3 R * word");
    let mut ordered = Play(play.0.clone());
    assert_eq!(play.plays("R:RV10xBV9"), ["tpc-took"]);
    assert_eq!(play.field(10), "W=B:3.3");
    ordered.plays("W:claim W>R");
    let events = ordered.plays("W:RV10xBV9");
    assert_eq!(events, ["tpc-took", "tpc-truce-broken"]);
    assert_eq!(ordered.field(10), "-");
    // On the last turn of a truce the word still holds.
    let mut play = Play::new("WV10=wR RV9=rP RC5=rP BC5=bP", "W RWB - --- - - - - R=W:0.1 - * word");
    assert_eq!(play.plays("W:WV10xRV9")[..2], ["tpc-took", "tpc-truce-broken"]);
    let mut play = Play::new("WV10=wR RV9=rP RC5=rP BC5=bP", "W RWB - --- - - - - R=W:0.1 - * word");
    assert_eq!(*play.plays("W:WT2-WT1").last().unwrap(), "tpc-truce-expired");
}

#[test]
fn a_binding_truce_refuses_captures_and_new_checks() {
    let pieces = "RV10=rR BV9=bP WC5=wP BC5=bP";
    let play = Play::new(pieces, "R RWB - --- - W>R:3ac - - W=B:3.3 R * bound");
    assert_eq!(play.refuses("W:RV10xBV9"), "tpc-no-truce-capture", "also when ordered to a vassal");
    let play = Play::new(pieces, "R RWB - --- - W>R:3a - - W=B:3.3 R * bound");
    assert!(play.allows("R:RV10xBV9"), "the vassal itself is not bound by it");
    let check = play
        .0
        .legal()
        .into_iter()
        .find(|mv| play.0.display(mv) == format!("R {}+", &mv[2..].replace('-', "–")))
        .unwrap();
    let ordered = Play::new(pieces, "R RWB - --- - W>R:3ac - - W=B:3.3 R * bound");
    assert_eq!(ordered.refuses(&check.replace("R:", "W:")), "tpc-no-truce-check");
    // An old check may stay: White attacks Red's king already, and only a new check would be refused.
    let v10 =
        Play::at("1rK/6/10/14/18|1wK/6/10/14/8wRrP8|1bK/6/4bP5/14/18 W RWB - --- - - - - R=W:2.2 - * bound");
    assert_eq!(v10.refuses("W:WV9-BC3"), "tpc-no-truce-check");
    assert!(v10.said("W:WV9xWV10").contains("2 turns left"));
}

#[test]
fn a_binding_truce_that_leaves_no_move_gives_way() {
    // White's king, in check from the red rook, may only capture it (or the queen).
    let mut play = Play::at(
        "2/rK5/10/14/18|1wK/1rQ1rR2/10/14/18|1bK/6/4bP5/14/18 W RWB - --- - - - - R=W:3.3 - * bound",
    );
    let legal = play.0.legal();
    assert!(!legal.is_empty() && legal.iter().all(|mv| mv.contains('x')), "{legal:?}");
    let events = play.plays(&legal[0]);
    assert!(events.contains(&"tpc-truce-dissolved"), "{events:?}");
    assert_eq!(play.field(10), "-");
}
