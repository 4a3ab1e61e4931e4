//! One kind of dash in a language: what stands between words in every file of it.

use liege_words::Language;

/// The dashes, of which a language takes one between words.
const DASHES: [&str; 2] = ["–", "—"];

#[test]
fn words_are_parted_by_one_kind_of_dash() {
    for code in Language::CODES {
        let mut found: [Vec<String>; 2] = [Vec::new(), Vec::new()];
        for file in liege_testing::sentence_files(code) {
            let text = std::fs::read_to_string(&file).unwrap();
            for (number, line) in text.lines().enumerate() {
                // Between numbers and cells the short one stands in every language, with no spaces.
                for (found, dash) in found.iter_mut().zip(DASHES) {
                    if line.split(' ').any(|part| part == dash) {
                        found.push(format!("{}:{}: {line}", file.display(), number + 1));
                    }
                }
            }
        }
        found.sort_by_key(Vec::len);
        let [strange, usual] = found;
        assert!(strange.is_empty(), "another dash than elsewhere in {code}:\n{}", strange.join("\n"));
        assert!(usual.len() > 10, "no dashes in {code}: {}", usual.len());
    }
}
