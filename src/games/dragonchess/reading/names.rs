//! The names of pieces as people type them: letters, English names, beginnings of Russian and Ukrainian ones.

use super::super::piece::Kind;
use super::letters::{look, same, twin};

/// A set of kinds of pieces: what a short name may stand for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Kinds(u16);

impl Kinds {
    fn one(kind: Kind) -> Kinds {
        Kinds(1 << kind.index())
    }

    pub(super) fn contains(self, kind: Kind) -> bool {
        self.0 & (1 << kind.index()) != 0
    }

    fn with(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds in it.
    pub(super) fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |kind| self.contains(*kind))
    }
}

/// The full names of a kind, in small letters: English, Russian, Ukrainian.
pub(super) fn names(kind: Kind) -> [&'static str; 3] {
    match kind {
        Kind::Sylph => ["sylph", "сильф", "сильф"],
        Kind::Griffon => ["griffon", "грифон", "грифон"],
        Kind::Dragon => ["dragon", "дракон", "дракон"],
        Kind::Warrior => ["warrior", "воин", "воїн"],
        Kind::Oliphant => ["oliphant", "олифан", "оліфан"],
        Kind::Unicorn => ["unicorn", "единорог", "єдиноріг"],
        Kind::Hero => ["hero", "герой", "герой"],
        Kind::Thief => ["thief", "вор", "злодій"],
        Kind::Cleric => ["cleric", "священник", "священник"],
        Kind::Mage => ["mage", "маг", "маг"],
        Kind::King => ["king", "король", "король"],
        Kind::Paladin => ["paladin", "паладин", "паладин"],
        Kind::Dwarf => ["dwarf", "карлик", "карлик"],
        Kind::Basilisk => ["basilisk", "василиск", "василіск"],
        Kind::Elemental => ["elemental", "стихиаль", "стихіаль"],
    }
}

/// The forms of a name that stand for something taken, where they are longer than the name; second
/// spellings; and the letters on the badges of pictures where those are no beginning of the name alone.
fn other_forms(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Sylph => &["сильфа"],
        Kind::Griffon => &["griffin", "грифона"],
        Kind::Dragon => &["дракона"],
        Kind::Warrior => &["воина", "воїна", "вн"],
        Kind::Oliphant => &["олифана", "оліфана", "elephant"],
        Kind::Unicorn => &["единорога", "єдинорога"],
        Kind::Hero => &["героя"],
        Kind::Thief => &["вора", "злодія", "вр"],
        Kind::Cleric => &["священника", "священик", "священика"],
        Kind::Mage => &["мага"],
        Kind::King => &["короля"],
        Kind::Paladin => &["паладина"],
        Kind::Dwarf => &["карлика"],
        Kind::Basilisk => &["василиска", "василіска"],
        Kind::Elemental => &["стихиаля", "стихіаля"],
    }
}

/// Whether the text begins with `length` letters that begin a name too.
fn begins(text: &[char], name: &str, alike: impl Fn(char, char) -> bool) -> bool {
    let mut letters = name.chars();
    text.iter().all(|typed| letters.next().is_some_and(|letter| alike(*typed, letter)))
}

/// The kinds that these letters, all of them, may stand for.
fn meant(text: &[char]) -> Kinds {
    let mut kinds = Kinds::default();
    for kind in Kind::ALL {
        let [english, russian, ukrainian] = names(kind);
        let whole = |name: &str| name.chars().count() == text.len() && begins(text, name, same);
        let letter = match *text {
            ['d', 'r'] | ['r'] => kind == Kind::Dragon,
            [one] => kind.letter().len() == 1 && kind.sign().to_ascii_lowercase() == twin(one).unwrap_or(one),
            _ => false,
        };
        let cyrillic = [russian, ukrainian].iter().any(|name| begins(text, name, same));
        // Two letters are enough of an English name, and of one in which an alphabet has slipped.
        let looks = text.len() > 1
            && (begins(text, english, same)
                || [russian, ukrainian].iter().any(|name| begins(text, name, |a, b| look(a) == look(b))));
        if letter || cyrillic || looks || other_forms(kind).iter().any(|form| whole(form)) {
            kinds = kinds.with(Kinds::one(kind));
        }
    }
    kinds
}

/// The names at the beginning of a text: how many letters each has, and what it may stand for.
pub(super) fn at_the_beginning(text: &[char]) -> Vec<(usize, Kinds)> {
    let letters = text.iter().take_while(|c| c.is_alphabetic()).count().min(12);
    let found = (1..=letters).map(|length| (length, meant(&text[..length])));
    found.filter(|(_, kinds)| !kinds.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> String {
        let letters: Vec<char> = text.chars().collect();
        meant(&letters).iter().map(Kind::letter).collect()
    }

    #[test]
    fn sets_of_the_rules_page() {
        assert_eq!(of("в"), "WTB", "Воин, Вор, Василиск");
        assert_eq!(of("к"), "KD");
        assert_eq!(of("г"), "GH");
        assert_eq!(of("с"), "SCE");
        assert_eq!(of("е"), "UE");
        for (typed, kinds) in [("м", "M"), ("н", "H"), ("о", "O"), ("р", "P"), ("т", "T"), ("п", "P")] {
            assert_eq!(of(typed), kinds, "{typed}");
        }
        assert_eq!((of("др").as_str(), of("вои").as_str()), ("Dr", "W"));
        assert_eq!((of("сил").as_str(), of("злод").as_str()), ("S", "T"));
        assert_eq!((of("з").as_str(), of("є").as_str(), of("во").as_str()), ("T", "U", "WT"));
        assert_eq!((of("ст").as_str(), of("стихиаль").as_str(), of("стихіаль").as_str()), ("E", "E", "E"));
    }

    #[test]
    fn latin_letters_and_english_names() {
        for kind in Kind::ALL {
            let letter = kind.letter().to_lowercase();
            assert_eq!(of(&letter), kind.letter());
            for name in names(kind) {
                assert!(of(name).contains(kind.letter()), "{name}");
            }
            assert_eq!(of(names(kind)[0]), kind.letter());
        }
        assert_eq!((of("r").as_str(), of("griffin").as_str(), of("gri").as_str()), ("Dr", "G", "G"));
        assert_eq!((of("").as_str(), of("q").as_str(), of("воинн").as_str()), ("SGDrWOUHTCMKPDBE", "", ""));
    }

    #[test]
    fn alphabets_that_have_slipped() {
        assert_eq!((of("cт").as_str(), of("boин").as_str(), of("mаг").as_str()), ("E", "W", "M"));
        assert_eq!(of("b"), "B", "one Latin letter is what it is");
    }
}
