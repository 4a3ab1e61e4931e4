//! A file of every version, with rows in everything that it had room for, is brought up to date: nothing is
//! lost, and its games go on.

use super::old_file::{VERSION_2, VERSION_21, migrate};
use super::*;
use crate::open::{MIGRATIONS, newest};
use liege_game::by_id;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection as _};
use std::collections::{BTreeMap, BTreeSet};

/// The rows that each version first had room for.
const FIRST: &str = include_str!("every-version.sql");

/// Tables that follow from the rest, or that note what was done about it: the first start that knows such a
/// table fills it.
const FOLLOWS: [&str; 8] =
    ["conduct", "dues", "first_seats", "leaders", "locks", "meta", "results", "standings"];

/// Rows of those tables that have moved: the notes of each shard.
const MOVED: [&str; 3] = ["'alive'", "'heard'", "'behind'"];

/// Tables that are empty in these files.
pub(super) const EMPTY: [&str; 1] = ["rematches"];

/// Values that a newer program rewrites: time limits that older tables did not have, times that are worked
/// out at the start, and when a place is tried again.
const REWORDED: [(&str, &str); 5] = [
    ("tables", "terms"),
    ("tables", "wake"),
    ("parked", "again"),
    ("members", "unlisted"),
    ("members", "letters_chosen"),
];

/// The data of a file that is carried from version to version.
struct Carried {
    /// The first version.
    first: i64,
    /// The rows of a version, with those that only later ones have room for.
    rows: fn(i64) -> String,
    /// A player to move at table 1, and a move.
    moves: (&'static str, &'static str),
}

const CARRIED: [Carried; 2] = [
    Carried { first: 1, rows: of_version_2, moves: ("p3", "BC5-BV7") },
    Carried {
        first: 21,
        rows: |version| if version == 21 { VERSION_21.to_owned() } else { String::new() },
        moves: ("p1", "d4"),
    },
];

/// The rows of [`VERSION_2`] that a version has room for, and those of [`FIRST`].
fn of_version_2(version: i64) -> String {
    let is_local = |line: &&str| line.starts_with("INSERT INTO local_");
    let mut rows: Vec<&str> = match version {
        1 => VERSION_2.lines().filter(|line| !is_local(line)).collect(),
        2 => VERSION_2.lines().filter(is_local).collect(),
        _ => Vec::new(),
    };
    let heading = format!("-- version {version}");
    let section = FIRST.lines().skip_while(|line| *line != heading).skip(1);
    rows.extend(section.take_while(|line| !line.starts_with("--")));
    rows.join("\n")
}

/// The tables of a file and their columns.
pub(super) async fn tables(connection: &mut SqliteConnection) -> BTreeMap<String, BTreeSet<String>> {
    let columns: Vec<(String, String)> = sqlx::query_as(
        r"SELECT t.name, c.name FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
          WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\_%' ESCAPE '\' AND t.name NOT LIKE '\_%' ESCAPE '\'",
    )
    .fetch_all(connection)
    .await
    .unwrap();
    let mut tables: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (table, column) in columns {
        tables.entry(table).or_default().insert(column);
    }
    tables
}

/// The values of a table's rows in these columns.
pub(super) async fn rows(connection: &mut SqliteConnection, table: &str, columns: &[&str]) -> Vec<String> {
    let columns: Vec<String> = columns.iter().map(|column| format!(r#"quote("{column}")"#)).collect();
    let sql = format!(r#"SELECT json_array({}) AS row FROM "{table}" ORDER BY row"#, columns.join(", "));
    sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(connection).await.unwrap()
}

pub(super) async fn reading(path: &Path) -> SqliteConnection {
    SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(path).read_only(true)).await.unwrap()
}

/// Makes a file of each version from the data. Returns their versions and paths.
async fn files(carried: &Carried, dir: &Path) -> Vec<(i64, PathBuf)> {
    let path = dir.join("growing.db");
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .synchronous(sqlx::sqlite::SqliteSynchronous::Off);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql("PRAGMA application_id = 1281975655").execute(&mut connection).await.unwrap();
    let mut files = Vec::new();
    for version in MIGRATIONS.iter().map(|migration| migration.version) {
        migrate(&mut connection, version).await;
        if version < carried.first {
            continue;
        }
        sqlx::raw_sql(AssertSqlSafe((carried.rows)(version))).execute(&mut connection).await.unwrap();
        let file = dir.join(format!("version-{version}.db"));
        let to = file.to_str().unwrap().to_owned();
        sqlx::query("VACUUM INTO $1").bind(to).execute(&mut connection).await.unwrap();
        files.push((version, file));
    }
    connection.close().await.unwrap();
    files
}

/// A file of the present version with rows in everything that the first version had room for.
pub(super) async fn full(dir: &Path) -> PathBuf {
    let (_, path) = files(&CARRIED[0], dir).await.pop().unwrap();
    Store::open_with(&path, by_id).await.unwrap().close().await;
    path
}

/// Opens a copy of an old file with the present program, and goes on with it.
async fn bring_up_to_date(carried: &Carried, version: i64, old: &Path) {
    let path = &old.with_extension("opened");
    std::fs::copy(old, path).unwrap();
    match Store::open_read_only(path).await.map(|_| ()) {
        Ok(()) => assert_eq!(version, newest()),
        Err(error) => {
            assert!(matches!(error, OpenError::Older { found, .. } if found == version), "{error}");
        }
    }
    let store = Store::open_with(path, by_id).await.unwrap();
    let report = verify(&store).await.unwrap();
    assert!(report.is_sound(), "of version {version}: {report:?}");
    assert!(report.tables >= 3 && report.actions >= 4, "{report:?}");
    compare(version, &mut reading(old).await, &mut reading(path).await).await;

    let table = store.table(1).await.unwrap().unwrap();
    let entries = table.log().len();
    let now = table.log().last().unwrap().at;
    let (who, what) = carried.moves;
    let step = table.act(who, what, now).unwrap();
    let done = store.commit(&step, Beside::of(&[], None), now).await.unwrap();
    let Committed::Done(table) = done else { panic!("of version {version}: {done:?}") };
    assert!(table.log().len() > entries);
    store.forget_tables_in_memory();
    assert_eq!(store.table(1).await.unwrap().unwrap().log(), table.log());
    let report = verify(&store).await.unwrap();
    assert!(report.is_sound(), "of version {version}, after a move: {report:?}");
    store.close().await;
}

/// Checks that everything else is as it was.
async fn compare(version: i64, old: &mut SqliteConnection, new: &mut SqliteConnection) {
    let known = tables(new).await;
    for (table, columns) in tables(old).await {
        let now = known.get(&table).unwrap_or_else(|| panic!("{table} of version {version} is gone"));
        let kept = columns.intersection(now).map(String::as_str);
        let kept: Vec<&str> = kept.filter(|column| !REWORDED.contains(&(&table, column))).collect();
        let (before, after) = (rows(old, &table, &kept).await, rows(new, &table, &kept).await);
        if FOLLOWS.contains(&table.as_str()) {
            let before = before.iter().filter(|row| !MOVED.iter().any(|moved| row.contains(moved)));
            assert!(after.len() >= before.count(), "{table} of version {version} has lost rows");
        } else {
            assert_eq!(after, before, "{table} of version {version}");
        }
    }
}

#[tokio::test]
async fn a_file_of_every_version_is_brought_up_to_date_with_everything_in_it() {
    let mut seen = BTreeSet::new();
    for carried in &CARRIED {
        let dir = tempfile::tempdir().unwrap();
        for (version, path) in files(carried, dir.path()).await {
            bring_up_to_date(carried, version, &path).await;
            seen.insert(version);
        }
    }
    assert_eq!(seen, MIGRATIONS.iter().map(|migration| migration.version).collect());
}

/// A version that makes a table has rows for it in `every-version.sql`.
#[tokio::test]
async fn there_is_something_in_everything_that_a_version_has_room_for() {
    let dir = tempfile::tempdir().unwrap();
    for (version, path) in files(&CARRIED[0], dir.path()).await {
        let connection = &mut reading(&path).await;
        for table in tables(connection).await.into_keys() {
            let known = FOLLOWS.contains(&table.as_str()) || EMPTY.contains(&table.as_str());
            let rows = rows(connection, &table, &[]).await;
            assert!(
                known || !rows.is_empty(),
                "version {version} has nothing in {table}: add it to every-version.sql"
            );
        }
    }
}
