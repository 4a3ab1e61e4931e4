//! The files of a language beside the English ones: what they lack, and what they have too much.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The messages of a Fluent source: id (attributes as `id.attribute`) to the variables it uses.
///
/// # Panics
/// If a message is there twice.
#[must_use]
pub fn messages(source: &str) -> BTreeMap<String, BTreeSet<String>> {
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
        // Declension is the language's own affair: `$lord-gen` counts as `$lord`.
        let plain = used.map(|name| match name.rsplit_once('-') {
            Some((stem, "gen" | "dat" | "acc" | "ins" | "letter" | "id")) => stem.to_owned(),
            _ => name,
        });
        messages.entry(current.clone()).or_default().extend(plain);
    }
    messages.remove("");
    messages
}

/// The ids of the messages of a Fluent source, without their attributes.
#[must_use]
pub fn ids(source: &str) -> BTreeSet<String> {
    messages(source).into_keys().filter(|id| !id.contains('.')).collect()
}

/// Where the file of a language lies that translates an English one.
#[must_use]
pub fn translation(english: &Path, code: &str) -> PathBuf {
    let folder = english.parent().unwrap_or(english);
    match folder.ends_with("en") {
        true => folder.with_file_name(code).join(english.file_name().unwrap_or_default()),
        false => folder.join(format!("{code}.ftl")),
    }
}

/// A file of a language held against the English one.
#[derive(Clone, Debug)]
pub struct Compared {
    /// The file, from the workspace on.
    pub name: String,
    /// The number of messages that the English file has.
    pub all: usize,
    /// The messages that only the English file has.
    pub missing: Vec<String>,
    /// The messages that only this file has.
    pub surplus: Vec<String>,
}

/// The files of a language held against the English ones, in the order of their names.
///
/// # Panics
/// If a file cannot be read.
#[must_use]
pub fn compared(code: &str) -> Vec<Compared> {
    let read = |path: &Path| {
        let text = if path.is_file() { fs::read_to_string(path) } else { Ok(String::new()) };
        ids(&text.unwrap_or_else(|error| panic!("{}: {error}", path.display())))
    };
    let mut files: BTreeMap<PathBuf, BTreeSet<String>> = super::sentence_files("en")
        .iter()
        .map(|english| (translation(english, code), read(english)))
        .collect();
    // A file beside which there is no English one is all surplus.
    for own in super::sentence_files(code) {
        files.entry(own).or_default();
    }
    let root = super::workspace();
    let compared = files.into_iter().map(|(path, english)| {
        let own = read(&path);
        Compared {
            name: path.strip_prefix(&root).unwrap_or(&path).display().to_string(),
            all: english.len(),
            missing: english.difference(&own).cloned().collect(),
            surplus: own.difference(&english).cloned().collect(),
        }
    });
    compared.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_translation_lies_beside_the_english_file() {
        for (english, german) in [
            ("crates/table/src/words/en/time.ftl", "crates/table/src/words/de/time.ftl"),
            ("crates/games/src/ugolki/words/en.ftl", "crates/games/src/ugolki/words/de.ftl"),
        ] {
            assert_eq!(translation(Path::new(english), "de"), Path::new(german));
        }
    }

    #[test]
    fn english_lacks_nothing() {
        let files = compared("en");
        assert!(files.len() > 50);
        for file in files {
            assert!(file.all > 0 && file.missing.is_empty() && file.surplus.is_empty(), "{file:?}");
        }
    }

    #[test]
    fn a_language_without_files_lacks_everything() {
        for file in compared("qy") {
            assert_eq!(file.missing.len(), file.all, "{}", file.name);
        }
    }

    #[test]
    fn messages_have_their_variables() {
        let source = "# no = { $comment }\none = { $lord-gen } goes\n    to { $place }\n    .acc = { $it }\n";
        let read = messages(source);
        let used = |id: &str| read[id].iter().map(String::as_str).collect::<Vec<_>>();
        assert_eq!((used("one"), used("one.acc")), (vec!["lord", "place"], vec!["it"]));
        assert_eq!(ids(source).into_iter().collect::<Vec<_>>(), ["one"]);
    }
}
