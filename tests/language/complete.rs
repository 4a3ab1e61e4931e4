//! The sentences: complete in all three languages, with the same variables.

use liege_game as game;
use liege_words::Language;
use std::collections::{BTreeMap, BTreeSet};

/// The messages of a Fluent source: id (attributes as `id.attribute`) to the variables it uses.
fn messages(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| !id.starts_with(' ') && !id.is_empty())
        {
            id.clone_into(&mut current);
            assert!(messages.insert(current.clone(), BTreeSet::new()).is_none(), "{id} is there twice");
        } else if let Some((name, _)) = line.trim().strip_prefix('.').and_then(|line| line.split_once(" =")) {
            let id = current.split('.').next().unwrap_or_default();
            current = format!("{id}.{name}");
            messages.insert(current.clone(), BTreeSet::new());
        }
        let used = line.split('$').skip(1).map(|rest| {
            rest.chars().take_while(|c| c.is_alphanumeric() || matches!(c, '-' | '_')).collect::<String>()
        });
        // Cases belong to the language: `$lord-gen` counts as `$lord`.
        let plain = used.map(|name| match name.rsplit_once('-') {
            Some((stem, "gen" | "dat" | "acc" | "ins" | "letter" | "id")) => stem.to_owned(),
            _ => name,
        });
        messages.entry(current.clone()).or_default().extend(plain);
    }
    messages.remove("");
    messages
}

fn all(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let general = liege_words::source(language);
    let games = game::all().iter().map(|game| game.words(language));
    let texts: Vec<&str> = [general].into_iter().chain(game::sentences(language)).chain(games).collect();
    messages(&texts.join("\n"))
}

#[test]
fn every_sentence_is_in_every_language() {
    let english = all(Language::ENGLISH);
    assert!(english.len() > 150, "only {} sentences were found", english.len());
    for language in [Language::RUSSIAN, Language::UKRAINIAN] {
        let other = all(language);
        let attribute = |id: &&String| !id.contains('.');
        let ids = |messages: &BTreeMap<String, BTreeSet<String>>| -> BTreeSet<String> {
            messages.keys().filter(attribute).cloned().collect()
        };
        let missing: Vec<_> = ids(&english).difference(&ids(&other)).cloned().collect();
        assert!(missing.is_empty(), "not in {}: {missing:?}", language.name());
        let surplus: Vec<_> = ids(&other).difference(&ids(&english)).cloned().collect();
        assert!(surplus.is_empty(), "only in {}: {surplus:?}", language.name());
    }
}

#[test]
fn a_translation_uses_no_variable_that_the_program_does_not_give() {
    let english = all(Language::ENGLISH);
    for language in [Language::RUSSIAN, Language::UKRAINIAN] {
        for (id, used) in all(language) {
            let Some(known) = english.get(&id) else { continue };
            let strange: Vec<_> = used.difference(known).collect();
            assert!(strange.is_empty(), "{id} in {}: {strange:?}", language.name());
        }
    }
}

/// The README shows every game, with a link to its page.
#[test]
fn the_readme_names_every_game() {
    let readme = include_str!("../../README.md");
    for game in game::all() {
        assert!(readme.contains(&format!("docs/games/{}.md", game.id())), "{}", game.id());
    }
}
