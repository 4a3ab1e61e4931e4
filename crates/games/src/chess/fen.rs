//! Position strings both ways (the family's rules page, 4): FEN, the men in the hands, and the game's own
//! fields.

use super::bits::{Set, Squares, bit};
use super::board::{Board, CASTLINGS, KING, ROOK, Side, name};
use super::position::Game;
use super::setup::none;
use super::variant::Variant;
use liege_game::{Options, Refusal};
use liege_squares::fen::{self, Fault, Fields};
use liege_squares::{Geometry, KindSpec, Piece, Square};
use liege_words::Message;

/// The six fields that all games of the family share.
pub(super) const FIELDS: [&str; 6] = ["placement", "side", "castling", "en-passant", "halfmove", "fullmove"];

/// Names of squares, sorted; `-` if there are none.
pub fn write_set(set: Set) -> String {
    let mut names: Vec<String> = Squares(set).map(name).collect();
    names.sort();
    if names.is_empty() { "-".to_owned() } else { names.concat() }
}

/// Reads names of squares.
pub fn read_set(text: &str) -> Result<Set, Message> {
    let square = |name: &[u8]| match name {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(bit(file - b'a' + 8 * (rank - b'1'))),
        _ => None,
    };
    let read = text.as_bytes().chunks(2).try_fold(0, |set, name| Some(set | square(name)?));
    match read.filter(|set| *set != 0) {
        _ if text == "-" => Ok(0),
        set => set.ok_or_else(|| Message::new("sqr-position-squares").with("text", text)),
    }
}

/// Reads the men on an empty board, and those in the hands if the game has hands.
fn read_men(board: &mut Board, kinds: &[KindSpec], text: &str, has_hands: bool) -> Result<(), Message> {
    let (placement, hands) = if has_hands { fen::split_hands(text)? } else { (text, "") };
    for (square, piece) in fen::read_placement(Geometry::CHESS, kinds, 0, placement)? {
        board.put(square.0 as u8, Side::of(piece.seat), piece.kind);
    }
    for sign in hands.chars() {
        let piece = fen::piece(kinds, sign)?;
        let count = &mut board.hands[Side::of(piece.seat) as usize][usize::from(piece.kind.0)];
        let more = count.checked_add(1);
        *count = more.ok_or_else(|| Message::new("sqr-position-men").with("seat", piece.seat))?;
    }
    Ok(())
}

/// Checks the rules of the whole family, and then [`Variant::check`].
fn check<V: Variant>(variant: &V, board: &Board) -> Result<(), Fault> {
    variant.check(board)?;
    for castling in board.castlings() {
        let (king, rook) = (castling.king.0, castling.rook.0);
        let men = |kind| board.men(castling.side, kind);
        if men(KING) & bit(king) == 0 || men(ROOK) & bit(rook) == 0 {
            let message = Message::new("sqr-position-castling-place").with("sign", castling.sign.to_string());
            return Err(Fault::at(2, message.with("king", name(king)).with("rook", name(rook))));
        }
    }
    let passed = board.en_passant & board.turn.other().rank(2);
    let open = board.still_open(passed, board.turn);
    none(3, "sqr-position-en-passant", board.en_passant & !open)
}

/// The letters of a field of castling rights, each once and in their order; letters of files mean the rooks
/// there. `None` if the field is not such rights.
fn castling_letters(text: &str) -> Option<Vec<char>> {
    let letter = |sign| match sign {
        'H' => Some('K'),
        'A' => Some('Q'),
        'h' => Some('k'),
        'a' => Some('q'),
        'K' | 'Q' | 'k' | 'q' => Some(sign),
        _ => None,
    };
    if text == "-" {
        return Some(Vec::new());
    }
    let mut letters: Vec<char> = text.chars().map(letter).collect::<Option<_>>()?;
    letters.sort_unstable();
    letters.dedup();
    Some(letters)
}

impl<V: Variant> Game<V> {
    /// The fields that make two positions equal, without the game's own: placement, side, castling, en
    /// passant.
    pub(super) fn what_repeats(&self) -> Vec<String> {
        let (board, kinds) = (&self.board, self.variant.spec().kinds);
        let piece = |at: Square| board.piece(at.0 as u8);
        let mut placement = fen::write_placement(Geometry::CHESS, kinds, 0, piece);
        if V::HANDS {
            let held = Side::ALL.into_iter().flat_map(|side| {
                let piece = move |kind| Piece { seat: board.seat(side), kind };
                board.held(side).map(move |(kind, count)| (piece(kind), count))
            });
            placement.push_str(&fen::write_hands(kinds, held));
        }
        let side = if board.turn == Side::White { "w" } else { "b" };
        let castling: String = board.castlings().map(|castling| castling.sign).collect();
        let castling = if castling.is_empty() { "-".to_owned() } else { castling };
        vec![placement, side.to_owned(), castling, write_set(self.variant.en_passant(board))]
    }

    /// The position string.
    pub(super) fn write(&self) -> String {
        let counters = vec![self.board.halfmove.to_string(), self.board.fullmove.to_string()];
        [self.what_repeats(), counters, self.variant.write_fields()].concat().join(" ")
    }

    /// Reads a position string.
    ///
    /// # Errors
    /// The refusal names the first wrong field and the fault.
    pub fn read(variant: V, text: &str) -> Result<Game<V>, Refusal> {
        let names: Vec<&'static str> = FIELDS.iter().chain(V::FIELDS).copied().collect();
        Game::parse(variant, text).map_err(|fault| fault.named(&names))
    }

    /// Reads a position as other programs write it (FEN). Fields at the end and the hands may be left out.
    /// Castling letters may be in any order, or be files (`HAha`); rights without their king or rook are
    /// dropped. Counters may begin at 0 or be left out (`-`). The square behind a double step may be named
    /// even if nobody may capture on it.
    ///
    /// # Errors
    /// The refusals of [`Game::read`] for the text as typed.
    pub fn accept(options: &Options, text: &str) -> Result<Game<V>, Refusal> {
        let read = |fields: &[String]| Game::read(V::new(options), &fields.join(" "));
        let strict = Game::read(V::new(options), text);
        let given: Vec<&str> = text.split_whitespace().collect();
        if strict.is_ok() || !(2..=FIELDS.len() + V::FIELDS.len()).contains(&given.len()) {
            return strict;
        }
        let usual = V::array(options).split(' ').skip(FIELDS.len());
        let mut fields: Vec<String> =
            ["", "", "-", "-", "0", "1"].into_iter().chain(usual).map(str::to_owned).collect();
        fields.iter_mut().zip(given).for_each(|(field, given)| given.clone_into(field));
        if V::HANDS && !fields[0].contains('[') {
            fields[0].push_str("[]");
        }
        match fields[1].to_lowercase().as_str() {
            "w" | "white" => "w".clone_into(&mut fields[1]),
            "b" | "black" => "b".clone_into(&mut fields[1]),
            _ => {}
        }
        fields[3] = fields[3].to_lowercase();
        for (field, first) in [(4, 0), (5, V::FIRST_MOVE)] {
            let number = if fields[field] == "-" { Some(first) } else { fields[field].parse().ok() };
            if let Some(number) = number {
                fields[field] = u32::max(number, first).to_string();
            }
        }
        let wanted = castling_letters(&fields[2]);
        let named = fields[3].clone();
        // Each right is read alone, so that an impossible one does not affect the others.
        for passed in [named.as_str(), "-"].into_iter().filter(|_| read_set(&named).is_ok()) {
            passed.clone_into(&mut fields[3]);
            "-".clone_into(&mut fields[2]);
            let Some(wanted) = wanted.as_deref() else { break };
            if read(&fields).is_err() {
                continue;
            }
            let rights = wanted.iter().filter(|right| {
                right.to_string().clone_into(&mut fields[2]);
                read(&fields).is_ok()
            });
            let rights: String = rights.collect();
            fields[2] = if rights.is_empty() { "-".to_owned() } else { rights };
            if let Ok(game) = read(&fields) {
                return Ok(game);
            }
        }
        strict
    }

    fn parse(mut variant: V, text: &str) -> Result<Game<V>, Fault> {
        let fields = Fields::of(text, FIELDS.len() + V::FIELDS.len())?;
        let mut board = variant.board();
        fields.read(0, |text| read_men(&mut board, variant.spec().kinds, text, V::HANDS))?;
        board.turn = Side::ALL[fields.one_of(1, &["w", "b"], "sqr-position-side")?];
        for sign in fields.text(2).chars().filter(|_| fields.text(2) != "-") {
            let castling = CASTLINGS.iter().find(|castling| castling.sign == sign);
            let castling = castling.ok_or_else(|| fields.fault(2, "sqr-position-castling"))?;
            if variant.spec().castling {
                board.unmoved |= castling.corners();
            }
        }
        board.en_passant = fields.read(3, read_set)?;
        board.halfmove = fields.number(4)?;
        board.fullmove = fields.read(5, |text| fen::read_number(text, V::FIRST_MOVE))?;
        variant.read_fields(&fields)?;
        check(&variant, &board)?;
        let game = Game { board, variant };
        fen::compare(text, &game.write())?;
        Ok(game)
    }
}
