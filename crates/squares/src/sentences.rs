//! Events as sentences.

use super::called::{nothing, piece_name, piece_of, piece_on, square};
use super::ending::{Ending, Why};
use super::rules::Rules;
use super::{Play, Square};
use liege_game::{Event, EventKind, Seat, words};
use liege_words::{Language, Message};

/// The action that ends a turn.
const END: &str = "end";

/// A move as readers of a language read it.
pub fn shown(rules: &dyn Rules, play: &Play, language: Language) -> String {
    words().say(language, &rules.display(play))
}

/// The sentence for the end of the game.
pub fn ending(rules: &dyn Rules, end: Ending) -> Message {
    let spec = rules.spec();
    let team = |seat: Seat| spec.team(seat);
    let of_team = |wins: bool| -> Vec<Message> {
        let seats = spec.all_seats().filter(|seat| (team(*seat) != end.loser.and_then(team)) == wins);
        seats.map(|seat| Message::new("sqr-seat").with("seat", seat)).collect()
    };
    let about = |id| Message::new(id).with("seat", end.seat);
    let message = match end.why {
        Why::Mate => about("sqr-end-mate"),
        Why::Taken => about("sqr-end-taken"),
        Why::Resigned => about("sqr-end-resigned"),
        Why::Spared => about("sqr-end-spared"),
        Why::Stalemate => about("sqr-end-stalemate"),
        Why::Dead => about("sqr-end-dead"),
        Why::Own(said) => about(said),
        Why::Repetition(times) => about("sqr-end-repetition").with("times", i64::from(times)),
        Why::Quiet(plies) => about("sqr-end-quiet").with("moves", i64::from(plies / 2)),
    };
    let winners = of_team(true);
    message.with("count", winners.len() as i64).with("winner", winners)
}

/// The event of the end, for everybody but the seat that caused it.
pub fn ended(rules: &dyn Rules, end: Ending, actor: Option<Seat>) -> Event {
    let mut event = Event::new(EventKind::End, rules.ending_said(end).unwrap_or_else(|| ending(rules, end)));
    event.concerns.extend(rules.spec().all_seats().filter(|seat| Some(*seat) != actor));
    event
}

/// The sentence that a draw may be claimed now.
pub fn claimable(why: Why) -> Message {
    match why {
        Why::Repetition(times) => Message::new("sqr-note-claim-repetition").with("times", i64::from(times)),
        _ => Message::new("sqr-note-claim-quiet"),
    }
}

/// Whether a throw has no effect: no piece can move by it.
pub fn is_lost(before: &dyn Rules, after: &dyn Rules) -> bool {
    after.chance() == before.chance() || after.turn() != before.turn()
}

/// The events of a throw of the die, or of the end of a turn.
pub fn said(before: &dyn Rules, word: &str, after: &dyn Rules) -> Vec<Event> {
    let seat = before.turn().iter().next().unwrap_or(Seat(0));
    if let Some(number) = word.strip_prefix("roll ") {
        let piece = before.of_number(number).map_or_else(nothing, |kind| piece_name(before, kind));
        let about = |id| Message::new(id).with("seat", seat).with("number", number).with("piece", piece);
        // Lost throws in a row are told in one line.
        let message = match is_lost(before, after) {
            true => Message::new("sqr-rolled-lost").with("lost", about("sqr-lost-throw")),
            false => about("sqr-rolled"),
        };
        return vec![Event::new(EventKind::Chance, message)];
    }
    let ended = Event::new(EventKind::Move, Message::new("sqr-ended-turn").with("seat", seat));
    // The game makes the events of its other words itself.
    if word == END { vec![ended] } else { Vec::new() }
}

/// The events of a legal move, with the positions `before` and `after` it.
pub fn told(
    before: &dyn Rules,
    play: &Play,
    after: &dyn Rules,
    end: Option<Ending>,
    happened: Vec<Event>,
) -> Vec<Event> {
    let seat = play.piece.seat;
    let mut events = vec![moved(before, play)];
    if before.spec().wordy
        && let Some(kind) = play.becomes
    {
        let message = Message::new("sqr-promoted").with("square", square(before, play.to));
        let message = message.with("piece", piece_name(before, play.piece.kind));
        events.push(Event::new(EventKind::Move, message.with("becomes", piece_name(before, kind))));
    }
    events.extend(happened);
    match end {
        Some(end) => events.push(ended(after, end, Some(seat))),
        None if before.spec().wordy => events.extend(check(play, after)),
        None => {}
    }
    events
}

fn moved(before: &dyn Rules, play: &Play) -> Event {
    let mut message = before.sentence(play).unwrap_or_else(|| plain_sentence(before, play));
    if message.part("move").is_none() {
        message = message.with("move", before.display(play));
    }
    let mut event = Event::new(EventKind::Move, message);
    for (_, victim) in play.taken.iter().filter(|(_, victim)| victim.seat != play.piece.seat) {
        if !event.concerns.contains(&victim.seat) {
            event.concerns.push(victim.seat);
        }
    }
    event
}

/// The move in notation, or in words if the game tells its moves in words.
fn plain_sentence(before: &dyn Rules, play: &Play) -> Message {
    let seat = play.piece.seat;
    let Some(from) = play.from.filter(|_| before.spec().wordy) else {
        return Message::new("sqr-played").with("seat", seat).with("move", before.display(play));
    };
    let geometry = before.spec().geometry;
    let (start, end) = (geometry.board(from), geometry.board(play.to));
    let id = match play.victim() {
        Some(_) if play.stays => "sqr-took-afar",
        Some(_) if end > start => "sqr-took-up",
        Some(_) if end < start => "sqr-took-down",
        Some(_) => "sqr-took",
        None if end > start => "sqr-moved-up",
        None if end < start => "sqr-moved-down",
        None => "sqr-moved",
    };
    let message = Message::new(id)
        .with("seat", seat)
        .with("piece", piece_name(before, play.piece.kind))
        .with("from", square(before, from))
        .with("to", square(before, play.to));
    match play.victim() {
        Some(victim) => message.with("victim", piece_of(before, victim)),
        None => message,
    }
}

/// The event for a check by the move.
fn check(play: &Play, after: &dyn Rules) -> Option<Event> {
    let checked = |seat: &Seat| !after.checkers(*seat).is_empty();
    let king = after.spec().all_seats().filter(|seat| *seat != play.piece.seat).find(checked)?;
    let checkers: Vec<Square> = after.checkers(king);
    let id = match checkers[..] {
        [at] if at == play.ends() => "sqr-check",
        [_] => "sqr-check-discovered",
        _ => "sqr-check-double",
    };
    let by: Vec<Message> = checkers.into_iter().map(|at| piece_on(after, at)).collect();
    Some(Event::new(EventKind::Check, Message::new(id).with("king", king).with("by", by)).to(king))
}

/// "Dragon × Sylph": the piece and its victims.
pub fn pieces(rules: &dyn Rules, play: &Play, language: Language) -> String {
    let name = |kind| words().say(language, &piece_name(rules, kind));
    let mover = name(play.piece.kind);
    match (play.victim(), play.becomes) {
        (Some(victim), _) => format!("{mover} × {}", name(victim.kind)),
        (None, Some(kind)) => format!("{mover} → {}", name(kind)),
        (None, None) => mover,
    }
}
