//! What a text says, before any position is looked at: all its readings (rules page, 6b).
//!
//! ```text
//! P [/] [from] [-|x] to        P [/] [from] x V [to]
//! from [-|x] to                from x V [to]
//! ```
//!
//! then perhaps a promotion mark, then perhaps a check mark. The `х` of a word may be its letter or the sign
//! of a capture, and a short name may end in several places: every way through the text is taken.

use super::letters::{Place, like_squares, same, square, takes};
use super::names::{Kinds, at_the_beginning};

/// One reading of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Typed {
    /// The piece, if it is named: one of these.
    pub pieces: Option<Kinds>,
    /// Where it stands.
    pub from: Option<Place>,
    /// Where it goes, or what it takes from afar.
    pub to: Option<Place>,
    /// Whether it is said to take.
    pub takes: bool,
    /// What it takes, if that is named: one of these.
    pub victims: Option<Kinds>,
    /// What it is said to become.
    pub becomes: Option<Kinds>,
}

/// How squares are read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Squares {
    /// Only those that exist.
    Real,
    /// Also what was meant for one.
    Meant,
}

/// Words that stand before a square where a move starts.
const FROM: [&str; 5] = ["from", "со", "с", "із", "з"];
/// Words that stand in the place of a dash.
const TO: [&str; 9] = ["goesto", "movesto", "to", "идетна", "идетв", "ходитна", "йдена", "ходитьна", "на"];
/// Words that stand in the place of the sign of a capture.
const TAKES: [&str; 9] = ["takes", "captures", "берет", "бьет", "бере", "беретна", "бьетна", "бє", "берена"];
/// Words between what is taken and its square.
const ON: [&str; 3] = ["on", "на", "at"];
/// Check marks, without dots.
const CHECKS: [&str; 26] = [
    "ch",
    "dblch",
    "disch",
    "mate",
    "checkmate",
    "+",
    "++",
    "#",
    "шах",
    "двшах",
    "двойнойшах",
    "откршах",
    "открытыйшах",
    "мат",
    "check",
    "doublecheck",
    "discoveredcheck",
    "discheck",
    "dblcheck",
    "шахимат",
    "шахімат",
    "подвшах",
    "подвійнийшах",
    "відкршах",
    "відкритийшах",
    "++ch",
];

/// The readings of a prepared text; none if it is not understood.
pub(super) fn readings(text: &[char]) -> Vec<Typed> {
    read(text, Squares::Real)
}

/// The readings of a text that is not understood, in which something else stands where a square should.
pub(super) fn loose_readings(text: &[char]) -> Vec<Typed> {
    read(text, Squares::Meant)
}

fn read(text: &[char], squares: Squares) -> Vec<Typed> {
    let text = without_number(text);
    let mut found = Vec::new();
    let named = at_the_beginning(text).into_iter().map(|(length, kinds)| (length, Some(kinds)));
    for (length, pieces) in named.chain([(0, None)]) {
        let rest = &text[length..];
        let rest = if pieces.is_some() { rest.strip_prefix(&['/']).unwrap_or(rest) } else { rest };
        let start = Typed { pieces, from: None, to: None, takes: false, victims: None, becomes: None };
        if pieces.is_some() {
            after_origin(rest, &start, squares, &mut found);
        }
        // Without a piece before it, `с` would be taken for a word where a piece is meant.
        let words = if pieces.is_some() { after_words(rest, &FROM) } else { Vec::new() };
        for rest in words.into_iter().chain([rest]) {
            for (length, from) in places(rest, squares) {
                let from = Typed { from: Some(from), ..start.clone() };
                after_origin(&rest[length..], &from, squares, &mut found);
            }
        }
    }
    found
}

/// What follows the piece and where it stands: the sign, what is taken, where it goes.
fn after_origin(text: &[char], start: &Typed, squares: Squares, found: &mut Vec<Typed>) {
    // Straight to the destination, with a dash or a word or nothing.
    let dashes = text.strip_prefix(&['-', '>']).or_else(|| text.strip_prefix(&['-']));
    for rest in after_words(text, &TO).into_iter().chain(dashes).chain([text]) {
        destination(rest, start, squares, found);
    }
    let signs = text.split_first().filter(|(sign, _)| takes(**sign)).map(|(_, rest)| rest);
    let doubled = signs.and_then(|rest| rest.strip_prefix(&['x']));
    for rest in after_words(text, &TAKES).into_iter().chain(signs).chain(doubled) {
        let start = Typed { takes: true, ..start.clone() };
        destination(rest, &start, squares, found);
        for (length, victims) in at_the_beginning(rest) {
            let rest = &rest[length..];
            let start = Typed { victims: Some(victims), ..start.clone() };
            tail(rest, &start, found);
            let slash = rest.strip_prefix(&['/']);
            for rest in after_words(rest, &ON).into_iter().chain(slash).chain([rest]) {
                destination(rest, &start, squares, found);
            }
        }
    }
}

fn destination(text: &[char], start: &Typed, squares: Squares, found: &mut Vec<Typed>) {
    for (length, to) in places(text, squares) {
        tail(&text[length..], &Typed { to: Some(to), ..start.clone() }, found);
    }
}

/// The end of a text: a promotion mark, check marks.
fn tail(text: &[char], typed: &Typed, found: &mut Vec<Typed>) {
    let mut keep = |rest: &[char], typed: Typed| {
        if is_remark(rest) && !found.contains(&typed) {
            found.push(typed);
        }
    };
    keep(text, typed.clone());
    let bracketed = text.strip_prefix(&['(']).or_else(|| text.strip_prefix(&['=', '(']));
    let (inside, closes) = match (bracketed, text.strip_prefix(&['='])) {
        (Some(inside), _) => (inside, true),
        (None, Some(inside)) => (inside, false),
        (None, None) => return,
    };
    for (length, kinds) in at_the_beginning(inside) {
        let rest = &inside[length..];
        let rest = if closes { rest.strip_prefix(&[')']) } else { Some(rest) };
        if let Some(rest) = rest {
            keep(rest, Typed { becomes: Some(kinds), ..typed.clone() });
        }
    }
}

/// Whether a text consists of nothing but check marks and punctuation.
fn is_remark(text: &[char]) -> bool {
    let bare: Vec<char> =
        text.iter().copied().filter(|c| !matches!(c, '.' | ',' | ';' | '!' | '?' | '(' | ')')).collect();
    // Which beginnings are whole remarks.
    let mut ends = vec![false; bare.len() + 1];
    ends[0] = true;
    for start in 0..bare.len() {
        if !ends[start] {
            continue;
        }
        for mark in CHECKS {
            let length = mark.chars().count();
            let fits = bare[start..].len() >= length
                && mark.chars().zip(&bare[start..]).all(|(letter, typed)| same(letter, *typed));
            if fits {
                ends[start + length] = true;
            }
        }
    }
    // Brackets belong to a promotion: alone they say that something was left out.
    ends[bare.len()] && (!bare.is_empty() || !text.iter().any(|c| matches!(c, '(' | ')')))
}

/// What follows each of these words, where the text begins with it.
fn after_words<'t>(text: &'t [char], words: &[&str]) -> Vec<&'t [char]> {
    let after = |word: &&str| {
        let length = word.chars().filter(|c| *c != ' ').count();
        let letters = word.chars().filter(|c| *c != ' ');
        (text.len() >= length && letters.zip(text).all(|(letter, typed)| same(letter, *typed)))
            .then(|| &text[length..])
    };
    words.iter().filter_map(after).collect()
}

fn places(text: &[char], squares: Squares) -> Vec<(usize, Place)> {
    let mut found: Vec<(usize, Place)> = square(text).map(|square| (3, square)).into_iter().collect();
    if squares == Squares::Meant {
        found.extend(like_squares(text));
    }
    found
}

/// The text without a move's number before it: `4. Dr…`, `4… Dr…`.
fn without_number(text: &[char]) -> &[char] {
    let digits = text.iter().take_while(|c| c.is_ascii_digit()).count();
    let rest = &text[digits..];
    let dots = rest.iter().take_while(|c| matches!(c, '.' | ')')).count();
    if dots > 0 { &rest[dots..] } else { text }
}

/// What somebody asks about: a piece, a square, both, or everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Wanted {
    /// The piece, if it is named.
    pub pieces: Option<Kinds>,
    /// The square.
    pub place: Option<Place>,
}

/// The readings of a text that names a piece, a square or both; an empty one, `all` and its like name
/// everything.
pub(super) fn wanted(text: &[char]) -> Vec<Wanted> {
    const ALL: [&str; 5] = ["all", "все", "всі", "усе", "усі"];
    let word: String = text.iter().collect();
    if text.is_empty() || ALL.contains(&word.as_str()) {
        return vec![Wanted::default()];
    }
    let mut found = Vec::new();
    let named = at_the_beginning(text).into_iter().map(|(length, kinds)| (length, Some(kinds)));
    for (length, pieces) in named.chain([(0, None)]) {
        let rest = &text[length..];
        let rest = rest.strip_prefix(&['/']).unwrap_or(rest);
        let on = after_words(rest, &ON);
        if pieces.is_some() && rest.is_empty() {
            found.push(Wanted { pieces, place: None });
        }
        for rest in on.into_iter().chain([rest]) {
            let whole = places(rest, Squares::Meant).into_iter().find(|(length, _)| *length == rest.len());
            if let Some((_, at)) = whole {
                found.push(Wanted { pieces, place: Some(at) });
            }
        }
    }
    found
}
