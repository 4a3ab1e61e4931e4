//! Tests of typed texts: the tables and examples of the page (6.3), and refusals.

use super::super::EnochianChess;
use super::super::position::Position;
use super::{complete, moves_of, read};
use liege_game::{Refusal, RefusalKind, Seat, words};
use liege_words::Language;

const YELLOW: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const RED: Seat = Seat(2);
const BLACK: Seat = Seat(3);

/// An exchange is possible, black's throne is occupied; blue is on turn.
const V11: &str = "6brbK/2yryR4/8/8/8/6rbrK/1kr6/kR7 b fKKf - - - - *";
/// A privileged pawn on g4.
const V8: &str = "yK1bRyR3bK/8/8/8/6kn1/8/4rR3/kKkB5rK k KKKK k - - - *";
/// A bishop on d2 and a pawn on b2 both take on c3.
const TAKING: &str = "yK6bK/8/8/8/7br/2yq4rb/1kb1kB4/kK6rK k KKKK - - - - *";

fn start() -> Position {
    Position::start("earth-of-earth")
}

fn at(text: &str) -> Position {
    text.parse().unwrap()
}

fn reads(position: &Position, seat: Seat, text: &str) -> String {
    let actions = read(position, seat, text).unwrap_or_else(|refusal| panic!("`{text}`: {refusal:?}"));
    actions.join("; ")
}

/// Checks that the texts, separated by `|`, mean these actions.
fn all_read(position: &Position, seat: Seat, meant: &[(&str, &str)]) {
    for (wanted, texts) in meant {
        for text in texts.split('|') {
            assert_eq!(reads(position, seat, text), *wanted, "{text}");
        }
    }
}

fn refusal(position: &Position, seat: Seat, text: &str) -> Refusal {
    match read(position, seat, text) {
        Ok(actions) => panic!("`{text}` is read as {actions:?}"),
        Err(refusal) => refusal,
    }
}

fn is_refused(position: &Position, seat: Seat, text: &str, id: &str) -> Vec<String> {
    let refusal = refusal(position, seat, text);
    assert_eq!(refusal.message.id(), id, "`{text}`: {refusal:?}");
    refusal.candidates
}

#[test]
fn moves_in_latin_and_cyrillic() {
    all_read(
        &start(),
        BLACK,
        &[
            (
                "Qa3-c1",
                "Qa3-c1|qa3c1|Q a3-c1|a3c1|Qa3 c1|QA3-C1|Qc1|qc1|Qa3-c1+|Qa3-c1 #|Qa3-c1!?|\
        Qa3-c1++|Qa3–c1|Qa3—c1|♛a3c1|queen a3 to c1|1. Qa3-c1|Фа3-с1|ф а3 ц1|Кв а3-с1|Кор а3-с1|\
        королева с1|Королевой с а3 на с1|фс1|а3-ц1",
            ),
            ("Na4-b6", "Na4-b6|кb6|К b6|Ка4-в6|конь на б6|knight b6|Nb6|кінь а4 б6|n4b6|nab6"),
            ("Pb4-c4", "Pb4-c4|c4|с4|ц4|п c4|Пc4|P c4|b4c4|b4-c4|pawn to c4|пешка с4|пішак ц4"),
        ],
    );
    // Every letter for every file.
    let rooks = at("yK5brbK/1yr6/8/8/kR7/8/8/kK6rK k KKKK - - - - *");
    for (letters, file) in
        [("bбв", 'b'), ("cсц", 'c'), ("dд", 'd'), ("eе", 'e'), ("fф", 'f'), ("gг", 'g'), ("hхн", 'h')]
    {
        for letter in letters.chars() {
            let wanted = format!("Ra4-{file}4");
            let texts = format!("Ra4-{letter}4|Ла4{letter}4|Т{letter}4|а4{letter}4");
            all_read(&rooks, BLACK, &[(&wanted, &texts)]);
        }
    }
    all_read(&rooks, BLACK, &[("Ka1-b2", "Крb2|кр а1-б2|Kb2|король б2")]);
}

#[test]
fn a_shared_throne_needs_the_piece() {
    let shared = at("yK5brbK/1yr6/8/8/8/8/8/(kKkR)6rK k KKKK - - - - *");
    assert_eq!(
        is_refused(&shared, BLACK, "a1-b1", "sqr-read-several"),
        ["Ka1-b1", "Ra1-b1"],
        "both can go there"
    );
    all_read(
        &shared,
        BLACK,
        &[("Ra1-b1", "ra1-b1"), ("Ka1-b1", "Кра1-b1"), ("Ka1-b2", "a1-b2"), ("Ra1-a5", "a1a5")],
    );
}

#[test]
fn a_text_with_two_readings_is_what_gives_one_move() {
    let taking = at(TAKING);
    let both = ["Bd2xc3", "Pb2xc3"];
    // A bishop is on rank 2 too.
    for text in "bxc3|bc3|BC3|b:c3|b2xc3|b2c3".split('|') {
        let refused = refusal(&taking, BLACK, text);
        assert_eq!(
            (refused.kind, refused.message.id()),
            (RefusalKind::Ambiguous, "sqr-read-several"),
            "{text}"
        );
        assert_eq!(refused.candidates, both, "{text}");
    }
    assert_eq!(reads(&taking, BLACK, "Bxc3"), "Bd2xc3", "a capital letter is a piece");
    assert_eq!(reads(&taking, BLACK, "бхс3"), "Pb2xc3", "in Cyrillic only the file is called so");
    assert_eq!(reads(&taking, BLACK, "Сс3"), "Bd2xc3");
    // If only one reading is a legal move, it is meant.
    let pawn = at(&TAKING.replace("1kb1kB4", "1kb1kN4"));
    all_read(&pawn, BLACK, &[("Pb2xc3", "bxc3"), ("Pb2xc3", "Bxc3")]);
    let bishop = at(&TAKING.replace("1kb1kB4", "1kR1kB4"));
    all_read(&bishop, BLACK, &[("Bd2xc3", "bxc3"), ("Bd2xc3", "сc3")]);
}

#[test]
fn promotions() {
    let v8 = at(V8);
    all_read(
        &v8,
        BLACK,
        &[("Pg4-h4=B", "Pg4-h4=B|pg4h4=b|g4h4/B|Pg4-h4(B)|h4B|h4=С|пh4 = слон|П г4-н4=С|h4=♗")],
    );
    for (text, mv) in [("h4=Ф", "Q"), ("h4К", "N"), ("h4/Л", "R"), ("h4=т", "R"), ("h4(кв)", "Q")] {
        assert_eq!(reads(&v8, BLACK, text), format!("Pg4-h4={mv}"), "{text}");
    }
    let refused = refusal(&v8, BLACK, "Pg4-h4");
    assert_eq!((refused.kind, refused.message.id()), (RefusalKind::Undecided, "sqr-read-becomes"));
    assert_eq!(refused.candidates, ["Pg4-h4=B", "Pg4-h4=N", "Pg4-h4=Q", "Pg4-h4=R"]);
    // One kind only: the ending may be left out.
    let named = at("yK6bK/8/8/8/6kn1/6kq1/4rR3/kKkB5rK k KKKK k - - - *");
    assert_eq!(reads(&named, BLACK, "g4h4"), "Pg4-h4=N");
    assert_eq!(is_refused(&named, BLACK, "Pg4-h4=B", "eno-no-promotion-kind"), ["Pg4-h4=N"]);
    let waits = at("yK6bK/8/8/8/6kn1/6kq1/4rR3/kKkB5rK k KKKK - - - - *");
    assert_eq!(reads(&waits, BLACK, "h4"), "Pg4-h4");
    assert_eq!(is_refused(&waits, BLACK, "Pg4-h4=N", "eno-no-promotion-waits"), ["Pg4-h4"]);
    assert_eq!(is_refused(&waits, BLACK, "Bb1-c2=Q", "eno-no-promotion-piece"), ["Bb1-c2"]);
    let early = is_refused(&start(), BLACK, "Pb1-c1=R", "eno-no-promotion-early");
    assert_eq!(early, ["Pb1-c1"]);
}

#[test]
fn refusals_name_the_rule() {
    let start = start();
    for (id, texts) in [
        ("eno-no-pawn-double", "Pb1-d1"),
        ("sqr-no-empty", "Pb1xc2"),
        ("eno-no-own", "Pb1-b2|Qa3-a4|Qa3-b4|Ba2-a3|Ka1-a3"),
        ("eno-no-way-pawn", "Pb1-c3"),
        ("eno-no-way-queen", "Qa3-d3|Qd5"),
        ("sqr-no-blocked", "Ra1-a5|Ba2-c4"),
        ("eno-no-way-knight", "Na4-a5|Na4-c6"),
        ("eno-no-way-rook", "Ra1-c3"),
        ("eno-no-way-bishop", "Ba2-d2"),
        ("eno-no-way-king", "Ka1-c3"),
        ("sqr-no-other-piece", "Na3-c1"),
        ("sqr-no-command", "Qh6-f4"),
        ("sqr-no-piece", "Qe5-c3"),
        ("sqr-no-stay", "Qa3-a3"),
        ("sqr-no-square-rank", "e9"),
        ("sqr-no-square-file", "Qa3-i1"),
        ("eno-read-word", "pass"),
        ("sqr-read-nothing", "|;\n"),
        ("sqr-read-no-pawn", "e4"),
    ] {
        for text in texts.split('|') {
            is_refused(&start, BLACK, text, id);
        }
    }
    assert_eq!(is_refused(&start, BLACK, "Na3-c1", "sqr-no-other-piece"), ["Qa3-c1"]);
    assert_eq!(is_refused(&start, BLACK, "b6", "sqr-read-no-pawn"), ["Na4-b6"]);
    assert_eq!(is_refused(&start, BLUE, "Qh6-f4", "eno-no-turn"), Vec::<String>::new());
    assert_eq!(refusal(&start, BLUE, "c4").kind, RefusalKind::NotYours);
    let long = "a".repeat(500);
    is_refused(&start, BLACK, &long, "sqr-read-long");

    let v2 = at("yKkr4brbK/3yr4/8/8/8/8/2kR5/kK3rR2rK k KKKK - - - - *");
    is_refused(&v2, BLACK, "Rc2-c4", "sqr-no-still-check");
    is_refused(&v2, BLACK, "Ka1-b1", "sqr-no-king-into");
    let pinned = at("yK5brbK/3yr4/8/8/8/8/3kr4/kKkR2rR2rK k KKKK - - - - *");
    is_refused(&pinned, BLACK, "Rb1-b5", "sqr-no-exposes");
    let v3 = at("yKkr4brbK/3yr4/8/4kR3/8/6rb1/3yR4/kK2rR3rK k KKKK - - - - *");
    is_refused(&v3, BLACK, "Re5-a5", "eno-no-last-king");
    let v5 = at("1kr2yK1brbK/3yr4/8/4kR3/8/6rb1/4yR3/4rR2rK y KKKf - - - - *");
    is_refused(&v5, YELLOW, "Re2xe5", "eno-no-frozen-taken");
    is_refused(&v5, YELLOW, "Re5-e6", "sqr-no-idle");
    is_refused(&v5, YELLOW, "Re2-e1", "eno-no-ally");
    let kings = at("yKyR5bK/8/8/8/8/8/8/kK5krrK y KKKK - - - - *");
    is_refused(&kings, YELLOW, "Rb8xh8", "eno-no-king-taken");
    let asked = is_refused(&kings, YELLOW, "Rb8xb4", "sqr-no-sign-empty");
    assert_eq!(asked, ["Rb8-b4"]);
    let quiet = at("yKyR4kRbK/8/8/8/8/8/8/kK6rK y KKKK - - - - *");
    is_refused(&quiet, YELLOW, "Rb8-g9", "sqr-no-square-rank");
    let mut trial = quiet;
    let refused = trial.play("Rb8-g8").unwrap_err();
    assert_eq!((refused.message.id(), &refused.candidates[..]), ("sqr-no-form", &["Rb8xg8".to_owned()][..]));
    let mut trial = kings;
    let refused = trial.play("Rb8xb4").unwrap_err();
    assert_eq!(
        (refused.message.id(), &refused.candidates[..]),
        ("sqr-no-sign-empty", &["Rb8-b4".to_owned()][..])
    );
    let waiting = at("yK6bK/8/8/8/7kb/8/5rR2/kK6rK k KKKK - - - - *");
    is_refused(&waiting, BLACK, "Ph4-g4", "eno-no-way-waiting");
    let blocked = at("yK6bK/8/8/8/6kbyn/8/5rR2/kK6rK k KKKK - - - - *");
    is_refused(&blocked, BLACK, "Pg4xh4", "sqr-no-take");
    let over = at("yK5yNbK/8/2rR5/8/8/5rb2/8/kK6rK - KKKK b - - - draw");
    assert_eq!(refusal(&over, YELLOW, "Ng8-f6").kind, RefusalKind::Over);
}

#[test]
fn somebody_moves_for_the_ally() {
    let revived = at("1kryK3br1/3yr4/8/4kR3/6rb1/8/8/bK6rK k KKKr - - - - *");
    assert_eq!(reads(&revived, BLUE, "Re5-e1"), "Re5-e1");
    let refused = refusal(&revived, BLACK, "Re5-e1");
    assert_eq!((refused.kind, refused.message.id()), (RefusalKind::NotYours, "eno-no-turn-for"));
}

#[test]
fn draws() {
    let mut position = start();
    all_read(
        &position,
        RED,
        &[(
            "offer draw red",
            "offer draw|draw?|Draw|I offer a draw|предложить ничью|ничья?|запропонувати нічию|Давайте ничью|\
        offer draw red|offer draw r",
        )],
    );
    assert_eq!(is_refused(&position, RED, "offer draw blue", "eno-read-other-seat"), ["offer draw red"]);
    is_refused(&position, RED, "accept", "eno-read-nothing-to-answer");
    is_refused(&position, RED, "withdraw", "eno-read-nothing-offered");
    is_refused(&position, RED, "accept draw", "eno-no-answer-none");
    position.play("offer draw red").unwrap();
    all_read(
        &position,
        BLUE,
        &[
            (
                "accept draw blue",
                "accept|yes|accept draw|принять|да|согласен на ничью|я согласен|соглашаюсь|я згоден|погоджуюся|\
        прийняти|так|accept the offer of a draw",
            ),
            ("decline draw blue", "decline|no|отклонить|нет|не согласен|відхилити|ні|I do not accept"),
        ],
    );
    all_read(
        &position,
        RED,
        &[("withdraw draw red", "withdraw|take back|I take back the draw|отозвать|відкликати нічию")],
    );
    is_refused(&position, BLUE, "withdraw", "eno-read-nothing-offered");
    is_refused(&position, BLUE, "withdraw draw", "eno-no-withdraw-draw");
    is_refused(&position, RED, "accept draw", "eno-no-answer-twice");
    assert_eq!(
        is_refused(&position, BLUE, "draw?", "eno-no-offer-open"),
        ["accept draw blue", "decline draw blue"],
        "there is one to answer"
    );
}

#[test]
fn exchanges() {
    let mut position = at(V11);
    all_read(
        &position,
        RED,
        &[(
            "offer exchange red>blue a2",
            "offer exchange a2|offer exchange red>blue a2|exchange a2|предложить обмен а2|\
        запропонувати обмін a2|Blue, let us exchange prisoners: Black’s king to a2|\
        offer exchange to blue a2",
        )],
    );
    assert_eq!(reads(&position, BLUE, "offer exchange"), "offer exchange blue>red a8", "one square only");
    assert_eq!(
        is_refused(&position, RED, "offer exchange", "eno-read-which-square"),
        ["offer exchange red>blue a2", "offer exchange red>blue b1"]
    );
    is_refused(&position, RED, "offer exchange c3", "eno-no-square");
    is_refused(&position, YELLOW, "offer exchange a8", "eno-no-speaker");
    is_refused(&position, RED, "offer", "eno-read-which-offer");
    is_refused(&start(), RED, "exchange", "eno-no-exchange");
    position.play("offer exchange red>blue b1").unwrap();
    all_read(
        &position,
        BLUE,
        &[(
            "accept exchange blue>red a8",
            "accept|accept a8|accept exchange|accept exchange a8|принять обмен а8|прийняти|yes",
        )],
    );
    assert_eq!(reads(&position, BLUE, "отклонить обмен"), "decline exchange blue>red");
    assert_eq!(reads(&position, RED, "withdraw"), "withdraw exchange red>blue");
    is_refused(&position, BLUE, "accept b1", "eno-no-square");
    is_refused(&position, RED, "accept exchange", "eno-no-answer-own");
    is_refused(&position, BLUE, "withdraw exchange", "eno-no-withdraw-exchange");
    // If a draw is offered too, the answer has to name its offer.
    position.play("offer draw red").unwrap();
    assert_eq!(
        is_refused(&position, BLUE, "accept", "eno-read-which-offer"),
        ["accept draw blue", "accept exchange blue>red a8"]
    );
    assert_eq!(
        is_refused(&position, BLUE, "decline", "eno-read-which-offer"),
        ["decline draw blue", "decline exchange blue>red"]
    );
    assert_eq!(
        is_refused(&position, RED, "withdraw", "eno-read-which-offer"),
        ["withdraw draw red", "withdraw exchange red>blue"]
    );
    all_read(
        &position,
        BLUE,
        &[("accept draw blue", "accept draw"), ("accept exchange blue>red a8", "accept a8")],
    );
}

#[test]
fn leaving_and_resigning() {
    let mut position = start();
    all_read(
        &position,
        YELLOW,
        &[(
            "handover yellow>red",
            "handover|hand over|handover yellow>red|hand over my army to red|передать армию|\
        Передаю войско Красным|передати армію червоним|Red, take over my army|Красный, прими мою армию|\
        handover y>r",
        )],
    );
    is_refused(&position, YELLOW, "handover blue", "eno-no-handover-ally");
    is_refused(&position, YELLOW, "handover red>yellow", "eno-read-other-seat");
    is_refused(&position, YELLOW, "resign", "eno-no-resign-ally");
    position.play("handover yellow>red").unwrap();
    is_refused(&position, YELLOW, "handover", "eno-no-left");
    is_refused(&position, RED, "handover", "eno-no-handover-last");
    is_refused(&position, YELLOW, "draw?", "eno-no-left");
    all_read(&position, RED, &[("resign red", "resign|I resign|resign red|сдаюсь|Сдаться|здатися|give up")]);
    is_refused(&position, YELLOW, "resign", "eno-no-left");
}

#[test]
fn slips_are_put_right_and_several_statements_read_in_turn() {
    let position = start();
    assert_eq!(is_refused(&position, RED, "ofer draw", "eno-read-word-near"), ["offer draw red"]);
    assert_eq!(is_refused(&position, RED, "предлажить ничью", "eno-read-word-near"), ["offer draw red"]);
    assert_eq!(is_refused(&position, RED, "resgin", "eno-read-word-near"), Vec::<String>::new());
    assert_eq!(reads(&position, BLACK, "offer draw; Qc1"), "offer draw black; Qa3-c1");
    let part = refusal(&position, BLACK, "Qc1\nQa5");
    assert_eq!((part.message.id(), part.kind), ("eno-read-part", RefusalKind::NotYours));
}

#[test]
fn moves_asked_for() {
    let start = start();
    let of =
        |seat, text| moves_of(&start, seat, text).map_err(|refusal| &*refusal.message.id().to_owned().leak());
    let queen = ["Qa3-a5", "Qa3-c1", "Qa3-c3", "Qa3-c5"].map(str::to_owned).to_vec();
    for text in "a3|Qa3|queen|королева|Фа3|ф|A3".split('|') {
        assert_eq!(of(BLACK, text), Ok(queen.clone()), "{text}");
    }
    assert_eq!(of(BLACK, "all").unwrap().len(), 11);
    assert_eq!(of(BLACK, "a1"), Err("sqr-list-none"));
    assert_eq!(of(BLACK, "rook"), Err("sqr-list-none-of"));
    assert_eq!(of(BLACK, "e4"), Err("sqr-list-empty"));
    assert_eq!(of(BLACK, "h5"), Err("eno-moves-other"));
    assert_eq!(of(BLACK, "hello"), Err("sqr-list-unread"));
    // The moves as they would be on the asker's own turn; and the moves of the army on turn, for anybody.
    assert_eq!(of(BLUE, "h6").unwrap(), ["Qh6-f4", "Qh6-f6", "Qh6-f8", "Qh6-h4"]);
    assert_eq!(of(BLUE, "a3"), Ok(queen));
    let v5 = at("1kr2yK1brbK/3yr4/8/4kR3/8/6rb1/4yR3/4rR2rK y KKKf - - - - *");
    assert_eq!(moves_of(&v5, YELLOW, "e5").unwrap_err().message.id(), "eno-moves-frozen");
}

#[test]
fn completions_begin_like_the_text() {
    let start = start();
    let of = |seat, text: &str| {
        complete(&start, seat, text).into_iter().map(|(_, action)| action).collect::<Vec<_>>()
    };
    assert_eq!(of(BLACK, "q")[..4], ["Qa3-a5", "Qa3-c1", "Qa3-c3", "Qa3-c5"].map(str::to_owned));
    assert_eq!(of(BLACK, "Фа3-с")[..3], ["Qa3-c1", "Qa3-c3", "Qa3-c5"].map(str::to_owned));
    assert_eq!(of(BLACK, "c4")[0], "Pb4-c4");
    assert_eq!(of(BLACK, "na4b"), ["Na4-b6"]);
    assert_eq!(of(BLACK, "конь а4 б6"), ["Na4-b6"]);
    assert_eq!(of(RED, "нич"), ["offer draw red"]);
    assert_eq!(of(RED, "take"), ["handover red>yellow"]);
    assert_eq!(of(RED, "of"), ["offer draw red"]);
    assert_eq!(of(BLACK, "").len(), 13);
    assert_eq!(of(RED, ""), ["handover red>yellow", "offer draw red"]);
    assert_eq!(complete(&start, BLACK, "Qa3-c1")[0].0, "Qa3–c1");
    let mut offered = start;
    offered.play("offer draw black").unwrap();
    assert_eq!(complete(&offered, BLUE, "")[0].1, "accept draw blue", "an answer comes first");
}

/// Positions in which all kinds of acts are open.
fn with_acts() -> Vec<Position> {
    let v11 = "6brbK/2yryR4/8/8/8/6rbrK/1kr6/kR7 b fKKf - - - - *";
    let actions = ["offer draw red", "offer exchange red>blue b1", "accept draw blue"];
    let mut all = vec![v11.parse::<Position>().unwrap()];
    for first in actions {
        let mut position = all[0];
        if position.play(first).is_ok() {
            all.push(position);
            if position.play(actions[1]).is_ok() {
                all.push(position);
            }
        }
    }
    all.push(Position::start("air-of-air"));
    all
}

#[test]
fn acts_read_back_as_they_are_said() {
    let mut said = 0;
    for position in with_acts() {
        for action in position.open_acts() {
            let (by, text) = (action.by, action.to_string());
            for typed in [text.clone(), text.to_uppercase()] {
                assert_eq!(read(&position, by, &typed), Ok(vec![text.clone()]), "{typed} in {position}");
            }
            for language in Language::all() {
                let spoken = words().say_of(language, &EnochianChess, &position.spoken(action));
                assert_eq!(read(&position, by, &spoken), Ok(vec![text.clone()]), "“{spoken}” in {position}");
                said += 1;
            }
        }
    }
    assert!(said > 100, "{said}");
}
