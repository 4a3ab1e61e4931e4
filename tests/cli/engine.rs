//! The engine, by its two doors: `liege engine` and `liege uci`.

use crate::program::Ground;
use serde_json::Value;

fn told(arguments: &[&str]) -> Value {
    let out = Ground::new().run(&[&["engine", "--json"], arguments].concat()).well().out;
    serde_json::from_str(&out).expect("a JSON object")
}

#[test]
fn it_says_what_to_play() {
    let mate = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    let found = told(&["--game", "chess", "--position", mate, "--level", "4", "--nodes", "2000"]);
    assert_eq!(
        (&found["move"], &found["display"], &found["forced"]),
        (&"a1a8".into(), &"Ra8#".into(), &1.into())
    );
    let words =
        Ground::new().run(&["engine", "--game", "chess", "--position", mate, "--nodes", "2000"]).well().out;
    assert!(words.starts_with("white: Ra8# (a1a8)\n"), "{words}");
    let asked = ["--game", "three-player-chess", "--nodes", "3000", "--seed", "4"];
    assert_eq!(told(&asked), told(&asked));
}

#[test]
fn what_cannot_be_thought_about_is_told_with_what_can() {
    for (arguments, said) in [
        (&["--game", "ches"][..], "the games are: three-player-chess"),
        (&["--game", "chess", "--character", "shy"], "it is one of: even, careful, bold, patient"),
        (&["--game", "chess", "--seat", "black"], "it is the turn of: white"),
        (&["--game", "dice-chess"], "add one of these to --moves: roll 1"),
        (&["--game", "chess", "--position", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"], "the game is over"),
        (&["--game", "chess", "--moves", "e2e5"], "the move `e2e5` is refused"),
        (&["--game", "chess", "--match", "5"], "give two levels"),
        (&["--game", "chess", "--level", "6"], "6 is not in 1..=5"),
    ] {
        let ran = Ground::new().run(&[&["engine"], arguments].concat());
        assert_eq!(ran.code, Some(2), "{arguments:?}: {}", ran.err);
        assert!(ran.err.contains(said), "{arguments:?}: {}", ran.err);
    }
}

#[test]
fn players_meet() {
    let ground = Ground::new();
    let arguments =
        ["engine", "--game", "russian-draughts", "--match", "3,0", "--games", "2", "--nodes", "500"];
    let out = ground.run(&arguments).well().out;
    assert!(out.starts_with("russian-draughts: 2 games, 3 against 0: "), "{out}");
    assert_eq!(out, ground.run(&arguments).well().out);
    // A match is the same in one go and in parts.
    let part = |from: &str, games: &str| {
        let asked = ["engine", "--game", "russian-draughts", "--match", "3,0", "--nodes", "500", "--json"];
        ground.run(&[&asked[..], &["--from", from, "--games", games]].concat()).well().out
    };
    assert_eq!(part("0", "2"), part("0", "1") + &part("1", "1"));
}

fn said_to(input: &str) -> String {
    Ground::new().feed(&["uci"], input).well().out
}

#[test]
fn programs_speak_to_it() {
    let out = said_to(
        "uci\nisready\nucinewgame\nposition startpos moves e2e4 e7e5\ngo nodes 500\n\
         position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\ngo perft 2\n",
    );
    for part in [
        "id name Liege ",
        "option name UCI_Variant type combo default chess var chess var ",
        "uciok\n",
        "readyok\n",
    ] {
        assert!(out.contains(part), "{out}");
    }
    assert!(out.contains("info depth 1 score cp ") && out.contains("\nbestmove "), "{out}");
    assert!(out.contains("e1g1: ") && out.ends_with("\nNodes searched: 568\n"), "{out}");
}

#[test]
fn moves_are_written_as_programs_write_them() {
    for (position, best) in [
        ("position fen k7/2P5/1K6/8/8/8/8/8 w - - 0 1\n", "bestmove c7c8q"),
        ("position fen k7/8/1K6/8/8/8/8/7R w - -\n", "bestmove h1h8"),
        ("setoption name UCI_Variant value chess-appearances\nposition startpos\n", "bestmove K@"),
        ("position fen R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1\n", "bestmove (none)"),
    ] {
        let out = said_to(&format!("{position}go depth 3 nodes 3000\n"));
        assert!(out.contains(best), "{position}: {out}");
    }
    let mate = said_to("position fen k7/8/1K6/8/8/8/8/7R w - - 0 1\ngo nodes 2000\n");
    assert!(mate.contains("score mate 1 "), "{mate}");
}

#[test]
fn it_stops_when_told_to() {
    let out = said_to("go infinite\nisready\nstop\ngo movetime 50\nquit\n");
    assert!(out.contains("readyok\n") && out.matches("bestmove ").count() == 2, "{out}");
    // The end of the input stops what has no end.
    assert_eq!(said_to("go infinite\n").matches("bestmove ").count(), 1);
    // A count that would take days is broken off too.
    let counts = said_to("go perft 9\nstop\ngo perft 9\nquit\n");
    assert_eq!(counts.matches("info string perft was stopped").count(), 2, "{counts}");
    assert!(!counts.contains("Nodes searched"), "{counts}");
}

#[test]
fn it_thinks_ahead_and_answers_once_the_opponent_has_moved() {
    // The time for the move runs from there; without a limit its level's effort is the limit.
    let ahead = "position startpos moves e2e4\ngo ponder movetime 60\n";
    assert_eq!(said_to(&format!("{ahead}isready\nponderhit\n")).matches("bestmove ").count(), 1);
    let level = "setoption name Skill Level value 1\nsetoption name Ponder value true\n";
    let out = said_to(&format!("{level}go ponder\nponderhit\nisready\ngo depth 1\n"));
    assert_eq!((out.matches("bestmove ").count(), out.matches("info string").count()), (2, 0), "{out}");
    // Another move was made: nothing is to be waited for.
    assert_eq!(said_to(&format!("{ahead}stop\n")).matches("bestmove ").count(), 1);
    assert_eq!(said_to(ahead).matches("bestmove ").count(), 1);
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    let out = said_to(
        "hello\n\nposition fen nonsense\nposition startpos moves e2e5\nposition\ngo depth many\nsetoption name Hash value 1\n\
         setoption name Skill Level value 9\nsetoption name UCI_Variant value go\nstop\nponderhit\n\u{0}\u{feff}\ngo nodes 200\n",
    );
    assert_eq!(out.matches("info string ").count(), 9, "{out}");
    assert!(out.contains("the move `e2e5` is not legal there"), "{out}");
    assert_eq!(out.matches("bestmove ").count(), 1, "{out}");
}
