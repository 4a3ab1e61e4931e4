//! The sentences about events that are not the game's.

use crate::log::deal::Deal;
use crate::log::deal_event::{About, DealEvent, event};
use crate::log::dice::{Pick, Roll, Way};
use crate::stored::motion::Motion;
use crate::stored::record::{Entry, Record};
use jiff::Timestamp;
use liege_game::{Event, EventKind, News, Seat, SeatSet, Turn};
pub(crate) use liege_words::moment;
use liege_words::{Arg, Message};

/// The content of a motion, as a noun phrase. `shown` returns the numbers that people are shown, `next` the
/// first move that is taken back.
pub(crate) fn terms(
    motion: &Motion,
    shown: impl Fn(usize) -> usize,
    next: impl Fn(usize) -> Option<Message>,
) -> Message {
    match motion {
        Motion::Takeback { to: stays } => match (shown(*stays), next(*stays)) {
            (0, _) => Message::new("table-terms-takeback-all"),
            (to, None) => Message::new("table-terms-takeback").with("to", count(to)),
            (to, Some(next)) => {
                Message::new("table-terms-takeback-before").with("to", count(to)).with("move", next)
            }
        },
        Motion::Pause { days } => Message::new("table-terms-pause").with("days", i64::from(*days)),
        Motion::Resume => Message::new("table-terms-resume"),
        Motion::Annul => Message::new("table-terms-annul"),
        Motion::Draw => Message::new("table-terms-draw"),
        Motion::Hand { seat, to } => {
            Message::new("table-terms-hand").with("seat", *seat).with("who", mention(to))
        }
    }
}

/// A move in the notation of the log, without the letter of its seat.
pub(crate) fn notation(action: &str) -> Message {
    // Seats have capital letters: `e4:c6` is a capture, `w3:905:80` a shot.
    let of_seat = |letter: &str| letter.len() == 1 && letter.chars().all(char::is_uppercase);
    let text = action.split_once(':').filter(|(letter, _)| of_seat(letter)).map_or(action, |(_, text)| text);
    Message::new("table-text").with("text", text)
}

pub(crate) fn proposed(deal: &Deal, motion: &Motion, seat: Seat, index: usize) -> DealEvent {
    let id = match motion {
        Motion::Hand { .. } => "table-proposed-hand",
        Motion::Takeback { .. } => "table-proposed-takeback",
        _ => "table-proposed",
    };
    let mut message = Message::new(id).with("seat", seat);
    message = match motion {
        Motion::Hand { to, .. } => message.with("who", mention(to)),
        _ => message.with("terms", deal.terms.clone()),
    };
    let mut event = event(message);
    event.concerns = deal.parties.iter().filter(|asked| *asked != seat).collect();
    (event, Some(About::offer(index)))
}

pub(crate) fn agreed(deal: &Deal, seat: Seat, left: SeatSet, index: usize) -> DealEvent {
    let message = Message::new("table-agreed")
        .with("seat", seat)
        .with("terms", deal.terms.clone())
        .with("waiting", seats(left));
    (event(message), Some(About::offer(index)))
}

/// A party that was asked does not agree.
pub(crate) fn declined(deal: &Deal, seat: Option<Seat>, index: usize) -> DealEvent {
    let message = match seat {
        Some(seat) => Message::new("table-declined").with("seat", seat),
        None => Message::new("table-declined-unseated"),
    };
    about(message.with("terms", deal.terms.clone()), deal, index)
}

/// The proposer withdraws a motion.
pub(crate) fn withdrawn(deal: &Deal, seat: Seat, index: usize) -> DealEvent {
    let message = Message::new("table-withdrawn").with("seat", seat).with("terms", deal.terms.clone());
    (event(message), Some(About::offer(index)))
}

/// The time of a motion has run out.
pub(crate) fn expired(deal: &Deal, index: usize) -> DealEvent {
    about(Message::new("table-expired").with("terms", deal.terms.clone()), deal, index)
}

/// A motion is outdated.
pub(crate) fn outrun(deal: &Deal, index: usize) -> DealEvent {
    about(Message::new("table-outrun").with("terms", deal.terms.clone()), deal, index)
}

/// The time of an offer of the game has run out.
pub(crate) fn offer_expired(deal: &Deal, news: News) -> Event {
    let mut event =
        Event::new(EventKind::Diplomacy, Message::new("table-expired").with("terms", deal.terms.clone()));
    event.concerns = deal.proposer.into_iter().collect();
    event.news = Some(News { turn: Turn::Lapsed, ..news });
    event
}

/// An agreement is over, for a reason that not all its parties may know.
pub(crate) fn ended(deal: &Deal) -> Message {
    Message::new("table-ended").with("terms", deal.terms.clone())
}

pub(crate) fn taken_back(to: usize, gone: usize, to_move: SeatSet) -> Event {
    let message = match to {
        0 => Message::new("table-taken-back-all"),
        to => Message::new("table-taken-back").with("to", count(to)),
    };
    let mut event = event(message.with("gone", count(gone)));
    event.concerns = to_move.iter().collect();
    event
}

pub(crate) fn paused(until: Timestamp) -> Event {
    event(Message::new("table-paused").with("until", moment(until)))
}

/// A seat has been handed over.
pub(crate) fn handed(seat: Seat, to: &str, anonymous: bool) -> Event {
    let message = if anonymous {
        Message::new("table-handed-unnamed").with("seat", seat)
    } else {
        Message::new("table-handed").with("seat", seat).with("who", mention(to))
    };
    event(message)
}

/// A seat has been freed. `blamed` says that its holder kept the others waiting.
pub(crate) fn vacated(record: &Record, entry: &Entry, seat: Seat, blamed: bool) -> DealEvent {
    let id = if blamed { "table-vacated" } else { "table-freed" };
    (event(by(Message::new(id).with("seat", seat), record, entry)), None)
}

/// A host or manager pauses the game.
pub(crate) fn halted(record: &Record, entry: &Entry, until: Timestamp) -> DealEvent {
    (event(by(Message::new("table-halted").with("until", moment(until)), record, entry)), None)
}

/// A manager of the server voids the game. Everybody may know who did, because the game is over.
pub(crate) fn voided(entry: &Entry, reason: &str) -> DealEvent {
    let who = entry.player.as_deref().map(mention).unwrap_or_default();
    (event(Message::new("table-voided").with("who", who).with("reason", plain(reason))), None)
}

/// The game is aborted, or the table abandoned.
pub(crate) fn aborted(record: &Record, entry: &Entry) -> DealEvent {
    (event(by(Message::new("table-aborted"), record, entry)), None)
}

/// Adds who did something that needs no seat: `$by` is the host, a manager of the server, somebody (in the
/// record of a game played elsewhere), an unnamed person, or nobody; `$who` names them if they may be named.
pub(crate) fn by(message: Message, record: &Record, entry: &Entry) -> Message {
    let elsewhere = record.origin.as_ref().is_some_and(|origin| entry.number <= origin.entries);
    let (by, who) = match &entry.player {
        None => ("nobody", String::new()),
        Some(_) if record.terms.anonymous => ("unnamed", String::new()),
        Some(id) if elsewhere || entry.seat.is_some() => ("somebody", mention(id)),
        Some(id) if *id == record.host.id => ("host", mention(id)),
        Some(id) => ("manager", mention(id)),
    };
    message.with("by", by).with("who", who)
}

/// Somebody sits down on a seat that was freed.
pub(crate) fn sat(seat: Seat, player: &str, anonymous: bool) -> DealEvent {
    let message = if anonymous {
        Message::new("table-sat-unnamed").with("seat", seat)
    } else {
        Message::new("table-sat").with("seat", seat).with("who", mention(player))
    };
    (event(message).to(seat), None)
}

/// The seeds that the players have added to the throws of the die (`7|north,`, one for each seat), if there
/// are any.
pub(crate) fn seeds(seeds: &str) -> Option<DealEvent> {
    let (_, each) = seeds.split_once('|')?;
    if each.split(',').all(str::is_empty) {
        return None;
    }
    let of_seat = |(seat, seed): (u8, &str)| {
        let message = Message::new(if seed.is_empty() { "table-seed-none" } else { "table-seed" });
        message.with("seat", Seat(seat)).with("seed", seed)
    };
    let each = Arg::All((0..).zip(each.split(',')).map(of_seat).collect());
    Some((Event::new(EventKind::Chance, Message::new("table-seeds").with("seeds", each)), None))
}

/// Dice are rolled for a seat.
pub(crate) fn rolled(roll: &Roll) -> DealEvent {
    let [one, other] = roll.dice;
    let id = if roll.round == 0 { "table-rolled" } else { "table-rolled-again" };
    let message = Message::new(id)
        .with("who", mention(&roll.member))
        .with("one", i64::from(one))
        .with("other", i64::from(other))
        .with("total", i64::from(roll.total()));
    (Event::new(EventKind::Chance, message), None)
}

/// A player has got a seat by dice.
pub(crate) fn picked(pick: &Pick) -> DealEvent {
    let id = match pick.way {
        Way::Chosen => "table-chosen",
        Way::Left => "table-chosen-last",
        Way::Late => "table-chosen-late",
    };
    (event(Message::new(id).with("who", mention(&pick.member)).with("seat", pick.seat)), None)
}

/// Several seats as an argument.
pub(crate) fn seats(seats: SeatSet) -> Arg {
    Arg::All(seats.iter().map(|seat| Message::new("table-seat").with("seat", seat)).collect())
}

/// A number as an argument.
pub(crate) fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A mention of a member in a text.
fn mention(member: &str) -> String {
    format!("<@{member}>")
}

/// A text that somebody wrote, without its formatting and pings.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '\\' | '`' | '*' | '_' | '~' | '|' | '<' | '>' | '#' | '[' | ']' | '(' | ')') {
            plain.push('\\');
        }
        plain.push(c);
        if c == '@' {
            // The joiner is invisible; without it, "everyone" could be pinged.
            plain.push('\u{200d}');
        }
    }
    plain
}

/// A sentence about the outcome of a motion, which its proposer should read.
fn about(message: Message, deal: &Deal, index: usize) -> DealEvent {
    let mut event = event(message);
    event.concerns = deal.proposer.into_iter().collect();
    (event, Some(About::offer(index)))
}
