//! Reads KIF.

use super::board::{Board, of_character};
use super::{EVEN, End, MINI, NUMERALS, START, Told};
use crate::pgn::{Ending, Fault, Game, Move, elapsed_comment};

/// Handicaps with the placements that lack the giver's men.
const HANDICAPS: [(&str, &str); 12] = [
    ("香落ち", "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"),
    ("右香落ち", "1nsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"),
    ("角落ち", "lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"),
    ("飛車落ち", "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"),
    ("飛香落ち", "lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"),
    ("二枚落ち", "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"),
    ("三枚落ち", "lnsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"),
    ("四枚落ち", "1nsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"),
    ("五枚落ち", "2sgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"),
    ("六枚落ち", "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"),
    ("八枚落ち", "3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"),
    ("十枚落ち", "4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"),
];

/// The words with which a game ends.
const ENDS: [(&str, End); 14] = [
    ("投了", End::Lost),
    ("詰み", End::Lost),
    ("詰", End::Lost),
    ("切れ負け", End::Lost),
    ("反則負け", End::Lost),
    ("不戦敗", End::Lost),
    ("反則勝ち", End::Won),
    ("入玉勝ち", End::Won),
    ("不戦勝", End::Won),
    ("千日手", End::Drawn),
    ("持将棋", End::Drawn),
    ("引き分け", End::Drawn),
    ("中断", End::Open),
    ("不詰", End::Open),
];

/// Whether a text is KIF: it has one of its headings, or its first line is a numbered move in Japanese.
#[must_use]
pub fn is_kif(text: &str) -> bool {
    let heads = ["手合割：", "先手：", "後手：", "下手：", "上手：", "手数----", "# KIF", "#KIF", "# ----"];
    let mut lines = text.lines().map(|line| line.trim_start_matches('\u{feff}').trim_start());
    lines.any(|line| {
        heads.iter().any(|head| line.starts_with(head)) && line.chars().any(|c| !c.is_ascii() || c == 'K')
            || move_of(line).is_some_and(|(text, _)| {
                text.starts_with('同') || text.chars().nth(1).is_some_and(|c| NUMERALS.contains(&c))
            })
    })
}

/// The text of a numbered move, and what follows it.
fn move_of(line: &str) -> Option<(&str, &str)> {
    let line = line.trim_start();
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() == line.len() || !rest.starts_with([' ', '\u{3000}']) {
        return None;
    }
    let rest = rest.trim_start();
    Some(rest.split_once(' ').unwrap_or((rest, "")))
}

/// The seconds of a move: `( 0:05/00:00:05)`.
fn seconds(text: &str) -> Option<i64> {
    let (_, time) = text.split_once('(')?;
    let own = time.split(['/', ')']).next()?.trim();
    own.split(':').try_fold(0_i64, |sum, part| sum.checked_mul(60)?.checked_add(part.trim().parse().ok()?))
}

/// Reads a file of KIF: its main line.
///
/// # Errors
/// A diagram has a line that no board has, a hand has an unknown man, or a handicap is unknown.
pub fn read_kif(text: &str) -> Result<Told, Fault> {
    let mut game = Game::default();
    let mut kind = EVEN.to_owned();
    let (mut board, mut diagram) = (Board::default(), false);
    let mut end = None;
    let mut winner = None;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim_start_matches('\u{feff}').trim_end();
        let start = line.trim_start();
        if start.starts_with(['#', '&', '+']) || start.is_empty() {
            continue;
        }
        // Variations stand behind the game.
        if start.starts_with("変化") {
            break;
        }
        let mut tag = |name: &str, value: &str| {
            game.tags.push((name.to_owned(), value.trim().to_owned()));
            game.tag_lines.push(number);
        };
        if let Some(comment) = start.strip_prefix('*') {
            let comment = super::one_line(comment);
            let last = game.moves.last_mut().map_or(&mut game.comments, |last| &mut last.comments);
            if !comment.is_empty() {
                last.push(comment);
            }
        } else if let Some(row) = start.strip_prefix('|') {
            board.rows.push(row_of(row).ok_or(Fault::Diagram(number))?);
            diagram = true;
        } else if let Some((key, value)) = start.split_once('：') {
            match key.trim() {
                "先手" | "下手" => tag("White", value),
                "後手" | "上手" => tag("Black", value),
                "棋戦" => tag("Event", value),
                "場所" => tag("Site", value),
                "開始日時" => {
                    let day = value.trim().split([' ', '(', '（']).next().unwrap_or_default();
                    tag("Date", &day.replace('/', "."));
                }
                "手合割" => {
                    let value = value.trim();
                    let handicap = HANDICAPS.iter().find(|(name, _)| *name == value);
                    if let Some((_, placement)) = handicap {
                        let given = Board::read(&format!("{placement} w -")).ok_or(Fault::Diagram(number))?;
                        board = Board { gote_moves: true, ..given };
                        diagram = true;
                    } else if value.chars().next().is_some_and(|c| "5５五".contains(c)) {
                        MINI.clone_into(&mut kind);
                    } else if value != EVEN && value != "その他" {
                        return Err(Fault::Handicap(number));
                    }
                }
                "先手の持駒" | "下手の持駒" => {
                    board.hold(0, value).ok_or(Fault::Diagram(number))?;
                }
                "後手の持駒" | "上手の持駒" => {
                    board.hold(1, value).ok_or(Fault::Diagram(number))?;
                }
                _ => {}
            }
        } else if matches!(start, "後手番" | "上手番") {
            board.gote_moves = true;
        } else if let Some(rest) = start.strip_prefix("まで") {
            winner = winner.or_else(|| {
                let says =
                    |sides: [&str; 2]| sides.iter().any(|side| rest.contains(&format!("{side}の勝ち")));
                if says(["先手", "下手"]) {
                    Some(Ending::White)
                } else if says(["後手", "上手"]) {
                    Some(Ending::Black)
                } else {
                    ["千日手", "持将棋", "引き分け"]
                        .iter()
                        .any(|word| rest.contains(word))
                        .then_some(Ending::Draw)
                }
            });
        } else if let Some((text, after)) = move_of(start).filter(|_| end.is_none()) {
            end = ENDS.iter().find(|(word, _)| *word == text).map(|(_, won)| *won);
            if end.is_none() {
                let took = seconds(after).map(elapsed_comment);
                let comments = took.into_iter().collect();
                game.moves.push(Move {
                    text: text.replace('\u{3000}', ""),
                    line: number,
                    comments,
                    ..Move::default()
                });
            }
        }
    }
    if diagram {
        if board.rows.len() == 5 {
            MINI.clone_into(&mut kind);
        }
        if board.sfen().split(' ').nth(1) != Some(START) || board.gote_moves {
            game.tags.push(("FEN".to_owned(), board.sfen()));
            game.tag_lines.push(1);
        }
    }
    let sente_moves = game.moves.len().is_multiple_of(2) != board.gote_moves;
    game.result = end.and_then(|end: End| end.result(sente_moves)).or(winner);
    Ok(Told { game, kind })
}

/// A row of a diagram: `v香v桂 ・ 歩|一`.
fn row_of(text: &str) -> Option<Vec<Option<super::board::Man>>> {
    let inside = text.split('|').next()?;
    let mut signs = inside.chars();
    let mut row = Vec::new();
    while let Some(sign) = signs.next() {
        let gote = sign == 'v' || sign == 'V';
        if !gote && sign != ' ' && sign != '^' {
            return None;
        }
        let c = signs.next()?;
        row.push(match of_character(c) {
            Some((at, turned)) => Some((at, turned, gote)),
            None if c == '・' || c == '\u{3000}' => None,
            None => return None,
        });
    }
    Some(row)
}
