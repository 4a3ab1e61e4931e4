//! Tokens to a move: piece, cells, declarations (rules page, 6.2).

use super::super::position::Kind;
use super::letters::{self, Fault, Place};
use super::lexicon::Lexicon;
use super::reader::{Reader, seat_letter};
use super::tokens::{Sign, Token};
use super::typed::{Mark, MoveText};
use super::words::Speech;
use liege_game::{Seat, SeatSet};
use liege_words::letters::look;

/// How many noughts a token is: `O`, `0`, `OO`.
pub(super) fn noughts(token: &Token) -> usize {
    let is = match token.sign {
        Sign::Word => token.word.chars().all(|c| look(c) == 'o'),
        Sign::Number => token.text.chars().all(|c| c == '0'),
        _ => false,
    };
    if is { token.text.chars().count() } else { 0 }
}

/// `O-O`, `0-0-0`, «О-О», "castle short", «длинная рокировка».
fn castling(lexicon: &Lexicon, tokens: &[Token]) -> Option<(MoveText, usize)> {
    let castling = |sides, at| Some((MoveText { castling: Some(sides), ..MoveText::default() }, at));
    let ring = |token: &Token| noughts(token) == 1;
    let mut at = 0;
    let mut rings = 0;
    while tokens.get(at).is_some_and(ring) {
        rings += 1;
        at += 1;
        match tokens.get(at) {
            Some(dash) if dash.sign == Sign::Dash && tokens.get(at + 1).is_some_and(ring) => at += 1,
            _ => {}
        }
    }
    match (rings, tokens.first().map_or(0, noughts)) {
        (2, _) => return castling([true, false], at),
        (3, _) => return castling([false, true], at),
        (0, 2) => return castling([true, false], 1),
        (0, 3) => return castling([false, true], 1),
        (0, _) => {}
        _ => return None,
    }
    let (mut named, mut sides) = (false, [false; 2]);
    at = 0;
    while let Some(token) = tokens.get(at).filter(|token| token.sign == Sign::Word) {
        match lexicon.castling_side(&token.word) {
            Some(side) => sides[side] = true,
            None if lexicon.castling(&token.word) => named = true,
            None if lexicon.castling_filler(&token.word) => {}
            None => break,
        }
        at += 1;
    }
    if !named || sides == [true; 2] {
        return None;
    }
    castling(if sides == [false; 2] { [true; 2] } else { sides }, at)
}

impl Reader {
    /// Reads all tokens as a move.
    pub(super) fn movement(&self, tokens: &[Token]) -> Option<MoveText> {
        let (mut typed, at) = castling(self.lexicon, tokens).or_else(|| self.steps(tokens))?;
        let end = self.declarations(tokens, at, &mut typed);
        (end == tokens.len()).then_some(typed)
    }

    /// Reads piece, origin, destination and `^cell`; returns the end.
    fn steps(&self, tokens: &[Token]) -> Option<(MoveText, usize)> {
        let mut typed = MoveText::default();
        let mut at = self.skip_words(tokens, 0);
        // «Мой ход: …».
        if at > 0 && tokens.get(at).is_some_and(|token| matches!(token.sign, Sign::Colon | Sign::Dash)) {
            at += 1;
        }
        // A small «с» before two cells is the preposition, before one the bishop.
        if tokens.get(at).is_some_and(|token| self.is_piece_or_word(token))
            && let Some((_, end)) = self.place(tokens, at + 1)
            && self.place(tokens, self.skip(tokens, end).0).is_some()
        {
            at += 1;
        }
        let named = at;
        if let Some((army, piece, end)) = self.piece(tokens, at) {
            typed.army = army;
            typed.piece = Some(piece);
            (at, _) = self.skip(tokens, end);
        }
        // A colon before the only cell is a sign of a capture where a piece stands before it («Л: БС10»).
        typed.takes = self.takes(&tokens[named..at]) || crosses(tokens, at);
        let (first, end) = self.place(tokens, at)?;
        let glued = first.piece;
        let (next, star) = self.skip(tokens, end);
        match self.place(tokens, next) {
            Some((second, to)) if second.piece.is_none() => {
                typed.takes = self.takes(&tokens[end..next]) || crosses(tokens, next);
                let end = to;
                typed.from = Some(first.place);
                typed.to = Some(second.place);
                typed.star = star;
                match glued {
                    Some(_) if typed.piece.is_some() => return None,
                    Some(piece) => typed.piece = Some(piece),
                    None => {}
                }
                at = end;
            }
            Some(_) => return None,
            None => {
                typed.to = Some(match glued {
                    Some(_) if typed.piece.is_some() => return None,
                    Some((letters, piece)) if !first.separator => {
                        let text =
                            tokens.get(end.saturating_sub(1)).map_or(String::new(), |t| t.text.clone());
                        let place = Box::new(first.place);
                        Place::Fault(Fault::Glued { typed: text, letters, piece, place })
                    }
                    piece => {
                        typed.piece = typed.piece.or(piece);
                        first.place
                    }
                });
                at = end;
            }
        }
        if tokens.get(at).is_some_and(|token| token.sign == Sign::Caret) {
            let (victim, end) = self.place(tokens, at + 1)?;
            typed.victim = Some(victim.place);
            at = end;
        }
        Some((typed, at))
    }

    /// A piece named at `at`, perhaps with its army: «красный конь», `N`.
    pub(super) fn piece(
        &self,
        tokens: &[Token],
        at: usize,
    ) -> Option<(Option<usize>, (String, Kind), usize)> {
        let token = tokens.get(at)?;
        let named = |token: &Token| {
            let kind = letters::piece(&token.text).or_else(|| self.lexicon.piece(&token.word));
            kind.filter(|_| token.sign == Sign::Word).map(|kind| (token.text.clone(), kind))
        };
        if let Some(piece) = named(token) {
            return Some((None, piece, at + 1));
        }
        let army = self.lexicon.seat(&token.word)?;
        let kind = self.lexicon.piece(&tokens.get(at + 1)?.word)?;
        Some((Some(army), (tokens.get(at + 1)?.text.clone(), kind), at + 2))
    }

    /// The first place from `at` on without a word of moving.
    fn skip_words(&self, tokens: &[Token], at: usize) -> usize {
        let words = tokens.iter().skip(at).take_while(|token| {
            token.sign == Sign::Word
                && self.lexicon.moving(&token.word)
                && letters::piece(&token.text).is_none()
        });
        at + words.count()
    }

    /// Whether a token is a small letter that may be a piece, or a word that says nothing.
    fn is_piece_or_word(&self, token: &Token) -> bool {
        token.text == token.word && self.lexicon.moving(&token.word) && letters::piece(&token.text).is_some()
    }

    /// Whether one of these tokens, which stand before a destination, says that something is taken there.
    fn takes(&self, tokens: &[Token]) -> bool {
        tokens.iter().any(|token| match token.sign {
            Sign::Colon => true,
            Sign::Dash => matches!(token.text.as_str(), "×" | "✕" | "✖" | "╳"),
            Sign::Word => self.lexicon.taking(&token.word),
            _ => false,
        })
    }

    /// The first place from `at` on without a separator; and whether one was the castling sign.
    pub(super) fn skip(&self, tokens: &[Token], at: usize) -> (usize, bool) {
        let mut star = false;
        let count = tokens
            .iter()
            .skip(at)
            .take_while(|token| match token.sign {
                Sign::Dash | Sign::Colon | Sign::Greater => true,
                Sign::Star => {
                    star = true;
                    true
                }
                Sign::Word => self.lexicon.moving(&token.word),
                _ => false,
            })
            .count();
        (at + count, star)
    }

    /// A cell at `at`: `wc5`, «Красные Село 14», "Village 14 of Red", «село красных 14», `c5`; where it ends.
    pub(super) fn place(&self, tokens: &[Token], at: usize) -> Option<(letters::Compact, usize)> {
        let token = tokens.get(at)?;
        if token.sign == Sign::Cell {
            return Some((token.cell.clone()?, at + 1));
        }
        if token.sign != Sign::Word {
            return None;
        }
        let seat = |at: usize| tokens.get(at).and_then(|token| self.lexicon.seat(&token.word));
        let zone = |at: usize| tokens.get(at).and_then(|token| self.lexicon.zone(&token.word));
        let number = |at: usize| {
            let number = tokens.get(at).filter(|token| token.sign == Sign::Number)?;
            Some(number.text.parse().unwrap_or(usize::MAX))
        };
        let place = |kingdom, zone, number, end: usize| {
            let typed: Vec<&str> = tokens[at..end].iter().map(|token| token.text.as_str()).collect();
            let place = Place::new(kingdom, zone, number, &typed.join(" "));
            Some((letters::Compact { piece: None, separator: false, takes: false, place }, end))
        };
        if let Some(kingdom) = seat(at) {
            if let (Some(zone), Some(number)) = (zone(at + 1), number(at + 2)) {
                return place(Some(kingdom), zone, number, at + 3);
            }
            // «красные С14».
            let short = tokens.get(at + 1)?.cell.as_ref()?;
            return match short {
                letters::Compact {
                    piece: None, separator: false, place: Place::Short(zone, number), ..
                } => place(Some(kingdom), *zone, *number, at + 2),
                _ => None,
            };
        }
        let zone = zone(at)?;
        if let Some(number) = number(at + 1) {
            let of = tokens.get(at + 2).is_some_and(|token| self.lexicon.of(&token.word));
            return match seat(at + 3).filter(|_| of) {
                Some(kingdom) => place(Some(kingdom), zone, number, at + 4),
                None => place(None, zone, number, at + 2),
            };
        }
        place(Some(seat(at + 1)?), zone, number(at + 2)?, at + 3)
    }

    /// Everything that may follow a move: `+`, `#`, `!`, words of check and freedom, `e.p.`; where it ends.
    fn declarations(&self, tokens: &[Token], mut at: usize, typed: &mut MoveText) -> usize {
        while at < tokens.len() {
            // Signs before a declaration are skipped; before anything else they stay.
            let signs = tokens[at..].iter().take_while(|token| {
                matches!(token.sign, Sign::Dot | Sign::Question | Sign::Comma | Sign::Dash | Sign::Colon)
            });
            let start = at + signs.count();
            if start == tokens.len() {
                return start;
            }
            match self.declaration(tokens, start, typed) {
                Some(end) => at = end,
                None => return at,
            }
        }
        at
    }

    /// Reads one declaration at `at`; returns its end.
    fn declaration(&self, tokens: &[Token], at: usize, typed: &mut MoveText) -> Option<usize> {
        let token = tokens.get(at)?;
        let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
        match token.sign {
            Sign::Plus => {
                let mut end = at + 1;
                while let Some(seats) = tokens.get(end).and_then(|token| self.seats(token)) {
                    typed.check = typed.check.and(seats);
                    end += 1;
                }
                typed.check = typed.check.or_bare();
                Some(end)
            }
            Sign::Hash => {
                typed.check = typed.check.or_bare();
                Some(at + 1)
            }
            Sign::Bang => {
                if let Some(seat) = tokens.get(at + 1).and_then(seat_letter) {
                    typed.freedom = typed.freedom.and(SeatSet::one(Seat(seat as u8)));
                    return Some(at + 2);
                }
                if typed.freedom == Mark::None {
                    typed.freedom = Mark::Cry;
                }
                Some(at + 1)
            }
            Sign::Word if self.lexicon.check(&token.word) => {
                typed.check = typed.check.or_bare();
                let mut end = at + 1;
                loop {
                    let fillers = tokens[end..].iter().take_while(|token| {
                        token.sign == Sign::Word
                            && self.lexicon.check_filler(&token.word)
                            && seat_letter(token).is_none()
                    });
                    let next = end + fillers.count();
                    let Some(seat) = tokens.get(next).and_then(|token| self.seats(token)) else {
                        return Some(end);
                    };
                    typed.check = typed.check.and(seat);
                    end = next + 1;
                    // «Шах белому королю».
                    end += usize::from(self.lexicon.piece(word(end)) == Some(Kind::King));
                }
            }
            Sign::Word if self.lexicon.plain(&token.word) => {
                typed.plain = true;
                Some(at + 1)
            }
            Sign::Word if self.lexicon.undeclared(&token.word, word(at + 1)) => {
                typed.plain = true;
                Some(at + 2)
            }
            Sign::Word => {
                let passing = self.lexicon.passing(|next| word(at + next));
                let end = match (word(at), word(at + 1), word(at + 2)) {
                    _ if passing.is_some() => at + passing.unwrap_or_default(),
                    ("e", "", "p") if tokens.get(at + 1).is_some_and(|t| t.sign == Sign::Dot) => at + 3,
                    _ if self.lexicon.joiner(&token.word) => return self.declaration(tokens, at + 1, typed),
                    _ => return self.freedom(tokens, at, typed),
                };
                typed.en_passant = true;
                Some(end)
            }
            _ => None,
        }
    }

    /// Reads «Я сам себе Господин» at `at`; returns its end.
    fn freedom(&self, tokens: &[Token], at: usize, typed: &mut MoveText) -> Option<usize> {
        let last = tokens.len().min(at + 8);
        (at + 1..=last).rev().find_map(|end| {
            let saying = self.formula(&tokens[at..end])?;
            if saying.speeches != [Speech::Freedom] {
                return None;
            }
            typed.freedom = match saying.seats {
                SeatSet::EMPTY => typed.freedom.or_bare(),
                seats => typed.freedom.and(seats),
            };
            Some(end)
        })
    }

    /// The seats of a token after a declaration: `W`, `WB`, «Белым».
    fn seats(&self, token: &Token) -> Option<SeatSet> {
        if token.sign != Sign::Word {
            return None;
        }
        let letters: Option<SeatSet> =
            token.text.chars().map(|c| letters::kingdom(c).map(|seat| Seat(seat as u8))).collect();
        letters
            .filter(|_| token.text.chars().count() <= 3)
            .or_else(|| self.lexicon.seat(&token.word).map(|seat| SeatSet::one(Seat(seat as u8))))
    }
}

/// Whether the sign of a capture is written together with the cell at `at`: `xws6`, `Nxs6`.
fn crosses(tokens: &[Token], at: usize) -> bool {
    tokens.get(at).and_then(|token| token.cell.as_ref()).is_some_and(|cell| cell.takes)
}
