//! En passant, homes, Thrones, castling (3.6, 4.5).

use crate::three_player_chess::Play;
use liege_games::three_player_chess::board::Cell;

#[test]
fn both_opponents_may_take_en_passant_on_their_own_turn() {
    // WC5-WV7 passes over WS6; Black attacks it from WV6, Red from WS4 (diagonal neighbours of WS6).
    let pieces = "WC5=wP WV6=bP WS4=rP RC1=rP";
    let mut play = Play::new(pieces, "W RWB - --- - - - - - - * off");
    assert!(play.plays("W:WC5-WV7").contains(&"tpc-moved-double"));
    assert_eq!(play.field(6), "W@WV7:WS6");
    assert!(play.allows("B:WV6xWS6^WV7"));
    assert_eq!(play.refuses("B:WV6xWS6"), "tpc-no-pawn-diagonal");
    assert_eq!(play.refuses("B:WV6xWS6^WV9"), "tpc-no-passing");
    let mut black = Play(play.0.clone());
    assert_eq!(black.plays("B:WV6xWS6^WV7")[0], "tpc-took-passing");
    assert_eq!((black.field(5).as_str(), black.field(6).as_str()), ("--W", "-"));
    play.plays("B:WV6-WV5");
    assert!(play.allows("R:WS4xWS6^WV7"), "{:?}", play.0.legal());
    let mut red = Play(play.0.clone());
    red.plays("R:WS4xWS6^WV7");
    assert_eq!(red.field(5), "W--");
    play.plays("R:RC1-RS2; W:WT2-WT1");
    assert_eq!(play.field(6), "-");
    assert_eq!(play.refuses("B:WV5xWS6^WV7"), "tpc-no-passing");
}

#[test]
fn en_passant_follows_the_other_rules_of_capture() {
    let pieces = "WC5=wP WV6=bP RC1=rP";
    // Neutrality: Red has just captured from White, and White has not captured from Black.
    let mut play = Play::new(pieces, "W RWB - W-- - - - - - - * off");
    play.plays("W:WC5-WV7");
    assert_eq!(play.refuses("B:WV6xWS6^WV7"), "tpc-no-capture-neutral");
    // With a bond.
    let mut play = Play::new(pieces, "W RWB - --- - W>B:3a - - - B * off");
    play.plays("W:WC5-WV7");
    assert_eq!(play.refuses("B:WV6xWS6^WV7"), "tpc-no-capture-bond");
    // The double step of one's own pawn can't be captured.
    let mut play = Play::new("WC5=wP WS5=wP RC1=rP BC1=bP", "W RWB - --- - - - - - - * off");
    play.plays("W:WC5-WV7");
    assert_eq!(play.refuses("B:BC1xWS6^WV7"), "tpc-no-passing-pawn");
}

#[test]
fn a_double_step_over_several_ways() {
    let play = Play::new("WC5=wP WC6=wN WS6=wN WS8=rR RC1=rP BC1=bP", "W RWB - --- - - - - - - * off");
    assert_eq!(play.refuses("W:WC5-WS7"), "tpc-no-leap-blocked");
    assert!(play.said("W:WC5-WS7").contains("WC6, WS6, WS8"));
    let play = Play::new("WS6=wP RC1=rP BC1=bP", "W RWB - --- - - - - - - * off");
    assert_eq!(play.refuses("W:WS6-WS8"), "tpc-no-pawn-diagonal", "a diagonal neighbour");
    assert_eq!(play.refuses("W:WS6-WC2"), "tpc-no-leap-outside");
    assert_eq!(play.refuses("W:WS6-WT1"), "tpc-no-way");
}

#[test]
fn pawns_do_not_capture_or_check_at_home() {
    // Black's king inside White's City, next to a white pawn: no check; outside it is one.
    let mut play = Play::bare("RT2=rK WT2=wK WC6=bK WC4=wP RC1=rP BC1=bP", "B RWB - --- - - - - - - * off");
    assert!(play.0.summary().iter().all(|line| line.id() != "tpc-line-check"));
    assert!(play.allows("B:WC6xWC4"), "a pawn at home guards nothing there");
    play.plays("B:WC6-WS9");
    let play = Play::new("WC5=wP WC7=bN RC1=rP BC1=bP", "W RWB - --- - - - - - - * off");
    assert_eq!(play.refuses("W:WC5xWC7"), "tpc-no-pawn-home");
    let play = Play::new("WC5=wP WS7=bN RC1=rP BC1=bP", "W RWB - --- - - - - - - * off");
    assert!(play.allows("W:WC5xWS7"), "from home to the Suburb it may");
}

#[test]
fn a_captured_home_is_the_captors_home() {
    let pieces = "WT2=wK BT2=bK RT1=wN RC5=wP RC7=bN RC3=rP RC1=bN BC1=bP";
    let held = Play::bare(pieces, "W WWB - --- - - - - - R * off");
    assert_eq!(held.refuses("W:RC5xRC7"), "tpc-no-pawn-home", "no captures inside a captured home");
    assert!(held.allows("W:RC5-RV5"), "but double steps: {:?}", held.0.legal());
    assert!(held.allows("W:RC3-RP5") || held.allows("W:RC3-RV3"), "for both armies’ pawns");
    // Without the Throne the home belongs to nobody, and the red army stands still.
    let lost = Play::bare(&pieces.replace("RT1=wN ", ""), "W -WB - --- - - - - - R * off");
    assert!(lost.allows("W:RC5xRC7"));
    assert_eq!(lost.refuses("W:RC5-RV5"), "tpc-no-leap-outside");
    assert_eq!(lost.refuses("W:RC3-RC2"), "tpc-no-command");
    assert!(lost.allows("W:RC5xRC3"), "neutral pieces may be taken by anybody");
    let mut lost = lost;
    lost.plays("W:RC5xRC3");
    assert_eq!(lost.field(5), "---", "and leave no trace in `last`");
}

#[test]
fn two_on_the_throne_at_once_leave_it_to_nobody() {
    let pieces = "RC5=rK WT2=wK BT2=bK RT1=wN RT2=bN RC1=rP WC1=wP BC1=bP";
    let mut play = Play::bare(pieces, "B RWB - --- - - - - - - * off");
    assert_eq!(play.plays("R:resign"), ["tpc-resigned", "tpc-army-neutral"]);
    assert_eq!(play.field(3), "-WB");
    let leave = play.0.legal().into_iter().find(|mv| mv.starts_with("B:RT2")).unwrap();
    assert!(play.plays(&leave).contains(&"tpc-throne-taken"));
    assert_eq!(play.field(3), "WWB");
    // A rival that steps on the other triangle changes nothing; the holder's leaving does.
    let pieces = "WT2=wK BT2=bK RT1=wN RT2=bN RC1=rP WC1=wP BC1=bP";
    let mut play = Play::bare(pieces, "W WWB - --- - - - - - R * off");
    assert_eq!(play.field(3), "WWB");
    let leave = play.0.legal().into_iter().find(|mv| mv.starts_with("W:RT1")).unwrap();
    assert!(play.plays(&leave).contains(&"tpc-throne-passed"));
    assert_eq!(play.field(3), "BWB");
    // A piece that is already there when the seat goes out holds it at once; a piece of the army never does.
    let mut play =
        Play::bare("RC5=rK WT2=wK BT2=bK RT1=wN RT2=rN WC1=wP BC1=bP", "W RWB - --- - - - - - - * off");
    assert_eq!(play.plays("R:resign"), ["tpc-resigned", "tpc-throne-taken"]);
    assert_eq!(play.field(3), "WWB");
}

#[test]
fn a_throne_is_not_left_if_the_army_would_turn_against_the_king() {
    // White holds RT1, and Black is on RT2; a red rook attacks White's king.
    let mut found = false;
    for cell in Cell::all().map(|cell| cell.to_string()) {
        let pieces = "WT2=wK BT2=bK RT1=wN RT2=bN WC1=wP BC1=bP";
        if pieces.contains(&format!("{cell}=")) {
            continue;
        }
        let play = Play::bare(&format!("{pieces} {cell}=rR"), "W WWB - --- - - - - - R * off");
        let Some(reason) =
            play.0.clone().play("W:RT1-RP6").err().map(|refusal| refusal.message.id().to_owned())
        else {
            continue;
        };
        if reason == "tpc-no-exposes-throne" {
            assert!(play.said("W:RT1-RP6").contains("Red’s rook (commanded by Black)"));
            found = true;
        }
    }
    assert!(found);
}

#[test]
fn the_king_may_take_a_throne_piece_that_its_own_army_guarded() {
    // White holds RT1 with a knight, guarded by a red rook that White commands. Black's king captures the
    // knight, and the red army changes sides with the capture: afterwards nothing attacks the king.
    let mut found = 0;
    for cell in ["RP1", "RP2", "RP3", "RP4", "RP6", "RC1", "RC4", "RC5"] {
        let play = Play::bare(
            &format!("WT2=wK RP5=bK RT1=wN {cell}=rR WC1=wP BC1=bP"),
            "B WWB - --- - - - - - R * off",
        );
        if play.allows("B:RP5xRT1") {
            let mut play = play;
            play.plays("B:RP5xRT1");
            assert_eq!(play.field(3), "BWB");
            found += 1;
        }
    }
    assert!(found > 0);
}

#[test]
fn castling_rights_are_lost() {
    let pieces = "RT2=rK WT2=wK BT2=bK WP1=wR WP6=wR WS13=bR RC1=rP BC1=bP";
    let mut play = Play::bare(pieces, "W RWB Wsl --- - - - - - - * off");
    assert!(play.allows("W:WT2*WP1"));
    play.plays("W:WP1-WC2; B:BC1-BC2; R:RC1-RC2; W:WC2-WP1; B:BC2-BC1; R:RC2-RC1");
    assert_eq!(play.field(4), "Ws");
    assert_eq!(play.refuses("W:WT2*WP1"), "tpc-no-castling-right");
    let mut play = Play::bare(pieces, "W RWB Wsl --- - - - - - - * off");
    play.plays("W:WT2-WT1");
    assert_eq!(play.field(4), "-");
    // Captured on its place.
    let mut taken = false;
    for cell in Cell::all().map(|cell| cell.to_string()) {
        if pieces.contains(&format!("{cell}=")) {
            continue;
        }
        let mut play = Play::bare(&format!("{pieces} {cell}=bN"), "B RWB Wsl --- - - - - - - * off");
        let capture = format!("B:{cell}xWP6");
        if play.allows(&capture) {
            play.plays(&capture);
            assert_eq!(play.field(4), "Wl");
            taken = true;
        }
    }
    assert!(taken);
    let play = Play::bare(&pieces.replace("WS13=bR", "WP4=wB WP2=bN"), "W RWB Wsl --- - - - - - - * off");
    assert_eq!(play.refuses("W:WT2*WP6"), "tpc-no-castling-blocked");
    assert_eq!(play.refuses("W:WT2*WP1"), "tpc-no-castling-blocked");
    assert_eq!(play.refuses("W:WT2*WP5"), "tpc-no-castling-sign");
    let play = Play::at("1rK/6/10/14/18|1wK/wR4wR/5bN4/14/18|1bK/6/10/14/18 W RWB Wsl --- - - - - - - * off");
    assert_eq!(play.refuses("W:WT2*WP1"), "tpc-no-castling-attacked");
    let play = Play::at("1rK/6/10/14/18|1wK/wR4wR/6bN3/14/18|1bK/6/10/14/18 W RWB Wsl --- - - - - - - * off");
    assert_eq!(play.refuses("W:WT2*WP1"), "tpc-no-castling-check");
}
