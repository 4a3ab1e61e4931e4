//! A game for the kit, made of its definition and its declaration: the description for the kit, the sentences that
//! follow from the text, and the lesson.
//!
//! What is made is kept until the program ends, like the static descriptions of other games.

use super::declared::{self, Choice, Declared};
use super::definition::{Definition, Kind as Own};
use super::ending::Reason;
use super::fault::Fault;
use super::lesson;
use super::node;
use super::position::NONE;
use super::running::Running;
use super::text::{self, Told};
use super::told as sentences;
use super::traditions;
use super::variant::{START, Variant, ending_key};
use liege_game::scene::{Art, Tint};
use liege_game::{Allowed, Entry, Family, OptionSpec, Options, Refusal, SeatInfo};
use liege_squares::{Geometry, Kind, KindSpec, Made, OnSquares, Rules, Spec};
use liege_words::{Language, capitalised};
use sha2::{Digest as _, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

impl Made for Variant {
    fn words(&self, language: Language) -> &'static str {
        let english = || self.sources.get(Language::ENGLISH.code());
        self.sources.get(language.code()).or_else(english).copied().unwrap_or_default()
    }

    fn start(
        &'static self,
        spec: &'static Spec,
        options: &Options,
        position: Option<&str>,
    ) -> Result<Box<dyn Rules>, Refusal> {
        Ok(Box::new(Running::start(self, spec, options, position)?))
    }

    fn square(&self, square: &str) -> String {
        let tradition = self.declared.notation.as_deref().and_then(traditions::named);
        let written = tradition.zip(self.definition.find_square(square));
        written.map_or_else(|| square.to_owned(), |(tradition, at)| tradition.square(&self.definition, at))
    }
}

/// The games of texts that were told before: a text is read once, however often it is told.
static TOLD: Mutex<BTreeMap<String, Vec<Entry>>> = Mutex::new(BTreeMap::new());

/// The games of a text that belongs to no folder: of a host, or of a line that a referee reads. `taken` says whether
/// Liege has a game with an id.
///
/// # Errors
/// All faults of the text, in the order of its lines.
pub fn told(text: &str, taken: &dyn Fn(&str) -> bool) -> Result<Vec<Entry>, Vec<Fault>> {
    if let Some(known) = TOLD.lock().unwrap_or_else(PoisonError::into_inner).get(text)
        && !known.iter().any(|entry| taken(entry.game.id()))
    {
        return Ok(known.clone());
    }
    let games: Vec<Entry> = text::read(text, taken)?.into_iter().map(|told| of_host(told, true)).collect();
    TOLD.lock().unwrap_or_else(PoisonError::into_inner).insert(text.to_owned(), games.clone());
    Ok(games)
}

/// The game of a text that was stored with a table ([`liege_game::Game::text`]); `None`: it is not such a text.
#[must_use]
pub fn retold(text: &str) -> Option<&'static dyn liege_game::Game> {
    text::last(text).ok().map(|told| of_host(told, false).game)
}

/// The version of the rules that a text is: a part of its hash.
fn version(text: &str) -> u32 {
    let hash = Sha256::digest(text.as_bytes());
    hash.iter().take(4).fold(0, |version, byte| version << 8 | u32::from(*byte))
}

/// The game of a host's text. A game that nobody can open has no lesson.
fn of_host(told: Told, taught: bool) -> Entry {
    let Told { definition, notes, alone } = told;
    let origin = Origin::new(&definition.id, alone, taught);
    let declared = Declared { art: notes.figures.clone(), ..Declared::default() };
    // Keys of kinds are the text's own words.
    let kinds = definition.kinds.iter();
    let kinds: BTreeMap<String, (String, char)> = kinds
        .map(|kind| (kind.name.key(), (id_of(kind, &declared), kind.letter.to_ascii_uppercase())))
        .collect();
    let title = capitalised(&definition.id.replace('-', " "));
    let named: BTreeSet<&String> = notes.pieces.keys().map(|(piece, _)| piece).collect();
    // Sentences refer to each other within a language, so every language has each of them.
    let own = |code: &str| -> &'static str {
        let english = Language::ENGLISH.code();
        let name = notes.names.get(code).or_else(|| notes.names.get(english)).unwrap_or(&title);
        let mut words = format!("{}-name = {{ \"{name}\" }}\n", origin.prefix);
        let about = notes.about.get(code).or_else(|| notes.about.get(english));
        if let Some(about) = about.or_else(|| notes.about.values().next()) {
            let _ = writeln!(words, "{}-about = {{ \"{about}\" }}", origin.prefix);
        }
        for piece in &named {
            let Some((kind, letter)) = kinds.get(*piece) else { continue };
            let said = |code: &str| notes.pieces.get(&((*piece).clone(), code.to_owned())).cloned();
            let name = said(code).or_else(|| said(english)).unwrap_or_else(|| letter.to_string());
            let id = format!("{}-kind-{kind}", origin.prefix);
            let _ = writeln!(words, "{id} = {{ \"{name}\" }}\n    .letter = {letter}");
        }
        kept(words)
    };
    made(definition, declared, &own, "", Some(&origin))
}

/// A text that told a game.
pub(crate) struct Origin {
    text: &'static str,
    version: u32,
    /// The prefix of the game's sentences. It is of the text, so that games of several versions can be told beside each
    /// other.
    prefix: &'static str,
    /// Whether the game has a lesson.
    taught: bool,
}

impl Origin {
    fn new(id: &str, text: String, taught: bool) -> Origin {
        let version = version(&text);
        Origin { text: kept(text), version, prefix: kept(format!("text-{version:08x}-{id}")), taught }
    }
}

/// The descriptions for the kit of the games made so far, for tests.
#[cfg(test)]
pub static SPECS: Mutex<Vec<&'static Spec>> = Mutex::new(Vec::new());

/// Keeps a text until the program ends.
fn kept(text: impl Into<String>) -> &'static str {
    Box::leak(text.into().into_boxed_str())
}

/// The id of a kind: its key in the text, in small letters with dashes, or that of the one that it is like.
fn id_of(kind: &Own, declared: &Declared) -> String {
    let key = kind.name.key();
    if let Some(other) = declared.kinds.get(&key) {
        return other.clone();
    }
    let mut id = String::new();
    for sign in key.chars() {
        if sign.is_ascii_uppercase() || sign.is_ascii_digit() && !id.ends_with('-') {
            id.push('-');
        }
        id.push(sign.to_ascii_lowercase());
    }
    id
}

/// The codes of the seats: letters that no piece has.
fn code(game: &Definition, wanted: &str, taken: Option<char>) -> char {
    let free = |letter: &char| game.lettered(*letter).is_none() && Some(*letter) != taken;
    wanted.chars().chain('A'..='Z').find(free).unwrap_or('?')
}

/// Makes a game: from its definition and its declaration, with its own sentences in each language, if it has any.
/// `lesson` is its lesson; if it is empty, one is made. `origin` is the text of a host that told it.
#[must_use]
pub(crate) fn made(
    mut game: Definition,
    declared: Declared,
    own: &dyn Fn(&str) -> &'static str,
    lesson: &'static str,
    origin: Option<&Origin>,
) -> Entry {
    game.worth = (0..game.kinds.len() as u8).map(|kind| node::worth(&game, kind)).collect();
    let id = kept(game.id.clone());
    let prefix = origin.map_or(id, |origin| origin.prefix);
    let english = own(Language::ENGLISH.code());
    let kinds: &'static [KindSpec] = kinds(&game, &declared, prefix, english).leak();
    let definition = Arc::new(game);
    let game = &*definition;
    let is_made = lesson.is_empty() && origin.is_none_or(|origin| origin.taught);
    let taught = if is_made { lesson::made(game, kinds) } else { Vec::new() };
    let lesson = if lesson.is_empty() { kept(lesson::toml(&taught)) } else { lesson };
    let notation = declared.notation.clone();
    let sources = Language::CODES.iter().map(|code| {
        let told = sentences::sentences(game, prefix, kinds, english, notation.as_deref())
            + &lesson::sentences(&taught, (id, prefix), kinds, english);
        (*code, kept(format!("{}\n{told}", own(code))))
    });
    let mut ends = BTreeMap::new();
    for (_, name) in Reason::ALL {
        for (drawn, wins) in [(false, false), (true, false), (false, true)] {
            let key = ending_key(name, drawn, wins);
            let own = sentences::has(english, &format!("{prefix}-end-{key}"));
            let said = format!("{}-end-{key}", if own { prefix } else { "fairy" });
            if own || sentences::has(crate::sentences(Language::ENGLISH), &said) {
                ends.insert(key, kept(said));
            }
        }
    }
    let sources = sources.collect();
    let made = Variant { definition: definition.clone(), declared, sources, ends, varied: Mutex::default() };
    let made: &'static Variant = Box::leak(Box::new(made));
    let spec: &'static Spec = Box::leak(Box::new(Spec {
        prefix,
        version: origin.map_or(1, |origin| origin.version),
        text: origin.map(|origin| origin.text),
        family: if origin.is_some() { Family::Host } else { declared::family(game.size) },
        ..spec(made, id, kinds)
    }));
    #[cfg(test)]
    SPECS.lock().unwrap_or_else(PoisonError::into_inner).push(spec);
    Entry { game: Box::leak(Box::new(OnSquares::new(spec))), lesson, puzzles: "" }
}

/// The description for the kit.
fn spec(made: &'static Variant, id: &'static str, kinds: &'static [KindSpec]) -> Spec {
    let (game, declared) = (&*made.definition, &made.declared);
    let first = code(game, "W", None);
    let second = code(game, "DBZ", Some(first));
    let (names, seat_words) = match &declared.seats {
        Some([one, other]) => ([kept(one.clone()), kept(other.clone())], "fairy"),
        None => (["white", "black"], "sqr"),
    };
    let seats = vec![
        SeatInfo { id: names[0], code: first, team: 0 },
        SeatInfo { id: names[1], code: second, team: 1 },
    ];
    let last = kinds.len() as u8 - 1;
    let turned = game.turned.iter().copied().filter(|kind| *kind != NONE);
    let becomes: BTreeSet<u8> =
        game.promotions.iter().flatten().map(|(kind, _)| *kind).chain(turned).collect();
    let becomes: Vec<Kind> = becomes.into_iter().rev().map(|kind| Kind(last - kind)).collect();
    // A piece that is brought in is typed in the place of a promotion.
    let becomes = if game.rules.gating { Vec::new() } else { becomes };
    let absent = game.occurring().into_iter().zip(0..).filter(|(occurs, _)| !occurs);
    let men = game.start.sides.map(u128::count_ones);
    let whole = men[0] == men[1] && !game.rules.drops;
    Spec {
        seats: seats.leak(),
        armies: declared.picture.armies(),
        seat_words,
        options: options(declared).leak(),
        geometry: Geometry { files: game.size.files, ranks: game.size.ranks, ..Geometry::CHESS },
        tints: &[Tint::Chess],
        pattern: declared.picture.pattern(),
        men: declared.picture.men(game),
        kinds,
        uci: declared.uci.clone().map(kept),
        kif: declared.kif.clone().map(kept),
        csa: declared.csa.clone().map(kept),
        pgn: declared.pgn.clone().map(kept),
        usual_moves: declared.moves.unwrap_or(40),
        army: if whole { men[0] as u8 } else { 0 },
        castling: game.rules.castling && game.start.rooks != [[NONE; 2]; 2],
        becomes: becomes.leak(),
        absent: absent.map(|(_, kind)| Kind(last - kind)).collect(),
        made: Some(made),
        ..Spec::new(id, id, |_| "", |_, _| Err(liege_squares::over()))
    }
}

/// The options of a game.
fn options(declared: &Declared) -> Vec<OptionSpec> {
    let texts = |texts: &[String]| -> &'static [&'static str] {
        texts.iter().map(|text| kept(text.clone())).collect::<Vec<_>>().leak()
    };
    let of = |choice: &Choice| {
        let values = texts(&choice.values);
        let default = values.first().copied().unwrap_or_default();
        OptionSpec { name: kept(choice.name.clone()), values: Allowed::OneOf(values), default }
    };
    declared.arrays.then_some(START).into_iter().chain(declared.options.iter().map(of)).collect()
}

/// The kinds of a game, from the king down.
fn kinds(game: &Definition, declared: &Declared, id: &'static str, english: &str) -> Vec<KindSpec> {
    let common = crate::sentences(Language::ENGLISH);
    let of = |(index, kind): (usize, &Own)| {
        let name = id_of(kind, declared);
        let said = |prefix: &str| format!("{prefix}-kind-{name}");
        let words = if sentences::has(english, &said(id)) {
            id
        } else if sentences::has(liege_squares::sentences(Language::ENGLISH), &said("sqr")) {
            "sqr"
        } else if sentences::has(common, &said("fairy")) {
            "fairy"
        } else {
            id
        };
        let drawn = declared.art.get(&kind.name.key()).map_or(name.as_str(), String::as_str);
        let sign = kind.letter.to_ascii_uppercase();
        let plain = game.promotes[0][index] || game.promotes[1][index];
        let worth = game.worth.get(index).copied().unwrap_or_default().min(1200);
        KindSpec {
            letter: match declared.letters.get(&kind.name.key()) {
                Some(letter) => kept(letter.clone()),
                None if name == "pawn" => "",
                None => kept(sign.to_string()),
            },
            words,
            sign,
            art: declared::art(drawn).unwrap_or(Art::Letter(sign)),
            value: (worth / 50).clamp(1, 100) as u8,
            plain,
            id: kept(name),
        }
    };
    game.kinds.iter().enumerate().rev().map(of).collect()
}
