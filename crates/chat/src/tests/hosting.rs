//! Actions of hosts and of managers at a table: by words, slash commands and buttons.

use super::clocks::THREAD;
use super::*;
use crate::complete::complete;
use crate::dispatch::handle;
use liege_table::Status;

/// Handles a message or press of a manager of the server.
async fn boss(club: &Club, who: &str, said: Said) -> Vec<Answer> {
    let mut incoming = Club::incoming(who, "c", said);
    incoming.who.rights = Rights { manages: true, ..Rights::default() };
    club.hear(incoming).await
}

async fn types(club: &Club, who: &str, text: &str) -> Vec<Answer> {
    boss(club, who, addressed(text)).await
}

async fn presses(club: &Club, who: &str, id: &str) -> Vec<Answer> {
    boss(club, who, Said::Press(id.into())).await
}

fn ids(answers: &[Answer]) -> Vec<&str> {
    answers.iter().flat_map(|answer| &answer.buttons).map(|button| button.id.as_str()).collect()
}

/// Plays dragonchess: two moves, and a resignation. Gold is p1, scarlet p2; p1 wins.
async fn won() -> Club {
    let club = Club::after(&[("p1", "new dragonchess gold=p1 scarlet=@p2 time=3d"), ("p2", "join #1")]).await;
    for (who, text) in [("p1", "W2f2-2f3"), ("p2", "W2f7-2f6")] {
        club.say(who, text).await;
    }
    let sure = club.say("p2", "resign").await;
    let sure = only(&sure).buttons[0].id.clone();
    club.press("p2", &sure).await;
    assert_eq!(club.table(1).await.status(), Status::Over);
    club
}

#[tokio::test]
async fn whoever_manages_a_server_is_offered_its_tables() {
    let club = Club::begun().await;
    club.say("p1", "new dragonchess gold=p1").await;
    let offered = async |who: &str, manages: bool, server: Option<&str>, typed: &str| {
        let place =
            Place { server: server.map(str::to_owned), channel: "elsewhere".into(), ..Place::default() };
        let who = Person { rights: Rights { manages, ..Rights::default() }, ..person(who) };
        let choices = complete(&club.chat, &who, &place, Field::Table, None, typed).await;
        choices.into_iter().map(|choice| choice.value).collect::<Vec<_>>()
    };
    assert_eq!(offered("boss", true, Some("s"), "").await, ["2", "1"], "the newest first");
    assert_eq!(offered("boss", true, Some("s"), "#1").await, ["1"]);
    assert_eq!(offered("boss", true, Some("s"), "three").await, ["1"]);
    assert_eq!(offered("p2", true, Some("s"), "").await, ["1", "2"], "one’s own first");
    for (manages, server) in [(false, Some("s")), (true, Some("t")), (true, None)] {
        assert!(offered("boss", manages, server, "").await.is_empty());
    }
}

#[tokio::test]
async fn more_time_is_given_by_every_door() {
    let club = Club::begun().await;
    let white = liege_game::Seat(1);
    let due = async || club.table(1).await.due_of(white).unwrap();
    let before = due().await;
    club.say("p1", "extend white 2d").await.says("More time").says("White");
    assert_eq!(due().await, before + SignedDuration::from_hours(48));
    let post = club.transport.last();
    assert_eq!((post.to.clone(), post.mentions.clone()), (Target::Channel(THREAD.into()), vec![]));
    assert!(post.text.contains("<@p1>, the host, gives White 2 days more"), "{}", post.text);
    club.order("p1", call("extend", Given::at(Some(1)).with("more", "12h"))).await;
    club.press("p1", "extend:1:24").await;
    assert_eq!(due().await, before + SignedDuration::from_hours(48 + 12 + 24));
    types(&club, "boss", "#1 extend 1d").await;
    holds(&club.transport.last().text, &["<@boss>, who manages this server"]);
    types(&club, "boss", "#1 pause 2 now").await;
    let board = club.say("p1", "#1 board").await;
    let alt = &board.iter().find_map(|answer| answer.pictures.first()).expect("a board").alt;
    assert!(alt.contains("paused the game until 20") && alt.contains("UTC") && !alt.contains('<'), "{alt}");
    types(&club, "boss", "#1 resume now").await;
    let version = club.table(1).await.version();
    for (who, text, part) in [
        ("p2", "extend white 2d", "Only P1"),
        ("p9", "#1 extend white 2d", "Only P1"),
        ("p1", "extend pink 2d", "pink"),
        ("p1", "extend black 2d", "isn’t waiting"),
        ("p1", "extend white 61d", "60 days"),
    ] {
        let answers = club.say(who, text).await;
        assert!(told(&answers).contains(part), "{who} {text}: {answers:?}");
    }
    let wrong = call("extend", Given::at(Some(1)).with("more", "white soon"));
    assert!(told(&club.order("p1", wrong).await).contains("`extend "));
    // A manager elsewhere does not manage this server.
    let mut foreign = Club::incoming("p1x", "c9", Said::Press("extend:1:24".into()));
    foreign.who.rights.manages = true;
    foreign.place.server = Some("elsewhere".into());
    assert!(told(&handle(&club.chat, foreign).await).contains("#1"));
    assert_eq!(club.table(1).await.version(), version);
    // A host who plays is refused for their own side, with the way that they have instead.
    club.say("p2", "C5-V7").await;
    club.say("p3", "C5-V7").await;
    for answers in [club.say("p1", "extend 1d").await, types(&club, "p1", "extend red 1d").await] {
        assert!(told(&answers).contains("`pause`"), "{answers:?}");
    }
}

#[tokio::test]
async fn a_host_who_plays_is_offered_the_pause_at_once() {
    let club = Club::begun().await;
    let answers = club.say("p1", "pause 5 #1").await;
    assert_eq!(ids(&answers), ["deal:1:s1:withdraw", "pause:1:5"], "{answers:?}");
    let others = club.say("p2", "takeback 0 #1").await;
    assert!(ids(&others).iter().all(|id| !id.starts_with("pause:")));
    assert!(told(&club.press("p2", "pause:1:5").await).contains("Only P1"));
    club.press("p1", "pause:1:5").await.says("is paused until");
    assert!(club.table(1).await.is_halted());
    let post = club.transport.last();
    assert!(post.text.contains("<@p1>, the host, has paused the game"), "{}", post.text);
    // The proposal is decided, and its buttons go.
    let edits = club.transport.edits.lock().unwrap().clone();
    assert!(edits.iter().any(|(_, letter)| letter.text.contains("a pause of 5 days")), "{edits:?}");
    assert!(told(&club.say("p1", "resume #1").await).contains("is over"));
    assert_eq!(club.table(1).await.paused_until(), None);
    // This works once in a game; later all have to agree.
    club.clock.advance(SignedDuration::from_hours(25));
    let answers = club.say("p1", "pause 5 #1").await;
    assert!(ids(&answers).iter().all(|id| !id.starts_with("pause:")), "{answers:?}");
    assert!(told(&club.say("p1", "pause 3 now #1").await).contains("once"));
    assert!(told(&club.say("p1", "pause 30 now #1").await).contains("at most 7 days"));
    // A member without a seat need not ask.
    types(&club, "boss", "pause 30 #1").await.says("is paused until");
    assert!(told(&club.say("p1", "resume now #1").await).contains("Somebody else has paused"));
    let answers = club.say("p1", "resume #1").await;
    assert!(club.table(1).await.ledger().open().count() > 0, "it is proposed: {answers:?}");
    assert!(told(&types(&club, "boss", "resume #1").await).contains("is over"));
    club.sound().await;
}

#[tokio::test]
async fn a_game_is_voided_after_asking_once_more() {
    let club = Club::begun().await;
    let answers = types(&club, "boss", "void #1 one person, two seats *here* <@p2>").await;
    assert_eq!(ids(&answers), ["void:1"]);
    assert_eq!(club.table(1).await.status(), Status::Playing, "it is only asked");
    for who in ["p1", "other"] {
        let pressed = presses(&club, who, "void:1").await;
        assert!(told(&pressed).contains("too old"), "{who}: {pressed:?}");
    }
    // This also works after a restart, but not forever.
    let club = club.restarted(SignedDuration::from_mins(1)).await;
    club.clock.advance(SignedDuration::from_mins(60));
    assert!(told(&presses(&club, "boss", "void:1").await).contains("too long ago"));
    types(&club, "boss", "void #1 one person, two seats *here* <@p2>").await;
    let club = club.restarted(SignedDuration::from_mins(1)).await;
    assert!(told(&club.press("boss", "void:1").await).contains("Only those who manage"));
    assert!(told(&presses(&club, "boss", "void:1").await).contains("is voided"));
    let table = club.table(1).await;
    assert_eq!((table.status(), table.outcome(), table.is_voided()), (Status::Over, None, true));
    let post = club.transport.last();
    assert_eq!(post.mentions, ["p1", "p2", "p3"]);
    assert!(
        post.text.contains("<@boss> has voided this game") && !post.text.contains("to move"),
        "{}",
        post.text
    );
    assert!(post.text.contains("\\*here\\* \\<"), "{}", post.text);
    club.say("p1", "log #1").await.says("has voided this game");
    assert!(told(&types(&club, "boss", "void #1 again").await).contains("already"));
    club.sound().await;
}

#[tokio::test]
async fn who_may_not_void_is_told_what_they_can_do() {
    let club = Club::begun().await;
    let version = club.table(1).await.version();
    for who in ["p1", "p2", "p9"] {
        let answers = club.say(who, "void #1 I lose").await;
        assert!(told(&answers).contains("`abort`"), "{who}: {answers:?}");
        assert!(told(&types(&club, "p1", "void #1 I lose").await).contains("You play at this table"));
    }
    assert_eq!(club.table(1).await.version(), version);
}

#[tokio::test]
async fn a_voided_result_counts_for_nobody() {
    let club = won().await;
    assert_eq!(club.chat.store.games_of("p1").await.unwrap().len(), 1);
    types(&club, "boss", "void #1 an account was borrowed").await.says("worked out again");
    presses(&club, "boss", "void:1").await;
    assert!(club.chat.store.games_of("p1").await.unwrap().is_empty());
    assert!(club.chat.store.games_of("p2").await.unwrap().is_empty());
    assert_eq!(club.chat.store.standing_of("p2", None).await.unwrap().in_time, 0);
    club.sound().await;
    club.chat.store.rebuild_standing().await.unwrap();
    club.sound().await;
    assert!(club.chat.store.games_of("p1").await.unwrap().is_empty());
    // The record of the game says so, and can be read again.
    let exported = club.say("p1", "export #1").await;
    let file = exported[0].files.first().expect("a record");
    let text = std::str::from_utf8(&file.bytes).unwrap();
    assert!(text.contains("\nResult: voided\n") && text.contains("@void an account was borrowed"), "{text}");
    let late = won().await;
    late.clock.advance(SignedDuration::from_hours(24 * 14 + 1));
    assert!(told(&types(&late, "boss", "void #1 late").await).contains("14 days"));
}

#[tokio::test]
async fn a_seat_is_freed_at_once_and_its_player_told() {
    for names in ["shown", "hidden"] {
        let club = Club::open().await;
        club.say("p1", &format!("new three-player-chess red=p1 white=@p2 black=@p3 names={names}")).await;
        club.press("p2", "join:1").await;
        club.press("p3", "join:1").await;
        let owner = club.table(1).await.holder(liege_game::Seat(1)).unwrap().id.clone();
        let asked = presses(&club, "boss", "free:1:1").await;
        assert_eq!(ids(&asked), ["free:1:1:sure"], "{asked:?}");
        assert!(!told(&asked).contains(&owner), "{asked:?}");
        let before = club.transport.letters().len();
        presses(&club, "boss", "free:1:1:sure").await;
        assert!(club.table(1).await.seats_of(&owner).is_empty());
        let letters = club.transport.letters()[before..].to_vec();
        let post = letters.iter().find(|letter| letter.to == Target::Channel(THREAD.into())).expect("a post");
        assert!(
            post.text.contains("seat of White") && post.buttons.iter().any(|b| b.id == "join:1:1"),
            "{post:?}"
        );
        let hidden = names == "hidden";
        assert_eq!(post.mentions.contains(&owner), !hidden, "{post:?}");
        assert_eq!(post.text.contains("<@"), !hidden, "{post:?}");
        let notices = letters.iter().filter(|letter| letter.to == Target::Member(owner.clone()));
        assert_eq!(notices.count(), usize::from(hidden), "{letters:?}");
        assert_eq!(club.chat.store.standing_of(&owner, None).await.unwrap().left, 0, "nobody is to blame");
        club.press("p9", "join:1:1").await;
        assert_eq!(club.table(1).await.seats_of("p9").len(), 1);
        club.sound().await;
    }
}

#[tokio::test]
async fn the_card_shows_what_may_be_done() {
    let club = Club::after(&[("h", "new three-player-chess red=@p1 white=@p2 black=open time=3d")]).await;
    let card = club.say("h", "host #1").await;
    assert_eq!(ids(&card), ["give-up:1"], "{card:?}");
    club.say("p1", "join #1").await;
    assert_eq!(ids(&club.say("h", "host").await), ["fill:1", "give-up:1"]);
    assert!(told(&club.say("p1", "host #1").await).contains("Only H"));
    club.say("p2", "join #1").await;
    club.say("p3", "join #1").await;
    let card = club.say("h", "host #1").await;
    assert_eq!(ids(&card), ["extend:1:24", "extend:1:72", "pause:1:7"], "{card:?}");
    assert!(told(&card).contains("its host") && !told(&card).contains("void"), "{card:?}");
    let card = types(&club, "boss", "host #1").await;
    let all = ["extend:1:24", "extend:1:72", "pause:1:7", "free:1:0", "free:1:1", "free:1:2", "void-why:1"];
    assert_eq!(ids(&card), all, "{card:?}");
    assert!(told(&card).contains("`void #1`"), "{card:?}");
    // A player's card has less.
    let card = types(&club, "p2", "host #1").await;
    assert!(!ids(&card).contains(&"extend:1:24") && told(&card).contains("You play here"), "{card:?}");
    club.press("h", "pause:1:7").await;
    assert_eq!(ids(&club.say("h", "host #1").await), ["extend:1:24", "extend:1:72", "resume:1"]);
    club.press("h", "resume:1").await;
    for code in ["ru", "uk"] {
        club.say("h", &format!("language {code}")).await;
        club.say("h", "host #1").await.lacks("host").says("#1");
    }
    // Before the game a table is given up after a confirmation.
    club.say("p1", "new three-player-chess red=p1").await;
    assert_eq!(ids(&club.press("p1", "give-up:2").await), ["give-up:2:sure"]);
    assert!(told(&club.press("p2", "give-up:2:sure").await).contains("P1"));
    club.press("p1", "give-up:2:sure").await;
    assert_eq!(club.table(2).await.status(), Status::Abandoned);
}
