//! The parts of a page beside a table's board: players with their clocks, the moves, and the open offers.

use super::{Viewer, hides_chairs, id, ids, told};
use crate::desk::draw::plainly_known;
use crate::desk::find::sees;
use crate::desk::letters::wants_letters;
use crate::desk::parts::cards::{deal_buttons, waited_for};
use crate::desk::{Desk, Fault, Person, Place};
use crate::wording::{Reader, shown_now};
use liege_game::{Seat, notation_in};
use liege_store::shown::Button;
use liege_table::{Deal, DealState, Owed, Played, Status, Table, span};
use liege_words::Message;

/// A table as it stands beside its board.
#[derive(Clone, Debug)]
pub struct Face {
    /// The game's name.
    pub name: String,
    /// The number of public actions.
    pub number: usize,
    /// Whether the game is on.
    pub playing: bool,
    /// The member's seats.
    pub yours: Vec<String>,
    /// The seat that the member has at the bottom; `None`: the game's public side.
    pub bottom: Option<String>,
    /// Whether the member's boards have letters.
    pub letters: bool,
    /// The seats, in their order.
    pub seats: Vec<FaceSeat>,
    /// The moves after those that were asked for.
    pub moves: Vec<FaceMove>,
    /// The open offers and motions that the member may know of.
    pub offers: Vec<FaceOffer>,
}

/// A seat.
#[derive(Clone, Debug)]
pub struct FaceSeat {
    /// The id.
    pub seat: String,
    /// The name, in the member's language.
    pub name: String,
    /// The name of its player, if that is public.
    pub player: Option<String>,
    /// Whether the seat is still in the game.
    pub alive: bool,
    /// Whether it is to move.
    pub to_move: bool,
    /// The time left, the time in stock, or the points at the end, in words.
    pub clock: String,
    /// The deadline, if the clock runs (RFC 3339).
    pub until: Option<String>,
    /// Whether the seat is out of time.
    pub late: bool,
}

/// A move.
#[derive(Clone, Debug)]
pub struct FaceMove {
    /// The number of public actions with it.
    pub number: usize,
    /// The index of the seat.
    pub seat: Option<u8>,
    /// The move in readable form, with its round where the game counts so.
    pub text: String,
}

/// An offer or motion.
#[derive(Clone, Debug)]
pub struct FaceOffer {
    /// The terms, and the seat that made it.
    pub text: String,
    /// Those whose answer is awaited.
    pub waits: String,
    /// Whether the member's answer is awaited.
    pub yours: bool,
    /// The member's possible answers.
    pub buttons: Vec<Button>,
}

/// Describes what stands beside a table's board, with the moves after the first `since` public actions; `None` if
/// the member sees no such table from that place.
///
/// # Errors
/// If the data can't be read.
pub async fn face(
    desk: &Desk,
    who: &Person,
    place: &Place,
    table: i64,
    since: usize,
) -> Result<Option<Face>, Fault> {
    let table = desk.table(table).await?.filter(|table| sees(who, place, table));
    let Some(table) = table.as_deref() else { return Ok(None) };
    let member = crate::board::member_of(desk, who).await?;
    let language = crate::board::language_of(desk, who, &member);
    let letters = wants_letters(desk, &member, table).await?;
    let viewer = Viewer { member, language };
    let bottom = crate::board::own_side(table, &who.id).filter(|_| !hides_chairs(table));
    let reader = Reader::of(table, &who.id);
    let speaker = viewer.speaker(table);
    let seats = (0u8..).map(Seat).zip(table.chairs());
    let open = table.ledger().open().filter(|deal| reader.knows(deal));
    let first = table.of_shown(since) + 1;
    let entries = match first <= table.log().len() {
        true => table.history(first..=table.log().len())?,
        false => Vec::new(),
    };
    let known =
        |played: &&Played| played.is_move() && table.entry_known_to(played.entry.number, reader.seats);
    let made = |played: &Played| {
        let text = notation_in(language, &played.display, &played.events);
        let text = plainly_known(table, &text);
        FaceMove {
            number: table.shown(played.entry.number),
            seat: played.entry.seat.map(|seat| seat.0),
            text: played.round.map_or(text.clone(), |round| format!("{round} {text}")),
        }
    };
    Ok(Some(Face {
        name: speaker.game_name(),
        number: shown_now(table),
        playing: table.status() == Status::Playing,
        yours: ids(table, viewer.seats(table)),
        bottom: bottom.map(|seat| id(table, seat)),
        letters,
        seats: seats
            .map(|(seat, chair)| viewer.face_seat(desk, table, viewer.seat(table, seat, chair), seat))
            .collect(),
        moves: entries.iter().filter(known).map(made).collect(),
        offers: open.map(|deal| viewer.face_offer(table, deal, reader)).collect(),
    }))
}

impl Viewer {
    fn face_seat(&self, desk: &Desk, table: &Table, seen: super::SeatSeen, seat: Seat) -> FaceSeat {
        let speaker = self.speaker(table);
        let playing = table.status() == Status::Playing;
        let owed: Option<Owed> = table.owed().into_iter().find(|owed| playing && owed.seat == seat);
        let until = owed.as_ref().and_then(|owed| owed.until);
        let late = owed.as_ref().is_some_and(|owed| owed.late.is_some());
        let stock = table.stocks().into_iter().find(|(of, _)| playing && *of == seat).map(|(_, stock)| stock);
        let points = table.outcome().and_then(|outcome| outcome.points.get(seat.index()).copied());
        let clock = match (until, stock, points) {
            (_, _, Some(points)) => speaker.points(points),
            _ if late => speaker.say(&Message::new("face-late")),
            (Some(until), ..) => {
                let left = span(until.duration_since(desk.now()));
                speaker.say(&Message::new("face-left").with("time", left))
            }
            (None, Some(stock), None) => speaker.say(&span(stock)),
            (None, None, None) => String::new(),
        };
        FaceSeat {
            seat: seen.seat,
            name: seen.name,
            player: seen.player.map(|player| player.name),
            alive: seen.alive,
            to_move: playing && table.to_move().contains(seat),
            clock,
            until: until.map(told),
            late,
        }
    }

    fn face_offer(&self, table: &Table, deal: &Deal, reader: Reader<'_>) -> FaceOffer {
        let speaker = self.speaker(table);
        let terms = speaker.say(&deal.terms);
        let by = deal.proposer.map(|seat| speaker.seat(seat));
        let text = by.map_or(terms.clone(), |by| format!("{by}: {terms}"));
        let waits = match deal.state {
            DealState::Open { waiting, .. } => {
                let who = waited_for(speaker, table, deal, waiting);
                speaker.say(&Message::new("face-waits").with("who", who))
            }
            _ => String::new(),
        };
        FaceOffer {
            text: plainly_known(table, &text),
            waits: plainly_known(table, &waits),
            yours: reader.is_asked(table, deal),
            buttons: deal_buttons(speaker, table, deal, reader).into_iter().flatten().collect(),
        }
    }
}
