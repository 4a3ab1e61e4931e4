use super::contest::{Contest, Player};
use super::*;
use liege_game::{self as game, Game, Line, Node, Options, SeatSet, Stake, Tree, Worth};

fn laid(id: &str, position: Option<&str>) -> Box<dyn State> {
    let game = game::by_id(id).unwrap();
    game.start(&usual(game), position).unwrap()
}

fn usual(game: &dyn Game) -> Options {
    Options::check(game.options(), [("", ""); 0]).unwrap()
}

fn first(state: &dyn State) -> Seat {
    state.to_move().iter().next().unwrap()
}

/// The engine's move with this many nodes.
fn found(id: &str, position: &str, nodes: u64) -> Thought {
    let state = laid(id, Some(position));
    think(&*state, first(&*state), &Effort::of_nodes(nodes)).unwrap()
}

#[test]
fn of_every_game_it_plays_legal_moves_only() {
    for game in game::all() {
        let options = usual(*game);
        let player = |level| Player::Thinks(Effort::of_level(level, 0).within(100));
        let players = [player(5), player(2)];
        let contest = Contest { game: *game, options: &options, players, opening: 6, longest: 14, seed: 7 };
        for number in 0..2 {
            let played = contest.play(number).unwrap_or_else(|refusal| panic!("{}: {refusal:?}", game.id()));
            assert!(played.actions > 6, "{}: {played:?}", game.id());
        }
    }
}

#[test]
fn the_same_is_played_whoever_asks_and_in_whatever_thread() {
    for game in game::all() {
        let state = laid(game.id(), None);
        let thoughts = || {
            let effort = Effort::of_level(3, 11).within(100);
            let seats = if state.chance().is_empty() { state.to_move() } else { SeatSet::EMPTY };
            seats.iter().map(|seat| think(&*state, seat, &effort)).collect::<Vec<_>>()
        };
        let here = thoughts();
        let there: Vec<_> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..2).map(|_| scope.spawn(thoughts)).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        assert!(there.iter().all(|other| *other == here), "{}", game.id());
        assert!(here.iter().all(Option::is_some), "{}", game.id());
    }
}

#[test]
fn mates_are_found() {
    for (position, action, moves) in [
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", 1),
        ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", "h5f7", 1),
        // White gives up a rook for it.
        ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "a1a6", 3),
    ] {
        let thought = found("chess", position, 20_000);
        assert_eq!(
            (thought.action.as_str(), thought.forced),
            (action, Some(moves)),
            "{position}: {thought:?}"
        );
    }
}

#[test]
fn wins_by_force_are_found_in_other_games() {
    for (id, position, action, moves) in [
        // The dragon goes home: a checker in its way forces the opponent's piece out of it.
        ("dragons-breakthrough", "2kr/ckcC/c1Dc/n2C/1cN1/4/d2C/RK1C L -/CK - sf - 1", "11:2", 1),
        ("dragons-breakthrough", "nkkr/c1D1/3c/2c1/1c1d/3C/C1CC/RKKN L CC/CC - fs - 0", "C@6", 3),
        (
            "dragonchess",
            "5R3p2/6s1s1s1/5s6/12/1P4H5/7S4/4S7/6K3r1|10uo/2w2wk1wwww/1w4ww3h/12/8g2T/9W2/4WWtWW1WW/2m9|\
             6e3b1/9d1d/d3bd1d4/12/12/3D5B1D/1D3D1D1D2/6E5 scarlet 3g4=2h3 7 50",
            "G/2i4-3j3",
            1,
        ),
        (
            "dragonchess",
            "12/6s1R3/12/12/5K6/6PS3S/4S2G4/4C7|ou4ko4/wwww1wwww2w/12/2m9/10WT/W4W6/1W1D1W1WW1WW/10UO|\
             2b9/3d3ddbhd/1d3d6/10e1/12/5D6/1DB3Hp1B1D/5E6 scarlet 1g2=2h3,1k7=2j8 0 55",
            "P/1h2-2h4",
            3,
        ),
    ] {
        let thought = found(id, position, 20_000);
        assert_eq!(
            (thought.action.as_str(), thought.forced),
            (action, Some(moves)),
            "{position}: {thought:?}"
        );
    }
}

#[test]
fn a_man_is_given_up_for_more() {
    let position = "W:Wb4,f4,a3,e3,b2,d2,h2,a1,c1,e1,g1:Bd8,f8,h8,a7,c7,g7,b6,d6,h6,c5,g5 4 - -";
    let (thought, before) = (
        found("russian-draughts", position, 20_000),
        laid("russian-draughts", Some(position)).tree(Seat(0)).unwrap().value()[0],
    );
    assert_eq!(thought.line[..2], ["f4-e5", "d6xf4"], "{thought:?}");
    assert!(thought.value > before + 200, "{thought:?}");
}

/// An offer, perhaps a private one, decides nothing.
#[test]
fn offers_are_not_looked_at() {
    let mut state = laid("three-player-chess", None);
    let effort = Effort::of_level(5, 3).within(2_000);
    let before = think(&*state, Seat(1), &effort);
    let offer = state.acts().into_iter().find(|act| act.contains("offer")).unwrap();
    state.play(&offer).unwrap();
    assert_eq!(think(&*state, Seat(1), &effort), before, "{offer}");
}

#[test]
fn who_must_not_move_is_not_thought_for() {
    let state = laid("chess", None);
    assert_eq!(think(&*state, Seat(1), &Effort::of_nodes(100)), None);
    let over = laid("chess", Some("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"));
    assert_eq!(think(&*over, Seat(1), &Effort::of_nodes(100)), None);
    let chess = game::by_id("chess").unwrap();
    let lost = |seat| worth(chess, &*over, seat, &Effort::of_nodes(100));
    assert_eq!([lost(Seat(0)), lost(Seat(1))], [WIN, -WIN]);
    // In a game of two one side's gain is the other's loss, whoever is to move.
    let rook = laid("chess", Some("6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 1"));
    let value = |seat| worth(chess, &*rook, seat, &Effort::of_nodes(500));
    assert_eq!(value(Seat(0)), -value(Seat(1)));
}

#[test]
fn a_move_that_is_excluded_is_not_played() {
    let state = laid("chess", Some("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"));
    let without = vec!["a1a8".to_owned()];
    let thought = think(&*state, Seat(0), &Effort { without, ..Effort::of_nodes(2_000) }).unwrap();
    assert!(thought.action != "a1a8" && thought.forced.is_none_or(|moves| moves > 1), "{thought:?}");
}

#[test]
fn who_is_ahead_does_not_repeat_the_position() {
    let mut state = laid("chess", Some("7k/8/8/8/8/8/3Q4/K7 w - - 0 1"));
    for action in ["d2d3", "h8g8", "d3d2", "g8h8"] {
        state.play(action).unwrap();
    }
    assert!(state.returns("d2d3"));
    let thought = think(&*state, Seat(0), &Effort::of_nodes(3_000)).unwrap();
    assert_ne!(thought.action, "d2d3");
}

#[test]
fn who_plays_well_beats_who_plays_anything() {
    for id in ["russian-draughts", "reversi"] {
        let game = game::by_id(id).unwrap();
        let options = usual(game);
        let players = [Player::Thinks(Effort::of_nodes(150)), Player::Random];
        let contest = Contest { game, options: &options, players, opening: 2, longest: 90, seed: 5 };
        let points: i32 = (0..2).map(|number| contest.play(number).unwrap().points[0]).sum();
        assert!(points >= 150, "{id}: {points}");
    }
}

/// A toy game of three sides: the first has to pay each of the others in turn the amount they ask for.
#[derive(Clone, Debug)]
struct Tolls {
    turn: usize,
    asked: [i32; 3],
    paid: i32,
    /// The side in check: it has to make a move, and never asks for anything.
    checked: Option<usize>,
}

impl Node for Tolls {
    type Move = i32;

    fn sides(&self) -> usize {
        3
    }

    fn side(&self) -> usize {
        self.turn % 3
    }

    fn moves(&self, into: &mut Vec<i32>) {
        into.extend([0, self.asked[self.side()]]);
    }

    fn make(&mut self, mv: &i32) {
        self.paid += mv;
        self.turn += 1;
    }

    fn stake(&self, _mv: &i32) -> Stake {
        Stake::default()
    }

    fn over(&self) -> Option<Worth> {
        None
    }

    fn stuck(&self) -> Worth {
        [0; 3]
    }

    fn value(&self) -> Worth {
        [-self.paid, self.paid / 2, self.paid / 2]
    }

    fn key(&self) -> u64 {
        mixed(&(self.turn, self.paid))
    }

    fn is_check(&self) -> bool {
        self.checked == Some(self.side())
    }

    fn pass(&mut self) -> bool {
        assert!(!self.is_check(), "who is in check has to move");
        self.turn += 1;
        true
    }

    fn action(&self, mv: &i32) -> String {
        mv.to_string()
    }
}

/// Of the two opponents either the one with the better answer counts, or both do.
#[test]
fn of_three_sides_one_answers_or_all_do() {
    let found = |asked: [i32; 3], checked, depth, all_answer: bool| {
        let mut tree: Box<dyn Tree> = Box::new(Line::new(Tolls { turn: 0, asked, paid: 0, checked }));
        let mut steps = Vec::new();
        tree.list(&mut steps);
        let roots = steps.into_iter().map(Root::plain).collect();
        let of_three = (!all_answer).then_some(100_000);
        let effort = Effort { depth, of_three, ..Effort::of_nodes(100_000) };
        let mut watch = Watch { stop: &|| false, tell: &mut |_| {} };
        Search::new(tree, &effort, &mut watch).best(roots).unwrap().value
    };
    for (one, other) in [(50, 100), (100, 50)] {
        let asked = [0, one, other];
        assert_eq!(found(asked, None, 3, true), -150, "both, after a move of the first");
        assert_eq!(found(asked, None, 2, false), -100, "whoever asks for more, after a move of the first");
        assert_eq!(found(asked, None, 4, false), -200, "after each of its moves");
    }
    // The side in check answers the check, and the other side still has its answer.
    assert_eq!(found([0, 0, 100], Some(1), 2, false), -100);
    assert_eq!(found([0, 100, 0], Some(2), 2, false), -100);
}

/// The side that is ahead does not repeat an earlier position; the side that is behind would like to.
#[test]
fn of_three_sides_nobody_who_is_ahead_goes_back_and_forth() {
    // The first side has paid this, and may pay nothing more or 20; and it had paid that in an earlier
    // position of the game.
    let chosen = |paid: i32, past: Option<i32>, of_three| {
        let toll = Tolls { turn: 0, asked: [20, 0, 0], paid, checked: None };
        let past = past.map(|paid| Tolls { turn: 1, paid, ..toll.clone() }.key());
        let mut tree: Box<dyn Tree> = Box::new(Line::new(toll).after(past.as_slice()));
        let mut steps = Vec::new();
        tree.list(&mut steps);
        let actions: Vec<String> = steps.iter().map(|step| tree.action(step.index)).collect();
        let roots = steps.into_iter().zip(actions).map(|(step, action)| Root { action, ..Root::plain(step) });
        let effort = Effort { depth: 1, of_three, ..Effort::of_nodes(100) };
        let mut watch = Watch { stop: &|| false, tell: &mut |_| {} };
        Search::new(tree, &effort, &mut watch).best(roots.collect()).unwrap().action
    };
    assert_eq!(chosen(-90, None, Some(100)), "0");
    assert_eq!(chosen(-90, Some(-90), Some(100)), "20");
    assert_eq!(chosen(70, None, Some(100)), "0");
    assert_eq!(chosen(70, Some(90), Some(100)), "20");
    // A proof holds whatever positions came before.
    assert_eq!(chosen(-90, Some(-90), None), "0");
}

#[test]
fn in_three_player_chess_a_machine_knows_where_the_game_has_been_since_something_was_taken() {
    let mut state = laid("three-player-chess", None);
    let past = |state: &dyn State| state.tree(first(state)).unwrap().past().to_vec();
    let mut keys = Vec::new();
    for _ in 0..6 {
        assert_eq!(past(&*state), keys);
        keys.push(state.tree(first(&*state)).unwrap().key());
        let action = state.taps(first(&*state)).into_iter().find(|tap| !tap.takes).unwrap().action;
        state.play(&action).unwrap();
    }
    let taking = |state: &dyn State| state.taps(first(state)).into_iter().find(|tap| tap.takes);
    let mut seed = 0;
    let capture = loop {
        if let Some(tap) = taking(&*state) {
            break tap;
        }
        let legal = state.legal();
        seed += 1;
        state.play(&legal[mixed(&seed) as usize % legal.len()]).unwrap();
    };
    state.play(&capture.action).unwrap();
    assert!(past(&*state).is_empty());
}
