//! Typed texts, against `vectors/typed.say` in the folder of three-player chess.
//!
//! Lines of the file: `# comment`; `position <string>` (or `position start`) sets up; `after <action>;
//! <action>` plays canonical actions from there; all others are `<seat> <typed> => <expected>`, with `\n` in
//! the typed text for a line break. Expected is the list of canonical actions, separated by `; `, or the kind
//! of refusal: alone, with `: a; b` if these are all its candidates, or with `+ a; b` if these are among
//! them.

use liege_game::{Options, Refusal, Seat, State, by_id, words};
use liege_words::Language;

fn start(position: &str) -> Box<dyn State> {
    let game = by_id("three-player-chess").unwrap();
    let none: [(&str, &str); 0] = [];
    let options = Options::check(game.options(), none).unwrap();
    game.start(&options, (position != "start").then_some(position))
        .unwrap_or_else(|e| panic!("{position}: {e:?}"))
}

fn list(text: &str) -> Vec<String> {
    text.split(';').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

/// Every reason must exist in every language.
fn sayable(refusal: &Refusal) -> Result<(), String> {
    let game = by_id("three-player-chess").unwrap();
    for language in Language::all() {
        let text = words().say_of(language, game, &refusal.message);
        if text.contains("tpc-") || text.contains('{') || text.contains("  ") || text.is_empty() {
            return Err(format!("said in {language:?}: {text}"));
        }
        if std::env::var_os("SAY").is_some() {
            println!("    {text}");
        }
    }
    Ok(())
}

/// Every candidate must be playable as it is.
fn playable(state: &dyn State, refusal: &Refusal) -> Result<(), String> {
    for candidate in &refusal.candidates {
        if let Err(error) = state.boxed().play(candidate) {
            return Err(format!("candidate {candidate} cannot be played: {error:?}"));
        }
    }
    Ok(())
}

fn check(state: &dyn State, seat: Seat, typed: &str, expected: &str) -> Result<(), String> {
    let read = state.read(seat, typed);
    if let Err(refusal) = &read {
        playable(state, refusal)?;
        sayable(refusal)?;
    }
    let kind = expected.split([':', '+', ' ']).next().unwrap_or_default();
    let kinds = ["Unreadable", "Illegal", "Ambiguous", "Undecided", "NotYours", "Over"];
    if !kinds.contains(&kind) {
        return match read {
            Ok(actions) if actions == list(expected) => Ok(()),
            Ok(actions) => Err(format!("read as {actions:?}")),
            Err(refusal) => Err(format!("{refusal:?}")),
        };
    }
    let refusal = match read {
        Ok(actions) => return Err(format!("read as {actions:?}")),
        Err(refusal) => refusal,
    };
    if format!("{:?}", refusal.kind) != kind {
        return Err(format!("{refusal:?}"));
    }
    let rest = expected[kind.len()..].trim();
    let mut candidates = refusal.candidates.clone();
    candidates.sort();
    if let Some(all) = rest.strip_prefix(':') {
        let mut all = list(all);
        all.sort();
        return if candidates == all { Ok(()) } else { Err(format!("{refusal:?}")) };
    }
    let some = list(rest.strip_prefix('+').unwrap_or_default());
    if some.iter().all(|one| candidates.contains(one)) { Ok(()) } else { Err(format!("{refusal:?}")) }
}

#[test]
fn typed_texts_are_read_as_the_file_says() {
    let mut state = start("start");
    let mut wrong = Vec::new();
    let mut count = 0;
    for (number, line) in include_str!("../../src/three_player_chess/vectors/typed.say").lines().enumerate() {
        let number = number + 1;
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(position) = line.strip_prefix("position ") {
            state = start(position.trim());
            continue;
        }
        if let Some(actions) = line.strip_prefix("after ") {
            for action in list(actions) {
                state.play(&action).unwrap_or_else(|e| panic!("line {number}: {action}: {e:?}"));
            }
            continue;
        }
        let (typed, expected) = line.split_once(" => ").unwrap_or_else(|| panic!("line {number}: {line}"));
        let seat = Seat("RWB".find(&typed[..1]).unwrap() as u8);
        let typed = typed[1..].trim_start_matches(' ').replace("\\n", "\n");
        count += 1;
        if let Err(error) = check(&*state, seat, &typed, expected.trim()) {
            wrong.push(format!("line {number}: {line}\n    {error}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {count} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count > 300, "only {count} texts");
}

const RED: Seat = Seat(0);
const WHITE: Seat = Seat(1);

#[test]
fn moves_of_a_piece_are_listed_for_whoever_asks() {
    let state = start("start");
    let count = |seat, text: &str| {
        state.moves_of(seat, text).map(|moves| moves.len()).map_err(|e| &*e.message.id().to_owned().leak())
    };
    let own = |seat, text: &str, letter: &str| {
        let moves = state.moves_of(seat, text).unwrap();
        assert!(moves.iter().all(|mv| mv.starts_with(letter)), "{text}: {moves:?}");
        moves.len()
    };
    for text in
        ["WC5", "wc5", "БГ5", "C5", "Г5", "White City 5", "белый город 5", "pawn wc5", "п БГ5", "WC5?"]
    {
        assert_eq!(own(WHITE, text, "W:WC5"), 12, "{text}");
    }
    for text in ["N", "n", "knight", "Knights", "конь", "кони", "К", "Кінь", "white knight"] {
        assert_eq!(own(WHITE, text, "W:WP"), 4, "{text}");
    }
    for text in ["", "  ", "all", "все", "усі"] {
        assert_eq!(own(WHITE, text, "W:"), 88, "{text}");
        assert_eq!(own(RED, text, "R:"), 88, "{text}");
    }
    assert_eq!(own(RED, "RC5", "R:RC5"), 12, "as if on turn");
    assert_eq!(own(RED, "C5", "R:RC5"), 12, "in the asker's own kingdom");
    assert_eq!(own(RED, "N", "R:RP"), 4);
    assert_eq!(own(RED, "WC5", "W:WC5"), 12, "the piece of the one on turn");
    assert_eq!(count(WHITE, "WT2"), Err("tpc-moves-none"));
    assert_eq!(count(WHITE, "K"), Err("tpc-moves-none-of"));
    assert_eq!(count(WHITE, "WS5"), Err("tpc-moves-empty"));
    assert_eq!(count(WHITE, "RC5"), Err("tpc-moves-other"));
    assert_eq!(count(WHITE, "N WC5"), Err("tpc-read-other-piece"));
    assert_eq!(count(WHITE, "RC14"), Err("tpc-read-range"));
    assert_eq!(count(WHITE, "KC14"), Err("tpc-read-mixed-one"));
    assert_eq!(count(WHITE, "hello"), Err("tpc-moves-unread"));
    assert_eq!(count(WHITE, "WC5-WV7"), Err("tpc-moves-unread"));
    for text in ["WT2", "K", "WS5", "RC5", "N WC5", "RC14", "KC14", "hello"] {
        sayable(&state.moves_of(WHITE, text).unwrap_err()).unwrap();
    }
    // A lord with a claim sees the vassal's moves; the blocked vassal sees the moves that it could make
    // without the claim.
    let order =
        start("1rK/6/10/14/18|2/wK5/wP3rQ5/14/18|1bK/6/4bP5/14/18 R RWB - --- - W>R:3ac - - - R * off");
    let moves = |seat, text: &str| order.moves_of(seat, text).map_err(|e| &*e.message.id().to_owned().leak());
    assert!(moves(WHITE, "Q").unwrap().contains(&"W:WC5-WC3".to_owned()));
    assert!(moves(RED, "WC5").unwrap().contains(&"W:WC5-WC3".to_owned()));
    assert!(moves(RED, "Q").unwrap().contains(&"R:WC5-WC3".to_owned()));
    let neutral =
        start("2/1rN4/3wQrR3rP1/bR13/18|1wK/6/10/14/18|1bK/6/10/14/18 W -WB - --- - - - - - R * off");
    assert_eq!(neutral.moves_of(WHITE, "RP2").unwrap_err().message.id(), "tpc-moves-neutral");
    assert_eq!(neutral.moves_of(RED, "N").unwrap_err().message.id(), "tpc-no-out");
    let over = start("1rK/wQ5/9wR/14/18|1wK/6/10/14/18|1bR/6/4bP5/14/18 R RW- - --- - - - - - B = off");
    assert_eq!(over.moves_of(WHITE, "K").unwrap_err().message.id(), "sqr-no-over");
}

#[test]
fn completions_fit_what_is_typed() {
    let state = start("start");
    let values = |seat, text: &str| -> Vec<String> {
        let found = state.complete(seat, text);
        assert!(found.len() <= 25, "{text}");
        found.into_iter().map(|(_, value)| value).collect()
    };
    let all = |text: &str, begin: &str, count: usize| {
        let found = values(WHITE, text);
        assert!(found.iter().all(|value| value.starts_with(begin)), "{text}: {found:?}");
        assert_eq!(found.len(), count, "{text}: {found:?}");
    };
    all("wc5", "W:WC5-", 12);
    all("WC5-", "W:WC5-", 12);
    all("W:wc5 ", "W:WC5-", 12);
    all("wc5-wv", "W:WC5-WV", 5);
    all("wc1-", "W:WC1-", 7);
    all("БГ5", "W:WC5-", 12);
    all("бг5-бс7", "W:WC5-WV7", 1);
    all("c5-v", "W:WC5-WV", 5);
    all("Г5 С", "W:WC5-WV", 5);
    all("N", "W:WP", 4);
    all("n w", "W:WP", 4);
    all("N WS3", "W:WP2-WS3", 1);
    all("конь", "W:WP", 4);
    all("кінь бп3", "W:WP2-WS3", 1);
    all("N wp2", "W:WP2-", 2);
    all("white city 5", "W:WC5-", 12);
    all("белые город 5 белые с", "W:WC5-WV", 5);
    all("wv17", "W:WC9-WV17", 1);
    all("ws3", "W:W", 5);
    all("сда", "W:resign", 1);
    all("resi", "W:resign", 1);
    all("draw", "W:offer draw", 1);
    all("нічия", "W:offer draw", 1);
    all("offer R", "W:offer R=W/", 9);
    all("red, tru", "W:offer R=W/", 9);
    all("перемирие с крас", "W:offer R=W/", 9);
    all("Красный, перемирие на 3 круга", "W:offer R=W/3", 1);
    all("offer", "W:offer", 19);
    all("R:", "", 0);
    all("qwerty", "", 0);
    all("", "W:", 25);
    assert_eq!(values(RED, "rc5"), [""; 0], "not on turn");
    assert_eq!(values(RED, "resign"), ["R:resign"]);
    let label = |text: &str| state.complete(WHITE, text).into_iter().next().map(|(label, _)| label);
    assert_eq!(label("n ws3").as_deref(), Some("N WP2–WS3"));
    assert_eq!(label("red, truce for 3").as_deref(), Some("Red, truce for 3 rounds (offer R=W/3)"));
    assert_eq!(
        label("красный, перемирие на 3").as_deref(),
        Some("Красный, перемирие на 3 круга (offer R=W/3)")
    );
    assert_eq!(
        label("червоний, перемир'я на 3").as_deref(),
        Some("Червоний, перемир’я на 3 кола (offer R=W/3)")
    );

    // The offers that need an answer come first.
    let asked = start("1rK/6/10/14/8rR9|1wK/6/10/14/9wR8|1bK/6/4bP5/14/18 B RWB - -R- - - W>R?W - - - * off");
    let first: Vec<String> = asked.complete(RED, "").into_iter().map(|(_, value)| value).take(2).collect();
    assert_eq!(first, ["R:accept W>R", "R:refuse W>R"]);
    assert_eq!(asked.complete(RED, "да")[0].1, "R:accept W>R");
    let label = &asked.complete(RED, "белый, ты")[0].0;
    assert_eq!(label, "Белый, ты мой Господин (accept W>R)");
}

#[test]
fn help_is_short_and_in_every_language() {
    let game = by_id("three-player-chess").unwrap();
    for language in Language::all() {
        for (id, most) in [
            ("tpc-name", 40),
            ("tpc-about", 400),
            ("tpc-help", 1500),
            ("tpc-help-notation", 1800),
            ("tpc-help-diplomacy", 1800),
            ("tpc-option-first", 200),
            ("tpc-option-truce", 200),
        ] {
            assert!(words().has(language, id), "{id} in {language:?}");
            let text = words().say_of(language, game, &liege_words::Message::new(id));
            assert!(text.chars().count() < most, "{id} in {language:?}: {} characters", text.chars().count());
            assert!(!text.contains('{'), "{text}");
        }
    }
}
