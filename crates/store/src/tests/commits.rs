use super::*;
use crate::rows::TableRow;
use liege_game::Seat;
use liege_table::{Entry, Negotiation, Record, Status, Step, Terms};

async fn done(store: &Store, step: &Step) -> Arc<Table> {
    match store.commit(step, Beside::of(&[], None), at(10)).await.unwrap() {
        Committed::Done(table) => table,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_table_comes_back_as_it_was_stored() {
    let (dir, store) = fresh().await;
    let made = create(&store, &lobby_of(&[("die", "on")]), &[]).await;
    let sat = done(&store, &made.sit(&player("a"), None, at(4)).unwrap()).await;
    let on = done(&store, &sat.sit(&player("b"), None, at(5)).unwrap()).await;
    let moved = done(&store, &on.act("a", "x", at(6)).unwrap()).await;
    assert_eq!((made.version(), sat.version(), on.version(), moved.version()), (1, 2, 3, 4));
    store.close().await;
    drop(store);
    let store = open(&file(&dir)).await;
    let found = store.table(made.id()).await.unwrap().unwrap();
    assert_eq!(found.log(), moved.log());
    assert_eq!(found.chairs(), moved.chairs());
    assert_eq!(found.state().position(), moved.state().position());
    assert_eq!(found.venue(), moved.venue());
    assert_eq!(found.host(), moved.host());
    assert_eq!(found.options(), moved.options());
    assert_eq!(found.seed(), moved.seed());
    assert_eq!((found.version(), found.status()), (4, Status::Playing));
    assert_eq!((found.created(), found.changed()), (at(0), at(6)));
    assert_eq!(found.record().start.as_deref(), Some("40 40"));
    assert!(store.table(99).await.unwrap().is_none());
}

/// A table with other terms than the usual ones.
fn with_terms(table: &Table, terms: Terms) -> Table {
    Table::restore(Record { terms, ..table.record().clone() }).unwrap()
}

#[tokio::test]
async fn terms_are_stored_and_change_with_their_table() {
    let (_dir, store) = fresh().await;
    for negotiation in Negotiation::ALL {
        let terms = Terms {
            negotiation,
            anonymous: negotiation == Negotiation::Secret,
            dealing: liege_table::Dealing::ALL[usize::from(negotiation == Negotiation::None)],
            partners: Some(false),
            offer_hours: 0,
            order_hours: Terms::MOST_HOURS,
            patience_days: Terms::MOST_DAYS,
            ..Terms::untimed()
        };
        let made = create(&store, &with_terms(&lobby(), terms.clone()), &[]).await;
        store.inner.table_cache.clear();
        let found = store.table(made.id()).await.unwrap().unwrap();
        assert_eq!(found.terms(), &terms);
        let sat = done(&store, &found.sit(&player("a"), None, at(4)).unwrap()).await;
        assert_eq!(sat.terms(), &terms);
        let changed = Terms { offer_hours: 5, ..terms };
        let mut step = sat.sit(&player("b"), None, at(5)).unwrap();
        step.table = with_terms(&step.table, changed.clone());
        done(&store, &step).await;
        store.inner.table_cache.clear();
        assert_eq!(store.table(made.id()).await.unwrap().unwrap().terms(), &changed);
    }
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test]
async fn a_seat_is_freed_and_taken_again_while_the_game_is_on() {
    let (_dir, store) = fresh().await;
    let mut table = create(&store, &begun(), &[]).await;
    let invited = Chair::Invited(player("d"));
    for chair in [Chair::Open, Chair::Held(player("c")), Chair::Open, invited, Chair::Held(player("d"))] {
        let mut chairs = table.chairs().to_vec();
        chairs[1] = chair;
        let record = Record { chairs: chairs.clone(), ..table.record().clone() };
        let step = Step {
            table: Table::restore(record).unwrap(),
            base: table.version(),
            base_changed: table.record().changed,
            played: Vec::new(),
            seats: vec![Seat(1)],
            started: false,
            ended: false,
            unanswered: false,
            parting: None,
        };
        table = done(&store, &step).await;
        store.inner.table_cache.clear();
        let found = store.table(table.id()).await.unwrap().unwrap();
        assert_eq!((found.chairs(), found.status()), (&chairs[..], Status::Playing));
        assert_eq!(found.chairs(), table.chairs());
    }
    assert_eq!(ids(&store, Which::Of("b")).await, [0; 0], "who has left has no table here");
    assert_eq!(ids(&store, Which::EndedOf("b", 9)).await, [0; 0]);
    assert_eq!(ids(&store, Which::Of("d")).await, [table.id()]);
    let next = done(&store, &table.act("a", "x", at(20)).unwrap()).await;
    let next = done(&store, &next.act("d", "y", at(21)).unwrap()).await;
    assert_eq!(next.log()[1].player.as_deref(), Some("d"));
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test]
async fn entries_may_lack_seat_player_or_both() {
    let (_dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    let mut step = table.act("a", "x", at(4)).unwrap();
    let pattern = step.played.remove(0);
    let whose = [(Some(Seat(0)), Some("a")), (Some(Seat(1)), None), (None, Some("h")), (None, None)];
    for ((seat, player), number) in whose.into_iter().zip(1..) {
        let mut played = pattern.clone();
        played.entry.number = number;
        (played.entry.seat, played.entry.player) = (seat, player.map(str::to_owned));
        step.played.push(played);
    }
    let log: Vec<Arc<Entry>> = step.played.iter().map(|played| Arc::new(played.entry.clone())).collect();
    done(&store, &step).await;
    let mut transaction = store.inner.readers.begin().await.unwrap();
    let row = TableRow::load(&mut transaction, table.id()).await.unwrap().unwrap();
    assert_eq!(row.record(&mut transaction, games).await.unwrap().log, log);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_a_player_and_the_clock_exactly_one_wins() {
    let (_dir, store) = fresh().await;
    let mut clock_won = 0;
    for round in 0..40 {
        let table = create(&store, &begun(), &[]).await;
        let card = [OutboxEntry::new(OutboxKind::Card, 1, 1)];
        let commit = |step: Step| {
            let (store, card) = (store.clone(), card.clone());
            tokio::spawn(async move { store.commit(&step, Beside::of(&card, None), at(9)).await.unwrap() })
        };
        let (player, clock) = (table.act("a", "x", at(5)), table.referee_act("*:lapse", at(5)));
        let (first, second) = if round % 2 == 0 { (player, clock) } else { (clock, player) };
        let tasks = [commit(first.unwrap()), commit(second.unwrap())];
        let mut winners = Vec::new();
        for task in tasks {
            match task.await.unwrap() {
                Committed::Done(table) => winners.push(table),
                Committed::Conflict => {}
                Committed::HeardBefore => panic!("nothing was heard"),
            }
        }
        assert_eq!(winners.len(), 1, "round {round}");
        store.inner.table_cache.clear();
        let found = store.table(table.id()).await.unwrap().unwrap();
        assert_eq!(found.log(), winners[0].log());
        clock_won += usize::from(found.log()[0].seat.is_none());
    }
    assert!((1..40).contains(&clock_won), "both win now and then: {clock_won} of 40");
    assert_eq!(store.waiting().await.unwrap(), 40);
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test]
async fn a_begun_table_can_be_created_whole() {
    let (_dir, store) = fresh().await;
    let table = seated(&lobby_of(&[("die", "on")])).act("a", "x", at(3)).unwrap().table;
    let made = create(&store, &table, &[]).await;
    assert_eq!((made.id(), made.version()), (1, 1));
    store.inner.table_cache.clear();
    let found = store.table(1).await.unwrap().unwrap();
    assert_eq!(found.log(), table.log());
    let next = done(&store, &found.resign("b", None, at(4)).unwrap()).await;
    assert_eq!(next.status(), Status::Over);
}

#[tokio::test]
async fn the_second_of_two_changes_conflicts_and_leaves_nothing() {
    let (_dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    let (one, two) = (table.act("a", "x", at(4)).unwrap(), table.act("a", "y", at(4)).unwrap());
    let post = [OutboxEntry::new(OutboxKind::Post, 1, 1)];
    assert!(matches!(
        store.commit(&one, Beside::of(&post, Some("m1")), at(5)).await.unwrap(),
        Committed::Done(_)
    ));
    assert!(matches!(
        store.commit(&two, Beside::of(&post, Some("m2")), at(5)).await.unwrap(),
        Committed::Conflict
    ));
    let now = store.table(table.id()).await.unwrap().unwrap();
    assert_eq!(now.log().len(), 1);
    assert_eq!(now.log()[0].action, "A-x");
    assert_eq!(store.waiting().await.unwrap(), 1);
    assert!(!store.was_heard("m2").await.unwrap(), "the loser may try again");
}

#[tokio::test]
async fn the_same_message_is_obeyed_once() {
    let (dir, store) = fresh().await;
    let lobby = lobby();
    let post = [OutboxEntry::new(OutboxKind::Lobby, 0, 0)];
    let made = store.create(&lobby, &Creation::of(&post, Some("m0")), at(3)).await.unwrap();
    let Created::Done(table) = made else { panic!("{made:?}") };
    let again = store.create(&lobby, &Creation::of(&post, Some("m0")), at(3)).await.unwrap();
    assert!(matches!(again, Created::HeardBefore));
    let step = table.sit(&player("a"), None, at(4)).unwrap();
    assert!(matches!(
        store.commit(&step, Beside::of(&[], Some("m1")), at(5)).await.unwrap(),
        Committed::Done(_)
    ));
    let table = store.table(table.id()).await.unwrap().unwrap();
    let step = table.sit(&player("b"), None, at(4)).unwrap();
    store.close().await;
    drop(store);
    // Heard before is heard before, also after a restart.
    let store = open(&file(&dir)).await;
    assert!(matches!(
        store.commit(&step, Beside::of(&[], Some("m1")), at(5)).await.unwrap(),
        Committed::HeardBefore
    ));
    assert_eq!(store.tables(Which::After(0, 10)).await.unwrap().len(), 1);
    assert_eq!(store.waiting().await.unwrap(), 1);
    assert_eq!(store.table(table.id()).await.unwrap().unwrap().status(), Status::Lobby);
    assert!(matches!(
        store.commit(&step, Beside::of(&[], Some("m2")), at(6)).await.unwrap(),
        Committed::Done(_)
    ));
    assert!(store.was_heard("m2").await.unwrap());
    assert_eq!(store.tidy(0, 9, at(6 + 48 * 3600)).await.unwrap(), Some(1));
    assert!(!store.was_heard("m1").await.unwrap());
    assert!(store.was_heard("m2").await.unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_changes_at_once_exactly_one_wins() {
    let (_dir, store) = fresh().await;
    let mut table = create(&store, &begun(), &[]).await;
    for round in 0..40 {
        let who = if round % 2 == 0 { "a" } else { "b" };
        let tasks: Vec<_> = ["x", "y", "x", "y"]
            .into_iter()
            .map(|text| {
                let (store, step) = (store.clone(), table.act(who, text, at(round)).unwrap());
                tokio::spawn(async move {
                    let post = [OutboxEntry::new(OutboxKind::Post, 1, 1)];
                    let committed = store.commit(&step, Beside::of(&post, None), at(round)).await.unwrap();
                    (committed, step.played[0].entry.action.clone())
                })
            })
            .collect();
        let mut won = Vec::new();
        for task in tasks {
            match task.await.unwrap() {
                (Committed::Done(table), action) => won.push((table, action)),
                (Committed::Conflict, _) => {}
                (other, _) => panic!("{other:?}"),
            }
        }
        assert_eq!(won.len(), 1, "round {round}");
        let (winner, action) = won.remove(0);
        table = store.table(winner.id()).await.unwrap().unwrap();
        assert_eq!(table.log().last().unwrap().action, action);
        assert_eq!(table.log().len() as i64, round + 1);
    }
    assert_eq!(store.waiting().await.unwrap(), 40, "only winners announce anything");
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn tables_do_not_hold_one_another_up() {
    let (_dir, store) = fresh().await;
    let mut tasks = Vec::new();
    for _ in 0..8 {
        let mut table = create(&store, &begun(), &[]).await;
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            for number in 0..30 {
                let who = if number % 2 == 0 { "a" } else { "b" };
                table = done(&store, &table.act(who, "x", at(number)).unwrap()).await;
                let read = store.table(table.id()).await.unwrap().unwrap();
                assert_eq!(read.log().len(), table.log().len(), "one reads what one wrote");
            }
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    let report = verify(&store).await.unwrap();
    assert_eq!((report.tables, report.actions, report.is_sound()), (8, 240, true));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_dropped_while_they_are_stored_do_not_block_the_next() {
    let (_dir, store) = fresh().await;
    let mut table = create(&store, &begun(), &[]).await;
    let post = [OutboxEntry::new(OutboxKind::Post, 1, 1)];
    // In microseconds, and near to what a change takes here, however fast this machine and the store are.
    let mut longest = 1_500;
    while table.log().len() < 60 {
        let who = if table.to_move().contains(Seat(0)) { "a" } else { "b" };
        let step = table.act(who, "x", at(1)).or_else(|_| table.act(who, "y", at(1))).unwrap();
        let patience = std::time::Duration::from_micros(rand::random_range(0..=longest));
        let _ = tokio::time::timeout(patience, store.commit(&step, Beside::of(&post, None), at(5))).await;
        let before = table.log().len();
        table = store.table(table.id()).await.unwrap().unwrap();
        longest = if table.log().len() > before { longest * 7 / 8 } else { longest * 9 / 8 + 1 };
    }
    let step = table.resign("a", None, at(6)).unwrap();
    let last = store.commit(&step, Beside::of(&post, None), at(6)).await.unwrap();
    let after = match last {
        Committed::Done(table) => table,
        // The last of the dropped ones may have come through after it was looked at.
        Committed::Conflict => store.table(table.id()).await.unwrap().unwrap(),
        Committed::HeardBefore => panic!("nothing was heard"),
    };
    assert_eq!(store.waiting().await.unwrap() as i64, after.version() - 1, "all of a change or nothing");
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test]
async fn a_change_given_up_half_way_leaves_nothing() {
    let (_dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    // The trigger against gaps stops the transaction at its second entry.
    let mut step = table.act("a", "x", at(4)).unwrap();
    let mut second = step.played[0].clone();
    second.entry.number = 7;
    step.played.push(second);
    let failed = store.commit(&step, Beside::of(&[], Some("m")), at(5)).await;
    assert!(matches!(failed, Err(StoreError::Database(_))), "{failed:?}");
    assert!(!store.was_heard("m").await.unwrap());
    assert_eq!(store.table(table.id()).await.unwrap().unwrap().version(), 1);
    assert!(verify(&store).await.unwrap().is_sound());
    done(&store, &table.act("a", "x", at(4)).unwrap()).await;
}

#[tokio::test]
async fn the_log_cannot_be_edited() {
    if harness::is_on_server() {
        return;
    }
    let (dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    done(&store, &table.act("a", "x", at(4)).unwrap()).await;
    for sql in [
        "UPDATE actions SET action = 'A-y'",
        "DELETE FROM actions",
        "INSERT OR REPLACE INTO actions (table_id, number, action, at) VALUES (1, 1, '*:1', 0)",
        "INSERT INTO actions (table_id, number, action, at) VALUES (1, 3, '*:1', 0)",
    ] {
        let error = tamper(&file(&dir), sql).await.unwrap_err().to_string();
        assert!(error.contains("the log"), "{sql}: {error}");
    }
}

#[tokio::test]
async fn tables_are_found_by_place_message_and_member() {
    let (_dir, store) = fresh().await;
    let first = create(&store, &lobby(), &[OutboxEntry::new(OutboxKind::Lobby, 0, 0)]).await;
    let second = create(&store, &begun(), &[]).await;
    assert_eq!(ids(&store, Which::Here("c")).await, [2, 1]);
    let row = posts(&store, at(9), 9).await.remove(0);
    let sent = Sent { channel: Some("c".to_owned()), message: Some("msg".to_owned()), ..Sent::default() };
    finish(&store, row.id, &sent, at(9)).await;
    assert_eq!(ids(&store, Which::OfMessage("msg")).await, [first.id()]);
    assert_eq!(ids(&store, Which::OfMessage("none")).await, [0; 0]);
    let found = store.table(first.id()).await.unwrap().unwrap();
    assert_eq!(found.venue().lobby_message.as_deref(), Some("msg"), "a table in memory is not stale");

    store.set_thread(second.id(), "thread").await;
    assert_eq!(ids(&store, Which::Here("thread")).await, [2]);
    assert_eq!(ids(&store, Which::Here("c")).await, [1]);
    assert_eq!(ids(&store, Which::At("c")).await, [2, 1]);
    let found = store.table(second.id()).await.unwrap().unwrap();
    assert_eq!(found.venue().board_channel(), "thread");

    assert_eq!(ids(&store, Which::Of("b")).await, [1, 2], "invited to one, playing the other");
    assert_eq!(ids(&store, Which::Of("a")).await, [2]);
    assert_eq!(ids(&store, Which::Of("h")).await, [1, 2], "the host");
    done(&store, &found.resign("a", None, at(20)).unwrap()).await;
    assert_eq!(ids(&store, Which::Of("a")).await, Vec::<i64>::new());
    let line = store.tables(Which::OverOf("a", 9)).await.unwrap().remove(0);
    assert_eq!((line.status, line.actions, line.turn.len()), (Status::Over, 1, 0));
    assert_eq!((line.game.as_str(), line.changed), ("nim", at(20)));
    let line = &store.tables(Which::Of("b")).await.unwrap()[0];
    assert_eq!((line.status, line.id), (Status::Lobby, 1));
}

#[tokio::test]
async fn a_thread_noted_meanwhile_is_not_lost_by_a_change() {
    let (_dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    let step = table.act("a", "x", at(4)).unwrap();
    store.set_thread(table.id(), "thread").await;
    let after = done(&store, &step).await;
    assert_eq!(after.venue().thread.as_deref(), Some("thread"));
    let found = store.table(table.id()).await.unwrap().unwrap();
    assert_eq!((found.venue().thread.as_deref(), found.log().len()), (Some("thread"), 1));
}

#[tokio::test]
async fn members_and_their_names() {
    let (_dir, store) = fresh().await;
    assert_eq!(store.member("a").await.unwrap(), None);
    let table = create(&store, &begun(), &[]).await;
    assert_eq!(table.holder(Seat(0)).unwrap().name, "A");
    let ada = store.meet("a", "Ada", at(5)).await.unwrap();
    assert_eq!((ada.name.as_str(), ada.language, ada.letters), ("Ada", None, None));
    let table = store.table(table.id()).await.unwrap().unwrap();
    assert_eq!(table.holder(Seat(0)).unwrap().name, "Ada", "tables carry the name of today");
    store.set("a", Setting::Language(Some(Language::RUSSIAN)), at(3)).await.unwrap();
    store.set("a", Setting::Letters(false), at(3)).await.unwrap();
    let ada = store.meet("a", "Ada", at(6)).await.unwrap();
    assert_eq!((ada.language, ada.letters), (Some(Language::RUSSIAN), Some(false)));
    store.set("a", Setting::Language(None), at(3)).await.unwrap();
    assert_eq!(store.member("a").await.unwrap().unwrap().language, None);
    // A seat list calls people what it likes; the name they go by stays.
    create(&store, &begun(), &[]).await;
    assert_eq!(store.member("a").await.unwrap().unwrap().name, "Ada");
}

#[tokio::test]
async fn members_are_read_together() {
    let (_dir, store) = fresh().await;
    let ids: Vec<String> = (0..11).map(|number| format!("m{number}")).collect();
    for id in &ids {
        store.meet(id, &id.to_uppercase(), at(1)).await.unwrap();
    }
    assert!(store.members(&[]).await.unwrap().is_empty());
    // More than one statement reads, twice the same, and somebody unknown.
    let asked: Vec<&str> = ids.iter().map(String::as_str).chain(["m3", "nobody"]).collect();
    let found = store.members(&asked).await.unwrap();
    assert_eq!(found.len(), ids.len());
    for id in &ids {
        assert_eq!(found.get(id), store.member(id).await.unwrap().as_ref());
    }
}
