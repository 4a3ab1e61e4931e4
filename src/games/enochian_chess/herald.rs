//! What happened, put into sentences.

use super::army::Army;
use super::board::{Kind, Piece};
use super::happening::{Drawn, Happening, Matter};
use super::moves::Move;
use super::news::news;
use super::position::{GameResult, SEATS};
use super::square::Square;
use crate::game::{Event, EventKind, Seat, SeatSet};
use crate::words::{Arg, Message};

/// The name of a kind of piece in the nominative.
pub(super) fn piece_name(kind: Kind) -> Message {
    Message::new(format!("eno-{}", kind.id()))
}

/// The same as an object: "takes the …".
pub(super) fn piece_taken(kind: Kind) -> Message {
    Message::new(format!("eno-{}-acc", kind.id()))
}

/// The same as what something becomes: "becomes a …".
pub(super) fn piece_become(kind: Kind) -> Message {
    Message::new(format!("eno-{}-ins", kind.id()))
}

/// A piece as whose it is: "Red's knight".
pub(super) fn piece_of(piece: Piece) -> Message {
    Message::new("eno-piece-of").with("piece", piece_name(piece.kind)).with("army", piece.army.seat())
}

/// A square in a sentence: the same in every language.
pub(super) fn square(square: Square) -> Arg {
    Arg::Text(square.to_string())
}

/// Names of seats in a row.
pub(super) fn seats(seats: impl IntoIterator<Item = Seat>) -> Arg {
    Arg::All(seats.into_iter().map(|seat| Message::new("eno-seat").with("seat", seat)).collect())
}

/// Names of armies in a row.
pub(super) fn armies(list: &[Army]) -> Arg {
    seats(list.iter().map(|army| army.seat()))
}

/// How the game ended.
pub(super) fn end(result: GameResult) -> Message {
    match result {
        GameResult::Draw => Message::new("eno-over-drawn"),
        GameResult::Won(team) => {
            let [one, other] = team.armies().map(Army::seat);
            Message::new("eno-over-won").with("one", one).with("other", other)
        }
    }
}

/// What an offer is about, as a noun phrase.
pub(super) fn about(matter: Matter) -> Message {
    match matter {
        Matter::Draw => Message::new("eno-about-draw"),
        Matter::Exchange { by, to, .. } => Message::new("eno-about-exchange").with("by", by).with("to", to),
    }
}

/// What an action brought about, as events: `actor` is who acted, `active` who played before it.
///
/// An event concerns those whom it asks for something or touches closely: never the one who acted, who
/// knows what he did.
pub(super) fn told(happenings: &[Happening], actor: Seat, active: SeatSet) -> Vec<Event> {
    let agreed = happenings.iter().any(|happening| matches!(happening, Happening::DrawAgreed));
    let mut events = Vec::new();
    for happening in happenings {
        for mut event in sentences(happening) {
            // A draw agreed on is fulfilled by the end of the game.
            event.news = event.news.or_else(|| news(happening, active, agreed));
            let concerned = SEATS.into_iter().filter(|seat| event.concerns.contains(seat) && *seat != actor);
            event.concerns = concerned.collect();
            events.push(event);
        }
    }
    events
}

fn sentences(happening: &Happening) -> Vec<Event> {
    match *happening {
        // The exchange is made, and fulfilled at once.
        Happening::Exchanged { proposer, by, given, returned } => {
            let made = Message::new("eno-exchanged").with("proposer", proposer).with("by", by);
            let kings = Message::new("eno-kings-return")
                .with("given", given.0.seat())
                .with("square", square(given.1))
                .with("returned", returned.0.seat())
                .with("other", square(returned.1));
            let back = super::news::fulfilled(proposer, by);
            let made = Event::new(EventKind::Diplomacy, made).to(proposer);
            let kings = Event::new(EventKind::Possession, kings).to(given.0.seat()).to(returned.0.seat());
            vec![made, Event { news: Some(back), ..kings }]
        }
        Happening::Drawn(Drawn::Agreed) => Vec::new(),
        _ => vec![event(happening)],
    }
}

fn moved(army: Army, by: Seat, mv: Move, taken: Option<Piece>, last: bool) -> Event {
    let foreign = by != army.seat();
    let who = Message::new(match (foreign, last) {
        (false, false) => "eno-who",
        (true, false) => "eno-who-for",
        (false, true) => "eno-who-last",
        (true, true) => "eno-who-for-last",
    });
    let id = match (taken, mv.promotion) {
        (None, None) => "eno-moved",
        (None, Some(_)) => "eno-moved-grown",
        (Some(_), None) => "eno-took",
        (Some(_), Some(_)) => "eno-took-grown",
    };
    let mut message = Message::new(id)
        .with("who", who.with("army", army.seat()).with("by", by))
        .with("piece", piece_name(mv.kind))
        .with("from", square(mv.from))
        .with("to", square(mv.to));
    if let Some(taken) = taken {
        let victim = Message::new("eno-victim").with("piece", piece_taken(taken.kind));
        message = message.with("victim", victim.with("army", taken.army.seat()));
    }
    if let Some(grown) = mv.promotion {
        message = message.with("grown", piece_become(grown));
    }
    let event = Event::new(EventKind::Move, message).to(army.seat());
    taken.into_iter().fold(event, |event, taken| event.to(taken.army.seat()))
}

fn offered(matter: Matter, by: Seat, waiting: SeatSet) -> Event {
    let message = match matter {
        Matter::Draw => Message::new("eno-offered-draw").with("by", by),
        Matter::Exchange { to, captive, square: place, .. } => Message::new("eno-offered-exchange")
            .with("by", by)
            .with("to", to)
            .with("captive", captive.seat())
            .with("square", square(place)),
    };
    waiting.iter().fold(Event::new(EventKind::Diplomacy, message), Event::to)
}

/// The sentence for one happening, with its kind and whom it touches.
fn event(happening: &Happening) -> Event {
    use EventKind::{Check, Diplomacy, End, Exit, Pass, Possession};
    match *happening {
        Happening::Moved { army, by, mv, taken, last, waits } => {
            let event = moved(army, by, mv, taken, last);
            if !waits {
                return event;
            }
            let message = Message::new("eno-waits").with("move", event.message.clone());
            Event { message: message.with("army", army.seat()), ..event }
        }
        Happening::Grown { army, kind, square: place } => {
            let message = Message::new("eno-grown").with("army", army.seat());
            let message = message.with("square", square(place)).with("piece", piece_become(kind));
            Event::new(Possession, message).to(army.seat())
        }
        Happening::Demoted { army, was, pawn, square: place } => {
            let message = Message::new("eno-demoted").with("army", army.seat()).with("was", piece_name(was));
            let message = message.with("pawn", piece_become(pawn)).with("square", square(place));
            Event::new(Possession, message).to(army.seat())
        }
        Happening::Concourse { army, kind, ref taken } => {
            let id = if kind == Kind::Queen { "eno-concourse-queens" } else { "eno-concourse-bishops" };
            let one = |(army, place): &(Army, Square)| {
                Message::new("eno-concourse-one").with("army", army.seat()).with("square", square(*place))
            };
            let all = Arg::All(taken.iter().map(one).collect());
            let message = Message::new(id).with("army", army.seat()).with("taken", all);
            taken.iter().fold(Event::new(Possession, message), |event, (army, _)| event.to(army.seat()))
        }
        Happening::Fell { army, square: place, companion, at_once } => {
            let id = match (companion, at_once) {
                (None, false) => "eno-fell",
                (Some(_), false) => "eno-fell-together",
                (None, true) => "eno-fell-at-once",
                (Some(_), true) => "eno-fell-at-once-together",
            };
            let mut message = Message::new(id).with("army", army.seat()).with("square", square(place));
            if let Some(companion) = companion {
                message = message.with("piece", piece_name(companion));
            }
            Event::new(Exit, message).to(army.seat()).to(army.ally().seat())
        }
        Happening::Revived { army, by } => {
            let id = if by == army.seat() { "eno-revived-own" } else { "eno-revived" };
            let message = Message::new(id).with("army", army.seat()).with("by", by);
            Event::new(Possession, message.with("ally", army.ally().seat())).to(army.seat()).to(by)
        }
        Happening::Check { king, ref by } => {
            let message = Message::new("eno-check").with("king", king.seat()).with("by", armies(by));
            Event::new(Check, message).to(king.seat())
        }
        Happening::CheckStands { king, ref by } => {
            let message = Message::new("eno-check-stands").with("king", king.seat()).with("by", armies(by));
            Event::new(Check, message).to(king.seat())
        }
        Happening::Mated { army, ref by, walled_in } => {
            let id = if walled_in { "eno-mated-walled" } else { "eno-mated" };
            let message = Message::new(id).with("army", army.seat()).with("by", armies(by));
            Event::new(Check, message).to(army.seat())
        }
        Happening::Passed { army } => {
            Event::new(Pass, Message::new("eno-passed").with("army", army.seat())).to(army.seat())
        }
        Happening::Offered { matter, by, waiting } => offered(matter, by, waiting),
        Happening::Joined { by, proposer, waiting } => {
            let message =
                Message::new("eno-joined-draw").with("by", by).with("waiting", seats(waiting.iter()));
            waiting.iter().fold(Event::new(Diplomacy, message).to(proposer), Event::to)
        }
        Happening::DrawAgreed => Event::new(Diplomacy, Message::new("eno-draw-agreed")),
        Happening::Refused { matter, by, proposer } => {
            let id = match matter {
                Matter::Draw => "eno-refused-draw",
                Matter::Exchange { .. } => "eno-refused-exchange",
            };
            let message = Message::new(id).with("by", by).with("proposer", proposer);
            Event::new(Diplomacy, message).to(proposer)
        }
        Happening::Withdrawn { matter, by, proposer } => {
            let id = match matter {
                Matter::Draw if by != proposer => "eno-no-longer-draw",
                Matter::Draw => "eno-withdrawn-draw",
                Matter::Exchange { .. } => "eno-withdrawn-exchange",
            };
            let message = Message::new(id).with("by", by).with("proposer", proposer);
            let event = Event::new(Diplomacy, message).to(proposer);
            if let Matter::Exchange { to, .. } = matter { event.to(to) } else { event }
        }
        Happening::Void { matter, proposer } => {
            let message = Message::new("eno-void").with("what", about(matter)).with("proposer", proposer);
            let event = Event::new(Diplomacy, message).to(proposer);
            if let Matter::Exchange { to, .. } = matter { event.to(to) } else { event }
        }
        Happening::HandedOver { by, to } => {
            let message = Message::new("eno-handed-over").with("by", by).with("to", to);
            Event::new(Possession, message).to(to)
        }
        Happening::Resigned { by } => Event::new(Exit, Message::new("eno-resigned").with("by", by)),
        Happening::Drawn(why) => {
            let of = |id: &'static str, one: Army| {
                Message::new(id).with("one", one.seat()).with("other", one.ally().seat())
            };
            Event::new(
                Pass,
                match why {
                    Drawn::BareTeam(team) => of("eno-drawn-bare", team.armies()[0]),
                    Drawn::Stuck(team) => of("eno-drawn-stuck", team.armies()[0]),
                    Drawn::KingsAlone | Drawn::Agreed => Message::new("eno-drawn-kings"),
                },
            )
        }
        Happening::Over { result } => SEATS.into_iter().fold(Event::new(End, end(result)), Event::to),
        Happening::Exchanged { proposer, by, .. } => {
            let message = Message::new("eno-exchanged").with("proposer", proposer).with("by", by);
            Event::new(Diplomacy, message).to(proposer)
        }
    }
}
