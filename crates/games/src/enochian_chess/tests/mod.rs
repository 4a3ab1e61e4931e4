//! Tests of events, offers, agreements, commanders and ends.

mod crosscheck;

use super::EnochianChess;
use liege_game::{Event, EventKind, Game, Options, Role, Seat, SeatSet, Standing, State, Turn, words};
use liege_words::Language;

const YELLOW: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const RED: Seat = Seat(2);
const BLACK: Seat = Seat(3);

/// An exchange is possible, black's throne is occupied; blue is on turn.
const V11: &str = "6brbK/2yryR4/8/8/8/6rbrK/1kr6/kR7 b fKKf - - - - *";

fn options(arrangement: &str) -> Options {
    Options::check(EnochianChess.options(), [("arrangement", arrangement)]).unwrap()
}

fn start() -> Box<dyn State> {
    EnochianChess.start(&options("earth-of-earth"), None).unwrap()
}

fn at(position: &str) -> Box<dyn State> {
    EnochianChess.start(&options("earth-of-earth"), Some(position)).unwrap()
}

fn play(state: &mut Box<dyn State>, action: &str) -> Vec<Event> {
    state.play(action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"))
}

fn said(events: &[Event], language: Language) -> String {
    let say = |event: &Event| words().say_of(language, &EnochianChess, &event.message);
    events.iter().map(say).collect::<Vec<_>>().join(" ")
}

fn news(events: &[Event]) -> Vec<(String, Turn)> {
    events.iter().filter_map(|event| event.news.as_ref()).map(|news| (news.key.clone(), news.turn)).collect()
}

#[test]
fn who_starts_is_the_board_s_element() {
    for (arrangement, letter) in
        [("fire-of-air", "y"), ("fire-of-water", "b"), ("water-of-fire", "r"), ("air-of-earth", "k")]
    {
        let state = EnochianChess.start(&options(arrangement), None).unwrap();
        assert_eq!(state.position().split(' ').nth(1), Some(letter), "{arrangement}");
    }
    assert!(Options::check(EnochianChess.options(), [("arrangement", "earth")]).is_err());
    assert_eq!(options("earth-of-earth"), Options::check(EnochianChess.options(), [("", ""); 0]).unwrap());
    assert!(EnochianChess.deals_by_dice() && !EnochianChess.allies_whisper());
}

#[test]
fn moves_checks_and_falls_are_told() {
    let mut state = start();
    let told = play(&mut state, "Na4-b6");
    assert_eq!(said(&told, Language::ENGLISH), "Black: knight a4–b6. Black gives check to Yellow.");
    assert_eq!(told[1].kind, EventKind::Check);
    assert_eq!(told[1].concerns, [YELLOW]);
    let told = play(&mut state, "Pa7xb6");
    assert_eq!(said(&told, Language::RUSSIAN), "Жёлтые: пешка ладьи a7×b6 берёт коня Чёрных.");
    assert_eq!(told[0].concerns, [BLACK]);

    let v3 = "yKkr4brbK/3yr4/8/4kR3/8/6rb1/3yR4/kK2rR3rK k KKKK - - - - *";
    let mut state = at(v3);
    assert_eq!(
        words().say_of(Language::ENGLISH, &EnochianChess, &state.turn_note().unwrap()),
        "This is Black’s last move."
    );
    let told = play(&mut state, "Ka1-b2");
    assert_eq!(
        said(&told, Language::ENGLISH),
        "Black, last move: king a1–b2. Black’s king on b2 is captured: the army is frozen."
    );
    let v4 = "yKyr4brbK/8/7kQ/8/5rr2/8/knkbrN5/(kKkR)kN5rK k KKKK - - - - *";
    let told = play(&mut at(v4), "Qh6xf4");
    assert_eq!(
        said(&told, Language::UKRAINIAN),
        "Чорні, останній хід: королева h6×f4 бере пішака тури Червоних. \
         Короля Чорних взято на престолі, і його супутника з ним (тура): військо заморожене."
    );
    // The turn comes to a mated army.
    let mut state = at("yKkr4brbK/3yr4/8/4kR3/8/6rb1/3yR4/kK2rR2rK1 r KKKK - - - - *");
    let told = play(&mut state, "Kg1-h1");
    assert_eq!(
        said(&told, Language::ENGLISH),
        "Red: king g1–h1. Black is mated by Red. The king makes one last step, then it is captured."
    );
    // Talk does not repeat it.
    assert_eq!(said(&play(&mut state, "offer draw red"), Language::ENGLISH), "Red offers a draw.");
}

#[test]
fn crossings_promotions_and_revivals_are_told() {
    let mut state = at("yKyr4brbK/8/8/3rBbB3/4yB3/7rr/1kB6/kK1kr4rK k KKKK - - - - *");
    let told = play(&mut state, "Bb2-d4");
    assert_eq!(
        said(&told, Language::ENGLISH),
        "Black: bishop b2–d4. Concourse: Black’s bishop takes the other three, Yellow’s on e4, Red’s on d5, \
         Blue’s on e5."
    );
    assert_eq!(told[1].concerns, [YELLOW, BLUE, RED]);
    let mut state = at("yK6bK/8/3yN3bR/3yq1kn2/1kq5kb/1kr6/5rR2/kK6rK y KKKK - - - - *");
    let told = play(&mut state, "Nd6xf5");
    assert_eq!(
        said(&told, Language::ENGLISH),
        "Yellow: knight d6×f5, taking Black’s pawn of the knight. Black’s pawn on h4 waits no longer and becomes a \
         bishop. Black gives check to Yellow."
            .replace(" Black gives check to Yellow.", "")
    );
    let mut state = at("yK1bRyR3bK/8/8/8/6kn1/8/4rR3/kKkB5rK k KKKK k - - - *");
    let told = play(&mut state, "Pg4-h4=B");
    assert!(said(&told, Language::RUSSIAN).starts_with(
        "Чёрные: пешка коня g4–h4 и становится слоном. Взамен слон Чёрных на b1 становится пешкой коня."
    ));
    let mut state = at("yK6bK/8/8/8/6kb1/8/4rR3/kKkB5rK k KKKK - - - - *");
    let told = play(&mut state, "Pg4-h4=N");
    assert!(
        said(&told, Language::ENGLISH).contains("becoming a knight"),
        "a lone pawn beside a bishop chooses"
    );
    let mut state = at("yK6bK/8/8/8/6kb1/6kq1/4rR3/kKkB5rK k KKKK - - - - *");
    let told = play(&mut state, "Pg4-h4");
    assert_eq!(
        said(&told, Language::ENGLISH),
        "Black: pawn of the bishop g4–h4. It waits there until Black loses a pawn."
    );
    let mut state = at("1kryK3br1/3yr4/8/4kR3/8/6rb1/1bK6/7rK b KKKf - - - - *");
    let told = play(&mut state, "Kb2-a1");
    assert_eq!(
        said(&told, Language::ENGLISH),
        "Blue: king b2–a1. Blue’s king holds Black’s throne: Black’s army is back in play, without a king, and Blue \
         moves it."
    );
    play(&mut state, "Pg3-g4");
    assert_eq!((state.turn(), state.to_move()), (Some(BLACK), SeatSet::one(BLUE)));
    assert_eq!(
        words().say_of(Language::ENGLISH, &EnochianChess, &state.turn_note().unwrap()),
        "Blue moves for Black."
    );
    let side =
        |seat| state.side(seat).map(|message| words().say_of(Language::ENGLISH, &EnochianChess, &message));
    assert_eq!(side(BLUE).as_deref(), Some("Blue and Black"));
    assert_eq!(side(BLACK).as_deref(), Some("no army (Blue plays it)"));
    assert_eq!(side(RED), None);
    let told = play(&mut state, "Re5-e1");
    assert!(said(&told, Language::ENGLISH).starts_with("Blue for Black: rook e5–e1."));
    assert!(told[0].concerns.contains(&BLACK));
}

#[test]
fn a_draw_needs_all_who_play() {
    let mut state = start();
    let told = play(&mut state, "offer draw red");
    assert_eq!(news(&told), [("draw".to_owned(), Turn::Offered)]);
    assert_eq!(told[0].concerns, [YELLOW, BLUE, BLACK]);
    let pacts = state.pacts();
    let waiting: SeatSet = [YELLOW, BLUE, BLACK].into_iter().collect();
    assert_eq!(pacts[0].standing, Standing::Offered { by: RED, waiting });
    let info = state.act("accept draw blue").unwrap();
    assert_eq!((info.role, info.key.as_deref(), info.required), (Role::Accept, Some("draw"), true));
    assert_eq!(news(&play(&mut state, "accept draw blue")), [("draw".to_owned(), Turn::Joined)]);
    assert_eq!(state.position().split(' ').nth(5), Some("br"));
    // Offers outlive moves.
    play(&mut state, "Qa3-c1");
    assert_eq!(state.pacts().len(), 1);
    let mut refused = state.boxed();
    assert_eq!(news(&play(&mut refused, "decline draw black")), [("draw".to_owned(), Turn::Refused)]);
    assert!(refused.pacts().is_empty());
    assert!(refused.acts().contains(&"offer draw red".to_owned()), "it may be repeated");
    let mut back = state.boxed();
    let told = play(&mut back, "withdraw draw blue");
    assert_eq!(said(&told, Language::ENGLISH), "Blue no longer agrees to a draw: Red’s offer is closed.");
    play(&mut state, "accept draw yellow");
    let told = play(&mut state, "accept draw black");
    assert_eq!(news(&told), [("draw".to_owned(), Turn::Made), ("draw".to_owned(), Turn::Ended)]);
    assert_eq!(said(&told, Language::ENGLISH), "All players agree to a draw. The game is drawn.");
    assert!(state.outcome().unwrap().drawn && state.acts().is_empty() && state.pacts().is_empty());
}

#[test]
fn prisoners_are_exchanged() {
    let mut state = at(V11);
    let told = play(&mut state, "offer exchange red>blue b1");
    assert_eq!(
        said(&told, Language::ENGLISH),
        "Red offers Blue an exchange of prisoners: Black’s king would return to b1."
    );
    let pacts = state.pacts();
    assert_eq!(pacts[0].parties, [BLUE, RED].into_iter().collect());
    assert_eq!(pacts[0].standing, Standing::Offered { by: RED, waiting: SeatSet::one(BLUE) });
    let told = play(&mut state, "accept exchange blue>red a8");
    assert_eq!(news(&told), [("exchange".to_owned(), Turn::Made), ("exchange".to_owned(), Turn::Ended)]);
    assert!(
        said(&told, Language::UKRAINIAN)
            .contains("Король Чорних повертається на b1, король Жовтих — на a8: обидва війська в грі.")
    );
    assert_eq!(state.position(), "yK5brbK/2yryR4/8/8/8/6rbrK/1kr6/kRkK6 b KKKK - - - - *");
    assert!(!state.acts().iter().any(|act| act.contains("exchange")));

    // If there are several possible squares, the acts are one to choose from.
    let state = at(V11);
    let series = |action: &str| state.act(action).unwrap().series.map(|series| series.key);
    assert_eq!(series("offer exchange red>blue a2").as_deref(), Some("offer exchange red>blue"));
    assert_eq!(series("offer exchange red>blue b1"), series("offer exchange red>blue a2"));
    assert_eq!(series("offer exchange blue>red a8"), None);
    let spoken = &state.act("offer exchange red>blue b1").unwrap().spoken;
    assert_eq!(
        words().say_of(Language::ENGLISH, &EnochianChess, spoken),
        "Blue, let us exchange prisoners: Black’s king to b1"
    );

    // The accepting seat treats the offered square as taken.
    let mut near = at("6brbK/2yryR4/8/8/8/6rbrK/1kr6/kR7 b fKKf - - - - *".replace("kR7", "1kR6").as_str());
    play(&mut near, "offer exchange red>blue a1");
    assert!(near.acts().contains(&"accept exchange blue>red a8".to_owned()));
}

#[test]
fn an_offer_ends_with_its_conditions() {
    // A move onto the offered square.
    let mut state = at("6brbK/2yryR4/8/8/8/6rbrK/1kr6/kR7 r fKKf - - - r>b@b1 *");
    assert_eq!(state.pacts().len(), 1);
    let mut other = at("6brbK/2yryR4/8/8/8/6rbrK/1kr1rR4/kR7 r fKKf - - - r>b@b1 *");
    play(&mut other, "Rd2-d1");
    assert_eq!(other.position().split(' ').nth(6), Some("r>b@b1"), "it outlives moves");
    play(&mut other, "Pg8-f8");
    let told = play(&mut other, "Rd1-b1");
    assert_eq!(news(&told), [("exchange".to_owned(), Turn::Void)]);
    assert!(
        said(&told, Language::ENGLISH)
            .contains("Red’s offer (an exchange of prisoners between Red and Blue) is void.")
    );
    // Any hand-over.
    play(&mut state, "offer draw blue");
    let told = play(&mut state, "handover black>blue");
    assert_eq!(news(&told), [("draw".to_owned(), Turn::Void), ("exchange".to_owned(), Turn::Void)]);
    assert_eq!(said(&told[..1], Language::ENGLISH), "Black hands the army over to Blue and leaves the game.");
    assert_eq!(state.alive(), [YELLOW, BLUE, RED].into_iter().collect());
}

#[test]
fn an_army_handed_over_keeps_its_turn() {
    let mut state = start();
    play(&mut state, "Qa3-c1");
    let told = play(&mut state, "handover yellow>red");
    assert_eq!(told[0].concerns, [RED]);
    assert_eq!((state.turn(), state.to_move()), (Some(YELLOW), SeatSet::one(RED)));
    let acts: Vec<String> =
        state.acts().into_iter().filter(|act| act.contains("yellow") || act.contains("red")).collect();
    assert_eq!(acts, ["offer draw red", "resign red"]);
    assert_eq!(state.resignation(RED).as_deref(), Some("resign red"));
    assert_eq!(state.resignation(BLUE), None);
    assert_eq!(state.act("resign red"), None, "resigning is nobody's talk");
    assert_eq!(state.act("handover blue>black").unwrap().role, Role::Declare);
    play(&mut state, "Qc8-a6");
    play(&mut state, "Nh5-f6");
    assert_eq!(state.to_move(), SeatSet::one(RED));
    let told = play(&mut state, "resign red");
    assert_eq!(said(&told, Language::ENGLISH), "Red resigns. Blue and Black have won.");
    let points: Vec<i32> = state.outcome().unwrap().points.iter().map(|points| points.in_halves()).collect();
    assert_eq!(points, [0, 2, 0, 2]);
}

#[test]
fn ends_are_told() {
    let mut state = at("yK6bK/1yR6/2yr5/8/4kR3/6rR1/5rb2/7rK y KKKf - - - - *");
    let told = play(&mut state, "Ka8-b8");
    assert_eq!(
        said(&told, Language::ENGLISH),
        "Yellow: king a8–b8. Blue is not in check but has no legal move, and is skipped. Neither Blue nor Black can \
         move. The game is drawn."
    );
    let mut state = at("yK5brbK/4yN3/2rR5/8/8/5rb2/8/kK6rK y KKKK - - - - *");
    let told = play(&mut state, "Ne7xg8");
    assert!(
        said(&told, Language::RUSSIAN)
            .ends_with("У Синих и Чёрных остались одни короли. Игра закончилась вничью.")
    );
    let mut state = at("2yK5/3yrkR3/8/8/bK7/8/yR6rR/1rR5rK b KKKf - - - - *");
    let told = play(&mut state, "Ka4-b4");
    assert_eq!(
        said(&told, Language::ENGLISH),
        "Blue, last move: king a4–b4. Blue’s king on b4 is captured: the army is frozen. Yellow and Red have won."
    );
    assert!(state.turn().is_none() && state.legal().is_empty() && state.turn_note().is_none());
    let lines: Vec<String> =
        state.summary().iter().map(|line| words().say_of(Language::ENGLISH, &EnochianChess, line)).collect();
    assert_eq!(lines[..3], ["Yellow and Red have won.", "Blue’s army is frozen.", "Black’s army is frozen."]);
}

#[test]
fn the_armies_keep_to_what_every_game_on_squares_does() {
    liege_testing::squares::hold(&super::spec::SPEC);
}

#[test]
fn every_sentence_used_exists_and_every_one_that_exists_is_used() {
    let code = [
        include_str!("../explain.rs"),
        include_str!("../sentences.rs"),
        include_str!("../pacts.rs"),
        include_str!("../position_string.rs"),
        include_str!("../reading/acts.rs"),
        include_str!("../reading/lexicon.rs"),
        include_str!("../reading/mod.rs"),
        include_str!("../rules.rs"),
        include_str!("../scene/plates.rs"),
        include_str!("../summary.rs"),
    ];
    let made = [
        "eno-help-diplomacy",
        "eno-say-handover",
        "eno-say-resign",
        "eno-say-offer-draw",
        "eno-say-accept-draw",
        "eno-say-decline-draw",
        "eno-say-withdraw-draw",
        "eno-say-offer-exchange",
        "eno-say-offer-exchange-open",
        "eno-say-accept-exchange",
        "eno-say-accept-exchange-open",
        "eno-say-decline-exchange",
        "eno-say-withdraw-exchange",
    ];
    liege_testing::sentences::says_all_it_can(&EnochianChess, &code, &made);
}
