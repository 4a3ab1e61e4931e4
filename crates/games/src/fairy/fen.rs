//! Position strings: `placement side castling ep [checks] halfmoves move`.

use super::definition::Definition;
use super::fault::clipped;
use super::position::{NONE, Position, WALL};
use super::tables::{Set, Squares, bit};
use liege_words::Message;
use std::fmt::Write as _;

/// The most pieces that a position string may put into hands.
const MOST_HELD: u32 = 200;

fn fault(id: &'static str, text: &str) -> Message {
    Message::new(id).with("text", clipped(text))
}

/// Reads a position string.
///
/// # Errors
/// The message says what does not fit, and where.
pub fn read(game: &Definition, text: &str) -> Result<Position, Message> {
    let mut fields = text.split_whitespace();
    let mut position = Position::empty();
    let placement = fields.next().ok_or_else(|| Message::new("fairy-fen-empty"))?;
    let (placement, hand) = match placement.split_once('[') {
        Some((placement, hand)) => {
            let hand = hand.strip_suffix(']').ok_or_else(|| fault("fairy-fen-hand-open", hand))?;
            (placement, Some(hand))
        }
        None => (placement, None),
    };
    board(game, placement, &mut position)?;
    if let Some(hand) = hand {
        hands(game, hand, &mut position)?;
    }
    position.turn = match fields.next() {
        None | Some("w") => 0,
        Some("b") => 1,
        Some(other) => return Err(fault("fairy-fen-side", other)),
    };
    let mut rest: Vec<&str> = fields.collect();
    let castling = |field: &str| field == "-" || field.chars().all(|sign| sign.is_ascii_alphabetic());
    if rest.first().is_some_and(|field| castling(field)) {
        rights(game, rest.remove(0), &mut position)?;
    }
    let counts = game.rules.makruk_count && rest.len() >= 3 && rest[0].parse::<u32>().is_ok();
    let mut limit = None;
    if counts {
        limit = rest.remove(0).parse::<u32>().ok();
    } else if rest
        .first()
        .is_some_and(|field| *field == "-" || field.starts_with(|sign: char| sign.is_ascii_lowercase()))
    {
        en_passant(game, rest.remove(0), &mut position)?;
    }
    checks(game, &mut rest, &mut position)?;
    let mut numbers = Vec::new();
    for field in rest {
        numbers.push(field.parse::<u32>().map_err(|_| fault("fairy-fen-number", field))?);
    }
    if numbers.len() > 2 || numbers.iter().any(|number| *number > 1_000_000) {
        return Err(fault("fairy-fen-number", text));
    }
    position.halfmoves = numbers.first().copied().unwrap_or_default();
    position.number = numbers.get(1).copied().unwrap_or(1).max(1);
    if let Some(limit) = limit {
        position.limit = limit;
        position.counted = std::mem::take(&mut position.halfmoves);
    }
    if game.rules.flag_move {
        let there = |side: &usize| position.in_goal(game, *side);
        position.home =
            [1 - position.turn, position.turn].into_iter().find(there).map_or(NONE, |side| side as u8);
    }
    Ok(position)
}

fn board(game: &Definition, placement: &str, position: &mut Position) -> Result<(), Message> {
    let (files, ranks) = (game.size.files, game.size.ranks);
    let rows: Vec<&str> = placement.split('/').collect();
    if rows.len() != usize::from(ranks) {
        let message = Message::new("fairy-fen-ranks").with("ranks", i64::from(ranks));
        return Err(message.with("count", rows.len() as i64));
    }
    for (row, rank) in rows.into_iter().zip((0..ranks).rev()) {
        let wide = |count: usize| {
            let message = Message::new("fairy-fen-files").with("rank", i64::from(rank) + 1);
            message.with("files", i64::from(files)).with("count", count as i64).with("text", clipped(row))
        };
        let mut file = 0_usize;
        let mut signs = row.chars().peekable();
        while let Some(sign) = signs.next() {
            if let Some(digit) = sign.to_digit(10) {
                let mut run = digit as usize;
                while let Some(next) = signs.peek().and_then(|sign| sign.to_digit(10)) {
                    run = (run * 10 + next as usize).min(1000);
                    signs.next();
                }
                file += run;
                continue;
            }
            if file >= usize::from(files) {
                return Err(wide(file + 1));
            }
            let at = rank * files + file as u8;
            file += 1;
            if sign == '*' {
                position.wall(at);
                continue;
            }
            let turned = sign == '+';
            let letter = if turned { signs.next().unwrap_or(sign) } else { sign };
            let unknown = || {
                let letters: String = game.kinds.iter().map(|kind| kind.letter).collect();
                let message = Message::new("fairy-fen-letter").with("letter", letter.to_string());
                message.with("square", game.square(at)).with("letters", letters)
            };
            let kind = game.lettered(letter).filter(|_| letter.is_ascii_alphabetic()).ok_or_else(unknown)?;
            let side = usize::from(letter.is_ascii_lowercase());
            let mut was = NONE;
            let mut stands = kind;
            if turned {
                stands = game.turned[usize::from(kind)];
                if stands == NONE {
                    let message = Message::new("fairy-fen-promoted").with("letter", letter.to_string());
                    return Err(message.with("square", game.square(at)));
                }
                was = kind;
            }
            if signs.next_if_eq(&'~').is_some() && game.marks_promoted {
                was = game.promotes[side].iter().position(|pawn| *pawn).map_or(NONE, |pawn| pawn as u8);
            }
            position.put(side, stands, at);
            position.was[usize::from(at)] = was;
        }
        if file != usize::from(files) {
            return Err(wide(file));
        }
    }
    Ok(())
}

/// Whether a game has hands.
fn has_hands(game: &Definition) -> bool {
    game.rules.drops || game.rules.gating || game.rules.to_hand
}

fn hands(game: &Definition, text: &str, position: &mut Position) -> Result<(), Message> {
    for letter in text.chars().filter(|letter| *letter != '-') {
        if !has_hands(game) {
            return Err(fault("fairy-fen-hand", text));
        }
        let kind = game.lettered(letter).filter(|_| letter.is_ascii_alphabetic());
        // A king is never captured, so that none can be in a hand.
        let kind = kind.filter(|kind| game.king != Some(*kind));
        let kind = kind.ok_or_else(|| fault("fairy-fen-hand-letter", &letter.to_string()))?;
        let side = usize::from(letter.is_ascii_lowercase());
        if position.held(side) >= MOST_HELD {
            return Err(fault("fairy-fen-hand-many", text));
        }
        position.hands[side][usize::from(kind)] += 1;
    }
    Ok(())
}

/// The king of a side that may castle: the one on its rank, or of several that on its file.
fn castling_king(game: &Definition, position: &Position, side: usize) -> Option<u8> {
    let (home, _) = game.castling_homes(side);
    let on = |at: &u8| {
        let kind = usize::from(position.kind(*at));
        position.sides[side] & bit(*at) != 0
            && game.castling_king[side].get(kind).copied().unwrap_or_default()
    };
    let rank = game.size.rank(game.castling_rank(side));
    Some(home).filter(on).or_else(|| Squares(rank).find(on))
}

fn rights(game: &Definition, field: &str, position: &mut Position) -> Result<(), Message> {
    if field == "-" {
        return Ok(());
    }
    let size = game.size;
    for sign in field.chars() {
        let side = usize::from(sign.is_ascii_lowercase());
        let first = game.castling_rank(side) * size.files;
        let letter = sign.to_ascii_lowercase();
        let impossible = || fault("fairy-fen-castling", &sign.to_string());
        let own_rook = |at: &u8| {
            let kind = usize::from(position.kind(*at));
            position.sides[side] & bit(*at) != 0
                && game.castling_rooks[side].get(kind).copied().unwrap_or_default()
        };
        let file = letter as u8 - b'a';
        if game.rules.gating && !"kq".contains(letter) {
            let rank = if side == 0 { 0 } else { size.ranks - 1 };
            let at = rank * size.files + file;
            if file >= size.files || position.sides[side] & bit(at) == 0 {
                return Err(impossible());
            }
            position.gates[side] |= bit(at);
            continue;
        }
        if !game.rules.castling {
            continue;
        }
        let king = castling_king(game, position, side).ok_or_else(impossible)?;
        let rook = match letter {
            'k' | 'q' => {
                let (_, starts) = game.castling_homes(side);
                let right = letter == 'k';
                let mut way: Vec<u8> =
                    if right { (king + 1..=starts[0]).rev().collect() } else { (starts[1]..king).collect() };
                way.retain(|at| own_rook(at));
                way.first().copied()
            }
            _ => Some(first + file).filter(|at| file < size.files && own_rook(at)),
        };
        let rook = rook.ok_or_else(impossible)?;
        position.kings[side] = king;
        position.rooks[side][usize::from(rook < king)] = rook;
        if game.rules.gating {
            position.gates[side] |= bit(king) | bit(rook);
        }
    }
    for side in [0, 1] {
        if position.held(side) == 0 && !game.rules.to_hand {
            position.gates[side] = 0;
        }
    }
    Ok(())
}

fn en_passant(game: &Definition, field: &str, position: &mut Position) -> Result<(), Message> {
    let mut rest = if field == "-" { "" } else { field };
    let mut squares = 0;
    while !rest.is_empty() {
        let end = rest[1..].find(|sign: char| !sign.is_ascii_digit()).map_or(rest.len(), |end| end + 1);
        let Some(at) = game.find_square(&rest[..end]) else {
            return Err(fault("fairy-fen-en-passant", field));
        };
        squares |= bit(at);
        rest = &rest[end..];
    }
    if squares == 0 {
        return Ok(());
    }
    let (us, them) = (position.turn, 1 - position.turn);
    // The piece that stepped: one that could have come to its square over these.
    let free = |set: Set| position.occupied() & set == 0;
    let came = |at: &u8, from: u8| {
        let steps =
            game.first[them].get(usize::from(position.kind(*at))).and_then(|all| all.get(usize::from(from)));
        let mut steps = steps.into_iter().flatten();
        steps.any(|step| step.to == *at && squares & !step.left == 0 && free(step.over | bit(from)))
    };
    let stepper =
        Squares(position.sides[them]).find(|at| (0..game.size.squares()).any(|from| came(at, from)));
    let Some(stepper) = stepper else { return Ok(()) };
    let kind = position.kind(stepper);
    let mut left = squares & game.en_passant_region[us];
    if game.pawn == Some(kind) && game.pawns_take[us] {
        left &= !position.occupied();
        let back = &game.back[us][usize::from(kind)];
        let ready = |at: &u8| back.from(*at, position.occupied(), 0) & position.men(us, kind) != 0;
        left = Squares(left).filter(ready).fold(0, |set, at| set | bit(at));
    }
    if left != 0 {
        (position.en_passant, position.stepper) = (left, stepper);
    }
    Ok(())
}

/// The checks that each side still needs, `3+3`; or those given, `+0+0` at the end.
fn checks(game: &Definition, rest: &mut Vec<&str>, position: &mut Position) -> Result<(), Message> {
    let found = rest.iter().position(|field| field.contains('+'));
    let Some(index) = found else {
        return match game.rules.check_counting {
            true => Err(Message::new("fairy-fen-checks-missing")),
            false => Ok(()),
        };
    };
    let field = rest.remove(index);
    if !game.rules.check_counting {
        return Err(fault("fairy-fen-checks-unwanted", field));
    }
    let given = field.strip_prefix('+');
    let (white, black) =
        given.unwrap_or(field).split_once('+').ok_or_else(|| fault("fairy-fen-checks", field))?;
    for (side, text) in [white, black].into_iter().enumerate() {
        let number = text.parse::<u8>().map_err(|_| fault("fairy-fen-checks", field))?;
        position.checks[side] = match given {
            Some(_) => game.start.checks[side].saturating_sub(number),
            None => number,
        };
    }
    Ok(())
}

/// Writes a position string.
pub fn write(game: &Definition, position: &Position) -> String {
    let mut text = String::with_capacity(100);
    let size = game.size;
    for rank in (0..size.ranks).rev() {
        let mut run = 0;
        for at in rank * size.files..(rank + 1) * size.files {
            let kind = position.kind(at);
            if kind == NONE {
                run += 1;
                continue;
            }
            if run > 0 {
                let _ = write!(text, "{run}");
                run = 0;
            }
            if kind == WALL {
                text.push('*');
                continue;
            }
            let side = usize::from(position.sides[1] & bit(at) != 0);
            let was = position.was[usize::from(at)];
            let turned = was != NONE && game.turned[usize::from(was)] == kind;
            if turned {
                text.push('+');
            }
            text.push(game.letter(if turned { was } else { kind }, side));
            if was != NONE && !turned {
                text.push('~');
            }
        }
        if run > 0 {
            let _ = write!(text, "{run}");
        }
        if rank > 0 {
            text.push('/');
        }
    }
    if has_hands(game) {
        text.push('[');
        for side in [0, 1] {
            for kind in (0..game.kinds.len() as u8).rev() {
                for _ in 0..position.hands[side][usize::from(kind)] {
                    text.push(game.letter(kind, side));
                }
            }
        }
        text.push(']');
    }
    text.push_str(if position.turn == 0 { " w " } else { " b " });
    let before = text.len();
    for side in [0, 1] {
        write_rights(game, position, side, &mut text);
    }
    if text.len() == before {
        text.push('-');
    }
    text.push(' ');
    if position.limit > 0 {
        let _ = write!(text, "{}", position.limit);
    } else if position.en_passant == 0 {
        text.push('-');
    } else {
        for at in Squares(position.en_passant) {
            text.push_str(&game.square(at));
        }
    }
    if game.rules.check_counting {
        let _ = write!(text, " {}+{}", position.checks[0], position.checks[1]);
    }
    let halfmoves = if position.limit > 0 { position.counted } else { position.halfmoves };
    let _ = write!(text, " {halfmoves} {}", position.number);
    text
}

fn write_rights(game: &Definition, position: &Position, side: usize, text: &mut String) {
    let mut push = |sign: char| text.push(if side == 0 { sign.to_ascii_uppercase() } else { sign });
    let file = |at: u8| char::from(b'a' + game.size.place(at).0);
    let mut own = 0;
    for (wing, rook) in position.rooks[side].into_iter().enumerate() {
        if rook != NONE {
            own |= bit(rook) | bit(position.kings[side]);
            push(if game.rules.chess960 { file(rook) } else { ['k', 'q'][wing] });
        }
    }
    for at in Squares(position.gates[side] & !own) {
        push(file(at));
    }
}
