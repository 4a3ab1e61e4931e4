//! What the files of a language lack, and what they have too much.

use liege_testing::translations::{Compared, compared};
use std::fmt::Write as _;

/// The number of messages of a file that are named unless all are asked for.
const NAMED: usize = 5;

/// What is left to do in the files of a language, file by file.
pub fn told(code: &str, all: bool) -> String {
    let files = compared(code);
    let mut text = String::new();
    for file in files.iter().filter(|file| !file.missing.is_empty() || !file.surplus.is_empty()) {
        tell(&mut text, file, all);
    }
    let sum = |count: fn(&Compared) -> usize| files.iter().map(count).sum::<usize>();
    let (messages, missing, surplus) =
        (sum(|file| file.all), sum(|file| file.missing.len()), sum(|file| file.surplus.len()));
    let _ = writeln!(
        text,
        "{code}: {missing} of {messages} messages are still said in English; {surplus} have no English message"
    );
    text
}

fn tell(text: &mut String, file: &Compared, all: bool) {
    let _ = writeln!(text, "{}: {} of {} still in English", file.name, file.missing.len(), file.all);
    let most = if all { usize::MAX } else { NAMED };
    // Of a file that has nothing yet the names say nothing.
    if all || file.missing.len() < file.all {
        list(text, "", &file.missing, most);
    }
    list(text, "surplus: ", &file.surplus, most);
}

fn list(text: &mut String, before: &str, ids: &[String], most: usize) {
    for id in ids.iter().take(most) {
        let _ = writeln!(text, "    {before}{id}");
    }
    if ids.len() > most {
        let _ = writeln!(text, "    {before}and {} more (--all names them)", ids.len() - most);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_told_by_file() {
        let ids = |count: usize| (0..count).map(|number| format!("a-{number}")).collect::<Vec<_>>();
        let file = Compared { name: "words/qy/a.ftl".into(), all: 9, missing: ids(7), surplus: ids(1) };
        let told = |all| {
            let mut text = String::new();
            tell(&mut text, &file, all);
            text
        };
        let short = told(false);
        assert!(short.starts_with("words/qy/a.ftl: 7 of 9 still in English\n    a-0\n"), "{short}");
        assert!(short.contains("    and 2 more") && short.ends_with("    surplus: a-0\n"), "{short}");
        assert_eq!(told(true).lines().count(), 9);
    }

    #[test]
    fn a_finished_language_has_nothing_left() {
        assert!(told("en", false).starts_with("en: 0 of "));
    }
}
