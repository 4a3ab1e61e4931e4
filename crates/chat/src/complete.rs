//! Completions for slash commands and the local page: quick, from memory.

use super::command::typed_as;
use super::registry::commands;
use crate::commands::plan;
use crate::desk::catalogue::GameQuery;
use crate::desk::limits::admit::completes;
use crate::desk::parts::acts::open_to;
use crate::desk::selection::{Selection, offered};
use crate::desk::{Choice, Desk, Field, Person, Place};
use crate::wording::{Reader, Speaker, game_text, known_holder, timing};
use liege_game::{Game, Seat, words};
use liege_store::{TableLine, Which};
use liege_table::reminding::cities_like;
use liege_table::{Dice, Table, Urgency};
use liege_words::{Language, typist};
use std::sync::Arc;

/// The most completions that Discord shows.
const CHOICES: usize = 25;
/// The most characters of a choice's label and value, by Discord's limit.
const CHARS: usize = 100;

/// Returns completions for a field of a slash command, from memory: quick, at most 25.
pub async fn complete(
    desk: &Desk,
    who: &Person,
    place: &Place,
    field: Field,
    table: Option<i64>,
    typed: &str,
) -> Vec<Choice> {
    // A longer text cannot be the beginning of a choice.
    if typed.chars().nth(CHARS).is_some() || !completes(desk, who) {
        return Vec::new();
    }
    let language = who.locale.or(place.locale).unwrap_or(desk.settings.language);
    let offered = match field {
        Field::Game => games(language, typed, &selection_at(desk, place).await),
        Field::Topic => topics(language, typed, &selection_at(desk, place).await),
        Field::Time => times(language, typed),
        Field::Zone => cities_like(typed.trim(), CHOICES).into_iter().map(twice).collect(),
        Field::Table => {
            let tables = tables_to_name(desk, who, place, &typed.to_lowercase()).await;
            let label = |table: &Arc<Table>| {
                let speaker = Speaker { language, game: table.game() };
                (format!("#{} {}", table.id(), speaker.game_name()), table.id().to_string())
            };
            named(tables.iter().map(label), typed)
        }
        Field::Act
        | Field::Deal
        | Field::Seat
        | Field::Layout
        | Field::Line
        | Field::Action
        | Field::Piece => match table_for_completion(desk, who, place, table).await {
            Some(table) => at_table(Speaker { language, game: table.game() }, &table, who, field, typed),
            None => Vec::new(),
        },
    };
    let fits = |(_, value): &(String, String)| value.chars().count() <= CHARS && !value.is_empty();
    let choice = |(label, value): (String, String)| {
        let label = label.chars().take(CHARS).collect();
        Choice { label, value }
    };
    offered.into_iter().filter(fits).map(choice).take(CHOICES).collect()
}

/// Returns the table of the place, or the member's most urgent one.
async fn table_for_completion(
    desk: &Desk,
    who: &Person,
    place: &Place,
    named: Option<i64>,
) -> Option<Arc<Table>> {
    let tables = their_tables(desk, who).await;
    if let Some(id) = named {
        return tables.into_iter().find(|table| table.id() == id);
    }
    let here = tables.iter().find(|table| table.venue().board_channel() == place.channel).cloned();
    // A manager of the server also looks after the tables of others.
    let managed = || {
        let played = |table: &Table| table.venue().thread.as_deref() == Some(place.channel.as_str());
        who.rights.manages.then(|| desk.store.tables_in_memory(played).into_iter().next()).flatten()
    };
    here.or_else(managed).or_else(|| tables.first().cloned())
}

/// Returns the tables that a member may mean: their own, and for a manager those of others on the server, the
/// newest first.
async fn tables_to_name(desk: &Desk, who: &Person, place: &Place, low: &str) -> Vec<Arc<Table>> {
    let mut tables = their_tables(desk, who).await;
    let Some(server) = place.server.as_deref().filter(|_| who.rights.manages) else { return tables };
    let there = desk.store.tables(Which::OnServer(server)).await.unwrap_or_default();
    let numbered = low.trim_start_matches('#').parse::<i64>().is_ok();
    let own: Vec<i64> = tables.iter().map(|table| table.id()).collect();
    let fits = |line: &&TableLine| {
        !own.contains(&line.id)
            && !who.rights.hidden.contains(&line.channel)
            && (!numbered || format!("#{}", line.id).contains(low))
    };
    for line in there.iter().rev().filter(fits).take(CHOICES) {
        tables.extend(desk.table(line.id).await.ok().flatten());
    }
    tables
}

/// Returns the tables at which a member plays, the most urgent first: from memory, or from the store if
/// memory has none (after a restart).
async fn their_tables(desk: &Desk, who: &Person) -> Vec<Arc<Table>> {
    let remembered = || -> Vec<Arc<Table>> {
        desk.store.tables_in_memory(|table| table.urgency(&who.id) != Urgency::Nothing)
    };
    let mut tables = remembered();
    if tables.is_empty() {
        for line in desk.store.tables(Which::Of(&who.id)).await.unwrap_or_default() {
            // Loading the table puts it into memory.
            let _ = desk.table(line.id).await;
        }
        tables = remembered();
    }
    tables.sort_by_key(|table| (table.urgency(&who.id), table.seen_changed(), table.id()));
    tables
}

/// Returns a choice whose label and value are the same.
fn twice(text: String) -> (String, String) {
    (text.clone(), text)
}

/// Whether a text contains the typed text, in any letter case.
fn is_within(text: &str, typed: &str) -> bool {
    text.to_lowercase().contains(&typed.to_lowercase())
}

/// Returns the fitting names and ids: first those equal to the typed text, then those that begin with it,
/// then those with a word that begins with it.
fn named(all: impl Iterator<Item = (String, String)>, typed: &str) -> Vec<(String, String)> {
    let low = typed.trim().to_lowercase();
    let rank = |text: &str| {
        let text = text.to_lowercase();
        let mut words = text.split(|c: char| !c.is_alphanumeric());
        match text.trim_start_matches('#') {
            bare if text == low || bare == low => 0,
            bare if text.starts_with(&low) || bare.starts_with(&low) => 1,
            _ if words.any(|word| word.starts_with(&low)) => 2,
            _ => 3,
        }
    };
    let mut fits: Vec<(String, String)> =
        all.filter(|(name, id)| is_within(name, typed) || is_within(id, typed)).collect();
    // The sort is stable, so equal ones keep their order.
    fits.sort_by_cached_key(|(name, id)| rank(name).min(rank(id)));
    fits
}

/// Returns the games that are offered at a place; all of them if its settings cannot be read now.
async fn selection_at(desk: &Desk, place: &Place) -> Selection {
    offered(desk, place.server.as_deref()).await.unwrap_or_else(|_| Selection::of(&[]))
}

/// Returns the games with the typed text in their names, those to start with first; then those that the
/// catalogue finds by it.
fn games(language: Language, typed: &str, selection: &Selection) -> Vec<(String, String)> {
    let choice = |game: &'static dyn Game| {
        (game_text(language, game, "name").unwrap_or_default(), game.id().to_owned())
    };
    let mut found = named(selection.shelf_first().into_iter().map(choice), typed);
    let others = GameQuery::read(typed).found(selection).into_iter().map(choice);
    let others: Vec<_> = others.filter(|other| !found.contains(other)).collect();
    found.extend(others);
    found
}

/// Returns the topics of help. A topic can also be found by its English name.
fn topics(language: Language, typed: &str, selection: &Selection) -> Vec<(String, String)> {
    let games = selection.games();
    let general = std::iter::once("diplomacy").chain(games.iter().map(|game| game.id()));
    let general = general.map(str::to_owned).map(twice);
    let commands = commands().map(|command| (typed_as(language, command.id), command.id.to_owned()));
    let kinds = games
        .iter()
        .flat_map(|game| game.kinds().iter().map(|kind| twice(format!("{} {}", game.id(), kind.id))));
    let found = named(general.chain(commands).chain(kinds), typed);
    found.into_iter().map(|(topic, _)| twice(topic)).collect()
}

/// Returns the usual time controls, and the typed one.
fn times(language: Language, typed: &str) -> Vec<(String, String)> {
    let own = timing::read(typed).map(|time| time.to_string());
    let own = own.into_iter().filter(|own| !timing::USUAL.contains(&own.as_str()));
    let usual = timing::USUAL.iter().filter(|text| is_within(text, typed)).map(|text| (*text).to_owned());
    own.chain(usual).map(|text| (time_label(language, &text), text)).collect()
}

/// Returns the completions for a field that depends on the table.
fn at_table(
    speaker: Speaker,
    table: &Table,
    who: &Person,
    field: Field,
    typed: &str,
) -> Vec<(String, String)> {
    match field {
        Field::Act => acts(speaker, table, who, typed),
        Field::Deal => deals(speaker, table, who, typed),
        Field::Seat => named(seats(speaker, table), typed),
        Field::Layout => {
            named(speaker.game.layouts().iter().map(|id| (speaker.layout(id), (*id).to_owned())), typed)
        }
        Field::Line => {
            typist::writes_in(speaker.language, || plan::complete::complete(table, &who.id, typed))
        }
        _ if table.is_dealing() => Vec::new(),
        _ => {
            let mine = table.seats_of(&who.id);
            let on_turn = table.to_move().iter().find(|seat| mine.contains(*seat));
            let Some(seat) = on_turn.or_else(|| mine.iter().next()) else { return Vec::new() };
            let state = table.state();
            let moves = |label, action: &str| match state.act(action) {
                None => state.display_in(action, speaker.language),
                Some(_) => label,
            };
            let offered =
                typist::writes_in(speaker.language, || table.complete(mine, seat, typed)).into_iter();
            let offered = offered.map(|(label, action)| (moves(label, &action), action));
            match field {
                Field::Piece => pieces(offered).into_iter().map(twice).collect(),
                _ => offered.collect(),
            }
        }
    }
}

/// Returns the offers and motions that a member can answer or withdraw. The value is only the number, so each
/// number is one choice.
fn deals(speaker: Speaker, table: &Table, who: &Person, typed: &str) -> Vec<(String, String)> {
    let reader = Reader::of(table, &who.id);
    let mut labels: Vec<(String, String)> = Vec::new();
    for deal in table.ledger().open().filter(|deal| reader.has_say(table, deal)) {
        let number = table.shown(deal.number).to_string();
        let label = format!("{number} · {}", speaker.say(&deal.terms));
        if is_within(&label, typed) && !labels.iter().any(|(_, known)| *known == number) {
            labels.push((label, number));
        }
    }
    named(labels.into_iter(), typed)
}

/// Returns the seats, or those that may be chosen now, with their holders.
fn seats(speaker: Speaker, table: &Table) -> impl Iterator<Item = (String, String)> {
    let free = table.dice().filter(|_| table.is_dealing()).map(Dice::free);
    let seats = table.game().seats().iter().zip((0u8..).map(Seat));
    let seats = seats.filter(move |(_, seat)| free.as_ref().is_none_or(|free| free.contains(seat)));
    seats.map(move |(info, seat)| {
        let name = speaker.seat(seat);
        let label = match known_holder(table, seat) {
            Some(player) => format!("{name} ({})", player.name),
            None => name,
        };
        (label, info.id.to_owned())
    })
}

/// Returns a time control with its meaning, for a list.
fn time_label(language: Language, text: &str) -> String {
    let said = text.parse().ok().map(|time| words().say(language, &timing::control(&time)));
    said.map_or_else(|| text.to_owned(), |said| format!("{text} · {said}"))
}

/// Returns the acts open to a member that fit the typed text, in words: those that begin with it first.
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

/// Returns the cells or pieces that moves start from, once each: the part of the shown move before its dash.
fn pieces(offered: impl Iterator<Item = (String, String)>) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    for (shown, _) in offered {
        let Some((piece, _)) = shown.split_once(['-', '–', 'x', '×', '*']) else { continue };
        let piece = piece.rsplit(' ').next().unwrap_or(piece).to_owned();
        if !piece.is_empty() && !pieces.contains(&piece) {
            pieces.push(piece);
        }
    }
    pieces
}
