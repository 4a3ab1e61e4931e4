//! Reads and writes CSA.

use super::board::{Board, of_code};
use super::{CSA_EVEN, End, MEN, START, Told, tag};
use crate::pgn::{Ending, Fault, Game, Move, elapsed, elapsed_comment};
use std::fmt::Write as _;

/// The side of a board.
const SIZE: usize = 9;
/// The words with which a game ends.
const ENDS: [(&str, End); 12] = [
    ("%TORYO", End::Lost),
    ("%TSUMI", End::Lost),
    ("%TIME_UP", End::Lost),
    ("%ILLEGAL_MOVE", End::Lost),
    ("%KACHI", End::Won),
    ("%SENNICHITE", End::Drawn),
    ("%OUTE_SENNICHITE", End::Lost),
    ("%JISHOGI", End::Drawn),
    ("%HIKIWAKE", End::Drawn),
    ("%CHUDAN", End::Open),
    ("%FUZUMI", End::Open),
    ("%ERROR", End::Open),
];

/// Whether a statement is a move.
fn is_move(text: &str) -> bool {
    let mut signs = text.chars();
    let sign = signs.next().is_some_and(|c| c == '+' || c == '-');
    sign && text.len() == 7
        && signs.by_ref().take(4).all(|c| c.is_ascii_digit())
        && signs.as_str().chars().all(|c| c.is_ascii_uppercase())
}

/// Whether a text is CSA: it begins with the version, a name or a first position, and names the side to move or has a move.
#[must_use]
pub fn is_csa(text: &str) -> bool {
    let mut lines = text
        .lines()
        .map(|line| line.trim_start_matches('\u{feff}').trim())
        .filter(|line| !line.is_empty() && !line.starts_with('\''));
    let begins = |line: &str| {
        ["V2", "V1", "V3", "N+", "N-", "$", "PI", "P1"].iter().any(|head| line.starts_with(head))
            || is_move(line)
    };
    lines.next().is_some_and(begins)
        && text.lines().any(|line| {
            matches!(line.trim(), "+" | "-") || is_move(line.trim().split(',').next().unwrap_or_default())
        })
}

/// Reads a file of CSA.
///
/// # Errors
/// A statement on the first position can't be read, or the file has several games.
pub fn read_csa(text: &str) -> Result<Told, Fault> {
    let mut game = Game::default();
    let mut board = Board { rows: vec![vec![None; SIZE]; SIZE], ..Board::default() };
    let mut end = None;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim_start_matches('\u{feff}').trim_end();
        if line.starts_with('\'') {
            continue;
        }
        // A second game would follow.
        if line == "/" {
            return Err(Fault::Second(number));
        }
        let mut tag = |name: &str, value: &str| {
            if !value.trim().is_empty() {
                game.tags.push((name.to_owned(), value.trim().to_owned()));
                game.tag_lines.push(number);
            }
        };
        if let Some(name) = line.strip_prefix("N+") {
            tag("White", name);
        } else if let Some(name) = line.strip_prefix("N-") {
            tag("Black", name);
        } else if let Some(rest) = line.strip_prefix('$') {
            match rest.split_once(':') {
                Some(("EVENT", value)) => tag("Event", value),
                Some(("SITE", value)) => tag("Site", value),
                Some(("START_TIME", value)) => {
                    tag("Date", &value.split(' ').next().unwrap_or_default().replace('/', "."));
                }
                _ => {}
            }
        } else if line.starts_with('P') {
            placed(&mut board, line).ok_or(Fault::Diagram(number))?;
        } else {
            for said in line.split(',').map(str::trim).filter(|said| !said.is_empty()) {
                if said == "-" {
                    board.gote_moves = true;
                } else if let Some(took) =
                    said.strip_prefix('T').and_then(|took| took.split('.').next()?.parse::<i64>().ok())
                {
                    if let Some(last) = game.moves.last_mut() {
                        last.comments.push(elapsed_comment(took));
                    }
                } else if said.starts_with('%') {
                    let illegal = match said {
                        "%+ILLEGAL_ACTION" => Some(Ending::Black),
                        "%-ILLEGAL_ACTION" => Some(Ending::White),
                        _ => None,
                    };
                    game.result = illegal;
                    end = end.or(ENDS.iter().find(|(word, _)| *word == said).map(|(_, won)| *won));
                } else if !said.starts_with('V') && said != "+" && end.is_none() {
                    game.moves.push(Move { text: said.to_owned(), line: number, ..Move::default() });
                }
            }
        }
    }
    let empty = board.rows.iter().flatten().all(Option::is_none);
    if !empty && (board.sfen().split(' ').nth(1) != Some(START) || board.gote_moves) {
        game.tags.push(("FEN".to_owned(), board.sfen()));
        game.tag_lines.push(1);
    }
    let sente_moves = game.moves.len().is_multiple_of(2) != board.gote_moves;
    game.result = game.result.or(end.and_then(|end: End| end.result(sente_moves)));
    Ok(Told { game, kind: CSA_EVEN.to_owned() })
}

/// Reads a statement on the first position.
fn placed(board: &mut Board, line: &str) -> Option<()> {
    let start = || Board::read(&format!("{START} b -"));
    if let Some(without) = line.strip_prefix("PI") {
        board.rows = start()?.rows;
        for (file, rank, _) in men(without)? {
            *board.rows.get_mut(rank.checked_sub(1)?)?.get_mut(SIZE.checked_sub(file)?)? = None;
        }
        return Some(());
    }
    if let Some(all) = line.strip_prefix("P+").or_else(|| line.strip_prefix("P-")) {
        let gote = line.starts_with("P-");
        if all == "00AL" {
            for at in 0..7 {
                let on_board = board.rows.iter().flatten().flatten().filter(|man| man.0 == at).count() as u32;
                let other = board.hands[usize::from(!gote)][at];
                let count = [18, 4, 4, 4, 4, 2, 2][at];
                board.hands[usize::from(gote)][at] = u32::saturating_sub(count, on_board + other);
            }
            return Some(());
        }
        for (file, rank, (at, turned)) in men(all)? {
            if (file, rank) == (0, 0) {
                board.hands[usize::from(gote)][at] += 1;
            } else {
                *board.rows.get_mut(rank.checked_sub(1)?)?.get_mut(SIZE.checked_sub(file)?)? =
                    Some((at, turned, gote));
            }
        }
        return Some(());
    }
    let rank: usize = line.get(1..2)?.parse().ok()?;
    let row = board.rows.get_mut(rank.checked_sub(1)?)?;
    // Blanks at the end may be gone.
    let text = format!("{:<27}", line.get(2..)?);
    for (place, square) in row.iter_mut().enumerate() {
        let sign = text.get(3 * place..3 * place + 1)?;
        let code = text.get(3 * place + 1..3 * place + 3)?;
        *square = match sign {
            "+" | "-" => of_code(code).map(|(at, turned)| Some((at, turned, sign == "-")))?,
            _ => None,
        };
    }
    Some(())
}

/// A man with its file and rank: the number of its kind, and whether it is promoted.
type Placed = (usize, usize, (usize, bool));

/// Men with their squares: `82HI22KA`.
fn men(text: &str) -> Option<Vec<Placed>> {
    let mut all = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let file = rest.get(0..1)?.parse().ok()?;
        let rank = rest.get(1..2)?.parse().ok()?;
        all.push((file, rank, of_code(rest.get(2..4)?)?));
        rest = &rest[4..];
    }
    Some(all)
}

/// The text of a game whose moves are in the form of CSA. A first position that is not the usual one is in the tag `FEN`, as
/// a position string or in SFEN.
#[must_use]
pub fn write_csa(game: &Game) -> String {
    let mut text = "'encoding=UTF-8\nV2.2\n".to_owned();
    let line = |text: &mut String, name: &str, value: Option<&str>| {
        if let Some(value) = value {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{name}{}", super::one_line(value));
        }
    };
    line(&mut text, "N+", tag(game, "White"));
    line(&mut text, "N-", tag(game, "Black"));
    line(&mut text, "$EVENT:", tag(game, "Event"));
    line(&mut text, "$SITE:", tag(game, "Site"));
    line(&mut text, "$START_TIME:", tag(game, "Date").map(|date| date.replace('.', "/")).as_deref());
    let board = tag(game, "FEN").and_then(Board::read);
    match &board {
        None => text += "PI\n",
        Some(board) => {
            for (rank, row) in (1..).zip(&board.rows) {
                let man = |man: &Option<super::board::Man>| match man {
                    None => " * ".to_owned(),
                    Some((at, turned, gote)) => {
                        format!("{}{}", if *gote { '-' } else { '+' }, MEN[*at].2[usize::from(*turned)])
                    }
                };
                let _ = writeln!(text, "P{rank}{}", row.iter().map(man).collect::<String>());
            }
            for (sign, held) in ["P+", "P-"].iter().zip(board.hands) {
                let men = held
                    .iter()
                    .zip(MEN)
                    .map(|(count, man)| format!("00{}", man.2[0]).repeat(*count as usize));
                let men: String = men.collect();
                if !men.is_empty() {
                    let _ = writeln!(text, "{sign}{men}");
                }
            }
        }
    }
    let gote_moves = board.is_some_and(|board| board.gote_moves);
    text += if gote_moves { "-\n" } else { "+\n" };
    for played in &game.moves {
        let _ = writeln!(text, "{}", played.text);
        if let Some(took) = played.comments.iter().find_map(|comment| elapsed(comment)) {
            let _ = writeln!(text, "T{took}");
        }
    }
    let sente_moves = game.moves.len().is_multiple_of(2) != gote_moves;
    text += match game.result {
        Some(Ending::Draw) => "%SENNICHITE\n",
        Some(Ending::White) if !sente_moves => "%TORYO\n",
        Some(Ending::Black) if sente_moves => "%TORYO\n",
        // The format has no word for a side that gives up when the other is to move.
        _ => "%CHUDAN\n",
    };
    text
}
