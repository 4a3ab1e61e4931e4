//! Records of games, out and in, and positions to set up.

mod bring;
mod export;
mod kept;
mod position;

pub use bring::guests;
pub use export::file_name;
pub(super) use kept::{export_button, is_kept, kept_post, resumed_lines};

use super::hear::Asker;
use super::io::{Answer, Said};
use super::parse::{Name, Parsed, parse};
use super::post::Telling;
use super::{Chat, Command, Fault};
use crate::game::Foreign;
use crate::store::Announcement;
use crate::table::Manner;

/// A command about records and positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordCommand {
    /// The record of a table as a file.
    Export {
        /// The table; none where the place implies it.
        table: Option<i64>,
        /// Another notation asked for.
        notation: Option<Foreign>,
    },
    /// Bring in a record that came as a file.
    Import {
        /// What is to become of it; none: what fits.
        manner: Option<Manner>,
        /// Also if it was brought in before.
        again: bool,
        /// Who is to take which seat, as typed: `red=@ada white=open`.
        seats: String,
    },
    /// The position string.
    Position {
        /// The table.
        table: Option<i64>,
        /// After so many actions; none: now.
        at: Option<usize>,
    },
}

/// What people type for a record to be kept.
const ARCHIVE: [&str; 10] = [
    "archive",
    "archived",
    "keep",
    "архив",
    "сохранить",
    "архів",
    "зберегти",
    "архивировать",
    "архівувати",
    "only-keep",
];
/// What people type for a game to go on.
const RESUME: [&str; 7] = ["resume", "continue", "play", "продолжить", "играть", "продовжити", "грати"];
/// What people type to bring a record in once more.
const AGAIN: [&str; 6] = ["again", "anyway", "снова", "ещё", "знову", "ще"];
/// Little words before the number of an action.
const LITTLE: [&str; 8] = ["at", "after", "на", "после", "після", "в", "у", "#"];

/// Reads what stands after the word of a command about records.
///
/// # Errors
/// The id of a sentence that says what would be right.
pub(super) fn parsed(name: Name, table: Option<i64>, rest: &str) -> Result<RecordCommand, &'static str> {
    let words = || rest.split_whitespace();
    match name {
        Name::Export => {
            let (mut table, mut notation) = (table, None);
            for word in words() {
                if let Some(known) = Foreign::called(word) {
                    notation = Some(known);
                } else {
                    table = Some(word.trim_start_matches('#').parse().map_err(|_| "record-export-how")?);
                }
            }
            Ok(RecordCommand::Export { table, notation })
        }
        Name::Import => {
            let (mut manner, mut again, mut seats) = (None, false, Vec::new());
            for word in words() {
                let plain = word.to_lowercase();
                if ARCHIVE.contains(&plain.as_str()) {
                    manner = Some(Manner::Archived);
                } else if RESUME.contains(&plain.as_str()) {
                    manner = Some(Manner::Resumed);
                } else if AGAIN.contains(&plain.as_str()) {
                    again = true;
                } else {
                    seats.push(word);
                }
            }
            Ok(RecordCommand::Import { manner, again, seats: seats.join(" ") })
        }
        _ => {
            let (mut table, mut at) = (table, None);
            for word in words().filter(|word| !LITTLE.contains(&word.to_lowercase().as_str())) {
                if let Some(named) = word.strip_prefix('#').and_then(|number| number.parse().ok()) {
                    table = Some(named);
                    continue;
                }
                let number = word.parse().map_err(|_| "record-position-how")?;
                if at.replace(number).is_some() {
                    return Err("record-position-how");
                }
            }
            Ok(RecordCommand::Position { table, at })
        }
    }
}

/// What is queued for a table that was laid without the chat: its invitation is posted.
#[must_use]
pub fn invitation() -> Announcement {
    Telling::Lobby.announce(0, 0)
}

/// Whether what is said asks for a file that comes with it: only then a transport has to fetch it.
#[must_use]
pub fn wants_file(said: &Said) -> bool {
    let is_import = |command: &Command| matches!(command, Command::Record(RecordCommand::Import { .. }));
    match said {
        Said::Command(command) => is_import(command),
        Said::Text { text, .. } => matches!(parse(text), Parsed::Command(command) if is_import(&command)),
        Said::Press(_) => false,
    }
}

impl Chat {
    /// `export`, `import`, `position`
    pub(super) async fn record(
        &self,
        asker: &Asker<'_>,
        command: &RecordCommand,
    ) -> Result<Vec<Answer>, Fault> {
        match command {
            RecordCommand::Export { table, notation } => self.export(asker, *table, *notation).await,
            RecordCommand::Import { manner, again, seats } => {
                self.import(asker, *manner, *again, seats).await
            }
            RecordCommand::Position { table, at } => self.position(asker, *table, *at).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Command {
        match parse(text) {
            Parsed::Command(command) => command,
            other => panic!("{text}: {other:?}"),
        }
    }

    fn export(table: Option<i64>, notation: Option<Foreign>) -> Command {
        Command::Record(RecordCommand::Export { table, notation })
    }

    fn import(manner: Option<Manner>, again: bool, seats: &str) -> Command {
        Command::Record(RecordCommand::Import { manner, again, seats: seats.into() })
    }

    #[test]
    fn commands_are_read_in_three_languages() {
        for text in ["export", "/export", "Экспорт", "експорт"] {
            assert_eq!(read(text), export(None, None), "{text}");
        }
        for text in ["export #3", "#3 export", "export 3"] {
            assert_eq!(read(text), export(Some(3), None), "{text}");
        }
        assert_eq!(read("export PGN #3"), export(Some(3), Some(Foreign::Pgn)));
        assert_eq!(read("import"), import(None, false, ""));
        assert_eq!(read("импорт архив"), import(Some(Manner::Archived), false, ""));
        assert_eq!(
            read("імпорт продовжити знову red=@ada white=open"),
            import(Some(Manner::Resumed), true, "red=@ada white=open")
        );
        let at = |at| Command::Record(RecordCommand::Position { table: Some(2), at });
        assert_eq!(read("position #2"), at(None));
        assert_eq!(read("#2 позиция после 17"), at(Some(17)));
        assert_eq!(read("position #2 at 17"), at(Some(17)));
        assert_eq!(parse("position now"), Parsed::Wrong(Name::Position, "record-position-how"));
        assert_eq!(parse("export doc"), Parsed::Wrong(Name::Export, "record-export-how"));
    }

    #[test]
    fn a_file_is_wanted_by_import_alone() {
        let text = |text: &str| Said::Text { text: text.into(), addressed: true, reply_to: None };
        assert!(wants_file(&text("Import resume")));
        assert!(wants_file(&Said::Command(import(None, false, ""))));
        for other in ["export", "important", "W2f3", ""] {
            assert!(!wants_file(&text(other)), "{other}");
        }
        assert!(!wants_file(&Said::Press("import:1".into())));
    }
}
