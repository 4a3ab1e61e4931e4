//! The picture of a game, as its declaration says it: the board, and what is on its men.

use super::definition::Definition;
use liege_game::scene::{Army, Coordinates, Form, Pattern, Places, Square};
use liege_squares::Men;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;

/// The table `[picture]` of a declaration. All of it may be left out: then the board is chequered, and the men are
/// figures in white and black.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Picture {
    #[serde(deserialize_with = "places")]
    places: Places,
    #[serde(deserialize_with = "coordinates")]
    coordinates: Coordinates,
    /// The squares with a dot at their lower left corner.
    dots: Vec<At>,
    /// The ranks, counted from 1, below which a zone of promotion begins or ends.
    zones: Vec<u8>,
    /// The middles of palaces.
    palaces: Vec<At>,
    /// The rank, counted from 1, below which the river is.
    river: Option<u8>,
    /// The points with angles.
    angles: Vec<At>,
    #[serde(deserialize_with = "armies")]
    armies: Option<[Army; 2]>,
    /// The form of men that carry characters or signs.
    #[serde(deserialize_with = "form")]
    men: Option<Form>,
    /// The characters of kinds, by their keys in the text: of the first seat, of the second, and of a promoted man.
    characters: BTreeMap<String, String>,
}

/// A square by its name in the text: `e2`.
#[derive(Clone, Copy, Debug)]
struct At(Square);

impl<'de> Deserialize<'de> for At {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<At, D::Error> {
        let name = String::deserialize(from)?;
        let mut signs = name.chars();
        let file = signs.next().filter(char::is_ascii_lowercase).map(|letter| letter as u8 - b'a');
        let rank = signs.as_str().parse::<u8>().ok().and_then(|rank| rank.checked_sub(1));
        let square = file.zip(rank).map(At);
        square.ok_or_else(|| D::Error::custom(format!("{name:?} is no square; one is written as \"e2\"")))
    }
}

/// Reads one of some words.
fn word<'de, D: Deserializer<'de>, T: Copy>(from: D, known: &[(&str, T)]) -> Result<T, D::Error> {
    let typed = String::deserialize(from)?;
    let found = known.iter().find(|(word, _)| *word == typed);
    found.map(|(_, means)| *means).ok_or_else(|| {
        let words: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
        D::Error::custom(format!("{typed:?} is none of {}", words.join(", ")))
    })
}

fn places<'de, D: Deserializer<'de>>(from: D) -> Result<Places, D::Error> {
    let known = [("chequered", Places::Chequered), ("lined", Places::Lined), ("points", Places::Points)];
    word(from, &known)
}

fn coordinates<'de, D: Deserializer<'de>>(from: D) -> Result<Coordinates, D::Error> {
    let known = [
        ("chess", Coordinates::Chess),
        ("japanese", Coordinates::Japanese),
        ("chinese", Coordinates::Chinese),
        ("korean", Coordinates::Korean),
    ];
    word(from, &known)
}

fn form<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Form>, D::Error> {
    word(from, &[("tile", Form::Tile), ("disc", Form::Disc), ("octagon", Form::Octagon)]).map(Some)
}

fn armies<'de, D: Deserializer<'de>>(from: D) -> Result<Option<[Army; 2]>, D::Error> {
    /// An army by its name.
    struct Named(Army);
    impl<'de> Deserialize<'de> for Named {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Named, D::Error> {
            let known =
                [("white", Army::White), ("black", Army::Black), ("red", Army::Red), ("blue", Army::Blue)];
            word(from, &known).map(Named)
        }
    }
    let [one, other] = <[Named; 2]>::deserialize(from)?;
    Ok(Some([one.0, other.0]))
}

impl Picture {
    /// The pattern of the board. The program keeps it until it ends.
    pub fn pattern(&self) -> Pattern {
        let squares = |all: &[At]| -> &'static [Square] {
            all.iter().map(|At(square)| *square).collect::<Vec<_>>().leak()
        };
        let rank = |from_one: &u8| from_one.saturating_sub(1);
        Pattern {
            places: self.places,
            coordinates: self.coordinates,
            dots: squares(&self.dots),
            zones: self.zones.iter().map(rank).collect::<Vec<_>>().leak(),
            palaces: squares(&self.palaces),
            river: self.river.as_ref().map(rank),
            angles: squares(&self.angles),
        }
    }

    /// The armies of the two seats.
    pub fn armies(&self) -> &'static [Army] {
        self.armies.map_or(&[Army::White, Army::Black], |armies| armies.to_vec().leak())
    }

    /// The men with characters, in the kit's order of kinds, which begins with the king.
    pub fn men(&self, game: &Definition) -> Option<Men> {
        let form = self.men?;
        let written = || {
            game.kinds.iter().rev().map(|kind| {
                let text = self.characters.get(&kind.name.key()).map_or("", String::as_str);
                let letters: Vec<char> = text.chars().collect();
                let letter = |index: usize| letters.get(index).copied();
                let first = letter(0).unwrap_or(' ');
                ([first, letter(1).unwrap_or(first)], letter(2).unwrap_or(' '))
            })
        };
        Some(Men {
            form,
            characters: written().map(|(own, _)| own).collect::<Vec<_>>().leak(),
            promoted: written().map(|(_, promoted)| promoted).collect::<Vec<_>>().leak(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::declared::Declared;

    #[test]
    fn a_faulty_picture_says_what_would_be_right() {
        let fault = |picture: &str| Declared::read(&format!("[picture]\n{picture}")).unwrap_err();
        assert!(fault("places = \"hexagons\"").contains("none of chequered, lined, points"));
        assert!(fault("dots = [\"44\"]").contains("\"44\" is no square; one is written as \"e2\""));
        assert!(fault("armies = [\"red\", \"pink\"]").contains("none of white, black, red, blue"));
        assert!(fault("men = \"cube\"").contains("none of tile, disc, octagon"));
    }
}
