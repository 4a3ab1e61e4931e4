//! The reader of `replay`, `replay 10-40`, `replay last 20`, `replay sheet`.

use crate::desk::parts::replay_press::Showing;
use liege_words::lexicon::says;
use std::ops::RangeInclusive;

/// A part of a game, by the numbers that people see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stretch {
    /// From the start to now.
    #[default]
    All,
    /// From one action to another (`None`: to the latest).
    Between(usize, Option<usize>),
    /// The latest actions, this many.
    Last(usize),
}

impl Stretch {
    /// Returns the numbers of the actions meant, out of `count`: from 1, and never empty if there is an
    /// action at all. `None` if the part begins after the latest.
    #[must_use]
    pub fn of(self, count: usize) -> Option<RangeInclusive<usize>> {
        let (from, to) = match self {
            Stretch::All => (1, count),
            Stretch::Between(from, to) => (from.max(1), to.unwrap_or(count).min(count)),
            Stretch::Last(last) => (count.saturating_sub(last.max(1)) + 1, count),
        };
        (from <= to).then_some(from..=to)
    }
}

/// A request for a replay.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The part of the game.
    pub stretch: Stretch,
    /// The form: animation or sheet.
    pub showing: Showing,
    /// The seat at the bottom or the layout of the picture, or both, as typed.
    pub words: Vec<String>,
}

/// Reads the text after `replay` or `sheet`; the error is the Fluent id of the sentence.
pub fn read(showing: Showing, rest: &str) -> Result<Wanted, &'static str> {
    let mut command = Wanted { showing, ..Wanted::default() };
    let mut numbers: Vec<usize> = Vec::new();
    let (mut last, mut one) = (false, false);
    // A dash may be a word of its own, or join two numbers: `10-40`, `10 – 40`.
    let dash = |c: char| matches!(c, '-' | '–' | '—' | '…');
    let mut open_end = false;
    for word in rest.split_whitespace() {
        let word = word.trim_matches([',', ':', ';', '.']);
        let low = word.to_lowercase();
        let digits = |c: char| c.is_ascii_digit() || dash(c);
        if low.is_empty() || says("little-replay", word) || low.chars().all(dash) {
            open_end |= numbers.len() == 1 && low.chars().all(dash);
        } else if low.chars().all(digits) {
            open_end = low.ends_with(dash);
            for number in low.split(dash).filter(|part| !part.is_empty()) {
                numbers.push(number.parse().map_err(|_| "replay-how")?);
            }
        } else if says("replay-last", word) {
            last = true;
        } else if says("replay-one", word) {
            one = true;
        } else if says("replay-sheet", word) {
            command.showing = Showing::Sheet;
        } else if !says("replay-whole", word) && !says("all", word) {
            command.words.push(word.to_owned());
        }
    }
    command.stretch = match (last, numbers.as_slice()) {
        (false, []) => Stretch::All,
        (true, []) => Stretch::Last(if one { 1 } else { 10 }),
        (true, [count]) if *count > 0 => Stretch::Last(*count),
        (false, [from]) => Stretch::Between(*from, None),
        (false, [from, to]) if from <= to && !open_end => Stretch::Between(*from, Some(*to)),
        (false, [from, to]) if from > to => return Err("replay-backwards"),
        _ => return Err("replay-how"),
    };
    if command.words.len() > 2 { Err("replay-how") } else { Ok(command) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn stretch(text: &str) -> Stretch {
        read(Showing::Film, text).unwrap_or_else(|why| panic!("{text}: {why}")).stretch
    }

    #[test]
    fn stretches_are_read_in_three_languages() {
        for text in ["", "all", "the whole game", "всё", "целиком", "усе", "вся"] {
            assert_eq!(stretch(text), Stretch::All, "{text}");
        }
        for text in [
            "10-40",
            "10–40",
            "10 - 40",
            "10 40",
            "from 10 to 40",
            "moves 10–40",
            "с 10 по 40",
            "ходы 10-40",
            "з 10 до 40",
            "від 10 до 40",
        ] {
            assert_eq!(stretch(text), Stretch::Between(10, Some(40)), "{text}");
        }
        for text in ["10-", "10", "from 10", "с 10", "від 10", "10 –"] {
            assert_eq!(stretch(text), Stretch::Between(10, None), "{text}");
        }
        for text in ["last 20", "the last 20 moves", "последние 20", "последних 20 ходов", "останні 20"]
        {
            assert_eq!(stretch(text), Stretch::Last(20), "{text}");
        }
        for text in ["last 2 moves", "последние 2 хода", "останні 2 ходи"] {
            assert_eq!(stretch(text), Stretch::Last(2), "{text}");
        }
        for text in ["last move", "последний ход", "останній хід"] {
            assert_eq!(stretch(text), Stretch::Last(1), "{text}");
        }
        assert_eq!(stretch("последние 21 ход"), Stretch::Last(21));
        assert_eq!(stretch("last"), Stretch::Last(10));
    }

    #[test]
    fn a_sheet_a_side_and_a_view_are_read() {
        for text in ["sheet", "лист", "аркуш", "all as a sheet"] {
            let read = read(Showing::Film, text).unwrap();
            assert_eq!((read.showing, read.stretch), (Showing::Sheet, Stretch::All), "{text}");
        }
        let read = read(Showing::Sheet, "Scarlet 5-9 wide").unwrap();
        assert_eq!(read.words, ["Scarlet", "wide"]);
        assert_eq!((read.showing, read.stretch), (Showing::Sheet, Stretch::Between(5, Some(9))));
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let why = |text: &str| read(Showing::Film, text).unwrap_err();
        assert_eq!(why("40-10"), "replay-backwards");
        for text in ["1 2 3", "last 0", "last 3 4", "one two three", "99999999999999999999999"] {
            assert_eq!(why(text), "replay-how", "{text}");
        }
    }

    proptest! {
        #[test]
        fn a_stretch_stays_within_the_game(from in 0usize..60, to in proptest::option::of(0usize..60), last in 0usize..60, count in 0usize..50) {
            for stretch in [Stretch::All, Stretch::Between(from, to), Stretch::Last(last)] {
                match stretch.of(count) {
                    Some(range) => prop_assert!(*range.start() >= 1 && *range.end() <= count && range.start() <= range.end()),
                    None => prop_assert!(count == 0 || matches!(stretch, Stretch::Between(..))),
                }
            }
        }
    }
}
