//! The reason why an action is refused: the first rule against it, as an arbiter would name it.

use super::action::{Act, Action, ActionError, Move, MoveKind, Object};
use super::attack::Command;
use super::board::{Cell, Zone};
use super::geometry::{STRAIGHT, geometry};
use super::legality::DeclarationFault;
use super::moves::{castling_side, throne_of_king};
use super::notation::{self, cell};
use super::position::{BondState, Kind, Piece, Position, SEATS, TruceMode, bit, pair_of, parties, third};
use super::sentences::{about, piece_name, piece_of, piece_taken};
use liege_game::{Cause, Refusal, RefusalKind, Seat};
use liege_words::{Arg, Message};

/// Facts of a game beyond its position, for explanations only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The last move of each seat, if it captured.
    pub captures: [Option<Action>; 3],
}

type Verdict = Result<(), Refusal>;

fn illegal<T>(message: Message) -> Result<T, Refusal> {
    Err(Refusal::new(RefusalKind::Illegal, message))
}

/// A refusal because of agreements, or of earlier moves.
fn forbidden<T>(message: Message, causes: impl IntoIterator<Item = Cause>) -> Result<T, Refusal> {
    Err(Refusal::new(RefusalKind::Illegal, message).because(causes))
}

/// The bond of two seats as a cause.
fn bond_of(position: &Position, a: Seat, b: Seat) -> Option<Cause> {
    let tie = position.tie(a, b)?;
    Some(Cause::Pact(Object::Bond { lord: tie.lord, vassal: tie.vassal }.key()))
}

/// The bonds that have a seat as vassal, as causes.
fn bonds_of(position: &Position, vassal: Seat) -> impl Iterator<Item = Cause> {
    position.lords(vassal).filter_map(move |tie| bond_of(position, tie.lord, tie.vassal))
}

/// The reason why `actor` may not enter a move now; `None` if it may (4.7).
pub(super) fn may_not_enter(position: &Position, actor: Seat) -> Option<Refusal> {
    let turn = position.turn;
    let about = |id| Message::new(id).with("turn", turn).with("seat", actor);
    let not_yours = |message| Refusal::new(RefusalKind::NotYours, message);
    if !position.is_living(actor) {
        return Some(not_yours(Message::new("tpc-no-out").with("seat", actor)));
    }
    let claims = position.effective_claims();
    let lord = match position.mover() {
        Some(mover) if mover == actor => return None,
        Some(mover) if mover == turn => None,
        Some(lord) => Some(lord),
        None => {
            let causes = claims.iter().filter_map(|lord| bond_of(position, lord, turn));
            return Some(not_yours(about("tpc-no-choice")).because(causes));
        }
    };
    if let Some(lord) = lord {
        let id = if claims.contains(actor) { "tpc-no-other-lord" } else { "tpc-no-claimed" };
        let refusal = not_yours(about(id).with("lord", lord));
        return Some(refusal.because(bond_of(position, lord, turn)));
    }
    let Some(bond) = position.bond(actor, turn) else { return Some(not_yours(about("tpc-no-turn"))) };
    let needed = position.turns_between_orders(turn);
    let id = if !bond.is_active() {
        "tpc-no-order-suspended"
    } else if bond.since < needed {
        "tpc-no-order-early"
    } else {
        "tpc-no-order-unclaimed"
    };
    let message = about(id).with("since", i64::from(bond.since)).with("needed", i64::from(needed));
    Some(not_yours(message).because(bond_of(position, actor, turn)))
}

fn not_yours<T>(message: Message) -> Result<T, Refusal> {
    Err(Refusal::new(RefusalKind::NotYours, message))
}

fn cells(list: impl IntoIterator<Item = Cell>) -> Vec<Message> {
    list.into_iter().map(cell).collect()
}

/// The first rule against `action` in `position`.
pub(super) fn stands_against(position: &Position, action: Action, record: &Record) -> Option<Refusal> {
    let verdict = match action {
        _ if position.is_over() => Err(Refusal::new(RefusalKind::Over, Message::new("sqr-no-over"))),
        Action::Move { actor, mv } => Case { position, record, actor, mv }.verdict(),
        Action::Act { actor, act } => Claim { position, actor }.verdict(act),
        Action::Lapse => illegal(Message::new("tpc-no-lapse")),
    };
    verdict.err()
}

/// Whether a piece that `actor` may move goes that way, without regard to other rules.
pub(super) fn goes(position: &Position, actor: Seat, mv: Move) -> bool {
    let case = Case { position, record: &Record::default(), actor, mv };
    case.piece().and_then(|piece| case.way(piece)).is_ok()
}

/// The refusal of `action`, which is not open in `position`.
#[must_use]
pub fn refusal(position: &Position, action: Action, record: &Record) -> Refusal {
    let refusal = stands_against(position, action, record)
        .unwrap_or_else(|| Refusal::new(RefusalKind::Illegal, Message::new("tpc-no-move")));
    let Action::Move { actor, mv } = action else { return refusal };
    if position.mover() != Some(actor) {
        return refusal;
    }
    let near = position.legal_moves().into_iter().filter(|other| (other.from, other.to) == (mv.from, mv.to));
    let mut near: Vec<String> = near.map(|mv| Action::Move { actor, mv }.to_string()).collect();
    near.sort_unstable();
    refusal.with(near)
}

impl From<ActionError> for Refusal {
    fn from(error: ActionError) -> Refusal {
        let (id, text) = match error {
            ActionError::Actor { text } => ("tpc-no-actor", text),
            ActionError::Referee { text } => ("tpc-no-referee", text),
            ActionError::Verb { text } => ("tpc-no-verb", text),
            ActionError::Cell { text } => ("tpc-no-cell", text),
            ActionError::Tail { text } => ("tpc-no-tail", text),
            ActionError::Object { text } => ("tpc-no-object", text),
            ActionError::Party { entitled } => {
                let message = Message::new("tpc-no-party").with("entitled", entitled);
                return Refusal::new(RefusalKind::NotYours, message);
            }
        };
        Refusal::new(RefusalKind::Unreadable, Message::new(id).with("text", text))
    }
}

/// A refused move.
struct Case<'a> {
    position: &'a Position,
    record: &'a Record,
    actor: Seat,
    mv: Move,
}

impl Case<'_> {
    fn verdict(&self) -> Verdict {
        may_not_enter(self.position, self.actor).map_or(Ok(()), Err)?;
        let piece = self.piece()?;
        match self.mv.kind {
            MoveKind::Castling => self.castling(piece)?,
            MoveKind::EnPassant(pawn) => self.passing(piece, pawn)?,
            MoveKind::Quiet | MoveKind::Capture => self.way(piece)?,
        }
        self.capture()?;
        self.safety(&self.mv.undeclared())?;
        self.declarations()?;
        self.safety(&self.mv)?;
        self.truces()
    }

    fn seat(&self) -> Seat {
        self.position.turn
    }

    fn at(&self, id: &'static str) -> Message {
        Message::new(id)
            .with("seat", self.seat())
            .with("from", cell(self.mv.from))
            .with("to", cell(self.mv.to))
    }

    fn described(&self, piece: Piece) -> Message {
        piece_of(piece, self.position.commander_of(piece))
    }

    /// Finds the moving piece: it must exist, and the seat on turn must command it.
    fn piece(&self) -> Result<Piece, Refusal> {
        let Some(piece) = self.position.piece(self.mv.from) else {
            return illegal(Message::new("tpc-no-piece").with("cell", cell(self.mv.from)));
        };
        if self.position.commander_of(piece) == Some(self.seat()) {
            return Ok(piece);
        }
        let message = self.at("tpc-no-command").with("cell", cell(self.mv.from));
        not_yours(message.with("piece", self.described(piece)))
    }

    /// Whether a piece goes that way at all, and whether the target is as the notation says (section 3).
    fn way(&self, piece: Piece) -> Verdict {
        let Move { from, to, kind, .. } = self.mv;
        if from == to {
            return illegal(self.at("tpc-no-stay"));
        }
        let target = self.position.piece(to);
        if let Some(target) = target {
            if self.position.commander_of(target) == Some(self.seat()) {
                return illegal(self.at("tpc-no-own").with("piece", self.described(target)));
            }
            if target.kind == Kind::King {
                return illegal(self.at("tpc-no-king-taken"));
            }
        }
        let site = geometry().of(from);
        let reaches = match piece.kind {
            Kind::King => site.straight.contains(&to) || site.diagonal.contains(&to),
            Kind::Knight => site.knight.contains(&to),
            Kind::Bishop => self.slides(&site.lines[..STRAIGHT])?,
            Kind::Rook => self.slides(&site.lines[STRAIGHT..])?,
            Kind::Queen => self.slides(&site.lines)?,
            Kind::Pawn => return self.pawn(target),
        };
        if !reaches {
            return illegal(self.at("tpc-no-way").with("piece", piece_name(piece.kind)));
        }
        match (target, kind) {
            (Some(target), MoveKind::Quiet) => {
                illegal(self.at("tpc-no-quiet").with("piece", self.described(target)))
            }
            (None, MoveKind::Capture) => illegal(self.at("tpc-no-empty")),
            _ => Ok(()),
        }
    }

    /// Whether the destination is on one of the lines, with no piece before it.
    fn slides(&self, lines: &[super::geometry::Cells<9>]) -> Result<bool, Refusal> {
        let Some(line) = lines.iter().find(|line| line.contains(&self.mv.to)) else { return Ok(false) };
        let before = line.iter().take_while(|cell| **cell != self.mv.to);
        let blocker = before.copied().find_map(|cell| Some((cell, self.position.piece(cell)?)));
        match blocker {
            None => Ok(true),
            Some((at, piece)) => {
                let message = self.at("tpc-no-blocked").with("cell", cell(at));
                illegal(message.with("piece", self.described(piece)))
            }
        }
    }

    fn pawn(&self, target: Option<Piece>) -> Verdict {
        let Move { from, to, kind, .. } = self.mv;
        let site = geometry().of(from);
        let home = self.position.homes(self.seat());
        let (straight, diagonal) = (site.straight.contains(&to), site.diagonal.contains(&to));
        let leap = site.leap(to);
        let Some(target) = target else {
            if kind == MoveKind::Capture {
                return illegal(self.at(if diagonal { "tpc-no-pawn-diagonal" } else { "tpc-no-empty" }));
            }
            return match leap {
                _ if straight => Ok(()),
                Some(leap) if site.home & home != 0 => {
                    if leap.over.iter().any(|over| self.position.piece(*over).is_none()) {
                        return Ok(());
                    }
                    illegal(self.at("tpc-no-leap-blocked").with("cells", cells(leap.over.iter().copied())))
                }
                _ if diagonal => illegal(self.at("tpc-no-pawn-diagonal")),
                Some(_) => illegal(self.at("tpc-no-leap-outside")),
                None => illegal(self.at("tpc-no-way").with("piece", piece_name(Kind::Pawn))),
            };
        };
        if diagonal && geometry().of(to).home & home != 0 {
            illegal(self.at("tpc-no-pawn-home"))
        } else if diagonal && kind == MoveKind::Quiet {
            illegal(self.at("tpc-no-quiet").with("piece", self.described(target)))
        } else if diagonal {
            Ok(())
        } else if straight || leap.is_some() {
            illegal(self.at("tpc-no-pawn-straight").with("piece", self.described(target)))
        } else {
            illegal(self.at("tpc-no-way").with("piece", piece_name(Kind::Pawn)))
        }
    }

    fn castling(&self, piece: Piece) -> Verdict {
        let army = piece.army;
        let side = [false, true].into_iter().find(|long| castling_side(army, *long).rook == self.mv.to);
        let (Kind::King, true, Some(long)) = (piece.kind, self.mv.from == throne_of_king(army), side) else {
            return illegal(self.at("tpc-no-castling-sign"));
        };
        if !self.position.castling[army.index()][usize::from(long)] {
            return illegal(self.at("tpc-no-castling-right"));
        }
        if self.position.in_check(self.seat()) {
            return illegal(self.at("tpc-no-castling-check"));
        }
        let command = Command::of(self.position);
        for place in castling_side(army, long).free(army) {
            if self.position.piece(place).is_some() {
                return illegal(self.at("tpc-no-castling-blocked").with("cell", cell(place)));
            }
            let attacks = |by: &Seat| command.attacked(&self.position.board, place, bit(*by));
            let by = SEATS.into_iter().filter(|by| self.position.hostile(self.seat(), *by)).find(attacks);
            if let Some(by) = by {
                return illegal(self.at("tpc-no-castling-attacked").with("cell", cell(place)).with("by", by));
            }
        }
        Ok(())
    }

    fn passing(&self, piece: Piece, pawn: Cell) -> Verdict {
        let Move { from, to, .. } = self.mv;
        let step = SEATS
            .into_iter()
            .filter(|other| *other != self.seat())
            .filter_map(|other| self.position.double_step[other.index()])
            .find(|step| step.pawn == pawn);
        let Some(step) = step else {
            return illegal(self.at("tpc-no-passing").with("pawn", cell(pawn)));
        };
        let over = || step.over.iter().flatten().copied();
        if !over().any(|over| over == to) {
            let message = self.at("tpc-no-passing-over").with("pawn", cell(pawn));
            return illegal(message.with("cells", cells(over())));
        }
        if piece.kind != Kind::Pawn || !geometry().of(from).diagonal.contains(&to) {
            return illegal(self.at("tpc-no-passing-pawn"));
        }
        if geometry().of(to).home & self.position.homes(self.seat()) != 0 {
            return illegal(self.at("tpc-no-pawn-home"));
        }
        if self.position.piece(to).is_some() {
            return illegal(self.at("tpc-no-passing-occupied"));
        }
        if let Some(way) = over().find(|over| !self.position.pawn_attacks(self.seat(), *over)) {
            let message = self.at("tpc-no-passing-round").with("pawn", cell(pawn));
            return illegal(message.with("cell", cell(way)));
        }
        Ok(())
    }

    /// Checks that the victim may be captured (4.3).
    fn capture(&self) -> Verdict {
        let Some(taken) = self.position.taken_by(&self.mv) else { return Ok(()) };
        let Some(owner) = taken.commander else { return Ok(()) };
        let seat = self.seat();
        if self.position.at_peace(seat, owner) {
            let message = self.at("tpc-no-capture-bond").with("owner", owner);
            return forbidden(message, bond_of(self.position, seat, owner));
        }
        if self.position.must_stay_neutral(seat, owner) {
            let third = third(seat, owner);
            let captured = match self.record.captures[third.index()] {
                Some(Action::Move { mv, .. }) => {
                    let way = notation::notation(&mv, Kind::Pawn, None, "");
                    Message::new("tpc-by-move").with("move", way).into()
                }
                _ => Arg::Text(String::new()),
            };
            let message = self.at("tpc-no-capture-neutral").with("owner", owner).with("third", third);
            let message = message.with("captured", captured).with("piece", piece_taken(taken.piece.kind));
            return forbidden(message, [Cause::LastMove(third), Cause::LastMove(owner)]);
        }
        Ok(())
    }

    /// Checks that the king of the seat on turn is not in check after all consequences (4.2).
    fn safety(&self, mv: &Move) -> Verdict {
        let seat = self.seat();
        let after = self.position.after(mv);
        let Some(king) = after.king_of(seat).filter(|_| after.in_check(seat)) else { return Ok(()) };
        let command = Command::of(&after);
        let attackers = command.attackers(&after.board, king, after.enemies(seat));
        let attackers: Vec<Message> = attackers
            .into_iter()
            .filter_map(|at| {
                let piece = after.piece(at)?;
                let piece = piece_of(piece, after.commander_of(piece));
                Some(Message::new("tpc-attacker").with("piece", piece).with("cell", cell(at)))
            })
            .collect();
        let changed = SEATS
            .into_iter()
            .find(|army| after.commander[army.index()] != self.position.commander[army.index()]);
        let declared = *mv != mv.undeclared();
        let message = if declared {
            self.at("tpc-no-exposes-bond")
        } else if let Some(army) = changed {
            self.at("tpc-no-exposes-throne").with("army", army)
        } else if self.position.king_of(seat) == Some(mv.from) {
            self.at("tpc-no-king-into")
        } else if self.position.in_check(seat) {
            self.at("tpc-no-still-check")
        } else {
            self.at("tpc-no-exposes")
        };
        let ended = SEATS.into_iter().filter(|seat| {
            mv.check.get(seat.index()).is_some_and(|named| *named) || mv.free_of == Some(*seat)
        });
        let causes = ended.filter_map(|partner| bond_of(self.position, seat, partner));
        forbidden(message.with("king", cell(king)).with("attackers", attackers), causes)
    }

    /// Checks the declarations of the move (4.6).
    fn declarations(&self) -> Verdict {
        if self.mv == self.mv.undeclared() {
            return Ok(());
        }
        if self.actor != self.seat() {
            let message = self.at("tpc-no-declare-order").with("turn", self.seat());
            return forbidden(message, bond_of(self.position, self.actor, self.seat()));
        }
        let Some(fault) = self.position.declaration_fault(&self.mv) else { return Ok(()) };
        let partnered = |id, partner: Seat| {
            forbidden(self.at(id).with("partner", partner), bond_of(self.position, self.seat(), partner))
        };
        match fault {
            DeclarationFault::NotFree { lord } => {
                let bound = lord != self.seat() && self.position.bond(lord, self.seat()).is_some();
                let id = if !bound {
                    "tpc-no-free-bond"
                } else if self.mv.kind == MoveKind::Castling {
                    "tpc-no-free-castling"
                } else {
                    "tpc-no-free-throne"
                };
                let throne = |number| {
                    Cell::new(lord.index(), Zone::Throne, number)
                        .map_or_else(|| Message::new("sqr-nothing"), cell)
                };
                let message =
                    self.at(id).with("lord", lord).with("first", throne(1)).with("second", throne(2));
                forbidden(message, bond_of(self.position, lord, self.seat()).filter(|_| bound))
            }
            DeclarationFault::NoBond { partner } => {
                illegal(self.at("tpc-no-check-bond").with("partner", partner))
            }
            DeclarationFault::NoCheck { partner } => {
                illegal(self.at("tpc-no-check-attack").with("partner", partner))
            }
            DeclarationFault::Freed { partner } => partnered("tpc-no-check-freed", partner),
            DeclarationFault::SuspendedByPartner { partner } => partnered("tpc-no-check-suspended", partner),
            DeclarationFault::Mate { partner } => partnered("tpc-no-check-mate", partner),
        }
    }

    /// Checks the binding truces (4.9).
    fn truces(&self) -> Verdict {
        if self.position.mode != TruceMode::Bound {
            return Ok(());
        }
        let Some(partner) = self.position.offended(self.actor, &self.mv).iter().next() else { return Ok(()) };
        let taken = self.position.taken_by(&self.mv).and_then(|taken| taken.commander);
        let id = if taken == Some(partner) { "tpc-no-truce-capture" } else { "tpc-no-truce-check" };
        let left = self.position.truce(self.actor, partner).map_or(0, |[own, other]| own.max(other));
        let message = Message::new(id).with("seat", self.actor).with("partner", partner);
        let truce = Object::Truce { pair: pair_of(self.actor, partner), turns: None };
        forbidden(message.with("left", i64::from(left)), [Cause::Pact(truce.key())])
    }
}

/// A refused act.
struct Claim<'a> {
    position: &'a Position,
    actor: Seat,
}

impl Claim<'_> {
    fn verdict(&self, act: Act) -> Verdict {
        if !self.position.is_living(self.actor) {
            return not_yours(Message::new("tpc-no-out").with("seat", self.actor));
        }
        match act {
            Act::Resign => Ok(()),
            Act::Offer(object) => {
                self.party(object)?;
                match object {
                    Object::Bond { lord, vassal } => self.offer_bond(lord, vassal),
                    Object::Truce { pair, .. } => self.offer_truce(pair),
                    Object::Draw => self.offer_draw(),
                }
            }
            Act::Accept(object) | Act::Refuse(object) => self.answer(object),
            Act::Withdraw(object) => {
                self.party(object)?;
                illegal(self.about("tpc-no-withdraw", object))
            }
            Act::Claim { vassal } => {
                let suspended = self.bond(self.actor, vassal)? != BondState::Active;
                let id = if suspended { "tpc-no-bond-suspended" } else { "tpc-no-claim-twice" };
                self.bound(id, self.actor, vassal)
            }
            Act::Waive { vassal } => {
                self.bond(self.actor, vassal)?;
                self.bound("tpc-no-claim", self.actor, vassal)
            }
            Act::Obey { lord } => self.obey(lord),
        }
    }

    fn about(&self, id: &'static str, object: Object) -> Message {
        Message::new(id).with("seat", self.actor).with("what", about(object))
    }

    fn party(&self, object: Object) -> Verdict {
        match object.seats() {
            Some(seats) if !seats.contains(&self.actor) => not_yours(self.about("tpc-no-act-party", object)),
            Some(seats) => match seats.into_iter().find(|seat| !self.position.is_living(*seat)) {
                Some(out) => illegal(Message::new("tpc-no-out").with("seat", out)),
                None => Ok(()),
            },
            None => Ok(()),
        }
    }

    fn bond(&self, lord: Seat, vassal: Seat) -> Result<BondState, Refusal> {
        match self.position.bond(lord, vassal) {
            Some(bond) => Ok(bond.state),
            None => illegal(tie("tpc-no-bond", lord, vassal)),
        }
    }

    /// A refusal because of the bond between a lord and a vassal.
    fn bound(&self, id: &'static str, lord: Seat, vassal: Seat) -> Verdict {
        forbidden(tie(id, lord, vassal), bond_of(self.position, lord, vassal))
    }

    fn closed(&self, until: Seat) -> Verdict {
        let own = if until == self.actor { "yes" } else { "no" };
        let message = Message::new("tpc-no-offer-closed").with("seat", self.actor).with("until", until);
        illegal(message.with("own", own))
    }

    fn offer_bond(&self, lord: Seat, vassal: Seat) -> Verdict {
        let position = self.position;
        let because = |id, causes| forbidden(tie(id, lord, vassal), causes);
        let offer = Object::Bond { lord, vassal };
        if position.bond(lord, vassal).is_some() {
            because("tpc-no-offer-bond", vec![Cause::Pact(offer.key())])
        } else if position.lords(lord).next().is_some() {
            because("tpc-no-offer-lord-bound", bonds_of(position, lord).collect())
        } else if position.last[lord.index()] != Some(vassal) {
            because("tpc-no-offer-window", vec![Cause::LastMove(lord)])
        } else if position.bond_offers[lord.index()][vassal.index()].is_some() {
            because("tpc-no-offer-open", vec![Cause::Pact(offer.key())])
        } else {
            self.closed(lord)
        }
    }

    fn offer_truce(&self, pair: usize) -> Verdict {
        let position = self.position;
        let [first, second] = parties(pair);
        let truce = |id| {
            let key = Object::Truce { pair, turns: None }.key();
            forbidden(Message::new(id).with("first", first).with("second", second), [Cause::Pact(key)])
        };
        let bound = || parties(pair).into_iter().find(|seat| position.lords(*seat).next().is_some());
        if position.mode == TruceMode::Off {
            illegal(Message::new("tpc-no-truces"))
        } else if let Some(vassal) = bound() {
            let message = Message::new("tpc-no-truce-vassal").with("vassal", vassal);
            forbidden(message, bonds_of(position, vassal))
        } else if position.truces[pair].is_some() {
            truce("tpc-no-truce-twice")
        } else if position.truce_offers[pair].is_some() {
            truce("tpc-no-offer-open")
        } else {
            self.closed(self.actor)
        }
    }

    fn offer_draw(&self) -> Verdict {
        if self.position.has_bonds() {
            let bonds = self.position.ties().filter_map(|tie| bond_of(self.position, tie.lord, tie.vassal));
            forbidden(Message::new("tpc-no-draw-bonds"), bonds)
        } else if self.position.draw_offer.is_some() {
            forbidden(Message::new("tpc-no-offer-open"), [Cause::Pact(Object::Draw.key())])
        } else {
            self.closed(self.actor)
        }
    }

    fn answer(&self, object: Object) -> Verdict {
        self.party(object)?;
        let position = self.position;
        let proposer = match object {
            Object::Bond { lord, vassal } => position.bond_offers[lord.index()][vassal.index()],
            Object::Truce { pair, .. } => position.truce_offers[pair].map(|(_, by)| by),
            Object::Draw => position.draw_offer.map(|(by, _)| by),
        };
        let offer = [Cause::Pact(object.key())];
        match proposer {
            None => illegal(self.about("tpc-no-answer-none", object)),
            Some(by) if by == self.actor => forbidden(self.about("tpc-no-answer-own", object), offer),
            Some(_) => forbidden(self.about("tpc-no-answer-twice", object), offer),
        }
    }

    fn obey(&self, lord: Seat) -> Verdict {
        let vassal = self.actor;
        self.bond(lord, vassal)?;
        if self.position.turn != vassal {
            return self.bound("tpc-no-obey-turn", lord, vassal);
        }
        if self.position.effective_claims().len() < 2 {
            return self.bound("tpc-no-obey-choice", lord, vassal);
        }
        self.bound("tpc-no-obey-chosen", self.position.mover().unwrap_or(lord), vassal)
    }
}

fn tie(id: &'static str, lord: Seat, vassal: Seat) -> Message {
    Message::new(id).with("lord", lord).with("vassal", vassal)
}
