//! The names of pieces and signs that people type, from the language files.

use crate::{Kind, Kinds, Spec};
use liege_game::words;
use liege_words::Language;
use liege_words::letters::{fold, latin_twin, twin};
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
    /// The letters of the languages, cases and second spellings: they count only in full.
    whole: Vec<Vec<char>>,
    /// The names in the nominative, for which a beginning is enough: English, then the others.
    names: Vec<Vec<char>>,
    /// All these names in the form in which completions compare them: letters by their look.
    looks: Vec<String>,
}

/// The meanings of some letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Meant {
    pub kinds: Kinds,
    /// Whether the typed letters only look like the right ones.
    pub alike: bool,
}

fn chars(text: &str) -> Vec<char> {
    fold(text).chars().filter(|c| !c.is_whitespace()).collect()
}

/// A letter by its look, in one alphabet.
pub fn look(c: char) -> char {
    latin_twin(c).unwrap_or(c)
}

/// Whether two letters of words are equal; the x of either alphabet counts as the other's.
pub fn same(one: char, two: char) -> bool {
    let x = |c| matches!(c, 'x' | 'х');
    one == two || x(one) && x(two)
}

fn begins(text: &[char], name: &[char], alike: impl Fn(char, char) -> bool) -> bool {
    text.len() <= name.len() && text.iter().zip(name).all(|(typed, letter)| alike(*typed, *letter))
}

fn is_whole(text: &[char], name: &[char]) -> bool {
    text.len() == name.len() && begins(text, name, same)
}

impl Names {
    /// The names of a game's kinds.
    pub fn of(spec: &Spec) -> Names {
        let named = |kind: &crate::KindSpec| {
            let id = format!("{}-kind-{}", kind.words, kind.id);
            let mut whole = Vec::new();
            let mut names = Vec::new();
            for language in Language::all() {
                names.extend(words().text(language, &id).map(|name| chars(&name)));
                let attribute = |name: &str| words().attribute(language, &id, name);
                whole.extend(WHOLE.iter().filter_map(|name| attribute(name)).map(|form| chars(&form)));
                let typed = attribute("typed").unwrap_or_default();
                whole.extend(typed.split(',').map(chars));
            }
            whole.retain(|form: &Vec<char>| !form.is_empty());
            let latin = [chars(kind.letter), chars(&kind.sign.to_string())];
            let forms = latin.iter().chain(&names).chain(&whole).filter(|form| !form.is_empty());
            let looks = forms.map(|form| form.iter().copied().map(look).collect()).collect();
            Named { latin, whole, names, looks }
        };
        let kinds = spec.kinds.iter().map(named).collect();
        Names { kinds, shortest: spec.shortest_name, literal: spec.literal }
    }

    fn kinds(&self, fits: impl Fn(&Named) -> bool) -> Kinds {
        (0u8..).map(Kind).zip(&self.kinds).filter(|(_, named)| fits(named)).map(|(kind, _)| kind).collect()
    }

    /// The kinds that all these letters may mean: surely, and by their look.
    fn meant(&self, text: &[char]) -> Vec<Meant> {
        let alike = |one: char, two: char| look(one) == look(two);
        let long = text.len() > 1;
        let begins = |text: &[char], name: &[char], same: &dyn Fn(char, char) -> bool| {
            (!self.literal || text.len() == name.len()) && begins(text, name, same)
        };
        let named = |named: &Named| {
            let (english, others) = named.names.split_at(named.names.len().min(1));
            let enough = text.len() >= self.shortest;
            named.latin.iter().any(|letter| letter == text)
                || named.whole.iter().any(|form| is_whole(text, form))
                || enough && others.iter().any(|name| begins(text, name, &same))
                // Two letters are enough of an English name, also with letters of the wrong alphabet.
                || long && english.iter().any(|name| begins(text, name, &same))
                || long && others.iter().any(|name| begins(text, name, &alike))
                || long && named.whole.iter().any(|form| form.len() == text.len() && begins(text, form, &alike))
        };
        let sure = self.kinds(named);
        let twin = match *text {
            [one] => twin(one),
            _ => None,
        };
        let twins = twin.map_or(Kinds::default(), |twin| {
            self.kinds(|named| named.latin.iter().chain(&named.whole).any(|letter| *letter == [twin]))
        });
        // If any beginning of a name is enough, a letter that looks right is right.
        let loose = self.shortest == 1 && !text.iter().all(char::is_ascii);
        let (sure, twins) = if loose || sure.is_empty() && !self.literal {
            (sure.with(twins), Kinds::default())
        } else {
            (sure, twins.without(sure))
        };
        let twins = if self.shortest > 1 { twins } else { Kinds::default() };
        let all = [Meant { kinds: sure, alike: false }, Meant { kinds: twins, alike: true }];
        all.into_iter().filter(|meant| !meant.kinds.is_empty()).collect()
    }

    /// The names at the beginning of a text: the number of letters of each, and its meanings.
    pub fn at_the_beginning(&self, text: &[char]) -> Vec<(usize, Meant)> {
        let is_letter = |c: &&char| c.is_alphabetic() || ('♔'..='♟').contains(*c);
        let letters = text.iter().take_while(is_letter).count().min(LONGEST_NAME);
        let meant = |length| self.meant(&text[..length]).into_iter().map(move |meant| (length, meant));
        (1..=letters).flat_map(meant).collect()
    }

    /// The names of a kind in the form in which completions compare them: letters by their look.
    pub fn as_they_look(&self, kind: Kind) -> &[String] {
        self.kinds.get(usize::from(kind.0)).map_or(&[], |named| &named.looks)
    }
}

impl Spec {
    /// The names of its kinds, looked up in the language files once.
    pub fn names(&self) -> Arc<Names> {
        static KNOWN: Mutex<BTreeMap<&'static str, Arc<Names>>> = Mutex::new(BTreeMap::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry(self.id).or_insert_with(|| Arc::new(Names::of(self))).clone()
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
