//! Forums as lists of tables: every table is a post with tags for its game and its state, and everything
//! about it goes there.

use crate::house::{Program, button, number_of};
use crate::standin::rights::{INVITED, MANAGE_CHANNELS};
use crate::standin::world::{Kind, Tag};
use crate::standin::{Fault, Standin};
use jiff::SignedDuration;

/// A forum that is the server's only channel for tables, a hall where people talk, and two of them.
struct Club {
    standin: Standin,
    forum: u64,
    hall: u64,
    ada: u64,
    bob: u64,
}

impl Club {
    /// Opens a club. `rights` are the bot's permissions beyond those of its invitation.
    async fn open(data: &std::path::Path, rights: u64) -> (Club, Program) {
        let standin = Standin::start().await;
        standin.change(|world| world.allowed = INVITED | rights);
        let (ada, bob) = (standin.user("Ada", "en-US"), standin.user("Bob", "en-US"));
        let (hall, forum) =
            (standin.channel("hall"), standin.change(|world| world.add_channel("games", Kind::Forum)));
        standin.change(|world| world.users.get_mut(&ada).unwrap().roles = vec![world.managers]);
        let program = Program::start(&standin, data).await;
        let club = Club { standin, forum, hall, ada, bob };
        // Before it has heard of the server it does not know the kinds of channels.
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        let settled = club.standin.slash(ada, hall, "setup", &[("channel", &forum.to_string())]).await;
        assert!(settled[0].content.contains("In a forum every table is a post"), "{}", settled[0].content);
        assert!(!settled[0].content.contains("I lack"), "{}", settled[0].content);
        (club, program)
    }

    /// Ada opens a table in the hall. Returns the answer.
    async fn opens(&self) -> String {
        let (ada, bob) = (self.ada.to_string(), self.bob.to_string());
        let given = [("game", "dragonchess"), ("seat1", ada.as_str()), ("seat2", bob.as_str())];
        self.standin.slash(self.ada, self.hall, "new", &given).await[0].content.clone()
    }

    /// The only post, as soon as it exists.
    async fn post(&self) -> u64 {
        self.standin.until("a post", |world| world.posts_of(self.forum).first().copied()).await
    }

    async fn tagged(&self, post: u64, tags: &[&str]) {
        let tagged = |world: &crate::standin::World| (world.tags_of(post) == tags).then_some(());
        self.standin.until(&format!("{tags:?}"), tagged).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_a_post_of_the_forum_filed_by_game_and_state() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let (club, program) = Club::open(&data, MANAGE_CHANNELS).await;
    let standin = &club.standin;
    let said = club.opens().await;
    assert!(said.contains(&format!("post of its own in <#{}>", club.forum)), "{said}");
    let post = club.post().await;
    // Its invitation starts it, and its tags are created when they are needed.
    let first = standin.until("the invitation", |world| world.message(post).cloned()).await;
    assert!(first.notified.contains(&club.bob) && first.channel == post, "{first:?}");
    assert_eq!(standin.read(|world| world.channels[&post].name.clone()), "Dragonchess #1: Ada");
    assert_eq!(standin.read(|world| world.tags_of(post).join(", ")), "Dragonchess, Open");
    assert_eq!(standin.messages(club.hall).iter().filter(|message| !message.ephemeral).count(), 0);

    // Somebody sits down: the game starts there, and no further thread is opened.
    standin.press(club.bob, post, button(&first, "join:1")).await;
    let board = standin
        .until("the board", |world| {
            world.messages.iter().find(|m| m.channel == post && number_of(m) == Some(0)).cloned()
        })
        .await;
    assert!(!board.content.contains("/channels/"), "the invitation stands above it: {}", board.content);
    club.tagged(post, &["Dragonchess", "Playing"]).await;
    assert_eq!(standin.read(|world| world.channels[&post].name.clone()), "Dragonchess #1: Ada, Bob");
    assert_eq!(standin.read(|world| world.posts_of(club.forum)), [post]);

    // A question in the post is answered there, and a tag that somebody added stays.
    standin.change(|world| {
        let id = world.id();
        let tag = Tag { id, name: "League".into(), moderated: false };
        world.channels.get_mut(&club.forum).unwrap().tags.push(tag);
        world.channels.get_mut(&post).unwrap().applied.push(id);
    });
    standin.say(club.bob, post, &format!("{} tables", standin.mention()));
    let told = |m: &&crate::standin::Message| {
        m.author != club.bob && m.content.contains("#1") && m.id != post && number_of(m).is_none()
    };
    standin.until("the list", |world| world.messages.iter().find(told).cloned()).await;
    let asked = standin.slash(club.bob, post, "resign", &[]).await;
    standin.press(club.bob, asked[0].id, button(&asked[0], "resign")).await;
    // Discord allows few renames in ten minutes, so the state is shown a little later.
    program.stop().await;
    standin.gone().await;
    let program = Program::start_ahead(standin, &data, SignedDuration::from_mins(7)).await;
    club.tagged(post, &["Dragonchess", "Finished", "League"]).await;
    assert_eq!(standin.read(|world| world.channels[&post].name.clone()), "✅ Dragonchess #1: Ada, Bob");
    let made: Vec<String> =
        standin.read(|world| world.channels[&club.forum].tags.iter().map(|tag| tag.name.clone()).collect());
    assert_eq!(made, ["Dragonchess", "Open", "Playing", "League", "Finished"]);
    program.stop().await;
    club.standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_post_is_begun_once_whatever_becomes_of_the_answers() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let (club, program) = Club::open(&data, MANAGE_CHANNELS).await;
    let standin = &club.standin;
    // Discord starts it and reports a failure, twice.
    standin.fault(Fault {
        method: "POST",
        path: format!("/channels/{}/threads", club.forum),
        status: 500,
        code: 0,
        retry_after: None,
        times: 2,
        after_doing: true,
    });
    club.opens().await;
    let post = club.post().await;
    // The program is killed at that moment, or a little later: the next start looks before it opens another
    // one.
    program.kill().await;
    standin.change(|world| world.session = None);
    let program = Program::start(standin, &data).await;
    let first = standin.until("the invitation", |world| world.message(post).cloned()).await;
    standin.press(club.bob, post, button(&first, "join:1")).await;
    let board = |world: &crate::standin::World| {
        world.messages.iter().find(|m| number_of(m) == Some(0)).map(|m| m.channel)
    };
    assert_eq!(standin.until("the board", board).await, post);
    assert_eq!(standin.read(|world| world.posts_of(club.forum)), [post]);

    // The post is deleted: the next announcement starts another one, in which the game goes on.
    standin.change(|world| world.delete_channel(post));
    let listed = standin.slash(club.ada, club.hall, "tables", &[]).await;
    assert!(listed[0].content.contains("#1"), "{}", listed[0].content);
    let (name, given) = ("move", [("notation", "2a2-2a3"), ("table", "1")]);
    let played = standin.slash(club.ada, club.hall, name, &given).await;
    assert!(played[0].content.contains("Played"), "{}", played[0].content);
    let again = club.post().await;
    let board = |world: &crate::standin::World| {
        world.messages.iter().find(|m| m.channel == again && number_of(m) == Some(1)).map(|m| m.id)
    };
    assert_eq!(standin.until("the next board", board).await, again);
    club.tagged(again, &["Dragonchess", "Playing"]).await;
    program.stop().await;
    club.standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_the_right_to_make_tags_those_that_there_are_are_given() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let (club, program) = Club::open(&data, 0).await;
    let standin = &club.standin;
    // One tag for the state, in another language and case; one that only moderators give; and a tag is
    // required.
    standin.change(|world| {
        let ids = [world.id(), world.id(), world.id()];
        let tag = |at: usize, name: &str, moderated| Tag { id: ids[at], name: name.into(), moderated };
        let forum = world.channels.get_mut(&club.forum).unwrap();
        forum.tag_required = true;
        forum.tags = vec![tag(0, "News", true), tag(1, "Chat", false), tag(2, "ИДЁТ ИГРА", false)];
    });
    club.opens().await;
    let post = club.post().await;
    club.tagged(post, &["Chat"]).await;
    let first = standin.until("the invitation", |world| world.message(post).cloned()).await;
    standin.press(club.bob, post, button(&first, "join:1")).await;
    standin.until("its state", |world| world.tags_of(post).contains(&"ИДЁТ ИГРА").then_some(())).await;

    // Nothing is lost if the bot may not post: the players get it privately, and a manager is told.
    standin.change(|world| world.deny(club.forum, crate::standin::rights::WRITE));
    let lacks = format!("In <#{}> I lack permissions: Send Messages.", club.forum);
    let mut told = String::new();
    // Liege hears of it a moment later.
    for _ in 0..40 {
        told = standin.slash(club.ada, club.hall, "setup", &[]).await.remove(0).content;
        if told.contains(&lacks) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert!(told.contains(&lacks), "{told}");
    let there = [(standin.read(|world| world.guild.to_string()), club.forum.to_string())];
    let found = liege_discord::examine(&standin.settings(), &there).await.unwrap();
    assert_eq!(found.channels, [("#games".to_owned(), vec!["Send Messages"])]);
    club.opens().await;
    let direct = standin.change(|world| world.direct(club.bob));
    standin
        .until("the invitation, privately", |world| {
            world.messages.iter().find(|m| m.channel == direct && m.content.contains("#2")).map(|_| ())
        })
        .await;
    assert_eq!(standin.read(|world| world.posts_of(club.forum)), [post]);
    program.stop().await;
    club.standin.finish();
}
