//! The sentences for a shot and its consequences, and a match in short lines.

use super::formation::{Disc, Side, cell_name};
use super::rounds::{How, Phase, Position, Report, RoundEnd};
use super::typed;
use liege_game::{Event, EventKind};
use liege_words::{Arg, Message};

/// The name of an arm.
fn arm(position: &Position, side: Side) -> Message {
    Message::new(format!("chp-kind-{}", position.terms.arm(position.arms[side.index()]).name()))
}

/// Names in a row: `b4`, `b4 and b5`, `b3, b4 and b5`.
fn names<'a>(discs: impl Iterator<Item = &'a Disc>) -> Message {
    let mut names: Vec<String> = discs.map(|disc| disc.id.to_string()).collect();
    let last = names.pop().unwrap_or_default();
    if names.is_empty() {
        return Message::new("sqr-text").with("text", last);
    }
    Message::new("chp-and").with("first", names.join(", ")).with("last", last)
}

/// The events of a shot: the shot, the end of a round or a tour, the end of the match. `after` is the
/// position it led to.
pub fn events(report: &Report, after: &Position) -> Vec<Event> {
    let mut events = vec![Event::new(EventKind::Move, shot(report))];
    let Some(end) = report.round else { return events };
    events.push(Event::new(EventKind::Possession, round(end)));
    if let (Some(winner), true) = (end.winner, end.wins_tour) {
        let [white, black] = after.tours.map(i64::from);
        let won = Message::new("chp-tour-won").with("winner", winner.seat());
        events.push(Event::new(EventKind::Possession, won.with("white", white).with("black", black)));
    }
    if let (Some(winner), true) = (end.winner, end.rows > 0) {
        events.push(Event::new(EventKind::Possession, advance(end, winner, after)));
    }
    for side in Side::ALL.into_iter().filter(|side| report.new_arms[side.index()]) {
        let changed = Message::new("chp-new-arm").with("seat", side.seat()).with("arm", arm(after, side));
        events.push(Event::new(EventKind::Possession, changed));
    }
    events.push(match after.phase {
        Phase::Over(winner) => Event::new(EventKind::End, ending(winner)),
        Phase::ToMove(starter) => {
            let next = Message::new("chp-new-round").with("starter", starter.seat());
            Event::new(EventKind::Possession, next)
        }
    });
    events
}

/// The sentence for a shot and the discs that fell.
fn shot(report: &Report) -> Message {
    let fallen: Vec<Disc> = report.trace.fallen().collect();
    let of = |side: Side| fallen.iter().filter(move |disc| disc.id.side == side);
    let (foes, own) = (of(report.side.other()), of(report.side));
    let id = match (foes.clone().count(), own.clone().count()) {
        (0, 0) => "chp-shot-none",
        (_, 0) => "chp-shot-foes",
        (0, _) => "chp-shot-own",
        (_, _) => "chp-shot-both",
    };
    let message = typed::spoken(Message::new(id).with("seat", report.side.seat()), report.shot);
    let again = if report.again { "yes" } else { "no" };
    message.with("foes", names(foes)).with("own", names(own)).with("again", again)
}

/// The sentence for the winner of a round.
fn round(end: RoundEnd) -> Message {
    let id = match (end.winner, end.how) {
        (Some(_), How::Limit) => "chp-round-heavier",
        (Some(_), How::Clean) => "chp-round-clean",
        (Some(_), How::Knocked) => "chp-round-won",
        (None, How::Limit) => "chp-round-even",
        (None, _) => "chp-round-drawn",
    };
    let message = Message::new(id);
    end.winner.map_or(message.clone(), |winner| message.with("winner", winner.seat()))
}

/// The sentence for the advance of a round's winner.
fn advance(end: RoundEnd, winner: Side, after: &Position) -> Message {
    let rank = |side: Side| i64::from(after.lines[side.index()]);
    let message = Message::new(if end.pushed_back { "chp-advance-pushing" } else { "chp-advance" })
        .with("winner", winner.seat())
        .with("rows", i64::from(end.rows))
        .with("rank", rank(winner));
    if end.pushed_back {
        message.with("loser", winner.other().seat()).with("back", rank(winner.other()))
    } else {
        message
    }
}

/// The sentence for the end of a match.
pub fn ending(winner: Option<Side>) -> Message {
    match winner {
        Some(winner) => Message::new("chp-end-won").with("winner", winner.seat()),
        None => Message::new("chp-end-drawn"),
    }
}

/// The position in short lines: its end, the discs of each army, the round and the tours.
pub fn summary(position: &Position) -> Vec<Message> {
    let mut lines = Vec::new();
    if let Phase::Over(winner) = position.phase {
        lines.push(ending(winner));
    }
    lines.extend(Side::ALL.map(|side| army(position, side)));
    let [white, black] = position.tours.map(i64::from);
    if white + black > 0 {
        lines.push(Message::new("chp-line-tours").with("white", white).with("black", black));
    }
    if position.shots > 0 && position.turn().is_some() {
        let shots = i64::from(position.shots);
        let limit = i64::from(position.terms.shot_limit);
        lines.push(Message::new("chp-line-shots").with("shots", shots).with("limit", limit));
    }
    lines
}

/// The discs of an army with their cells.
fn army(position: &Position, side: Side) -> Message {
    let rank = position.lines[side.index()];
    let discs: Vec<Disc> = position.of(side).copied().collect();
    let formed = position.terms.arm(position.arms[side.index()]).army(side, rank) == discs;
    let id = match discs.is_empty() {
        true => "chp-line-none",
        false if formed => "chp-line-formed",
        false => "chp-line-army",
    };
    let message = Message::new(id).with("seat", side.seat()).with("arm", arm(position, side));
    let message = message.with("count", discs.len() as i64).with("rank", i64::from(rank));
    message.with("discs", Arg::All(discs.iter().map(standing).collect()))
}

/// A disc with its cell: `w3 c1`.
fn standing(disc: &Disc) -> Message {
    let name = disc.id.to_string();
    match disc.cell() {
        Some(cell) => Message::new("chp-disc-on").with("disc", name).with("cell", cell_name(cell)),
        None => Message::new("chp-disc-border").with("disc", name),
    }
}

/// The remark on the turn: the number of shots in a row that are left, if it is limited.
pub fn note(position: &Position) -> Option<Message> {
    position.turn().filter(|_| position.chain > 0 && position.terms.chain_limit > 0)?;
    let (count, limit) = (i64::from(position.chain) + 1, i64::from(position.terms.chain_limit));
    Some(Message::new("chp-note-again").with("count", count).with("limit", limit))
}
