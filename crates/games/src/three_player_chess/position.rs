//! The position: everything that the rules look at (rules page, 4.1), as plain data.

use super::board::{CELLS, Cell, KINGDOM};
use liege_game::Seat;

/// The three seats: red, white, black.
pub const SEATS: [Seat; 3] = [Seat(0), Seat(1), Seat(2)];

/// The piece on each cell, in board order.
pub type Board = [Option<Piece>; CELLS];

/// The ordered pairs of seats in the order in which bonds are written: R>W R>B W>R W>B B>R B>W.
pub const ORDERED_PAIRS: [(Seat, Seat); 6] = [
    (Seat(0), Seat(1)),
    (Seat(0), Seat(2)),
    (Seat(1), Seat(0)),
    (Seat(1), Seat(2)),
    (Seat(2), Seat(0)),
    (Seat(2), Seat(1)),
];

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// King.
    King,
    /// Queen.
    Queen,
    /// Rook.
    Rook,
    /// Bishop.
    Bishop,
    /// Knight.
    Knight,
    /// Pawn.
    Pawn,
}

impl Kind {
    /// All kinds, in the order of the notation.
    pub const ALL: [Kind; 6] = [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];

    /// The name in data and in the ids of messages.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["king", "queen", "rook", "bishop", "knight", "pawn"][self as usize]
    }

    /// The letter in position strings.
    #[must_use]
    pub fn letter(self) -> char {
        ['K', 'Q', 'R', 'B', 'N', 'P'][self as usize]
    }
}

/// A piece: its army, which never changes (its commander may be another seat), and its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The army, named by its seat.
    pub army: Seat,
    /// The kind.
    pub kind: Kind,
}

/// State of a bond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BondState {
    /// In force.
    Active,
    /// Suspended by the lord's declared check.
    ByLord,
    /// Suspended by the vassal's declared check.
    ByVassal,
}

/// A bond between a lord and a vassal (4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bond {
    /// The vassal's completed turns since this lord's last order, 1 to 3.
    pub since: u8,
    /// Active or suspended.
    pub state: BondState,
    /// Whether the lord has claimed the vassal's next available turn (4.7).
    pub claimed: bool,
    /// Whether the vassal, having two claimants, has picked this lord.
    pub chosen: bool,
}

/// The three unordered pairs of seats, by index: red–white, red–black, white–black.
pub const PAIRS: [(usize, usize); 3] = [(0, 1), (0, 2), (1, 2)];

impl Bond {
    /// The state in which a bond is made (4.6).
    pub const NEW: Bond = Bond { since: 3, state: BondState::Active, claimed: false, chosen: false };

    /// Whether it is in force.
    #[inline]
    #[must_use]
    pub fn is_active(self) -> bool {
        self.state == BondState::Active
    }
}

/// A double step that may still be answered en passant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DoubleStep {
    /// The pawn's present cell.
    pub pawn: Cell,
    /// The triangles that it could have passed over: 1 to 3, in board order.
    pub over: [Option<Cell>; 3],
}

/// Truce mode (option `truce`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TruceMode {
    /// A truce forbids nothing; a breach is announced.
    Word,
    /// Moves that break a truce are refused.
    Bound,
    /// No truces.
    Off,
}

/// Everything that the rules look at. Arrays of three are in seat order red, white, black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Pieces by cell.
    pub board: Board,
    /// The seat on turn (in a finished game a living seat).
    pub turn: Seat,
    /// Commander of each army; `None`: neutral. A seat lives while it commands its own army.
    pub commander: [Option<Seat>; 3],
    /// Castling rights of each army: short, long.
    pub castling: [[bool; 2]; 3],
    /// The seat from which each seat's last move captured.
    pub last: [Option<Seat>; 3],
    /// Each seat's double step of its last turn.
    pub double_step: [Option<DoubleStep>; 3],
    /// Bonds as `bonds[lord][vassal]`.
    pub bonds: [[Option<Bond>; 3]; 3],
    /// Open offers of vassalage as `[lord][vassal]`: the proposer.
    pub bond_offers: [[Option<Seat>; 3]; 3],
    /// Open offers of truces by [`PAIRS`]: turns and proposer.
    pub truce_offers: [Option<(u8, Seat)>; 3],
    /// The open draw offer: the proposer, and the seats that have accepted.
    pub draw_offer: Option<(Seat, [bool; 3])>,
    /// Proposers who may not repeat an offer of vassalage yet: `[lord][vassal][proposer]`.
    pub bond_closed: [[[bool; 3]; 3]; 3],
    /// Proposers who may not repeat a truce offer yet: `[pair][proposer]`.
    pub truce_closed: [[bool; 3]; 3],
    /// Proposers who may not repeat a draw offer yet.
    pub draw_closed: [bool; 3],
    /// Truces by [`PAIRS`]: turns left for the first and the second party.
    pub truces: [Option<[u8; 2]>; 3],
    /// Seats that left the game (or became vassals), in order.
    pub exits: [Option<Seat>; 3],
    /// Whether the game ended as a draw.
    pub drawn: bool,
    /// Truce mode.
    pub mode: TruceMode,
}

/// A bond with its parties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tie {
    /// The lord.
    pub lord: Seat,
    /// The vassal.
    pub vassal: Seat,
    /// The bond.
    pub bond: Bond,
}

impl Tie {
    /// Whether the bond is suspended by `seat`.
    #[must_use]
    pub fn is_suspended_by(self, seat: Seat) -> bool {
        match self.bond.state {
            BondState::Active => false,
            BondState::ByLord => self.lord == seat,
            BondState::ByVassal => self.vassal == seat,
        }
    }
}

/// A bit for a seat, for sets of seats in attack tables.
#[inline]
pub(super) fn bit(seat: Seat) -> u8 {
    1 << seat.0
}

/// The seat that is neither of the two.
#[inline]
pub(super) fn third(a: Seat, b: Seat) -> Seat {
    Seat(3 - a.0 - b.0)
}

/// The index into [`PAIRS`] of two different seats.
#[inline]
pub(super) fn pair_of(a: Seat, b: Seat) -> usize {
    a.index() + b.index() - 1
}

/// The two parties of [`PAIRS`]`[pair]`.
#[inline]
pub(super) fn parties(pair: usize) -> [Seat; 2] {
    let (a, b) = PAIRS[pair];
    [SEATS[a], SEATS[b]]
}

impl Position {
    /// The starting position (2.4) with the seat that moves first and the truce mode.
    #[must_use]
    pub fn start(first: Seat, mode: TruceMode) -> Position {
        const HOME: [Kind; 8] = [
            Kind::Queen,
            Kind::King,
            Kind::Rook,
            Kind::Knight,
            Kind::Bishop,
            Kind::Bishop,
            Kind::Knight,
            Kind::Rook,
        ];
        let mut position = Position::empty(first, mode);
        for army in SEATS {
            let kinds = HOME.into_iter().chain([Kind::Pawn; 10]);
            for (place, kind) in position.board[army.index() * KINGDOM..].iter_mut().zip(kinds) {
                *place = Some(Piece { army, kind });
            }
        }
        position.castling = [[true; 2]; 3];
        position
    }

    /// A board without pieces, all seats commanding their armies, nothing agreed.
    pub(super) fn empty(turn: Seat, mode: TruceMode) -> Position {
        Position {
            board: [None; CELLS],
            turn,
            commander: SEATS.map(Some),
            castling: [[false; 2]; 3],
            last: [None; 3],
            double_step: [None; 3],
            bonds: [[None; 3]; 3],
            bond_offers: [[None; 3]; 3],
            truce_offers: [None; 3],
            draw_offer: None,
            bond_closed: [[[false; 3]; 3]; 3],
            truce_closed: [[false; 3]; 3],
            draw_closed: [false; 3],
            truces: [None; 3],
            exits: [None; 3],
            drawn: false,
            mode,
        }
    }

    /// The piece on a cell.
    #[inline]
    #[must_use]
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        self.board[cell.index()]
    }

    /// The seat that commands a piece; `None`: neutral.
    #[inline]
    #[must_use]
    pub fn commander_of(&self, piece: Piece) -> Option<Seat> {
        self.commander[piece.army.index()]
    }

    /// Whether the seat lives: commands its own army (4.1).
    #[inline]
    #[must_use]
    pub fn is_living(&self, seat: Seat) -> bool {
        self.commander[seat.index()] == Some(seat)
    }

    /// The living seats, in seat order.
    pub fn living(&self) -> impl Iterator<Item = Seat> {
        let commander = self.commander;
        SEATS.into_iter().filter(move |seat| commander[seat.index()] == Some(*seat))
    }

    /// The bond between `lord` as lord and `vassal` as vassal.
    #[inline]
    #[must_use]
    pub fn bond(&self, lord: Seat, vassal: Seat) -> Option<Bond> {
        self.bonds[lord.index()][vassal.index()]
    }

    /// All bonds, in the order of the notation.
    pub fn ties(&self) -> impl Iterator<Item = Tie> {
        let bonds = self.bonds;
        ORDERED_PAIRS.into_iter().filter_map(move |(lord, vassal)| {
            bonds[lord.index()][vassal.index()].map(|bond| Tie { lord, vassal, bond })
        })
    }

    /// The bond that joins two different seats, whichever of them is the lord.
    #[must_use]
    pub fn tie(&self, a: Seat, b: Seat) -> Option<Tie> {
        let of = |lord, vassal| self.bond(lord, vassal).map(|bond| Tie { lord, vassal, bond });
        of(a, b).or_else(|| of(b, a))
    }

    /// Whether there is any bond, active or suspended.
    #[inline]
    #[must_use]
    pub fn has_bonds(&self) -> bool {
        self.bonds.iter().flatten().any(Option::is_some)
    }

    /// Whether the seat is a vassal: it lives and an *active* bond has it as vassal (4.1).
    #[must_use]
    pub fn is_vassal(&self, seat: Seat) -> bool {
        self.is_living(seat) && self.lords(seat).any(|tie| tie.bond.is_active())
    }

    /// The bonds, active or suspended, that have the seat as vassal.
    #[inline]
    pub fn lords(&self, vassal: Seat) -> impl Iterator<Item = Tie> {
        let of = self.bonds.map(|vassals| vassals[vassal.index()]);
        SEATS.into_iter().zip(of).filter_map(move |(lord, bond)| bond.map(|bond| Tie { lord, vassal, bond }))
    }

    /// Whether the seat is in the game: it lives and is not a vassal (4.1).
    #[must_use]
    pub fn is_in_game(&self, seat: Seat) -> bool {
        self.is_living(seat) && !self.is_vassal(seat)
    }

    /// Whether two seats are joined by an active bond.
    #[inline]
    #[must_use]
    pub fn at_peace(&self, a: Seat, b: Seat) -> bool {
        let active = |lord: Seat, vassal: Seat| self.bond(lord, vassal).is_some_and(Bond::is_active);
        active(a, b) || active(b, a)
    }

    /// Whether two different seats are hostile (4.2).
    #[inline]
    #[must_use]
    pub fn hostile(&self, a: Seat, b: Seat) -> bool {
        a != b && self.is_living(a) && self.is_living(b) && !self.at_peace(a, b)
    }

    /// The truce between two seats: the turns left for the first and the second of them.
    #[must_use]
    pub fn truce(&self, a: Seat, b: Seat) -> Option<[u8; 2]> {
        if a == b {
            return None;
        }
        let [first, second] = self.truces[pair_of(a, b)]?;
        Some(if a < b { [first, second] } else { [second, first] })
    }

    /// The next living seat clockwise after a seat (the seat itself if no other lives).
    #[must_use]
    pub fn next(&self, seat: Seat) -> Seat {
        let after = |by: u8| Seat((seat.0 + by) % 3);
        [after(1), after(2)].into_iter().find(|other| self.is_living(*other)).unwrap_or(seat)
    }

    /// The cell of the seat's own king.
    #[must_use]
    pub fn king_of(&self, seat: Seat) -> Option<Cell> {
        let king = Some(Piece { army: seat, kind: Kind::King });
        // It is hardly ever far from its Throne, so the search begins there.
        let home = seat.index() * KINGDOM;
        let at = (home..CELLS).chain(0..home).find(|at| self.board[*at] == king)?;
        u8::try_from(at).ok().map(Cell)
    }

    /// The kingdoms whose homes count as the seat's own for pawns (3.6), as bits: those of all armies
    /// that it commands.
    #[inline]
    #[must_use]
    pub fn homes(&self, seat: Seat) -> u8 {
        let mut homes = 0;
        for army in SEATS {
            if self.commander[army.index()] == Some(seat) {
                homes |= bit(army);
            }
        }
        homes
    }

    /// Whether the game is over: drawn, or with at most one seat left in it (section 5).
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.drawn || SEATS.into_iter().filter(|seat| self.is_in_game(*seat)).count() < 2
    }
}
