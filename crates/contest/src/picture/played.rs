//! An entrant's part in a game, and its result as a sign.

use super::legend::{Legend, Sign, seat};
use super::paper::{Ground, Paper};
use crate::round::{Game, Stage};
use crate::standing::points;
use liege_game::scene::{Align, Weight};

/// An entrant's part in a game.
#[derive(Clone, Debug)]
pub struct Played {
    /// The opponent; none in games of three and four.
    pub opponent: Option<u32>,
    /// The seat, from 0.
    pub seat: usize,
    /// Whether it was annulled.
    pub struck: bool,
    result: Outcome,
}

/// A result as one seat sees it.
#[derive(Clone, Debug)]
enum Outcome {
    Open,
    Text(String),
    ForfeitWon,
    ForfeitLost,
}

impl Played {
    /// The part of a seat in a game. A game of three or four gives the place at the table.
    pub fn of(game: &Game, seat: usize) -> Played {
        let two = game.seats.len() == 2;
        let result = match &game.stage {
            Stage::Over(result) | Stage::Struck(Some(result)) => Some(result),
            _ => None,
        };
        let outcome = match result {
            None => Outcome::Open,
            Some(result) => {
                let own = result.points.get(seat).copied().unwrap_or_default();
                let lost = result.forfeits.contains(&(seat as u8));
                match (two && !result.played && !result.forfeits.is_empty(), lost) {
                    (true, false) => Outcome::ForfeitWon,
                    (_, true) if own == 0 => Outcome::ForfeitLost,
                    // A third of a twelfth of a win is a quarter of a point.
                    _ if two => Outcome::Text(points::fraction(own / 3)),
                    _ => {
                        let better = result.points.iter().filter(|other| **other > own).count();
                        Outcome::Text((better + 1).to_string())
                    }
                }
            }
        };
        let opponent = game.seats.get(1 - seat.min(1)).copied().filter(|_| two);
        Played { opponent, seat, result: outcome, struck: game.is_struck() }
    }

    /// Whether it has a result.
    pub fn is_over(&self) -> bool {
        !matches!(self.result, Outcome::Open)
    }

    /// Draws the result round a place.
    pub fn draw_result(&self, paper: &mut Paper, legend: &mut Legend, at: [f64; 2], ground: Ground) {
        let scale = paper.scale;
        match &self.result {
            Outcome::Open if self.struck => {}
            Outcome::Open => legend.sign(Sign::Open, paper, at, ground),
            Outcome::ForfeitWon => legend.sign(Sign::ForfeitWon, paper, at, ground),
            Outcome::ForfeitLost => legend.sign(Sign::ForfeitLost, paper, at, ground),
            Outcome::Text(text) if self.opponent.is_none() => {
                legend.note(Sign::Seat);
                seat(paper, at, text, self.seat + 1, ground);
            }
            Outcome::Text(text) => {
                // A win stands out by its weight.
                let weight = if text == "0" { Weight::Regular } else { Weight::Bold };
                let colour = if text == "0" { ground.dim() } else { ground.text() };
                paper.text(text, at, (scale.text, weight), colour, Align::Centre, None);
            }
        }
    }
}
