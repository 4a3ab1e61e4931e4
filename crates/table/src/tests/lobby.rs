//! Time before the game: when tables close.

use super::*;
use jiff::SignedDuration;

const DAY: i64 = 24 * 60 * 60;

fn later(days: i64) -> Timestamp {
    at(days * DAY)
}

#[test]
fn a_table_that_nobody_comes_to_is_closed_after_thirty_days_without_a_change() {
    let table = open_table();
    let opened = table.changed();
    assert_eq!(table.open_until(), Some(opened + SignedDuration::from_hours(30 * 24)));
    assert_eq!(table.next_timer(), table.open_until());
    let sat = table.sit(&player("a"), Some(Seat(0)), later(20)).unwrap().table;
    assert_eq!(sat.open_until(), Some(later(50)), "somebody came");
    let left = sat.leave("a", later(40)).unwrap().table;
    assert_eq!(left.open_until(), Some(later(70)));
    assert!(left.tick(later(69)).unwrap().is_none());
    let step = left.tick(later(71)).unwrap().unwrap();
    let closed = &step.table;
    assert_eq!((closed.status(), closed.implied_status()), (Status::Abandoned, Status::Abandoned));
    assert!(closed.has_lapsed() && !step.ended && step.played.is_empty());
    assert_eq!((closed.next_timer(), closed.open_until()), (None, None));
    assert!(closed.tick(later(99)).unwrap().is_none(), "once");
    assert!(matches!(closed.sit(&player("a"), None, later(72)), Err(TableError::Abandoned)));
    // A host who abandons a table is not time.
    let given_up = left.abandon(&left.host().id, later(41)).unwrap().table;
    assert!(!given_up.has_lapsed() && given_up.next_timer().is_none());
}

#[test]
fn a_seek_is_open_as_long_as_was_said_whoever_comes_meanwhile() {
    let table = open_table().sought(later(7));
    assert!(table.is_sought());
    let sat = table.sit(&player("a"), Some(Seat(0)), later(6)).unwrap().table;
    assert_eq!((sat.open_until(), sat.next_timer()), (Some(later(7)), Some(later(7))));
    let begun = sat.sit(&player("b"), None, later(6)).unwrap().table;
    assert_eq!((begun.status(), begun.open_until()), (Status::Playing, None));
    let closed = sat.tick(later(7)).unwrap().unwrap().table;
    assert!(closed.has_lapsed() && closed.is_sought());
    let kept = Table::restore(closed.record().clone()).unwrap();
    assert!(kept.has_lapsed());
}
