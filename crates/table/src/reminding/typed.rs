//! Reading typed settings for reminders.

use super::hour::hour_called;
use super::plan::tomorrow;
use super::point::Point;
use super::quiet::{NoQuiet, QuietHours};
use super::settings::ReminderSettings;
use jiff::civil::Time;
use jiff::{SignedDuration, Timestamp};
use liege_words::lexicon::says;
use liege_words::{duration, lexicon};

/// The default hour of a digest.
const MORNING: Time = Time::constant(8, 0, 0, 0);
/// The default length of a snooze.
const SNOOZE: SignedDuration = SignedDuration::from_hours(1);
/// The largest number of days for a reminder without a deadline.
const MOST_IDLE: u16 = 365;

/// Whether a word means never or off.
fn is_off(word: &str) -> bool {
    says("off", word) || says("never", word)
}

fn is_little(word: &str) -> bool {
    says("little-remind", word)
}

fn words(text: &str) -> Vec<String> {
    text.to_lowercase().split([' ', ',', ';']).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The words of a text about hours of the day, with the half of the day joined to its hour: «8 утра» is
/// `8am`.
fn clock_words(text: &str) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    for word in words(text).into_iter().filter(|word| !says("oclock", word)) {
        let hour = told.last().and_then(|last| last.split([':', '.']).next()?.parse::<u8>().ok());
        let half = match word.as_str() {
            word if says("before-noon", word) => Some("am"),
            word if says("after-noon", word) => Some("pm"),
            // «11 ночи» is late, «2 ночи» early.
            word if says("night", word) => Some(if matches!(hour, Some(9..=11)) { "pm" } else { "am" }),
            _ => None,
        };
        if let Some(half) = half
            && let Some(hour) = hour
        {
            // «20:00 вечера» names the half of the day twice.
            if (1..=12).contains(&hour)
                && let Some(last) = told.last_mut()
            {
                last.push_str(half);
            }
        } else {
            told.push(word);
        }
    }
    told
}

/// The subject of the words that follow.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Point,
    Idle,
    Every,
    Ahead,
}

/// Reads `remind 12h`, `remind third private`, `remind off`, `remind idle 7d`, `remind 12h every 6h`, `remind
/// once`, `remind next`. Returns the Fluent id of the error if there is one.
pub fn remind(mut reminder_settings: ReminderSettings, text: &str) -> Result<ReminderSettings, &'static str> {
    let words = words(text);
    let mut about = About::Point;
    // Lengths of time, by their subjects.
    let (mut point, mut idle, mut every) = (Vec::new(), None, None);
    for word in words.iter().map(String::as_str) {
        let part = match lexicon::value("remind", word) {
            Some("half") => Some(2),
            Some("third") => Some(3),
            Some("quarter") => Some(4),
            _ => None,
        };
        if let Some(part) = part {
            reminder_settings.point = Point::Part(part);
            reminder_settings.reminded = true;
        } else if says("remind-idle", word) {
            about = About::Idle;
            idle.get_or_insert_with(Vec::new);
        } else if says("remind-every", word) {
            about = About::Every;
            every.get_or_insert_with(Vec::new);
        } else if says("remind-once", word) {
            reminder_settings.every = None;
        } else if says("remind-ahead", word) {
            about = About::Ahead;
            reminder_settings.ahead = true;
        } else if says("on", word) && (about == About::Ahead || words.len() == 1) {
            reminder_settings.reminded |= about == About::Point;
        } else if is_off(word) && about == About::Point {
            reminder_settings.reminded = false;
        } else if is_off(word) && about == About::Ahead {
            reminder_settings.ahead = false;
        } else if says("here", word) || says("remind-there", word) {
            reminder_settings.private = false;
            reminder_settings.reminded = true;
        } else if says("remind-private", word) {
            reminder_settings.private = true;
            reminder_settings.reminded = true;
        } else if !is_little(word) {
            match about {
                About::Idle => idle.get_or_insert_with(Vec::new).push(word),
                About::Every => every.get_or_insert_with(Vec::new).push(word),
                About::Point | About::Ahead => point.push(word),
            }
        }
    }
    let hours = |words: &[&str]| {
        let hours = duration::hours(&words.join(" "));
        hours.filter(|hours| (1..=Point::MOST_HOURS).contains(hours)).ok_or("remind-how")
    };
    match idle.as_deref() {
        None => {}
        Some([off]) if is_off(off) => reminder_settings.idle_days = None,
        Some(days) => {
            let days = duration::days(&days.join(" ")).filter(|days| (1..=MOST_IDLE).contains(days));
            reminder_settings.idle_days = Some(days.ok_or("remind-how")?);
            reminder_settings.reminded = true;
        }
    }
    match every.as_deref() {
        None => {}
        Some([off]) if is_off(off) => reminder_settings.every = None,
        Some(words) => {
            reminder_settings.every = Some(hours(words)?);
            reminder_settings.reminded = true;
        }
    }
    if !point.is_empty() {
        reminder_settings.point = Point::Before { hours: hours(&point)? };
        reminder_settings.reminded = true;
    }
    Ok(reminder_settings)
}

/// Reads `digest 08:00`, `digest at 8 am`, `digest off`.
pub fn digest(mut reminder_settings: ReminderSettings, text: &str) -> Result<ReminderSettings, &'static str> {
    let words = clock_words(text);
    let words: Vec<&str> = match words.as_slice() {
        [only] => vec![only.as_str()],
        several => several.iter().map(String::as_str).filter(|word| !is_little(word)).collect(),
    };
    reminder_settings.digest = match words.as_slice() {
        [word] if is_off(word) => None,
        [word] if says("on", word) => Some(reminder_settings.digest.unwrap_or(MORNING)),
        words => Some(hour_called(&words.join(" ")).ok_or("digest-how")?),
    };
    Ok(reminder_settings)
}

/// Reads `quiet 22:00-08:00`, `quiet from 22 to 8`, `quiet weekends`, `quiet 22-8 weekends`, `quiet weekends
/// off`, `quiet off`.
pub fn quiet(mut reminder_settings: ReminderSettings, text: &str) -> Result<ReminderSettings, &'static str> {
    let words = clock_words(&text.replace(['–', '—', '-'], " - "));
    let mut hours: Vec<&str> = Vec::new();
    let (mut weekends, mut off) = (false, false);
    for word in words.iter().map(String::as_str) {
        match word {
            word if says("weekends", word) => weekends = true,
            word if is_off(word) => off = true,
            "-" => {}
            word if says("on", word) || is_little(word) => {}
            word => hours.push(word),
        }
    }
    match (weekends, off, hours.as_slice()) {
        (true, true, []) => reminder_settings.weekends = false,
        (true, false, []) => reminder_settings.weekends = true,
        (false, true, []) => (reminder_settings.quiet, reminder_settings.weekends) = (None, false),
        (_, false, [from, to]) => {
            let hours = format!("{from}-{to}").parse::<QuietHours>().map_err(|error| match error {
                NoQuiet::Unread => "quiet-how",
                NoQuiet::TooLong => "quiet-too-long",
            });
            reminder_settings.quiet = Some(hours?);
            reminder_settings.weekends |= weekends;
        }
        _ => return Err("quiet-how"),
    }
    Ok(reminder_settings)
}

/// Reads `snooze 3h`, `snooze tomorrow`, `snooze`. Returns the end of the snooze.
pub fn snooze(reminder_settings: &ReminderSettings, text: &str, now: Timestamp) -> Option<Timestamp> {
    let words = words(text);
    let words: Vec<&str> = words.iter().map(String::as_str).filter(|word| !is_little(word)).collect();
    match words.as_slice() {
        [] => now.checked_add(SNOOZE).ok(),
        [word] if says("tomorrow", word) => Some(tomorrow(reminder_settings, now)),
        words => {
            let minutes = duration::minutes(&words.join(" ")).filter(|minutes| *minutes > 0)?;
            now.checked_add(SignedDuration::from_mins(i64::from(minutes))).ok()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(text: &str) -> ReminderSettings {
        remind(ReminderSettings { reminded: false, ..ReminderSettings::default() }, text)
            .unwrap_or_else(|why| panic!("{text}: {why}"))
    }

    #[test]
    fn reminders_are_chosen_in_three_languages() {
        for text in ["12h", "12 hours before", "за 12 часов", "за 12 годин", "12ч private"] {
            assert_eq!(after(text).point, Point::Before { hours: 12 }, "{text}");
            assert!(after(text).reminded);
        }
        for text in [
            "third",
            "1/3",
            "when a third left",
            "when a third of the time is left",
            "треть",
            "когда останется треть",
            "когда останется треть времени",
            "третина",
            "коли лишиться третина",
            "коли залишиться третина часу",
        ] {
            assert_eq!(after(text).point, Point::Part(3), "{text}");
        }
        for text in [
            "private",
            "DM",
            "in direct messages",
            "лично",
            "в личку",
            "в личные сообщения",
            "особисто",
            "в особисті",
            "2d privately",
        ] {
            assert!(after(text).private && after(text).reminded, "{text}");
        }
        for text in ["in the thread", "в ветке", "у гілці", "в гілці", "за столом"]
        {
            let private = ReminderSettings { private: true, reminded: false, ..ReminderSettings::default() };
            let there = remind(private, text).unwrap_or_else(|why| panic!("{text}: {why}"));
            assert!(!there.private && there.reminded, "{text}");
        }
        for text in ["когда останется 12 часов", "коли лишиться 12 годин"]
        {
            assert_eq!(after(text).point, Point::Before { hours: 12 }, "{text}");
        }
        assert_eq!(after("за сутки").point, Point::Before { hours: 24 });
        for text in ["off", "никогда", "вимк"] {
            assert!(!after(text).reminded, "{text}");
        }
        for text in ["on", "да", "увімк", "here", "тут"] {
            assert!(after(text).reminded, "{text}");
        }
        assert_eq!(after("idle 7d").idle_days, Some(7));
        assert_eq!(after("простой 2 недели").idle_days, Some(14));
        assert_eq!(after("idle off").idle_days, None);
        for text in ["maybe", "0h", "90m", "60d", "idle", "idle 500d", "12"] {
            assert_eq!(remind(ReminderSettings::default(), text), Err("remind-how"), "{text}");
        }
    }

    #[test]
    fn digests_have_an_hour() {
        let hour = |text: &str| {
            digest(ReminderSettings::default(), text).map(|reminder_settings| reminder_settings.digest)
        };
        for text in [
            "08:00",
            "8",
            "at 8",
            "8am",
            "8 am",
            "at 8 o'clock",
            "on",
            "в 8:00",
            "в 8 утра",
            "в 8 часов утра",
            "о 8:00",
            "о 8 ранку",
            "о 8 годині ранку",
        ] {
            assert_eq!(hour(text), Ok(Some(MORNING)), "{text}");
        }
        for (text, at) in [
            ("в 8 вечера", 20),
            ("о 20:00 вечора", 20),
            ("в 11 ночи", 23),
            ("о 2 ночі", 2),
            ("в 12 ночи", 0),
            ("о 12 дня", 12),
        ] {
            assert_eq!(hour(text), Ok(Some(Time::constant(at, 0, 0, 0))), "{text}");
        }
        assert_eq!(hour("off"), Ok(None));
        for text in ["", "soon", "25:00", "8 9"] {
            assert_eq!(hour(text), Err("digest-how"), "{text}");
        }
    }

    #[test]
    fn quiet_time_has_hours_and_weekends() {
        let quiet = |text: &str| {
            let reminder_settings = quiet(ReminderSettings::default(), text)?;
            Ok((reminder_settings.quiet.map(|quiet| quiet.to_string()), reminder_settings.weekends))
        };
        let night = || Some("22:00-08:00".to_owned());
        for text in [
            "22:00-08:00",
            "22-8",
            "from 22:00 to 8",
            "с 22 до 8",
            "з 22:00 по 8:00",
            "22 – 8",
            "10 PM - 8am",
            "from 10 pm to 8 am",
            "с 10 вечера до 8 утра",
            "з 10 вечора до 8 ранку",
            "від 22 до 8",
        ] {
            assert_eq!(quiet(text), Ok((night(), false)), "{text}");
        }
        assert_eq!(quiet("22-8 weekends"), Ok((night(), true)));
        for text in ["выходные", "по выходным", "на выходных", "на вихідних", "у вихідні", "on weekends"]
        {
            assert_eq!(quiet(text), Ok((None, true)), "{text}");
        }
        assert_eq!(quiet("off"), Ok((None, false)));
        assert_eq!(quiet("weekends off"), Ok((None, false)));
        assert_eq!(quiet("8-7"), Err("quiet-too-long"));
        for text in ["", "22", "22-25", "nights", "22-8 off", "1-2-3"] {
            assert_eq!(quiet(text), Err("quiet-how"), "{text}");
        }
    }

    #[test]
    fn a_reminder_is_put_off_to_a_moment() {
        let now: Timestamp = "2026-11-10T22:30:00Z".parse().unwrap();
        let until = |text: &str| snooze(&ReminderSettings::default(), text, now).map(|at| at.to_string());
        assert_eq!(until("").as_deref(), Some("2026-11-10T23:30:00Z"));
        for text in [
            "3h",
            "for 3 hours",
            "на 3 часа",
            "через 3 часа",
            "на 3 години",
            "через 3 години",
            "180 минут",
            "2h 60m",
        ] {
            assert_eq!(until(text).as_deref(), Some("2026-11-11T01:30:00Z"), "{text}");
        }
        let kyiv = ReminderSettings { zone: "Europe/Kyiv".parse().unwrap(), ..ReminderSettings::default() };
        let morning = snooze(&kyiv, "завтра", now).unwrap().to_string();
        assert_eq!(morning, "2026-11-12T07:00:00Z", "it is the 11th in Kyiv already");
        for text in ["0h", "soon", "3", "99999d"] {
            assert_eq!(until(text), None, "{text}");
        }
    }
}
