use super::*;
use crate::shown::{Button, ButtonStyle, File, Picture};

async fn store() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data.sqlite");
    create_file(&path).await;
    let store = Store::open(&path).await.unwrap();
    for id in ["p1", "p2"] {
        store.add_local_member(id, &id.to_uppercase(), Timestamp::UNIX_EPOCH).await.unwrap();
    }
    (folder, store)
}

fn said<'a>(text: &'a str, addressee: Option<&'a str>, nonce: Option<&'a str>) -> NewLocalMessage<'a> {
    NewLocalMessage {
        place: "main",
        author: None,
        addressee,
        text,
        mentions: &[],
        buttons: &[],
        menu: None,
        pictures: &[],
        files: &[],
        nonce,
    }
}

#[tokio::test]
async fn a_message_comes_back_as_it_was() {
    let (_folder, store) = store().await;
    let mut png = vec![0; 16];
    png.extend([0, 0, 4, 0, 0, 0, 1, 44, 9]);
    let picture = Picture {
        name: "a.png".into(),
        bytes: Arc::from(png.clone()),
        alt: "a board".into(),
        covered: false,
    };
    let buttons = [ButtonStyle::Main, ButtonStyle::Plain, ButtonStyle::Good, ButtonStyle::Bad]
        .map(|style| Button { id: format!("{style:?}"), label: "⚑ “x”".into(), style });
    let file = File { name: "a.txt".into(), media: "text/plain", bytes: Arc::from(&b"text"[..]) };
    let new = NewLocalMessage {
        author: Some("p1"),
        addressee: Some("p2"),
        mentions: &["p2".to_owned()],
        buttons: &buttons,
        menu: None,
        pictures: &[picture.clone(), picture],
        files: &[file],
        ..said("text", None, None)
    };
    let now = Timestamp::from_millisecond(1_700_000_000_123).unwrap();
    let id = store.post_locally(new, now).await.unwrap();
    let message = store.local_message(id).await.unwrap().unwrap();
    assert_eq!((message.author.as_deref(), message.addressee.as_deref()), (Some("p1"), Some("p2")));
    assert_eq!((message.text.as_str(), message.posted), ("text", now));
    assert_eq!(
        (message.mentions.as_slice(), message.buttons.as_slice()),
        (&["p2".to_owned()][..], &buttons[..])
    );
    assert_eq!(message.pictures.len(), 2);
    assert_eq!(message.pictures[0].size, (1024, 300));
    assert_eq!(store.local_picture(message.pictures[1].id).await.unwrap(), Some(png));
    assert_eq!(store.local_picture(99).await.unwrap(), None);
    let file = message.files.first().unwrap();
    assert_eq!((file.name.as_str(), file.size, message.files.len()), ("a.txt", 4, 1));
    let given = ("a.txt".to_owned(), "text/plain".to_owned(), b"text".to_vec());
    assert_eq!(store.local_file(file.id).await.unwrap(), Some(given));
    assert_eq!(store.local_file(99).await.unwrap(), None);
}

#[tokio::test]
async fn a_nonce_is_posted_once() {
    let (_folder, store) = store().await;
    let now = Timestamp::UNIX_EPOCH;
    let one = store.post_locally(said("one", None, Some("n")), now).await.unwrap();
    assert_eq!(store.post_locally(said("again", None, Some("n")), now).await.unwrap(), one);
    let two = store.post_locally(said("two", None, None), now).await.unwrap();
    assert!(two > one);
    assert_eq!(store.local_last().await.unwrap(), two);
    let all = store.local_messages_after(None, 0, 10).await.unwrap();
    assert_eq!(all.iter().map(|m| m.text.as_str()).collect::<Vec<_>>(), ["one", "two"]);
}

#[tokio::test]
async fn private_messages_are_their_readers_alone() {
    let (_folder, store) = store().await;
    let now = Timestamp::UNIX_EPOCH;
    for (text, to) in [("a", None), ("b", Some("p1")), ("c", Some("p2")), ("d", None)] {
        store.post_locally(said(text, to, None), now).await.unwrap();
    }
    let texts = |messages: Vec<LocalMessage>| messages.into_iter().map(|m| m.text).collect::<String>();
    assert_eq!(texts(store.local_messages("p1", "main", i64::MAX, 10).await.unwrap()), "abd");
    assert_eq!(texts(store.local_messages("p1", "main", 4, 1).await.unwrap()), "b");
    assert_eq!(texts(store.local_messages_after(Some("p2"), 1, 10).await.unwrap()), "cd");
    assert_eq!(texts(store.local_messages_after(None, 0, 3).await.unwrap()), "abc");
    assert_eq!(store.local_latest("p1").await.unwrap(), [("main".to_owned(), 4)]);
}

#[tokio::test]
async fn a_message_is_edited_and_keeps_its_pictures() {
    let (_folder, store) = store().await;
    let now = |second| Timestamp::from_second(second).unwrap();
    let picture =
        Picture { name: "a.png".into(), bytes: Arc::from([1, 2, 3]), alt: "a board".into(), covered: false };
    let button = |id: &str| Button { id: id.into(), label: "x".into(), style: ButtonStyle::Good };
    let (old, new) = ([button("old")], [button("new"), button("newer")]);
    let mut ids = Vec::new();
    for (text, to) in [("a", None), ("b", Some("p1")), ("c", None)] {
        let pictures = std::slice::from_ref(&picture);
        let message = NewLocalMessage { buttons: &old, pictures, ..said(text, to, None) };
        ids.push(store.post_locally(message, now(10)).await.unwrap());
    }
    let before = store.local_message(ids[0]).await.unwrap().unwrap();
    assert_eq!((before.edited, store.local_last_edit().await.unwrap()), (None, now(0)));
    assert!(store.edit_local_message(ids[0], "new text", &new, now(20)).await.unwrap());
    let after = store.local_message(ids[0]).await.unwrap().unwrap();
    let expected = LocalMessage {
        text: "new text".into(),
        buttons: new.to_vec(),
        edited: Some(now(20)),
        ..before.clone()
    };
    assert_eq!(after, expected);
    assert_eq!(after.pictures.len(), 1);
    // Editing to the same text is not an edit, and a missing message cannot be edited.
    assert!(store.edit_local_message(ids[0], "new text", &new, now(30)).await.unwrap());
    assert_eq!(store.local_last_edit().await.unwrap(), now(20));
    assert!(!store.edit_local_message(99, "new text", &new, now(30)).await.unwrap());
    // Two edits in the same moment, or after the clock went back, still have an order.
    assert!(store.edit_local_message(ids[2], "c!", &old, now(20)).await.unwrap());
    assert!(store.edit_local_message(ids[1], "b!", &old, now(5)).await.unwrap());
    let edits = async |reader: Option<&str>, after, limit| {
        let edited = store.local_messages_edited_after(reader, after, limit).await.unwrap();
        edited.into_iter().map(|message| (message.text, message.pictures.len())).collect::<Vec<_>>()
    };
    let all = [("new text".to_owned(), 1), ("c!".to_owned(), 1), ("b!".to_owned(), 1)];
    assert_eq!(edits(None, now(0), 9).await, all);
    assert_eq!(edits(Some("p1"), now(20), 9).await, all[1..]);
    assert_eq!(edits(Some("p2"), now(0), 9).await, all[..2]);
    assert_eq!(edits(None, now(0), 1).await, all[..1]);
    let last = store.local_last_edit().await.unwrap();
    assert_eq!(edits(None, last, 9).await, []);
    assert_eq!(store.local_messages("p1", "main", i64::MAX, 10).await.unwrap()[0], expected);
}

#[tokio::test]
async fn a_thread_is_opened_once_and_only_from_a_message() {
    let (_folder, store) = store().await;
    let now = Timestamp::UNIX_EPOCH;
    let id = store.post_locally(said("lobby", None, None), now).await.unwrap().to_string();
    let open =
        async |channel, message, name| store.open_local_thread(channel, message, name, now).await.unwrap();
    let thread = open("main", &id, "one").await.unwrap();
    assert_eq!(open("main", &id, "another name").await.as_ref(), Some(&thread));
    assert_eq!(open("main", "77", "x").await, None);
    assert_eq!(open("elsewhere", &id, "x").await, None);
    assert_eq!(open("main", "not a number", "x").await, None);
    let threads = store.local_threads().await.unwrap();
    assert_eq!(
        threads,
        [LocalThread { id: thread, channel: "main".into(), name: "one".into(), table: None }]
    );
}

#[tokio::test]
async fn a_picture_is_kept_once_and_gives_way_when_it_was_shown_longest_ago() {
    let (_folder, store) = store().await;
    let now = Timestamp::UNIX_EPOCH;
    let kept = async || -> (i64, i64) {
        sqlx::query_as("SELECT count(*), coalesce(sum(size), 0) FROM local_contents")
            .fetch_one(store.inner.readers.of_file())
            .await
            .unwrap()
    };
    let show = async |byte: u8, length: usize| {
        let bytes = Arc::from(vec![byte; length]);
        let picture = Picture { name: "a.png".into(), bytes, alt: "a board".into(), covered: false };
        let pictures = std::slice::from_ref(&picture);
        store.post_locally(NewLocalMessage { pictures, ..said("", None, None) }, now).await.unwrap()
    };
    let mut ids = Vec::new();
    for byte in [1, 2, 3, 1] {
        for _ in 0..50 {
            ids.push(show(byte, 100).await);
        }
    }
    assert_eq!(kept().await, (3, 300));
    store.make_local_room(300).await.unwrap();
    assert_eq!(kept().await, (3, 300), "there is room for all");
    show(4, 100).await;
    store.make_local_room(300).await.unwrap();
    // A tenth is left free. Picture 4 was shown last, and before that 1.
    assert_eq!(kept().await, (2, 200));
    let is_kept = async |index: usize| {
        let message = store.local_message(ids[index]).await.unwrap().unwrap();
        let picture = &message.pictures[0];
        let bytes = store.local_picture(picture.id).await.unwrap();
        assert_eq!(picture.kept, bytes.is_some());
        (picture.kept, picture.alt.clone())
    };
    for (index, kept) in [(0, true), (50, false), (100, false), (199, true)] {
        assert_eq!(is_kept(index).await, (kept, "a board".to_owned()), "{index}");
    }
    show(5, 1_000).await;
    store.make_local_room(300).await.unwrap();
    assert_eq!(kept().await, (1, 1_000), "what was shown last stays, however large it is");
}
