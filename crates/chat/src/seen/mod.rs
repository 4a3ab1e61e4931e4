//! A table as one member may see it, in parts, for programs: everything that boards, lists and the log show
//! people.

mod contest;
mod face;
mod parts;

pub use contest::{ContestFound, contest_found, contest_told, contests_seen};
pub use face::{Face, FaceMove, FaceOffer, FaceSeat, face};
pub use parts::{
    ActionSeen, AwaySeen, ByeSeen, ClockSeen, ContestLineSeen, ContestSeen, EntrantSeen, EntrySeen, GameSeen,
    LogSeen, MovesSeen, OfferSeen, PartSeen, PersonSeen, PlaceSeen, PlayerSeen, PositionSeen, RoundSeen,
    SeatSeen, StockSeen, TableLineSeen, TableSeen, TieBreakSeen,
};

use crate::commands::seek::list::meets;
use crate::desk::draw::plainly_known;
use crate::desk::find::{table_or_none, tables_on};
use crate::desk::parts::acts::open_to;
use crate::desk::parts::cards::is_numbered;
use crate::desk::position::{string_at, tells_position};
use crate::desk::web::shown_on_web;
use crate::desk::{Desk, Fault, Place, concerns};
use crate::wording::{Reader, Speaker, known_holder, masked, only_places, shown_now};
use jiff::{SignedDuration, Timestamp};
use liege_game::{Seat, SeatSet};
use liege_store::{Member, Which};
use liege_table::{Answer, Chair, Deal, DealState, Owed, Played, Player, Status, Table, Urgency};
use liege_words::Language;
use std::sync::Arc;

/// The most gathering tables of a server in one answer.
const MOST_OPEN: u32 = 100;
/// The most entries of a log in one answer.
const MOST_ENTRIES: usize = 500;

/// A member, for whom a table is described.
#[derive(Clone)]
pub struct Viewer {
    /// The member.
    pub member: Member,
    language: Language,
}

/// Loads the member of a token.
///
/// # Errors
/// The data file can't be read.
pub async fn viewer(desk: &Desk, member: &str) -> Result<Option<Viewer>, liege_store::StoreError> {
    let member = desk.store.member(member).await?;
    Ok(member.map(|member| {
        let language = member.language.unwrap_or(desk.settings.language);
        Viewer { member, language }
    }))
}

/// Returns the tables of a member that have not ended, the most urgent first.
pub async fn tables_seen(desk: &Desk, viewer: &Viewer) -> Result<Vec<TableLineSeen>, Fault> {
    let who = viewer.member.id.as_str();
    let mut tables = tables_on(desk, desk.store.tables(Which::Of(who)).await?).await?;
    tables.sort_by_key(|table| (table.urgency(who), table.seen_changed()));
    Ok(tables.iter().map(|table| viewer.line(table)).collect())
}

/// Returns a table, if it is one of the member's own (one that they would see in a direct message), if it is on the web, or if
/// they could sit down there.
pub async fn table_seen(desk: &Desk, viewer: &Viewer, id: i64) -> Result<Option<Arc<Table>>, Fault> {
    let Some(table) = desk.table(id).await? else { return Ok(None) };
    if concerns(&table, &viewer.member.id) || is_on_web(desk, id).await? {
        return Ok(Some(table));
    }
    let open = table.status() == Status::Lobby && may_sit(desk, viewer, &table).await?;
    Ok(open.then_some(table))
}

/// The place where a member's program asks about a table: the table's own, if the member has no part in it, else nowhere.
#[must_use]
pub fn place_seen(viewer: &Viewer, table: &Table) -> Place {
    if concerns(table, &viewer.member.id) {
        return Place::default();
    }
    let venue = table.venue();
    Place { server: venue.server.clone(), channel: venue.channel.clone(), ..Place::default() }
}

async fn is_on_web(desk: &Desk, id: i64) -> Result<bool, Fault> {
    Ok(desk.public_url().is_some() && shown_on_web(desk, id).await?.is_some())
}

/// Whether a member may know of a gathering table because they play on its server: everybody there sees its channel, and nobody at
/// the table has blocked them.
async fn may_sit(desk: &Desk, viewer: &Viewer, table: &Table) -> Result<bool, Fault> {
    let (who, venue) = (viewer.member.id.as_str(), table.venue());
    let Some(server) = venue.server.as_deref().filter(|server| desk.sight.is_open(server, &venue.channel))
    else {
        return Ok(false);
    };
    if who.is_empty() || !desk.store.is_known_on(who, server).await? {
        return Ok(false);
    }
    let blocklist = desk.store.blocked_either_way(who).await?;
    Ok(masked(table) || !meets(table, &blocklist))
}

/// Returns the tables of a server that wait for players: those that are on the web, and to a member who plays on that server
/// also the others in channels that everybody there sees.
pub async fn open_seen(desk: &Desk, viewer: &Viewer, server: &str) -> Result<Vec<TableSeen>, Fault> {
    let mut seen = Vec::new();
    for line in desk.store.tables(Which::Open(server, MOST_OPEN)).await? {
        let Some(table) = table_or_none(desk, line.id).await? else { continue };
        if !table.chairs().contains(&Chair::Open) {
            continue;
        }
        if may_sit(desk, viewer, &table).await? || viewer.is_nobody() && is_on_web(desk, line.id).await? {
            seen.push(viewer.table(&table));
        }
    }
    Ok(seen)
}

impl Viewer {
    /// A reader without a token: what they see, everybody may see.
    #[must_use]
    pub fn nobody(desk: &Desk) -> Viewer {
        let language = desk.settings.language;
        Viewer { member: Member::nobody(desk.now()), language }
    }

    /// Whether this is a reader without a token.
    #[must_use]
    pub fn is_nobody(&self) -> bool {
        self.member.id.is_empty()
    }

    /// Returns the member's language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    fn speaker(&self, table: &Table) -> Speaker {
        Speaker { language: self.language, game: table.game() }
    }

    /// Returns the member's seats, as far as seats are known: before they are dealt, chairs tell nothing
    /// about them.
    fn seats(&self, table: &Table) -> SeatSet {
        match hides_chairs(table) {
            true => SeatSet::EMPTY,
            false => table.seats_of(&self.member.id),
        }
    }

    /// Describes a table in a line.
    pub fn line(&self, table: &Table) -> TableLineSeen {
        let who = self.member.id.as_str();
        let reader = Reader::of(table, who);
        TableLineSeen {
            id: table.id(),
            game: table.game().id().to_owned(),
            name: self.speaker(table).game_name(),
            status: table.status().code().to_owned(),
            urgency: urgency(table.urgency(who)).to_owned(),
            number: shown_now(table),
            yours: ids(table, self.seats(table)),
            to_move: ids(table, table.to_move()),
            offers_waiting: table.ledger().open().filter(|deal| reader.is_asked(table, deal)).count(),
        }
    }

    /// Describes a table as the member may see it.
    pub fn table(&self, table: &Table) -> TableSeen {
        let (speaker, reader) = (self.speaker(table), Reader::of(table, &self.member.id));
        let plain = |text: String| plainly_known(table, &text);
        let seats = (0u8..).map(Seat).zip(table.chairs()).map(|(seat, chair)| self.seat(table, seat, chair));
        let playing = table.status() == Status::Playing;
        let clock = |owed: Owed| ClockSeen {
            seat: id(table, owed.seat),
            since: owed.began.to_string(),
            until: owed.until.map(told),
            late: owed.late.is_some(),
        };
        let stock = |(seat, stock): (Seat, SignedDuration)| StockSeen {
            seat: id(table, seat),
            seconds: stock.as_secs(),
        };
        let away = |(seat, until)| AwaySeen { seat: id(table, seat), until: told(until) };
        let offers = table.ledger().open().filter(|deal| reader.knows(deal));
        let agreements = table.ledger().standing().filter(|deal| deal.agreement_known_to(reader.seats));
        let agreements = agreements.filter_map(|deal| deal.agreement.as_ref());
        TableSeen {
            line: self.line(table),
            seats: seats.collect(),
            host: self.person(table, table.host()),
            options: table
                .options()
                .iter()
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
            negotiation: table.terms().negotiation.code().to_owned(),
            names_hidden: masked(table),
            dealing: table.is_dealing(),
            paused_until: table.paused_until().map(told),
            clocks: table.owed().into_iter().filter(|_| playing).map(clock).collect(),
            stocks: table.stocks().into_iter().map(stock).collect(),
            away: table.absent().into_iter().map(away).collect(),
            offers: offers.map(|deal| self.offer(table, deal)).collect(),
            agreements: agreements.map(|made| plain(speaker.say(&made.pact.line))).collect(),
            points: table
                .outcome()
                .and_then(|outcome| serde_json::from_value(outcome.to_json(table.game().seats())).ok()),
            changed: table.seen_changed().to_string(),
        }
    }

    fn seat(&self, table: &Table, seat: Seat, chair: &Chair) -> SeatSeen {
        let hidden = hides_chairs(table) || masked(table);
        let state = match chair {
            Chair::Open => "open",
            Chair::Invited(_) => "invited",
            Chair::Held(_) => "held",
        };
        let player = match chair {
            Chair::Invited(player) => Some(player),
            _ => known_holder(table, seat),
        };
        let player = player.filter(|_| !hidden);
        SeatSeen {
            seat: id(table, seat),
            name: self.speaker(table).seat(seat),
            state: (!hidden).then(|| state.to_owned()),
            player: player.map(|player| self.person(table, player)),
            alive: table.state().alive().contains(seat),
        }
    }

    /// Names somebody. Only those who have a part in the table get ids of members.
    fn person(&self, table: &Table, player: &Player) -> PersonSeen {
        let id = if concerns(table, &self.member.id) { &player.id } else { &player.name };
        PersonSeen { id: id.clone(), name: player.name.clone() }
    }

    fn offer(&self, table: &Table, deal: &Deal) -> OfferSeen {
        let until = match &deal.state {
            DealState::Open { until, .. } => *until,
            _ => None,
        };
        OfferSeen {
            number: is_numbered(table, deal).then(|| table.shown(deal.number)),
            text: plainly_known(table, &self.speaker(table).say(&deal.terms)),
            by: deal.proposer.map(|seat| id(table, seat)),
            answers: table
                .answers(&self.member.id, deal)
                .into_iter()
                .map(Answer::code)
                .map(str::to_owned)
                .collect(),
            until: until.map(told),
        }
    }

    /// Describes the member's possible actions.
    pub fn moves(&self, table: &Table) -> MovesSeen {
        let (speaker, state) = (self.speaker(table), table.state());
        let mine = self.seats(table);
        let on_turn = table.to_move().iter().any(|seat| mine.contains(seat));
        let own = |action: &String| state.actor(action).is_some_and(|seat| mine.contains(seat));
        let legal = if on_turn { state.samples() } else { Vec::new() };
        let seen = |action: String| {
            let shown = match state.act(&action) {
                Some(act) => plainly_known(table, &speaker.say(&act.spoken)),
                None => state.display_in(&action, self.language),
            };
            ActionSeen { action, shown }
        };
        let playing = table.status() == Status::Playing && !table.is_dealing();
        let acts = if playing { open_to(table, &self.member.id) } else { Vec::new() };
        MovesSeen {
            table: table.id(),
            number: shown_now(table),
            moves: legal.into_iter().filter(own).map(seen).collect(),
            samples: on_turn && state.patterned(),
            acts: acts.into_iter().map(seen).collect(),
        }
    }

    /// Returns the log after `since` actions, with the private entries that the member may know.
    pub fn log(&self, table: &Table, since: usize) -> Result<LogSeen, Fault> {
        let (all, seats) = (table.log().len(), table.seats_of(&self.member.id));
        // This is the last entry with that public number: private entries after it are told again.
        let first = (0..=all).find(|number| table.shown(*number) >= since).unwrap_or(all) + 1;
        let entries = match first <= all {
            true => table.history(first..=all)?,
            false => Vec::new(),
        };
        let entries = entries.iter().filter_map(|played| self.entry(table, played, seats));
        let seed = table.revealed_seed().unwrap_or_else(|| table.seed_hash());
        let entries = entries.take(MOST_ENTRIES).collect();
        Ok(LogSeen { table: table.id(), number: shown_now(table), entries, seed })
    }

    fn entry(&self, table: &Table, played: &Played, seats: SeatSet) -> Option<EntrySeen> {
        let entry = &played.entry;
        if !table.entry_known_to(entry.number, seats) {
            return None;
        }
        let beside = entry.action.starts_with('@');
        let speaker = self.speaker(table);
        let text = match played.events.first() {
            // A player's choice to add no seed to the dice is not worth an entry.
            None if beside => return None,
            Some(event) if beside => speaker.say(&event.message),
            _ => speaker.acted(&played.display, &played.events).text(),
        };
        let number = table.shown(entry.number);
        let counted = number > table.shown(entry.number.checked_sub(1)?);
        Some(EntrySeen {
            number: counted.then_some(number),
            seat: entry.seat.map(|seat| id(table, seat)),
            // The notation of entries beside the game has numbers of log entries, and members.
            action: (!beside).then(|| entry.action.clone()),
            text: plainly_known(table, &text),
            at: entry.at.to_string(),
        })
    }
}

/// Returns a text for programs: names for ids, and no markup.
pub fn text_seen(table: &Table, text: &str) -> String {
    plainly_known(table, text)
}

/// Returns the position after `at` actions; `None` if it would reveal private agreements, or there are not so
/// many actions.
pub fn position_seen(table: &Table, at: Option<usize>) -> Result<Option<PositionSeen>, Fault> {
    let (now, game) = (shown_now(table), table.game().id().to_owned());
    let number = at.unwrap_or(now);
    if number > now || !tells_position(table) {
        return Ok(None);
    }
    let position = string_at(table, number)?;
    Ok(Some(PositionSeen { table: table.id(), game, number, position }))
}

/// Whether the chairs tell nothing about seats yet, because seats are dealt when the game begins.
fn hides_chairs(table: &Table) -> bool {
    only_places(table) || masked(table) && table.status() == Status::Lobby
}

fn ids(table: &Table, seats: SeatSet) -> Vec<String> {
    seats.iter().map(|seat| id(table, seat)).collect()
}

fn id(table: &Table, seat: Seat) -> String {
    table.game().seats().get(seat.index()).map_or_else(String::new, |info| info.id.to_owned())
}

fn told(at: Timestamp) -> String {
    at.to_string()
}

fn urgency(urgency: Urgency) -> &'static str {
    match urgency {
        Urgency::Turn => "turn",
        Urgency::Asked => "asked",
        Urgency::Invited => "invited",
        Urgency::Waiting => "waiting",
        Urgency::Gathering => "gathering",
        Urgency::Nothing => "nothing",
    }
}
