//! Checks that somebody may do something at all: in the lobby, during the game, as a player, as host or
//! manager.

use crate::sitting::error::TableError;
use crate::sitting::table::Table;
use crate::stored::chair::Player;
use crate::stored::record::Status;
use liege_game::SeatSet;

/// Somebody who may have powers over a table: as its host, or because they manage its server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steward<'a> {
    /// The member's id.
    pub id: &'a str,
    /// Whether they manage the server where the table is.
    pub manages: bool,
}

impl<'a> From<&'a str> for Steward<'a> {
    fn from(id: &'a str) -> Steward<'a> {
        Steward { id, manages: false }
    }
}

impl<'a> From<&'a String> for Steward<'a> {
    fn from(id: &'a String) -> Steward<'a> {
        Steward { id, manages: false }
    }
}

impl Table {
    /// Checks that somebody is the host or a manager of the server.
    pub(crate) fn is_steward(&self, who: Steward<'_>) -> Result<(), TableError> {
        if who.manages { Ok(()) } else { self.is_host(who.id) }
    }

    /// Whether somebody has any powers here, as host or manager.
    #[must_use]
    pub fn has_powers(&self, who: Steward<'_>) -> bool {
        self.is_steward(who).is_ok()
    }

    /// The seats with which a member plays in a game in progress.
    pub(crate) fn seats_playing(&self, member: &str) -> Result<SeatSet, TableError> {
        self.is_on()?;
        match self.seats_of(member) {
            seats if seats.is_empty() => Err(TableError::NotSeated),
            seats => Ok(seats),
        }
    }

    pub(crate) fn is_on(&self) -> Result<(), TableError> {
        match self.record.status {
            Status::Playing if self.is_dealing() => {
                let name = self.chooser().map(|chooser| chooser.name.clone()).unwrap_or_default();
                Err(TableError::Dealing { name })
            }
            Status::Playing => Ok(()),
            Status::Lobby => Err(TableError::NotStarted),
            Status::Over => Err(TableError::Over),
            Status::Abandoned => Err(TableError::Abandoned),
        }
    }

    pub(crate) fn in_lobby(&self) -> Result<(), TableError> {
        match self.record.status {
            Status::Lobby => Ok(()),
            Status::Playing => Err(TableError::AlreadyStarted),
            Status::Over => Err(TableError::Over),
            Status::Abandoned => Err(TableError::Abandoned),
        }
    }

    /// The name of a player for a sentence; empty at an anonymous table.
    pub(crate) fn name_of(&self, player: &Player) -> String {
        if self.record.terms.anonymous { String::new() } else { player.name.clone() }
    }

    /// Checks that a member is the host.
    pub(crate) fn is_host(&self, member: &str) -> Result<(), TableError> {
        if self.record.host.id == member {
            return Ok(());
        }
        Err(TableError::NotHost { host: self.name_of(&self.record.host) })
    }
}
