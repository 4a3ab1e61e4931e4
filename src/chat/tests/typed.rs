//! Typed commands of a table's life: every command in three languages, well and badly said.

use super::*;
use crate::chat::parse::{Parsed, parse};
use crate::table::Answer as Reply;

fn read(text: &str) -> Command {
    match parse(text) {
        Parsed::Command(command) => command,
        other => panic!("{text}: {other:?}"),
    }
}

fn all_read_as(texts: &[&str], expected: &Command) {
    for text in texts {
        assert_eq!(read(text), *expected, "{text}");
    }
}

#[test]
fn answers_are_read() {
    let answer = |table, number, answer| Command::Answer { table, number, answer };
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
    let whisper = |table, to: &str, text: &str| Command::Whisper { table, to: to.into(), text: text.into() };
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
    let takeback = |table, to| Command::Takeback { table, to };
    all_read_as(&["takeback", "undo", "вернуть", "повернути"], &takeback(None, None));
    all_read_as(
        &["takeback 14", "takeback to 14", "вернуть после 14", "повернути до 14"],
        &takeback(None, Some(14)),
    );
    all_read_as(&["takeback 14 #12", "#12 takeback 14"], &takeback(Some(12), Some(14)));
    let pause = |table, days| Command::Pause { table, days };
    all_read_as(&["pause", "пауза", "перерва"], &pause(None, None));
    all_read_as(
        &["pause 5", "pause 5 days", "pause for 5d", "пауза 5 дней", "пауза на 5 днів"],
        &pause(None, Some(5)),
    );
    all_read_as(
        &["pause 2 weeks #12", "пауза 2 недели #12", "перерва 2 тижні #12"],
        &pause(Some(12), Some(14)),
    );
    all_read_as(&["resume 12", "продолжить #12", "#12 продовжити"], &Command::Resume { table: Some(12) });
    all_read_as(&["abort", "отменить", "скасувати"], &Command::Abort { table: None });
    all_read_as(&["abort #12", "cancel 12"], &Command::Abort { table: Some(12) });
    all_read_as(&["treaties #12", "договоры 12", "договори #12"], &Command::Treaties { table: Some(12) });
}

#[test]
fn seats_that_change_hands_are_read() {
    let hand = |table, seat: Option<&str>, to: &str| Command::Hand {
        table,
        seat: seat.map(Into::into),
        to: to.into(),
    };
    all_read_as(&["hand @bo", "hand to @bo", "передать @bo", "передати @bo"], &hand(None, None, "@bo"));
    all_read_as(
        &["hand red @bo", "hand red to @bo", "hand @bo red", "замена red @bo", "заміна red @bo"],
        &hand(None, Some("red"), "@bo"),
    );
    assert_eq!(read("hand red to @Bo Diddley #12"), hand(Some(12), Some("red"), "@Bo Diddley"));
    assert_eq!(read("hand <@42>"), hand(None, None, "<@42>"));
    let vacate = |table, seat: &str| Command::Vacate { table, seat: seat.into() };
    all_read_as(&["vacate red", "освободить red", "звільнити red"], &vacate(None, "red"));
    all_read_as(&["vacate red #12", "vacate red 12", "#12 vacate red"], &vacate(Some(12), "red"));
    all_read_as(&["host", "хозяин", "господар"], &Command::Host(HostCommand::Card { table: None }));
    all_read_as(&["host #12", "manage 12"], &Command::Host(HostCommand::Card { table: Some(12) }));
    let extend = |table, what: &str| Command::Host(HostCommand::Extend { table, what: what.into() });
    all_read_as(&["extend red 2d", "продлить red 2d", "подовжити red 2d"], &extend(None, "red 2d"));
    all_read_as(&["extend 12h #7", "#7 extend 12h"], &extend(Some(7), "12h"));
    let void = |table, reason: &str| Command::Host(HostCommand::Void { table, reason: reason.into() });
    all_read_as(&["void spam", "аннулировать spam", "анулювати spam"], &void(None, "spam"));
    all_read_as(&["void #7 like #12", "#7 void like #12"], &void(Some(7), "like #12"));
    all_read_as(&["void like #12"], &void(Some(12), "like"));
    let pause = |days| Command::Host(HostCommand::Pause { table: Some(7), days });
    all_read_as(&["pause 5 now #7", "пауза 5 дней сразу #7", "пауза зараз 5 #7"], &pause(Some(5)));
    all_read_as(&["pause now #7", "пауза сейчас #7", "перерва одразу #7"], &pause(None));
    let resume = Command::Host(HostCommand::Resume { table: None });
    all_read_as(&["resume now", "продолжить сразу", "продовжити одразу"], &resume);
    all_read_as(&["here #7", "здесь 7", "тут #7"], &Command::Here { table: Some(7), seed: None });
    let seed = Some("luck".to_owned());
    let sown = Command::Here { table: Some(7), seed };
    all_read_as(&["here #7 seed luck", "seed #7 luck", "#7 seed luck", "зерно #7 luck"], &sown);
    all_read_as(
        &["report 5", "report #5", "report note 5", "жалоба 5", "скарга 5"],
        &Command::Report { note: 5 },
    );
}

/// What cannot be read, with the command it was meant for.
const WRONG: [(&str, Name); 40] = [
    ("answer", Name::Answer),
    ("answer 17", Name::Answer),
    ("answer maybe", Name::Answer),
    ("answer 17 18 yes", Name::Answer),
    ("answer yes no", Name::Answer),
    ("answer -1 yes", Name::Answer),
    ("answer 99999999999999999999999 yes", Name::Answer),
    ("ответ 17 может быть", Name::Answer),
    ("відповідь", Name::Answer),
    ("report", Name::Report),
    ("report that note", Name::Report),
    ("жалоба", Name::Report),
    ("скарга x", Name::Report),
    ("takeback everything", Name::Takeback),
    ("takeback 1 2", Name::Takeback),
    ("takeback -1", Name::Takeback),
    ("вернуть всё", Name::Takeback),
    ("повернути x", Name::Takeback),
    ("pause long", Name::Pause),
    ("pause 5 hours", Name::Pause),
    ("pause 1 month", Name::Pause),
    ("pause -3", Name::Pause),
    ("pause 99999999999", Name::Pause),
    ("пауза надолго", Name::Pause),
    ("перерва x", Name::Pause),
    ("hand", Name::Hand),
    ("hand to", Name::Hand),
    ("передать", Name::Hand),
    ("передати", Name::Hand),
    ("vacate", Name::Vacate),
    ("vacate #12", Name::Vacate),
    ("освободить", Name::Vacate),
    ("звільнити 12", Name::Vacate),
    ("extend", Name::Extend),
    ("extend red", Name::Extend),
    ("extend red 2", Name::Extend),
    ("подовжити надовго", Name::Extend),
    ("void", Name::Void),
    ("void #12", Name::Void),
    ("аннулировать", Name::Void),
];

#[test]
fn what_cannot_be_is_wrong() {
    for (text, name) in WRONG {
        assert!(matches!(parse(text), Parsed::Wrong(wrong, _) if wrong == name), "{text}: {:?}", parse(text));
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
                let right =
                    matches!(&read, Parsed::Command(_)) && Name::of_word(first(example)) == Some(name);
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
    let overhear = async |text: &str| {
        let said = Said::Text { text: text.into(), addressed: false, reply_to: None };
        club.chat.handle(Club::incoming("p2", "thread-of-m1", said)).await
    };
    // What ends the table comes last.
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
        // In its thread the post about a proposal is the answer.
        assert!(!answers.is_empty() || club.table(1).await.version() > before, "/{text}");
    }
}

fn settings(address: &str, slash: bool) -> Settings {
    Settings {
        address: address.to_owned(),
        slash,
        limits: Limits::default().unhurried(),
        ..Settings::default()
    }
}

#[test]
fn the_overview_of_help_leaves_room_and_names_every_command() {
    let settings = settings("@Liege ", true);
    for language in Language::ALL {
        let overview = help::help(language, &settings, None, None);
        for text in &overview {
            assert!(text.chars().count() <= 1_850, "{language:?}: {}", text.chars().count());
        }
        let text = overview.join("\n");
        for &name in Name::ALL {
            let lines: Vec<&str> = text
                .lines()
                .filter(|line| line.starts_with(&format!("`/{}` ", name.slash(language))))
                .collect();
            assert_eq!(lines.len(), 1, "{language:?} {}", name.id());
            assert!(lines[0].chars().count() > name.slash(language).chars().count() + 8, "{lines:?}");
        }
    }
}

#[test]
fn every_command_and_topic_is_explained_in_every_language() {
    let settings = settings("", false);
    for language in Language::ALL {
        for &name in Name::ALL {
            for word in name.words() {
                for text in help::help(language, &settings, Some(word), None) {
                    assert!((30..=1_900).contains(&text.chars().count()), "{language:?} {word}: {text}");
                    assert!(!text.contains("help-") && !text.contains("{$"), "{text}");
                }
            }
            // The examples are commands themselves; a move may be typed as it is.
            if name == Name::Move {
                continue;
            }
            let shown = help::help(language, &settings, Some(name.id()), None);
            let first_line = shown[0].lines().nth(1).unwrap_or_default().to_owned();
            for example in first_line.split('`').skip(1).step_by(2) {
                assert_eq!(
                    Name::of_word(first(example)),
                    Some(name),
                    "{language:?} {}: {example}",
                    name.id()
                );
            }
        }
        for topic in ["diplomacy", "дипломатия", "перемовини"] {
            let texts = help::help(language, &settings, Some(topic), None);
            assert_eq!(texts.len(), 2, "{topic}: {texts:?}");
            assert!(texts[1].contains("offer W>R") && texts[0].contains("17"), "{texts:?}");
        }
        let settled = help::help(language, &settings, Some("new"), None);
        for term in ["press", "names", "offers", "orders", "patience"] {
            assert!(settled[1..].concat().contains(&format!("`{term}`")), "{settled:?}");
        }
    }
}
