//! A relative time ("in 3 days") never comes after a preposition.

/// The code of each language, and the words after which "in 3 days" cannot stand.
const PREPOSITIONS: [(&str, &[&str]); 4] = [
    (
        "en",
        &[
            "until", "till", "by", "from", "since", "before", "after", "on", "at", "in", "within", "for",
            "to", "of", "than",
        ],
    ),
    (
        "ru",
        &[
            "до",
            "к",
            "с",
            "со",
            "от",
            "после",
            "по",
            "в",
            "во",
            "на",
            "через",
            "за",
            "раньше",
            "позже",
            "не позднее",
        ],
    ),
    (
        "uk",
        &[
            "до",
            "к",
            "з",
            "із",
            "зі",
            "від",
            "після",
            "по",
            "в",
            "у",
            "на",
            "через",
            "за",
            "раніше",
            "пізніше",
        ],
    ),
    (
        "de",
        &[
            "bis",
            "vor",
            "nach",
            "seit",
            "ab",
            "in",
            "im",
            "um",
            "am",
            "an",
            "für",
            "von",
            "vom",
            "zu",
            "zum",
            "auf",
            "gegen",
            "spätestens",
            "als",
            "binnen",
            "innerhalb",
        ],
    ),
];

/// The argument with a relative time, in all sentences.
const DISTANCE: &str = "$when";

/// The preposition before a relative time in a line.
fn fault<'a>(line: &str, prepositions: &[&'a str]) -> Option<&'a str> {
    let places = line.match_indices('{').filter(|(at, _)| {
        let inner = line[at + 1..].trim_start();
        inner.strip_prefix(DISTANCE).is_some_and(|rest| rest.trim_start().starts_with('}'))
    });
    places.into_iter().find_map(|(at, _)| {
        let before = line[..at].trim_end().to_lowercase();
        prepositions.iter().copied().find(|word| {
            before
                .strip_suffix(word)
                .is_some_and(|rest| !rest.chars().next_back().is_some_and(char::is_alphanumeric))
        })
    })
}

#[test]
fn no_preposition_stands_before_a_distance() {
    for (code, prepositions) in PREPOSITIONS {
        let mut distances = 0;
        for file in liege_testing::sentence_files(code) {
            for (number, line) in std::fs::read_to_string(&file).unwrap().lines().enumerate() {
                distances += line.matches(DISTANCE).count();
                let found = fault(line, prepositions);
                assert_eq!(found, None, "{}:{}: {line}", file.display(), number + 1);
            }
        }
        assert!(distances > 10, "no distances in {code}: {distances}");
    }
}

#[test]
fn a_distance_after_a_preposition_is_found() {
    let [(_, en), (_, ru), (_, uk), (_, de)] = PREPOSITIONS;
    for (line, prepositions, found) in [
        ("a = The seat is kept until { $when }.", en, Some("until")),
        ("a = Since {$when} nobody has moved.", en, Some("since")),
        ("a = Ответить можно до { $when }.", ru, Some("до")),
        ("a = Грають з { $when }", uk, Some("з")),
        ("a = You can ask again { $when }.", en, None),
        ("a = the time was up { $until }, since { $whenever }", en, None),
        ("a = Кто-то { $when }", ru, None),
        ("a = Geantwortet werden kann bis { $when }.", de, Some("bis")),
        ("a = Seit {$when} hat niemand gezogen.", de, Some("seit")),
        ("a = Die Frist endet spätestens { $when }.", de, Some("spätestens")),
        ("a = Du kannst { $when } wieder fragen.", de, None),
    ] {
        assert_eq!(fault(line, prepositions), found, "{line}");
    }
}

/// Relative times have only this name in sentences, and only one place makes them.
#[test]
fn a_distance_is_an_argument_of_that_name() {
    let mut given = 0;
    let mut sources = Vec::new();
    for folder in ["src", "crates"] {
        liege_testing::files_below(&liege_testing::workspace().join(folder), &mut |file| {
            if file.extension().is_some_and(|end| end == "rs") {
                sources.push(file.to_owned());
            }
        });
    }
    for file in sources {
        let name = file.to_string_lossy().replace('\\', "/");
        // The tests may look for one.
        if name.contains("/tests") {
            continue;
        }
        let text: String = std::fs::read_to_string(&file).unwrap().split_whitespace().collect();
        let own = name.ends_with("chat/src/wording/moments.rs");
        let makes = text.matches("format!(\"<t:{}:R>").count() + text.matches(":R>\")").count();
        if !own && !name.ends_with("chat/src/wording/plain.rs") && !name.ends_with("words/src/message.rs") {
            assert_eq!(makes, 0, "{name} writes a distance by itself");
        }
        if own || !name.contains("crates/chat/src/") {
            continue;
        }
        let uses = text.matches("distance(").count() + text.matches("map(distance)").count();
        let well = text.matches(".with(\"when\",distance(").count();
        given += well;
        assert!(uses == 0 || uses == well, "{name} gives a distance under another name than `$when`");
    }
    assert!(given > 8, "{given}");
}
