//! Typed statements, before they are compared with a position.

use super::super::action::Object;
use super::super::position::Kind;
use super::letters::Place;
use super::words::Speech;
use liege_game::SeatSet;

/// One typed statement: a move or an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Statement {
    Move(Box<MoveText>),
    /// A formula.
    Say(Saying),
    /// An act in canonical notation, without its actor.
    Exact(Verb, Object),
}

/// The verb of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    /// `offer`.
    Offer,
    /// `accept`.
    Accept,
    /// `refuse`.
    Refuse,
    /// `withdraw`.
    Withdraw,
    /// `claim`.
    Claim,
    /// `waive`.
    Waive,
    /// `obey`.
    Obey,
}

/// A typed move.
#[expect(clippy::struct_excessive_bools, reason = "each may be said or not")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct MoveText {
    /// The army of the piece, if it was named.
    pub army: Option<usize>,
    /// The piece, if it was named, with the letters it was named by.
    pub piece: Option<(String, Kind)>,
    /// Origin.
    pub from: Option<Place>,
    /// Destination; `None` in a castling.
    pub to: Option<Place>,
    /// The pawn captured en passant (`^`).
    pub victim: Option<Place>,
    /// Whether it is typed as en passant.
    pub en_passant: bool,
    /// For castling: the possible sides, short and long.
    pub castling: Option<[bool; 2]>,
    /// Whether it has the castling sign `*`.
    pub star: bool,
    /// Whether a sign or word of a capture is before the destination.
    pub takes: bool,
    /// Declared check.
    pub check: Mark,
    /// Declared freedom.
    pub freedom: Mark,
    /// Whether it is typed as without declarations.
    pub plain: bool,
}

/// A declaration after a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Mark {
    /// No declaration.
    #[default]
    None,
    /// A mere `!`, which may declare freedom or be an exclamation.
    Cry,
    /// A declaration without a name.
    Bare,
    /// A declaration to these seats.
    To(SeatSet),
}

/// A spoken formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Saying {
    /// The acts it may mean.
    pub speeches: Vec<Speech>,
    /// The seats named.
    pub seats: SeatSet,
    /// The number named.
    pub number: Option<usize>,
}

/// Statements with the seat that was named as the actor (`W:`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Typed {
    pub actor: Option<usize>,
    /// In order.
    pub statements: Vec<Statement>,
}

/// A text without a meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Misread {
    /// The first part that was not understood, as typed; empty if it is the whole.
    pub word: String,
    /// The word that was probably meant.
    pub nearest: Option<String>,
    /// The meaning of the text with such words corrected.
    pub repaired: Option<Typed>,
}

/// The moves that a person asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wanted {
    /// Pieces of this army only.
    pub army: Option<usize>,
    /// Pieces of this kind only.
    pub piece: Option<Kind>,
    /// The piece on this cell only.
    pub place: Option<Place>,
}

impl Mark {
    /// This mark with these seats added.
    pub(super) fn and(self, seats: SeatSet) -> Mark {
        match self {
            Mark::To(named) => Mark::To(named.iter().chain(seats.iter()).collect()),
            _ => Mark::To(seats),
        }
    }

    /// This mark, turned into one without a name if there was none.
    pub(super) fn or_bare(self) -> Mark {
        if matches!(self, Mark::None | Mark::Cry) { Mark::Bare } else { self }
    }
}
