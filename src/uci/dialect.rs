//! The protocols of the family: the Universal Chess Interface, the one of shogi (USI) and the one of xiangqi (UCCI). They
//! differ in a few words, and in the names of squares.

use std::time::Duration;

/// A protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    /// The Universal Chess Interface: `c3c4`, `P@e5`, ranks from 1 below.
    Uci,
    /// The Universal Shogi Interface: `7g7f`, `P*5e`, files from the right and ranks from the top.
    Usi,
    /// The Universal Chinese Chess Interface: `h2e2`, ranks from 0 below.
    Ucci,
}

/// The number of files and of ranks of a board.
pub(super) type Size = (u32, u32);

/// The size of the board of a position string.
pub(super) fn size(position: &str) -> Size {
    let placement = position.split([' ', '[']).next().unwrap_or_default();
    let row = placement.split('/').next().unwrap_or_default();
    let mut files = 0;
    let mut run = 0;
    for sign in row.chars() {
        if let Some(digit) = sign.to_digit(10) {
            run = run * 10 + digit;
        } else {
            files += std::mem::take(&mut run) + u32::from(!matches!(sign, '+' | '~'));
        }
    }
    (files + run, placement.split('/').count() as u32)
}

impl Dialect {
    /// The protocol that a program speaks, by the word with which it begins.
    pub(super) fn of(word: &str) -> Option<Dialect> {
        match word {
            "uci" => Some(Dialect::Uci),
            "usi" => Some(Dialect::Usi),
            "ucci" => Some(Dialect::Ucci),
            _ => None,
        }
    }

    /// The game that it was made for.
    pub(super) fn usual(self) -> &'static str {
        match self {
            Dialect::Uci => "chess",
            Dialect::Usi => "shogi",
            Dialect::Ucci => "xiangqi",
        }
    }

    /// The answer to its first word.
    pub(super) fn ready(self) -> &'static str {
        match self {
            Dialect::Uci => "uciok",
            Dialect::Usi => "usiok",
            Dialect::Ucci => "ucciok",
        }
    }

    /// The answer if there is no move.
    pub(super) fn none(self) -> &'static str {
        match self {
            Dialect::Uci => "bestmove (none)",
            Dialect::Usi => "bestmove resign",
            Dialect::Ucci => "nobestmove",
        }
    }

    /// The lines that tell the options, in its form.
    pub(super) fn options(self, lines: &str) -> String {
        match self {
            Dialect::Uci => lines.to_owned(),
            Dialect::Usi => lines.replace("option name UCI_", "option name USI_"),
            Dialect::Ucci => {
                let one = |line: &str| {
                    let option = line.strip_prefix("option name ").map(|rest| format!("option {rest}"));
                    // A name with a space could not be set.
                    let single = line.split(" type ").next().is_some_and(|name| name.split(' ').count() == 3);
                    option.map_or_else(|| Some(line.to_owned()), |option| single.then_some(option))
                };
                let lines: Vec<String> = lines.lines().filter_map(one).collect();
                lines.join("\n") + "\noption usemillisec type check default false"
            }
        }
    }

    /// The words after `setoption`, as the Universal Chess Interface has them.
    pub(super) fn option(self, text: &str) -> String {
        match self {
            Dialect::Uci => text.to_owned(),
            Dialect::Usi => text.replacen("USI_", "UCI_", 1).replacen("UCI_Hash", "Hash", 1).replacen(
                "UCI_Ponder",
                "Ponder",
                1,
            ),
            Dialect::Ucci if text.starts_with("name ") => text.to_owned(),
            Dialect::Ucci => {
                let (name, value) = text.split_once(' ').unwrap_or((text, ""));
                format!("name {name} value {value}")
            }
        }
    }

    /// The words of `go` for the time of a side and for what each move adds to it.
    pub(super) fn clock(self, first: bool) -> (&'static str, &'static str) {
        match (self, first) {
            (Dialect::Uci, true) | (Dialect::Usi, false) => ("wtime", "winc"),
            (Dialect::Uci, false) | (Dialect::Usi, true) => ("btime", "binc"),
            (Dialect::Ucci, _) => ("time", "increment"),
        }
    }

    /// A time that `go` names. UCCI counts seconds unless a program asks for milliseconds.
    pub(super) fn time(self, number: u64, counts_ms: bool) -> Duration {
        match self {
            Dialect::Ucci if !counts_ms => Duration::from_secs(number.min(u64::from(u32::MAX))),
            _ => Duration::from_millis(number),
        }
    }

    /// A canonical move in the protocol's form.
    pub(super) fn written(self, action: &str, (files, ranks): Size) -> String {
        if self == Dialect::Uci {
            return action.to_owned();
        }
        let mut text = String::new();
        let mut signs = action.chars().peekable();
        while let Some(sign) = signs.next() {
            let mut rank = 0;
            while let Some(digit) =
                signs.peek().filter(|_| sign.is_ascii_lowercase()).and_then(|c| c.to_digit(10))
            {
                rank = rank * 10 + digit;
                signs.next();
            }
            let file = (sign as u32).wrapping_sub('a' as u32);
            match (rank, self) {
                (0, Dialect::Usi) if sign == '@' => text.push('*'),
                (0, _) => text.push(sign),
                (rank, Dialect::Usi) => {
                    text += &files.saturating_sub(file).to_string();
                    text.extend(char::from_u32('a' as u32 + ranks.saturating_sub(rank)));
                }
                (rank, _) => {
                    text.push(sign);
                    text += &(rank - 1).to_string();
                }
            }
        }
        text
    }

    /// Whether a program's text is a legal move in the protocol's form.
    pub(super) fn means(self, text: &str, action: &str, size: Size) -> bool {
        self.written(action, size).eq_ignore_ascii_case(text)
    }
}

#[cfg(test)]
mod tests {
    use super::{Dialect, size};

    #[test]
    fn squares_have_the_names_of_each_protocol() {
        let shogi = size("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1");
        let xiangqi = size("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1");
        assert_eq!((shogi, xiangqi, size("+p3~1/10/k w")), ((9, 9), (9, 10), (5, 3)));
        assert_eq!(Dialect::Usi.written("c3c4", shogi), "7g7f");
        assert_eq!(Dialect::Usi.written("b2h8+", shogi), "8h2b+");
        assert_eq!(Dialect::Usi.written("P@e5", shogi), "P*5e");
        assert_eq!(Dialect::Ucci.written("h3e3", xiangqi), "h2e2");
        assert_eq!(Dialect::Ucci.written("a10a9", xiangqi), "a9a8");
        assert_eq!(Dialect::Uci.written("e7e8q", (8, 8)), "e7e8q");
        assert!(Dialect::Usi.means("7G7F", "c3c4", shogi) && !Dialect::Usi.means("c3c4", "c3c4", shogi));
    }
}
