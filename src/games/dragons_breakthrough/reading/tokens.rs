//! Texts cut into numbers, marks and words.

use crate::squares::typed::letters::{self, is_apostrophe, small};

/// The longest text that is read, in characters.
pub(super) const LONGEST: usize = 200;

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// Digits.
    Number(String),
    /// A word in small letters.
    Word(String),
    /// `-` in its many forms.
    Dash,
    /// `:` and other marks of a capture.
    Takes,
    /// `@`, `>`, `->`, `→`.
    Arrow,
    /// `!`.
    Bang,
    /// `+`.
    Plus,
    /// A bracket or a comma: parts what stands before from what follows.
    Part,
    /// `.`, after a move's number or at its end.
    Dot,
}

/// A text in one form; `None` if it is too long to be notation.
pub(super) fn tidy(text: &str) -> Option<String> {
    letters::tidy(text, LONGEST)
}

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
    // Bold and italic marks of chat round a move are no captures.
    while tokens.last() == Some(&Token::Takes) {
        tokens.pop();
    }
    let stray = tokens.iter().take_while(|token| **token == Token::Takes).count();
    tokens.drain(..stray);
    tokens
}

/// What a character that is no letter and no digit means; nothing for what only adorns a move.
fn mark(c: char, rest: &mut std::iter::Peekable<std::str::Chars<'_>>) -> Option<Token> {
    Some(match c {
        '-' | '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '˗' | '=' => {
            if rest.next_if_eq(&'>').is_some() { Token::Arrow } else { Token::Dash }
        }
        ':' | '∶' | '×' | '✕' | '✖' | '⨯' | '*' => Token::Takes,
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
