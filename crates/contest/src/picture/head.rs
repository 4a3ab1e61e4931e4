//! The head of a picture: the name of the contest and its state.

use super::bracket;
use super::paper::{MARGIN, Paper, breadth};
use super::view::View;
use crate::state::{Contest, Phase};
use crate::terms::Format;
use liege_game::scene::{Align, Colour, Weight};
use liege_words::Message;

/// Draws the head of a picture with so many pages.
pub fn draw(contest: &Contest, view: &View<'_>, pages: u32, paper: &mut Paper) {
    let scale = paper.scale;
    let mut parts = vec![view.game.to_owned(), view.say(&state(contest))];
    let entrants = contest.numbered().count() as i64;
    parts.push(view.say(&Message::new("contest-cross-entrants").with("count", entrants)));
    if pages > 1 {
        let page = Message::new("contest-cross-page").with("page", i64::from(view.page));
        parts.insert(0, view.say(&page.with("pages", i64::from(pages))));
    }
    let room = paper.width - 2.0 * MARGIN;
    let mut write = |text: &str, sizes: [u16; 2], weight, y: f64, colour| {
        let size = if breadth(text, sizes[0]) <= room { sizes[0] } else { sizes[1] };
        paper.text(text, [MARGIN, y], (size, weight), colour, Align::Left, Some(room));
    };
    write(&contest.terms().name, scale.title, Weight::Bold, scale.head * 0.34, Colour::Text);
    write(&parts.join(" · "), scale.below, Weight::Regular, scale.head * 0.74, Colour::Dim);
}

/// Where the contest stands.
pub fn state(contest: &Contest) -> Message {
    let rounds = |round: u32, rounds: u32| {
        Message::new("contest-cross-round")
            .with("round", i64::from(round))
            .with("rounds", i64::from(rounds.max(round)))
    };
    match contest.phase() {
        Phase::Finished { .. } => Message::new("contest-cross-finished"),
        Phase::Cancelled => Message::new("contest-cross-cancelled"),
        _ if contest.is_paused() => Message::new("contest-cross-paused"),
        _ => match contest.terms().format {
            Format::Swiss { .. } => rounds(contest.rounds(), contest.total),
            Format::KnockOut { .. } => match bracket::rounds(contest) {
                Some(all) => rounds(contest.rounds(), all),
                None => rounds(contest.rounds(), contest.rounds()),
            },
            Format::Ladder { .. } => Message::new("contest-cross-running"),
            Format::RoundRobin { .. } | Format::League { .. } => {
                let games: Vec<bool> = contest
                    .season_rounds()
                    .flat_map(|(_, round)| &round.games)
                    .filter(|game| !game.is_struck())
                    .map(|game| game.result().is_some())
                    .collect();
                let over = games.iter().filter(|over| **over).count();
                Message::new("contest-cross-games").with("over", over as i64).with("all", games.len() as i64)
            }
        },
    }
}
