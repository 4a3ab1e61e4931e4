//! Time on Discord: a table laid with its time control, leave by slash command, an excuse, a claim by button,
//! through the real client and a stand-in on loopback.

use crate::house;
use crate::standin;

use house::{House, Program};
use jiff::SignedDuration;
use serde_json::json;
use standin::{Message, Standin};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn leave_excuse_and_claim() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let given = [("time", "1d"), ("settings", "missed=claim leave=5d")];
    let (house, program) = House::seated(Standin::start().await, &data, &given).await;
    let (red, white) = (house.red, house.white);
    let lobby = house.standin.posts(house.hall).remove(0);
    assert!(lobby.content.contains("A move may take 1 day."), "{}", lobby.content);
    assert!(house.board(0).await.content.contains("until <t:"));
    let offered = house
        .standin
        .completions(red, house.hall, "new", &[("game", "dragonchess"), ("time", "10d")], "time")
        .await;
    assert!(offered.iter().any(|(_, value)| *value == json!("5d+12h/10d")), "{offered:?}");

    // White goes on leave, and comes back.
    let away = house.slash(white, "vacation", &[("days", "3")]).await;
    assert!(away.contains("2 days of leave left"), "{away}");
    assert!(house.board(1).await.content.contains("White is on leave until <t:"));
    let back = house.slash(white, "vacation", &[("back", "true")]).await;
    assert!(back.contains("your leave is over"), "{back}");
    house.board(2).await;
    let early = house.slash(red, "overdue", &[]).await;
    assert!(early.contains("Nobody’s time is up"), "{early}");

    // Time passes: first an excuse is used, and then there is none left.
    let program = house.restart_ahead(program, true, SignedDuration::from_hours(25)).await;
    let excused = house.board(3).await;
    assert_eq!(excused.notified, [white]);
    let program = house.restart_ahead(program, false, SignedDuration::from_hours(50)).await;
    let late = house.board(4).await;
    assert!(late.notified.contains(&red) && late.notified.contains(&white), "{:?}", late.notified);
    let foreign = house.press(white, late.id, "claim:1:1").await;
    assert!(foreign.contains("Only an opponent"), "{foreign}");
    let asked = house.standin.press(red, late.id, "claim:1:1").await;
    assert!(asked[0].ephemeral && asked[0].content.contains("Do you claim"), "{asked:?}");
    house.press(red, asked[0].id, "claim:1:1:sure").await;
    house.board(6).await;
    let log = house.log().await;
    assert_eq!(
        log,
        ["@away white 3", "@back white", "@excuse white", "@late white", "@claim white", "W:resign"]
    );
    program.stop().await;
    house.standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_a_shard_that_is_deaf_for_hours_get_that_time_back_and_others_do_not() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let standin = Standin::start().await;
    standin.change(|world| world.shards = 2);
    let given = [("time", "1d"), ("settings", "missed=resign excuses=0")];
    let (house, program) = House::seated(standin, &data, &given).await;
    let (standin, red, white) = (&house.standin, house.red, house.white);
    // The other shard hears direct messages, and a table that was created there too.
    let new = format!("new dragonchess gold=me scarlet=<@{white}> time=1d missed=resign excuses=0");
    standin.tell(red, &new);
    let asked = standin.until("an invitation", |world| {
        world
            .messages
            .iter()
            .find(|message| message.button_ids().iter().any(|id| id.contains("join:2")))
            .cloned()
    });
    asked.await;
    standin.tell(white, "join #2");
    standin
        .until("the second game", |world| {
            let begun = |message: &&Message| message.button_ids().iter().any(|id| id.starts_with("more:2:"));
            world.messages.iter().find(begun).map(|_| ())
        })
        .await;
    // The time when the shard was last noted as hearing.
    tokio::time::sleep(Duration::from_secs(2)).await;
    standin.cut_second_off();
    standin.until("a shard that waits", |world| (!world.waiting.is_empty()).then_some(())).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    program.wait(SignedDuration::from_hours(30));
    // The program looks every half a minute.
    for _ in 0..450 {
        if !house.log_of(2).await.is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let ended = house.log_of(2).await;
    assert_eq!(ended, ["@late gold", "resign gold"], "the time of others goes on");
    assert_eq!(house.log().await, [""; 0], "nobody could say anything there");
    // Somebody writes there meanwhile.
    house.type_in_thread(white, "C5-V7");
    standin.let_second_in();
    house.board(2).await;
    let log = house.log().await;
    let seconds: i64 = log[0].strip_prefix("@credit ").unwrap_or_else(|| panic!("{log:?}")).parse().unwrap();
    assert!((30 * 3_600..30 * 3_600 + 120).contains(&seconds), "{log:?}");
    assert!(log.len() == 2 && log[1].contains("C5"), "{log:?}");
    assert_eq!(house.log_of(2).await, ended);
    program.stop().await;
    house.standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_power_cut_the_time_until_the_network_is_there_is_given_back() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let given = [("time", "1d"), ("settings", "missed=resign excuses=0")];
    let (house, program) = House::seated(Standin::start().await, &data, &given).await;
    // The time when the program was last noted as alive.
    tokio::time::sleep(Duration::from_secs(2)).await;
    program.kill().await;
    house.standin.change(|world| world.session = None);
    let program = Program::start_cut_off(&house.standin, &data, SignedDuration::from_hours(30)).await;
    house.board(1).await;
    let log = house.log().await;
    assert_eq!(log.len(), 1, "{log:?}");
    let seconds: i64 = log[0].strip_prefix("@credit ").unwrap_or_else(|| panic!("{log:?}")).parse().unwrap();
    assert!((30 * 3_600..30 * 3_600 + 120).contains(&seconds), "{log:?}");
    program.stop().await;
    house.standin.finish();
}
