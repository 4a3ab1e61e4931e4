//! The program is killed (SIGKILL) at random moments of a game on Discord, fifty times: every acknowledged
//! action is there afterwards, and every post exactly once.

use crate::bot::Bot;
use crate::program;
use crate::standin;

use liege_store::{Store, Which};
use program::Ground;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use standin::Standin;
use standin::world::Message;
use std::collections::BTreeMap;
use std::time::Duration;

const KILLS: usize = 50;
/// The number of moves between two kills: every picture takes its time.
const MOVES: usize = 2;

/// The newest table in the data file.
async fn newest(ground: &Ground) -> Option<std::sync::Arc<liege_table::Table>> {
    let store = Store::open_read_only(&ground.path("liege.sqlite")).await.ok()?;
    let mut last = None;
    while let Some(line) = store.tables(Which::After(last.unwrap_or(0), 100)).await.expect("tables").last() {
        last = Some(line.id);
    }
    let table = match last {
        Some(id) => store.table(id).await.expect("the table replays"),
        None => None,
    };
    store.close().await;
    table
}

/// The answer to an interaction, as soon as there is one.
fn told(standin: &Standin, interaction: u64) -> Option<Message> {
    standin.read(|world| {
        let own =
            |message: &&Message| message.interaction == Some(interaction) && !message.content.is_empty();
        world.messages.iter().find(own).cloned()
    })
}

/// Creates a table at which one member holds every seat, and waits for its first board.
async fn lay(standin: &Standin, member: u64, channel: u64) -> u64 {
    let before: Vec<u64> = standin.read(|world| world.channels.keys().copied().collect());
    let settings = ("settings", "red=me white=me black=me truce=off");
    standin.slash(member, channel, "new", &[("game", "three-player-chess"), settings]).await;
    let thread = standin
        .until("a thread for the table", |world| {
            world.channels.keys().find(|id| !before.contains(id) && world.channels[id].id != channel).copied()
        })
        .await;
    standin.posted(thread, 1).await;
    thread
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_any_moment_nothing_is_lost_and_nothing_said_twice() {
    let standin = Standin::start().await;
    let ground = Ground::new();
    let member = standin.user("Ada", "en-US");
    let channel = standin.channel("chess");
    let mut random = ChaCha8Rng::seed_from_u64(50);
    let mut bot = Bot::start(&ground, &standin, &[], &[]);
    standin.ready().await;
    let mut thread = lay(&standin, member, channel).await;
    // The actions that the member was told are played, by table.
    let mut acknowledged: BTreeMap<i64, Vec<String>> = BTreeMap::new();
    let mut threads = BTreeMap::new();
    let mut unanswered = 0;
    for _ in 0..KILLS {
        let table = newest(&ground).await.expect("a table");
        let known = acknowledged.entry(table.id()).or_default();
        let logged: Vec<String> = table.log().iter().map(|entry| entry.action.clone()).collect();
        for action in &*known {
            assert!(logged.contains(action), "{action} was acknowledged, and the log is {logged:?}");
        }
        threads.insert(table.id(), thread);
        // Only quiet moves, so that one game lasts; otherwise a new one is started.
        let mut state = table.state().boxed();
        if state.legal().is_empty() {
            thread = lay(&standin, member, channel).await;
            continue;
        }
        let moment = Duration::from_millis(random.random_range(0..400));
        let deadline = tokio::time::Instant::now() + moment;
        'playing: for _ in 0..MOVES {
            let legal = state.legal();
            let quiet: Vec<&String> = legal.iter().filter(|action| action.contains('-')).collect();
            let Some(action) = quiet.get(random.random_range(0..quiet.len().max(1))) else { break };
            let action = (*action).clone();
            let id = standin.change(|world| world.slash(member, thread, "move", &[("notation", &action)]));
            loop {
                if let Some(answer) = told(&standin, id) {
                    assert!(answer.content.contains("Played"), "{action}: {}", answer.content);
                    known.push(action.clone());
                    break;
                }
                if tokio::time::Instant::now() >= deadline {
                    unanswered += 1;
                    break 'playing;
                }
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            state.play(&action).expect("a legal move");
        }
        tokio::time::sleep_until(deadline).await;
        bot.kill();
        // A killed bot does not close its connection; the next one connects and registers its commands anew.
        standin.change(|world| {
            world.session = None;
            world.commands.clear();
        });
        bot = Bot::start(&ground, &standin, &[], &[]);
        standin.ready().await;
    }
    assert!(unanswered > 0, "at least one kill came in the middle of a move");
    let played: usize = acknowledged.values().map(Vec::len).sum();
    assert!(played > KILLS, "only {played} moves were played");
    // Every entry of the log gets its post, and only one.
    for (id, thread) in &threads {
        let store = Store::open_read_only(&ground.path("liege.sqlite")).await.expect("the data file");
        let table = store.table(*id).await.expect("the table replays").expect("a table");
        store.close().await;
        let log: Vec<String> = table.log().iter().map(|entry| entry.action.clone()).collect();
        for action in &acknowledged[id] {
            assert!(log.contains(action), "{action} was acknowledged and is lost");
        }
        // Each picture takes its time, so every further one is waited for.
        for count in 1..=log.len() {
            standin.posted(*thread, count).await;
        }
        let posts = standin.posted(*thread, log.len() + 1).await;
        let mark = |post: &Message| {
            post.button_ids().into_iter().find(|id| id.starts_with("more:")).map(str::to_owned)
        };
        let numbers: Vec<String> = posts.iter().filter_map(mark).collect();
        let expected: Vec<String> = (0..=log.len()).map(|number| format!("more:{id}:{number}")).collect();
        assert_eq!(numbers, expected, "each action has one post, in order");
        assert!(posts.iter().all(|post| post.files.len() == 1), "each with its picture");
    }
    // Nothing follows late.
    tokio::time::sleep(Duration::from_secs(1)).await;
    for (id, thread) in &threads {
        let table = newest(&ground).await.filter(|table| table.id() == *id);
        let posts = standin.posts(*thread).len();
        if let Some(table) = table {
            assert_eq!(posts, table.log().len() + 1);
        }
    }
    drop(bot);
    let verified = ground.run(&["verify"]);
    assert_eq!(verified.code, Some(0), "{}{}", verified.out, verified.err);
    standin.finish();
}
