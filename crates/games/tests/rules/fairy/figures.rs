//! Figures of other engines: random games of every kind, the examples of the format, and numbers of leaves.

use super::{one, own};
use liege_games::fairy::{self, Definition, Game, Won};
use serde_json::Value;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/fairy").join(name)
}

fn lines(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

/// The result of each side, as the vectors write it.
fn points(won: Won) -> [f64; 2] {
    match won {
        None => [0.5, 0.5],
        Some(0) => [1.0, 0.0],
        Some(_) => [0.0, 1.0],
    }
}

/// Plays the moves of a line, and compares what is said of the position after them.
fn compare(game: &Arc<Definition>, line: &Value) {
    let id = &game.id;
    let mut play = Game::new(game.clone(), game.start.clone());
    for action in line["moves"].as_array().expect("moves") {
        let action = action.as_str().expect("a move");
        let position = fairy::write_position(game, &play.position);
        let mv = play.find(action).unwrap_or_else(|| panic!("{id}: {action} is not legal in {position}"));
        play.make(mv);
    }
    let position = fairy::write_position(game, &play.position);
    assert_eq!(position, line["position"].as_str().expect("a position"), "{id}");
    let outcome = play.outcome();
    let wanted = line["outcome"].as_object().map(|outcome| {
        let first = ["white", "sente", "red", "cho"];
        let side = |wanted: bool| outcome.iter().find(|(seat, _)| first.contains(&seat.as_str()) == wanted);
        [true, false].map(|first| side(first).and_then(|(_, score)| score.as_f64()).expect("a score"))
    });
    assert_eq!(outcome.map(points), wanted, "{id}: {position}");
    let mut legal = Vec::new();
    if outcome.is_none() {
        legal.extend(play.moves().into_iter().map(|mv| play.position.canonical(game, mv)));
    }
    legal.sort_unstable();
    let wanted: Vec<&str> =
        line["legal"].as_array().expect("moves").iter().map(|mv| mv.as_str().expect("a move")).collect();
    assert_eq!(legal, wanted, "{id}: {position}");
}

/// The array of Chess960 with this number (section 2 of its page).
fn chess960(number: usize) -> String {
    let mut array = [' '; 8];
    let (rest, light) = (number / 4, number % 4);
    array[2 * light + 1] = 'b';
    let (rest, dark) = (rest / 4, rest % 4);
    array[2 * dark] = 'b';
    let (knights, queen) = (rest / 6, rest % 6);
    let free = |array: &[char; 8]| (0..8).filter(|file| array[*file] == ' ').collect::<Vec<usize>>();
    array[free(&array)[queen]] = 'q';
    let pair = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)][knights];
    let left = free(&array);
    array[left[pair.0]] = 'n';
    array[left[pair.1]] = 'n';
    for (file, piece) in free(&array).into_iter().zip(['r', 'k', 'r']) {
        array[file] = piece;
    }
    array.iter().collect()
}

/// The game with the options of a line.
fn with_options(id: &str, line: &Value) -> Arc<Definition> {
    let Some(options) = line["options"].as_object().filter(|options| !options.is_empty()) else {
        return own(id);
    };
    let mut text = format!("[varied:{id}]\n");
    let of = |name: &str, usual: &str| options.get(name).and_then(Value::as_str).unwrap_or(usual).to_owned();
    match id {
        "janggi" => {
            text += match of("rules", "official").as_str() {
                "traditional" => "materialCounting = none\n",
                "casual" => "materialCounting = none\nbikjangRule = false\n",
                _ => "",
            };
            let rank = |order: String| {
                let [one, two, three, four] =
                    order.replace('h', "n").replace('e', "b").chars().collect::<Vec<_>>()[..]
                else {
                    panic!("{order}")
                };
                format!("r{one}{two}a1a{three}{four}r")
            };
            let (cho, han) = (rank(of("cho", "heeh")).to_uppercase(), rank(of("han", "heeh")));
            let _ = writeln!(
                text,
                "startFen = {han}/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/{cho} w - - 0 1"
            );
        }
        "chess960" => {
            let array = chess960(options["start"].as_u64().expect("a number") as usize);
            let upper = array.to_uppercase();
            let _ = writeln!(text, "startFen = {array}/pppppppp/8/8/8/8/PPPPPPPP/{upper} w KQkq - 0 1");
        }
        _ => panic!("{id} has no options"),
    }
    one(&text)
}

#[test]
fn games_of_the_reference_engine() {
    for id in fairy::ids().filter(|id| *id != "chess") {
        let cases = lines(&folder(id).join("vectors.jsonl"));
        assert!(cases.len() >= 40, "{id}: only {} vectors", cases.len());
        for line in cases {
            compare(&with_options(id, &line), &line);
        }
    }
}

#[test]
fn examples_of_the_format() {
    let folder = folder("examples");
    let all = lines(&folder.join("expected.jsonl"));
    assert_eq!(all.len(), 12);
    for line in all {
        let file = line["file"].as_str().expect("a file");
        let game = one(&fs::read_to_string(folder.join(file)).expect("a text"));
        assert_eq!(game.id, line["id"].as_str().expect("an id"));
        assert_eq!(fairy::write_position(&game, &game.start), line["start"].as_str().expect("a start"));
        for (depth, leaves) in (1..).zip(line["perft"].as_array().expect("numbers")) {
            assert_eq!(game.start.perft(&game, depth), leaves.as_u64().expect("a number"), "{file}, {depth}");
        }
        line["positions"].as_array().expect("positions").iter().for_each(|line| compare(&game, line));
    }
}

/// Leaves of the tree, from the games' pages.
#[test]
fn leaves() {
    for (id, figures) in [
        ("chess", &[20_u64, 400, 8902, 197_281][..]),
        ("shogi", &[30, 900, 25_470, 719_731]),
        ("minishogi", &[14, 181, 2512, 35_401, 533_203]),
        ("xiangqi", &[44, 1920, 79_666]),
        ("janggi", &[32, 1024, 33_000]),
        ("makruk", &[23, 529, 12_012, 273_026]),
        ("capablanca", &[28, 784, 25_228, 805_128]),
        ("chancellor-chess", &[24, 576, 15_896, 436_656]),
        ("janus-chess", &[28, 782, 24_747, 772_074]),
        ("embassy-chess", &[28, 784, 25_281, 809_539]),
        ("modern-chess", &[24, 576, 15_831, 433_729]),
        ("grand-chess", &[65, 4225, 259_514]),
        ("crazyhouse", &[20, 400, 8902, 197_281]),
        ("king-of-the-hill", &[20, 400, 8902, 197_281]),
        ("three-check", &[20, 400, 8902, 197_281]),
        ("antichess", &[20, 400, 8067, 153_299]),
        ("atomic-chess", &[20, 400, 8902, 197_326]),
        ("horde", &[8, 128, 1274, 23_310, 265_223]),
        ("racing-kings", &[21, 421, 11_264, 296_242]),
        ("chess960", &[20, 400, 8902, 197_281]),
        ("seirawan-chess", &[28, 784, 24_830]),
        ("knightmate", &[18, 324, 6765, 139_774]),
        ("berolina-chess", &[30, 900, 28_328, 882_717]),
        ("shatranj", &[16, 256, 4176, 68_122]),
        ("courier-chess", &[26, 678, 18_406, 500_337]),
    ] {
        let game = own(id);
        for (depth, leaves) in (1..).zip(figures) {
            assert_eq!(game.start.perft(&game, depth), *leaves, "{id}, {depth}");
        }
    }
    let casual = one("[casual:janggi]\nbikjangRule = false\nmaterialCounting = none");
    assert_eq!(casual.start.perft(&casual, 3), 33_316);
    assert_eq!((chess960(518).as_str(), chess960(959).as_str()), ("rnbqkbnr", "rkrnnqbb"));
    for (number, three, four) in [(0, 9006, 201_143), (692, 8956, 199_685), (959, 9006, 201_143)] {
        let game = with_options("chess960", &serde_json::json!({"options": {"start": number}}));
        assert_eq!([3, 4].map(|depth| game.start.perft(&game, depth)), [three, four], "{number}");
    }
}

/// Leaves of the trees of hard positions.
#[test]
fn leaves_of_hard_positions() {
    for (id, position, depth, leaves) in [
        ("chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 4_085_603),
        ("chess", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674_624),
        ("chess", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4, 422_333),
        ("atomic-chess", "rn2kb1r/1pp1p2p/p2q1pp1/3P4/2P3b1/4PN2/PP3PPP/R2QKB1R b KQkq - 0 1", 4, 1_434_825),
        ("crazyhouse", "2k5/8/8/8/8/8/8/4K3[Qn] w - - 0 1", 3, 88_634),
        ("horde", "k7/5p2/4p2P/3p2P1/2p2P2/1p2P2P/p2P2P1/2P2P2 w - - 0 1", 4, 33_781),
        ("king-of-the-hill", "rnb2b1r/ppp2ppp/3k4/8/1PKp1pn1/3Pq3/PBP1P2P/RN1Q1B1R w - - 4 12", 3, 19_003),
        ("three-check", "7r/1p4p1/pk3p2/RN6/8/P5Pp/3p1P1P/4R1K1 w - - 1+3 1 39", 3, 12_407),
    ] {
        let game = own(id);
        let start =
            fairy::read_position(&game, position).unwrap_or_else(|fault| panic!("{position}: {fault:?}"));
        assert_eq!(start.perft(&game, depth), leaves, "{id}: {position}");
    }
}
