//! The names of pieces and signs that people type, from the language files.

use crate::{Kind, Kinds, Spec};
use liege_game::words;
pub use liege_words::letters::look;
use liege_words::letters::{fold, is_cross, twin};
use liege_words::{Language, typist};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The attributes of a piece's name that people may type: cases, and its letter.
const WHOLE: [&str; 4] = ["acc", "gen", "ins", "letter"];

/// The longest name that is looked up, in letters.
const LONGEST_NAME: usize = 18;

/// The names that people use for the pieces of a game.
#[derive(Debug)]
pub struct Names {
    kinds: Vec<Named>,
    shortest: usize,
    /// Whether typed texts are taken literally.
    pub literal: bool,
}

#[derive(Debug)]
struct Named {
    /// The letter of canonical notation, and that of position strings.
    latin: [Vec<char>; 2],
    /// Its names in English and in the languages of other alphabets.
    base: Called,
    /// Its names in the other languages that write Latin letters.
    others: Vec<(Language, Called)>,
    /// All of these as completions compare them: letters as they look.
    looks: Vec<String>,
}

/// The names of a piece in some languages.
#[derive(Debug, Default)]
struct Called {
    /// The letters, cases and second spellings: they count whole.
    whole: Vec<Vec<char>>,
    /// The English name, of which two letters are enough.
    english: Option<Vec<char>>,
    /// The other names in the nominative, of which a beginning is enough.
    names: Vec<Vec<char>>,
}

/// The pieces that some letters can mean.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Meant {
    pub kinds: Kinds,
    /// Whether the typed letters only look like the right ones.
    pub alike: bool,
    /// Whether they stand for these in another language than the one that comes first: the typist's, then English.
    pub foreign: bool,
}

fn chars(text: &str) -> Vec<char> {
    fold(text).chars().filter(|c| !c.is_whitespace()).collect()
}

/// Whether two letters of words are the same; the x of either alphabet may stand for the other's.
pub fn same(one: char, two: char) -> bool {
    one == two || is_cross(one) && is_cross(two)
}

fn begins(text: &[char], name: &[char], alike: impl Fn(char, char) -> bool) -> bool {
    text.len() <= name.len() && text.iter().zip(name).all(|(typed, letter)| alike(*typed, *letter))
}

fn is_whole(text: &[char], name: &[char]) -> bool {
    text.len() == name.len() && begins(text, name, same)
}

/// Whether a text is in Latin letters.
fn is_latin(text: &[char]) -> bool {
    text.iter().all(|c| *c < '\u{250}')
}

impl Called {
    /// The names of a piece in a language.
    fn of(language: Language, id: &str) -> Called {
        let attribute = |name: &str| words().attribute(language, id, name);
        let mut whole: Vec<Vec<char>> =
            WHOLE.iter().filter_map(|name| attribute(name)).map(|form| chars(&form)).collect();
        whole.extend(attribute("typed").unwrap_or_default().split(',').map(chars));
        whole.retain(|form| !form.is_empty());
        let name = words().text(language, id).map(|name| chars(&name));
        match language == Language::ENGLISH {
            true => Called { whole, english: name, names: Vec::new() },
            false => Called { whole, english: None, names: name.into_iter().collect() },
        }
    }

    /// Takes in what another language says.
    fn extend(&mut self, other: Called) {
        self.whole.extend(other.whole);
        self.names.extend(other.names);
    }

    fn forms(&self) -> impl Iterator<Item = &Vec<char>> {
        self.english.iter().chain(&self.names).chain(&self.whole).filter(|form| !form.is_empty())
    }

    /// Whether letters stand for it. `enough`: whether so few are enough of a name; `literal`: whether all of it must be
    /// written.
    fn fits(&self, text: &[char], enough: bool, literal: bool) -> bool {
        let alike = |one: char, two: char| look(one) == look(two);
        let long = text.len() > 1;
        let begins = |text: &[char], name: &[char], same: &dyn Fn(char, char) -> bool| {
            (!literal || text.len() == name.len()) && begins(text, name, same)
        };
        self.whole.iter().any(|form| is_whole(text, form))
            || enough && self.names.iter().any(|name| begins(text, name, &same))
            // Two letters are enough of an English name, and of one in which an alphabet has slipped.
            || long && self.english.iter().any(|name| begins(text, name, &same))
            || long && self.names.iter().any(|name| begins(text, name, &alike))
            || long && self.whole.iter().any(|form| form.len() == text.len() && begins(text, form, &alike))
    }
}

impl Names {
    /// The names of a game's kinds.
    pub fn of(spec: &Spec) -> Names {
        let named = |kind: &crate::KindSpec| {
            let id = format!("{}-kind-{}", kind.words, kind.id);
            let mut base = Called::default();
            let mut others = Vec::new();
            for language in Language::all() {
                let called = Called::of(language, &id);
                let latin = called.names.iter().all(|name| is_latin(name));
                match language == Language::ENGLISH {
                    true => base = called,
                    false if latin => others.push((language, called)),
                    false => base.extend(called),
                }
            }
            let latin = [chars(kind.letter), chars(&kind.sign.to_string())];
            let forms = latin.iter().filter(|form| !form.is_empty()).chain(base.forms());
            let forms = forms.chain(others.iter().flat_map(|(_, called)| called.forms()));
            let looks = forms.map(|form| form.iter().copied().map(look).collect()).collect();
            Named { latin, base, others, looks }
        };
        let kinds = spec.kinds.iter().map(named).collect();
        Names { kinds, shortest: spec.shortest_name, literal: spec.literal }
    }

    fn kinds(&self, fits: impl Fn(&Named) -> bool) -> Kinds {
        (0u8..).map(Kind).zip(&self.kinds).filter(|(_, named)| fits(named)).map(|(kind, _)| kind).collect()
    }

    /// The kinds that these letters, all of them, may stand for: surely, in another language, and by their looks.
    ///
    /// Languages with Latin letters would be in each other's way: there the typist's own comes first, then English.
    fn meant(&self, text: &[char], typist: Option<Language>) -> Vec<Meant> {
        let enough = text.len() >= self.shortest;
        let base = self.kinds(|named| {
            named.latin.iter().any(|letter| letter == text) || named.base.fits(text, enough, self.literal)
        });
        let of_other = |own: bool, enough: bool| {
            let of = |fits: &dyn Fn(&Called) -> bool| {
                let spoken = |language: &Language| (Some(*language) == typist) == own;
                self.kinds(|named| {
                    named.others.iter().any(|(language, called)| spoken(language) && fits(called))
                })
            };
            // A letter is more than the beginning of a name.
            let whole = of(&|called| called.whole.iter().any(|form| is_whole(text, form)));
            if whole.is_empty() { of(&|called| called.fits(text, enough, self.literal)) } else { whole }
        };
        let own = of_other(true, enough);
        let others = of_other(false, enough && text.len() > 1);
        let twin = match *text {
            [one] => twin(one),
            _ => None,
        };
        let twins = twin.map_or(Kinds::default(), |twin| {
            self.kinds(|named| named.latin.iter().chain(&named.base.whole).any(|letter| *letter == [twin]))
        });
        // If any beginning of a name is enough, a letter that looks right is right.
        let loose = self.shortest == 1 && !text.iter().all(char::is_ascii);
        let (base, twins) = if loose || base.is_empty() && own.is_empty() && !self.literal {
            (base.with(twins), Kinds::default())
        } else {
            (base, twins.without(base))
        };
        let twins = if self.shortest > 1 { twins } else { Kinds::default() };
        let (sure, foreign) = if own.is_empty() { (base, others) } else { (own, base.with(others)) };
        let foreign = foreign.without(sure);
        let all = [
            Meant { kinds: sure, ..Meant::default() },
            Meant { kinds: foreign, foreign: true, ..Meant::default() },
            Meant { kinds: twins.without(sure).without(foreign), alike: true, ..Meant::default() },
        ];
        all.into_iter().filter(|meant| !meant.kinds.is_empty()).collect()
    }

    /// The names at the beginning of a text: the number of letters of each, and its meanings.
    pub fn at_the_beginning(&self, text: &[char]) -> Vec<(usize, Meant)> {
        let is_letter = |c: &&char| c.is_alphabetic() || ('♔'..='♟').contains(*c);
        let letters = text.iter().take_while(is_letter).count().min(LONGEST_NAME);
        let typist = typist::language();
        let meant =
            |length| self.meant(&text[..length], typist).into_iter().map(move |meant| (length, meant));
        (1..=letters).flat_map(meant).collect()
    }

    /// Whether letters are all of a short form that some language has for a kind: `Кр`.
    pub fn has_whole(&self, text: &[char]) -> bool {
        let called = |called: &Called| called.whole.iter().any(|form| is_whole(text, form));
        self.kinds.iter().any(|named| called(&named.base) || named.others.iter().any(|(_, of)| called(of)))
    }

    /// The names of a kind in the form in which completions compare them: letters by their look.
    pub fn as_they_look(&self, kind: Kind) -> &[String] {
        self.kinds.get(usize::from(kind.0)).map_or(&[], |named| &named.looks)
    }
}

impl Spec {
    /// The names of its kinds, looked up in the language files once.
    pub fn names(&'static self) -> Arc<Names> {
        // Two texts may tell different games of one name.
        static KNOWN: Mutex<BTreeMap<usize, Arc<Names>>> = Mutex::new(BTreeMap::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry(std::ptr::from_ref(self).addr()).or_insert_with(|| Arc::new(Names::of(self))).clone()
    }
}

impl Spec {
    /// The kinds that letters, all of them, may stand for: first the surest meaning.
    pub fn kinds_named(&'static self, letters: &str) -> Vec<Kinds> {
        let (letters, names) = (chars(letters), self.names());
        let own = typist::language().map(|language| {
            self.all_kinds()
                .iter()
                .filter(|kind| chars(&display_letter(self, *kind, language)) == letters)
                .collect()
        });
        // A letter of two signs is more than the beginning of a name.
        let whole = |named: &Named| named.base.whole.contains(&letters) || named.latin.contains(&letters);
        let whole = Some(names.kinds(whole)).filter(|_| letters.len() > 1);
        let said = names.at_the_beginning(&letters).into_iter();
        let said = said.filter(|(length, _)| *length == letters.len()).map(|(_, meant)| meant.kinds);
        own.into_iter().chain(whole).chain(said).filter(|kinds: &Kinds| !kinds.is_empty()).collect()
    }
}

/// The words that people may type beside pieces and squares: each is a message `sqr-typed-<name>`, which
/// states its purpose.
const SAID: [&str; 15] = [
    "from",
    "to",
    "takes",
    "on",
    "checks",
    "resigns",
    "all",
    "hand",
    "end",
    "claims",
    "sides",
    "passes",
    "castles",
    "castles-short",
    "castles-long",
];

/// The forms of one of [`SAID`], in all languages together.
pub fn said(name: &str) -> &'static [Vec<char>] {
    static FORMS: OnceLock<BTreeMap<&str, Vec<Vec<char>>>> = OnceLock::new();
    let forms = |name| {
        let forms = listed(&format!("sqr-typed-{name}"));
        forms.iter().map(|form| chars(form)).filter(|form| !form.is_empty()).collect()
    };
    &FORMS.get_or_init(|| SAID.map(|name| (name, forms(name))).into())[name]
}

/// Whether a text is one of these forms.
pub fn says(text: &[char], name: &str) -> bool {
    said(name).iter().any(|form| form == text)
}

/// The forms that a message lists, with commas between them, in all languages together.
pub fn listed(id: &str) -> Vec<String> {
    let texts: Vec<String> =
        Language::all().into_iter().filter_map(|language| words().text(language, id)).collect();
    texts.iter().flat_map(|text| text.split(',')).map(|form| form.trim().to_owned()).collect()
}

/// The texts that may be typed for a game's own action that is not a move: `swap`.
pub fn forms_of(spec: &Spec, action: &str) -> Vec<String> {
    let forms = listed(&format!("{}-typed-{action}", spec.prefix));
    std::iter::once(action.to_owned()).chain(forms.iter().map(|form| form.to_lowercase())).collect()
}

/// The rest after each form of one of [`SAID`] at the beginning of a text.
pub fn after<'t>(text: &'t [char], name: &str) -> Vec<&'t [char]> {
    let fits = |word: &&Vec<char>| text.len() >= word.len() && begins(word, text, same);
    said(name).iter().filter(fits).map(|word| &text[word.len()..]).collect()
}

/// The letter of a kind that may be typed in a language: one letter or two, or none.
pub fn display_letter(spec: &Spec, kind: Kind, language: Language) -> String {
    let kind = spec.kind(kind);
    let id = format!("{}-kind-{}", kind.words, kind.id);
    words().attribute(language, &id, "letter").unwrap_or_else(|| kind.letter.to_owned())
}

/// Whether two letters look the same.
pub fn looks_like(one: &str, other: &str) -> bool {
    let looks = |text: &str| chars(text).into_iter().map(look).collect::<Vec<_>>();
    looks(one) == looks(other)
}
