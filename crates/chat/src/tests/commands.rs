//! Commands as people type them: their words, their arguments, texts that are no commands; and their buttons.

use super::*;
use crate::command::is_called;
use crate::command::{example_words, typed_as};
use registry::{first_of, near, pressed};
use std::collections::BTreeSet;

fn read(text: &str) -> Call {
    match parse(text) {
        Parsed::Command(call) | Parsed::Move(call) => call,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn commands_are_read_in_three_languages() {
    for text in ["tables", "/tables", "Столы", "партії", "TABLES"] {
        assert_eq!(read(text), call("tables", Given::default()), "{text}");
    }
    assert_eq!(
        read("new three-player-chess red=p1 white=p2"),
        call("new", Given::default().with("game", "three-player-chess").with("settings", "red=p1 white=p2"))
    );
    assert_eq!(
        read("новая шахматы на троих"),
        call("new", Given::default().with("game", "шахматы на троих"))
    );
    assert_eq!(read("join red 12"), call("join", Given::at(Some(12)).with("seat", "red")));
    assert_eq!(read("#12 join"), call("join", Given::at(Some(12))));
    for text in ["hand @bo", "hand my seat to @bo", "передать место @bo", "передати місце @bo"]
    {
        assert_eq!(read(text), call("hand", Given::default().with("member", "@bo")), "{text}");
    }
    assert_eq!(
        read("передать красное место @bo"),
        call("hand", Given::default().with("seat", "красное").with("member", "@bo"))
    );
    for text in
        ["cancel my last move", "отменить ход", "отменить последний ход", "скасувати мій останній хід"]
    {
        assert_eq!(read(text), call("abort", Given::default().with("what", "move")), "{text}");
    }
    for text in ["cancel the pause #3", "отменить паузу #3", "скасувати паузу #3"]
    {
        assert_eq!(read(text), call("abort", Given::at(Some(3)).with("what", "pause")), "{text}");
    }
    for text in ["cancel game #3", "отменить партию #3", "скасувати гру за столом #3", "#3 abort this game"]
    {
        assert_eq!(read(text), call("abort", Given::at(Some(3))), "{text}");
    }
    for text in ["cancel my plan", "отменить предложение", "скасувати 5 ходів", "cancel last"]
    {
        assert_eq!(parse(text), Parsed::Wrong(command("abort").unwrap(), "abort-what"), "{text}");
    }
    assert_eq!(read("vacation back #3"), call("vacation", Given::at(Some(3)).flag("back", true)));
    for text in ["cancel vacation #3", "отменить отпуск #3", "скасувати відпустку #3"]
    {
        assert_eq!(read(text), call("abort", Given::at(Some(3)).with("what", "vacation")), "{text}");
    }
    assert_eq!(
        read("board white at 17"),
        call("board", Given::default().with("seat", "white").with("at", 17))
    );
    assert_eq!(
        read("board gold wide"),
        call("board", Given::default().with("seat", "gold").with("layout", "wide"))
    );
    assert_eq!(read("#3"), call("board", Given::at(Some(3))));
}

#[test]
fn everything_else_is_a_move() {
    for text in ["WC5-WV7", "ход за Красного", "Красный, будь моим Слугой", "draw?"]
    {
        assert_eq!(parse(text), Parsed::Move(call("move", Given::default().with("notation", text))));
    }
    assert_eq!(parse("#7 C5-S7"), Parsed::Move(call("move", Given::at(Some(7)).with("notation", "C5-S7"))));
    assert_eq!(read("move C5 S7"), call("move", Given::default().with("notation", "C5 S7")));
}

#[test]
fn wrong_parts_are_named() {
    assert_eq!(parse("new"), Parsed::Wrong(command("new").unwrap(), "new-which-game"));
    assert_eq!(parse("letters maybe"), Parsed::Wrong(command("letters").unwrap(), "letters-which"));
    assert_eq!(parse("  "), Parsed::Empty);
}

#[test]
fn records_and_positions_are_read() {
    for text in ["export", "/export", "Экспорт", "експорт"] {
        assert_eq!(read(text), call("export", Given::default()), "{text}");
    }
    for text in ["export #3", "#3 export", "export 3"] {
        assert_eq!(read(text), call("export", Given::at(Some(3))), "{text}");
    }
    assert_eq!(read("export PGN #3"), call("export", Given::at(Some(3)).with("notation", "PGN")));
    assert_eq!(read("import"), call("import", Given::default()));
    assert_eq!(read("импорт архив"), call("import", Given::default().with("manner", "archive")));
    let resumed = Given::default().with("manner", "resume").flag("again", true);
    assert_eq!(
        read("імпорт продовжити знову red=@ada white=open"),
        call("import", resumed.with("seats", "red=@ada white=open"))
    );
    assert_eq!(read("position #2"), call("position", Given::at(Some(2))));
    for text in ["#2 позиция после 17", "position #2 at 17"] {
        assert_eq!(read(text), call("position", Given::at(Some(2)).with("at", 17)), "{text}");
    }
    assert_eq!(parse("position now"), Parsed::Wrong(command("position").unwrap(), "record-position-how"));
    assert_eq!(parse("export doc"), Parsed::Wrong(command("export").unwrap(), "record-export-how"));
}

#[test]
fn a_file_is_wanted_by_import_alone() {
    let text = |text: &str| addressed(text);
    assert!(wants_file(&text("Import resume")));
    assert!(wants_file(&Said::Command(call("import", Given::default()))));
    for other in ["export", "important", "W2f3", ""] {
        assert!(!wants_file(&text(other)), "{other}");
    }
    assert!(!wants_file(&Said::Press("import:1".into())));
}

#[test]
fn buttons_of_earlier_versions_still_work() {
    for (id, name, given) in [
        ("join:1", "join", Given::at(Some(1))),
        ("join:1:2", "join", Given::at(Some(1)).with("seat", 2)),
        ("choose:1:4:2", "choose", Given::at(Some(1)).with("number", 4).with("seat", 2)),
        ("claim:12:2:sure", "claim", Given::at(Some(12)).with("seat", 2).flag("sure", true)),
        ("board:12:34:wide", "board", Given::at(Some(12)).with("number", 34).with("layout", "wide")),
        ("kind:chess:king", "kind", Given::default().with("game", "chess").with("part", "king")),
        (
            "lay:chess:time=3d a:b",
            "lay",
            Given::default().with("game", "chess").with("settings", "time=3d a:b"),
        ),
        ("do:12:3:W:a;W:b", "do", Given::at(Some(12)).with("number", 3).with("action", "W:a;W:b")),
        ("unplan:3:9:2", "unplan", Given::at(Some(3)).with("mark", 9).with("line", 2)),
        ("recap:3", "recap", Given::at(Some(3))),
        ("seeks:2:chess time=\"mon 20:00\"", "seeks", {
            Given::default().with("page", 2).with("filter", "chess time=\"mon 20:00\"")
        }),
        ("seeks:0:", "seeks", Given::default().with("page", 0)),
        ("seek-join:12:3", "seek-join", Given::default().with("table", 12).with("seat", 3)),
        ("next:7", "next", Given::default().with("but", 7)),
        ("report:12:5", "report", Given::default().with("table", 12).with("note", 5)),
        ("snooze:12:0-18:4h", "snooze", Given::at(Some(12)).with("mark", "0-18").with("for", "4h")),
        ("set:settings:", "set", Given::default().with("word", "settings")),
        ("forget-me:yes", "forget-me", Given::default().flag("yes", true)),
        (
            "replay:12:1-34:film.all.",
            "replay",
            Given::at(Some(12)).with("range", "1-34").with("how", "film.all."),
        ),
        ("challenge:decline:12", "challenge-decline", Given::at(Some(12))),
        ("challenge:withdraw:3", "challenge-withdraw", Given::default().with("challenge", 3)),
        ("challenge:door:closed", "challenges", Given::default().with("what", "off")),
        ("challenge:list", "challenges", Given::default()),
        ("host:12:extend72", "extend", Given::at(Some(12)).with("hours", 72)),
        ("host:12:pause7", "pause", Given::at(Some(12)).with("days", 7)),
        ("host:12:resume", "resume", Given::at(Some(12))),
        ("host:12:free2", "free", Given::at(Some(12)).with("seat", 2)),
        ("host:12:free2!", "free", Given::at(Some(12)).with("seat", 2).flag("sure", true)),
        ("host:12:begin", "begin", Given::at(Some(12))),
        ("host:12:call-off", "call-off", Given::at(Some(12))),
        ("host:12:give-up!", "give-up", Given::at(Some(12)).flag("sure", true)),
        ("host:12:void!", "void", Given::at(Some(12))),
    ] {
        let (button, read) = pressed(id).unwrap_or_else(|| panic!("{id}"));
        assert_eq!((button.id, read), (name, given), "{id}");
    }
    for id in [
        "",
        "join",
        "join:x",
        "do:1",
        "board:1",
        "drop:1:2",
        "do:1:x:W",
        "choose:1:2",
        "choose:1:2:256",
        "claim:1",
        "claim:1:2:maybe",
        "seek-join:1:256",
        "unseek:-",
        "leaders:x",
        "host:12:free256",
        "host:12:",
        "challenge:door:ajar",
        "snooze:1",
        "set",
    ] {
        assert!(pressed(id).is_none(), "{id}");
    }
}

#[test]
fn what_discord_shows_can_be_typed() {
    for language in Language::all() {
        for command in commands() {
            let typed = typed_as(language, command.id);
            assert_eq!(of_word(&typed), Some(command), "{typed}");
            assert_eq!(of_word(&format!("/{typed}")), Some(command), "/{typed}");
            assert_eq!(
                typed.starts_with('/'),
                is_called("move", &format!("/{}", typed.trim_start_matches('/'))),
                "{typed}"
            );
            let (group, own) = slash(language, command);
            assert!(group.is_some() || of_word(&format!("/{own}")) == Some(command), "/{own}");
        }
    }
    assert_eq!(of_word("ход"), None, "it begins a sentence of the game");
}

#[test]
fn what_is_mistyped_is_found_in_the_language_of_the_reader() {
    for (word, language, nearest) in [
        ("borad", Language::ENGLISH, Some("board")),
        ("borad", Language::RUSSIAN, Some("board")),
        ("помошь", Language::RUSSIAN, Some("помощь")),
        ("помошь", Language::ENGLISH, Some("помощь")),
        ("дашка", Language::RUSSIAN, Some("доска")),
        ("дашка", Language::UKRAINIAN, Some("дошка")),
        ("стол", Language::RUSSIAN, Some("столы")),
        ("стол", Language::UKRAINIAN, Some("столи")),
        ("ход", Language::RUSSIAN, Some("ходы")),
        ("ход", Language::UKRAINIAN, Some("ходи")),
        ("C5", Language::ENGLISH, None),
    ] {
        assert_eq!(near(word, language).as_deref(), nearest, "{word} {language:?}");
    }
}

#[test]
fn words_with_a_hyphen_may_be_typed_with_a_space() {
    let mut hyphened = 0;
    let words = |command: &Command| {
        Language::all()
            .into_iter()
            .flat_map(|language| example_words(language, command.id))
            .collect::<Vec<_>>()
    };
    for name in commands() {
        for word in words(name) {
            assert_eq!(first_of(&word), Some((name, "")), "{word}");
            assert_eq!(first_of(&format!("/{word}:  #3 x ")), Some((name, "#3 x")), "{word}");
            if word.contains('-') {
                hyphened += 1;
                let spaced = word.replace('-', " ");
                assert_eq!(of_word(&spaced), Some(name), "{spaced}");
                assert_eq!(first_of(&spaced), Some((name, "")), "{spaced}");
                let shouted = format!("/{}.  #3", word.replace('-', "  ").to_uppercase());
                assert_eq!(first_of(&shouted), Some((name, "#3")), "{shouted}");
            }
        }
    }
    assert!(hyphened >= 4, "{hyphened}");
    for text in ["не", "не надо", "вне игры", "поза межами", "не, ищу", ""] {
        assert_eq!(first_of(text), None, "{text}");
    }
}

/// Returns the texts between backticks, which tell people what to type.
fn examples(source: &str) -> impl Iterator<Item = (usize, &str)> {
    source
        .lines()
        .enumerate()
        .flat_map(|(line, text)| text.split('`').skip(1).step_by(2).map(move |example| (line + 1, example)))
}

#[test]
fn sentences_name_commands_as_they_are_called_in_their_language() {
    let english: BTreeSet<String> =
        commands().flat_map(|command| example_words(Language::ENGLISH, command.id)).collect();
    for language in [Language::RUSSIAN, Language::UKRAINIAN] {
        let own: BTreeSet<String> = commands().map(|command| typed_as(language, command.id)).collect();
        let sources = std::iter::once(liege_words::source(language))
            .chain(liege_game::all().iter().map(|game| game.words(language)));
        for (line, example) in sources.flat_map(examples) {
            // Commands for the shell or the console are the same in every language.
            if example.starts_with("liege ") || example.starts_with('!') {
                continue;
            }
            // Nobody reads the names of variables, and options have the same names everywhere.
            for word in example.split(|c: char| !c.is_alphanumeric() && !matches!(c, '=' | '$' | '_')) {
                assert!(!english.contains(word), "{} {line}: `{example}`", language.code());
            }
            let first = example.split_whitespace().next().unwrap_or_default();
            if of_word(first).is_some() {
                assert!(
                    own.contains(first) || own.contains(first.trim_start_matches('/')),
                    "{} {line}: `{example}`",
                    language.code()
                );
            }
        }
    }
}
