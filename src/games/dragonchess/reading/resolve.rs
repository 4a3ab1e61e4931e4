//! From readings to the legal move that is meant.

use super::super::board::Square;
use super::super::explain::{self, MOST, distance, illegal, no_square};
use super::super::moves::Move;
use super::super::notation::Written;
use super::super::piece::Kind;
use super::super::position::Position;
use super::super::told::{piece_name, piece_of, square};
use super::grammar::{Typed, loose_readings};
use super::letters::{Place, look};
use super::names::Kinds;
use crate::game::{Refusal, RefusalKind};
use crate::words::Message;

impl Typed {
    /// Whether a move agrees with everything typed.
    pub(super) fn fits(&self, position: &Position, mv: Move) -> bool {
        let written = position.written(mv);
        let named = |kinds: Option<Kinds>, kind: Kind| kinds.is_none_or(|kinds| kinds.contains(kind));
        let at =
            |place: &Option<Place>, at: Square| place.as_ref().is_none_or(|place| place.square() == Some(at));
        at(&self.from, mv.from)
            && at(&self.to, mv.to)
            && named(self.pieces, written.kind)
            && (!self.takes || written.takes)
            && self.victims.is_none_or(|victims| {
                position.piece(mv.to).is_some_and(|victim| victims.contains(victim.kind))
            })
            && self.becomes.is_none_or(|kinds| written.promotes && kinds.contains(Kind::Hero))
    }

    /// Whether what it says a Warrior becomes is a Hero, or is left unsaid.
    fn makes_sense(&self) -> bool {
        self.becomes.is_none_or(|kinds| kinds.contains(Kind::Hero))
    }

    fn squares(&self) -> (Option<Square>, Option<Square>) {
        let of = |place: &Option<Place>| place.as_ref().and_then(Place::square);
        (of(&self.from), of(&self.to))
    }
}

/// The moves among these that fit one of the readings.
pub(super) fn fitting(position: &Position, moves: &[Move], readings: &[Typed]) -> Vec<Move> {
    let fits = |mv: &&Move| readings.iter().any(|typed| typed.fits(position, **mv));
    moves.iter().filter(fits).copied().collect()
}

/// The legal move that the readings of a text mean.
pub(super) fn resolve(
    position: &Position,
    letters: &[char],
    text: &str,
    readings: &[Typed],
) -> Result<Move, Refusal> {
    if !readings.iter().any(Typed::makes_sense) {
        return Err(not_understood(position, letters, text));
    }
    let legal = position.legal_moves();
    let found = fitting(position, &legal, readings);
    match found[..] {
        [mv] => Ok(mv),
        [] => Err(no_such_move(position, &legal, readings)),
        _ => {
            let refusal = Refusal::new(RefusalKind::Ambiguous, Message::new("drc-read-several"));
            Err(refusal.with(position.listed(&found)))
        }
    }
}

/// The refusal of a text that is in no form of the notation: of its letters, and as it was typed.
pub(super) fn not_understood(position: &Position, letters: &[char], text: &str) -> Refusal {
    let unreadable = |message| Refusal::new(RefusalKind::Unreadable, message);
    let legal = position.legal_moves();
    let example = legal.get(legal.len() / 2);
    let example = example.map_or_else(|| "W/2f2-2f3".to_owned(), |mv| position.canonical(*mv));
    if letters.is_empty() {
        return unreadable(Message::new("drc-read-nothing").with("example", example));
    }
    if is_castling(letters) {
        return unreadable(Message::new("drc-read-castling"));
    }
    if let Some(Place::At(to)) = super::letters::square(letters).filter(|_| letters.len() == 3) {
        let there: Vec<Move> = legal.iter().filter(|mv| mv.to == to).copied().collect();
        let message =
            Message::new("drc-read-only-square").with("square", square(to)).with("example", example);
        return unreadable(message).with(few(position, &there));
    }
    let loose = loose_readings(letters);
    if let Some(typed) = loose.iter().find(|typed| !typed.makes_sense()) {
        let plain = Typed { becomes: None, ..typed.clone() };
        let meant = fitting(position, &legal, &[plain]);
        return unreadable(Message::new("drc-read-becomes")).with(few(position, &meant));
    }
    let off = loose.iter().find_map(|typed| off_the_boards(position, &legal, typed));
    if let Some(refusal) = off {
        return refusal;
    }
    let message = Message::new("drc-read-whole").with("text", quoted(text)).with("example", example);
    unreadable(message).with(written_alike(position, &legal, letters))
}

/// What was typed, for quoting: on one line, and not too long.
fn quoted(text: &str) -> String {
    const LONGEST: usize = 60;
    let line: String = text.trim().chars().filter(|c| !c.is_control() && *c != '`').collect();
    match line.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}

fn is_castling(letters: &[char]) -> bool {
    let signs: String = letters
        .iter()
        .map(|c| look(*c))
        .filter(|c| c.is_alphanumeric())
        .map(|c| if c == 'o' { '0' } else { c })
        .collect();
    matches!(signs.as_str(), "00" | "000")
}

/// The refusal of a reading in which something stands for a square that is none.
fn off_the_boards(position: &Position, legal: &[Move], typed: &Typed) -> Option<Refusal> {
    let (off, is_origin) = match (&typed.from, &typed.to) {
        (Some(Place::Off(off)), _) => (off, true),
        (_, Some(Place::Off(off))) => (off, false),
        _ => return None,
    };
    let mut rest = typed.clone();
    *(if is_origin { &mut rest.from } else { &mut rest.to }) = None;
    let mut near: Vec<(usize, String)> = fitting(position, legal, &[rest])
        .into_iter()
        .map(|mv| {
            let at = if is_origin { mv.from } else { mv.to };
            (strsim::damerau_levenshtein(&at.to_string(), off), position.canonical(mv))
        })
        .filter(|(slips, _)| *slips <= 1)
        .collect();
    near.sort();
    let candidates = near.into_iter().map(|(_, text)| text).take(MOST).collect();
    Some(Refusal::new(RefusalKind::Unreadable, no_square(off)).with(candidates))
}

/// Moves whose notation differs by a slip or two of the fingers.
fn written_alike(position: &Position, legal: &[Move], typed: &[char]) -> Vec<String> {
    let bare = |text: &str| -> String { text.chars().filter(|c| c.is_alphanumeric()).map(look).collect() };
    let typed = bare(&typed.iter().collect::<String>());
    if typed.chars().count() < 4 {
        return Vec::new();
    }
    let mut near: Vec<(usize, String)> = legal
        .iter()
        .filter_map(|mv| {
            let text = position.canonical(*mv);
            let full = bare(&text.to_lowercase());
            let written = position.written(*mv);
            let short = format!("{}{}", written.kind.letter().to_lowercase(), mv.to);
            let slips = [full, short].iter().map(|text| strsim::damerau_levenshtein(text, &typed)).min()?;
            (slips <= 1).then_some((slips, text))
        })
        .collect();
    near.sort();
    near.into_iter().map(|(_, text)| text).take(MOST).collect()
}

fn few(position: &Position, moves: &[Move]) -> Vec<String> {
    position.listed(moves).into_iter().take(MOST).collect()
}

/// No legal move fits: why, and what may have been meant.
fn no_such_move(position: &Position, legal: &[Move], readings: &[Typed]) -> Refusal {
    // What the pieces could do were they not frozen and their King safe.
    let reachable = fitting(position, &position.reachable(), readings);
    let reason = reachable.iter().find_map(|mv| explain::hindrance(position, *mv));
    let refusal = match reason {
        Some(reason) => illegal(reason),
        None => stands_against(position, readings),
    };
    if refusal.candidates.is_empty() {
        let near = near(position, legal, readings);
        return refusal.with(near);
    }
    refusal
}

fn stands_against(position: &Position, readings: &[Typed]) -> Refusal {
    let full = readings.iter().find_map(|typed| match typed.squares() {
        (Some(from), Some(to)) => Some((typed, Move { from, to })),
        _ => None,
    });
    if let Some((typed, mv)) = full {
        return against_full(position, typed, mv);
    }
    let Some(typed) = readings.first() else { return illegal(Message::new("drc-read-none")) };
    let pieces: Vec<Message> = typed.pieces.into_iter().flat_map(Kinds::iter).map(piece_name).collect();
    let (from, to) = typed.squares();
    if let Some(from) = from {
        // The victim alone is named.
        if let Some(refusal) = wrong_piece(position, typed, from) {
            return refusal;
        }
    }
    let Some(to) = to else {
        let victims: Vec<Message> = typed.victims.into_iter().flat_map(Kinds::iter).map(piece_name).collect();
        return illegal(Message::new("drc-read-none-takes").with("victims", victims));
    };
    let target = position.piece(to);
    let about = |id| Message::new(id).with("square", square(to));
    illegal(match target {
        Some(own) if own.side == position.turn() => about("drc-read-own").with("piece", piece_name(own.kind)),
        Some(other) if typed.victims.is_some_and(|victims| !victims.contains(other.kind)) => {
            about("drc-read-other-victim").with("piece", piece_of(other))
        }
        None if typed.takes => about("drc-read-nothing-there"),
        _ if typed.becomes.is_some() => about("drc-read-no-hero"),
        _ => about("drc-read-none-goes").with("pieces", pieces),
    })
}

/// What stands on the square where the move is said to start is not what was named, or not the mover's.
fn wrong_piece(position: &Position, typed: &Typed, from: Square) -> Option<Refusal> {
    let piece = position.piece(from);
    let named = piece.is_some_and(|piece| typed.pieces.is_none_or(|kinds| kinds.contains(piece.kind)));
    if named && piece.is_some_and(|piece| piece.side == position.turn()) {
        return None;
    }
    let kind = typed.pieces.and_then(|kinds| kinds.iter().next()).unwrap_or(Kind::King);
    let kind = piece.filter(|_| named).map_or(kind, |piece| piece.kind);
    let mv = Move { from, to: from };
    Some(explain::refusal(position, Written { kind, mv, takes: false, promotes: false }))
}

fn against_full(position: &Position, typed: &Typed, mv: Move) -> Refusal {
    if let Some(refusal) = wrong_piece(position, typed, mv.from) {
        let plain = Typed { pieces: None, ..typed.clone() };
        let meant = fitting(position, &position.legal_moves(), &[plain]);
        let candidates = if meant.is_empty() { refusal.candidates.clone() } else { few(position, &meant) };
        return refusal.with(candidates);
    }
    let right = position.written(mv);
    let written = Written {
        takes: right.takes || typed.takes,
        promotes: right.promotes || typed.becomes.is_some(),
        ..right
    };
    let victim = position.piece(mv.to).filter(|victim| victim.side != position.turn());
    if let Some(victim) = victim
        && typed.victims.is_some_and(|victims| !victims.contains(victim.kind))
    {
        let message = Message::new("drc-read-other-victim").with("square", square(mv.to));
        let plain = Typed { victims: None, ..typed.clone() };
        let meant = fitting(position, &position.legal_moves(), &[plain]);
        return illegal(message.with("piece", piece_of(victim))).with(few(position, &meant));
    }
    explain::refusal(position, written)
}

/// Legal moves near to what was typed: what differs only by a sign, then by the piece, then by the square.
fn near(position: &Position, legal: &[Move], readings: &[Typed]) -> Vec<String> {
    let mut found: Vec<(i32, String)> = Vec::new();
    for typed in readings {
        let (from, to) = typed.squares();
        let plain = Typed { takes: false, victims: None, becomes: None, ..typed.clone() };
        let any = Typed { pieces: None, ..plain.clone() };
        let anywhere = Typed { to: None, ..plain.clone() };
        for mv in legal {
            let far = to.map_or(3, |to| distance(mv.to, to));
            let score = if plain.fits(position, *mv) {
                0
            } else if to.is_some() && any.fits(position, *mv) {
                1
            } else if anywhere.fits(position, *mv) && (typed.pieces.is_some() || from.is_some()) && far <= 2 {
                1 + far
            } else {
                continue;
            };
            found.push((score, position.canonical(*mv)));
        }
    }
    found.sort();
    // Where only a sign is wrong, nothing else is meant.
    if found.first().is_some_and(|(score, _)| *score == 0) {
        found.retain(|(score, _)| *score == 0);
    }
    let mut near: Vec<String> = Vec::new();
    for (_, text) in found {
        if near.len() < MOST && !near.contains(&text) {
            near.push(text);
        }
    }
    near
}
