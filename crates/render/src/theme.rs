//! The palette. The names are those of [`liege_game::scene::Colour`]; the values were checked for contrast
//! and with simulated colour blindness: army against army, and outlines against tints.

use liege_game::scene::{Army, Colour, Tint};

/// An opaque colour, red, green, blue.
pub type Rgb = [u8; 3];

const fn hex(value: u32) -> Rgb {
    [(value >> 16) as u8, (value >> 8) as u8, value as u8]
}

/// The dark outline.
pub const INK: Rgb = hex(0x0014_161B);
/// Halos and keylines.
pub const IVORY: Rgb = hex(0x00FF_FAEE);
/// The background.
pub const GROUND: Rgb = hex(0x001E_2129);
/// Gold of crowns, chains and seals, and its shade.
pub const GOLD: Rgb = hex(0x00F2_B632);
/// The shaded side of gold.
pub const GOLD_SHADE: Rgb = hex(0x00B9_831A);
/// A link of a suspended bond.
pub const GREY: Rgb = hex(0x00A3_A6AF);

/// The colours of an army.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Livery {
    /// The colour of the lit side.
    pub fill: Rgb,
    /// The colour of the right half.
    pub shade: Rgb,
    /// The colour of lines on it.
    pub detail: Rgb,
}

/// The colours of an army.
#[must_use]
pub fn livery(army: Army) -> Livery {
    let (fill, shade, detail) = match army {
        Army::White => (hex(0x00FF_F8E7), hex(0x00DC_CFB0), INK),
        Army::Yellow => (hex(0x00FF_D447), hex(0x00DB_A51B), INK),
        Army::Blue => (hex(0x004A_97EA), hex(0x002A_6FC4), hex(0x000B_1B33)),
        Army::Red => (hex(0x00E0_3C48), hex(0x00B0_1F31), hex(0x00FF_F6EC)),
        Army::Scarlet => (hex(0x00C4_203A), hex(0x0094_1229), hex(0x00FF_F3E6)),
        Army::Black => (hex(0x002A_2D37), hex(0x0018_1A21), hex(0x00F3_ECDC)),
        Army::Stone => (hex(0x00A6_A6A3), hex(0x0086_8684), INK),
        Army::Green => (hex(0x0067_A395), hex(0x0048_7E71), hex(0x0008_231D)),
        Army::Crimson => (hex(0x0083_0907), hex(0x0060_0403), hex(0x00FF_E9E4)),
        Army::Orange => (hex(0x00CC_7914), hex(0x00A4_5D0A), INK),
        Army::Lemon => (hex(0x00FD_F68E), hex(0x00DD_D25C), INK),
        Army::Teal => (hex(0x0051_776F), hex(0x003A_5A53), hex(0x00EF_FBF7)),
        Army::Sky => (hex(0x0060_BCF4), hex(0x003B_97D2), hex(0x0008_1E30)),
        Army::Violet => (hex(0x002B_0846), hex(0x001B_032E), hex(0x00F3_E6FF)),
    };
    Livery { fill, shade, detail }
}

/// The light and the dark tint of a pair.
#[must_use]
pub fn tints(tint: Tint) -> (Rgb, Rgb) {
    let (light, dark) = match tint {
        Tint::Chess => (0x00EE_E3C8, 0x00B5_A06F),
        Tint::RedHome => (0x00F4_E0D6, 0x00D9_AD9B),
        Tint::RedOuter => (0x00F9_EDE6, 0x00E5_C6B8),
        Tint::WhiteHome => (0x00F0_E8CF, 0x00CB_BE94),
        Tint::WhiteOuter => (0x00F7_F2E2, 0x00DD_D3B3),
        Tint::BlackHome => (0x00DD_E3E8, 0x00A9_B5C2),
        Tint::BlackOuter => (0x00EA_EEF1, 0x00C3_CCD6),
        Tint::YellowQuarter => (0x00F3_EFD9, 0x00CF_C9A8),
        Tint::BlueQuarter => (0x00E6_EDF3, 0x00B9_C6D4),
        Tint::RedQuarter => (0x00F4_E7E0, 0x00D6_BAAE),
        Tint::BlackQuarter => (0x00E7_E8E0, 0x00BA_BDB0),
        Tint::Air => (0x00EE_F4F7, 0x00AF_C8DA),
        Tint::Land => (0x00EB_E7BF, 0x00A7_B980),
        Tint::Underworld => (0x00EA_D6C9, 0x00C5_9F8D),
        Tint::Breakthrough => (0x00D9_CFA6, 0x00BF_CBB0),
    };
    (hex(light), hex(dark))
}

/// The value of a colour.
#[must_use]
pub fn rgb(colour: Colour) -> Rgb {
    match colour {
        Colour::Ground => GROUND,
        Colour::Plate => hex(0x002D_313C),
        Colour::PlateEdge => hex(0x0045_4B5A),
        Colour::PlateLit => hex(0x00F6_EDD6),
        Colour::LitText => hex(0x004A_4030),
        Colour::Text => hex(0x00F1_EADB),
        Colour::Dim => hex(0x00C4_BDAD),
        Colour::Coordinates => hex(0x00CF_C7B4),
        Colour::Ink => INK,
        Colour::Ivory => IVORY,
        Colour::Frame => hex(0x008C_7A4F),
        Colour::Gold => GOLD,
        Colour::Move => hex(0x007A_1FA2),
        Colour::Check => hex(0x00FF_5A1F),
        Colour::Ice => hex(0x008F_D3F0),
        Colour::IceEdge => hex(0x001F_6E96),
        Colour::Tray => hex(0x00C9_C3B0),
        Colour::ZoneLine => hex(0x006B_5A32),
        Colour::HomeLine => hex(0x004A_3C1C),
        Colour::KingdomLine => hex(0x002A_2418),
        Colour::Gilt => hex(0x00B8_8A2A),
        Colour::Unused => hex(0x0034_3A40),
        Colour::BeyondLight => hex(0x0077_756F),
        Colour::BeyondDark => hex(0x0061_5B4D),
        Colour::Light(tint) => tints(tint).0,
        Colour::Dark(tint) => tints(tint).1,
        Colour::Fill(army) => livery(army).fill,
        Colour::Tinted(army) => tinted(army),
    }
}

/// The tint of an army's camp.
fn tinted(army: Army) -> Rgb {
    let (ground, fill) = (tints(Tint::Chess).0, livery(army).fill);
    [0, 1, 2].map(|part| ((u16::from(ground[part]) * 4 + u16::from(fill[part])) / 5) as u8)
}

/// A colour as SVG writes it.
#[must_use]
pub fn css([red, green, blue]: Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}
