//! The files of a new language: each English message as a comment, so that a translator sees it where its translation belongs.

use crate::Failure;
use liege_testing::sentence_files;
use liege_testing::translations::translation;
use std::fs;
use std::path::Path;

/// The file with the list of languages.
const LIST: &str = "crates/words/src/language.rs";

/// Lays the files of a language beside the English ones, and puts it into the list. Files that are there already stay.
pub fn lay(root: &Path, code: &str, name: &str) -> Result<(), Failure> {
    if !(2..=3).contains(&code.len()) || !code.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return Err(format!("`{code}` is no code of a language: two or three small letters, e.g. `pl`"));
    }
    let name = name.trim();
    if name.is_empty() || name.contains(['"', '\\', '\n']) {
        return Err(format!("`{name}` is no name of a language"));
    }
    let list = root.join(LIST);
    let text = fs::read_to_string(&list).map_err(|error| format!("{LIST} can't be read: {error}"))?;
    let listed = listed(&text, code, name)?;
    let mut laid = 0;
    for english in sentence_files("en") {
        let path = translation(&english, code);
        if !path.exists() {
            let source = fs::read_to_string(&english);
            let source = source.map_err(|error| format!("{} can't be read: {error}", english.display()))?;
            let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
            let done = folder.and_then(|()| fs::write(&path, draft(&source, name)));
            done.map_err(|error| format!("{} can't be written: {error}", path.display()))?;
            laid += 1;
        }
    }
    if listed != text {
        fs::write(&list, listed).map_err(|error| format!("{LIST} can't be written: {error}"))?;
    }
    crate::print(&format!(
        "{laid} files are laid, and {LIST} lists the language. What is left:
1. Translate: write each message below its English one, or in its place, without the `#`.
2. `.ci/cities` brings what the cities of time zones are called.
3. `liege-dev language {code}` says what is still said in English. The program compiles and runs at any time.

"
    ))
}

/// A Fluent source with every message as a comment.
fn draft(english: &str, name: &str) -> String {
    let mut draft =
        format!("# {name}. Each English message stands here as a comment until it is translated.\n\n");
    for line in english.lines() {
        if !line.is_empty() && !line.starts_with('#') {
            draft.push_str("# ");
        }
        draft.push_str(line);
        draft.push('\n');
    }
    draft
}

/// The list with a language at its end; as it is if it has the language already.
fn listed(text: &str, code: &str, name: &str) -> Result<String, Failure> {
    let no_list = || format!("{LIST} has no list of languages");
    let start = text.find("languages! { $").ok_or_else(no_list)?;
    let end = start + text[start..].find("\n}").ok_or_else(no_list)?;
    if text[start..end].contains(&format!("\n    \"{code}\" ")) {
        return Ok(text.to_owned());
    }
    Ok(format!("{},\n    \"{code}\" \"{name}\"{}", &text[..end], &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use liege_words::Language;

    #[test]
    fn the_list_takes_a_language_once() {
        let text = fs::read_to_string(liege_testing::workspace().join(LIST)).unwrap();
        let with = listed(&text, "pl", "polski").unwrap();
        assert!(with.contains(",\n    \"pl\" \"polski\"\n}"), "{with}");
        assert_eq!(listed(&with, "pl", "polski").unwrap(), with);
        for code in Language::CODES {
            assert_eq!(listed(&text, code, "?").unwrap(), text, "{code}");
        }
    }

    #[test]
    fn a_draft_says_nothing_yet_and_shows_everything() {
        for file in sentence_files("en") {
            let english = fs::read_to_string(file).unwrap();
            let draft = draft(&english, "polski");
            assert!(liege_testing::translations::ids(&draft).is_empty());
            for line in english.lines() {
                assert!(draft.contains(line));
            }
        }
    }

    #[test]
    fn a_code_is_two_or_three_letters() {
        for code in ["p", "pl-PL", "Pl", "../x", "plpl"] {
            assert!(lay(Path::new("/nowhere"), code, "polski").is_err_and(|why| why.contains(code)));
        }
        assert!(lay(Path::new("/nowhere"), "pl", "a \"name\"").is_err());
    }
}
