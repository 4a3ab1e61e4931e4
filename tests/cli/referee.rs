//! The referee of the real program: JSON lines in, JSON lines out.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A running `liege referee`.
struct Referee {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Referee {
    fn new() -> Referee {
        let mut child = Command::new(env!("CARGO_BIN_EXE_liege"))
            .arg("referee")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().unwrap());
        Referee { child, input, output }
    }

    /// Sends a line and waits for its answer: every answer is written at once.
    fn line(&mut self, line: &[u8]) -> Value {
        let input = self.input.as_mut().unwrap();
        input.write_all(line).unwrap();
        input.write_all(b"\n").unwrap();
        input.flush().unwrap();
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{answer}: {error}"))
    }

    fn ask(&mut self, mut request: Value) -> Value {
        request["game"] = json!("three-player-chess");
        self.line(request.to_string().as_bytes())
    }

    fn fault(&mut self, request: Value) -> Value {
        let answer = self.ask(request);
        assert_eq!(answer.as_object().unwrap().len(), 1, "{answer}");
        answer["error"].clone()
    }

    fn end(mut self) {
        drop(self.input.take());
        assert!(self.child.wait().unwrap().success());
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

#[test]
fn public_vectors() {
    let mut referee = Referee::new();
    for (number, line) in
        include_str!("../../crates/games/src/three_player_chess/vectors/three-player-chess.jsonl")
            .lines()
            .enumerate()
    {
        let case: Value = serde_json::from_str(line).unwrap();
        let answer = referee.ask(json!({ "options": case["options"], "moves": case["moves"] }));
        for key in ["to_move", "legal", "acts", "position", "outcome"] {
            assert_eq!(answer[key], case[key], "case {number}, {key}");
        }
        assert_eq!(answer.as_object().unwrap().len(), 5, "case {number}");
    }
    referee.end();
}

#[test]
fn positions_at_the_top_or_among_the_options() {
    let mut referee = Referee::new();
    for line in include_str!("../../crates/games/src/three_player_chess/vectors/positions.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let answer = referee.ask(json!({ "position": case["position"], "moves": [] }));
        assert_eq!(answer["position"], case["position"]);
        assert_eq!(answer["to_move"], case["to_move"]);
        assert_eq!(answer["outcome"], case["outcome"]);
        assert_eq!(answer["legal"].as_array().unwrap().len(), case["legal"], "{}", case["name"]);
        let option = referee.ask(json!({ "options": { "position": case["position"], "first": "red" } }));
        assert_eq!(option, answer);
    }
    let stalemate = "1rK/wQ5/9wR/14/18|1wK/6/10/14/18|1bR/6/4bP5/14/18 R RW- - --- - - - - - B * off";
    let answer = referee.ask(json!({ "position": stalemate }));
    assert_eq!(answer["outcome"], json!({ "red": 1.5, "white": 1.5, "black": 0 }), "settled on reading");
    referee.end();
}

#[test]
fn perft_counts_after_moves_and_in_positions() {
    let mut referee = Referee::new();
    assert_eq!(referee.ask(json!({ "perft": 2 })), json!({ "nodes": 7744 }));
    assert_eq!(referee.ask(json!({ "perft": 0 })), json!({ "nodes": 1 }));
    let moves = ["W:WC5-WV7", "B:BP2-BS5", "R:RC6-RV12"];
    assert_eq!(referee.ask(json!({ "moves": moves, "perft": 2 })), json!({ "nodes": 8722 }));
    let position = "1rK/6/10/14/18|1wK/wR4wR/wP9/14/18|1bK/6/10/14/18 W RWB Wsl --- - - - - - - * off";
    assert_eq!(referee.ask(json!({ "position": position, "perft": 1 })), json!({ "nodes": 54 }));
    assert!(text(&referee.fault(json!({ "perft": -1 }))["message"]).contains("perft"));
    assert!(text(&referee.fault(json!({ "perft": "3" }))["message"]).contains("perft"));
    assert!(text(&referee.fault(json!({ "perft": 4_000_000_000u32 }))["message"]).contains("0 to 30"));
    referee.end();
}

#[test]
fn typed_lines_give_canonical_actions() {
    let mut referee = Referee::new();
    let answer = referee.ask(json!({
        "options": { "truce": "off" },
        "say": ["W:WC9-WS11", "B:BC5-BV7", "R:RC5-RV7", "W:WP6xRC2", "W:offer W>R", "R:accept W>R"]
    }));
    assert_eq!(answer["canonical"].as_array().unwrap().len(), 6, "{answer}");
    assert_eq!(answer["canonical"][3], "W:WP6xRC2");
    assert_eq!(answer["to_move"], json!(["black"]));
    assert!(answer["acts"].as_array().unwrap().contains(&json!("W:claim W>R")));
    let fault = referee.fault(json!({ "say": ["W:WC9-WS11", "W:WC9-WS11"] }));
    assert_eq!((&fault["at"], &fault["action"]), (&json!(1), &json!("W:WC9-WS11")));
    let claimed = "1rK/6/10/14/18|2/wK5/wP3rQ5/14/18|1bK/6/4bP5/14/18 R RWB - --- - W>R:3ac - - - R * off";
    let answer = referee.ask(json!({ "position": claimed, "say": ["*:lapse"] }));
    assert_eq!(answer["canonical"], json!(["*:lapse"]));
    assert_eq!(answer["to_move"], json!(["red"]));
    let fault = referee.fault(json!({ "say": ["*:lapse"] }));
    assert_eq!(fault["at"], 0);
    referee.end();
}

#[test]
fn refusals_name_the_action_and_the_reason() {
    let mut referee = Referee::new();
    let fault = referee.fault(json!({ "moves": ["W:WC5-WV7", "B:BC5-BC4"] }));
    assert_eq!((&fault["at"], &fault["action"]), (&json!(1), &json!("B:BC5-BC4")));
    assert!(text(&fault["message"]).contains("BC4 holds Black’s pawn"), "{fault}");
    let fault = referee.fault(json!({ "moves": ["W:WC5xWV7"] }));
    assert_eq!(fault["candidates"], json!(["W:WC5-WV7"]), "{fault}");
    let fault = referee.fault(json!({ "moves": ["W2f9"] }));
    assert_eq!(fault["at"], 0);
    let neutral = "1rK/6/10/14/18|1wK/6/10/1wQ12/8wRrP8|1bK/6/4bP5/14/18 W RWB - --R - - - - - - * off";
    let fault = referee.fault(json!({ "position": neutral, "moves": ["W:WV9xWV10"] }));
    assert!(text(&fault["message"]).starts_with("Neutrality rule: Black’s last move"), "{fault}");
    referee.end();
}

#[test]
fn bad_lines_are_answered_and_do_not_end_the_program() {
    let mut referee = Referee::new();
    for (line, expected) in [
        (&b"{"[..], "not JSON"),
        (b"[]", "one JSON object"),
        (b"\"moves\"", "one JSON object"),
        (b"\xff\xfe", "not JSON"),
        (b"{}", "`game` is missing; the games are: three-player-chess"),
        (br#"{"game":7}"#, "the games are: three-player-chess"),
        (br#"{"game":"chess4"}"#, "there is no game `chess4`; the games are: three-player-chess"),
    ] {
        let answer = referee.line(line);
        let message = text(&answer["error"]["message"]);
        assert!(message.contains(expected), "{message}");
    }
    for (request, expected) in [
        (
            json!({ "move": [] }),
            "no key `move`; the keys are: game, options, position, variants, moves, say, perft",
        ),
        (json!({ "options": { "clock": "on" } }), "no option `clock`; this game's options are: first, truce"),
        (json!({ "options": { "truce": "on" } }), "`truce` cannot be `on`; it is one of: word, bound, off"),
        (json!({ "options": { "truce": true } }), "`truce` cannot be `true`; it is one of: word, bound, off"),
        (
            json!({ "options": { "truce": ["on"] } }),
            "option `truce` has to be a string, a number, true or false",
        ),
        (json!({ "options": [] }), "`options` has to be an object"),
        (json!({ "moves": "W:WC5-WV7" }), "`moves` has to be a list of strings"),
        (json!({ "moves": [7] }), "`moves` has to be a list of strings"),
        (json!({ "moves": [], "say": [] }), "give only one of them"),
        (json!({ "position": 7 }), "`position` has to be a string"),
        (json!({ "position": "x", "options": { "position": "y" } }), "two different positions"),
        (json!({ "position": "8/8" }), "13 fields"),
    ] {
        let fault = referee.fault(request);
        assert!(text(&fault["message"]).contains(expected), "{fault}");
        assert!(fault.get("at").is_none());
    }
    assert_eq!(referee.ask(json!({ "moves": [] }))["legal"].as_array().unwrap().len(), 88);
    referee.end();
}

/// The table has to do with uncertain moves of dexterity: neither a position nor a referee knows of them.
#[test]
fn a_referee_knows_no_tremor() {
    let request = r#"{"game":"chapaev","options":{"tremor":"0"}}"#;
    let game = liege_game::by_id("chapaev").unwrap();
    let mut answer = Vec::new();
    liege::referee::run(request.as_bytes(), &mut answer).unwrap();
    let answer = String::from_utf8(answer).unwrap();
    assert!(
        answer.contains("there is no option `tremor`") && !answer.contains("shot_limit, tremor"),
        "{answer}"
    );
    assert!(
        !game
            .start(&liege_game::Options::check(game.options(), [("tremor", "5")]).unwrap(), None)
            .unwrap()
            .position()
            .contains("tremor")
    );
}

#[test]
fn a_line_may_tell_a_game() {
    let mut referee = Referee::new();
    let tiny = "[tiny:chess]\nmaxFile = 5\nmaxRank = 6\ncastling = false\ndoubleStep = false\npromotionRegionWhite = *6\n\
        startFen = rnbqk/ppppp/5/5/PPPPP/RNBQK w - - 0 1";
    let answer = referee.line(json!({"variants": tiny, "game": "tiny", "perft": 3}).to_string().as_bytes());
    assert_eq!(answer, json!({"nodes": 451}));
    let moves = json!({"variants": tiny, "game": "tiny", "say": ["c3", "Nc4"]});
    let answer = referee.line(moves.to_string().as_bytes());
    assert_eq!(answer["canonical"], json!(["c2c3", "b6c4"]), "{answer}");
    // A game of one line is not known to the next, and the bot's own games are known to all.
    let answer = referee.line(br#"{"game":"tiny"}"#);
    assert!(text_of(&answer).contains("tiny"), "{answer}");
    let answer = referee.line(json!({"variants": tiny, "game": "chess", "perft": 1}).to_string().as_bytes());
    assert_eq!(answer, json!({"nodes": 20}));
    let faulty = json!({"variants": "[mine:chess]\npromotionRgion = *8\nmaxRank = eleven", "game": "mine"});
    let answer = referee.line(faulty.to_string().as_bytes());
    let faults = answer["error"]["faults"].as_array().expect("faults");
    let places: Vec<(u64, &str)> =
        faults.iter().map(|fault| (fault["line"].as_u64().unwrap(), text(&fault["key"]))).collect();
    assert_eq!(places, [(2, "promotionRgion"), (3, "maxRank")]);
    assert!(text(&faults[0]["message"]).contains("promotionRegionWhite"), "{answer}");
    referee.end();
}

fn text_of(answer: &Value) -> &str {
    text(&answer["error"]["message"])
}
