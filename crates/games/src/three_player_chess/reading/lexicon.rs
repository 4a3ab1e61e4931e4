//! The words of [`super::words`], ready for look-up.

use super::super::board::Zone;
use super::super::position::Kind;
use super::letters;
use super::words::{self, Speech};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::OnceLock;

/// A meaning of a word in a formula (one of [`words::MEANINGS`]).
pub(super) type Meaning = &'static str;

/// The look-up of words; all words are folded.
pub(super) struct Lexicon {
    seats: HashMap<String, usize>,
    zones: HashMap<String, Zone>,
    pieces: HashMap<String, Kind>,
    numbers: HashMap<String, usize>,
    meanings: HashMap<String, Vec<Meaning>>,
    formulas: HashMap<BTreeSet<Meaning>, Vec<Speech>>,
    fillers: HashSet<String>,
    moving: HashSet<String>,
    taking: HashSet<String>,
    joiners: HashSet<String>,
    checks: HashSet<String>,
    check_fillers: HashSet<String>,
    plain: HashSet<String>,
    without: HashSet<String>,
    declarations: HashSet<String>,
    castling: HashSet<String>,
    castling_sides: [HashSet<String>; 2],
    castling_fillers: HashSet<String>,
    of: HashSet<String>,
    everything: HashSet<String>,
    passing: Vec<Vec<String>>,
    idle: Vec<Vec<String>>,
}

/// The lexicon, built once.
pub(super) fn lexicon() -> &'static Lexicon {
    static LEXICON: OnceLock<Lexicon> = OnceLock::new();
    LEXICON.get_or_init(Lexicon::build)
}

/// All forms of numbered lists, each with what its list stands for.
fn numbered<T: Copy>(lists: impl IntoIterator<Item = (String, T)>) -> HashMap<String, T> {
    lists
        .into_iter()
        .flat_map(|(list, of)| words::forms(&list).into_iter().map(move |form| (form, of)))
        .collect()
}

/// The sets of meanings that a formula stands for: its alternatives taken one by one, its optional
/// meanings with and without.
fn readings(formula: &'static str) -> Vec<BTreeSet<Meaning>> {
    let mut sets = vec![BTreeSet::new()];
    for part in formula.split_whitespace() {
        let optional = part.strip_prefix('[').and_then(|part| part.strip_suffix(']'));
        let alternatives: Vec<Meaning> = optional.unwrap_or(part).split('|').collect();
        let before = if optional.is_some() { sets.clone() } else { Vec::new() };
        sets = alternatives
            .iter()
            .flat_map(|meaning| {
                sets.iter().cloned().map(|mut set: BTreeSet<Meaning>| {
                    set.insert(*meaning);
                    set
                })
            })
            .chain(before)
            .collect();
    }
    sets
}

impl Lexicon {
    fn build() -> Lexicon {
        let set = |list: &str| words::forms(list).into_iter().collect::<HashSet<String>>();
        let mut meanings: HashMap<String, Vec<Meaning>> = HashMap::new();
        for meaning in words::MEANINGS {
            for form in words::forms(&format!("say-{meaning}")) {
                let of = meanings.entry(form).or_default();
                if !of.contains(meaning) {
                    of.push(meaning);
                }
            }
        }
        let mut formulas: HashMap<BTreeSet<Meaning>, Vec<Speech>> = HashMap::new();
        for (speech, formula) in words::FORMULAS {
            for set in readings(formula) {
                let of = formulas.entry(set).or_default();
                if !of.contains(speech) {
                    of.push(*speech);
                }
            }
        }
        let seats = words::SEATS.iter().enumerate().map(|(index, seat)| (format!("seat-{seat}"), index));
        Lexicon {
            seats: numbered(seats),
            zones: numbered(Zone::ALL.map(|zone| (format!("zone-{}", letters::zone_id(zone)), zone))),
            pieces: numbered(Kind::ALL.map(|kind| (format!("piece-{}", kind.id()), kind))),
            numbers: numbered((1..=9).map(|number| (format!("number-{number}"), number))),
            meanings,
            formulas,
            fillers: set("fillers"),
            moving: set("moving"),
            taking: set("taking"),
            joiners: set("joiners"),
            checks: set("checks"),
            check_fillers: set("check-fillers"),
            plain: set("plain"),
            without: set("without"),
            declarations: set("declarations"),
            castling: set("castling"),
            castling_sides: ["castling-short", "castling-long"].map(set),
            castling_fillers: set("castling-fillers"),
            of: set("of"),
            everything: set("everything"),
            passing: words::phrases("passing"),
            idle: words::phrases("idle-phrases"),
        }
    }

    /// The seat named by a word.
    pub(super) fn seat(&self, word: &str) -> Option<usize> {
        self.seats.get(word).copied()
    }

    /// The zone named by a word.
    pub(super) fn zone(&self, word: &str) -> Option<Zone> {
        self.zones.get(word).copied()
    }

    /// The piece named by a word.
    pub(super) fn piece(&self, word: &str) -> Option<Kind> {
        self.pieces.get(word).copied()
    }

    /// The number named by a word.
    pub(super) fn number(&self, word: &str) -> Option<usize> {
        self.numbers.get(word).copied()
    }

    /// The meanings of a word in a formula.
    pub(super) fn meanings(&self, word: &str) -> &[Meaning] {
        self.meanings.get(word).map_or(&[], Vec::as_slice)
    }

    /// The acts of speech with these meanings.
    pub(super) fn speeches(&self, meanings: &BTreeSet<Meaning>) -> &[Speech] {
        self.formulas.get(meanings).map_or(&[], Vec::as_slice)
    }

    /// Whether a word has no meaning in a formula.
    pub(super) fn filler(&self, word: &str) -> bool {
        self.fillers.contains(word)
    }

    /// Whether a word has no meaning in a move.
    pub(super) fn moving(&self, word: &str) -> bool {
        self.moving.contains(word)
    }

    /// Whether a word means a capture.
    pub(super) fn taking(&self, word: &str) -> bool {
        self.taking.contains(word)
    }

    /// Whether a word joins two statements.
    pub(super) fn joiner(&self, word: &str) -> bool {
        self.joiners.contains(word)
    }

    /// Whether a word declares check.
    pub(super) fn check(&self, word: &str) -> bool {
        self.checks.contains(word)
    }

    /// Whether a word may stand before the seat to which check is declared.
    pub(super) fn check_filler(&self, word: &str) -> bool {
        self.check_fillers.contains(word)
    }

    /// Whether a word after a move means that nothing is declared.
    pub(super) fn plain(&self, word: &str) -> bool {
        self.plain.contains(word)
    }

    /// Whether two words say «without a declaration».
    pub(super) fn undeclared(&self, without: &str, what: &str) -> bool {
        self.without.contains(without) && self.declarations.contains(what)
    }

    /// Whether a word says that somebody castles.
    pub(super) fn castling(&self, word: &str) -> bool {
        self.castling.contains(word)
    }

    /// The words that say so, and their beginnings.
    pub(super) fn begins_castling(&self, typed: &str) -> bool {
        self.castling.iter().any(|word| word.starts_with(typed))
    }

    /// To which side a word says that somebody castles: 0 the short one, 1 the long one.
    pub(super) fn castling_side(&self, word: &str) -> Option<usize> {
        self.castling_sides.iter().position(|words| words.contains(word))
    }

    /// Whether a word says nothing beside those of castling.
    pub(super) fn castling_filler(&self, word: &str) -> bool {
        self.castling_fillers.contains(word)
    }

    /// Whether a word stands between the number of a zone and its kingdom.
    pub(super) fn of(&self, word: &str) -> bool {
        self.of.contains(word)
    }

    /// Whether a word asks for all moves.
    pub(super) fn everything(&self, word: &str) -> bool {
        self.everything.contains(word)
    }

    /// How many of these words say at their beginning that a pawn is taken in passing.
    pub(super) fn passing<'w>(&self, words: impl Fn(usize) -> &'w str) -> Option<usize> {
        Lexicon::phrase(&self.passing, words)
    }

    /// How many of these words are at their beginning a phrase that says nothing.
    pub(super) fn idle<'w>(&self, words: impl Fn(usize) -> &'w str) -> Option<usize> {
        Lexicon::phrase(&self.idle, words)
    }

    fn phrase<'w>(phrases: &[Vec<String>], words: impl Fn(usize) -> &'w str) -> Option<usize> {
        let fits = |phrase: &&Vec<String>| phrase.iter().enumerate().all(|(at, word)| words(at) == word);
        phrases.iter().find(fits).map(Vec::len)
    }

    /// Whether the word is known at all.
    pub(super) fn knows(&self, word: &str) -> bool {
        self.seats.contains_key(word)
            || self.zones.contains_key(word)
            || self.pieces.contains_key(word)
            || self.numbers.contains_key(word)
            || self.meanings.contains_key(word)
            || [
                &self.fillers,
                &self.moving,
                &self.joiners,
                &self.checks,
                &self.check_fillers,
                &self.plain,
                &self.without,
                &self.declarations,
            ]
            .iter()
            .any(|set| set.contains(word))
    }

    /// The word as it is known: itself, or with Cyrillic letters in place of the Latin ones that have
    /// slipped into it.
    pub(super) fn settle(&self, typed: &str, folded: String) -> String {
        if self.knows(&folded) {
            return folded;
        }
        letters::in_cyrillic(typed).filter(|word| self.knows(word)).unwrap_or(folded)
    }

    /// The known word that an unknown one was probably meant for: at most one slip, in long words two.
    pub(super) fn nearest(&self, word: &str) -> Option<&str> {
        let length = word.chars().count();
        let slips = match length {
            4..8 => 1,
            8..40 => 2,
            _ => return None,
        };
        let known = self
            .seats
            .keys()
            .chain(self.zones.keys())
            .chain(self.pieces.keys())
            .chain(self.meanings.keys())
            .chain(self.checks.iter());
        let near = known
            .filter(|known| known.chars().count() > 2 && known.chars().count().abs_diff(length) <= slips);
        let near = near.map(|known| (strsim::damerau_levenshtein(word, known), known));
        // The smaller word of two equally near ones, so that the answer does not depend on the map's order.
        near.filter(|(slip, _)| *slip <= slips).min().map(|(_, known)| known.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Topic;

    #[test]
    fn words_are_composed_and_meanings_exist() {
        let lexicon = lexicon();
        let words = lexicon
            .seats
            .keys()
            .chain(lexicon.meanings.keys())
            .chain(&lexicon.fillers)
            .chain(&lexicon.moving);
        for form in words {
            assert_eq!(*form, letters::tidy(form).unwrap(), "not composed");
        }
        for (_, formula) in words::FORMULAS {
            for set in readings(formula) {
                assert!(set.iter().all(|meaning| words::MEANINGS.contains(meaning)), "{formula}: {set:?}");
            }
        }
    }

    #[test]
    fn no_word_names_two_seats_zones_or_pieces() {
        let zones = Zone::ALL.map(|zone| format!("zone-{}", letters::zone_id(zone)));
        let pieces = Kind::ALL.map(|kind| format!("piece-{}", kind.id()));
        let seats = words::SEATS.map(|seat| format!("seat-{seat}"));
        for lists in [seats.as_slice(), &zones, &pieces] {
            let mut seen: HashMap<String, usize> = HashMap::new();
            for (index, list) in lists.iter().enumerate() {
                for form in words::forms(list) {
                    assert_eq!(*seen.entry(form.clone()).or_insert(index), index, "{form}");
                }
            }
        }
    }

    #[test]
    fn formulas_that_mean_two_things_are_known() {
        // Only a bare "command" may be a lord's or a vassal's; the open acts decide.
        for (set, speeches) in &lexicon().formulas {
            if speeches.len() > 1 {
                assert_eq!(set.iter().copied().collect::<Vec<_>>(), ["command"], "{speeches:?}");
            }
        }
        let of = |meanings: &[Meaning]| lexicon().speeches(&meanings.iter().copied().collect()).to_vec();
        assert_eq!(of(&["be", "my", "vassal"]), [Speech::BeVassal]);
        assert_eq!(of(&["no"]), [Speech::No(Topic::Any)]);
        assert_eq!(of(&["lord"]), []);
    }

    #[test]
    fn slips_find_their_word() {
        assert_eq!(lexicon().nearest("перемерие"), Some("перемирие"));
        assert_eq!(lexicon().nearest("trucce"), Some("truce"));
        assert_eq!(lexicon().nearest("qwertyuiop"), None);
        assert_eq!(lexicon().settle("Бiлий", "бiлий".to_owned()), "білий");
    }
}
