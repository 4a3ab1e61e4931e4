//! Names of pieces and squares in sentences.

use super::rules::Rules;
use super::{Kind, Kinds, Piece, Square};
use liege_words::{Arg, Message};

/// An empty message.
pub fn nothing() -> Message {
    Message::new("sqr-nothing")
}

/// The name of a kind.
pub fn piece_name(rules: &dyn Rules, kind: Kind) -> Message {
    rules.spec().kind(kind).name()
}

pub fn names(rules: &dyn Rules, kinds: Option<Kinds>) -> Vec<Message> {
    kinds.into_iter().flat_map(Kinds::iter).map(|kind| piece_name(rules, kind)).collect()
}

/// A piece with its owner: "Scarlet's Warrior".
pub fn piece_of(rules: &dyn Rules, piece: Piece) -> Message {
    Message::new("sqr-piece").with("owner", piece.seat).with("piece", piece_name(rules, piece.kind))
}

/// A piece with its square: "Oliphant on 2d4"; with more than two armies on a board also its owner.
pub fn piece_on(rules: &dyn Rules, at: Square) -> Message {
    let spec = rules.spec();
    let many = spec.seats.len() > 2 * usize::from(spec.geometry.boards);
    let name = |piece: Piece| if many { piece_of(rules, piece) } else { piece_name(rules, piece.kind) };
    let name = rules.piece(at).map_or_else(nothing, name);
    Message::new("sqr-piece-on").with("piece", name).with("square", square(rules, at))
}

/// A square in a sentence: as in notation, in every language.
pub fn square(rules: &dyn Rules, at: Square) -> Arg {
    Arg::Text(rules.called(at))
}
