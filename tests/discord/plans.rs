//! Private things of a member on Discord: plans, previews and recaps by slash command, with completions and
//! buttons; through the real client and a stand-in on loopback.

use crate::house;
use crate::standin;

use house::House;
use liege_store::{self as store, Store};
use standin::Standin;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_plan_is_entered_followed_and_seen_by_its_owner_alone() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let (house, program) = House::seated(Standin::start().await, &data, &[]).await;
    let (red, white, black) = (house.red, house.white, house.black);

    // The last move of a line is completed while it is typed.
    let typed = "if C5-V7 BC5";
    let offered = house.standin.completions(red, house.thread, "plan", &[("line", typed)], "line").await;
    let values: Vec<&str> = offered.iter().filter_map(|(_, value)| value.as_str()).collect();
    assert!(!values.is_empty() && values.len() <= 25, "{offered:?}");
    assert!(values.iter().all(|value| value.starts_with("if C5-V7 B")), "{values:?}");

    let taken = house.slash(red, "plan", &[("line", "if C5-V7 C5-V7 then C5-V7")]).await;
    assert!(taken.contains("Only you see it"), "{taken}");
    for other in [white, black] {
        let said = house.slash(other, "plan", &[]).await;
        assert!(said.contains("no plan") && !said.contains("V7"), "{said}");
    }
    // A plan typed where everybody can read it is refused; the answer goes to its author.
    house.type_in_thread(red, "plan if C6-V10 C5-V7 then C6-V10");
    let direct = house.direct(red);
    let find =
        |world: &standin::World| world.messages.iter().find(|message| message.channel == direct).cloned();
    let told = house.standin.until("an answer in private", find).await;
    assert!(told.content.contains("Everyone can see this channel"), "{}", told.content);

    let tried = house.slash(white, "preview", &[("line", "C5-V7 C5-V7")]).await;
    assert!(tried.contains("Nothing is played"), "{tried}");
    assert!(house.log().await.is_empty());
    house.slash(white, "move", &[("notation", "C5-V7")]).await;
    house.slash(black, "move", &[("notation", "C5-V7")]).await;

    // One post reports Black's move and Red's reply, and pings White alone.
    let post = house.board(3).await;
    assert!(post.content.contains("As planned"), "{}", post.content);
    assert_eq!(post.notified, [white]);
    assert_eq!(house.log().await.len(), 3);
    assert_eq!(house.numbers(), [0, 1, 3], "no post between");
    let gone = house.slash(red, "plan", &[]).await;
    assert!(gone.contains("no plan"), "{gone}");
    let recap = house.slash(red, "recap", &[]).await;
    assert!(recap.contains("`3` Red"), "{recap}");
    let note = house.slash(red, "note", &[("text", "the throne is free")]).await;
    assert!(note.contains("number 1"), "{note}");
    let notes = house.slash(red, "note", &[]).await;
    assert!(notes.contains("the throne is free"), "{notes}");
    // Private buttons are of no use to others; those through the past work for everybody who may see it.
    let board = house.standin.slash(white, house.thread, "board", &[]).await;
    let back =
        board[0].button_ids().into_iter().find(|id| id.starts_with("past:")).expect("a way back").to_owned();
    let past = house.press(white, board[0].id, &back).await;
    assert!(past.contains("after action 2"), "{back}: {past}");
    let foreign = house.slash(white, "note", &[]).await;
    assert!(!foreign.contains("throne"), "{foreign}");

    program.stop().await;
    let store = Store::open_read_only(&house.data).await.unwrap();
    assert!(store::verify(&store).await.unwrap().is_sound());
    store.close().await;
    house.standin.finish();
}
