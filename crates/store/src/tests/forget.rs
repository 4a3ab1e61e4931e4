//! Forgetting a member leaves no trace of them, and every game as it was.

use super::*;
use crate::{FORMER, verify};
use crate::{Importer, NewWhisper, Whispered};
use liege_game::Seat;
use liege_table::record::{Depth, Plan, Texts, people as people_of, read, write};
use liege_table::{Manner, Motion, Record, Status};

/// An id that occurs nowhere else.
const ID: &str = "918273645546372819";

/// Every place in the file where a text contains the id, as table and column.
async fn traces(dir: &TempDir, store: &Store) -> Vec<String> {
    traces_of(dir, store, ID).await
}

async fn traces_of(dir: &TempDir, store: &Store, id: &str) -> Vec<String> {
    let mut found = Vec::new();
    let path = file(dir);
    let sql = "SELECT name, '' FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    let tables = harness::rows(&path, sql).await;
    assert!(tables.len() > 10, "{tables:?}");
    let mut connection = store.inner.readers.acquire().await.unwrap();
    for (table, _) in tables {
        for (column, _) in schema::columns(&mut connection, &table).await.unwrap() {
            let text = format!("CAST(\"{column}\" AS TEXT)");
            let sql = format!(
                "SELECT CAST(count(*) AS TEXT), '' FROM \"{table}\" WHERE replace({text}, '{id}', '') <> {text}"
            );
            if harness::rows(&path, &sql).await[0].0 != "0" {
                found.push(format!("{table}.{column}"));
            }
        }
    }
    found
}

async fn triggers(dir: &TempDir) -> Vec<(String, String)> {
    let sql = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name";
    harness::rows(&file(dir), sql).await
}

fn known_as(id: &str) -> Player {
    Player { id: id.to_owned(), name: "Ada Lovelace".to_owned() }
}

#[tokio::test]
async fn no_trace_stays_and_every_log_replays() {
    let (dir, store) = fresh().await;
    store.meet(ID, "Ada Lovelace", at(0)).await.unwrap();
    store.set(ID, Setting::Language(Some(liege_words::Language::RUSSIAN)), at(3)).await.unwrap();
    let seeker = crate::Seeker {
        server: "s".to_owned(),
        channel: "c".to_owned(),
        locale: None,
        opens: true,
        game: "nim".to_owned(),
        settings: String::new(),
        at: at(0),
    };
    assert_eq!(store.note_seeker(ID, &seeker, true).await.unwrap(), 1);
    assert_eq!(store.note_seeker(ID, &seeker, true).await.unwrap(), 2);
    assert_eq!(store.seeker(ID).await.unwrap(), Some((seeker, 2)));
    let table = lobby().sit(&known_as(ID), None, at(1)).unwrap().table;
    let table = table.sit(&player("b"), None, at(1)).unwrap().table;
    let made = create(&store, &table, &[OutboxEntry::new(OutboxKind::Lobby, 0, 0)]).await;
    assert_eq!(made.status(), Status::Playing);
    let seat = made.seats_of("b").iter().next().unwrap();
    // The other player wants to hand their seat to the member who will be forgotten.
    let motion = Motion::Hand { seat, to: ID.to_owned() };
    let step = made.propose("b", &motion, at(2)).unwrap();
    let told = OutboxEntry::new(OutboxKind::Notice, 1, 1)
        .with(serde_json::json!({ "held": [ID, "b"], "call": [ID], "kind": "turn" }))
        .to(ID);
    assert!(matches!(
        store.commit(&step, Beside::of(&[told], None), at(2)).await.unwrap(),
        Committed::Done(_)
    ));
    let before = store.table(made.id()).await.unwrap().unwrap();
    let position = before.state().position();
    assert!(traces(&dir, &store).await.len() >= 5, "{:?}", traces(&dir, &store).await);
    let guards = triggers(&dir).await;
    assert!(guards.len() >= 6);

    let data = store.data_of(ID).await.unwrap();
    let text = serde_json::to_string(&data).unwrap();
    assert!(data.contains_key("members") && data.contains_key("seats"), "{text}");
    assert!(text.contains("Ada Lovelace") && !text.contains("\"b\""), "{text}");

    store.forget(ID, at(3)).await.unwrap();
    assert_eq!(traces(&dir, &store).await, Vec::<String>::new());
    assert_eq!(triggers(&dir).await, guards, "the log is guarded as before");
    assert!(store.member(ID).await.unwrap().is_none());
    let after = store.table(made.id()).await.unwrap().unwrap();
    assert_eq!(after.state().position(), position);
    assert_eq!(after.log().len(), before.log().len());
    let former = after.players().into_iter().find(|player| player.id != "b").unwrap().clone();
    assert!(former.id.starts_with(FORMER) && former.name.is_empty(), "{former:?}");
    let report = verify(&store).await.unwrap();
    assert!(report.is_sound(), "{report:?}");
    let due = posts(&store, at(4), 10).await;
    assert!(due.iter().all(|row| row.target.is_none()), "nobody is written to: {due:?}");
    // A second time, or for an unknown member, nothing happens.
    store.forget(ID, at(5)).await.unwrap();
    assert_eq!(store.table(made.id()).await.unwrap().unwrap().players().len(), 2);
    // A member who comes back is a new one.
    store.meet(ID, "Ada", at(6)).await.unwrap();
    assert_eq!(store.member(ID).await.unwrap().unwrap().language, None);
    assert!(store.data_of(ID).await.unwrap().keys().eq(["members"]));
}

#[tokio::test]
async fn a_reason_that_names_them_names_nobody_then() {
    let (dir, store) = fresh().await;
    store.meet(ID, "Ada Lovelace", at(0)).await.unwrap();
    store.meet("boss", "Boss", at(0)).await.unwrap();
    let made = create(&store, &begun(), &[]).await;
    store.want_void(made.id(), ID, "I lose", at(1)).await.unwrap();
    store.want_void(made.id(), "boss", &format!("<@{ID}> has two accounts"), at(1)).await.unwrap();
    assert!(store.data_of(ID).await.unwrap().contains_key("voidings"));
    let boss = liege_table::Steward { id: "boss", manages: true };
    let step = made.void(boss, &format!("<@{ID}> is {ID}"), at(2)).unwrap();
    assert!(matches!(store.commit(&step, Beside::of(&[], None), at(2)).await.unwrap(), Committed::Done(_)));
    assert_eq!(traces(&dir, &store).await.len(), 4, "their own row, both wishes, the log");
    store.forget(ID, at(3)).await.unwrap();
    assert_eq!(traces(&dir, &store).await, Vec::<String>::new());
    let after = store.table(made.id()).await.unwrap().unwrap();
    assert_eq!(after.log().last().unwrap().action, "@void — is —");
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test]
async fn whoever_declined_a_challenge_takes_their_name_along_and_nothing_else() {
    let (dir, store) = fresh().await;
    store.meet(ID, "Ada Lovelace", at(0)).await.unwrap();
    let challenge =
        |until| Cause::Challenge(NewChallenge { anyone: false, games: 1, lots: false, until: at(until) });
    let theirs = lobby();
    let own = Table::restore(Record { host: known_as(ID), ..theirs.record().clone() }).unwrap();
    for (table, id) in [(&theirs, 1), (&own, 2)] {
        let made = store
            .create(table, &Creation { cause: challenge(1_000), ..Creation::of(&[], None) }, at(3))
            .await
            .unwrap();
        assert!(matches!(made, Created::Done(_)), "{made:?}");
        let last = store.challenges(WhichChallenges::Of(id)).await.unwrap().pop().unwrap();
        let end = ChallengeEnd { state: ChallengeState::Declined, by: Some(ID.to_owned()) };
        assert!(store.end_challenge(&last, &end, &[], at(4)).await.unwrap());
    }
    store.forget(ID, at(5)).await.unwrap();
    assert_eq!(traces(&dir, &store).await, Vec::<String>::new());
    let stays = store
        .challenges(WhichChallenges::Of(1))
        .await
        .unwrap()
        .pop()
        .expect("the challenge of somebody else");
    assert_eq!(
        (stays.challenger.id.as_str(), stays.state),
        (theirs.host().id.as_str(), ChallengeState::Declined)
    );
    assert!(stays.ended_by.is_some_and(|by| by.starts_with(FORMER)));
    assert!(store.challenges(WhichChallenges::At(1)).await.unwrap().pop().is_some());
    assert!(
        store.challenges(WhichChallenges::Of(2)).await.unwrap().pop().is_none(),
        "their own goes with them"
    );
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test]
async fn what_members_are_given_tells_no_secrets() {
    let (_dir, store) = fresh().await;
    let made = create(&store, &begun(), &[]).await;
    let host = made.host().id.clone();
    let data = store.data_of(&host).await.unwrap();
    let tables = data["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 1);
    for column in ["seed", "position", "options", "terms"] {
        assert!(tables[0].get(column).is_none(), "{column}");
    }
    assert_eq!(tables[0]["game"], made.game().id());
}

#[tokio::test]
async fn a_record_that_names_them_names_somebody_else_then() {
    let (dir, store) = fresh().await;
    let text = write(&begun(), str::to_uppercase, Depth::Whole).unwrap();
    let sheet = read(text.as_bytes(), liege_testing::nim::games, Texts::Any).unwrap();
    let people: Vec<Player> = (sheet.people.iter().enumerate())
        .map(|(index, someone)| if index == 0 { known_as(ID) } else { player(&someone.name.to_lowercase()) })
        .collect();
    for manner in [Manner::Archived, Manner::Resumed] {
        let table = begun();
        let plan = Plan {
            manner,
            people: people.clone(),
            chairs: vec![Chair::Open; table.chairs().len()],
            host: known_as(ID),
            venue: table.venue().clone(),
            seed: table.seed().clone(),
            at: at(2),
        };
        let table = sheet.table(plan).unwrap();
        let by = Importer { member: Some(ID), ..Importer::keeper() };
        let made = store.bring_in(&table, &people, &[], by, at(2)).await.unwrap();
        assert!(matches!(made, Created::Done(_)), "{made:?}");
    }
    assert_eq!(store.tables(Which::FromRecord(&sheet.digest)).await.unwrap().len(), 2);
    assert!(!traces(&dir, &store).await.is_empty());
    store.forget(ID, at(3)).await.unwrap();
    assert_eq!(traces(&dir, &store).await, Vec::<String>::new());
    let report = verify(&store).await.unwrap();
    assert!(report.is_sound(), "{report:?}");
    let table = store.table(1).await.unwrap().unwrap();
    let names = store.names_of(&people_of(&table)).await.unwrap();
    let again = write(&table, |id| names[id].clone(), Depth::Public).unwrap();
    assert!(again.contains("Player 1: somebody\n"), "{again}");
}

#[tokio::test]
async fn what_others_said_of_their_notes_goes_with_the_notes() {
    let (_dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    let author = player("a");
    let new =
        NewWhisper { table: &table, author: &author, from: Seat(0), to: Seat(1), text: "meet me at nine" };
    let Whispered::Done(note) = store.write_whisper(&new, |_| Vec::new(), None, at(5)).await.unwrap() else {
        panic!("nothing was heard");
    };
    assert!(store.report_whisper(note.id, &player("b"), Some("a is rude"), &[], at(6)).await.unwrap());
    store.forget("a", at(7)).await.unwrap();
    let kept = store.whisper(WhisperKey::Id(note.id)).await.unwrap().unwrap();
    let complaint = kept.complaint.unwrap();
    assert_eq!((kept.text.as_str(), complaint.reason), ("", None), "that there was a report stays");
    assert_eq!(complaint.by, player("b"));
}

/// The id of a direct channel that occurs nowhere else.
const DIRECT: &str = "812736450918273645";

#[tokio::test]
async fn the_direct_channel_goes_with_its_member() {
    let (dir, store) = fresh().await;
    store.meet(ID, "Ada Lovelace", at(0)).await.unwrap();
    store.note_direct(ID, DIRECT, at(1)).await.unwrap();
    // A game that they opened there, one in a channel of a server, and a channel that refuses posts.
    let venue = Venue { server: None, channel: DIRECT.to_owned(), ..lobby().venue().clone() };
    let theirs = Table::new(NewTable {
        game: &NIM,
        options: Options::check(NIM.options(), [("die", "off")]).unwrap(),
        terms: liege_table::Terms::untimed(),
        start: Some("40 40".to_owned()),
        host: known_as(ID),
        venue,
        seed: Seed::from_bytes([9; 32]),
        chairs: vec![Chair::Open, Chair::Invited(player("b"))],
        at: at(0),
    });
    let told = OutboxEntry::new(OutboxKind::Notice, 0, 0).to(ID);
    let post = OutboxEntry::new(OutboxKind::Lobby, 0, 0);
    let theirs = create(&store, &theirs.unwrap(), &[told.clone(), post.clone()]).await;
    let others = create(&store, &begun(), &[told, post]).await;
    for row in posts(&store, at(4), 10).await {
        let direct = row.target.is_some() || row.table() == theirs.id();
        let channel = if direct { DIRECT } else { "c" }.to_owned();
        let sent = Sent { channel: Some(channel), message: Some(format!("m{}", row.id)), begun: false };
        finish(&store, row.id, &sent, at(5)).await;
    }
    refuses(&store, (DIRECT, "it is closed"), at(6)).await.unwrap();
    let stands = "SELECT target, channel_id FROM outbox WHERE target IS NOT NULL";
    assert_eq!(harness::rows(&file(&dir), stands).await, vec![(ID.to_owned(), DIRECT.to_owned()); 2]);
    store.forget(ID, at(7)).await.unwrap();
    let mut found = traces_of(&dir, &store, DIRECT).await;
    found.extend(traces(&dir, &store).await);
    assert_eq!(found, Vec::<String>::new());
    let theirs = store.table(theirs.id()).await.unwrap().unwrap();
    assert!(theirs.venue().channel.starts_with(FORMER), "{:?}", theirs.venue());
    assert_eq!(store.table(others.id()).await.unwrap().unwrap().venue().channel, "c");
    let kept = "SELECT channel_id, message_id FROM outbox WHERE message_id IS NOT NULL";
    assert_eq!(harness::rows(&file(&dir), kept).await.len(), 1, "the post in the channel of the others");
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test]
async fn what_is_deleted_stands_nowhere_in_the_file() {
    if harness::is_on_server() {
        return;
    }
    let (dir, store) = fresh().await;
    let long = format!("Ada {}", "Lovelace ".repeat(400));
    for number in 0..40 {
        store.meet(&format!("{ID}{number}"), &long, at(0)).await.unwrap();
    }
    let holds = || {
        let bytes = std::fs::read(file(&dir)).unwrap();
        [ID, "Lovelace"].map(|what| bytes.windows(what.len()).any(|found| found == what.as_bytes()))
    };
    store.inner.readers.acquire().await.unwrap();
    tamper(&file(&dir), "PRAGMA wal_checkpoint(TRUNCATE)").await.unwrap();
    assert_eq!(holds(), [true, true]);
    for number in 0..40 {
        store.forget(&format!("{ID}{number}"), at(1)).await.unwrap();
    }
    store.close().await;
    assert_eq!(holds(), [false, false]);
}
