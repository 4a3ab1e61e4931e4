//! Time controls: how people type them, and how the bot says them.

use super::speaker::Speaker;
use crate::wording::sanitize::quoted;
use liege_table::reminding::{Zone, zone_called, zones_near};
use liege_table::{Missed, Terms, Time, Weekends, WeeklySchedule};
use liege_words::day::weekday;
use liege_words::lexicon::{self, says};
use liege_words::{Arg, Message, duration};

/// The most names that are proposed for an unknown place.
const NEAR: usize = 5;

/// The usual time controls, for completion.
pub const USUAL: [&str; 8] = ["1d", "2d", "3d", "5d", "7d", "5d+12h/10d", "14d+1d/21d", "none"];

/// Reads a time control: `3d`, `36 hours`, `5d+12h/10d`, `mon, thu 20:00 Europe/Kyiv`. `None` if it is
/// something else, or has more hours than a table allows.
pub fn read(text: &str) -> Option<Time> {
    let text = text.trim().to_lowercase();
    if text.contains(':') {
        return appointments(&text).map(Time::Appointments);
    }
    let most = |hours: &u16| *hours <= Terms::MOST_HOURS;
    if let Some((stock, rest)) = text.split_once(['+']) {
        let (increment, cap) = match rest.split_once('/') {
            Some((increment, cap)) => (increment, Some(cap)),
            None => cut(rest),
        };
        let stock = duration::hours(stock.trim()).filter(|hours| *hours > 0)?;
        let increment = duration::hours(per_move(increment))?;
        // As on other servers with this time control, the stock never exceeds its initial value.
        let cap = match cap {
            Some(cap) => {
                let named = at_most().into_iter().find_map(|word| cap.trim().strip_prefix(word));
                duration::hours(named.unwrap_or(cap).trim())?
            }
            None => stock,
        };
        let possible = cap >= stock && [stock, increment, cap].iter().all(most);
        return possible.then_some(Time::Fischer { stock, increment, cap });
    }
    let hours = duration::hours(per_move(&text)).filter(|hours| *hours > 0 && most(hours))?;
    Some(Time::Move { hours })
}

/// Reads whether clocks run at weekends: `on`, `off`, `off Kyiv`. `None` if it is neither.
pub fn weekends(text: &str) -> Option<Weekends> {
    let text = text.trim().to_lowercase();
    let (word, place) = text.split_once(char::is_whitespace).unwrap_or((&text, ""));
    match (lexicon::switch(word)?, place.trim()) {
        (true, "") => Some(Weekends::On),
        (false, "") => Some(Weekends::Off(Zone::default())),
        (false, place) => zone_called(place).map(Weekends::Off),
        (true, _) => None,
    }
}

/// Splits `12h, max 10d` into its two parts.
fn cut(text: &str) -> (&str, Option<&str>) {
    let found = at_most().into_iter().filter_map(|word| Some((text.find(&format!(" {word}"))?, word)));
    match found.min_by_key(|(at, word)| (*at, std::cmp::Reverse(word.len()))) {
        Some((at, word)) => (text[..at].trim_end_matches([',', ' ']), text.get(at + 1 + word.len()..)),
        None => (text, None),
    }
}

/// Returns the phrases before the largest stock.
fn at_most() -> Vec<&'static str> {
    lexicon::phrases("at-most").into_iter().chain(["≤"]).collect()
}

/// Returns a duration without the words for "each move" after it.
fn per_move(text: &str) -> &str {
    let text = text.trim().trim_end_matches(',');
    lexicon::phrases("per-move").iter().find_map(|word| text.strip_suffix(word)).unwrap_or(text).trim()
}

/// Reads `mon, thu 20:00 europe/kyiv`, in any order.
fn appointments(text: &str) -> Option<WeeklySchedule> {
    let (mut days, mut clock, mut zone) = (Vec::new(), None, Vec::new());
    for word in text.split([' ', ',', ';']).filter(|word| !word.is_empty()) {
        if is_offset(word) {
            zone.push(word);
        } else if let Some((hour, minute)) = word.split_once(':') {
            if clock.replace((hour.parse().ok()?, minute.parse().ok()?)).is_some() {
                return None;
            }
        } else if says("daily", word) {
            days.extend(0..7);
        } else if says("workdays", word) {
            days.extend(0..5);
        } else if says("little-time", word) {
            // `every monday` is one day of the week; without a day, the time is for every day.
        } else if let Some(day) =
            weekday(word.trim_end_matches('.')).filter(|_| clock.is_none() || zone.is_empty())
        {
            days.push(day.to_monday_zero_offset().unsigned_abs());
        } else {
            zone.push(word);
        }
    }
    let (hour, minute) = clock?;
    if days.is_empty() {
        days.extend(0..7);
    }
    let zone = zone_called(&zone.join(" ")).filter(|_| !zone.is_empty())?;
    WeeklySchedule::new(days, hour, minute, &zone.to_string())
}

/// Whether a word is an offset from UTC and not a time of day: `utc+3`, `gmt-04:30`, `+5`.
fn is_offset(word: &str) -> bool {
    let rest = word.strip_prefix("utc").or_else(|| word.strip_prefix("gmt")).unwrap_or(word);
    rest.starts_with(['+', '-', '−'])
}

/// Returns the time limit for a move at a table, and the consequence of missing it, in one line.
pub fn time_line(speaker: Speaker, terms: &Terms) -> String {
    let mut sentences = vec![control(&terms.time)];
    let usual = Terms::default();
    if terms.time != Time::Endless && (terms.missed, terms.excuses) != (usual.missed, usual.excuses) {
        let excuses = i64::from(terms.excuses);
        let missed = Message::new(match terms.missed {
            Missed::Claim => "term-missed-claim",
            Missed::Resign => "term-missed-resign",
            Missed::Skip => "term-missed-skip",
            Missed::Replace => "term-missed-replace",
        });
        sentences.push(missed.with("excuses", excuses));
    }
    if let Weekends::Off(zone) = &terms.weekends
        && !matches!(terms.time, Time::Appointments(_) | Time::Endless)
    {
        sentences.push(Message::new("term-weekends-off").with("zone", zone.to_string()));
    }
    if terms.time != Time::Endless && terms.leave_days != usual.leave_days {
        sentences.push(match terms.leave_days {
            0 => Message::new("term-leave-never"),
            days => Message::new("term-leave-line").with("days", i64::from(days)),
        });
    }
    sentences.iter().map(|sentence| speaker.say(sentence)).collect::<Vec<_>>().join(" ")
}

/// Returns a time control as a sentence.
pub fn control(time: &Time) -> Message {
    match time {
        Time::Endless => Message::new("term-time-never"),
        Time::Move { hours } => Message::new("term-time-line").with("limit", length(*hours)),
        Time::Fischer { stock, increment, cap } => Message::new("term-time-fischer")
            .with("stock", length(*stock))
            .with("increment", length(*increment))
            .with("cap", length(*cap)),
        Time::Appointments(appointments) => {
            let line = if appointments.is_daily() { "term-time-daily" } else { "term-time-days" };
            let day = |day: u8| Message::new("term-time-day").with("day", i64::from(day));
            Message::new(line)
                .with("days", Arg::All(appointments.days().map(day).collect()))
                .with("clock", appointments.clock())
                .with("zone", appointments.zone())
        }
    }
}

/// Formats whole hours, in days if possible.
fn length(hours: u16) -> Message {
    if hours > 0 && hours.is_multiple_of(24) {
        Message::new("term-count-days").with("days", i64::from(hours / 24))
    } else {
        Message::new("term-count-hours").with("hours", i64::from(hours))
    }
}

/// Says that a place is in no list of zones, with those that it may mean.
pub fn unknown_zone(text: &str) -> Message {
    let near = zones_near(text, NEAR);
    let near = near.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    match near.as_str() {
        "" => Message::new("zone-unknown").with("typed", quoted(text)),
        _ => Message::new("zone-near").with("typed", quoted(text)).with("near", near),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_are_read_in_three_languages() {
        for (texts, expected) in [
            (
                &["3d", "72h", "3 days", "3 days per move", "3 дня на ход", "3 дні на хід", "72 часа"][..],
                "3d",
            ),
            (&["36h", "1 day 12 hours", "36 ч", "36 годин за хід"], "36h"),
            (
                &[
                    "5d+12h/10d",
                    "5d + 12h / 10d",
                    "5 days + 12 hours per move, max 10 days",
                    "5 дней + 12 часов, до 10 дней",
                    "5 днів + 12 годин на хід, не більше 10 днів",
                    "120h+12h/240h",
                ],
                "5d+12h/10d",
            ),
            (&["5d+12h", "5 дней + 12 часов на ход"], "5d+12h/5d"),
            (
                &[
                    "daily 20:00 Europe/Kyiv",
                    "20:00 kyiv",
                    "every day at 20:00 Europe/Kyiv",
                    "ежедневно в 20:00 Киев",
                    "каждый день 20:00 europe/kyiv",
                    "щодня о 20:00 Київ",
                    "20:00 за Києвом",
                    "кожного дня о 20:00 за київським часом",
                ],
                "daily 20:00 Europe/Kyiv",
            ),
            (
                &[
                    "mon,thu 20:00 Europe/Kyiv",
                    "Monday and Thursday at 20:00 Kyiv",
                    "Mondays, Thursdays 20:00 kyiv",
                    "пн, чт 20:00 Киев",
                    "по понедельникам и четвергам в 20:00 Киев",
                    "понеділок і четвер о 20:00 Київ",
                    "thu mon thu 20:00 Europe/Kyiv",
                ],
                "mon,thu 20:00 Europe/Kyiv",
            ),
            (
                &["weekdays 8:05 new york", "будни 8:05 America/New_York"],
                "mon,tue,wed,thu,fri 08:05 America/New_York",
            ),
            (&["sat 12:00 utc"], "sat 12:00 UTC"),
            (
                &[
                    "every Wednesday 20:00 Moscow",
                    "каждую среду в 20:00 по Москве",
                    "кожної середи о 20:00 мск",
                ],
                "wed 20:00 Europe/Moscow",
            ),
            (
                &["каждое воскресенье 9:30 Рига", "щонеділі 9:30 Riga", "нд. 9:30 Рига"],
                "sun 09:30 Europe/Riga",
            ),
            (
                &["every monday and thursday at 20:00 Львів", "пн і чт о 20:00 Одеса"],
                "mon,thu 20:00 Europe/Kyiv",
            ),
            (&["пн 20:00 UTC+3", "mon 20:00 gmt+03:00"], "mon 20:00 UTC+03:00"),
        ] {
            for text in texts {
                assert_eq!(read(text).map(|time| time.to_string()).as_deref(), Some(expected), "{text}");
            }
        }
    }

    #[test]
    fn what_is_no_time_control_is_none() {
        for text in [
            "",
            "3",
            "0d",
            "61d",
            "90m",
            "5d+",
            "+12h",
            "5d+12h/4d",
            "0d+12h",
            "5d+12h/61d",
            "5d+12h/10",
            "daily",
            "20:00",
            "20:00 atlantis",
            "daily 25:00 UTC",
            "daily 20:60 UTC",
            "mon 20:00 21:00 UTC",
            "каждую неделю 20:00 Киев",
            "samoa:1",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(
            read("20:00 Pacific/Samoa").map(|time| time.to_string()).as_deref(),
            Some("daily 20:00 Pacific/Samoa")
        );
    }

    #[test]
    fn what_is_offered_can_be_typed() {
        for text in USUAL.into_iter().filter(|text| *text != "none") {
            assert_eq!(read(text).unwrap().to_string(), text);
        }
    }
}
