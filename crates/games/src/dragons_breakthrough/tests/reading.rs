//! Tests of typed texts, in positions where the result shows something.

use super::{CHAIN, FLIGHT, FULL, START, TRIPLE, TWO_WAYS, game, mover};
use liege_game::{Refusal, RefusalKind, Seat, State, by_id, words};
use liege_words::{Language, Message};

fn typed(position: &str, text: &str) -> Result<String, Refusal> {
    let game = game(position);
    game.read(mover(&game), text).map(|actions| actions.join(" "))
}

/// A message for a reader of a language.
fn said(language: Language, message: &Message) -> String {
    let said = words().say_of(language, by_id("dragons-breakthrough").unwrap(), message);
    assert!(!said.contains(['{', '}']) && !said.starts_with("drb-"), "{said}");
    said
}

/// Checks that each text means this one action.
fn means(position: &str, action: &str, texts: &str) {
    for text in texts.split('|') {
        assert_eq!(typed(position, text).as_deref(), Ok(action), "{text}");
    }
}

fn refused(position: &str, text: &str) -> (RefusalKind, &'static str, String) {
    let refusal = typed(position, text).expect_err(text);
    for language in Language::all() {
        assert!(!said(language, &refusal.message).is_empty());
    }
    (refusal.kind, &*refusal.message.id().to_owned().leak(), refusal.candidates.join(" "))
}

#[test]
fn steps() {
    means(START, "22-18", "22-18|22–18|22—18|22 18|22 - 18|2218|22→18|22->18|22.18|12. 22-18");
    means(START, "22-18", "12... 22 - 18|**22-18**|`22-18`.|с 22 на 18|22 в 18|from 22 to 18|з 22 на 18");
    means(START, "22-18", "C22-18|ш22-18|шашка 22-18|checker 22 18|Light: 22-18|Светлые: 22-18");
    means(START, "22-18", "Світлі 22-18|«22-18»|хожу 22-18|22-18!|22-18?!|２２－１８|2 2 - 1 8");
    means(START, "22-18", "шашкой 22 на 18");
    means(START, "32-20", "32-20|N 20|к20|К 20|конь 20|кінь на 20|knight 20|К32-20|n32-20|3220");
    means(START, "21-17", "2117|21 17|21-17|21,17");
    let dark = &START.replace(" L -/- a", " D -/- -");
    means(dark, "1-13", "1-13|01-13|113");
    means(dark, "9-13", "913|9 13|09-13");
    means(dark, "1-14", "1-14|114");
}

#[test]
fn captures() {
    let knight = "1kkr/ccdc/cc2/1nCc/CC2/2CN/CDCC/RKK1 D -/- - fs - 0";
    means(knight, "14:25", "14:25|14х25|14x25|к14:25|конь бьёт 25|кінь б'є 25|N takes 25|14-25Р");
    means(FULL, "9:2!C", "9:2!C|9:2!c|9:2 !C|9х2!ш|9x2!C|9×2 !C|9*2!C|9-2!C|9 2 !C|9:2!шашка");
    means(FULL, "9:2!N", "9:2!N|9:2!к|9:2!К|9:2 ! конь|кш9:2!N|K9:2!N");
    means(FULL, "9:2!K", "9:2!K|9:2!k|9:2!кш|9:2!КШ");
}

#[test]
fn cyrillic_letters_are_never_folded() {
    let drops = "4/2d1/4/4/4/4/1D2/4 L KN/- - fs - 0";
    means(drops, "N@14", "к→14|К→14|К@14|к>14|к14|конь→14|N@14|n@14");
    means(drops, "K@14", "кш→14|КШ->14|K@14|k@14|k>14|королевская шашка → 14|королівська шашка на 14");
    means(drops, "K@14", "royal checker 14|выставляю кш на 14|drop K 14|кш из резерва на 14|k14");
    assert_eq!(refused(drops, "С@14").0, RefusalKind::Unreadable, "the Cyrillic letter");
    let rook = "4/2d1/4/4/4/4/1D2/4 L CR/- - fs - 0";
    means(rook, "R@14", "т→14|Т@14|тура→14|R@14|ладья >14|тура з резерву на 14|rook from reserve to 14");
    means(rook, "C@14", "ш→14|Ш→14|ш ⇒ 14|C@14|c→14|шашка @ 14|ш14");
}

#[test]
fn royal_jumps_may_be_left_out_or_shortened() {
    means(FLIGHT, "27-23+26-19", "27-23+26-19|27-23|27-23 26-19|27-23-19|27-23+19|27-23, 26-19");
    means(FLIGHT, "27-23+26-19", "кш27-23 26-19|27-23 + 26 - 19|K 23");
    means(TRIPLE, "K@23+26-19-12-3", "K@23+26-19-12-3|кш→23-3|кш→23|кш→23 26-3|кш→23 26-19-12-3");
    means(TRIPLE, "K@23+26-19-12-3", "кш→23-19-12-3|кш@23+3");
    means(TWO_WAYS, "19-15+18-11", "19-15+18-11|19-15 11|19-15-11");
    assert_eq!(
        refused(TWO_WAYS, "19-15"),
        (RefusalKind::Ambiguous, "drb-read-choose-flight", "19-15+18-11 19-15+18-9".to_owned())
    );
    assert_eq!(refused(FLIGHT, "27-23 26-22").1, "drb-no-flight-missing");
    assert_eq!(refused(FLIGHT, "27-24+26-19").1, "drb-no-flight-none");
}

#[test]
fn the_fate_of_captives() {
    means(CHAIN, "23:14:7!CC", "23:7 (Вш Ркш)|23:7(ВшРкш)|23:7 вш ркш|23:14:7 (Вш, Ркш)|23:14:7!CC");
    means(CHAIN, "23:14:7!CC", "23х7 !шш|23:7 (Ркш Вш)|23:7 [в шашка, р королевская шашка]");
    // A captured checker and one of the reserve; or both captives; or both of the reserve.
    assert_eq!(
        refused(CHAIN, "23:7"),
        (RefusalKind::Ambiguous, "drb-read-choose-gone", "23:14:7!CC 23:14:7!CK 23:14:7!KK".to_owned())
    );
    means(CHAIN, "23:14:7!CK", "23:7В|23:7 b|23:7 вон из игры|23:7 (Вш Вкш)");
    assert_eq!(
        refused(CHAIN, "23:7Р").2,
        "23:14:7!CC 23:14:7!CK",
        "Р: the two that go come from the reserve"
    );
    assert_eq!(refused(FULL, "9:2Р").2, "9:2!K 9:2!N", "in place of the checker it would change nothing");
    means(FULL, "9:2!C", "9:2В|9:2 в|9:2B");
    assert_eq!(
        refused(FULL, "9:2"),
        (RefusalKind::Ambiguous, "drb-read-choose-gone", "9:2!C 9:2!K 9:2!N".to_owned())
    );
    assert_eq!(refused(FULL, "9:2!R").1, "drb-read-fate-other");
    assert_eq!(refused(FULL, "9:2!CK").1, "drb-read-fate-other");
    let room = &FULL.replace("CKN/R", "-/R");
    means(room, "9:2", "9:2|9:2Р|9:2 р|9:2P|9:2 в резерв|9:2 в резерв!");
    assert_eq!(refused(room, "9:2В").1, "drb-no-gone-room");
    assert_eq!(refused(room, "9:2!C").1, "drb-no-gone-room");
    let dragon = "4/4/2d1/4/1c2/1D2/4/4 L CCC/- - fs - 0";
    means(dragon, "22:15", "22:15|22:15В|22-15");
    assert_eq!(refused(dragon, "22:15Р").1, "drb-read-fate-dragon");
    assert_eq!(refused(START, "22-18Р").1, "drb-read-fate-quiet");
}

#[test]
fn candidates_say_what_they_decide() {
    let said = |position: &str, action: &str, language: Language| {
        game(position).choice(action).map(|choice| said(language, &choice))
    };
    assert_eq!(said(CHAIN, "23:14:7!CC", Language::ENGLISH).unwrap(), "gives up 2 checkers");
    assert_eq!(said(CHAIN, "23:14:7!CK", Language::RUSSIAN).unwrap(), "из игры: шашка, королевская шашка");
    assert_eq!(said(TWO_WAYS, "19-15+18-11", Language::UKRAINIAN).unwrap(), "дракон на 11");
    assert_eq!(said(TWO_WAYS, "14-10", Language::ENGLISH), None);
    assert_eq!(said(TWO_WAYS, "swap", Language::ENGLISH), None);
}

#[test]
fn exchanging_colours() {
    let open = &START.replace(" L -/- a", " D -/- b");
    means(open, "swap", "swap|Swap|SWAP!|обмен|Обмен.|обмін|поменять цвет|Поменять цвета|поміняти колір");
    means(open, "swap", "меняемся цветами|exchange colours|change colors please|обмен цветами");
    assert_eq!(refused(START, "swap").1, "drb-no-swap-yet");
    assert_eq!(refused(FULL, "обмен").1, "drb-no-swap");
}

#[test]
fn several_moves_fit() {
    assert_eq!(refused(START, "18"), (RefusalKind::Ambiguous, "drb-read-several", "22-18 23-18".to_owned()));
    assert_eq!(refused(START, "шашка 19").2, "23-19 24-19");
    let both = "4/2d1/4/4/4/4/1DK1/4 L K/- - fs - 0";
    assert_eq!(refused(both, "кш 24").2, "27-24 K@24");
    means(both, "27-24", "27-24|24");
    means(both, "K@24", "кш→24|K@24");
    let ways = "4/3d/2c1/4/1cc1/4/1cc1/2K1 L -/- - fs - 0";
    let refusal = refused(ways, "31-22");
    assert!(refusal.0 == RefusalKind::Illegal || refusal.0 == RefusalKind::Ambiguous, "{refusal:?}");
}

#[test]
fn what_is_no_move() {
    for (text, id) in [
        ("", "drb-read-nothing"),
        (" ?!. ", "drb-read-nothing"),
        ("hello", "drb-read-word"),
        ("ферзь 22", "drb-read-word"),
        ("драккон 22", "drb-read-word-near"),
        ("33-29", "drb-read-cell"),
        ("22-0", "drb-read-cell"),
        ("12345-1", "drb-read-cell"),
        ("шашка", "drb-read-whole"),
        ("конь тура 14", "drb-read-whole"),
        ("Р 22-18", "drb-read-whole"),
        ("22-18 ш", "drb-read-whole"),
        (&"22-18 ".repeat(40), "sqr-read-long"),
        ("♞32-20", "drb-read-word"),
    ] {
        let refusal = refused(START, text);
        assert_eq!((refusal.0, refusal.1), (RefusalKind::Unreadable, id), "{text}");
    }
}

#[test]
fn why_not() {
    for (position, text, id, near) in [
        (START, "22-13", "drb-no-way-checker", "22-17 22-18"),
        (START, "22-22", "drb-no-stay", "22-17 22-18"),
        (START, "18-14", "drb-no-piece", ""),
        (START, "9-14", "drb-no-foreign", ""),
        (START, "26-22", "drb-no-own", ""),
        (START, "32-24", "drb-no-own", ""),
        (START, "32-23", "drb-no-own", ""),
        (START, "32-18", "drb-no-way-knight", ""),
        (START, "29-15", "drb-no-blocked", ""),
        (START, "22:18", "drb-no-empty", "22-18"),
        (START, "22:15", "drb-no-jump-empty", ""),
        (START, "n22-18", "drb-read-other-piece", "22-18"),
        (START, "14", "drb-read-none-goes", ""),
        (START, "ш→14", "drb-no-reserve-empty", ""),
        (START, "дракон→14", "drb-read-never-dropped", ""),
        (START, "дракон 14", "drb-read-none-goes-piece", ""),
        (FULL, "23-19", "drb-no-duty", ""),
        (FULL, "26-22", "drb-no-duty", "23:14!C 23:14!K 23:14!N 9:2!C 9:2!K 9:2!N"),
        (FULL, "ш→15", "drb-no-duty", "23:14!C 23:14!K 23:14!N 9:2!C 9:2!K 9:2!N"),
        (FULL, "23:18", "drb-no-onto", ""),
        (FULL, "ш→8", "drb-no-drop-occupied", ""),
        (FULL, "т→15", "drb-no-reserve", ""),
        (FULL, "ш→3", "drb-no-drop-last", ""),
        (FULL, "9:1", "drb-read-no-chain", "9:2!C 9:2!K 9:2!N"),
        (FULL, "18:9", "drb-no-foreign", ""),
        ("4/2d1/1K2/4/4/4/1D2/4 L -/- - fs - 0", "10:3", "drb-no-immortal", ""),
        ("4/2d1/1K2/4/4/4/1D2/4 L -/- - fs t 0", "10:3", "drb-no-immortal-yet", ""),
        ("4/2d1/1K2/4/4/4/1D2/4 L -/- - fs - 0", "10:7", "drb-no-immortal", ""),
    ] {
        let refusal = refused(position, text);
        assert_eq!(refusal.1, id, "{text}: {refusal:?}");
        if !near.is_empty() {
            assert_eq!(refusal.2, near, "{text}");
        }
    }
}

#[test]
fn only_whoever_is_to_move_is_heard() {
    let refused = |position: &str, seat: u8, text: &str| {
        let refusal = game(position).read(Seat(seat), text).unwrap_err();
        (refusal.kind, refusal.message.id().to_owned())
    };
    assert_eq!(refused(START, 1, "9-14"), (RefusalKind::NotYours, "drb-no-turn".to_owned()));
    assert_eq!(refused(START, 5, "9-14").0, RefusalKind::NotYours);
    assert_eq!(refused(START, 1, "blah").0, RefusalKind::Unreadable);
    assert_eq!(refused(START, 0, "Тёмные: 9-14").0, RefusalKind::NotYours);
    let swapped = START.replace("a fs", "- sf");
    assert_eq!(typed(&swapped, "22-18").unwrap(), "22-18", "the second seat has Light now");
    assert_eq!(refused(&swapped, 0, "22-18").0, RefusalKind::NotYours);
    assert_eq!(refused("D3/2d1/4/4/4/4/4/4 D -/- - fs - 0", 1, "7-10").0, RefusalKind::Over);
}

#[test]
fn moves_are_listed_by_cell_and_piece() {
    let list = |position: &str, seat: u8, text: &str| {
        game(position)
            .moves_of(Seat(seat), text)
            .map(|moves| moves.join(" "))
            .map_err(|refusal| &*refusal.message.id().to_owned().leak())
    };
    assert_eq!(list(START, 0, "32").unwrap(), "32-19 32-20");
    assert_eq!(list(START, 0, "конь").unwrap(), "32-19 32-20");
    assert_eq!(list(START, 1, "knight").unwrap(), "1-13 1-14", "what it could do on its own turn");
    assert_eq!(list(START, 0, "1").unwrap(), "1-13 1-14");
    assert_eq!(list(START, 0, "").unwrap().split(' ').count(), 9);
    assert_eq!(list(START, 0, "все").unwrap().split(' ').count(), 9);
    assert_eq!(list(&START.replace(" L -/- a", " D -/- b"), 1, "all").unwrap().split(' ').count(), 10);
    assert_eq!(list(FLIGHT, 0, "27").unwrap(), "27-23+26-19 27-24 27-31 27-32");
    assert_eq!(list(FLIGHT, 1, "reserve").unwrap().split(' ').count(), 28, "one cell is the royal checker's");
    assert_eq!(list(FLIGHT, 1, "кш→10"), Ok("K@10+7-14-21".to_owned()));
    assert_eq!(list(START, 0, "29"), Err("sqr-list-none"));
    assert_eq!(list(FULL, 0, "26"), Err("drb-list-bound"));
    assert_eq!(list(START, 0, "18"), Err("sqr-list-empty-hand"));
    assert_eq!(list(START, 0, "rook"), Err("sqr-list-none-of"));
    assert_eq!(list(START, 0, "reserve"), Err("sqr-list-nothing"));
    assert_eq!(list(START, 0, "ферзь"), Err("sqr-list-unread"));
    assert_eq!(list(START, 0, "99"), Err("sqr-no-square-number"));
}

fn completed(position: &str, text: &str) -> Vec<String> {
    let game = game(position);
    game.complete(mover(&game), text).into_iter().map(|(_, canonical)| canonical).collect()
}

#[test]
fn beginnings_are_completed() {
    let open = &START.replace(" L -/- a", " D -/- b");
    assert_eq!(completed(START, "22"), ["22-17", "22-18"]);
    assert_eq!(completed(START, "22-"), ["22-17", "22-18"]);
    assert_eq!(completed(START, "22 1"), ["22-17", "22-18"]);
    assert_eq!(completed(START, "22–18"), ["22-18"]);
    assert_eq!(completed(START, "18"), ["22-18", "23-18"]);
    assert_eq!(completed(START, "к"), ["32-19", "32-20"]);
    assert_eq!(completed(START, "n 20"), ["32-20"]);
    assert_eq!(completed(START, "").len(), 9);
    assert_eq!(completed(START, "q"), [""; 0]);
    assert_eq!(completed(open, "об"), ["swap"]);
    assert_eq!(completed(open, "sw"), ["swap"]);
    assert!(completed(open, "1").starts_with(&["1-13".to_owned()]));
    assert_eq!(completed(FULL, "23"), ["23:14!C", "23:14!K", "23:14!N"]);
    assert_eq!(completed(FULL, "23:14!k"), ["23:14!K"]);
    assert_eq!(completed(TRIPLE, "кш→23"), ["K@23+26-19-12-3"]);
    assert_eq!(completed(TRIPLE, "K@23+26"), ["K@23+26-19-12-3"]);
    assert_eq!(completed(TRIPLE, "кш").len(), 25);
    let start = game(START);
    assert_eq!((start.complete(Seat(1), ""), start.complete(Seat(7), "")), (Vec::new(), Vec::new()));
}

proptest::proptest! {
    #[test]
    fn whatever_is_refused_has_its_reason(
        text in "[1-9][0-9]?([-:][1-9][0-9]?){1,3}(![CKNR]{1,2})?([+][1-9][0-9]?-[1-9][0-9]?)?|[CKNR]@[1-9][0-9]?",
    ) {
        for position in [START, CHAIN, FULL, FLIGHT, TWO_WAYS] {
            for position in [position.to_owned(), position.replace(" L ", " D ").replace(" a ", " - ")] {
                let mut game = game(&position);
                if let Err(refusal) = game.read(mover(&game), &text) {
                    proptest::prop_assert!(refusal.message.id() != "sqr-read-none", "{} in {}", text, position);
                }
                if let Err(refusal) = game.play(&text) {
                    proptest::prop_assert!(refusal.message.id() != "sqr-read-none", "{} in {}", text, position);
                }
            }
        }
    }
}
