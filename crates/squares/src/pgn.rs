//! Games in Portable Game Notation and in its draughts variant, for games that these can express: White and
//! Black move in turn.

use super::{Sitting, Spec, sentences};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use liege_game::kif::{write_csa, write_kif};
use liege_game::pgn::{Dialect, Ending, Game, Move, elapsed_comment, write};
use liege_game::{Foreign, Outcome, Points, Score, Seat};
use liege_words::Language;

/// The name of orthodox chess in PGN, which is never written.
pub const STANDARD: &str = "Standard";
/// The name of xiangqi in PGN.
const XIANGQI: &str = "Xiangqi";
/// The largest size of boards that have results in whole points in PDN; larger ones count in two.
const SMALL: u8 = 8;

/// A game as a PGN file.
pub fn written(spec: &'static Spec, score: &Score<'_>) -> Option<String> {
    let variant = spec.pgn?;
    let (start, usual) = starts(spec, score)?;
    let mut tags = tags(score);
    if start != usual {
        tags.extend([tag("SetUp", "1"), tag("FEN", start.as_str())]);
    }
    if variant != STANDARD {
        tags.push(tag("Variant", variant));
    }
    // Programs for it know it by these.
    if variant == XIANGQI {
        let red = score.names.first().map_or("?", String::as_str);
        tags.extend([tag("Game", "Chinese Chess"), tag("Red", red), tag("Format", "ICCS")]);
    }
    let round = spec.begin(score.options, score.start).ok()?.round();
    let black = start.split(' ').nth(1) == Some("b");
    let first = round.map_or((1, !black), |round| (round.number, !round.second));
    Some(write(&told_so_far(spec, score, Foreign::Pgn, tags, first)?, Dialect::Pgn))
}

/// A game as a file of KIF or CSA.
pub fn written_in_japanese(spec: &'static Spec, score: &Score<'_>, notation: Foreign) -> Option<String> {
    let kind = if notation == Foreign::Kif { spec.kif? } else { spec.csa? };
    let (start, usual) = starts(spec, score)?;
    let mut tags = tags(score);
    if start != usual {
        tags.push(tag("FEN", start));
    }
    let game = told_so_far(spec, score, notation, tags, (1, true))?;
    Some(if notation == Foreign::Kif { write_kif(&game, kind) } else { write_csa(&game) })
}

/// A game as a PDN file. Its FEN is only the diagram: the rest of the position has a tag of its own.
pub fn written_in_pdn(spec: &'static Spec, score: &Score<'_>) -> Option<String> {
    let kind = spec.pdn?;
    let (start, usual) = starts(spec, score)?;
    let mut tags = tags(score);
    tags.push(tag("GameType", kind));
    // Two games may have one type. A file of the type alone is taken for the first of them.
    let of_type = liege_game::all().iter().find(|game| game.named_in(Foreign::Pdn) == Some(kind));
    if of_type.is_some_and(|game| game.id() != spec.id) {
        tags.push(tag("Variant", spec.id));
    }
    let (diagram, rest) = start.split_once(' ')?;
    if start != usual {
        tags.extend([tag("SetUp", "1"), tag("FEN", diagram)]);
    }
    if start != usual && usual.split_once(' ').is_none_or(|(_, usual)| usual != rest) {
        tags.push(tag("Position", start.as_str()));
    }
    // The side that begins a game has the first place of a number.
    let begins = usual.split(':').next() == start.split(':').next();
    let dialect = if spec.geometry.files > SMALL { Dialect::PdnInternational } else { Dialect::Pdn };
    Some(write(&told_so_far(spec, score, Foreign::Pdn, tags, (1, begins))?, dialect))
}

/// The start of this game, and the usual start of its kind.
fn starts(spec: &'static Spec, score: &Score<'_>) -> Option<(String, String)> {
    let start = spec.begin(score.options, score.start).ok()?.position();
    Some((start, spec.usual_start()?.position()))
}

/// The tags for the players and the date.
fn tags(score: &Score<'_>) -> Vec<(String, String)> {
    let name = |index: usize| score.names.get(index).map_or("?", String::as_str).to_owned();
    let mut tags = vec![tag("White", name(0)), tag("Black", name(1))];
    // A game from another program keeps its tags, and gets no others.
    if !score.tags.is_empty() {
        tags.extend(score.tags.iter().cloned());
        return tags;
    }
    tags.extend([tag("Event", "Liege"), tag("Round", "-")]);
    if let Some(began) = score.began.map(|began| began.to_zoned(TimeZone::UTC)) {
        let date = began.strftime("%Y.%m.%d").to_string();
        tags.extend([tag("Date", date.as_str()), tag("UTCDate", date)]);
        tags.push(tag("UTCTime", began.strftime("%H:%M:%S").to_string()));
    }
    tags
}

/// The moves in a notation, each with the time it took.
fn told_so_far(
    spec: &'static Spec,
    score: &Score<'_>,
    notation: Foreign,
    tags: Vec<(String, String)>,
    first: (u32, bool),
) -> Option<Game> {
    let mut sitting = Sitting::new(spec.begin(score.options, score.start).ok()?);
    let mut moves = Vec::new();
    let is_known = |at: &Timestamp| score.untimed.is_none_or(|until| *at > until);
    let mut before = score.began.filter(is_known);
    for (action, at) in score.actions {
        if let Some(play) = sitting.rules().play_of(action) {
            let took =
                before.filter(|_| is_known(at)).map(|before| at.duration_since(before).as_secs().max(0));
            let comments = took.map(elapsed_comment).into_iter().collect();
            let shown = || sentences::shown(sitting.rules(), &play, Language::ENGLISH);
            let text = sitting.rules().foreign(notation, &play).unwrap_or_else(shown);
            moves.push(Move { text, comments, ..Move::default() });
        }
        before = Some(*at).filter(is_known);
        sitting.enter(action).ok()?;
    }
    Some(Game { tags, first, moves, result: score.outcome.map(ending), ..Game::default() })
}

fn tag(name: &str, value: impl Into<String>) -> (String, String) {
    (name.to_owned(), value.into())
}

fn ending(outcome: &Outcome) -> Ending {
    let points = |seat: Seat| outcome.points.get(seat.index()).copied().unwrap_or_default();
    match points(Seat(0)) {
        white if outcome.drawn || white == points(Seat(1)) => Ending::Draw,
        white if white == Points::whole(1) => Ending::White,
        _ => Ending::Black,
    }
}
