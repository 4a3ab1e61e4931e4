//! Forms and menus of members on Discord, field by field, through the real client and a stand-in on loopback:
//! a contest announced by a form and its game played by forms, a game brought in as a file by a form, and
//! people chosen in menus.

use crate::house;
use crate::standin;

use house::{Program, button};
use liege_store::{self as store, Store};
use liege_table::Status;
use standin::world::MEMBERS;
use standin::{File, Message, Standin};

/// The ids of the menus of members under a message.
fn menus(message: &Message) -> Vec<&str> {
    let menus = message.buttons.iter().flatten().filter(|(_, _, style)| *style == MEMBERS);
    menus.map(|(id, _, _)| id.as_str()).collect()
}

/// The only menu of members under a message.
fn menu(message: &Message) -> &str {
    let [menu] = menus(message)[..] else { panic!("{message:?}") };
    menu
}

/// Plays a move by the form behind *Moves* under a turn. Returns the next turn.
async fn typed_in(standin: &Standin, player: u64, turn: &Message, mv: &str, posts: usize) -> Message {
    let moves = standin.press(player, turn.id, button(turn, "moves:")).await;
    let answer = moves.last().expect("an answer");
    assert!(answer.ephemeral, "{answer:?}");
    let told = standin.fill_in(player, answer.id, button(answer, "form:move:"), &[("notation", mv)]).await;
    assert!(told.iter().all(|told| told.ephemeral), "{told:?}");
    standin.posted(turn.channel, posts).await.remove(posts - 1)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_contest_and_two_games_go_by_forms() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let standin = Standin::start().await;
    let (ada, bob) = (standin.user("Ada", "en-US"), standin.user("Bob", "uk"));
    let (cyd, dan) = (standin.user("Cyd", "de"), standin.user("Dan", "en-US"));
    let hall = standin.channel("hall");
    let program = Program::start(&standin, &data).await;
    let me = standin.mention();

    // Typed without its parts, the command offers a form in its place.
    standin.say(ada, hall, &format!("{me} contest new"));
    let how = standin.posted(hall, 1).await.remove(0);
    assert!(how.content.contains("Say the format and the game") && !how.ephemeral, "{how:?}");
    let form = button(&how, "form:contest-new").to_owned();
    let wrong = [("format", "Swiss"), ("game", "ludo")];
    let refused = standin.fill_in(ada, how.id, &form, &wrong).await;
    assert!(refused[0].ephemeral && refused[0].content.contains("ludo"), "{refused:?}");
    let given = [
        ("format", "round robin"),
        ("game", "chess"),
        ("name", "Spring"),
        ("settings", "checkin=off limit=5"),
    ];
    let made = standin.fill_in(ada, how.id, &form, &given).await;
    assert!(made.is_empty(), "the post says it: {made:?}");
    let contest = standin.posted(hall, 2).await.remove(1);
    assert!(contest.content.contains("Spring"), "{contest:?}");
    // The slash command without its parts shows the form at once, in the language of the reader.
    let asked = standin.change(|world| world.slash(cyd, hall, "contest-new", &[]));
    let title =
        standin.until("a form", |world| world.interactions[&asked].form.clone()).await["title"].clone();
    assert_eq!(title, "Ein Turnier ankündigen");

    // The organiser adds a player from a menu of members; nobody else has that menu.
    for player in [ada, bob, cyd] {
        standin.press(player, contest.id, button(&contest, "contest-join:1")).await;
    }
    let theirs = standin.slash(bob, hall, "contest", &[("contest", "1")]).await;
    assert!(menus(&theirs[0]).is_empty(), "{theirs:?}");
    let card = standin.slash(ada, hall, "contest", &[("contest", "1")]).await;
    let late = standin.choose(ada, card[0].id, menu(&card[0]), dan).await;
    assert!(late.is_empty(), "nothing is refused: {late:?}");
    let given = [("member", dan.to_string()), ("reason", "a test".to_owned())];
    let given = given.each_ref().map(|(name, value)| (*name, value.as_str()));
    let gone = standin.fill_in(ada, card[0].id, button(&card[0], "form:contest-drop:1"), &given).await;
    assert!(gone.is_empty(), "nothing is refused: {gone:?}");
    standin.slash(ada, hall, "contest-close", &[]).await;

    // Its game: every move is typed into a form, and so is a note.
    let table = standin
        .until("the table of the contest", |world| {
            let turn = |message: &&Message| {
                message.author == world.bot
                    && message.buttons.iter().flatten().any(|b| b.0.starts_with("moves:"))
            };
            world.messages.iter().find(turn).cloned()
        })
        .await;
    // Only a member who is to move is asked for a move.
    let mut players = Vec::new();
    for player in [ada, bob, cyd] {
        let asked = standin.press(player, table.id, button(&table, "moves:")).await;
        if asked
            .iter()
            .flat_map(|asked| asked.buttons.iter().flatten())
            .any(|(id, ..)| id.starts_with("form:move:"))
        {
            players.push(player);
        }
    }
    let [white] = players[..] else { panic!("{players:?}") };
    let mut turn = table;
    let first = standin.posts(turn.channel).len();
    let notes = standin.slash(white, turn.channel, "note", &[]).await;
    let noted = standin.fill(white, notes[0].id, button(&notes[0], "note:1"), "Watch the diagonal.").await;
    assert!(noted[0].ephemeral && noted[0].content.contains('1'), "{noted:?}");
    let mut player = white;
    for (index, mv) in ["f3", "e5", "g4", "Qh4#"].into_iter().enumerate() {
        turn = typed_in(&standin, player, &turn, mv, first + index + 1).await;
        player = turn.notified.first().copied().unwrap_or(player);
    }
    let end = standin.posts(turn.channel);
    assert!(end.iter().any(|post| post.content.contains("Qh4#")), "{end:#?}");

    // A game from a file, which goes on and ends.
    let den = standin.channel("den");
    let game = "[White \"Ada\"]\n[Black \"Bob\"]\n\n1. f3 e5 2. g4 *\n";
    let game = File { name: "game.pgn".into(), kind: "text/plain".into(), bytes: game.into(), alt: None };
    let sent = standin.attach(bob, den, "look", game).to_string();
    standin.say(bob, den, &format!("{me} import"));
    let how = standin.posted(den, 1).await.remove(0);
    let given = [("file", sent.as_str())];
    let brought = standin.fill_in(bob, how.id, button(&how, "form:import"), &given).await;
    assert!(brought[0].ephemeral, "{brought:?}");
    let number = button(&brought[0], "board:").split(':').nth(1).and_then(|id| id.parse::<i64>().ok());
    let number = number.expect("the number of a table");
    let lobby = standin.posted(den, 2).await.remove(1);
    // The member who brings it in has the seat of their name.
    standin.press(ada, lobby.id, button(&lobby, &format!("join:{number}"))).await;
    let turn = standin.posted(lobby.id, 1).await.remove(0);
    typed_in(&standin, bob, &turn, "Qh4", 2).await;

    program.stop().await;
    let store = Store::open_read_only(&data).await.unwrap();
    let report = store::verify(&store).await.unwrap();
    assert!(report.is_sound(), "{report:?}");
    for id in [1, number] {
        let table = store.table(id).await.unwrap().expect("a table");
        assert_eq!(table.status(), Status::Over, "#{id}");
    }
    store.close().await;
    standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_and_places_are_chosen_from_menus() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let standin = Standin::start().await;
    let (ada, bob) = (standin.user("Ada", "en-US"), standin.user("Bob", "uk"));
    let eve = standin.user("Eve", "en-US");
    let managers = standin.read(|world| world.managers);
    standin.change(|world| world.users.get_mut(&eve).unwrap().roles = vec![managers]);
    let (hall, den) = (standin.channel("hall"), standin.channel("den"));
    let program = Program::start(&standin, &data).await;

    // A challenge: the person, the game.
    let list = standin.slash(ada, hall, "challenges", &[]).await;
    let games = standin.choose(ada, list[0].id, menu(&list[0]), bob).await;
    let chess = format!("challenge-in:{bob}:chess");
    assert!(games[0].content.contains(&format!("<@{bob}>")), "{games:?}");
    standin.press(ada, games[0].id, button(&games[0], &chess)).await;
    let challenge = standin.posted(hall, 1).await.remove(0);
    assert_eq!(challenge.notified, [bob]);

    // Somebody gives their seat away.
    standin.press(bob, challenge.id, button(&challenge, "join:1")).await;
    let turn = standin.posted(challenge.id, 1).await.remove(0);
    let more = standin.press(ada, turn.id, button(&turn, "more:1")).await;
    assert_eq!(menu(&more[0]), "form:hand:1");
    let handed = standin.choose(ada, more[0].id, "form:hand:1", eve).await;
    assert!(handed[0].ephemeral && handed[0].content.contains(&format!("<@{eve}>")), "{handed:?}");

    // A block, which only its author sees.
    let blocks = standin.slash(bob, hall, "blocks", &[]).await;
    let blocked = standin.choose(bob, blocks[0].id, menu(&blocks[0]), eve).await;
    assert!(blocked[0].ephemeral && blocked[0].content.contains(&format!("<@{eve}>")), "{blocked:?}");
    let bot = standin.read(|world| world.bot);
    let refused = standin.choose(bob, blocks[0].id, menu(&blocks[0]), bot).await;
    assert!(refused[0].ephemeral, "{refused:?}");

    // The server's settings in one form.
    let card = standin.slash(eve, hall, "setup", &[]).await;
    let (channels, role) = (format!("{hall} {den}"), managers.to_string());
    let given = [
        ("channel", channels.as_str()),
        ("role", role.as_str()),
        ("language", "українська"),
        ("zone", "Kyiv"),
        ("defaults", "time=5d"),
    ];
    let set = standin.fill_in(eve, card[0].id, button(&card[0], "form:setup"), &given).await;
    for part in [format!("<#{hall}>"), format!("<#{den}>"), format!("<@&{managers}>"), "Kyiv".to_owned()] {
        assert!(set[0].content.contains(&part), "{part}: {set:?}");
    }
    // Nobody else may send it.
    let refused = standin.fill_in(ada, card[0].id, "form:setup", &[("zone", "Paris")]).await;
    assert!(refused[0].content.contains("managers of this server"), "{refused:?}");

    program.stop().await;
    standin.finish();
}
