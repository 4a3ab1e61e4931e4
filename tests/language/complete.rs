//! The sentences: complete in every language, file by file, with the same variables.

use liege_game as game;
use liege_testing::translations::{compared, messages};
use liege_words::Language;
use std::collections::{BTreeMap, BTreeSet};

fn all(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let general = liege_words::source(language);
    let games = game::all().iter().map(|game| game.words(language));
    let texts: Vec<&str> = [general].into_iter().chain(game::sentences(language)).chain(games).collect();
    messages(&texts.join("\n"))
}

/// The languages that have files, but for English.
fn translated() -> impl Iterator<Item = Language> {
    let has_files = |language: &Language| Language::CODES.contains(&language.code());
    Language::all().into_iter().filter(has_files).filter(|language| *language != Language::ENGLISH)
}

#[test]
fn every_sentence_is_in_every_language() {
    let english = all(Language::ENGLISH);
    assert!(english.len() > 150, "only {} sentences were found", english.len());
    let mut faults = Vec::new();
    for language in translated() {
        for file in compared(language.code()) {
            faults.extend(file.missing.iter().map(|id| format!("{} lacks {id}", file.name)));
            faults.extend(file.surplus.iter().map(|id| format!("{}: no English {id}", file.name)));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a_translation_uses_no_variable_that_the_program_does_not_give() {
    let english = all(Language::ENGLISH);
    for language in translated() {
        for (id, used) in all(language) {
            let Some(known) = english.get(&id) else { continue };
            let strange: Vec<_> = used.difference(known).collect();
            assert!(strange.is_empty(), "{id} in {}: {strange:?}", language.name());
        }
    }
}

/// The README shows every game there is, with a link to its page.
#[test]
fn the_readme_names_every_game() {
    let readme = include_str!("../../README.md");
    for game in game::all() {
        assert!(readme.contains(&format!("docs/games/{}.md", game.id())), "{}", game.id());
    }
}
