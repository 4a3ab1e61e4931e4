//! The slash commands as Discord gets them.

use crate::standin::Standin;
use crate::support::{Bot, Recorder};
use liege_chat::command::GROUPS;
use liege_discord::DiscordSettings;

#[tokio::test]
async fn commands_are_registered_everywhere_or_on_one_server() {
    let standin = Standin::start().await;
    let bot = Bot::start(&standin, Recorder::silent()).await;
    let names = standin.read(|world| {
        let commands = &world.commands[&None];
        commands
            .iter()
            .filter(|command| command["type"] == 1)
            .map(|c| c["name"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    });
    // One for each command without a group, and one for each group.
    let alone = liege_chat::commands().filter(|command| command.group.is_none()).map(|command| command.id);
    let mut expected: Vec<&str> = alone.chain(GROUPS.iter().map(|group| group.id)).collect();
    let mut names = names;
    names.sort_unstable();
    expected.sort_unstable();
    assert_eq!(names, expected);
    assert_eq!(standin.read(|world| world.command("move")["name_localizations"]["ru"].clone()), "ход");
    let beside = standin.read(|world| {
        let commands = world.commands[&None].iter().filter(|command| command["type"] != 1);
        commands.map(|command| command["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    });
    assert_eq!(beside, ["Play this as my move", "Board here", "Challenge", "Rating"]);
    bot.stop().await.unwrap();
    standin.finish();

    let standin = Standin::start().await;
    let guild = standin.read(|world| world.guild);
    let settings = DiscordSettings { guild: Some(guild), ..standin.settings() };
    let bot = Bot::with(&standin, settings, Recorder::silent()).await;
    assert_eq!(standin.read(|world| world.commands.keys().copied().collect::<Vec<_>>()), [Some(guild)]);
    bot.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn a_failed_registration_is_tried_again_and_nothing_else_follows() {
    let standin = Standin::start().await;
    standin.fail("PUT", "/commands", 500, 0, 1);
    let bot = Bot::start(&standin, Recorder::silent()).await;
    let asked = standin.read(|world| world.asked.clone());
    let tries: Vec<_> = asked.iter().filter(|asked| asked.path.ends_with("/commands")).collect();
    assert_eq!(tries.iter().map(|asked| asked.status).collect::<Vec<_>>(), [500, 200]);
    assert!(asked.iter().all(|asked| asked.method != "DELETE"));
    let log = crate::standin::watch::log();
    assert!(log.contains("the slash commands could not be registered"), "{log}");
    bot.stop().await.unwrap();
    standin.finish();
}
