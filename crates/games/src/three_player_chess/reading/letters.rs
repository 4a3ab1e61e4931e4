//! Letters of the two alphabets, and the cell names written with them (rules page, 6.2).
//!
//! Each letter is taken in its own alphabet: Latin `C` is the City, Cyrillic «С» the Village. A name
//! that mixes the alphabets, or that is one only by letters that look alike, is never guessed: it
//! becomes a [`Fault::Mixed`] with everything it may have meant.

use super::super::board::{Cell, Zone};
use super::super::position::Kind;
use super::words::{self, SEATS};
use liege_words::Language;
use liege_words::letters as kit;
pub(super) use liege_words::letters::{fold, is_apostrophe, is_cross, is_cyrillic};
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// Longest text that is read, in characters.
pub(super) const LONGEST: usize = 500;

/// A text in one form; `None` if it is too long to be notation.
pub(super) fn tidy(text: &str) -> Option<String> {
    kit::tidy(text, LONGEST)
}

/// The capital of a letter.
fn capital(c: char) -> char {
    c.to_uppercase().next().unwrap_or(c)
}

/// The letter of the other alphabet that looks like this one, as a capital.
fn twin(c: char) -> Option<char> {
    c.to_lowercase().next().and_then(kit::twin).map(capital)
}

/// A word with its Latin letters replaced by the Cyrillic ones they look like (folded), for words of
/// Cyrillic letters into which a Latin one has slipped («Бiлий»); `None` if there is nothing to replace.
pub(super) fn in_cyrillic(word: &str) -> Option<String> {
    if !word.chars().any(is_cyrillic) || word.chars().all(is_cyrillic) {
        return None;
    }
    let letters = word.chars().map(|c| if is_cyrillic(c) { c } else { twin(c).unwrap_or(c) });
    Some(fold(&letters.collect::<String>()))
}

/// The letters of a language in the names of cells: those of the kingdoms, those of the zones.
type Spelling = ([char; 3], [char; 5]);

/// The letters of the language files (`tpc-typed-letter-…`), small.
struct Letters {
    kingdoms: HashMap<char, usize>,
    zones: HashMap<char, Zone>,
    pieces: HashMap<String, Kind>,
    /// Words that may be written together with the cell behind them.
    glued: HashSet<String>,
    /// The ways to write cells: first the one of canonical notation.
    spellings: Vec<Spelling>,
}

/// Looked up once. Where two languages have one letter for two things, the one counts that comes first: English.
static LETTERS: LazyLock<Letters> = LazyLock::new(|| {
    let listed = |name: &str| words::forms(&format!("letter-{name}"));
    let mut letters = Letters {
        kingdoms: HashMap::new(),
        zones: HashMap::new(),
        pieces: HashMap::new(),
        glued: words::forms("glued").into_iter().collect(),
        spellings: Vec::new(),
    };
    for (index, seat) in SEATS.iter().enumerate() {
        for letter in listed(seat).iter().filter_map(|form| form.chars().next()) {
            letters.kingdoms.entry(letter).or_insert(index);
        }
    }
    for zone in Zone::ALL {
        for letter in listed(zone_id(zone)).iter().filter_map(|form| form.chars().next()) {
            letters.zones.entry(letter).or_insert(zone);
        }
    }
    for (kind, figures) in Kind::ALL.into_iter().zip(FIGURES) {
        let figures = figures.into_iter().map(String::from);
        for form in listed(kind.id()).into_iter().chain(figures) {
            letters.pieces.entry(form).or_insert(kind);
        }
    }
    for spelling in Language::all().into_iter().filter_map(spelling) {
        if !letters.spellings.contains(&spelling) {
            letters.spellings.push(spelling);
        }
    }
    letters
});

/// The signs of the pieces, in the order of [`Kind::ALL`].
const FIGURES: [[char; 2]; 6] = [['♔', '♚'], ['♕', '♛'], ['♖', '♜'], ['♗', '♝'], ['♘', '♞'], ['♙', '♟']];

/// The letters with which a language writes cells, if it has all of them.
fn spelling(language: Language) -> Option<Spelling> {
    let letter = |name: &str| {
        let form = words::forms_in(language, &format!("letter-{name}")).into_iter().next()?;
        form.chars().next().map(capital)
    };
    let kingdoms: Option<Vec<char>> = SEATS.iter().map(|seat| letter(seat)).collect();
    let zones: Option<Vec<char>> = Zone::ALL.into_iter().map(|zone| letter(zone_id(zone))).collect();
    Some((kingdoms?.try_into().ok()?, zones?.try_into().ok()?))
}

/// How lists call a zone.
pub(super) fn zone_id(zone: Zone) -> &'static str {
    match zone {
        Zone::Throne => "throne",
        Zone::Palace => "palace",
        Zone::City => "city",
        Zone::Suburb => "suburb",
        Zone::Village => "village",
    }
}

/// A letter as the lists have it.
fn small(c: char) -> char {
    c.to_lowercase().next().unwrap_or(c)
}

/// The kingdom a letter stands for in a cell name, and the seat in notation: R W B, К Б Ч.
pub(super) fn kingdom(c: char) -> Option<usize> {
    LETTERS.kingdoms.get(&small(c)).copied()
}

/// The zone a letter stands for: T P C S V, Т Д Г П С.
pub(super) fn zone(c: char) -> Option<Zone> {
    LETTERS.zones.get(&small(c)).copied()
}

/// The piece that letters stand for: K Q R B N P; Кр Ф Л С К п, and Т for the Ukrainian Тура; D T L S in German.
pub(super) fn piece(letters: &str) -> Option<Kind> {
    let short = letters.chars().nth(LONGEST_LETTER).is_none();
    short.then(|| LETTERS.pieces.get(&fold(letters)).copied()).flatten()
}

/// All that stands for a piece.
pub(super) fn written(kind: Kind) -> Vec<String> {
    let own = LETTERS.pieces.iter().filter(|(_, of)| **of == kind);
    own.map(|(letters, _)| letters.clone()).collect()
}

/// What stands for a piece has at most that many letters.
const LONGEST_LETTER: usize = 2;

/// The piece that a one-letter name would stand for in the other alphabet.
pub(super) fn twin_piece(letter: char) -> Option<Kind> {
    twin(letter).and_then(|c| piece(c.encode_utf8(&mut [0; 4])))
}

/// A cell as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// A cell with its kingdom.
    Cell(Cell),
    /// Zone and number only: the kingdom is that of the seat on turn.
    Short(Zone, usize),
    /// Not a cell, though meant as one.
    Fault(Fault),
}

/// The fault in a typed cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// The letters are of both alphabets, or make a cell only by look-alikes.
    Mixed {
        /// As typed.
        typed: String,
        /// The possible meanings: cells, or short cells.
        readings: Vec<Place>,
    },
    /// The zone has no such number.
    Range {
        /// As typed.
        typed: String,
        /// The kingdom, if one was named.
        kingdom: Option<usize>,
        zone: Zone,
    },
    /// The second letter is not a zone.
    Zone {
        /// As typed.
        typed: String,
        letter: char,
    },
    /// A one-letter piece was written together with its destination.
    Glued {
        /// As typed.
        typed: String,
        /// The letters of the piece.
        letters: String,
        piece: Kind,
        /// The destination.
        place: Box<Place>,
    },
}

impl Place {
    /// The place of a kingdom (or none), zone and number; a fault if the zone has no such number.
    pub(super) fn new(kingdom: Option<usize>, zone: Zone, number: usize, typed: &str) -> Place {
        let range = || Place::Fault(Fault::Range { typed: typed.to_owned(), kingdom, zone });
        match kingdom {
            Some(kingdom) => Cell::new(kingdom, zone, number).map_or_else(range, Place::Cell),
            None if number == 0 || number > zone.size() => range(),
            None => Place::Short(zone, number),
        }
    }

    /// The cell, with the kingdom of short ones; `None` for a fault.
    pub(super) fn cell(&self, kingdom: usize) -> Option<Cell> {
        match self {
            Place::Cell(cell) => Some(*cell),
            Place::Short(zone, number) => Cell::new(kingdom, *zone, *number),
            Place::Fault(_) => None,
        }
    }
}

/// Letters and digits written together, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Compact {
    /// The letters of a piece before the cell (`N` of `Nrp2`).
    pub piece: Option<(String, Kind)>,
    /// Whether a separator stood before the cell (`x` of `xws6`).
    pub separator: bool,
    /// Whether that was the sign of a capture.
    pub takes: bool,
    /// The cell.
    pub place: Place,
}

/// Reads letters with the digits after them as a cell: `wc5`, «КС14», `c5`, `xws6`, `Nrp2`. `None` if
/// they are not even meant for one.
pub(super) fn compact(letters: &str, digits: &str) -> Option<Compact> {
    let typed = format!("{letters}{digits}");
    // More digits than any number has are out of range.
    let number = digits.parse().unwrap_or(usize::MAX);
    let chars: Vec<char> = letters.chars().collect();
    let (&last, before) = chars.split_last()?;

    // A whole name, perhaps with a piece or a separator before it. A name of the right letters wins
    // over a look-alike.
    let plain = |place| Some(Compact { piece: None, separator: false, takes: false, place });
    if before.is_empty() {
        return short(last, number, &typed).and_then(plain);
    }
    let (&first, prefix) = before.split_last()?;
    let named = full(first, last, number, &typed);
    if prefix.is_empty() && matches!(named, Some(Place::Cell(_) | Place::Fault(Fault::Range { .. }))) {
        return plain(named?);
    }
    // `xs6`: a separator and a short cell.
    let takes = |prefix: &[char]| prefix.last().is_some_and(|c| is_cross(*c));
    if let (Some((None, true)), Some(zone)) = (affix(before), zone(last)) {
        let place = Place::new(None, zone, number, &typed);
        return Some(Compact { piece: None, separator: true, takes: takes(before), place });
    }
    if prefix.is_empty() {
        if let Some(place) = named {
            return plain(place);
        }
        // `nc5`: a piece and a short cell.
        let name: String = before.iter().collect();
        if let (Some(kind), Some(zone)) = (piece(&name), zone(last)) {
            let place = Place::new(None, zone, number, &typed);
            return Some(Compact { piece: Some((name, kind)), separator: false, takes: false, place });
        }
        return kingdom(first)
            .filter(|_| digits.len() <= 2)
            .and_then(|_| plain(Place::Fault(Fault::Zone { typed: typed.clone(), letter: last })));
    }
    if let (Some((piece, separator)), Some(place)) = (affix(prefix), named) {
        return Some(Compact { piece, separator, takes: separator && takes(prefix), place });
    }
    // `Nxs6`, «Крs5»: a piece, perhaps a separator, a short cell.
    let (piece, separator) = affix(before)?;
    Some(Compact { piece, separator, takes: separator && takes(before), place: short(last, number, &typed)? })
}

/// A piece and a separator written before a cell: `N`, `x`, `Nx`, «Кр», `to`.
fn affix(prefix: &[char]) -> Option<(Option<(String, Kind)>, bool)> {
    let text: String = prefix.iter().collect();
    let cross = prefix.len() == 1 && is_cross(prefix[0]);
    if cross || LETTERS.glued.contains(&fold(&text)) {
        return Some((None, true));
    }
    let (name, separator) = match prefix.split_last()? {
        (sign, name) if is_cross(*sign) => (name, true),
        _ => (prefix, false),
    };
    let name: String = name.iter().collect();
    piece(&name).map(|kind| (Some((name, kind)), separator))
}

/// A zone letter and a number. A letter that only looks like a zone's is a fault.
fn short(letter: char, number: usize, typed: &str) -> Option<Place> {
    if let Some(zone) = zone(letter) {
        return Some(Place::new(None, zone, number, typed));
    }
    let zone = zone(twin(letter)?)?;
    let readings = match Place::new(None, zone, number, typed) {
        Place::Fault(_) => Vec::new(),
        place => vec![place],
    };
    Some(Place::Fault(Fault::Mixed { typed: typed.to_owned(), readings }))
}

/// A kingdom's letter, a zone's letter and a number.
fn full(first: char, second: char, number: usize, typed: &str) -> Option<Place> {
    let both = |c| zone(c).is_some() && twin(c).and_then(zone) == zone(c);
    let alike = is_cyrillic(first) == is_cyrillic(second) || both(second);
    if let (true, Some(kingdom), Some(zone)) = (alike, kingdom(first), zone(second)) {
        return Some(Place::new(Some(kingdom), zone, number, typed));
    }
    let kingdoms: Vec<usize> = [Some(first), twin(first)].into_iter().flatten().filter_map(kingdom).collect();
    let zones: Vec<Zone> = [Some(second), twin(second)].into_iter().flatten().filter_map(zone).collect();
    if kingdoms.is_empty() || zones.is_empty() {
        return None;
    }
    let mut readings: Vec<Place> = Vec::new();
    for &kingdom in &kingdoms {
        for &zone in &zones {
            let cell = Cell::new(kingdom, zone, number).map(Place::Cell);
            readings.extend(cell.filter(|cell| !readings.contains(cell)));
        }
    }
    Some(Place::Fault(Fault::Mixed { typed: typed.to_owned(), readings }))
}

/// The names of a cell, in the letters of each language that has its own: «RV14», «КС14». The first is canonical.
pub(super) fn names(cell: Cell) -> Vec<String> {
    let name = |(kingdoms, zones): &Spelling| {
        format!("{}{}{}", kingdoms[cell.kingdom()], zones[cell.zone() as usize], cell.number())
    };
    LETTERS.spellings.iter().map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> Place {
        Place::Cell(Cell::from_name(name).unwrap())
    }

    fn read(text: &str) -> Option<Compact> {
        let digits = text.find(|c: char| c.is_ascii_digit()).unwrap();
        compact(&text[..digits], &text[digits..])
    }

    fn place(text: &str) -> Place {
        let read = read(text).unwrap();
        assert_eq!(read.piece, None, "{text}");
        read.place
    }

    #[test]
    fn every_cell_is_read_in_both_alphabets_and_any_case() {
        for c in Cell::all() {
            let names = names(c);
            assert_eq!((names.len(), &names[0]), (2, &c.to_string()));
            for name in names {
                assert_eq!(place(&name), Place::Cell(c));
                assert_eq!(place(&name.to_lowercase()), Place::Cell(c));
            }
        }
        assert_eq!(place("КС14"), cell("RV14"));
        assert_eq!(place("БТ1"), cell("WT1"));
        assert_eq!(place("ЧД3"), cell("BP3"));
        assert_eq!(place("WТ1"), cell("WT1"), "Latin and Cyrillic T are the same letter");
        assert_eq!(place("БT1"), cell("WT1"));
    }

    #[test]
    fn mixed_letters_name_all_they_may_mean() {
        let mixed = |text: &str, names: &[&str]| {
            let Place::Fault(Fault::Mixed { readings, .. }) = place(text) else { panic!("{text}") };
            assert_eq!(readings, names.iter().map(|name| cell(name)).collect::<Vec<_>>(), "{text}");
        };
        mixed("KC14", &["RV14"]);
        mixed("kc5", &["RC5", "RV5"]);
        mixed("WС5", &["WV5", "WC5"]);
        mixed("WС14", &["WV14"]);
        mixed("КP5", &["RP5"]);
        mixed("ВС5", &["BV5", "BC5"]);
        mixed("БP3", &["WP3"]);
        mixed("КS3", &["RS3"]);
    }

    #[test]
    fn cells_that_do_not_exist_say_where_the_zone_ends() {
        for (text, kingdom, zone) in [
            ("RC14", Some(0), Zone::City),
            ("WT3", Some(1), Zone::Throne),
            ("ЧС0", Some(2), Zone::Village),
            ("bv99999999999999999999999999", Some(2), Zone::Village),
            ("C11", None, Zone::City),
            ("С19", None, Zone::Village),
        ] {
            let typed = text.to_owned();
            assert_eq!(place(text), Place::Fault(Fault::Range { typed, kingdom, zone }), "{text}");
        }
        assert!(matches!(place("БМ5"), Place::Fault(Fault::Zone { letter: 'М', .. })));
    }

    #[test]
    fn short_cells_pieces_and_separators_may_be_written_together() {
        assert_eq!(place("C5"), Place::Short(Zone::City, 5));
        assert_eq!(place("С5"), Place::Short(Zone::Village, 5));
        assert_eq!(place("п7"), Place::Short(Zone::Suburb, 7));
        assert_eq!(place("BC10"), cell("BC10"), "a cell before a bishop");
        let joined = |text: &str, kind, separator, place| {
            let read = read(text).unwrap();
            assert_eq!(read.piece.map(|(_, kind)| kind), kind, "{text}");
            assert_eq!(read.separator, separator, "{text}");
            assert_eq!(read.place, place, "{text}");
        };
        joined("NRP2", Some(Kind::Knight), false, cell("RP2"));
        joined("nrp2", Some(Kind::Knight), false, cell("RP2"));
        joined("Крбт2", Some(Kind::King), false, cell("WT2"));
        joined("КБД2", Some(Kind::Knight), false, cell("WP2"));
        joined("xWS6", None, true, cell("WS6"));
        joined("хБП6", None, true, cell("WS6"));
        joined("xs6", None, true, Place::Short(Zone::Suburb, 6));
        joined("Nxws4", Some(Kind::Knight), true, cell("WS4"));
        joined("tows6", None, true, cell("WS6"));
        joined("Ns6", Some(Kind::Knight), false, Place::Short(Zone::Suburb, 6));
        joined("Крп5", Some(Kind::King), false, Place::Short(Zone::Suburb, 5));
        assert_eq!(read("hello5"), None);
        assert_eq!(read("zz5"), None);
    }

    #[test]
    fn a_latin_letter_may_slip_into_a_cyrillic_word() {
        assert_eq!(in_cyrillic("бiлий").unwrap(), "білий");
        assert_eq!(in_cyrillic("білий"), None);
        assert_eq!(in_cyrillic("white"), None);
    }
}
