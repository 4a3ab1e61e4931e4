//! All readings of a text, without a position.
//!
//! ```text
//! [board:] [P] [/] [from] [-|x] to        [P] [/] [from] x V [to]        P @ to        0-0
//! [from] x V [to]                         from : to : to x to            word
//! ```
//!
//! then perhaps what a pawn becomes, where a captured piece is put, a check mark. The `х` of a word may be
//! its letter or the sign of a capture, `b` a file or a bishop, a short name may end in several places: every
//! way through the text is taken.

use super::hint::{Hint, Place, file_letter, like_squares, parts, square};
use super::lexicon::{Meant, Names, after, look, said, same, says};
use crate::{Geometry, Kinds, Naming};
use liege_words::letters::is_cross;

/// One reading of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    /// The distance from the letters: 0 for the letters as typed; 1 if a letter was taken for the less likely
    /// of two; 2 if letters only look like those read.
    pub tier: u8,
    /// The board, if it is named before the move.
    pub board: Option<u8>,
    /// The piece, if it is named: one of these kinds.
    pub pieces: Option<Kinds>,
    /// The start.
    pub from: Option<Place>,
    /// The landings on the way.
    pub via: Vec<Hint>,
    /// The target, or the victim's square from afar.
    pub to: Option<Place>,
    /// Whether a capture is typed.
    pub takes: bool,
    /// The victim, if it is named: one of these kinds.
    pub victims: Option<Kinds>,
    /// The typed promotion.
    pub becomes: Option<Kinds>,
    /// The square where the captured piece is put back.
    pub put: Option<Hint>,
    /// Whether a drop from the hand is typed.
    pub drops: bool,
    /// Castling.
    pub castles: Option<Wing>,
    /// The end of a turn.
    pub ends: bool,
}

/// The side to which a king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wing {
    /// To the nearer rook.
    Short,
    /// To the farther.
    Long,
}

/// The way to read squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Squares {
    /// Only those that exist.
    Real,
    /// Also texts that were meant as squares.
    Meant,
}

/// The context of a reading.
#[derive(Clone, Copy, Debug)]
struct Reader<'a> {
    geometry: Geometry,
    names: &'a Names,
    squares: Squares,
    /// The whole text. The unread part is always an end of it.
    text: &'a Prepared,
}

/// A text in one form: small letters without spaces, and which of them were capitals.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prepared {
    pub letters: Vec<char>,
    /// For each letter, whether it was a capital.
    pub capitals: Vec<bool>,
    /// For each letter, whether a space was before it.
    pub spaced: Vec<bool>,
}

impl Prepared {
    /// Whether it has small letters.
    fn is_mixed(&self) -> bool {
        self.letters.iter().zip(&self.capitals).any(|(c, capital)| c.is_alphabetic() && !capital)
    }

    /// The text in a game's form: if squares are numbers, a space between digits is a dash.
    fn of(&self, geometry: Geometry) -> Prepared {
        let mut text = self.clone();
        if geometry.numbers.is_some() {
            let apart = |at: &usize| self.letters[at - 1..=*at].iter().all(char::is_ascii_digit);
            let gaps = (1..self.letters.len()).rev().filter(|at| self.spaced[*at]);
            for at in gaps.filter(apart) {
                text.letters.insert(at, '-');
                text.capitals.insert(at, false);
                text.spaced.insert(at, false);
            }
        }
        text
    }
}

/// The readings of a prepared text; none if it is not understood.
pub fn readings(geometry: Geometry, names: &Names, text: &Prepared, squares: Squares) -> Vec<Typed> {
    let text = &text.of(geometry);
    let reader = Reader { geometry, names, squares, text };
    let letters = without_number(&text.letters);
    // The side to move need not be named.
    let letters = after(letters, "sides").first().copied().unwrap_or(letters);
    let mut found = Vec::new();
    for (board, rest) in reader.boards(letters) {
        let start = Typed { board, ..Typed::default() };
        reader.read(rest, &start, &mut found);
    }
    found
}

impl Reader<'_> {
    /// The boards that a text may begin with, each with the rest; also none.
    fn boards<'t>(&self, text: &'t [char]) -> Vec<(Option<u8>, &'t [char])> {
        let named = named_board(self.geometry, text);
        named.map(|(board, rest)| (Some(board), rest)).into_iter().chain([(None, text)]).collect()
    }

    fn read(&self, text: &[char], start: &Typed, found: &mut Vec<Typed>) {
        if says(text, "end") {
            found.push(Typed { ends: true, ..start.clone() });
        }
        let named = [("castles-short", Wing::Short), ("castles-long", Wing::Long)];
        // `king-side castling!`
        let bare: Vec<char> = text.iter().copied().filter(|c| c.is_alphanumeric()).collect();
        let castles = |name: &str| says(&bare, name) || says(&bare, "castles");
        let named = named.into_iter().filter(|(name, _)| castles(name)).map(|(_, wing)| wing);
        let wings = Self::castling(text).into_iter().chain(named);
        found.extend(wings.map(|wing| Typed { castles: Some(wing), ..start.clone() }));
        for (length, pieces) in self.pieces(text) {
            let rest = &text[length..];
            let rest = if pieces.is_some() { rest.strip_prefix(&['/']).unwrap_or(rest) } else { rest };
            let tier = self.tier(text, length, pieces);
            let start = Typed { tier, pieces: pieces.map(|meant| meant.kinds), ..start.clone() };
            if let Some(rest) = rest.strip_prefix(&['@']).or_else(|| rest.strip_prefix(&['*'])) {
                self.destination(rest, &Typed { drops: true, ..start.clone() }, found);
            }
            self.after_origin(rest, &start, found);
            // Without a piece before it, `с` would be read as a word although a piece is meant.
            let words = if pieces.is_some() { after(rest, "from") } else { Vec::new() };
            for rest in words.into_iter().chain([rest]) {
                for (length, from) in self.places(rest) {
                    let from = Typed { from: Some(from), ..start.clone() };
                    self.after_origin(&rest[length..], &from, found);
                }
                for (length, hint) in parts(self.geometry, rest) {
                    let from = Typed { from: Some(Place::At(hint)), ..start.clone() };
                    self.after_origin(&rest[length..], &from, found);
                }
            }
        }
    }

    /// The pieces that a text may begin with; also none.
    fn pieces(&self, text: &[char]) -> Vec<(usize, Option<Meant>)> {
        let names = self.names.at_the_beginning(text);
        let is_letter = names.iter().any(|(length, _)| *length == 1);
        // `Kx` is a king that captures, and `Лa` a rook of the a-file, though names begin so.
        let last = char::from(b'a' + self.geometry.files.saturating_sub(1));
        let more = |c: char| takes(c) || ('a'..=last).contains(&look(c));
        let begun =
            |length: usize| length == 2 && is_letter && more(text[1]) && !self.names.has_whole(&text[..2]);
        let named = names.into_iter().filter(|(length, _)| !begun(*length));
        named.map(|(length, meant)| (length, Some(meant))).chain([(0, None)]).collect()
    }

    /// The number of letters before an end of the text.
    fn before(&self, text: &[char]) -> usize {
        self.text.letters.len() - text.len()
    }

    /// The distance from the letters if the beginning is read as a piece, or as none.
    fn tier(&self, text: &[char], length: usize, pieces: Option<Meant>) -> u8 {
        let is_also = |text: &[char], foreign: bool| {
            let names = self.names.at_the_beginning(text);
            let mut letters = names.iter().filter(|(length, meant)| *length == 1 && !meant.alike);
            letters.any(|(_, meant)| meant.foreign == foreign) && !parts(self.geometry, text).is_empty()
        };
        let both = |text: &[char]| is_also(text, false);
        let capital = self.text.capitals.get(self.before(text)).copied().unwrap_or_default();
        let literal = self.names.literal;
        match pieces {
            Some(Meant { alike: true, .. }) => 2,
            // In the typist's own language, or in English, it may be something else.
            Some(Meant { foreign: true, .. }) => 1,
            // A small letter is rather a file, a capital rather a piece.
            Some(_) => u8::from(length == 1 && !capital && !literal && both(text)),
            // A capital that is a piece in another language may be meant for one: of two moves that fit none is guessed.
            None if !capital || !both(text) => {
                u8::from(capital && !literal && self.text.is_mixed() && is_also(text, true))
            }
            // Only capitals are merely loud.
            None if literal => u8::from(self.text.is_mixed()),
            // Nobody writes a file as a capital, so the player is asked.
            None => 2,
        }
    }

    fn castling(text: &[char]) -> Option<Wing> {
        let end = text.iter().position(|c| !matches!(look(*c), '0' | 'o' | '-')).unwrap_or(text.len());
        let (signs, rest) = text.split_at(end);
        let noughts = signs.iter().filter(|c| **c != '-').count();
        let dashed = signs.first() != Some(&'-') && signs.last() != Some(&'-');
        match noughts {
            2 if dashed && Self::is_remark(rest) => Some(Wing::Short),
            3 if dashed && Self::is_remark(rest) => Some(Wing::Long),
            _ => None,
        }
    }

    /// Reads the part after the piece and its square: the sign, the victim, the target.
    fn after_origin(&self, text: &[char], start: &Typed, found: &mut Vec<Typed>) {
        // Straight to the target, with a dash or a word or nothing.
        let dashes = text.strip_prefix(&['-', '>']).or_else(|| text.strip_prefix(&['-']));
        for rest in after(text, "to").into_iter().chain(dashes).chain([text]) {
            self.destination(rest, start, found);
        }
        for rest in Self::after_sign(text) {
            let start = Typed { takes: true, ..start.clone() };
            self.destination(rest, &start, found);
            for (length, victims) in self.names.at_the_beginning(rest) {
                let rest = &rest[length..];
                let start = Typed { victims: Some(victims.kinds), ..start.clone() };
                self.tail(rest, &start, found);
                let slash = rest.strip_prefix(&['/']);
                for rest in after(rest, "on").into_iter().chain(slash).chain([rest]) {
                    self.destination(rest, &start, found);
                }
            }
        }
    }

    /// The rest after a sign or word of a capture.
    fn after_sign(text: &[char]) -> Vec<&[char]> {
        let sign = text.split_first().filter(|(sign, _)| takes(**sign)).map(|(_, rest)| rest);
        let doubled = sign.and_then(|rest| rest.split_first()).filter(|(sign, _)| takes(**sign));
        let doubled = doubled.map(|(_, rest)| rest);
        after(text, "takes").into_iter().chain(sign).chain(doubled).collect()
    }

    fn destination(&self, text: &[char], start: &Typed, found: &mut Vec<Typed>) {
        for (length, to) in self.places(text) {
            let rest = &text[length..];
            self.tail(rest, &Typed { to: Some(to.clone()), ..start.clone() }, found);
            // A chain continues from there, whatever sign or new rank is beside a landing.
            let Some(landed) = to.hint() else { continue };
            let rest = self.after_marks(rest);
            let dashed = rest.strip_prefix(&['-']);
            // If squares alone are a move, they need nothing between them.
            let bare = Some(rest).filter(|_| self.geometry.numbers.is_some());
            for rest in Self::after_sign(rest).into_iter().chain(dashed).chain(bare) {
                let mut start = Typed { takes: true, ..start.clone() };
                start.via.push(landed);
                self.destination(rest, &start, found);
            }
        }
        // A pawn's capture by files alone: exd.
        let pawn = start.pieces.is_none() && start.via.is_empty() && !start.drops;
        let by_file = start.from.as_ref().and_then(Place::hint).is_some_and(|from| from.rank.is_none());
        if pawn && by_file {
            let parts = parts(self.geometry, text).into_iter();
            for (length, to) in parts.filter(|(_, hint)| hint.rank.is_none()) {
                let typed = Typed { to: Some(Place::At(to)), takes: true, ..start.clone() };
                self.tail(&text[length..], &typed, found);
            }
        }
    }

    /// Reads the end of a text: the promotion, the square for a captured piece, check marks.
    fn tail(&self, text: &[char], typed: &Typed, found: &mut Vec<Typed>) {
        Self::remark(text, typed.clone(), found);
        self.put(text, typed, found);
        let bracketed = text.strip_prefix(&['(']).or_else(|| text.strip_prefix(&['=', '(']));
        let signed = text.strip_prefix(&['=']).or_else(|| text.strip_prefix(&['/']));
        let ways = [(bracketed, true), (signed, false), (Some(text), false)];
        for (inside, closes) in ways {
            let Some(inside) = inside else { continue };
            for (length, meant) in self.names.at_the_beginning(inside) {
                let rest = &inside[length..];
                let tier = typed.tier.max(if meant.alike { 2 } else { u8::from(meant.foreign) });
                let rest = if closes { rest.strip_prefix(&[')']) } else { Some(rest) };
                if let Some(rest) = rest {
                    let typed = Typed { becomes: Some(meant.kinds), tier, ..typed.clone() };
                    Self::remark(rest, typed.clone(), found);
                    self.put(rest, &typed, found);
                }
            }
        }
    }

    /// The rest after check marks and a new rank beside a square (`=Q`, `+`, `!`).
    fn after_marks<'t>(&self, text: &'t [char]) -> &'t [char] {
        let ranked = text.strip_prefix(&['=']).and_then(|rest| {
            let names = self.names.at_the_beginning(rest).into_iter();
            names.map(|(length, _)| &rest[length..]).next()
        });
        Self::after_checks(ranked.unwrap_or(text))
    }

    fn after_checks(text: &[char]) -> &[char] {
        &text[text.iter().take_while(|c| matches!(c, '+' | '#' | '!' | '?')).count()..]
    }

    /// Reads the square for the captured piece: `>h4`, `(h4)`, `→h4`, `h4`, also after a check mark.
    fn put(&self, text: &[char], typed: &Typed, found: &mut Vec<Typed>) {
        let text = Self::after_checks(text);
        let arrow = text.strip_prefix(&['>']).or_else(|| text.strip_prefix(&['-', '>']));
        let arrow = arrow.or_else(|| text.strip_prefix(&['-']));
        let bracketed = text.strip_prefix(&['(']);
        for (rest, closes) in [(arrow, false), (bracketed, true), (Some(text), false)] {
            let Some(rest) = rest else { continue };
            let Some((length, Place::At(hint))) = square(self.geometry, rest) else { continue };
            let rest = &rest[length..];
            let rest = if closes { rest.strip_prefix(&[')']) } else { Some(rest) };
            if let Some(rest) = rest {
                Self::remark(rest, Typed { put: Some(hint), ..typed.clone() }, found);
            }
        }
    }

    fn remark(text: &[char], typed: Typed, found: &mut Vec<Typed>) {
        if Self::is_remark(text) && !found.contains(&typed) {
            found.push(typed);
        }
    }

    /// Whether a text has only check marks and punctuation.
    fn is_remark(text: &[char]) -> bool {
        let bare: Vec<char> =
            text.iter().copied().filter(|c| !matches!(c, '.' | ',' | ';' | '!' | '?' | '(' | ')')).collect();
        // The beginnings that are whole remarks.
        let mut ends = vec![false; bare.len() + 1];
        ends[0] = true;
        for start in 0..bare.len() {
            if !ends[start] {
                continue;
            }
            for mark in said("checks") {
                let rest = &bare[start..];
                if rest.len() >= mark.len() && mark.iter().zip(rest).all(|(one, two)| same(*one, *two)) {
                    ends[start + mark.len()] = true;
                }
            }
        }
        // Brackets belong to a promotion: alone they mean that something was left out.
        ends[bare.len()] && (!bare.is_empty() || !text.iter().any(|c| matches!(c, '(' | ')')))
    }

    /// Whether the х at the beginning of the rest is the sign of a capture: right behind a square, or with a
    /// space behind it. In `28 х4` and `г3-х4` it is a file.
    fn is_sign(&self, text: &[char]) -> bool {
        let (at, letters, spaced) = (self.before(text), &self.text.letters, &self.text.spaced);
        let follows = at > 0 && letters[at - 1].is_ascii_digit() && !spaced[at];
        follows || spaced.get(at + 1).is_some_and(|spaced| *spaced)
    }

    fn places(&self, text: &[char]) -> Vec<(usize, Place)> {
        if self.geometry.numbers.is_some() && text.first().is_some_and(|c| is_cross(*c)) && self.is_sign(text)
        {
            return Vec::new();
        }
        let mut found: Vec<(usize, Place)> = square(self.geometry, text).into_iter().collect();
        if self.squares == Squares::Meant {
            found.extend(like_squares(self.geometry, text));
        }
        found
    }
}

/// The board that a text begins with, if moves name theirs (`A:`, `Б:`, `2:`), and the rest.
pub fn named_board(geometry: Geometry, text: &[char]) -> Option<(u8, &[char])> {
    let [sign, ':', rest @ ..] = text else { return None };
    let board = match file_letter(*sign, true) {
        'a' | '1' => 0,
        'b' | '2' => 1,
        _ => return None,
    };
    (geometry.naming == Naming::Lettered).then_some((board, rest))
}

/// Whether a letter is the sign of a capture, also the Cyrillic х.
fn takes(c: char) -> bool {
    is_cross(c) || matches!(c, ':' | '*')
}

/// The text without a move's number before it: `4. Dr…`, `4… Dr…`, `1-2. …`.
fn without_number(text: &[char]) -> &[char] {
    let number = |text: &[char]| text.iter().take_while(|c| c.is_ascii_digit()).count();
    let mut digits = number(text);
    if digits > 0 && text.get(digits) == Some(&'-') {
        let second = number(&text[digits + 1..]);
        digits += if second > 0 { 1 + second } else { 0 };
    }
    let rest = &text[digits..];
    let dots = rest.iter().take_while(|c| matches!(c, '.' | ')')).count();
    // A castling may end a sentence: `0-0.`
    if dots > 0 && dots < rest.len() { &rest[dots..] } else { text }
}

/// The signs before a square for a drop from the hand.
const DROP_SIGNS: [&[char]; 4] = [&['@'], &['-', '>'], &['>'], &['-']];

/// The readings of a text that a person asks about: a piece, its square, both, or the hand. An empty text,
/// `all` and similar words mean everything.
pub fn wanted(geometry: Geometry, names: &Names, text: &Prepared) -> Vec<Typed> {
    let reader = Reader { geometry, names, squares: Squares::Meant, text };
    let text = &text.letters[..];
    if text.is_empty() || says(text, "all") {
        return vec![Typed::default()];
    }
    if says(text, "hand") {
        return vec![Typed { drops: true, ..Typed::default() }];
    }
    let mut found = Vec::new();
    for (_, text) in reader.boards(text) {
        for (length, pieces) in reader.pieces(text) {
            let pieces = pieces.map(|meant| meant.kinds);
            let rest = &text[length..];
            let rest = rest.strip_prefix(&['/']).unwrap_or(rest);
            if pieces.is_some() && rest.is_empty() {
                found.push(Typed { pieces, ..Typed::default() });
            }
            let sign =
                DROP_SIGNS.iter().find_map(|sign| rest.strip_prefix(*sign)).filter(|_| pieces.is_some());
            let start = Typed { pieces, drops: sign.is_some(), ..Typed::default() };
            let rest = sign.unwrap_or(rest);
            for rest in after(rest, "on").into_iter().chain([rest]) {
                let whole = reader.places(rest).into_iter().find(|(length, _)| *length == rest.len());
                found.extend(whole.map(|(_, at)| Typed { from: Some(at), ..start.clone() }));
            }
        }
    }
    found
}
