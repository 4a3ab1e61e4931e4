//! The notes of each shard.

use super::old_file::of_version;
use super::*;
use crate::{LastAlive, Shard, Watermark};

fn heard(message: u64, behind: &[(&str, u64)]) -> Watermark {
    let behind = behind.iter().map(|(place, up_to)| ((*place).to_owned(), *up_to)).collect();
    Watermark { message, behind }
}

#[tokio::test]
async fn each_shard_is_remembered_by_itself() {
    let (_dir, store) = fresh().await;
    let [first, second] = [0, 1].map(|id| Shard { id, count: 2 });
    store.note_alive(second, Alive::At(at(5))).await.unwrap();
    store.note_alive(first, Alive::Heard(&heard(9, &[("direct", 7)]))).await.unwrap();
    store.note_alive(first, Alive::At(at(8))).await.unwrap();
    let noted = store.last_alive().await.unwrap();
    let one = LastAlive { at: Some(at(8)), heard: Some(heard(9, &[("direct", 7)])) };
    let other = LastAlive { at: Some(at(5)), heard: None };
    assert_eq!(noted, [one.clone(), other.clone()]);
    assert_eq!([first, second].map(|shard| LastAlive::of(shard, &noted)), [one, other]);
}

#[tokio::test]
async fn with_another_number_of_shards_the_least_counts_for_all() {
    let (_dir, store) = fresh().await;
    for (id, second, message, behind) in
        [(0, 8, 40, ("direct", 7)), (1, 5, 30, ("8", 35)), (2, 6, 50, ("9", 3))]
    {
        let shard = Shard { id, count: 3 };
        store.note_alive(shard, Alive::At(at(second))).await.unwrap();
        store.note_alive(shard, Alive::Heard(&heard(message, &[behind]))).await.unwrap();
    }
    let least = LastAlive { at: Some(at(5)), heard: Some(heard(30, &[("9", 3), ("direct", 7)])) };
    let two = Shard { id: 1, count: 2 };
    assert_eq!(LastAlive::of(two, &store.last_alive().await.unwrap()), least);
    // When one of the new shards is noted, the others are written too.
    store.note_alive(two, Alive::At(at(20))).await.unwrap();
    let newer = LastAlive { at: Some(at(20)), ..least.clone() };
    assert_eq!(store.last_alive().await.unwrap(), [least, newer]);
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test]
async fn what_an_older_file_remembers_is_the_first_shards() {
    if harness::is_on_server() {
        return;
    }
    let rows = "INSERT INTO meta VALUES ('instance', '48e5'), ('alive', '1793577600000'), ('heard', '175928847299117063'),
                ('behind', '{\"direct\":12}')";
    let broken =
        "INSERT INTO meta VALUES ('instance', '48e5'), ('alive', 'yes'), ('heard', ''), ('behind', '{')";
    let nothing = "INSERT INTO meta VALUES ('instance', '48e5')";
    let known = LastAlive {
        at: Some(Timestamp::from_millisecond(1_793_577_600_000).unwrap()),
        heard: Some(heard(175_928_847_299_117_063, &[("direct", 12)])),
    };
    for (rows, expected) in [(rows, vec![known]), (broken, vec![LastAlive::default()]), (nothing, vec![])] {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("old.db");
        of_version(&path, 30, rows).await;
        let store = Store::open(&path).await.unwrap();
        assert_eq!(store.last_alive().await.unwrap(), expected);
        for key in ["alive", "heard", "behind"] {
            assert_eq!(store.meta(key).await.unwrap(), None);
        }
        assert!(verify(&store).await.unwrap().is_sound());
        store.close().await;
    }
}
