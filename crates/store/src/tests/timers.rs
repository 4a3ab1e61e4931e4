use super::*;
use liege_table::Status;

/// Tables whose times come these `seconds` from the beginning, whatever their logs say.
async fn sleeping(store: &Store, dir: &TempDir, seconds: &[i64]) {
    for second in seconds {
        let table = create(store, &begun(), &[]).await;
        set_wake(dir, table.id(), Some(at(*second).as_millisecond())).await;
    }
}

async fn set_wake(dir: &TempDir, id: i64, wake: Option<i64>) {
    let wake = wake.map_or("NULL".to_owned(), |wake| wake.to_string());
    let sql = format!("UPDATE tables SET wake = {wake} WHERE id = {id}");
    tamper(&file(dir), sql).await.unwrap();
}

async fn wakes(dir: &TempDir) -> Vec<(i64, Option<i64>)> {
    let sql = "SELECT CAST(id AS TEXT), coalesce(CAST(wake AS TEXT), '') FROM tables ORDER BY id";
    let rows = harness::rows(&file(dir), sql).await;
    rows.into_iter().map(|(id, wake)| (id.parse().unwrap(), wake.parse().ok())).collect()
}

#[tokio::test]
async fn tables_wake_in_the_order_of_their_times() {
    let (dir, store) = fresh().await;
    assert_eq!(store.next(&[Work::Timers]).await.unwrap(), None);
    create(&store, &lobby(), &[]).await;
    sleeping(&store, &dir, &[300, 100, 200, 100]).await;
    assert_eq!(store.next(&[Work::Timers]).await.unwrap(), Some(at(100)));
    assert_eq!(timers(&store, at(99), 9).await, [0; 0]);
    assert_eq!(timers(&store, at(100), 9).await, [3, 5]);
    assert_eq!(timers(&store, at(250), 9).await, [3, 5, 4]);
    assert_eq!(timers(&store, at(999), 2).await, [3, 5]);
    // A table without anything due sleeps as its log says; one that can't do its work makes room for others.
    assert_eq!(store.table(3).await.unwrap().unwrap().next_timer(), None);
    assert!(store.done(Done::Ticked(3), at(250)).await.unwrap());
    store.done(Done::TickLater(5, at(900)), at(0)).await.unwrap();
    assert_eq!(timers(&store, at(250), 9).await, [4]);
    store.done(Done::TickLater(5, at(1)), at(0)).await.unwrap();
    assert_eq!(timers(&store, at(999), 9).await, [4, 2, 5], "it is put off, never brought forward");
    assert!(store.done(Done::Ticked(99), at(0)).await.unwrap());
    store.done(Done::TickLater(3, at(1)), at(0)).await.unwrap();
    assert_eq!(timers(&store, at(999), 9).await, [4, 2, 5], "nor is one woken that sleeps for good");
}

#[tokio::test]
async fn every_change_stores_when_the_table_wakes() {
    let (dir, store) = fresh().await;
    let mut table = create(&store, &begun(), &[]).await;
    let steps: [fn(&Table) -> liege_table::Step; 4] = [
        |table| table.act("a", "draw", at(4)).unwrap(),
        |table| table.act("a", "x", at(5)).unwrap(),
        |table| table.act("b", "y", at(6)).unwrap(),
        |table| table.resign("a", None, at(7)).unwrap(),
    ];
    for step in steps {
        // An earlier value is not kept.
        set_wake(&dir, table.id(), Some(77)).await;
        let step = step(&table);
        let Committed::Done(after) = store.commit(&step, Beside::of(&[], None), at(9)).await.unwrap() else {
            panic!("nobody else plays");
        };
        table = after;
        let wake = table.next_timer().filter(|_| table.status() == Status::Playing);
        assert_eq!(wakes(&dir).await, [(table.id(), wake.map(Timestamp::as_millisecond))]);
        assert_eq!(store.next(&[Work::Timers]).await.unwrap(), wake);
    }
    assert_eq!(table.status(), Status::Over);
    assert_eq!(wakes(&dir).await, [(table.id(), None)], "a game that is over sleeps for good");
    let error = tamper(&file(&dir), "UPDATE tables SET wake = 5").await.unwrap_err().to_string();
    assert!(error.to_lowercase().contains("check"), "{error}");
}
