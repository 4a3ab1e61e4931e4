//! Reads typed texts as canonical actions (rules page, 6.3).
//!
//! A text is first searched for words of acts ([`acts`]); if it has none, the kit reads it as a move of the
//! army on turn. Nothing is guessed: if several actions fit, all are named.

mod acts;
mod lexicon;
mod short;
#[cfg(test)]
mod tests;

use super::act::{Act, Deed};
use super::army::Army;
use super::explain;
use super::game::EnochianChess;
use super::position::{Position, SEATS};
use super::square::Square;
use liege_game::{Refusal, RefusalKind, Seat, State as _, words};
use liege_squares::{Sitting, over};
use liege_words::letters;
use liege_words::{Language, Message};
use short::short;

/// The longest text that can be read, in characters: several times the length of any action.
const LONGEST: usize = 240;
/// The largest number of completions.
const MOST: usize = 25;

/// A text in one form, without apostrophes; `None` if it is too long to be an action.
fn tidy(text: &str) -> Option<String> {
    Some(letters::tidy(text, LONGEST)?.chars().filter(|c| !letters::is_apostrophe(*c)).collect())
}

/// Reads the text typed by the holder of `seat`. Returns the canonical actions it means; they can be played
/// in this order. Statements are separated by `;` and line breaks. Each is read in the position after the
/// ones before it.
///
/// # Errors
/// The refusal says what is wrong, with candidates: all that fit, or near misses.
pub(super) fn read(position: &Position, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
    let Some(text) = tidy(text) else {
        let message = Message::new("sqr-read-long").with("most", LONGEST as i64);
        return Err(Refusal::new(RefusalKind::Unreadable, message));
    };
    let parts: Vec<&str> =
        text.split([';', '\n', '\r']).map(str::trim).filter(|part| !part.is_empty()).collect();
    if parts.len() < 2 {
        return read_one(position, seat, parts.first().unwrap_or(&"")).map(|action| vec![action]);
    }
    let mut now = *position;
    let mut actions: Vec<String> = Vec::new();
    for (number, part) in (1i64..).zip(parts) {
        let read = read_one(&now, seat, part).and_then(|action| now.play(&action).map(|_| action));
        actions.push(read.map_err(|refusal| in_part(position, refusal, number, part))?);
    }
    Ok(actions)
}

/// The canonical action that one statement means.
fn read_one(position: &Position, seat: Seat, text: &str) -> Result<String, Refusal> {
    if position.is_over() {
        return Err(over());
    }
    if !SEATS.contains(&seat) {
        return Err(Refusal::new(RefusalKind::NotYours, Message::new("sqr-read-no-seat")));
    }
    match acts::saying(text) {
        Some(saying) => acts::resolve(position, seat, &saying, &example(position, seat)),
        None => movement(position, seat, text),
    }
}

/// The move of the army on turn that a text means.
fn movement(position: &Position, seat: Seat, text: &str) -> Result<String, Refusal> {
    let sitting = Sitting::new(Box::new(*position));
    let read = |text: &str| sitting.read_one(position.turn.seat(), text);
    let is_unread = |read: &Result<String, Refusal>| {
        read.as_ref().is_err_and(|refusal| refusal.kind == RefusalKind::Unreadable)
    };
    let mut found = read(text);
    if is_unread(&found) {
        let sparse = read(&lexicon::without_idle_words(text));
        found = if is_unread(&sparse) { found } else { sparse };
    }
    match (found, explain::not_your_turn(position, seat)) {
        (Err(refusal), others) if refusal.kind == RefusalKind::Unreadable => {
            let candidates = if others.is_some() { Vec::new() } else { refusal.candidates.clone() };
            Err(unreadable(position, seat, text, refusal.with(candidates)))
        }
        (_, Some(others)) => Err(others),
        (found, None) => found,
    }
}

/// The refusal of a text that was not understood, with its probable meaning without slips.
fn unreadable(position: &Position, seat: Seat, text: &str, refusal: Refusal) -> Refusal {
    let example = example(position, seat);
    if acts::wordy(text)
        && let Some((near, saying)) = acts::repaired(text)
    {
        let meant = acts::resolve(position, seat, &saying, &example);
        let candidates = meant.map_or_else(|refusal| refusal.candidates, |action| vec![action]);
        return acts::unknown_word(&short(text), Some(&near), &example).with(candidates);
    }
    if refusal.message.id() != "sqr-read-whole" {
        return refusal;
    }
    acts::unknown_word(&short(text), None, &example).with(refusal.candidates)
}

/// An example of correct notation for this position and seat: a move if the seat may move now.
fn example(position: &Position, seat: Seat) -> Message {
    let own = Some(position).filter(|_| position.mover() == Some(seat)).and_then(Position::example);
    own.unwrap_or_else(|| Message::new("sqr-text").with("text", "a3-c1"))
}

/// The refusal of one part of a text, with that part; it keeps only candidates that can be played now.
fn in_part(position: &Position, refusal: Refusal, number: i64, part: &str) -> Refusal {
    let playable = |action: &String| {
        let mut trial = *position;
        trial.play(action).is_ok()
    };
    let candidates = refusal.candidates.into_iter().filter(playable).collect();
    let message = Message::new("eno-read-part")
        .with("number", number)
        .with("part", short(part))
        .with("reason", refusal.message);
    Refusal::new(refusal.kind, message).with(candidates)
}

/// The legal moves of the piece or cell that a text names: for the army on turn, or for an army of the seat
/// as if it were on turn.
///
/// # Errors
/// The refusal says what is wrong with the text, or that there is nothing movable there.
pub(super) fn moves_of(position: &Position, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
    let Some(turn) = position.turn() else { return Err(over()) };
    let mut armies: Vec<Army> = position.commanded(seat).collect();
    // The army on turn comes first: most questions are about it.
    armies.sort_by_key(|army| *army != turn);
    let asked = armies.first().copied().unwrap_or(turn);
    let moves = Sitting::new(Box::new(*position)).moves_of(asked.seat(), text)?;
    let from = moves.first().and_then(|text| Square::from_name(text.get(1..3)?));
    let owner = from.and_then(|from| position.board.first(from)).map(|piece| piece.army);
    if let (Some(from), Some(owner)) = (from, owner.filter(|army| *army != turn && !armies.contains(army))) {
        let message = Message::new("eno-moves-other").with("square", from.to_string());
        let message = message.with("owner", position.commander(owner));
        return Err(Refusal::new(RefusalKind::NotYours, message));
    }
    Ok(moves)
}

/// The legal moves and open acts of `seat` that begin like the typed text, best first, as pairs of the shown
/// text and the canonical action. For an empty text they are the likeliest actions.
pub(super) fn complete(position: &Position, seat: Seat, text: &str) -> Vec<(String, String)> {
    let Some(text) = tidy(text) else { return Vec::new() };
    let typed = bare(&text);
    let mut acts: Vec<(u8, String)> = Vec::new();
    for act in position.open_acts().into_iter().filter(|act| act.by == seat) {
        acts.extend(fit(position, act, &typed).map(|fit| (fit, act.to_string())));
    }
    if let Some(saying) = acts::saying(&text).filter(|_| !position.is_over()) {
        let meant = match acts::resolve(position, seat, &saying, &Message::new("sqr-nothing")) {
            Ok(action) => vec![action],
            Err(Refusal { kind: RefusalKind::Ambiguous | RefusalKind::Undecided, candidates, .. }) => {
                candidates
            }
            Err(_) => Vec::new(),
        };
        acts.extend(meant.into_iter().map(|action| (0, action)));
    }
    acts.sort();
    let mut found: Vec<(String, String)> = Vec::new();
    let moves = if position.mover() == Some(seat) {
        Sitting::new(Box::new(*position)).complete(position.turn.seat(), &text)
    } else {
        Vec::new()
    };
    let room = MOST - acts.len().min(MOST);
    let (first, last): (Vec<_>, Vec<_>) = acts.into_iter().partition(|(fit, _)| *fit == 0);
    let show = |(_, action): (u8, String)| (action.clone(), action);
    let all =
        first.into_iter().map(show).chain(moves.into_iter().take(room)).chain(last.into_iter().map(show));
    for known in all.take(MOST) {
        if !found.contains(&known) {
            found.push(known);
        }
    }
    found
}

/// A text in small letters without separators.
fn bare(text: &str) -> String {
    letters::fold(text).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// The match of an act with the typed beginning: 0 comes before all moves; a smaller number is better.
fn fit(position: &Position, act: Act, typed: &str) -> Option<u8> {
    if typed.is_empty() {
        return Some(u8::from(!matches!(act.deed, Deed::Accept | Deed::Decline)));
    }
    let spoken = position.spoken(act);
    let said = Language::all().into_iter().map(|language| words().say_of(language, &EnochianChess, &spoken));
    match said.chain([act.to_string()]).filter_map(|text| bare(&text).find(typed)).min()? {
        0 => Some(1),
        _ if typed.chars().count() > 1 => Some(2),
        _ => None,
    }
}
