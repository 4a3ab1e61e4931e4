//! Typed moves, understood as far as that is possible without a position.

use super::super::board::{Cell, Side};
use super::super::piece::{Handful, Kind};
use super::misread::Misread;
use super::text::{Token, tokens, understood, with_cells, without_number};
use super::words::{Fate, Sense};
use liege_words::letters::tidy;

/// The longest text that can be read, in characters.
pub(super) const LONGEST: usize = 200;

/// A cell, and the mark before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stop {
    pub cell: Cell,
    /// Whether a mark of capture precedes it: `:`, `x`, «х».
    pub taken: bool,
}

/// A move as it was typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Typed {
    /// Whether the colours are to be exchanged.
    pub swap: bool,
    /// A side named before the move.
    pub side: Option<Side>,
    /// A piece named before the cells.
    pub kind: Option<Kind>,
    /// Whether a mark says that it comes from the reserve.
    pub dropped: bool,
    /// The cells, those of a royal jump among them.
    pub cells: Vec<Stop>,
    /// The number of cells before the royal jump, if something separates them.
    pub parted: Option<usize>,
    /// The pieces that leave the game, in the canonical form `!CK`.
    pub gone: Option<Handful>,
    /// The fates of captured pieces, in order, perhaps by kind.
    pub fates: Vec<(Fate, Option<Kind>)>,
}

/// Reads a text: in one way, or in several if numbers have no sign between them (`2218`, `114`).
pub(super) fn read(text: &str) -> Result<Vec<Typed>, Misread> {
    let tokens = tokens(&tidy(text, LONGEST).ok_or(Misread::Long)?);
    let numbered = tokens.iter().any(|token| matches!(token, Token::Number(_)));
    if !numbered && !tokens.iter().any(|token| matches!(token, Token::Word(_))) {
        return Err(Misread::Nothing);
    }
    let tokens = understood(without_number(&tokens))?;
    let senses: Vec<&Sense> = tokens.iter().filter_map(Token::sense).collect();
    if !numbered && senses.contains(&&Sense::Swap) {
        let goes_with = |sense: &&Sense| matches!(sense, Sense::Swap | Sense::Colours | Sense::Filler);
        let swap = Typed { swap: true, ..Typed::default() };
        return if senses.iter().all(goes_with) { Ok(vec![swap]) } else { Err(Misread::Whole) };
    }
    let mut readings = Vec::new();
    for way in with_cells(&tokens)? {
        let typed = parse(&way)?;
        if !readings.contains(&typed) {
            readings.push(typed);
        }
    }
    Ok(readings)
}

/// Reads the text without its spaces, if that makes a difference.
pub(super) fn without_spaces(text: &str) -> Option<Vec<Typed>> {
    let closed: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    (closed.len() < text.trim().len()).then(|| read(&closed).ok()).flatten()
}

/// The meaning of two names of pieces in a row: «королевская шашка», «шашка-дракон».
fn together(one: Kind, other: Kind) -> Result<Kind, Misread> {
    match (one, other) {
        (Kind::Checker, named) | (named, Kind::Checker) => Ok(named),
        _ if one == other => Ok(one),
        _ => Err(Misread::Whole),
    }
}

fn parse(tokens: &[Token]) -> Result<Typed, Misread> {
    let mut typed = Typed::default();
    let (mut taken, mut discarding) = (false, false);
    for (index, token) in tokens.iter().enumerate() {
        let started = !typed.cells.is_empty();
        let before_cell = matches!(tokens.get(index + 1), Some(Token::Cell(_)));
        match token {
            Token::Cell(cell) => {
                typed.cells.push(Stop { cell: *cell, taken });
                (taken, discarding) = (false, false);
            }
            Token::Dash => taken = false,
            Token::Arrow | Token::Sense(Sense::Drop) => typed.dropped |= !started,
            Token::Bang | Token::Plus | Token::Part => {
                discarding = *token == Token::Bang && started;
                // `21,17` is a step.
                let within = *token == Token::Part && typed.cells.len() == 1 && !typed.dropped;
                if started && !within {
                    typed.parted.get_or_insert(typed.cells.len());
                }
            }
            // «шашка в 14», «22 в 18»: the preposition.
            Token::Sense(Sense::Fate(Fate::Gone)) if before_cell && typed.cells.len() < 2 => {}
            Token::Sense(sense) if started => typed.after_cells(*sense, &mut taken, &mut discarding)?,
            Token::Sense(sense) => typed.before_cells(*sense, &mut taken)?,
            Token::Dot | Token::Number(_) | Token::Word(_) => {}
        }
    }
    // Nothing follows the sign that seemed to separate a royal jump.
    typed.parted = typed.parted.filter(|cells| *cells < typed.cells.len());
    if typed.cells.is_empty() { Err(Misread::Whole) } else { Ok(typed) }
}

impl Typed {
    /// A word before the first cell.
    fn before_cells(&mut self, sense: Sense, taken: &mut bool) -> Result<(), Misread> {
        match sense {
            Sense::Kind(kind) => {
                self.kind = Some(self.kind.map_or(Ok(kind), |before| together(before, kind))?);
            }
            // «ш из резерва на 14», "rook from the reserve to 14".
            Sense::Drop | Sense::Reserve => self.dropped = true,
            // `Light: 22-18`.
            Sense::Takes => *taken = self.side.is_none() || self.kind.is_some(),
            Sense::Side(side) if self.kind.is_none() => self.side = Some(side),
            Sense::From | Sense::Filler => {}
            Sense::Side(_) | Sense::Fate(_) | Sense::Swap | Sense::Colours => return Err(Misread::Whole),
        }
        Ok(())
    }

    /// A word after a cell.
    fn after_cells(&mut self, sense: Sense, taken: &mut bool, discarding: &mut bool) -> Result<(), Misread> {
        match sense {
            Sense::Fate(_) | Sense::Reserve => {
                let fate = if sense == Sense::Fate(Fate::Gone) { Fate::Gone } else { Fate::Kept };
                self.fates.push((fate, None));
                self.parted.get_or_insert(self.cells.len());
                *discarding = false;
            }
            Sense::Kind(kind) if *discarding && Kind::RESERVED.contains(&kind) => {
                self.gone.get_or_insert_default().add(kind);
            }
            Sense::Kind(kind) => match self.fates.last_mut().filter(|_| !*discarding) {
                Some((_, named)) => *named = Some(named.map_or(Ok(kind), |before| together(before, kind))?),
                None => return Err(Misread::Whole),
            },
            Sense::Takes => *taken = true,
            Sense::Drop | Sense::From | Sense::Filler => {}
            Sense::Side(_) | Sense::Swap | Sense::Colours => return Err(Misread::Whole),
        }
        Ok(())
    }
}
