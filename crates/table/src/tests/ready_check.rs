//! The ready check before a game of three or more.

use super::*;
use crate::ReadyCheckPolicy;
use jiff::SignedDuration;

const HOUR: i64 = 3_600;

/// All seats are held: `k` since second 1, `l` an hour later, `m` since `last`.
fn gathered(terms: Terms, last: i64) -> Table {
    let mut table = parley_lobby(&PARLEY, terms, 7, None);
    for (name, second) in [("k", 1), ("l", 1 + HOUR), ("m", last)] {
        table = table.sit(&player(name), None, at(second)).unwrap().table;
        same_when_restored(&table);
    }
    table
}

fn ready_checked() -> Table {
    let table = gathered(Terms::untimed(), 30 * HOUR);
    assert!(table.ready_check().is_some() && table.status() == Status::Lobby);
    table
}

fn missing(table: &Table) -> Vec<&str> {
    table.missing().iter().map(|player| player.id.as_str()).collect()
}

#[test]
fn who_sat_down_within_a_day_is_there() {
    // A day after the first sat down, to the second.
    assert_eq!(gathered(Terms::untimed(), 1 + 24 * HOUR).status(), Status::Playing);
    let one = gathered(Terms::untimed(), 2 + 24 * HOUR);
    assert_eq!((one.status(), missing(&one)), (Status::Lobby, vec!["k"]));
    assert_eq!(missing(&ready_checked()), ["k", "l"]);
    let ready_check = *ready_checked().ready_check().unwrap();
    assert_eq!((ready_check.called, ready_check.until), (at(30 * HOUR), at(78 * HOUR)));
    let never = Terms { muster: ReadyCheckPolicy::Never, ..Terms::untimed() };
    assert_eq!(gathered(never, 500 * HOUR).status(), Status::Playing);
    let always = gathered(Terms { muster: ReadyCheckPolicy::Always, ..Terms::untimed() }, 2 * HOUR);
    assert_eq!(missing(&always), ["k", "l"], "but not whoever has just sat down");
}

#[test]
fn two_people_need_no_muster() {
    let lobby = new_table(&[("die", "off")], None, vec![Chair::Open, Chair::Open], 7);
    let one = lobby.sit(&player("a"), None, at(1)).unwrap().table;
    assert_eq!(one.sit(&player("b"), None, at(900 * HOUR)).unwrap().table.status(), Status::Playing);
    // Two people with three seats do not need one either.
    let lobby = parley_lobby(&PARLEY, Terms::untimed(), 7, None);
    let one = lobby.sit(&player("k"), Some(KIM), at(1)).unwrap().table;
    let two = one.sit(&player("k"), Some(LEE), at(1)).unwrap().table;
    assert_eq!(two.sit(&player("m"), None, at(900 * HOUR)).unwrap().table.status(), Status::Playing);
}

#[test]
fn when_all_have_answered_the_game_begins() {
    let table = ready_checked();
    assert_eq!(refused(table.here("z", None, at(31 * HOUR))), TableError::NotSeated);
    assert_eq!(refused(table.sit(&player("z"), None, at(31 * HOUR))), TableError::NoSeatFree);
    let one = table.here("l", None, at(31 * HOUR)).unwrap();
    assert_eq!((one.started, missing(&one.table)), (false, vec!["k"]));
    // A player who is not asked may answer too, without effect; so may one who answers twice.
    let same =
        one.table.here("m", None, at(32 * HOUR)).unwrap().table.here("l", None, at(33 * HOUR)).unwrap().table;
    assert_eq!((same.status(), missing(&same)), (Status::Lobby, vec!["k"]));
    let step = same.here("k", None, at(34 * HOUR)).unwrap();
    assert!(step.started);
    let begun = step.table;
    assert_eq!((begun.status(), begun.record().started), (Status::Playing, Some(at(34 * HOUR))));
    assert_eq!((begun.ready_check(), &begun.record().presence), (None, &Presence::default()));
    assert_eq!(refused(begun.here("k", None, at(35 * HOUR))), TableError::AlreadyStarted);
    same_when_restored(&begun);
}

#[test]
fn who_does_not_answer_is_reminded_once_and_then_loses_the_seat() {
    let table = ready_checked().here("l", None, at(31 * HOUR)).unwrap().table;
    let (half, end) = (at(54 * HOUR), at(78 * HOUR));
    assert_eq!(table.next_timer(), Some(half));
    assert!(table.tick(half - SignedDuration::from_millis(1)).unwrap().is_none());
    let reminded = table.tick(half).unwrap().unwrap().table;
    assert_eq!((reminded.next_timer(), missing(&reminded)), (Some(end), vec!["k"]));
    assert!(reminded.tick(half).unwrap().is_none(), "once");
    same_when_restored(&reminded);
    assert!(
        reminded.here("k", None, end - SignedDuration::from_millis(1)).unwrap().started,
        "until the last moment"
    );
    for before in [&reminded, &table] {
        let step = before.tick(end).unwrap().unwrap();
        assert_eq!((&step.seats, step.started), (&vec![KIM], false));
        let lost = step.table;
        assert_eq!(
            (lost.status(), lost.ready_check(), lost.next_timer()),
            (Status::Lobby, None, lost.open_until())
        );
        assert_eq!((lost.holder(KIM), lost.holder(LEE)), (None, Some(&player("l"))));
        same_when_restored(&lost);
        assert_eq!(refused(lost.here("k", None, end)), TableError::NotSeated);
        // The seat is taken anew: a player who answered within a day is not asked again.
        let soon = lost.sit(&player("z"), None, at(79 * HOUR)).unwrap().table;
        assert_eq!(missing(&soon), ["l", "m"], "it was two days ago");
    }
    // An answer that comes before the time limit was handled still counts, whichever is stored first.
    let late = reminded.here("k", None, end + SignedDuration::from_hours(1)).unwrap();
    assert!(late.started);
}

#[test]
fn who_has_answered_is_not_asked_again_within_a_day() {
    let one = ready_checked().here("l", None, at(50 * HOUR)).unwrap().table;
    let up = one.leave("m", at(51 * HOUR)).unwrap();
    let closes = up.table.open_until();
    assert_eq!(
        (up.table.ready_check(), up.table.next_timer()),
        (None, closes),
        "there is nothing to muster for"
    );
    same_when_restored(&up.table);
    let again = up.table.sit(&player("z"), None, at(60 * HOUR)).unwrap().table;
    assert_eq!(missing(&again), ["k"]);
    assert_eq!(again.ready_check().unwrap().until, at(108 * HOUR), "with all the time again");
    let fresh = up.table.here("k", None, at(59 * HOUR)).unwrap().table;
    assert!(fresh.sit(&player("z"), None, at(60 * HOUR)).unwrap().started);
    let tired = again.leave("k", at(61 * HOUR)).unwrap().table;
    assert_eq!(tired.record().presence.sat(KIM), None);
}

#[test]
fn a_host_overrules_a_muster() {
    let table = ready_checked();
    let begun = table.start("h", false, at(31 * HOUR)).unwrap();
    assert!(begun.started && begun.table.record().presence == Presence::default());
    for who in ["k", "z"] {
        assert!(table.start(who, false, at(31 * HOUR)).is_err());
        assert_eq!(refused(table.call_off(who, at(31 * HOUR))), TableError::NotHost { host: "H".into() });
    }
    let off = table.call_off("h", at(31 * HOUR)).unwrap().table;
    let closes = off.open_until();
    assert_eq!(
        (off.status(), off.ready_check(), off.next_timer(), off.is_full()),
        (Status::Lobby, None, closes, true)
    );
    assert_eq!(refused(off.call_off("h", at(32 * HOUR))), TableError::NoMuster);
    assert!(!off.here("k", None, at(32 * HOUR)).unwrap().started, "it waits for the host");
    assert!(off.start(Steward { id: "z", manages: true }, false, at(32 * HOUR)).unwrap().started);
    let gone = table.abort("h", at(31 * HOUR)).unwrap().table;
    assert_eq!((gone.status(), gone.next_timer()), (Status::Abandoned, None));
}

#[test]
fn time_in_which_the_program_was_down_is_given_back() {
    let table = ready_checked();
    let (from, to) = (at(40 * HOUR), at(100 * HOUR));
    let step = table.credit(from, to).unwrap().unwrap();
    assert!(step.played.is_empty() && step.seats.is_empty());
    let given = step.table;
    assert_eq!(given.ready_check().unwrap().until, at(138 * HOUR));
    assert_eq!(given.next_timer(), Some(at(114 * HOUR)));
    assert!(given.credit(from, to).unwrap().is_none(), "once");
    same_when_restored(&given);
    // A ready check that began in the meantime, for example by another process, gets back no more than the
    // time since then.
    let step = table.credit(at(0), at(32 * HOUR)).unwrap().unwrap();
    assert_eq!(step.table.ready_check().unwrap().until, at(80 * HOUR));
    assert!(table.credit(at(29 * HOUR), at(30 * HOUR) + SignedDuration::from_mins(9)).unwrap().is_none());
    assert!(table.credit(at(79 * HOUR), at(99 * HOUR)).unwrap().is_none(), "it was over by then");
    assert!(gathered(Terms::untimed(), HOUR).credit(from, to).unwrap().is_none());
}

#[test]
fn the_muster_comes_before_the_dice_and_the_lots() {
    for terms in
        [Terms { dealing: Dealing::Dice, ..Terms::untimed() }, Terms { anonymous: true, ..Terms::untimed() }]
    {
        let table = gathered(terms, 30 * HOUR);
        assert_eq!((missing(&table), table.log().len()), (vec!["k", "l"], 0));
        let one = table.here("k", None, at(31 * HOUR)).unwrap().table;
        let step = one.here("l", None, at(31 * HOUR)).unwrap();
        assert!(step.started && step.table.status() == Status::Playing);
        same_when_restored(&step.table);
    }
}
