//! Tests of every puzzle against the rules of its game.

use super::make::{Asked, FORCED, JUDGED, MARGIN, make};
use super::*;
use crate::lessons::Position;
use liege_game::WIN;
use liege_words::Language;
use liege_words::typist::writes_in;
use std::collections::BTreeSet;
use std::fmt::Debug;

/// Whether to prove every puzzle anew, which takes minutes: `LIEGE_PUZZLES=full`, best with `--release`; with
/// `LIEGE_GAME=<id>` only the puzzles of one game.
fn in_full() -> bool {
    std::env::var("LIEGE_PUZZLES").is_ok_and(|asked| asked == "full")
}

fn puzzles() -> impl Iterator<Item = (&'static dyn Game, &'static Puzzle)> {
    games().flat_map(|game| of(game).iter().map(move |puzzle| (game, puzzle)))
}

fn named(game: &dyn Game, puzzle: &Puzzle) -> String {
    format!("{} {} {}", game.id(), puzzle.id(), puzzle.position)
}

/// The static value of a position to a side.
fn worth(state: &dyn State, me: usize) -> Option<i32> {
    let mover = state.to_move().iter().next()?;
    Some(state.tree(mover)?.value()[me])
}

#[test]
fn every_game_has_thirty_that_are_read_or_an_empty_file() {
    for Entry { game, puzzles: text, .. } in game::entries() {
        let (id, puzzles) = (game.id(), of(*game));
        assert_eq!(puzzles.len(), text.lines().count(), "{id}: one can't be read");
        // The game can't have puzzles, or none have been made yet.
        if text.is_empty() {
            continue;
        }
        assert!((10..=30).contains(&puzzles.len()), "{id}: {} puzzles", puzzles.len());
        let ids: BTreeSet<String> = puzzles.iter().map(Puzzle::id).collect();
        let positions: BTreeSet<&String> = puzzles.iter().map(|puzzle| &puzzle.position).collect();
        assert_eq!((ids.len(), positions.len()), (puzzles.len(), puzzles.len()), "{id}: one is there twice");
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.nodes), "{id}: the easiest come first");
        let solvers: BTreeSet<&String> = puzzles.iter().map(|puzzle| &puzzle.seat).collect();
        assert!(solvers.len() > 1, "{id}: always {solvers:?}");
        for puzzle in puzzles {
            let alike = puzzles.iter().filter(|other| other.line[0] == puzzle.line[0]).count();
            assert!(alike <= 2, "{id}: {} comes {alike} times", puzzle.line[0]);
        }
    }
}

/// Every puzzle that fails a check, with the reason.
fn faults(check: impl Fn(&'static dyn Game, &Puzzle) -> Result<(), String>) -> Vec<String> {
    let said = |(game, puzzle): (&'static dyn Game, &Puzzle)| {
        check(game, puzzle).err().map(|fault| format!("{}: {fault}", named(game, puzzle)))
    };
    puzzles().filter_map(said).collect()
}

fn holds(what: bool, fault: impl Into<String>) -> Result<(), String> {
    if what { Ok(()) } else { Err(fault.into()) }
}

#[test]
fn the_answer_is_legal_and_leads_to_what_is_said() {
    let faults = faults(|game, puzzle| {
        let after = |line: &[String]| puzzle.after(game, line).map_err(|refusal| format!("{refusal:?}"));
        let (start, end) = (after(&[])?, after(&puzzle.line)?);
        let solver = puzzle.solver(game);
        holds(start.position() == puzzle.position, "the position reads back as another")?;
        holds(start.actor(&puzzle.line[0]) == Some(solver), "somebody else begins")?;
        holds(start.to_move().contains(solver), "it is not the solver's turn")?;
        match puzzle.task {
            Task::Mate | Task::Win => {
                let outcome = end.outcome().ok_or("the game goes on")?;
                holds(has_won(&outcome, solver), "it is not won")?;
                let made = puzzle.made(game, &puzzle.line);
                holds(made == puzzle.moves, format!("won in {made}, not in {}", puzzle.moves))
            }
            Task::Fall => holds(end.alive().len() < start.alive().len(), "nobody falls"),
            Task::Capture => {
                let me = start.tree(solver).ok_or("no tree")?.side();
                let gain = worth(&*end, me).ok_or("no worth")? - worth(&*start, me).ok_or("no worth")?;
                holds(gain >= MARGIN, format!("it gains {gain}"))
            }
        }
    });
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn played_move_by_move_it_is_solved() {
    let faults = faults(|game, puzzle| {
        let mut played: Vec<String> = Vec::new();
        loop {
            let action = puzzle.next(game, &played).ok_or_else(|| format!("no end: {played:?}"))?;
            match puzzle.verdict(game, &played, std::slice::from_ref(&action)) {
                Verdict::Solved => return Ok(()),
                Verdict::GoesOn(replies) => {
                    played.push(action);
                    played.extend(replies);
                }
                Verdict::Wrong => return Err(format!("{action} after {played:?} is wrong")),
            }
        }
    });
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn the_answer_is_read_as_it_is_shown_in_every_language() {
    for (game, puzzle) in puzzles() {
        let position = Position::new(puzzle.after(game, &[]).unwrap(), puzzle.solver(game));
        for language in Language::all() {
            let shown = position.state.display_in(&puzzle.line[0], language);
            let read = writes_in(language, || position.state.read(position.seat, &shown));
            assert_eq!(read.as_deref(), Ok(&puzzle.line[..1]), "{}: {shown}", named(game, puzzle));
        }
    }
}

#[test]
fn the_answer_is_the_only_one() {
    if let Some(asked) = asked_for() {
        assert!(games().any(|game| game.id() == asked), "there are no puzzles of {asked}");
    }
    let faults = faults(is_proven);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The id of the one game whose puzzles are to be proven.
fn asked_for() -> Option<String> {
    std::env::var("LIEGE_GAME").ok()
}

/// Checks that no other move wins within as many moves; for a fall, that no other move puts an opponent out
/// of the game.
fn is_proven(game: &'static dyn Game, puzzle: &Puzzle) -> Result<(), String> {
    if asked_for().is_some_and(|asked| asked != game.id()) {
        return Ok(());
    }
    let solver = puzzle.solver(game);
    let state = puzzle.after(game, &[]).unwrap();
    let holds = |holds: bool, found: &dyn Debug| if holds { Ok(()) } else { Err(format!("{found:?}")) };
    match puzzle.task {
        // The other puzzles are proven only in the full run.
        Task::Mate | Task::Win if puzzle.moves == 1 || in_full() => {
            let mut tree = state.tree(solver).unwrap();
            let me = tree.side();
            let only = Proof::new(&mut *tree, me, u64::MAX).only(puzzle.moves);
            let is_it = |index, moves| tree.action(index) == puzzle.line[0] && moves == puzzle.moves;
            holds(matches!(only, Only::Move(index, moves) if is_it(index, moves)), &only)?;
        }
        Task::Fall => {
            let falls = |action: &String| {
                let after = puzzle.after(game, std::slice::from_ref(action)).unwrap();
                after.alive().len() < state.alive().len()
            };
            let found: Vec<String> = state.legal().into_iter().filter(falls).collect();
            holds(found == puzzle.line[..1], &found)?;
        }
        Task::Mate | Task::Win | Task::Capture => {}
    }
    if !in_full() {
        return Ok(());
    }
    let without = |nodes| Effort { without: puzzle.line[..1].to_vec(), ..Effort::of_nodes(nodes) };
    match puzzle.task {
        Task::Mate | Task::Win => {
            let second = think(&*state, solver, &without(FORCED)).unwrap();
            holds(second.forced.is_none_or(|moves| moves < 0), &second)
        }
        Task::Capture => {
            let best = think(&*state, solver, &Effort::of_nodes(JUDGED)).unwrap();
            let second = think(&*state, solver, &without(JUDGED)).unwrap();
            let is_clear = best.value < WIN / 2 && best.value - second.value >= MARGIN;
            holds(is_clear && best.action == puzzle.line[0], &(best, second))
        }
        Task::Fall => Ok(()),
    }
}

#[test]
fn a_win_in_another_way_is_right_and_a_slower_one_is_wrong() {
    let game = game::by_id("chess").unwrap();
    let puzzle = Puzzle {
        position: "k7/8/8/8/8/8/1R6/2R4K w - - 0 1".to_owned(),
        seat: "white".to_owned(),
        task: Task::Mate,
        moves: 2,
        line: Vec::new(),
        nodes: 1,
    };
    let wrong = |action: &str| puzzle.verdict(game, &[], &[action.to_owned()]) == Verdict::Wrong;
    assert_eq!(puzzle.verdict(game, &[], &["c1a1".to_owned()]), Verdict::Solved, "sooner than was asked");
    assert_eq!(puzzle.verdict(game, &[], &["h1g1".to_owned()]), Verdict::GoesOn(vec!["a8a7".to_owned()]));
    assert!(wrong("c1c7"), "stalemate");
    assert!(wrong("b2b8"), "it gives a rook away");
    assert_eq!(puzzle.answered(game, &[], "b2b8").as_deref(), Some("a8b8"));
}

#[test]
fn puzzles_are_made_again_from_the_same_seed() {
    let asked = Asked { game: game::by_id("reversi").unwrap(), count: 2, seed: 7, level: 1, games: 1 };
    let mut told = 0;
    let made = make(&asked, &mut |found| told += found.games).unwrap();
    assert!(told > 0);
    assert_eq!(made, make(&asked, &mut |_| ()).unwrap());
    let chapaev = Asked { game: game::by_id("chapaev").unwrap(), ..asked };
    assert_eq!(make(&chapaev, &mut |_| ()), Ok(Vec::new()));
}
