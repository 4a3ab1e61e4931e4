//! The rows of the queue and the messages: each once, each counted by its kind and by the people whom it pings.

use super::world::{ORGANISER, World};
use crate::torture::place_of;
use liege_chat::OutboundMessage;
use liege_store::{About, OutboxKind, Queued};
use std::collections::BTreeSet;

/// The kind of a row, for figures.
fn kind(row: &Queued) -> String {
    let payload = &row.payload;
    let named = payload["tells"].as_str().or(payload.as_str()).map(str::to_owned);
    let first = || payload.as_object().and_then(|fields| fields.keys().next().cloned());
    match row.kind {
        OutboxKind::Lobby => "invitation or standing message".to_owned(),
        OutboxKind::Thread => "thread".to_owned(),
        OutboxKind::Card => "card".to_owned(),
        OutboxKind::Post | OutboxKind::Notice => named.or_else(first).unwrap_or_default(),
    }
}

impl World {
    /// Reads the rows queued since the last call. Returns the tables that changed.
    pub async fn read_rows(&mut self) -> Result<BTreeSet<i64>, String> {
        let mut tables = BTreeSet::new();
        let store = self.program.store();
        while let Some(row) = store.queued_after(self.mail.last).await.map_err(|error| error.to_string())? {
            self.mail.last = row.id;
            if let About::Table(table) = row.about {
                tables.insert(table);
            }
            self.mail.rows.insert(row.id, (row.about, kind(&row)));
        }
        Ok(tables)
    }

    /// Checks and counts the messages that came.
    pub async fn read_letters(&mut self) -> Result<(), String> {
        for letter in self.program.post.letters() {
            let id =
                letter.nonce.rsplit_once('-').and_then(|(kind, id)| (kind != "liege-host").then_some(id));
            let Some(id) = id.and_then(|id| id.parse::<i64>().ok()) else { continue };
            self.read_letter(id, &letter).await?;
        }
        Ok(())
    }

    async fn read_letter(&mut self, id: i64, letter: &OutboundMessage) -> Result<(), String> {
        let place = place_of(&letter.to).to_owned();
        let text = &letter.text;
        if !self.mail.seen.insert((id, place.clone())) {
            return Err(format!("row {id} came twice to {place}: {text}"));
        }
        if text.chars().count() > 2_000 || text.contains("{$") || text.contains("(Mark") {
            return Err(format!("row {id} is no readable message: {text}"));
        }
        let Some((about, kind)) = self.mail.rows.get(&id).cloned() else {
            return Err(format!("a message of no row: {text}"));
        };
        let once: BTreeSet<&String> = letter.mentions.iter().collect();
        if once.len() != letter.mentions.len() {
            return Err(format!("row {id} mentions somebody twice: {:?}", letter.mentions));
        }
        let told = match about {
            About::Contest(contest) => {
                let stored = self.contest(contest).await?;
                let concerned = |member: &String| {
                    let entrants = stored.contest.entrants().iter();
                    let mut people = entrants.flat_map(|entrant| {
                        let former = entrant.former.iter().map(|(_, person)| person);
                        entrant.members.iter().chain(former)
                    });
                    member == ORGANISER || people.any(|person| person.id == *member)
                };
                if let Some(stranger) = letter.mentions.iter().find(|member| !concerned(member)) {
                    return Err(format!("{stranger} is called to contest #{contest}: {text}"));
                }
                &mut self.figures.of_contests
            }
            About::Table(_) => &mut self.figures.of_tables,
        };
        let told = told.entry(kind).or_default();
        told.posts += 1;
        // A silent post rings nobody, whomever it names.
        let rung: &[String] = if letter.silent { &[] } else { &letter.mentions };
        told.pings += rung.len() as u64;
        for member in rung {
            let pings = self.figures.people.entry(member.clone()).or_default();
            match about {
                About::Contest(_) => pings.0 += 1,
                About::Table(_) => pings.1 += 1,
            }
        }
        Ok(())
    }
}
