//! The values of all keys of a game, as the text gives them: kinds by their names, squares on the largest board.

use super::betza::Movement;
use super::names::Name;
use super::tables::Set;

/// Squares of the largest board, of 12 files and 10 ranks, whatever the size of the game's own.
pub type Area = Set;

/// Every square of the largest board.
pub const EVERYWHERE: Area = (1 << 120) - 1;
/// The files of the largest board.
pub const MOST_FILES: u8 = 12;
/// The ranks of the largest board.
pub const MOST_RANKS: u8 = 10;

/// The kinds that a value lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// Whether all are meant: `*`.
    pub all: bool,
    /// The kinds, as a bit for each name.
    pub set: u64,
}

impl Names {
    /// No kind.
    pub const NONE: Names = Names { all: false, set: 0 };
    /// Every kind.
    pub const ALL: Names = Names { all: true, set: u64::MAX };

    /// One kind.
    pub const fn of(name: Name) -> Names {
        Names { all: false, set: 1 << name.0 }
    }

    /// These kinds but one.
    #[must_use]
    pub const fn without(self, name: Name) -> Names {
        Names { all: false, set: self.set & !(1 << name.0) }
    }

    /// These kinds and one more.
    #[must_use]
    pub const fn with(self, name: Name) -> Names {
        Names { all: self.all, set: self.set | 1 << name.0 }
    }

    /// Whether a kind is among them.
    pub fn has(self, name: Name) -> bool {
        self.set & 1 << name.0 != 0
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.set == 0
    }
}

/// A result for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// It wins.
    Win,
    /// It is a draw.
    Draw,
    /// It loses.
    Loss,
}

/// How material decides what would be a draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counting {
    /// Not at all.
    #[default]
    None,
    /// By the values of janggi.
    Janggi,
    /// By the number of pieces.
    Unweighted,
    /// For White.
    WhiteDrawOdds,
    /// For Black.
    BlackDrawOdds,
}

/// The values of all keys: the fields are named like them, and the format says what they mean.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a key of the format")]
pub struct Settings {
    pub files: u8,
    pub ranks: u8,
    pub start: String,
    pub chess960: bool,
    /// The letter of each kind, small; `None`: the game has no such kind.
    pub letters: [Option<char>; Name::ALL],
    /// Movements that the text gives: custom pieces and the king.
    pub movements: Vec<Option<Movement>>,
    pub mobility: [[Area; 2]; Name::ALL],
    pub diagonal_lines: Area,
    pub soldier_promotion_rank: u32,

    pub promotion_region: [Area; 2],
    pub promotion_pawns: [Names; 2],
    pub promotion_pieces: [Names; 2],
    pub promotion_limit: Vec<(Name, u32)>,
    pub mandatory_pawn_promotion: bool,
    pub promoted: Vec<(Name, Name)>,
    pub mandatory_piece_promotion: bool,
    pub promotion_on_capture: bool,
    pub demotion: bool,
    pub double_step: bool,
    pub double_region: [Area; 2],
    pub triple_region: [Area; 2],
    pub en_passant_region: [Area; 2],
    pub en_passant: [Names; 2],

    pub castling: bool,
    /// The files where a castling king ends: to the right, to the left.
    pub castling_files: [u8; 2],
    pub castling_rank: u8,
    pub castling_king: [Names; 2],
    pub castling_rooks: [Names; 2],
    pub castling_king_file: u8,
    /// The files where the search for the rook begins; `None`: the last and the first.
    pub castling_rook_files: [Option<u8>; 2],
    pub opposite_castling: bool,
    pub castling_dropped: bool,

    pub must_capture: bool,
    pub checking: bool,
    pub blast: bool,
    pub blast_immune: Names,
    pub mutually_immune: Names,
    pub petrify: Names,
    pub drops: bool,
    pub to_hand: bool,
    pub drop_loop: bool,
    pub drop_region: [Area; 2],
    pub first_rank_pawn_drops: bool,
    pub promotion_zone_pawn_drops: bool,
    pub no_doubled: Names,
    pub no_doubled_count: u32,
    pub drop_checks: bool,
    pub drop_promoted: bool,
    pub must_drop: bool,
    pub must_drop_type: Names,
    pub pawn_drop_mate_illegal: bool,
    pub immobility_illegal: bool,
    pub gating: bool,
    pub seirawan_gating: bool,

    pub flying_general: bool,
    pub bikjang: bool,
    pub pass: [bool; 2],
    pub pass_on_stalemate: [bool; 2],

    pub extinction: Names,
    pub extinction_value: Option<Value>,
    pub extinction_count: u32,
    pub extinction_opponent_count: u32,
    pub extinction_claim: bool,
    pub pseudo_royal: bool,
    pub flag_region: [Area; 2],
    pub flag_piece: [Names; 2],
    pub flag_count: u32,
    pub flag_move: bool,
    pub check_counting: bool,
    pub connect: u32,
    /// Whether rows upwards, sideways and diagonally count.
    pub connect_ways: [bool; 3],
    pub connect_pieces: Names,
    pub connect_value: Value,
    pub full_board: bool,
    pub checkmate: Value,
    pub stalemate: Value,
    pub stalemate_count: bool,
    pub move_rule: u32,
    pub move_rule_pieces: [Names; 2],
    pub fold_rule: u32,
    pub fold_value: Value,
    pub fold_absolute: bool,
    pub perpetual_illegal: bool,
    pub chasing: bool,
    pub counting: Counting,
    pub makruk_count: bool,
}

/// A rank of the largest board, from 0.
const fn rank(rank: u8) -> Area {
    0xfff << (12 * rank)
}

/// The first position of chess.
const CHESS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

impl Default for Settings {
    /// The rules of chess, without pieces and without promotion pieces.
    fn default() -> Settings {
        let pawn = Names::of(Name::PAWN);
        Settings {
            files: 8,
            ranks: 8,
            start: CHESS.to_owned(),
            chess960: false,
            letters: [None; Name::ALL],
            movements: vec![None; Name::ALL],
            mobility: [[EVERYWHERE; 2]; Name::ALL],
            diagonal_lines: 0,
            soldier_promotion_rank: 1,
            promotion_region: [rank(7), rank(0)],
            promotion_pawns: [pawn; 2],
            promotion_pieces: [Names::NONE; 2],
            promotion_limit: Vec::new(),
            mandatory_pawn_promotion: true,
            promoted: Vec::new(),
            mandatory_piece_promotion: false,
            promotion_on_capture: false,
            demotion: false,
            double_step: true,
            double_region: [rank(1), rank(6)],
            triple_region: [0; 2],
            en_passant_region: [EVERYWHERE; 2],
            en_passant: [pawn; 2],
            castling: true,
            castling_files: [6, 2],
            castling_rank: 0,
            castling_king: [Names::of(Name::KING); 2],
            castling_rooks: [Names::of(Name::ROOK); 2],
            castling_king_file: 4,
            castling_rook_files: [None; 2],
            opposite_castling: false,
            castling_dropped: false,
            must_capture: false,
            checking: true,
            blast: false,
            blast_immune: Names::NONE,
            mutually_immune: Names::NONE,
            petrify: Names::NONE,
            drops: false,
            to_hand: false,
            drop_loop: false,
            drop_region: [EVERYWHERE; 2],
            first_rank_pawn_drops: false,
            promotion_zone_pawn_drops: false,
            no_doubled: Names::NONE,
            no_doubled_count: 1,
            drop_checks: true,
            drop_promoted: false,
            must_drop: false,
            must_drop_type: Names::ALL,
            pawn_drop_mate_illegal: false,
            immobility_illegal: false,
            gating: false,
            seirawan_gating: false,
            flying_general: false,
            bikjang: false,
            pass: [false; 2],
            pass_on_stalemate: [false; 2],
            extinction: Names::NONE,
            extinction_value: None,
            extinction_count: 0,
            extinction_opponent_count: 0,
            extinction_claim: false,
            pseudo_royal: false,
            flag_region: [0; 2],
            flag_piece: [Names::ALL; 2],
            flag_count: 1,
            flag_move: false,
            check_counting: false,
            connect: 0,
            connect_ways: [true; 3],
            connect_pieces: Names::ALL,
            connect_value: Value::Win,
            full_board: false,
            checkmate: Value::Loss,
            stalemate: Value::Draw,
            stalemate_count: false,
            move_rule: 50,
            move_rule_pieces: [pawn; 2],
            fold_rule: 3,
            fold_value: Value::Draw,
            fold_absolute: false,
            perpetual_illegal: false,
            chasing: false,
            counting: Counting::None,
            makruk_count: false,
        }
    }
}

impl Settings {
    /// The kind with a letter, in any case.
    pub fn named(&self, letter: char) -> Option<Name> {
        let letter = letter.to_ascii_lowercase();
        Name::all().find(|name| self.letters[name.index()] == Some(letter))
    }

    /// Whether the game has a kind.
    pub fn has(&self, name: Name) -> bool {
        self.letters[name.index()].is_some()
    }
}
