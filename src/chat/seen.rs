//! A table as one member may see it, for programs: what boards, lists and the log show people, in parts.

use super::commands::deal::acts::open_to;
use super::commands::record::position::{string_at, tells_position};
use super::desk::draw::plainly_known;
use super::desk::{Chat, Fault, concerns};
use super::post::cards::{is_numbered, what};
use super::wording::{Reader, Speaker, known_holder, masked, only_places, shown_now};
use crate::game::{Seat, SeatSet};
use crate::store::{Member, Which};
use crate::table::{Answer, Chair, Deal, DealState, Owed, Played, Status, Table, Urgency};
use crate::words::Language;
use jiff::{SignedDuration, Timestamp};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::ToSchema;

/// The most entries of a log that are told at once.
const MOST_ENTRIES: usize = 500;

/// A member and what they see.
pub struct Viewer {
    /// Who.
    pub member: Member,
    language: Language,
}

/// Somebody, as everybody may know them.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PersonSeen {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
}

/// A table in one line.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableLineSeen {
    /// Its number.
    pub id: i64,
    /// The id of its game.
    pub game: String,
    /// The name of the game, in the member's language.
    pub name: String,
    /// `lobby`, `playing`, `over` or `abandoned`.
    pub status: String,
    /// What it wants of the member: `turn`, `asked` (whether they are there), `invited`, `waiting` (for others),
    /// `gathering` or `nothing`.
    pub urgency: String,
    /// How many actions everybody has seen: the number to send with a move.
    pub number: usize,
    /// The member's seats.
    pub yours: Vec<String>,
    /// The seats that may move now.
    pub to_move: Vec<String>,
    /// How many offers and proposals wait for the member's answer.
    pub offers_waiting: usize,
}

/// A seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeatSeen {
    /// Its id.
    pub seat: String,
    /// Its name, in the member's language.
    pub name: String,
    /// `open`, `invited` or `held`; null where nobody may know.
    pub state: Option<String>,
    /// Who sits there or is invited to, where that may be known.
    pub player: Option<PersonSeen>,
    /// Whether the game still concerns it (not mated, resigned …).
    pub alive: bool,
}

/// Whose time runs.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ClockSeen {
    /// The seat whose action the game waits for.
    pub seat: String,
    /// Since when (RFC 3339).
    pub since: String,
    /// Until when; null: as long as it likes.
    pub until: Option<String>,
    /// Whether its time is up.
    pub late: bool,
}

/// Time in stock.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StockSeen {
    /// The seat.
    pub seat: String,
    /// In seconds.
    pub seconds: i64,
}

/// Somebody on leave.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AwaySeen {
    /// The seat.
    pub seat: String,
    /// Until when.
    pub until: String,
}

/// An offer or proposal that is open, and that the member may know of.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OfferSeen {
    /// Its number, as `answer 17 yes` names it; null where only its parties know of it.
    pub number: Option<usize>,
    /// What it is about, in the member's language.
    pub text: String,
    /// Who made it; null: nobody with a seat.
    pub by: Option<String>,
    /// What the member may say to it: `accept`, `refuse`, `withdraw`.
    pub answers: Vec<String>,
    /// Until when it waits, if time alone ends it.
    pub until: Option<String>,
}

/// A table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableSeen {
    /// The same as in the list.
    #[serde(flatten)]
    pub line: TableLineSeen,
    /// The seats, in their order.
    pub seats: Vec<SeatSeen>,
    /// Who laid the table.
    pub host: PersonSeen,
    /// The options of the game.
    pub options: BTreeMap<String, String>,
    /// How openly people deal: `public`, `private`, `secret` or `none`.
    pub negotiation: String,
    /// Whether nobody learns before the end who holds which seat.
    pub names_hidden: bool,
    /// Whether seats are being dealt.
    pub dealing: bool,
    /// Until when the game is paused; null: it is not.
    pub paused_until: Option<String>,
    /// Whose time runs.
    pub clocks: Vec<ClockSeen>,
    /// What each has in stock, where the time control has such.
    pub stocks: Vec<StockSeen>,
    /// Who is on leave.
    pub away: Vec<AwaySeen>,
    /// Open offers and proposals.
    pub offers: Vec<OfferSeen>,
    /// Agreements that stand, as sentences in the member's language.
    pub agreements: Vec<String>,
    /// The points of each seat, once the game is over.
    pub points: Option<BTreeMap<String, f64>>,
    /// When it changed last, as far as everybody knows.
    pub changed: String,
}

/// A position.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PositionSeen {
    /// The table.
    pub table: i64,
    /// The id of the game.
    pub game: String,
    /// After so many actions, as everybody has seen them.
    pub number: usize,
    /// The position as a line of text, as `liege referee` reads it.
    pub position: String,
}

/// A move or act that is open.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ActionSeen {
    /// In canonical notation, which can be sent as it is.
    pub action: String,
    /// As people read it, in the member's language.
    pub shown: String,
}

/// What a member can do at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MovesSeen {
    /// The table.
    pub table: i64,
    /// The number to send with a move.
    pub number: usize,
    /// Legal moves of the member's seats, if one of them may move now.
    pub moves: Vec<ActionSeen>,
    /// Whether there are too many moves to be listed (Chapaev): these are examples of all sorts.
    pub samples: bool,
    /// Offers, answers and declarations that are open to the member, as far as they know.
    pub acts: Vec<ActionSeen>,
}

/// An entry of a log.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EntrySeen {
    /// Its number; null for what only some know of.
    pub number: Option<usize>,
    /// The seat that entered it; null: the referee, or the host.
    pub seat: Option<String>,
    /// In canonical notation; null for what is no action of the game.
    pub action: Option<String>,
    /// As people read it, in the member's language.
    pub text: String,
    /// When.
    pub at: String,
}

/// A log, as far as the member may know of it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LogSeen {
    /// The table.
    pub table: i64,
    /// How many actions everybody has seen.
    pub number: usize,
    /// The entries asked for, at most 500: where there are more, ask again with the last number.
    pub entries: Vec<EntrySeen>,
    /// The SHA-256 of the table's seed, from which all chance comes, or the seed once the game is over.
    pub seed: String,
}

impl Chat {
    /// Whoever a token is for.
    ///
    /// # Errors
    /// The data file can't be read.
    pub async fn viewer(&self, member: &str) -> Result<Option<Viewer>, crate::store::StoreError> {
        let member = self.store.member(member).await?;
        Ok(member.map(|member| {
            let language = member.language.unwrap_or(self.settings.language);
            Viewer { member, language }
        }))
    }

    /// The present time of the chat.
    pub(crate) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// The tables of a member that have not ended, the most urgent first.
    pub(crate) async fn tables_seen(&self, viewer: &Viewer) -> Result<Vec<TableLineSeen>, Fault> {
        let who = viewer.member.id.as_str();
        let mut tables = self.tables_on(self.store.tables(Which::Of(who)).await?).await?;
        tables.sort_by_key(|table| (table.urgency(who), table.seen_changed()));
        Ok(tables.iter().map(|table| viewer.line(table)).collect())
    }

    /// A table, if it is one of the member's own: those they would see in a direct message.
    pub(crate) async fn table_seen(&self, viewer: &Viewer, id: i64) -> Result<Option<Arc<Table>>, Fault> {
        Ok(self.table(id).await?.filter(|table| concerns(table, &viewer.member.id)))
    }
}

impl Viewer {
    /// Their language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    fn speaker(&self, table: &Table) -> Speaker {
        Speaker { language: self.language, game: table.game() }
    }

    /// Their seats, as far as seats are known: where they are dealt yet, chairs say nothing of them.
    fn seats(&self, table: &Table) -> SeatSet {
        match hides_chairs(table) {
            true => SeatSet::EMPTY,
            false => table.seats_of(&self.member.id),
        }
    }

    /// A table in a line.
    pub(crate) fn line(&self, table: &Table) -> TableLineSeen {
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

    /// A table as they see it.
    pub(crate) fn table(&self, table: &Table) -> TableSeen {
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
            host: PersonSeen { id: table.host().id.clone(), name: table.host().name.clone() },
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
            player: player.map(|player| PersonSeen { id: player.id.clone(), name: player.name.clone() }),
            alive: table.state().alive().contains(seat),
        }
    }

    fn offer(&self, table: &Table, deal: &Deal) -> OfferSeen {
        let until = match &deal.state {
            DealState::Open { until, .. } => *until,
            _ => None,
        };
        OfferSeen {
            number: is_numbered(table, deal).then(|| table.shown(deal.number)),
            text: plainly_known(table, &self.speaker(table).say(&what(table, deal))),
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

    /// What they can do now.
    pub(crate) fn moves(&self, table: &Table) -> MovesSeen {
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

    /// The log after so many actions, with what only its parties know of among what came after.
    pub(crate) fn log(&self, table: &Table, since: usize) -> Result<LogSeen, Fault> {
        let (all, seats) = (table.log().len(), table.seats_of(&self.member.id));
        // The last entry that everybody counts as that one: what came after it in private is told again.
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
            // That nobody has added a seed to the die tells nothing.
            None if beside => return None,
            Some(event) if beside => speaker.say(&event.message),
            _ => speaker.acted(&played.display, &played.events).text(),
        };
        let number = table.shown(entry.number);
        let counted = number > table.shown(entry.number.checked_sub(1)?);
        Some(EntrySeen {
            number: counted.then_some(number),
            seat: entry.seat.map(|seat| id(table, seat)),
            // What people do beside the game names entries of the log, and members.
            action: (!beside).then(|| entry.action.clone()),
            text: plainly_known(table, &text),
            at: entry.at.to_string(),
        })
    }
}

/// A text as programs read it: names for ids, and no marks.
pub(crate) fn text_seen(table: &Table, text: &str) -> String {
    plainly_known(table, text)
}

/// The position after so many actions; `None` where it would tell what stands between the seats in private, or the
/// number is none.
pub(crate) fn position_seen(table: &Table, at: Option<usize>) -> Result<Option<PositionSeen>, Fault> {
    let (now, game) = (shown_now(table), table.game().id().to_owned());
    let number = at.unwrap_or(now);
    if number > now || !tells_position(table) {
        return Ok(None);
    }
    let position = string_at(table, number)?;
    Ok(Some(PositionSeen { table: table.id(), game, number, position }))
}

/// Whether the chairs say nothing of seats yet, because those are dealt when the game begins.
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
