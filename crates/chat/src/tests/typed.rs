//! Typed commands at a table: every command in three languages, in right and wrong forms.

use super::*;
use crate::desk::naming::Naming;
use crate::dispatch::handle;
use liege_table::Answer as Reply;

fn read(text: &str) -> Call {
    match parse(text) {
        Parsed::Command(command) => command,
        other => panic!("{text}: {other:?}"),
    }
}

fn all_read_as(texts: &[&str], expected: &Call) {
    for text in texts {
        assert_eq!(read(text), *expected, "{text}");
    }
}

#[test]
fn answers_are_read() {
    let answer = |table, number: Option<usize>, answer: Reply| {
        call("answer", Given::at(table).and("number", number).with("answer", answer.code()))
    };
    all_read_as(
        &["answer 17 yes", "answer yes 17", "/answer #17 accept.", "ответ 17 да", "Відповідь 17 так"],
        &answer(None, Some(17), Reply::Accept),
    );
    all_read_as(
        &["answer 17 no", "answer 17 REFUSE", "ответить 17 отказаться", "відповісти 17 ні"],
        &answer(None, Some(17), Reply::Refuse),
    );
    all_read_as(
        &["answer withdraw", "ответ отозвать", "відповідь відкликати", "!answer retract"],
        &answer(None, None, Reply::Withdraw),
    );
    all_read_as(
        &["answer 17 yes #12", "#12 answer 17 yes", "#12 ответ 17: да!"],
        &answer(Some(12), Some(17), Reply::Accept),
    );
}

#[test]
fn notes_are_read_to_the_last_word() {
    let whisper = |table, to: &str, text: &str| {
        call("whisper", Given::at(table).text_if("seat", to).text_if("note", text))
    };
    all_read_as(
        &[
            "whisper red Let us talk",
            "whisper to red: Let us talk",
            "шепнуть red Let us talk",
            "Шепни red, Let us talk",
        ],
        &whisper(None, "red", "Let us talk"),
    );
    assert_eq!(read("шепнути червоним Поговорімо"), whisper(None, "червоним", "Поговорімо"));
    all_read_as(
        &["#12 whisper red as I said in #5", "whisper #12 red as I said in #5"],
        &whisper(Some(12), "red", "as I said in #5"),
    );
    assert_eq!(read("whisper red as I said in #5"), whisper(None, "red", "as I said in #5"));
    assert_eq!(read("whisper red one\ntwo"), whisper(None, "red", "one\ntwo"));
    all_read_as(&["whisper", "шепнуть", "шепіт"], &whisper(None, "", ""));
    all_read_as(&["whisper #12", "#12 whisper"], &whisper(Some(12), "", ""));
    all_read_as(&["whisper red #12", "#12 whisper red"], &whisper(Some(12), "red", ""));
    let long = "я".repeat(1_500);
    assert_eq!(read(&format!("whisper red {long}")), whisper(None, "red", &long));
}

#[test]
fn motions_are_read() {
    let takeback = |table, to: Option<usize>| call("takeback", Given::at(table).and("to", to));
    all_read_as(&["takeback", "undo", "вернуть", "повернути"], &takeback(None, None));
    all_read_as(
        &["takeback 14", "takeback to 14", "вернуть после 14", "повернути до 14"],
        &takeback(None, Some(14)),
    );
    all_read_as(&["takeback 14 #12", "#12 takeback 14"], &takeback(Some(12), Some(14)));
    let pause = |table, days| call("pause", Given::at(table).and("days", days));
    all_read_as(&["pause", "пауза", "перерва"], &pause(None, None));
    all_read_as(
        &["pause 5", "pause 5 days", "pause for 5d", "пауза 5 дней", "пауза на 5 днів"],
        &pause(None, Some(5)),
    );
    all_read_as(
        &["pause 2 weeks #12", "пауза 2 недели #12", "перерва 2 тижні #12"],
        &pause(Some(12), Some(14)),
    );
    all_read_as(&["resume 12", "продолжить #12", "#12 продовжити"], &call("resume", Given::at(Some(12))));
    all_read_as(&["abort", "отменить", "скасувати"], &call("abort", Given::default()));
    all_read_as(&["abort #12", "cancel 12"], &call("abort", Given::at(Some(12))));
    all_read_as(&["treaties #12", "договоры 12", "договори #12"], &call("treaties", Given::at(Some(12))));
}

#[test]
fn seats_that_change_hands_are_read() {
    let hand = |table, seat: Option<&str>, to: &str| {
        call("hand", Given::at(table).and("seat", seat).with("member", to))
    };
    all_read_as(&["hand @bo", "hand to @bo", "передать @bo", "передати @bo"], &hand(None, None, "@bo"));
    all_read_as(
        &["hand red @bo", "hand red to @bo", "hand @bo red", "замена red @bo", "заміна red @bo"],
        &hand(None, Some("red"), "@bo"),
    );
    assert_eq!(read("hand red to @Bo Diddley #12"), hand(Some(12), Some("red"), "@Bo Diddley"));
    assert_eq!(read("hand <@42>"), hand(None, None, "<@42>"));
    let vacate = |table, seat: &str| call("vacate", Given::at(table).with("seat", seat));
    all_read_as(&["vacate red", "освободить red", "звільнити red"], &vacate(None, "red"));
    all_read_as(&["vacate red #12", "vacate red 12", "#12 vacate red"], &vacate(Some(12), "red"));
    all_read_as(&["host", "хозяин", "господар"], &call("host", Given::default()));
    all_read_as(&["host #12", "manage 12"], &call("host", Given::at(Some(12))));
    let extend = |table, what: &str| call("extend", Given::at(table).with("more", what));
    all_read_as(&["extend red 2d", "продлить red 2d", "подовжити red 2d"], &extend(None, "red 2d"));
    all_read_as(&["extend 12h #7", "#7 extend 12h"], &extend(Some(7), "12h"));
    let void = |table, reason: &str| call("void", Given::at(table).with("reason", reason));
    all_read_as(&["void spam", "аннулировать spam", "анулювати spam"], &void(None, "spam"));
    all_read_as(&["void #7 like #12", "#7 void like #12"], &void(Some(7), "like #12"));
    all_read_as(&["void like #12"], &void(Some(12), "like"));
    let pause = |days| call("pause", Given::at(Some(7)).and("days", days).flag("now", true));
    all_read_as(&["pause 5 now #7", "пауза 5 дней сразу #7", "пауза зараз 5 #7"], &pause(Some(5)));
    all_read_as(&["pause now #7", "пауза сейчас #7", "перерва одразу #7"], &pause(None));
    let resume = call("resume", Given::default().flag("now", true));
    all_read_as(&["resume now", "продолжить сразу", "продовжити одразу"], &resume);
    all_read_as(&["here #7", "здесь 7", "тут #7"], &call("here", Given::at(Some(7))));
    let seed = Some("luck".to_owned());
    let sown = call("here", Given::at(Some(7)).and("seed", seed));
    all_read_as(&["here #7 seed luck", "seed #7 luck", "#7 seed luck", "зерно #7 luck"], &sown);
    all_read_as(
        &["report 5", "report #5", "report note 5", "жалоба 5", "скарга 5"],
        &call("report", Given::default().with("number", 5)),
    );
}

/// Texts that cannot be read, with the command that each is meant for.
const WRONG: [(&str, &str); 40] = [
    ("answer", "answer"),
    ("answer 17", "answer"),
    ("answer maybe", "answer"),
    ("answer 17 18 yes", "answer"),
    ("answer yes no", "answer"),
    ("answer -1 yes", "answer"),
    ("answer 99999999999999999999999 yes", "answer"),
    ("ответ 17 может быть", "answer"),
    ("відповідь", "answer"),
    ("report", "report"),
    ("report that note", "report"),
    ("жалоба", "report"),
    ("скарга x", "report"),
    ("takeback everything", "takeback"),
    ("takeback 1 2", "takeback"),
    ("takeback -1", "takeback"),
    ("вернуть всё", "takeback"),
    ("повернути x", "takeback"),
    ("pause long", "pause"),
    ("pause 5 hours", "pause"),
    ("pause 1 month", "pause"),
    ("pause -3", "pause"),
    ("pause 99999999999", "pause"),
    ("пауза надолго", "pause"),
    ("перерва x", "pause"),
    ("hand", "hand"),
    ("hand to", "hand"),
    ("передать", "hand"),
    ("передати", "hand"),
    ("vacate", "vacate"),
    ("vacate #12", "vacate"),
    ("освободить", "vacate"),
    ("звільнити 12", "vacate"),
    ("extend", "extend"),
    ("extend red", "extend"),
    ("extend red 2", "extend"),
    ("подовжити надовго", "extend"),
    ("void", "void"),
    ("void #12", "void"),
    ("аннулировать", "void"),
];

#[test]
fn what_cannot_be_is_wrong() {
    for (text, name) in WRONG {
        assert!(
            matches!(parse(text), Parsed::Wrong(wrong, _) if wrong.id == name),
            "{text}: {:?}",
            parse(text)
        );
    }
}

#[tokio::test]
async fn whoever_says_it_wrong_is_shown_how_it_is_said() {
    let club = Club::begun().await;
    for code in ["en", "ru", "uk"] {
        club.say("p2", &format!("language {code}")).await;
        for (text, name) in WRONG {
            let answers = club.say("p2", text).await;
            let told = &only(&answers).text;
            let examples: Vec<&str> = told.split('`').skip(1).step_by(2).collect();
            assert!(!examples.is_empty(), "{code} {text}: {told}");
            for example in examples {
                let read = parse(example);
                let right = matches!(&read, Parsed::Command(_)) && of_word(first(example)) == command(name);
                assert!(right, "{code} {text}: {example} is {read:?}");
            }
        }
    }
}

fn first(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or_default()
}

#[tokio::test]
async fn everyday_words_are_commands_only_with_a_mark() {
    let club = Club::begun().await;
    let overhear =
        async |text: &str| handle(&club.chat, Club::incoming("p2", "thread-of-m1", overheard(text))).await;
    // Commands that end the table come last.
    for text in [
        "answer me please",
        "answer yes",
        "whisper it not",
        "report on the game tomorrow",
        "pause",
        "resume",
        "hand him the win",
        "replace your rook, I would",
        "undo",
        "ответ да",
        "пауза",
        "передать ему победу",
        "відповідь так",
        "cancel",
        "abort",
        "отменить",
        "скасувати",
    ] {
        assert_eq!(overhear(text).await, [], "{text}");
        let before = club.table(1).await.version();
        let answers = overhear(&format!("/{text}")).await;
        // In the table's thread the post about a proposal is the answer.
        assert!(!answers.is_empty() || club.table(1).await.version() > before, "/{text}");
    }
}

fn naming(address: &str, slash: bool) -> Naming {
    let numbers = command::GROUPS.iter().map(|group| (group.id.to_owned(), 1_234_567_890_123_456_789));
    Naming { address: address.to_owned(), slash, games: 27, numbers: numbers.collect() }
}

#[test]
fn the_overview_of_help_leaves_room_and_names_every_command() {
    let naming = naming("@Liege ", true);
    for language in Language::all() {
        let short = help::help(language, &naming, None, None);
        assert_eq!(short.len(), 1, "{short:?}");
        assert_eq!(short[0].lines().count(), 10, "{short:?}");
        let overview = help::help(language, &naming, Some("everything"), None);
        for text in &overview {
            assert!(text.chars().count() <= 1_850, "{language:?}: {}", text.chars().count());
        }
        let text = overview.join("\n");
        for command in commands() {
            let called = match command.group {
                Some(group) => {
                    format!("</{group} {}:1234567890123456789> ", slash(Language::default(), command).1)
                }
                None => format!("`/{}` ", slash(language, command).1),
            };
            let lines: Vec<&str> = text.lines().filter(|line| line.starts_with(&called)).collect();
            assert_eq!(lines.len(), 1, "{language:?} {command:?}: {called}");
            assert!(lines[0].chars().count() > called.chars().count() + 8, "{lines:?}");
        }
    }
}

#[test]
fn every_command_and_topic_is_explained_in_every_language() {
    let naming = naming("", false);
    let example = liege_game::by_id("three-player-chess");
    for language in Language::all() {
        for command in commands() {
            for word in &words_for(language, command.id) {
                for text in help::help(language, &naming, Some(word), example) {
                    assert!((30..=1_900).contains(&text.chars().count()), "{language:?} {word}: {text}");
                    assert!(!text.contains("help-") && !text.contains("{$"), "{text}");
                }
            }
            // The examples are commands; a move is also typed without its word.
            if command.id == "move" {
                continue;
            }
            let shown = help::help(language, &naming, Some(command.id), example);
            let first_line = shown[0].lines().nth(1).unwrap_or_default().to_owned();
            for example in first_line.split('`').skip(1).step_by(2) {
                let read = crate::registry::first_of(example).map(|(command, _)| command);
                assert_eq!(read, Some(command), "{language:?}: {example}");
            }
        }
        for topic in ["diplomacy", "дипломатия", "перемовини"] {
            let texts = help::help(language, &naming, Some(topic), example);
            assert_eq!(texts.len(), 2, "{topic}: {texts:?}");
            assert!(texts[0].contains("17"), "{texts:?}");
            // The notation of the log is English.
            assert_eq!(texts[1].contains("offer W>R"), language == Language::ENGLISH, "{texts:?}");
        }
        let settled = help::help(language, &naming, Some("new"), example);
        for term in ["press", "names", "offers", "orders", "patience"] {
            assert!(settled[1..].concat().contains(&format!("`{term}`")), "{settled:?}");
        }
    }
}
