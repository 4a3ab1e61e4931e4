//! Writes KIF.

use super::board::Board;
use super::{MEN, NUMERALS, tag};
use crate::pgn::{Ending, Game, elapsed};
use std::fmt::Write as _;

/// The text of a game whose moves are in the form of KIF. `kind` is the name of its game; a first position that is not
/// the usual one is in the tag `FEN`, as a position string or in SFEN.
#[must_use]
pub fn write_kif(game: &Game, kind: &str) -> String {
    let mut text = "# KIF version=2.0 encoding=UTF-8\n".to_owned();
    let line = |text: &mut String, name: &str, value: Option<&str>| {
        if let Some(value) = value {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{name}：{}", super::one_line(value));
        }
    };
    line(&mut text, "開始日時", tag(game, "Date").map(|date| date.replace('.', "/")).as_deref());
    line(&mut text, "棋戦", tag(game, "Event"));
    line(&mut text, "場所", tag(game, "Site"));
    let board = tag(game, "FEN").and_then(Board::read);
    match &board {
        None => line(&mut text, "手合割", Some(kind)),
        Some(board) => diagram(&mut text, board),
    }
    line(&mut text, "先手", tag(game, "White"));
    line(&mut text, "後手", tag(game, "Black"));
    text += "手数----指手---------消費時間--\n";
    let mut sums = [0_i64; 2];
    for (number, played) in (1..).zip(&game.moves) {
        let took = played.comments.iter().find_map(|comment| elapsed(comment));
        let _ = write!(text, "{number:>4} {}", played.text);
        if let Some(took) = took {
            let sum = &mut sums[number % 2];
            *sum += took;
            let (hours, minutes, seconds) = (*sum / 3600, *sum / 60 % 60, *sum % 60);
            let _ =
                write!(text, "   ({:2}:{:02}/{hours:02}:{minutes:02}:{seconds:02})", took / 60, took % 60);
        }
        text.push('\n');
    }
    let count = game.moves.len();
    let sente_moves = count.is_multiple_of(2) != board.is_some_and(|board| board.gote_moves);
    let word = match game.result {
        Some(Ending::Draw) => "千日手",
        Some(Ending::White) if !sente_moves => "投了",
        Some(Ending::Black) if sente_moves => "投了",
        _ => "中断",
    };
    let _ = writeln!(text, "{:>4} {word}", count + 1);
    let _ = match game.result {
        Some(Ending::White) => writeln!(text, "まで{count}手で先手の勝ち"),
        Some(Ending::Black) => writeln!(text, "まで{count}手で後手の勝ち"),
        Some(Ending::Draw) => writeln!(text, "まで{count}手で千日手"),
        None => writeln!(text, "まで{count}手で中断"),
    };
    text
}

/// The diagram of a position.
fn diagram(text: &mut String, board: &Board) {
    let files = board.rows.len();
    let wide = |file: usize| char::from_u32('０' as u32 + file as u32).unwrap_or('?');
    let _ = writeln!(text, "後手の持駒：{}", board.held(1));
    let heads: String = (1..=files).rev().flat_map(|file| [' ', wide(file)]).collect();
    let _ = writeln!(text, " {heads}");
    let frame = format!("+{}+", "-".repeat(3 * files));
    let _ = writeln!(text, "{frame}");
    for (rank, row) in (1..).zip(&board.rows) {
        let men = row.iter().map(|man| match man {
            None => " ・".to_owned(),
            Some((at, turned, gote)) => {
                format!("{}{}", if *gote { 'v' } else { ' ' }, MEN[*at].1[usize::from(*turned)])
            }
        });
        let rank = NUMERALS.get(rank).copied().unwrap_or('?');
        let _ = writeln!(text, "|{}|{rank}", men.collect::<String>());
    }
    let _ = writeln!(text, "{frame}");
    let _ = writeln!(text, "先手の持駒：{}", board.held(0));
    if board.gote_moves {
        text.push_str("後手番\n");
    }
}
