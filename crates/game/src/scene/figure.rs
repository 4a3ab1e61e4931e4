//! Pieces in a picture.

use super::colour::Army;
use super::geometry::Point;

/// The art of a kind of piece. A kind has one look in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Art {
    /// King of chess.
    King,
    /// Queen of chess.
    Queen,
    /// Rook of chess.
    Rook,
    /// Bishop of chess.
    Bishop,
    /// Knight of chess.
    Knight,
    /// Pawn of chess.
    Pawn,
    /// Disc with a plain ring: a man of draughts and its kin.
    Disc,
    /// Disc with a ring at its rim: a draughtsman that is flicked, with room for its number.
    Draughtsman,
    /// Draughtsman with two rings: it carries a third of another.
    LadenDraughtsman,
    /// Draughtsman with three rings: it carries half of another.
    HeavyDraughtsman,
    /// Disc with a ring cut into notches: the dark face of a disc that is turned over.
    NotchedDisc,
    /// Open ring: the light face of a disc that is turned over.
    Ring,
    /// Disc with a crown.
    CrownedDisc,
    /// Sylph: a slender figure with wings.
    Sylph,
    /// Griffon: an eagle's head and a wing.
    Griffon,
    /// Dragon: a horned head with open jaws and a wing.
    Dragon,
    /// Warrior: a small soldier with shield and spear.
    Warrior,
    /// Oliphant: an elephant with a tower, its trunk raised.
    Oliphant,
    /// Unicorn: the knight with a horn.
    Unicorn,
    /// Hero: a helm with a great plume.
    Hero,
    /// Thief: a masked face under a hood.
    Thief,
    /// Cleric: a mitre with two peaks.
    Cleric,
    /// Mage: a pointed hat with a star.
    Mage,
    /// Paladin: a great helm with a cross.
    Paladin,
    /// Dwarf: low and wide, with beard and axe.
    Dwarf,
    /// Basilisk: a coiled serpent with a crown.
    Basilisk,
    /// Elemental: a flame.
    Elemental,
    /// Pawn of a queen.
    QueenPawn,
    /// Pawn of a bishop.
    BishopPawn,
    /// Pawn of a knight.
    KnightPawn,
    /// Pawn of a rook.
    RookPawn,
    /// Toothed disc with a dragon's head.
    DragonDisc,
    /// Empress: the knight with a coronet, rook and knight in one.
    Empress,
    /// Maharajah: a turban with a jewel and a plume, queen and knight in one.
    Maharajah,
}

impl Art {
    /// All arts.
    pub const ALL: [Art; 34] = [
        Art::King,
        Art::Queen,
        Art::Rook,
        Art::Bishop,
        Art::Knight,
        Art::Pawn,
        Art::Disc,
        Art::Draughtsman,
        Art::LadenDraughtsman,
        Art::HeavyDraughtsman,
        Art::NotchedDisc,
        Art::Ring,
        Art::CrownedDisc,
        Art::Sylph,
        Art::Griffon,
        Art::Dragon,
        Art::Warrior,
        Art::Oliphant,
        Art::Unicorn,
        Art::Hero,
        Art::Thief,
        Art::Cleric,
        Art::Mage,
        Art::Paladin,
        Art::Dwarf,
        Art::Basilisk,
        Art::Elemental,
        Art::QueenPawn,
        Art::BishopPawn,
        Art::KnightPawn,
        Art::RookPawn,
        Art::DragonDisc,
        Art::Empress,
        Art::Maharajah,
    ];

    /// Whether the piece has a foot; a disc has none.
    #[must_use]
    pub fn stands(self) -> bool {
        !matches!(
            self,
            Art::Disc
                | Art::Draughtsman
                | Art::LadenDraughtsman
                | Art::HeavyDraughtsman
                | Art::NotchedDisc
                | Art::Ring
                | Art::CrownedDisc
                | Art::DragonDisc
        )
    }

    /// Whether the piece is a small one, on a foot of its own size: a pawn.
    #[must_use]
    pub fn is_small(self) -> bool {
        matches!(
            self,
            Art::Pawn | Art::QueenPawn | Art::BishopPawn | Art::KnightPawn | Art::RookPawn | Art::Warrior
        )
    }

    /// The rough value of a piece of this kind: it decides whether a loss is worth showing.
    #[must_use]
    pub fn worth(self) -> u32 {
        match self {
            Art::King => 12,
            Art::Queen
            | Art::Dragon
            | Art::Paladin
            | Art::Mage
            | Art::Empress
            | Art::Maharajah
            | Art::DragonDisc => 9,
            Art::Rook
            | Art::Cleric
            | Art::Hero
            | Art::Unicorn
            | Art::Griffon
            | Art::Oliphant
            | Art::Basilisk
            | Art::Elemental
            | Art::CrownedDisc => 5,
            Art::Bishop | Art::Knight | Art::Thief | Art::Dwarf => 3,
            Art::Pawn
            | Art::QueenPawn
            | Art::BishopPawn
            | Art::KnightPawn
            | Art::RookPawn
            | Art::Warrior
            | Art::Sylph
            | Art::Draughtsman
            | Art::LadenDraughtsman
            | Art::HeavyDraughtsman
            | Art::NotchedDisc
            | Art::Ring
            | Art::Disc => 1,
        }
    }
}

/// The look of a piece: its body shows its army, its foot shows its commander.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look {
    /// The kind.
    pub art: Art,
    /// The army; [`Army::Stone`] for a neutral one.
    pub army: Army,
    /// The army that commands it; `None` or stone: nobody does, so it has a thin bar in place of a foot.
    pub foot: Option<Army>,
}

impl Look {
    /// A piece commanded by its own army.
    #[must_use]
    pub fn new(art: Art, army: Army) -> Look {
        Look { art, army, foot: Some(army) }
    }

    /// This piece on the foot of its captor.
    #[must_use]
    pub fn under(self, commander: Army) -> Look {
        Look { foot: Some(commander), ..self }
    }

    /// This piece in a neutral army.
    #[must_use]
    pub fn neutral(self) -> Look {
        Look { art: self.art, army: Army::Stone, foot: None }
    }
}

/// The presence of a piece in the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Presence {
    /// An ordinary piece.
    #[default]
    Plain,
    /// Frozen: washed with ice, with a snowflake.
    Frozen,
    /// A piece of a frozen army: washed with ice; one snowflake stands for all of them
    /// ([`Mark::Snowflake`](super::Mark::Snowflake)).
    Iced,
    /// A captured piece, drawn as a ghost.
    Ghost,
}

/// A letter on a round badge.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Badge {
    /// One or two letters.
    pub text: String,
    /// Its centre.
    pub at: Point,
    /// Its radius in pixels.
    pub radius: u16,
}

/// A piece on the canvas.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Figure {
    /// The look of the piece.
    pub look: Look,
    /// The centre of its box.
    pub at: Point,
    /// The side of its box in pixels: the art fills it from top to foot.
    pub size: u16,
    /// How present it is.
    pub presence: Presence,
    /// A badge.
    pub badge: Option<Badge>,
}

impl Figure {
    /// A plain piece.
    #[must_use]
    pub fn new(look: Look, at: Point, size: u16) -> Figure {
        Figure { look, at, size, presence: Presence::Plain, badge: None }
    }
}
