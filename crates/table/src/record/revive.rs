//! Making tables of sheets: the game is played again, and must come to the result in the record.

use super::fault::{Fault, quoted};
use super::sheet::{Place, Sheet};
use super::write::result;
use crate::log::replay::ReplayError;
use crate::sitting::error::TableError;
use crate::sitting::table::Table;
use crate::stored::chair::{Chair, Player};
use crate::stored::origin::{Kept, Manner, Origin, Sealed};
use crate::stored::presence::Presence;
use crate::stored::record::{Entry, Lobby, Record, Status, Venue};
use crate::stored::table_event::with_member;
use jiff::{SignedDuration, Timestamp};
use liege_game::Seed;
use liege_words::Message;
use std::sync::Arc;

/// The allowed difference between the clock of the record's writer and ours.
const AHEAD: SignedDuration = SignedDuration::from_hours(24);

/// The plan of an import.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The manner: to look at, or to resume.
    pub manner: Manner,
    /// The members here who are the people of the record, in its order.
    pub people: Vec<Player>,
    /// The chairs, in seat order, if the game is resumed.
    pub chairs: Vec<Chair>,
    /// The host, if the game is resumed.
    pub host: Player,
    /// The place of the table.
    pub venue: Venue,
    /// The seed for draws of chance, if the record does not reveal its seed.
    pub seed: Seed,
    /// The time of the import.
    pub at: Timestamp,
}

impl Sheet {
    /// Makes the table by playing its game again.
    ///
    /// # Errors
    /// Returns an error for a time in the future; an entry that does not replay; a position, result or draw
    /// that differs from the log's; or a game to be resumed that is over, or whose seats were still being
    /// drawn.
    pub fn table(&self, plan: Plan) -> Result<Table, Fault> {
        let Plan { manner, people, chairs, host, venue, seed, at } = plan;
        self.has_been(at)?;
        // Unknown times are shown to nobody, but the fields need a value.
        let opened = self.opened.unwrap_or(at);
        let nobody = || Player { id: "?".to_owned(), name: "?".to_owned() };
        let person = |index: usize| people.get(index).cloned().unwrap_or_else(nobody);
        let kept: Vec<Chair> = self
            .chairs
            .iter()
            .map(|place| match place {
                Place::Open => Chair::Open,
                Place::Invited(index) => Chair::Invited(person(*index)),
                Place::Held(index) => Chair::Held(person(*index)),
            })
            .collect();
        let log: Vec<Arc<Entry>> = self
            .log
            .iter()
            .zip(1..)
            .map(|(row, number)| {
                Arc::new(Entry {
                    number,
                    seat: row.seat,
                    player: row.player.map(|index| person(index).id),
                    action: match row.named {
                        Some(index) => with_member(self.game, &row.action, &person(index).id),
                        None => row.action.clone(),
                    },
                    at: row.at.unwrap_or(opened),
                })
            })
            .collect();
        let mut sealed = self.sealed.clone();
        if let Some(hash) = &self.seed_hash {
            sealed.push(Sealed { until: log.len(), hash: hash.clone() });
        }
        let opener = person(self.host);
        let origin = Origin {
            digest: self.digest.clone(),
            manner,
            entries: log.len(),
            sealed,
            chairs: kept.iter().map(Kept::of).collect(),
            host: opener.id.clone(),
            tags: self.tags.clone(),
            unknown: self.unknown(),
        };
        let changed = log.last().map(|entry| entry.at).or(self.begun).unwrap_or(opened);
        let (host, chairs) = match manner {
            Manner::Archived => (opener, kept),
            Manner::Resumed => (host, chairs),
        };
        let record = Record {
            id: 0,
            game: self.game,
            rules: self.rules,
            options: self.options.clone(),
            terms: self.terms.clone(),
            start: self.start.clone(),
            host,
            venue,
            seed: self.seed.clone().unwrap_or(seed),
            chairs,
            status: Status::Playing,
            log,
            version: 0,
            shown: 0,
            created: opened,
            changed,
            started: self.begun,
            origin: Some(origin),
            presence: Presence::default(),
            lobby: Lobby::default(),
        };
        let table = Table::brought_in(record).map_err(|error| self.unplayable(&error))?;
        self.compare(&table)?;
        if manner == Manner::Resumed {
            if table.is_finished() {
                return Err(Fault::new(Message::new("record-is-over")));
            }
            if table.deals_seats() {
                return Err(Fault::new(Message::new("record-is-dealing")));
            }
        }
        Ok(table)
    }

    /// Checks that everything happened before a time. A pause, leave or outage in the future would stop the
    /// clocks of a resumed game for as long as the record's author likes. The order of the times is not
    /// checked: in real games too they go back when a clock is corrected, and the bot notes only now and then
    /// that it is alive, so an outage may begin before the last entry.
    fn has_been(&self, now: Timestamp) -> Result<(), Fault> {
        let latest = now.saturating_add(AHEAD).unwrap_or(now);
        let begun = self.begun.map(|begun| (self.begun_line, begun));
        let rows = self.log.iter().filter_map(|row| Some((row.line, row.at?)));
        let opened = self.opened.map(|opened| (self.opened_line, opened));
        match opened.into_iter().chain(begun).chain(rows).find(|(_, at)| *at > latest) {
            Some((line, _)) if self.foreign_date.is_some() => {
                let date = self.foreign_date.as_deref().unwrap_or_default();
                Err(Fault::at(line, Message::new("record-pgn-date").with("date", quoted(date))))
            }
            Some((line, at)) => {
                let message = Message::new("record-yet-to-come").with("time", quoted(&super::time(at)));
                Err(Fault::at(line, message))
            }
            None => Ok(()),
        }
    }

    /// The fault that the game can't be played again.
    fn unplayable(&self, error: &TableError) -> Fault {
        let TableError::Unplayable(error) = error else {
            return Fault::new(error.message()).of(self.game);
        };
        let why = match error {
            ReplayError::Start(refusal) => {
                return Fault::new(Message::new("record-start").with("why", refusal.message.clone()))
                    .of(self.game);
            }
            ReplayError::Refused { refusal, .. } => refusal.message.clone(),
            ReplayError::WrongSeat { actor: Some(seat), .. } => {
                Message::new("record-wrong-seat").with("seat", *seat)
            }
            ReplayError::WrongSeat { actor: None, .. } => Message::new("record-wrong-referee"),
            ReplayError::AfterEnd { .. } => Message::new("record-past-end"),
            ReplayError::TableEvent { .. } | ReplayError::Gap { .. } => Message::new("record-misplaced"),
        };
        let number = error.number();
        let row = number.checked_sub(1).and_then(|index| self.log.get(index));
        let message = Message::new("record-refused")
            .with("number", number.to_string())
            .with("action", quoted(row.map_or("", |row| &row.action)))
            .with("why", why);
        match row {
            Some(row) => Fault::at(row.line, message),
            None => Fault::new(message),
        }
        .of(self.game)
    }

    /// Checks that the log leads to the position and result in the record.
    fn compare(&self, table: &Table) -> Result<(), Fault> {
        let position = table.state().position();
        if super::one_line(&position) != super::one_line(&self.position) {
            let message = Message::new("record-position").with("leads", quoted(&position));
            return Err(Fault::at(self.position_line, message));
        }
        let came = result(table);
        if came != self.result {
            let message = Message::new("record-result")
                .with("result", quoted(&came))
                .with("given", quoted(&self.result));
            return Err(Fault::at(self.result_line, message));
        }
        // If the seed is revealed, this finds a draw that does not follow from it.
        if let Ok(Some((number, drawn))) = table.bent_draw()
            && let Some(row) = self.log.get(number - 1)
            && self.seed.is_some()
        {
            let message = Message::new("record-bent").with("number", number.to_string());
            return Err(Fault::at(row.line, message.with("drawn", quoted(&drawn))));
        }
        Ok(())
    }
}
