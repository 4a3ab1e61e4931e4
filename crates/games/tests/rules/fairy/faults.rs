//! Faults of texts: each names its line and its key, and says what would be right (section 12 of the format).

use liege_game::words;
use liege_games::fairy;
use liege_words::Language;

/// The faults of a text: line, key and sentence.
fn faults(text: &str) -> Vec<(usize, String, String)> {
    let taken = |id: &str| id == "dragonchess";
    let faults = fairy::read(text, &taken).err().unwrap_or_default();
    let told = |fault: fairy::Fault| (fault.line, fault.key, words().say(Language::ENGLISH, &fault.message));
    faults.into_iter().map(told).collect()
}

/// Makes sure that a text has one fault, on this line, with this key and with these facts in its sentence.
#[track_caller]
fn refused(text: &str, line: usize, key: &str, facts: &[&str]) {
    let found = faults(text);
    let [(at, of, sentence)] = &found[..] else { panic!("{text}: {found:?}") };
    assert_eq!((*at, of.as_str()), (line, key), "{text}: {sentence}");
    for fact in facts {
        assert!(sentence.contains(fact), "{text}: “{sentence}” does not say “{fact}”");
    }
}

/// A line in a game of chess.
#[track_caller]
fn in_chess(line: &str, facts: &[&str]) {
    let key = line.split_once('=').map_or("", |(key, _)| key.trim());
    refused(&format!("# a remark\n[mine:chess]\n{line}\n"), 3, key, facts);
}

#[test]
fn keys() {
    in_chess("promotionRgion = *8", &["promotionRgion", "promotionRegionWhite"]);
    in_chess("xyzzy = 1", &["xyzzy"]);
    in_chess("twoBoards = true", &["twoBoards", "not supported"]);
    in_chess("connectRegion1White = *8", &["not supported"]);
    in_chess("whiteFlag = d4", &["whiteFlag", "flagRegionWhite"]);
    in_chess("promotionRank = 8", &["promotionRegionWhite"]);
    in_chess("castlingRookPiece = r", &["castlingRookPieces"]);
    in_chess("countingRule = cambodian", &["cambodian", "not supported"]);
    in_chess("mobilityRegionWhiteCannon = d4", &["cannon"]);
}

#[test]
fn values() {
    in_chess("maxRank = eleven", &["maxRank", "eleven", "1 to 10"]);
    in_chess("maxRank = 11", &["maxRank", "11", "12 files and 10 ranks"]);
    in_chess("maxFile = 13", &["13", "12"]);
    in_chess("castling = yes", &["castling", "yes", "true, false"]);
    in_chess("stalemateValue = lost", &["lost", "win, draw, loss"]);
    in_chess("flagRegion = d4 z9", &["z9"]);
    in_chess("flagRegion = d4 j9", &["j9", "8 files and 8 ranks"]);
    in_chess("flagPiece = x", &["x", "flagPiece"]);
    in_chess("promotionLimit = q", &["q:1 r:2"]);
    in_chess("promotedPieceType = n:q n:r", &["p:g b:h"]);
    in_chess("castlingRank = 9", &["1 to 8"]);
    in_chess("castlingKingsideFile = k", &["a to h"]);
    in_chess("nMoveRule = -1", &["-1"]);
    in_chess("materialCounting = stones", &["janggi, unweighted"]);
}

#[test]
fn lines() {
    refused("maxFile = 8\n[mine:chess]", 1, "maxFile", &["maxFile", "[id]"]);
    refused("[mine:chess]\nnonsense", 2, "", &["nonsense", "key = value"]);
    refused("[mine:chess]\ncastling = true\ncastling = false", 3, "castling", &["line 2"]);
    refused("[mine:chess]\n[mine:chess]", 2, "mine", &["mine", "line 1"]);
    refused("[dragonchess:chess]", 1, "dragonchess", &["dragonchess"]);
    refused("[shogi:chess]", 1, "shogi", &["shogi"]);
    refused("[mine:xiangxi]\npieceDrops = true", 1, "mine", &["xiangxi", "xiangqi"]);
    refused("[Mine:chess]", 1, "Mine", &["a-z, 0-9"]);
    refused("[mine:chess", 1, "", &["[id]"]);
    refused("", 1, "", &["no game"]);
    refused(&"#\n".repeat(40_000), 1, "", &["bytes"]);
    refused(
        &format!("[mine:chess]\nstartFen = {}", "k".repeat(2001)),
        2,
        "startFen",
        &["startFen", "too long"],
    );
    let many = (0..51).map(|number| format!("[game-{number}:chess]\n")).collect::<Vec<_>>().concat();
    refused(&many, 51, "", &["50"]);
}

#[test]
fn pieces() {
    in_chess("customPiece1 = c", &["customPiece1", "c:CF"]);
    in_chess("knight = n:N", &["knight", "customPiece1"]);
    in_chess("knight = 5", &["5", "a to z"]);
    refused("[mine:chess]\ncustomPiece1 = c:CF\ncannon = c", 3, "cannon", &["c", "customPiece1", "cannon"]);
    for (movement, place, facts) in [
        ("Y", 1, &["Y", "W F D N"][..]),
        ("sfF", 3, &["sf", "F"]),
        ("hN", 2, &["h", "N"]),
        ("DD", 2, &["DD", "W F K R B Q N"]),
        ("R10", 2, &["R1"]),
        ("nR", 2, &["n", "N A Z D"]),
        ("pN", 2, &["p", "R B Q"]),
        ("gW", 2, &["g", "R B Q"]),
        ("icW", 3, &["i", "m"]),
        ("Wf", 2, &["missing"]),
    ] {
        let line = format!("customPiece1 = c:{movement}");
        in_chess(&line, &[movement, &format!("place {place}")]);
        in_chess(&line, facts);
    }
    in_chess("king = k:nN", &["king"]);
}

#[test]
fn first_positions() {
    let start = |fen: &str, facts: &[&str]| in_chess(&format!("startFen = {fen}"), facts);
    start("8/8/8/8/8/8/8 w - - 0 1", &["7", "8"]);
    start("k7/8/8/8/8/9/8/K7 w - - 0 1", &["Rank 3", "9", "8"]);
    start("k7/8/8/8/8/8/8/Kx6 w - - 0 1", &["x", "b1"]);
    start("kk6/8/8/8/8/8/8/K7 w - - 0 1", &["Black", "more than one king"]);
    start("8/8/8/8/8/8/8/KQ6 w - - 0 1", &["Black", "no king"]);
    start("k7/8/8/8/8/8/8/RK6 w - - 0 1", &["White", "take a king"]);
    start("k7/8/8/8/8/8/8/K7 w K - 0 1", &["K", "rook"]);
    start("k7/8/8/8/8/8/8/K7[Q] w - - 0 1", &["Q", "pieceDrops"]);
    start("k7/8/8/8/8/8/8/K7 w - - 3+3 0 1", &["3+3", "checkCounting"]);
    start("k7/2Q5/8/8/8/8/8/1K6 b - - 0 1", &["Black", "no legal move"]);
    start("k7/8/8/8/8/8/8/K7 x - - 0 1", &["x", "w or b"]);
    start("k7/8/8/8/8/8/8/K7 w - - nought 1", &["nought"]);
    refused("[mine:three-check]\nstartFen = k7/8/8/8/8/8/8/KR6 w - - 0 1", 2, "startFen", &["3+3"]);
}

#[test]
fn what_makes_no_game_together() {
    in_chess("blastOnCapture = true", &["blastOnCapture", "king"]);
    refused(
        "[mine:chess]\nextinctionPieceTypes = k\nextinctionValue = loss",
        2,
        "extinctionPieceTypes",
        &["extinctionPieceTypes", "king"],
    );
    refused("[mine:three-check]\nchecking = false", 1, "checkCounting", &["checkCounting", "checking"]);
    in_chess("dropNoDoubled = p", &["dropNoDoubled", "pieceDrops"]);
    in_chess("dropRegionWhite = d4", &["dropRegionWhite", "pieceDrops"]);
    in_chess("mustDrop = true", &["mustDrop", "pieceDrops"]);
    in_chess("castlingQueensideFile = h", &["castlingKingsideFile"]);
    refused("[mine:antichess]\nflyingGeneral = true", 2, "flyingGeneral", &["king"]);
    refused("[mine:xiangqi]\nbikjangRule = true", 2, "bikjangRule", &["flyingGeneral"]);
    in_chess("extinctionValue = loss", &["extinctionPieceTypes"]);
    in_chess("extinctionPieceTypes = q", &["extinctionValue"]);
    in_chess("blastImmuneTypes = k", &["blastImmuneTypes"]);
    in_chess("promotionPieceTypes = -", &["promotionPieceTypes"]);
    in_chess("seirawanGating = true", &["gating"]);
    refused("[mine]\nmaxFile = 8", 1, "", &["no pieces"]);
    refused("[mine]\nknight = n\nstartFen = n7/8/8/8/8/8/8/N7 w - - 0 1", 1, "", &["cannot end"]);
}

#[test]
fn all_faults_are_told_in_every_language() {
    let text =
        "[mine:chess]\ncastling = perhaps\nmaxRank = 99\nfoo\npromotionRgion = *8\n[other:chss]\nbar = 1";
    let found = faults(text);
    let lines: Vec<usize> = found.iter().map(|(line, ..)| *line).collect();
    assert_eq!(lines, [2, 3, 4, 5, 6, 7], "{found:?}");
    for fault in fairy::read(text, &|_| false).expect_err("faults") {
        let said: Vec<String> =
            Language::all().into_iter().map(|language| words().say(language, &fault.message)).collect();
        let different: std::collections::HashSet<&String> = said.iter().collect();
        assert_eq!(different.len(), said.len(), "{said:?}");
    }
}
