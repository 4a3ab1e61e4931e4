//! Games in Portable Game Notation, for those that it can say: one move after the other, White and Black.

use super::{Sitting, Spec, told};
use crate::game::{Outcome, Points, Score, Seat, State};
use crate::pgn::{Ending, Game, Move, write};
use crate::words::Language;
use jiff::tz::TimeZone;

/// The name of orthodox chess there, which is never written.
pub const STANDARD: &str = "Standard";

/// A game as a PGN file.
pub fn written(spec: &'static Spec, score: &Score<'_>) -> Option<String> {
    let variant = spec.pgn?;
    let mut sitting = Sitting::new((spec.start)(score.options, score.start).ok()?);
    let began = score.began.to_zoned(TimeZone::UTC);
    let name = |index: usize| score.names.get(index).map_or("?", String::as_str).to_owned();
    let mut tags = vec![
        tag("Event", "Liege"),
        tag("Date", began.strftime("%Y.%m.%d").to_string()),
        tag("Round", "-"),
        tag("White", name(0)),
        tag("Black", name(1)),
        tag("UTCDate", began.strftime("%Y.%m.%d").to_string()),
        tag("UTCTime", began.strftime("%H:%M:%S").to_string()),
    ];
    let start = sitting.position();
    let usual = Sitting::new((spec.start)(&default_options(spec)?, None).ok()?).position();
    if start != usual {
        tags.extend([tag("SetUp", "1"), tag("FEN", start.as_str())]);
    }
    if variant != STANDARD {
        tags.push(tag("Variant", variant));
    }
    let mut fields = start.split(' ');
    let white = fields.nth(1) != Some("b");
    let first = start.split(' ').nth(5).and_then(|number| number.parse().ok()).unwrap_or(1);
    let mut moves = Vec::new();
    let mut before = score.began;
    for (action, at) in score.actions {
        let play = sitting.plays().into_iter().find(|play| sitting.rules().canonical(play) == *action);
        if let Some(play) = play {
            let took = at.duration_since(before).as_secs().max(0);
            let comments = vec![format!("[%emt {}:{:02}:{:02}]", took / 3600, took / 60 % 60, took % 60)];
            let text = told::shown(sitting.rules(), &play, Language::English);
            moves.push(Move { text, comments, ..Move::default() });
        }
        before = *at;
        sitting.enter(action).ok()?;
    }
    let result = score.outcome.map(ending);
    Some(write(&Game { tags, comments: Vec::new(), first: (first, white), moves, result }))
}

fn tag(name: &str, value: impl Into<String>) -> (String, String) {
    (name.to_owned(), value.into())
}

fn default_options(spec: &Spec) -> Option<crate::game::Options> {
    let none: [(&str, &str); 0] = [];
    crate::game::Options::check(spec.options, none).ok()
}

fn ending(outcome: &Outcome) -> Ending {
    let points = |seat: Seat| outcome.points.get(seat.index()).copied().unwrap_or_default();
    match points(Seat(0)) {
        white if outcome.drawn || white == points(Seat(1)) => Ending::Draw,
        white if white == Points::whole(1) => Ending::White,
        _ => Ending::Black,
    }
}
