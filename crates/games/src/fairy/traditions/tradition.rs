//! A notation of a game's own tradition: the parts that it has, and helpers that several have in common.

use crate::fairy::definition::Definition;
use crate::fairy::moves::{Act, Move};
use crate::fairy::position::NONE;
use crate::fairy::running::Running;
use liege_game::{Foreign, Refusal, RefusalKind};
use liege_squares::listed;
use liege_words::Message;
use std::fmt::Debug;

/// A notation.
pub trait Tradition: Debug + Sync {
    /// A legal move as people read it; `None`: in algebraic notation.
    fn shown(&self, _running: &Running, _mv: Move) -> Option<Message> {
        None
    }

    /// The other ways to write a legal move, each of which is read as this move.
    fn forms(&self, running: &Running, mv: Move) -> Vec<String>;

    /// Reads a tidy text; `None`: it is not in this notation.
    ///
    /// # Errors
    /// The refusal says what the text lacks.
    fn heard(&self, running: &Running, text: &str) -> Option<Result<Heard, Refusal>>;

    /// A legal move in files of other programs, if they do not have it as English readers do.
    fn foreign(&self, _running: &Running, _notation: Foreign, _mv: Move) -> Option<String> {
        None
    }

    /// A position in the tradition's own form as a position string; `None`: it is not in that form.
    fn position(&self, _game: &Definition, _text: &str) -> Option<String> {
        None
    }

    /// The name of a square in sentences.
    fn square(&self, game: &Definition, at: u8) -> String {
        game.square(at)
    }
}

/// The meaning of a text.
#[derive(Debug, Default)]
pub struct Heard {
    /// The legal moves that fit.
    pub moves: Vec<Move>,
    /// The text in the kit's notation, which finds what is wrong if no move fits, or several.
    pub otherwise: String,
}

impl Heard {
    /// A text that the kit reads.
    pub fn told(otherwise: String) -> Heard {
        Heard { moves: Vec::new(), otherwise }
    }
}

/// Whether a text is one of the forms of a message, in any language.
pub fn says(text: &str, id: &str) -> bool {
    let text = text.to_lowercase();
    listed(id).iter().any(|form| form.to_lowercase().chars().filter(|c| !c.is_whitespace()).eq(text.chars()))
}

/// A refusal that offers moves.
pub fn refused(running: &Running, message: Message, moves: &[Move]) -> Refusal {
    let told = moves.iter().take(5).map(|mv| running.position().canonical(&running.game.definition, *mv));
    Refusal::new(RefusalKind::Illegal, message).with(told.collect::<Vec<_>>())
}

/// The refusal if several moves fit.
pub fn several(running: &Running, message: Message, moves: &[Move]) -> Refusal {
    Refusal { kind: RefusalKind::Ambiguous, ..refused(running, message, moves) }
}

/// The kind of the rules with an id in the kit.
pub fn kind_of(running: &Running, id: &str) -> Option<u8> {
    let last = running.spec.kinds.len() as u8 - 1;
    running.spec.kinds.iter().position(|kind| kind.id == id).map(|index| last - index as u8)
}

/// The kinds of the rules that letters stand for, the surest meaning first. Where a letter is a soldier's and another
/// man's (`П`), the soldier's is the small one.
pub fn kinds_named(running: &Running, letters: &str) -> Vec<Vec<u8>> {
    let last = running.spec.kinds.len() as u8 - 1;
    let soldier = kind_of(running, "soldier");
    let small = letters.chars().all(char::is_lowercase);
    let apart = |kinds: liege_squares::Kinds| {
        let kinds = kinds.iter().map(|kind| last.saturating_sub(kind.0));
        let (one, other): (Vec<u8>, Vec<u8>) = kinds.partition(|kind| (Some(*kind) == soldier) == small);
        [one, other]
    };
    let meanings = running.spec.kinds_named(letters).into_iter().flat_map(apart);
    meanings.filter(|kinds| !kinds.is_empty()).collect()
}

/// The letter of a kind in the kit's notation.
pub fn letter(running: &Running, kind: u8) -> &'static str {
    running.spec.kind(running.kind(kind)).letter
}

/// The name of a kind.
pub fn name(running: &Running, kind: u8) -> Message {
    running.spec.kind(running.kind(kind)).name()
}

/// A man's kind before he was promoted, if he was; else his kind.
pub fn unturned(running: &Running, mv: Move) -> (u8, bool) {
    let was = if mv.is_drop() { NONE } else { running.position().was[usize::from(mv.from)] };
    if was != NONE {
        return (was, true);
    }
    // A kind that just one other becomes is that one promoted, also in a position that names it itself.
    let kind = running.moving(mv);
    let mut before = (0..).zip(&running.game.definition.turned).filter(|(_, turned)| **turned == kind);
    match (before.next(), before.next()) {
        (Some((one, _)), None) => (one, true),
        _ => (kind, mv.act == Act::DropPromoted),
    }
}
