//! Lengths of time as people write them, `3d`, `72 hours`, `2 недели`, in whole hours or days.

use crate::{lexicon, steps};
use jiff::{Span, SpanRelativeTo, Unit};

/// A length of time in whole hours; `None` if the text is not one, or has minutes too.
pub fn hours(text: &str) -> Option<u16> {
    whole(text, Unit::Hour)
}

/// A length of time in whole minutes; `None` if the text is not one, or is longer than six weeks.
pub fn minutes(text: &str) -> Option<u16> {
    whole(text, Unit::Minute)
}

/// A length of time in whole days, `a week` among them; `None` if the text is not one, or has hours too.
pub fn days(text: &str) -> Option<u16> {
    if lexicon::says("one-week", text) {
        return Some(7);
    }
    whole(text, Unit::Day)
}

fn whole(text: &str, unit: Unit) -> Option<u16> {
    steps::step(text.len());
    if is_year(text) {
        return None;
    }
    let english = if lexicon::says("one-day", text) { "1d".to_owned() } else { in_english(text) };
    let span: Span = english.parse().ok()?;
    // A day has 24 hours here, whatever the clocks do.
    let total = span.total((unit, SpanRelativeTo::days_are_24_hours())).ok()?;
    // Every `u16` is exact as an `f64`.
    ((0.0..=f64::from(u16::MAX)).contains(&total) && total.fract() == 0.0).then_some(total as u16)
}

/// Whether it may be one year, or twenty-one: «год» is an hour in Ukrainian and a year in Russian, which has
/// other words for it behind all other numbers.
fn is_year(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let (number, unit) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    lexicon::says("unit-year", unit) && number.ends_with('1') && !number.ends_with("11")
}

/// The words of lengths of time in all languages, in the form that the parser knows.
fn in_english(text: &str) -> String {
    let mut english = String::with_capacity(text.len());
    let mut word = String::new();
    let translate = |word: &mut String, english: &mut String| {
        let lower = word.to_lowercase();
        english.push_str(match (lexicon::value("unit", word), lexicon::value("count", word)) {
            (Some("minute"), _) => "m",
            (Some("hour"), _) => "h",
            (Some("day"), _) => "d",
            (Some("week"), _) => "w",
            (_, Some(number)) => number,
            _ if lexicon::says("and", word) => "",
            _ => &lower,
        });
        word.clear();
    };
    for c in text.chars() {
        if c.is_alphabetic() {
            word.push(c);
        } else {
            translate(&mut word, &mut english);
            english.push(c);
        }
    }
    translate(&mut word, &mut english);
    english.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_read_in_three_languages() {
        for (text, expected) in [
            ("72h", 72),
            ("3d", 72),
            ("3 days", 72),
            ("1d 12h", 36),
            ("1 day and 12 hours", 36),
            ("2 WEEKS", 336),
            ("1w", 168),
            ("3 дня", 72),
            ("3д", 72),
            ("12 часов", 12),
            ("12 годин", 12),
            ("1 тиждень", 168),
            ("неделя", 0),
            ("a day", 24),
            ("сутки", 24),
            ("за сутки", 24),
            ("1 сутки", 24),
            ("2 суток", 48),
            ("двое суток", 48),
            ("Доба", 24),
            ("за добу", 24),
            ("на добу", 24),
            ("1 доба", 24),
            ("2 доби", 48),
            ("5 діб", 120),
            ("троє діб", 72),
        ] {
            let read = hours(text);
            assert_eq!(read, (expected > 0).then_some(expected), "{text}");
        }
        assert_eq!(days("36h"), None);
        assert_eq!(days("48h"), Some(2));
        assert_eq!(days("добу"), Some(1));
        assert_eq!(minutes("сутки"), Some(24 * 60));
        assert_eq!(days("A week"), Some(7));
        assert_eq!([hours("1 год"), hours("21 год"), hours("5 год")], [None, None, Some(5)]);
        assert_eq!(hours("90m"), None);
        assert_eq!(hours("60m"), Some(1));
    }

    #[test]
    fn what_is_no_length_is_none() {
        for text in [
            "",
            "3",
            "d",
            "-3d",
            "3d ago",
            "1 month",
            "1 year",
            "99999999999999999999d",
            "99999d",
            "three days",
            "3x",
        ] {
            assert_eq!(hours(text), None, "{text}");
        }
    }
}
