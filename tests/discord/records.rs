//! Records of games on Discord: exported as an attachment, and imported from an attachment of a message and
//! of a slash command, through the real client and a stand-in on loopback.

use crate::house;
use crate::standin;

use house::{Program, button};
use liege_store::{self as store, Store};
use standin::{File, Message, Standin};

/// A file to be sent.
fn file(bytes: &[u8]) -> File {
    File { name: "game.liege.txt".into(), kind: "text/plain".into(), bytes: bytes.to_vec(), alt: None }
}

/// The text of the only file of a message.
fn text(message: &Message) -> String {
    assert_eq!(message.files.len(), 1, "{message:?}");
    assert!(message.files[0].kind.starts_with("text/plain"), "{message:?}");
    String::from_utf8(message.files[0].bytes.clone()).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_out_and_comes_in_as_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let standin = Standin::start().await;
    let (ada, bob) = (standin.user("Ada", "en-US"), standin.user("Bob", "uk"));
    let hall = standin.channel("hall");
    let program = Program::start(&standin, &data).await;
    let me = standin.mention();

    let ids = [ada, bob].map(|id| id.to_string());
    let given = [("game", "dragonchess"), ("seat1", ids[0].as_str()), ("seat2", ids[1].as_str())];
    standin.slash(ada, hall, "new", &given).await;
    let lobby = standin.posted(hall, 1).await.remove(0);
    standin.press(bob, lobby.id, button(&lobby, "join:1")).await;
    let thread = lobby.id;
    standin.posted(thread, 1).await;
    standin.slash(ada, thread, "move", &[("notation", "W2f2-2f3")]).await;
    standin.posted(thread, 2).await;

    // Export: only for the asker, during the game.
    let out = standin.slash(bob, thread, "export", &[]).await;
    assert!(out[0].ephemeral && out[0].content.contains("#1"), "{out:?}");
    let record = text(&out[0]);
    assert!(record.contains("Player 1: Ada\nPlayer 2: Bob\n"), "{record}");
    assert!(!record.contains(&ids[0]) && !record.contains(&ids[1]), "no ids: {record}");
    let pgn = standin.slash(ada, thread, "export", &[("notation", "PGN")]).await;
    assert!(pgn[0].content.contains("PGN can’t record Dragonchess"), "{pgn:?}");
    assert_eq!(text(&pgn[0]), record);

    // Import by typing: the game goes on in another channel; a seat is for Ada by her name, and Bob takes the
    // other.
    let den = standin.channel("den");
    standin.attach(ada, den, &format!("{me} import scarlet=<@{bob}>"), file(record.as_bytes()));
    let lobby = standin.posted(den, 1).await.remove(0);
    assert!(lobby.content.contains("resumes from a record"), "{}", lobby.content);
    assert_eq!(lobby.notified, [bob]);
    standin.press(bob, lobby.id, button(&lobby, "join:2")).await;
    let post = standin.posted(lobby.id, 1).await.remove(0);
    assert!(
        post.content.contains(&liege_testing::english("record-goes-on", &[("players", "")])),
        "{}",
        post.content
    );
    assert_eq!(post.notified, [bob, ada], "Scarlet is to move, and both are called to the thread");

    // It ends, and its record is under a button.
    let sure = standin.slash(bob, lobby.id, "resign", &[]).await;
    let yes = button(&sure[0], "do:2").to_owned();
    standin.press(bob, sure[0].id, &yes).await;
    let post = standin.posted(lobby.id, 2).await.remove(1);
    let more = standin.press(ada, post.id, button(&post, "more:2")).await;
    let out = standin.press(ada, more[0].id, button(&more[0], "export:2")).await;
    let over = text(&out[0]);
    assert!(over.contains("@reopen") && over.contains("Result: gold 1, scarlet 0"), "{over}");

    // Import by slash command: it is kept, for everybody to look at.
    let sent = standin.attach(bob, den, "look what I have found", file(over.as_bytes())).to_string();
    let kept = standin.slash(bob, den, "import", &[("file", sent.as_str())]).await;
    assert!(kept[0].content.contains("#3") && kept[0].content.contains("зберігається"), "{kept:?}");
    let card = standin.posted(den, 2).await.remove(1);
    assert!(card.content.contains("Gold Ada, Scarlet Bob"), "{}", card.content);
    let again = standin.press(ada, card.id, button(&card, "export:3")).await;
    assert_eq!(text(&again[0]), over, "out, in and out again");
    let known = standin.slash(bob, den, "import", &[("file", sent.as_str())]).await;
    assert!(known[0].content.contains("вже тут"), "{known:?}");
    let more = [("file", sent.as_str()), ("again", "true"), ("manner", "only keep it")];
    let once_more = standin.slash(bob, den, "import", &more).await;
    assert!(once_more[0].content.contains("#4"), "{once_more:?}");

    // A file that is not a record, one that is too long, and one that Discord no longer has.
    let long = standin.attach(bob, den, "long", file(&vec![b'x'; (1 << 20) + 1])).to_string();
    let refused = standin.slash(bob, den, "import", &[("file", long.as_str())]).await;
    assert!(refused[0].content.contains("1024"), "{refused:?}");
    let wrong = standin.attach(ada, den, "wrong", file(b"no record")).to_string();
    let refused = standin.slash(ada, den, "import", &[("file", wrong.as_str())]).await;
    assert!(refused[0].content.contains("Liege record 1"), "{refused:?}");
    let direct = standin.change(|world| world.direct(ada));
    let lost = File { name: "lost.txt".into(), ..file(over.as_bytes()) };
    standin.attach(ada, den, &format!("{me} import"), lost);
    let told = standin.posted(direct, 2).await;
    assert!(told[1].content.contains("Discord did not give"), "{told:?}");

    program.stop().await;
    let store = Store::open_read_only(&data).await.unwrap();
    let report = store::verify(&store).await.unwrap();
    assert!(report.is_sound(), "{report:?}");
    assert_eq!(report.tables, 4);
    store.close().await;
    standin.finish();
}
