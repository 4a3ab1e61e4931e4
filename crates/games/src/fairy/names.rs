//! The kinds of pieces that a text may name, with their movements.

/// The number of custom pieces.
const CUSTOM: usize = 25;

/// The named kinds, each with its movement, in the rising order in which position strings list hands.
const NAMED: [(&str, &str); 36] = [
    ("pawn", "fmWfceF"),
    ("knight", "N"),
    ("bishop", "B"),
    ("rook", "R"),
    ("queen", "Q"),
    ("fers", "F"),
    ("alfil", "A"),
    ("fersAlfil", "FA"),
    ("silver", "FfW"),
    ("aiwok", "RNF"),
    ("bers", "RF"),
    ("archbishop", "BN"),
    ("chancellor", "RN"),
    ("amazon", "QN"),
    ("knibis", "mNcB"),
    ("biskni", "mBcN"),
    ("kniroo", "mNcR"),
    ("rookni", "mRcN"),
    ("shogiPawn", "fW"),
    ("lance", "fR"),
    ("shogiKnight", "fN"),
    ("gold", "WfF"),
    ("dragonHorse", "BW"),
    ("clobber", "cW"),
    ("breakthrough", "fmWfF"),
    ("immobile", ""),
    ("cannon", "mRcpR"),
    ("janggiCannon", "pR"),
    ("soldier", "fsW"),
    ("horse", "nN"),
    ("elephant", "nA"),
    ("janggiElephant", "nZ"),
    ("banner", "RcpRnN"),
    ("wazir", "W"),
    ("commoner", "K"),
    ("centaur", "KN"),
];

/// The start of the names of custom pieces: a number follows.
const CUSTOM_NAME: &str = "customPiece";

/// A kind that texts can name: its place in the order of hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(pub u8);

impl Name {
    /// The number of names.
    pub const ALL: usize = NAMED.len() + CUSTOM + 1;
    /// The pawn.
    pub const PAWN: Name = Name(0);
    /// The rook.
    pub const ROOK: Name = Name(3);
    /// The pawn of shogi.
    pub const SHOGI_PAWN: Name = Name(18);
    /// The cannon of janggi.
    pub const JANGGI_CANNON: Name = Name(27);
    /// The soldier.
    pub const SOLDIER: Name = Name(28);
    /// The wazir.
    pub const WAZIR: Name = Name(33);
    /// The king.
    pub const KING: Name = Name((Name::ALL - 1) as u8);

    /// Every name, in the order of hands.
    pub fn all() -> impl Iterator<Item = Name> {
        (0..Name::ALL as u8).map(Name)
    }

    /// The kind with this key in a text.
    pub fn of(key: &str) -> Option<Name> {
        if key == "king" {
            return Some(Name::KING);
        }
        if let Some(number) = key.strip_prefix(CUSTOM_NAME) {
            let plain = number.bytes().all(|digit| digit.is_ascii_digit()) && !number.starts_with('0');
            let number = number.parse().ok().filter(|number| plain && (1..=CUSTOM).contains(number))?;
            return Some(Name((NAMED.len() + number - 1) as u8));
        }
        NAMED.iter().position(|(name, _)| *name == key).map(|index| Name(index as u8))
    }

    /// The key of the kind in a text.
    pub fn key(self) -> String {
        match NAMED.get(self.index()) {
            Some((name, _)) => (*name).to_owned(),
            None if self == Name::KING => "king".to_owned(),
            None => format!("{CUSTOM_NAME}{}", self.index() + 1 - NAMED.len()),
        }
    }

    /// The usual movement; `None` for custom pieces, which have none.
    pub fn movement(self) -> Option<&'static str> {
        match NAMED.get(self.index()) {
            Some((_, movement)) => Some(movement),
            None => (self == Name::KING).then_some("K"),
        }
    }

    /// The place in the order of hands.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}
