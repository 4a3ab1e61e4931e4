//! One kind of dash in a language: what stands between words in every file of it.

use std::path::{Path, PathBuf};

/// Of each language the end of its files, the dash between its words, and the one that isn't.
const DASHES: [(&str, &str, &str); 3] = [(".en.ftl", "–", "—"), (".ru.ftl", "—", "–"), (".uk.ftl", "—", "–")];

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|end| end == "ftl") {
            found.push(path);
        }
    }
}

#[test]
fn words_are_parted_by_one_kind_of_dash() {
    let mut found = Vec::new();
    for folder in ["src", "crates"] {
        files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
    }
    for (end, ours, foreign) in DASHES {
        let mut dashes = 0;
        for file in found.iter().filter(|file| file.to_string_lossy().ends_with(end)) {
            let text = std::fs::read_to_string(file).unwrap();
            for (number, line) in text.lines().enumerate() {
                // Between numbers and cells the short one stands in every language, with no spaces.
                let alone = |dash: &str| line.split(' ').any(|part| part == dash);
                assert!(!alone(foreign), "{}:{}: {line}", file.display(), number + 1);
                dashes += usize::from(alone(ours));
            }
        }
        assert!(dashes > 10, "no dashes in {end}: {dashes}");
    }
}
