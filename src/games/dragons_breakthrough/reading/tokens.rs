//! Texts cut into numbers, marks and words.

use unicode_normalization::UnicodeNormalization as _;

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

/// Puts a text into one form: composed letters, wide and styled ones as plain ones, no invisible
/// characters. `None` if it is too long to be notation.
pub(super) fn tidy(text: &str) -> Option<String> {
    if text.chars().nth(LONGEST).is_some() {
        return None;
    }
    let tidy: String = text.nfkc().filter(|c| !invisible(*c)).take(LONGEST + 1).collect();
    tidy.chars().nth(LONGEST).is_none().then_some(tidy)
}

/// Joiners, direction marks, variation selectors, stress marks.
fn invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// A letter as words are compared by: small, «ё» as «е».
fn fold(c: char) -> impl Iterator<Item = char> {
    c.to_lowercase().map(|c| if c == 'ё' { 'е' } else { c })
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
            let mut word: String = fold(c).collect();
            while let Some(letter) = chars.next_if(|c| c.is_alphabetic() || apostrophe(*c)) {
                word.extend(fold(letter).filter(|letter| !apostrophe(*letter)));
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

/// The signs people write for an apostrophe («б'є»).
fn apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’' | '‘' | 'ʼ' | 'ʹ' | '`' | '´' | '′')
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
        c if apostrophe(c) => return None,
        c => Token::Word(c.to_string()),
    })
}
