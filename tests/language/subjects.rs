//! No English sentence begins with a clause as its subject ("Who cannot move is passed over"): a sentence
//! names a subject that does something.

const CLAUSES: [&str; 5] = ["Who", "What", "Whoever", "Whatever", "Whom"];

/// The sentences of a line that end with a full stop and begin with such a clause. A text that only names
/// something ("What you want to say") is not a sentence and ends without a full stop.
fn faults(line: &str) -> Vec<&str> {
    let begin = line.split_once(" = ").map_or(line, |(_, text)| text);
    let mut starts = vec![0];
    starts.extend(begin.match_indices(". ").map(|(at, _)| at + 2));
    starts.extend(begin.match_indices("? ").map(|(at, _)| at + 2));
    starts.extend(begin.match_indices(": ").map(|(at, _)| at + 2));
    let sentences = starts.into_iter().map(|start| {
        let rest = &begin[start..];
        let end = rest.find(". ").or_else(|| rest.ends_with('.').then(|| rest.len() - 1));
        let question = rest.find('?').unwrap_or(usize::MAX);
        end.filter(|end| *end < question).map_or("", |end| &rest[..end])
    });
    let clause = |sentence: &&str| {
        let bare = sentence.trim_start_matches(['•', '*', ' ', '-', '#', '💡']);
        CLAUSES.iter().any(|word| bare.strip_prefix(word).is_some_and(|rest| rest.starts_with(' ')))
    };
    sentences.filter(clause).collect()
}

#[test]
fn no_sentence_has_a_clause_as_its_subject() {
    let found = liege_testing::sentence_files("en");
    assert!(found.len() > 30);
    for file in found {
        for (number, line) in std::fs::read_to_string(&file).unwrap().lines().enumerate() {
            if !line.starts_with('#') {
                assert_eq!(faults(line), Vec::<&str>::new(), "{}:{}", file.display(), number + 1);
            }
        }
    }
}

#[test]
fn a_clause_is_found_and_a_question_is_not() {
    for (line, found) in [
        ("a = • Who cannot move is passed over by the referee.", 1),
        ("a = That is settled. Whoever asked first is served first. Good.", 1),
        ("    What is too long is refused.", 1),
        ("a = Which game? Who plays? You do.", 0),
        ("    .about = What you want to say", 0),
        ("a = A player who cannot move is skipped.", 0),
    ] {
        assert_eq!(faults(line).len(), found, "{line}");
    }
}
