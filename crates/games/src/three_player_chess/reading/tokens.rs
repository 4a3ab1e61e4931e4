//! Typed text as a row of tokens: words, numbers, cells and signs.

use super::letters;

/// The sort of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    /// Letters.
    Word,
    /// Digits.
    Number,
    /// Letters with digits right after them that read as a cell.
    Cell,
    /// A dash, an arrow or a cross between the parts of a move.
    Dash,
    /// `:`.
    Colon,
    /// `*`.
    Star,
    /// `+`.
    Plus,
    /// `!`.
    Bang,
    /// `#`.
    Hash,
    /// `^`.
    Caret,
    /// `,`.
    Comma,
    /// `.` or `…`.
    Dot,
    /// `?`.
    Question,
    /// `=`.
    Equals,
    /// `>`.
    Greater,
    /// `/`.
    Slash,
    /// Any other sign that may have a meaning.
    Other,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    /// Its sort.
    pub sign: Sign,
    /// The typed text.
    pub text: String,
    /// The word folded ([`letters::fold`]); empty for signs.
    pub word: String,
    /// The cell, for [`Sign::Cell`].
    pub cell: Option<letters::Compact>,
}

/// Cuts a text, already [tidy](letters::tidy), into tokens. Quotation marks, brackets, emoji and the
/// marks of Discord's Markdown (`**`, `||`, backticks) say nothing and are left out.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let chars: Vec<char> = text.chars().collect();
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(&c) = chars.get(at) {
        let next = chars.get(at + 1).copied();
        if c.is_alphabetic() {
            let letters_end = end_of(&chars, at, |c| c.is_alphabetic() || letters::is_apostrophe(c));
            let digits_end = end_of(&chars, letters_end, |c| c.is_ascii_digit());
            let word: String =
                chars[at..letters_end].iter().filter(|c| !letters::is_apostrophe(**c)).collect();
            let digits: String = chars[letters_end..digits_end].iter().collect();
            let cell = if digits.is_empty() { None } else { letters::compact(&word, &digits) };
            at = letters_end;
            if cell.is_some() {
                at = digits_end;
                tokens.push(Token {
                    sign: Sign::Cell,
                    text: word.clone() + &digits,
                    word: String::new(),
                    cell,
                });
            } else {
                tokens.push(Token { sign: Sign::Word, word: letters::fold(&word), text: word, cell: None });
            }
            continue;
        }
        if c.is_ascii_digit() {
            let end = end_of(&chars, at, |c| c.is_ascii_digit());
            let text = chars[at..end].iter().collect();
            tokens.push(Token { sign: Sign::Number, text, word: String::new(), cell: None });
            at = end;
            continue;
        }
        at += 1;
        let (sign, text) = match (c, next) {
            // `**` and `||` of Markdown.
            ('*', Some('*')) | ('|', Some('|')) => {
                at += 1;
                continue;
            }
            ('-' | '=', Some('>')) => {
                at += 1;
                (Sign::Dash, '→')
            }
            _ => match sign_of(c) {
                Some(sign) => (sign, c),
                None => continue,
            },
        };
        tokens.push(Token { sign, text: text.to_string(), word: String::new(), cell: None });
    }
    tokens
}

/// The first place from `at` on for which `inside` is false.
fn end_of(chars: &[char], at: usize, inside: impl Fn(char) -> bool) -> usize {
    chars[at..].iter().position(|c| !inside(*c)).map_or(chars.len(), |length| at + length)
}

/// The sign of a character other than letters and digits; `None`: without meaning.
fn sign_of(c: char) -> Option<Sign> {
    Some(match c {
        '-'
        | '‐'
        | '‑'
        | '‒'
        | '–'
        | '—'
        | '―'
        | '−'
        | '×'
        | '✕'
        | '✖'
        | '╳'
        | '➔'
        | '➜'
        | '➝'
        | '➞'
        | '➡'
        | '\u{2190}'..='\u{21ff}'
        | '\u{27f0}'..='\u{27ff}' => Sign::Dash,
        ':' => Sign::Colon,
        '*' => Sign::Star,
        '+' => Sign::Plus,
        '!' => Sign::Bang,
        '#' => Sign::Hash,
        '^' => Sign::Caret,
        ',' => Sign::Comma,
        '.' => Sign::Dot,
        '?' => Sign::Question,
        '=' => Sign::Equals,
        '>' => Sign::Greater,
        '/' => Sign::Slash,
        // Chess figures mean pieces.
        '♔'..='♟' => Sign::Word,
        '@' | '$' | '%' | '&' | '\\' | '<' => Sign::Other,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signs(text: &str) -> Vec<Sign> {
        tokens(text).iter().map(|token| token.sign).collect()
    }

    #[test]
    fn moves_are_cut_at_their_parts() {
        use Sign::{Bang, Caret, Cell, Colon, Dash, Plus, Star, Word};
        assert_eq!(signs("WC5-WV7"), [Cell, Dash, Cell]);
        assert_eq!(signs("wc5→wv7"), [Cell, Dash, Cell]);
        assert_eq!(signs("wc5 -> wv7"), [Cell, Dash, Cell]);
        assert_eq!(signs("«БГ5» — «БС7»"), [Cell, Dash, Cell]);
        assert_eq!(signs("W:WT2*WP6"), [Word, Colon, Cell, Star, Cell]);
        assert_eq!(signs("WV6xWS6^WV7"), [Cell, Cell, Caret, Cell]);
        assert_eq!(signs("R:WC5-WT1!W+B"), [Word, Colon, Cell, Dash, Cell, Bang, Word, Plus, Word]);
        assert_eq!(signs("**WC5-WV7** 🙂"), [Cell, Dash, Cell]);
        assert_eq!(signs("♞ WS4"), [Word, Cell]);
        assert_eq!(signs("N WS4"), [Word, Cell]);
    }

    #[test]
    fn words_are_folded() {
        let words: Vec<String> = tokens("Перемир’я, don't!").into_iter().map(|token| token.word).collect();
        assert_eq!(words, ["перемиря", "", "dont", ""]);
    }
}
