//! The moves that fit a typed text.

use super::rules::Rules;
use super::typed::{Hint, Place, Prepared, Squares, Typed, Wing, look, readings};
use super::{Kinds, Play, Square};
use liege_game::Seat;

/// The largest number of near misses named.
pub const MOST: usize = 5;

/// The context in which a text is read: a position, its legal moves, and the reading seat.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// The position.
    pub rules: &'a dyn Rules,
    /// Its legal moves, of all seats.
    pub legal: &'a [Play],
    /// The seat that typed the text.
    pub seat: Seat,
}

impl Typed {
    /// Whether a move agrees with the whole typed text.
    pub fn fits(&self, rules: &dyn Rules, play: &Play) -> bool {
        let spec = rules.spec();
        let geometry = spec.geometry;
        let at = |place: &Option<Place>, at: Square| {
            place.as_ref().is_none_or(|place| place.hint().is_some_and(|hint| hint.fits(geometry, at)))
        };
        let board = self.board.is_none_or(|board| board == geometry.board(play.to));
        if let Some(wing) = self.castles {
            let rook = play.beside.map(|(rook, _)| rook).zip(play.from);
            return board && rook.is_some_and(|(rook, king)| (wing == Wing::Short) == (rook > king));
        }
        let hand = match (play.from, self.drops) {
            (Some(_), drops) => !drops,
            (None, true) => true,
            // A drop typed like a move of a piece: only if no such piece is on the board.
            (None, false) => {
                let lone = || geometry.all().all(|at| rules.piece(at) != Some(play.piece));
                self.from.is_none() && (spec.places || lone())
            }
        };
        let from = play.from.is_none_or(|from| at(&self.from, from));
        let via = || {
            let landings = self.via.iter().map(|hint| hint.square(geometry, geometry.board(play.to)));
            let landings: Option<Vec<Square>> = landings.collect();
            self.via.is_empty() || landings.is_some_and(|landings| rules.goes_by(play, &landings))
        };
        let piece = match self.pieces {
            Some(kinds) => kinds.contains(play.piece.kind),
            // Without a letter and without its square it is a pawn.
            None => self.names_origin() || spec.is_bare(play.piece.kind),
        };
        board
            && !self.ends
            && hand
            && from
            && piece
            && at(&self.to, play.to)
            && (!self.takes || spec.never_takes || !play.taken.is_empty())
            && self
                .victims
                .is_none_or(|kinds| play.victim().is_some_and(|victim| kinds.contains(victim.kind)))
            && self.becomes.is_none_or(|kinds| play.becomes.is_some_and(|kind| kinds.contains(kind)))
            && self.put.is_none_or(|hint| play.put.is_some_and(|put| hint.fits(geometry, put)))
            && via()
    }

    /// Whether it names a whole square where the move starts.
    pub fn names_origin(&self) -> bool {
        let origin = self.from.as_ref().and_then(Place::hint);
        origin.is_some_and(|Hint { file, rank, .. }| file.is_some() && rank.is_some())
    }

    /// Whether pieces of this game ever become the typed kind.
    pub fn may_become(&self, rules: &dyn Rules) -> bool {
        let known = rules.spec().becomes;
        let among = |kinds: Kinds| known.is_empty() || known.iter().any(|kind| kinds.contains(*kind));
        self.becomes.is_none_or(among)
    }

    /// Whether it could be a move of this game at all.
    fn makes_sense(&self, rules: &dyn Rules) -> bool {
        let spec = rules.spec();
        let hands = || spec.all_seats().any(|seat| rules.hand(seat).is_some());
        if !self.may_become(rules) || self.drops && !hands() || self.put.is_some() && !spec.puts {
            return false;
        }
        if spec.geometry.numbers.is_some() && self.from.is_none() && !self.via.is_empty() {
            return false;
        }
        // `gh` is a pawn of the g-file that takes on the next; `gg` is what people write to each other.
        let files = [&self.from, &self.to].map(|place| match place {
            Some(Place::At(Hint { file: Some(file), rank: None, .. })) => Some(*file),
            _ => None,
        });
        if files[0].is_some() && files[0] == files[1] {
            return false;
        }
        let bare = spec.all_kinds().iter().any(|kind| spec.is_bare(kind));
        self.castles.is_some() || self.ends || self.pieces.is_some() || self.names_origin() || bare
    }

    /// The squares that are named in full, on the seat's board unless another is named: the start and the
    /// end.
    pub fn squares(&self, reader: &Reader<'_>) -> (Option<Square>, Option<Square>) {
        let spec = reader.rules.spec();
        let geometry = spec.geometry;
        let board = self.board.or(spec.boards_of(reader.seat).next()).unwrap_or_default();
        let of = |place: &Option<Place>| place.as_ref().and_then(Place::hint)?.square(geometry, board);
        (of(&self.from), of(&self.to))
    }
}

impl<'a> Reader<'a> {
    /// The legal moves of the seat.
    pub fn own(&self) -> impl Iterator<Item = &'a Play> + use<'a> {
        let seat = self.seat;
        self.legal.iter().filter(move |play| play.piece.seat == seat)
    }

    /// The seat's legal moves that fit one of the readings.
    pub fn fitting(&self, readings: &[Typed]) -> Vec<&'a Play> {
        self.own().filter(|play| readings.iter().any(|typed| typed.fits(self.rules, play))).collect()
    }

    /// The readings of a text that could be moves of this game.
    pub fn readings(&self, text: &Prepared, squares: Squares) -> Vec<Typed> {
        let spec = self.rules.spec();
        let mut found = readings(spec.geometry, &spec.names(), text, squares);
        found.retain(|typed| typed.makes_sense(self.rules));
        if spec.geometry.numbers.is_some() || spec.literal {
            // The signs within a chain have no meaning there. In one move between two squares the sign of a
            // capture has.
            for typed in &mut found {
                typed.takes &= typed.via.is_empty();
            }
        }
        // If both squares are written out, and a piece of the reader's is on the first, that is the meaning:
        // `Pa2-a3` is not a pawn of the second rank, `C1-D2` not a bishop. (`B5c3`, with one capital, is a
        // bishop of the fifth rank.)
        let own = |at: Square| self.rules.piece(at).is_some_and(|piece| piece.seat == self.seat);
        let last = char::from(b'a' + spec.geometry.files.saturating_sub(1));
        let files =
            text.letters.iter().zip(&text.capitals).filter(|(c, _)| ('a'..=last).contains(&look(**c)));
        let capitals: Vec<bool> = files.map(|(_, capital)| *capital).collect();
        let named = capitals.first() == Some(&true) && capitals.contains(&false);
        let written_out = |typed: &Typed| {
            let (from, to) = typed.squares(self);
            from.is_some_and(own) && to.is_some() && (typed.pieces.is_some() || !named)
        };
        if !spec.literal && found.iter().any(written_out) {
            found.retain(written_out);
            for typed in found.iter_mut().filter(|typed| typed.pieces.is_none()) {
                typed.tier = 0;
            }
        }
        found
    }

    /// Moves in canonical notation, sorted, a few of them.
    pub fn few(&self, plays: &[&Play]) -> Vec<String> {
        let mut texts = self.written(plays);
        texts.truncate(MOST);
        texts
    }

    /// Moves in canonical notation, sorted.
    pub fn written(&self, plays: &[&Play]) -> Vec<String> {
        let mut texts: Vec<String> = plays.iter().map(|play| self.rules.canonical(play)).collect();
        texts.sort_unstable();
        texts
    }
}
