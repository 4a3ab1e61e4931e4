//! Sentences in the languages of the readers, from Fluent files.
//!
//! A [`Message`] is a sentence without a language: the id of a Fluent message and its arguments.
//! [`Words`] turns it into text. The general sentences are in `words/<language>/general.ftl`; each crate and
//! each game brings its own, and a game is the [`Cast`] of its messages.
//!
//! A seat as an argument gives several variables, because Russian and Ukrainian decline: with
//! `("lord", Arg::Seat(0))` a sentence may use `{ $lord }` (nominative), `{ $lord-gen }`,
//! `{ $lord-dat }`, `{ $lord-acc }`, `{ $lord-ins }` (from the attributes of the game's message
//! `<prefix>-seat-<seat id>`, see [`Cast`]; a missing attribute falls back to the nominative) and `{ $lord-id }`
//! (the seat's id in data, for selectors). A sentence as an argument gives a variable for each of the attributes
//! `.gen`, `.dat`, `.acc`, `.ins` and `.letter` that it has, in the same way: `{ $piece-acc }`.
#![forbid(unsafe_code)]

#[macro_use]
mod language;
pub mod day;
pub mod duration;
pub mod letters;
pub mod lexicon;
pub mod limited;
mod message;
mod near;
pub mod now;
mod refusals;
pub mod steps;
pub mod typist;

pub use language::Language;
pub use message::{Arg, Message, moment};
pub use near::{capitalised, likeness, near, nearest};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

/// The grammatical cases that a seat's name has as Fluent attributes.
pub const CASES: [&str; 4] = ["gen", "dat", "acc", "ins"];
/// The attributes that a sentence within a sentence may have: cases, and the letter of a piece.
const FORMS: [&str; 5] = ["gen", "dat", "acc", "ins", "letter"];

type Bundle = FluentBundle<FluentResource>;

/// All sentences of the program, ready to use.
pub struct Words {
    bundles: RwLock<HashMap<Language, Bundle>>,
}

/// Adds a Fluent source to the sentences of a language.
fn add(bundle: &mut Bundle, language: Language, source: &'static str) {
    let resource = FluentResource::try_new(language.words(source).into_owned());
    let resource = resource.unwrap_or_else(|(resource, errors)| {
        tracing::error!(?errors, language = language.code(), "a Fluent file has errors");
        resource
    });
    if let Err(errors) = bundle.add_resource(resource) {
        tracing::error!(?errors, language = language.code(), "a message is defined twice");
    }
}

/// The game whose seats are among a message's arguments.
pub trait Cast {
    /// The id in data of the seat at this place of the list, and the id of the message with its name.
    fn seat_words(&self, place: u8) -> Option<(&'static str, String)>;
}

/// The Fluent source of the general sentences of a language.
#[must_use]
pub fn source(language: Language) -> &'static str {
    in_language!(language, "general", "typed")
}

impl Words {
    /// Reads the general sentences and, for each language, the Fluent sources from `own`.
    pub fn of(own: impl Fn(Language) -> Vec<&'static str>) -> Words {
        let mut bundles = HashMap::new();
        for language in Language::all() {
            let mut bundle = Bundle::new_concurrent(vec![language.identifier()]);
            // Isolation marks are invisible characters that people would copy with the notation.
            bundle.set_use_isolating(false);
            for source in std::iter::once(source(language)).chain(own(language)) {
                add(&mut bundle, language, source);
            }
            bundles.insert(language, bundle);
        }
        Words { bundles: RwLock::new(bundles) }
    }

    /// Adds a Fluent source for each language, while the others may be in use.
    pub fn add(&self, own: impl Fn(Language) -> &'static str) {
        let mut bundles = self.bundles.write().unwrap_or_else(PoisonError::into_inner);
        for (language, bundle) in bundles.iter_mut() {
            add(bundle, *language, own(*language));
        }
    }

    /// The sentences for a short look: nothing else may be asked of them meanwhile, because a second look would wait
    /// for one who adds some, and that one for the first.
    fn bundles(&self) -> RwLockReadGuard<'_, HashMap<Language, Bundle>> {
        self.bundles.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a message with this id exists in the language.
    #[must_use]
    pub fn has(&self, language: Language, id: &str) -> bool {
        self.bundles()[&language].has_message(id)
    }

    /// The text of a message without arguments, if there is one with this id.
    #[must_use]
    pub fn text(&self, language: Language, id: &str) -> Option<String> {
        let known = self.has(language, id) || self.has(Language::ENGLISH, id);
        known.then(|| self.format(language, id, None, None)).flatten()
    }

    /// The text of a message that belongs to no game.
    #[must_use]
    pub fn say(&self, language: Language, message: &Message) -> String {
        self.tell(language, None, message)
    }

    /// The text of a message of `game` (seats among its arguments are that game's).
    #[must_use]
    pub fn say_of(&self, language: Language, game: &dyn Cast, message: &Message) -> String {
        self.tell(language, Some(game), message)
    }

    /// The name of a game's seat at this place of the list, in the nominative.
    #[must_use]
    pub fn seat(&self, language: Language, game: &dyn Cast, place: u8) -> String {
        game.seat_words(place)
            .map_or_else(|| format!("#{place}"), |known| self.seat_name(language, &known, None))
    }

    /// Other names by which people may call a seat, in small letters: the `.typed` of its message.
    #[must_use]
    pub fn seat_typed(&self, language: Language, game: &dyn Cast, place: u8) -> Vec<String> {
        let typed = game.seat_words(place).and_then(|(_, id)| self.attribute(language, &id, "typed"));
        typed.unwrap_or_default().split(',').map(|name| name.trim().to_lowercase()).collect()
    }

    fn seat_name(&self, language: Language, (seat, id): &(&str, String), case: Option<&str>) -> String {
        self.format(language, id, case, None)
            .or_else(|| self.format(language, id, None, None))
            .unwrap_or_else(|| (*seat).to_owned())
    }

    /// An attribute of a message without arguments, if it has one with this name.
    #[must_use]
    pub fn attribute(&self, language: Language, id: &str, name: &str) -> Option<String> {
        self.has_attribute(language, id, name).then(|| self.format(language, id, Some(name), None)).flatten()
    }

    fn has_attribute(&self, language: Language, id: &str, name: &str) -> bool {
        // A message that a language lacks is said in English, with what it has there.
        let bundles = self.bundles();
        let english = || bundles[&Language::ENGLISH].get_message(id);
        let message = bundles[&language].get_message(id).or_else(english);
        message.is_some_and(|message| message.get_attribute(name).is_some())
    }

    /// A form of a sentence, if it exists.
    fn form(
        &self,
        language: Language,
        game: Option<&dyn Cast>,
        message: &Message,
        form: &str,
    ) -> Option<String> {
        if !self.has_attribute(language, message.id(), form) {
            return None;
        }
        self.format(language, message.id(), Some(form), Some(&self.args(language, game, message)))
    }

    fn tell(&self, language: Language, game: Option<&dyn Cast>, message: &Message) -> String {
        let args = self.args(language, game, message);
        self.format(language, message.id(), None, Some(&args)).unwrap_or_else(|| {
            // A missing sentence is a defect, but people must still be told something.
            let mut text = message.id().to_owned();
            for (name, arg) in message.args() {
                let _ = write!(text, " {name}={arg:?}");
            }
            text
        })
    }

    /// The variables for a message's arguments.
    fn args(&self, language: Language, game: Option<&dyn Cast>, message: &Message) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, arg) in message.args() {
            match arg {
                Arg::Text(text) => args.set(*name, FluentValue::from(text.clone())),
                Arg::Number(number) => args.set(*name, FluentValue::from(*number)),
                Arg::Say(inner) => {
                    for form in FORMS {
                        if let Some(text) = self.form(language, game, inner, form) {
                            args.set(format!("{name}-{form}"), FluentValue::from(text));
                        }
                    }
                    args.set(*name, FluentValue::from(self.tell(language, game, inner)));
                }
                Arg::All(parts) => {
                    let parts: Vec<String> =
                        parts.iter().map(|part| self.tell(language, game, part)).collect();
                    args.set(*name, FluentValue::from(parts.join(", ")));
                }
                Arg::Seat(place) => {
                    let Some(known) = game.and_then(|game| game.seat_words(*place)) else {
                        args.set(*name, FluentValue::from(format!("#{place}")));
                        continue;
                    };
                    args.set(format!("{name}-id"), FluentValue::from(known.0));
                    args.set(*name, FluentValue::from(self.seat_name(language, &known, None)));
                    for case in CASES {
                        let text = self.seat_name(language, &known, Some(case));
                        args.set(format!("{name}-{case}"), FluentValue::from(text));
                    }
                }
            }
        }
        args
    }

    fn format(
        &self,
        language: Language,
        id: &str,
        attribute: Option<&str>,
        args: Option<&FluentArgs<'_>>,
    ) -> Option<String> {
        let bundles = self.bundles();
        let bundle = &bundles[&language];
        let Some(message) = bundle.get_message(id) else {
            drop(bundles);
            if language != Language::ENGLISH {
                return self.format(Language::ENGLISH, id, attribute, args);
            }
            tracing::error!(id, "there is no such message");
            return None;
        };
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, args, &mut errors).into_owned();
        if !errors.is_empty() {
            tracing::error!(?errors, id, language = language.code(), "a message could not be formed");
        }
        Some(text)
    }
}
