use super::*;

fn post(number: usize) -> OutboxEntry {
    OutboxEntry::new(OutboxKind::Post, number, number)
}

fn sent(channel: &str, message: &str) -> Sent {
    Sent { channel: Some(channel.to_owned()), message: Some(message.to_owned()), ..Sent::default() }
}

async fn due(store: &Store, second: i64) -> Vec<i64> {
    posts(store, at(second), 100).await.iter().map(|row| row.id).collect()
}

#[tokio::test]
async fn rows_of_a_table_wait_for_the_earlier_ones() {
    let (_dir, store) = fresh().await;
    create(&store, &begun(), &[post(0), post(1), post(2)]).await;
    create(&store, &begun(), &[post(0), post(1)]).await;
    assert_eq!(due(&store, 2).await, Vec::<i64>::new(), "not before they were queued");
    assert_eq!(due(&store, 3).await, [1, 4]);
    finish(&store, 4, &sent("c", "m4"), at(4)).await;
    assert_eq!(due(&store, 4).await, [1, 5]);
    retry(&store, 1, at(60), "a fault").await;
    assert_eq!(due(&store, 5).await, [5], "the others of table 1 wait with it");
    finish(&store, 5, &sent("c", "m5"), at(5)).await;
    assert_eq!(store.next(&[Work::Posts]).await.unwrap(), Some(at(60)));
    assert_eq!(due(&store, 60).await, [1]);
    bury(&store, 1, "no use", at(61)).await;
    assert_eq!(due(&store, 61).await, [2], "a dead row keeps nobody waiting");
    finish(&store, 2, &sent("c", "m2"), at(62)).await;
    finish(&store, 3, &sent("c", "m3"), at(63)).await;
    assert_eq!(store.next(&[Work::Posts]).await.unwrap(), None);
    assert_eq!(store.waiting().await.unwrap(), 0);
    let buried = store.queued(1).await.unwrap().unwrap();
    assert_eq!((buried.state, buried.fault.as_deref()), (QueueState::Dead, Some("no use")));
}

#[tokio::test]
async fn an_edit_waits_for_the_posts_before_it_and_keeps_none_after_it_waiting() {
    let (_dir, store) = fresh().await;
    let card = |number| OutboxEntry::new(OutboxKind::Card, number, number);
    create(&store, &begun(), &[post(0), card(1), post(2), card(3), card(4)]).await;
    create(&store, &begun(), &[card(1), card(2), post(1)]).await;
    assert_eq!(due(&store, 3).await, [1, 6, 8], "of each table one post and one edit");
    retry(&store, 1, at(30), "a fault").await;
    assert_eq!(due(&store, 3).await, [6, 8], "the post may be what is to be edited");
    for row in [6, 7, 8] {
        finish(&store, row, &Sent::default(), at(4)).await;
    }
    assert_eq!(store.next(&[Work::Posts]).await.unwrap(), Some(at(30)), "nobody looks for what has to wait");
    assert_eq!(due(&store, 30).await, [1]);
    finish(&store, 1, &sent("c", "m1"), at(31)).await;
    assert_eq!(due(&store, 31).await, [2, 3]);
    retry(&store, 2, at(90), "too many edits").await;
    assert_eq!(due(&store, 31).await, [3], "the next post does not wait for it");
    finish(&store, 3, &sent("c", "m3"), at(32)).await;
    assert_eq!(due(&store, 32).await, [4], "nor do other edits");
    retry(&store, 4, at(80), "too many edits").await;
    assert_eq!(due(&store, 32).await, [5]);
    finish(&store, 5, &Sent::default(), at(33)).await;
    assert_eq!(store.next(&[Work::Posts]).await.unwrap(), Some(at(80)));
    assert_eq!(due(&store, 80).await, [4]);
    assert_eq!(due(&store, 90).await, [2]);
    finish(&store, 2, &Sent::default(), at(91)).await;
    finish(&store, 4, &Sent::default(), at(91)).await;
    assert_eq!(store.next(&[Work::Posts]).await.unwrap(), None);
    assert!(due(&store, 100).await.is_empty());
}

#[tokio::test]
async fn a_notice_waits_for_what_came_before_and_keeps_no_post_waiting() {
    let (_dir, store) = fresh().await;
    let notice = |to: &str, number| OutboxEntry::new(OutboxKind::Notice, number, number).to(to);
    let card = OutboxEntry::new(OutboxKind::Card, 1, 1);
    let queue = [post(0), notice("a", 1), notice("b", 1), post(2), notice("a", 3), card, post(4)];
    create(&store, &begun(), &queue).await;
    assert_eq!(due(&store, 3).await, [1], "what everybody is told comes first");
    finish(&store, 1, &sent("c", "m1"), at(4)).await;
    assert_eq!(due(&store, 4).await, [2, 3, 4]);
    // Member a cannot be written to for a while.
    retry(&store, 2, at(60), "too many messages").await;
    assert_eq!(due(&store, 5).await, [3, 4], "it is nobody else's trouble");
    finish(&store, 4, &sent("c", "m4"), at(6)).await;
    assert_eq!(due(&store, 6).await, [3, 6, 7], "nor does an edit wait");
    finish(&store, 3, &sent("dm", "m3"), at(7)).await;
    finish(&store, 6, &Sent::default(), at(7)).await;
    finish(&store, 7, &sent("c", "m7"), at(7)).await;
    assert!(due(&store, 8).await.is_empty(), "member a's own notices stay in order");
    assert_eq!(store.next(&[Work::Posts]).await.unwrap(), Some(at(60)));
    assert_eq!(due(&store, 60).await, [2]);
    finish(&store, 2, &sent("dm", "m2"), at(61)).await;
    assert_eq!(due(&store, 61).await, [5]);
}

#[tokio::test]
async fn attempts_are_noted_before_and_results_after() {
    let (dir, store) = fresh().await;
    let payload = serde_json::json!({ "why": "turn" });
    let notice = OutboxEntry::new(OutboxKind::Notice, 2, 5).to("b").with(payload.clone());
    create(&store, &begun(), &[notice]).await;
    assert!(store.begin(1, at(10)).await.unwrap().is_some());
    store.close().await;
    drop(store);
    // The program was killed while sending: after the restart the row says when that was.
    let store = open(&file(&dir)).await;
    let row = posts(&store, at(20), 1).await.remove(0);
    assert_eq!((row.attempts, row.tried, row.state), (1, Some(at(10)), QueueState::Waiting));
    assert_eq!((row.table(), row.kind, row.first, row.number), (1, OutboxKind::Notice, 2, 5));
    assert_eq!((row.target.as_deref(), &row.payload, row.queued), (Some("b"), &payload, at(3)));
    assert_eq!(row.nonce, format!("liege-{}-1", store.inner.instance));
    assert!(store.begin(1, at(20)).await.unwrap().is_some());
    finish(&store, 1, &sent("dm", "m1"), at(21)).await;
    finish(&store, 1, &sent("dm", "m2"), at(22)).await;
    assert!(store.begin(1, at(23)).await.unwrap().is_none(), "nothing is sent twice");
    bury(&store, 1, "too late", at(24)).await;
    retry(&store, 1, at(25), "too late").await;
    let row = store.queued(1).await.unwrap().unwrap();
    assert_eq!((row.state, row.attempts, row.fault), (QueueState::Done, 2, None));
    assert_eq!(ids(&store, Which::OfMessage("m1")).await, [1]);
    assert_eq!(ids(&store, Which::OfMessage("m2")).await, [0; 0]);
    assert!(store.queued(99).await.unwrap().is_none());
}

#[tokio::test]
async fn lobby_message_and_thread_become_the_tables() {
    let (_dir, store) = fresh().await;
    let announcements =
        [OutboxEntry::new(OutboxKind::Lobby, 0, 0), OutboxEntry::new(OutboxKind::Thread, 0, 0), post(0)];
    let table = create(&store, &begun(), &announcements).await;
    finish(&store, 1, &sent("c", "lobby"), at(4)).await;
    let thread = Sent { channel: Some("t".to_owned()), message: None, ..Sent::default() };
    finish(&store, 2, &thread, at(5)).await;
    let found = store.table(table.id()).await.unwrap().unwrap();
    assert_eq!(found.venue().lobby_message.as_deref(), Some("lobby"));
    assert_eq!(found.venue().thread.as_deref(), Some("t"));
    assert_eq!(found.version(), table.version(), "posting changes nothing that a player could race with");
    // Without threads the table stays in its channel.
    let announcements = [OutboxEntry::new(OutboxKind::Thread, 0, 0)];
    let other = create(&store, &begun(), &announcements).await;
    finish(&store, 4, &Sent::default(), at(5)).await;
    let found = store.table(other.id()).await.unwrap().unwrap();
    assert_eq!(found.venue().board_channel(), "c");
}

#[tokio::test]
async fn a_place_is_parked_once_and_its_rows_still_come_up() {
    let (_dir, store) = fresh().await;
    create(&store, &begun(), &[post(0)]).await;
    assert!(refuses(&store, ("c", "no permission"), at(5)).await.unwrap());
    assert!(!refuses(&store, ("c", "no permission"), at(6)).await.unwrap(), "the owner is told once");
    assert_eq!(due(&store, 6).await, [1], "another way is found for them");
    assert!(refuses(&store, ("t", "no permission"), at(6)).await.unwrap());
    let blocked = store.try_channel("c", at(6)).await.unwrap();
    assert_eq!(
        blocked.map(|(blocked, _)| blocked),
        Some(BlockedChannel { place: "c".to_owned(), since: at(5), why: "no permission".to_owned() })
    );
    assert!(store.note_channel(ChannelNews::Works("c"), at(9)).await.unwrap());
    assert!(!store.note_channel(ChannelNews::Works("c"), at(9)).await.unwrap());
}

#[tokio::test]
async fn nonces_fit_discords_limit() {
    let (_dir, store) = fresh().await;
    create(&store, &begun(), &[post(0)]).await;
    let nonce = store.queued(1).await.unwrap().unwrap().nonce;
    // There is room for ten billion rows and more.
    assert!(nonce.len() - 1 + 14 <= 25, "{nonce}");
}

#[tokio::test]
async fn up_to_where_everything_was_heard_is_noted_with_the_places_where_it_was_not() {
    let (_dir, store) = fresh().await;
    assert_eq!(store.last_alive().await.unwrap(), []);
    for behind in [vec![("7", 40), ("direct", 41)], vec![]] {
        let behind = behind.into_iter().map(|(place, up_to)| (place.to_owned(), up_to)).collect();
        let heard = crate::Watermark { message: 42, behind };
        store.note_alive(Shard::ONLY, Alive::Heard(&heard)).await.unwrap();
        assert_eq!(store.last_alive().await.unwrap()[0].heard, Some(heard));
    }
}
