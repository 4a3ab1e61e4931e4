//! The messages about an entry, compared with a second implementation of the rule.

use super::*;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// The rule: a sent post or private message with `number` among its entries; for 0, the table's announcement.
fn tells(row: &Queued, number: usize) -> bool {
    match row.kind {
        OutboxKind::Lobby => number == 0,
        OutboxKind::Post | OutboxKind::Notice => {
            number > 0 && (row.first == number || (1..=number).contains(&row.first) && number <= row.number)
        }
        OutboxKind::Thread | OutboxKind::Card => false,
    }
}

#[tokio::test]
async fn the_messages_that_tell_of_an_entry_are_found() {
    const ENTRIES: usize = 12;
    let (_dir, store) = fresh().await;
    let mut random = ChaCha8Rng::seed_from_u64(3);
    for _ in 0..3 {
        let announcements: Vec<OutboxEntry> = (0..60)
            .map(|index| {
                let kind = OutboxKind::ALL[random.random_range(0..OutboxKind::ALL.len())];
                let (first, number) = (random.random_range(0..ENTRIES), random.random_range(0..ENTRIES));
                let row = OutboxEntry::new(kind, first, number).with(serde_json::json!(index));
                if kind == OutboxKind::Notice { row.to("b") } else { row }
            })
            .collect();
        create(&store, &begun(), &announcements).await;
    }
    // Sent, sent without becoming a message, given up, or still waiting.
    let mut sent = Vec::new();
    for id in 1..=180 {
        match random.random_range(0..5) {
            0 => {}
            1 => bury(&store, id, "no use", at(4)).await,
            2 => finish(&store, id, &Sent::default(), at(4)).await,
            _ => {
                let message = Sent {
                    channel: Some(format!("c{id}")),
                    message: Some(format!("m{id}")),
                    ..Sent::default()
                };
                finish(&store, id, &message, at(4)).await;
                sent.push(store.queued(id).await.unwrap().unwrap());
            }
        }
    }
    let mut found = 0;
    for table in 1..=4 {
        for number in 0..=ENTRIES {
            let expected: Vec<PostedMessage> = sent
                .iter()
                .filter(|row| row.table() == table && tells(row, number))
                .map(|row| PostedMessage {
                    row: row.clone(),
                    channel: format!("c{}", row.id),
                    message: format!("m{}", row.id),
                })
                .collect();
            found += expected.len();
            assert_eq!(store.posted(table, number).await.unwrap(), expected, "table {table}, entry {number}");
        }
    }
    assert!(found > 50, "only {found}");
}

#[tokio::test]
async fn a_card_waits_for_the_posts_before_it_and_becomes_no_message() {
    let (_dir, store) = fresh().await;
    let announcements = [
        OutboxEntry::new(OutboxKind::Post, 2, 3),
        OutboxEntry::new(OutboxKind::Notice, 3, 3).to("b"),
        OutboxEntry::new(OutboxKind::Card, 3, 3),
        OutboxEntry::new(OutboxKind::Post, 4, 4),
    ];
    create(&store, &begun(), &announcements).await;
    let message =
        |id: i64| Sent { channel: Some("c".to_owned()), message: Some(format!("m{id}")), ..Sent::default() };
    let due = async || {
        let rows = posts(&store, at(9), 9).await;
        rows.iter().map(|row| (row.id, row.kind)).collect::<Vec<_>>()
    };
    assert_eq!(due().await, [(1, OutboxKind::Post)]);
    finish(&store, 1, &message(1), at(4)).await;
    bury(&store, 2, "takes no direct messages", at(4)).await;
    assert_eq!(due().await, [(3, OutboxKind::Card), (4, OutboxKind::Post)]);
    let told: Vec<String> = store.posted(1, 3).await.unwrap().into_iter().map(|told| told.message).collect();
    assert_eq!(told, ["m1"], "what was given up is no message");
    finish(&store, 3, &Sent::default(), at(5)).await;
    assert_eq!(store.queued(3).await.unwrap().unwrap().state, QueueState::Done);
    assert_eq!(due().await, [(4, OutboxKind::Post)]);
    let found = store.table(1).await.unwrap().unwrap();
    assert_eq!((&found.venue().thread, &found.venue().lobby_message), (&None, &None));
}
