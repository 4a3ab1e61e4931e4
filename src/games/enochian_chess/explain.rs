//! Why an action cannot be played, in words that say what would be right.

use super::action::{Act, Action, Written};
use super::army::Army;
use super::attacks;
use super::board::{Kind, Piece};
use super::herald::{piece_name, piece_of, seats, square};
use super::moves::Move;
use super::position::{Position, SEATS, Status, ally};
use super::square::{Square, Squares};
use crate::game::{Refusal, RefusalKind, Seat};
use crate::words::{Arg, Message};

/// The most near misses named.
const MOST: usize = 5;

fn refuse(kind: RefusalKind, message: Message) -> Refusal {
    Refusal::new(kind, message)
}

/// The refusal of everything at the end.
pub(super) fn over() -> Refusal {
    refuse(RefusalKind::Over, Message::new("eno-no-over"))
}

/// The refusal of a move to a seat that does not move now.
pub(super) fn not_your_turn(position: &Position, seat: Seat) -> Option<Refusal> {
    let army = position.turn()?;
    let by = position.commander(army);
    if by == seat {
        return None;
    }
    let id = if by == army.seat() { "eno-no-turn" } else { "eno-no-turn-for" };
    let message = Message::new(id).with("army", army.seat()).with("by", by).with("seat", seat);
    Some(refuse(RefusalKind::NotYours, message))
}

/// Why a move cannot be played. It is none of the legal ones.
pub(super) fn illegal(position: &Position, written: Written) -> Refusal {
    if position.is_over() {
        return over();
    }
    let refusal = reason(position, written);
    if refusal.candidates.is_empty() { refusal.with(near(position, written)) } else { refusal }
}

fn reason(position: &Position, written: Written) -> Refusal {
    let Written { from, to, .. } = written;
    let army = position.turn;
    let say = |kind, id: &'static str| {
        let message = Message::new(id).with("army", army.seat()).with("from", square(from));
        refuse(kind, message.with("to", square(to)))
    };
    let illegal = |id| say(RefusalKind::Illegal, id);
    let Some(owner) = position.board.first(from).map(|piece| piece.army) else {
        return illegal("eno-no-piece");
    };
    if owner != army {
        let piece = position.board.first(from).map_or_else(|| Message::new("eno-king"), piece_of);
        let frozen = position.is_frozen(owner);
        let (kind, id) = if frozen {
            (RefusalKind::Illegal, "eno-no-move-frozen")
        } else {
            (RefusalKind::NotYours, "eno-no-other-army")
        };
        let mut refusal = say(kind, id);
        refusal.message = refusal.message.with("piece", piece).with("owner", owner.seat());
        return refusal;
    }
    let here: Vec<Piece> = position.board.on(from).collect();
    let Some(piece) = here.iter().find(|piece| piece.kind.letter() == written.piece) else {
        let mut refusal = illegal("eno-no-letter");
        let names = here.iter().map(|piece| piece_name(piece.kind)).collect();
        refusal.message = refusal.message.with("pieces", Arg::All(names));
        let same =
            |text: &String| text.parse::<Written>().is_ok_and(|other| (other.from, other.to) == (from, to));
        return refusal.with(position.written_moves().into_iter().filter(same).collect());
    };
    if from == to {
        return illegal("eno-no-stay");
    }
    if let Some(refusal) = standing_there(position, army, written) {
        return refusal;
    }
    if let Some(refusal) = way(position, *piece, written) {
        return refusal;
    }
    let moves = position.moves();
    if moves.mated && piece.kind != Kind::King && moves.iter().any(|mv| mv.kind == Kind::King) {
        return illegal("eno-no-last-king");
    }
    let alike: Vec<Move> =
        moves.iter().copied().filter(|mv| (mv.from, mv.to, mv.kind) == (from, to, piece.kind)).collect();
    if alike.is_empty() {
        return unsafe_king(position, *piece, written);
    }
    let right = alike.iter().map(|mv| position.written(mv).to_string()).collect::<Vec<_>>();
    let right = |refusal: Refusal| refusal.with(right.clone());
    let takes = position.board.occupied() & to.bit() != 0;
    if takes != written.takes {
        return right(illegal(if takes { "eno-no-quiet" } else { "eno-no-empty" }));
    }
    right(promotion(written, &alike, illegal))
}

/// What is wrong with the promotion of a move that is legal but for that.
fn promotion(written: Written, alike: &[Move], illegal: impl Fn(&'static str) -> Refusal) -> Refusal {
    let [first, others @ ..] = alike else { return illegal("eno-no-move") };
    let mut refusal = match (written.promotion, first.promotion) {
        (Some(_), None) if !first.kind.is_pawn() => illegal("eno-no-promotion-piece"),
        (Some(_), None) if !written_on_last_line(*first) => illegal("eno-no-promotion-early"),
        (Some(_), None) => illegal("eno-no-promotion-waits"),
        (None, Some(_)) if !others.is_empty() => illegal("eno-no-promotion-choice"),
        (None, Some(_)) => illegal("eno-no-promotion-missing"),
        _ => illegal("eno-no-promotion-kind"),
    };
    if let Some(grown) = first.promotion {
        refusal.message = refusal.message.with("piece", super::herald::piece_become(grown));
        refusal.message = refusal.message.with("letter", grown.letter().to_string());
    }
    if written.promotion.is_none() && !others.is_empty() {
        refusal.kind = RefusalKind::Undecided;
    }
    refusal
}

/// Whether a pawn's move ends on a line at the edge of the board that it goes to.
fn written_on_last_line(mv: Move) -> bool {
    Army::ALL.into_iter().any(|army| {
        let (files, ranks) = army.forward();
        let ahead = (mv.to.file() as i8 - mv.from.file() as i8) * files
            + (mv.to.rank() as i8 - mv.from.rank() as i8) * ranks;
        ahead == 1 && mv.to.offset(files, ranks).is_none()
    })
}

/// What stands on the destination and may not be taken.
fn standing_there(position: &Position, army: Army, written: Written) -> Option<Refusal> {
    let piece = position.board.first(written.to)?;
    let id = if piece.army == army {
        "eno-no-own"
    } else if piece.army == army.ally() {
        "eno-no-ally"
    } else if piece.kind == Kind::King {
        "eno-no-king-taken"
    } else if position.is_frozen(piece.army) {
        "eno-no-frozen-taken"
    } else {
        return None;
    };
    let message = Message::new(id).with("to", square(written.to)).with("piece", piece_of(piece));
    Some(refuse(RefusalKind::Illegal, message.with("owner", piece.army.seat())))
}

/// What is wrong with the way from one square to the other.
fn way(position: &Position, piece: Piece, written: Written) -> Option<Refusal> {
    let Written { from, to, .. } = written;
    let occupied = position.board.occupied();
    let of = |id: &'static str| {
        let message = Message::new(id).with("army", piece.army.seat()).with("piece", piece_name(piece.kind));
        Some(refuse(RefusalKind::Illegal, message.with("from", square(from)).with("to", square(to))))
    };
    let (reached, empty_board) = match piece.kind {
        Kind::King => (attacks::KING[from.index()], attacks::KING[from.index()]),
        Kind::Queen => (attacks::QUEEN[from.index()], attacks::QUEEN[from.index()]),
        Kind::Knight => (attacks::KNIGHT[from.index()], attacks::KNIGHT[from.index()]),
        Kind::Bishop => (attacks::bishop(from, occupied), attacks::BISHOP_LINES[from.index()]),
        Kind::Rook => (attacks::rook(from, occupied), attacks::ROOK_LINES[from.index()]),
        _ => return pawn_way(position, piece, written, of),
    };
    if reached & to.bit() != 0 {
        return None;
    }
    if empty_board & to.bit() != 0 {
        let stops = Squares(attacks::BETWEEN[from.index()][to.index()] & occupied);
        let nearest = stops.min_by_key(|stop| from.steps_to(*stop))?;
        let mut refusal = of("eno-no-blocked")?;
        refusal.message = refusal.message.with("square", square(nearest));
        if let Some(piece) = position.board.first(nearest) {
            refusal.message = refusal.message.with("stop", piece_of(piece));
        }
        return Some(refusal);
    }
    of(match piece.kind {
        Kind::King => "eno-no-way-king",
        Kind::Queen => "eno-no-way-queen",
        Kind::Bishop => "eno-no-way-bishop",
        Kind::Knight => "eno-no-way-knight",
        _ => "eno-no-way-rook",
    })
}

fn pawn_way(
    position: &Position,
    piece: Piece,
    written: Written,
    of: impl Fn(&'static str) -> Option<Refusal>,
) -> Option<Refusal> {
    let Written { from, to, .. } = written;
    let occupied = position.board.occupied();
    let (files, ranks) = piece.army.forward();
    if from.bit() & piece.army.last_line() != 0 {
        return of("eno-no-way-waiting");
    }
    let ways = attacks::PAWN[piece.army.index()];
    let diagonal = ways.takes.iter().any(|step| step.made(from.bit()) == to.bit());
    let ahead = ways.ahead.made(from.bit()) == to.bit();
    match (ahead, diagonal, occupied & to.bit() != 0) {
        (true, _, false) | (_, true, true) => None,
        (true, _, true) => of("eno-no-pawn-blocked"),
        (_, true, false) => of("eno-no-pawn-diagonal"),
        _ if from.offset(2 * files, 2 * ranks) == Some(to) => of("eno-no-pawn-double"),
        _ => of("eno-no-way-pawn"),
    }
}

/// The move would leave the king attacked.
fn unsafe_king(position: &Position, piece: Piece, written: Written) -> Refusal {
    let mut after = *position;
    let mv = Move { kind: piece.kind, from: written.from, to: written.to, promotion: None };
    after.make(piece.army, mv, &mut ());
    let Some(king) = after.board.king(piece.army) else {
        return refuse(RefusalKind::Illegal, Message::new("eno-no-move"));
    };
    let attacker = |place: Square| {
        let piece = after.board.first(place)?;
        Some(Message::new("eno-attacker").with("piece", piece_of(piece)).with("square", square(place)))
    };
    let attackers: Vec<Message> = Squares(after.checkers(piece.army)).filter_map(attacker).collect();
    let id = if attackers.is_empty() {
        "eno-no-move"
    } else if piece.kind == Kind::King {
        "eno-no-king-into"
    } else if position.in_check(piece.army) {
        "eno-no-still-check"
    } else {
        "eno-no-exposes"
    };
    let message = Message::new(id).with("army", piece.army.seat()).with("king", square(king));
    refuse(RefusalKind::Illegal, message.with("attackers", Arg::All(attackers)))
}

/// Legal moves that may have been meant: from there to somewhere near, or such a piece to the same square.
pub(super) fn near(position: &Position, written: Written) -> Vec<String> {
    let mut found: Vec<(u8, String)> = Vec::new();
    for mv in position.moves().iter() {
        let text = position.written(mv).to_string();
        let slip = match (written.from.steps_to(mv.from), written.to.steps_to(mv.to)) {
            (0, away @ 0..=1) => away,
            (1, 0) => 2,
            (_, 0) if mv.kind.letter() == written.piece => 3,
            (0, _) => 4,
            _ => continue,
        };
        found.push((slip, text));
    }
    found.sort();
    // Other moves of the piece only if it has few: a list of all says nothing.
    let close = found.iter().filter(|(slip, _)| *slip < 4).count();
    let most = if close > 0 { close.min(MOST) } else { MOST };
    if close == 0 && found.len() > MOST {
        return Vec::new();
    }
    found.into_iter().map(|(_, text)| text).take(most).collect()
}

/// Why an act cannot be played. It is none of the open ones.
pub(super) fn closed(position: &Position, by: Seat, act: Act) -> Refusal {
    if position.is_over() {
        return over();
    }
    let message = match act {
        Act::HandOver { to } => handing_over(position, by, to),
        Act::Resign if !position.is_active(by) => inactive(position, by),
        Act::Resign => Message::new("eno-no-resign-ally").with("ally", ally(by)),
        Act::OfferDraw | Act::AcceptDraw | Act::DeclineDraw | Act::WithdrawDraw => drawing(position, by, act),
        _ => exchanging(position, by, act),
    };
    let kin = |other: &Action| match *other {
        Action::Act { by: actor, act: other } => {
            actor == by && std::mem::discriminant(&other) == std::mem::discriminant(&act)
        }
        Action::Move(_) => false,
    };
    let near = position.open_acts().into_iter().filter(kin).map(|action| action.to_string());
    refuse(RefusalKind::Illegal, message.with("seat", by)).with(near.take(MOST).collect())
}

fn inactive(position: &Position, seat: Seat) -> Message {
    let id = if position.left.contains(seat) { "eno-no-left" } else { "eno-no-inactive" };
    Message::new(id)
}

fn handing_over(position: &Position, by: Seat, to: Seat) -> Message {
    let id = if to != ally(by) {
        "eno-no-handover-ally"
    } else if position.left.contains(by) {
        "eno-no-left"
    } else {
        "eno-no-handover-last"
    };
    Message::new(id).with("ally", ally(by))
}

fn drawing(position: &Position, by: Seat, act: Act) -> Message {
    let draw = || super::herald::about(super::happening::Matter::Draw);
    match (act, position.draw) {
        _ if !position.is_active(by) => inactive(position, by),
        (Act::OfferDraw, _) => Message::new("eno-no-offer-open"),
        (_, None) => Message::new("eno-no-answer-none").with("what", draw()),
        (Act::WithdrawDraw, _) => Message::new("eno-no-withdraw-draw"),
        _ => Message::new("eno-no-answer-twice"),
    }
}

fn exchanging(position: &Position, by: Seat, act: Act) -> Message {
    let Some(prisoners) = position.prisoners() else {
        return Message::new("eno-no-exchange");
    };
    let speakers = || seats(SEATS.into_iter().filter(|seat| prisoners.from(*seat).is_some()));
    let Some((partner, captive)) = prisoners.from(by) else {
        return Message::new("eno-no-speaker").with("speakers", speakers());
    };
    let (named, place) = match act {
        Act::OfferExchange { to, square } => (to, Some(square)),
        Act::AcceptExchange { of, square } => (of, Some(square)),
        Act::DeclineExchange { of } => (of, None),
        Act::WithdrawExchange { to } => (to, None),
        _ => (partner, None),
    };
    if named != partner {
        return Message::new("eno-no-speaker").with("speakers", speakers());
    }
    let what = || Message::new("eno-about-exchange").with("by", by).with("to", partner);
    let also_taken = match (act, position.exchange) {
        (Act::OfferExchange { .. }, Some(_)) => return Message::new("eno-no-offer-open"),
        (Act::OfferExchange { .. }, None) => 0,
        (_, None) => return Message::new("eno-no-answer-none").with("what", what()),
        (Act::WithdrawExchange { .. }, Some(offer)) => {
            return Message::new("eno-no-withdraw-exchange").with("proposer", offer.by);
        }
        (_, Some(offer)) if offer.by == by => return Message::new("eno-no-answer-own"),
        (_, Some(offer)) => offer.square.bit(),
    };
    let right: Vec<String> =
        Squares(position.return_squares(captive, also_taken)).map(|square| square.to_string()).collect();
    let place = place.map_or(String::new(), |place| place.to_string());
    Message::new("eno-no-square")
        .with("square", place)
        .with("captive", captive.seat())
        .with("right", right.join(", "))
        .with("throne", captive.throne().to_string())
}

/// Why nothing of an army can move now, for somebody who asks for its moves.
pub(super) fn idle(position: &Position, army: Army) -> Option<Message> {
    (position.status(army) == Status::Frozen)
        .then(|| Message::new("eno-moves-frozen").with("army", army.seat()))
}
