//! What a member has chosen: one command or button at a time, and all of it on one card.

use super::read;
use super::{RemindCommand, RemindPress};
use crate::chat::buttons::Press;
use crate::chat::echo::quoted;
use crate::chat::hear::{Asker, private, with_buttons};
use crate::chat::io::{Answer, Button, ButtonStyle};
use crate::chat::{Chat, Fault};
use crate::game::words;
use crate::reminding::{Habits, Point, Zone, digest_after, hour_text, zone_called, zones_near};
use crate::words::{Language, Message};
use jiff::Timestamp;
use std::fmt::Write as _;

/// How many names are proposed for a place that is not known.
const NEAR: usize = 5;

impl Chat {
    /// Notes a choice about reminders, or says what is chosen where nothing is named.
    pub(super) async fn choose_habit(
        &self,
        asker: &Asker<'_>,
        command: &RemindCommand,
    ) -> Result<Vec<Answer>, Fault> {
        let now = self.clock.now();
        let member = asker.who.id.as_str();
        let stored = self.store.habits(member).await?;
        let before = stored.clone().on_server(self.zone_here(asker).await?);
        let (RemindCommand::Remind { text }
        | RemindCommand::Digest { text }
        | RemindCommand::Quiet { text }
        | RemindCommand::Zone { text }) = command
        else {
            return self.settings_card(asker, None).await;
        };
        let text = text.trim();
        let chosen = match command {
            _ if text.is_empty() => Ok(before.clone()),
            RemindCommand::Remind { .. } => read::remind(before.clone(), text).map_err(Message::new),
            RemindCommand::Digest { .. } => read::digest(before.clone(), text).map_err(Message::new),
            RemindCommand::Quiet { .. } => read::quiet(before.clone(), text).map_err(Message::new),
            _ => match zone_called(text) {
                Some(zone) => Ok(Habits { zone, zone_chosen: true, ..before.clone() }),
                None => Err(unknown_zone(text)),
            },
        };
        let chosen = match chosen {
            Ok(chosen) => chosen,
            Err(why) => return Ok(asker.tell(&why)),
        };
        if chosen != stored && !text.is_empty() {
            self.store.set_habits(member, &chosen, now).await?;
            self.queued.notify_one();
        }
        let mut said = match command {
            RemindCommand::Remind { .. } => vec![reminders(&chosen), idle(&chosen)],
            RemindCommand::Digest { .. } => vec![digest(&chosen, now)],
            RemindCommand::Quiet { .. } => vec![quiet(&chosen)],
            _ => vec![zone(&chosen, &stored, now)],
        };
        let hours = matches!(command, RemindCommand::Digest { .. } | RemindCommand::Quiet { .. });
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

    /// Letters on the pieces of one's boards.
    pub(in crate::chat) async fn letters(&self, asker: &Asker<'_>, on: bool) -> Result<Vec<Answer>, Fault> {
        self.store.set_letters(&asker.who.id, on).await?;
        Ok(asker.tell(&Message::new(if on { "letters-on" } else { "letters-off" })))
    }

    /// Everything that a member has chosen, each with a button for what else there is; after a sentence that was
    /// just said.
    pub(super) async fn settings_card(
        &self,
        asker: &Asker<'_>,
        said: Option<Answer>,
    ) -> Result<Vec<Answer>, Fault> {
        let now = self.clock.now();
        let stored = self.store.habits(&asker.who.id).await?;
        let habits = stored.clone().on_server(self.zone_here(asker).await?);
        let member = self.store.member(&asker.who.id).await?;
        let chosen = member.as_ref().and_then(|member| member.language);
        let language = chosen.unwrap_or(asker.language);
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
            reminders(&habits),
            idle(&habits),
            digest(&habits, now),
            quiet(&habits),
            zone(&habits, &stored, now),
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
        Ok(vec![with_buttons(private(text), card.buttons(&habits, letters))])
    }
}

/// The buttons of the settings in a language.
#[derive(Clone, Copy)]
struct Card {
    language: Language,
}

impl Card {
    fn set(self, word: &str, text: &str, label: &Message) -> Option<Button> {
        let press = RemindPress::Set { word: word.to_owned(), text: text.to_owned() };
        Press::Remind(press).button(words().say(self.language, label), ButtonStyle::Plain)
    }

    fn buttons(self, habits: &Habits, letters: Option<bool>) -> Vec<Option<Button>> {
        let mut buttons = Vec::new();
        let mut add = |word: &str, text: &str, label: Message| buttons.push(self.set(word, text, &label));
        if habits.reminded {
            let points = [Point::Part(2), Point::Part(3), Point::Part(4), Point::Before { hours: 12 }];
            for point in points.into_iter().filter(|point| *point != habits.point) {
                let label = Message::new("settings-button-point").with("point", point_message(point));
                add("remind", &point.to_string(), label);
            }
            match habits.private {
                true => add("remind", "here", Message::new("settings-button-here")),
                false => add("remind", "private", Message::new("settings-button-private")),
            }
            add("remind", "off", Message::new("settings-button-remind-off"));
        } else {
            add("remind", "on", Message::new("settings-button-remind-on"));
        }
        match habits.digest {
            Some(_) => add("digest", "off", Message::new("settings-button-digest-off")),
            None => add("digest", "08:00", Message::new("settings-button-digest-on").with("hour", "08:00")),
        }
        if habits.quiet.is_none() {
            let label = Message::new("settings-button-quiet").with("hours", "22:00–08:00");
            add("quiet", "22:00-08:00", label);
        }
        if !habits.weekends {
            add("quiet", "weekends", Message::new("settings-button-weekends"));
        }
        if habits.quiet.is_some() || habits.weekends {
            add("quiet", "off", Message::new("settings-button-quiet-off"));
        }
        match letters {
            Some(true) => add("letters", "off", Message::new("settings-button-letters-off")),
            _ => add("letters", "on", Message::new("settings-button-letters-on")),
        }
        for language in Language::ALL.into_iter().filter(|language| *language != self.language) {
            let press = RemindPress::Set { word: "language".to_owned(), text: language.code().to_owned() };
            buttons.push(Press::Remind(press).button(language.name(), ButtonStyle::Plain));
        }
        buttons
    }
}

/// A button that says something about oneself.
fn set(asker: &Asker<'_>, word: &str, text: &str, label: &'static str) -> Option<Button> {
    Card { language: asker.language }.set(word, text, &Message::new(label))
}

/// When and where one is reminded.
fn reminders(habits: &Habits) -> Message {
    if !habits.reminded {
        return Message::new("settings-remind-off");
    }
    Message::new("settings-remind")
        .with("point", point_message(habits.point))
        .with("place", Message::new(if habits.private { "settings-private" } else { "settings-here" }))
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

/// What happens where nothing runs out.
fn idle(habits: &Habits) -> Message {
    match habits.idle_days.filter(|_| habits.reminded) {
        Some(days) => Message::new("settings-idle").with("days", i64::from(days)),
        None => Message::new("settings-idle-off"),
    }
}

fn digest(habits: &Habits, now: Timestamp) -> Message {
    let next = digest_after(habits, now, None);
    match habits.digest.zip(next) {
        Some((hour, _)) => Message::new("settings-digest").with("hour", hour_text(hour)),
        None => Message::new("settings-digest-off"),
    }
}

fn quiet(habits: &Habits) -> Message {
    let hours = habits.quiet.map(|quiet| quiet.to_string().replace('-', "–"));
    match (hours, habits.weekends) {
        (Some(hours), true) => Message::new("settings-quiet-both").with("hours", hours),
        (Some(hours), false) => Message::new("settings-quiet-hours").with("hours", hours),
        (None, true) => Message::new("settings-quiet-weekends"),
        (None, false) => Message::new("settings-quiet-off"),
    }
}

fn zone(habits: &Habits, stored: &Habits, now: Timestamp) -> Message {
    let local = habits.zone.rules().to_datetime(now);
    let servers = !habits.zone_chosen && habits.zone != stored.zone;
    Message::new(if servers { "settings-zone-server" } else { "settings-zone" })
        .with("zone", habits.zone.to_string())
        .with("now", hour_text(local.time()))
}

/// A place that is in no list of zones, with those that may be meant.
pub(in crate::chat) fn unknown_zone(text: &str) -> Message {
    let near = zones_near(text, NEAR);
    let near = near.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    match near.as_str() {
        "" => Message::new("zone-unknown").with("typed", quoted(text)),
        _ => Message::new("zone-near").with("typed", quoted(text)).with("near", near),
    }
}
