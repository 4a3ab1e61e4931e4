//! Members' private rows: stored together with the change that they belong to, or not at all.

use super::*;
use liege_table::{Branch, Plan, Pursuit, Step};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::Duration;

const FILE: &str = "LIEGE_TEST_PLANS";
const ROUNDS: u64 = 10;

/// Bob answers a stone from the first heap with one from the second.
fn plan(since: usize) -> Plan {
    let one = |action: &str| vec![action.to_owned()];
    Plan {
        since,
        branches: vec![Branch { when: one("A-x"), play: one("B-y"), next: Vec::new() }],
        resigns: false,
    }
}

fn put(plan: Option<Plan>) -> [PlanChange; 1] {
    [PlanChange { member: "b".to_owned(), plan }]
}

/// Ann's move and Bob's planned answer, as one change.
fn both(table: &Table, plan: &Plan) -> Step {
    let step = table.act("a", "x", at(4)).unwrap();
    match step.table.pursue("b", plan, at(4)) {
        Pursuit::Plays(next, None) => step.joined(*next),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_plan_goes_with_the_change_that_plays_it() {
    let (dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    let (id, version) = (table.id(), table.version());
    assert!(store.change_plans(id, version, &put(Some(plan(0))), &[], at(3)).await.unwrap());
    assert!(!store.change_plans(id, version + 1, &put(None), &[], at(3)).await.unwrap(), "another version");
    assert_eq!(store.plan_of(id, "b").await.unwrap(), Some(plan(0)));
    assert_eq!(store.member_plans(id).await.unwrap().plans, [("b".to_owned(), plan(0))]);
    assert_eq!(ids(&store, Which::Unfollowed(9)).await, [] as [i64; 0]);
    let step = both(&table, &plan(0));
    let beside =
        MemberChanges { plans: put(None).to_vec(), seen: vec![("a".to_owned(), 1)], challenge: None };
    // A change that comes too late leaves the plan as it is.
    let other = table.act("a", "y", at(4)).unwrap();
    let Committed::Done(_) = store.commit(&other, Beside::of(&[], None), at(5)).await.unwrap() else {
        panic!()
    };
    let late = store
        .commit(&step, Beside { announcements: &[], heard: None, members: Some(&beside) }, at(5))
        .await
        .unwrap();
    assert!(matches!(late, Committed::Conflict));
    assert_eq!(store.plan_of(id, "b").await.unwrap(), Some(plan(0)));
    assert_eq!(store.last_seen("a", id).await.unwrap(), None);
    assert_eq!(ids(&store, Which::Unfollowed(9)).await, [id], "nobody has followed it since");
    store.close().await;
    drop(store);
    // It outlives the program.
    let store = open(&file(&dir)).await;
    assert_eq!(ids(&store, Which::Unfollowed(9)).await, [id]);
    let other = create(&store, &begun(), &[]).await;
    store.change_plans(other.id(), other.version(), &put(Some(plan(0))), &[], at(3)).await.unwrap();
    let step = both(&other, &plan(0));
    let Committed::Done(now) = store
        .commit(&step, Beside { announcements: &[], heard: None, members: Some(&beside) }, at(5))
        .await
        .unwrap()
    else {
        panic!()
    };
    assert_eq!(now.log().len(), 2);
    assert_eq!(store.plan_of(other.id(), "b").await.unwrap(), None);
    assert_eq!(store.last_seen("a", other.id()).await.unwrap(), Some((1, at(5))));
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test]
async fn what_was_seen_grows_only() {
    let (_dir, store) = fresh().await;
    let id = create(&store, &begun(), &[]).await.id();
    assert_eq!(store.last_seen("a", id).await.unwrap(), None);
    for (seen, second, last) in [(3, 1, (3, 1)), (2, 2, (3, 1)), (3, 3, (3, 1)), (5, 4, (5, 4))] {
        store.saw("a", id, seen, at(second)).await.unwrap();
        assert_eq!(store.last_seen("a", id).await.unwrap(), Some((last.0, at(last.1))));
    }
    store.saw("nobody", id, 3, at(5)).await.unwrap();
    assert_eq!(store.last_seen("nobody", id).await.unwrap(), None);
    // The setting for forced moves is in the same row, and neither changes the other.
    let member_plans = async || store.member_plans(id).await.unwrap().forced;
    store.set("b", Setting::ForcedAt(id, true), at(3)).await.unwrap();
    assert_eq!(member_plans().await, ["b"]);
    assert_eq!(store.last_seen("b", id).await.unwrap(), None, "that was no look");
    store.set("a", Setting::Forced(true), at(3)).await.unwrap();
    assert_eq!(member_plans().await, ["a", "b"]);
    store.set("a", Setting::ForcedAt(id, false), at(3)).await.unwrap();
    assert_eq!(member_plans().await, ["b"], "at this table not");
    store.set("b", Setting::Forced(false), at(3)).await.unwrap();
    assert_eq!(member_plans().await, [] as [&str; 0], "nowhere any more");
    assert_eq!(store.last_seen("a", id).await.unwrap(), Some((5, at(4))));
}

#[tokio::test]
async fn notes_of_ones_own_keep_their_numbers() {
    let (_dir, store) = fresh().await;
    let id = create(&store, &begun(), &[]).await.id();
    let add_note = async |who: &str, text: &str, heard: Option<&str>| {
        store.add_note(id, who, text, 3, heard, at(3)).await.unwrap()
    };
    assert_eq!(add_note("a", "one", Some("m1")).await, NoteSaved::Done(1));
    assert_eq!(add_note("a", "one", Some("m1")).await, NoteSaved::HeardBefore);
    assert_eq!(add_note("a", "two", None).await, NoteSaved::Done(2));
    assert_eq!(add_note("b", "mine", None).await, NoteSaved::Done(1));
    assert_eq!(add_note("a", "three", None).await, NoteSaved::Done(3));
    assert_eq!(add_note("a", "four", Some("m2")).await, NoteSaved::Full);
    assert!(!store.was_heard("m2").await.unwrap(), "it was not obeyed");
    assert_eq!(store.delete_notes(id, "a", Some(2)).await.unwrap(), 1);
    assert_eq!(store.delete_notes(id, "b", Some(3)).await.unwrap(), 0, "that is another's");
    let numbers = |notes: Vec<Note>| notes.into_iter().map(|note| note.number).collect::<Vec<_>>();
    assert_eq!(numbers(store.own_notes(id, "a").await.unwrap()), [1, 3]);
    assert_eq!(add_note("a", "four", None).await, NoteSaved::Done(4));
    assert_eq!(store.delete_notes(id, "a", None).await.unwrap(), 3);
    assert_eq!(numbers(store.own_notes(id, "b").await.unwrap()), [1]);
}

/// Enters plans and plays, until it is killed.
async fn plan_and_play(path: &Path) -> ! {
    let store = open(path).await;
    loop {
        let table = create(&store, &begun(), &[]).await;
        let id = table.id();
        assert!(store.change_plans(id, table.version(), &put(Some(plan(0))), &[], at(3)).await.unwrap());
        let mut out = std::io::stdout();
        writeln!(out, "planned {id}").unwrap();
        let beside =
            MemberChanges { plans: put(None).to_vec(), seen: vec![("a".to_owned(), 2)], challenge: None };
        let posts = [OutboxEntry::new(OutboxKind::Post, 1, 2)];
        let step = both(&table, &plan(0));
        let done = store
            .commit(&step, Beside { announcements: &posts, heard: None, members: Some(&beside) }, at(5))
            .await
            .unwrap();
        assert!(matches!(done, Committed::Done(_)));
        writeln!(out, "played {id}").unwrap();
        out.flush().unwrap();
    }
}

#[tokio::test]
async fn killed_at_any_moment_a_plan_is_played_once_or_still_kept() {
    if harness::is_on_server() {
        return;
    }
    if let Some(path) = std::env::var_os(FILE) {
        plan_and_play(Path::new(&path)).await;
    }
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    let (mut planned, mut played) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        let name = "tests::plans::killed_at_any_moment_a_plan_is_played_once_or_still_kept";
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", name, "--nocapture", "--test-threads=1"])
            .env(FILE, &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // The first line comes after the name of the test.
        let own = |line: std::io::Result<String>| {
            line.unwrap().rsplit("... ").next().unwrap_or_default().to_owned()
        };
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(own);
        // In some rounds a plan is certainly played, however slow the machine is.
        let awaited = if round % 3 == 0 { "played " } else { "planned " };
        let mut said = Vec::new();
        while !said.last().is_some_and(|line: &String| line.starts_with(awaited)) {
            said.push(lines.next().expect("a plan is entered and played"));
        }
        std::thread::sleep(Duration::from_micros(round * 400 + rand::random_range(0..3_000)));
        child.kill().unwrap();
        child.wait().unwrap();
        for line in said.into_iter().chain(lines) {
            match line.split_once(' ').map(|(what, id)| (what, id.parse::<i64>())) {
                Some(("planned", Ok(id))) => planned.push(id),
                Some(("played", Ok(id))) => played.push(id),
                _ => {}
            }
        }
        let store = open(&path).await;
        assert!(verify(&store).await.unwrap().is_sound());
        assert_eq!(ids(&store, Which::Unfollowed(9)).await, [] as [i64; 0]);
        for id in &planned {
            let table = store.table(*id).await.unwrap().expect("the table is stored");
            let kept = store.plan_of(*id, "b").await.unwrap();
            let log: Vec<&str> = table.log().iter().map(|entry| entry.action.as_str()).collect();
            match kept {
                Some(kept) => {
                    assert_eq!((kept, log), (plan(0), Vec::<&str>::new()), "table {id}");
                    assert!(!played.contains(id), "the plan of table {id} came back");
                }
                None => assert_eq!(log, ["A-x", "B-y"], "table {id}"),
            }
        }
        store.close().await;
    }
    assert!(planned.len() >= ROUNDS as usize && !played.is_empty(), "{} {}", planned.len(), played.len());
}
