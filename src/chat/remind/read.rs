//! What people type about reminders, in three languages.

use crate::chat::duration;
use crate::reminding::{Habits, NoQuiet, Point, QuietHours, hour_called, tomorrow};
use jiff::civil::Time;
use jiff::{SignedDuration, Timestamp};

/// The hour of a digest for which none is named.
const MORNING: Time = Time::constant(8, 0, 0, 0);
/// How long a reminder is put off when nothing is said.
const SNOOZE: SignedDuration = SignedDuration::from_hours(1);
/// Longest silence after which somebody may be reminded of what has no deadline.
const MOST_IDLE: u16 = 365;

const ON: &[&str] = &["on", "yes", "вкл", "включить", "да", "увімк", "увімкнути", "так"];
const OFF: &[&str] = &[
    "off",
    "no",
    "none",
    "never",
    "выкл",
    "выключить",
    "нет",
    "никогда",
    "вимк",
    "вимкнути",
    "ні",
    "ніколи",
];
const HERE: &[&str] = &[
    "here",
    "there",
    "thread",
    "table",
    "channel",
    "здесь",
    "тут",
    "там",
    "ветка",
    "ветке",
    "ветку",
    "канале",
    "стол",
    "столом",
    "гілка",
    "гілці",
    "гілку",
    "каналі",
    "стіл",
];
const PRIVATE: &[&str] = &[
    "private",
    "privately",
    "direct",
    "dm",
    "dms",
    "лично",
    "личка",
    "личку",
    "личке",
    "личные",
    "личных",
    "лс",
    "особисто",
    "особисті",
    "особистих",
    "приватно",
    "приват",
    "пп",
];
const IDLE: &[&str] = &["idle", "простой", "молчание", "простій", "мовчання"];
const WEEKENDS: &[&str] = &[
    "weekends",
    "weekend",
    "выходные",
    "выходной",
    "выходным",
    "выходных",
    "вихідні",
    "вихідний",
    "вихідним",
    "вихідних",
];
/// Which half of the day an hour is in.
const BEFORE_NOON: &[&str] = &["am", "a.m.", "утра", "ранку"];
const AFTER_NOON: &[&str] = &["pm", "p.m.", "дня", "вечера", "вечора"];
const NIGHT: &[&str] = &["ночи", "ночі"];
/// Words that say no more than that a number is an hour.
const OCLOCK: &[&str] =
    &["o'clock", "o’clock", "oclock", "час", "часа", "часов", "годин", "години", "годині", "година"];
const TOMORROW: &[&str] = &["tomorrow", "завтра"];
const PARTS: [(u8, &[&str]); 3] = [
    (2, &["half", "1/2", "½", "половина", "половину", "половины", "половине", "половині", "половини"]),
    (3, &["third", "1/3", "⅓", "треть", "трети", "третина", "третину", "третині", "третини"]),
    (4, &["quarter", "1/4", "¼", "четверть", "четверти", "чверть", "чверті"]),
];
/// Little words that say nothing here.
const LITTLE: &[&str] = &[
    "a",
    "an",
    "the",
    "at",
    "in",
    "on",
    "from",
    "to",
    "till",
    "until",
    "for",
    "before",
    "left",
    "when",
    "after",
    "of",
    "time",
    "is",
    "me",
    "messages",
    "and",
    "between",
    "и",
    "в",
    "во",
    "на",
    "за",
    "до",
    "по",
    "с",
    "со",
    "после",
    "от",
    "ко",
    "мне",
    "через",
    "между",
    "когда",
    "останется",
    "остается",
    "остаётся",
    "времени",
    "сообщения",
    "сообщениях",
    "і",
    "й",
    "у",
    "о",
    "об",
    "з",
    "із",
    "зі",
    "від",
    "мені",
    "між",
    "після",
    "коли",
    "лишиться",
    "лишається",
    "залишиться",
    "залишається",
    "часу",
    "повідомлення",
    "повідомленнях",
];

fn is(word: &str, words: &[&str]) -> bool {
    words.contains(&word)
}

fn words(text: &str) -> Vec<String> {
    text.to_lowercase().split([' ', ',', ';']).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The words of a text about hours of the day, with the half of the day at its hour: «8 утра» is `8am`.
fn clock_words(text: &str) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    for word in words(text).into_iter().filter(|word| !is(word, OCLOCK)) {
        let hour = told.last().and_then(|last| last.split([':', '.']).next()?.parse::<u8>().ok());
        let half = match word.as_str() {
            word if is(word, BEFORE_NOON) => Some("am"),
            word if is(word, AFTER_NOON) => Some("pm"),
            // «11 ночи» is late, «2 ночи» early.
            word if is(word, NIGHT) => Some(if matches!(hour, Some(9..=11)) { "pm" } else { "am" }),
            _ => None,
        };
        if let Some(half) = half
            && let Some(hour) = hour
        {
            // «20:00 вечера» says it twice.
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

/// `remind 12h`, `remind third private`, `remind off`, `remind idle 7d`; the Fluent id of what is wrong.
pub(super) fn remind(mut habits: Habits, text: &str) -> Result<Habits, &'static str> {
    let words = words(text);
    let mut rest: Vec<&str> = Vec::new();
    let mut idle = false;
    for word in words.iter().map(String::as_str) {
        if let Some((part, _)) = PARTS.iter().find(|(_, names)| is(word, names)) {
            habits.point = Point::Part(*part);
            habits.reminded = true;
        } else if is(word, IDLE) {
            idle = true;
        } else if is(word, ON) && !idle && words.len() == 1 {
            habits.reminded = true;
        } else if is(word, OFF) && !idle {
            habits.reminded = false;
        } else if is(word, HERE) {
            habits.private = false;
            habits.reminded = true;
        } else if is(word, PRIVATE) {
            habits.private = true;
            habits.reminded = true;
        } else if !is(word, LITTLE) {
            rest.push(word);
        }
    }
    let rest = rest.join(" ");
    match (idle, rest.as_str()) {
        (true, off) if is(off, OFF) => habits.idle_days = None,
        (true, days) => {
            let days = duration::days(days).filter(|days| (1..=MOST_IDLE).contains(days));
            habits.idle_days = Some(days.ok_or("remind-how")?);
            habits.reminded = true;
        }
        (false, "") => {}
        (false, hours) => {
            let hours = duration::hours(hours).filter(|hours| (1..=Point::MOST_HOURS).contains(hours));
            habits.point = Point::Before { hours: hours.ok_or("remind-how")? };
            habits.reminded = true;
        }
    }
    Ok(habits)
}

/// `digest 08:00`, `digest at 8 am`, `digest off`.
pub(super) fn digest(mut habits: Habits, text: &str) -> Result<Habits, &'static str> {
    let words = clock_words(text);
    let words: Vec<&str> = match words.as_slice() {
        [only] => vec![only.as_str()],
        several => several.iter().map(String::as_str).filter(|word| !is(word, LITTLE)).collect(),
    };
    habits.digest = match words.as_slice() {
        [word] if is(word, OFF) => None,
        [word] if is(word, ON) => Some(habits.digest.unwrap_or(MORNING)),
        words => Some(hour_called(&words.join(" ")).ok_or("digest-how")?),
    };
    Ok(habits)
}

/// `quiet 22:00-08:00`, `quiet from 22 to 8`, `quiet weekends`, `quiet 22-8 weekends`, `quiet weekends off`,
/// `quiet off`.
pub(super) fn quiet(mut habits: Habits, text: &str) -> Result<Habits, &'static str> {
    let words = clock_words(&text.replace(['–', '—', '-'], " - "));
    let mut hours: Vec<&str> = Vec::new();
    let (mut weekends, mut off) = (false, false);
    for word in words.iter().map(String::as_str) {
        match word {
            word if is(word, WEEKENDS) => weekends = true,
            word if is(word, OFF) => off = true,
            "-" => {}
            word if is(word, ON) || is(word, LITTLE) => {}
            word => hours.push(word),
        }
    }
    match (weekends, off, hours.as_slice()) {
        (true, true, []) => habits.weekends = false,
        (true, false, []) => habits.weekends = true,
        (false, true, []) => (habits.quiet, habits.weekends) = (None, false),
        (_, false, [from, to]) => {
            let hours = format!("{from}-{to}").parse::<QuietHours>().map_err(|error| match error {
                NoQuiet::Unread => "quiet-how",
                NoQuiet::TooLong => "quiet-too-long",
            });
            habits.quiet = Some(hours?);
            habits.weekends |= weekends;
        }
        _ => return Err("quiet-how"),
    }
    Ok(habits)
}

/// `snooze 3h`, `snooze tomorrow`, `snooze`: until when.
pub(super) fn snooze(habits: &Habits, text: &str, now: Timestamp) -> Option<Timestamp> {
    let words = words(text);
    let words: Vec<&str> = words.iter().map(String::as_str).filter(|word| !is(word, LITTLE)).collect();
    match words.as_slice() {
        [] => now.checked_add(SNOOZE).ok(),
        [word] if is(word, TOMORROW) => Some(tomorrow(habits, now)),
        words => {
            let minutes = duration::minutes(&words.join(" ")).filter(|minutes| *minutes > 0)?;
            now.checked_add(SignedDuration::from_mins(i64::from(minutes))).ok()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(text: &str) -> Habits {
        remind(Habits { reminded: false, ..Habits::default() }, text)
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
            let private = Habits { private: true, reminded: false, ..Habits::default() };
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
            assert_eq!(remind(Habits::default(), text), Err("remind-how"), "{text}");
        }
    }

    #[test]
    fn digests_have_an_hour() {
        let hour = |text: &str| digest(Habits::default(), text).map(|habits| habits.digest);
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
            let habits = quiet(Habits::default(), text)?;
            Ok((habits.quiet.map(|quiet| quiet.to_string()), habits.weekends))
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
        let until = |text: &str| snooze(&Habits::default(), text, now).map(|at| at.to_string());
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
        let kyiv = Habits { zone: "Europe/Kyiv".parse().unwrap(), ..Habits::default() };
        let morning = snooze(&kyiv, "завтра", now).unwrap().to_string();
        assert_eq!(morning, "2026-11-12T07:00:00Z", "it is the 11th in Kyiv already");
        for text in ["0h", "soon", "3", "99999d"] {
            assert_eq!(until(text), None, "{text}");
        }
    }
}
