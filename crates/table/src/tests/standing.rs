//! The contribution of a table to its players' standings.

use super::*;
use crate::{Conduct, Machine};
use liege_words::Language;

const HOUR: i64 = 3_600;

fn kept(member: &str, in_time: usize, late: usize, finished: bool, left: bool) -> Conduct {
    Conduct { member: member.to_owned(), in_time, late, finished, left }
}

fn act(table: &Table, who: &str, text: &str, second: i64) -> Table {
    table.act(who, text, at(second)).unwrap().table
}

/// The members to whom the results of the sides belong, with their seats and half points.
fn counted(table: &Table) -> Vec<(String, u32, i32)> {
    let rated_result = table.rated_result(&[]).map(|rated_result| rated_result.sitters).unwrap_or_default();
    rated_result.into_iter().map(|sitter| (sitter.member, sitter.seats, sitter.halves)).collect()
}

/// A game with three days a move and this number of excuses, started at second 2.
fn timed(excuses: u8) -> Table {
    let mut record = plain_game().record().clone();
    record.terms = Terms { excuses, ..Terms::default() };
    Table::restore(record).unwrap()
}

fn strict() -> Table {
    timed(0)
}

/// The table after all changes by time until then.
fn waited(table: &Table, second: i64) -> Table {
    let mut table = table.clone();
    while let Some(step) = table.tick(at(second)).unwrap() {
        table = step.table;
    }
    table
}

#[test]
fn a_move_is_in_time_or_late() {
    let table = act(&waited(&strict(), 2 + 71 * HOUR), "a", "x", 2 + 71 * HOUR);
    assert_eq!(table.conduct(&[]), [kept("a", 1, 0, false, false), kept("b", 0, 0, false, false)]);
    // The deadline is missed when it is over, and not only when the move is made.
    let table = waited(&table, 2 + 144 * HOUR);
    assert_eq!(table.conduct(&[])[1], kept("b", 0, 1, false, false));
    let table = act(&table, "b", "x", 2 + 145 * HOUR);
    assert_eq!(table.conduct(&[]), [kept("a", 1, 0, false, false), kept("b", 0, 1, false, false)]);
    // A player who resigns has played to the end; an action that is not due counts for nothing.
    let over = table.resign("a", None, at(2 + 150 * HOUR)).unwrap().table;
    assert_eq!(over.conduct(&[]), [kept("a", 1, 0, true, false), kept("b", 0, 1, true, false)]);
    assert_eq!(counted(&over), [("a".to_owned(), 1, 0), ("b".to_owned(), 1, 2)]);
    assert_eq!(over.rated_result(&[]).unwrap().ended, at(2 + 150 * HOUR));
    same_when_restored(&over);
}

#[test]
fn what_is_excused_is_in_time() {
    let table = waited(&timed(1), 2 + 100 * HOUR);
    assert_eq!(table.log()[0].action, "@excuse ann");
    let table = act(&table, "a", "x", 2 + 101 * HOUR);
    assert_eq!(table.conduct(&[])[0], kept("a", 1, 0, false, false));
}

#[test]
fn whose_game_is_given_up_for_them_has_left() {
    let moved = act(&act(&strict(), "a", "x", 3), "b", "x", 4);
    let late = waited(&moved, 5 + 80 * HOUR);
    let over = late.claim("b", None, at(5 + 81 * HOUR)).unwrap().table;
    assert_eq!(over.status(), Status::Over);
    assert_eq!(over.conduct(&[]), [kept("a", 1, 1, false, true), kept("b", 1, 0, true, false)]);
    assert_eq!(counted(&over), [("a".to_owned(), 1, 0), ("b".to_owned(), 1, 2)], "lost time counts");
    same_when_restored(&over);
}

#[test]
fn without_a_clock_there_is_nothing_to_keep() {
    let mut record = plain_game().record().clone();
    record.terms.time = Time::Endless;
    let table = Table::restore(record).unwrap();
    let table = act(&table, "a", "x", 999 * HOUR);
    assert_eq!(table.conduct(&[])[0], kept("a", 0, 0, false, false));
}

#[test]
fn whose_seat_is_taken_from_them_has_left() {
    let table = act(&act(&strict(), "a", "x", 3), "b", "x", 4);
    let table = waited(&act(&table, "a", "x", 5), 5 + 200 * HOUR);
    let free = table.vacate("h", Seat(1), at(5 + 200 * HOUR)).unwrap().table;
    assert_eq!(free.conduct(&[])[1], kept("b", 1, 1, false, true));
    let taken = waited(&free, 5 + 400 * HOUR).sit(&player("c"), None, at(5 + 400 * HOUR)).unwrap().table;
    // An empty seat keeps nobody waiting, and its new holder has the time from then on.
    let on = act(&waited(&taken, 5 + 470 * HOUR), "c", "x", 5 + 470 * HOUR);
    assert_eq!(on.conduct(&[])[2], kept("c", 1, 0, false, false));
    let over = on.resign("a", None, at(5 + 471 * HOUR)).unwrap().table;
    let conduct = over.conduct(&[]);
    assert_eq!(conduct[1], kept("b", 1, 1, false, true));
    assert_eq!(conduct[2], kept("c", 1, 0, true, false));
    // With one move each, the first of the two has the result; with one more the other would.
    assert_eq!(counted(&over)[1].0, "b");
    let on = act(&act(&on, "a", "y", 5 + 471 * HOUR), "c", "y", 5 + 472 * HOUR);
    let over = on.resign("a", None, at(5 + 473 * HOUR)).unwrap().table;
    assert_eq!(counted(&over)[1], ("c".to_owned(), 1, 2));
    same_when_restored(&over);
}

#[test]
fn who_never_did_anything_is_known_from_elsewhere() {
    let table = waited(&act(&strict(), "a", "x", 3), 3 + 200 * HOUR);
    let free = table.vacate("h", Seat(1), at(3 + 200 * HOUR)).unwrap().table;
    let taken = free.sit(&player("c"), None, at(3 + 201 * HOUR)).unwrap().table;
    let first = [Some("a".to_owned()), Some("b".to_owned())];
    assert_eq!(taken.conduct(&[]), [kept("a", 1, 0, false, false), kept("c", 0, 0, false, false)]);
    assert_eq!(taken.conduct(&first)[1], kept("b", 0, 1, false, true));
}

#[test]
fn who_hands_a_seat_over_has_not_left_but_keeps_what_they_made_of_it() {
    let table = act(&act(&strict(), "a", "x", 3), "b", "x", 4);
    let motion = Motion::Hand { seat: Seat(0), to: "c".to_owned() };
    let asked = table.propose("a", &motion, at(5)).unwrap().table;
    let handed = asked.answer(&player("c"), asked.log().len(), Answer::Accept, at(6)).unwrap().table;
    let over = handed.resign("c", None, at(7)).unwrap().table;
    assert_eq!(over.conduct(&[])[0], kept("a", 1, 0, false, false));
    assert_eq!(over.conduct(&[])[2], kept("c", 0, 0, true, false));
    assert_eq!(counted(&over)[0], ("a".to_owned(), 1, 0), "nobody is rid of a lost game that way");
    same_when_restored(&over);
}

#[test]
fn a_machine_may_lose_a_game_for_somebody_and_win_none() {
    let machine =
        Machine { level: 1, character: "even".to_owned(), language: Language::ENGLISH, slow: false, twin: 0 };
    let machine = machine.player();
    let handed = |table: &Table| {
        let motion = Motion::Hand { seat: Seat(0), to: machine.id.clone() };
        let asked = table.propose("a", &motion, at(5)).unwrap().table;
        asked.answer(&machine, asked.log().len(), Answer::Accept, at(6)).unwrap().table
    };
    let table = handed(&act(&act(&strict(), "a", "x", 3), "b", "x", 4));
    let lost = table.resign(&machine.id, None, at(7)).unwrap().table;
    assert_eq!(counted(&lost), [("a".to_owned(), 1, 0), ("b".to_owned(), 1, 2)]);
    assert_eq!(lost.uncounted(), None);
    let won = table.resign("b", None, at(7)).unwrap().table;
    assert_eq!((counted(&won).len(), won.uncounted()), (0, Some("machine")));
    // A machine has the result of a seat that it mostly played.
    let moved = act(&act(&act(&table, &machine.id, "x", 7), "b", "x", 8), &machine.id, "x", 9);
    let lost = moved.resign(&machine.id, None, at(10)).unwrap().table;
    assert_eq!((counted(&lost).len(), lost.uncounted()), (0, Some("machine")));
    same_when_restored(&lost);
}

#[test]
fn what_does_not_count() {
    let moved = |table: &Table| act(&act(table, "a", "x", 3), "b", "x", 4);
    let over = |table: &Table| table.resign("a", None, at(5)).unwrap().table;
    let with = |change: &dyn Fn(&mut Record)| {
        let mut record = plain_game().record().clone();
        change(&mut record);
        Table::restore(record).unwrap()
    };
    assert_eq!(counted(&over(&moved(&plain_game()))).len(), 2);
    assert_eq!(counted(&moved(&plain_game())), [], "it is not over");
    assert_eq!(counted(&over(&act(&plain_game(), "a", "x", 3))), [], "it had not really begun");
    assert_eq!(counted(&over(&moved(&with(&|record| record.terms.rated = false)))), []);
    assert_eq!(counted(&over(&moved(&with(&|record| record.start = Some("5 4".to_owned()))))), []);
    let alone = with(&|record| record.chairs[1] = Chair::Held(player("a")));
    let alone = act(&act(&alone, "a", "x", 3), "a", "x", 4);
    let alone = alone.resign("a", Some(Seat(0)), at(5)).unwrap().table;
    assert_eq!((counted(&alone), alone.conduct(&[])), (vec![], vec![]), "against oneself");
    let asked = moved(&plain_game()).propose("a", &Motion::Annul, at(5)).unwrap().table;
    let annulled = asked.answer(&player("b"), asked.log().len(), Answer::Accept, at(6)).unwrap().table;
    assert_eq!(annulled.status(), Status::Over);
    assert_eq!((counted(&annulled), annulled.conduct(&[])[0].finished), (vec![], false));
    let archived = with(&|record| record.created = at(1_000_000));
    assert_eq!(counted(&over(&moved(&archived))), [], "it was played elsewhere");
    // A draw is a result.
    let drawn = act(&act(&moved(&plain_game()), "a", "draw", 5), "b", "draw", 6);
    assert_eq!(counted(&drawn), [("a".to_owned(), 1, 1), ("b".to_owned(), 1, 1)]);
}

#[test]
fn reliable_enough_is_who_keeps_so_much() {
    let open = Reliable::default();
    let eighty = Reliable { percent: 80, proven: false };
    let proven = Reliable { percent: 80, proven: true };
    for (in_time, late, expected) in [
        (0, 0, [true, true, false]),
        (0, 9, [true, true, false]),
        (8, 2, [true; 3]),
        (79, 21, [true, false, false]),
    ] {
        let found = [open, eighty, proven].map(|asked| asked.admits(in_time, late));
        assert_eq!(found, expected, "{in_time} {late}");
    }
}
