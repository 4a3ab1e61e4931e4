//! The subtle parts of three-player chess, one situation at a time (rules page, sections 3 to 5).

use liege::game::{self, Game, Options, State};
use liege::games::three_player_chess::board::{CELLS, Cell};
use liege::words::{Language, words};

fn game() -> &'static dyn Game {
    game::by_id("three-player-chess").unwrap()
}

/// A position from pieces, `RT2=rK`, and the fields after the board.
fn board(pieces: &str) -> String {
    let mut board: Vec<Option<&str>> = vec![None; CELLS];
    for entry in pieces.split_whitespace() {
        let (cell, piece) = entry.split_once('=').unwrap();
        let place = &mut board[Cell::from_name(cell).unwrap().index()];
        assert!(place.is_none(), "{cell} twice");
        *place = Some(piece);
    }
    let mut cells = board.into_iter();
    let mut kingdoms = Vec::new();
    for _ in 0..3 {
        let mut zones = Vec::new();
        for size in [2, 6, 10, 14, 18] {
            let (mut text, mut empty) = (String::new(), 0);
            for cell in cells.by_ref().take(size) {
                match cell {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            text.push_str(&empty.to_string());
                        }
                        text.push_str(piece);
                        empty = 0;
                    }
                }
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            zones.push(text);
        }
        kingdoms.push(zones.join("/"));
    }
    kingdoms.join("|")
}

const KINGS: &str = "RT2=rK WT2=wK BT2=bK";

struct Play(Box<dyn State>);

impl Play {
    /// Kings at home, other pieces, and the fields after the board.
    fn new(pieces: &str, fields: &str) -> Play {
        Play::bare(&format!("{KINGS} {pieces}"), fields)
    }

    fn bare(pieces: &str, fields: &str) -> Play {
        Play::at(&format!("{} {fields}", board(pieces)))
    }

    fn at(position: &str) -> Play {
        let none: [(&str, &str); 0] = [];
        let options = Options::check(game().options(), none).unwrap();
        Play(game().start(&options, Some(position)).unwrap_or_else(|refusal| {
            panic!("{position}: {}", words().say_of(Language::English, game(), &refusal.message))
        }))
    }

    /// Plays the actions; gives the ids of what happened at the last one.
    fn plays(&mut self, actions: &str) -> Vec<&'static str> {
        let mut ids = Vec::new();
        for action in actions.split(';').map(str::trim) {
            let events = self.0.play(action).unwrap_or_else(|refusal| {
                let said = words().say_of(Language::English, game(), &refusal.message);
                panic!("{action} in {}: {said}", self.0.position())
            });
            ids = events.iter().map(|event| event.message.id()).collect();
        }
        ids
    }

    /// The id of the reason for which an action is refused.
    fn refuses(&self, action: &str) -> &'static str {
        let mut trial = self.0.clone();
        let refusal = trial.play(action).expect_err(action);
        assert_eq!(trial.position(), self.0.position());
        assert!(!self.0.legal().iter().chain(&self.0.acts()).any(|listed| listed == action));
        refusal.message.id()
    }

    fn said(&self, action: &str) -> String {
        let refusal = self.0.clone().play(action).expect_err(action);
        words().say_of(Language::English, game(), &refusal.message)
    }

    fn allows(&self, action: &str) -> bool {
        self.0.legal().iter().chain(&self.0.acts()).any(|listed| listed == action)
    }

    /// A field of the position string, numbered from 1 as on the rules page.
    fn field(&self, number: usize) -> String {
        self.0.position().split(' ').nth(number - 1).unwrap().to_owned()
    }

    fn to_move(&self) -> String {
        self.0.to_move().iter().map(|seat| game().seats()[seat.index()].code).collect()
    }

    /// Half points of red, white, black.
    fn points(&self) -> [u32; 3] {
        let outcome = self.0.outcome().expect("the game is over");
        [0, 1, 2].map(|seat| outcome.points[seat].in_halves())
    }
}

// ---- two lords, orders, claims

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
    // A claim may be made ahead and stands until it is effective; it may be made on a blocked turn too.
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
    let said = words().say_of(Language::English, game(), &events[0].message);
    assert!(said.starts_with("Red, ordered by White: rook RV10×BV9, taking Black’s pawn"), "{said}");
    assert_eq!(play.field(5), "B--", "the capture is Red’s");
    assert!(!play.allows("W:offer W>B"), "and opens no window for the lord");
    assert_eq!(play.refuses("W:offer W>B"), "tpc-no-offer-window");
}

// ---- suspension

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
    // Black, lord with an active bond, orders the next move: the rebellion is over with it.
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
    // A white rook looks at Red's king along an open line; as a vassal Red need not care.
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

// ---- ends of bonds, exits

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
    assert_eq!(play.refuses("R:resign"), "tpc-no-over");
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

// ---- en passant

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
    // Neutrality: Red has just captured from White, White not from Black.
    let mut play = Play::new(pieces, "W RWB - W-- - - - - - - * off");
    play.plays("W:WC5-WV7");
    assert_eq!(play.refuses("B:WV6xWS6^WV7"), "tpc-no-capture-neutral");
    // A bond.
    let mut play = Play::new(pieces, "W RWB - --- - W>B:3a - - - B * off");
    play.plays("W:WC5-WV7");
    assert_eq!(play.refuses("B:WV6xWS6^WV7"), "tpc-no-capture-bond");
    // The step of an own pawn is nothing to take.
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

// ---- homes and Thrones

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
    // The same without the Throne: the home is nobody's, the red army stands still.
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
    // A rival stepping on the other triangle changes nothing; the holder leaving does.
    let pieces = "WT2=wK BT2=bK RT1=wN RT2=bN RC1=rP WC1=wP BC1=bP";
    let mut play = Play::bare(pieces, "W WWB - --- - - - - - R * off");
    assert_eq!(play.field(3), "WWB");
    let leave = play.0.legal().into_iter().find(|mv| mv.starts_with("W:RT1")).unwrap();
    assert!(play.plays(&leave).contains(&"tpc-throne-passed"));
    assert_eq!(play.field(3), "BWB");
    // One already standing there when the seat goes out holds it at once; a piece of the army never does.
    let mut play =
        Play::bare("RC5=rK WT2=wK BT2=bK RT1=wN RT2=rN WC1=wP BC1=bP", "W RWB - --- - - - - - - * off");
    assert_eq!(play.plays("R:resign"), ["tpc-resigned", "tpc-throne-taken"]);
    assert_eq!(play.field(3), "WWB");
}

#[test]
fn a_throne_is_not_left_if_the_army_would_turn_against_the_king() {
    // White holds RT1, Black stands on RT2; a red rook looks at White's king.
    let mut found = false;
    for cell in Cell::all().map(|cell| cell.to_string()) {
        let pieces = "WT2=wK BT2=bK RT1=wN RT2=bN WC1=wP BC1=bP";
        if pieces.contains(&format!("{cell}=")) {
            continue;
        }
        let play = Play::bare(&format!("{pieces} {cell}=rR"), "W WWB - --- - - - - - R * off");
        let Some(reason) = play.0.clone().play("W:RT1-RP6").err().map(|refusal| refusal.message.id()) else {
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
    // White holds RT1 with a knight, guarded by a red rook that White commands. Black's king takes it and
    // the red army changes sides with the capture: afterwards nothing attacks the king.
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

// ---- passes and draws

#[test]
fn all_pass_is_a_draw() {
    // White's pieces fill the board; the other kings are walled in, and nobody is in check.
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
    // With a bond it is a draw too, and the vassal keeps its place at the bottom.
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

    // The turns of the proposer and of those who have agreed do not end the offer.
    let mut play = start();
    play.plays("W:offer draw; B:accept draw; W:WC5-WC4; B:BC5-BC4");
    assert_eq!(play.field(8), "draw?W+B");
    play.plays("R:refuse draw");
    assert_eq!((play.field(8).as_str(), play.field(9).as_str()), ("-", "draw#W"));

    // Somebody out; a bond.
    let mut play = start();
    assert!(play.plays("W:offer draw; B:resign").contains(&"tpc-void"));
    assert_eq!((play.field(8).as_str(), play.field(9).as_str()), ("-", "-"));
    play.plays("W:offer draw; R:accept draw");
    assert_eq!(play.points(), [3, 3, 0]);
    let mut play = Play::new(pieces, "W RWB - --W - - B>W?W,draw?R - - - * off");
    assert!(play.plays("B:accept B>W").contains(&"tpc-void"));
    assert_eq!(play.refuses("R:offer draw"), "tpc-no-draw-bonds");
}

// ---- offers

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
    // Withdrawal closes; a turn of the lord takes the offer away without closing it.
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

// ---- neutrality and truces

#[test]
fn a_captured_armys_pieces_count_as_the_captors() {
    // Black's last move captured from White, who commands Red: Red's pieces are White's to Black.
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
    // An old check may stand: White attacks Red's king already, and only a new one would be refused.
    let v10 =
        Play::at("1rK/6/10/14/18|1wK/6/10/14/8wRrP8|1bK/6/4bP5/14/18 W RWB - --- - - - - R=W:2.2 - * bound");
    assert_eq!(v10.refuses("W:WV9-BC3"), "tpc-no-truce-check");
    assert!(v10.said("W:WV9xWV10").contains("2 turns left"));
}

#[test]
fn a_binding_truce_that_leaves_no_move_gives_way() {
    // White's king in check from the red rook may only take it (or the queen).
    let mut play = Play::at(
        "2/rK5/10/14/18|1wK/1rQ1rR2/10/14/18|1bK/6/4bP5/14/18 W RWB - --- - - - - R=W:3.3 - * bound",
    );
    let legal = play.0.legal();
    assert!(!legal.is_empty() && legal.iter().all(|mv| mv.contains('x')), "{legal:?}");
    let events = play.plays(&legal[0]);
    assert!(events.contains(&"tpc-truce-dissolved"), "{events:?}");
    assert_eq!(play.field(10), "-");
}

// ---- castling

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
    // Taken on its place.
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

// ---- position strings

#[test]
fn position_strings_that_cannot_be_are_refused_by_field() {
    let good = "1rK/6/10/14/18|1wK/6/10/14/18|1bK/6/4bP5/14/18 W RWB - --- - - - - - - * word";
    Play::at(good);
    let refusal = |text: &str| {
        let none: [(&str, &str); 0] = [];
        let options = Options::check(game().options(), none).unwrap();
        let refusal = game().start(&options, Some(text)).err().unwrap_or_else(|| panic!("{text}"));
        words().say_of(Language::English, game(), &refusal.message)
    };
    for (from, to, field) in [
        (" word", " maybe", "(truce mode)"),
        (" word", "", "13 fields"),
        (" W RWB", "  W RWB", "13 fields"),
        ("1wK/6/10", "1wK/5/10", "(board): zone WP has 6 cells, not 5"),
        ("1wK/6/10", "1wK/06/10", "(board)"),
        ("1wK/6/10", "1wK/3wX2/10", "(board)"),
        ("1wK/6/10", "1wK/6wP/10", "(board): zone WP has 6 cells, not 7"),
        ("1wK/6/10/14/18", "1wK/6/10/14", "(board): kingdom W needs five zones"),
        ("|1bK/6/4bP5/14/18", "", "(board): three kingdoms"),
        ("1wK/", "2/", "(board): White has to have exactly one king, not 0"),
        ("1wK/", "wKwK/", "(board): White has to have exactly one king, not 2"),
        (" W RWB", " W -WB", "(board): Red is out of the game, but its king"),
        (" W RWB", " X RWB", "field 2 (turn)"),
        (" W RWB", " WB RWB", "field 2 (turn)"),
        (" W RWB", " W RWX", "field 3 (cmd)"),
        (" W RWB", " W RW", "field 3 (cmd)"),
        (
            "1rK/6/10/14/18|1wK/6/10/14/18|1bK/6/4bP5/14/18 W RWB",
            "2/6/10/14/18|1wK/6/10/14/18|2/6/10/14/18 W BW-",
            "field 3 (cmd): “BW-”: Black, who is out",
        ),
        ("1rK/6/10/14/18|1wK", "2/6/10/14/18|1wK", "(board): Red has to have"),
        (" - --- - -", " Ws --- - -", "field 4 (castling)"),
        (" - --- - -", " W --- - -", "field 4 (castling)"),
        (" - --- - -", " - -W- - -", "field 5 (last)"),
        (" - --- - -", " - -- - -", "field 5 (last)"),
        (" --- - - - - - - * ", " --- W@WV7:WS6 - - - - - * ", "field 6 (ep)"),
        (" --- - - - - - - * ", " --- B@BC5:BC1 - - - - - * ", "field 6 (ep)"),
        (" --- - - - - - - * ", " --- B@BC5 - - - - - * ", "field 6 (ep)"),
        (" --- - - - - - - * ", " --- - W>R:4a - - - - * ", "field 7 (bonds)"),
        (" --- - - - - - - * ", " --- - W>R:3x - - - - * ", "field 7 (bonds)"),
        (" --- - - - - - - * ", " --- - W>W:3a - - - - * ", "field 7 (bonds)"),
        (" --- - - - - - - * ", " --- - W>R:3vc - - - - * ", "field 7 (bonds)"),
        (" --- - - - - - - * ", " --- - R>W:3a,W>B:3a - - - - * ", "field 7 (bonds)"),
        (" --- - - - - - - * ", " --- - W>R:3a,R>B:3a - - - - * ", "field 7 (bonds)"),
        (" --- - - - - - - * ", " --- - - W>R?W - - - * ", "field 8 (offers)"),
        (" --- - - - - - - * ", " --- - - R=W/0?W - - - * ", "field 8 (offers)"),
        (" --- - - - - - - * ", " --- - - R=W?W - - - * ", "field 8 (offers)"),
        (" --- - - - - - - * ", " --- - - R=W/3?B - - - * ", "field 8 (offers)"),
        (" --- - - - - - - * ", " --- - - draw?W,R=W/3?W - - - * ", "field 8 (offers)"),
        (" --- - - - - - - * ", " --- - - draw?W+RB - - - * ", "field 8 (offers)"),
        (" --- - - - - - - * ", " --- - - draw?W+W - - - * ", "field 8 (offers)"),
        (" --- - - - - - - * ", " --- - - - W>R#B - - * ", "field 9 (closed)"),
        (" --- - - - - - - * ", " --- - - - W>R#W,W>R#R - - * ", "field 9 (closed)"),
        (" --- - - - - - - * ", " --- - - - - R=W:0.0 - * ", "field 10 (truces)"),
        (" --- - - - - - - * ", " --- - - - - R=W:10.1 - * ", "field 10 (truces)"),
        (" --- - - - - - - * ", " --- - - - - W=R:1.1 - * ", "field 10 (truces)"),
        (" --- - - - - - - * ", " --- - - R=W/3?R - R=W:1.1 - * ", "field 10 (truces)"),
        (" --- - - - - - - * word", " --- - - - - R=W:1.1 - * off", "field 10 (truces)"),
        (" - * ", " RR * ", "field 11 (exits)"),
        (" - * ", " X * ", "field 11 (exits)"),
        (" * ", " ? ", "field 12 (end)"),
    ] {
        assert!(good.contains(from), "{from}");
        let text = good.replacen(from, to, 1);
        let said = refusal(&text);
        assert!(said.contains(field), "{text}: {said}");
    }
    // What settling can put right is not refused: exits that are missing or too many, a mate.
    assert_eq!(Play::at(&good.replace(" - * ", " R * ")).field(11), "-");
    let headless = "2/6/10/14/18|1wK/6/10/14/18|1bK/6/4bP5/14/18 W WWB - --- - - - - - - * off";
    let play = Play::at(headless);
    assert_eq!((play.field(3).as_str(), play.field(11).as_str()), ("-WB", "R"));
}
