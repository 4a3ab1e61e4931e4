//! How well and how reliably people play: ratings, leaderboards, who met whom; the next game, and playing one
//! again.

mod card;
mod chart;
mod leaders;
mod next;
mod press;
mod record;
mod rematch;
mod versus;

pub use press::StandingPress;
pub(super) use record::Unsuited;

use super::hear::Asker;
use super::io::Answer;
use super::lay::person_called;
use super::name::Name;
use super::{Chat, Fault};
use crate::chat::echo::quoted;
use crate::table::Player;
use crate::words::Message;

/// A command about standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StandingCommand {
    /// Somebody's ratings.
    Rating {
        /// Whose, as typed; none: one's own.
        who: Option<String>,
    },
    /// The best of a server.
    Leaderboard {
        /// The game, as typed; none: that of the place.
        game: Option<String>,
    },
    /// How one has played against somebody.
    Versus {
        /// Whom, as typed.
        who: String,
    },
    /// Play a game again.
    Rematch {
        /// The table whose game has ended.
        table: Option<i64>,
    },
    /// The board of the most urgent table that waits for one.
    Next,
    /// Be on leaderboards or not.
    Unlisted {
        /// Not.
        on: bool,
    },
}

/// Reads what stands after the word of a command; the error is the Fluent id of what is wrong.
pub(super) fn read(name: Name, table: Option<i64>, rest: &str) -> Result<StandingCommand, &'static str> {
    let some = |rest: &str| (!rest.is_empty()).then(|| rest.to_owned());
    Ok(match name {
        Name::Leaderboard => StandingCommand::Leaderboard { game: some(rest) },
        Name::Versus => StandingCommand::Versus { who: some(with_whom(rest)).ok_or("versus-whom")? },
        Name::Rematch => {
            let number = rest.split_whitespace().find_map(|word| word.trim_start_matches('#').parse().ok());
            StandingCommand::Rematch { table: table.or(number) }
        }
        Name::Next => StandingCommand::Next,
        Name::Unlisted => StandingCommand::Unlisted { on: on(rest).ok_or("unlisted-which")? },
        _ => StandingCommand::Rating { who: some(rest) },
    })
}

/// Who is named in «счёт с @Ada» or "versus against @Ada".
fn with_whom(rest: &str) -> &str {
    const WITH: [&str; 8] = ["with", "against", "с", "со", "против", "з", "із", "проти"];
    match rest.split_once(char::is_whitespace) {
        Some((word, who)) if WITH.contains(&word.to_lowercase().as_str()) => who.trim(),
        _ => rest,
    }
}

/// On or off, in the three languages; nothing is on.
fn on(word: &str) -> Option<bool> {
    match word.to_lowercase().as_str() {
        "" | "on" | "yes" | "вкл" | "да" | "увімк" | "так" => Some(true),
        "off" | "no" | "выкл" | "нет" | "вимк" | "ні" => Some(false),
        _ => None,
    }
}

impl Chat {
    /// The commands about standing.
    pub(super) async fn standing(
        &self,
        asker: &Asker<'_>,
        command: &StandingCommand,
    ) -> Result<Vec<Answer>, Fault> {
        match command {
            StandingCommand::Rating { who } => match self.meant_person(asker, Name::Rating, who.as_deref()) {
                Ok(player) => self.rating_card(asker, &player).await,
                Err(answers) => Ok(answers),
            },
            StandingCommand::Leaderboard { game } => self.leaderboard(asker, game.as_deref()).await,
            StandingCommand::Versus { who } => match self.meant_person(asker, Name::Versus, Some(who)) {
                Ok(player) => self.versus(asker, &player).await,
                Err(answers) => Ok(answers),
            },
            StandingCommand::Rematch { table } => self.rematch(asker, *table).await,
            StandingCommand::Next => self.next(asker, None).await,
            StandingCommand::Unlisted { on } => {
                self.store.set_unlisted(&asker.who.id, *on).await?;
                Ok(asker.tell(&Message::new(if *on { "unlisted-on" } else { "unlisted-off" })))
            }
        }
    }

    /// The buttons about standing.
    pub(super) async fn standing_pressed(
        &self,
        asker: &Asker<'_>,
        press: &StandingPress,
    ) -> Result<Vec<Answer>, Fault> {
        match press {
            StandingPress::Leaders { game, page } => self.leaders_page(asker, game, *page).await,
            StandingPress::Rematch { table } => self.rematch_at(asker, *table).await,
            StandingPress::Next { table } => self.next(asker, Some(*table)).await,
        }
    }

    /// The person named after a command, or the one who asks.
    #[allow(clippy::unused_self)] // Reads as one of the chat's own.
    fn meant_person(
        &self,
        asker: &Asker<'_>,
        command: Name,
        typed: Option<&str>,
    ) -> Result<Player, Vec<Answer>> {
        let found = match typed {
            None => Some(Player { id: asker.who.id.clone(), name: asker.who.name.clone() }),
            Some(typed) => person_called(asker, typed),
        };
        found.ok_or_else(|| {
            let message = Message::new("standing-person")
                .with("name", quoted(typed.unwrap_or_default()))
                .with("command", command.typed(asker.language));
            asker.tell(&message)
        })
    }
}
