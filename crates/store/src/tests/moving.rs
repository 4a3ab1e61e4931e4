//! Everything is moved from a data file to a server and back, and to another file: all rows are equal, and
//! games go on there.

use super::*;
use crate::moving::{MoveError, MoveProgress, Moved, OF_THE_DATABASE, move_with};
use crate::note_keys::NoteKeys;
use liege_game::{self as game, by_id};
use liege_table::Terms;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection as _};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

const KEY: &str = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";

/// Runs statements in a data file, even if the other tests' data is on a server.
pub(super) async fn on_file(path: &Path, sql: impl Into<String>) {
    let options = SqliteConnectOptions::new().filename(path).foreign_keys(false);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql.into())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// A data file with rows in everything, and games of all kinds, some of them finished; private notes are
/// encrypted.
async fn world(dir: &Path) -> PathBuf {
    let path = dir.join("liege.sqlite");
    fs::rename(every_version::full(dir).await, &path).unwrap();
    let store = Store::open_with(&path, by_id).await.unwrap();
    store.use_note_keys(NoteKeys::read(KEY).unwrap()).await.unwrap();
    for (number, game) in game::all().iter().enumerate() {
        play(&store, *game, number % 3 == 0).await;
    }
    let last = game::all()[0];
    let (first, next) = (play(&store, last, true).await, play(&store, last, false).await);
    store.close().await;
    on_file(
        &path,
        format!(
            "INSERT INTO rematches VALUES ({first}, {next});
             -- The last ones were deleted, and their numbers are never given again.
             UPDATE sqlite_sequence SET seq = 5000 WHERE name = 'local_messages';
             DELETE FROM sqlite_sequence WHERE name = 'local_files';
             INSERT INTO sqlite_sequence (name, seq) VALUES ('local_files', 70)"
        ),
    )
    .await;
    path
}

/// Plays the beginning of a game, maybe until somebody resigns. Returns its number.
async fn play(store: &Store, game: &'static dyn game::Game, over: bool) -> i64 {
    let seats: Vec<Player> = (1..=game.seats().len()).map(|number| player(&format!("p{number}"))).collect();
    let lobby = Table::new(NewTable {
        game,
        options: Options::check(game.options(), [("", ""); 0]).unwrap(),
        terms: Terms::untimed(),
        start: None,
        host: seats[0].clone(),
        venue: Venue {
            server: Some("4194304".to_owned()),
            channel: "c".to_owned(),
            thread: None,
            lobby_message: None,
            language: Language::ENGLISH,
        },
        seed: Seed::from_bytes([7; 32]),
        chairs: seats.iter().cloned().map(Chair::Invited).collect(),
        at: at(0),
    });
    let begun = seats.iter().fold(lobby.unwrap(), |table, who| table.sit(who, None, at(1)).unwrap().table);
    let mut table = create(store, &begun, &[OutboxEntry::new(OutboxKind::Post, 0, 0)]).await;
    for _ in 0..6 {
        let act = seats.iter().find_map(|who| {
            let samples = table.state().samples();
            samples.into_iter().take(3).find_map(|action| table.act(&who.id, &action, at(4)).ok())
        });
        let Some(step) = act else { break };
        table = done(store, &step).await;
    }
    if over && let Ok(step) = table.resign("p1", None, at(5)) {
        table = done(store, &step).await;
    }
    table.id()
}

async fn done(store: &Store, step: &liege_table::Step) -> Arc<Table> {
    match store.commit(step, Beside::of(&[], None), at(5)).await.unwrap() {
        Committed::Done(table) => table,
        other => panic!("{other:?}"),
    }
}

/// The rows of all tables of a data file, and the last numbers that it has given.
async fn content(path: &Path) -> BTreeMap<String, Vec<String>> {
    let connection = &mut every_version::reading(path).await;
    let mut all = BTreeMap::new();
    for (table, columns) in every_version::tables(connection).await {
        let columns: Vec<&str> = columns.iter().map(String::as_str).collect();
        let rows = every_version::rows(connection, &table, &columns).await;
        all.insert(table, rows);
    }
    let numbers = every_version::rows(connection, "sqlite_sequence", &["name", "seq"]).await;
    all.insert("numbers".to_owned(), numbers.into_iter().filter(|row| !row.ends_with(",\"0\"]")).collect());
    for table in OF_THE_DATABASE {
        all.remove(table);
    }
    all
}

/// The files in a folder, with their contents.
pub(super) fn folder(path: &Path) -> BTreeMap<String, Vec<u8>> {
    let name = |entry: &fs::DirEntry| entry.file_name().into_string().unwrap();
    let files = fs::read_dir(path).unwrap().map(|entry| entry.unwrap());
    // The lock file only says which process was here last.
    let files = files.filter(|entry| entry.path().extension().is_none_or(|ending| ending != "lock"));
    files.map(|entry| (name(&entry), fs::read(entry.path()).unwrap())).collect()
}

pub(super) async fn moved(from: &Location, to: &Location) -> Result<Moved, MoveError> {
    move_with(from, to, by_id, |_| {}).await
}

pub(super) fn at_path(path: &Path) -> Location {
    Location::File(path.to_owned())
}

pub(super) async fn open_at(location: &Location) -> Store {
    match location {
        Location::File(path) => Store::open_with(path, by_id).await.unwrap(),
        Location::Server(url) => {
            Store::on_server(url, by_id, location::Use::WriteInTurn(Share::All, None)).await.unwrap()
        }
    }
}

/// Checks that games go on, new rows get numbers after all earlier ones, and private notes can be read.
async fn goes_on(location: &Location, instance: &str) {
    let store = open_at(location).await;
    assert_eq!(store.inner.instance, instance);
    store.use_note_keys(NoteKeys::read(KEY).unwrap()).await.unwrap();
    assert_eq!(store.own_notes(1, "p1").await.unwrap()[0].text, "their knight is alone");
    let table = store.table(1).await.unwrap().unwrap();
    let now = table.log().last().unwrap().at;
    done(&store, &table.act("p3", "BC5-BV7", now).unwrap()).await;
    let last = store.tables(Which::After(0, 1000)).await.unwrap().last().unwrap().id;
    assert_eq!(play(&store, game::all()[0], true).await, last + 1);
    let message = NewLocalMessage {
        place: "main",
        author: None,
        addressee: None,
        text: "",
        mentions: &[],
        buttons: &[],
        menu: None,
        pictures: &[],
        files: &[],
        nonce: None,
    };
    assert_eq!(store.post_locally(message, at(9)).await.unwrap(), 5001);
    let report = verify(&store).await.unwrap();
    assert!(report.is_sound(), "{report:?}");
    store.close().await;
}

#[tokio::test]
async fn what_is_moved_to_a_file_is_the_same_and_goes_on_there() {
    let dir = tempfile::tempdir().unwrap();
    let (path, new) = (world(dir.path()).await, dir.path().join("new.sqlite"));
    let before = folder(dir.path());
    let progress = std::sync::Mutex::new(Vec::new());
    let (from, to) = (at_path(&path), at_path(&new));
    let done = move_with(&from, &to, by_id, |at| progress.lock().unwrap().push(at)).await.unwrap();
    // The source is unchanged.
    let mut after = folder(dir.path());
    after.remove("new.sqlite").expect("the new file, with nothing beside it");
    assert_eq!(after.keys().collect::<Vec<_>>(), before.keys().collect::<Vec<_>>());
    assert!(after == before);
    let content = (content(&path).await, content(&new).await);
    assert_eq!(content.1, content.0);
    let empty = content.0.iter().filter(|(_, rows)| rows.is_empty());
    let empty: Vec<&String> = empty.map(|(name, _)| name).collect();
    assert_eq!(empty, Vec::<&String>::new(), "nothing would be tried with these tables");
    let count = |table: &str| content.0[table].len() as u64;
    assert!(count("actions") > 100, "{}", count("actions"));
    let rows = content.0.keys().filter(|name| *name != "numbers").map(|name| count(name)).sum();
    assert_eq!((done.rows, done.tables), (rows, count("tables")));
    assert_eq!((done.members, done.note_key.is_some()), (count("members"), true));
    let progress = progress.into_inner().unwrap();
    let last = MoveProgress::Rows { done: 2 * rows, of: 2 * rows };
    assert!(progress.contains(&last), "{progress:?}");
    assert!(matches!(progress.last(), Some(MoveProgress::Tables(found)) if found.done == found.of));
    let instance = open_at(&at_path(&path)).await;
    instance.close().await;
    goes_on(&at_path(&new), &instance.inner.instance).await;
}

/// The tables of a data file, without those of other programs.
async fn names(path: &Path) -> BTreeSet<String> {
    every_version::tables(&mut every_version::reading(path).await).await.into_keys().collect()
}

#[tokio::test]
async fn every_table_is_copied_or_belongs_to_the_database() {
    let dir = tempfile::tempdir().unwrap();
    let path = every_version::full(dir.path()).await;
    on_file(&path, "CREATE TABLE _litestream_lock (id INTEGER); INSERT INTO _litestream_lock VALUES (1)")
        .await;
    let store = Store::open_read_only(&path).await.unwrap();
    let mut connection = store.inner.readers.acquire().await.unwrap();
    let mut known: BTreeSet<String> = schema::tables(&mut connection).await.unwrap().into_iter().collect();
    assert_eq!(known, names(&path).await);
    for table in OF_THE_DATABASE {
        // A server has this table, if a data file does not.
        assert!(known.remove(table) || table == "tenures");
    }
    drop(connection);
    store.close().await;
    let new = dir.path().join("new.sqlite");
    moved(&at_path(&path), &at_path(&new)).await.unwrap();
    let others = "SELECT name, '' FROM sqlite_master WHERE name LIKE '%litestream%'";
    assert_eq!(
        (harness::rows_in(&path, others, true).await.len(), harness::rows_in(&new, others, true).await.len()),
        (1, 0)
    );
}

#[cfg(feature = "postgres")]
#[tokio::test]
async fn a_move_to_a_server_and_back_gives_the_same_file_and_goes_on_in_both() {
    if !harness::has_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let (path, back) = (world(dir.path()).await, dir.path().join("back.sqlite"));
    let there = harness::empty_on_server(&dir.path().join("there")).await;
    let before = (fs::read(&path).unwrap(), content(&path).await);
    let first = crate::move_data(&at_path(&path), &there, |_| {}).await.unwrap();
    let second = crate::move_data(&there, &at_path(&back), |_| {}).await.unwrap();
    assert_eq!(first, second);
    assert!(fs::read(&path).unwrap() == before.0);
    assert_eq!(content(&back).await, before.1);
    let store = open_at(&at_path(&path)).await;
    store.close().await;
    for location in [&there, &at_path(&back)] {
        goes_on(location, &store.inner.instance).await;
    }
    // Once more, with changes made on the server.
    let again = dir.path().join("again.sqlite");
    moved(&there, &at_path(&again)).await.unwrap();
    let (server, file) = (content(&again).await, content(&back).await);
    for table in ["actions", "tables", "seats", "results", "members"] {
        assert_eq!(server[table], file[table], "the same was played in both");
    }
}
