//! Lords and vassals: orders, claims, suspension, freedom (4.6, 4.7).

use crate::three_player_chess::{KINGS, Play, game};
use liege_game::words;
use liege_games::three_player_chess::board::Cell;
use liege_words::Language;

#[test]
fn with_two_lords_each_waits_three_turns() {
    let pieces = "RC5=rP WC5=wP BC5=bP";
    let play = Play::new(pieces, "R RWB - --- - W>R:2ac,B>R:3a - - - R * off");
    assert_eq!(play.to_move(), "R", "two turns are not enough with two lords");
    assert_eq!(play.refuses("W:RC5-RS6"), "tpc-no-order-early");
    let play = Play::new(pieces, "R RWB - --- - W>R:2ac - - - R * off");
    assert_eq!(play.to_move(), "W", "but with one they are");
    let play = Play::new(pieces, "R RWB - --- - W>R:2ac,B>R:3v - - - R * off");
    assert_eq!(play.to_move(), "W", "a suspended bond does not count");
    let play = Play::new(pieces, "R RWB - --- - W>R:3a,B>R:3v - - - R * off");
    assert_eq!(play.refuses("B:RC5-RS6"), "tpc-no-order-suspended");
    assert_eq!(play.refuses("W:RC5-RS6"), "tpc-no-order-unclaimed");
}

#[test]
fn the_other_lords_claim_stands_for_the_next_turn() {
    let mut play = Play::new("RC5=rP WC5=wP BC5=bP", "R RWB - --- - W>R:3ac,B>R:3ac - - - R * off");
    assert_eq!(play.refuses("W:RC5-RS6"), "tpc-no-choice");
    assert_eq!(play.refuses("R:RC5-RS6"), "tpc-no-choice");
    assert_eq!(play.plays("R:obey B>R"), ["tpc-obeyed"]);
    assert_eq!(play.refuses("W:RC5-RS6"), "tpc-no-other-lord");
    assert_eq!(play.refuses("R:RC5-RS6"), "tpc-no-claimed");
    assert_eq!(play.refuses("R:obey W>R"), "tpc-no-obey-chosen");
    assert_eq!(play.refuses("B:RC5-RS6+W"), "tpc-no-declare-order");
    play.plays("B:RC5-RS6");
    assert_eq!(play.field(7), "W>R:3ac,B>R:1a");
    play.plays("W:WC5-WS6; B:BC5-BS6");
    assert_eq!(play.to_move(), "W");
    play.plays("W:RS6-RS5");
    assert_eq!(play.field(7), "W>R:1a,B>R:2a");
}

#[test]
fn claims_are_waived_and_lapse() {
    let start = || Play::new("RC5=rP WC5=wP BC5=bP", "R RWB - --- - W>R:3ac,B>R:3ac - - - R * off");
    let mut play = start();
    play.plays("R:obey B>R; B:waive B>R");
    assert_eq!((play.to_move().as_str(), play.field(7).as_str()), ("W", "W>R:3ac,B>R:3a"));
    assert_eq!(play.refuses("B:waive B>R"), "tpc-no-claim");
    let mut play = start();
    play.plays("R:obey B>R; W:waive W>R");
    assert_eq!((play.to_move().as_str(), play.field(7).as_str()), ("B", "W>R:3a,B>R:3ac!"));
    assert_eq!(play.plays("*:lapse"), ["tpc-claim-lapsed"]);
    assert_eq!((play.to_move().as_str(), play.field(7).as_str()), ("R", "W>R:3a,B>R:3a"));
    assert_eq!(play.refuses("*:lapse"), "tpc-no-lapse");
    let mut play = start();
    assert_eq!(play.plays("*:lapse"), ["tpc-choice-forfeited"]);
    assert_eq!(play.to_move(), "W", "clockwise from Red");
    assert_eq!(play.plays("*:lapse"), ["tpc-claim-lapsed"]);
    assert_eq!(play.to_move(), "B", "now the other claim alone is effective");
    assert_eq!(play.plays("*:lapse"), ["tpc-claim-lapsed"]);
    assert_eq!(play.to_move(), "R");
    // A claim may be made ahead and lasts until it is effective; it may also be made on a blocked turn.
    let mut play = Play::new("RC5=rP WC5=wP BC5=bP", "W RWB - --- - W>R:1a - - - R * off");
    assert_eq!(play.plays("W:claim W>R"), ["tpc-claimed"]);
    assert_eq!(play.refuses("W:claim W>R"), "tpc-no-claim-twice");
    assert_eq!(play.refuses("B:claim B>R"), "tpc-no-bond");
    assert_eq!(play.refuses("R:claim W>R"), "tpc-no-party");
    play.plays("W:WC5-WS6; B:BC5-BS6");
    assert_eq!(play.to_move(), "R");
    play.plays("R:RC5-RS6; W:WS6-WS5; B:BS6-BS5");
    assert_eq!((play.to_move().as_str(), play.field(7).as_str()), ("W", "W>R:2ac"));
}

#[test]
fn an_order_is_the_vassals_move() {
    let mut play = Play::new("RV10=rR WC5=wP BV9=bP", "R RWB - --- - W>R:3ac - - - R * off");
    assert!(play.0.legal().iter().all(|mv| mv.starts_with("W:")));
    let capture = play.0.legal().into_iter().find(|mv| mv.contains('x')).unwrap();
    let events = play.0.play(&capture).unwrap();
    let said = words().say_of(Language::ENGLISH, game(), &events[0].message);
    assert!(said.starts_with("Red, ordered by White: rook RV10×BV9, taking Black’s pawn"), "{said}");
    assert_eq!(play.field(5), "B--", "the capture is Red’s");
    assert!(!play.allows("W:offer W>B"), "and opens no window for the lord");
    assert_eq!(play.refuses("W:offer W>B"), "tpc-no-offer-window");
}

#[test]
fn a_suspension_is_renewed_or_ends() {
    // Red, White's vassal, checks with a queen; a free cell keeps the check going.
    let mut play = Play::bare("RT2=rK WP1=wK BT2=bK WC5=rQ BC5=bP", "R RWB - --- - W>R:3a - - - R * off");
    let declared = "R:WC5-WP3+W";
    assert_eq!(play.0.display(declared), "Q WC5–WP3+W");
    let events = play.plays(declared);
    assert_eq!(events[1..], ["tpc-suspended-by-vassal", "tpc-check-declared"]);
    assert_eq!((play.field(7).as_str(), play.field(11).as_str()), ("W>R:3v", "-"));
    assert_eq!(play.refuses("W:claim W>R"), "tpc-no-bond-suspended");
    assert_eq!(play.refuses("W:WP1-WS2+R"), "tpc-no-way", "first things first");
    play.plays("W:WP1xWP3; B:BC5-BC4");
    assert_eq!(play.field(5), "-R-", "the lord may take in the meantime");
    assert_eq!(play.plays("R:RT2-RT1"), ["tpc-moved", "tpc-restored"]);
    assert_eq!((play.field(7).as_str(), play.field(11).as_str()), ("W>R:3a", "R"));

    let mut play =
        Play::bare("RT2=rK WT2=wK WC1=wR BT2=bK WC5=rQ WS8=rR BC5=bP", "R RWB - --- - W>R:3v - - - - * off");
    let renewal = play.0.legal().into_iter().find(|mv| mv.ends_with("+W")).unwrap();
    let events = play.plays(&renewal);
    assert_eq!(events[1..], ["tpc-stays-suspended", "tpc-check-declared"]);
    assert_eq!(play.field(7), "W>R:3v");
}

#[test]
fn only_the_declarer_renews() {
    let play = Play::bare("RT2=rK WP1=wK BT2=bK RV9=wQ BC5=bP WC9=rQ", "W RWB - --- - W>R:3v - - - - * off");
    let check = play.0.legal().into_iter().find(|mv| play.0.display(mv).ends_with('+')).unwrap();
    assert_eq!(play.refuses(&format!("{check}+R")), "tpc-no-check-suspended");
    assert_eq!(play.refuses("W:WP1-WP2+B"), "tpc-no-check-bond");
}

#[test]
fn with_two_lords_a_rebellion_against_one_leaves_the_other() {
    let mut play =
        Play::bare("RT2=rK WT2=wK BT2=bK WC5=rQ BC5=bP WC1=wP", "R RWB - --- - W>R:3a,B>R:3ac - - - R * off");
    play.plays("B:waive B>R");
    assert!(play.allows("R:WC5-WP3+W"));
    assert!(!play.allows("R:WC5-WP3+B"));
    assert_eq!(play.refuses("R:WC5-WP3+B"), "tpc-no-check-attack");
    play.plays("R:WC5-WP3+W");
    assert_eq!((play.field(7).as_str(), play.field(11).as_str()), ("W>R:3v,B>R:3a", "R"), "still a vassal");
    assert_eq!(play.0.legal().iter().filter(|mv| mv.contains("xWP3")).count(), 1);
    // Black, lord with an active bond, orders the next move: that ends the rebellion.
    let reply = play.0.legal().into_iter().find(|mv| !mv.contains('x')).unwrap();
    play.plays(&format!("{reply}; B:claim B>R; B:BC5-BC4"));
    assert_eq!(play.to_move(), "B");
    assert!(play.0.legal().iter().all(|mv| !mv.contains(['+', '!'])), "an order declares nothing");
    let events = play.plays("B:WP3-WC5");
    assert!(events.contains(&"tpc-restored"));
    assert_eq!(play.field(7), "W>R:3a,B>R:1a");
}

#[test]
fn freedom_and_check_in_one_move() {
    // Red steps on White's Throne, and from there checks Black, its other lord.
    let mut play = Play::bare(
        "RT2=rK WS12=wK BT2=bK WC1=rQ WC10=wP BC10=bP",
        "R RWB - --- - W>R:3a,B>R:3a - - - R * off",
    );
    let thrones: Vec<String> = play.0.legal().into_iter().filter(|mv| mv.contains("-WT")).collect();
    assert!(thrones.iter().any(|mv| mv.ends_with("!W")), "{thrones:?}");
    let both: Vec<&String> = thrones.iter().filter(|mv| mv.ends_with("!W+B")).collect();
    assert!(!both.is_empty(), "{thrones:?}");
    for mv in &both {
        assert!(thrones.contains(&mv.replace("!W+B", "+B")) && thrones.contains(&mv.replace("+B", "")));
    }
    let free = thrones.iter().find(|mv| mv.ends_with("!W")).unwrap().clone();
    assert_eq!(play.refuses(&free.replace("!W", "!B")), "tpc-no-free-throne");
    assert_eq!(play.refuses(&free.replace("!W", "!R")), "tpc-no-free-bond");
    let events = play.plays(&free);
    assert!(events.contains(&"tpc-freed-throne"));
    assert_eq!((play.field(7).as_str(), play.field(11).as_str()), ("B>R:3a", "R"));
}

#[test]
fn a_declaration_may_not_expose_the_own_king() {
    // A white rook attacks Red's king along an open line; as a vassal Red may ignore that.
    let mut play = None;
    for cell in Cell::all().map(|cell| cell.to_string()) {
        if format!("{KINGS} WC5= WC1= BC1=").contains(&format!("{cell}=")) {
            continue;
        }
        let pieces = format!("WC5=rQ WC1=wP BC1=bP {cell}=wR");
        let trial = Play::new(&pieces, "R RWB - --- - W>R:3a - - - R * off");
        let exposed = trial
            .0
            .clone()
            .play("R:WC5-WT1!W")
            .is_err_and(|refusal| refusal.message.id() == "tpc-no-exposes-bond");
        if exposed {
            play = Some(trial);
            break;
        }
    }
    let play = play.expect("a rook somewhere looks at the king");
    assert!(play.allows("R:WC5-WT1"), "the plain move is legal");
    assert!(play.said("R:WC5-WT1!W").contains("White’s rook"));
}

#[test]
fn a_lord_who_leaves_frees_the_vassal() {
    let pieces = "RC5=rP WC5=wP BC5=bP";
    let mut play = Play::new(pieces, "B RWB - --- - W>R:3a - - - R * off");
    let events = play.plays("W:resign");
    assert_eq!(events, ["tpc-resigned", "tpc-freed-lord-out", "tpc-army-neutral"]);
    assert_eq!((play.field(11).as_str(), play.field(7).as_str()), ("W", "-"));
    assert!(play.0.outcome().is_none());

    // With another lord the vassal stays out, and the game is over.
    let mut play = Play::new(pieces, "B RWB - --- - W>R:3a,B>R:3a - - - R * off");
    play.plays("W:resign");
    assert_eq!((play.field(11).as_str(), play.points()), ("RW", [0, 2, 4]));

    // A lord whose bond is suspended frees too.
    let mut play = Play::new(pieces, "B RWB - --- - W>R:3v - - - - * off");
    play.plays("W:resign");
    assert_eq!((play.field(7).as_str(), play.field(11).as_str()), ("-", "W"));

    // A vassal that resigns keeps its earlier place.
    let mut play = Play::new(pieces, "B RWB - --- - W>R:3a - - - R * off");
    assert!(play.plays("R:resign").contains(&"tpc-bond-ended-vassal-out"));
    assert_eq!(play.field(11), "R");
    play.plays("W:resign");
    assert_eq!(play.points(), [0, 2, 4]);

    // The third player leaves: the game is over, the lord has won.
    let mut play = Play::new(pieces, "B RWB - --- - W>R:3a - - - R * off");
    assert_eq!(*play.plays("B:resign").last().unwrap(), "tpc-won");
    assert_eq!(play.points(), [0, 4, 2]);
    assert_eq!((play.to_move().as_str(), play.0.legal().len(), play.0.acts().len()), ("", 0, 0));
    assert_eq!(play.refuses("R:resign"), "sqr-no-over");
}

#[test]
fn a_lord_who_becomes_a_vassal_frees_his_own() {
    let mut play = Play::new("RC5=rP WC5=wP BC5=bP WS5=wP", "W RWB - --W - W>R:3a B>W?B - - R * word");
    let events = play.plays("W:accept B>W");
    assert_eq!(events, ["tpc-bound", "tpc-freed-lord-vassal"]);
    assert_eq!((play.field(7).as_str(), play.field(11).as_str()), ("B>W:3a", "W"));
    assert_eq!(play.to_move(), "W", "the turn remains");
    assert!(play.0.outcome().is_none());
}

#[test]
fn both_others_vassals_is_a_victory() {
    let mut play = Play::new("RC5=rP WC5=wP BC5=bP", "R RWB - -B- - W>R:3a W>B?B - - R * off");
    assert_eq!(*play.plays("W:accept W>B").last().unwrap(), "tpc-won");
    assert_eq!((play.field(11).as_str(), play.points()), ("RB", [0, 4, 2]));
    // A suspended vassal is in the game, until the suspension is over.
    let mut play =
        Play::bare("RT2=rK WT2=wK BT2=bK RC5=rP WC5=wP BC5=bP", "W RWB - --- - W>R:3l,W>B:3a - - - B * off");
    assert!(play.0.outcome().is_none());
    let events = play.plays("W:WC5-WC4");
    assert!(events.contains(&"tpc-restored"), "{events:?}");
    assert_eq!((play.field(11).as_str(), play.points()), ("BR", [2, 4, 0]));
}

#[test]
fn diplomacy_saves_from_mate_before_the_turn() {
    let mate = "1rK/3wQ2/6wR1rP1/14/18|1wK/6/10/14/18|2/bK5/4bP5/14/18 B RWB - -R- - - W>R?W - - - * off";
    let mut play = Play::at(mate);
    play.plays("R:accept W>R; B:BC5-BC4");
    assert_eq!((play.to_move().as_str(), play.field(3).as_str()), ("R", "RWB"));
    let mut play = Play::at(mate);
    let events = play.plays("B:BC5-BC4");
    assert!(events.contains(&"tpc-mated") && events.contains(&"tpc-void"));
    assert_eq!((play.to_move().as_str(), play.field(3).as_str(), play.field(11).as_str()), ("W", "-WB", "R"));
    // On turn under the lord's shield; the bond ends, and the seat is mated at once.
    let mut play =
        Play::at("1rK/3wQ2/6wR1rP1/14/18|1wK/6/10/14/18|2/bK5/4bP5/14/18 R RWB - -R- - W>R:3a - - - R * off");
    assert_eq!(play.to_move(), "R");
    let events = play.plays("W:resign");
    assert!(!events.contains(&"tpc-mated"), "the neutral queen attacks nothing");
    assert_eq!(play.to_move(), "R");
}
