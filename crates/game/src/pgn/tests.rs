//! Tests of the PGN reader: files of other programs, broken files, and round trips.

use super::*;

fn read(text: &str) -> Result<Vec<Game>, Fault> {
    super::read(text, Dialect::Pgn)
}

fn write(game: &Game) -> String {
    super::write(game, Dialect::Pgn)
}

fn one(text: &str) -> Game {
    let mut games = read(text).unwrap();
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

/// The moves with their glyphs and comments: `e4$1{why}`.
fn line(game: &Game) -> String {
    let said = |each: &Move| {
        let glyphs = each.glyphs.iter().map(|glyph| format!("${glyph}"));
        let comments = each.comments.iter().map(|comment| format!("{{{comment}}}"));
        [each.text.clone()].into_iter().chain(glyphs).chain(comments).collect::<String>()
    };
    game.moves.iter().map(said).collect::<Vec<_>>().join(" ")
}

#[test]
fn what_programs_write_is_read() {
    for (text, right) in [
        ("1. e4 e5 2.Nf3 2...Nc6 3 Bb5 3. ... a6 4.… b5 12. 13.\n14. .. h3", "e4 e5 Nf3 Nc6 Bb5 a6 b5 h3"),
        ("\u{feff}% for others\r\n1. e4\r\n%e5\r\n1... c5 5%\r", "e4 c5 5%"),
        (
            "e4! e5!? $14 d4!! ?? Nf6 ?! $3$$99999 Qh5!?! +- = ∓",
            "e4$1 e5$5$14 d4$3$4 Nf6$6$3 Qh5$1$6$18$10$17",
        ),
        (
            "e4 {a\n { b [%clk 0:01:00]}{c}{} {[%eval 0.3]}; d } (\ne5;f",
            "e4{a { b [%clk 0:01:00]}{c}{[%eval 0.3]}{d } (} e5{f}",
        ),
        ("e4 (1. d4 $1 ({)} 1. c4 ; )\n c5!)\n% )\n (c3)) e5 (5%)", "e4 e5"),
        ("exd6 e.p. Kb1 fxe3e.p.! -- Z0 e.p.! 0-0 5.0-0-0+ O-O", "exd6 Kb1 fxe3$1 -- Z0$1 0-0 0-0-0+ O-O"),
        ("♔a1♚ ♕x♛ ♖♜ ♗♝ ♘f3♞ e8=♙♟\u{fe0f} O–O e2—e4 e2−e4", "Ka1K QxQ RR BB Nf3N e8=PP O-O e2-e4 e2-e4"),
        ("1.e4e5 N@f3 +Pe4 R1x12 1e4 a8=Q+", "e4e5 N@f3 +Pe4 R1x12 1e4 a8=Q+"),
    ] {
        assert_eq!(line(&one(text)), right, "{text}");
    }
    let game = one("{x} 23. ... Kd7 (24. a4) $1\n24. b4\n{White\nwon.} 1-0 {y} $2\n;z");
    assert_eq!(
        (game.first, game.comments.join("|"), game.result),
        ((23, false), "x".into(), Some(Ending::White))
    );
    assert_eq!(line(&game), "Kd7$1 b4$2{White won.}{y}{z}");
    assert_eq!(game.moves.iter().map(|each| each.line).collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn tags_are_read_however_odd() {
    let text = r#"[A "x"][B "a \"b\" \\ c\d"] [ A
        "y [1]" ] [C""][D "The "Old" Cup"]
[FEN 8/8 w -][X-y_9 "é"]
[]"#;
    let tags = [("A", "x"), ("B", r#"a "b" \ c\d"#), ("A", "y [1]"), ("C", ""), ("D", r#"The "Old" Cup"#)];
    let tags = tags.into_iter().chain([("FEN", "8/8 w -"), ("X-y_9", "é")]);
    assert_eq!(one(text).tags, tags.map(|(name, value)| (name.into(), value.into())).collect::<Vec<_>>());
    assert_eq!(read("[Event \"a\"]\n[Event \"b\"]\n\n[Event \"c\"]\n").map(|games| games.len()), Ok(2));
}

#[test]
fn many_games_are_read() {
    let text = r#"; from a site
[Event "Rated blitz game"]
[White "ann"]
[Black "Bo"]
[Result "0-1"]

1. f3 { [%eval -0.5] [%clk 0:03:00] } 1... e5?! { [%clk 0:02:59] } { A00 } 2. g4?? { Mate. } (2. e4 Nf6)
2... Qh4# 0-1


[Event "Study"]
[FEN "8/8/8/8/8/8/8/K1k5 b - - 0 40"]

 40... Kc2 41. Ka2

[Event "Empty"]
[Result "*"]

*

[Event "By hand"]
1.e4 1/2"#;
    let games = read(text).unwrap();
    let all: Vec<_> =
        games.iter().map(|game| (game.tags.len(), line(game), game.first, game.result)).collect();
    let first = "f3{[%eval -0.5] [%clk 0:03:00]} e5$6{[%clk 0:02:59]}{A00} g4$4{Mate.} Qh4#";
    assert_eq!(all[0], (4, first.into(), (1, true), Some(Ending::Black)));
    assert_eq!(all[1], (2, "Kc2 Ka2".into(), (40, false), None));
    assert_eq!(all[2], (2, String::new(), (1, true), None));
    assert_eq!((all.len(), games[0].comments.join("|")), (4, "from a site".to_owned()));
    let games = read("1. e4 1-0 1. d4 {c} ½–½ 0-1 {d}\n\n{e} 3... c4 4. * * c5 1/2").unwrap();
    let all: Vec<_> = games.iter().map(|game| (line(game), game.first.0, game.result)).collect();
    let right = [("e4", 1, Some(Ending::White)), ("d4{c}{d}", 1, Some(Ending::Draw)), ("c4", 3, None)];
    assert_eq!(all[..3], right.map(|(moves, number, result)| (moves.to_owned(), number, result)));
    assert_eq!((all[3].1, one("9... [A \"\"] e4").first), (1, (1, true)));
    assert_eq!((all.len(), read("\n{nothing} "), read("*").map(|games| games.len())), (4, Ok(vec![]), Ok(1)));
}

#[test]
fn faults_tell_where_and_what() {
    let nested = |depth| format!("e4 {}{}", "(".repeat(depth), ")".repeat(depth));
    for (text, id, at) in [
        ("e4\n{ never", "pgn-unclosed-comment", 2),
        ("e4\r(\r{a}) (b {c)", "pgn-unclosed-comment", 3),
        ("\n\ne4 (d4\n(c4)\n1-0", "pgn-unclosed-variation", 3),
        ("\n[White \"a]\n[Black \"b\"]", "pgn-unclosed-tag", 2),
        ("[White \"a\" b]", "pgn-unclosed-tag", 1),
        ("[White\n[Black \"b\"]", "pgn-unclosed-tag", 1),
        ("e4\n[", "pgn-unclosed-tag", 2),
        ("e4 [%clk 1] e5", "pgn-unclosed-tag", 1),
        ("{a {b}\nc}", "pgn-stray", 2),
        ("e4 )", "pgn-stray", 1),
        ("1. e4 e5; 2. Nf3 Nc6; 3. Bb5", "pgn-moves-in-comment", 1),
        ("1. d4\n1... d5;2. c4", "pgn-moves-in-comment", 2),
        ("12. Kd1 Kd8+; 13. Ke2", "pgn-moves-in-comment", 1),
        (&nested(65), "pgn-too-deep", 1),
        (&"a *\n".repeat(10_001), "pgn-too-many", 10_002),
    ] {
        let fault = read(text).unwrap_err();
        assert_eq!((fault.id(), fault.line()), (id, at), "{fault}");
        assert!(fault.to_string().starts_with(&format!("line {at}: ")), "{fault}");
    }
    assert_eq!(line(&one(&nested(64))), "e4");
    // A comment that stands apart, or goes on differently, is a remark on the game.
    for text in ["e4 e5 ; 2. Nf3 was better", "e4 e5; 3. Bb5 comes", "e4 e5; why"] {
        assert_eq!(one(text).moves.len(), 2, "{text}");
    }
}

#[test]
fn the_export_format_is_written() {
    let text = r#"[Zoo "z"][Black "B \"b\""][Eco "\\"] {Hello} 7... e5 8. a4 ; } so
        a5 b4! 1-0"#;
    let right = r#"[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "B \"b\""]
[Result "1-0"]
[Eco "\\"]
[Zoo "z"]

{Hello} 7... e5 8. a4 {) so} 8... a5 9. b4 $1 1-0
"#;
    assert_eq!(write(&one(text)), right);
    let made = Move { text: "a b{c}".into(), comments: vec![" \n".into()], ..Move::default() };
    let tags = vec![("White\n\"]".to_owned(), "x\n[Fake \"y\"]".to_owned())];
    let made = one(&write(&Game { tags, moves: vec![made, Move::default()], ..Game::default() }));
    assert_eq!(
        (line(&made), made.tags[4].1.as_str(), made.tags.len()),
        ("abc --".into(), "x [Fake \"y\"]", 7)
    );
}

#[test]
fn draughts_are_read_and_written() {
    let text = r#"[GameType "20"] 1. 32-28 19-23* 2. 28x19 14x23! 3.37-32*? {c} 2-0
        1. c3-d4 1-1 [A ""] 0-2 [A ""] 0-0 1. 11-15"#;
    let games = super::read(text, Dialect::Pdn).unwrap();
    let told: Vec<_> = games.iter().map(|game| (line(game), game.result)).collect();
    let first = "32-28 19-23$7 28x19 14x23$1 37-32$2$7{c}";
    for (found, right) in told.iter().zip([
        (first, Some(Ending::White)),
        ("c3-d4", Some(Ending::Draw)),
        ("", Some(Ending::Black)),
        ("", None),
        ("11-15", None),
    ]) {
        assert_eq!((found.0.as_str(), found.1), right);
    }
    assert_eq!(told.len(), 5);
    for (dialect, result) in [(Dialect::PdnInternational, "2-0"), (Dialect::Pdn, "1-0")] {
        let text = super::write(&games[0], dialect);
        assert!(text.contains(&format!("[Result \"{result}\"]")), "{text}");
        assert!(text.ends_with(&format!("3. 37-32 $2 $7 {{c}} {result}\n")), "{text}");
        let again = super::read(&text, dialect).unwrap();
        assert_eq!((line(&again[0]), again[0].result), (first.to_owned(), games[0].result));
    }
    assert_eq!(line(&one("1. 0-0 2-0 1-1*")), "0-0 2-0 1-1*");
}

/// Digits alone are numbers only if that number comes next; no move is lost as a number.
#[test]
fn digits_are_numbers_only_where_they_count() {
    for (text, right) in [
        ("1. 5254 5755 2. 7163 2836 1/2-1/2", "5254 5755 7163 2836"),
        ("1. e4 e5 2. Nf3 Nc6 3. 6152 *", "e4 e5 Nf3 Nc6 6152"),
        ("1 d4 d5 2 c4 e6 3 Nc3 3 ... Nf6", "d4 d5 c4 e6 Nc3 Nf6"),
        ("1. d4 17 2. c4 1234. e6", "d4 17 c4 1234. e6"),
        ("[FEN \"8/8/8/8/8/8/8/8 b - - 0 30\"] 30 ... Kd7 31 Ke2", "Kd7 Ke2"),
        ("1. Nf3 0 2. 3 4444", "Nf3 0 3 4444"),
    ] {
        assert_eq!(line(&one(text)), right, "{text}");
    }
    for (text, right) in [
        ("1. 32 28 19 23 *", "32-28 19-23"),
        ("1. 32.28 19.23 2. 37.32 *", "32-28 19-23 37-32"),
        ("1. 11 15 2. 23 19 *", "11-15 23-19"),
        ("1.33.29 1... 19.24", "33-29 19-24"),
        ("1 11-15 23-19 2 8-11 22-17", "11-15 23-19 8-11 22-17"),
        ("1 11 15 23 19 2 8 11 22 17", "11-15 23-19 8-11 22-17"),
        ("1. 32-28 19-23 2 28x19 14x23", "32-28 19-23 28x19 14x23"),
        (
            "1. 32 - 28 19 -23 2. 28 x 19 14x 23! 3. 37- 32* {c} 5-\n10",
            "32-28 19-23 28x19 14x23$1 37-32$7{c} 5-10",
        ),
        ("1. c3 - d4 d6 c5 2. d4 : b6 a7x c5", "c3-d4 d6-c5 d4:b6 a7xc5"),
        ("1. 28 x 19 x 8 45 2", "28x19x8 45-2"),
        ("1. 32-28 x 5 19-23", "32-28x5 19-23"),
        ("1. 32-28 huh 19-23", "32-28 huh 19-23"),
    ] {
        let games = super::read(text, Dialect::Pdn).unwrap();
        assert_eq!(line(&games[0]), right, "{text}");
        assert_eq!(games.len(), 1, "{text}");
    }
}

/// Results as people write them, at the end of the moves or only in the tag.
#[test]
fn results_are_written_in_many_ways() {
    let (white, black, draw) = (Some(Ending::White), Some(Ending::Black), Some(Ending::Draw));
    for (result, right) in [
        ("1:0", white),
        ("1 - 0", white),
        ("+:-", white),
        ("1.0-0.0", white),
        ("0 : 1", black),
        ("0–1", black),
        ("-:+", black),
        ("0.5-0.5", draw),
        ("0,5 : 0,5", draw),
        ("½:½", draw),
        ("1/2 - 1/2", draw),
        ("=:=", draw),
        ("½", draw),
        ("*", None),
    ] {
        for text in [format!("1. e4 e5 {result}"), format!("[Result \"{result}\"]\n\n1. e4 e5\n")] {
            let game = one(&text);
            assert_eq!((line(&game).as_str(), game.result), ("e4 e5", right), "{text}");
        }
    }
    // The end of the moves has the last word; castling is not a result.
    assert_eq!(one("[Result \"1-0\"] e4 *").result, None);
    assert_eq!(line(&one("5. 0-0 0-0 6. 1-1 2-0 7. 3-0")), "0-0 0-0 1-1 2-0 3-0");
    for (result, right) in
        [("2:0", white), ("0 - 2", black), ("1 - 1", draw), ("0:0", None), ("0.5-0.5", draw)]
    {
        let games = super::read(&format!("1. 32-28 19-23 {result}"), Dialect::Pdn).unwrap();
        assert_eq!((line(&games[0]).as_str(), games[0].result), ("32-28 19-23", right), "{result}");
    }
}

/// A random source with a fixed seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    /// Up to `most` random pieces in a row, joined.
    fn some(&mut self, most: usize, pieces: &[&str], between: &str) -> String {
        let picked: Vec<&str> = (0..self.below(most + 1)).map(|_| pieces[self.below(pieces.len())]).collect();
        picked.join(between)
    }
}

/// A game without its line numbers, as the writer makes it.
fn written(mut game: Game) -> Game {
    game.tags = super::write::tags(&game, Dialect::Pgn);
    game.tag_lines.clear();
    let moves = game.moves.iter_mut().map(|each| (&mut each.line, &mut each.comments));
    for comments in moves.map(|(line, comments)| (*line = 0, comments).1).chain([&mut game.comments]) {
        for comment in comments {
            *comment = comment.replace('}', ")");
        }
    }
    game
}

#[test]
fn what_is_written_reads_back() {
    let mut dice = Dice(1);
    let words =
        ["%", "[%clk 1:00]", "{", "}", "ü", ";", "(", "\"", "\\", "a", "long-word-to-wrap", "1-0", "*"];
    for _ in 0..2_000 {
        let mut game = Game { first: (dice.below(300) as u32, dice.below(2) == 0), ..Game::default() };
        game.result = [None, Some(Ending::White), Some(Ending::Black), Some(Ending::Draw)][dice.below(4)];
        for name in ["Event", "White", "Result", "Event", "X"].into_iter().take(dice.below(6)) {
            game.tags.push((name.to_owned(), dice.some(5, &words, " ")));
        }
        let said = |dice: &mut Dice, most| -> Vec<String> {
            let all = (0..dice.below(most)).map(|_| dice.some(30, &words, " "));
            all.filter(|comment| !comment.is_empty()).collect()
        };
        game.comments = said(&mut dice, 3);
        for _ in 0..dice.below(40) {
            let text = ["e4", "%x", "0-0", "--", "N@f3", "a8=Q+", "+Px1", "\"", "O-O-O#"][dice.below(9)];
            let comments = if dice.below(4) == 0 { said(&mut dice, 3) } else { Vec::new() };
            let glyphs = (0..dice.below(3)).map(|_| dice.below(256) as u16).collect();
            game.moves.push(Move { text: text.to_owned(), line: 0, comments, glyphs });
        }
        if game.moves.is_empty() {
            game.first = (1, true);
        }
        let text = write(&game);
        assert_eq!(written(one(&text)), written(game.clone()), "{text}");
        let moves = text.split_once("\n\n").unwrap().1;
        for line in moves.lines() {
            let fits = line.chars().count() < 80 || line.contains(" %") || line.contains(" [");
            assert!(fits && !line.starts_with(['%', '[']), "{line}");
        }
    }
}

/// Pieces of texts that nobody would write, between bars.
const PIECES: &str = "[|]|\"|\\|{|}|(|)|;|$|%|*|!|?|.|…|-|–|\n|\r| |\t|\0|\u{feff}|\u{2028}|\u{fe0f}|♘|½|=|\
    +-|e.p.|0|1|1-0|1/2|12.|99999999999|$5|e4|N|🂡|[A \"|\"]\n|[Event \"a\"]|\n\n|{c}|(v)|--|[A \"\" |\"\"|{}|\
    [A \"x\"]\n\n|;\n|a |a!|1.|e.p.!|e4 {b} |\n%|a *\n";

#[test]
fn no_text_is_too_odd() {
    let mut dice = Dice(2);
    let all: Vec<&str> = PIECES.split('|').collect();
    let (mut read_well, mut made) = (0, 0);
    for round in 0..40_000 {
        let pieces = if round % 2 == 0 { &all[..] } else { &all[10..] };
        let text = dice.some(24, pieces, "");
        let Ok(games) = read(&text) else { continue };
        read_well += 1;
        for game in games {
            made += 1;
            let text = write(&game);
            assert_eq!(written(one(&text)), written(game), "{text}");
        }
    }
    assert!(read_well > 10_000 && made > 10_000, "{read_well} {made}");
}

#[test]
fn long_texts_take_no_longer_than_they_are() {
    for piece in PIECES.split('|') {
        for before in ["", "[A \"", "(", "e4"] {
            let text = format!("{before}{}", piece.repeat((1 << 16) / piece.len()));
            let begun = std::time::Instant::now();
            let _ = read(&text).map(|games| games.iter().map(write).collect::<String>());
            // It takes a few hundredths of a second; quadratic time would take minutes.
            assert!(begun.elapsed().as_secs() < 10, "{before}{piece}: {:?}", begun.elapsed());
        }
    }
}
