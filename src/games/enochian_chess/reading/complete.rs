//! Completions while somebody is still typing.

use super::super::action::{Act, Action};
use super::super::board::Kind;
use super::super::moves::Move;
use super::super::position::Position;
use super::super::talk;
use super::letters::{self, fold};
use crate::game::{RefusalKind, Seat, words};
use crate::words::Language;

/// The most completions given.
const MOST: usize = 25;

/// The legal moves and open acts of `seat` that begin like what was typed, best first: what is shown, and
/// the canonical action. An empty text gives what is most likely to be wanted.
pub(in super::super) fn complete(position: &Position, seat: Seat, text: &str) -> Vec<(String, String)> {
    let Some(tidy) = letters::tidy(text) else { return Vec::new() };
    let typed = bare(&tidy);
    let mut found: Vec<(u8, String)> = Vec::new();
    found.extend(understood(position, seat, &tidy).into_iter().map(|action| (0, action)));
    if position.mover() == Some(seat) {
        for mv in position.moves().iter() {
            let taking = position.board().first(mv.to).is_some();
            if let Some(rank) = move_fit(*mv, taking, &typed) {
                found.push((rank, position.written(mv).to_string()));
            }
        }
    }
    for action in position.open_acts() {
        let Action::Act { by, act } = action else { continue };
        if by != seat {
            continue;
        }
        let text = action.to_string();
        if let Some(rank) = act_fit(position, seat, act, &text, &typed) {
            found.push((rank, text));
        }
    }
    found.sort();
    let mut shown: Vec<(String, String)> = Vec::new();
    for (_, text) in found {
        if shown.len() == MOST {
            break;
        }
        if !shown.iter().any(|(_, other)| *other == text) {
            let display = text.parse().map_or_else(|_| text.clone(), |action| position.display(action));
            shown.push((display, text));
        }
    }
    shown
}

/// What the text means already, if it is complete.
fn understood(position: &Position, seat: Seat, text: &str) -> Vec<String> {
    if text.trim().is_empty() {
        return Vec::new();
    }
    match super::read(position, seat, text) {
        Ok(actions) if actions.len() == 1 => actions,
        Err(refusal) if matches!(refusal.kind, RefusalKind::Ambiguous | RefusalKind::Undecided) => {
            refusal.candidates
        }
        _ => Vec::new(),
    }
}

/// A text without everything that separates, in small letters.
fn bare(text: &str) -> Vec<char> {
    let mut bare = Vec::new();
    for c in fold(text).chars().filter(|c| c.is_alphanumeric() || ('♔'..='♟').contains(c)) {
        // After a rank, `x` is a sign; before the end `х` may be the h-file.
        let after_rank = bare.last().is_some_and(char::is_ascii_digit);
        if !(c == 'x' && (after_rank || bare.len() == 1)) {
            bare.push(c);
        }
    }
    bare
}

/// Whether a spelling begins like the text: a piece by any of its names or none, then files and ranks in
/// either alphabet.
fn begins(letter: Option<char>, squares: &str, grown: Option<Kind>, typed: &[char]) -> bool {
    let after_piece: Vec<&[char]> = match letter {
        None => vec![typed],
        Some(letter) => {
            let names =
                letters::NAMES.iter().filter(|(of, _)| *of == letter).flat_map(|(_, names)| names.iter());
            let rest = names.filter_map(|name| {
                let name: Vec<char> = name.chars().collect();
                // A name begun is enough where nothing follows.
                if typed.len() <= name.len() {
                    return name.starts_with(typed).then_some(&typed[typed.len()..]);
                }
                typed.strip_prefix(name.as_slice())
            });
            rest.collect()
        }
    };
    after_piece.into_iter().any(|rest| {
        let mut rest = rest.iter();
        for wanted in squares.chars() {
            let Some(mut c) = rest.next() else { return true };
            if matches!(c, 'х') && wanted.is_ascii_alphabetic() && letters::file(wanted) != Some(7) {
                // A Cyrillic sign of capture.
                let Some(next) = rest.next() else { return true };
                c = next;
            }
            let same = match letters::file(wanted) {
                Some(file) => letters::file(*c) == Some(file),
                None => *c == wanted,
            };
            if !same {
                return false;
            }
        }
        let Some(c) = rest.next() else { return true };
        let named = letters::pieces(&[*c]);
        grown.is_some_and(|kind| named.iter().any(|named| letters::promoted(named.letter) == Some(kind)))
            && rest.next().is_none()
    })
}

/// How a move fits the beginning typed: the smaller, the better.
fn move_fit(mv: Move, taking: bool, typed: &[char]) -> Option<u8> {
    if typed.is_empty() {
        return Some(if taking || mv.promotion.is_some() { 2 } else { 3 });
    }
    let (from, to) = (mv.from.to_string(), mv.to.to_string());
    let letter = Some(mv.kind.letter());
    let both = format!("{from}{to}");
    let is = |letter, squares: &str| begins(letter, squares, mv.promotion, typed);
    if is(letter, &both) || is(None, &both) {
        return Some(1);
    }
    let file: String = from.chars().take(1).collect();
    let rank: String = from.chars().skip(1).collect();
    if is(letter, &to) || mv.kind.is_pawn() && is(None, &to) {
        return Some(2);
    }
    if is(letter, &format!("{file}{to}")) || is(letter, &format!("{rank}{to}")) {
        return Some(3);
    }
    if mv.kind.is_pawn() && is(None, &format!("{file}{to}")) {
        return Some(3);
    }
    is(None, &to).then_some(4)
}

/// How an act fits the beginning typed: the smaller, the better.
fn act_fit(position: &Position, seat: Seat, act: Act, text: &str, typed: &[char]) -> Option<u8> {
    let answers = matches!(
        act,
        Act::AcceptDraw | Act::DeclineDraw | Act::AcceptExchange { .. } | Act::DeclineExchange { .. }
    );
    if typed.is_empty() {
        return Some(if answers { 1 } else { 6 });
    }
    let holds = |text: &str| {
        let text = bare(text);
        text.windows(typed.len().min(text.len()).max(1)).position(|window| window == typed)
    };
    let spoken = talk::spoken(position, seat, act);
    let game = &super::super::EnochianChess;
    let places = std::iter::once(holds(text))
        .chain(Language::ALL.into_iter().map(|language| holds(&words().say_of(language, game, &spoken))));
    match places.flatten().min()? {
        0 => Some(2),
        _ if typed.len() > 1 => Some(7),
        _ => None,
    }
}
