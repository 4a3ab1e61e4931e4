//! Games shown again on Discord: by slash command, button and mention, through the real client and a
//! stand-in on loopback.

use crate::house;
use crate::standin;

use house::{House, button};
use standin::{Message, Standin};

/// The one animation under a message.
fn film(message: &Message) -> usize {
    let [file] = message.files.as_slice() else { panic!("one file: {message:?}") };
    assert_eq!((file.kind.as_str(), &file.bytes[..6]), ("image/gif", &b"GIF89a"[..]));
    assert!(
        file.name.rsplit_once('.').is_some_and(|(_, end)| end == "gif") && file.bytes.len() < 8 << 20,
        "{}",
        file.name
    );
    let alt = file.alt.as_deref().unwrap_or_default();
    assert!(alt.starts_with("Animation of actions 1 to 2") && alt.chars().count() <= 1_024, "{alt}");
    let mut decoder = gif::DecodeOptions::new().read_info(&file.bytes[..]).unwrap();
    // A part of an animation is not a separate picture.
    std::iter::from_fn(|| decoder.next_frame_info().unwrap().map(|frame| frame.delay))
        .filter(|delay| *delay > 10)
        .count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_shown_again_by_every_door() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let (house, program) = House::seated(Standin::start().await, &data, &[]).await;
    let (red, white) = (house.red, house.white);
    house.type_in_thread(white, "WC9-WS11");
    house.board(1).await;
    house.type_in_thread(house.black, "BC5-BV7");
    house.board(2).await;

    // Both ask at once: one is told to wait, and gets the film in the same message.
    let (one, other) = house.standin.change(|world| {
        let thread = house.thread;
        (
            world.slash(red, thread, "replay", &[]),
            world.slash(white, thread, "replay", &[("from", "1"), ("to", "2")]),
        )
    });
    house
        .standin
        .until("word that somebody comes first", |world| {
            let told = |message: &&Message| {
                message.interaction.is_some_and(|asked| asked == one || asked == other)
                    && message.content.contains("one other comes first")
            };
            world
                .messages
                .iter()
                .find(told)
                .map(|message| assert!(message.ephemeral && message.files.is_empty()))
        })
        .await;
    let mut films = Vec::new();
    for asked in [one, other] {
        let shown = house
            .standin
            .until("a film", |world| {
                let own =
                    |message: &&Message| message.interaction == Some(asked) && !message.files.is_empty();
                world.messages.iter().find(own).cloned()
            })
            .await;
        assert!(shown.ephemeral);
        assert_eq!(film(&shown), 3);
        let said = "Table #1, Three-player chess, actions 1–2: animation";
        assert!(shown.content.starts_with(said), "{}", shown.content);
        let all = house
            .standin
            .read(|world| world.messages.iter().filter(|message| message.interaction == Some(asked)).count());
        assert_eq!(all, 1, "it takes the place of its announcement");
        films.push(shown);
    }

    // One shows it to everybody; a repetition right after is refused.
    let before = house.standin.posts(house.thread).len();
    let shown = &films[0];
    let said = house.press(red, shown.id, button(shown, "film.all")).await;
    assert_eq!(said, "Everybody can see it now.");
    let posts = house.standin.posted(house.thread, before + 1).await;
    let post = posts.last().unwrap();
    assert_eq!((film(post), post.notified.len(), post.ephemeral), (3, 0, false));
    let again = house.press(white, films[1].id, button(&films[1], "film.all")).await;
    assert!(again.contains("a moment ago"), "{again}");

    // The sheet by its own command; and by a mention, where the answer is a direct message.
    let sheet = house.standin.slash(red, house.thread, "sheet", &[("seat", "white")]).await;
    assert_eq!((sheet[0].files[0].kind.as_str(), sheet[0].ephemeral), ("image/png", true));
    let direct = house.direct(white);
    let known = house.standin.posts(direct).len();
    house.type_in_thread(white, "replay last 2");
    let letter = house.standin.posted(direct, known + 1).await.pop().unwrap();
    assert_eq!(film(&letter), 3);
    assert!(!letter.button_ids().iter().any(|id| id.contains(".all.")), "nobody else reads there");
    program.stop().await;
    house.standin.finish();
}
