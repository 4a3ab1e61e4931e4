//! Tests of Halma and Chinese checkers against their pages.

use super::game::{CHINESE_CHECKERS, HALMA};
use liege_game::{Game, Options, Points, Seat, State, seated};

/// A game with these options, or from a position.
fn game(of: &'static dyn Game, given: &[(&str, &str)], position: Option<&str>) -> Box<dyn State> {
    let options = Options::check(of.options(), given.iter().copied()).unwrap();
    seated(of, &options, position).start(&options, position).unwrap()
}

fn at(of: &'static dyn Game, position: &str) -> Box<dyn State> {
    game(of, &[], Some(position))
}

fn why(game: &dyn State, seat: u8, text: &str) -> String {
    game.read(Seat(seat), text).unwrap_err().message.id().to_owned()
}

fn points(game: &dyn State) -> Vec<Points> {
    game.outcome().unwrap().points
}

/// Whole numbers of points.
fn whole<const N: usize>(points: [i32; N]) -> Vec<Points> {
    points.map(Points::whole).to_vec()
}

#[test]
fn counts_of_the_pages() {
    for (of, players, counts) in [
        (&HALMA, "2", [40, 1600, 85_440]),
        (&HALMA, "4", [32, 1024, 32_768]),
        (&CHINESE_CHECKERS, "2", [14, 196, 4_760]),
        (&CHINESE_CHECKERS, "3", [14, 196, 2_744]),
        (&CHINESE_CHECKERS, "4", [14, 199, 2_786]),
        (&CHINESE_CHECKERS, "6", [14, 199, 2_828]),
    ] {
        let start = game(of, &[("players", players)], None);
        assert_eq!([1, 2, 3].map(|depth| start.perft(depth)), counts, "{} {players}", of.id());
    }
}

#[test]
fn the_number_of_seats_follows_the_options_or_the_position() {
    let usual = Options::check(HALMA.options(), [("players", "4"), ("partners", "yes")]).unwrap();
    let four = seated(&HALMA, &usual, None);
    assert_eq!(
        four.seats().iter().map(|seat| (seat.id, seat.team)).collect::<Vec<_>>(),
        [("white", 0), ("red", 1), ("black", 0), ("green", 1)]
    );
    let two = "16/16/16/16/16/16/16/16/16/16/6b9/16/4b11/2w13/1w14/w15 w 0,0 - 2,no,40,200";
    assert_eq!(seated(&HALMA, &usual, Some(two)).seats().len(), 2);
    assert_eq!(four.start(&usual, Some(two)).unwrap_err().message.id(), "hal-position-players");
    assert_eq!(HALMA.start(&usual, None).unwrap_err().message.id(), "hal-position-players");
    let six = Options::check(CHINESE_CHECKERS.options(), [("players", "6")]).unwrap();
    assert_eq!(seated(&CHINESE_CHECKERS, &six, None).seats().len(), 6);
    // Only four can be partners.
    let pairs = Options::check(HALMA.options(), [("partners", "yes")]).unwrap();
    let four = seated(&HALMA, &pairs, None);
    assert_eq!(four.seats().len(), 4);
    assert!(four.start(&pairs, None).unwrap().position().ends_with(" 4,yes,40,200"));
    assert_eq!(liege_game::players(&HALMA), [2, 4]);
    assert_eq!(liege_game::players(four), [2, 4]);
    assert_eq!(liege_game::players(&CHINESE_CHECKERS), [2, 3, 4, 6]);
}

#[test]
fn a_chain_is_typed_by_its_ends_or_with_its_stops_in_either_alphabet() {
    let game = at(&HALMA, "16/16/16/16/16/16/16/16/16/16/6b9/16/4b11/2w13/1w14/w15 w 0,0 - 2,no,40,200");
    for text in [
        "b2-f4", "b2f4", "b2 f4", "B2–F4", "b2:f4", "b2-d4-f4", "b2xd4xf4", "1. b2-f4", "б2-ф4", "в2 ф4",
        "b2→f4", "f4", "Ф4", "b2-f4!",
    ] {
        assert_eq!(game.read(Seat(0), text), Ok(vec!["b2-f4".to_owned()]), "{text}");
    }
    for text in ["а1-а2", "A1a2"] {
        assert_eq!(game.read(Seat(0), text), Ok(vec!["a1-a2".to_owned()]), "{text}");
    }
    for (text, id) in [
        ("b2-e4-f4", "hal-objection-leg"),
        ("b2-h8", "hal-objection-way"),
        ("e4-e5", "hal-no-own"),
        ("h8-h9", "sqr-no-piece"),
        ("b2-c3", "hal-no-empty"),
        ("b2-b2", "sqr-no-stay"),
        ("p16", "sqr-read-no-man"),
        ("b2", "sqr-read-only-square"),
        ("c2", "sqr-read-several"),
        ("r5-r6", "hal-no-square"),
        ("b17", "hal-no-square"),
        ("castle", "sqr-read-whole"),
        ("", "sqr-read-nothing"),
        ("pass", "sqr-read-no-pass"),
        ("пас", "sqr-read-no-pass"),
        ("resign black", "sqr-read-other-resigns"),
    ] {
        assert_eq!(why(&*game, 0, text), id, "{text}");
    }
    assert_eq!(game.read(Seat(0), "сдаюсь"), Ok(vec!["resign white".to_owned()]));
    assert_eq!(why(&*game, 1, "e4-e5"), "sqr-no-turn");
    assert_eq!(why(&*game, 5, "e4-e5"), "sqr-read-no-seat");
    assert_eq!(game.moves_of(Seat(0), "a1"), Ok(vec!["a1-a2".to_owned(), "a1-b1".to_owned()]));
    let star = self::game(&CHINESE_CHECKERS, &[], None);
    assert_eq!(star.read(Seat(0), "д2 е6"), Ok(vec!["d2-e6".to_owned()]));
    assert_eq!(why(&*star, 0, "e14"), "hal-no-hole");
    assert_eq!(why(&*star, 0, "d2-d3"), "hal-no-empty");
}

#[test]
fn completions_go_by_the_start_and_by_the_end() {
    let game = game(&CHINESE_CHECKERS, &[], None);
    let found =
        |typed: &str| game.complete(Seat(0), typed).into_iter().map(|(_, action)| action).collect::<Vec<_>>();
    assert_eq!(found(""), game.legal());
    assert_eq!(found("c1"), ["c1-e5", "c1-e7"]);
    assert_eq!(found("с1-е5"), ["c1-e5"]);
    assert_eq!(found("e8"), ["c2-e8", "d3-e8", "d4-e8"]);
    assert!(game.complete(Seat(1), "").is_empty());
}

#[test]
fn home_has_to_be_left_and_the_target_is_not_left_again() {
    let home = at(&HALMA, "16/16/16/16/16/16/16/16/8b7/16/16/5w10/16/16/ww14/w15 w 40,40 - 2,no,40,200");
    assert_eq!(home.legal().len(), 14);
    assert!(home.legal().iter().all(|action| ["a1-", "a2-", "b2-"].contains(&&action[..3])));
    assert_eq!(why(&*home, 0, "f5-f6"), "hal-objection-home");
    assert!(home.turn_note().is_some());
    let stay = at(&HALMA, "15w/16/16/16/16/16/16/16/8b7/16/16/5w10/16/16/16/16 w 3,3 - 2,no,40,200");
    let of_corner: Vec<String> =
        stay.legal().into_iter().filter(|action| action.starts_with("p16")).collect();
    assert_eq!(of_corner, ["p16-o15", "p16-o16", "p16-p15"]);
    let edge = at(&HALMA, "16/16/16/16/14w1/16/16/16/8b7/16/16/5w10/16/16/16/16 w 3,3 - 2,no,40,200");
    assert_eq!(why(&*edge, 0, "o12-n11"), "hal-objection-stay");
}

#[test]
fn squatters_lose() {
    let position =
        "11bbbbb/11bbbbb/12bbbb/13bbb/14b1/14w1/16/16/16/16/16/16/16/16/16/1w14 w 50,50 - 2,no,0,200";
    let mut game = at(&HALMA, position);
    let told = game.play("o11-p12").unwrap();
    assert_eq!(told.last().unwrap().message.id(), "hal-end-finished");
    assert_eq!(points(&*game), whole([1, 0]));
    assert!(game.to_move().is_empty() && game.legal().is_empty());
    let visitor =
        at(&CHINESE_CHECKERS, "g/gg/ggg/gggr/13/12/11/10/r8/10/11/12/13/4/3/2/1 r 60,60 - 2,no,40,200");
    assert_eq!(points(&*visitor), whole([1, 0]));
}

#[test]
fn those_who_share_a_place_share_its_points() {
    let start = game(&CHINESE_CHECKERS, &[("players", "6"), ("move_limit", "1")], None);
    let mut game = start.boxed();
    while let Some(action) = game.legal().first().cloned() {
        game.play(&action).unwrap();
    }
    // Nobody has arrived, and each has taken one or none out of the own tip.
    let halves: i32 = points(&*game).iter().map(|points| points.in_halves()).sum();
    assert_eq!(halves, 30, "5 + 4 + 3 + 2 + 1 points");
    let drawn = start.drawn().unwrap();
    assert_eq!(drawn.points, vec![Points::halves(5); 6]);
}

#[test]
fn who_resigns_is_last_and_the_others_play_on() {
    let mut game = game(&CHINESE_CHECKERS, &[("players", "3")], None);
    game.play("d2-e6").unwrap();
    let told = game.play("resign yellow").unwrap();
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(game.turn(), Some(Seat(2)), "the turn passes on");
    assert!(game.position().ends_with(" b 1,0,0 y! 3,no,40,200"), "{}", game.position());
    assert_eq!(at(&CHINESE_CHECKERS, &game.position()).position(), game.position());
    assert_eq!(game.resignation(Seat(1)), None);
    let told = game.play("resign red").unwrap();
    assert_eq!(told.last().unwrap().message.id(), "hal-end-resigned");
    assert_eq!(points(&*game), whole([1, 0, 2]));
}

#[test]
fn partners_win_together_or_not_at_all() {
    let given = [("players", "4"), ("partners", "yes")];
    let mut given_up = game(&HALMA, &given, None);
    given_up.play("resign red").unwrap();
    assert_eq!(points(&*given_up), whole([1, 0, 1, 0]));
    // White has finished already; Black fills a1's camp with the next move.
    let position =
        "wwww12/wwww12/16/16/16/16/16/16/16/16/16/16/bb14/bbb13/bbb13/bbbb12 b 90,90,90,90 w 4,yes,0,200";
    let mut both = at(&HALMA, &position.replace("wwww12/wwww12", "16/12wwww"));
    assert!(both.outcome().is_none());
    assert_eq!(both.position().split(' ').nth(3), Some("w"));
    let mut limit = at(&HALMA, &position.replace("90,90,90,90", "1,1,0,1").replace("yes,0,200", "yes,0,1"));
    let action = limit.legal()[0].clone();
    limit.play(&action).unwrap();
    assert_eq!(points(&*limit), whole([1, 0, 1, 0]), "a finished partner counts most");
    let last = both.legal().into_iter().find(|action| action.ends_with("-d2")).unwrap();
    both.play(&last).unwrap();
    assert!(both.outcome().is_none(), "a camp with a hole is not full");
}

#[test]
fn positions_that_cannot_be_are_refused_field_by_field() {
    let start =
        HALMA.start(&Options::check(HALMA.options(), [("", ""); 0]).unwrap(), None).unwrap().position();
    let options = Options::check(HALMA.options(), [("", ""); 0]).unwrap();
    for (from, to, id) in [
        ("11bbbbb/11bbbbb", "12bbbbb/11bbbbb", "sqr-position-rank"),
        ("11bbbbb/11bbbbb", "9911bbbbb/11bbbbb", "sqr-position-run"),
        ("11bbbbb/11bbbbb", "11bbbbx/11bbbbb", "hal-position-sign"),
        ("11bbbbb/11bbbbb", "10bbbbbb/11bbbbb", "hal-position-many"),
        ("11bbbbb/", "", "sqr-position-ranks"),
        (" w ", " r ", "hal-position-side"),
        (" w ", " - ", "hal-position-not-over"),
        ("0,0", "0", "hal-position-made"),
        ("0,0", "0,x", "hal-position-made"),
        ("0 - 2", "0 w,w 2", "hal-position-finished"),
        ("2,no", "3,no", "hal-position-options"),
        ("2,no", "2,yes", "hal-position-options"),
        ("40,200", "40", "hal-position-options"),
        (" 2,no", "  2,no", "sqr-position-fields"),
    ] {
        let text = start.replacen(from, to, 1);
        assert_ne!(text, start, "{from}");
        let refusal = HALMA.start(&options, Some(&text)).unwrap_err();
        assert!(format!("{:?}", refusal.message).contains(id), "{text}: {refusal:?}");
    }
}

/// Numbers that look random, the same on every machine.
struct Lots(u64);

impl Lots {
    fn below(&mut self, most: usize) -> usize {
        self.0 = liege_game::mixed(&self.0);
        (self.0 % most.max(1) as u64) as usize
    }
}

/// A game with options.
type Way = (&'static dyn Game, &'static [(&'static str, &'static str)]);

#[test]
fn random_games_come_to_their_end_and_every_move_reads_back() {
    let ways: [Way; 8] = [
        (&HALMA, &[("home_limit", "12"), ("move_limit", "25")]),
        (&HALMA, &[("players", "4"), ("move_limit", "14"), ("home_limit", "8")]),
        (&HALMA, &[("players", "4"), ("partners", "yes"), ("move_limit", "12")]),
        (&CHINESE_CHECKERS, &[("move_limit", "40")]),
        (&CHINESE_CHECKERS, &[("players", "3"), ("move_limit", "40")]),
        (&CHINESE_CHECKERS, &[("players", "4"), ("move_limit", "30")]),
        (&CHINESE_CHECKERS, &[("players", "4"), ("partners", "yes"), ("move_limit", "30")]),
        (&CHINESE_CHECKERS, &[("players", "6"), ("move_limit", "20"), ("home_limit", "5")]),
    ];
    let mut ended = 0;
    for number in 0..200_usize {
        let (of, given) = ways[number % ways.len()];
        let options = Options::check(of.options(), given.iter().copied()).unwrap();
        let of = seated(of, &options, None);
        let mut state = of.start(&options, None).unwrap();
        let mut lots = Lots(number as u64);
        for step in 0.. {
            let legal = state.legal();
            let Some(action) = legal.get(lots.below(legal.len())) else { break };
            assert!(step < 400, "the limit of moves ends every game");
            let seat = state.turn().unwrap();
            if step % 7 == number % 7 {
                for action in &legal {
                    assert_eq!(state.read(seat, action), Ok(vec![action.clone()]), "{}", state.position());
                }
                let text = state.position();
                let again = of.start(&options, Some(&text)).unwrap();
                assert_eq!((again.position(), again.legal()), (text, legal.clone()));
                assert_eq!(state.perft(1), legal.len() as u64);
            }
            state.play(action).unwrap();
        }
        let outcome = state.outcome().expect("an end");
        let given: i32 = outcome.points.iter().map(|points| points.in_halves()).sum();
        let players = of.seats().len() as i32;
        let partners = options.get("partners") == "yes";
        assert_eq!(given, if partners { 4 } else { players * (players - 1) }, "{}", state.position());
        ended += 1;
    }
    assert_eq!(ended, 200);
}

#[test]
fn everything_that_is_said_is_written() {
    let code = [
        include_str!("game.rs"),
        include_str!("position_string.rs"),
        include_str!("reading.rs"),
        include_str!("scene/plates.rs"),
        include_str!("sentences.rs"),
        include_str!("state.rs"),
    ];
    // The seats of other numbers of players.
    let seats = ["red", "green", "orange", "yellow", "blue", "violet"].map(|id| format!("hal-seat-{id}"));
    let seats: Vec<&str> = seats.iter().map(String::as_str).collect();
    liege_testing::sentences::says_all_it_can(&HALMA, &code, &seats);
}
