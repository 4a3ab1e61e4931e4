//! Changes of a table by people and time, beside the game, through the file: every change is loaded as it was
//! stored.

use super::*;
use liege_game::Seat;
use liege_table::{Answer, Motion, Status, Step, TableError};

const HOUR: i64 = 3600;
const DAY: i64 = 24 * HOUR;

/// A stored table. Every change of it is compared with the state after a restart.
struct Life {
    dir: TempDir,
    store: Store,
    table: Arc<Table>,
}

impl Life {
    async fn begun() -> Life {
        let (dir, store) = fresh().await;
        let table = create(&store, &begun(), &[]).await;
        Life { dir, store, table }
    }

    async fn change(&mut self, step: impl FnOnce(&Table) -> Result<Step, TableError>) {
        let step = step(&self.table).unwrap();
        let committed = self.store.commit(&step, Beside::of(&[], None), at(0)).await.unwrap();
        let Committed::Done(after) = committed else { panic!("{committed:?}") };
        self.store.inner.table_cache.clear();
        let found = self.store.table(after.id()).await.unwrap().unwrap();
        assert_eq!((found.log(), found.chairs()), (after.log(), after.chairs()));
        assert_eq!((found.status(), found.ledger()), (after.status(), after.ledger()));
        assert_eq!(found.next_timer(), after.next_timer());
        assert_eq!(self.store.next(&[Work::Timers]).await.unwrap(), after.next_timer());
        let report = verify(&self.store).await.unwrap();
        assert!(report.is_sound(), "{report:?}");
        self.table = found;
    }

    /// Lets time pass: all due changes are made.
    async fn sleep_until(&mut self, second: i64) {
        while let [id] = timers(&self.store, at(second), 9).await[..] {
            assert_eq!(id, self.table.id());
            self.change(|table| Ok(table.tick(at(second))?.expect("its time has come"))).await;
        }
    }

    fn last(&self) -> &str {
        self.table.log().last().map_or("", |entry| entry.action.as_str())
    }
}

#[tokio::test]
async fn a_pause_begins_and_ends() {
    let mut life = Life::begun().await;
    life.change(|table| table.propose("a", &Motion::Pause { days: 3 }, at(100))).await;
    assert_eq!(life.store.next(&[Work::Timers]).await.unwrap(), Some(at(100 + 72 * HOUR)));
    life.change(|table| table.answer(&player("b"), 1, Answer::Accept, at(200))).await;
    assert_eq!(life.store.next(&[Work::Timers]).await.unwrap(), Some(at(200 + 3 * DAY)));
    life.sleep_until(199 + 3 * DAY).await;
    assert_eq!(life.table.log().len(), 2);
    life.sleep_until(200 + 3 * DAY).await;
    assert_eq!((life.last(), life.store.next(&[Work::Timers]).await.unwrap()), ("@resume", None));
}

#[tokio::test]
async fn a_motion_without_an_answer_runs_out() {
    let mut life = Life::begun().await;
    life.change(|table| table.propose("a", &Motion::Annul, at(100))).await;
    life.change(|table| table.act("a", "x", at(200))).await;
    life.sleep_until(100 + 72 * HOUR).await;
    assert_eq!((life.last(), life.table.status()), ("@expire 1", Status::Playing));
    life.change(|table| table.propose("b", &Motion::Annul, at(4 * DAY))).await;
    life.change(|table| table.answer(&player("a"), 4, Answer::Accept, at(4 * DAY))).await;
    assert_eq!((life.table.status(), life.store.next(&[Work::Timers]).await.unwrap()), (Status::Over, None));
    life.sleep_until(400 * DAY).await;
    assert_eq!(life.last(), "@agree 4", "a game that is over sleeps for good");
}

#[tokio::test]
async fn a_seat_changes_hands() {
    let mut life = Life::begun().await;
    life.change(|table| table.vacate("h", Seat(0), at(30 * DAY))).await;
    assert_eq!(life.table.chairs()[0], Chair::Open);
    assert_eq!(life.table.log()[0].seat, None);
    life.change(|table| table.sit(&player("c"), Some(Seat(0)), at(31 * DAY))).await;
    life.change(|table| table.act("c", "x", at(32 * DAY))).await;
    let hand = Motion::Hand { seat: Seat(1), to: "d".to_owned() };
    life.change(|table| table.propose("b", &hand, at(33 * DAY))).await;
    life.change(|table| table.answer(&player("d"), 4, Answer::Accept, at(33 * DAY))).await;
    life.change(|table| table.act("d", "y", at(34 * DAY))).await;
    assert_eq!(life.table.players(), [&player("c"), &player("d")]);
    life.change(|table| table.vacate("h", Seat(0), at(60 * DAY))).await;
    // The log's holders are compared with the chairs.
    for (seat, chair, expected) in [
        (0, "state = 'held', member = 'a'", "its seat ann: held by `a`, in the log by nobody"),
        (1, "member = 'b'", "its seat bob: held by `b`, in the log by `d`"),
        (1, "state = 'open', member = NULL", "its seat bob: held by nobody, in the log by `d`"),
    ] {
        let path = file(&life.dir);
        let sql = format!("SELECT state, coalesce(member, '') FROM seats WHERE ordinal = {seat}");
        let (state, member) = harness::rows(&path, &sql).await.remove(0);
        tamper(&path, format!("UPDATE seats SET {chair} WHERE ordinal = {seat}")).await.unwrap();
        let report = verify(&life.store).await.unwrap();
        let found = report.differences.iter().map(|found| found.what.as_str());
        // The deadlines follow from the holders.
        let found: Vec<&str> = found.filter(|what| !what.starts_with("owes")).collect();
        assert_eq!(found, [expected]);
        let back = format!(
            "UPDATE seats SET state = '{state}', member = nullif('{member}', '') WHERE ordinal = {seat}"
        );
        tamper(&path, back).await.unwrap();
        assert!(verify(&life.store).await.unwrap().is_sound());
    }
}

#[tokio::test]
async fn a_game_is_given_up() {
    let mut life = Life::begun().await;
    life.change(|table| table.act("a", "x", at(100))).await;
    life.change(|table| table.propose("b", &Motion::Pause { days: 1 }, at(200))).await;
    life.change(|table| table.abort("h", at(300))).await;
    assert_eq!((life.table.status(), life.last()), (Status::Abandoned, "@abort"));
    assert_eq!(life.store.next(&[Work::Timers]).await.unwrap(), None);
}

#[tokio::test]
async fn a_time_that_is_not_the_logs_is_found_and_put_right() {
    let mut life = Life::begun().await;
    life.change(|table| table.propose("a", &Motion::Annul, at(100))).await;
    for wake in ["NULL", "0", "5"] {
        tamper(&file(&life.dir), format!("UPDATE tables SET wake = {wake}")).await.unwrap();
        let report = verify(&life.store).await.unwrap();
        assert!(report.differences[0].what.starts_with("wakes: stored"), "{report:?}");
        assert!(life.store.done(Done::Ticked(life.table.id()), at(0)).await.unwrap());
        assert_eq!(life.store.next(&[Work::Timers]).await.unwrap(), Some(at(100 + 72 * HOUR)));
        assert!(verify(&life.store).await.unwrap().is_sound());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_all_that_may_become_of_a_motion_exactly_one_does() {
    let late = at(100 + 72 * HOUR);
    let (_dir, store) = fresh().await;
    let mut outcomes = std::collections::BTreeMap::new();
    for round in 0..60 {
        let motion = Motion::Pause { days: 1 };
        let table = create(&store, &begun().propose("a", &motion, at(100)).unwrap().table, &[]).await;
        assert_eq!(table.next_timer(), Some(late));
        let mut steps = vec![
            table.answer(&player("b"), 1, Answer::Accept, late).unwrap(),
            table.answer(&player("b"), 1, Answer::Refuse, late).unwrap(),
            table.answer(&player("a"), 1, Answer::Withdraw, late).unwrap(),
            table.tick(late).unwrap().unwrap(),
        ];
        steps.rotate_left(round % 4);
        let tasks = steps.into_iter().map(|step| {
            let store = store.clone();
            let card = [OutboxEntry::new(OutboxKind::Card, 1, 1)];
            tokio::spawn(async move { store.commit(&step, Beside::of(&card, None), late).await.unwrap() })
        });
        let mut won = Vec::new();
        for task in tasks.collect::<Vec<_>>() {
            match task.await.unwrap() {
                Committed::Done(table) => won.push(table),
                Committed::Conflict => {}
                Committed::HeardBefore => panic!("nothing was heard"),
            }
        }
        assert_eq!(won.len(), 1, "round {round}");
        store.inner.table_cache.clear();
        let found = store.table(table.id()).await.unwrap().unwrap();
        assert_eq!((found.log().len(), found.log()), (2, won[0].log()));
        *outcomes.entry(found.log()[1].action.clone()).or_insert(0) += 1;
    }
    assert!(outcomes.len() >= 3, "no winner is fixed: {outcomes:?}");
    assert_eq!(store.waiting().await.unwrap(), 60, "only winners announce anything");
    assert!(verify(&store).await.unwrap().is_sound());
}
