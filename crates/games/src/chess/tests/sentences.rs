//! Tests of the games' sentences: why a king can't castle, notes, lines, plates, signs on the board.

use super::{options, spec};
use liege_game::Seat;
use liege_game::scene::Icon;
use liege_squares::{Kind, Rules, Sight, Square};
use liege_words::{Arg, Message};

fn game(id: &str, position: &str) -> Box<dyn Rules> {
    let spec = spec(id);
    (spec.start)(&options(spec, &serde_json::json!({})), Some(position)).unwrap()
}

fn arg<'a>(message: &'a Message, name: &str) -> &'a Arg {
    &message.args().iter().find(|(known, _)| *known == name).unwrap().1
}

fn play(game: &mut Box<dyn Rules>, text: &str) {
    let play = game.plays().into_iter().find(|play| game.canonical(play) == text).unwrap();
    game.make(&play);
}

#[test]
fn castling_is_refused_with_its_reason() {
    let why = |id: &str, position: &str, short: bool| {
        let message = game(id, position).no_castling(Seat(0), short)?;
        Some(message.id().strip_prefix("sqr-no-castling-").unwrap_or(message.id()).to_owned())
    };
    let chess = |rank: &str, short| why("chess", &format!("4k3/8/8/8/8/8/8/{rank} w KQ - 0 1"), short);
    assert_eq!(chess("R3K2R", true), None);
    assert_eq!(chess("RN2K2R", false).as_deref(), Some("between"));
    assert_eq!(why("chess", "4k3/8/8/8/8/8/8/R3K2R w K - 0 1", false).as_deref(), Some("right"));
    let attacked = |rook: &str, short| why("chess", &format!("4k3/8/8/8/8/8/{rook}/R3K2R w KQ - 0 1"), short);
    assert_eq!(attacked("4r3", true).as_deref(), Some("check"));
    assert_eq!(attacked("5r2", true).as_deref(), Some("through"));
    assert_eq!(attacked("5r2", false), None);
    // The rook may be attacked, and so may the squares it passes.
    assert_eq!(attacked("1r6", false), None);
    let through = game("chess", "4k3/8/8/8/8/8/6r1/R3K2R w KQ - 0 1").no_castling(Seat(0), true).unwrap();
    assert_eq!(*arg(&through, "square"), "g1".into());
    let Arg::All(attackers) = arg(&through, "attackers") else { unreachable!() };
    assert_eq!(*arg(&attackers[0], "square"), "g2".into());
    // Games where check has no meaning; and those where the die decides otherwise.
    assert_eq!(why("two-move-chess", "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1 2 -", true), None);
    let dice = |thrown: u8| why("dice-chess", &format!("4k3/8/8/8/8/8/7P/R3K2R w KQ - 0 1 {thrown}"), true);
    assert_eq!([dice(1), dice(3)], [None, None]);
    assert_eq!(dice(6).as_deref(), Some("dic-objection-number"));
}

#[test]
fn an_attacked_maharajah_is_told_of() {
    let game = game("maharajah", "8/8/8/3m4/8/8/8/3QK3[] b - - 0 5");
    let lines = game.lines();
    assert_eq!(lines[0].id(), "mhr-line-attacked");
    assert_eq!(*arg(&lines[0], "square"), "d5".into());
    let (icons, words) = game.plate(Seat(1));
    assert_eq!((icons, words.unwrap().id()), (vec![Icon::Burst], "mhr-plate-attacked"));
    assert_eq!(game.plate(Seat(0)), (Vec::new(), None));
    let taken = self::game("maharajah", "8/8/8/3Q4/8/8/8/4K3[] b - - 0 6");
    let end = taken.ending().unwrap();
    assert_eq!(taken.ending_said(end).unwrap().id(), "mhr-end-taken");
}

#[test]
fn the_number_thrown_is_seen() {
    let game = game("dice-chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1 3");
    let seen = [Sight::Die(Seat(0), 3), Sight::May(Square(4)), Sight::May(Square(7))];
    assert_eq!(game.sights(), seen);
    assert_eq!(game.note().unwrap().id(), "dic-note-thrown");
    assert_eq!(game.of_number("5"), Some(Kind(4)));
    assert_eq!(game.of_number("7"), None);
    assert!(game.chance().is_empty());
    let king = game.reachable().into_iter().find(|play| game.canonical(play) == "e1e2").unwrap();
    let objection = game.objection(&king, true).unwrap();
    assert_eq!(objection.id(), "dic-objection-number");
}

#[test]
fn who_has_moved_is_told() {
    let mut game = game("move-all", "4k3/8/8/8/8/8/P7/4K2R w K - 0 1 - -");
    assert_eq!((game.note(), game.words().is_empty(), game.is_within_turn()), (None, true, false));
    play(&mut game, "a2a3");
    assert_eq!(*arg(&game.note().unwrap(), "left"), 2.into());
    assert_eq!(game.lines()[0].id(), "all-note-unmoved");
    assert!(game.is_within_turn());
    play(&mut game, "e1g1");
    assert_eq!(game.note().unwrap().id(), "all-note-none");
    assert_eq!(game.sights(), [5, 6, 16].map(|at| Sight::Moved(Square(at))));
    assert_eq!(game.words(), ["end"]);
    game.say("end");
    assert_eq!(game.note(), None);
}

#[test]
fn what_is_left_of_a_turn_stands_on_the_plate() {
    let mut game = game("two-move-chess", "4k3/8/8/8/8/8/8/4K2R w - - 0 2 2 -");
    assert!(!game.is_within_turn());
    play(&mut game, "h1h2");
    assert!(game.is_within_turn());
    assert_eq!(*arg(&game.plate(Seat(0)).1.unwrap(), "left"), 1.into());
    assert_eq!(game.plate(Seat(1)), (Vec::new(), None));
}

#[test]
fn what_is_taken_is_not_put_just_anywhere() {
    let why = |text: &str| {
        let game = game("swedish-relocation", "4k3/8/8/3pn3/4P3/5N2/8/4K3 w - - 0 1");
        let play = game.reachable().into_iter().find(|play| game.canonical(play) == text).unwrap();
        Some(game.objection(&play, true)?.id().to_owned())
    };
    assert_eq!(why("e4d5>a1").as_deref(), Some("rel-objection-edge"));
    assert_eq!(why("e4d5>d2").as_deref(), Some("rel-objection-check"));
    assert_eq!(why("f3e5>d3").as_deref(), Some("rel-objection-check"));
    assert_eq!(why("f3e5>d4"), None);
}

#[test]
fn a_board_that_is_ahead_waits() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0";
    let game = game("swedish-bughouse", &format!("{start} 3 | {start} 1"));
    let note = game.note().unwrap();
    assert_eq!(
        (note.id(), arg(&note, "board"), arg(&note, "plies")),
        ("bug-note-lead", &"A".into(), &4.into())
    );
    assert_eq!(game.turn().iter().collect::<Vec<_>>(), [Seat(2)]);
}

/// The notation of all legal moves with the English letters.
fn shown(id: &str, position: &str) -> Vec<String> {
    let game = game(id, position);
    let letter = |name: &Message| {
        let kinds = game.spec().kinds.iter().filter(|kind| kind.name() == *name);
        kinds.map(|kind| kind.letter).collect::<String>()
    };
    let part = |(_, part): &(_, Arg)| match part {
        Arg::Say(name) => letter(name),
        Arg::Text(text) => text.clone(),
        _ => unreachable!(),
    };
    let mut all: Vec<String> =
        game.plays().iter().map(|play| game.display(play).args().iter().map(part).collect()).collect();
    all.sort();
    all
}

#[test]
fn notation_says_as_little_as_is_needed() {
    let some = |position: &str, expected: &[&str]| {
        let found = shown("chess", position);
        for text in expected {
            assert!(found.iter().any(|san| san == text), "{text}: {found:?}");
        }
    };
    some("4k3/8/8/8/8/5N2/8/1N2K2R w K - 0 1", &["Nbd2", "Nfd2", "Nc3", "O-O", "Rh8+"]);
    some("4k3/8/8/R7/8/8/8/R3K3 w Q - 0 1", &["R1a3", "R5a3", "O-O-O"]);
    some("7k/8/1Q6/8/1Q3Q2/8/8/K7 w - - 0 1", &["Qb4d6", "Qfd6", "Q6d6", "Qff8+"]);
    some("1r2k3/P7/8/3pP3/8/8/8/4K3 w - d6 0 1", &["exd6", "axb8=Q+", "a8=N", "e6"]);
    some("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", &["Ra8#"]);
}

#[test]
fn notation_says_where_the_victim_goes() {
    let shown = shown("swedish-relocation", "4r1k1/8/8/8/8/2n5/4N3/4K3 w - - 0 1");
    assert_eq!(shown[3..], ["Nxc3>e2", "Nxc3>e3", "Nxc3>e4", "Nxc3>e5", "Nxc3>e6", "Nxc3>e7"]);
}
