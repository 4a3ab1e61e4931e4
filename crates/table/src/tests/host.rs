//! The powers of hosts without a seat, and of managers of the server.

use super::*;
use jiff::SignedDuration;

fn hours(hours: i64) -> SignedDuration {
    SignedDuration::from_hours(hours)
}

/// A manager of the server.
fn manager(id: &str) -> Steward<'_> {
    Steward { id, manages: true }
}

fn timed() -> Terms {
    Terms { time: "3d".parse().unwrap(), excuses: 0, ..Terms::default() }
}

/// A table where Kim has moved, and Lee is to; `host` created it.
fn hosted(host: &str, terms: Terms) -> Table {
    let record = parley_lobby(&PARLEY, terms, 7, None).record().clone();
    let mut table = Table::restore(Record { host: player(host), ..record }).unwrap();
    for name in ["k", "l", "m"] {
        table = table.sit(&player(name), None, at(1)).unwrap().table;
    }
    after(&table, &["K-step"])
}

fn entry(step: &Step) -> (&str, Option<Seat>, Option<&str>) {
    let entry = &step.played[0].entry;
    (entry.action.as_str(), entry.seat, entry.player.as_deref())
}

#[test]
fn a_host_gives_time_to_others_only() {
    let table = hosted("h", timed());
    let until = table.due_of(LEE).unwrap();
    let step = table.extend("h", LEE, 48, at(60)).unwrap();
    assert_eq!(entry(&step), ("@extend lee 48", None, Some("h")));
    assert_eq!(read_by_all(&step), ["table-extended"]);
    assert_eq!(step.table.due_of(LEE), Some(until + hours(48)));
    same_when_restored(&step.table);
    let all = table.extend_all("h", 48, at(60)).unwrap();
    assert_eq!(entry(&all), entry(&step));
    for (who, expected) in [("k", "h"), ("z", "h")] {
        assert_eq!(
            refused(table.extend(who, LEE, 48, at(60))),
            TableError::NotHost { host: expected.to_uppercase() }
        );
        assert_eq!(refused(table.extend_all(who, 48, at(60))), TableError::NotHost { host: "H".into() });
    }
    assert_eq!(refused(table.extend("h", KIM, 48, at(60))), TableError::OwesNothing { seat: KIM });
    // A manager has the same power, and both only over others.
    assert_eq!(entry(&table.extend(manager("z"), LEE, 1, at(60)).unwrap()).2, Some("z"));
    let own = hosted("l", timed());
    for step in [
        own.extend("l", LEE, 48, at(60)),
        own.extend_all("l", 48, at(60)),
        own.extend(manager("l"), LEE, 48, at(60)),
        own.extend_all(manager("l"), 48, at(60)),
    ] {
        assert_eq!(refused(step), TableError::OwnTime);
    }
    let other = hosted("k", timed());
    assert_eq!(entry(&other.extend_all("k", 24, at(60)).unwrap()).0, "@extend lee 24");
    // At an anonymous table it would reveal who holds a seat.
    let hidden = hosted("k", Terms { anonymous: true, ..timed() });
    let to_move = hidden.to_move().iter().next().unwrap();
    assert_eq!(refused(hidden.extend("k", to_move, 48, at(60))), TableError::PlaysUnnamed);
    assert_eq!(refused(hidden.extend_all("k", 48, at(60))), TableError::PlaysUnnamed);
    assert!(hidden.extend(manager("z"), to_move, 48, at(60)).is_ok());
    let paused = table.pause_now("h", 3, at(61)).unwrap().table;
    assert!(paused.extend_all("h", 1, at(62)).is_ok(), "also in a pause");
}

#[test]
fn nobody_is_named_where_nobody_may_be() {
    let mut said = Vec::new();
    for (anonymous, who) in [(false, Steward::from("h")), (false, manager("z")), (true, manager("z"))] {
        let table = hosted("h", Terms { anonymous, ..timed() });
        let step = table.pause_now(who, 3, at(60)).unwrap();
        let game = table.game();
        said.push(words().say_of(Language::ENGLISH, game, &step.played[0].events[0].message));
    }
    assert!(said[0].starts_with("<@h>, the host, has paused"), "{said:?}");
    assert!(said[1].starts_with("<@z>, who manages this server, has paused"), "{said:?}");
    assert!(said[2].starts_with("The game has been paused"), "{said:?}");
}

#[test]
fn a_host_pauses_at_once_and_who_plays_once_and_not_for_long() {
    let table = hosted("h", timed());
    let step = table.pause_now("h", 30, at(60)).unwrap();
    assert_eq!(entry(&step), ("@pause 30", None, Some("h")));
    let paused = step.table;
    assert_eq!(paused.paused_until(), Some(at(60) + hours(30 * 24)));
    same_when_restored(&paused);
    let until = paused.paused_until().unwrap();
    assert_eq!(refused(paused.pause_now("h", 3, at(61))), TableError::PausedAlready { until });
    assert_eq!(refused(table.pause_now("h", 61, at(60))), TableError::BadPause);
    assert_eq!(refused(table.pause_now("k", 3, at(60))), TableError::NotHost { host: "H".into() });
    assert_eq!(refused(table.resume_now("h", at(60))), TableError::NotPaused);
    // The clock stops, and goes on with the rest of the time.
    let owed = table.due_of(LEE).unwrap();
    let back = paused.resume_now(manager("z"), at(60) + hours(24)).unwrap();
    assert_eq!((entry(&back), read_by_all(&back)), (("@resume", None, Some("z")), vec!["table-resumed-by"]));
    assert_eq!(back.table.due_of(LEE), Some(owed + hours(24)));
    same_when_restored(&back.table);
    let by_itself = paused.tick(until).unwrap().unwrap();
    assert_eq!(entry(&by_itself), ("@resume", None, None));

    let own = hosted("l", timed());
    assert_eq!(refused(own.pause_now("l", 8, at(60))), TableError::OwnPauseLong { most: 7 });
    let paused = own.pause_now("l", 7, at(60)).unwrap().table;
    let on = paused.resume_now("l", at(61)).unwrap().table;
    assert_eq!(refused(on.pause_now("l", 1, at(62))), TableError::OwnPauseUsed);
    assert_eq!(refused(on.pause_now(manager("l"), 1, at(62))), TableError::OwnPauseUsed, "in whichever way");
    assert!(on.pause_now(manager("z"), 20, at(62)).is_ok());
    // A player may not stop the game just after their own time has run out.
    let late = own.tick(at(60) + hours(24 * 9)).unwrap().unwrap().table;
    assert_eq!(late.late().len(), 1);
    assert_eq!(
        refused(late.pause_now("l", 7, at(61) + hours(24 * 9))),
        TableError::OwnPauseLate { seat: LEE }
    );
}

#[test]
fn a_pause_to_which_all_agreed_is_theirs() {
    let table = hosted("h", timed());
    let open = table.propose("k", &Motion::Pause { days: 5 }, at(60)).unwrap().table;
    let number = open.log().len();
    // A pause decides an earlier proposal at once.
    let paused = open.pause_now("h", 3, at(61)).unwrap();
    assert_eq!(read_by_all(&paused), ["table-halted", "table-outrun"]);
    assert_eq!(paused.table.ledger().deal(number).unwrap().state, DealState::Void);
    same_when_restored(&paused.table);
    let one = open.answer(&player("l"), number, Answer::Accept, at(61)).unwrap().table;
    let agreed = one.answer(&player("m"), number, Answer::Accept, at(62)).unwrap().table;
    assert!(agreed.paused_until().is_some() && !agreed.is_halted());
    assert_eq!(refused(agreed.resume_now("h", at(63))), TableError::PausedByAll);
    assert_eq!(refused(agreed.resume_now(manager("z"), at(63))), TableError::PausedByAll);
    // A player may not end the pause that another began.
    let halted = hosted("l", timed()).pause_now(manager("z"), 3, at(60)).unwrap().table;
    assert_eq!(refused(halted.resume_now("l", at(61))), TableError::PausedByOther);
    // The players may agree to resume, whoever paused.
    let open = halted.propose("k", &Motion::Resume, at(61)).unwrap().table;
    let number = open.log().len();
    let one = open.answer(&player("l"), number, Answer::Accept, at(62)).unwrap().table;
    let on = one.answer(&player("m"), number, Answer::Accept, at(63)).unwrap().table;
    assert_eq!(on.paused_until(), None);
}

#[test]
fn a_manager_frees_a_seat_at_once_and_nobody_is_to_blame() {
    let table = hosted("h", timed());
    let step = table.vacate(manager("z"), LEE, at(60)).unwrap();
    assert_eq!((entry(&step), read_by_all(&step)), (("@free lee", None, Some("z")), vec!["table-freed"]));
    let free = step.table;
    assert_eq!((free.holder(LEE), free.freed_by(LEE)), (None, Some(2)));
    assert!(!free.stints(&[])[1][0].left && free.stints(&[])[1][0].over);
    same_when_restored(&free);
    let again = free.sit(&player("l"), None, at(61)).unwrap().table;
    assert!(again.act("l", "L-step", at(62)).is_ok());
    // After the table's patience it is as if the host had done it.
    let late = at(60) + hours(24 * 11);
    let step = table.vacate(manager("z"), LEE, late).unwrap();
    assert_eq!(entry(&step).0, "@vacate lee");
    assert!(step.table.stints(&[])[1][0].left);
    // A manager who plays has no more power than a host.
    let until = table.patience_ends(LEE).unwrap();
    assert_eq!(
        refused(table.vacate(manager("k"), LEE, at(60))),
        TableError::StillPatient { seat: LEE, until }
    );
    assert_eq!(refused(table.vacate("z", LEE, late)), TableError::NotHost { host: "H".into() });
    let paused = table.pause_now("h", 3, at(60)).unwrap().table;
    assert!(paused.vacate(manager("z"), LEE, at(61)).is_ok());
}

#[test]
fn a_manager_voids_a_game_that_is_on() {
    let table = hosted("h", timed());
    let open = table.propose("k", &Motion::Annul, at(60)).unwrap().table;
    let number = open.log().len();
    let step = open.void(manager("z"), "  two\nseats,  one person ", at(61)).unwrap();
    assert_eq!(entry(&step), ("@void two seats, one person", None, Some("z")));
    assert_eq!((read_by_all(&step), step.ended), (vec!["table-voided"], true));
    let over = step.table;
    assert_eq!((over.status(), over.outcome(), over.is_voided()), (Status::Over, None, true));
    assert_eq!(over.ledger().deal(number).unwrap().state, DealState::Void);
    assert_eq!((over.to_move(), over.next_timer()), (SeatSet::EMPTY, None));
    assert_eq!((over.rated_result(&[]), over.conduct(&[])), (None, Vec::new()));
    same_when_restored(&over);
    assert_eq!(refused(over.void(manager("z"), "again", at(62))), TableError::Voided);
    assert_eq!(refused(over.act("l", "L-step", at(62))), TableError::Over);

    assert_eq!(refused(table.void("h", "why", at(61))), TableError::NotManager);
    assert_eq!(refused(table.void("k", "why", at(61))), TableError::NotManager);
    assert_eq!(refused(table.void(manager("k"), "why", at(61))), TableError::ManagerPlays);
    assert_eq!(refused(table.void(manager("z"), " \n ", at(61))), TableError::NoReason);
    let lobby = parley_lobby(&PARLEY, timed(), 7, None);
    assert_eq!(refused(lobby.void(manager("z"), "why", at(61))), TableError::NotStarted);
    // A manager who has played and handed their seat over counts as a player.
    let open = table.propose("k", &Motion::Hand { seat: KIM, to: "z".into() }, at(60)).unwrap().table;
    let handed = open.answer(&player("z"), open.log().len(), Answer::Accept, at(61)).unwrap().table;
    assert_eq!(refused(handed.void(manager("k"), "why", at(62))), TableError::ManagerPlays);
    let long = "x".repeat(500);
    let step = table.void(manager("z"), &long, at(61)).unwrap();
    assert_eq!(step.played[0].entry.action.len(), "@void ".len() + Table::REASON);
}

#[test]
fn a_manager_takes_the_result_from_a_game_that_is_over() {
    let game = plain_game();
    let game = game.act("a", "x", at(3)).unwrap().table;
    let game = game.act("b", "y", at(4)).unwrap().table;
    let over = game.resign("b", None, at(5)).unwrap().table;
    let outcome = over.outcome().expect("a result");
    let last = at(5) + hours(24 * Table::VOIDABLE_DAYS);
    let step = over.void(manager("z"), "a test", last).unwrap();
    assert_eq!((entry(&step).0, step.ended), ("@void a test", true));
    let void = step.table;
    assert_eq!((void.status(), void.outcome()), (Status::Over, None));
    assert_eq!(void.view_at(over.log().len()).unwrap().outcome, Some(outcome), "as it was then");
    same_when_restored(&void);
    assert_eq!(refused(void.void(manager("z"), "again", last)), TableError::Voided);
    let late = last + SignedDuration::from_millis(1);
    assert_eq!(refused(over.void(manager("z"), "late", late)), TableError::VoidTooLate { days: 14 });
    assert_eq!(refused(over.void(manager("b"), "lost", last)), TableError::ManagerPlays);
    // A game that all agreed to end has no result to lose.
    let open = game.propose("a", &Motion::Annul, at(5)).unwrap().table;
    let annulled = open.answer(&player("b"), open.log().len(), Answer::Accept, at(6)).unwrap().table;
    assert_eq!(refused(annulled.void(manager("z"), "why", at(7))), TableError::NothingToVoid);
    let given_up = plain_game().abort("a", at(7)).unwrap().table;
    assert_eq!(refused(given_up.void(manager("z"), "why", at(8))), TableError::Abandoned);
}

#[test]
fn a_manager_has_what_a_host_has_before_the_game() {
    let lobby = parley_lobby(&PARLEY, timed(), 7, None).sit(&player("k"), None, at(1)).unwrap().table;
    assert!(lobby.start("z", true, at(2)).is_err() && lobby.abort("z", at(2)).is_err());
    assert_eq!(lobby.start(manager("z"), true, at(2)).unwrap().table.status(), Status::Playing);
    assert_eq!(lobby.abort(manager("z"), at(2)).unwrap().table.status(), Status::Abandoned);
    let begun = hosted("h", timed());
    let step = begun.abort(manager("z"), at(60)).unwrap();
    assert_eq!(entry(&step), ("@abort", None, Some("z")));
    same_when_restored(&step.table);
}

#[test]
fn entries_of_hosts_are_refused_where_they_cannot_stand() {
    let table = hosted("h", timed());
    let paused = table.pause_now("h", 3, at(60)).unwrap().table;
    let agreed = {
        let open = table.propose("k", &Motion::Pause { days: 5 }, at(60)).unwrap().table;
        let number = open.log().len();
        let one = open.answer(&player("l"), number, Answer::Accept, at(61)).unwrap().table;
        one.answer(&player("m"), number, Answer::Accept, at(62)).unwrap().table
    };
    let over = table.void(manager("z"), "x", at(60)).unwrap().table;
    for (before, seat, who, action) in [
        (&table, None, None, "@pause 3"),
        (&table, Some(KIM), Some("k"), "@pause 3"),
        (&table, None, Some("h"), "@pause 0"),
        (&table, None, Some("h"), "@pause 61"),
        (&paused, None, Some("h"), "@pause 3"),
        (&table, None, Some("h"), "@resume"),
        (&agreed, None, Some("h"), "@resume"),
        (&paused, Some(KIM), Some("k"), "@resume"),
        (&table, None, None, "@free lee"),
        (&table, Some(KIM), Some("k"), "@free lee"),
        (&table, Some(KIM), Some("k"), "@void x"),
        (&over, None, Some("z"), "@void x"),
    ] {
        let mut record = before.record().clone();
        let number = record.log.len() + 1;
        let (player, action) = (who.map(str::to_owned), action.to_owned());
        let entry = Entry { number, seat, player, action: action.clone(), at: at(99) };
        record.log.push(Arc::new(entry));
        let error = Table::restore(record).map(|_| ()).unwrap_err();
        assert!(matches!(error, TableError::Unplayable(_)), "{who:?} {action}: {error:?}");
    }
}
