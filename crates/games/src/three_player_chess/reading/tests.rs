//! Tests of the grammar's results for typed texts, without a position.

use super::super::action::Object;
use super::super::board::Cell;
use super::super::position::Kind;
use super::grammar::read;
use super::letters::{self, Fault, Place};
use super::typed::{Mark, MoveText, Statement, Typed, Verb};
use super::words::{Speech, Topic};
use liege_game::{Seat, SeatSet};

fn typed(text: &str) -> Typed {
    read(&letters::tidy(text).unwrap()).unwrap_or_else(|e| panic!("{text}: {e:?}")).unwrap()
}

fn one(text: &str) -> Statement {
    let typed = typed(text);
    assert_eq!(typed.statements.len(), 1, "{text}: {typed:?}");
    typed.statements.into_iter().next().unwrap()
}

fn movement(text: &str) -> MoveText {
    match one(text) {
        Statement::Move(typed) => *typed,
        other => panic!("{text}: {other:?}"),
    }
}

fn cell(name: &str) -> Option<Place> {
    Cell::from_name(name).map(Place::Cell)
}

fn said(text: &str) -> Vec<Speech> {
    match one(text) {
        Statement::Say(saying) => saying.speeches,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn full_moves_are_read_however_they_are_parted() {
    for text in [
        "WC5-WV7",
        "wc5wv7",
        "wc5 wv7",
        "wc5 – wv7",
        "WC5—WV7",
        "wc5−wv7",
        "wc5xwv7",
        "wc5 х wv7",
        "WC5XWV7",
        "wc5:wv7",
        "wc5×wv7",
        "wc5→wv7",
        "wc5->wv7",
        "wc5 to wv7",
        "from wc5 to wv7",
        "БГ5-БС7",
        "бг5 бс7",
        "бг5хбс7",
        "с БГ5 на БС7",
        "з БГ5 на БС7",
        "Белые Город 5 – Белые Село 7",
        "White City 5 to White Village 7",
        "Білі Місто 5 - Білі Село 7",
        "белый город 5 белое село 7",
        "City 5 of White - Village 7 of White",
        "город белых 5 село белых 7",
        "белые Г5 - белые С7",
        "move wc5 to wv7",
        "хожу бг5-бс7",
        "12. WC5-WV7",
        "12... WC5-WV7",
        "«БГ5–БС7»",
        "`WC5-WV7`",
        "**WC5-WV7**.",
        "WC5>WV7",
        "Pwc5-wv7",
        "p wc5-wv7",
        "пешка с БГ5 на БС7",
        "п БГ5-БС7",
        "pawn from wc5 to wv7",
        "WТ5".replace("WТ5", "WC5 WV7").as_str(),
    ] {
        let typed = movement(text);
        assert_eq!((typed.from, typed.to), (cell("WC5"), cell("WV7")), "{text}");
    }
    assert_eq!(typed("W:WC5-WV7").actor, Some(1));
    assert_eq!(typed("Белые: БГ5-БС7").actor, Some(1));
    assert_eq!(typed("Белые: сдаюсь").actor, None);
}

#[test]
fn pieces_are_named_in_three_languages() {
    for (text, kind, to) in [
        ("N WS4", Kind::Knight, "WS4"),
        ("n ws4", Kind::Knight, "WS4"),
        ("Nxws4", Kind::Knight, "WS4"),
        ("N-ws4", Kind::Knight, "WS4"),
        ("knight to ws4", Kind::Knight, "WS4"),
        ("Knight takes WS4", Kind::Knight, "WS4"),
        ("Кр БД5", Kind::King, "WP5"),
        ("кр бд5", Kind::King, "WP5"),
        ("Конь БП4", Kind::Knight, "WS4"),
        ("конём на БП4", Kind::Knight, "WS4"),
        ("К БП4", Kind::Knight, "WS4"),
        ("K WP5", Kind::King, "WP5"),
        ("С БП4", Kind::Bishop, "WS4"),
        ("с бп4", Kind::Bishop, "WS4"),
        ("слон бьёт БП4", Kind::Bishop, "WS4"),
        ("Офіцер БП4", Kind::Bishop, "WS4"),
        ("Тура БП4", Kind::Rook, "WS4"),
        ("ладьёй на пригород белых 4", Kind::Rook, "WS4"),
        ("Королева б'є БП4", Kind::Queen, "WS4"),
        ("ферзь БП4", Kind::Queen, "WS4"),
        ("Ф БП4", Kind::Queen, "WS4"),
        ("Пішак Білі Передмістя 4", Kind::Pawn, "WS4"),
        ("п БП4", Kind::Pawn, "WS4"),
        ("B WS4", Kind::Bishop, "WS4"),
        ("R Village 14", Kind::Rook, "WV14"),
    ] {
        let typed = movement(text);
        assert_eq!(typed.piece.map(|(_, kind)| kind), Some(kind), "{text}");
        let cell = typed.to.and_then(|place| place.cell(1));
        assert_eq!(cell, Cell::from_name(to), "{text}");
        assert_eq!(typed.from, None, "{text}");
    }
    for text in [
        "Nrp2-rs5",
        "NRP2-RS5",
        "nrp2 rs5",
        "N RP2–RS5",
        "КБД2-БП5".replace('Б', "К").as_str(),
        "Конь КД2-КП5",
    ] {
        let typed = movement(text);
        assert_eq!(typed.piece.map(|(_, kind)| kind), Some(Kind::Knight), "{text}");
        assert_eq!((typed.from, typed.to), (cell("RP2"), cell("RS5")), "{text}");
    }
    assert_eq!(movement("красный конь БП4").army, Some(0));
    assert!(matches!(movement("Nws4").to, Some(Place::Fault(Fault::Glued { piece: Kind::Knight, .. }))));
}

#[test]
fn castling_has_many_spellings() {
    for text in [
        "O-O",
        "o-o",
        "0-0",
        "О-О",
        "о–о",
        "0 - 0",
        "castle short",
        "короткая рокировка",
        "коротка рокіровка",
        "O-O+",
        "OO",
    ] {
        assert_eq!(movement(text).castling, Some([true, false]), "{text}");
    }
    for text in [
        "O-O-O",
        "0-0-0",
        "О-О-О",
        "castle long",
        "длинная рокировка",
        "довга рокіровка",
        "castling queenside",
    ] {
        assert_eq!(movement(text).castling, Some([false, true]), "{text}");
    }
    assert_eq!(movement("рокировка").castling, Some([true, true]));
    assert!(movement("WT2*WP6").star);
}

#[test]
fn declarations_follow_a_move() {
    let white = Mark::To(SeatSet::one(Seat(1)));
    for (text, check, freedom) in [
        ("WC5-WP3", Mark::None, Mark::None),
        ("WC5-WP3+", Mark::Bare, Mark::None),
        ("WC5-WP3 #", Mark::Bare, Mark::None),
        ("WC5-WP3++", Mark::Bare, Mark::None),
        ("WC5-WP3+W", white, Mark::None),
        ("WC5-WP3 + Б", white, Mark::None),
        ("WC5-WP3 check", Mark::Bare, Mark::None),
        ("WC5-WP3, check!", Mark::Bare, Mark::Cry),
        ("WC5-WP3, check to White", white, Mark::None),
        ("БГ5-БД3 шах", Mark::Bare, Mark::None),
        ("БГ5-БД3 шах и мат", Mark::Bare, Mark::None),
        ("БГ5-БД3, шах Белому", white, Mark::None),
        ("БГ5-БД3 и шах белому королю", white, Mark::None),
        ("БГ5-БД3 мат", Mark::Bare, Mark::None),
        ("WC5-WT1!", Mark::None, Mark::Cry),
        ("WC5-WT1!W", Mark::None, white),
        ("WC5-WT1!W+W", white, white),
        ("WC5-WT1, I am my own lord", Mark::None, Mark::Bare),
        ("БГ5-БТ1. Я сам себе Господин!", Mark::None, Mark::Bare),
        ("БГ5-БТ1 і я сам собі Пан", Mark::None, Mark::Bare),
        ("БГ5-БТ1 я сам себе сеньор, шах", Mark::Bare, Mark::Bare),
    ] {
        let typed = movement(text);
        assert_eq!((typed.check, typed.freedom), (check, freedom), "{text}");
    }
    let both = Mark::To([Seat(0), Seat(1)].into_iter().collect());
    assert_eq!(movement("BC5-BP3+RW").check, both);
    assert_eq!(movement("BC5-BP3 шах красному и белому").check, both);
    assert!(movement("wc5-wt1 plain").plain);
    assert!(movement("БГ5-БТ1 без шаха").plain);
    assert!(movement("БГ5-БТ1 без оголошення").plain);
    for text in ["WV6xWS6^WV7", "WV6 x WS6 ^ WV7"] {
        assert_eq!(movement(text).victim, cell("WV7"), "{text}");
    }
    for text in ["WV6xWS6 e.p.", "WV6xWS6 en passant", "БС6хБП6 на проходе", "БС6хБП6 взяття на проході"]
    {
        assert!(movement(text).en_passant, "{text}");
    }
    assert_eq!(movement("БГ5-БТ1! Я сам себе Господин").freedom, Mark::Bare);
}

#[test]
fn formulas_are_free_in_order_and_case() {
    use Speech::{
        BeLord, BeVassal, Claim, Draw, NoLord, NoVassal, Obey, Resign, Truce, Waive, Withdraw, YouAreLord,
        YouAreVassal,
    };
    for (speech, texts) in [
        (
            BeVassal,
            &[
                "Красный, будь моим Слугой",
                "красный будь моим вассалом!",
                "Будь моим слугой, Красный",
                "Red, be my vassal",
                "red: become my servant, please",
                "Червоний, будь моїм Слугою",
                "будь ласка, червоний, стань моїм васалом",
                "Will you be my vassal, Red?",
                "I want to be your lord, Red",
                "Черный, стань моим вассалом.",
            ][..],
        ),
        (
            BeLord,
            &[
                "Белый, будь моим Господином",
                "White, be my lord",
                "Білий, будь моїм Паном",
                "бiлий, будь моїм сеньйором",
                "I want to be your vassal, White",
                "хочу быть твоим слугой, белый",
            ],
        ),
        (
            YouAreLord,
            &[
                "Белый, ты мой Господин",
                "White, you are my lord",
                "Білий, ти мій Пан",
                "Yes, White, you're my liege",
                "я твой вассал",
            ],
        ),
        (
            YouAreVassal,
            &[
                "Красный, ты мой Слуга",
                "Red, you are my vassal",
                "Червоний, ти мій слуга",
                "да, красный, ты мой вассал",
            ],
        ),
        (
            NoLord,
            &[
                "Белый, мне не нужен Господин",
                "White, I need no lord",
                "I don't need a lord",
                "Білий, мені не потрібен Пан",
                "Нет, мне не нужен сеньор",
            ],
        ),
        (
            NoVassal,
            &["Красный, мне не нужен Слуга", "Red, I need no vassal", "Червоний, мені не потрібен Слуга"],
        ),
        (
            Claim,
            &[
                "Красный, приказываю",
                "ход за Красного",
                "Red, I command",
                "Червоний, наказую",
                "хід за Червоного",
                "claim Red",
                "move for Red",
                "приказываю красному",
            ],
        ),
        (
            Obey,
            &["Белый, приказывай", "White, command me", "Білий, наказуй", "I obey White", "слушаюсь белого"],
        ),
        (Waive, &["waive", "отменяю приказ", "беру приказ назад", "скасовую наказ", "withdraw my order"]),
        (
            Truce,
            &[
                "Красный, перемирие на 3 круга",
                "Red, truce for 3 rounds",
                "Червоний, перемир'я на 3 кола",
                "truce with Red for three",
                "перемирие с красными на три хода",
                "мир с красным на 3",
                "offer truce to Red, 3 turns",
                "пропоную перемир’я з червоними на три ходи",
            ],
        ),
        (Draw, &["Ничья?", "Draw?", "Нічия?", "offer draw", "I offer a draw", "предлагаю ничью", "=", "(=)"]),
        (Resign, &["Сдаюсь", "I resign", "Здаюся", "resign", "I give up!"]),
        (
            Speech::Yes(Topic::Any),
            &[
                "yes",
                "Да!",
                "Так",
                "ok",
                "принимаю",
                "I accept your offer",
                "я согласен",
                "соглашаюсь",
                "згоден",
                "погоджуюся",
                "так, згода",
            ],
        ),
        (
            Speech::No(Topic::Any),
            &["no", "Нет.", "ні", "отказываюсь", "I decline", "відмовляюсь", "не принимаю", "no, I refuse"],
        ),
        (
            Speech::Yes(Topic::Draw),
            &["accept draw", "принимаю ничью", "Да, ничья", "I agree to a draw", "приймаю нічию"],
        ),
        (
            Speech::No(Topic::Draw),
            &["refuse draw", "no draw", "не хочу ничью", "відмовляюсь від нічиєї", "отказываюсь от ничьей"],
        ),
        (Speech::Yes(Topic::Truce), &["accept truce", "принимаю перемирие", "приймаю перемир'я з червоними"]),
        (Speech::No(Topic::Truce), &["no truce", "отказываюсь от перемирия", "refuse the truce"]),
        (
            Withdraw(Topic::Any),
            &[
                "withdraw my offer",
                "беру назад",
                "забираю",
                "I take back my offer",
                "отзываю предложение",
                "забираю пропозицію назад",
            ],
        ),
        (Withdraw(Topic::Draw), &["withdraw draw", "забираю ничью", "withdraw my draw offer"]),
        (Speech::Freedom, &["Я сам себе Господин", "I am my own lord", "Я сам собі Пан"]),
    ] {
        for text in texts {
            assert_eq!(said(text), [speech], "{text}");
        }
    }
    assert_eq!(said("command"), [Claim, Obey]);
    let Statement::Say(saying) = one("Червоний, перемир'я на три кола") else {
        panic!()
    };
    assert_eq!((saying.seats, saying.number), (SeatSet::one(Seat(0)), Some(3)));
    let Statement::Say(saying) = one("truce with R for 5") else { panic!() };
    assert_eq!((saying.seats, saying.number), (SeatSet::one(Seat(0)), Some(5)));
}

#[test]
fn acts_are_read_as_they_are_written() {
    let bond = Object::Bond { lord: Seat(1), vassal: Seat(0) };
    assert_eq!(one("offer W>R"), Statement::Exact(Verb::Offer, bond));
    assert_eq!(one("принимаю Б>К"), Statement::Exact(Verb::Accept, bond));
    assert_eq!(one("claim w → r"), Statement::Exact(Verb::Claim, bond));
    assert_eq!(one("obey White>Red"), Statement::Exact(Verb::Obey, bond));
    assert_eq!(one("offer R=W/3"), Statement::Exact(Verb::Offer, Object::Truce { pair: 0, turns: Some(3) }));
    assert_eq!(one("refuse B=W"), Statement::Exact(Verb::Refuse, Object::Truce { pair: 2, turns: None }));
    let lapse = typed("*:lapse");
    assert!(matches!(&lapse.statements[..], [Statement::Say(saying)] if saying.speeches == [Speech::Lapse]));
}

#[test]
fn several_statements_are_parted() {
    let kinds = |text: &str| {
        let kind = |statement: &Statement| match statement {
            Statement::Move(_) => 'm',
            Statement::Say(_) => 's',
            Statement::Exact(..) => 'e',
        };
        typed(text).statements.iter().map(kind).collect::<String>()
    };
    assert_eq!(kinds("WC5-WV7, draw?"), "ms");
    assert_eq!(kinds("WC5-WV7 ничья?"), "ms");
    assert_eq!(kinds("Ход за Красного: КГ5-КС7"), "sm");
    assert_eq!(kinds("Red, I command. RC5-RV7"), "sm");
    assert_eq!(kinds("Red, be my vassal and truce with Black for 3"), "ss");
    assert_eq!(kinds("offer R=W/3, WC5-WV7"), "em");
    assert_eq!(kinds("Да. БГ5-БС7"), "sm");
    assert_eq!(kinds("WC5-WV7, WC6-WV8"), "mm");
}

#[test]
fn what_says_nothing_names_the_word() {
    let misread = |text: &str| read(&letters::tidy(text).unwrap()).unwrap_err();
    assert_eq!(misread("hello there").word, "hello".replace("hello", ""), "known, but no sentence");
    assert_eq!(misread("foo WC5-WV7").word, "foo");
    assert_eq!(misread("WC5-WV7 haha").word, "haha");
    assert_eq!(misread("Красный, будь моим другом").word, "другом");
    let slip = misread("Красный, перемерие на 3 круга");
    assert_eq!(slip.nearest.as_deref(), Some("перемирие"));
    assert!(slip.repaired.is_some());
    assert_eq!(read("   ").unwrap(), None);
    assert!(read("!!!").is_err());
}

#[test]
fn the_help_shows_only_what_is_read() {
    let game = liege_game::by_id("three-player-chess").unwrap();
    for language in liege_words::Language::all() {
        for (id, least) in [("tpc-help-notation", 30), ("tpc-help-diplomacy", 15)] {
            let help = liege_game::words().say_of(language, game, &liege_words::Message::new(id));
            let shown: Vec<&str> = help.split('`').skip(1).step_by(2).collect();
            assert!(shown.len() > least, "{language:?} {id}: {}", shown.len());
            for text in shown {
                // The letters of kingdoms and zones, the line between two texts, the sign of a bond.
                let single = text.contains(' ') && text.split(' ').all(|letter| letter.chars().count() == 1);
                if single || text == ";" || text == "W>R" {
                    continue;
                }
                let alone = read(&letters::tidy(text).unwrap());
                let after_a_move = read(&letters::tidy(&format!("WC5-WV7 {text}")).unwrap());
                assert!(
                    matches!(alone, Ok(Some(_))) || matches!(after_a_move, Ok(Some(_))),
                    "{language:?}: {text}"
                );
            }
        }
    }
}

#[test]
fn every_sentence_exists_in_every_language() {
    let sources = [
        include_str!("mod.rs"),
        include_str!("acts.rs"),
        include_str!("declared.rs"),
        include_str!("listing.rs"),
        include_str!("names.rs"),
        include_str!("near.rs"),
        include_str!("resolve.rs"),
    ];
    let mut ids: Vec<&str> = sources.iter().flat_map(|source| source.split('"').skip(1).step_by(2)).collect();
    ids.retain(|text| text.starts_with("tpc-"));
    assert!(ids.len() > 40);
    for language in liege_words::Language::all() {
        for id in &ids {
            assert!(liege_game::words().has(language, id), "{id} in {language:?}");
        }
        // And every sentence is used by something.
        let game = liege_game::by_id("three-player-chess").unwrap();
        let own = game.words(language).lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        // (The help uses the sentences on how a kind of piece moves.)
        let helps = |id: &&str| game.kinds().iter().any(|kind| *id == format!("tpc-moves-{}", kind.id));
        let own = own.filter(|id| id.starts_with("tpc-read-") || id.starts_with("tpc-moves-"));
        for id in own.filter(|id| !helps(id)) {
            assert!(ids.contains(&id), "{id} in {language:?}");
        }
    }
}
