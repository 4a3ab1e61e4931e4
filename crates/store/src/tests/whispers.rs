use super::*;
use liege_game::Seat;

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn notice(note: &Whisper) -> Vec<OutboxEntry> {
    let notice = OutboxEntry::new(OutboxKind::Notice, 0, 0).to("b");
    vec![notice.with(serde_json::json!({ "note": note.id }))]
}

async fn write(store: &Store, table: &Table, from: Seat, text: &str, second: i64) -> Whisper {
    let author = player(if from == ANN { "a" } else { "b" });
    let new = NewWhisper { table, author: &author, from, to: Seat(1 - from.0), text };
    match store.write_whisper(&new, notice, None, at(second)).await.unwrap() {
        Whispered::Done(note) => *note,
        Whispered::HeardBefore => panic!("nothing was heard"),
    }
}

#[tokio::test]
async fn a_note_comes_back_as_it_was_written_and_is_announced() {
    let (dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    let text = "Ходи на БГ5\n\"today\" 🙂";
    let note = write(&store, &table, ANN, text, 5).await;
    let expected = Whisper {
        id: note.id,
        table: table.id(),
        author: player("a"),
        from: "ann".to_owned(),
        to: "bob".to_owned(),
        recipient: table.holder(BOB).cloned(),
        text: text.to_owned(),
        at: at(5),
        complaint: None,
    };
    assert_eq!(note, expected);
    store.close().await;
    drop(store);
    let store = open(&file(&dir)).await;
    assert_eq!(store.whisper(WhisperKey::Id(note.id)).await.unwrap(), Some(expected));
    assert_eq!(store.whisper(WhisperKey::Id(note.id + 1)).await.unwrap(), None);
    let due = posts(&store, at(9), 9).await.remove(0);
    assert_eq!((due.kind, due.target.as_deref()), (OutboxKind::Notice, Some("b")));
    assert_eq!(due.payload, serde_json::json!({ "note": note.id }), "it is announced under its id");
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test]
async fn a_note_and_its_notice_are_stored_together_or_not_at_all() {
    let (_dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    let author = player("a");
    let new = NewWhisper { table: &table, author: &author, from: ANN, to: BOB, text: "hello" };
    let first = store.write_whisper(&new, notice, Some("m1"), at(5)).await.unwrap();
    assert!(matches!(&first, Whispered::Done(note) if note.text == "hello"), "{first:?}");
    let kept = async || {
        store
            .whispers(WhichWhispers::Of { table: table.id(), member: "a", before: None, limit: 9 })
            .await
            .unwrap()
            .len()
    };
    let again = store.write_whisper(&new, notice, Some("m1"), at(6)).await.unwrap();
    assert_eq!(again, Whispered::HeardBefore);
    assert_eq!((store.waiting().await.unwrap(), kept().await), (1, 1));
    // A table that is not stored accepts no whisper, and its message may be handled again.
    let strange = begun();
    let new = NewWhisper { table: &strange, ..new };
    let failed = store.write_whisper(&new, notice, Some("m2"), at(7)).await;
    assert!(matches!(failed, Err(StoreError::Database(_))), "{failed:?}");
    assert!(!store.was_heard("m2").await.unwrap());
    assert_eq!((store.waiting().await.unwrap(), kept().await), (1, 1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_at_once_one_is_written_and_one_report_counts() {
    let (_dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    for round in 0..20 {
        let tasks = (0..4).map(|_| {
            let (store, table) = (store.clone(), Arc::clone(&table));
            tokio::spawn(async move {
                let author = player("a");
                let new = NewWhisper { table: &table, author: &author, from: ANN, to: BOB, text: "hello" };
                store.write_whisper(&new, notice, Some(&format!("m{round}")), at(5)).await.unwrap()
            })
        });
        let mut written = Vec::new();
        for task in tasks.collect::<Vec<_>>() {
            if let Whispered::Done(note) = task.await.unwrap() {
                written.push(note.id);
            }
        }
        assert_eq!(written.len(), 1, "{written:?}");
        let id = written[0];
        let tasks = (0..4).map(|task| {
            let store = store.clone();
            tokio::spawn(async move {
                let told = OutboxEntry::new(OutboxKind::Notice, 0, 0).to("h");
                let by = player(if task % 2 == 0 { "b" } else { "a" });
                store.report_whisper(id, &by, None, &[told], at(6)).await.unwrap()
            })
        });
        let mut reports = 0;
        for task in tasks.collect::<Vec<_>>() {
            reports += usize::from(task.await.unwrap());
        }
        assert_eq!(reports, 1);
    }
    assert_eq!(store.waiting().await.unwrap(), 40, "each note and each report is announced once");
    assert_eq!(store.whispers(WhichWhispers::Reported).await.unwrap().len(), 20);
}

#[tokio::test]
async fn notes_are_read_by_their_people_page_by_page() {
    let (_dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    let other = create(&store, &begun(), &[]).await;
    for number in 0..6 {
        let from = if number % 2 == 0 { ANN } else { BOB };
        write(&store, &table, from, &number.to_string(), 5 + number).await;
        write(&store, &other, from, "elsewhere", 5).await;
    }
    // A whisper that only one seat may read: to oneself, since there are two seats.
    let author = player("b");
    let new = NewWhisper { table: &table, author: &author, from: BOB, to: BOB, text: "6" };
    store.write_whisper(&new, |_| Vec::new(), None, at(11)).await.unwrap();
    let read = async |who: &str, before: Option<i64>, limit: u32| {
        let notes = store
            .whispers(WhichWhispers::Of { table: table.id(), member: who, before, limit })
            .await
            .unwrap();
        let texts: String = notes.iter().map(|note| note.text.as_str()).collect();
        (texts, notes.first().map(|note| note.id))
    };
    assert_eq!(read("a", None, 99).await.0, "012345");
    assert_eq!(read("b", None, 99).await.0, "0123456");
    assert_eq!(read("h", None, 99).await, (String::new(), None), "nobody else reads any");
    let mut pages = Vec::new();
    let mut before = None;
    loop {
        let (page, first) = read("b", before, 3).await;
        let Some(first) = first else { break };
        pages.push(page);
        before = Some(first);
    }
    assert_eq!(pages, ["456", "123", "0"]);
    let written = async |table, author: &str, since| {
        let whispers = store
            .whispers(WhichWhispers::Of { table, member: author, before: None, limit: 99 })
            .await
            .unwrap();
        whispers.iter().filter(|whisper| whisper.author.id == author && whisper.at >= at(since)).count()
    };
    assert_eq!(written(table.id(), "a", 0).await, 3);
    assert_eq!(written(table.id(), "a", 7).await, 2);
    assert_eq!(written(table.id(), "b", 9).await, 2);
    assert_eq!(written(table.id(), "c", 0).await, 0);
    assert_eq!(written(other.id(), "a", 6).await, 0);
}

#[tokio::test]
async fn a_note_is_reported_once_and_never_changed() {
    let (dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    let mut ids = Vec::new();
    for number in 0..3 {
        ids.push(write(&store, &table, ANN, &number.to_string(), 5).await.id);
    }
    let told = [OutboxEntry::new(OutboxKind::Notice, 0, 0).to("h")];
    let report = async |id, second| {
        store.report_whisper(id, &player("b"), Some("rude"), &told, at(second)).await.unwrap()
    };
    assert!(report(ids[2], 20).await);
    assert!(!report(ids[2], 21).await, "once");
    assert!(report(ids[0], 22).await);
    assert!(!report(99, 23).await, "there is no such note");
    let reported = store.whispers(WhichWhispers::Reported).await.unwrap();
    assert_eq!(reported.iter().map(|note| note.id).collect::<Vec<_>>(), [ids[2], ids[0]]);
    let complaint = Complaint { by: player("b"), at: at(20), reason: Some("rude".to_owned()) };
    assert_eq!(reported[0].complaint.as_ref(), Some(&complaint));
    assert_eq!(store.whisper(WhisperKey::Id(ids[2])).await.unwrap().as_ref(), Some(&reported[0]));
    assert_eq!(store.waiting().await.unwrap(), 3 + 2, "each report is announced once");
    for (sql, why) in [
        ("UPDATE notes SET text = 'kind'", "never edited"),
        ("UPDATE notes SET reported_by = NULL, reported_at = NULL, reason = NULL", "reported once"),
        ("DELETE FROM notes", "never deleted"),
    ] {
        let error = tamper(&file(&dir), sql).await.unwrap_err().to_string();
        assert!(error.contains(why), "{sql}: {error}");
    }
}

#[tokio::test]
async fn ids_grow_and_do_not_count() {
    let (_dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    // Also within a millisecond, and when the clock is put back.
    let mut notes = Vec::new();
    for second in [5, 5, 5, 3, 9] {
        notes.push(write(&store, &table, ANN, "hello", second).await);
    }
    let ids: Vec<i64> = notes.iter().map(|note| note.id).collect();
    assert!(ids.is_sorted_by(|one, next| one < next), "{ids:?}");
    assert!(ids.iter().all(|id| *id < 1 << 53), "programs in JavaScript read them: {ids:?}");
    let steps: Vec<i64> = ids.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert_ne!(steps[..3], [1, 1, 1], "{steps:?}");
    // People have separate numbers, which count the whispers that they have received.
    write(&store, &table, BOB, "hello", 10).await;
    let last = write(&store, &table, ANN, "hello", 11).await;
    assert_eq!(store.number_of_whisper("b", last.id).await.unwrap(), 6);
    assert_eq!(
        store.whisper(WhisperKey::Received("b", 6)).await.unwrap().map(|whisper| whisper.id),
        Some(last.id)
    );
    for (who, number) in [("b", 0), ("b", -1), ("b", 7), ("b", i64::MIN), ("a", 2), ("h", 1)] {
        assert_eq!(
            store.whisper(WhisperKey::Received(who, number)).await.unwrap().map(|whisper| whisper.id),
            None,
            "{who} {number}"
        );
    }
}
