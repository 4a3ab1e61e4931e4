//! The installed parts of the program: each crate's sentences are there, in every language. (Tests read them
//! from the files.)

use liege_testing::{sentence_files, workspace};
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
        for file in sentence_files(language.code()) {
            let crates = workspace().join("crates");
            // Games have their own sentences, and the general sentences are always there.
            if ["games", "words"].iter().any(|name| file.starts_with(crates.join(name))) {
                continue;
            }
            let text = fs::read_to_string(&file).expect("sentences");
            let lost: Vec<&str> = ids(&text).difference(&brought).copied().collect();
            assert!(lost.is_empty(), "{} is not installed: {lost:?}", file.display());
            files += 1;
        }
        assert!(files > 20, "{files} files of {}", language.code());
    }
}
