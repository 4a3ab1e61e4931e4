//! Tokens to a formula.

use super::lexicon::Meaning;
use super::reader::{Reader, seat_letter};
use super::tokens::{Sign, Token};
use super::typed::Saying;
use super::words::{Speech, Topic};
use liege_game::{Seat, SeatSet};
use std::collections::BTreeSet;

impl Reader {
    /// All tokens as a formula.
    pub(super) fn formula(&self, tokens: &[Token]) -> Option<Saying> {
        if tokens.iter().any(|token| token.sign == Sign::Equals) {
            let draw = tokens.iter().all(|token| matches!(token.sign, Sign::Equals | Sign::Question));
            let saying = Saying { speeches: vec![Speech::Draw], seats: SeatSet::EMPTY, number: None };
            return draw.then_some(saying);
        }
        let mut seats = SeatSet::EMPTY;
        let mut number = None;
        let mut bags: Vec<BTreeSet<Meaning>> = vec![BTreeSet::new()];
        let mut skip = 0;
        for (at, token) in tokens.iter().enumerate() {
            if skip > 0 {
                skip -= 1;
                continue;
            }
            match token.sign {
                Sign::Word => {}
                Sign::Number if number.is_none() => {
                    number = Some(token.text.parse().unwrap_or(usize::MAX));
                    continue;
                }
                Sign::Comma | Sign::Dot | Sign::Question | Sign::Bang | Sign::Dash | Sign::Colon => continue,
                _ => return None,
            }
            // «Будь ласка» asks for nothing to be.
            let word = |next: usize| tokens.get(at + next).map_or("", |token| token.word.as_str());
            if let Some(length) = self.lexicon.idle(word) {
                skip = length - 1;
                continue;
            }
            let meanings = self.lexicon.meanings(&token.word);
            if let Some(seat) = self.lexicon.seat(&token.word) {
                seats.insert(Seat(seat as u8));
            } else if let Some(count) = self.lexicon.number(&token.word).filter(|_| number.is_none()) {
                number = Some(count);
            } else if !meanings.is_empty() {
                let grown = |bag: &BTreeSet<Meaning>, meaning: Meaning| {
                    let mut bag = bag.clone();
                    bag.insert(meaning);
                    bag
                };
                let mut next: Vec<BTreeSet<Meaning>> = Vec::new();
                for bag in &bags {
                    next.extend(meanings.iter().map(|meaning| grown(bag, meaning)));
                }
                next.sort();
                next.dedup();
                // No sensible sentence has so many words of two meanings.
                next.truncate(64);
                bags = next;
            } else if let Some(seat) = seat_letter(token).filter(|_| self.named_by_letter(token)) {
                seats.insert(Seat(seat as u8));
            } else if !self.lexicon.filler(&token.word) {
                return None;
            }
        }
        let mut speeches: Vec<Speech> = Vec::new();
        for bag in &bags {
            for speech in self.lexicon.speeches(bag) {
                let counted = matches!(
                    speech,
                    Speech::Truce
                        | Speech::Yes(Topic::Truce)
                        | Speech::No(Topic::Truce)
                        | Speech::Withdraw(Topic::Truce)
                );
                if !speeches.contains(speech) && (counted || number.is_none()) {
                    speeches.push(*speech);
                }
            }
        }
        (!speeches.is_empty()).then_some(Saying { speeches, seats, number })
    }

    /// Whether a letter means a seat in a formula: a capital, or a letter that is not a word.
    fn named_by_letter(&self, token: &Token) -> bool {
        token.text.chars().all(char::is_uppercase) || !self.lexicon.filler(&token.word)
    }
}
