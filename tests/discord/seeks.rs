//! Seeks on Discord: by slash command, by a typed mention whose answer comes as a direct message, and by
//! buttons; through the real client and a stand-in on loopback.

use crate::house;
use crate::standin;

use house::{Program, button};
use jiff::SignedDuration;
use serde_json::json;
use standin::Standin;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_are_sought_found_and_sought_again() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let standin = Standin::start().await;
    let (ada, bob, cyd) =
        (standin.user("Ada", "en-US"), standin.user("Bob", "ru"), standin.user("Cyd", "en-US"));
    let hall = standin.channel("hall");
    let program = Program::start(&standin, &data).await;

    let given = [("game", "dragonchess"), ("time", "2d"), ("level", "1400-1800"), ("days", "3")];
    let made = standin.slash(ada, hall, "seek", &given).await;
    assert!(made[0].ephemeral && made[0].content.contains("you are looking for players"), "{made:?}");
    let card = standin.posted(hall, 1).await.remove(0);
    assert!(card.content.contains(&format!("<@{ada}> is looking for players")), "{}", card.content);
    assert!(
        card.content.contains("rated 1400 to 1800") && card.content.contains("Open until <t:"),
        "{card:?}"
    );
    assert!(card.notified.is_empty(), "a seek calls nobody: {card:?}");
    let games = standin.completions(bob, hall, "seek", &[("game", "dragon")], "game").await;
    assert!(games.iter().any(|(_, value)| *value == json!("dragonchess")), "{games:?}");
    let times = standin.completions(bob, hall, "seeks", &[("time", "5d")], "time").await;
    assert!(times.iter().any(|(_, value)| *value == json!("5d")), "{times:?}");

    // Bob, in Russian, lists the seeks and makes one like Ada's: he is shown hers, and still makes his own.
    let list = standin.slash(bob, hall, "seeks", &[("game", "dragonchess"), ("time", "1d-3d")]).await;
    assert!(list[0].ephemeral && list[0].content.contains("Вам открыт 1 стол"), "{list:?}");
    button(&list[0], "seek-join:1");
    let offer = standin.slash(bob, hall, "seek", &[("game", "dragonchess")]).await;
    let own = button(&offer[0], "seek-own:").to_owned();
    let made = standin.press(bob, offer[0].id, &own).await;
    assert!(made[0].content.contains("#2"), "{made:?}");
    standin.posted(hall, 2).await;

    // Cyd types; the answer is a direct message, and its buttons work there.
    standin.say(cyd, hall, &format!("{} seeks dragonchess rated", standin.mention()));
    let direct = standin.change(|world| world.direct(cyd));
    let list = standin.posted(direct, 1).await.remove(0);
    let join = button(&list, "seek-join:1").to_owned();
    let joined = standin.press(cyd, list.id, &join).await;
    assert!(joined[0].content.contains("You sit at table #1"), "{joined:?}");
    assert!(standin.posted(card.id, 1).await[0].content.contains("The game begins"));

    // Bob's seek expires while the program is down; he is told, and makes another.
    program.stop().await;
    standin.gone().await;
    let program = Program::start_ahead(&standin, &data, SignedDuration::from_hours(15 * 24)).await;
    let direct = standin.change(|world| world.direct(bob));
    let told = standin.posted(direct, 1).await.remove(0);
    assert!(told.content.contains("#2"), "{told:?}");
    let again = button(&told, "seek-again:2").to_owned();
    let made = standin.press(bob, told.id, &again).await;
    assert!(made[0].content.contains("#3"), "{made:?}");
    let third = standin.posted(hall, 3).await.remove(2);
    assert!(third.content.contains(&format!("<@{bob}>")), "{}", third.content);
    let ended = standin.slash(bob, hall, "unseek", &[("table", "3")]).await;
    assert!(ended[0].content.contains("#3"), "{ended:?}");
    program.stop().await;
    standin.finish();
}
