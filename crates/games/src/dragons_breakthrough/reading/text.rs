//! Texts cut into cells, marks and words.

use super::super::board::Cell;
use super::misread::Misread;
use super::words::{self, Sense};
use liege_words::letters::{is_apostrophe, small};

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// Digits.
    Number(String),
    Cell(Cell),
    /// A word in small letters.
    Word(String),
    /// The meaning of a word, or a mark of a capture.
    Sense(Sense),
    /// `-` in its many forms.
    Dash,
    /// `@`, `>`, `->`, `→`.
    Arrow,
    /// `!`.
    Bang,
    /// `+`.
    Plus,
    /// A bracket or a comma: it separates the parts before and after it.
    Part,
    /// `.`, after a move's number or at its end.
    Dot,
}

impl Token {
    /// The meaning, if it is a word or a mark of a capture.
    pub(super) fn sense(&self) -> Option<&Sense> {
        if let Token::Sense(sense) = self { Some(sense) } else { None }
    }
}

/// The largest number of readings of one text, when numbers follow each other without a sign.
const READINGS: usize = 12;

/// Cuts a tidy text up.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c.is_ascii_digit() {
            let mut digits = String::from(c);
            while let Some(digit) = chars.next_if(char::is_ascii_digit) {
                digits.push(digit);
            }
            tokens.push(Token::Number(digits));
        } else if c.is_alphabetic() {
            let mut word: String = small(c).collect();
            while let Some(letter) = chars.next_if(|c| c.is_alphabetic() || is_apostrophe(*c)) {
                word.extend(small(letter).filter(|letter| !is_apostrophe(*letter)));
            }
            tokens.push(Token::Word(word));
        } else {
            tokens.extend(mark(c, &mut chars));
        }
    }
    // Bold and italic marks of chat around a move are not captures.
    let takes = Token::Sense(Sense::Takes);
    while tokens.last() == Some(&takes) {
        tokens.pop();
    }
    let stray = tokens.iter().take_while(|token| **token == takes).count();
    tokens.drain(..stray);
    tokens
}

/// The meaning of a character that is neither a letter nor a digit; `None` for a mere ornament.
fn mark(c: char, rest: &mut std::iter::Peekable<std::str::Chars<'_>>) -> Option<Token> {
    Some(match c {
        '-' | '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '˗' | '=' => {
            if rest.next_if_eq(&'>').is_some() { Token::Arrow } else { Token::Dash }
        }
        ':' | '∶' | '×' | '✕' | '✖' | '⨯' | '*' => Token::Sense(Sense::Takes),
        '@' | '>' | '→' | '⇒' | '⟶' | '➔' | '➜' | '➝' | '➞' | '➡' => Token::Arrow,
        '!' => Token::Bang,
        '+' => Token::Plus,
        '(' | ')' | '[' | ']' | '{' | '}' | ',' | ';' => Token::Part,
        '.' => Token::Dot,
        c if c.is_whitespace() => return None,
        '?' | '#' | '"' | '«' | '»' | '“' | '”' | '„' | '_' | '~' | '|' => return None,
        c if is_apostrophe(c) => return None,
        c => Token::Word(c.to_string()),
    })
}

/// Removes the move number at the beginning: `12. 22-18`, `12... 22-18`.
pub(super) fn without_number(tokens: &[Token]) -> &[Token] {
    let [Token::Number(_), Token::Dot, ..] = tokens else { return tokens };
    let dots = tokens[1..].iter().take_while(|token| **token == Token::Dot).count();
    let rest = &tokens[1 + dots..];
    let cells = rest.iter().filter(|token| matches!(token, Token::Number(_))).count();
    let worded = rest.iter().any(|token| matches!(token, Token::Word(_) | Token::Arrow));
    // `22.18` is a move, not the number of one.
    if cells > 1 || (cells == 1 && worded) { rest } else { tokens }
}

/// The tokens, with words replaced by their meanings.
pub(super) fn understood(tokens: &[Token]) -> Result<Vec<Token>, Misread> {
    let mut found = Vec::new();
    let mut rest = tokens;
    while let Some((token, after)) = rest.split_first() {
        rest = after;
        let Token::Word(word) = token else {
            // Dots have no meaning any more.
            found.extend((*token != Token::Dot).then(|| token.clone()));
            continue;
        };
        let next = match after.first() {
            Some(Token::Word(next)) => next.as_str(),
            _ => "",
        };
        let unknown = |near| Misread::Word { word: word.clone(), near };
        let (senses, count) = words::senses(&[word, next]).ok_or_else(|| unknown(words::nearest(word)))?;
        rest = &after[count - 1..];
        if senses == [Sense::From] && !matches!(rest.first(), Some(Token::Number(_))) {
            return Err(unknown(None));
        }
        found.extend(senses.into_iter().map(Token::Sense));
    }
    Ok(found)
}

/// The cells that a run of digits may mean: one, or two without a separator.
fn cells_in(digits: &str) -> Vec<Vec<Token>> {
    let cell = |text: &str| text.parse().ok().and_then(Cell::numbered).map(Token::Cell);
    if digits.len() <= 2 {
        return cell(digits).map(|cell| vec![cell]).into_iter().collect();
    }
    if digits.len() > 4 {
        return Vec::new();
    }
    let halves = (1..digits.len()).map(|at| digits.split_at(at));
    let halves = halves.filter(|(one, other)| one.len() <= 2 && other.len() <= 2 && !other.starts_with('0'));
    halves.filter_map(|(one, other)| Some(vec![cell(one)?, cell(other)?])).collect()
}

/// Every way to understand the numbers.
pub(super) fn with_cells(tokens: &[Token]) -> Result<Vec<Vec<Token>>, Misread> {
    let mut ways: Vec<Vec<Token>> = vec![Vec::new()];
    for token in tokens {
        let choices = match token {
            Token::Number(digits) => cells_in(digits),
            other => vec![vec![other.clone()]],
        };
        if let (Token::Number(digits), true) = (token, choices.is_empty()) {
            return Err(Misread::Cell(digits.clone()));
        }
        let longer = ways.iter().flat_map(|way| choices.iter().map(move |cells| [&way[..], cells].concat()));
        ways = longer.take(READINGS).collect();
    }
    Ok(ways)
}
