//! Declarations with a move: check to a bonded partner, freedom (rules page, 4.6 and 6.2).
//!
//! A declaration is part of the move, and nothing about it is guessed: where one could be meant and is
//! not said, or is said where something else could be meant, the speaker is asked.

use super::super::action::{Action, Move};
use super::super::attack::Command;
use super::super::board::Cell;
use super::super::geometry::geometry;
use super::super::happening::Happening;
use super::super::position::{Kind, Position, SEATS, bit};
use super::ground::{Ground, illegal};
use super::near;
use super::typed::{Mark, MoveText};
use liege_game::{Refusal, RefusalKind, Seat, SeatSet};
use liege_words::{Arg, Message};

/// The result for one part of the declarations.
enum Choice<T> {
    /// Exactly this.
    Is(T),
    /// The speaker has to be asked, with this question.
    Ask(Message),
}

impl Ground<'_> {
    /// The legal move that is `plain` with the declarations typed.
    pub(super) fn declared(
        &self,
        position: &Position,
        legal: &[Move],
        typed: &MoveText,
        plain: Move,
    ) -> Result<Move, Refusal> {
        let ways: Vec<Move> = legal.iter().copied().filter(|mv| mv.undeclared() == plain).collect();
        if typed.plain && typed.check == Mark::None && typed.freedom == Mark::None {
            return self.one(position, &ways, plain);
        }
        let freedom = self.freedom(position, &ways, typed, plain)?;
        let frees: Vec<Option<Seat>> = match &freedom {
            Choice::Is(free) => vec![*free],
            Choice::Ask(_) => {
                let mut frees: Vec<Option<Seat>> = ways.iter().map(|mv| mv.free_of).collect();
                frees.sort();
                frees.dedup();
                frees
            }
        };
        let mut candidates: Vec<Move> = Vec::new();
        let mut question = None;
        let mut fault = None;
        for free_of in frees {
            let base = Move { free_of, ..plain };
            let with: Vec<Move> = ways.iter().copied().filter(|mv| mv.free_of == free_of).collect();
            match self.check(position, &with, typed, base) {
                Ok(Choice::Is(check)) => match self.one(position, &with, Move { check, ..base }) {
                    Ok(mv) => candidates.push(mv),
                    Err(refusal) => fault = Some(refusal),
                },
                Ok(Choice::Ask(message)) => {
                    question = Some(message);
                    candidates.extend(with);
                }
                Err(refusal) => fault = Some(refusal),
            }
        }
        // With a declaration that one way rules out, no question is left.
        if let (None, [mv]) = (&question, &candidates[..])
            && (fault.is_none() || matches!(freedom, Choice::Ask(_)))
        {
            return Ok(*mv);
        }
        if let Choice::Ask(message) = freedom {
            question = Some(message);
        }
        match (question, fault) {
            (Some(question), _) if !candidates.is_empty() => {
                let candidates = near::canonical(self.seat, candidates);
                Err(Refusal::new(RefusalKind::Undecided, question).with(candidates))
            }
            (_, Some(fault)) => Err(fault),
            _ => Err(self.refused(position, plain).with(near::canonical(self.seat, ways))),
        }
    }

    /// The move if it is among the legal ways; else the rules' reason, with the plain way.
    fn one(&self, position: &Position, ways: &[Move], mv: Move) -> Result<Move, Refusal> {
        if ways.contains(&mv) {
            return Ok(mv);
        }
        let plain = ways.iter().copied().filter(|way| *way == way.undeclared());
        Err(self.refused(position, mv).with(near::canonical(self.seat, plain)))
    }

    /// `!`: the lord of whom the mover declares itself free.
    fn freedom(
        &self,
        position: &Position,
        ways: &[Move],
        typed: &MoveText,
        plain: Move,
    ) -> Result<Choice<Option<Seat>>, Refusal> {
        let possible = ways.iter().find_map(|mv| mv.free_of);
        let lords: Vec<Seat> = position.lords(position.turn).map(|tie| tie.lord).collect();
        let ordered = self.seat != position.turn;
        let named = match typed.freedom {
            Mark::None => {
                return Ok(match possible {
                    Some(lord) if !typed.plain => {
                        Choice::Ask(Message::new("tpc-read-ask-freedom").with("lord", lord))
                    }
                    _ => Choice::Is(None),
                });
            }
            // For a seat without a lord, `!` is only an exclamation.
            Mark::Cry if lords.is_empty() || ordered => return Ok(Choice::Is(None)),
            Mark::Cry | Mark::Bare => possible
                .or_else(|| SEATS.get(plain.to.kingdom()).copied().filter(|seat| lords.contains(seat))),
            Mark::To(seats) => seats.iter().next(),
        };
        if let Some(lord) = possible.filter(|lord| named == Some(*lord)) {
            return Ok(Choice::Is(Some(lord)));
        }
        let way = ways.iter().copied().filter(|way| *way == way.undeclared());
        let candidates = near::canonical(self.seat, way);
        let Some(lord) = named.or_else(|| lords.first().copied()) else {
            return Err(illegal(Message::new("tpc-read-no-lord")).with(candidates));
        };
        Err(self.refused(position, Move { free_of: Some(lord), ..plain }).with(candidates))
    }

    /// `+`: the seats to which the mover declares check, in a move whose freedom is decided.
    fn check(
        &self,
        position: &Position,
        ways: &[Move],
        typed: &MoveText,
        base: Move,
    ) -> Result<Choice<[bool; 3]>, Refusal> {
        let nobody = Ok(Choice::Is([false; 3]));
        let mover = position.turn;
        let bonded = |seat: Seat| seat != mover && position.tie(mover, seat).is_some();
        let possible: SeatSet =
            SEATS.into_iter().filter(|seat| ways.iter().any(|way| way.check[seat.index()])).collect();
        match typed.check {
            Mark::To(seats) if seats.iter().any(bonded) => {
                return Ok(Choice::Is(SEATS.map(|seat| seats.contains(seat) && bonded(seat))));
            }
            // Without a bond there is nothing to declare.
            Mark::None | Mark::To(_) => {
                let renewed: Vec<Seat> = possible
                    .iter()
                    .filter(|seat| position.tie(mover, *seat).is_some_and(|tie| tie.is_suspended_by(mover)))
                    .collect();
                return match renewed.first() {
                    Some(partner) if !typed.plain => {
                        Ok(Choice::Ask(Message::new("tpc-read-ask-renew").with("partner", *partner)))
                    }
                    _ => nobody,
                };
            }
            Mark::Cry | Mark::Bare if self.seat != mover => return nobody,
            Mark::Cry | Mark::Bare => {}
        }
        let after = position.after(&base);
        let checks_other = |seat: &Seat| {
            *seat != mover
                && !possible.contains(*seat)
                && after.hostile(mover, *seat)
                && after.attacks_king(mover, *seat)
        };
        if possible.is_empty() {
            // The player meant a check to a king without a bond, if the move gives one.
            if SEATS
                .iter()
                .filter(|seat| checks_other(seat))
                .any(|seat| new_attack(position, &after, &base, *seat))
            {
                return nobody;
            }
            // A check that may not be declared must not look like one that was declared.
            let barred = SEATS.into_iter().find(|seat| {
                let tie = position.tie(mover, *seat).filter(|_| bonded(*seat) && base.free_of != Some(*seat));
                tie.is_some_and(|tie| tie.bond.is_active() || tie.is_suspended_by(mover))
                    && after.attacks_king(mover, *seat)
            });
            return match barred {
                Some(seat) => {
                    let mut mv = base;
                    mv.check[seat.index()] = true;
                    self.one(position, ways, mv).map(|mv| Choice::Is(mv.check))
                }
                None if !SEATS.into_iter().any(bonded)
                    || SEATS.iter().any(checks_other)
                    || self.checks_somebody(position, base) =>
                {
                    nobody
                }
                // A player who has a partner to declare check to may think that this is one.
                None => {
                    let plain = ways.iter().copied().filter(|way| *way == way.undeclared());
                    Err(illegal(Message::new("tpc-read-no-check")).with(near::canonical(self.seat, plain)))
                }
            };
        }
        let wish = Move { check: SEATS.map(|seat| possible.contains(seat)), ..base };
        let others = SEATS.iter().any(checks_other);
        let stale = possible.iter().any(|partner| !new_attack(position, &after, &base, partner));
        if others || stale || !ways.contains(&wish) {
            let id = if others { "tpc-read-ask-check" } else { "tpc-read-ask-old-check" };
            let partners =
                possible.iter().map(|seat| Message::new("tpc-read-seat-dat").with("seat", seat)).collect();
            return Ok(Choice::Ask(Message::new(id).with("partners", Arg::All(partners))));
        }
        Ok(Choice::Is(wish.check))
    }
}

impl Ground<'_> {
    /// Whether any seat is in check or mated when all consequences of the move are settled.
    fn checks_somebody(&self, position: &Position, mv: Move) -> bool {
        let mut trial = *position;
        let happenings =
            trial.advance(Action::Move { actor: self.seat, mv }, self.record).unwrap_or_default();
        let checks = |happening: &Happening| {
            matches!(
                happening,
                Happening::Check { .. } | Happening::CheckStands { .. } | Happening::Mated { .. }
            )
        };
        happenings.iter().any(checks)
    }
}

/// Whether the move makes an attack on the king of `partner` that was not there: by a piece that did not
/// attack it before, or by the moved piece from another line than before.
fn new_attack(before: &Position, after: &Position, mv: &Move, partner: Seat) -> bool {
    let attackers = |position: &Position| {
        let king = position.king_of(partner);
        let by = bit(before.turn);
        king.map_or(Vec::new(), |king| Command::of(position).attackers(&position.board, king, by))
    };
    let Some(king) = before.king_of(partner) else { return false };
    let old = attackers(before);
    attackers(after).into_iter().any(|cell| {
        let moved = cell == mv.to && old.contains(&mv.from);
        let stale = old.contains(&cell) || (moved && same_line(after, king, mv.from, cell));
        !stale
    })
}

/// Whether two cells from which a king is attacked are on one line that ends at it.
fn same_line(position: &Position, king: Cell, one: Cell, two: Cell) -> bool {
    let slides = position.piece(two).is_some_and(|piece| piece.kind != Kind::Knight);
    slides && geometry().of(king).lines.iter().any(|line| line.contains(&one) && line.contains(&two))
}
