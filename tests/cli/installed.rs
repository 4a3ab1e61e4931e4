//! What the program installs: each crate's sentences are there, in every language. (Tests read them from the files.)

use liege_testing::workspace;
use liege_words::Language;
use std::collections::BTreeSet;
use std::fs;

fn ids(source: &str) -> BTreeSet<&str> {
    source.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id).collect()
}

#[test]
fn the_program_brings_what_each_crate_says() {
    let house = liege::house();
    for language in Language::all() {
        let brought: Vec<&str> = house.sentences.iter().map(|sentences| sentences(language)).collect();
        let brought = brought.join("\n");
        let brought = ids(&brought);
        let mut files = 0;
        for entry in fs::read_dir(workspace().join("crates")).expect("the crates").flatten() {
            // Games say what is their own, and the general sentences are always there.
            if matches!(entry.file_name().to_str(), Some("games" | "words")) {
                continue;
            }
            for file in fs::read_dir(entry.path().join("src/words")).into_iter().flatten().flatten() {
                let name = file.file_name().into_string().expect("a name");
                if name.ends_with(&format!(".{}.ftl", language.code())) {
                    let text = fs::read_to_string(file.path()).expect("sentences");
                    let lost: Vec<&str> = ids(&text).difference(&brought).copied().collect();
                    assert!(lost.is_empty(), "{name} is not installed: {lost:?}");
                    files += 1;
                }
            }
        }
        assert!(files > 20, "{files} files of {}", language.code());
    }
}
