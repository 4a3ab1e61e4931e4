//! A contest for programs: everything that people who see its channel can know of it.

use super::{ByeSeen, PartSeen, TieBreakSeen};
use super::{ContestLineSeen, ContestSeen, EntrantSeen, GameSeen, PlaceSeen, PlayerSeen, RoundSeen, Viewer};
use crate::desk::contest::{LISTED, concerns_member};
use crate::desk::contest_files::contest_files;
use crate::desk::contest_name;
use crate::desk::web::contest_on_web;
use crate::desk::{Desk, Fault, File, Place};
use crate::wording::Speaker;
use liege_contest::standing::unit;
use liege_contest::{Bye, Contest, Entrant, Format, Game, GameId, Row, Stage, Status, TieBreak};
use liege_store::{About, ContestLine, FORMER, HookPost, StoredContest, WhichContests, phase_code};
use liege_table::Tiding;
use liege_words::Language;
use serde_json::Value;
use std::sync::Arc;

/// A contest that somebody may see.
pub struct ContestFound {
    stored: Arc<StoredContest>,
    language: Language,
    /// Whether it is a contest of the reader's own. All others get no ids of members, and not the log.
    own: bool,
}

/// Returns the contests of a place: of a server (its id), or of a channel or thread of it. Without a place, those in which the
/// member plays, or which they organise or judge. Others see the ones that are on the web.
///
/// # Errors
/// The data can't be read.
pub async fn contests_seen(
    desk: &Desk,
    viewer: Option<&Viewer>,
    (server, channel): (Option<&str>, Option<&str>),
) -> Result<Vec<ContestLineSeen>, Fault> {
    let language = viewer.map_or(desk.settings.language, Viewer::language);
    let which = match (channel, server, viewer) {
        (Some(channel), ..) => WhichContests::Here(channel, LISTED),
        (None, Some(server), _) => WhichContests::On(server, LISTED),
        (None, None, Some(viewer)) => WhichContests::Of(&viewer.member.id),
        (None, None, None) => return Ok(Vec::new()),
    };
    let mut seen = Vec::new();
    for line in desk.store.contests(which).await? {
        let elsewhere = server.is_some_and(|server| server != line.server);
        if !elsewhere && contest_found(desk, viewer, line.id).await?.is_some() {
            seen.push(line_seen(&line, language));
        }
    }
    Ok(seen)
}

/// Returns a contest, if it is the member's own or on the web.
///
/// # Errors
/// The data can't be read.
pub async fn contest_found(
    desk: &Desk,
    viewer: Option<&Viewer>,
    id: i64,
) -> Result<Option<ContestFound>, Fault> {
    let language = viewer.map_or(desk.settings.language, Viewer::language);
    let Some(stored) = desk.store.contest(id).await? else { return Ok(None) };
    let own = viewer.is_some_and(|viewer| concerns_member(&stored.contest, &viewer.member.id));
    if own || desk.public_url().is_some() && contest_on_web(desk, id).await?.is_some() {
        return Ok(Some(ContestFound { stored, language, own }));
    }
    Ok(None)
}

/// Returns the body of a webhook message about a contest, beside the parts that every message has; `None` if the contest does
/// not exist.
///
/// # Errors
/// The data can't be read.
pub async fn contest_told(desk: &Desk, post: &HookPost) -> Result<Option<Value>, Fault> {
    let About::Contest(id) = post.about else { return Ok(None) };
    let Some(stored) = desk.store.contest(id).await? else { return Ok(None) };
    let member = desk.store.member(&post.member).await?;
    let language = member.and_then(|member| member.language).unwrap_or(desk.settings.language);
    let found = ContestFound { stored, language, own: true };
    let round = u32::try_from(post.number).unwrap_or(u32::MAX);
    let told = match Tiding::of_code(&post.event) {
        Some(Tiding::Paired) => found.round(round).and_then(|round| serde_json::to_value(round).ok()),
        _ => serde_json::to_value(found.end()).ok(),
    };
    Ok(told)
}

/// The end of a contest.
#[derive(serde::Serialize)]
struct EndSeen {
    contest: i64,
    state: &'static str,
    standings: Vec<PartSeen>,
}

impl ContestFound {
    fn contest(&self) -> &Contest {
        &self.stored.contest
    }

    /// Returns its id.
    #[must_use]
    pub fn id(&self) -> i64 {
        self.stored.id
    }

    /// Returns the place in which its commands are understood: its server, and none of the channels where its people talk.
    #[must_use]
    pub fn place(&self) -> Place {
        Place { server: self.stored.venue.server.clone(), ..Place::default() }
    }

    /// Returns a text of the bot with names for ids, and without markup.
    #[must_use]
    pub fn text(&self, text: &str) -> String {
        contest_name::plainly(self.contest(), self.language, text)
    }

    /// Describes the contest with its standings.
    #[must_use]
    pub fn seen(&self) -> ContestSeen {
        let (contest, terms) = (self.contest(), self.contest().terms());
        let deadline = contest.pairings(contest.rounds()).and_then(|round| round.deadline);
        let entrants = contest.entrants().iter();
        let entrants =
            entrants.filter(|entrant| entrant.number > 0 || !matches!(entrant.status, Status::Out(_)));
        ContestSeen {
            line: ContestLineSeen {
                id: self.stored.id,
                name: terms.name.clone(),
                game: terms.game.clone(),
                game_name: game_name(&terms.game, self.language),
                state: phase_code(contest.phase()).to_owned(),
                server: self.stored.venue.server.clone().unwrap_or_default(),
                channel: self.stored.venue.channel.clone(),
            },
            format: format_code(&terms.format).to_owned(),
            seats: terms.seats,
            rated: terms.rated,
            paused: contest.is_paused(),
            rounds: contest.rounds(),
            rounds_planned: contest.rounds_planned(),
            season: contest.season(),
            entries_close: terms.closes.map(|at| at.to_string()),
            deadline: deadline.map(|at| at.to_string()),
            tie_breaks: contest.tie_breaks().iter().map(|code| code.code().to_owned()).collect(),
            entrants: entrants.map(|entrant| self.entrant(entrant)).collect(),
            standings: self.standings(),
        }
    }

    /// Describes the pairings of a round, from 1; `None` if there is no such round.
    #[must_use]
    pub fn round(&self, number: u32) -> Option<RoundSeen> {
        let round = self.contest().pairings(number)?;
        let byes = round.byes.iter().map(|(entrant, bye)| ByeSeen {
            number: *entrant,
            bye: match bye {
                Bye::Allocated => "U",
                Bye::Full => "F",
                Bye::Half => "H",
                Bye::None => "Z",
            }
            .to_owned(),
            players: self.players(*entrant),
        });
        Some(RoundSeen {
            contest: self.stored.id,
            round: number,
            deadline: round.deadline.map(|at| at.to_string()),
            games: round.numbered(number).map(|(id, game)| self.game(id, game)).collect(),
            byes: byes.collect(),
        })
    }

    /// Returns the contest as files, with the word for each. Others than its own people do not get the log, which has the ids
    /// of members.
    #[must_use]
    pub fn files(&self) -> Vec<(&'static str, File)> {
        let mut files = contest_files(&self.stored);
        files.retain(|(kind, _)| self.own || *kind != "json");
        files
    }

    fn end(&self) -> EndSeen {
        let state = phase_code(self.contest().phase());
        EndSeen { contest: self.stored.id, state, standings: self.standings() }
    }

    fn standings(&self) -> Vec<PartSeen> {
        let contest = self.contest();
        let parts = (1u32..).take(contest.parts().len().max(1));
        let parts = parts.map(|part| {
            let rows = contest.standing(part).unwrap_or_default();
            PartSeen { part, places: rows.iter().map(|row| self.place_of(row)).collect() }
        });
        parts.filter(|part| !part.places.is_empty()).collect()
    }

    fn place_of(&self, row: &Row) -> PlaceSeen {
        let seats = self.contest().terms().seats;
        let of = |code: TieBreak, value: i64| value as f64 / unit(seats, code) as f64;
        let tie_break = |(code, value): &(TieBreak, i64)| TieBreakSeen {
            code: code.code().to_owned(),
            value: of(*code, *value),
        };
        PlaceSeen {
            place: row.place,
            shared: row.shared,
            number: row.number,
            players: self.players(row.number),
            points: of(TieBreak::Points, row.points),
            tie_breaks: row.values.iter().map(tie_break).collect(),
        }
    }

    fn entrant(&self, entrant: &Entrant) -> EntrantSeen {
        EntrantSeen {
            number: (entrant.number > 0).then_some(entrant.number),
            players: self.people(entrant),
            rating: entrant.rating,
            machine: entrant.machine,
            state: match entrant.status {
                Status::Waiting => "waiting",
                Status::Entered => "entered",
                Status::Ready => "ready",
                Status::Out(_) => "out",
            }
            .to_owned(),
        }
    }

    fn players(&self, number: u32) -> Vec<PlayerSeen> {
        self.contest().entrant(number).map(|entrant| self.people(entrant)).unwrap_or_default()
    }

    fn people(&self, entrant: &Entrant) -> Vec<PlayerSeen> {
        let known = |id: &str| self.own && !id.is_empty() && !id.starts_with(FORMER);
        let player = |person: &liege_contest::Person| PlayerSeen {
            id: known(&person.id).then(|| person.id.clone()),
            name: contest_name::name(person, self.language),
        };
        entrant.members.iter().map(player).collect()
    }

    fn game(&self, id: GameId, game: &Game) -> GameSeen {
        let points = game.result().map(|result| {
            let points = result.points.iter();
            points.map(|points| *points as f64 / unit(3, TieBreak::Points) as f64).collect()
        });
        GameSeen {
            game: id.to_string(),
            part: game.part,
            seats: game.seats.clone(),
            players: game.seats.iter().map(|number| self.players(*number)).collect(),
            table: game.table,
            state: match game.stage {
                Stage::Waiting => "waiting",
                Stage::ToOpen => "opening",
                Stage::Open { .. } => "open",
                Stage::Over(_) => "over",
                Stage::Struck(_) => "struck",
            }
            .to_owned(),
            points,
            forfeits: game.result().map(|result| result.forfeits.clone()).unwrap_or_default(),
        }
    }
}

fn game_name(id: &str, language: Language) -> String {
    liege_game::by_id(id).map_or_else(|| id.to_owned(), |game| Speaker { language, game }.game_name())
}

fn line_seen(line: &ContestLine, language: Language) -> ContestLineSeen {
    ContestLineSeen {
        id: line.id,
        name: line.name.clone(),
        game: line.game.clone(),
        game_name: game_name(&line.game, language),
        state: line.state.clone(),
        server: line.server.clone(),
        channel: line.channel.clone(),
    }
}

/// The word for a format.
fn format_code(format: &Format) -> &'static str {
    match format {
        Format::RoundRobin { .. } => "round-robin",
        Format::Swiss { .. } => "swiss",
        Format::KnockOut { .. } => "knock-out",
        Format::Ladder { .. } => "ladder",
        Format::League { .. } => "league",
    }
}
