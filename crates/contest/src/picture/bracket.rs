//! A knock-out: matches of two as a bracket, tables of three and four as boxes, a column a round.

use super::legend::{Legend, flags};
use super::paper::{Ground, MARGIN, Paper, Rect, breadth};
use super::played::Played;
use super::said::{name, numbered};
use super::view::{FEW, MOST_ROWS, View, Width};
use crate::act::Act;
use crate::round::{Game, Purpose};
use crate::standing::points;
use crate::state::Contest;
use liege_game::scene::{Align, Colour, Weight};
use liege_words::Message;
use std::ops::Range;

/// The narrowest and the widest box of a wide picture.
const BOX: [f64; 2] = [340.0, 470.0];

/// The number of rounds of a knock-out of matches; none for tables, where it depends on who goes on.
pub fn rounds(contest: &Contest) -> Option<u32> {
    let first = brackets(contest).first().map_or(0, |bracket| bracket.len() as u32);
    (contest.terms.seats == 2 && first > 1).then(|| first.next_power_of_two().trailing_zeros())
}

/// The number of pages.
pub fn pages(contest: &Contest, width: Width) -> usize {
    let columns = columns(contest, width);
    if contest.terms.seats == 2 {
        return (2 * matches(contest, columns.start)).div_ceil(MOST_ROWS).max(1);
    }
    columns.map(|round| chunks(&tables(contest, round)).len()).max().unwrap_or(1).max(1)
}

/// The entrants of each round in the order of the bracket, 0 where nobody is.
fn brackets(contest: &Contest) -> Vec<&[u32]> {
    let parts = contest.log.iter().filter_map(|entry| match &entry.act {
        Act::Parts { parts, .. } => parts.first(),
        _ => None,
    });
    parts.map(Vec::as_slice).collect()
}

/// The rounds that are shown, from 1.
fn columns(contest: &Contest, width: Width) -> Range<u32> {
    let held = contest.rounds().max(1);
    let all = rounds(contest).unwrap_or(held);
    match width {
        Width::Wide => 1..all + 1,
        Width::Phone => {
            let last = held.max(all.min(FEW as u32));
            (last + 1).saturating_sub(FEW as u32).max(1)..last + 1
        }
    }
}

/// The number of matches of a round.
fn matches(contest: &Contest, round: u32) -> usize {
    let all = rounds(contest).unwrap_or_default();
    1 << all.saturating_sub(round).min(16)
}

/// A line of a box.
struct Slot {
    number: Option<u32>,
    /// Whether it goes on, or does not; none while that is open.
    won: Option<bool>,
    /// Whether it won the contest.
    champion: bool,
    result: Shown,
}

/// The right end of a line.
enum Shown {
    Nothing,
    /// Nobody is there to play against.
    Bye,
    Score(String),
    Of(Played),
}

/// The winner of a match, numbered from 0.
fn winner(contest: &Contest, brackets: &[&[u32]], round: u32, index: usize) -> Option<u32> {
    let next = round as usize;
    match brackets.get(next) {
        Some(bracket) => bracket.get(index).copied().filter(|number| *number > 0),
        None if next == brackets.len() && matches(contest, round) == 1 && !contest.champions().is_empty() => {
            contest.champions().first().copied()
        }
        None if next == brackets.len() => contest.winner_of_match(index as u32 + 1),
        None => None,
    }
}

fn slots(contest: &Contest, brackets: &[&[u32]], round: u32, index: usize) -> [Slot; 2] {
    let number = |side: usize| {
        let place = 2 * index + side;
        match brackets.get(round as usize - 1) {
            Some(bracket) => bracket.get(place).copied().filter(|number| *number > 0),
            None => winner(contest, brackets, round.checked_sub(1)?, place),
        }
    };
    let numbers = [number(0), number(1)];
    let won = winner(contest, brackets, round, index);
    let games = games(contest, round, index as u32 + 1, |purpose| purpose != Purpose::ThirdPlace);
    let is_paired = brackets.len() >= round as usize;
    [0, 1].map(|side| match numbers[side] {
        Some(own) => slot(&games, own, won, matches(contest, round) == 1 && won == Some(own)),
        None => {
            let result = if is_paired { Shown::Bye } else { Shown::Nothing };
            Slot { number: None, won: None, champion: false, result }
        }
    })
}

fn games(contest: &Contest, round: u32, part: u32, purpose: impl Fn(Purpose) -> bool) -> Vec<&Game> {
    let games = contest.pairings(round).map_or(&[] as &[Game], |round| round.games.as_slice());
    games.iter().filter(|game| game.part == part && purpose(game.purpose)).collect()
}

/// An entrant's line in a match: the points of its games, or the sign of a single one.
fn slot(games: &[&Game], own: u32, winner: Option<u32>, champion: bool) -> Slot {
    let seated: Vec<(&Game, usize)> =
        games.iter().filter_map(|game| Some((*game, game.seat_of(own)?))).collect();
    let results: Vec<i64> =
        seated.iter().filter_map(|(game, seat)| game.result()?.points.get(*seat).copied()).collect();
    let result = match seated[..] {
        [] => Shown::Nothing,
        [(game, seat)] => Shown::Of(Played::of(game, seat)),
        [(game, seat), ..] if results.is_empty() => Shown::Of(Played::of(game, seat)),
        // A third of a twelfth of a win is a quarter of a point.
        _ => Shown::Score(points::fraction(results.iter().sum::<i64>() / 3)),
    };
    Slot { number: Some(own), won: winner.map(|winner| winner == own), champion, result }
}

/// The boxes of a round of tables, and a box for each entrant who goes on without a game.
fn tables(contest: &Contest, round: u32) -> Vec<Vec<Slot>> {
    let brackets = brackets(contest);
    let Some(held) = contest.pairings(round) else { return Vec::new() };
    let next = brackets.get(round as usize);
    let last = next.is_none() && !contest.champions().is_empty();
    let goes_on = |number: u32| match next {
        Some(next) => Some(next.contains(&number)),
        None => last.then(|| contest.champions().contains(&number)),
    };
    let line = |number: u32, result: Shown| Slot {
        number: Some(number),
        won: goes_on(number),
        champion: last && contest.champions().contains(&number),
        result,
    };
    let table = |game: &Game| {
        let mut seats: Vec<usize> = (0..game.seats.len()).collect();
        let points = |seat: usize| game.result().and_then(|result| result.points.get(seat).copied());
        seats.sort_by_key(|seat| std::cmp::Reverse(points(*seat)));
        seats.into_iter().map(|seat| line(game.seats[seat], Shown::Of(Played::of(game, seat)))).collect()
    };
    let mut boxes: Vec<Vec<Slot>> = held.games.iter().map(table).collect();
    boxes.extend(held.byes.keys().map(|number| vec![line(*number, Shown::Bye)]));
    boxes
}

/// Boxes in as many lists as pages are needed for their rows.
fn chunks(boxes: &[Vec<Slot>]) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut rows = 0;
    for (index, lines) in boxes.iter().enumerate() {
        rows += lines.len();
        match found.last_mut().filter(|_| rows <= MOST_ROWS) {
            Some(chunk) => chunk.end = index + 1,
            None => {
                found.push(index..index + 1);
                rows = lines.len();
            }
        }
    }
    found
}

/// The places of columns.
struct Columns {
    wide: f64,
    gap: f64,
    first: u32,
}

impl Columns {
    fn new(shown: &Range<u32>, view: &View<'_>, paper: &mut Paper) -> Columns {
        let gap = f64::from(paper.scale.text) * if view.width == Width::Wide { 1.7 } else { 0.9 };
        let count = f64::from(shown.end.saturating_sub(shown.start).max(1));
        let room = paper.width - 2.0 * MARGIN - (count - 1.0) * gap;
        let mut wide = room / count;
        if view.width == Width::Wide {
            wide = wide.clamp(BOX[0], BOX[1]);
            paper.width = paper.width.max((count * wide + (count - 1.0) * gap + 2.0 * MARGIN).ceil());
        }
        Columns { wide, gap, first: shown.start }
    }

    fn left(&self, round: u32) -> f64 {
        MARGIN + f64::from(round - self.first) * (self.wide + self.gap)
    }
}

/// Draws a page, numbered from 0.
pub fn draw(contest: &Contest, view: &View<'_>, page: usize, paper: &mut Paper, legend: &mut Legend) {
    let shown = columns(contest, view.width);
    let columns = Columns::new(&shown, view, paper);
    let small = f64::from(paper.scale.small);
    for round in shown.clone() {
        let text = view.say(&round_name(contest, round));
        let at = [columns.left(round) + small * 0.3, paper.height + small * 0.75];
        let kind = (paper.scale.small, Weight::Bold);
        paper.text(&text, at, kind, Colour::Dim, Align::Left, Some(columns.wide));
    }
    let top = paper.height + small * 1.6;
    let bottom = if contest.terms.seats == 2 {
        tree(contest, view, page, shown, (&columns, top), paper, legend)
    } else {
        let mut bottom = top;
        for round in shown {
            let boxes = tables(contest, round);
            let mut y = top;
            for lines in
                chunks(&boxes).into_iter().nth(page).and_then(|chunk| boxes.get(chunk)).unwrap_or_default()
            {
                draw_box(contest, view, lines, [columns.left(round), y, columns.wide], paper, legend);
                y += paper.scale.row * (lines.len() as f64 + 0.5);
            }
            bottom = f64::max(bottom, y);
        }
        bottom
    };
    paper.height = bottom + small * 0.2;
}

/// Draws the bracket from `top` down; returns its lower end.
fn tree(
    contest: &Contest,
    view: &View<'_>,
    page: usize,
    shown: Range<u32>,
    (columns, top): (&Columns, f64),
    paper: &mut Paper,
    legend: &mut Legend,
) -> f64 {
    let brackets = brackets(contest);
    let row = paper.scale.row;
    let step = row * 2.5;
    let pages = pages(contest, view.width);
    // The matches of a page, each with the height of its middle.
    let mut before: Vec<(usize, f64)> = Vec::new();
    let mut bottom = top;
    for round in shown.clone() {
        let all = matches(contest, round);
        let from = page * all / pages;
        let own = from..((page + 1) * all / pages).max(from + 1);
        let middle = |index: usize| {
            let below: Vec<f64> =
                before.iter().filter(|(child, _)| child / 2 == index).map(|(_, y)| *y).collect();
            match below.len() {
                0 => top + row + step * (index - own.start) as f64,
                count => below.iter().sum::<f64>() / count as f64,
            }
        };
        let places: Vec<(usize, f64)> = own.clone().map(|index| (index, middle(index))).collect();
        let left = columns.left(round);
        for (child, y) in before {
            let Some((_, own)) = places.iter().find(|(index, _)| *index == child / 2) else { continue };
            let slot = if child % 2 == 0 { own - row / 2.0 } else { own + row / 2.0 };
            let bend = left - columns.gap / 2.0;
            let way = [[left - columns.gap, y], [bend, y], [bend, slot], [left, slot]];
            paper.line(&way, paper.scale.disc * 0.32, Colour::Frame);
        }
        for (index, y) in &places {
            let slots = slots(contest, &brackets, round, *index);
            draw_box(contest, view, &slots, [left, y - row, columns.wide], paper, legend);
            bottom = f64::max(bottom, y + row * 1.5);
        }
        before = places;
    }
    let last = shown.end - 1;
    let third = games(contest, last, 2, |purpose| purpose == Purpose::ThirdPlace);
    if let ([game, ..], Some((_, y)), 1) = (&third[..], before.first(), matches(contest, last)) {
        let points = |number: u32| -> i64 {
            third.iter().filter_map(|game| Some(game.result()?.points[game.seat_of(number)?])).sum()
        };
        let best = game.seats.iter().copied().max_by_key(|number| points(*number));
        let level = game.seats.iter().all(|number| Some(points(*number)) == best.map(points));
        let winner = best.filter(|_| !level && third.iter().all(|game| !game.is_open()));
        let lines: Vec<Slot> = game.seats.iter().map(|own| slot(&third, *own, winner, false)).collect();
        let y = y + row * 2.6;
        let at = [columns.left(last) + row * 0.2, y - f64::from(paper.scale.small) * 0.75];
        let kind = (paper.scale.small, Weight::Bold);
        paper.text(&view.tell("contest-cross-third"), at, kind, Colour::Dim, Align::Left, Some(columns.wide));
        draw_box(contest, view, &lines, [columns.left(last), y, columns.wide], paper, legend);
        bottom = bottom.max(y + row * 2.5);
    }
    bottom
}

fn round_name(contest: &Contest, round: u32) -> Message {
    match rounds(contest).map(|all| all.saturating_sub(round)) {
        Some(0) => Message::new("contest-cross-final"),
        Some(1) => Message::new("contest-cross-semifinals"),
        Some(2) => Message::new("contest-cross-quarterfinals"),
        _ => Message::new("contest-cross-nth-round").with("round", i64::from(round)),
    }
}

/// Draws a box of lines: left, top and width.
fn draw_box(
    contest: &Contest,
    view: &View<'_>,
    lines: &[Slot],
    [x, y, width]: [f64; 3],
    paper: &mut Paper,
    legend: &mut Legend,
) {
    let row = paper.scale.row;
    let top = |index: usize| y + row * index as f64;
    paper.fill([x, y, width, row * lines.len() as f64], Colour::Plate);
    for (index, line) in lines.iter().enumerate() {
        let place = [x, top(index), width, row];
        if line.champion {
            paper.fill(place, Colour::PlateLit);
        }
        draw_slot(contest, view, line, place, paper, legend);
    }
    for index in 1..lines.len() {
        paper.line(&[[x, top(index)], [x + width, top(index)]], 2.0, Colour::PlateEdge);
    }
    paper.frame([x, y, width, row * lines.len() as f64], 2.0, Colour::PlateEdge);
    for (index, line) in lines.iter().enumerate() {
        if line.number.is_some() && line.number == view.own {
            paper.frame([x, top(index), width, row], row * 0.09, Colour::Gold);
        }
    }
}

fn draw_slot(
    contest: &Contest,
    view: &View<'_>,
    line: &Slot,
    [x, y, width, height]: Rect,
    paper: &mut Paper,
    legend: &mut Legend,
) {
    let scale = paper.scale;
    let middle = y + height / 2.0;
    let pad = f64::from(scale.text) * 0.35;
    let ground = if line.champion { Ground::Lit } else { Ground::Plain };
    let (mut left, mut right) = (x + pad, x + width - pad);
    match &line.result {
        Shown::Nothing => {}
        Shown::Bye if line.number.is_none() => {
            let kind = (scale.small, Weight::Regular);
            let text = view.tell("contest-cross-bye");
            paper.text(&text, [left, middle], kind, ground.dim(), Align::Left, Some(right - left));
        }
        Shown::Bye => {
            let kind = (scale.small, Weight::Regular);
            let text = view.tell("contest-cross-bye");
            paper.text(&text, [right, middle], kind, ground.dim(), Align::Right, None);
            right -= breadth(&text, scale.small) + pad;
        }
        Shown::Score(text) => {
            let weight = if line.won == Some(true) { Weight::Bold } else { Weight::Regular };
            paper.text(text, [right, middle], (scale.text, weight), ground.text(), Align::Right, None);
            right -= breadth(text, scale.text) + pad;
        }
        Shown::Of(played) => {
            let half = scale.result() / if contest.terms.seats == 2 { 2.0 } else { 1.4 };
            played.draw_result(paper, legend, [right - half, middle], ground);
            right -= 2.0 * half + pad;
        }
    }
    let Some(number) = line.number else { return };
    if view.width == Width::Wide {
        let room = f64::from(scale.small) * 1.25;
        let kind = (scale.small, Weight::Regular);
        paper.text(&number.to_string(), [left + room, middle], kind, ground.dim(), Align::Right, None);
        left += room + pad;
    }
    for sign in flags(contest, number) {
        legend.sign(sign, paper, [left + scale.disc * 1.1, middle], ground);
        left += scale.disc * 3.0;
    }
    // A phone has three boxes side by side.
    let size = if view.width == Width::Wide { scale.text } else { scale.small };
    let (weight, colour) = match line.won {
        Some(true) => (Weight::Bold, ground.text()),
        Some(false) => (Weight::Regular, ground.dim()),
        None => (Weight::Regular, ground.text()),
    };
    let names = [view.say(&name(contest, number)), view.say(&numbered(number))];
    paper.name([&names[0], &names[1]], [left, middle], (size, weight), colour, right - left);
}
