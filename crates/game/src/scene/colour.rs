//! The colours of the visual language, by name. The renderer decides their values.

/// An army. It decides the colours of its pieces, the shape of its foot, and the shape and hatching of its
/// shield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Army {
    /// White or light: flat foot, plain shield with bordure and lozenge.
    White,
    /// Yellow or gold: stepped foot, dots.
    Yellow,
    /// Blue: swallow-tailed foot, horizontal lines.
    Blue,
    /// Red: pointed foot, vertical lines.
    Red,
    /// Scarlet, the red that opposes gold: pointed foot, vertical lines.
    Scarlet,
    /// Black or dark: round foot, lines both ways.
    Black,
    /// No army: turned to stone, without a foot.
    Stone,
    /// Green, the fourth beside white, red and black: slanted lines.
    Green,
    /// Dark red of the star board: vertical lines.
    Crimson,
    /// Orange of the star board: dots.
    Orange,
    /// Pale yellow of the star board: plain shield with bordure and lozenge.
    Lemon,
    /// Dull green of the star board: slanted lines.
    Teal,
    /// Light blue of the star board: horizontal lines.
    Sky,
    /// Dark violet of the star board: lines both ways.
    Violet,
}

impl Army {
    /// The armies of most games. The others are only on boards with their own tints ([`Colour::Tinted`]).
    pub const ALL: [Army; 7] =
        [Army::White, Army::Yellow, Army::Blue, Army::Red, Army::Scarlet, Army::Black, Army::Stone];
}

/// A pair of tints of a board, light and dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tint {
    /// Chess, and every other board without its own pair.
    Chess,
    /// The home of the red kingdom.
    RedHome,
    /// The outer zones of the red kingdom.
    RedOuter,
    /// The home of the white kingdom.
    WhiteHome,
    /// The outer zones of the white kingdom.
    WhiteOuter,
    /// The home of the black kingdom.
    BlackHome,
    /// The outer zones of the black kingdom.
    BlackOuter,
    /// The yellow quarter of a board for four.
    YellowQuarter,
    /// The blue quarter.
    BlueQuarter,
    /// The red quarter.
    RedQuarter,
    /// The black quarter.
    BlackQuarter,
    /// The upper of three boards.
    Air,
    /// The middle of three boards.
    Land,
    /// The lower of three boards.
    Underworld,
    /// Numbered cells: the light one is a last row.
    Breakthrough,
}

impl Tint {
    /// All pairs.
    pub const ALL: [Tint; 15] = [
        Tint::Chess,
        Tint::RedHome,
        Tint::RedOuter,
        Tint::WhiteHome,
        Tint::WhiteOuter,
        Tint::BlackHome,
        Tint::BlackOuter,
        Tint::YellowQuarter,
        Tint::BlueQuarter,
        Tint::RedQuarter,
        Tint::BlackQuarter,
        Tint::Air,
        Tint::Land,
        Tint::Underworld,
        Tint::Breakthrough,
    ];
}

/// A colour by its use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// The background.
    Ground,
    /// A plate.
    Plate,
    /// The edge of a plate.
    PlateEdge,
    /// The plate of the seat to move.
    PlateLit,
    /// The status on the lit plate.
    LitText,
    /// Names and moves.
    Text,
    /// Statuses and numbers.
    Dim,
    /// Coordinates.
    Coordinates,
    /// Outlines, and text on light ground.
    Ink,
    /// Halos and keylines.
    Ivory,
    /// The frame of a board (bronze).
    Frame,
    /// The edge of the lit plate, chains, seals, crowns.
    Gold,
    /// The last move.
    Move,
    /// Check.
    Check,
    /// Frozen.
    Ice,
    /// The edge of a frozen piece, and the snowflake.
    IceEdge,
    /// The ground of trays.
    Tray,
    /// Lines between the zones of a board, and names of cells.
    ZoneLine,
    /// The border of a home.
    HomeLine,
    /// Lines between kingdoms.
    KingdomLine,
    /// The gilt line of a throne.
    Gilt,
    /// An unused square.
    Unused,
    /// A light square beyond a joined edge, where the board is drawn again.
    BeyondLight,
    /// A dark square beyond a joined edge.
    BeyondDark,
    /// The light tint of a pair.
    Light(Tint),
    /// The dark tint of a pair.
    Dark(Tint),
    /// The fill of an army's pieces.
    Fill(Army),
    /// The camp of an army: the light tint of chess with a fifth of the army's fill.
    Tinted(Army),
}
