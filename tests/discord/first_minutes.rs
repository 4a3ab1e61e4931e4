//! The first five minutes on a server: three members who have never met the bot, and all texts that they
//! read.

use crate::house;
use crate::standin;

use house::{Program, button};
use standin::{Kind, Standin, World};

/// All messages of the bot, in order, as people see them, for reading (`--nocapture`).
fn told(standin: &Standin) -> String {
    standin.read(|world| {
        let place = |channel: u64| match &world.channels[&channel].kind {
            Kind::Direct { .. } => "privately".to_owned(),
            _ => format!("#{}", world.channels[&channel].name),
        };
        let line = |message: &standin::Message| {
            let who = &world.users[&message.author].name;
            let seen = if message.ephemeral { " (only they see it)" } else { "" };
            let buttons: Vec<&str> =
                message.buttons.iter().flatten().map(|button| button.1.as_str()).collect();
            let calls = message.notified.len();
            format!(
                "{who} {}{seen}, calls {calls} {buttons:?}\n    {}",
                place(message.channel),
                message.content.replace('\n', "\n    ")
            )
        };
        world.messages.iter().map(line).collect::<Vec<_>>().join("\n")
    })
}

fn signs(world: &World) -> usize {
    world.signs.len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_newcomers_find_their_way() {
    let folder = tempfile::tempdir().unwrap();
    let standin = Standin::start().await;
    let (ada, bob) = (standin.user("Ada", "en-US"), standin.user("Bob", "en-US"));
    let cyd = standin.user("Cyd", "uk");
    let hall = standin.channel("hall");
    let program = Program::start(&standin, &folder.path().join("liege.sqlite")).await;
    let me = standin.mention();
    let say = |who: u64, text: &str| standin.say(who, hall, &format!("{me} {text}"));

    // Greetings and help are answered in place, in a few lines.
    say(ada, "hello");
    let hello = standin.posted(hall, 1).await.remove(0);
    assert!(hello.content.contains("Hello!") && hello.content.contains("@Liege new"), "{}", hello.content);
    say(cyd, "привіт");
    assert!(standin.posted(hall, 2).await[1].content.contains("Вітаю"));
    say(bob, "help join");
    assert!(standin.posted(hall, 3).await[2].content.contains("join"));
    assert_eq!(standin.read(signs), 0);

    // The form that everybody tries: the invitation is the only answer.
    say(ada, &format!("new dragons-breakthrough <@{ada}> <@{bob}>"));
    let lobby = standin.posted(hall, 4).await.remove(3);
    assert!(lobby.content.contains("Breakthrough") && lobby.notified == [bob], "{lobby:?}");
    standin.press(bob, lobby.id, button(&lobby, "join:1")).await;
    let first = standin.posted(lobby.id, 1).await.remove(0);
    let (mut called, guild) = (first.notified.clone(), standin.read(|world| world.guild));
    called.sort_unstable();
    assert_eq!(called, [ada, bob]);
    assert!(first.content.contains(&format!("/{guild}/{hall}/{}", lobby.id)), "{}", first.content);
    assert_eq!((standin.posts(hall).len(), standin.read(signs)), (4, 0), "no word besides");

    // Chatter in reply to the board is ignored.
    for (who, text) in [(bob, "haha"), (cyd, "hm"), (ada, "nice board!")] {
        standin.reply(who, first.id, text);
    }
    // An illegal move is refused privately, with its table and the typed text.
    standin.reply(ada, first.id, "99-98");
    let direct = standin.change(|world| world.direct(ada));
    let refusal = standin.posted(direct, 1).await.remove(0);
    let head = refusal.content.lines().next().unwrap().to_owned();
    assert_eq!(head, format!("-# <#{}> · #1 · “99-98”", lobby.id));
    standin.until("a sign", |world| (signs(world) == 1).then_some(())).await;
    // A legal move is played, and pings only the next player.
    standin.reply(ada, first.id, "32-20");
    let second = standin.posted(lobby.id, 2).await.remove(1);
    assert_eq!(second.notified, [bob]);
    // Chatter had no effect.
    assert_eq!((standin.posts(direct).len(), standin.posts(lobby.id).len()), (1, 2));

    // A typing error, an unknown game, and a table for two with anyone.
    say(cyd, "hlep");
    say(cyd, "new checkerz");
    say(cyd, "new chess");
    let open = standin.posted(hall, 5).await.remove(4);
    assert!(
        open.content.contains(&format!("<@{cyd}>")),
        "the host of a game for two sits there: {}",
        open.content
    );
    let theirs = standin.change(|world| world.direct(cyd));
    let answers = standin.posted(theirs, 2).await;
    assert!(answers[1].content.contains("checkerz"), "{answers:?}");
    standin.until("signs", |world| (signs(world) == 3).then_some(())).await;
    eprintln!("{}", told(&standin));
    program.stop().await;
    standin.finish();
}
