//! Days as people write them: `monday`, `24.12`, `5 декабря`, `tomorrow`.

use crate::lexicon;
use crate::lexicon::says;
use jiff::civil::{Date, Weekday};

/// The days of the week, from Monday.
const WEEKDAYS: [&str; 7] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
/// The months, from January.
const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// A future day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Day {
    /// The day after this one.
    Tomorrow,
    /// The next one of this name.
    Weekday(Weekday),
    /// A day of a month, counted from one; without a year the next such day.
    Date {
        /// The year.
        year: Option<i16>,
        /// From 1 to 12.
        month: i8,
        /// From 1 to 31.
        day: i8,
    },
}

impl Day {
    /// The date of this day, seen from a day; `None` if there is none, or if it is past or today.
    #[must_use]
    pub fn after(self, today: Date) -> Option<Date> {
        let to_come = |date: &Date| *date > today;
        match self {
            Day::Tomorrow => today.tomorrow().ok(),
            Day::Weekday(weekday) => today.nth_weekday(1, weekday).ok(),
            Day::Date { year: Some(year), month, day } => Date::new(year, month, day).ok().filter(to_come),
            // The 29th of February may be eight years away.
            Day::Date { year: None, month, day } => {
                let year = |after: i16| Date::new(today.year().checked_add(after)?, month, day).ok();
                (0..=8).filter_map(year).find(to_come)
            }
        }
    }

    /// The number of days from a day to this one: at least one.
    #[must_use]
    pub fn days_after(self, today: Date) -> Option<u16> {
        let span = today.until((jiff::Unit::Day, self.after(today)?)).ok()?;
        u16::try_from(span.get_days()).ok().filter(|days| *days > 0)
    }
}

/// Reads a day, in any letter case. `None` if there can't be such a day.
pub fn day(text: &str) -> Option<Day> {
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || c == ',')
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| !word.is_empty() && !says("little-date", word))
        .collect();
    let date = match words.as_slice() {
        [word] if says("tomorrow", word) => return Some(Day::Tomorrow),
        [word] => match weekday(word) {
            Some(weekday) => return Some(Day::Weekday(weekday)),
            None => in_figures(word)?,
        },
        [one, other] => (None, month(one).or_else(|| month(other))?, number(one).or_else(|| number(other))?),
        [one, other, last] => {
            (Some(year(last)?), month(one).or_else(|| month(other))?, number(one).or_else(|| number(other))?)
        }
        _ => return None,
    };
    let (year, month, day) = date;
    // A leap year has every day that any year has.
    Date::new(year.unwrap_or(2024), month, day).ok()?;
    Some(Day::Date { year, month, day })
}

/// `2026-12-24`, `24.12.2026`, `24.12`.
fn in_figures(word: &str) -> Option<(Option<i16>, i8, i8)> {
    if let Ok(date) = word.parse::<Date>() {
        return Some((Some(date.year()), date.month(), date.day()));
    }
    let parts: Vec<&str> = word.split('.').collect();
    match parts.as_slice() {
        [day, month] => Some((None, number(month)?, number(day)?)),
        [day, month, last] => Some((Some(year(last)?), number(month)?, number(day)?)),
        _ => None,
    }
}

/// The day of the week that a word names.
pub fn weekday(word: &str) -> Option<Weekday> {
    let named = lexicon::value("weekday", word)?;
    let place = WEEKDAYS.iter().position(|day| *day == named)?;
    Weekday::from_monday_zero_offset(i8::try_from(place).ok()?).ok()
}

fn month(word: &str) -> Option<i8> {
    let named = lexicon::value("month", word)?;
    let place = MONTHS.iter().position(|month| *month == named)?;
    i8::try_from(place + 1).ok()
}

/// `24`, `24th`, `24-го`.
fn number(word: &str) -> Option<i8> {
    let word = word.to_lowercase();
    let figures = lexicon::phrases("ordinal-ending").iter().find_map(|ending| word.strip_suffix(ending));
    figures.unwrap_or(&word).parse().ok().filter(|number| *number > 0)
}

/// `2026`, `26`.
fn year(word: &str) -> Option<i16> {
    let year: i16 = word.parse().ok()?;
    match (word.len(), year) {
        (2, 0..) => Some(2000 + year),
        (4, _) => Some(year),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::ToSpan;
    use proptest::prelude::*;

    /// A Sunday.
    const TODAY: Date = jiff::civil::date(2026, 11, 22);

    fn read(text: &str) -> Option<String> {
        day(text)?.after(TODAY).map(|date| date.to_string())
    }

    #[test]
    fn days_are_read_in_three_languages() {
        for (text, expected) in [
            ("tomorrow", "2026-11-23"),
            ("завтра", "2026-11-23"),
            ("Monday", "2026-11-23"),
            ("next mon", "2026-11-23"),
            ("понедельника", "2026-11-23"),
            ("понеділка", "2026-11-23"),
            ("вівторка", "2026-11-24"),
            ("среды", "2026-11-25"),
            ("середи", "2026-11-25"),
            ("четверга", "2026-11-26"),
            ("п’ятниці", "2026-11-27"),
            ("пятницы", "2026-11-27"),
            ("субботы", "2026-11-28"),
            ("неділі", "2026-11-29"),
            ("sun", "2026-11-29"),
            ("2026-12-24", "2026-12-24"),
            ("24.12", "2026-12-24"),
            ("24.12.", "2026-12-24"),
            ("24.12.26", "2026-12-24"),
            ("24.12.2026", "2026-12-24"),
            ("24 December", "2026-12-24"),
            ("December 24th, 2026", "2026-12-24"),
            ("the 24th of dec", "2026-12-24"),
            ("24 декабря", "2026-12-24"),
            ("24 грудня 2026 року", "2026-12-24"),
            ("5 мая", "2027-05-05"),
            ("5 травня", "2027-05-05"),
            ("5 марта", "2027-03-05"),
            ("22.11", "2027-11-22"),
            ("21 листопада", "2027-11-21"),
            ("1 серпня", "2027-08-01"),
            ("29 february", "2028-02-29"),
        ] {
            assert_eq!(read(text).as_deref(), Some(expected), "{text}");
        }
    }

    #[test]
    fn what_is_no_day_to_come_is_none() {
        for text in [
            "",
            "month",
            "soon",
            "24",
            "december",
            "24.13",
            "31.11",
            "30 february",
            "0.12",
            "-1.12",
            "2026-11-22",
            "21.11.2026",
            "24.12.126",
            "24.12.99999",
            "5/12",
            "24 12",
            "monday tuesday",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read_without_harm(text in ".{0,40}", away in 0i32..20_000) {
            let today = TODAY.checked_add(away.days()).unwrap();
            if let Some(date) = day(&text).and_then(|day| day.after(today)) {
                prop_assert!(date > today);
            }
        }

        #[test]
        fn a_day_is_as_far_away_as_it_is(days in 1u16..3_000) {
            let date = TODAY.checked_add(i64::from(days).days()).unwrap();
            let read = day(&date.strftime("%d.%m.%Y").to_string()).unwrap();
            prop_assert_eq!(read.days_after(TODAY), Some(days));
            let weekday = Day::Weekday(date.weekday()).days_after(TODAY).unwrap();
            prop_assert_eq!(weekday, (days - 1) % 7 + 1);
        }
    }
}
