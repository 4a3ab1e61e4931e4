//! Private notes encrypted in the data file.

use super::*;
use crate::note_keys::NoteKeys;
use liege_game::Seat;

const ONE: &str = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";
const TWO: &str = "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=";
const WHISPERED: &str = "attack the queen at dawn";
const NOTED: &str = "never trust the duke";

async fn with_keys(path: &Path, keys: &str) -> Result<Store, StoreError> {
    let store = open(path).await;
    match store.use_note_keys(NoteKeys::read(keys).unwrap()).await {
        Ok(_) => Ok(store),
        Err(error) => {
            store.close().await;
            Err(error)
        }
    }
}

/// A whisper from `a` to `b`, and a note of `a`, at table 1.
async fn write(store: &Store) {
    let table = create(store, &begun(), &[]).await;
    let author = player("a");
    let new = NewWhisper { table: &table, author: &author, from: Seat(0), to: Seat(1), text: WHISPERED };
    store.write_whisper(&new, |_| Vec::new(), None, at(5)).await.unwrap();
    store.add_note(1, "a", NOTED, 9, None, at(5)).await.unwrap();
}

async fn read(store: &Store) -> (String, String) {
    let which = WhichWhispers::Of { table: 1, member: "b", before: None, limit: 9 };
    let whispers = store.whispers(which).await.unwrap();
    (whispers[0].text.clone(), store.own_notes(1, "a").await.unwrap()[0].text.clone())
}

/// Whether each of the two texts is in the rows. A file is copied first, because its log has earlier rows.
async fn found(dir: &TempDir, store: &Store) -> [bool; 2] {
    let (other, mut data) = (tempfile::tempdir().unwrap(), file(dir));
    if matches!(harness::location(&data), Location::File(_)) {
        data = file(&other);
        store.backup(&data).await.unwrap();
    }
    [harness::holds(&data, WHISPERED).await, harness::holds(&data, NOTED).await]
}

#[tokio::test]
async fn notes_are_encrypted_with_a_key_and_read_with_it() {
    let dir = tempfile::tempdir().unwrap();
    create_file(&file(&dir)).await;
    let store = with_keys(&file(&dir), ONE).await.unwrap();
    write(&store).await;
    assert_eq!(read(&store).await, (WHISPERED.to_owned(), NOTED.to_owned()));
    assert_eq!(found(&dir, &store).await, [false, false]);
    // Their author gets them decrypted, without the program's own columns.
    let data = serde_json::to_string(&store.data_of("a").await.unwrap()).unwrap();
    assert!(data.contains(NOTED) && data.contains(WHISPERED) && !data.contains("sealed"), "{data}");
    assert!(verify(&store).await.unwrap().is_sound());
    store.close().await;
    drop(store);
    // Without the right key nothing can be read, and nothing is changed.
    for keys in ["", TWO, "plain"] {
        let error = with_keys(&file(&dir), keys).await.unwrap_err();
        assert!(matches!(error, StoreError::NoNoteKey(_)), "{keys}: {error}");
    }
    let store = open(&file(&dir)).await;
    assert!(matches!(store.own_notes(1, "a").await, Err(StoreError::NoNoteKey(_))));
    store.forget("a", at(9)).await.unwrap();
    let which = WhichWhispers::Of { table: 1, member: "b", before: None, limit: 9 };
    assert_eq!(store.whispers(which).await.unwrap()[0].text, "", "what is forgotten needs no key");
}

#[tokio::test]
async fn a_key_may_come_later_change_and_go() {
    let dir = tempfile::tempdir().unwrap();
    create_file(&file(&dir)).await;
    let store = open(&file(&dir)).await;
    write(&store).await;
    assert_eq!(found(&dir, &store).await, [true, true]);
    for (keys, anew, plain) in [
        (ONE.to_owned(), 2, false),
        (ONE.to_owned(), 0, false),
        (format!("{TWO},{ONE}"), 2, false),
        (TWO.to_owned(), 0, false),
        (format!("plain,{TWO}"), 2, true),
        (String::new(), 0, true),
    ] {
        assert_eq!(store.use_note_keys(NoteKeys::read(&keys).unwrap()).await.unwrap(), anew, "{keys}");
        assert_eq!(read(&store).await, (WHISPERED.to_owned(), NOTED.to_owned()), "{keys}");
        assert_eq!(found(&dir, &store).await, [plain, plain], "{keys}");
    }
    // Rows that are never edited are still guarded.
    let error = tamper(&file(&dir), "UPDATE notes SET text = 'other'").await.unwrap_err();
    assert!(error.to_string().contains("never edited"), "{error}");
}
