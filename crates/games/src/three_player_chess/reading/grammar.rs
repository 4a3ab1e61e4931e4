//! The grammar: from tokens to statements, without a position.

use super::super::action::Object;
use super::super::position::PAIRS;
use super::letters;
use super::lexicon::lexicon;
use super::reader::{Reader, seat_letter};
use super::steps::noughts;
use super::tokens::{Sign, Token, tokens};
use super::typed::{Misread, Statement, Typed, Verb, Wanted};
use liege_game::Seat;

/// Longest row of tokens of one statement among several.
const LONGEST_STATEMENT: usize = 30;

/// Reads a text (tidy, one line) as statements; `Ok(None)` if it is empty.
pub(super) fn read(text: &str) -> Result<Option<Typed>, Misread> {
    let lexicon = lexicon();
    let mut tokens = tokens(text);
    for token in &mut tokens {
        if token.sign == Sign::Word {
            token.word = lexicon.settle(&token.text, std::mem::take(&mut token.word));
        }
    }
    if !tokens.iter().any(|token| matches!(token.sign, Sign::Word | Sign::Number | Sign::Cell | Sign::Equals))
    {
        return match tokens.first() {
            None => Ok(None),
            Some(_) => Err(Misread { word: String::new(), nearest: None, repaired: None }),
        };
    }
    let reader = Reader { lexicon };
    if let Some(typed) = reader.typed(&tokens) {
        return Ok(Some(typed));
    }
    Err(reader.misread(tokens))
}

/// Reads a text that names only pieces or cells, to ask for their moves: the pieces and the places.
pub(super) fn read_piece(text: &str) -> Option<Wanted> {
    let lexicon = lexicon();
    let mut tokens = tokens(text);
    for token in &mut tokens {
        if token.sign == Sign::Word {
            token.word = lexicon.settle(&token.text, std::mem::take(&mut token.word));
        }
    }
    let reader = Reader { lexicon };
    let tokens: Vec<Token> = tokens
        .into_iter()
        .filter(|token| !matches!(token.sign, Sign::Question | Sign::Dot | Sign::Bang))
        .collect();
    let everything = |token: &Token| lexicon.everything(&token.word);
    if tokens.iter().all(everything) {
        return Some(Wanted { army: None, piece: None, place: None });
    }
    let (army, piece, mut at) = match reader.piece(&tokens, 0) {
        Some((army, piece, at)) => (army, Some(piece), at),
        None => (None, None, 0),
    };
    at = reader.skip(&tokens, at).0;
    match reader.place(&tokens, at) {
        Some((compact, end)) if end == tokens.len() => {
            let piece = piece.or(compact.piece).map(|(_, kind)| kind);
            Some(Wanted { army, piece, place: Some(compact.place) })
        }
        None if at == tokens.len() && piece.is_some() => {
            Some(Wanted { army, piece: piece.map(|(_, kind)| kind), place: None })
        }
        _ => None,
    }
}

impl Reader {
    /// All tokens as statements, without the move's number and the actor before them.
    fn typed(&self, tokens: &[Token]) -> Option<Typed> {
        let tokens = match tokens {
            // A number as in a score: `12. wc5-wv7`.
            [number, dot, rest @ ..]
                if number.sign == Sign::Number && dot.sign == Sign::Dot && !rest.is_empty() =>
            {
                let dots = rest.iter().take_while(|token| token.sign == Sign::Dot).count();
                &rest[dots..]
            }
            _ => tokens,
        };
        // A lord's order as it is shown: `W>R: N RP2–RS3`.
        if let [lord, bond, vassal, colon, rest @ ..] = tokens
            && bond.sign == Sign::Greater
            && colon.sign == Sign::Colon
            && seat_letter(vassal).is_some()
        {
            let actor = seat_letter(lord)?;
            return self.statements(rest).map(|statements| Typed { actor: Some(actor), statements });
        }
        if let [actor, colon, rest @ ..] = tokens {
            if actor.sign == Sign::Star && colon.sign == Sign::Colon {
                return self.statements(rest).map(|statements| Typed { actor: None, statements });
            }
            if colon.sign == Sign::Colon && !rest.is_empty() {
                if let Some(seat) = seat_letter(actor) {
                    return self.statements(rest).map(|statements| Typed { actor: Some(seat), statements });
                }
                // A name in words and a colon is the actor of a move, but the party spoken to in a formula.
                if let Some(seat) = self.lexicon.seat(&actor.word)
                    && let Some(statements) = self.statements(rest)
                    && statements.iter().all(|statement| matches!(statement, Statement::Move(_)))
                {
                    return Some(Typed { actor: Some(seat), statements });
                }
            }
        }
        self.statements(tokens).map(|statements| Typed { actor: None, statements })
    }

    /// All tokens as the smallest number of statements: parted by commas, full stops, "and", or where
    /// a formula meets a move.
    fn statements(&self, tokens: &[Token]) -> Option<Vec<Statement>> {
        if tokens.is_empty() {
            return None;
        }
        if let Some(statement) = self.statement(tokens) {
            return Some(vec![statement]);
        }
        // best[i]: the statements of tokens[i..], and their cost.
        let mut best: Vec<Option<(usize, Vec<Statement>)>> = vec![None; tokens.len() + 1];
        best[tokens.len()] = Some((0, Vec::new()));
        for start in (0..tokens.len()).rev() {
            let last = tokens.len().min(start + LONGEST_STATEMENT);
            for end in (start + 1..=last).rev() {
                let Some((price, rest)) = &best[end] else { continue };
                let Some(statement) = self.statement(&tokens[start..end]) else { continue };
                let price = price + cost(&statement);
                if best[start].as_ref().is_some_and(|(best, _)| *best <= price) {
                    continue;
                }
                let parted = end == tokens.len() || self.parts(&tokens[end - 1]) || self.parts(&tokens[end]);
                let differ = rest.first().is_none_or(|next| {
                    matches!(statement, Statement::Move(_)) != matches!(next, Statement::Move(_))
                });
                if parted || differ {
                    let statements = std::iter::once(statement).chain(rest.iter().cloned()).collect();
                    best[start] = Some((price, statements));
                }
            }
        }
        best.swap_remove(0).map(|(_, statements)| statements)
    }

    /// Whether a token may separate two statements.
    fn parts(&self, token: &Token) -> bool {
        matches!(token.sign, Sign::Comma | Sign::Dot | Sign::Question | Sign::Bang)
            || (token.sign == Sign::Word && self.lexicon.joiner(&token.word))
    }

    /// All tokens as one statement.
    fn statement(&self, tokens: &[Token]) -> Option<Statement> {
        // Signs and joining words around a statement have no meaning.
        let lead = tokens.iter().take_while(|token| {
            matches!(token.sign, Sign::Comma | Sign::Dot | Sign::Question)
                || (token.sign == Sign::Word && self.lexicon.joiner(&token.word))
        });
        let tokens = &tokens[lead.count()..];
        let trail = tokens.iter().rev().take_while(|token| token.sign == Sign::Comma);
        let tokens = &tokens[..tokens.len() - trail.count()];
        if tokens.is_empty() {
            return None;
        }
        self.exact(tokens)
            .or_else(|| self.movement(tokens).map(Box::new).map(Statement::Move))
            .or_else(|| self.formula(tokens).map(Statement::Say))
    }

    /// `offer W>R`, `accept R=W`, `offer R=W/3`.
    fn exact(&self, tokens: &[Token]) -> Option<Statement> {
        let [verb, one, sign, two, rest @ ..] = tokens else { return None };
        let meanings = self.lexicon.meanings(&verb.word);
        let verb = [
            ("offer", Verb::Offer),
            ("accept", Verb::Accept),
            ("refuse", Verb::Refuse),
            ("withdraw", Verb::Withdraw),
            ("claim", Verb::Claim),
            ("waive", Verb::Waive),
            ("obey", Verb::Obey),
        ]
        .into_iter()
        .find_map(|(meaning, verb)| meanings.contains(&meaning).then_some(verb))?;
        let seat = |token: &Token| seat_letter(token).or_else(|| self.lexicon.seat(&token.word));
        let (one, two) = (seat(one)?, seat(two)?);
        if one == two {
            return None;
        }
        if sign.sign == Sign::Greater || (sign.sign == Sign::Dash && sign.text == "→") {
            let done = rest.iter().all(|token| matches!(token.sign, Sign::Dot | Sign::Question | Sign::Bang));
            let bond = Object::Bond { lord: Seat(one as u8), vassal: Seat(two as u8) };
            return done.then_some(Statement::Exact(verb, bond));
        }
        if sign.sign != Sign::Equals {
            return None;
        }
        let pair = PAIRS.iter().position(|pair| *pair == (one.min(two), one.max(two)))?;
        let turns = match rest {
            [] => None,
            [slash, number] if slash.sign == Sign::Slash && number.sign == Sign::Number => {
                Some(number.text.parse().ok().filter(|turns| (1..=9).contains(turns))?)
            }
            _ => return None,
        };
        Some(Statement::Exact(verb, Object::Truce { pair, turns }))
    }

    /// The fault: the first part that was not understood.
    fn misread(&self, mut tokens: Vec<Token>) -> Misread {
        let strange = |token: &Token| match token.sign {
            Sign::Word => {
                !self.lexicon.knows(&token.word)
                    && letters::piece(&token.text).is_none()
                    && seat_letter(token).is_none()
                    && noughts(token) == 0
                    // Of `e.p.`.
                    && !matches!(token.word.as_str(), "e" | "p")
            }
            Sign::Other => true,
            _ => false,
        };
        let first = tokens.iter().find(|token| strange(token));
        let word = first.map_or(String::new(), |token| token.text.clone());
        let nearest = first.and_then(|token| self.lexicon.nearest(&token.word)).map(str::to_owned);
        for token in &mut tokens {
            if strange(token)
                && let Some(near) = self.lexicon.nearest(&token.word)
            {
                token.word = near.to_owned();
            }
        }
        let repaired = nearest.as_ref().and_then(|_| self.typed(&tokens));
        Misread { word, nearest, repaired }
    }
}

/// How bad it is to have this as one of several statements: few statements are best, and a formula should
/// name one party.
fn cost(statement: &Statement) -> usize {
    match statement {
        Statement::Say(saying) if saying.seats.len() > 1 => 16,
        Statement::Say(saying) if saying.seats.is_empty() => 11,
        _ => 10,
    }
}
