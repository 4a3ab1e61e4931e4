//! The legal moves: generation by section 3, king safety after all consequences (4.2), declarations (4.6) and
//! binding truces (4.9).

use super::action::{Move, MoveKind};
use super::attack::Command;
use super::board::{CELLS, Cell, KINGDOM, Zone};
use super::geometry::{STRAIGHT, Site, geometry};
use super::position::{Board, Kind, Position, SEATS, bit, third};
use liege_game::Seat;
use std::ops::ControlFlow;

/// The cells of castling in a kingdom: the king's start and, for each side (short, long), the rook's
/// start, the king's and the rook's ends, and the cells that must be empty and unattacked.
pub(super) struct CastlingSide {
    pub rook: Cell,
    pub king_to: Cell,
    pub rook_to: Cell,
    free: &'static [u8],
}

impl CastlingSide {
    /// The cells that must be empty and unattacked.
    pub(super) fn free(&self, army: Seat) -> impl Iterator<Item = Cell> {
        self.free.iter().map(move |offset| Cell(army.0 * 50 + offset))
    }
}

/// Offsets in a kingdom: T1 0, T2 1, P1 2, … P6 7.
pub(super) fn castling_side(army: Seat, long: bool) -> CastlingSide {
    let cell = |offset: u8| Cell(army.0 * 50 + offset);
    if long {
        // P2, P3 and T1 free; king to P3, rook to T1.
        CastlingSide { rook: cell(2), king_to: cell(4), rook_to: cell(0), free: &[3, 4, 0] }
    } else {
        // P4 and P5 free; king to P5, rook to P4.
        CastlingSide { rook: cell(7), king_to: cell(6), rook_to: cell(5), free: &[5, 6] }
    }
}

/// The king's own place, T2.
pub(super) fn throne_of_king(army: Seat) -> Cell {
    Cell(army.0 * 50 + 1)
}

/// A possible capture en passant: the triangle to move to and the pawn captured.
#[derive(Clone, Copy)]
pub(super) struct Passing {
    pub over: Cell,
    pub pawn: Cell,
}

/// The facts about a turn that move generation needs, computed once.
struct Turn<'p> {
    position: &'p Position,
    seat: Seat,
    command: Command,
    /// The homes of the seat (no captures by pawns, double steps), as bits.
    homes: u8,
    /// Whether the seat may capture from each army; false for its own.
    takes: [bool; 3],
    king: Option<Cell>,
    /// The seats that attack the king after a plain move, as bits: bonds that the seat itself suspended will
    /// then be in force again.
    danger: u8,
    checked: bool,
    /// Pieces that shield the king from a danger.
    pinned: [bool; CELLS],
    /// Whether only captures are asked for.
    only_captures: bool,
    /// Kingdoms whose seats are out, as bits: a move to or from their Thrones may change the command.
    headless: u8,
}

impl<'p> Turn<'p> {
    fn of(position: &'p Position) -> Turn<'p> {
        let seat = position.turn;
        let command = Command::of(position);
        let takes = SEATS.map(|army| match position.commander[army.index()] {
            None => true,
            Some(owner) => owner != seat && position.may_capture(seat, owner),
        });
        let mut danger = 0;
        for other in SEATS {
            let joined = position
                .tie(seat, other)
                .filter(|_| other != seat)
                .is_some_and(|tie| tie.bond.is_active() || tie.is_suspended_by(seat));
            if other != seat && position.is_living(other) && !joined {
                danger |= bit(other);
            }
        }
        let mut turn = Turn {
            position,
            seat,
            command,
            homes: position.homes(seat),
            takes,
            king: position.king_of(seat),
            danger,
            checked: false,
            pinned: [false; CELLS],
            only_captures: false,
            headless: SEATS
                .into_iter()
                .filter(|army| !position.is_living(*army))
                .fold(0, |bits, army| bits | bit(army)),
        };
        turn.find_pins();
        turn
    }

    fn find_pins(&mut self) {
        let Some(king) = self.king else { return };
        let board = &self.position.board;
        self.checked = self.command.attacked(board, king, self.danger);
        for (index, line) in geometry().of(king).lines.iter().enumerate() {
            let mut shield = None;
            for cell in line.iter() {
                let Some(piece) = board[cell.index()] else { continue };
                let who = self.command.who[piece.army.index()];
                let Some(shield) = shield else {
                    if who != bit(self.seat) {
                        break;
                    }
                    shield = Some(*cell);
                    continue;
                };
                let slides = match piece.kind {
                    Kind::Queen => true,
                    Kind::Rook => index >= STRAIGHT,
                    Kind::Bishop => index < STRAIGHT,
                    _ => false,
                };
                if slides && who & self.danger != 0 {
                    let shield: Cell = shield;
                    self.pinned[shield.index()] = true;
                }
                break;
            }
        }
    }

    /// Visits the legal plain moves (no declarations) of the turn, by the pieces on some cells.
    fn plain(
        &self,
        cells: impl Iterator<Item = Cell>,
        found: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let own = bit(self.seat);
        let passing = self.position.passing(self.seat);
        for from in cells {
            let Some(piece) = self.position.board[from.index()] else { continue };
            if self.command.who[piece.army.index()] != own {
                continue;
            }
            let site = geometry().of(from);
            match piece.kind {
                Kind::King => {
                    for to in site.straight.iter().chain(site.diagonal.iter()) {
                        self.go(from, *to, found)?;
                    }
                    self.castle(from, piece.army, found)?;
                }
                Kind::Knight => {
                    for to in site.knight.iter() {
                        self.go(from, *to, found)?;
                    }
                }
                Kind::Bishop => self.slide(from, &site.lines[..STRAIGHT], found)?,
                Kind::Rook => self.slide(from, &site.lines[STRAIGHT..], found)?,
                Kind::Queen => self.slide(from, &site.lines, found)?,
                Kind::Pawn => self.pawn(from, site, &passing, found)?,
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn slide(
        &self,
        from: Cell,
        lines: &[super::geometry::Cells<9>],
        found: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for line in lines {
            for to in line.iter() {
                self.go(from, *to, found)?;
                if self.position.board[to.index()].is_some() {
                    break;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// A move or capture by any piece but a pawn, if the target allows it.
    #[inline]
    fn go(&self, from: Cell, to: Cell, found: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let kind = match self.position.board[to.index()] {
            None if self.only_captures => return ControlFlow::Continue(()),
            None => MoveKind::Quiet,
            Some(target) if target.kind != Kind::King && self.takes[target.army.index()] => MoveKind::Capture,
            Some(_) => return ControlFlow::Continue(()),
        };
        self.keep(Move::plain(from, to, kind), found)
    }

    fn pawn(
        &self,
        from: Cell,
        site: &Site,
        passing: &[Passing],
        found: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let empty = |cell: Cell| self.position.board[cell.index()].is_none();
        let steps: &[Cell] = if self.only_captures { &[] } else { &site.straight };
        for to in steps {
            if empty(*to) {
                self.keep(Move::plain(from, *to, MoveKind::Quiet), found)?;
            }
        }
        if site.home & self.homes != 0 && !self.only_captures {
            for leap in &site.leaps {
                let empty = |cell: Cell| self.position.board[cell.index()].is_none();
                if empty(leap.to) && leap.over.iter().any(|over| empty(*over)) {
                    self.keep(Move::plain(from, leap.to, MoveKind::Quiet), found)?;
                }
            }
        }
        for to in site.diagonal.iter() {
            if geometry().of(*to).home & self.homes != 0 {
                continue;
            }
            match self.position.board[to.index()] {
                Some(target) if target.kind != Kind::King && self.takes[target.army.index()] => {
                    self.keep(Move::plain(from, *to, MoveKind::Capture), found)?;
                }
                Some(_) => {}
                None => {
                    for way in passing.iter().filter(|way| way.over == *to) {
                        self.keep(Move::plain(from, *to, MoveKind::EnPassant(way.pawn)), found)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn castle(
        &self,
        from: Cell,
        army: Seat,
        found: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let rights = self.position.castling[army.index()];
        if self.only_captures || rights == [false; 2] || from != throne_of_king(army) {
            return ControlFlow::Continue(());
        }
        // The king's right to castle is tested before the move, with the present relations.
        let enemies = self.position.enemies(self.seat);
        if self.command.attacked(&self.position.board, from, enemies) {
            return ControlFlow::Continue(());
        }
        for long in [false, true] {
            let side = castling_side(army, long);
            let open = rights[usize::from(long)]
                && side.free(army).all(|cell| {
                    self.position.board[cell.index()].is_none()
                        && !self.command.attacked(&self.position.board, cell, enemies)
                });
            if open {
                self.keep(Move::plain(from, side.rook, MoveKind::Castling), found)?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn keep(&self, mv: Move, found: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.is_safe(&mv) { found(mv) } else { ControlFlow::Continue(()) }
    }

    /// Whether the king of the seat on turn is safe after the move and all its consequences.
    #[inline]
    fn is_safe(&self, mv: &Move) -> bool {
        let simple = matches!(mv.kind, MoveKind::Quiet | MoveKind::Capture);
        let touches = self.headless != 0 && {
            let throne =
                |cell: Cell| cell.zone() == Zone::Throne && self.headless & (1 << cell.kingdom()) != 0;
            throne(mv.from) || throne(mv.to) || matches!(mv.kind, MoveKind::EnPassant(pawn) if throne(pawn))
        };
        if touches {
            return !self.position.after(mv).in_check(self.seat);
        }
        if simple && !self.checked && !self.pinned[mv.from.index()] && self.king != Some(mv.from) {
            return true;
        }
        self.try_out(mv)
    }

    /// Whether the king is safe, tried out on a copy of the board; the command of armies does not change.
    fn try_out(&self, mv: &Move) -> bool {
        let Some(mut king) = self.king else { return true };
        if king == mv.from {
            king = match mv.kind {
                MoveKind::Castling => castling_side(self.seat, mv.is_long_castling()).king_to,
                _ => mv.to,
            };
        }
        let mut board = self.position.board;
        mv.shift(&mut board);
        !self.command.attacked(&board, king, self.danger)
    }
}

impl Move {
    /// Whether it is the long castling.
    #[must_use]
    pub fn is_long_castling(&self) -> bool {
        self.kind == MoveKind::Castling && self.to.index() % 50 == 2
    }

    /// The target of the moved piece; in castling that of the king.
    #[must_use]
    pub fn target(&self) -> Cell {
        match self.kind {
            MoveKind::Castling => castling_side(SEATS[self.from.kingdom()], self.is_long_castling()).king_to,
            _ => self.to,
        }
    }

    /// Whether it captures a piece.
    #[must_use]
    pub fn takes(&self) -> bool {
        matches!(self.kind, MoveKind::Capture | MoveKind::EnPassant(_))
    }

    /// Moves the pieces on a board, and nothing else.
    pub(super) fn shift(&self, board: &mut Board) {
        let piece = board[self.from.index()].take();
        match self.kind {
            MoveKind::Quiet | MoveKind::Capture => board[self.to.index()] = piece,
            MoveKind::EnPassant(pawn) => {
                board[pawn.index()] = None;
                board[self.to.index()] = piece;
            }
            MoveKind::Castling => {
                let army = Seat((self.from.index() / 50) as u8);
                let side = castling_side(army, self.is_long_castling());
                let rook = board[side.rook.index()].take();
                board[side.king_to.index()] = piece;
                board[side.rook_to.index()] = rook;
            }
        }
    }
}

impl Position {
    /// Whether the neutrality rule forbids `seat` to capture from `owner` (4.3): the third seat's last
    /// move captured from `owner`, and `owner`'s last move did not capture from `seat`.
    #[must_use]
    pub fn must_stay_neutral(&self, seat: Seat, owner: Seat) -> bool {
        seat != owner
            && self.last[third(seat, owner).index()] == Some(owner)
            && self.last[owner.index()] != Some(seat)
    }

    /// Whether `seat` may capture pieces commanded by another seat (4.3).
    #[must_use]
    pub fn may_capture(&self, seat: Seat, owner: Seat) -> bool {
        !self.at_peace(seat, owner) && !self.must_stay_neutral(seat, owner)
    }

    /// Whether `cell` is attacked, in the sense of en passant, by a pawn that `seat` commands (3.6).
    pub(super) fn pawn_attacks(&self, seat: Seat, cell: Cell) -> bool {
        let site = geometry().of(cell);
        site.home & self.homes(seat) == 0
            && site.diagonal.iter().any(|from| {
                self.piece(*from)
                    .is_some_and(|piece| piece.kind == Kind::Pawn && self.commander_of(piece) == Some(seat))
            })
    }

    /// The captures en passant open to `seat`, whichever pawn makes them (3.6).
    pub(super) fn passing(&self, seat: Seat) -> Vec<Passing> {
        let mut ways = Vec::new();
        for other in SEATS.into_iter().filter(|other| *other != seat) {
            let Some(step) = self.double_step[other.index()] else { continue };
            if !self.may_capture(seat, other) {
                continue;
            }
            let over = || step.over.iter().flatten().copied();
            if over().all(|cell| self.pawn_attacks(seat, cell)) {
                ways.extend(
                    over()
                        .filter(|cell| self.piece(*cell).is_none())
                        .map(|over| Passing { over, pawn: step.pawn }),
                );
            }
        }
        ways
    }

    /// Lists the plain moves of the seat on turn that leave its king safe, which decide mate and stalemate.
    /// Claims, declarations and truces are ignored.
    pub(super) fn plain_moves(&self, moves: &mut Vec<Move>) {
        let _ = Turn::of(self).plain(Cell::all(), &mut |mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        });
    }

    /// Lists the captures among these moves.
    pub(super) fn plain_captures(&self, moves: &mut Vec<Move>) {
        let mut turn = Turn::of(self);
        turn.only_captures = true;
        let _ = turn.plain(Cell::all(), &mut |mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        });
    }

    /// Whether the seat on turn has a legal move (claims, declarations and truces ignored, 4.11).
    #[must_use]
    pub fn has_move(&self) -> bool {
        // From the rim of the own kingdom inwards: the first pawn there can nearly always move.
        let first = (self.turn.index() + 1) * KINGDOM + CELLS;
        let cells = (1..=CELLS).map(|back| Cell(((first - back) % CELLS) as u8));
        Turn::of(self).plain(cells, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// The number of plain moves, counted without a list.
    pub(super) fn count_plain_moves(&self) -> usize {
        let mut count = 0;
        let _ = Turn::of(self).plain(Cell::all(), &mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }
}
