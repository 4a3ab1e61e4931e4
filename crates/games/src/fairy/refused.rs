//! The reasons of refusals that only this family has.

use super::definition::Definition;
use super::fen;
use super::moves::{Act, Move};
use super::position::{NONE, Position};
use super::running::{Running, of_code, seat};
use super::tables::{Squares, bit};
use super::traditions::called;
use liege_game::{Refusal, RefusalKind};
use liege_squares::Play;
use liege_words::Message;

/// Reads the position string of a game that is set up.
///
/// # Errors
/// The refusal says what is wrong with it.
pub fn position(game: &Definition, text: &str) -> Result<Position, Refusal> {
    let wrong = |message| Refusal::new(RefusalKind::BadPosition, message);
    let position = fen::read(game, text).map_err(wrong)?;
    let named = |side: usize| Message::new(["fairy-white", "fairy-black"][side]);
    let kings = |side: usize| game.king.map_or(0, |king| position.men(side, king).count_ones());
    let needed =
        |side: usize| kings(side) == 0 && game.king.is_some_and(|king| game.start.men(side, king) != 0);
    for side in [0, 1] {
        if kings(side) > 1 {
            return Err(wrong(Message::new("fairy-fen-kings").with("side", named(side))));
        }
        if needed(side) {
            return Err(wrong(Message::new("fairy-fen-no-king").with("side", named(side))));
        }
    }
    // A king that the last move blew up is no king that could be taken.
    if position.ended(game).is_none() && position.checked(game, 1 - position.turn) != 0 {
        return Err(wrong(Message::new("fairy-fen-king-taken").with("side", named(position.turn))));
    }
    Ok(position)
}

/// The reason of the game's own why a piece may not make a move.
pub fn objection(running: &Running, play: &Play, goes: bool) -> Option<Message> {
    let (game, position) = (&*running.game.definition, running.position());
    let rules = &game.rules;
    if !goes {
        return if play.from.is_none() { drop(running, play) } else { None };
    }
    let mv = of_code(play.code);
    let legal = || running.game.moves();
    if rules.must_capture && !position.captures(mv) && legal().iter().any(|mv| position.captures(*mv)) {
        return Some(Message::new("fairy-no-must-capture"));
    }
    let waits = |mv: &Move| mv.is_drop() && game.must_drop[usize::from(mv.kind)];
    if rules.must_drop && !waits(&mv) && legal().iter().any(waits) {
        return Some(Message::new("fairy-no-must-drop"));
    }
    let mut after = position.clone();
    after.make(game, mv);
    if rules.blast && after.royals(game, position.turn) == 0 && position.royals(game, position.turn) != 0 {
        return Some(Message::new("fairy-no-own-blast"));
    }
    let own = after.checked(game, position.turn) != 0;
    if !rules.checking && !own && after.is_check(game) {
        return Some(Message::new("fairy-no-checking").with("seat", seat(after.turn)));
    }
    let drop_check = !rules.drop_checks && mv.is_drop() && !own;
    (drop_check && after.is_check(game)).then(|| Message::new("fairy-no-drop-check"))
}

/// The reason why a piece in hand may not be put on an empty square.
fn drop(running: &Running, play: &Play) -> Option<Message> {
    let (game, position) = (&*running.game.definition, running.position());
    let us = position.turn;
    let kind = (running.spec.kinds.len() as u8).checked_sub(1 + play.piece.kind.0)?;
    let at = play.to.0 as u8;
    let about = |id| {
        let piece = running.spec.kind(play.piece.kind).name();
        Message::new(id).with("piece", piece).with("square", called(running, at))
    };
    if game.not_doubled[usize::from(kind)] {
        let (file, _) = game.size.place(at);
        let own = position.men(us, kind) & game.files[usize::from(file)];
        if own.count_ones() >= game.rules.no_doubled_count {
            return Some(about("fairy-no-doubled"));
        }
    }
    if game.mobile[us][usize::from(kind)] & bit(at) == 0 {
        return Some(about("fairy-no-immobile"));
    }
    if game.drop_region[us][usize::from(kind)] & bit(at) == 0 {
        return Some(about("fairy-no-drop-region"));
    }
    let drop = Move { kind, ..Move::new(NONE, at, Act::Drop) };
    let pawn = game.rules.pawn_drop_mate_illegal && game.shogi_pawn == Some(kind);
    let mut after = position.clone();
    if pawn && position.hands[us][usize::from(kind)] > 0 {
        after.make(game, drop);
        if after.is_check(game) && after.count_on_board(game) == 0 {
            return Some(about("fairy-no-drop-mate"));
        }
    }
    None
}

/// The reason why a side cannot castle to a side of the board.
pub fn castling(running: &Running, side: usize, short: bool) -> Option<Message> {
    let (game, position) = (&*running.game.definition, running.position());
    let (king, rooks) = (position.kings[side], position.rooks[side]);
    // The shorter way is usually to the right, and to the left where the king begins there.
    let wing = usize::from(!short);
    let rook = rooks[wing];
    if rook == NONE || king == NONE {
        return Some(Message::new("sqr-no-castling-right"));
    }
    let (king_to, rook_to) = game.castled_squares(side, wing);
    let way = game.row(king, king_to) | game.row(rook, rook_to);
    let between = way & position.occupied() & !(bit(king) | bit(rook));
    let name = |at: u8| called(running, at);
    if let Some(at) = Squares(between).next() {
        return Some(Message::new("sqr-no-castling-between").with("square", name(at)));
    }
    let mut view = position.view(game, 1 - side);
    view.occupied &= !bit(king);
    Squares(game.row(king, king_to)).find_map(|at| {
        let attackers = position.attackers(game, 1 - side, at, &view);
        let id = if at == king { "sqr-no-castling-check" } else { "sqr-no-castling-through" };
        let told = Squares(attackers).map(|from| {
            let kind = running.spec.kind(running.kind(position.kind(from))).name();
            Message::new("sqr-piece-on").with("piece", kind).with("square", name(from))
        });
        let message = Message::new(id).with("square", name(at));
        (attackers != 0).then(|| message.with("attackers", told.collect::<Vec<_>>()))
    })
}
