//! Completions for slash commands and the local page: from memory, quick.

use super::command::typed_as;
use crate::chat::commands::deal::acts::open_to;
use crate::chat::desk::{Chat, Choice, Field, Person, Place};
use crate::chat::wording::facts::Reader;
use crate::chat::wording::speaker::{Speaker, game_text, known_holder};
use crate::game::{Seat, words};
use crate::table::{Deal, Dice, Table, Urgency};
use crate::words::Language;
use std::sync::Arc;

/// Discord shows no more.
const CHOICES: usize = 25;
/// Discord's limit for a choice's label and value.
const CHARS: usize = 100;

impl Chat {
    /// Completions for a field of a slash command, from memory: quick, at most 25.
    pub async fn complete(
        &self,
        who: &Person,
        place: &Place,
        field: Field,
        table: Option<i64>,
        typed: &str,
    ) -> Vec<Choice> {
        if !self.completes(who) {
            return Vec::new();
        }
        let language = who.locale.or(place.locale).unwrap_or(self.settings.language);
        let low = typed.to_lowercase();
        let choice = |label: String, value: String| {
            let fits = value.chars().count() <= CHARS && !value.is_empty();
            fits.then(|| Choice { label: label.chars().take(CHARS).collect(), value })
        };
        let choices: Vec<Option<Choice>> = match field {
            Field::Game => crate::game::all()
                .iter()
                .map(|game| (game_text(language, *game, "name").unwrap_or_default(), game.id().to_owned()))
                .filter(|(name, id)| name.to_lowercase().contains(&low) || id.contains(&low))
                .map(|(name, id)| choice(name, id))
                .collect(),
            Field::Topic => {
                // What is called in one's own language may be looked for by its English name as well.
                let commands =
                    super::registry::commands().map(|command| (typed_as(language, command.id), command.id));
                let commands = commands
                    .filter(|(word, id)| word.contains(&low) || id.contains(&low))
                    .map(|(word, _)| word);
                let games = crate::game::all().iter().map(|game| game.id().to_owned());
                let general = std::iter::once("diplomacy".to_owned()).chain(games);
                let general = general.filter(|topic| topic.contains(&low));
                let kinds = crate::game::all()
                    .iter()
                    .flat_map(|game| game.kinds().iter().map(|kind| format!("{} {}", game.id(), kind.id)));
                let kinds = kinds.filter(|topic| topic.contains(&low));
                general.chain(commands).chain(kinds).map(|topic| choice(topic.clone(), topic)).collect()
            }
            Field::Time => {
                let usual = crate::chat::wording::timing::USUAL.iter().filter(|text| text.contains(&low));
                let own = crate::chat::wording::timing::read(typed).map(|time| time.to_string());
                let own = own
                    .into_iter()
                    .filter(|own| !crate::chat::wording::timing::USUAL.contains(&own.as_str()));
                let all = own.chain(usual.map(|text| (*text).to_owned()));
                all.map(|text| choice(time_label(language, &text), text)).collect()
            }
            Field::Zone => crate::reminding::cities_like(typed.trim(), CHOICES)
                .into_iter()
                .map(|name| choice(name.clone(), name))
                .collect(),
            Field::Table => self
                .tables_to_name(who, place, &low)
                .await
                .iter()
                .map(|table| {
                    (
                        table,
                        format!("#{} {}", table.id(), Speaker { language, game: table.game() }.game_name()),
                    )
                })
                .filter(|(_, label)| label.to_lowercase().contains(&low))
                .map(|(table, label)| choice(label, table.id().to_string()))
                .collect(),
            Field::Act => {
                let Some(table) = self.table_for_completion(who, place, table).await else {
                    return Vec::new();
                };
                let speaker = Speaker { language, game: table.game() };
                acts(speaker, &table, who, &low).into_iter().map(|(label, act)| choice(label, act)).collect()
            }
            Field::Deal => {
                let Some(table) = self.table_for_completion(who, place, table).await else {
                    return Vec::new();
                };
                let speaker = Speaker { language, game: table.game() };
                let reader = Reader::of(&table, &who.id);
                let theirs = |deal: &&Deal| reader.has_say(&table, deal);
                let mut labels: Vec<(String, String)> = Vec::new();
                for deal in table.ledger().open().filter(theirs) {
                    let number = table.shown(deal.number).to_string();
                    let label = format!("{number} · {}", speaker.say(&deal.terms));
                    // The number is all that is typed: one choice for each.
                    if label.to_lowercase().contains(&low)
                        && !labels.iter().any(|(_, known)| *known == number)
                    {
                        labels.push((label, number));
                    }
                }
                labels.into_iter().map(|(label, number)| choice(label, number)).collect()
            }
            Field::Seat => {
                let Some(table) = self.table_for_completion(who, place, table).await else {
                    return Vec::new();
                };
                let speaker = Speaker { language, game: table.game() };
                let seats = table.game().seats().iter().zip(0u8..);
                let free = table.dice().filter(|_| table.is_dealing()).map(Dice::free);
                seats
                    .filter(|(_, index)| free.as_ref().is_none_or(|free| free.contains(&Seat(*index))))
                    .map(|(info, index)| {
                        let name = speaker.seat(Seat(index));
                        let label = match known_holder(&table, Seat(index)) {
                            Some(player) => format!("{name} ({})", player.name),
                            None => name,
                        };
                        (label, info.id.to_owned())
                    })
                    .filter(|(label, id)| label.to_lowercase().contains(&low) || id.contains(&low))
                    .map(|(label, id)| choice(label, id))
                    .collect()
            }
            Field::Layout => {
                let Some(table) = self.table_for_completion(who, place, table).await else {
                    return Vec::new();
                };
                let game = table.game();
                let named = |id: &&'static str| -> (String, String) {
                    let name = game_text(language, game, &format!("layout-{id}"));
                    (name.unwrap_or_else(|| (*id).to_owned()), (*id).to_owned())
                };
                let layouts = game.layouts().iter().map(named);
                layouts
                    .filter(|(name, id)| name.to_lowercase().contains(&low) || id.contains(&low))
                    .map(|(name, id)| choice(name, id))
                    .collect()
            }
            Field::Line => {
                let Some(table) = self.table_for_completion(who, place, table).await else {
                    return Vec::new();
                };
                let offered = crate::chat::commands::plan::complete::complete(&table, &who.id, typed);
                offered.into_iter().map(|(label, value)| choice(label, value)).collect()
            }
            Field::Action | Field::Piece => {
                let Some(table) = self.table_for_completion(who, place, table).await else {
                    return Vec::new();
                };
                if table.is_dealing() {
                    return Vec::new();
                }
                let mine = table.seats_of(&who.id);
                let on_turn = table.to_move().iter().find(|seat| mine.contains(*seat));
                let Some(seat) = on_turn.or_else(|| mine.iter().next()) else { return Vec::new() };
                let offered = table.complete(mine, seat, typed);
                if field == Field::Action {
                    offered.into_iter().map(|(label, value)| choice(label, value)).collect()
                } else {
                    pieces(&table, &offered).into_iter().map(|piece| choice(piece.clone(), piece)).collect()
                }
            }
        };
        choices.into_iter().flatten().take(CHOICES).collect()
    }

    /// The table of the place, or the member's most urgent one.
    async fn table_for_completion(
        &self,
        who: &Person,
        place: &Place,
        named: Option<i64>,
    ) -> Option<Arc<Table>> {
        let tables = self.their_tables(who).await;
        if let Some(id) = named {
            return tables.into_iter().find(|table| table.id() == id);
        }
        let here = tables.iter().find(|table| table.venue().board_channel() == place.channel).cloned();
        // Who manages the server looks after the tables of others as well.
        let managed = || {
            let played = |table: &Table| table.venue().thread.as_deref() == Some(place.channel.as_str());
            who.rights.manages.then(|| self.store.tables_in_memory(played).into_iter().next()).flatten()
        };
        here.or_else(managed).or_else(|| tables.first().cloned())
    }

    /// The tables a member may mean: their own, and for who manages the server those of others there, the newest first.
    async fn tables_to_name(&self, who: &Person, place: &Place, low: &str) -> Vec<Arc<Table>> {
        let mut tables = self.their_tables(who).await;
        let Some(server) = place.server.as_deref().filter(|_| who.rights.manages) else { return tables };
        let there = self.store.tables_of_server(server).await.unwrap_or_default();
        let numbered = low.trim_start_matches('#').parse::<i64>().is_ok();
        let own: Vec<i64> = tables.iter().map(|table| table.id()).collect();
        let fits = |id: &i64| !own.contains(id) && (!numbered || format!("#{id}").contains(low));
        for id in there.into_iter().rev().filter(fits).take(CHOICES) {
            tables.extend(self.table(id).await.ok().flatten());
        }
        tables
    }

    /// The tables a member plays at, the most urgent first: from memory, and from the store when memory
    /// knows none (after a restart).
    async fn their_tables(&self, who: &Person) -> Vec<Arc<Table>> {
        let remembered = || -> Vec<Arc<Table>> {
            self.store.tables_in_memory(|table| table.urgency(&who.id) != Urgency::Nothing)
        };
        let mut tables = remembered();
        if tables.is_empty() {
            for line in self.store.tables_of(&who.id).await.unwrap_or_default() {
                // Loading keeps it in memory.
                let _ = self.table(line.id).await;
            }
            tables = remembered();
        }
        tables.sort_by_key(|table| (table.urgency(&who.id), table.seen_changed(), table.id()));
        tables
    }
}

/// A time control with what it means, for a list.
fn time_label(language: Language, text: &str) -> String {
    let said =
        text.parse().ok().map(|time| words().say(language, &crate::chat::wording::timing::control(&time)));
    said.map_or_else(|| text.to_owned(), |said| format!("{text} · {said}"))
}

/// The acts open to a member that fit what they have typed, as they are said: those that begin like it
/// first.
fn acts(speaker: Speaker, table: &Table, who: &Person, typed: &str) -> Vec<(String, String)> {
    let plain = |text: &str| {
        text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect::<String>()
    };
    let typed = plain(typed);
    let state = table.state();
    let mut fits: Vec<(bool, String, String)> = open_to(table, &who.id)
        .into_iter()
        .filter_map(|act| {
            let label = match state.act(&act) {
                Some(info) => speaker.say(&info.spoken),
                None => state.display_in(&act, speaker.language),
            };
            let (said, written) = (plain(&label), plain(&act));
            let within = said.contains(&typed) || written.contains(&typed);
            let begins = said.starts_with(&typed) || written.starts_with(&typed);
            within.then_some((!begins, label, act))
        })
        .collect();
    fits.sort_by_key(|(later, _, _)| *later);
    fits.into_iter().map(|(_, label, act)| (label, act)).collect()
}

/// The cells or pieces that moves start from, once each: the part of the shown move before its dash.
fn pieces(table: &Table, offered: &[(String, String)]) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    for (_, action) in offered {
        let shown = table.state().display(action);
        let Some((piece, _)) = shown.split_once(['-', '–', 'x', '×', '*']) else { continue };
        let piece = piece.rsplit(' ').next().unwrap_or(piece).to_owned();
        if !piece.is_empty() && !pieces.contains(&piece) {
            pieces.push(piece);
        }
    }
    pieces
}
