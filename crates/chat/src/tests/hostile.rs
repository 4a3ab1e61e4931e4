//! Texts, names and ids of buttons from people with bad intentions.

use super::*;
use crate::complete::complete;
use crate::dispatch::handle;
use liege_testing::cases::property;
use proptest::prelude::*;

/// Checks that everything that goes out is complete and keeps Discord's limits.
fn check(answers: &[Answer], what: &str) -> Result<(), TestCaseError> {
    for answer in answers {
        prop_assert!(keeps_to_itself(answer), "{what}: {answer:?}");
        prop_assert!(answer.text.chars().count() <= 2_000, "{what}: {}", answer.text);
        prop_assert!(!answer.text.contains(['\u{202e}', '\0']), "{what}: {}", answer.text);
        prop_assert!(!answer.text.contains("(Mark "), "{what}: {}", answer.text);
        check_parts(&answer.buttons, &answer.pictures)?;
    }
    Ok(())
}

fn check_parts(buttons: &[Button], pictures: &[Picture]) -> Result<(), TestCaseError> {
    prop_assert!(buttons.len() <= 25);
    for button in buttons {
        prop_assert!(button.id.chars().count() <= 100 && button.label.chars().count() <= 80, "{button:?}");
    }
    for picture in pictures {
        prop_assert!((1..=1_024).contains(&picture.alt.chars().count()));
        prop_assert!(picture.name.is_ascii());
    }
    Ok(())
}

fn fragment() -> impl Strategy<Value = String> {
    let mut known: Vec<&str> = "new join #1 #-1 #99999999999999999999 board at moves acts log help resign language \
        letters start leave treaties answer yes whisper report takeback pause resume hand vacate host extend void here now 2d 3 to three-player-chess red= white=<@!p2> black=\" seat=open position= truce= W: WC5 - \
        WV7 K ; offer draw yes @everyone <@p1> ``` ** 1 18446744073709551616 ё Красный = || İ ß ǆ"
        .split(' ')
        .collect();
    known.extend(["\n", "\u{202e}", "\0", "🏴\u{e0067}\u{e007f}", "[x](https://example.org)"]);
    prop_oneof![
        6 => proptest::sample::select(known).prop_map(str::to_owned),
        2 => any::<String>(),
        1 => "[a-zA-Z0-9а-яА-Я:;,>/+!?*x-]{1,12}",
    ]
}

fn typed() -> impl Strategy<Value = String> {
    (proptest::collection::vec(fragment(), 0..9), prop_oneof![Just(" "), Just("")])
        .prop_map(|(words, between)| words.join(between))
}

fn button() -> impl Strategy<Value = String> {
    let what = proptest::sample::select(
        ["join", "fill", "board", "moves", "acts", "help", "do", "drop", "point", "play", "reply"].as_slice(),
    );
    let number = prop_oneof![3 => Just("1".to_owned()), 1 => any::<i64>().prop_map(|n| n.to_string()), 1 => any::<String>()];
    (what, number, proptest::option::of(0u32..4), proptest::option::of(typed())).prop_map(
        |(what, table, number, rest)| {
            let mut id = format!("{what}:{table}");
            for part in [number.map(|n| n.to_string()), rest].into_iter().flatten() {
                id = format!("{id}:{part}");
            }
            id
        },
    )
}

#[test]
fn whatever_is_said_or_pressed_is_answered_within_the_limits() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let club = runtime.block_on(Club::begun());
    let said = prop_oneof![
        2 => (typed(), any::<bool>()).prop_map(|(text, addressed)| Said::Text { text: text.into(), addressed, reply_to: None }),
        1 => button().prop_map(Said::Press),
        1 => (button(), typed()).prop_map(|(id, text)| Said::Filled(id, text.into())),
    ];
    let people = proptest::sample::select(["p1", "p2", "p3", "p9"].as_slice());
    let config = ProptestConfig { failure_persistence: None, ..property(120) };
    proptest!(config, |(said in said, who in people, name in any::<String>(), thread in any::<bool>())| {
        runtime.block_on(async {
            let before = club.table(1).await;
            let mut incoming = Club::incoming(who, if thread { "thread-of-m1" } else { "c" }, said.clone());
            incoming.who.name = name;
            check(&handle(&club.chat, incoming).await, &format!("{who} {said:?}"))?;
            let after = club.table(1).await;
            if who == "p9" {
                prop_assert_eq!(before.version(), after.version(), "{:?}", said);
            }
            for entry in &after.log()[before.log().len()..] {
                prop_assert_eq!(entry.player.as_deref(), Some(who), "{:?}", said);
                // Only a substitute acts without a seat, by taking one over.
                prop_assert!(entry.seat.is_none_or(|seat| before.seats_of(who).contains(seat)));
            }
            club.deliver().await;
            Ok(())
        })?;
    });
    for letter in club.transport.letters() {
        assert!(letter.text.chars().count() <= 2_000 && letter.nonce.len() <= 25, "{letter:?}");
        check_parts(&letter.buttons, &letter.pictures).unwrap();
    }
    let report = runtime.block_on(liege_store::verify(&club.chat.store)).unwrap();
    assert!(report.differences.is_empty(), "{report:?}");
}

/// Returns texts that are hard to read, as long as a game reads and as long as Discord allows.
fn long_texts() -> Vec<String> {
    let mut pieces: Vec<&str> =
        "a|я|W|WC5-WV7;|C5 V7 |WC5|-|;|>|draw |offer W>R;|W:|Красный |1|#1 |=|x=1 |K+|слуга |?|red=open |\""
            .split('|')
            .collect();
    pieces.extend(["\n", "е\u{301}"]);
    let lengths = [490, 4_000].into_iter();
    lengths.flat_map(|length| pieces.iter().map(move |p| p.repeat(length / p.chars().count()))).collect()
}

#[tokio::test]
async fn long_texts_are_answered() {
    let club = Club::begun().await;
    for (prefix, who) in
        [("", "p2"), ("moves ", "p2"), ("new three-player-chess ", "p2"), ("help ", "p2"), ("", "p1")]
    {
        for long in long_texts() {
            let answers = club.say(who, &format!("{prefix}{long}")).await;
            let beginning: String = long.chars().take(12).collect();
            check(&answers, &beginning).unwrap();
        }
    }
}

#[tokio::test]
async fn completions_of_long_texts_keep_their_limits() {
    let club = Club::begun().await;
    let place = Club::incoming("p2", "c", Said::Press(String::new())).place;
    for long in long_texts() {
        let beginning: String = long.chars().take(12).collect();
        for field in [Field::Action, Field::Piece, Field::Game, Field::Layout, Field::Table, Field::Topic] {
            let choices = complete(&club.chat, &person("p2"), &place, field, Some(1), &long).await;
            let short = choices.iter().all(|choice| choice.label.chars().count() <= 100);
            assert!(choices.len() <= 25 && short, "{field:?} {beginning}…");
        }
    }
}

#[tokio::test]
async fn names_have_no_power_over_the_sentences_they_stand_in() {
    let club = Club::open().await;
    let evil = "@everyone [win](https://example.org)\n# **`x`\u{202e}";
    let said = addressed("new three-player-chess red=me white=@p2 black=me");
    let mut incoming = Club::incoming("p1", "c", said);
    incoming.who.name = evil.into();
    incoming.known[1].name = evil.repeat(20);
    club.hear(incoming).await;
    for id in ["join:1:0", "join:1:1", "fill:1"] {
        let answers = club.press("p9", id).await;
        let text = &only(&answers).text;
        assert!(!text.contains('\n') && !text.contains("](") && !text.contains('\u{202e}'), "{id}: {text}");
        assert!(text.chars().count() < 400, "{id}: {text}");
    }
    let letters = club.transport.letters();
    assert!(letters.iter().all(|letter| !letter.text.contains("everyone")), "members are named by their ids");
}
