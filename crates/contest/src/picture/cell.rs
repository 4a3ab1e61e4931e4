//! The contents of a cell of a table.

use super::legend::{Legend, Sign, letter, strike};
use super::paper::{Ground, Paper, Rect};
use super::played::Played;
use crate::facts::Bye;
use liege_game::scene::{Align, Colour, Weight};

/// The contents of a cell.
#[derive(Clone, Debug)]
pub enum Content {
    /// Nothing.
    Nothing,
    /// A bold text.
    Strong(String),
    /// The name of an entrant, the text that replaces it, and whether it plays no more.
    Name([String; 2], bool),
    /// A quiet text.
    Quiet(String),
    /// The flags of an entrant.
    Flags(Vec<Sign>),
    /// The cell in which an entrant would meet themselves.
    Itself,
    /// Games against the opponent of the column: only results.
    Met(Vec<Played>),
    /// A game with its opponent and seat.
    Game(Played),
    /// A round without a game.
    Bye(Bye),
    /// The entrant who is challenged.
    Challenge(u32),
}

impl Content {
    /// Draws the contents within a box.
    pub fn fill_cell(
        &self,
        paper: &mut Paper,
        legend: &mut Legend,
        [x, y, width, height]: Rect,
        ground: Ground,
        align: Align,
    ) {
        let scale = paper.scale;
        let middle = [x + width / 2.0, y + height / 2.0];
        let pad = f64::from(scale.text) * 0.3;
        let place = match align {
            Align::Left => [x + pad, middle[1]],
            Align::Centre => middle,
            Align::Right => [x + width - 1.4 * pad, middle[1]],
        };
        match self {
            Content::Nothing => {}
            Content::Strong(text) => {
                paper.text(text, place, (scale.text, Weight::Bold), ground.text(), align, Some(width - pad));
            }
            Content::Name([name, instead], is_out) => {
                let colour = if *is_out { ground.dim() } else { ground.text() };
                paper.name([name, instead], place, (scale.text, Weight::Regular), colour, width - 1.4 * pad);
            }
            Content::Quiet(text) => {
                paper.text(
                    text,
                    place,
                    (scale.text, Weight::Regular),
                    ground.dim(),
                    align,
                    Some(width - pad),
                );
            }
            Content::Flags(signs) => {
                let step = scale.disc * 2.6;
                let first = middle[0] - step * (signs.len() as f64 - 1.0) / 2.0;
                for (index, sign) in signs.iter().enumerate() {
                    legend.sign(*sign, paper, [first + step * index as f64, middle[1]], ground);
                }
            }
            Content::Itself => paper.fill([x, y, width, height], Colour::Ink),
            Content::Met(games) => {
                let step = scale.result();
                let first = middle[0] - step * (games.len() as f64 - 1.0) / 2.0;
                for (index, game) in games.iter().enumerate() {
                    let at = [first + step * index as f64, middle[1]];
                    game.draw_result(paper, legend, at, ground);
                    // A game that never began leaves its cell empty.
                    if game.struck && game.is_over() {
                        legend.note(Sign::Struck);
                        strike(paper, at, step * 0.45, ground);
                    }
                }
            }
            Content::Game(game) => {
                let Some(opponent) = game.opponent else {
                    game.draw_result(paper, legend, middle, ground);
                    if game.struck {
                        legend.note(Sign::Struck);
                        strike(paper, middle, width * 0.4, ground);
                    }
                    return;
                };
                let gap = f64::from(scale.text) * 0.5;
                let result = [x + width - gap * 0.5 - scale.result() / 2.0, middle[1]];
                let disc = [result[0] - scale.result() / 2.0 - gap * 0.3 - scale.disc, middle[1]];
                let number = [disc[0] - scale.disc - gap * 0.4, middle[1]];
                let kind = (scale.small, Weight::Regular);
                paper.text(&opponent.to_string(), number, kind, ground.dim(), Align::Right, None);
                let sign = if game.seat == 0 { Sign::First } else { Sign::Second };
                legend.sign(sign, paper, disc, ground);
                game.draw_result(paper, legend, result, ground);
                if game.struck {
                    legend.note(Sign::Struck);
                    strike(paper, middle, width * 0.44, ground);
                }
            }
            Content::Bye(bye) => {
                legend.note(Sign::Bye(*bye));
                paper.text(
                    letter(*bye),
                    middle,
                    (scale.text, Weight::Bold),
                    ground.dim(),
                    Align::Centre,
                    None,
                );
            }
            Content::Challenge(number) => {
                let aside = f64::from(scale.text) * 0.6;
                legend.sign(Sign::Challenge, paper, [middle[0] - aside, middle[1]], ground);
                let at = [middle[0] + aside * 0.5, middle[1]];
                paper.text(
                    &number.to_string(),
                    at,
                    (scale.text, Weight::Bold),
                    ground.text(),
                    Align::Left,
                    None,
                );
            }
        }
    }
}
