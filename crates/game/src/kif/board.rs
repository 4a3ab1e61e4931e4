//! A position of shogi as text: SFEN, position strings, and the diagrams of files.

use super::{HELD, MEN, NUMERALS};
use std::fmt::Write as _;

/// A man: his place in [`MEN`], whether he is promoted, and whether he is gote's.
pub type Man = (usize, bool, bool);

/// A position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    /// The ranks from the top, each from the left.
    pub rows: Vec<Vec<Option<Man>>>,
    /// The number of men of each kind in each hand.
    pub hands: [[u32; 8]; 2],
    /// Whether gote moves first.
    pub gote_moves: bool,
}

/// The most men of a kind in a hand.
const MOST_HELD: u32 = 99;

fn letter(c: char) -> Option<usize> {
    MEN.iter().position(|man| man.0 == c.to_ascii_uppercase())
}

/// The man with a character, and whether it is promoted.
pub fn of_character(c: char) -> Option<(usize, bool)> {
    let usual = match c {
        '王' => '玉',
        '竜' => '龍',
        c => c,
    };
    let at = MEN.iter().position(|man| man.1.contains(&usual))?;
    Some((at, MEN[at].1[0] != usual))
}

/// The man with a code, and whether it is promoted.
pub fn of_code(code: &str) -> Option<(usize, bool)> {
    let at = MEN.iter().position(|man| man.2.contains(&code))?;
    Some((at, MEN[at].2[0] != code))
}

impl Board {
    /// Reads the placement of a position string or of SFEN, with what follows it.
    pub fn read(text: &str) -> Option<Board> {
        let text = text.strip_prefix("sfen ").unwrap_or(text);
        let mut fields = text.split_whitespace();
        let placement = fields.next()?;
        let (placement, inside) = match placement.split_once('[') {
            Some((placement, hands)) => (placement, Some(hands.strip_suffix(']')?)),
            None => (placement, None),
        };
        let mut board = Board::default();
        for row in placement.split('/') {
            let (mut men, mut turned) = (Vec::new(), false);
            for c in row.chars() {
                match c.to_digit(10) {
                    Some(digit) => men.extend(std::iter::repeat_n(None, digit as usize)),
                    None if c == '+' => turned = true,
                    None => men.push(Some((letter(c)?, std::mem::take(&mut turned), c.is_ascii_lowercase()))),
                }
            }
            board.rows.push(men);
        }
        let side = fields.next()?;
        // In SFEN b is sente, and hands are a field of their own.
        board.gote_moves = side == if inside.is_some() { "b" } else { "w" };
        let hands = inside.or_else(|| fields.next()).unwrap_or("-");
        let mut count = 0;
        for c in hands.chars().filter(|c| *c != '-') {
            match c.to_digit(10) {
                Some(digit) => count = (count * 10 + digit).min(MOST_HELD),
                None => {
                    let side = usize::from(c.is_ascii_lowercase());
                    board.hands[side][letter(c)?] += std::mem::take(&mut count).max(1);
                }
            }
        }
        Some(board)
    }

    /// The position in SFEN, with the word before it.
    pub fn sfen(&self) -> String {
        let row = |row: &Vec<Option<Man>>| {
            let (mut text, mut empty) = (String::new(), 0);
            for man in row.iter().chain([&Some((usize::MAX, false, false))]) {
                match man {
                    None => empty += 1,
                    Some((at, turned, gote)) => {
                        if empty > 0 {
                            let _ = write!(text, "{}", std::mem::take(&mut empty));
                        }
                        let Some((letter, ..)) = MEN.get(*at) else { break };
                        text += if *turned { "+" } else { "" };
                        text.push(if *gote { letter.to_ascii_lowercase() } else { *letter });
                    }
                }
            }
            text
        };
        let rows: Vec<String> = self.rows.iter().map(row).collect();
        let mut hands = String::new();
        for (side, held) in self.hands.iter().enumerate() {
            for at in HELD {
                let letter = if side == 0 { MEN[at].0 } else { MEN[at].0.to_ascii_lowercase() };
                match held[at] {
                    0 => {}
                    1 => hands.push(letter),
                    count => {
                        let _ = write!(hands, "{count}{letter}");
                    }
                }
            }
        }
        let hands = if hands.is_empty() { "-" } else { &hands };
        format!("sfen {} {} {hands} 1", rows.join("/"), if self.gote_moves { "w" } else { "b" })
    }

    /// The men of a hand as KIF lists them.
    pub fn held(&self, side: usize) -> String {
        let mut texts = Vec::new();
        for at in HELD {
            let count = self.hands[side][at];
            if count > 0 {
                let number = if count > 1 { number(count) } else { String::new() };
                texts.push(format!("{}{number}", MEN[at].1[0]));
            }
        }
        if texts.is_empty() { "なし".to_owned() } else { texts.join("　") }
    }

    /// Reads a hand as KIF lists it.
    pub fn hold(&mut self, side: usize, text: &str) -> Option<()> {
        for word in text.split(char::is_whitespace).filter(|word| !word.is_empty() && *word != "なし") {
            let mut signs = word.chars();
            let (at, _) = of_character(signs.next()?)?;
            let count = signs.as_str();
            self.hands[side][at] = if count.is_empty() { 1 } else { of_number(count)? };
        }
        Some(())
    }
}

/// A number below a hundred in Japanese: `二`, `十八`.
fn number(number: u32) -> String {
    let digit = |digit: u32| NUMERALS.get(digit as usize).copied().unwrap_or('?');
    let (tens, ones) = (number / 10, number % 10);
    let mut text = String::new();
    if tens > 1 {
        text.push(digit(tens));
    }
    if tens > 0 {
        text.push('十');
    }
    if ones > 0 || tens == 0 {
        text.push(digit(ones));
    }
    text
}

fn of_number(text: &str) -> Option<u32> {
    if let Ok(number) = text.parse::<u32>() {
        return Some(number.min(MOST_HELD));
    }
    (0..=MOST_HELD).find(|wanted| number(*wanted) == text)
}
