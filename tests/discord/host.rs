//! Ready checks, and the powers of the host and of managers of the server, on Discord, by slash commands and
//! buttons, through a restart.

use crate::house;
use crate::standin;

use house::{House, Program, button};
use standin::Standin;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_muster_and_what_hosts_and_managers_do() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let standin = Standin::start().await;
    let red = standin.user("Ada", "en-US");
    let (white, black) = (standin.user("Bob", "en-US"), standin.user("Cyd", "uk"));
    let steward = standin.user("Eve", "en-US");
    let managers = standin.read(|world| world.managers);
    standin.change(|world| world.users.get_mut(&steward).unwrap().roles = vec![managers]);
    let hall = standin.channel("hall");
    let program = Program::start(&standin, &data).await;
    let ids = [red, white, black].map(|id| id.to_string());
    let given = [
        ("game", "three-player-chess"),
        ("seat1", ids[0].as_str()),
        ("seat2", ids[1].as_str()),
        ("seat3", ids[2].as_str()),
        ("settings", "muster=always"),
    ];
    standin.slash(red, hall, "new", &given).await;
    let lobby = standin.posted(hall, 1).await.remove(0);
    standin.press(white, lobby.id, button(&lobby, "join:1")).await;
    let last = standin.press(black, lobby.id, button(&lobby, "join:1")).await;
    assert!(last[0].ephemeral && last[0].content.contains("зайнято всі місця"), "{}", last[0].content);
    // The invitation, a member who sat down, and the question, which says that all seats are taken.
    let asked = standin.posted(hall, 2).await.pop().unwrap();
    assert_eq!(asked.notified, [red, white], "who has just sat down is not asked: {}", asked.content);
    // A restart forgets nothing of it.
    program.stop().await;
    let program = Program::start(&standin, &data).await;
    let told = standin.press(white, asked.id, button(&asked, "here:1")).await;
    assert!(told[0].ephemeral && told[0].content.contains("one answer"), "{}", told[0].content);
    let told = standin.slash(red, hall, "here", &[]).await;
    assert!(told[0].content.contains("begins"), "{}", told[0].content);
    let house = House { standin, data: data.clone(), red, white, black, hall, thread: lobby.id };
    let first = house.board(0).await;
    assert_eq!(first.notified, [white, red, black]);
    let standin = &house.standin;

    // The host gives time, the manager pauses, and the host's card shows the remaining powers.
    let told = standin.slash(red, house.thread, "extend", &[("more", "2d"), ("seat", "white")]).await;
    assert!(told[0].ephemeral && told[0].content.contains("White"), "{}", told[0].content);
    let post = standin.posted(house.thread, 2).await.pop().unwrap();
    assert!(post.content.contains("the host, gives White 2 days more"), "{}", post.content);
    let refused = standin.slash(white, house.thread, "extend", &[("more", "2d")]).await;
    assert!(refused[0].ephemeral && refused[0].content.contains("Only Ada"), "{}", refused[0].content);
    standin.slash(steward, house.thread, "pause", &[("days", "20"), ("now", "true")]).await;
    let post = standin.posted(house.thread, 3).await.pop().unwrap();
    assert!(post.content.contains("who manages this server, has paused"), "{}", post.content);
    let card = standin.slash(steward, house.thread, "host", &[]).await;
    assert!(card[0].ephemeral, "{card:?}");
    standin.press(steward, card[0].id, button(&card[0], "resume:1")).await;
    let post = standin.posted(house.thread, 4).await.pop().unwrap();
    assert!(post.content.contains("has ended the pause"), "{}", post.content);

    // A game is voided after a confirmation; all its players are told.
    let none = standin.slash(red, house.thread, "void", &[("reason", "I lose")]).await;
    assert!(none[0].ephemeral && none[0].content.contains("`abort`"), "{}", none[0].content);
    let sure = standin.slash(steward, house.thread, "void", &[("reason", "a borrowed account")]).await;
    assert!(sure[0].ephemeral, "{sure:?}");
    standin.press(steward, sure[0].id, button(&sure[0], "void:1")).await;
    let post = standin.posted(house.thread, 5).await.pop().unwrap();
    assert!(post.content.contains("has voided this game: “a borrowed account”"), "{}", post.content);
    let mut notified = post.notified.clone();
    notified.sort_unstable();
    let mut players = vec![red, white, black];
    players.sort_unstable();
    assert_eq!(notified, players);
    program.stop().await;
    house.standin.finish();
}
