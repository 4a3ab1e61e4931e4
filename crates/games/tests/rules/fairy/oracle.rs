//! Games against the reference engine itself, where its Python binding is installed: the variable `LIEGE_PYFFISH` names
//! a Python that has `pyffish`. Without it the test is skipped.

use super::hostile::Dice;
use super::one;
use liege_games::fairy::{self, Definition, Game};
use serde_json::{Value, json};
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::sync::Arc;

/// Reads a text and the moves of games, and answers with the position string and the legal moves after each.
const SCRIPT: &str = "
import json, sys
import pyffish
asked = json.load(sys.stdin)
pyffish.load_variant_config(asked['text'])
start = pyffish.start_fen(asked['id'])
answers = []
for moves in asked['games']:
    for ply in range(len(moves) + 1):
        legal = sorted(pyffish.legal_moves(asked['id'], start, moves[:ply]))
        answers.append([pyffish.get_fen(asked['id'], start, moves[:ply]), legal])
json.dump(answers, sys.stdout)
";

/// Definitions of many kinds; the reference names are those that both know.
const TEXTS: [&str; 10] = [
    "[mine:chess]\ncustomPiece1 = n:CF\ncustomPiece2 = b:fAmW2cK\npromotionPieceTypes = qn",
    "[mine:chess]\nqueen = -\ncustomPiece7 = q:NgB\npawnTypes = p\ndoubleStepRegionWhite = *2 *3\ndoubleStepRegionBlack = *6 *7",
    "[mine:shogi]\ncustomPiece3 = l:fRbW\npromotedPieceType = l:r\nflyingGeneral = true",
    "[mine:xiangqi]\njanggiElephant = b\nbanner = a\nmobilityRegionWhiteJanggiElephant = *1 *2 *3 *4",
    "[mine:crazyhouse]\nmustDrop = true\nmustDropType = n\nfirstRankPawnDrops = true",
    "[mine:grand]\nchancellor = -\nkniroo = c\npromotionLimit = q:2\nflagPiece = k\nflagRegion = *10",
    "[mine:antichess]\nmutuallyImmuneTypes = n\npetrifyOnCaptureTypes = q",
    "[mine:atomic]\nhorse = n\nstalemateValue = loss",
    "[mine:makruk]\ndoubleStep = true\ndoubleStepRegionWhite = *3\ndoubleStepRegionBlack = *6\nconnectN = 4\nconnectPieceTypes = nr",
    "[mine:janggi]\nextinctionPieceTypes = c\nextinctionValue = loss",
];

/// The moves of a game, and its positions, each with its legal moves.
type Played = (Vec<String>, Vec<(String, Vec<String>)>);

fn games(game: &Arc<Definition>, seed: u64) -> Vec<Played> {
    let mut dice = Dice::new(seed);
    (0..3)
        .map(|_| {
            let mut play = Game::new(game.clone(), game.start.clone());
            let (mut moves, mut seen) = (Vec::new(), Vec::new());
            for _ in 0..40 {
                let legal = play.moves();
                if play.outcome().is_some() {
                    break;
                }
                let mut names: Vec<String> =
                    legal.iter().map(|mv| play.position.canonical(game, *mv)).collect();
                let chosen = dice.below(legal.len());
                let name = names[chosen].clone();
                names.sort_unstable();
                seen.push((fairy::write_position(game, &play.position), names));
                play.make(legal[chosen]);
                moves.push(name);
            }
            // The end is judged elsewhere.
            moves.pop();
            (moves, seen)
        })
        .collect()
}

#[test]
fn random_games_are_those_of_the_reference_engine() {
    let Ok(python) = std::env::var("LIEGE_PYFFISH") else {
        println!("skipped: LIEGE_PYFFISH names no Python with pyffish");
        return;
    };
    for (seed, text) in (0..).zip(TEXTS) {
        let game = one(text);
        let played = games(&game, seed);
        let moves: Vec<&Vec<String>> = played.iter().map(|(moves, _)| moves).collect();
        let mut child = Command::new(&python)
            .args(["-c", SCRIPT])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a Python");
        let asked = json!({ "text": text, "id": "mine", "games": moves }).to_string();
        child.stdin.take().expect("its input").write_all(asked.as_bytes()).expect("a question");
        let answer = child.wait_with_output().expect("an answer").stdout;
        let answers: Vec<Value> = serde_json::from_slice(&answer).expect("answers in JSON");
        let own = played.iter().flat_map(|(_, seen)| seen).map(|(position, legal)| json!([position, legal]));
        for (own, theirs) in own.zip(&answers) {
            assert_eq!(own, *theirs, "{text}");
        }
    }
}
