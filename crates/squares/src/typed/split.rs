//! A text in one form, and the moves of a message.

use super::grammar::Prepared;
use super::lexicon::says;
use liege_words::letters;

/// The longest text that can be read, in characters.
pub const LONGEST: usize = 200;

/// A text without white space, in small letters, with ё as е, plain dashes and signs, and without meaningless
/// marks (quotes, joiners, accents). `None` if it is too long to be notation.
pub fn prepare(text: &str) -> Option<Prepared> {
    // At the ends a star is emphasis, not the sign of a capture.
    let text = text.trim_matches(|c: char| c == '*' || c.is_whitespace());
    let tidy = letters::tidy(text, LONGEST)?;
    let mut prepared = Prepared::default();
    let mut spaced = false;
    for c in tidy.chars().filter(|c| !means_nothing(*c)) {
        if c.is_whitespace() {
            spaced = true;
            continue;
        }
        for small in letters::small(c) {
            prepared.letters.push(plain(small));
            prepared.capitals.push(c.is_uppercase());
            prepared.spaced.push(std::mem::take(&mut spaced));
        }
    }
    Some(prepared)
}

impl Prepared {
    /// Its letters and digits.
    pub fn bare(&self) -> Vec<char> {
        self.letters.iter().copied().filter(|c| c.is_alphanumeric()).collect()
    }
}

/// Whether a text resigns, in any of the languages.
pub fn gives_up(text: &str) -> bool {
    prepare(text).is_some_and(|text| says(&text.bare(), "resigns"))
}

fn means_nothing(c: char) -> bool {
    letters::is_apostrophe(c) || matches!(c, '"' | '“' | '”' | '„' | '«' | '»' | '_' | '~' | '|')
}

fn plain(c: char) -> char {
    match c {
        '–' | '—' | '−' | '‑' | '‐' | '‒' | '―' | '→' | '⟶' | '➔' | '➜' | '➡' => '-',
        '×' | '✕' | '✖' | '⨯' => 'x',
        c => c,
    }
}

/// The parts of a message that commas, semicolons and line breaks divide, without empty ones.
pub fn items(text: &str) -> Vec<&str> {
    text.split([',', ';', '\n']).map(str::trim).filter(|item| !item.is_empty()).collect()
}
