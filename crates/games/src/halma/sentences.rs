//! Events, the end and the position as sentences.

use super::position::{Happened, Position};
use liege_game::{Event, EventKind, Seat};
use liege_words::Message;

/// The name of a seat.
fn named(seat: usize) -> Message {
    Message::new("sqr-seat").with("seat", Seat(seat as u8))
}

/// Names of seats.
fn all_named(seats: &[usize]) -> Vec<Message> {
    seats.iter().map(|seat| named(*seat)).collect()
}

/// A move: `White: b1-e5`.
pub fn moved(seat: usize, shown: &str) -> Event {
    let shown = Message::new("sqr-text").with("text", shown);
    Event::new(EventKind::Move, Message::new("sqr-played").with("seat", Seat(seat as u8)).with("move", shown))
}

/// A resignation.
pub fn resigned(seat: usize) -> Event {
    Event::new(EventKind::Exit, Message::new("sqr-resigned").with("seat", Seat(seat as u8)))
}

/// The consequences of a move or a resignation, in the position after it; `by_resignation`: the last action was one.
pub fn told(position: &Position, happened: &[Happened], by_resignation: bool) -> Vec<Event> {
    let mut events: Vec<Event> = happened
        .iter()
        .filter_map(|happened| match *happened {
            // The end of a game of two says it.
            Happened::Finished(..) if position.setup.number() == 2 => None,
            Happened::Finished(seat, place) => {
                let message = Message::new("hal-finished").with("seat", Seat(seat as u8));
                Some(Event::new(EventKind::Exit, message.with("place", place as i64)))
            }
            Happened::Skipped(seat) => {
                let message = Message::new("hal-skipped").with("seat", Seat(seat as u8));
                Some(Event::new(EventKind::Pass, message))
            }
        })
        .collect();
    events.extend(end(position, by_resignation).map(|message| Event::new(EventKind::End, message)));
    events
}

/// The sentence for the end.
fn end(position: &Position, by_resignation: bool) -> Option<Message> {
    let outcome = position.outcome()?;
    // A piece beside an empty place can always step there, or stays in a target that is not full: as long as somebody
    // has pieces and moves left, somebody can move.
    let id = if by_resignation {
        "hal-end-resigned"
    } else if position.is_decided() {
        "hal-end-finished"
    } else {
        "hal-end-limit"
    };
    let result = if outcome.drawn {
        Message::new("hal-result-level")
    } else if position.setup.partners || position.setup.number() == 2 {
        let best = outcome.points.iter().max();
        let winners: Vec<usize> = position.seats().filter(|seat| outcome.points.get(*seat) == best).collect();
        Message::new("hal-result-won").with("winners", all_named(&winners))
    } else {
        let mut place = 1;
        let rank = |seats: Vec<usize>| {
            let message = Message::new("hal-result-rank").with("place", place);
            place += seats.len() as i64;
            message.with("seats", all_named(&seats))
        };
        Message::new("hal-result-ranks")
            .with("ranks", position.ranks().into_iter().map(rank).collect::<Vec<_>>())
    };
    Some(Message::new(id).with("result", result))
}

/// How far each seat has come.
pub fn lines(position: &Position) -> Vec<Message> {
    let line = |seat: usize| {
        let of = |id| Message::new(id).with("seat", Seat(seat as u8));
        if let Some(place) = position.place(seat) {
            return of("hal-line-finished").with("place", place as i64);
        }
        if position.is_out(seat) {
            return of("hal-line-resigned");
        }
        let line = of("hal-line").with("arrived", position.arrived(seat) as i64);
        line.with("all", position.pieces(seat).count() as i64).with("home", position.at_home(seat) as i64)
    };
    position.seats().map(line).collect()
}

/// The remark that the pieces at home have to move first.
pub fn note(position: &Position) -> Option<Message> {
    let seat = position.turn?;
    let obliged = position.obliged(seat);
    if obliged.is_empty() {
        return None;
    }
    let squares = position.setup.layout().field.names(obliged);
    Some(Message::new("hal-note-home").with("seat", Seat(seat as u8)).with("squares", squares))
}
