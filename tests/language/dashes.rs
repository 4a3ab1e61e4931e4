//! Each language has one kind of dash between words, in all its files.

/// The code of each language, the dash between its words, and the one that isn't.
const DASHES: [(&str, &str, &str); 3] = [("en", "–", "—"), ("ru", "—", "–"), ("uk", "—", "–")];

#[test]
fn words_are_parted_by_one_kind_of_dash() {
    for (code, ours, foreign) in DASHES {
        let mut dashes = 0;
        for file in liege_testing::sentence_files(code) {
            let text = std::fs::read_to_string(&file).unwrap();
            for (number, line) in text.lines().enumerate() {
                // Between numbers and cells every language has the short one, without spaces.
                let alone = |dash: &str| line.split(' ').any(|part| part == dash);
                assert!(!alone(foreign), "{}:{}: {line}", file.display(), number + 1);
                dashes += usize::from(alone(ours));
            }
        }
        assert!(dashes > 10, "no dashes in {code}: {dashes}");
    }
}
