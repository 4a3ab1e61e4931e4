//! The contests of a server, and one contest, as their pages show them.

use crate::desk::contest_files::contest_files;
use crate::desk::contest_name::plainly;
use crate::desk::cross::{cross_picture, cross_words};
use crate::desk::web::contests_on_web;
use crate::desk::{Desk, Fault, File, Picture};
use crate::post::contest::{News, points_text, result_text, value_text};
use jiff::Timestamp;
use liege_contest::picture::{Width, pages};
use liege_contest::{Contest, Format, Game, Phase, Row, Stage, Status, TieBreak};
use liege_store::{StoredContest, phase_code};
use liege_words::{Language, Message};
use std::sync::Arc;

/// The contests that a list has.
const LISTED: u32 = 30;
/// The rounds on one page.
const ROUNDS: u32 = 20;
/// The most pictures on a page.
const PICTURES: u32 = 5;

/// A contest in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContestCard {
    /// Its number.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// The name of the game, and the format.
    pub about: String,
    /// Its state in words.
    pub state: String,
}

/// A row of a standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowShown {
    /// The place; `2=` if others share it.
    pub place: String,
    /// The names.
    pub name: String,
    /// Whether the entrant plays no more.
    pub out: bool,
    /// The points, where the format has any.
    pub points: Option<String>,
    /// The tie-breaks in the order of [`ContestShown::tie_breaks`].
    pub values: Vec<String>,
}

/// The standing of a group or division.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartShown {
    /// Its name, if there are several.
    pub title: Option<String>,
    /// The places, the best first.
    pub rows: Vec<RowShown>,
}

/// A game of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameShown {
    /// The players and the result.
    pub text: String,
    /// The number of its table.
    pub table: Option<i64>,
}

/// A round of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundShown {
    /// Its number.
    pub number: u32,
    /// The end of its games.
    pub until: Option<Timestamp>,
    /// Whether games of it are open.
    pub open: bool,
    /// The games.
    pub games: Vec<GameShown>,
    /// The line about entrants without a game.
    pub byes: Option<String>,
}

/// A contest, as everybody sees it who sees its channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContestShown {
    /// Its number.
    pub id: i64,
    /// Its server.
    pub server: String,
    /// Its name, with the name of the game.
    pub title: String,
    /// The format and the state.
    pub lines: Vec<String>,
    /// Whether it is neither over nor cancelled.
    pub live: bool,
    /// The codes of the tie-breaks that have values.
    pub tie_breaks: Vec<String>,
    /// The standings; before the start there are none.
    pub parts: Vec<PartShown>,
    /// The names of the entrants before the start.
    pub entrants: Vec<String>,
    /// Some rounds, the last first.
    pub rounds: Vec<RoundShown>,
    /// The round before which there are more.
    pub more: Option<u32>,
    /// The number of pictures of its cross-table, on a phone and on a large screen.
    pub pictures: [u32; 2],
    /// The cross-table in words.
    pub alt: String,
    /// The words for its files.
    pub files: Vec<&'static str>,
}

/// Returns the newest contests of a server that everybody may see.
///
/// # Errors
/// The data can't be read.
pub async fn contest_cards(desk: &Desk, server: &str, language: Language) -> Result<Vec<ContestCard>, Fault> {
    let stored = contests_on_web(desk, server, LISTED).await?;
    Ok(stored.iter().map(|stored| card(stored, language)).collect())
}

fn card(stored: &StoredContest, language: Language) -> ContestCard {
    let news = News::about(language, stored);
    let state = Message::new(format!("contest-state-{}", phase_code(stored.contest.phase())));
    let say = |message: &Message| plainly(&stored.contest, language, &news.say(message));
    ContestCard {
        id: stored.id,
        name: stored.contest.terms().name.clone(),
        about: format!("{} · {}", news.game_name(), say(&news.format())),
        state: say(&state),
    }
}

/// Describes a contest with its rounds before a number (`None`: the last ones).
#[must_use]
pub fn contest_shown(stored: &Arc<StoredContest>, before: Option<u32>, language: Language) -> ContestShown {
    let (news, contest) = (News::about(language, stored), &stored.contest);
    let plain = |text: &str| plainly(contest, language, text);
    let mut heading = news.heading().into_iter();
    let title = heading.next().map(|title| plain(title.trim_start_matches("🏆 "))).unwrap_or_default();
    let lines = heading.chain(news.state_lines()).chain([contest.terms().text.clone()]);
    let ranked = !matches!(contest.terms().format, Format::Ladder { .. } | Format::KnockOut { .. });
    let codes = contest.tie_breaks().iter().filter(|code| ranked && **code != TieBreak::Direct);
    let codes: Vec<TieBreak> = codes.copied().collect();
    let parts = (1u32..).take(contest.parts().len().max(1));
    let several = contest.parts().len() > 1;
    let parts = parts.map(|part| {
        let rows = contest.standing(part).unwrap_or_default();
        let title = Message::new("contest-part").with("part", i64::from(part));
        PartShown {
            title: several.then(|| plain(&news.say(&title))),
            rows: rows.iter().map(|row| row_shown(&news, row, ranked, &codes)).collect(),
        }
    });
    let parts: Vec<PartShown> = parts.filter(|part| !part.rows.is_empty()).collect();
    let waiting = contest.entrants().iter().filter(|entrant| parts.is_empty() && entrant.is_in());
    let last = before.map_or(contest.rounds(), |before| before.saturating_sub(1).min(contest.rounds()));
    let first = last.saturating_sub(ROUNDS) + 1;
    let rounds = (first..=last).rev().filter_map(|number| round_shown(&news, number));
    ContestShown {
        id: stored.id,
        server: stored.venue.server.clone().unwrap_or_default(),
        title,
        lines: lines.map(|line| plain(&line)).filter(|line| !line.is_empty()).collect(),
        live: is_live(contest),
        tie_breaks: codes.iter().map(|code| code.code().to_owned()).collect(),
        entrants: waiting.map(|entrant| plain(&news.names(entrant))).collect(),
        parts,
        rounds: rounds.collect(),
        more: (first > 1).then_some(first),
        pictures: [Width::Phone, Width::Wide].map(|width| pages(contest, width).min(PICTURES)),
        alt: cross_words(language, contest),
        files: public_files(stored).map(|(kind, _)| kind).collect(),
    }
}

fn is_live(contest: &Contest) -> bool {
    !matches!(contest.phase(), Phase::Finished { .. } | Phase::Cancelled)
}

fn row_shown(news: &News<'_>, row: &Row, ranked: bool, codes: &[TieBreak]) -> RowShown {
    let (contest, seats) = (&news.stored.contest, news.stored.contest.terms().seats);
    let value = |code: &TieBreak| {
        let found = row.values.iter().find(|(known, _)| known == code);
        found.map(|(_, value)| value_text(seats, *value)).unwrap_or_default()
    };
    let shared = if row.shared { "=" } else { "" };
    RowShown {
        place: format!("{}{shared}", row.place),
        name: plainly(contest, news.language, &news.entrant(row.number)),
        out: contest.entrant(row.number).is_some_and(|entrant| matches!(entrant.status, Status::Out(_))),
        points: ranked.then(|| points_text(seats, row.points)),
        values: codes.iter().map(value).collect(),
    }
}

fn round_shown(news: &News<'_>, number: u32) -> Option<RoundShown> {
    let contest = &news.stored.contest;
    let round = contest.pairings(number)?;
    let plain = |text: String| plainly(contest, news.language, &text);
    let open = is_live(contest) && round.games.iter().any(Game::is_open);
    Some(RoundShown {
        number,
        until: round.deadline.filter(|_| open),
        open,
        games: round.games.iter().map(|game| game_shown(news, contest, game)).collect(),
        byes: news.byes(&round.byes).map(plain),
    })
}

fn game_shown(news: &News<'_>, contest: &Contest, game: &Game) -> GameShown {
    let names: Vec<String> = game.seats.iter().map(|number| news.entrant(*number)).collect();
    let result = match &game.stage {
        Stage::Over(_) => format!(" · {}", result_text(contest.terms().seats, game)),
        Stage::Struck(_) => format!(" · {}", news.say(&Message::new("contest-struck"))),
        Stage::Waiting | Stage::ToOpen | Stage::Open { .. } => String::new(),
    };
    let text = plainly(contest, news.language, &format!("{}{result}", names.join(" – ")));
    GameShown { text, table: game.table }
}

/// Draws a page of the cross-table, from 1; `None`: there is no such page.
pub async fn cross_shown(
    desk: &Desk,
    stored: &StoredContest,
    (width, page): (Width, u32),
    language: Language,
) -> Option<Picture> {
    if page == 0 || page > pages(&stored.contest, width).min(PICTURES) {
        return None;
    }
    cross_picture(desk, language, stored, (width, page), None).await
}

/// Returns the file of a contest that this word names.
#[must_use]
pub fn contest_file(stored: &StoredContest, kind: &str) -> Option<File> {
    public_files(stored).find(|(known, _)| *known == kind).map(|(_, file)| file)
}

/// The files of a contest without the log, which has the ids of members.
fn public_files(stored: &StoredContest) -> impl Iterator<Item = (&'static str, File)> {
    contest_files(stored).into_iter().filter(|(kind, _)| *kind != "json")
}
