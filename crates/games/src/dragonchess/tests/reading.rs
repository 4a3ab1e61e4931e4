//! Typed texts beyond the tables of the rules page: shorter and longer forms, slips, and the replies.

use super::super::spec::SPEC;
use super::game;
use liege_game::{Refusal, RefusalKind, Seat, State, by_id, words};
use liege_words::Language;

const GOLD: Seat = Seat(0);
const SCARLET: Seat = Seat(1);

fn start() -> Box<dyn State> {
    game(None)
}

fn at(text: &str) -> Box<dyn State> {
    game(Some(text))
}

const MIDDLE_GAME: &str = "12/12/12/12/9R2/12/12/12|6k5/2W9/6o5/9t2/7U2e1/4u7/3W1W6/K11|\
    12/12/12/12/12/12/12/12 gold - 0 1";
const FROZEN: &str = "12/12/12/12/12/12/12/12|11k/12/12/12/3o3u4/12/W11/3K8|\
    12/12/12/12/3B8/7B4/b11/12 gold - 0 1";

fn said(refusal: &Refusal) -> String {
    words().say_of(Language::ENGLISH, by_id("dragonchess").unwrap(), &refusal.message)
}

/// The meaning of a text or its refusal, with the candidates.
fn read(game: &dyn State, text: &str) -> String {
    match game.read(GOLD, text) {
        Ok(actions) => actions.join(" "),
        Err(refusal) => {
            let near = if refusal.candidates.is_empty() { "" } else { " → " };
            format!("{:?}: {}{near}{}", refusal.kind, said(&refusal), refusal.candidates.join(" "))
        }
    }
}

#[test]
fn longer_and_shorter_forms() {
    let game = start();
    for text in [
        "1. w2f3",
        "1.W2f3",
        "1... W2f3",
        "W2f3.",
        "W2f3!",
        "W2f3 +",
        "W2f3++",
        "W 2 f 3",
        "W/2f3",
        "W-2f3",
        "W→2f3",
        "W -> 2f3",
        "W2f2->2f3",
        "W–2f3",
        "`W/2f2-2f3`",
        "**W2f3**",
        "\u{202a}W2f3\u{202c}",
        "Ｗ２ｆ３",
        "WARRIOR 2F3",
        "Warrior to 2f3",
        "Warrior from 2f2 to 2f3",
        "War2f3",
        "Воин на 2f3",
        "Воин с 2f2 на 2f3",
        "Воїн 2f3",
        "воин 2f2 — 2f3",
        "Boин 2f3",
        "Вн 2f3",
        "2f2 на 2f3",
        "W2f3 шах",
        "W2f3мат",
    ] {
        assert_eq!(read(&*game, text), "W/2f2-2f3", "{text}");
    }
    let game = at(MIDDLE_GAME);
    for text in [
        "UxO",
        "U:O",
        "U*O",
        "U×O",
        "Unicorn takes Oliphant",
        "Unicorn x Oliphant on 2g6",
        "Единорог бьёт Олифана",
        "Единорог берёт Олифана на 2g6",
        "Єдиноріг бере Оліфана",
        "Єд x Ол",
        "ед х ол 2g6 дв. шах",
        "U/2h4xO/2g6",
        "UxO dbl. ch.",
        "UxO (dis ch)",
        "UxO checkmate!",
        "2h4xO",
        "2h4xO2g6",
    ] {
        assert_eq!(read(&*game, text), "U/2h4x2g6", "{text}");
    }
    for text in ["W2c8=(H)", "W2c8 (герой)", "W2c8=Герой!", "W2c8(h) ch", "W2c8(Н)", "w/2c7-2c8(h)"]
    {
        assert_eq!(read(&*game, text), "W/2c7-2c8(H)", "{text}");
    }
}

#[test]
fn a_sign_that_is_also_a_letter() {
    // No name begins with х, but some have it inside.
    let game = at(MIDDLE_GAME);
    for text in ["Дракон х Стихиаль", "Драконхстихиаль", "дрхстих", "Дрхстихіаль", "ДрxСтиxиаль2k4"]
    {
        assert_eq!(read(&*game, text), "Dr/3j4x2k4", "{text}");
    }
}

#[test]
fn nonsense_is_not_understood() {
    let game = start();
    for (text, expected) in [
        ("", "There is nothing to read here."),
        (" \u{200b} ", "There is nothing to read here."),
        ("hello", "I can’t read “hello”."),
        ("O-O-O", "There is no castling in this game."),
        ("о-о", "There is no castling"),
        ("W2f9", "There is no square 2f9: ranks run from 1 to 8."),
        ("W4f3", "There is no square 4f3: levels run from 1 (Underworld) to 3 (Air)."),
        ("W2m3", "There is no square 2m3: files run from a to l."),
        ("W2f33", "“2f33” is not a square"),
        ("Wf3", "“f3” is not a square"),
        ("2f2-2f9", "There is no square 2f9"),
        ("W2f3(Q)", "I can’t read"),
        ("W2f8(M)", "In this game the only promotion is to a Hero."),
        ("2f3", "2f3 alone is not a move: name the piece too"),
        ("W", "I can’t read"),
        ("xS", "I can’t read"),
        ("С2f2-2f3(", "I can’t read"),
    ] {
        let refusal = game.read(GOLD, text).unwrap_err();
        assert_eq!(refusal.kind, RefusalKind::Unreadable, "{text}");
        assert!(said(&refusal).contains(expected), "{text}: {}", said(&refusal));
    }
    let near = |text: &str| game.read(GOLD, text).unwrap_err().candidates;
    assert_eq!(near("W2f9"), ["W/2f2-2f3"]);
    assert_eq!(near("Wf3"), ["W/2f2-2f3"]);
    assert_eq!(near("2f3"), ["W/2f2-2f3"]);
    assert_eq!(near("2d3"), ["W/2d2-2d3"]);
    assert_eq!(near("wq2f3"), ["W/2f2-2f3"]);
    let long = game.read(GOLD, &"W2f3 ".repeat(100)).unwrap_err();
    assert_eq!((long.kind, long.message.id()), (RefusalKind::Unreadable, "sqr-read-long"));
}

#[test]
fn why_there_is_no_such_move() {
    let game = start();
    for (text, expected) in [
        ("W2f4", "No such legal move: Warrior to 2f4. → W/2f2-2f3"),
        ("Wx2f3", "2f3 is empty: there is nothing to take. → W/2f2-2f3"),
        (
            "W2f2x2f3",
            "2f3 is empty: there is nothing to take, so the move is written with a dash. → W/2f2-2f3",
        ),
        ("S3g2x3g7", "The Sylph does not move like that"),
        ("W2f2-2g3", "The Warrior on 2f2 can go to 2g3 only to take something, and that square is empty."),
        ("W2f2-3f2", "The Warrior never goes to level 3."),
        ("O2a1-2a3", "The way from 2a1 to 2a3 is blocked on 2a2 by Gold’s Warrior."),
        ("O2a1-2a2", "Your own Warrior is on 2a2."),
        ("M2f2-2f3", "The piece on 2f2 is the Warrior; its letter is W. → W/2f2-2f3"),
        ("2f7-2f6", "NotYours: The piece on 2f7 is Scarlet’s Warrior, and it is Gold’s turn."),
        ("2f4-2f5", "There is no piece on 2f4."),
        ("M2f2", "Your own Warrior is on 2f2."),
        ("DrxK", "nothing of this kind can be taken now (King)"),
        ("G3c1-3c2", "The Griffon does not move like that: 3c1–3c2."),
        ("Dr3g1-2g2", "Your own Warrior is on 2g2."),
        ("Dr3g1-2f1", "Your own Mage is on 2f1."),
        ("К1g2", "Ambiguous: Several moves fit. Which one do you mean? → D/1f2-1g2 D/1h2-1g2"),
        ("Вор2f3", "No such legal move: Thief to 2f3. → W/2f2-2f3"),
        ("W2f3(H)", "No piece becomes a Hero on 2f3. → W/2f2-2f3"),
        ("DrxW3a7", "Another piece is on 3a7: Scarlet’s Sylph. → Dr/3g1x3a7"),
        ("W2f2-2f2", "A move has to end on another square."),
    ] {
        let told = read(&*game, text);
        assert!(told.contains(expected), "{text}: {told}");
    }
    let game = at(FROZEN);
    for (text, expected) in [
        ("W2a3", "The Warrior on 2a2 is frozen by the Basilisk on 1a2 and can’t move."),
        (
            "B1d5",
            "The Basilisk can’t leave 1d4: the piece that it freezes would thaw and attack Gold’s King on 2d1",
        ),
        ("B/1d4-1d5", "(Oliphant on 2d4)"),
    ] {
        assert!(read(&*game, text).contains(expected), "{text}: {}", read(&*game, text));
    }
    let checked = at("12/12/12/12/12/12/12/12|11k/12/12/12/3o3u4/12/W2W8/3K8|\
        12/12/12/12/12/7B4/12/12 gold - 0 1");
    let pinned = checked.read(GOLD, "W2d3").unwrap();
    assert_eq!(pinned, ["W/2d2-2d3"], "it stays in the way");
    let away =
        at("12/12/12/12/12/12/12/12|11k/12/12/12/3o3u4/12/W2M8/3K8|12/12/12/12/12/7B4/12/12 gold - 0 1");
    assert!(
        read(&*away, "M2c3").contains("This move would leave Gold’s King on 2d1 attacked: Oliphant on 2d4.")
    );
    let check =
        at("12/12/12/12/12/12/12/12|11k/12/12/12/3o3u4/12/W11/3K8|12/12/12/12/12/7B4/12/12 gold - 0 1");
    assert!(read(&*check, "W2a3").contains("Gold is in check, and this move does not end it."));
    assert!(read(&*check, "K2d2").contains("The King may not go to 2d2: it would be attacked there"));
}

#[test]
fn more_than_the_turn_has_is_not_played() {
    let refusal = start().read(GOLD, "W2f3 W2g3").unwrap_err();
    assert_eq!((refusal.kind, refusal.message.id()), (RefusalKind::Illegal, "sqr-read-one-of"));
    assert_eq!(refusal.candidates, ["W/2f2-2f3", "W/2g2-2g3"]);
    // Of what only the first is a move, that is offered.
    let refusal = start().read(GOLD, "W2f3 W2f3-2f4").unwrap_err();
    assert_eq!((refusal.kind, refusal.message.id()), (RefusalKind::Illegal, "sqr-read-too-many"));
    assert!(said(&refusal).contains("W/2f2-2f3"), "{}", said(&refusal));
}

#[test]
fn who_may_speak() {
    let game = start();
    let refusal = game.read(SCARLET, "W2f6").unwrap_err();
    assert_eq!((refusal.kind, refusal.message.id()), (RefusalKind::NotYours, "sqr-no-turn"));
    assert!(said(&refusal).contains("Gold") && said(&refusal).contains("Scarlet"), "{}", said(&refusal));
    let refusal = game.read(SCARLET, "hello").unwrap_err();
    assert_eq!((refusal.kind, refusal.candidates.len()), (RefusalKind::Unreadable, 0));
    assert!(game.read(Seat(7), "W2f3").is_err());
    for (seat, text, action) in [
        (GOLD, "I resign", "resign gold"),
        (SCARLET, "resign", "resign scarlet"),
        (SCARLET, "resign scarlet", "resign scarlet"),
        (GOLD, "сдаюсь", "resign gold"),
        (GOLD, "Здаюся.", "resign gold"),
    ] {
        assert_eq!(game.read(seat, text), Ok(vec![action.to_owned()]), "{text}");
    }
    let refusal = game.read(SCARLET, "resign gold").unwrap_err();
    assert_eq!(refusal.kind, RefusalKind::NotYours);
}

fn listed(game: &dyn State, seat: Seat, text: &str) -> String {
    match game.moves_of(seat, text) {
        Ok(moves) => moves.join(" "),
        Err(refusal) => said(&refusal),
    }
}

#[test]
fn moves_are_listed() {
    let game = start();
    let list = |text: &str| listed(&*game, GOLD, text);
    assert_eq!(list("2f2"), "W/2f2-2f3");
    assert_eq!(list("warrior 2f2"), "W/2f2-2f3");
    assert_eq!(list("W/2f2"), "W/2f2-2f3");
    assert_eq!(list("Маг"), "M/2f1-1f1 M/2f1-3f1");
    assert_eq!(list("M"), "M/2f1-1f1 M/2f1-3f1");
    assert_eq!(game.moves_of(GOLD, "").unwrap(), game.legal());
    assert_eq!(game.moves_of(GOLD, "all").unwrap(), game.legal());
    assert_eq!(list("2f4"), "2f4 is empty.");
    assert_eq!(list("M2f2"), "Another piece is on 2f2: Gold’s Warrior.");
    assert_eq!(list("2d1"), "The piece on 2d1 has no legal move now.");
    assert_eq!(list("Thief"), "No piece of this kind has a legal move now: Thief.");
    assert!(list("2f9").contains("There is no square 2f9"));
    assert!(list("qwerty").contains("Name a square, a piece or both, like this: `"));
    // It is not its turn: the moves it could make.
    assert_eq!(listed(&*game, SCARLET, "Маг"), "M/2f8-1f8 M/2f8-3f8");
    assert_eq!(list("2f8"), "M/2f8-1f8 M/2f8-3f8", "whoever asks");
    let frozen = at(FROZEN);
    assert_eq!(
        listed(&*frozen, GOLD, "2a2"),
        "The piece on 2a2 is frozen by the Basilisk on 1a2 and can’t move."
    );
}

#[test]
fn completions_begin_with_what_was_typed() {
    let game = start();
    let all = |text: &str| -> Vec<String> {
        game.complete(GOLD, text).into_iter().map(|(_, action)| action).collect()
    };
    let first = |text: &str| all(text).into_iter().next().unwrap_or_default();
    for (text, expected) in [
        ("W2f", "W/2f2-2f3"),
        ("w/2f2-", "W/2f2-2f3"),
        ("2f2", "W/2f2-2f3"),
        ("2f2-2f", "W/2f2-2f3"),
        ("War", "W/2a2-2a3"),
        ("вои 2f", "W/2f2-2f3"),
        ("Drx", "Dr/3g1-3b6"),
        ("Dr 3a", "Dr/3g1x3a7"),
        ("DrxS", "Dr/3g1x3a7"),
        ("Дракон х Си", "Dr/3g1x3a7"),
        ("дракон сильф 3", "Dr/3g1x3a7"),
        ("3a7", "Dr/3g1x3a7"),
        ("Mage", "M/2f1-1f1"),
    ] {
        assert_eq!(first(text), expected, "{text}");
    }
    assert_eq!(all("").len(), 25);
    assert_eq!(first(""), "Dr/3g1x3a7", "captures first");
    assert_eq!(all("W").len(), 12);
    assert!(all("В").iter().all(|action| action.starts_with(['W', 'B', 'T'])), "{:?}", all("В"));
    assert_eq!(all("zz"), [""; 0]);
    assert_eq!(game.complete(SCARLET, "W"), []);
    let mate = at("12/12/12/12/12/12/10G1/12|6k5/3O8/12/12/12/12/12/K3O7|\
        6B5/12/12/12/12/12/12/12 gold - 0 1");
    assert_eq!(mate.complete(GOLD, "O2e8")[0].0, "O/2e1-2e8 mate");
}

/// The letters of the kinds that a text may mean.
fn kinds(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let named = SPEC.names().at_the_beginning(&letters);
    let whole = named.into_iter().filter(|(length, _)| *length == letters.len());
    whole
        .flat_map(|(_, meant)| meant.kinds.iter().map(|kind| SPEC.kind(kind).letter).collect::<Vec<_>>())
        .collect()
}

#[test]
fn names_of_the_rules_page() {
    for (typed, expected) in [
        ("в", "WTB"),
        ("к", "KD"),
        ("г", "GH"),
        ("с", "SCE"),
        ("е", "UE"),
        ("м", "M"),
        ("н", "H"),
        ("о", "O"),
        ("р", "P"),
        ("т", "T"),
        ("п", "P"),
        ("др", "Dr"),
        ("вои", "W"),
        ("сил", "S"),
        ("злод", "T"),
        ("з", "T"),
        ("є", "U"),
        ("во", "WT"),
        ("ст", "E"),
        ("стихиаль", "E"),
        ("стихіаль", "E"),
        ("r", "Dr"),
        ("griffin", "G"),
        ("gri", "G"),
        ("elephant", "O"),
        ("священик", "C"),
        ("q", ""),
        ("воинн", ""),
        // Letters of a wrong alphabet; but one Latin letter keeps its meaning.
        ("cт", "E"),
        ("boин", "W"),
        ("mаг", "M"),
        ("b", "B"),
    ] {
        assert_eq!(kinds(typed), expected, "{typed}");
    }
    for kind in SPEC.kinds {
        assert_eq!(kinds(&kind.letter.to_lowercase()), kind.letter);
        assert_eq!(kinds(kind.id), kind.letter);
        for language in Language::all() {
            let name = words().say(language, &kind.name()).to_lowercase();
            assert!(kinds(&name).contains(kind.letter), "{name}");
        }
    }
}
