//! A member's settings: changed by command or button one at a time, and shown together on one card.

use crate::commands::you::confirm::confirm;
use crate::commands::you::language::language;
use crate::desk::defaults::zone_here;
use crate::desk::tables::tables;
use crate::desk::{Answer, Answers, Asker, Button, Desk, press, private, with_buttons};
use crate::wording::unknown_zone;
use jiff::Timestamp;
use liege_game::words;
use liege_store::Setting;
use liege_table::reminding::{Point, ReminderSettings, Zone, digest_after, hour_text, typed, zone_called};
use liege_words::{Language, Message};
use std::fmt::Write as _;

/// Changes a setting about reminders (`remind`, `digest`, `quiet` or `zone`), or shows it if no value is
/// given.
pub(crate) async fn choose_reminder_setting(
    desk: &Desk,
    asker: &Asker<'_>,
    topic: &str,
    text: &str,
) -> Answers {
    let now = desk.now();
    let member = asker.who.id.as_str();
    let stored = desk.store.reminder_settings(member).await?;
    let before = stored.clone().on_server(zone_here(desk, asker).await?);
    let text = text.trim();
    let chosen = match topic {
        _ if text.is_empty() => Ok(before.clone()),
        "remind" => typed::remind(before.clone(), text).map_err(Message::new),
        "digest" => typed::digest(before.clone(), text).map_err(Message::new),
        "quiet" => typed::quiet(before.clone(), text).map_err(Message::new),
        _ => match zone_called(text) {
            Some(zone) => Ok(ReminderSettings { zone, zone_chosen: true, ..before.clone() }),
            None => Err(unknown_zone(text)),
        },
    };
    let chosen = asker.or_tell(chosen)?;
    if chosen != stored && !text.is_empty() {
        desk.store.set(member, Setting::Reminders(&chosen), now).await?;
        desk.queued.notify_one();
    }
    let mut said = match topic {
        "remind" => vec![reminders(&chosen), ahead(&chosen), idle(&chosen)],
        "digest" => vec![digest(&chosen, now)],
        "quiet" => vec![quiet(&chosen)],
        _ => vec![zone(&chosen, &stored, now)],
    };
    let hours = matches!(topic, "digest" | "quiet");
    if hours && (chosen.digest.is_some() || chosen.quiet.is_some()) {
        if chosen.zone != stored.zone {
            said.push(zone(&chosen, &stored, now));
        } else if chosen.zone == Zone::default() && !chosen.zone_chosen {
            said.push(Message::new("settings-zone-hint"));
        }
    }
    let text = said.iter().map(|line| asker.say(line)).collect::<Vec<_>>().join("\n");
    let settings = set(asker, "settings", "", "remind-button-settings");
    Ok(vec![with_buttons(private(text), [settings])])
}

/// Runs a settings button, as if its command were typed.
pub(crate) async fn set_pressed(desk: &Desk, asker: &Asker<'_>, command: &str, text: &str) -> Answers {
    let said = match command {
        "settings" => return settings_card(desk, asker, None).await,
        "tables" => return tables(desk, asker).await,
        "remind" | "digest" | "quiet" | "zone" => choose_reminder_setting(desk, asker, command, text).await?,
        "letters" => letters(desk, asker, text != "off").await?,
        "signs" => signs(desk, asker, text != "off").await?,
        "confirm" => confirm(desk, asker, text != "off").await?,
        "language" => language(desk, asker, Some(text)).await?,
        _ => return Ok(asker.tell(&Message::new("button-gone"))),
    };
    settings_card(desk, asker, said.into_iter().next()).await
}

/// Sets whether pieces on the member's boards have letters.
pub(crate) async fn letters(desk: &Desk, asker: &Asker<'_>, on: bool) -> Answers {
    desk.store.set(&asker.who.id, Setting::Letters(on), desk.now()).await?;
    Ok(asker.tell(&Message::new(if on { "letters-on" } else { "letters-off" })))
}

/// Sets whether men on the member's boards have signs in place of characters.
pub(crate) async fn signs(desk: &Desk, asker: &Asker<'_>, on: bool) -> Answers {
    desk.store.set(&asker.who.id, Setting::Signs(on), desk.now()).await?;
    Ok(asker.tell(&Message::new(if on { "signs-on" } else { "signs-off" })))
}

/// Shows all settings of a member, each with a button for the other value, after a sentence.
pub(crate) async fn settings_card(desk: &Desk, asker: &Asker<'_>, said: Option<Answer>) -> Answers {
    let now = desk.now();
    let stored = desk.store.reminder_settings(&asker.who.id).await?;
    let reminder_settings = stored.clone().on_server(zone_here(desk, asker).await?);
    let member = desk.store.member(&asker.who.id).await?;
    let chosen = member.as_ref().and_then(|member| member.language);
    let language = chosen.unwrap_or(asker.language);
    let asks = member.as_ref().is_some_and(|member| member.asks);
    let signs = member.as_ref().and_then(|member| member.signs);
    let letters = member.and_then(|member| member.letters);
    let say = |message: &Message| words().say(language, message);
    let lines = [
        Message::new("settings-language").with("language", language.name()),
        Message::new("settings-letters").with(
            "letters",
            match letters {
                Some(true) => "on",
                Some(false) => "off",
                None => "first",
            },
        ),
        Message::new("settings-signs").with(
            "signs",
            match signs {
                Some(true) => "on",
                Some(false) => "off",
                None => "server",
            },
        ),
        Message::new(if asks { "settings-confirm-on" } else { "settings-confirm-off" }),
        reminders(&reminder_settings),
        ahead(&reminder_settings),
        idle(&reminder_settings),
        digest(&reminder_settings, now),
        quiet(&reminder_settings),
        zone(&reminder_settings, &stored, now),
    ];
    let mut text = match said {
        Some(said) => format!("{}\n\n", said.text),
        None => String::new(),
    };
    let _ = write!(text, "**{}**", say(&Message::new("settings-head")));
    for line in &lines {
        let _ = write!(text, "\n• {}", say(line));
    }
    let _ = write!(text, "\n-# {}", say(&Message::new("settings-foot")));
    let card = Card { language };
    Ok(vec![with_buttons(private(text), card.buttons(&reminder_settings, letters, signs, asks))])
}

/// Makes the buttons of the settings in a language.
#[derive(Clone, Copy)]
struct Card {
    language: Language,
}

impl Card {
    fn set(self, word: &str, text: &str, label: &Message) -> Option<Button> {
        press("set", &[&word, &text]).plain(words().say(self.language, label))
    }

    fn buttons(
        self,
        reminder_settings: &ReminderSettings,
        letters: Option<bool>,
        signs: Option<bool>,
        asks: bool,
    ) -> Vec<Option<Button>> {
        let mut buttons = Vec::new();
        let mut add = |word: &str, text: &str, label: Message| buttons.push(self.set(word, text, &label));
        if reminder_settings.reminded {
            let points = [Point::Part(2), Point::Part(3), Point::Part(4), Point::Before { hours: 12 }];
            for point in points.into_iter().filter(|point| *point != reminder_settings.point) {
                let label = Message::new("settings-button-point").with("point", point_message(point));
                add("remind", &point.to_string(), label);
            }
            match reminder_settings.private {
                true => add("remind", "here", Message::new("settings-button-here")),
                false => add("remind", "private", Message::new("settings-button-private")),
            }
            match reminder_settings.every {
                Some(_) => add("remind", "once", Message::new("settings-button-once")),
                None => add("remind", "every 6h", Message::new("settings-button-every").with("hours", 6_i64)),
            }
            add("remind", "off", Message::new("settings-button-remind-off"));
        } else {
            add("remind", "on", Message::new("settings-button-remind-on"));
        }
        match reminder_settings.ahead {
            true => add("remind", "next off", Message::new("settings-button-ahead-off")),
            false => add("remind", "next", Message::new("settings-button-ahead")),
        }
        match reminder_settings.digest {
            Some(_) => add("digest", "off", Message::new("settings-button-digest-off")),
            None => add("digest", "08:00", Message::new("settings-button-digest-on").with("hour", "08:00")),
        }
        if reminder_settings.quiet.is_none() {
            let label = Message::new("settings-button-quiet").with("hours", "22:00–08:00");
            add("quiet", "22:00-08:00", label);
        }
        if !reminder_settings.weekends {
            add("quiet", "weekends", Message::new("settings-button-weekends"));
        }
        if reminder_settings.quiet.is_some() || reminder_settings.weekends {
            add("quiet", "off", Message::new("settings-button-quiet-off"));
        }
        match asks {
            true => add("confirm", "off", Message::new("settings-button-confirm-off")),
            false => add("confirm", "on", Message::new("settings-button-confirm-on")),
        }
        match letters {
            Some(true) => add("letters", "off", Message::new("settings-button-letters-off")),
            _ => add("letters", "on", Message::new("settings-button-letters-on")),
        }
        match signs {
            Some(true) => add("signs", "off", Message::new("settings-button-signs-off")),
            _ => add("signs", "on", Message::new("settings-button-signs-on")),
        }
        for language in Language::all().into_iter().filter(|language| *language != self.language) {
            buttons.push(press("set", &[&"language", &language.code()]).plain(language.name()));
        }
        buttons
    }
}

/// Returns a button that runs a settings command.
fn set(asker: &Asker<'_>, word: &str, text: &str, label: &'static str) -> Option<Button> {
    Card { language: asker.language }.set(word, text, &Message::new(label))
}

/// Says when and where the member gets reminders.
fn reminders(reminder_settings: &ReminderSettings) -> Message {
    if !reminder_settings.reminded {
        return Message::new("settings-remind-off");
    }
    let place = Message::new(if reminder_settings.private { "settings-private" } else { "settings-here" });
    let message = match reminder_settings.every {
        Some(hours) => Message::new("settings-remind-every").with("hours", i64::from(hours)),
        None => Message::new("settings-remind"),
    };
    message.with("point", point_message(reminder_settings.point)).with("place", place)
}

/// Says whether the member is told that they are next to move.
fn ahead(reminder_settings: &ReminderSettings) -> Message {
    Message::new(if reminder_settings.ahead { "settings-ahead-on" } else { "settings-ahead-off" })
}

fn point_message(point: Point) -> Message {
    match point {
        Point::Part(2) => Message::new("settings-point-half"),
        Point::Part(4) => Message::new("settings-point-quarter"),
        Point::Part(_) => Message::new("settings-point-third"),
        Point::Before { hours } if hours.is_multiple_of(24) => {
            Message::new("settings-point-days").with("days", i64::from(hours / 24))
        }
        Point::Before { hours } => Message::new("settings-point-hours").with("hours", i64::from(hours)),
    }
}

/// Says when the member is reminded at tables without a deadline.
fn idle(reminder_settings: &ReminderSettings) -> Message {
    match reminder_settings.idle_days.filter(|_| reminder_settings.reminded) {
        Some(days) => Message::new("settings-idle").with("days", i64::from(days)),
        None => Message::new("settings-idle-off"),
    }
}

fn digest(reminder_settings: &ReminderSettings, now: Timestamp) -> Message {
    let next = digest_after(reminder_settings, now, None);
    match reminder_settings.digest.zip(next) {
        Some((hour, _)) => Message::new("settings-digest").with("hour", hour_text(hour)),
        None => Message::new("settings-digest-off"),
    }
}

fn quiet(reminder_settings: &ReminderSettings) -> Message {
    let hours = reminder_settings.quiet.map(|quiet| quiet.to_string().replace('-', "–"));
    match (hours, reminder_settings.weekends) {
        (Some(hours), true) => Message::new("settings-quiet-both").with("hours", hours),
        (Some(hours), false) => Message::new("settings-quiet-hours").with("hours", hours),
        (None, true) => Message::new("settings-quiet-weekends"),
        (None, false) => Message::new("settings-quiet-off"),
    }
}

fn zone(reminder_settings: &ReminderSettings, stored: &ReminderSettings, now: Timestamp) -> Message {
    let local = reminder_settings.zone.rules().to_datetime(now);
    let servers = !reminder_settings.zone_chosen && reminder_settings.zone != stored.zone;
    Message::new(if servers { "settings-zone-server" } else { "settings-zone" })
        .with("zone", reminder_settings.zone.to_string())
        .with("now", hour_text(local.time()))
}
