//! The common parts of several crates' tests: toy games, the tests of every game on squares, and the
//! installation of games before the first test. It is not part of a release.
//!
//! A crate whose tests need the games says `liege_testing::install!(liege_games::house());` once.

pub mod cases;
pub mod corpus;
pub mod games;
pub mod handbook;
#[cfg(feature = "hostile")]
pub mod hostile;
pub mod many;
pub mod nim;
pub mod parley;
pub mod sentences;
pub mod squares;
pub mod translations;

#[doc(hidden)]
pub use ctor;

use liege_game::House;
use liege_words::{Language, Message};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Installs a house for the tests of a crate, before the first of them begins.
#[macro_export]
macro_rules! install {
    ($house:expr) => {
        $crate::ctor::declarative::ctor! {
            #[ctor(unsafe)]
            fn install_for_tests() {
                $crate::install($house);
            }
        }
    };
}

/// Installs these games with the sentences of all crates, whichever of them the test is linked with.
pub fn install(mut house: House) {
    house.sentences = vec![all_sentences];
    liege_game::install(house);
}

/// An English sentence with these values, without its full stop: tests use it if the wording does not matter.
///
/// # Panics
/// If there is no such sentence.
#[must_use]
pub fn english(id: &'static str, values: &[(&'static str, &str)]) -> String {
    let message = values.iter().fold(Message::new(id), |message, (name, value)| message.with(name, *value));
    let said = liege_game::words().say(Language::ENGLISH, &message);
    assert_ne!(said, id, "there is no such sentence");
    said.trim().trim_end_matches('.').to_owned()
}

/// The folder of the workspace.
#[must_use]
pub fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The sentences of all crates, without the general ones and those of the games: read from their files at the
/// first call.
fn all_sentences(language: Language) -> &'static str {
    static READ: OnceLock<BTreeMap<&'static str, String>> = OnceLock::new();
    let read = READ.get_or_init(|| {
        // Each game brings its own.
        let theirs = |file: &Path| {
            let file = file.strip_prefix(workspace().join("crates")).expect("below crates");
            // Cities are only looked up, never said.
            let of_game = file.starts_with("games") && !file.starts_with("games/src/words");
            !of_game && !file.starts_with("words") && !file.ends_with("cities.ftl")
        };
        let said = |language: Language| {
            let files = sentence_files(language.code()).into_iter().filter(|file| theirs(file));
            let texts = files.map(|file| fs::read_to_string(file).expect("a file of sentences"));
            (language.code(), texts.collect::<Vec<_>>().join("\n"))
        };
        Language::all().into_iter().map(said).collect()
    });
    // A language made of English while the program runs has the English sentences.
    read.get(language.code()).filter(|text| !text.is_empty()).unwrap_or(&read["en"])
}

/// The files of a language's sentences in the whole workspace: `words/<code>.ftl` and the files in
/// `words/<code>/`.
///
/// # Panics
/// If a folder cannot be read.
#[must_use]
pub fn sentence_files(code: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    files_below(&workspace().join("crates"), &mut |file| {
        let of_language = match file.parent().and_then(|folder| folder.file_name()) {
            Some(folder) if folder == "words" => file.file_stem().is_some_and(|stem| stem == code),
            Some(folder) => {
                folder == code
                    && file.parent().and_then(Path::parent).is_some_and(|above| above.ends_with("words"))
            }
            None => false,
        };
        if of_language && file.extension().is_some_and(|end| end == "ftl") {
            found.push(file.to_owned());
        }
    });
    found.sort();
    found
}

/// Calls `visit` for each file below a folder.
///
/// # Panics
/// If a folder cannot be read.
pub fn files_below(folder: &Path, visit: &mut dyn FnMut(&Path)) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files_below(&path, visit);
        } else {
            visit(&path);
        }
    }
}
