//! The commands about reminders, and the buttons that say the same.

use crate::chat::hear::Asker;
use crate::chat::io::Answer;
use crate::chat::name::Name;
use crate::chat::parse::{Parsed, parse};
use crate::chat::{Chat, Command, Fault};
use crate::words::Message;

/// A command about reminders, with its parts as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemindCommand {
    /// When and where one is reminded.
    Remind {
        /// `12h`, `third`, `off`, `private`, …; nothing: show what is chosen.
        text: String,
    },
    /// A daily digest instead.
    Digest {
        /// `08:00` or `off`.
        text: String,
    },
    /// When one is left alone.
    Quiet {
        /// `22:00-08:00`, `weekends`, `off`.
        text: String,
    },
    /// One's time zone.
    Zone {
        /// A city, a name of the database, a distance from UTC.
        text: String,
    },
    /// Be reminded of a table later.
    Snooze {
        /// The table.
        table: Option<i64>,
        /// `3h`, `tomorrow`; nothing: an hour.
        text: String,
    },
    /// Everything that one has chosen.
    Settings,
}

/// A button of a reminder or of the settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemindPress {
    /// Be reminded of a table later.
    Snooze {
        /// The table.
        table: i64,
        /// What tells the buttons of one reminder from those of another.
        mark: String,
        /// As typed.
        text: String,
    },
    /// Say something about oneself, as if it were typed; the settings are shown as they are then.
    Set {
        /// A word of a command.
        word: String,
        /// What is typed after it; for commands that take nothing, what tells one button from another.
        text: String,
    },
}

impl RemindPress {
    /// The table it is about, if it is about one.
    pub fn table(&self) -> Option<i64> {
        match self {
            RemindPress::Snooze { table, .. } => Some(*table),
            RemindPress::Set { .. } => None,
        }
    }

    /// The id of the button.
    pub fn id(&self) -> String {
        match self {
            RemindPress::Snooze { table, mark, text } => format!("snooze:{table}:{mark}:{text}"),
            RemindPress::Set { word, text } => format!("set:{word}:{text}"),
        }
    }

    /// Reads an id; `None` for one of another sort.
    pub fn read(id: &str) -> Option<RemindPress> {
        if let Some(rest) = id.strip_prefix("set:") {
            let (word, text) = rest.split_once(':')?;
            return Some(RemindPress::Set { word: word.to_owned(), text: text.to_owned() });
        }
        let mut parts = id.strip_prefix("snooze:")?.splitn(3, ':');
        let table = parts.next()?.parse().ok()?;
        let (mark, text) = (parts.next()?.to_owned(), parts.next()?.to_owned());
        Some(RemindPress::Snooze { table, mark, text })
    }
}

impl Chat {
    /// Obeys a command about reminders.
    pub(in crate::chat) async fn reminding(
        &self,
        asker: &Asker<'_>,
        command: &RemindCommand,
    ) -> Result<Vec<Answer>, Fault> {
        match command {
            RemindCommand::Snooze { table, text } => self.snooze(asker, *table, text).await,
            RemindCommand::Settings => self.settings_card(asker, None).await,
            other => self.choose_habit(asker, other).await,
        }
    }

    /// A button of a reminder or of the settings was pressed.
    pub(in crate::chat) async fn remind_pressed(
        &self,
        asker: &Asker<'_>,
        press: &RemindPress,
    ) -> Result<Vec<Answer>, Fault> {
        let (word, text) = match press {
            RemindPress::Snooze { table, text, .. } => return self.snooze_pressed(asker, *table, text).await,
            RemindPress::Set { word, text } => (word, text),
        };
        let gone = || asker.tell(&Message::new("button-gone"));
        match Name::of_word(word) {
            Some(Name::Settings) => return self.settings_card(asker, None).await,
            Some(Name::Tables) => return self.tables(asker).await,
            Some(Name::Remind | Name::Digest | Name::Quiet | Name::Zone | Name::Letters | Name::Language) => {
            }
            _ => return Ok(gone()),
        }
        let Parsed::Command(command) = parse(&format!("{word} {text}")) else { return Ok(gone()) };
        let said = match &command {
            Command::Remind(command) => self.choose_habit(asker, command).await?,
            Command::Letters { on } => self.letters(asker, *on).await?,
            Command::Language { language } => self.language(asker, language.as_deref()).await?,
            _ => return Ok(gone()),
        };
        self.settings_card(asker, said.into_iter().next()).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back() {
        for press in [
            RemindPress::Snooze { table: 12, mark: "0-1800000000".into(), text: "4h".into() },
            RemindPress::Set { word: "digest".into(), text: "08:00".into() },
            RemindPress::Set { word: "settings".into(), text: String::new() },
        ] {
            assert_eq!(RemindPress::read(&press.id()), Some(press));
        }
        for id in ["", "set", "set:x", "snooze:", "snooze:x:1:1h", "snooze:1:2", "board:1:2"] {
            assert_eq!(RemindPress::read(id), None, "{id}");
        }
    }
}
