//! The state machine (rules page, 4.11): completing a turn, Thrones, tidying up, settling.

use super::action::{Move, MoveKind, Object};
use super::attack::Check;
use super::geometry::geometry;
use super::happening::{BondEnd, Happening, TruceEnd, Witness};
use super::moves::castling_side;
use super::position::{DoubleStep, Kind, ORDERED_PAIRS, Piece, Position, SEATS, TruceMode, pair_of, parties};
use liege_game::{Outcome, Points, Seat, SeatSet};

impl Position {
    /// Makes a legal move entered by `actor` and settles everything.
    pub(super) fn make<W: Witness>(&mut self, mv: Move, actor: Seat, witness: &mut W) {
        let mut checks = CheckWatch::before(self, witness);
        let mover = self.turn;
        self.complete_turn(Some((mv, actor)), witness);
        checks.report(self, Some((mover, mv.check)), witness);
        self.settle(witness);
        checks.report(self, None, witness);
        checks.report_standing(self, witness);
        self.report_end(false, witness);
    }

    /// Completes the turn of the seat on turn (4.11, 1 to 7): its own move or an order, with the entering
    /// seat, or a forced pass.
    pub(super) fn complete_turn<W: Witness>(&mut self, step: Option<(Move, Seat)>, witness: &mut W) {
        let seat = self.turn;
        let offended = step.map_or(SeatSet::EMPTY, |(mv, actor)| {
            if self.truces.iter().any(Option::is_some) { self.offended(actor, &mv) } else { SeatSet::EMPTY }
        });
        // 1, 2: the board, castling rights, the seat's last capture and double step.
        self.last[seat.index()] = None;
        self.double_step[seat.index()] = None;
        match step {
            Some((mv, actor)) => self.move_pieces(mv, actor, witness),
            None => witness.see(|| Happening::Passed { seat }),
        }
        // 3, 4: bonds.
        if self.has_bonds() {
            self.rebind(step.as_ref().map(|(mv, _)| mv), witness);
            let actor = step.map(|(_, actor)| actor);
            for lord in SEATS {
                if let Some(bond) = &mut self.bonds[lord.index()][seat.index()] {
                    bond.since = (bond.since + 1).min(3);
                    if actor == Some(lord) {
                        bond.since = 1;
                        bond.claimed = false;
                    }
                }
            }
        }
        // 5: truces.
        self.count_truces(seat, step.map(|(_, actor)| actor), offended, witness);
        // 6: offers.
        self.lapse_offers(seat, witness);
        // 7: Thrones, and the next seat's turn.
        self.thrones(witness);
        for bond in self.bonds.iter_mut().flatten().flatten() {
            bond.chosen = false;
        }
        self.turn = self.next(seat);
        self.tidy(witness);
    }

    fn move_pieces<W: Witness>(&mut self, mv: Move, actor: Seat, witness: &mut W) {
        let seat = self.turn;
        let Some(piece) = self.piece(mv.from) else { return };
        let taken = self.taken_by(&mv);
        let double_step = self.double_step_of(&mv, piece);
        witness.see(|| Happening::Moved { seat, actor, mv, piece, taken, double: double_step.is_some() });
        mv.shift(&mut self.board);
        if self.castling != [[false; 2]; 3] {
            if piece.kind == Kind::King {
                self.castling[piece.army.index()] = [false; 2];
            }
            for army in SEATS {
                for long in [false, true] {
                    let rook = castling_side(army, long).rook;
                    if mv.from == rook || mv.to == rook || mv.kind == MoveKind::EnPassant(rook) {
                        self.castling[army.index()][usize::from(long)] = false;
                    }
                }
            }
        }
        self.last[seat.index()] = taken.and_then(|taken| taken.commander);
        self.double_step[seat.index()] = double_step;
    }

    /// The double step made by the move, with the triangles that were open to it (3.6).
    fn double_step_of(&self, mv: &Move, piece: Piece) -> Option<DoubleStep> {
        if piece.kind != Kind::Pawn || mv.kind != MoveKind::Quiet {
            return None;
        }
        let site = geometry().of(mv.from);
        if site.straight.contains(&mv.to) {
            return None;
        }
        let mut open = site.leap(mv.to)?.over.iter().filter(|over| self.piece(**over).is_none());
        let over = [open.next().copied(), open.next().copied(), open.next().copied()];
        Some(DoubleStep { pawn: mv.to, over })
    }

    /// Counts the truces of the seat whose turn is over, and ends those that the move broke (4.11, 5).
    fn count_truces<W: Witness>(
        &mut self,
        seat: Seat,
        actor: Option<Seat>,
        offended: SeatSet,
        witness: &mut W,
    ) {
        for pair in 0..3 {
            let Some(mut left) = self.truces[pair] else { continue };
            let parties = parties(pair);
            for (party, left) in parties.into_iter().zip(&mut left) {
                if party == seat {
                    *left = left.saturating_sub(1);
                }
            }
            self.truces[pair] = Some(left);
            let breach = actor.filter(|actor| {
                parties.contains(actor) && parties.iter().any(|p| p != actor && offended.contains(*p))
            });
            let why = match breach {
                Some(by) if self.mode == TruceMode::Bound => TruceEnd::Forced { by },
                Some(by) => TruceEnd::Broken { by },
                None if left == [0, 0] => TruceEnd::Expired,
                None => continue,
            };
            self.truces[pair] = None;
            witness.see(|| Happening::TruceEnded { pair, why });
        }
    }

    /// Ends the offers that lapse with the completed turn of `seat`, and opens marks again (4.11, 6).
    fn lapse_offers<W: Witness>(&mut self, seat: Seat, witness: &mut W) {
        for (lord, vassal) in ORDERED_PAIRS {
            let Some(proposer) = self.bond_offers[lord.index()][vassal.index()] else { continue };
            let by_addressee = (lord == seat || vassal == seat) && proposer != seat;
            if by_addressee || lord == seat {
                self.bond_offers[lord.index()][vassal.index()] = None;
                if by_addressee {
                    self.bond_closed[lord.index()][vassal.index()][proposer.index()] = true;
                }
                let object = Object::Bond { lord, vassal };
                witness.see(|| Happening::Lapsed { object, proposer, by: seat });
            }
        }
        for pair in 0..3 {
            if let Some((turns, proposer)) = self.truce_offers[pair]
                && parties(pair).contains(&seat)
                && proposer != seat
            {
                self.truce_offers[pair] = None;
                self.truce_closed[pair][proposer.index()] = true;
                let object = Object::Truce { pair, turns: Some(turns) };
                witness.see(|| Happening::Lapsed { object, proposer, by: seat });
            }
        }
        if let Some((proposer, accepted)) = self.draw_offer
            && proposer != seat
            && !accepted[seat.index()]
        {
            self.draw_offer = None;
            self.draw_closed[proposer.index()] = true;
            witness.see(|| Happening::Lapsed { object: Object::Draw, proposer, by: seat });
        }
        self.bond_closed[seat.index()] = [[false; 3]; 3];
        for marks in &mut self.truce_closed {
            marks[seat.index()] = false;
        }
        self.draw_closed[seat.index()] = false;
    }

    /// Deletes entries that no longer fulfil their conditions, and puts `exits` in order (4.11).
    pub(super) fn tidy<W: Witness>(&mut self, witness: &mut W) {
        for (lord, vassal) in ORDERED_PAIRS {
            let (l, v) = (lord.index(), vassal.index());
            if self.bonds[l][v].is_some() && !self.bond_holds(lord, vassal) {
                self.bonds[l][v] = None;
                let why = if self.is_living(lord) { BondEnd::LordVassal } else { BondEnd::LordOut };
                witness.see(|| Happening::Unbound { lord, vassal, why });
            }
            if let Some(proposer) = self.bond_offers[l][v]
                && !self.bond_possible(lord, vassal)
            {
                self.bond_offers[l][v] = None;
                witness.see(|| Happening::Void { object: Object::Bond { lord, vassal }, proposer });
            }
            if !self.is_living(lord) || !self.is_living(vassal) {
                self.bond_closed[l][v] = [false; 3];
            }
        }
        for pair in 0..3 {
            if self.truces[pair].is_some() && !self.truce_holds(pair) {
                self.truces[pair] = None;
                let out = parties(pair).into_iter().find(|seat| !self.is_living(*seat));
                let why = if let Some(seat) = out {
                    TruceEnd::PartyOut { seat }
                } else {
                    let [a, b] = parties(pair);
                    let seat = if self.lords(a).next().is_some() { a } else { b };
                    TruceEnd::PartyVassal { seat }
                };
                witness.see(|| Happening::TruceEnded { pair, why });
            }
            if let Some((turns, proposer)) = self.truce_offers[pair]
                && !self.truce_possible(pair)
            {
                self.truce_offers[pair] = None;
                let object = Object::Truce { pair, turns: Some(turns) };
                witness.see(|| Happening::Void { object, proposer });
            }
            if parties(pair).into_iter().any(|seat| !self.is_living(seat)) {
                self.truce_closed[pair] = [false; 3];
            }
        }
        if let Some((proposer, _)) = self.draw_offer
            && (self.has_bonds() || !self.is_living(proposer))
        {
            self.draw_offer = None;
            witness.see(|| Happening::Void { object: Object::Draw, proposer });
        }
        for seat in SEATS {
            if !self.is_living(seat) {
                self.draw_closed[seat.index()] = false;
                self.last[seat.index()] = None;
                self.castling[seat.index()] = [false; 2];
            }
            if let Some(step) = self.double_step[seat.index()] {
                let stands = self.is_living(seat)
                    && self.piece(step.pawn).is_some_and(|piece| {
                        piece.kind == Kind::Pawn && self.commander_of(piece) == Some(seat)
                    });
                if !stands {
                    self.double_step[seat.index()] = None;
                }
            }
        }
        if self.has_bonds() {
            let effective = self.effective_claims();
            for (lord, vassal) in ORDERED_PAIRS {
                if let Some(bond) = &mut self.bonds[lord.index()][vassal.index()] {
                    bond.chosen &= vassal == self.turn && effective.contains(lord);
                }
            }
        }
        self.order_exits();
    }

    /// Removes living seats that are not vassals from `exits`, and appends the missing ones.
    fn order_exits(&mut self) {
        if self.exits == [None; 3] && SEATS.into_iter().all(|seat| self.is_in_game(seat)) {
            return;
        }
        let mut exits = [None; 3];
        let mut count = 0;
        let missing = SEATS.into_iter().filter(|seat| !self.exits.contains(&Some(*seat)));
        for seat in self.exits.into_iter().flatten().chain(missing) {
            if !self.is_in_game(seat) {
                exits[count] = Some(seat);
                count += 1;
            }
        }
        self.exits = exits;
    }

    /// Whether a bond may go on: both live, and the lord is not a vassal (4.6).
    pub(super) fn bond_holds(&self, lord: Seat, vassal: Seat) -> bool {
        self.is_living(lord) && self.is_living(vassal) && self.lords(lord).next().is_none()
    }

    /// Whether an offer of the bond may stay open (4.6): the window, and no bond in the way.
    pub(super) fn bond_possible(&self, lord: Seat, vassal: Seat) -> bool {
        self.bond_holds(lord, vassal)
            && self.last[lord.index()] == Some(vassal)
            && self.bond(lord, vassal).is_none()
    }

    /// Whether a truce may go on: truces exist, both parties live and are not vassals, active or suspended
    /// (4.9).
    pub(super) fn truce_holds(&self, pair: usize) -> bool {
        self.mode != TruceMode::Off
            && parties(pair).into_iter().all(|seat| self.is_living(seat) && self.lords(seat).next().is_none())
    }

    /// Whether an offer of a truce may stay open.
    pub(super) fn truce_possible(&self, pair: usize) -> bool {
        self.truce_holds(pair) && self.truces[pair].is_none()
    }

    /// A seat leaves the game, mated or resigning (4.4).
    pub(super) fn go_out<W: Witness>(&mut self, seat: Seat, witness: &mut W) {
        if let Some(king) = self.king_of(seat) {
            self.board[king.index()] = None;
        }
        let index = seat.index();
        self.commander[index] = None;
        self.castling[index] = [false; 2];
        self.double_step[index] = None;
        self.last[index] = None;
        for (lord, vassal) in ORDERED_PAIRS {
            if lord != seat && vassal != seat {
                continue;
            }
            self.bond_closed[lord.index()][vassal.index()] = [false; 3];
            if self.bonds[lord.index()][vassal.index()].take().is_some() {
                let why = if lord == seat { BondEnd::LordOut } else { BondEnd::VassalOut };
                witness.see(|| Happening::Unbound { lord, vassal, why });
            }
            if let Some(proposer) = self.bond_offers[lord.index()][vassal.index()].take() {
                witness.see(|| Happening::Void { object: Object::Bond { lord, vassal }, proposer });
            }
        }
        for other in SEATS.into_iter().filter(|other| *other != seat) {
            let pair = pair_of(seat, other);
            self.truce_closed[pair] = [false; 3];
            if self.truces[pair].take().is_some() {
                witness.see(|| Happening::TruceEnded { pair, why: TruceEnd::PartyOut { seat } });
            }
            if let Some((turns, proposer)) = self.truce_offers[pair].take() {
                let object = Object::Truce { pair, turns: Some(turns) };
                witness.see(|| Happening::Void { object, proposer });
            }
        }
        self.draw_closed[index] = false;
        if let Some((proposer, _)) = self.draw_offer.take() {
            witness.see(|| Happening::Void { object: Object::Draw, proposer });
        }
        if !self.exits.contains(&Some(seat))
            && let Some(place) = self.exits.iter_mut().find(|place| place.is_none())
        {
            *place = Some(seat);
        }
        self.thrones(witness);
        if self.commander[index].is_none() {
            witness.see(|| Happening::Command { army: seat, before: Some(seat), now: None });
        }
        if self.turn == seat {
            self.turn = self.next(seat);
        }
        self.tidy(witness);
    }

    /// Settles the position after an action (4.11): Thrones, mates, forced passes, the end.
    pub(super) fn settle<W: Witness>(&mut self, witness: &mut W) {
        let mut passes = 0;
        loop {
            self.thrones(witness);
            self.tidy(witness);
            if !self.is_living(self.turn) {
                self.turn = self.next(self.turn);
            }
            if self.is_over() {
                break;
            }
            if self.has_move() {
                return;
            }
            let seat = self.turn;
            if self.in_check(seat) {
                witness.see(|| {
                    let by = SEATS
                        .into_iter()
                        .filter(|by| self.checks().iter().any(|check| check.king == seat && check.by == *by));
                    Happening::Mated { seat, by: by.collect() }
                });
                self.go_out(seat, witness);
                passes = 0;
                continue;
            }
            let living = self.living().count();
            if living == 2 && !self.has_bonds() {
                witness.see(|| Happening::Stalemate { seat });
                self.drawn = true;
                break;
            }
            self.complete_turn(None, witness);
            passes += 1;
            if passes >= living {
                witness.see(|| Happening::AllPassed);
                self.drawn = true;
                break;
            }
        }
    }

    /// Reports the end, if it is reached; offers still open then are void. `agreed`: a draw was agreed on.
    pub(super) fn report_end<W: Witness>(&self, agreed: bool, witness: &mut W) {
        let Some(outcome) = self.outcome() else { return };
        for (object, proposer) in self.open_offers() {
            witness.see(|| Happening::Void { object, proposer });
        }
        witness.see(|| {
            let winner = SEATS.into_iter().find(|seat| !self.drawn && self.is_in_game(*seat));
            Happening::Over { outcome, winner, agreed }
        });
    }

    /// The end, if it is reached, with the points (section 5).
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let mut halves = [0; 3];
        let mut given = 0;
        for (place, seat) in self.exits.into_iter().flatten().enumerate() {
            let points = 2 * place.min(2) as i32;
            halves[seat.index()] = points;
            given += points;
        }
        let left: Vec<Seat> = SEATS.into_iter().filter(|seat| !self.exits.contains(&Some(*seat))).collect();
        for seat in &left {
            halves[seat.index()] = (6 - given.min(6)) / left.len() as i32;
        }
        Some(Outcome { points: halves.map(Points::halves).to_vec(), drawn: self.drawn })
    }
}

/// Finds the checks that an action brings about.
pub(super) struct CheckWatch {
    known: Vec<Check>,
    reported: Vec<(Seat, Seat)>,
}

impl CheckWatch {
    /// Notes the checks before the action. It computes nothing for a witness that does not watch.
    pub(super) fn before<W: Witness>(position: &Position, _: &W) -> CheckWatch {
        let known = if W::WATCHES { position.checks() } else { Vec::new() };
        CheckWatch { known, reported: Vec::new() }
    }

    /// Reports the new checks since the last look. `declared`: the mover, and the seats to which it declared
    /// check (which is an event even if the line of attack is old).
    pub(super) fn report<W: Witness>(
        &mut self,
        position: &Position,
        declared: Option<(Seat, [bool; 3])>,
        witness: &mut W,
    ) {
        if !W::WATCHES {
            return;
        }
        let checks = position.checks();
        for king in SEATS {
            for by in SEATS {
                let declared = declared.is_some_and(|(mover, to)| mover == by && to[king.index()]);
                let of = |check: &&Check| check.king == king && check.by == by;
                if checks.iter().filter(of).any(|check| declared || !self.known.contains(check)) {
                    self.reported.push((king, by));
                    witness.see(|| Happening::Check { king, by, declared });
                }
            }
        }
        self.known = checks;
    }

    /// Reports the checks, announced before, in which the seat now on turn still is.
    pub(super) fn report_standing<W: Witness>(&self, position: &Position, witness: &mut W) {
        if !W::WATCHES || position.is_over() {
            return;
        }
        let king = position.turn;
        for by in SEATS {
            let stands = self.known.iter().any(|check| check.king == king && check.by == by);
            if stands && !self.reported.contains(&(king, by)) {
                witness.see(|| Happening::CheckStands { king, by });
            }
        }
    }
}
