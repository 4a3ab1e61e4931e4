//! Pieces and kinds of pieces.

use liege_game::scene::Art;
use liege_game::{KindInfo, Seat};
use liege_words::Message;

/// A kind of piece: its place in [`Spec::kinds`](super::Spec::kinds).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub u8);

/// A piece: its seat and its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// The seat.
    pub seat: Seat,
    /// The kind.
    pub kind: Kind,
}

/// The kit's description of a kind of piece. Its names and letters in the readers' languages are in the
/// language files, under the message `<words>-kind-<id>`.
#[derive(Clone, Copy, Debug)]
pub struct KindSpec {
    /// The name in data: `knight`.
    pub id: &'static str,
    /// The prefix of its messages: `sqr` for kinds that many games share.
    pub words: &'static str,
    /// The letter in moves: `N`, `Dr`; empty for a kind without a letter.
    pub letter: &'static str,
    /// The letter in position strings, in upper case: `N`.
    pub sign: char,
    /// The art in the picture.
    pub art: Art,
    /// Its worth in half pawns, for sorting only.
    pub value: u8,
    /// Whether it is one of many equal pieces: a pawn, a man.
    pub plain: bool,
}

impl KindSpec {
    /// The one kind of a game in which all pieces are alike.
    pub const fn disc(words: &'static str, art: Art) -> KindSpec {
        KindSpec { id: "disc", words, letter: "", sign: 'O', art, value: 2, plain: true }
    }

    /// The description for the help.
    pub fn info(&self) -> KindInfo {
        KindInfo { id: self.id, letter: self.letter, art: self.art, words: self.words }
    }

    /// Its name, with the cases of the language.
    pub fn name(&self) -> Message {
        Message::new(format!("{}-kind-{}", self.words, self.id))
    }
}

/// A set of kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Kinds(u32);

impl Kinds {
    /// No kinds.
    pub const NONE: Kinds = Kinds(0);

    /// The set of one kind.
    pub fn one(kind: Kind) -> Kinds {
        Kinds(1 << kind.0)
    }

    /// Whether a kind is in the set.
    pub fn contains(self, kind: Kind) -> bool {
        self.0 & (1 << kind.0) != 0
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds of both sets.
    #[must_use]
    pub fn with(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// The kinds that are not in the other set.
    #[must_use]
    pub fn without(self, other: Kinds) -> Kinds {
        Kinds(self.0 & !other.0)
    }

    /// The kinds, in order.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        (0..32).map(Kind).filter(move |kind| self.contains(*kind))
    }
}

impl FromIterator<Kind> for Kinds {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Kinds {
        kinds.into_iter().map(Kinds::one).fold(Kinds::default(), Kinds::with)
    }
}
