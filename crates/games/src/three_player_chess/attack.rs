//! Attack and check (rules page, 4.2): geometry only; pins, the neutrality rule and truces play no part.

use super::board::Cell;
use super::geometry::{STRAIGHT, geometry};
use super::position::{Board, Kind, Position, SEATS, bit};
use liege_game::Seat;
use std::ops::ControlFlow;

/// A king in check, and one of the pieces that give it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Check {
    /// The king's seat.
    pub king: Seat,
    /// The seat that commands the checking piece.
    pub by: Seat,
    /// The cell of the checking piece.
    pub from: Cell,
}

/// The commanders of the armies, in the form that attacks need.
#[derive(Clone, Copy, Debug)]
pub(super) struct Command {
    /// The commander of each army as a bit, 0 for a neutral army.
    pub who: [u8; 3],
    /// The homes of each army's commander (no captures by pawns there), as bits.
    pub homes: [u8; 3],
}

impl Command {
    pub(super) fn of(position: &Position) -> Command {
        let who = position.commander.map(|commander| commander.map_or(0, bit));
        let homes = position.commander.map(|commander| commander.map_or(0, |seat| position.homes(seat)));
        Command { who, homes }
    }

    /// Visits the pieces commanded by the seats of `by` (bits) that attack `target`.
    #[inline]
    fn scan(
        self,
        board: &Board,
        target: Cell,
        by: u8,
        mut found: impl FnMut(Cell) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let site = geometry().of(target);
        for (index, line) in site.lines.iter().enumerate() {
            for (distance, cell) in line.iter().enumerate() {
                let Some(piece) = board[cell.index()] else { continue };
                let army = piece.army.index();
                if self.who[army] & by != 0 {
                    let hits = match piece.kind {
                        Kind::Queen => true,
                        Kind::Rook => index >= STRAIGHT,
                        Kind::Bishop => index < STRAIGHT,
                        Kind::King => distance == 0,
                        Kind::Pawn => distance == 0 && index < STRAIGHT && site.home & self.homes[army] == 0,
                        Kind::Knight => false,
                    };
                    if hits {
                        found(*cell)?;
                    }
                }
                break;
            }
        }
        for cell in site.knight.iter() {
            if let Some(piece) = board[cell.index()]
                && piece.kind == Kind::Knight
                && self.who[piece.army.index()] & by != 0
            {
                found(*cell)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a seat of `by` (bits) attacks `target`.
    #[inline]
    pub(super) fn attacked(self, board: &Board, target: Cell, by: u8) -> bool {
        by != 0 && self.scan(board, target, by, |_| ControlFlow::Break(())).is_break()
    }

    /// The cells of the pieces, commanded by the seats of `by` (bits), that attack `target`.
    pub(super) fn attackers(self, board: &Board, target: Cell, by: u8) -> Vec<Cell> {
        let mut cells = Vec::new();
        let _ = self.scan(board, target, by, |cell| {
            cells.push(cell);
            ControlFlow::Continue(())
        });
        cells
    }
}

impl Position {
    /// The seats hostile to `seat`, as bits.
    pub(super) fn enemies(&self, seat: Seat) -> u8 {
        let mut bits = 0;
        for other in SEATS {
            if self.hostile(seat, other) {
                bits |= bit(other);
            }
        }
        bits
    }

    /// Whether the seat's king is attacked by a living seat hostile to it.
    #[must_use]
    pub fn in_check(&self, seat: Seat) -> bool {
        self.king_of(seat)
            .is_some_and(|king| Command::of(self).attacked(&self.board, king, self.enemies(seat)))
    }

    /// Whether pieces commanded by `by` attack the king of `seat` by geometry, hostile or not.
    #[must_use]
    pub fn attacks_king(&self, by: Seat, seat: Seat) -> bool {
        self.king_of(seat).is_some_and(|king| Command::of(self).attacked(&self.board, king, bit(by)))
    }

    /// All checks on the board, by the seat in check and the seat that gives it.
    #[must_use]
    pub fn checks(&self) -> Vec<Check> {
        let command = Command::of(self);
        let mut checks = Vec::new();
        for seat in SEATS {
            let Some(king) = self.king_of(seat) else { continue };
            for by in SEATS.into_iter().filter(|by| self.hostile(seat, *by)) {
                let cells = command.attackers(&self.board, king, bit(by));
                checks.extend(cells.into_iter().map(|from| Check { king: seat, by, from }));
            }
        }
        checks
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::three_player_chess::position::{Piece, TruceMode};

    fn cell(name: &str) -> Cell {
        Cell::from_name(name).unwrap()
    }

    /// The pawns that the piece on a cell guards, in board order.
    fn guarded(position: &Position, from: &str) -> String {
        let own = bit(position.piece(cell(from)).unwrap().army);
        let pawns =
            Cell::all().filter(|at| position.piece(*at).is_some_and(|piece| piece.kind == Kind::Pawn));
        let command = Command::of(position);
        let guarded =
            pawns.filter(|pawn| command.attackers(&position.board, *pawn, own).contains(&cell(from)));
        guarded.map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn guarded_pawns_of_the_source() {
        let start = Position::start(SEATS[1], TruceMode::Word);
        for (piece, pawns) in [
            ("WP3", "WC3 WC5 WC7"),
            ("WP4", "WC4 WC6 WC8"),
            ("WP1", "WC2 WC4"),
            ("WP6", "WC7 WC9"),
            ("WP2", "WC1 WC5 WC7 WC9"),
            ("WP5", "WC2 WC4 WC6 WC10"),
        ] {
            for kingdom in ["R", "W", "B"] {
                let there = |names: &str| names.replace('W', kingdom);
                assert_eq!(guarded(&start, &there(piece)), there(pawns));
            }
        }
    }

    #[test]
    fn pawns_guard_each_other_outside_home_only() {
        let mut position = Position::empty(SEATS[1], TruceMode::Word);
        let pawn = |seat: usize| Some(Piece { army: SEATS[seat], kind: Kind::Pawn });
        for name in ["WS5", "WS7", "WT1", "WP1"] {
            position.board[cell(name).index()] = pawn(1);
        }
        assert_eq!((guarded(&position, "WS5"), guarded(&position, "WS7")), ("WS7".into(), "WS5".into()));
        assert_eq!((guarded(&position, "WT1"), guarded(&position, "WP1")), (String::new(), String::new()));
    }

    #[test]
    fn an_attack_seen_from_the_target_is_the_one_seen_from_the_piece() {
        // Every kind alone on every cell attacks what its geometry says, and nothing else.
        let geometry = geometry();
        for kind in Kind::ALL {
            for from in Cell::all() {
                let mut position = Position::empty(SEATS[1], TruceMode::Word);
                position.board[from.index()] = Some(Piece { army: SEATS[1], kind });
                let command = Command::of(&position);
                for target in Cell::all().filter(|target| *target != from) {
                    let site = geometry.of(from);
                    let on = |lines: &[crate::three_player_chess::geometry::Cells<9>]| {
                        lines.iter().any(|line| line.contains(&target))
                    };
                    let expected = match kind {
                        Kind::King => site.straight.contains(&target) || site.diagonal.contains(&target),
                        Kind::Queen => on(&site.lines),
                        Kind::Rook => on(&site.lines[STRAIGHT..]),
                        Kind::Bishop => on(&site.lines[..STRAIGHT]),
                        Kind::Knight => site.knight.contains(&target),
                        Kind::Pawn => {
                            site.diagonal.contains(&target) && !(target.kingdom() == 1 && target.in_home())
                        }
                    };
                    assert_eq!(
                        command.attacked(&position.board, target, bit(SEATS[1])),
                        expected,
                        "{kind:?} {from} {target}"
                    );
                    assert!(!command.attacked(&position.board, target, bit(SEATS[0])));
                }
            }
        }
    }
}
