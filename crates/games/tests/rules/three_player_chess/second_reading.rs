//! Tests of the game against the [`oracle`](crate::three_player_chess::oracle): after every action of random
//! games the two must agree on the position, the legal moves and the open acts.
//!
//! `LIEGE_ORACLE_GAMES` sets the number of games (default 30).

use crate::three_player_chess::game;
use crate::three_player_chess::oracle::lattice::{LETTERS, lattice};
use crate::three_player_chess::oracle::position::State;
use liege_game::Options;
use liege_games::three_player_chess::board::Cell;
use liege_games::three_player_chess::geometry::{STRAIGHT, geometry};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::collections::BTreeSet;

struct Dice(ChaCha8Rng);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n.max(1) as u64) as usize
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

#[test]
fn the_geometry_is_that_of_the_picture() {
    let set = |cells: &[usize]| cells.iter().copied().collect::<BTreeSet<usize>>();
    let mut totals = [0; 3];
    for cell in Cell::all() {
        let (site, reach) = (geometry().of(cell), &lattice().reach[cell.index()]);
        assert_eq!(lattice().names[cell.index()], cell.to_string());
        let cells = |cells: &[Cell]| cells.iter().map(|cell| cell.index()).collect::<Vec<usize>>();
        assert_eq!(set(&cells(&site.straight)), set(&reach.straight), "{cell}");
        assert_eq!(set(&cells(&site.diagonal)), set(&reach.diagonal), "{cell}");
        assert_eq!(set(&cells(&site.knight)), set(&reach.knight.concat()), "{cell}");
        let lines = |lines: &[Vec<usize>]| lines.iter().cloned().collect::<BTreeSet<_>>();
        let own = |range: std::ops::Range<usize>| {
            let lines = site.lines[range].iter().map(|line| cells(line));
            lines.filter(|line| !line.is_empty()).collect::<BTreeSet<_>>()
        };
        assert_eq!(own(0..STRAIGHT), lines(&reach.bishop), "{cell}");
        assert_eq!(own(STRAIGHT..12), lines(&reach.rook), "{cell}");
        for (total, lines) in totals.iter_mut().zip([&reach.bishop, &reach.rook, &reach.knight]) {
            *total += lines.iter().map(Vec::len).sum::<usize>();
        }
    }
    assert_eq!(totals, [3060, 3570, 1344]);
}

/// A random position: kings near home and some pieces anywhere, pieces of others on the Throne of a seat that
/// is out, and any possible agreements.
fn anything(dice: &mut Dice) -> String {
    let mut board: Vec<Option<(usize, char)>> = vec![None; 150];
    let out = if dice.chance(35) { dice.below(3) } else { 3 };
    let cast = dice.chance(25);
    for army in (0..3).filter(|army| *army != out) {
        if cast {
            for (place, kind) in [(1, 'K'), (2, 'R'), (7, 'R')] {
                board[army * 50 + place] = Some((army, kind));
            }
        } else {
            board[army * 50 + dice.below(8)] = Some((army, 'K'));
        }
    }
    let (most, kinds): (usize, &[char]) = match dice.below(4) {
        0 => (16, &['P']),
        1 => (4, &['R', 'B', 'N', 'P', 'P', 'P']),
        _ => (10, &['Q', 'R', 'B', 'N', 'P', 'P', 'P']),
    };
    for army in 0..3 {
        for _ in 0..=dice.below(most) {
            let near = army * 50 + dice.below(18);
            let cell = if dice.chance(35) { near } else { dice.below(150) };
            board[cell] = board[cell].or(Some((army, *dice.pick(kinds))));
        }
    }
    if out < 3 && dice.chance(70) {
        for _ in 0..2 {
            let cell = out * 50 + dice.below(2);
            board[cell] = board[cell].or(Some(((out + 1 + dice.below(2)) % 3, *dice.pick(&['Q', 'N', 'P']))));
        }
    }
    let living: Vec<usize> = (0..3).filter(|seat| *seat != out).collect();
    let mut last = [None; 3];
    for seat in &living {
        last[*seat] = Some(*dice.pick(&living)).filter(|other| other != seat && dice.chance(50));
    }
    let mut bonds = Vec::new();
    let lord = *dice.pick(&living);
    let vassals: Vec<usize> = living.iter().copied().filter(|seat| *seat != lord).collect();
    match dice.below(6) {
        0 | 1 => bonds.push((lord, *dice.pick(&vassals))),
        2 => bonds.extend(vassals.iter().map(|vassal| (lord, *vassal))),
        3 => bonds.extend(vassals.iter().map(|other| (*other, lord))),
        _ => {}
    }
    bonds.sort_unstable();
    let bonds: Vec<String> = bonds
        .into_iter()
        .map(|(lord, vassal)| {
            let state = *dice.pick(&["a", "ac", "ac", "v", "l"]);
            format!("{}>{}:{}{state}", LETTERS[lord], LETTERS[vassal], 1 + dice.below(3))
        })
        .collect();
    let text = |seat: &Option<usize>| seat.map_or('-', |seat| LETTERS[seat]);
    let mode = *dice.pick(&["word", "bound", "bound", "off"]);
    let mut truces = Vec::new();
    if bonds.is_empty() && mode != "off" {
        for (a, b) in [(0, 1), (0, 2), (1, 2)] {
            if a != out && b != out && dice.chance(40) {
                truces.push(format!("{}={}:{}.{}", LETTERS[a], LETTERS[b], dice.below(3), 1 + dice.below(2)));
            }
        }
    }
    let list = |list: Vec<String>| if list.is_empty() { "-".to_owned() } else { list.join(",") };
    let rights: String = living.iter().filter(|_| cast).flat_map(|army| [LETTERS[*army], 's', 'l']).collect();
    let mut state = State::read("2/6/10/14/18|2/6/10/14/18|2/6/10/14/18 W RWB - --- - - - - - - * off");
    state.board = board;
    format!(
        "{} {} {} {} {} - {} - - {} - * {mode}",
        state.write().split(' ').next().unwrap(),
        LETTERS[*dice.pick(&living)],
        (0..3).map(|seat| text(&Some(seat).filter(|seat| living.contains(seat)))).collect::<String>(),
        if rights.is_empty() { "-" } else { &rights },
        last.iter().map(text).collect::<String>(),
        list(bonds),
        list(truces),
    )
}

/// Compares; returns the moves and the acts.
fn compare(game: &dyn liege_game::State, oracle: &State) -> (Vec<String>, Vec<String>) {
    let at = game.position();
    assert_eq!(oracle.write(), at);
    assert_eq!(State::read(&at), *oracle);
    let actor = oracle.mover().unwrap_or(oracle.turn);
    let mut legal: Vec<String> =
        oracle.legal().iter().map(|mv| format!("{}:{}", LETTERS[actor], mv.text())).collect();
    legal.sort();
    assert_eq!(legal, game.legal(), "{at}");
    let acts = oracle.acts();
    assert_eq!(acts, game.acts(), "{at}");
    let to_move: Vec<usize> = game.to_move().iter().map(liege_game::Seat::index).collect();
    assert_eq!(to_move, if oracle.over() { Vec::new() } else { vec![actor] }, "{at}");
    let points = game.outcome().map(|end| [0, 1, 2].map(|seat| end.points[seat].in_halves() as usize));
    assert_eq!(points, oracle.points(), "{at}");
    (legal, acts)
}

/// The action of a random player.
fn choose(dice: &mut Dice, legal: &[String], acts: &[String]) -> String {
    let acts: Vec<String> =
        acts.iter().filter(|act| !act.ends_with("resign") || dice.chance(3)).cloned().collect();
    if !acts.is_empty() && (legal.is_empty() || dice.chance(35)) {
        // Bonds are the novelty of this game.
        let bonds: Vec<String> =
            acts.iter().filter(|act| act.contains('>') && !act.contains("refuse")).cloned().collect();
        let acts = if !bonds.is_empty() && dice.chance(70) { bonds } else { acts };
        return dice.pick(&acts).clone();
    }
    for (sign, percent) in [('+', 40), ('!', 50), ('^', 60), ('x', 40), ('*', 40)] {
        let some: Vec<String> = legal.iter().filter(|mv| mv.contains(sign)).cloned().collect();
        if !some.is_empty() && dice.chance(percent) {
            return dice.pick(&some).clone();
        }
    }
    dice.pick(legal).clone()
}

#[test]
fn game_and_oracle_agree() {
    let mut dice = Dice(ChaCha8Rng::seed_from_u64(20));
    let games: usize =
        std::env::var("LIEGE_ORACLE_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(30);
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut actions = 0;
    for number in 0..games {
        let options = [("first", "white"), ("truce", "word")];
        let options = Options::check(game().options(), options).unwrap();
        let position = (number % 10 != 0).then(|| anything(&mut dice));
        let mut play = game()
            .start(&options, position.as_deref())
            .unwrap_or_else(|refusal| panic!("{position:?}: {refusal:?}"));
        let mut oracle = State::read(&position.unwrap_or_else(|| play.position()));
        oracle.settle();
        let mut log = vec![play.position()];
        for _ in 0..40 {
            let (legal, acts) = compare(play.as_ref(), &oracle);
            if play.outcome().is_some() {
                seen.insert(if oracle.drawn { "drawn" } else { "won" }.to_owned());
                break;
            }
            let action = choose(&mut dice, &legal, &acts);
            let events = play.play(&action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
            seen.extend(events.iter().map(|event| event.message.id().to_owned()));
            oracle.play(&action);
            log.push(action);
            assert_eq!(oracle.write(), play.position(), "{log:?}");
            actions += 1;
        }
    }
    assert!(actions > 10 * games, "{actions}");
    // The games are useful only if they reach the rare parts of the rules.
    for id in [
        "won",
        "tpc-took-passing",
        "tpc-suspended-by-lord",
        "tpc-suspended-by-vassal",
        "tpc-restored",
        "tpc-mated",
    ] {
        assert!(seen.contains(id), "{id} never happened: {seen:?}");
    }
}
