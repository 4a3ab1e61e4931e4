//! The reading of typed texts as legal actions.

use super::called::{nothing, piece_name};
use super::reader::Reader;
use super::refusals::{illegal, over};
use super::typed::{Squares, Typed, items, prepare};
use super::{Play, Sitting, explain, nonsense};
use liege_game::{Refusal, RefusalKind, Seat};
use liege_words::Message;
use liege_words::letters::is_cross;

impl<'a> Reader<'a> {
    /// The action that the text of one move means, in canonical notation.
    ///
    /// # Errors
    /// The refusal says what is wrong, with candidates: all that fit, or near misses.
    fn one(&self, text: &str) -> Result<String, Refusal> {
        let Some(prepared) = prepare(text) else { return Err(nonsense::too_long()) };
        let on_turn = self.rules.turn().contains(self.seat);
        let written = text.trim();
        let is_own = || self.rules.play_of(written).is_some_and(|play| play.piece.seat == self.seat);
        if on_turn && (self.rules.words().contains(&written) || is_own()) {
            return Ok(written.to_owned());
        }
        let readings = self.readings(&prepared, Squares::Real);
        let castles = readings.iter().all(|typed| typed.castles.is_some());
        if readings.is_empty() || castles && !self.rules.spec().castling {
            // Nonsense is refused at any time, but possible moves are the other side's business.
            if on_turn {
                return Err(nonsense::not_understood(self, &prepared, text, &readings));
            }
            let turned = self.rules.turned(self.seat);
            let legal = turned.plays();
            let reader = Reader { rules: &*turned, legal: &legal, seat: self.seat };
            return Err(nonsense::not_understood(&reader, &prepared, text, &readings).with(Vec::new()));
        }
        if !on_turn {
            return Err(explain::not_your_turn(self.rules, self.seat));
        }
        if readings.iter().any(|typed| typed.ends) {
            return self.end();
        }
        for tier in 0..2 {
            let of_tier: Vec<Typed> = readings.iter().filter(|typed| typed.tier == tier).cloned().collect();
            match self.fitting(&of_tier)[..] {
                [] => {}
                [play] => return Ok(self.rules.canonical(play)),
                ref several => {
                    // A fully written chain is not one that continues from there, or lands in between.
                    let exact: Vec<&Play> = several
                        .iter()
                        .copied()
                        .filter(|play| {
                            let mut same = of_tier.iter().filter(|typed| typed.via.len() == play.via.len());
                            same.any(|typed| typed.fits(self.rules, play))
                        })
                        .collect();
                    let one = if let [play] = exact[..] { Some(play) } else { self.only(&of_tier) };
                    let one = one.or_else(|| {
                        unchanged(several).filter(|_| self.rules.spec().made.is_some() && !text.contains('+'))
                    });
                    return match one {
                        Some(play) => Ok(self.rules.canonical(play)),
                        None => Err(self.several(several)),
                    };
                }
            }
        }
        let alike = self.fitting(&readings);
        if !alike.is_empty() {
            return Err(illegal(Message::new("sqr-read-alike")).with(self.few(&alike)));
        }
        let boards: Vec<u8> = self.rules.spec().boards_of(self.seat).collect();
        if readings.iter().any(|typed| typed.board.is_some_and(|board| !boards.contains(&board))) {
            return Err(explain::other_board(self));
        }
        Err(explain::no_such_move(self, &readings))
    }

    /// For games that take texts literally: the only move of those readings that fit exactly one move.
    fn only(&self, readings: &[Typed]) -> Option<&'a Play> {
        if !self.rules.spec().literal {
            return None;
        }
        let fitting = readings.iter().map(|typed| self.fitting(std::slice::from_ref(typed)));
        let mut single = fitting.filter(|plays| plays.len() == 1).flatten();
        let first = single.next()?;
        single.all(|play| play == first).then_some(first)
    }

    fn end(&self) -> Result<String, Refusal> {
        let word = self.rules.words().first().map(|word| (*word).to_owned());
        let id = if self.rules.spec().verbs.is_empty() { "sqr-read-no-end" } else { "sqr-read-end-early" };
        word.ok_or_else(|| illegal(Message::new(id)))
    }

    /// The refusal if several moves fit: it names the missing decision.
    fn several(&self, plays: &[&Play]) -> Refusal {
        let same = |part: fn(&Play) -> Play| plays.windows(2).all(|two| part(two[0]) == part(two[1]));
        let without_choice = |play: &Play| Play { code: 0, becomes: None, put: None, ..play.clone() };
        let without_put = |play: &Play| Play { code: 0, put: None, ..play.clone() };
        let candidates = self.few(plays);
        if same(without_put) {
            let example = candidates.first().cloned().unwrap_or_default();
            let victim = plays[0].taken.first().map(|(_, piece)| piece_name(self.rules, piece.kind));
            let message = Message::new("sqr-read-put").with("piece", victim.unwrap_or_else(nothing));
            return Refusal::new(RefusalKind::Undecided, message.with("example", example));
        }
        if same(without_choice) && plays.iter().all(|play| play.put.is_none()) {
            let refusal = Refusal::new(RefusalKind::Undecided, Message::new("sqr-read-becomes"));
            return refusal.with(candidates);
        }
        let refusal = Refusal::new(RefusalKind::Ambiguous, explain::several(self.rules, plays));
        refusal.with(self.written(plays))
    }
}

/// The move whose piece stays what it is, if the others differ only in what it becomes: that would have been typed.
/// (A plus may be the sign of a check or of a promotion: then the player is asked.)
fn unchanged<'a>(plays: &[&'a Play]) -> Option<&'a Play> {
    let mut plain = plays.iter().filter(|play| play.becomes.is_none());
    let only = *plain.next()?;
    let alike =
        |play: &&Play| Play { code: 0, becomes: None, ..(*play).clone() } == Play { code: 0, ..only.clone() };
    (plain.next().is_none() && plays.iter().all(alike)).then_some(only)
}

/// Reads the text typed by the holder of `seat`. Returns the canonical actions it means, in order. A message
/// may have several moves if the seat is still on turn after the first: then all of them are read or none.
///
/// # Errors
/// The refusal says what is wrong, with candidates, and in which of several moves.
pub(super) fn read(sitting: &Sitting, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
    let one = read_one(sitting, seat, text);
    let Err(refusal) = one else { return one.map(|action| vec![action]) };
    // A game that reads its own notation has one move in a text.
    if sitting.rules().spec().own_notation {
        return Err(refusal);
    }
    // If squares alone are a move, several in a row are one move, unless each has its sign.
    let signed = |word: &str| {
        word.chars().skip(1).any(|c| "-–—:×*".contains(c) || is_cross(c))
            && read_one(sitting, seat, word).is_ok()
    };
    let divided = items(text);
    let is_one = || divided.len() < 2 && !text.split_whitespace().next().is_some_and(signed);
    let are_moves = sitting.rules().spec().geometry.numbers.is_some();
    if are_moves && refusal.kind != RefusalKind::Unreadable && is_one() {
        return Err(refusal);
    }
    // The question of the turn comes before the reading of several moves.
    let others = |refusal: &Refusal| refusal.kind == RefusalKind::NotYours;
    if others(&refusal) {
        return Err(refusal);
    }
    let first = divided.first().filter(|_| divided.len() > 1).map(|item| read_one(sitting, seat, item));
    if let Some(Err(first)) = first.filter(|first| first.as_ref().is_err_and(others)) {
        return Err(first);
    }
    let moves: Vec<Vec<&str>> = match divided.len() {
        0 | 1 => vec![text.split_whitespace().collect()],
        _ => divided.iter().map(|item| item.split_whitespace().collect()).collect(),
    };
    if text.chars().count() > 3 * super::typed::LONGEST || moves.iter().map(Vec::len).sum::<usize>() < 2 {
        return Err(refusal);
    }
    let mut course = Course { sitting: sitting.clone(), seat, actions: Vec::new() };
    for words in moves {
        if let Err(fault) = course.take(&words) {
            return Err(match &course.actions[..] {
                // In a divided text each part is a move.
                [] if divided.len() > 1 => fault,
                [] => refusal,
                // If the first move ended the turn, the rest belongs to it, or is too much.
                [first, ..] if !sitting.goes_on(seat, first) => match refusal.kind {
                    RefusalKind::Ambiguous | RefusalKind::Undecided => refusal,
                    _ if refusal == nonsense::too_long() => refusal,
                    _ => explain::too_many(sitting, first, each(sitting, seat, text)).unwrap_or(refusal),
                },
                _ => fault,
            });
        }
    }
    Ok(course.actions)
}

/// The words of a text that are each a move now, as canonical actions: of a few words, and each action once.
fn each(sitting: &Sitting, seat: Seat, text: &str) -> Vec<String> {
    let words = text.split([',', ';', '/', ' ', '\n']).filter(|word| !word.is_empty()).take(MOST_WORDS);
    let mut found = Vec::new();
    for action in words.filter_map(|word| read_one(sitting, seat, word).ok()) {
        if !found.contains(&action) {
            found.push(action);
        }
    }
    found
}

/// The number of words of a text in which moves to choose from are looked for.
const MOST_WORDS: usize = 8;

/// Several moves of one message as they are read.
struct Course {
    sitting: Sitting,
    seat: Seat,
    actions: Vec<String>,
}

impl Course {
    /// Reads words with one move or several: the longest beginnings first.
    fn take(&mut self, words: &[&str]) -> Result<(), Refusal> {
        let mut rest = words;
        while !rest.is_empty() {
            let mut read = (1..=rest.len().min(6)).rev().map(|count| {
                let text = rest[..count].join(" ");
                (count, read_one(&self.sitting, self.seat, &text))
            });
            let found = read.find_map(|(count, action)| Some((count, action.ok()?)));
            let Some((count, action)) = found else {
                let fault = read_one(&self.sitting, self.seat, rest[0]).err();
                let kind = fault.as_ref().map_or(RefusalKind::Illegal, |refusal| refusal.kind);
                let reason = fault.map_or_else(nothing, |refusal| refusal.message);
                let message =
                    Message::new("sqr-read-item").with("item", rest.join(" ")).with("fault", reason);
                // Text of which nothing could be read may be no move at all.
                let unread = kind == RefusalKind::Unreadable && self.actions.is_empty();
                return Err(if unread { Refusal::new(kind, message) } else { illegal(message) });
            };
            let entered = self.sitting.take(&action)?;
            entered.ok_or_else(|| illegal(Message::new("sqr-read-none")))?;
            self.actions.push(action);
            rest = &rest[count..];
            // Move numbers between moves have no meaning.
            while rest.first().is_some_and(|word| is_number(word)) {
                rest = &rest[1..];
            }
        }
        Ok(())
    }
}

fn is_number(word: &str) -> bool {
    word.ends_with('.') && word.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | '-'))
}

/// Reads a text that is one action.
pub(super) fn read_one(sitting: &Sitting, seat: Seat, text: &str) -> Result<String, Refusal> {
    let Some(prepared) = prepare(text) else { return Err(nonsense::too_long()) };
    if sitting.is_over() {
        return Err(over());
    }
    let spec = sitting.rules().spec();
    if seat.index() >= spec.seats.len() {
        return Err(Refusal::new(RefusalKind::NotYours, Message::new("sqr-read-no-seat")));
    }
    if let Some(action) = sitting.resigns(seat, &prepared) {
        return action;
    }
    if spec.own_notation {
        return sitting.rules().read(seat, text);
    }
    let heard = sitting.rules().heard(seat, text).transpose()?;
    Reader { rules: sitting.rules(), legal: sitting.plays(), seat }.one(heard.as_deref().unwrap_or(text))
}
