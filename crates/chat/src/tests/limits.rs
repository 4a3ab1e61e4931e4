//! Floods: the requests that are refused, how often members are told, and that nobody is kept from playing.

use super::*;
use crate::complete;
use crate::desk::limits::admit::takes_files;
use crate::dispatch::handle;
use liege_store::Which;

/// A club with limits.
async fn limited(limits: Limits) -> Club {
    Club::of(Settings { slash: true, limits, ..settings() }).await
}

/// Returns no limits but those that are named.
fn none() -> Limits {
    Limits {
        tables_per_member: 0,
        tables_per_server: 0,
        waiting_per_server: 0,
        imports_per_day: 0,
        ..Limits::default()
    }
    .unhurried()
}

async fn command(club: &Club, who: &str, command: Call) -> Vec<Answer> {
    handle(&club.chat, Club::incoming(who, "c", Said::Command(command))).await
}

async fn begun(club: &Club) {
    club.say("p1", "new three-player-chess red=p1 white=@p2 black=open").await;
    club.say("p2", "join").await;
    club.say("p3", "join black #1").await;
}

#[tokio::test]
async fn too_many_commands_are_refused_once_and_then_met_with_silence() {
    let club = limited(Limits { commands_per_minute: 5, ..none() }).await;
    for _ in 0..5 {
        assert!(!only(&club.say("p1", "tables").await).text.is_empty());
    }
    let refused = club.say("p1", "tables").await;
    let until = club.clock.now() + SignedDuration::from_secs(12);
    assert!(only(&refused).text.contains(&format!("<t:{}:R>", until.as_second())), "{refused:?}");
    for text in ["tables", "help", "", "no such thing", "join", "new dragonchess gold=me"] {
        assert_eq!(club.say("p1", text).await, [], "{text}");
        assert_eq!(club.dm("p1", text).await, [], "{text}: nor by another door");
    }
    // A member who used a button or a slash command gets an answer: otherwise Discord would say that nobody
    // answers.
    for answers in
        [command(&club, "p1", call("tables", Given::default())).await, club.press("p1", "help:1").await]
    {
        let text = &only(&answers).text;
        assert!(text.contains("<t:") && *text != only(&refused).text, "{text}");
    }
    assert!(club.chat.store.table(1).await.unwrap().is_none(), "nothing of it was done");
    assert!(only(&club.say("p2", "tables").await).text.len() > 5, "others are not concerned");
    club.clock.advance(SignedDuration::from_secs(12));
    assert!(!only(&club.say("p1", "tables").await).text.contains("<t:"));
    assert!(only(&club.say("p1", "tables").await).text.contains("<t:"), "and is said again");
}

#[tokio::test]
async fn whoever_plays_is_not_stopped() {
    let club = limited(Limits { commands_per_minute: 4, moves_per_minute: 30, ..none() }).await;
    begun(&club).await;
    for _ in 0..10 {
        club.say("p2", "tables").await;
    }
    assert_eq!(club.say("p2", "tables").await, []);
    club.say("p2", "W:offer R=W/3").await;
    assert_eq!(club.table(1).await.log().len(), 1, "an offer goes through");
    for _ in 0..10 {
        club.say("p1", "tables").await;
    }
    let deal = club
        .transport
        .letters()
        .iter()
        .rev()
        .flat_map(|letter| letter.buttons.clone())
        .find(|button| button.id.starts_with("deal:"));
    let button = deal.expect("an offer to answer");
    let answered = club.press("p1", &button.id).await;
    assert!(!all_told(&answered).contains("<t:"), "{answered:?}");
    assert_eq!(club.table(1).await.log().len(), 2, "an answer goes through");
    assert!(only(&club.say("p2", "W:WC5-WV7").await).text.contains("WV7"), "a move goes through");
    // Even that has a limit, against programs.
    let mut refused = 0;
    for _ in 0..60 {
        refused += usize::from(all_told(&club.say("p3", "B:BC5-BV7").await).contains("So many moves"));
    }
    assert_eq!(refused, 1);
    assert_eq!(club.say("p3", "B:BC5-BV7").await, []);
}

#[tokio::test]
async fn those_who_play_nowhere_have_no_moves() {
    let club = limited(Limits { commands_per_minute: 3, moves_per_minute: 100, ..none() }).await;
    for _ in 0..3 {
        assert_eq!(club.say("p9", "W2f3").await.len(), 1);
    }
    assert!(all_told(&club.say("p9", "W2f3").await).contains("Try again"));
    assert_eq!(club.say("p9", "W2f3").await, []);
}

#[tokio::test]
async fn what_people_say_to_each_other_costs_nothing() {
    let club = limited(Limits { commands_per_minute: 3, moves_per_minute: 3, ..none() }).await;
    begun(&club).await;
    let overheard = |who: &'static str, text: &'static str| {
        handle(&club.chat, Club::incoming(who, "thread-of-m1", overheard(text)))
    };
    club.clock.advance(SignedDuration::from_mins(5));
    for _ in 0..200 {
        for text in ["yes", "tables please", "what a game", "help me", "I take a7 next"] {
            assert_eq!(overheard("p2", text).await, [], "{text}");
        }
    }
    assert_eq!(overheard("p2", "WC5-WV7").await, []);
    assert_eq!(club.table(1).await.log().len(), 1, "and after that the move is heard");
    for _ in 0..3 {
        assert_eq!(overheard("p2", "/tables").await.len(), 1);
    }
    assert!(all_told(&overheard("p2", "/tables").await).contains("Try again"));
    assert_eq!(overheard("p2", "/tables").await, []);
}

#[tokio::test]
async fn pictures_films_and_files_have_budgets_of_their_own() {
    let limits = Limits { pictures_per_minute: 2, films_per_hour: 1, files_per_hour: 2, ..none() };
    let club = limited(limits).await;
    begun(&club).await;
    club.say("p2", "WC5-WV7").await;
    assert_eq!(only(&club.say("p2", "board").await).pictures.len(), 1);
    assert_eq!(only(&club.press("p2", "board:1:1").await).pictures.len(), 1);
    club.say("p2", "board").await.says("pictures");
    assert_eq!(club.say("p2", "moves WC1").await, []);
    assert_eq!(club.say("p2", "preview WC1-WS1").await, []);
    assert_eq!(only(&club.say("p3", "BC5-BV7").await).pictures.len(), 0);
    assert!(!only(&club.say("p2", "log").await).text.is_empty(), "words are not pictures");

    assert_eq!(only(&club.say("p1", "replay").await).pictures.len(), 1);
    let refused = club.say("p1", "sheet").await;
    let until = club.clock.now() + SignedDuration::from_hours(1);
    assert!(only(&refused).text.contains(&format!("<t:{}:R>", until.as_second())), "{refused:?}");
    assert_eq!(club.say("p1", "replay").await, []);
    club.clock.advance(SignedDuration::from_hours(1));
    assert_eq!(only(&club.say("p1", "replay").await).pictures.len(), 1);

    let who = person("p1");
    for _ in 0..2 {
        assert!(takes_files(&club.chat, &who));
        assert!(all_told(&club.say("p1", "import").await).contains("file"));
    }
    assert!(all_told(&club.say("p1", "import").await).contains("many files"));
    assert!(!takes_files(&club.chat, &who), "none is fetched only to be thrown away");
    assert!(takes_files(&club.chat, &person("p2")));
}

#[tokio::test]
async fn a_server_has_a_budget_and_everybody_is_told_once() {
    let club = limited(Limits { server_commands_per_minute: 6, ..none() }).await;
    for number in 0..6 {
        assert_eq!(club.say(&format!("m{number}"), "tables").await.len(), 1);
    }
    for who in ["m1", "m2", "m7"] {
        assert!(all_told(&club.say(who, "tables").await).contains("This server is very busy"), "{who}");
        assert_eq!(club.say(who, "tables").await, [], "{who}");
        assert!(!all_told(&club.dm(who, "tables").await).contains("This server is very busy"), "{who}");
    }
}

#[tokio::test]
async fn a_server_has_room_for_so_many_tables() {
    let limits = Limits { tables_per_server: 4, waiting_per_server: 2, ..none() };
    let club = limited(limits).await;
    let lay = |who: &'static str, text: &'static str| {
        let club = &club;
        async move {
            let before = club.transport.letters().len();
            let answers = all_told(&club.say(who, text).await);
            // The new table is posted, and nothing else.
            let posted = club.transport.letters().split_off(before);
            posted.first().map_or(answers, |letter| letter.text.clone())
        }
    };
    assert!(lay("p1", "new dragonchess gold=me").await.contains("#1"));
    assert!(lay("p2", "new dragonchess gold=me").await.contains("#2"));
    assert!(lay("p3", "new dragonchess gold=me").await.contains("already waiting for players"));
    assert!(
        lay("p3", "new dragonchess gold=me scarlet=me").await.contains("#3"),
        "that one waits for nobody"
    );
    assert!(only(&club.dm("p3", "new dragonchess gold=me").await).text.contains("Nobody can join a table"));
    club.dm("p3", "new dragonchess gold=me scarlet=me").await;
    assert_eq!(club.table(4).await.venue().server, None, "nor is that one there");
    club.say("p3", "join #1").await;
    assert!(lay("p3", "new dragonchess gold=me").await.contains("#5"));
    let full = lay("p3", "new dragonchess gold=me scarlet=me").await;
    assert!(full.contains("4 open tables"), "{full}");
    club.say("p2", "abort #2").await;
    assert!(lay("p3", "new dragonchess gold=me scarlet=me").await.contains("#6"));

    // Managers of the server may set a lower limit, not a higher one.
    let manages = |text: &'static str| {
        let mut incoming = Club::incoming("boss", "c", addressed(text));
        incoming.who.rights.manages = true;
        handle(&club.chat, incoming)
    };
    assert!(all_told(&manages("setup limits tables=9").await).contains("At most 4"));
    assert!(all_told(&club.say("p1", "setup limits tables=2").await).contains("manage"));
    assert!(all_told(&manages("setup limits tables=3").await).contains("At most 3 tables"));
    assert!(lay("p3", "new dragonchess gold=me scarlet=me").await.contains("3 tables"));
    assert!(!all_told(&manages("setup limits usual").await).contains("At most"));
    // A member who had more tables before the limit was lowered keeps them.
    assert_eq!(club.chat.store.tables(Which::OnServer("s")).await.unwrap().len(), 4);
}

#[tokio::test]
async fn completions_run_out_quietly() {
    let club = limited(Limits { completions_per_minute: 3, ..none() }).await;
    let place = Club::incoming("p1", "c", Said::Press(String::new())).place;
    let who = person("p1");
    let complete = || complete::complete(&club.chat, &who, &place, Field::Game, None, "");
    for _ in 0..3 {
        assert!(!complete().await.is_empty());
    }
    assert!(complete().await.is_empty());
    assert!(!only(&club.say("p1", "tables").await).text.is_empty(), "and cost no commands");
    club.clock.advance(SignedDuration::from_mins(1));
    assert!(!complete().await.is_empty());
}

#[tokio::test]
async fn every_limit_can_be_lifted() {
    let club = limited(none()).await;
    for number in 1..=60 {
        let made = club.say("p1", "new dragonchess gold=me").await;
        assert!(made.is_empty() && club.transport.last().text.contains(&format!("#{number}")), "{made:?}");
    }
    assert!(!all_told(&club.say("p1", "setup").await).contains("At most"));
}
