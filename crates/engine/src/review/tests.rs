use super::*;
use liege_game::{self as game, Options};

fn laid(id: &str, position: Option<&str>) -> (&'static dyn Game, Box<dyn State>) {
    let game = game::by_id(id).unwrap();
    let options = Options::check(game.options(), [("", ""); 0]).unwrap();
    (game, game.start(&options, position).unwrap())
}

/// The turning points of a game with this beginning, with this many nodes for each quick look and ten times
/// as many for each long one.
fn turned(id: &str, position: Option<&str>, actions: &str, quick: u64) -> Vec<Turning> {
    let (game, start) = laid(id, position);
    let ply = |action: &str| Ply { action: action.to_owned(), asked: None };
    let plies = actions.split_whitespace().map(ply).collect();
    let review = Review::of(game, start, plies, Budget { quick, long: 10 * quick });
    review.turnings()
}

/// The turning points of a game, each as its index, the played move, the best move, and the reason.
fn points(turnings: &[Turning]) -> Vec<(usize, String, String, About)> {
    let point =
        |turning: &Turning| (turning.at, turning.played.join(" "), turning.best.join(" "), turning.about);
    turnings.iter().map(point).collect()
}

#[test]
fn a_mate_overlooked_and_a_queen_given_away_are_found() {
    let game = "f2f3 e7e5 g2g4 a7a6 d2d4 d8g5 c1g5 h7h6 g5e3 b8c6";
    let turnings = turned("chess", None, game, 2_000);
    let found = points(&turnings);
    let [allowed, missed, queen] = &found[..] else { panic!("{found:?}") };
    assert_eq!((allowed.0, allowed.1.as_str(), allowed.3), (2, "g2g4", About::MateAllowed(1)));
    assert_eq!(*missed, (3, "a7a6".into(), "d8h4".into(), About::MateMissed(1)));
    assert_eq!((queen.0, queen.1.as_str()), (5, "d8g5"), "{turnings:?}");
    assert!(turnings[2].before > 400 && turnings[2].after < 150, "{turnings:?}");
    assert_eq!(turned("chess", None, game, 2_000), turnings, "the same every time");
}

#[test]
fn a_combination_overlooked_is_found_in_draughts() {
    let position = "W:Wb4,f4,a3,e3,b2,d2,h2,a1,c1,e1,g1:Bd8,f8,h8,a7,c7,g7,b6,d6,h6,c5,g5 4 - -";
    let found = points(&turned("russian-draughts", Some(position), "h2-g3", 2_000));
    let [(0, _, best, _)] = &found[..] else { panic!("{found:?}") };
    assert_eq!(best, "f4-e5");
    assert_eq!(turned("russian-draughts", Some(position), "f4-e5 d6xf4", 2_000), [], "the best is no loss");
}

#[test]
fn of_three_players_each_choice_is_judged_for_whoever_made_it() {
    let position = "1rK/6/10/14/18|1wK/6/10/14/8wRrQ8|1bK/6/4bP5/14/18 W RWB - --- - - - - - - * word";
    let turnings =
        turned("three-player-chess", Some(position), "W:WV9-WS8 B:BT2-BT1 R:RT2-RP3 W:WT2-WT1", 3_000);
    assert!(turnings.len() <= MOST && turnings.is_sorted_by_key(|turning| turning.at), "{turnings:?}");
    let first = &turnings[0];
    assert_eq!(
        (first.at, first.seat, first.best[0].as_str()),
        (0, Seat(1), "W:WV9xWV10"),
        "a queen for nothing"
    );
}

#[test]
fn the_moments_of_a_game_of_dragonchess_come_in_its_order() {
    let game = "G/3c1-3f3 G/3c8-3f6 G/3k1-3h3 Dr/3g8-3i6 G/3h3-3k1 Dr/3i6x3f3 P/2h1-3f1 Dr/3f3x2f2 \
                Dr/3g1x3a7 Dr/3f3-3f2 P/3f1x3f2 G/3f6-3c4 Dr/3a7x2a8 G/3c4x3a7";
    let turnings = turned("dragonchess", None, game, 1_000);
    let places: Vec<(usize, Seat)> = turnings.iter().map(|turning| (turning.at, turning.seat)).collect();
    assert_eq!(places, [(4, Seat(0)), (9, Seat(1))], "{turnings:?}");
    assert_eq!(points(&turnings)[0].2, "Dr/3g1-3f2", "the griffon was guarded no more");
}

#[test]
fn a_turn_of_two_moves_is_one_choice() {
    let turnings = turned("two-move-chess", None, "d2d4 d7d5 g8f6 g1f3 f3e5 f6h5 h5g3", 3_000);
    let [turning] = &turnings[..] else { panic!("{turnings:?}") };
    assert_eq!((turning.at, turning.played.join(" ").as_str()), (5, "f6h5 h5g3"));
    assert_eq!(turning.best.len(), 2, "{turning:?}");
}

/// The tremble of a shot is chance; the player's choice is the shot that was asked for.
#[test]
fn a_shot_is_judged_by_what_came_of_it() {
    let (game, start) = laid("chapaev", None);
    let mut state = start.boxed();
    let (straight, beside) = ("w1:900:100", "w1:1800:100");
    let ply = |action: &str, asked: Option<&str>| Ply {
        action: action.to_owned(),
        asked: asked.map(str::to_owned),
    };
    let budget = Budget { quick: 1_000, long: 30_000 };
    let of = |ply| Review::of(game, start.boxed(), vec![ply], budget).turnings();
    state.play(beside).unwrap();
    assert_ne!(state.position(), start.position());
    let lost = of(ply(beside, None));
    assert!(lost.len() == 1 && lost[0].before > lost[0].after, "{lost:?}");
    assert_eq!(of(ply(straight, None)), []);
    assert_eq!(of(ply(beside, Some(straight))), [], "it was meant well");
    assert_eq!(of(ply(straight, Some(beside))), lost, "and this was not");
}

#[test]
fn a_game_without_choices_does_not_turn() {
    let games: [(&str, &[&str]); 4] = [
        ("dice-chess", &["roll 1", "roll 2", "roll 3"]),
        ("chess", &["resign white"]),
        ("three-player-chess", &["B:offer draw", "R:resign"]),
        ("chess", &[]),
    ];
    for (id, actions) in games {
        let (game, start) = laid(id, None);
        let plies = actions.iter().map(|action| Ply { action: (*action).to_owned(), asked: None }).collect();
        let mut review = Review::of(game, start, plies, Budget { quick: 500, long: 500 });
        assert!(review.progress().1 >= actions.len());
        while review.step() {}
        let (done, all) = review.progress();
        assert_eq!((done, review.turnings()), (all, Vec::new()), "{id}");
    }
}
