//! Tests of Corners against its page.

use super::game::SPEC;
use liege_game::{Options, Points, Seat, State};
use liege_squares::Sitting;
use liege_testing::squares::{hold, sitting};

fn game(given: &[(&str, &str)], position: Option<&str>) -> Sitting {
    sitting(&SPEC, &Options::check(SPEC.options, given.iter().copied()).unwrap(), position)
}

fn why(game: &Sitting, seat: u8, text: &str) -> String {
    game.read(Seat(seat), text).unwrap_err().message.id().to_owned()
}

#[test]
fn what_the_kit_makes_of_it() {
    hold(&SPEC);
}

#[test]
fn counts_of_the_page() {
    for (home, counts) in [
        ("3x3", [12, 144, 2_784]),
        ("triangle10", [14, 196, 3_584]),
        ("3x4", [14, 196, 4_412]),
        ("4x3", [14, 196, 4_412]),
        ("4x4", [16, 262, 6_618]),
    ] {
        let start = game(&[("home", home)], None);
        assert_eq!([1, 2, 3].map(|depth| start.perft(depth)), counts, "{home}");
    }
}

#[test]
fn a_chain_is_typed_by_its_ends_or_with_every_landing() {
    let text = "5bbb/5b1b/6bb/5b2/4w3/ww1b4/www5/www5 w 0 0 0 0 - - 0 3x3 win 100 20";
    let game = game(&[], Some(text));
    assert_eq!(game.legal().len(), 29);
    for text in [
        "c1-g7",
        "c1g7",
        "c1 g7",
        "C1–g7",
        "c1:g7",
        "c1-c3-e3-e5-g5-g7",
        "с1 г7",
        "c1xc3xe3xe5xg5xg7",
        "3. c1-g7",
    ] {
        assert_eq!(game.read(Seat(0), text), Ok(vec!["c1-g7".to_owned()]), "{text}");
    }
    assert_eq!(why(&game, 0, "c1-e3-g7"), "sqr-no-route");
    assert_eq!(why(&game, 0, "g7"), "sqr-read-several");
    assert_eq!(game.read(Seat(0), "f4"), Ok(vec!["e4-f4".to_owned()]));
    assert_eq!(why(&game, 0, "c1-d2"), "ugo-objection-way");
    assert_eq!(why(&game, 0, "b2-b5"), "ugo-objection-way");
    assert_eq!(why(&game, 0, "b2-b1"), "sqr-no-own");
}

#[test]
fn the_yard_has_to_be_left() {
    let text = "bbb4b/bb6/3ww3/2www3/3ww3/3ww3/7b/6bb b 0 0 0 0 - - 0 3x3 win 100 20";
    let obliged = game(&[], Some(text));
    assert_eq!(obliged.legal(), ["h8-g8", "h8-h7"]);
    assert_eq!(why(&obliged, 1, "a7-a6"), "ugo-objection-home");
    let free = game(&[], Some(&text.replace("2www3", "3ww3").replace("6bb b", "w5bb b")));
    assert_eq!(free.legal().len(), 17);
}

#[test]
fn the_winner_wins_at_once_or_is_paid() {
    let text = "4ww1w/5www/5www/8/3b4/bb6/bbb5/bbb5 w 0 0 0 0 - - 0 3x3 win 100 20";
    let mut won = game(&[], Some(text));
    won.play("e8-g8").unwrap();
    assert_eq!(won.position(), "5www/5www/5www/8/3b4/bb6/bbb5/bbb5 b 1 0 0 0 e8-g8 w 0 3x3 win 100 20");
    assert_eq!(won.outcome().unwrap().points, [Points::whole(1), Points::whole(0)]);

    let mut paid = game(&[], Some(&text.replace("win", "points")));
    let told: Vec<String> =
        paid.play("e8-g8").unwrap().iter().map(|event| event.message.id().to_owned()).collect();
    assert_eq!((told[1].as_str(), paid.legal().len(), paid.outcome()), ("ugo-filled", 16, None));
    // A player who has won can't resign the win away, nor agree to a draw.
    assert_eq!((paid.resignation(Seat(0)), paid.drawn()), (None, None));
    let mut left = paid.clone();
    left.play("resign black").unwrap();
    assert_eq!(left.outcome().unwrap().points, [Points::whole(1), Points::whole(-1)]);
    paid.play("d4-c4").unwrap();
    paid.play("c4-c3").unwrap();
    assert_eq!(paid.position(), "5www/5www/5www/8/8/bbb5/bbb5/bbb5 b 1 0 0 0 c4-c3 w 2 3x3 points 100 20");
    assert_eq!(paid.outcome().unwrap().points, [Points::whole(2), Points::whole(-2)]);
}

#[test]
fn copying_is_refused_while_there_is_another_move() {
    let mut copying = game(&[("copy_limit", "3")], None);
    let counters = |game: &Sitting| game.position().split(' ').skip(4).take(2).collect::<Vec<_>>().join("/");
    let mut seen = Vec::new();
    for action in ["c3-d3", "f6-e6", "c2-d2", "f7-e7", "c1-d1"] {
        copying.play(action).unwrap();
        seen.push(counters(&copying));
    }
    assert_eq!(seen, ["0/0", "0/1", "-1/1", "-1/2", "-1/2"]);
    assert_eq!(why(&copying, 1, "f8-e8"), "ugo-objection-copy");
    assert!(!copying.legal().contains(&"f8-e8".to_owned()));
}

#[test]
fn a_game_without_end_is_ended_by_its_moves() {
    let text = "5bb1/5bbb/5bbb/6b1/8/1w6/www5/www2ww1 w 4 4 -1 -1 - - 0 3x3 points 5 20";
    let mut level = game(&[], Some(text));
    level.play("b3-b4").unwrap();
    level.play("g5-g4").unwrap();
    let outcome = level.outcome().unwrap();
    // One more white disc has left its yard than black ones.
    assert_eq!(outcome.points, [Points::whole(9), Points::whole(-9)], "{}", level.position());
}

#[test]
fn positions_that_cannot_be_are_refused_field_by_field() {
    let start = "5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 0 0 0 0 - - 0 3x3 win 100 20";
    for (from, to, id) in [
        ("5bbb/5bbb", "6bb/5bbb", "ugo-position-count"),
        ("www5 w", "www5 x", "sqr-position-side"),
        ("0 0 0 0", "0 0 -2 0", "sqr-position-number"),
        ("0 - -", "0 c3-c4 -", "ugo-position-last"),
        ("- - 0", "- w 0", "ugo-position-won"),
        ("- - 0", "- - 1", "ugo-position-after"),
        ("3x3", "5x5", "ugo-position-home"),
        ("win", "lose", "ugo-position-scoring"),
        ("5bbb/5bbb", "5bbx/5bbb", "sqr-position-disc"),
    ] {
        let text = start.replacen(from, to, 1);
        let none: [(&str, &str); 0] = [];
        let refusal = (SPEC.start)(&Options::check(SPEC.options, none).unwrap(), Some(&text)).unwrap_err();
        assert!(format!("{:?}", refusal.message).contains(id), "{text}: {refusal:?}");
    }
}
