//! Tests of the sentences about a move, in three languages.

use liege_game::{Event, EventKind, State, words};
use liege_words::Language;

/// The sentences about a move, in one language.
fn said(position: &str, mv: &str, language: Language) -> Vec<String> {
    let mut state = super::at(position);
    let events = state.play(mv).unwrap();
    events.iter().map(|event| words().say_of(language, super::game(), &event.message)).collect()
}

const FROZEN: &str = "12/12/12/12/12/12/12/12|11k/12/12/12/3o3u4/12/W11/3K8|\
    12/12/12/12/3B8/7B4/b11/12 scarlet - 0 1";
const PROMOTION: &str = "12/12/12/12/12/12/12/12|3t2u4k/2W2W6/12/12/12/12/12/K11|\
    2b9/11e/12/12/12/12/12/12 gold - 0 1";

#[test]
fn moves_up_and_down_and_from_afar() {
    let english = |mv| said(super::MIDDLE_GAME, mv, Language::ENGLISH);
    assert_eq!(english("W/2d2-2d3"), ["Gold: Warrior 2d2–2d3."]);
    assert_eq!(english("U/2h4x2g6"), ["Gold: Unicorn 2h4×2g6, taking Scarlet’s Oliphant."]);
    assert_eq!(english("K/2a1-3a1"), ["Gold: King rises 2a1–3a1."]);
    let afar = "Dr/3j4x2k4";
    assert_eq!(
        english(afar),
        ["Gold: the Dragon stays on 3j4 and takes Scarlet’s Elemental on 2k4 from afar."]
    );
    assert_eq!(
        said(super::MIDDLE_GAME, afar, Language::RUSSIAN),
        ["Золотые: Дракон остаётся на 3j4 и издали берёт Элементаля Алых на 2k4."]
    );
    assert_eq!(
        said(super::MIDDLE_GAME, afar, Language::UKRAINIAN),
        ["Золоті: Дракон лишається на 3j4 і здаля бере Елементаля Малинових на 2k4."]
    );
}

#[test]
fn what_freezes_and_thaws() {
    assert_eq!(
        said(FROZEN, "B/1a2-1a3", Language::ENGLISH),
        ["Scarlet: Basilisk 1a2–1a3.", "Gold’s Warrior on 2a2 is no longer frozen."]
    );
    assert_eq!(said(FROZEN, "B/1a2-1a3", Language::RUSSIAN)[1], "Воин Золотых на 2a2 больше не заморожен.");
    let onto = FROZEN.replace("7B4", "9B2");
    let onto = onto.replace("3o3u4", "3o7u");
    assert_eq!(
        said(&onto, "U/2l4-2j3", Language::UKRAINIAN),
        ["Малинові: Єдиноріг 2l4–2j3.", "Василіск на 1j3 заморожує Єдинорога Малинових на 2j3."]
    );
}

#[test]
fn a_warrior_becomes_a_hero() {
    assert_eq!(
        said(PROMOTION, "W/2c7-2c8(H)", Language::ENGLISH),
        [
            "Gold: Warrior 2c7–2c8.",
            "The Warrior becomes a Hero on 2c8.",
            "The Basilisk on 1c8 freezes Gold’s Hero on 2c8."
        ]
    );
    assert_eq!(
        said(PROMOTION, "W/2f7x2g8(H)", Language::RUSSIAN),
        ["Золотые: Воин 2f7×2g8 берёт Единорога Алых.", "Воин на 2g8 становится Героем."]
    );
}

#[test]
fn checks_and_ends() {
    let double = "12/12/12/12/12/12/12/12|6k5/12/12/12/6T5/12/1W4O5/K11|12/12/12/12/12/12/12/12 gold - 0 1";
    assert_eq!(
        said(double, "T/2g4-2e6", Language::ENGLISH)[1],
        "Scarlet is in double check: Oliphant on 2g2, Thief on 2e6."
    );
    assert_eq!(said(double, "T/2g4-2h5", Language::UKRAINIAN)[1], "Відкритий шах Малиновим: Оліфан на 2g2.");
    let mut start = super::start();
    let mut events: Vec<Event> = Vec::new();
    for mv in [
        "Dr/3g1x3a7",
        "Dr/3g8x3a2",
        "Dr/3a7x2a8",
        "Dr/3a2x2a1",
        "U/2b1-2c3",
        "Dr/3a2-3d5",
        "W/2f2-2f3",
        "Dr/3d5x3g2",
    ] {
        events = start.play(mv).unwrap();
    }
    let end = events.last().unwrap();
    assert_eq!(end.kind, EventKind::End);
    assert_eq!(end.concerns, [super::GOLD], "not the one who mates");
    let said = |language| words().say_of(language, super::game(), &end.message);
    assert_eq!(said(Language::ENGLISH), "Checkmate! Scarlet has won.");
    assert_eq!(said(Language::RUSSIAN), "Мат! Победили Алые.");
    assert_eq!(said(Language::UKRAINIAN), "Мат! Перемогли Малинові.");
}

#[test]
fn positions_in_short_lines() {
    let lines = |state: &dyn State, language| -> Vec<String> {
        state.summary().iter().map(|line| words().say_of(language, super::game(), line)).collect()
    };
    assert_eq!(lines(&*super::start(), Language::ENGLISH), ["Both armies are complete, 42 pieces each."]);
    let frozen = super::at(FROZEN);
    assert_eq!(
        lines(&*frozen, Language::ENGLISH),
        [
            "Gold’s Warrior on 2a2 is frozen by the Basilisk on 1a2.",
            "Scarlet’s Oliphant on 2d4 is frozen by the Basilisk on 1d4.",
            "Gold: King, Warrior, Basilisk ×2.",
            "Scarlet: King, Oliphant, Unicorn, Basilisk."
        ]
    );
    let away = super::at(
        "12/12/12/4H7/12/12/12/12|6k5/12/12/12/12/12/12/6K5|12/12/12/12/8H3/12/12/12 \
        gold 1i4=2j5,3e5=2d4 0 1",
    );
    assert_eq!(
        lines(&*away, Language::UKRAINIAN),
        [
            "Герой Золотих на 1i4 може повернутися лише на 2j5.",
            "Герой Золотих на 3e5 може повернутися лише на 2d4.",
            "Золоті: Король, Герой ×2.",
            "Малинові: лише Король."
        ]
    );
}
