//! What was typed, before it is held against a position.

use super::super::action::Object;
use super::super::position::Kind;
use super::letters::Place;
use super::words::Speech;
use liege_game::SeatSet;

/// One thing typed: a move or an act.
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

/// A move as typed.
#[allow(clippy::struct_excessive_bools, reason = "each is a sign that may stand in the text")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct MoveText {
    /// The army of the piece, if it was named.
    pub army: Option<usize>,
    /// The piece, if it was named, with the letters it was named by.
    pub piece: Option<(String, Kind)>,
    /// Origin.
    pub from: Option<Place>,
    /// Destination; none in a castling.
    pub to: Option<Place>,
    /// The pawn taken en passant (`^`).
    pub victim: Option<Place>,
    /// Said to be en passant.
    pub en_passant: bool,
    /// Castling: the sides meant, short and long.
    pub castling: Option<[bool; 2]>,
    /// Written with the castling sign `*`.
    pub star: bool,
    /// Written with the sign or a word of a capture before the destination.
    pub takes: bool,
    /// Declared check.
    pub check: Mark,
    /// Declared freedom.
    pub freedom: Mark,
    /// Said to be without declarations.
    pub plain: bool,
}

/// A declaration after a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Mark {
    /// Not there.
    #[default]
    None,
    /// A mere `!`, which may declare freedom or be a cry.
    Cry,
    /// There, without a name.
    Bare,
    /// To these seats.
    To(SeatSet),
}

/// A formula as said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Saying {
    /// What it may do.
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

/// A text that says nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Misread {
    /// The first part that was not understood, as typed; empty if it is the whole.
    pub word: String,
    /// The word probably meant.
    pub nearest: Option<String>,
    /// What the text says with such words put right.
    pub repaired: Option<Typed>,
}

/// What moves are asked for.
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
    /// The mark with these seats named as well.
    pub(super) fn and(self, seats: SeatSet) -> Mark {
        match self {
            Mark::To(named) => Mark::To(named.iter().chain(seats.iter()).collect()),
            _ => Mark::To(seats),
        }
    }

    /// The mark, there at least without a name.
    pub(super) fn or_bare(self) -> Mark {
        if matches!(self, Mark::None | Mark::Cry) { Mark::Bare } else { self }
    }
}
