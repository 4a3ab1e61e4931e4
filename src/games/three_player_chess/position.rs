//! The position: everything the rules look at (rules page, 4.1), as plain data.

use super::board::{CELLS, Cell};
use crate::game::Seat;

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

    /// The letter in position strings.
    #[must_use]
    pub fn letter(self) -> char {
        ['K', 'Q', 'R', 'B', 'N', 'P'][self as usize]
    }
}

/// A piece: whose army it belongs to for ever (its commander may be another seat) and its kind.
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

/// A double step that may still be answered en passant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DoubleStep {
    /// Where the pawn stands now.
    pub pawn: Cell,
    /// The triangles it could have passed over: 1 to 3, in board order.
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

/// Everything the rules look at. Arrays of three are in seat order red, white, black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Pieces by cell.
    pub board: [Option<Piece>; CELLS],
    /// The seat whose turn it is (in a finished game a living seat).
    pub turn: Seat,
    /// Commander of each army; `None`: neutral. A seat lives while it commands its own army.
    pub commander: [Option<Seat>; 3],
    /// Castling rights of each army: short, long.
    pub castling: [[bool; 2]; 3],
    /// Whose piece each seat's last move captured.
    pub last: [Option<Seat>; 3],
    /// Each seat's double step of its last turn.
    pub double_step: [Option<DoubleStep>; 3],
    /// Bonds as `bonds[lord][vassal]`.
    pub bonds: [[Option<Bond>; 3]; 3],
    /// Open offers of vassalage as `[lord][vassal]`: the proposer.
    pub bond_offers: [[Option<Seat>; 3]; 3],
    /// Open offers of truces by [`PAIRS`]: turns and proposer.
    pub truce_offers: [Option<(u8, Seat)>; 3],
    /// The open draw offer: proposer, and who has accepted.
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
