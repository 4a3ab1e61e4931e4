//! Names and descriptions of the slash commands in all languages.
//!
//! In the Fluent files a command `join` has `slash-join` (its name) and `slash-join-about`; its option
//! `seat` has `option-seat` (the name, the same wherever the option occurs) and `option-join-seat`
//! (what it is for in this command) or, where that is missing, `option-seat-about`. A choice `no` of an
//! option `answer` has `choice-answer-no`; one without such a sentence is shown as it is.

use crate::game::words;
use crate::words::Language;
use poise::{Command, CommandParameter};
use std::borrow::Cow;

type Texts = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// Discord's locales that get texts of their own. English is what everybody else sees.
const LOCAL: [(&str, Language); 2] = [("ru", Language::Russian), ("uk", Language::Ukrainian)];

/// Fills in the texts of a command and its options.
pub(super) fn translate<U, E>(command: &mut Command<U, E>) {
    let name = command.name.to_string();
    let about = format!("slash-{name}-about");
    command.name_localizations = local(&format!("slash-{name}"));
    command.description = text(Language::English, &about);
    command.description_localizations = local(&about);
    for option in &mut command.parameters {
        translate_option(&name, option);
    }
}

fn translate_option<U, E>(command: &str, option: &mut CommandParameter<U, E>) {
    let special = format!("option-{command}-{}", option.name);
    let about = if words().has(Language::English, &special) {
        special
    } else {
        format!("option-{}-about", option.name)
    };
    option.name_localizations = local(&format!("option-{}", option.name));
    option.description = text(Language::English, &about);
    option.description_localizations = local(&about);
    // What comes back of a choice is its place in the list, so that its label may say anything.
    for choice in option.choices.to_mut() {
        let id = format!("choice-{}-{}", option.name, choice.name);
        if let Some(label) = text(Language::English, &id) {
            choice.name = label;
            choice.localizations = local(&id);
        }
    }
}

fn local(id: &str) -> Texts {
    let said = |(locale, language): (&'static str, Language)| Some((Cow::from(locale), text(language, id)?));
    LOCAL.into_iter().filter_map(said).collect()
}

fn text(language: Language, id: &str) -> Option<Cow<'static, str>> {
    let words = words();
    words.text(language, id).map(Cow::from)
}
