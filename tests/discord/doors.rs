//! The doors between Liege and Discord's present interface that are no forms: a personal installation, the line
//! beside the bot's name, emoji in menus, covered answers.

use crate::house;
use crate::standin;

use house::{Program, button};
use liege_discord::{EmojiChange, keep_emoji};
use liege_render::Renderer;
use standin::{Standin, Wire};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_personal_installation_does_what_works_without_the_bot() {
    let folder = tempfile::tempdir().unwrap();
    let standin = Standin::start().await;
    let ada = standin.user("Ada", "de");
    let hall = standin.channel("hall");
    let program = Program::start(&standin, &folder.path().join("liege.sqlite")).await;
    standin.change(|world| world.personal = true);
    let refused = standin.slash(ada, hall, "new", &[("game", "chess")]).await;
    let link = "https://discord.com/oauth2/authorize?client_id=";
    assert!(refused[0].ephemeral && refused[0].content.contains(link), "{refused:?}");
    assert!(refused[0].content.contains("nicht auf diesem Server"), "{refused:?}");
    let help = standin.slash(ada, hall, "help", &[]).await;
    assert!(help[0].ephemeral && !help[0].content.contains(link), "{help:?}");
    // In direct messages all of it works.
    let direct = standin.change(|world| world.direct(ada));
    let opened = standin.slash(ada, direct, "new", &[("game", "chess")]).await;
    assert!(!opened[0].content.contains(link), "{opened:?}");
    assert!(standin.posts(hall).is_empty());
    program.stop().await;
    standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_line_beside_the_name_says_what_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let standin = Standin::start().await;
    let (ada, bob) = (standin.user("Ada", "en-US"), standin.user("Bob", "en-US"));
    let hall = standin.channel("hall");
    let shown = async |count: usize, line: &str| {
        let last = standin
            .until("a line beside the name", |world| {
                (world.presences.len() >= count).then(|| world.presences.last().cloned())
            })
            .await;
        assert_eq!(last.as_deref(), Some(line));
    };
    let program = Program::start(&standin, &data).await;
    shown(1, "").await;
    standin.slash(ada, hall, "new", &[("game", "chess")]).await;
    let lobby = standin.posted(hall, 1).await.remove(0);
    program.stop().await;
    let program = Program::start(&standin, &data).await;
    shown(2, "1 waits for players").await;
    // Whoever opens a table sits there.
    standin.press(bob, lobby.id, button(&lobby, "join:1")).await;
    standin.posted(lobby.id, 1).await;
    program.stop().await;
    let program = Program::start(&standin, &data).await;
    shown(3, "1 game").await;
    // It does not change by itself, and comes again with a new connection.
    standin.break_gateway(Wire::Close(4009));
    shown(4, "1 game").await;
    program.stop().await;
    standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pieces_in_menus_have_emoji_once_they_are_uploaded() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let standin = Standin::start().await;
    let signs = liege_chat::sign_pictures(&Renderer::new().unwrap());
    let kinds = ["pawn_", "knight_", "bishop_", "rook_", "queen_", "king_"];
    let of_chess = |key: &str| kinds.iter().any(|kind| key.starts_with(kind));
    let signs: Vec<_> = signs.into_iter().filter(|(key, _)| of_chess(key)).collect();
    let settings = standin.settings();
    let keep = async |dry: bool| {
        let mut changes = Vec::new();
        let stay = keep_emoji(&settings, &signs, dry, |change| changes.push(change.clone())).await.unwrap();
        (stay, changes)
    };
    let (stay, would) = keep(true).await;
    assert_eq!((stay, would.len()), (0, signs.len()));
    assert!(standin.read(|world| world.emoji.is_empty()), "a dry run changes nothing");
    assert_eq!(keep(false).await, (0, would));
    // Emoji of somebody else stay, and an old picture of ours goes.
    standin.change(|world| {
        world.emoji.push((7, "party_parrot".to_owned(), Vec::new()));
        world.emoji.push((8, "lg_pawn_white_000000".to_owned(), Vec::new()));
    });
    let old = EmojiChange::Remove("lg_pawn_white_000000".to_owned());
    assert_eq!(keep(false).await, (signs.len(), vec![old]));
    assert_eq!(keep(false).await, (signs.len(), Vec::new()));
    assert!(standin.read(|world| world.emoji.iter().any(|(_, name, _)| name == "party_parrot")));

    // A running bot shows them.
    let (ada, bob) = (standin.user("Ada", "en-US"), standin.user("Bob", "en-US"));
    let hall = standin.channel("hall");
    let program = Program::start(&standin, &data).await;
    standin
        .until("the list of emoji", |world| {
            let asked =
                |asked: &&standin::world::Asked| asked.method == "GET" && asked.path.ends_with("/emojis");
            (world.asked.iter().filter(asked).count() > 4).then_some(())
        })
        .await;
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    let given = [("opponent", bob.to_string()), ("game", "chess".to_owned())];
    let given = given.each_ref().map(|(name, value)| (*name, value.as_str()));
    standin.slash(ada, hall, "challenge", &given).await;
    let lobby = standin.posted(hall, 1).await.remove(0);
    standin.press(bob, lobby.id, button(&lobby, "join:1")).await;
    let turn = standin.posted(lobby.id, 1).await.remove(0);
    let white = if turn.notified.first() == Some(&ada) { ada } else { bob };
    standin.press(white, turn.id, button(&turn, "moves:")).await;
    let emoji = standin.read(|world| {
        let bodies = world.asked.iter().rev().map(|asked| asked.body.to_string());
        bodies.into_iter().find(|body| body.contains("\"emoji\"")).unwrap_or_default()
    });
    assert!(emoji.contains("lg_pawn_white_") && emoji.contains("lg_knight_white_"), "{emoji}");
    program.stop().await;
    standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_answer_of_a_puzzle_is_covered() {
    let folder = tempfile::tempdir().unwrap();
    let standin = Standin::start().await;
    let ada = standin.user("Ada", "en-US");
    let hall = standin.channel("hall");
    let program = Program::start(&standin, &folder.path().join("liege.sqlite")).await;
    let puzzle = standin.slash(ada, hall, "puzzle", &[("game", "chess")]).await;
    assert!(puzzle[0].files.iter().all(|file| !file.name.starts_with("SPOILER_")), "{puzzle:?}");
    let hint = standin.press(ada, puzzle[0].id, button(&puzzle[0], "puzzle-hint:chess:")).await;
    let told = standin.press(ada, hint[0].id, button(&hint[0], "puzzle-answer:chess:")).await;
    assert!(told[0].content.contains("The answer: ||"), "{told:?}");
    let file = &told[0].files[0];
    assert!(file.name.starts_with("SPOILER_puzzle-chess-"), "{}", file.name);
    assert!(!file.alt.as_deref().unwrap_or_default().contains("||"), "{:?}", file.alt);
    program.stop().await;
    standin.finish();
}
