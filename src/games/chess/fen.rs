//! Position strings both ways (the family's rules page, 4): FEN, what is in the hands, and the game's own
//! fields.

use super::bits::{Set, Squares, bit};
use super::board::{Board, KINDS, Side, square};
use super::game::Game;
use super::setup;
use super::variant::Variant;
use crate::game::Refusal;
use crate::squares::fen::{self, Fault};
use crate::squares::{Geometry, Kind, Piece};
use crate::words::Message;

/// The six fields that all games of the family have.
pub(super) const FIELDS: [&str; 6] = ["placement", "side", "castling", "en-passant", "halfmove", "fullmove"];

/// Names of squares, sorted; `-` if there are none.
#[must_use]
pub fn write_set(set: Set) -> String {
    fen::write_squares(Geometry::CHESS, Squares(set).map(square))
}

/// Reads them.
pub fn read_set(text: &str) -> Result<Set, Message> {
    let squares = fen::read_squares(Geometry::CHESS, text)?;
    Ok(squares.into_iter().fold(0, |set, at| set | bit(at.0 as u8)))
}

impl<V: Variant> Game<V> {
    /// The fields that make two positions the same, but for the game's own: placement, side, castling, en
    /// passant.
    #[must_use]
    pub(super) fn what_repeats(&self) -> Vec<String> {
        let (board, kinds) = (&self.board, self.variant.spec().kinds);
        let piece = |at: crate::squares::Square| board.piece(at.0 as u8);
        let mut placement = fen::write_placement(Geometry::CHESS, kinds, 0, piece);
        if V::HANDS {
            let held = Side::ALL.into_iter().flat_map(|side| {
                let kinds = (0..KINDS as u8).map(Kind);
                kinds.map(move |kind| (Piece { seat: side.seat(), kind }, board.in_hand(side, kind)))
            });
            placement.push_str(&fen::write_hands(kinds, held));
        }
        let side = if board.turn == Side::White { "w" } else { "b" };
        let castling: String = board.castling.iter().map(|castling| castling.sign).collect();
        let castling = if castling.is_empty() { "-".to_owned() } else { castling };
        vec![placement, side.to_owned(), castling, write_set(self.variant.en_passant(board))]
    }

    /// The position string.
    #[must_use]
    pub(super) fn write(&self) -> String {
        let counters = vec![self.board.halfmove.to_string(), self.board.fullmove.to_string()];
        [self.what_repeats(), counters, self.variant.write_fields()].concat().join(" ")
    }

    /// Reads a position string.
    ///
    /// # Errors
    /// The first field that is wrong, and what is wrong with it.
    pub fn read(variant: V, text: &str) -> Result<Game<V>, Refusal> {
        let names: Vec<&'static str> = FIELDS.iter().chain(V::FIELDS).copied().collect();
        Game::parse(variant, text).map_err(|fault| fault.named(&names))
    }

    fn parse(mut variant: V, text: &str) -> Result<Game<V>, Fault> {
        let fields = fen::fields(text, FIELDS.len() + V::FIELDS.len())?;
        let at = |field: usize| move |message: Message| Fault::at(field, message);
        let mut board = Board::empty();
        let (placement, hands) =
            if V::HANDS { fen::split_hands(fields[0]).map_err(at(0))? } else { (fields[0], "") };
        let kinds = variant.spec().kinds;
        for (square, piece) in fen::read_placement(Geometry::CHESS, kinds, 0, placement).map_err(at(0))? {
            board.put(square.0 as u8, Side::of(piece.seat), piece.kind);
        }
        for sign in hands.chars() {
            let piece = fen::piece(kinds, sign).map_err(at(0))?;
            let count = &mut board.hands[piece.seat.index()][usize::from(piece.kind.0)];
            let more = count.checked_add(1);
            *count = more.ok_or_else(|| at(0)(Message::new("sqr-position-men").with("seat", piece.seat)))?;
        }
        board.turn = match fields[1] {
            "w" => Side::White,
            "b" => Side::Black,
            text => return Err(at(1)(Message::new("sqr-position-side").with("text", text))),
        };
        for sign in fields[2].chars().filter(|_| fields[2] != "-") {
            if !board.castling.add(sign) {
                return Err(at(2)(Message::new("sqr-position-castling").with("text", fields[2])));
            }
        }
        board.en_passant = read_set(fields[3]).map_err(at(3))?;
        board.halfmove = fen::read_number(fields[4], 0).map_err(at(4))?;
        board.fullmove = fen::read_number(fields[5], V::FIRST_MOVE).map_err(at(5))?;
        variant.read_fields(&fields[FIELDS.len()..])?;
        setup::check(&variant, &board)?;
        let game = Game { board, variant };
        fen::compare(text, &game.write())?;
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use super::super::orthodox::Orthodox;
    use super::*;
    use crate::words::Arg;

    #[test]
    fn what_cannot_be_is_refused_by_name() {
        let cases = [
            ("8/8 w - - 0", "sqr-position-fields", 0),
            ("8/8 w - - 0 1", "sqr-position-ranks", 1),
            ("k7/8/8/8/8/8/8/K6 w - - 0 1", "sqr-position-rank", 1),
            ("k7/8/8/8/8/8/8/K07 w - - 0 1", "sqr-position-run", 1),
            ("k7/8/8/8/8/8/8/K6x w - - 0 1", "sqr-position-sign", 1),
            ("k7/8/8/8/8/8/8/K6M w - - 0 1", "sqr-position-sign", 1),
            ("k7/8/8/8/8/8/8/K5é1 w - - 0 1", "sqr-position-sign", 1),
            ("k7/8/8/8/8/8/8/K5K1 w - - 0 1", "sqr-position-kings", 1),
            ("k7/8/8/8/8/8/8/8 w - - 0 1", "sqr-position-kings", 1),
            ("k6P/8/8/8/8/8/8/K7 w - - 0 1", "sqr-position-pawn", 1),
            ("k7/8/8/8/8/8/8/K511 w - - 0 1", "sqr-position-run", 1),
            ("k7/8/8/8/8/8/8/K7 x - - 0 1", "sqr-position-side", 2),
            ("k6R/8/8/8/8/8/8/K7 w - - 0 1", "sqr-position-check", 2),
            ("4k3/8/8/8/8/8/8/4K2R w Q - 0 1", "sqr-position-castling-place", 3),
            ("4k3/8/8/8/8/8/8/R3K2R w QK - 0 1", "sqr-position-canonical", 3),
            ("4k3/8/8/8/8/8/8/R3K2R w X - 0 1", "sqr-position-castling", 3),
            ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "sqr-position-en-passant", 4),
            ("4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1", "sqr-position-canonical", 4),
            ("4k3/8/8/4p3/8/8/8/4K3 w - e 0 1", "sqr-position-squares", 4),
            ("4k3/8/8/8/8/8/8/4K3 w - - 00 1", "sqr-position-number", 5),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 0", "sqr-position-number", 6),
        ];
        for (text, id, number) in cases {
            let message = Game::read(Orthodox, text).unwrap_err().message;
            let mut fault = &message;
            if number > 0 {
                assert_eq!(message.args()[0].1, Arg::Number(number), "{text}: {message:?}");
                let Arg::Say(inner) = &message.args()[2].1 else { unreachable!() };
                fault = inner;
            }
            assert_eq!(fault.id(), id, "{text}");
        }
    }
}
