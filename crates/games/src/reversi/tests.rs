//! Tests of Reversi against its page, and against counts published for Othello.

use super::game::{Reversi, SPEC};
use liege_game::{Options, RefusalKind, Seat, State};
use liege_squares::Rules;
use liege_testing::squares::{hold, sitting};
use liege_words::Language;

fn options(opening: &str, supply: &str) -> Options {
    Options::check(SPEC.options, [("opening", opening), ("supply", supply)]).unwrap()
}

#[test]
fn what_the_kit_makes_of_it() {
    hold(&SPEC);
}

#[test]
fn known_counts() {
    // Fairy-Stockfish counts the first two in the same way (flipersi, flipello); the second is Othello's,
    // known to great depths.
    for (opening, counts) in [
        ("free", [4, 12, 24, 24, 96, 320, 1_536]),
        ("diagonal", [4, 12, 56, 244, 1_396, 8_200, 55_092]),
        ("parallel", [4, 14, 68, 292, 1_690, 9_696, 64_794]),
    ] {
        let start = sitting(&SPEC, &options(opening, "own"), None);
        let found: Vec<u64> = (1..=7).map(|depth| start.perft(depth)).collect();
        assert_eq!(found, counts, "{opening}");
    }
}

#[test]
fn whoever_cannot_move_is_passed_over_and_told_so() {
    let text = "wwwwwwww/wbbbbbbw/wbbbbbbw/wbbbbbbw/wbbbbbbw/wbbbbbbw/wbbbbbb1/wwwwww2 b 3 3 free";
    let game = sitting(&SPEC, &options("free", "own"), Some(text));
    assert_eq!((game.turn(), game.legal()), (Some(Seat(1)), vec!["g8".into(), "h7".into(), "h8".into()]));
    // Black has no disc in hand, so White continues.
    let mut alone = sitting(&SPEC, &options("free", "own"), Some("bw6/8/8/3bw3/3bw3/8/8/8 b 0 5 free"));
    let events = alone.play("c4").unwrap();
    let told: Vec<&str> = events.iter().map(|event| event.message.id()).collect();
    assert_eq!((told, alone.turn()), (vec!["rev-played", "rev-skipped"], Some(Seat(1))));
    let refusal = game.read(Seat(1), "pass").unwrap_err();
    assert_eq!((refusal.kind, refusal.message.id()), (RefusalKind::Unreadable, "sqr-read-no-pass"));
}

#[test]
fn squares_are_named_as_people_name_them() {
    let start = sitting(&SPEC, &options("diagonal", "own"), None);
    for text in ["d3", "D3", "20", "д3", "Black d3", "чёрные: д3", "1. d3", " d3 "] {
        assert_eq!(start.read(Seat(0), text), Ok(vec!["d3".to_owned()]), "{text}");
    }
    let why = |text: &str| start.read(Seat(0), text).unwrap_err().message.id().to_owned();
    assert_eq!(why("a1"), "rev-objection-line");
    assert_eq!(why("d4"), "sqr-no-drop-occupied");
    assert_eq!(why("65"), "sqr-no-square-number");
    let empty = sitting(&SPEC, &options("free", "own"), None);
    assert_eq!(empty.read(Seat(0), "a1").unwrap_err().message.id(), "rev-objection-centre");
}

#[test]
fn discs_run_out_only_where_they_are_ones_own() {
    let text = "bw6/8/8/3bw3/3bw3/8/8/8 b 0 5 free";
    let game = sitting(&SPEC, &options("free", "own"), Some(text));
    assert_eq!((game.turn(), game.legal().concat()), (Some(Seat(1)), "c3c4c5c6".to_owned()));
    let shared = sitting(&SPEC, &options("free", "shared"), Some(&text.replace("0 5", "* *")));
    assert_eq!(shared.turn(), Some(Seat(0)));
}

#[test]
fn positions_that_cannot_be_are_refused_field_by_field() {
    for (text, id) in [
        ("8/8/8/3xb3/3bw3/8/8/8 b 30 30 free", "sqr-position-disc"),
        ("8/8/8/3wb3/3bw3/8/8/8 x 30 30 free", "rev-position-side"),
        ("8/8/8/3wb3/3bw3/8/8/8 - 30 30 free", "rev-position-open"),
        ("8/8/8/3wb3/3bw3/8/8/8 b 33 30 free", "rev-position-supply"),
        ("8/8/8/3wb3/3bw3/8/8/8 b * 30 free", "sqr-position-number"),
        ("8/8/8/3wb3/3bw3/8/8/8 b 30 30 othello", "rev-position-opening"),
        ("8/8/8/3wb3/3bw3/8/8 b 30 30 free", "sqr-position-ranks"),
    ] {
        let refusal = (SPEC.start)(&options("free", "own"), Some(text)).unwrap_err();
        let shown = liege_game::words().say(Language::ENGLISH, &refusal.message);
        assert!(format!("{:?}", refusal.message).contains(id), "{text}: {shown}");
    }
    let start: Box<dyn Rules> = (SPEC.start)(&options("parallel", "shared"), None).unwrap();
    assert_eq!(start.position(), "8/8/8/3bb3/3ww3/8/8/8 b * * parallel");
    assert!(format!("{start:?}").contains(std::any::type_name::<Reversi>().rsplit("::").next().unwrap()));
}
