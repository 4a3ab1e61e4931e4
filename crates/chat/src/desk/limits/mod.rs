//! Limits against floods: how much one member, and all members of one server, may ask for.
//!
//! A member who exceeds a limit is told so once, with the time at which it ends, and gets no more answers
//! until then. Moves in one's own games and answers to offers there have separate, generous limits, so that
//! nobody is kept from playing. Talk between people costs nothing.

pub(crate) mod admit;
pub(crate) mod budget;
pub(crate) mod share;

use crate::clock::Clock;
use crate::desk::limits::share::Share;
use budget::{Budget, Spent};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;

/// The limits; 0 means no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Tables that have not ended, for each host.
    pub tables_per_member: u32,
    /// Tables that have not ended, for each server.
    pub tables_per_server: u32,
    /// Tables that wait for players, for each server.
    pub waiting_per_server: u32,
    /// Commands and buttons a minute, for each member.
    pub commands_per_minute: u32,
    /// Commands and buttons a minute, for all members of a server together.
    pub server_commands_per_minute: u32,
    /// Moves and answers a minute in one's own games, for each member.
    pub moves_per_minute: u32,
    /// Pictures asked for a minute, for each member.
    pub pictures_per_minute: u32,
    /// Replays and sheets asked for an hour, for each member.
    pub films_per_hour: u32,
    /// Files sent for import an hour, for each member.
    pub files_per_hour: u32,
    /// Games imported a day, for each member.
    pub imports_per_day: u32,
    /// Lists of completions, and looks at boards of a page, a minute, for each member.
    pub completions_per_minute: u32,
    /// Requests of the API a minute, for each token.
    pub requests_per_minute: u32,
    /// MiB of pictures and files that the local chat stores.
    pub local_mebibytes: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables_per_member: 50,
            tables_per_server: 1_000,
            waiting_per_server: 100,
            commands_per_minute: 60,
            server_commands_per_minute: 600,
            moves_per_minute: 180,
            pictures_per_minute: 40,
            films_per_hour: 30,
            files_per_hour: 30,
            imports_per_day: 20,
            completions_per_minute: 600,
            requests_per_minute: 240,
            local_mebibytes: 200,
        }
    }
}

impl Limits {
    /// Keeps only the limits on stored data; for scripts, which say in a moment as much as people in a week.
    #[must_use]
    pub fn unhurried(self) -> Limits {
        Limits {
            commands_per_minute: 0,
            server_commands_per_minute: 0,
            moves_per_minute: 0,
            pictures_per_minute: 0,
            films_per_hour: 0,
            files_per_hour: 0,
            completions_per_minute: 0,
            requests_per_minute: 0,
            ..self
        }
    }

    /// Whether there is room for one more; 0: always.
    pub(crate) fn admits(limit: u32, there: u64) -> bool {
        limit == 0 || there < u64::from(limit)
    }

    /// Returns the limit of a server's tables: the server's own, but no more than the program's.
    pub(crate) fn tables_of(self, settled: Option<u32>) -> u32 {
        match (settled, self.tables_per_server) {
            (None, most) => most,
            (Some(own), 0) => own,
            (Some(own), most) => own.min(most),
        }
    }
}

/// The budgets of a chat.
pub struct RateLimiter {
    commands: Budget,
    server: Budget,
    moves: Budget,
    pictures: Budget,
    films: Budget,
    files: Budget,
    completions: Budget,
    requests: Budget,
}

impl RateLimiter {
    /// Creates full budgets.
    pub fn new(limits: Limits, clock: &Arc<dyn Clock>) -> RateLimiter {
        const MINUTE: Duration = Duration::from_mins(1);
        const HOUR: Duration = Duration::from_hours(1);
        RateLimiter {
            commands: Budget::new(limits.commands_per_minute, MINUTE, clock),
            server: Budget::new(limits.server_commands_per_minute, MINUTE, clock),
            moves: Budget::new(limits.moves_per_minute, MINUTE, clock),
            pictures: Budget::new(limits.pictures_per_minute, MINUTE, clock),
            films: Budget::new(limits.films_per_hour, HOUR, clock),
            files: Budget::new(limits.files_per_hour, HOUR, clock),
            completions: Budget::new(limits.completions_per_minute, MINUTE, clock),
            requests: Budget::new(limits.requests_per_minute, MINUTE, clock),
        }
    }

    /// Takes the shares; if one is used up, returns which.
    fn take(&self, who: &str, server: Option<&str>, shares: &[Share]) -> Option<(&'static str, Spent)> {
        for share in shares {
            let (budget, id) = match share {
                Share::Command => (&self.commands, "limit-commands"),
                Share::Move => (&self.moves, "limit-moves"),
                Share::Picture => (&self.pictures, "limit-pictures"),
                Share::Film => (&self.films, "limit-films"),
                Share::File => (&self.files, "limit-files"),
            };
            match budget.spend(who, who) {
                Spent::Yes => {}
                wanting => return Some((id, wanting)),
            }
            if *share == Share::Command
                && let Some(server) = server
            {
                match self.server.spend(server, who) {
                    Spent::Yes => {}
                    wanting => return Some(("limit-server", wanting)),
                }
            }
        }
        None
    }
}
