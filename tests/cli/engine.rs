//! The engine through `liege engine` and `liege uci`.

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

/// A position from another program is read, and differences are noted beside the answer.
#[test]
fn positions_of_other_programs_are_read() {
    for (position, read) in [
        ("6k1/5ppp/8/8/8/8/8/R5K1 w KQkq - 0 0", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"),
        ("[FEN \"6k1/5ppp/8/8/8/8/8/R5K1 w - - 3 0\"]", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 3 1"),
        ("6k1/5ppp/8/8/8/8/8/R5K1 w", ""),
    ] {
        let ran = Ground::new().run(&["engine", "--game", "chess", "--position", position, "--nodes", "500"]);
        assert!(ran.out.starts_with("white: Ra8#"), "{position}: {} {}", ran.out, ran.err);
        assert_eq!(ran.err.contains("is read as"), !read.is_empty(), "{position}: {}", ran.err);
        assert!(ran.err.contains(read), "{position}: {}", ran.err);
    }
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
    // A match has the same result in one go and in parts.
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
        "option name MultiPV type spin default 1 min 1 max 1\n",
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
    // The end of the input stops an endless search.
    assert_eq!(said_to("go infinite\n").matches("bestmove ").count(), 1);
    // A count that would take days is stopped too.
    let counts = said_to("go perft 9\nstop\ngo perft 9\nquit\n");
    assert_eq!(counts.matches("info string perft was stopped").count(), 2, "{counts}");
    assert!(!counts.contains("Nodes searched"), "{counts}");
}

#[test]
fn it_thinks_ahead_and_answers_once_the_opponent_has_moved() {
    // The time for the move runs from there; without a limit the effort of its level is the limit.
    let ahead = "position startpos moves e2e4\ngo ponder movetime 60\n";
    assert_eq!(said_to(&format!("{ahead}isready\nponderhit\n")).matches("bestmove ").count(), 1);
    let level = "setoption name Skill Level value 1\nsetoption name Ponder value true\n";
    let out = said_to(&format!("{level}go ponder\nponderhit\nisready\ngo depth 1\n"));
    assert_eq!((out.matches("bestmove ").count(), out.matches("info string").count()), (2, 0), "{out}");
    // Another move was made: there is nothing to wait for.
    assert_eq!(said_to(&format!("{ahead}stop\n")).matches("bestmove ").count(), 1);
    assert_eq!(said_to(ahead).matches("bestmove ").count(), 1);
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    let out = said_to(
        "hello\n\nposition fen nonsense\nposition startpos moves e2e5\nposition\ngo depth many\nsetoption name Hash value 1\n\
         setoption name Skill Level value 9\nsetoption name UCI_Variant value go\nstop\nponderhit\n\u{0}\u{feff}\ngo nodes 200\n",
    );
    assert!(out.contains("the move `e2e5` is not legal there"), "{out}");
    // There is one for each `go`, and none for a refused position.
    assert_eq!(out.matches("bestmove (none)\n").count(), 2, "{out}");
    assert_eq!(out.matches("bestmove ").count(), 2, "{out}");
    assert_eq!(out.matches("info string ").count(), 9, "{out}");
}

/// After a refused position no move for the one before is played, until there is a new one.
#[test]
fn a_refused_position_has_no_move() {
    for refused in [
        "position fen 4k3/8/8/8/8/8/8/8 w - - 0 1",
        "position startpos moves e2e4 e2e4",
        "position",
        "position fen rnb1kb1Q/1p1qp2p/p3p1p1/2pp4/8/8/PPPP1PPP/RNB1K1NX b KQkq - 1 10",
    ] {
        let out =
            said_to(&format!("position startpos moves e2e4\n{refused}\ngo depth 1\ngo infinite\nquit\n"));
        assert_eq!(out.matches("bestmove (none)\n").count(), 2, "{refused}: {out}");
        assert!(out.contains("info string there is no position, for the last one was refused"), "{out}");
        for again in ["position startpos", "ucinewgame", "setoption name UCI_Variant value chess"] {
            let out = said_to(&format!("{refused}\n{again}\ngo depth 1\n"));
            assert!(out.contains("\nbestmove ") && !out.contains("(none)"), "{again}: {out}");
        }
    }
    // Impossible castling rights and counters from 0 are no reason for a refusal.
    let fen = "position fen rnb1kb1Q/1p1qp2p/p3p1p1/2pp4/8/8/PPPP1PPP/RNB1K1NR b KQkq - 1 10\ngo depth 1\n";
    let out = said_to(fen);
    assert!(out.contains("info string castling rights `KQkq`") && out.contains("\nbestmove "), "{out}");
    assert!(!out.contains("(none)"), "{out}");
    let out = said_to("position fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 0 moves e2e4\ngo depth 1\n");
    assert!(out.contains("bestmove e8") && !out.contains("info string"), "{out}");
}

/// Options are accepted in any letter case and with any spaces; those that programs always set are offered
/// and accepted.
#[test]
fn options_are_taken_as_programs_set_them() {
    let uci = said_to("uci\n");
    for line in [
        "setoption name UCI_Variant value Cylinder-Chess",
        "setoption name ponder value True",
        "setoption name CHARACTER value Bold",
        "setoption  name\tSkill  Level   value\t3",
        "SetOption Name skill level Value 2",
        "setoption name Clear Hash",
        "setoption name Hash value 512",
        "setoption name Threads value 4",
        "setoption name MultiPV value 1",
        "setoption name UCI_Chess960 value False",
        "setoption name Move Overhead value 100",
        "setoption name SyzygyPath value /tables with blanks",
        "setoption name UCI_ShowWDL value true",
    ] {
        assert_eq!(said_to(&format!("{line}\n")), "", "{line}");
        let words: Vec<&str> = line.split_whitespace().skip(2).collect();
        let name = words.join(" ").to_lowercase();
        let name = name.split(" value ").next().unwrap();
        assert!(uci.to_lowercase().contains(&format!("option name {name} type ")), "{name}: {uci}");
    }
    for line in ["setoption name Hush value 1", "setoption name Character value shy", "setoption Hash 5"] {
        assert!(said_to(&format!("{line}\n")).starts_with("info string "), "{line}");
    }
    let tabs = said_to("position\tstartpos  moves\te2e4\t\tE7E5\n go\tdepth  1\n");
    assert!(tabs.contains("bestmove ") && !tabs.contains("info string"), "{tabs}");
}

/// Castling as the king taking his own rook is understood, and written if a program wants it.
#[test]
fn castling_is_written_as_asked() {
    let mate = "position fen 8/8/8/8/8/1R6/6R1/k3K2R w K - 0 1\n";
    let only = "go depth 1 searchmoves e1h1\n";
    assert!(said_to(&format!("{mate}{only}")).contains("bestmove e1g1"));
    let out = said_to(&format!("setoption name UCI_Chess960 value true\n{mate}{only}"));
    assert!(out.contains("bestmove e1h1") && out.contains(" pv e1h1"), "{out}");
    let moves = "position startpos moves e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1h1 e8h8\ngo depth 1\n";
    assert!(!said_to(moves).contains("(none)"));
}

/// Every `go` gets an answer, whatever text follows it.
#[test]
fn every_go_has_its_answer() {
    for (go, noted) in [
        ("go depth", true),
        ("go depth two nodes 50", true),
        ("go movetime 10.5", false),
        ("go wtime abc btime -5 nodes 50", true),
        ("go wtime -20 btime 99999999999999999999", false),
        ("go movetime 99999999999999999999 nodes 50", false),
        ("go movestogo x nodes 9", true),
        ("go banana nodes 50", false),
        ("GO Depth 1", false),
    ] {
        let out = said_to(&format!("position startpos\n{go}\n"));
        assert_eq!(out.matches("bestmove ").count(), 1, "{go}: {out}");
        assert_eq!(out.contains("info string"), noted, "{go}: {out}");
        assert!(!out.contains("(none)"), "{go}: {out}");
    }
}

#[test]
fn only_the_moves_named_are_searched() {
    for (go, moves) in [
        ("go depth 2 searchmoves h2h4 g2g4", &["h2h4", "g2g4"][..]),
        ("go searchmoves A2A3 depth 2", &["a2a3"]),
        ("go searchmoves banana b2b3 e7e5 depth 2", &["b2b3"]),
        ("go searchmoves C2C3 nodes 50", &["c2c3"]),
    ] {
        let out = said_to(&format!("position startpos\n{go}\n"));
        let best = out.rsplit("bestmove ").next().unwrap().split_whitespace().next().unwrap();
        assert!(moves.contains(&best), "{go}: {out}");
    }
    let out = said_to("position startpos\ngo depth 1 searchmoves e7e5 banana\n");
    assert!(
        out.contains("none of the moves after `searchmoves` is legal") && !out.contains("(none)"),
        "{out}"
    );
}

/// The only move has a score and a line before it is announced.
#[test]
fn the_only_move_has_a_score() {
    for (fen, go, part) in [
        ("7k/8/8/8/8/8/1r6/K7 w - - 0 1", "go depth 3", "score cp "),
        ("7k/8/8/8/8/8/8/KBr5 w - - 0 1", "go nodes 200 searchmoves a1b2", "score cp "),
        ("6rk/6pp/7N/8/8/8/8/K7 w - - 0 1", "go searchmoves h6f7 depth 4", "score mate 1 "),
        ("8/8/8/8/8/1k6/7r/K7 w - - 0 1", "go depth 5", "score mate -1 "),
        ("8/8/8/8/8/8/5k2/q6K w - - 0 1", "go movetime 50", "score "),
    ] {
        let out = said_to(&format!("position fen {fen}\n{go}\n"));
        // Otherwise the position would be wrong.
        assert!(!out.contains("(none)"), "{fen}: {out}");
        let info = out
            .lines()
            .rfind(|line| line.starts_with("info depth "))
            .unwrap_or_else(|| panic!("{fen}: {out}"));
        let best = out.rsplit("bestmove ").next().unwrap().split_whitespace().next().unwrap();
        assert!(info.contains(part) && info.contains(&format!(" pv {best}")), "{fen}: {out}");
    }
}

/// The games told by texts, under the names by which other programs know them.
#[test]
fn every_game_told_by_a_text_is_spoken() {
    let uci = said_to("uci\n");
    for (name, moves) in [
        ("crazyhouse", "e2e4"),
        ("kingofthehill", "e2e4"),
        ("3check", "e2e4"),
        ("antichess", "e2e3"),
        ("atomic", "e2e4"),
        ("horde", "a4a5"),
        ("racingkings", "h2h3"),
        ("fischerandom", "e2e4"),
        ("knightmate", "e2e4"),
        ("berolina", "e2d3"),
        ("shatranj", "e2e3"),
        ("makruk", "e3e4"),
        ("capablanca", "e2e4"),
        ("embassy", "e2e4"),
        ("janus", "e2e4"),
        ("chancellor", "e2e4"),
        ("modern", "e2e4"),
        ("grand", "e3e4"),
        ("courier", "e2e3"),
        ("seirawan", "b1c3h"),
        ("shogi", "c3c4"),
        ("minishogi", "a2a3"),
        ("xiangqi", "h3e3"),
        ("janggi", "a4b4"),
    ] {
        assert!(uci.contains(&format!(" var {name}")), "{name}: {uci}");
        let out = said_to(&format!(
            "setoption name UCI_Variant value {name}\nposition startpos moves {moves}\ngo depth 1\n"
        ));
        assert!(out.contains("\nbestmove ") && !out.contains("info string"), "{name}: {out}");
    }
}

/// Programs for shogi: their first word chooses the game, and the names of squares.
#[test]
fn programs_of_shogi_speak_to_it() {
    let out = said_to(
        "usi\nisready\nusinewgame\nsetoption name USI_Ponder value true\nsetoption name USI_Hash value 64\n\
         position startpos moves 7g7f 3c3d 8h2b+\ngo searchmoves 3a2b\n",
    );
    for part in
        ["option name USI_Variant type combo default shogi var ", "usiok\n", "readyok\n", "\nbestmove 3a2b"]
    {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert!(!out.contains("info string") && !out.contains("UCI_"), "{out}");
    // A drop that mates; the hand is sente's, and so is the time.
    let mate = "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1\n";
    let out = said_to(&format!("usi\n{mate}go btime 4000 wtime 1 byoyomi 100\n"));
    assert!(out.contains("score mate 1 ") && out.contains("bestmove G*5b"), "{out}");
    let out = said_to(
        &format!("usi\n{mate}go btime 4000 wtime 1\n")
            .replace("go", "position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 2\ngo"),
    );
    assert!(out.contains("bestmove resign"), "{out}");
    let wrong = said_to("usi\nposition startpos moves 7g7e\ngo depth 1\nquit\n");
    assert!(
        wrong.contains("the move `7g7e` is not legal there") && wrong.contains("bestmove resign"),
        "{wrong}"
    );
    let mini = said_to(
        "usi\nsetoption name USI_Variant value minishogi\nposition startpos moves 5d5c\ngo depth 1\n",
    );
    assert!(mini.contains("\nbestmove ") && !mini.contains("info string"), "{mini}");
}

/// Programs for xiangqi: ranks count from 0, times are seconds unless they say otherwise.
#[test]
fn programs_of_xiangqi_speak_to_it() {
    let out = said_to(
        "ucci\nisready\nsetoption usemillisec true\n\
         position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR r - - 0 1 moves h2e2 h9g7\n\
         go searchmoves h0g2 time 500 increment 10\nquit\n",
    );
    for part in [
        "option UCI_Variant type combo default xiangqi var ",
        "option usemillisec ",
        "ucciok\n",
        "readyok\n",
        "\nbestmove h0g2",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert!(out.ends_with("bye\n") && !out.contains("info string"), "{out}");
    let none =
        said_to("ucci\nposition fen 3k5/9/9/9/9/9/9/9/4p4/4K4 w - - 0 1 moves a0a1\ngo depth 1\nquit\n");
    assert!(none.contains("\nnobestmove\n") && none.ends_with("bye\n"), "{none}");
}
