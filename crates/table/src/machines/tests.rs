//! Negotiation by machines: each case is a position in which an offer or answer is clear, and a similar one
//! in which it is not made.

use super::agreement::ways;
use super::next::effort;
use super::party::{Party, nowhere};
use super::{Decision, next, overture};
use crate::machines::machine::Machine;
use crate::sitting::table::Table;
use crate::stored::chair::{Chair, Player};
use crate::stored::motion::Answer;
use crate::stored::record::{NewTable, Status};
use crate::stored::terms::{Negotiation, Terms};
use jiff::Timestamp;
use liege_engine::{self as engine, Effort};
use liege_game::Seed;
use liege_game::{self as game, Options, Role, Seat, SeatSet, State};
use liege_words::Language;

const RED: Seat = Seat(0);
const WHITE: Seat = Seat(1);
const BLACK: Seat = Seat(2);

fn machine(character: &str) -> Machine {
    Machine { level: 2, character: character.to_owned(), language: Language::ENGLISH, slow: false, twin: 0 }
}

/// A table at a position. `characters` are those of the machines in the seats; `person` is a person.
fn laid(id: &str, position: &str, characters: &[&str]) -> Table {
    laid_under(Negotiation::Public, id, position, characters)
}

fn laid_under(negotiation: Negotiation, id: &str, position: &str, characters: &[&str]) -> Table {
    let (game, at) = (game::by_id(id).unwrap(), Timestamp::UNIX_EPOCH);
    let mut table = Table::new(NewTable {
        game,
        options: Options::check(game.options(), [("", ""); 0]).unwrap(),
        terms: Terms { rated: false, negotiation, ..Terms::default() },
        start: Some(position.to_owned()),
        host: person(0),
        venue: nowhere(),
        seed: Seed::foreseen(1, 1),
        chairs: vec![Chair::Open; characters.len()],
        at,
    })
    .unwrap();
    for (seat, character) in (0..).map(Seat).zip(characters) {
        let player = if *character == "person" { person(seat.0) } else { machine(character).player() };
        table = table.sit(&player, Some(seat), at).unwrap().table;
    }
    assert_eq!(table.status(), Status::Playing);
    table
}

fn person(seat: u8) -> Player {
    Player { id: format!("p{seat}"), name: format!("P{seat}") }
}

/// Three-player chess.
fn three(position: &str, characters: [&str; 3]) -> Table {
    laid("three-player-chess", position, &characters)
}

/// The offer or right that a seat plays of its own accord.
fn said(table: &Table, seat: Seat) -> Option<String> {
    overture::overture((table, table.state()), seat, &Effort::of_level(2, 1))
}

/// The next decision of a table's machines.
fn done(table: &Table) -> Option<Decision> {
    next(table).unwrap().map(|(_, decision)| decision)
}

/// The table after somebody has done something.
fn after(table: &Table, seat: Seat, action: &str) -> Table {
    let id = table.holder(seat).unwrap().id.clone();
    table.act(&id, action, Timestamp::UNIX_EPOCH).unwrap_or_else(|error| panic!("{action}: {error:?}")).table
}

/// A position in which the king of the red seat is mated after Black's move, unless White becomes its lord.
const DOOMED: &str = "1rK/3wQ2/6wR1rP1/14/18|1wK/6/10/14/18|1bK/6/4bP5/14/18 B RWB - -R- - - - - - - * off";
/// White has taken something of red, which has nothing to fear.
const UNHURT: &str = "1rK/6/rR9/14/18|1wK/6/10/14/9wR8|1bK/6/4bP5/14/18 B RWB - -R- - - - - - - * off";

#[test]
fn it_asks_for_a_lord_when_that_saves_its_king() {
    let everybody = ["even", "person", "person"];
    assert_eq!(said(&three(DOOMED, everybody), RED).as_deref(), Some("R:offer W>R"));
    assert_eq!(said(&three(UNHURT, everybody), RED), None);
    // A lord only asks a seat that would gain too.
    let lord = ["person", "even", "person"];
    assert_eq!(said(&three(DOOMED, lord), WHITE).as_deref(), Some("W:offer W>R"));
    assert_eq!(said(&three(UNHURT, lord), WHITE), None);
    // That holds for another machine too, though both have one name.
    assert_eq!(said(&three(UNHURT, ["even"; 3]), WHITE), None);
}

#[test]
fn it_becomes_a_vassal_only_to_be_saved() {
    let offered = |position| after(&three(position, ["even", "person", "person"]), WHITE, "W:offer W>R");
    assert_eq!(done(&offered(DOOMED)), Some(Decision::Answer(1, Answer::Accept)));
    assert_eq!(done(&offered(UNHURT)), Some(Decision::Answer(1, Answer::Refuse)));
    // A lord accepts any vassal.
    let asked = after(&three(UNHURT, ["person", "even", "person"]), RED, "R:offer W>R");
    assert_eq!(done(&asked), Some(Decision::Answer(1, Answer::Accept)));
}

#[test]
fn it_commands_a_vassal_where_that_wins_something() {
    let bound = |black| {
        let board = "1rK/6/10/14/8rR9|1wK/6/10/14/18|1bK/6/4bP5/14/18";
        let board = board.replace("10/14/18|1bK", &format!("10/14/9{black}8|1bK"));
        three(&format!("{board} R RWB - --- - W>R:3a - - - R * off"), ["person", "even", "person"])
    };
    let table = bound("bQ");
    assert_eq!(said(&table, WHITE).as_deref(), Some("W:claim W>R"));
    let claimed = after(&table, WHITE, "W:claim W>R");
    assert_eq!(done(&claimed), Some(Decision::Act("W:RV9xWV10".to_owned())));
    // A machine leaves to its vassal what the vassal would do anyway.
    assert_eq!(said(&bound("wP"), WHITE), None);
}

#[test]
fn a_vassal_of_two_says_whom_it_obeys() {
    let table = three(
        "1rK/6/4rP5/14/18|1wK/6/4wP5/14/18|1bK/6/4bP5/14/18 R RWB - --- - W>R:3ac,B>R:3ac - - - R * off",
        ["even", "person", "person"],
    );
    let Some(Decision::Act(obeyed)) = done(&table) else { panic!("it chooses") };
    assert!(["R:obey B>R", "R:obey W>R"].contains(&obeyed.as_str()), "{obeyed}");
}

/// White is much better off than the two others.
const LED: &str = "1rK/1rN4/10/14/18|wQwK/wR4wR/10/14/18|1bK/1bN4/4bP5/14/18 R RWB - --- - - - - - - * word";
/// All are equally well off.
const EVEN: &str = "1rK/1rN4/10/14/18|1wK/1wN4/10/14/18|1bK/1bN4/4bP5/14/18 R RWB - --- - - - - - - * word";

#[test]
fn it_asks_for_a_truce_where_a_third_stands_better() {
    let red = ["even", "person", "person"];
    assert_eq!(said(&three(LED, red), RED).as_deref(), Some("R:offer R=B/3"));
    assert_eq!(said(&three(EVEN, red), RED), None);
    assert_eq!(said(&three(LED, ["person", "even", "person"]), WHITE), None);
}

#[test]
fn a_truce_is_weighed_by_danger_and_turns() {
    let answered = |position, turns: u8| {
        let table = three(position, ["even", "person", "person"]);
        done(&after(&table, BLACK, &format!("B:offer R=B/{turns}")))
    };
    let (yes, no) = (Some(Decision::Answer(1, Answer::Accept)), Some(Decision::Answer(1, Answer::Refuse)));
    assert_eq!(answered(LED, 3), yes);
    // A red rook can take an unguarded black knight.
    let prey = "1rK/6/10/14/8rR9|1wK/6/10/14/9bN8|1bK/6/4bP5/14/18 W RWB - --- - - - - - - * word";
    assert_eq!(answered(prey, 2), no);
    // It is better off than the asker, so not for long.
    let better = "rQrK/6/10/14/18|1wK/1wN4/10/14/18|1bK/1bN4/4bP5/14/18 W RWB - --- - - - - - - * word";
    assert_eq!(answered(better, 2), yes);
    assert_eq!(answered(better, 9), no);
}

#[test]
fn who_keeps_its_word_takes_nothing_from_a_partner() {
    let position = "1rK/6/10/14/8rR9|1wK/6/10/14/9wQ8|1bK/6/4bP5/14/18 R RWB - --- - - - - R=W:2.2 - * word";
    let moved = |character| done(&three(position, [character, "person", "person"]));
    let queen = Some(Decision::Act("R:RV9xWV10".to_owned()));
    assert_eq!(moved("bold"), queen);
    for character in ["even", "careful", "patient"] {
        assert_ne!(moved(character), queen, "{character}");
    }
    // For a pawn even the bold one keeps the agreement.
    let pawn = position.replace("wQ", "wP");
    assert_ne!(done(&three(&pawn, ["bold", "person", "person"])), queen);
}

#[test]
fn nobody_is_asked_again_soon() {
    let table = three(LED, ["even", "person", "person"]);
    let asked = after(&table, RED, "R:offer R=B/3");
    assert_eq!(said(&asked, RED), None);
    let refused = after(&asked, BLACK, "B:refuse R=B");
    let moved = after(&refused, RED, "R:RP2-RS5");
    assert!(!ways(moved.state(), Role::Offer, "R=B", RED).is_empty(), "it might");
    assert_eq!(said(&moved, RED), None);
}

#[test]
fn it_offers_a_draw_where_nothing_happens() {
    let bare = "1rK/6/10/14/18|1wK/6/10/14/18|1bK/6/10/14/18 W RWB - --- - - - - - - * off";
    let mut table = three(bare, ["person", "person", "person"]);
    for _ in 0..25 {
        for seat in [WHITE, BLACK, RED] {
            let legal = table.state().legal();
            table = after(&table, seat, &legal[0]);
        }
    }
    let seated = table.held_by(vec![Some(machine("even").player()), Some(person(1)), Some(person(2))]);
    assert_eq!(said(&seated, RED).as_deref(), Some("R:offer draw"));
    let offered = after(&seated, WHITE, "W:offer draw");
    assert_eq!(done(&offered), Some(Decision::Answer(76, Answer::Accept)));
    let early = three(bare, ["even", "person", "person"]);
    assert_eq!(said(&early, RED), None);
}

#[test]
fn what_others_agreed_in_secret_it_does_not_know() {
    let position = "1rK/6/rR9/14/18|1wK/6/10/14/9wR8|1bK/1bN1bR2/4bP5/14/18 B RWB - -R- - - - - - - * off";
    let everybody = ["person", "person", "even"];
    let mut table = laid_under(Negotiation::Secret, "three-player-chess", position, &everybody);
    for (seat, action) in [(WHITE, "W:offer W>R"), (RED, "R:accept W>R")] {
        table = after(&table, seat, action);
    }
    let known = table.position_as_known(SeatSet::one(BLACK)).unwrap();
    assert_eq!((known.pacts().len(), table.state().pacts().len()), (0, 1));
    assert!(table.position_as_known(SeatSet::one(RED)).is_none(), "it is theirs");
    let mut matters = false;
    for id in 1..=8 {
        let table = table.clone().stored(id, (1, 1), nowhere());
        let effort = effort(&table, table.holder(BLACK).unwrap()).unwrap();
        let thought = |state: &dyn State| Decision::Act(engine::think(state, BLACK, &effort).unwrap().action);
        let decided = thought(&*known);
        assert_eq!(done(&table), Some(decided.clone()));
        matters |= decided != thought(table.state());
    }
    assert!(matters, "whoever knew more would play otherwise");
}

#[test]
fn offers_that_stood_at_the_start_are_each_answered() {
    let position = LED.replace("--- - - - - - -", "--- - - R=W/3?W,R=B/3?B - - -");
    let mut table = three(&position, ["even", "person", "person"]);
    for open in [1, 0] {
        let (player, decision) = next(&table).unwrap().unwrap();
        table = decision.done(&table, &player, Timestamp::UNIX_EPOCH).unwrap().table;
        assert_eq!(table.ledger().open().count(), open, "{decision:?}");
    }
}

#[test]
fn prisoners_are_exchanged_by_whom_it_helps() {
    let offered = |yellow: &str, black: &str| {
        let position = format!("6brbK/2yr{yellow}4/8/8/8/6rbrK/1kr6/k{black}7 b fKKf - - - - *");
        let table = laid("enochian-chess", &position, &["person", "person", "even", "person"]);
        done(&after(&table, Seat(1), "offer exchange blue>red a8"))
    };
    // With the yes, the square is chosen where the other's king returns.
    let Some(Decision::Act(yes)) = offered("yR", "N") else { panic!("a rook wakes up") };
    assert!(yes.starts_with("accept exchange red>blue "), "{yes}");
    assert_eq!(offered("yN", "R"), Some(Decision::Answer(1, Answer::Refuse)));
}

/// Three machines play without a refusal or a stall: a number of actions, or as many games to their ends as
/// the environment says.
#[test]
fn machines_among_themselves_never_stall() {
    let games: Option<u64> = std::env::var("LIEGE_MACHINE_GAMES").ok().and_then(|games| games.parse().ok());
    let game = game::by_id("three-player-chess").unwrap();
    let options = Options::check(game.options(), [("", ""); 0]).unwrap();
    for number in 1..=games.unwrap_or(1) {
        let machines =
            ["even", "bold", "careful"].map(|character| Machine { level: 1, ..machine(character) });
        let longest = if games.is_some() { 5000 } else { 15 };
        let party = Party { game, options: &options, start: None, machines: &machines, number, longest };
        let table = party.play().unwrap_or_else(|broken| panic!("{number}: {broken}"));
        if games.is_some() {
            eprintln!("{number}: {} entries, {:?}", table.log().len(), table.outcome());
            for deal in &table.ledger().deals {
                let agreement = deal.agreement.as_ref().map(|agreement| (agreement.faith, agreement.ended));
                eprintln!("  {} {:?} {:?} {agreement:?}", deal.number, deal.matter, deal.state);
            }
        }
        assert_eq!(table.status() == Status::Over, games.is_some(), "{number}");
    }
}
