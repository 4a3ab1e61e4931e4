//! Standings with games as rows and columns: the contents, without their places.

use super::cell::Content;
use super::legend::{Sign, flags};
use super::paper::{MARGIN, Scale, breadth};
use super::played::Played;
use super::said::{name, numbered, part_name, place};
use super::view::{FEW, MOST_ROWS, View, Width};
use crate::facts::Bye;
use crate::round::{Game, Purpose, Round};
use crate::standing::{Row, TieBreak, points};
use crate::state::{ChallengeState, Contest};
use crate::terms::Format;
use liege_game::scene::Align;
use liege_game::words;
use std::ops::Range;

/// The number of games of a ladder that a wide picture shows of each entrant.
const GAMES: usize = 8;
/// The largest width of a wide picture.
const WIDEST: f64 = 2560.0;

/// Some rows of a group, a division, or the whole contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slice {
    part: u32,
    rows: Range<usize>,
}

/// The pages of a contest that is no knock-out. A part that fits on a page is not cut; a longer one is cut evenly.
pub fn pages(contest: &Contest) -> Vec<Vec<Slice>> {
    let parts = if contest.has_one_table() { 1 } else { contest.parts().len() as u32 };
    let mut pages: Vec<Vec<Slice>> = Vec::new();
    let mut taken = MOST_ROWS;
    for part in 1..=parts {
        let length = contest.standing(part).map_or(0, |rows| rows.len());
        let each = length.div_ceil(length.div_ceil(MOST_ROWS).max(1)).max(1);
        for start in (0..length).step_by(each) {
            let slice = Slice { part, rows: start..(start + each).min(length) };
            let rows = slice.rows.len();
            match pages.last_mut().filter(|_| taken + rows <= MOST_ROWS) {
                Some(page) => {
                    page.push(slice);
                    taken += rows;
                }
                None => {
                    pages.push(vec![slice]);
                    taken = rows;
                }
            }
        }
    }
    pages
}

/// A column.
#[derive(Clone, Debug)]
pub struct Column {
    /// The head.
    pub head: String,
    /// The width; none for the names, which take the rest.
    pub width: Option<f64>,
    /// The alignment of head and texts.
    pub align: Align,
    /// Whether it belongs to the square of a round robin, in which lines divide columns.
    pub is_square: bool,
}

/// A row.
#[derive(Clone, Debug)]
pub struct Line {
    /// Whether it is the reader's.
    pub own: bool,
    /// Whether it is a winner's.
    pub lit: bool,
    /// The contents, a cell a column.
    pub cells: Vec<Content>,
}

/// Rows and columns of a part of a contest.
#[derive(Clone, Debug)]
pub struct Chart {
    /// The name of the group or division.
    pub title: Option<String>,
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows.
    pub lines: Vec<Line>,
    /// The width that the longest name asks for.
    pub names: f64,
    /// Whether it is a ladder.
    pub rungs: bool,
}

/// Columns and rows while they are put together.
struct Maker<'a> {
    contest: &'a Contest,
    view: &'a View<'a>,
    scale: &'static Scale,
    part: u32,
    /// All rows of the part, and those of this slice.
    all: &'a [Row],
    rows: &'a [Row],
    columns: Vec<Column>,
    cells: Vec<Vec<Content>>,
}

impl Chart {
    /// The rows of a slice.
    pub fn new(contest: &Contest, view: &View<'_>, slice: &Slice) -> Chart {
        let all = contest.standing(slice.part).unwrap_or_default();
        let rows = all.get(slice.rows.clone()).unwrap_or_default();
        let cells = vec![Vec::new(); rows.len()];
        let (scale, part) = (view.scale(), slice.part);
        let mut maker = Maker { contest, view, scale, part, all: &all, rows, columns: Vec::new(), cells };
        let rungs = matches!(contest.terms.format, Format::Ladder { .. });
        let names = maker.add_head(rungs);
        if rungs {
            maker.add_ladder();
        } else if maker.is_square() {
            maker.add_square();
        } else {
            maker.add_rounds(names);
        }
        maker.add_play_off();
        let first: Vec<u32> = contest
            .prizes(part)
            .into_iter()
            .filter(|(place, _)| contest.is_decided() && *place == 1)
            .map(|(_, number)| number)
            .collect();
        let Maker { columns, cells, .. } = maker;
        let line = |(row, cells): (&Row, Vec<Content>)| Line {
            own: view.own == Some(row.number),
            lit: first.contains(&row.number),
            cells,
        };
        let lines = rows.iter().zip(cells).map(line).collect();
        let title = part_name(contest, part).map(|name| view.say(&name));
        Chart { title, columns, lines, names, rungs }
    }

    /// The width of all columns but the names.
    pub fn fixed(&self) -> f64 {
        self.columns.iter().filter_map(|column| column.width).sum()
    }
}

impl Maker<'_> {
    fn add_column(&mut self, head: &str, width: Option<f64>, align: Align, cell: impl Fn(&Row) -> Content) {
        self.columns.push(Column { head: head.to_owned(), width, align, is_square: false });
        for (row, cells) in self.rows.iter().zip(&mut self.cells) {
            cells.push(cell(row));
        }
    }

    fn is_wide(&self) -> bool {
        self.view.width == Width::Wide
    }

    /// Whether several rounds may run at once.
    fn runs_together(&self) -> bool {
        match self.contest.terms.format {
            Format::RoundRobin { together, .. } => together != Some(1),
            Format::League { .. } => true,
            _ => false,
        }
    }

    /// Whether everybody meets everybody, two at a table, and there is room to show it.
    fn is_square(&self) -> bool {
        let robin = matches!(self.contest.terms.format, Format::RoundRobin { .. } | Format::League { .. });
        robin && self.contest.terms.seats == 2 && self.is_wide()
    }

    /// A column as wide as its longest text.
    fn add_values(&mut self, head: &str, strong: bool, text: impl Fn(&Row) -> String) {
        let scale = self.scale;
        let widest = self
            .all
            .iter()
            .map(|row| breadth(&text(row), scale.text))
            .fold(breadth(head, scale.small), f64::max);
        let width = widest + f64::from(scale.text) * 0.75;
        self.add_column(head, Some(width), Align::Right, |row| {
            if strong { Content::Strong(text(row)) } else { Content::Quiet(text(row)) }
        });
    }

    /// Places, numbers, flags, names, points and tie-breaks. Returns the width that names ask for.
    fn add_head(&mut self, rungs: bool) -> f64 {
        let (contest, view, scale) = (self.contest, self.view, self.scale);
        let seats = contest.terms.seats;
        // Before the first result all share one place, which says nothing.
        let level = self.all.len() > 1 && self.all.iter().all(|row| row.place == 1);
        self.add_values("", true, |row| if level { "–".to_owned() } else { place(row) });
        if self.is_wide() {
            self.add_values(&view.tell("contest-cross-number"), false, |row| row.number.to_string());
        }
        // All parts have the column if one has it, so that their columns stand one under the other.
        let most = contest.numbered().map(|entrant| flags(contest, entrant.number).len()).max();
        let most = most.unwrap_or_default();
        if most > 0 {
            let width = scale.disc * (0.8 + 2.6 * most as f64);
            self.add_column("", Some(width), Align::Centre, |row| Content::Flags(flags(contest, row.number)));
        }
        let say = |row: &Row| view.say(&name(contest, row.number));
        let widest = self.all.iter().map(|row| breadth(&say(row), scale.text)).fold(0.0, f64::max);
        let unit = f64::from(scale.text);
        let names = (widest + unit * 0.6).clamp(unit * 8.0, unit * 15.0);
        self.add_column("", None, Align::Left, |row| {
            Content::Name(
                [say(row), view.say(&numbered(row.number))],
                flags(contest, row.number).contains(&Sign::Out),
            )
        });
        if rungs {
            return names;
        }
        let language = view.language;
        self.add_values(&view.tell("contest-cross-points"), true, |row| {
            words().say(language, &points::said(seats, row.points))
        });
        if self.is_wide() {
            let codes = contest
                .tie_breaks()
                .iter()
                .filter(|code| **code != TieBreak::Direct && **code != TieBreak::Points);
            for code in codes {
                let value = |row: &Row| {
                    row.values.iter().find(|(known, _)| known == code).map_or(0, |(_, value)| *value)
                };
                self.add_values(code.code(), false, |row| {
                    if seats == 2 { points::fraction(value(row)) } else { value(row).to_string() }
                });
            }
        }
        names
    }

    fn games_of<'r>(&self, round: &'r Round, number: u32, purpose: Purpose) -> Option<(&'r Game, usize)> {
        let part = self.part;
        let is_of = |game: &&Game| {
            (self.contest.has_one_table() || game.part == part)
                && game.purpose == purpose
                && game.seat_of(number).is_some()
        };
        let game = round.games.iter().find(is_of)?;
        Some((game, game.seat_of(number)?))
    }

    /// Everybody against everybody, in the order of the rows.
    fn add_square(&mut self) {
        let scale = self.scale;
        let met = |one: u32, other: u32| -> Vec<Played> {
            let games = self
                .contest
                .season_rounds()
                .filter_map(|(_, round)| self.games_of(round, one, Purpose::Usual));
            let games = games.filter(|(game, _)| game.seats.contains(&other));
            games.map(|(game, seat)| Played::of(game, seat)).collect()
        };
        let all = self.all;
        let table: Vec<(u32, Vec<Content>)> = all
            .iter()
            .map(|column| {
                let cell = |row: &Row| match row.number == column.number {
                    true => Content::Itself,
                    false => Content::Met(met(row.number, column.number)),
                };
                (column.number, self.rows.iter().map(cell).collect())
            })
            .collect();
        let most = table.iter().flat_map(|(_, cells)| cells).map(|cell| match cell {
            Content::Met(games) => games.len(),
            _ => 1,
        });
        let width =
            (most.max().unwrap_or(1).max(1) as f64 * scale.result() + scale.result() * 0.5).max(scale.row);
        for (number, cells) in table {
            let (head, align) = (number.to_string(), Align::Centre);
            self.columns.push(Column { head, width: Some(width), align, is_square: true });
            for (row, cell) in self.cells.iter_mut().zip(cells) {
                row.push(cell);
            }
        }
    }

    /// The rounds of this season with their numbers: those that there is room for, the last ones first.
    fn add_rounds(&mut self, names: f64) {
        let (contest, scale) = (self.contest, self.scale);
        let usual = |round: &Round| {
            round.games.is_empty() || round.games.iter().any(|game| game.purpose == Purpose::Usual)
        };
        let mut rounds: Vec<(usize, &Round)> =
            (1..).zip(contest.season_rounds().map(|(_, round)| round).filter(|round| usual(round))).collect();
        let swiss = matches!(contest.terms.format, Format::Swiss { .. });
        let digits = contest.numbered().map(|entrant| entrant.number).max().unwrap_or(1).to_string().len();
        let width = scale.cell(digits, contest.terms.seats);
        let taken: f64 = self.columns.iter().filter_map(|column| column.width).sum();
        let room = match self.view.width {
            Width::Phone => FEW,
            Width::Wide => (((WIDEST - 2.0 * MARGIN - taken - names) / width) as usize).max(FEW),
        };
        if self.view.width == Width::Phone && self.runs_together() {
            // Of rounds that run side by side the last is that of which half is over.
            let half = |round: &Round| {
                2 * round.games.iter().filter(|game| !game.is_open()).count() >= round.games.len()
            };
            let last = rounds.iter().rposition(|(_, round)| half(round));
            rounds.truncate(last.map_or(FEW, |last| (last + 1).max(FEW)));
        }
        let shown = rounds.split_off(rounds.len().saturating_sub(room));
        for (number, round) in shown {
            let cells: Vec<Content> = self
                .rows
                .iter()
                .map(|row| match self.games_of(round, row.number, Purpose::Usual) {
                    Some((game, seat)) => Content::Game(Played::of(game, seat)),
                    None => match round.byes.get(&row.number) {
                        // In a round robin an entrant sits out, and gets nothing for it.
                        Some(Bye::None) if !swiss => Content::Nothing,
                        Some(bye) => Content::Bye(*bye),
                        None => Content::Nothing,
                    },
                })
                .collect();
            let (head, align) = (number.to_string(), Align::Centre);
            self.columns.push(Column { head, width: Some(width), align, is_square: false });
            for (row, cell) in self.cells.iter_mut().zip(cells) {
                row.push(cell);
            }
        }
    }

    /// Challenges, and the last games of each entrant.
    fn add_ladder(&mut self) {
        let (contest, scale) = (self.contest, self.scale);
        let digits = contest.numbered().map(|entrant| entrant.number).max().unwrap_or(1).to_string().len();
        let challenged = |number: u32| {
            let open =
                |state: ChallengeState| matches!(state, ChallengeState::Open | ChallengeState::Accepted);
            let mut own = contest.challenges.iter().filter(|known| known.by == number && open(known.state));
            own.next().and_then(|known| known.whom.first().copied())
        };
        if self.rows.iter().any(|row| challenged(row.number).is_some()) {
            let width = scale.cell(digits, 2);
            self.add_column("", Some(width), Align::Centre, |row| {
                challenged(row.number).map_or(Content::Nothing, Content::Challenge)
            });
        }
        let games = |number: u32| -> Vec<Played> {
            let all = contest.games().filter_map(|(_, game)| Some(Played::of(game, game.seat_of(number)?)));
            all.collect()
        };
        let shown = if self.is_wide() { GAMES } else { FEW };
        let most = self.all.iter().map(|row| games(row.number).len()).max().unwrap_or_default().min(shown);
        for back in (0..most).rev() {
            let head = if back == 0 { self.view.tell("contest-cross-last-games") } else { String::new() };
            self.add_column(&head, Some(scale.cell(digits, contest.terms.seats)), Align::Right, |row| {
                let games = games(row.number);
                let game = games.len().checked_sub(back + 1).and_then(|index| games.get(index).cloned());
                game.map_or(Content::Nothing, Content::Game)
            });
        }
    }

    /// The points of the games for the first place.
    fn add_play_off(&mut self) {
        let (contest, language, wide) = (self.contest, self.view.language, self.is_wide());
        let games: Vec<&Game> =
            contest.games().map(|(_, game)| game).filter(|game| game.purpose == Purpose::PlayOff).collect();
        if games.is_empty() || !wide {
            return;
        }
        let head = self.view.tell("contest-cross-play-off");
        let won = |row: &Row| {
            let own = games.iter().filter_map(|game| Some((game, game.seat_of(row.number)?)));
            let points = own.map(|(game, seat)| game.result().map_or(0, |result| result.points[seat]));
            points.reduce(|one, other| one + other)
        };
        self.add_values(&head, true, |row| {
            won(row).map_or(String::new(), |points| words().say(language, &points::said(2, points / 3)))
        });
    }
}
