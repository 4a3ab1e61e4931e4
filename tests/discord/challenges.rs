//! Challenges and blocks on Discord: by slash command, button and word, through the real client and
//! a stand-in on loopback; private answers stay private, and everything outlives a restart.

use crate::house;
use crate::standin;

use house::{Program, button};
use jiff::SignedDuration;
use standin::{Message, Standin, World};

async fn saying(standin: &Standin, channel: u64, text: &str) -> Message {
    let find = |world: &World| {
        let fits = |message: &&Message| message.channel == channel && message.content.contains(text);
        world.messages.iter().rev().find(fits).cloned()
    };
    standin.until(text, find).await
}

/// A slash command. Returns the answers, which must be private.
async fn slash(standin: &Standin, who: u64, channel: u64, name: &str, given: &[(&str, &str)]) -> String {
    let answers = standin.slash(who, channel, name, given).await;
    assert!(!answers.is_empty() && answers.iter().all(|answer| answer.ephemeral), "{name}: {answers:?}");
    answers.iter().map(|answer| answer.content.as_str()).collect::<Vec<_>>().join("\n")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_calls_declines_expires_and_stands_for_anyone() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let standin = Standin::start().await;
    let ada = standin.user("Ada", "en-US");
    let (bob, cyd) = (standin.user("Bob", "ru"), standin.user("Cyd", "en-US"));
    let hall = standin.channel("hall");
    let program = Program::start(&standin, &data).await;
    let (ada_id, bob_id) = (ada.to_string(), bob.to_string());

    let typed = [("game", "dragon"), ("opponent", bob_id.as_str())];
    let games = standin.completions(ada, hall, "challenge", &typed, "game").await;
    assert!(games.iter().any(|(name, _)| name == "Dragonchess"), "{games:?}");
    let given = [("game", "dragonchess"), ("opponent", bob_id.as_str()), ("side", "scarlet"), ("time", "2d")];
    let made = slash(&standin, ada, hall, "challenge", &given).await;
    assert!(made.contains("#1") && made.contains(&format!("<@{bob}>")), "{made}");
    let card = standin.posted(hall, 1).await.remove(0);
    assert_eq!(card.notified, [bob], "only who is challenged is called");
    assert!(card.content.contains("2 days") && card.content.contains("Scarlet: <@"), "{}", card.content);
    let foreign = standin.press(cyd, card.id, button(&card, "challenge-decline")).await;
    assert!(foreign[0].ephemeral && foreign[0].content.contains("isn’t waiting"), "{foreign:?}");
    let declined = standin.press(bob, card.id, button(&card, "challenge-decline")).await;
    assert!(declined[0].ephemeral && declined[0].content.contains("отклонён"), "{declined:?}");
    let told = saying(&standin, standin.change(|world| world.direct(ada)), "has declined").await;
    assert_eq!(told.button_ids(), ["challenge-open:1"]);
    let edited = standin.edited(card.id, 1).await;
    assert!(edited.content.contains("can’t accept") && edited.button_ids().len() == 1, "{edited:?}");
    let lately = slash(&standin, ada, hall, "challenge", &given[..2]).await;
    assert!(lately.contains("recently"), "{lately}");

    // Bob challenges; nobody answers, and the program is killed meanwhile.
    let theirs = [("game", "dragonchess"), ("opponent", ada_id.as_str())];
    slash(&standin, bob, hall, "challenge", &theirs).await;
    let second = standin.posted(hall, 2).await.remove(1);
    let list = slash(&standin, ada, hall, "challenges", &[]).await;
    assert!(list.contains("#2") && list.contains(&format!("<@{bob}> challenges you")), "{list}");
    program.kill().await;
    standin.change(|world| world.session = None);
    let program = Program::start_ahead(&standin, &data, SignedDuration::from_hours(15 * 24)).await;
    let edited = standin.edited(second.id, 1).await;
    assert!(edited.content.contains("This challenge has expired"), "{}", edited.content);
    saying(&standin, standin.change(|world| world.direct(bob)), "Nobody accepted your challenge").await;
    program.stop().await;
    standin.gone().await;

    // A challenge to anyone.
    let program = Program::start(&standin, &data).await;
    let made = slash(&standin, ada, hall, "challenge", &[("game", "dragonchess"), ("games", "2")]).await;
    assert!(made.contains("nyone can accept") && made.contains("At most 2"), "{made}");
    let open = standin.posted(hall, 3).await.remove(2);
    assert!(open.notified.is_empty(), "{open:?}");
    standin.press(cyd, open.id, button(&open, "join:3")).await;
    let next = saying(&standin, hall, "open challenge, table #4").await;
    assert_ne!(next.id, open.id);
    let withdrawn = slash(&standin, ada, hall, "challenges", &[("what", "withdraw mine")]).await;
    assert!(withdrawn.contains("withdrawn"), "{withdrawn}");
    let edited = standin.edited(next.id, 1).await;
    assert!(edited.content.contains("withdrawn"), "{}", edited.content);
    program.stop().await;
    standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_block_is_told_to_nobody_and_holds() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let standin = Standin::start().await;
    let ada = standin.user("Ada", "en-US");
    let (bob, cyd) = (standin.user("Bob", "en-US"), standin.user("Cyd", "en-US"));
    let hall = standin.channel("hall");
    let program = Program::start(&standin, &data).await;
    let [ada_id, bob_id, cyd_id] = [ada, bob, cyd].map(|id| id.to_string());
    let blocked = slash(&standin, ada, hall, "block", &[("member", &bob_id)]).await;
    assert!(
        blocked.contains(&format!("<@{bob}> is blocked")) && !blocked.contains("could read"),
        "{blocked}"
    );
    let me = slash(&standin, ada, hall, "block", &[("member", &ada_id)]).await;
    assert!(me.contains("can’t block yourself"), "{me}");
    // Cyd takes no challenges; Bob gets the same answer about Ada.
    slash(&standin, cyd, hall, "challenges", &[("what", "take no challenges")]).await;
    let of_cyd =
        slash(&standin, bob, hall, "challenge", &[("game", "dragonchess"), ("opponent", &cyd_id)]).await;
    let of_ada =
        slash(&standin, bob, hall, "challenge", &[("game", "dragonchess"), ("opponent", &ada_id)]).await;
    assert_eq!(of_ada, of_cyd.replace(&cyd_id, &ada_id));
    program.kill().await;
    standin.change(|world| world.session = None);
    let program = Program::start(&standin, &data).await;
    slash(&standin, ada, hall, "new", &[("game", "dragonchess"), ("seat1", &ada_id)]).await;
    let lobby = standin.posted(hall, 1).await.remove(0);
    let refused = standin.press(bob, lobby.id, button(&lobby, "join:1")).await;
    assert!(refused[0].ephemeral && refused[0].content.contains("No seat is free"), "{refused:?}");
    let direct = standin.change(|world| world.direct(bob));
    assert!(standin.messages(direct).is_empty(), "Bob is told nothing");
    let list = standin.slash(ada, hall, "blocks", &[]).await;
    assert!(list[0].ephemeral && list[0].content.contains(&format!("<@{bob}>")), "{list:?}");
    let lifted = standin.press(ada, list[0].id, button(&list[0], "unblock:")).await;
    assert!(lifted[0].ephemeral && lifted[0].content.contains("no longer blocked"), "{lifted:?}");
    let none = slash(&standin, ada, hall, "unblock", &[("member", &bob_id)]).await;
    assert!(none.contains("have not blocked"), "{none}");
    standin.press(bob, lobby.id, button(&lobby, "join:1")).await;
    standin.edited(lobby.id, 1).await;
    assert!(standin.messages(hall).iter().all(|message| !message.content.contains("block")));
    program.stop().await;
    standin.finish();
}
