//! Deadlines of seats and the reminders of their holders: rows that cannot be lost or doubled.

use super::*;
use liege_game::Seat;
use liege_table::reminding::ReminderSettings;
use liege_table::{Motion, Time};

const HOUR: i64 = 3_600;

/// The table of `begun`, with two days for each move.
fn timed() -> Table {
    let table = lobby();
    let mut terms = table.terms().clone();
    terms.time = Time::Move { hours: 48 };
    let laid = Table::new(NewTable {
        game: &NIM,
        options: Options::check(NIM.options(), [("die", "off")]).unwrap(),
        terms,
        start: Some("40 40".to_owned()),
        host: player("h"),
        venue: table.venue().clone(),
        seed: Seed::from_bytes([9; 32]),
        chairs: vec![Chair::Open, Chair::Invited(player("b"))],
        at: at(0),
    });
    seated(&laid.unwrap())
}

async fn due(store: &Store, member: &str) -> Vec<Deadline> {
    deadlines_of(store, member).await
}

async fn play(store: &Store, table: &Arc<Table>, who: &str, what: &str, second: i64) -> Arc<Table> {
    let step = table.act(who, what, at(second)).unwrap();
    let Committed::Done(table) = store.commit(&step, Beside::of(&[], None), at(second)).await.unwrap() else {
        panic!("nobody else plays")
    };
    table
}

fn row() -> OutboxEntry {
    OutboxEntry::new(OutboxKind::Notice, 0, 0).to("a")
}

/// The reminders due at a moment.
async fn reminders(store: &Store, second: i64) -> Vec<Vec<Deadline>> {
    let jobs = store.take(&[Work::Reminders], at(second), 9).await.unwrap();
    let due = |job| if let Job::Reminder(due) = job { due } else { panic!("no reminder: {job:?}") };
    jobs.into_iter().map(due).collect()
}

/// Does the worker's reminders at a moment. Returns the number queued.
async fn remind(store: &Store, second: i64) -> usize {
    let mut queued = 0;
    for due in reminders(store, second).await {
        queued += usize::from(store.done(Done::Reminded(&due, &row()), at(second)).await.unwrap());
    }
    queued
}

#[tokio::test]
async fn what_is_owed_is_a_row_that_goes_with_every_change() {
    let (dir, store) = fresh().await;
    let table = create(&store, &timed(), &[]).await;
    let [owed] = &*due(&store, "a").await else { panic!("the first to move") };
    assert_eq!((owed.table, owed.seat.as_str(), owed.since), (table.id(), "ann", 0));
    assert_eq!((owed.began, owed.deadline), (at(2), Some(at(2 + 48 * HOUR))));
    assert_eq!(owed.remind_at, Some(at(2 + 32 * HOUR)), "when a third is left");
    assert_eq!(store.next(&[Work::Digests, Work::Reminders]).await.unwrap(), owed.remind_at);
    let table = play(&store, &table, "a", "x", 10).await;
    assert_eq!(due(&store, "a").await, []);
    let [owed] = &*due(&store, "b").await else { panic!("the next") };
    assert_eq!((owed.since, owed.deadline), (1, Some(at(10 + 48 * HOUR))));
    // A change that was too late leaves nothing.
    let stale = timed().stored(table.id(), (1, 0), table.venue().clone()).act("a", "y", at(20)).unwrap();
    assert!(matches!(
        store.commit(&stale, Beside::of(&[], None), at(20)).await.unwrap(),
        Committed::Conflict
    ));
    assert_eq!(due(&store, "b").await.len(), 1);
    // Tables that are older than these rows get them at the next start.
    store.close().await;
    drop(store);
    tamper(&file(&dir), "DELETE FROM dues; UPDATE tables SET wake = 0").await.unwrap();
    let store = open(&file(&dir)).await;
    assert_eq!(due(&store, "b").await[0].deadline, Some(at(10 + 48 * HOUR)));
    assert!(verify(&store).await.unwrap().is_sound());
    for wrong in ["DELETE FROM dues", "UPDATE dues SET deadline = 5, span = 5"] {
        tamper(&file(&dir), wrong).await.unwrap();
        let report = verify(&store).await.unwrap();
        assert!(report.differences[0].what.starts_with("owes: stored"), "{report:?}");
        store.done(Done::Ticked(table.id()), at(0)).await.unwrap();
        assert!(verify(&store).await.unwrap().is_sound());
    }
    let table = store.table(table.id()).await.unwrap().unwrap();
    let step = table.resign("b", None, at(30)).unwrap();
    store.commit(&step, Beside::of(&[], None), at(30)).await.unwrap();
    assert_eq!(due(&store, "b").await, [], "nothing is owed where the game is over");
    assert_eq!(store.next(&[Work::Digests, Work::Reminders]).await.unwrap(), None);
}

#[tokio::test]
async fn of_the_same_nobody_is_reminded_twice_whatever_happens() {
    let (dir, store) = fresh().await;
    let table = create(&store, &timed(), &[]).await;
    let late = 2 + 33 * HOUR;
    let seen = reminders(&store, late).await.remove(0);
    assert_eq!(remind(&store, late).await, 1);
    // A worker that found the same rows a moment before, and one after a restart, have nothing to do.
    assert!(!store.done(Done::Reminded(&seen, &row()), at(late)).await.unwrap());
    store.close().await;
    drop(store);
    let store = open(&file(&dir)).await;
    assert_eq!(remind(&store, late).await, 0);
    assert_eq!(store.waiting().await.unwrap(), 1, "the row is there for the worker to send");
    // That is so even if the note of it was lost, or the settings change.
    tamper(&file(&dir), format!("UPDATE dues SET remind_at = {}", at(late).as_millisecond())).await.unwrap();
    assert_eq!(remind(&store, late).await, 0);
    store
        .set(
            "a",
            Setting::Reminders(&ReminderSettings {
                point: "1h".parse().unwrap(),
                ..ReminderSettings::default()
            }),
            at(late),
        )
        .await
        .unwrap();
    assert_eq!(due(&store, "a").await[0].remind_at, None);
    // After a pause it is another deadline, with another reminder.
    let table = store.table(table.id()).await.unwrap().unwrap();
    let step = table.propose("a", &Motion::Pause { days: 1 }, at(late)).unwrap();
    let Committed::Done(table) = store.commit(&step, Beside::of(&[], None), at(late)).await.unwrap() else {
        panic!()
    };
    let step = table.answer(&player("b"), 1, liege_table::Answer::Accept, at(late)).unwrap();
    let Committed::Done(table) = store.commit(&step, Beside::of(&[], None), at(late)).await.unwrap() else {
        panic!()
    };
    assert_eq!(due(&store, "a").await, [], "nothing runs out in a pause");
    let over = at(late + 24 * HOUR);
    let step = table.tick(over).unwrap().unwrap();
    store.commit(&step, Beside::of(&[], None), over).await.unwrap();
    let again = due(&store, "a").await.remove(0);
    assert!(again.deadline > Some(over));
    let before = again.deadline.unwrap().duration_since(again.remind_at.unwrap());
    assert_eq!(before.as_secs(), HOUR, "as chosen since");
}

#[tokio::test]
async fn a_reminder_is_put_off_and_asked_for_again() {
    let (_dir, store) = fresh().await;
    let table = create(&store, &timed(), &[]).await;
    assert!(store.snooze("a", table.id(), at(5 * HOUR)).await.unwrap());
    assert!(
        !store.snooze("b", table.id(), at(5 * HOUR)).await.unwrap(),
        "who owes nothing has nothing to put off"
    );
    assert!(!store.snooze("a", table.id(), at(48 * HOUR + 2)).await.unwrap(), "not until it is too late");
    // A snooze stays, whatever else they choose.
    store
        .set(
            "a",
            Setting::Reminders(&ReminderSettings { reminded: false, ..ReminderSettings::default() }),
            at(3),
        )
        .await
        .unwrap();
    assert_eq!(remind(&store, 5 * HOUR - 1).await, 0);
    assert_eq!(remind(&store, 5 * HOUR).await, 1);
    assert!(store.snooze("a", table.id(), at(6 * HOUR)).await.unwrap());
    assert_eq!(remind(&store, 6 * HOUR).await, 1);
    assert_eq!(remind(&store, 40 * HOUR).await, 0);
}

#[tokio::test]
async fn a_new_holder_of_a_seat_owes_what_it_owes_and_is_reminded_themselves() {
    let (_dir, store) = fresh().await;
    let table = create(&store, &timed(), &[]).await;
    assert_eq!(remind(&store, 33 * HOUR).await, 1);
    let hand = Motion::Hand { seat: Seat(0), to: "d".to_owned() };
    let when = 34 * HOUR;
    let step = table.propose("a", &hand, at(when)).unwrap();
    let Committed::Done(table) = store.commit(&step, Beside::of(&[], None), at(when)).await.unwrap() else {
        panic!()
    };
    let step = table.answer(&player("d"), 1, liege_table::Answer::Accept, at(when)).unwrap();
    store.commit(&step, Beside::of(&[], None), at(when)).await.unwrap();
    assert_eq!(due(&store, "a").await, []);
    let [owed] = &*due(&store, "d").await else { panic!("the new holder") };
    assert!(owed.remind_at.is_some());
}

#[tokio::test]
async fn a_digest_is_queued_once_and_the_next_hour_noted_with_it() {
    let (dir, store) = fresh().await;
    let table = create(&store, &timed(), &[]).await;
    let reminder_settings = ReminderSettings {
        digest: Some(jiff::civil::Time::constant(8, 0, 0, 0)),
        ..ReminderSettings::default()
    };
    // These tests begin on 15 January 2027, 08:00 UTC.
    store.set("a", Setting::Reminders(&reminder_settings), at(3)).await.unwrap();
    assert_eq!(store.reminder_settings("a").await.unwrap(), reminder_settings);
    assert_eq!(due(&store, "a").await[0].remind_at, None, "a digest tells of it in time");
    let first = at(24 * HOUR);
    assert_eq!(store.next(&[Work::Digests, Work::Reminders]).await.unwrap(), Some(first));
    assert_eq!(store.take(&[Work::Digests], at(24 * HOUR - 1), 9).await.unwrap(), []);
    let digest = |at| DigestDue { member: "a".to_owned(), at };
    assert_eq!(store.take(&[Work::Digests], first, 9).await.unwrap(), [Job::Digest(digest(first))]);
    let digested =
        async |due: i64, row| store.done(Done::Digested(&digest(at(due)), row), at(due)).await.unwrap();
    let (one, two) = (row(), row());
    assert!(digested(24 * HOUR, Some((table.id(), &one))).await);
    assert!(!digested(24 * HOUR, Some((table.id(), &two))).await, "once for each hour");
    store.close().await;
    drop(store);
    let store = open(&file(&dir)).await;
    assert_eq!(store.waiting().await.unwrap(), 1);
    assert_eq!(store.next(&[Work::Digests, Work::Reminders]).await.unwrap(), Some(at(48 * HOUR)));
    // A different hour on the same day does not give a second digest.
    let evening =
        ReminderSettings { digest: Some(jiff::civil::Time::constant(20, 0, 0, 0)), ..reminder_settings };
    store.set("a", Setting::Reminders(&evening), at(25 * HOUR)).await.unwrap();
    assert_eq!(store.next(&[Work::Digests, Work::Reminders]).await.unwrap(), Some(at(60 * HOUR)));
    // A day without deadlines counts for nothing.
    let digested = store.done(Done::Digested(&digest(at(60 * HOUR)), None), at(60 * HOUR)).await.unwrap();
    assert!(digested);
    assert_eq!(store.next(&[Work::Digests, Work::Reminders]).await.unwrap(), Some(at(84 * HOUR)));
    assert_eq!(store.waiting().await.unwrap(), 1);
}
