//! Section 8 of the rules page: the positions with their moves, the ends of a game, typed texts, and the
//! sample game.

mod sentences;

use liege_game::{Game, Options, RefusalKind, Seat, State};
use serde_json::Value;

const GOLD: Seat = Seat(0);
const SCARLET: Seat = Seat(1);

fn game() -> &'static dyn Game {
    liege_game::by_id("dragonchess").unwrap()
}

fn with(options: &[(&str, &str)], position: Option<&str>) -> Box<dyn State> {
    let options = Options::check(game().options(), options.iter().copied()).unwrap();
    game().start(&options, position).unwrap()
}

fn at(position: &str) -> Box<dyn State> {
    with(&[], Some(position))
}

fn start() -> Box<dyn State> {
    with(&[], None)
}

fn outcome(state: &dyn State) -> Value {
    state.outcome().map_or(Value::Null, |outcome| outcome.to_json(game().seats()))
}

fn gold_wins() -> Value {
    serde_json::json!({"gold": 1, "scarlet": 0})
}

fn drawn() -> Value {
    serde_json::json!({"gold": 0.5, "scarlet": 0.5})
}

#[test]
fn positions_with_their_moves() {
    let mut cases = 0;
    for line in include_str!("../../../src/dragonchess/vectors/positions.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let name = case["name"].as_str().unwrap();
        let options: Vec<(&str, &str)> = case["options"]
            .as_object()
            .into_iter()
            .flatten()
            .map(|(name, value)| (name.as_str(), value.as_str().unwrap()))
            .collect();
        let state = with(&options, case["position"].as_str());
        let written = case["position"].as_str().or(case["written"].as_str());
        assert_eq!(Some(state.position().as_str()), written, "{name}");
        let legal: Vec<&str> =
            case["legal"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
        assert_eq!(state.legal(), legal, "{name}");
        for (depth, nodes) in (1..).zip(case["perft"].as_array().unwrap()) {
            assert_eq!(state.perft(depth), *nodes, "{name}, depth {depth}");
        }
        cases += 1;
    }
    assert_eq!(cases, 10);
}

#[test]
fn a_frozen_king_is_mated() {
    let mut state = at("12/12/12/12/12/12/10G1/12|6k5/3O8/12/12/12/12/12/K3O7|\
        6B5/12/12/12/12/12/12/12 gold - 0 1");
    assert_eq!(state.display("O/2e1-2e8"), "O/2e1-2e8 mate");
    state.play("O/2e1-2e8").unwrap();
    assert_eq!(outcome(&*state), gold_wins());
    assert!(state.legal().is_empty() && state.to_move().is_empty());

    let mut free = at("12/12/12/12/12/12/10G1/12|6k5/3O8/12/12/12/12/12/K3O7|\
        12/6B5/12/12/12/12/12/12 gold - 0 1");
    free.play("O/2e1-2e8").unwrap();
    assert_eq!((free.legal(), outcome(&*free)), (vec!["K/2g8-3g8".to_owned()], Value::Null));
}

#[test]
fn a_king_without_moves_is_stalemated() {
    let state = at("11k/12/12/12/12/12/10S1/12|O11/1T10/12/12/12/12/12/K11|\
        12/12/12/12/12/12/12/12 scarlet - 0 1");
    assert_eq!(outcome(&*state), drawn());
    assert!(state.legal().is_empty() && state.to_move().is_empty());
    assert_eq!((state.perft(0), state.perft(1)), (1, 0));
}

#[test]
fn a_king_stands_beside_a_frozen_one() {
    for mv in ["K/2c5-2c4", "K/2c5-2d4"] {
        let mut state = at("12/12/12/12/12/12/12/12|12/12/o11/2K9/12/3k8/W11/12|\
            12/12/12/12/12/3B8/12/12 gold - 0 1");
        assert_eq!(state.display(mv), format!("{mv} mate"));
        state.play(mv).unwrap();
        assert_eq!(outcome(&*state), gold_wins());
    }
}

#[test]
fn check_marks() {
    let state = at("12/12/12/12/12/12/12/12|6k5/12/12/12/6T5/12/1W4O5/K11|\
        12/12/12/12/12/12/12/12 gold - 0 1");
    let thief: Vec<String> = state.legal().into_iter().filter(|mv| mv.starts_with("T/")).collect();
    assert!(thief.len() > 4);
    for mv in thief {
        let mark = if ["T/2g4-2e6", "T/2g4-2i6"].contains(&mv.as_str()) { "dbl ch" } else { "dis ch" };
        assert_eq!(state.display(&mv), format!("{mv} {mark}"));
    }
    let thawing = at("12/12/12/12/12/12/12/12|3k8/12/12/12/12/3O8/12/6K5|\
        12/12/12/12/12/3b8/2D9/12 gold - 0 1");
    assert_eq!(thawing.display("D/1c2x1d3"), "D/1c2x1d3 dis ch");
    assert_eq!(start().display("W/2f2-2f3"), "W/2f2-2f3");
}

const ROUND: [&str; 4] = ["U/2b1-2a3", "U/2b8-2a6", "U/2a3-2b1", "U/2a6-2b8"];

#[test]
fn the_third_occurrence_is_a_draw() {
    let mut state = start();
    for mv in ROUND.iter().chain(&ROUND) {
        assert_eq!(outcome(&*state), Value::Null);
        state.play(mv).unwrap();
    }
    assert_eq!(outcome(&*state), drawn());
    assert!(state.legal().is_empty());
    let refusal = state.play("W/2f2-2f3").unwrap_err();
    assert_eq!(refusal.kind, RefusalKind::Over);
}

#[test]
fn repetition_is_an_option() {
    let mut twice = with(&[("repetition", "2")], None);
    for mv in ROUND {
        assert_eq!(outcome(&*twice), Value::Null);
        twice.play(mv).unwrap();
    }
    assert_eq!(outcome(&*twice), drawn());

    let mut never = with(&[("repetition", "0")], None);
    for mv in ROUND.iter().cycle().take(40) {
        never.play(mv).unwrap();
    }
    assert_eq!(outcome(&*never), Value::Null);

    let mut five = with(&[("repetition", "5")], None);
    for mv in ROUND.iter().cycle().take(16) {
        assert_eq!(outcome(&*five), Value::Null);
        five.play(mv).unwrap();
    }
    assert_eq!(outcome(&*five), drawn());

    for wrong in ["1", "-1", "three", "03", ""] {
        assert!(Options::check(game().options(), [("repetition", wrong)]).is_err(), "{wrong}");
    }
}

/// Equal pieces on equal squares with a different origin of a Hero are a different position.
#[test]
fn origins_are_part_of_a_position() {
    let text = "12/12/12/12/12/12/12/12|k11/12/12/12/3H8/12/12/6K5|12/12/12/12/12/12/12/12 gold - 0 1";
    let play = |moves: &[&str]| {
        let mut state = with(&[("repetition", "2")], Some(text));
        for mv in moves {
            assert_eq!(outcome(&*state), Value::Null, "before {mv}");
            state.play(mv).unwrap();
        }
        state
    };
    let back = play(&["H/2d4-3e5", "K/2a8-2b8", "H/3e5-2d4", "K/2b8-2a8"]);
    assert_eq!(outcome(&*back), drawn());
    // After a tour of three squares the King is back when the Hero returns from 2f6 to its origin 2d4.
    let mut bound =
        play(&["H/2d4-3e5", "K/2a8-2b8", "H/3e5-2d4", "K/2b8-2a7", "H/2d4-2f6", "K/2a7-2a8", "H/2f6-3e5"]);
    assert!(bound.position().ends_with(" scarlet 3e5=2f6 7 4"), "{}", bound.position());
    assert_eq!(outcome(&*bound), Value::Null);
    bound.play("K/2a8-2b8").unwrap();
    let refusal = bound.play("H/3e5-2d4").unwrap_err();
    assert_eq!(refusal.message.id(), "drc-no-hero-bound");
    assert_eq!(refusal.candidates, ["H/3e5-2f6"]);
}

#[test]
fn quiet_moves_end_a_game() {
    let mut state = with(&[("quiet_limit", "2"), ("repetition", "0")], None);
    for mv in ["U/2b1-2a3", "U/2b8-2a6", "W/2f2-2f3"] {
        state.play(mv).unwrap();
    }
    assert!(
        state.position().ends_with(" scarlet - 0 2"),
        "a Warrior's move counts anew: {}",
        state.position()
    );
    for mv in ["U/2a6-2b8", "S/3c2-3d3", "D/1b7-1b6"] {
        state.play(mv).unwrap();
        assert_eq!(outcome(&*state), Value::Null);
    }
    state.play("D/1b2-1b3").unwrap();
    assert_eq!(outcome(&*state), drawn(), "Sylphs and Dwarves don't count: {}", state.position());

    let set_up = "12/12/12/12/12/12/12/12|11k/12/12/12/12/12/u11/K11|12/12/12/12/12/12/12/12 scarlet - 98 99";
    let mut usual = at(set_up);
    usual.play("U/2a2-2c3").unwrap();
    assert_eq!(outcome(&*usual), Value::Null);
    usual.play("K/2a1-2b2").unwrap();
    assert_eq!(outcome(&*usual), drawn());
    let mut never = with(&[("quiet_limit", "0")], Some(&set_up.replace(" 98 ", " 998 ")));
    never.play("U/2a2-2c3").unwrap();
    assert_eq!(outcome(&*never), Value::Null);
}

#[test]
fn bare_kings_are_a_draw() {
    let mut state = at("12/12/12/12/12/12/12/12|11k/12/12/12/12/12/u11/K11|\
        12/12/12/12/12/12/12/12 gold - 7 40");
    state.play("K/2a1x2a2").unwrap();
    assert_eq!(outcome(&*state), drawn());
    assert!(state.position().ends_with("scarlet - 0 40"), "{}", state.position());
    assert_eq!(state.perft(1), 0);
}

/// The meaning of a typed text: the move; `?` before the possible moves; `!` if there is no such move; `-` if
/// it is not understood.
fn meaning(state: &dyn State, seat: Seat, text: &str) -> String {
    match state.read(seat, text) {
        Ok(actions) => actions.join(" "),
        Err(refusal) => match refusal.kind {
            RefusalKind::Ambiguous => format!("? {}", refusal.candidates.join(" ")),
            RefusalKind::Illegal => "!".to_owned(),
            RefusalKind::Unreadable => "-".to_owned(),
            other => format!("{other:?}"),
        },
    }
}

#[test]
fn typed_at_the_start() {
    let state = start();
    for (texts, result) in [
        (&["w2f3", "W2f2-2f3", "2f2-2f3", "2f22f3"][..], "W/2f2-2f3"),
        (&["S3d3"], "? S/3c2-3d3 S/3e2-3d3"),
        (&["S/3e2-3d3", "s/3e2 – 3d3"], "S/3e2-3d3"),
        (&["DrxS", "Dr3a7", "Rx3a7", "DrxS3a7", "Др3а7", "Дракон х Сильф"], "Dr/3g1x3a7"),
        (&["В2f3"], "W/2f2-2f3"),
        (&["Вор2f3"], "!"),
        (&["К1g2"], "? D/1f2-1g2 D/1h2-1g2"),
        (&["Карл/1f2-1g2"], "D/1f2-1g2"),
        (&["Е1g3", "Ст1g3", "E1g3"], "E/1g1-1g3"),
        (&["Единорог 2с3"], "U/2b1-2c3"),
        (&["Г3b2"], "H/2c1-3b2"),
        (&["Г3a4"], "G/3c1-3a4"),
        (&["Mage 3f1"], "M/2f1-3f1"),
        (&["Wx2f3", "W2f4"], "!"),
        (&["2f3", "xS", "0-0"], "-"),
    ] {
        for text in texts {
            assert_eq!(meaning(&*state, GOLD, text), result, "{text}");
        }
    }
}

const MIDDLE_GAME: &str = "12/12/12/12/9R2/12/12/12|6k5/2W9/6o5/9t2/7U2e1/4u7/3W1W6/K11|\
    12/12/12/12/12/12/12/12 gold - 0 1";

#[test]
fn typed_in_the_middle_of_a_game() {
    let state = at(MIDDLE_GAME);
    assert_eq!(state.legal().len(), 35);
    for (texts, result) in [
        (&["W2e3", "Wx2e3", "WxU", "WxU2e3"][..], "? W/2d2x2e3 W/2f2x2e3"),
        (&["W/2d2x2e3", "W/2d2xU2e3", "W/2d2xU"], "W/2d2x2e3"),
        (&["UxO", "UxOch", "U2g6 ch", "Ux2g6+", "UxOшах", "Е x О"], "U/2h4x2g6"),
        (&["Dr2j5", "Drx2j5", "DrxT"], "Dr/3j4x2j5"),
        (&["DrxE"], "Dr/3j4x2k4"),
        (&["Drx2j4"], "!"),
        (&["W2c8", "W2c8(H)", "w2c8=H", "W2c8(Г)"], "W/2c7-2c8(H)"),
        (&["W2c8(M)"], "-"),
    ] {
        for text in texts {
            assert_eq!(meaning(&*state, GOLD, text), result, "{text}");
        }
    }
}

/// The ten forms that Gygax gives, each in a position where it means one move.
#[test]
fn the_forms_of_the_source() {
    let one = at("12/12/12/12/9R2/12/12/12|6k5/2W9/6o5/9t2/7U2e1/4u7/3W8/K11|\
        12/12/12/12/12/12/12/12 gold - 0 1");
    for (text, result) in [
        ("W2e3", "W/2d2x2e3"),
        ("Wx2e3", "W/2d2x2e3"),
        ("W/2d2x2e3", "W/2d2x2e3"),
        ("WxU2e3", "W/2d2x2e3"),
        ("WxU", "W/2d2x2e3"),
        ("W2c8(H)", "W/2c7-2c8(H)"),
        ("Drx2k4", "Dr/3j4x2k4"),
        ("Dr2k4", "Dr/3j4x2k4"),
        ("UxOch", "U/2h4x2g6"),
        ("UxO dbl ch", "U/2h4x2g6"),
        ("UxO dis. ch.", "U/2h4x2g6"),
        ("UxO mate", "U/2h4x2g6"),
    ] {
        assert_eq!(meaning(&*one, GOLD, text), result, "{text}");
    }
    assert_eq!(meaning(&*start(), GOLD, "w2f3"), "W/2f2-2f3");
    assert_eq!(meaning(&*start(), GOLD, "S/3e2-3d3"), "S/3e2-3d3");
}

#[test]
fn the_sample_game_as_it_is_typed() {
    let mut state = start();
    for (number, (text, canonical, replies)) in [
        ("DrxS", "Dr/3g1x3a7", 89),
        ("DrxS", "Dr/3g8x3a2", 90),
        ("DrxO", "Dr/3a7x2a8", 90),
        ("DrxO", "Dr/3a2x2a1", 89),
        ("U2c3", "U/2b1-2c3", 89),
        ("Dr3d5", "Dr/3a2-3d5", 91),
        ("W2f3", "W/2f2-2f3", 93),
        ("DrxSmate", "Dr/3d5x3g2", 0),
    ]
    .into_iter()
    .enumerate()
    {
        let seat = if number % 2 == 0 { GOLD } else { SCARLET };
        assert_eq!(meaning(&*state, seat, text), canonical, "{number}");
        state.play(canonical).unwrap();
        assert_eq!(state.legal().len(), replies, "{canonical}");
    }
    assert_eq!(
        state.position(),
        "2g7g1/R1s1s1s1s1s1/12/12/12/12/2S1S1r1S1S1/2G7G1|1uhtcmkpthuo/wwwwwwwwwwww/12/12/12/2U2W6/\
         WWWWW1WWWWWW/2HTCMKPTHUO|2b3e3b1/1d1d1d1d1d1d/12/12/12/12/1D1D1D1D1D1D/2B3E3B1 gold - 0 5"
    );
    assert_eq!(outcome(&*state), serde_json::json!({"gold": 0, "scarlet": 1}));
}

#[test]
fn somebody_resigns() {
    for (seat, action, result) in [(GOLD, "resign gold", [0, 1]), (SCARLET, "resign scarlet", [1, 0])] {
        let mut state = start();
        assert!(state.acts().is_empty(), "resigning is no act of this game");
        assert_eq!(state.resignation(seat).as_deref(), Some(action));
        assert_eq!(state.actor(action), Some(seat));
        assert_eq!(state.read(seat, "Сдаюсь!"), Ok(vec![action.to_owned()]));
        state.play(action).unwrap();
        assert_eq!(outcome(&*state), serde_json::json!({"gold": result[0], "scarlet": result[1]}));
        assert!(state.legal().is_empty() && state.to_move().is_empty());
        assert_eq!(state.resignation(seat), None);
        assert!(state.play(action).is_err());
    }
}

#[test]
fn position_strings_that_cannot_be() {
    let good = start().position();
    let none: [(&str, &str); 0] = [];
    let options = Options::check(game().options(), none).unwrap();
    let fault = |text: &str| {
        let refusal = game().start(&options, Some(text)).map(|state| state.position()).unwrap_err();
        assert_eq!(refusal.kind, RefusalKind::BadPosition);
        let english = liege_words::Language::ENGLISH;
        liege_game::words().say_of(english, game(), &refusal.message)
    };
    for (from, to, part) in [
        (" gold - 0 1", " gold - 0 1 x", "here there are 6"),
        (" gold - 0 1", "", "here there is one"),
        ("|2b3", "/2b3", "three boards are needed"),
        ("/12/12/12/12/S1", "/12/12/12/S1", "board 3 needs eight ranks"),
        ("2g3r3g1", "2g3r3g", "rank 8 of board 3 has 11 squares, not 12"),
        ("2g3r3g1", "2g3r3g2", "has 13 squares"),
        ("/12/12/12/12/S1", "/13/12/12/12/S1", "“13” is not a number of empty squares"),
        ("/12/12/12/12/S1", "/012/12/12/12/S1", "“012” is not a number"),
        ("2g3r3g1", "2q3r3g1", "“q” is not a piece"),
        ("2g3r3g1", "2ж3r3g1", "“ж” is not a piece"),
        ("2g3r3g1", "2w3r3g1", "Warrior on 3c8: this piece never stands on level 3"),
        ("2b3e3b1", "2r3e3b1", "Dragon on 1c8"),
        ("ouhtcmkpthuo", "wuhtcmkpthuo", "a Warrior never stands on rank 1 or 8"),
        ("ouhtcmkpthuo", "ouhtcmppthuo", "Scarlet must have exactly one King, not 0"),
        ("ouhtcmkpthuo", "ouhtkmkpthuo", "not 2"),
        (" gold ", " white ", "“white” is neither gold nor scarlet"),
        (" - ", " 3c1=2b2 ", "no Hero stands on 3c1"),
        (" - ", " x ", "“x” is not a Hero"),
        (" 0 1", " -1 1", "“-1” is not a whole number from 0 on"),
        (" 0 1", " 00 1", "“00”"),
        (" 0 1", " 0 99999999999", "99999999999"),
    ] {
        assert!(good.contains(from));
        let said = fault(&good.replacen(from, to, 1));
        assert!(said.contains(part), "{said}\n  {part}");
    }
    let away = "12/12/12/4H7/12/12/12/12|6k5/12/12/12/12/12/12/6K5|12/12/12/12/8H3/12/12/12 gold ORIGINS 0 1";
    for (origins, part) in [
        ("-", "the Hero on 1i4 needs the square it came from"),
        ("1i4=2j5", "the Hero on 3e5 needs"),
        ("3e5=2d4,1i4=2j5", "out of order"),
        ("1i4=2j5,1i4=2j5,3e5=2d4", "repeated"),
        ("1i4=2j4,3e5=2d4", "2j4 is not a square of level 2 one file and one rank away from 1i4"),
        ("1i4=1j5,3e5=2d4", "1j5 is not"),
        ("1i4=2j5,3e5", "“3e5” is not a Hero"),
    ] {
        let said = fault(&away.replace("ORIGINS", origins));
        assert!(said.contains(part), "{said}");
    }
    assert_eq!(at(&away.replace("ORIGINS", "1i4=2j5,3e5=2d4")).legal().len(), 9);
    let any = with(&[("hero_return", "any")], Some(&away.replace("ORIGINS", "1i4=2j5,3e5=2d4")));
    assert!(any.position().contains(" gold - "), "entries given are ignored");
    let check = "12/12/12/12/12/12/12/12|6k5/12/12/12/12/12/12/6K4O|12/12/12/12/12/12/12/12 gold - 0 1";
    at(check);
    let said = fault(&check.replace("4O", "4o").replace("gold", "scarlet"));
    assert!(said.contains("Gold is in check, but it is the other side’s turn"), "{said}");
}

#[test]
fn what_is_not_canonical_is_not_played() {
    let mut state = start();
    for (text, id, candidates) in [
        ("w2f3", "sqr-no-form", &["W/2f2-2f3"][..]),
        ("W/2f2-2f3 ch", "sqr-no-form", &["W/2f2-2f3"]),
        ("W2f9", "sqr-no-square-rank", &["W/2f2-2f3"]),
        ("W/2f2-2f9", "sqr-no-square-rank", &["W/2f2-2f3"]),
        ("Wx2f3", "sqr-read-nothing-there", &["W/2f2-2f3"]),
        ("Q/2f2-2f3", "sqr-read-whole", &["W/2f2-2f3"]),
        ("R/3g1-3f1", "sqr-no-form", &["Dr/3g1-3f1"]),
        ("M/2f2-2f3", "sqr-no-other-piece", &["W/2f2-2f3"]),
        ("W/2f2x2f3", "sqr-no-sign-empty", &["W/2f2-2f3"]),
        ("Dr/3g1-3a7", "sqr-no-form", &["Dr/3g1x3a7"]),
        ("W/2f2-2f3(H)", "sqr-read-not-becomes", &["W/2f2-2f3"]),
        ("W/2f7-2f6", "sqr-no-command", &[]),
        ("resign", "sqr-no-form", &[]),
        ("", "sqr-read-nothing", &[]),
    ] {
        let refusal = state.play(text).unwrap_err();
        assert_eq!(refusal.message.id(), id, "{text}");
        assert_eq!(refusal.candidates, candidates, "{text}");
    }
    let mut promoting = at(MIDDLE_GAME);
    let refusal = promoting.play("W/2c7-2c8").unwrap_err();
    assert_eq!((refusal.message.id(), refusal.candidates), ("sqr-no-form", vec!["W/2c7-2c8(H)".to_owned()]));
}
