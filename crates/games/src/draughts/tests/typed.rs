//! Tests of typed moves.

use super::{SPECS, plain};
use liege_game::{Options, Refusal, RefusalKind, State, by_id, words};
use liege_words::Language;

fn game(id: &str, position: Option<&str>) -> Box<dyn State> {
    let none: [(&str, &str); 0] = [];
    let game = by_id(id).unwrap();
    game.start(&Options::check(game.options(), none).unwrap(), position).unwrap()
}

fn read(game: &dyn State, text: &str) -> Result<String, Refusal> {
    game.read(game.turn().unwrap(), text).map(|actions| actions.join(" "))
}

#[test]
fn moves_are_typed_in_many_ways() {
    let pair = Some("W:Wc5:Bd6,f6");
    let round = Some("W:W28:B22,12,13,23");
    for (id, position, meant, texts) in [
        ("russian-draughts", None, "c3-d4", "c3-d4|c3 d4|c3d4|C3–D4|с3-д4|ц3 д4|шашка c3-d4|c3 на d4"),
        ("russian-draughts", None, "c3-d4", "22-18|22 18|22-d4|1. c3-d4!"),
        ("russian-draughts", None, "g3-h4", "г3-х4|г3 х4|г3н4|g3 – н4"),
        ("russian-draughts", None, "a3-b4", "а3-б4|а3в4"),
        ("russian-draughts", pair, "c5xe7xg5", "c5:e7:g5|c5:g5|c5 g5|c5хe7хg5|с5хе7хг5|ц5 е7 г5|g5|c5*e7*g5"),
        ("russian-draughts", pair, "c5xe7xg5", "14x7x16|14-16|14 16|c5e7g5"),
        ("english-draughts", None, "11-15", "11-15|11 15|f6-e5|ф6е5|11 – 15|f6 15"),
        ("international-draughts", None, "32-28", "32-28|32 28|d4e5|д4-е5|1. 32-28"),
        ("international-draughts", round, "28x17x8x19x28", "28x28|28x17x8x19x28|28:19:8:17:28|28 17 28"),
        ("international-draughts", round, "28x17x8x19x28", "28 19 28|28x8x28|28х17х28|e5e5"),
        ("italian-draughts", None, "22-18", "22-18|d3-c4|d3c4"),
        ("spanish-draughts", None, "11-15", "11-15|d3-c4|11 15"),
        ("canadian-draughts", None, "45-39", "45-39|e5-f6|е5 ф6"),
        ("turkish-draughts", None, "c3-c4", "c3-c4|c4|c3c4|43-35|с3-с4"),
    ] {
        let game = game(id, position);
        for text in texts.split('|') {
            let read = read(&*game, text);
            assert_eq!(read.as_ref().ok().map(String::as_str), Some(meant), "{text}: {read:?}");
        }
    }
}

#[test]
fn the_sign_of_a_capture_where_nothing_is_taken_is_asked_about() {
    for (id, text, meant) in [
        ("russian-draughts", "c3:d4", "c3-d4"),
        ("russian-draughts", "22x18", "c3-d4"),
        ("english-draughts", "11x15", "11-15"),
        ("turkish-draughts", "с3:с4", "c3-c4"),
    ] {
        let refusal = read(&*game(id, None), text).unwrap_err();
        assert_eq!(
            (refusal.message.id(), &refusal.candidates[..]),
            ("sqr-no-sign-empty", &[meant.to_owned()][..])
        );
    }
}

/// The refusal of a text that is no move, and what it says in English.
fn refused(id: &str, position: Option<&str>, text: &str) -> (Refusal, String) {
    let refusal = read(&*game(id, position), text).unwrap_err();
    let said = words().say_of(Language::ENGLISH, by_id(id).unwrap(), &refusal.message);
    (refusal, said)
}

#[test]
fn several_captures_are_told_apart() {
    let (refusal, said) = refused("english-draughts", Some("W:W22:B17,9,18,10"), "22x6");
    assert_eq!((refusal.kind, refusal.message.id()), (RefusalKind::Ambiguous, "sqr-read-several-captures"));
    assert!(said.contains("22x13x6 takes 17, 9; 22x15x6 takes 18, 10"), "{said}");
    assert_eq!(refusal.candidates, ["22x13x6", "22x15x6"]);
}

/// Each text is refused by the sentence with that id, which names the obstacle.
#[test]
fn refusals_say_what_is_wrong() {
    let forced = Some("W:Wc5,a1:Bd6,f6");
    for (id, position, text, sentence, named) in [
        ("russian-draughts", forced, "a1-b2", "drt-objection-must-take", "c5xe7xg5"),
        ("russian-draughts", forced, "b2", "drt-objection-must-take", "c5xe7xg5"),
        ("russian-draughts", forced, "c5:e7", "drt-objection-goes-on", "c5xe7xg5"),
        ("russian-draughts", None, "c3-d4 d6-c5", "sqr-read-too-many", "c3-d4"),
        ("russian-draughts", None, "c3-c4", "sqr-no-way", "c3–c4"),
        ("russian-draughts", None, "b2-c3", "sqr-no-own", "c3"),
        ("russian-draughts", None, "b6-a5", "sqr-no-command", "Black’s man"),
        ("russian-draughts", None, "d4 e5", "sqr-no-piece", "d4"),
        ("russian-draughts", None, "h6", "sqr-read-no-man", "h6"),
        ("english-draughts", None, "33-28", "sqr-no-square-number", "from 1 to 32"),
        ("english-draughts", None, "15", "sqr-read-several", ""),
    ] {
        let (refusal, said) = refused(id, position, text);
        assert_eq!(refusal.message.id(), sentence, "{text}: {said}");
        assert!(said.contains(named), "{text}: {said}");
    }
}

/// Numbers and letters are both read, whichever are a game's canonical names.
#[test]
fn every_first_move_is_read_by_numbers_and_by_letters() {
    for spec in SPECS {
        let (game, rules, geometry) = (game(spec.id, None), plain(spec, None), spec.geometry);
        for play in rules.plays() {
            let (from, to) = (play.from.unwrap(), play.to);
            let number = |at| geometry.number(at).unwrap();
            let by_numbers = format!("{} {}", number(from), number(to));
            let by_letters = format!("{}{}", geometry.letters(from), geometry.letters(to));
            for text in [by_numbers, by_letters] {
                assert_eq!(read(&*game, &text).unwrap(), rules.canonical(&play), "{} {text}", spec.id);
            }
        }
    }
}
