//! The art of kinds of pieces.

/// Calls a macro with all arts that have a file: doc comment, name, file, manner, worth.
///
/// The manner is `stands`, `small` (a pawn: on a foot of its own size) or `lies` (a disc: without a foot). The worth is
/// rough; it decides whether a loss is worth showing.
#[macro_export]
macro_rules! each_art {
    ($then:ident) => {
        $then! {
            /// King of chess.
            King "king" stands 12;
            /// Queen of chess.
            Queen "queen" stands 9;
            /// Rook of chess.
            Rook "rook" stands 5;
            /// Bishop of chess.
            Bishop "bishop" stands 3;
            /// Knight of chess.
            Knight "knight" stands 3;
            /// Pawn of chess.
            Pawn "pawn" small 1;
            /// Disc with a plain ring: a man of draughts and its kin.
            Disc "disc" lies 1;
            /// Disc with a ring at its rim: a draughtsman that is flicked, with room for its number.
            Draughtsman "draughtsman" lies 1;
            /// Draughtsman with two rings: it carries a third of another.
            LadenDraughtsman "draughtsman-laden" lies 1;
            /// Draughtsman with three rings: it carries half of another.
            HeavyDraughtsman "draughtsman-heavy" lies 1;
            /// Disc with a ring cut into notches: the dark face of a disc that is turned over.
            NotchedDisc "disc-notched" lies 1;
            /// Open ring: the light face of a disc that is turned over.
            Ring "ring" lies 1;
            /// Disc with a crown.
            CrownedDisc "disc-crowned" lies 5;
            /// Sylph: a slender figure with wings.
            Sylph "sylph" stands 1;
            /// Griffon: an eagle's head and a wing.
            Griffon "griffon" stands 5;
            /// Dragon: a horned head with open jaws and a wing.
            Dragon "dragon" stands 9;
            /// Warrior: a small soldier with shield and spear.
            Warrior "warrior" small 1;
            /// Oliphant: an elephant with a tower, its trunk raised.
            Oliphant "oliphant" stands 5;
            /// Unicorn: the knight with a horn.
            Unicorn "unicorn" stands 5;
            /// Hero: a helm with a great plume.
            Hero "hero" stands 5;
            /// Thief: a masked face under a hood.
            Thief "thief" stands 3;
            /// Cleric: a mitre with two peaks.
            Cleric "cleric" stands 5;
            /// Mage: a pointed hat with a star.
            Mage "mage" stands 9;
            /// Paladin: a great helm with a cross.
            Paladin "paladin" stands 9;
            /// Dwarf: low and wide, with beard and axe.
            Dwarf "dwarf" stands 3;
            /// Basilisk: a coiled serpent with a crown.
            Basilisk "basilisk" stands 5;
            /// Elemental: a flame.
            Elemental "elemental" stands 5;
            /// Pawn of a queen.
            QueenPawn "pawn-queen" small 1;
            /// Pawn of a bishop.
            BishopPawn "pawn-bishop" small 1;
            /// Pawn of a knight.
            KnightPawn "pawn-knight" small 1;
            /// Pawn of a rook.
            RookPawn "pawn-rook" small 1;
            /// Toothed disc with a dragon's head.
            DragonDisc "disc-dragon" lies 9;
            /// Empress or chancellor: a knight on a tower, rook and knight in one.
            Empress "empress" stands 9;
            /// Maharajah: a turban with a jewel and a plume, queen and knight in one.
            Maharajah "maharajah" stands 9;
            /// Archbishop: the knight with a mitre, bishop and knight in one.
            Archbishop "archbishop" stands 9;
            /// Amazon: the knight with a queen's crown, queen and knight in one.
            Amazon "amazon" stands 11;
            /// Centaur: half man and half horse, with a bow; king and knight in one.
            Centaur "centaur" stands 8;
            /// Hawk: a bird of prey, bishop and knight in one.
            Hawk "hawk" stands 9;
            /// Royal knight: the knight with a king's crown.
            RoyalKnight "royal-knight" stands 12;
            /// Commoner: the king without a cross, who is not royal.
            Commoner "commoner" stands 3;
            /// Fers: a small crown.
            Fers "fers" stands 2;
            /// Wazir: a small rook.
            Wazir "wazir" stands 2;
            /// Alfil: a small elephant.
            Alfil "alfil" stands 2;
            /// Courier: a rider who blows a horn.
            Courier "courier" stands 3;
            /// Sage: a hood and a beard.
            Sage "sage" stands 3;
            /// Jester: a cap with bells.
            Jester "jester" stands 2;
            /// Gold general: a broad crown.
            Gold "gold" stands 4;
            /// Silver general: a narrow crown.
            Silver "silver" stands 3;
            /// Lance: a spear with a pennon.
            Lance "lance" stands 3;
            /// General: a helmet with a spike.
            General "general" stands 12;
            /// Advisor: a fan.
            Advisor "advisor" stands 2;
            /// Elephant.
            Elephant "elephant" stands 3;
            /// Chariot: a wheel under a canopy.
            Chariot "chariot" stands 5;
            /// Cannon: a barrel on a wheel.
            Cannon "cannon" stands 4;
            /// Soldier: a man with a pointed hat.
            Soldier "soldier" small 1;
            /// Khun, the king of makruk: a tall spire with rings.
            Khun "khun" stands 12;
            /// Khon, the nobleman of makruk: a wide bell with a knob.
            Khon "khon" stands 3;
            /// Met, the queen of makruk: a small spire.
            Met "met" stands 2;
            /// Ruea, the rook of makruk: a boat.
            Ruea "ruea" stands 5;
            /// Bia, the pawn of makruk: a cowrie.
            Cowrie "cowrie" small 1;
            /// Shah of shatranj: a throne.
            Shah "shah" stands 12;
            /// Farzin of shatranj: a small throne.
            Farzin "farzin" stands 2;
            /// Fil of shatranj: a cone with two tusks.
            Fil "fil" stands 2;
            /// Faras of shatranj: a cone with one head.
            Faras "faras" stands 3;
            /// Rukh of shatranj: a block with a notch.
            Rukh "rukh" stands 5;
            /// Baidaq, the pawn of shatranj: a small dome.
            Baidaq "baidaq" small 1;
        }
    };
}

macro_rules! arts {
    ($($(#[$doc:meta])* $art:ident $file:literal $manner:ident $worth:literal;)+) => {
        /// The art of a kind of piece. A kind has one look in every game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Art {
            $($(#[$doc])* $art,)+
            /// A shield with a letter: a kind that nobody has drawn.
            Letter(char),
        }

        impl Art {
            /// All arts, without the shields with letters.
            pub const ALL: [Art; [$(stringify!($art)),+].len()] = [$(Art::$art),+];

            /// The names of the files of all arts, in the order of the arts.
            pub const FILES: &'static [&'static str] = &[$($file),+];

            /// The art with the name of a file: `royal-knight`.
            #[must_use]
            pub fn named(name: &str) -> Option<Art> {
                match name {
                    $($file => Some(Art::$art),)+
                    _ => None,
                }
            }

            fn manner(self) -> Manner {
                match self {
                    $(Art::$art => Manner::$manner,)+
                    Art::Letter(_) => Manner::lies,
                }
            }

            /// The rough value of a piece of this kind: it decides whether a loss is worth showing.
            #[must_use]
            pub fn worth(self) -> u32 {
                match self {
                    $(Art::$art => $worth,)+
                    Art::Letter(_) => 3,
                }
            }
        }
    };
}

/// The way in which a piece stands.
#[allow(non_camel_case_types, reason = "the words of the list")]
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    stands,
    small,
    lies,
}

each_art!(arts);

impl Art {
    /// Whether the piece has a foot; a disc has none.
    #[must_use]
    pub fn stands(self) -> bool {
        self.manner() != Manner::lies
    }

    /// Whether the piece is a small one, on a foot of its own size: a pawn.
    #[must_use]
    pub fn is_small(self) -> bool {
        self.manner() == Manner::small
    }
}
