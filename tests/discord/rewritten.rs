//! Messages that people edit: a refused one is read again, a carried-out one is not carried out again.

use crate::house;
use crate::standin;

use house::Program;
use liege_store::Store;
use standin::Standin;

/// The actions in the log of the first table.
async fn actions(data: &std::path::Path) -> Vec<String> {
    let store = Store::open_read_only(data).await.expect("the data file");
    let table = store.table(1).await.expect("to be read").expect("a table");
    let actions = table.log().iter().map(|entry| entry.action.clone()).collect();
    store.close().await;
    actions
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slip_is_mended_by_editing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let standin = Standin::start().await;
    let (ada, bob) = (standin.user("Ada", "en-US"), standin.user("Bob", "en-US"));
    let hall = standin.channel("hall");
    let program = Program::start(&standin, &data).await;
    let me = standin.mention();
    standin.say(ada, hall, &format!("{me} new chess <@{ada}> <@{bob}>"));
    let lobby = standin.posted(hall, 1).await.remove(0);
    standin.reply(bob, lobby.id, "join");
    let thread = lobby.id;
    standin.posted(thread, 1).await;

    // It is refused, and refused once more, each time with a separate answer, which names the mentioned
    // people.
    let typed = standin.say(ada, thread, &format!("{me} e9 <@{bob}>"));
    let direct = standin.change(|world| world.direct(ada));
    let refused = standin.posted(direct, 1).await.remove(0);
    assert!(refused.content.contains("e9") && refused.content.contains("@Bob"), "{}", refused.content);
    assert!(!refused.content.contains(&bob.to_string()), "{}", refused.content);
    standin.change(|world| world.rewrite(typed, &format!("{me} e7"), 20));
    standin.posted(direct, 2).await;
    // Then it is a move.
    standin.change(|world| world.rewrite(typed, &format!("{me} e4"), 40));
    standin.posted(thread, 2).await;
    // A played move stays played, whatever happens to the message; and an edit that comes too late is not
    // read.
    standin.change(|world| world.rewrite(typed, &format!("{me} d4"), 60));
    let old = standin.say(bob, thread, &format!("{me} zz9"));
    let his = standin.change(|world| world.direct(bob));
    standin.posted(his, 1).await;
    standin.change(|world| world.rewrite(old, &format!("{me} d5"), 3_600));
    standin.say(bob, thread, &format!("{me} e5"));
    standin.posted(thread, 3).await;
    program.stop().await;
    assert_eq!(actions(&data).await, ["e2e4", "e7e5"]);
    standin.finish();
}
